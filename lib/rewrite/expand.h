/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A memcpy, memmove or memset whose array changes becomes loads and stores: one for each piece that
 * stays together in the array (the accesses that find/arrays.c made of the call, or parts of them).
 * A load or store that is not aligned to its width becomes narrower ones where the layout may part
 * its bytes: clang vectorises loops over 8 and 16 bits so. */
#ifndef UNBANK_REWRITE_EXPAND_H
#define UNBANK_REWRITE_EXPAND_H

#include "rewrite/rewrite_internal.h"

/* Replaces a call; its accesses are those from `first` up to `last`, all of one side, then all of
 * the other. They are of the new instructions then. */
void unbank_expand_copy(struct rewriter *rewriter, size_t first, size_t last);

/* Replaces a load or store by narrower ones, of which the access's instruction is the first then.
 */
void unbank_expand_access(struct rewriter *rewriter, const struct instance *instance,
                          const struct access *access);

#endif
