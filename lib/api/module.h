/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Modules from bytes, as the library and the command read them. */
#ifndef UNBANK_API_MODULE_H
#define UNBANK_API_MODULE_H

#include <llvm-c/Core.h>

/* The first line of one of LLVM's messages, which go on with source text and a caret, as a malloc'd
 * sentence that names the file; releases the message. */
char *unbank_first_line(const char *path, char *message);

/* Parses and verifies. Consumes the buffer: LLVM 19 has no parser that does not. NULL, or a
 * malloc'd sentence. */
char *unbank_parse_module(LLVMContextRef context, const char *path, LLVMMemoryBufferRef buffer,
                          LLVMModuleRef *module);

#endif
