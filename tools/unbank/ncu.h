/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Exports of Nsight Compute. Two kinds have figures for accesses to shared memory:
 *
 *     ncu --import FILE --csv --page source --print-source cuda,sass     by line
 *     ncu --import FILE --csv --page raw                                 by kernel
 *
 * Both are tables, with a header, between other lines; columns are found by name. Launches of one
 * kernel are added up. Kernel names are as ncu writes them: "transpose(float *, const float *,
 * int)". */
#ifndef UNBANK_NCU_H
#define UNBANK_NCU_H

#include "support/arena.h"
#include "unbank/options.h"

/* Classes of accesses that have a counter each. */
enum ncu_class { NCU_LOADS, NCU_STORES, NCU_ATOMICS, NCU_CLASSES };

struct ncu_kernel {
  const char *name;
  struct unbank_shape block; /* x == 0: unknown */
  bool mixes_blocks;         /* several shapes were launched; `block` is the first */
  double blocks;             /* of all launches; 0: unknown */
  double warps;   /* of all launches, from executions of the first instruction; 0: unknown */
  uint64_t first; /* address of the first instruction */
  double wavefronts[NCU_CLASSES]; /* of all launches; NAN: not exported */
  double conflicts;               /* turns that ncu counts as bank conflicts; NAN: not exported */
};

struct ncu_line {
  size_t kernel; /* index */
  const char *file;
  long line;
  double wavefronts, ideal; /* of all launches, by ncu */
  const char *instructions; /* "4 LDS, 1 STS.128" */
};

struct ncu_export {
  LIST_OF(struct ncu_kernel) kernels;
  LIST_OF(struct ncu_line) lines;
};

/* Adds the contents of a file. NULL, or a malloc'd sentence. */
char *ncu_read(struct arena *arena, const char *path, struct ncu_export *out);

#endif
