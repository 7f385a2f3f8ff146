/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The job file: what bench/build.py and bench/verify.py tell bench/gpu_run.c. One job is one kernel
 * with its launch, its arguments and its variants, each a cubin compiled from the same source.
 * Text, one fact a line, so that the machine with the GPU needs no JSON library:
 *
 *   kernel convolve                           a short name, for tables
 *   symbol _Z8convolvePfPKfi                  the entry to launch
 *   grid 256 256 1                            blocks
 *   block 32 8 1                              threads of a block
 *   output f32[67108864]:zero                 an argument, as sim/run/memory.h writes it;
 *   input f32[67108864]:random:1              `output`: compared
 *   input i32:8192
 *   global weights input f32[17]:random:2     a __constant__ or __device__ variable (optional)
 *   dynamic 4096                              bytes of dynamic shared memory of the variants that
 *                                             follow (optional; 0 before the first such line)
 *   variant plain convolve.plain.cubin        paths are relative to the job file's folder
 *   dynamic 4224
 *   variant hand-pad convolve.hand-pad.cubin
 *   end
 *
 * Arguments are the kernel's parameters in order. The first variant is the reference of all
 * comparisons. `#` starts a comment line. Paths of fills are relative to the working folder.
 */
#ifndef UNBANK_BENCH_JOBS_H
#define UNBANK_BENCH_JOBS_H

#include "sim/run/memory.h"

enum { MAX_SLOTS = 32, MAX_VARIANTS = 32 };

/* What is filled before a launch: an argument or a variable. */
struct slot {
  struct argument argument;
  char *global; /* the variable's name; NULL: an argument */
};

struct variant {
  char *name, *path;
  unsigned dynamic_bytes;
};

struct job {
  char *name, *symbol;
  unsigned grid[3], block[3];
  struct slot slots[MAX_SLOTS]; /* arguments first */
  size_t slot_count;
  struct variant variants[MAX_VARIANTS];
  size_t variant_count;
};

struct jobs {
  struct job *items;
  size_t count, capacity;
};

/* Reads a job file into the arena. NULL, or a malloc'd sentence that names the line. */
char *unbank_jobs_read(struct arena *arena, const char *path, struct jobs *jobs);

#endif
