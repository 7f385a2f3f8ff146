/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which accesses of one array may become one, before it is asked how wide (merge.h): those whose
 * planned addresses differ by constants alone, and that nothing between keeps apart.
 *
 *   base        what is left of a planned address without its constant
 *   by_ptxas    a number shared by accesses that ptxas may merge: those of one base, one
 *               ptxas_region and one operation
 *   by_llvm     the same for LLVM's vectorizer. Inside an llvm_region it moves loads up to the
 *               first of them, and stores down to the last, past whatever cannot touch the bytes
 *               that they move: other arrays; other places of the same base; and, where addresses
 *               are plain sums of terms, what lies elsewhere modulo the power of two by which the
 *               sums differ
 *
 * Accesses are asked in the order of execution. Each base is kept once, under a hash, until no
 * region goes on: a block of many accesses takes as long as there are of them. */
#ifndef UNBANK_WIDTHS_NEIGHBOURS_H
#define UNBANK_WIDTHS_NEIGHBOURS_H

#include "rewrite/plan.h"

struct neighbour {
  const struct access *access;
  bool is_planned; /* else it stays by itself */
  int64_t constant;
  uint32_t align, align_by_scales; /* of the base, as the plan has it */
  uint32_t base;                   /* index of a base */
  uint32_t by_llvm, by_ptxas;
  bool counts_along; /* the base changes in the loop that it is used in */
};

struct neighbours {
  struct neighbour *all;
  uint32_t count;
  uint32_t settled;   /* those before it have their numbers, and their bases are gone */
  struct arena arena; /* of the bases */
  struct map last;    /* a hash, as a pointer, to 1 + the last base that has it */
  LIST_OF(struct base) bases;
};

/* Takes the next access, with its plan or NULL. `all` has room for it. */
void unbank_add_neighbour(struct neighbours *it, const struct module *module,
                          const struct access *access, const struct plan *plan);
/* After the last: all have their numbers, each the index of one that has it, too. */
void unbank_end_neighbours(struct neighbours *it);

#endif
