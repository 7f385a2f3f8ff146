/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The job file: what bench/build.py tells bench/gpu_run.c. One job is one kernel with its launch,
 * its arguments and its variants, each a cubin compiled from the same source. Text, one fact a
 * line, so that the machine with the GPU needs no JSON library:
 *
 *   kernel transpose                          a short name, for tables
 *   symbol _Z9transposePfPKfi                 the entry to launch
 *   grid 256 256 1                            blocks
 *   block 32 8 1                              threads of a block
 *   dynamic 0                                 bytes of dynamic shared memory (optional)
 *   buffer f32 67108864 zero 0 output         type, elements, fill, seed; `output`: compared
 *   buffer f32 67108864 random 1 input
 *   scalar i32 8192
 *   variant plain transpose.plain.cubin       paths are relative to the job file's folder
 *   variant hand-pad transpose.hand-pad.cubin
 *   end
 *
 * Buffers and scalars are the kernel's parameters in order. The first variant is the reference of
 * all comparisons. `#` starts a comment line.
 */
#ifndef UNBANK_BENCH_JOBS_H
#define UNBANK_BENCH_JOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MAX_ARGS = 12, MAX_VARIANTS = 12 };

enum fill { FILL_ZERO, FILL_RAMP, FILL_RANDOM, FILL_COUNT };

/* How one value is stored. */
struct element {
  const char *name; /* "f32" */
  size_t bytes;
  bool is_float;
};

struct arg {
  bool is_buffer, is_output;
  const struct element *element;
  size_t count; /* elements of a buffer */
  enum fill fill;
  uint64_t seed;
  unsigned char value[8]; /* of a scalar */
};

struct variant {
  char *name, *path;
};

struct job {
  char *name, *symbol;
  unsigned grid[3], block[3], dynamic_bytes;
  struct arg args[MAX_ARGS];
  size_t arg_count;
  struct variant variants[MAX_VARIANTS];
  size_t variant_count;
};

struct jobs {
  struct job *items;
  size_t count, room;
};

struct arena;

/* Reads a job file into the arena. NULL, or a malloc'd sentence that names the line. */
char *unbank_jobs_read(struct arena *arena, const char *path, struct jobs *jobs);

/* Bytes of a buffer. */
size_t unbank_arg_bytes(const struct arg *arg);

/* Writes the first contents of a buffer, the same on every machine. Element i is
 *   zero    0
 *   ramp    i mod 1,021 (prime, so that no power-of-two stride meets one value only)
 *   random  a hash of seed and i: a float in [-1, 1), an integer in [0, 256) */
void unbank_arg_fill(const struct arg *arg, void *memory);

#endif
