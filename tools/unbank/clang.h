/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank clang++ ARGUMENT...: clang++ with the plugin, and with what clang must be told of this
 * machine so that a CUDA program compiles and links. */
#ifndef UNBANK_CLANG_H
#define UNBANK_CLANG_H

/* Becomes clang++; argv[0] is the command's name, the rest are clang's arguments. Returns an exit
 * code only if that fails. */
int unbank_command_clang(int argc, const char **argv);

#endif
