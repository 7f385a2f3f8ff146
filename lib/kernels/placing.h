/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where ptxas places the arrays of a kernel, as seen in cubins (ptxas 13). Within each of the
 * following groups, arrays are in the order of their declarations, each aligned as declared:
 *
 *     arrays visible to the linker: weak ones (of templates and inline functions) and external ones
 *     the kernel's own: internal ones that only it uses, which LLVM declares inside it
 *     internal ones that several functions use
 *     internal ones that one function uses, which the kernel calls
 *
 * Dynamic memory follows at a multiple of 16. A new array is internal, so a rewrite moves other
 * arrays even if it takes no more bytes. */
#ifndef UNBANK_KERNELS_PLACING_H
#define UNBANK_KERNELS_PLACING_H

#include "model/model.h"

/* What is placed: the arrays as they are, or as chosen so far. A hypothesis is a copy of an
 * instance, with another layout or code, that replaces the instance with its id. */
struct placing {
  const struct module *module;
  const struct kernel *kernel;
  bool chosen;                       /* instances are as chosen so far; else as they are */
  const struct instance *hypothesis; /* replaces its instance in either case; or NULL */
  uint64_t bytes;                    /* of the hypothesis; 0: what its layout needs */
  /* If not `chosen`, the instance for which a layout is being chosen: all others that change are
   * placed with their new alignment and their old size. NULL: with their old alignment. */
  const struct instance *weighed;
};

/* The places of the kernel's arrays, in the order of kernel->arrays, and then the end of the last.
 * Members of a joined array have different places; its place is the bitwise or of theirs, so a
 * power of two that divides it divides each of them. */
const uint64_t *unbank_place_arrays(const struct placing *it, struct arena *arena);

/* Whether the instance's array will be in another group once it has a layout, because a function
 * that receives its address then names it. */
bool unbank_changes_group(const struct module *module, const struct instance *instance);

#endif
