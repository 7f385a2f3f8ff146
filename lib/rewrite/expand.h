/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A memcpy, memmove or memset whose array changes becomes loads and stores: one for each piece that
 * stays together in the array (the accesses that find/arrays.c made of the call, or parts of them).
 * A load or store that is not aligned to its width becomes narrower ones where the layout may part
 * its bytes. (clang makes such accesses when it vectorises loops over 8 and 16 bits.) */
#ifndef UNBANK_REWRITE_EXPAND_H
#define UNBANK_REWRITE_EXPAND_H

#include "rewrite/rewrite_internal.h"

/* Replaces a call by its pieces. Its accesses are those from `first` up to `last`, the last not
 * included: all of one side, then all of the other. Afterwards each names its new instruction. */
void unbank_expand_copy(struct rewriter *rewriter, size_t first, size_t last);

/* Replaces a load or store by narrower ones. Afterwards the access names the first of them. */
void unbank_expand_access(struct rewriter *rewriter, const struct instance *instance,
                          const struct access *access);

#endif
