/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A profile: what the lanes of a measured launch addressed, for the pass to score what depends on
 * data. Written by the simulator (sim/report/sampler.h), read by the pass (score/measure.h); JSON,
 * version 1, docs/profile-v1.schema.json.
 *
 *   kernel    one launch of it: its block shape, how many blocks were counted
 *   access    an access that a report lists, identified by its function and its number in it
 *   pattern   the lane addresses of warp executions that were alike, and their number
 *
 * Executions are those of all counted blocks. The patterns of an access may be a sample of them:
 * their counts add up to about the same.
 *
 * The fingerprint (kernels/fingerprint.h) is that of the kernel's code as it was measured. A
 * profile is a hint: an old or wrong one costs time, never results.
 *
 * Units: bytes. Offsets are from the beginning of the array. No LLVM here. */
#ifndef UNBANK_PROFILE_PROFILE_H
#define UNBANK_PROFILE_PROFILE_H

#include <stdint.h>

#include "support/arena.h"
#include "unbank/bank.h"
#include "unbank/options.h"

struct profile_pattern {
  uint64_t count;
  struct unbank_lanes lanes;
};

struct profile_access {
  const char *id;       /* as in the report of that module: "s3"; for people */
  const char *function; /* demangled */
  uint32_t number;      /* among the listed accesses of the function, in IR order */
  const char *array;    /* mangled */
  enum unbank_op op;
  uint32_t bytes;
  const char *file; /* NULL: not known; for people, like the line */
  long line;
  uint64_t executions;
  LIST_OF(struct profile_pattern) patterns;
};

struct profile_kernel {
  const char *name; /* mangled */
  uint64_t fingerprint;
  struct unbank_shape block, grid;
  uint64_t blocks; /* counted */
  LIST_OF(struct profile_access) accesses;
};

struct profile {
  const char *path;
  LIST_OF(struct profile_kernel) kernels;
};

/* All texts are the arena's. NULL, or a malloc'd sentence that names the file and the place in it.
 */
char *unbank_profile_read(const char *path, struct arena *arena, struct profile *out);
/* Writes to profile->path. */
char *unbank_profile_write(const struct profile *profile);

#endif
