/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which accesses of one array may be merged, before the question of how wide (merge.h): those
 * whose planned addresses differ only by constants, with nothing between that keeps them apart.
 *
 *     base      a planned address without its constant
 *     by_ptxas  a number shared by accesses that ptxas may merge: those with the same base,
 *               ptxas_region and operation
 *     by_llvm   the same for LLVM's vectorizer. Within an llvm_region it moves loads up to the
 *               first of them, and stores down to the last, past anything that cannot touch their
 *               bytes: other arrays; other places of the same base; and, where addresses are plain
 *               sums of terms, what lies elsewhere modulo the power of two by which the sums differ
 *
 * Accesses are added in execution order. Each base is kept once, under a hash, until no region
 * continues, so a block of many accesses takes time proportional to their number. */
#ifndef UNBANK_WIDTHS_NEIGHBOURS_H
#define UNBANK_WIDTHS_NEIGHBOURS_H

#include "rewrite/plan.h"

struct neighbour {
  const struct access *access;
  bool is_planned; /* else it stays by itself */
  int64_t constant;
  uint32_t align, align_by_scales; /* of the base, by its plan */
  uint32_t base;                   /* number of a base */
  uint32_t by_llvm, by_ptxas;
  bool counts_along; /* the base changes in the loop that uses it */
};

struct neighbours {
  struct neighbour *all;
  uint32_t count;
  uint32_t settled;   /* earlier ones have their numbers, and their bases are gone */
  struct arena arena; /* holds the bases */
  struct map last;    /* from a hash, as a pointer, to 1 + the last base with that hash */
  LIST_OF(struct base) bases;
};

/* Adds the next access, with its plan or NULL. `all` has room for it. */
void unbank_add_neighbour(struct neighbours *it, const struct module *module,
                          const struct access *access, const struct plan *plan);
/* Ends the list. Then all accesses have numbers: the index of an access that shares the number. */
void unbank_end_neighbours(struct neighbours *it);

#endif
