/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where ptxas places the arrays of a kernel, as seen in cubins (ptxas 13). In the order of their
 * declarations, each aligned as it asks for,
 *
 *     arrays that a linker sees: weak ones (of templates and inline functions) and external ones
 *     the kernel's own: internal ones that it alone uses, which LLVM declares inside it
 *     internal ones that several functions use
 *     those that one function alone uses which the kernel calls
 *
 * and dynamic memory at a multiple of 16 behind all of them. A new array is internal, so a rewrite
 * moves other arrays even where it takes no more bytes. */
#ifndef UNBANK_KERNELS_PLACING_H
#define UNBANK_KERNELS_PLACING_H

#include "model/model.h"

/* What is placed: the arrays as they are, or as chosen so far. A hypothesis is a copy of an
 * instance, with another layout or another code, that stands for the instance of its id. */
struct placing {
  const struct module *module;
  const struct kernel *kernel;
  bool chosen;                       /* instances are as chosen so far; else as they are */
  const struct instance *hypothesis; /* this one is as said here, in either case; or NULL */
  uint64_t bytes;                    /* that the hypothesis takes; 0: what its layout needs */
  /* The instance that is weighed, if not `chosen`: all others that change are placed with their new
   * alignment and their old size. NULL: with their old alignment. */
  const struct instance *weighed;
};

/* The places of the kernel's arrays, in the order of kernel->arrays, and the bytes of all. Of
 * joined arrays, whose places differ, all bits that one of them has: what divides that divides
 * each. */
uint64_t unbank_place_arrays(const struct placing *it, uint64_t *places);

/* Whether the instance's array, once it has a layout, stands in another group than now: a function
 * that is given its address names it then. */
bool unbank_changes_group(const struct module *module, const struct instance *instance);

#endif
