/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_SIM_CUBIN_MATCH_H
#define UNBANK_SIM_CUBIN_MATCH_H

#include "sim/cubin/cubin.h"
#include "sim/cubin/partition.h"

/* The matching of one kernel. match.c calls the other files. */
struct matcher {
  struct program *program;
  struct arena *arena;
  struct cubin_match *match;
  struct cubin_function code; /* of all functions that the kernel may run */
  struct names functions;
  const uint32_t *marks; /* of PTX lines, or NULL */
  size_t ptx_count;
  bool by_line;
  uint32_t *sites;
  size_t site_count;
  struct clusters clusters;
  struct clusters left; /* that only instructions of unknown origin can belong to */
};

/* The i-th site of a cluster. */
struct site *site_of(const struct matcher *it, const struct cluster *cluster, size_t i);
/* The mark of the access that an instruction comes from, or 0. */
uint32_t mark_of(const struct matcher *it, const struct instruction *instruction);
/* Loads and stores keep their kind; an atomic whose result is not used may look like one whose is.
 */
bool same_kind(enum unbank_op a, enum unbank_op b);

/* Answers. */
void set_partition(struct matcher *it, const struct cluster *cluster, size_t choice);
void set_unknown(struct matcher *it, const struct cluster *cluster, const char *reason);
void set_absent(struct matcher *it, struct site *site);

/* Adds to `left` what only instructions of unknown origin can belong to (match_access.c). */
void match_by_access(struct matcher *it, const struct cluster *cluster);
/* Matches all clusters and instructions: line by line, or all together unless `by_line`
 * (match_line.c). */
void match_by_line(struct matcher *it);

#endif
