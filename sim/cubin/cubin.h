/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a cubin says of shared memory: its instructions, and the widths they give the sites.
 *
 *   instruction   one of the device (SASS, 16 bytes of code) that may access shared memory
 *   PTX line      a line of the PTX that ptxas was given; with -lineinfo the cubin holds this text,
 *                 and for each instruction the line that it comes from
 */
#ifndef UNBANK_SIM_CUBIN_CUBIN_H
#define UNBANK_SIM_CUBIN_CUBIN_H

#include "sim/sim.h"

struct instruction {
  enum unbank_op op;
  uint32_t bytes;   /* of a lane; 0: not told */
  bool generic;     /* its address may be a global one */
  bool elected;     /* one address for the warp, so that one lane does it for all */
  int32_t offset;   /* added to its address register */
  uint8_t base;     /* that register */
  const char *file; /* of the source, the last part of its path, or NULL */
  uint32_t line;    /* in it, or 0 */
  uint32_t ptx;     /* PTX line, from 1 on, or 0 */
};

struct cubin_function {
  const char *name;
  struct instruction *items; /* in the order of their addresses */
  size_t count, capacity;
};

struct cubin {
  LIST_OF(struct cubin_function) functions;
  LIST_OF(const char *) ptx; /* its text; none without -lineinfo */
};

/* Reads the file that ptxas wrote. */
struct outcome cubin_read(struct cubin *cubin, const char *path, struct arena *arena);
const struct cubin_function *cubin_find(const struct cubin *cubin, const char *name);

/* How sites and instructions were matched. */
enum cubin_evidence {
  CUBIN_BY_ACCESS, /* each instruction says which IR instruction it comes from */
  CUBIN_BY_LINE,   /* by source line */
  CUBIN_BY_KERNEL, /* for the whole kernel, without line information */
};

struct cubin_match {
  enum cubin_evidence evidence;
  size_t sites;                 /* that access shared memory in the kernel */
  size_t matched;               /* of these, whose instructions are known */
  size_t merged, split, absent; /* of these, moved by the instruction of another access; by several
                                   instructions; by none */
  size_t narrowed;              /* of these, moved only in part, because nothing uses the rest */
  size_t unknown;               /* of `sites`: site.unknown says why */
  const char *note;             /* why there is no better evidence, or NULL */
};

/* Gives the sites of a kernel the instructions that a cubin of the same module has for them:
 * `bytes`, `lead`, `pieces`, `unknown`. The program must have been loaded with `with_cubin`. */
struct outcome cubin_apply(struct program *program, const struct kernel *kernel, const char *path,
                           struct cubin_match *match);
/* After a launch: takes back what its addresses disprove, and clears the counts of these sites. */
void cubin_check(struct program *program, struct tally *tally, struct cubin_match *match);

LIST_STRUCT(names, const char *);
/* The marks of accesses in a cubin's PTX (ptx.c), for some functions: marks[line], 0 for other
 * lines. NULL, and *why, if the PTX is not that of this module. */
uint32_t *ptx_marks(struct program *program, const struct cubin *cubin,
                    const struct names *functions, const char **why);

#endif
