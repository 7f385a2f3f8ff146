/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A job: one kernel launch as examples/kernels.json describes it, and the buffers it works on.
 *
 * Buffers lie between guard pages, so that an access outside of one stops the program. */
#ifndef UNBANK_TEST_JOB_H
#define UNBANK_TEST_JOB_H

#include "sim/sim.h"

struct element {
  const char *name; /* "f32" */
  uint32_t bytes;
  bool is_float;
};

/* The i-th element of a buffer is
 *   zero    0
 *   ramp    i, modulo the type's range
 *   random  from a hash of seed and i: a float in [0, 1), an integer over the whole range */
enum fill { FILL_ZERO, FILL_RAMP, FILL_RANDOM, FILL_COUNT };

struct argument {
  const struct element *element;
  bool is_buffer, is_output;
  size_t count; /* elements of a buffer */
  enum fill fill;
  uint64_t seed;
  double real; /* of a scalar */
  int64_t integer;
};

struct job {
  const char *name, *kernel; /* of the entry; mangled */
  struct dim3 grid, block;
  uint32_t dynamic_bytes;
  bool guarded; /* guards such as gid < n switch some of the block's threads off */
  struct argument *arguments;
  size_t argument_count;
};

/* Reads the entry `name`. NULL, or a malloc'd sentence. */
char *job_read(struct job *job, const char *path, const char *name, struct arena *arena);

/* "32", "32x8", "32x8x4". */
bool dim3_parse(const char *text, struct dim3 *out);

/* The memory of one run of a job. */
struct memory {
  const struct job *job;
  void **values; /* values[i] points to the i-th argument's value: for a buffer, its address */
  unsigned char **buffers;    /* NULL for a scalar */
  struct region_list regions; /* the buffers, for a launch */
};
/* Allocates and fills. NULL, or a malloc'd sentence. */
char *memory_fill(struct memory *memory, const struct job *job, struct arena *arena);
void memory_free(struct memory *memory);

/* NULL when the outputs are equal bit for bit, or a malloc'd sentence about the first difference.
 */
char *memory_compare(const struct memory *expected, const struct memory *actual);
/* Whether any output differs from what it was filled with. */
bool memory_changed(const struct memory *memory);

#endif
