/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_WAVEFRONTS_H
#define UNBANK_WAVEFRONTS_H

/* Compares the bank rule with the measured rows of a CSV file and prints what disagrees. Returns an
 * exit code. */
int unbank_command_wavefronts(const char *path);

#endif
