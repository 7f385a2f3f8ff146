/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A job: one kernel launch as examples/kernels.json describes it. An argument is
 *
 *   {"i32": 64}                                              a number
 *   {"buffer": "f32", "count": 64, "fill": "random", "seed": 7, "range": [0, 9]}
 *   "f32[64]:random:7:0:9"                                   the text that argument_parse reads */
#ifndef UNBANK_TEST_JOB_H
#define UNBANK_TEST_JOB_H

#include "sim/run/memory.h"

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

/* The same of an entry that is read already; the name stays as it is. */
struct json_t;
char *job_read_entry(struct job *job, struct json_t *entry, struct arena *arena);

/* "32", "32x8", "32x8x4". */
bool dim3_parse(const char *text, struct dim3 *out);

#endif
