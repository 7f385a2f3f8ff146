/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Keeping what kernels compute, for bench/verify.py to compare with the simulator. In a folder:
 *
 *   outputs.bin  the outputs, one after the other, as they lie in memory
 *   outputs.csv  kernel,variant,slot,offset,bytes: where each lies; a slot is the number of an
 *                argument, or of a variable counted on from the last argument; after the last of a
 *                variant a row whose slot is `end`
 *   begun.txt    kernel and variant of each launch, written before it
 *
 * A kernel that fails spoils the process, so the program ends there, and so it does when one takes
 * longer than SECONDS_MAX. Called again with the same folder it goes on behind what has begun.
 */
#ifndef UNBANK_BENCH_OUTPUTS_H
#define UNBANK_BENCH_OUTPUTS_H

struct jobs;

/* 0, or 2 after a message. */
int unbank_outputs_write(const char *folder, const struct jobs *jobs);

#endif
