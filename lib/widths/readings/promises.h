/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Promises. An access promises that its address, a base plus a constant, is aligned to its width.
 * ptxas relies on that wherever the access is certainly executed earlier.
 *
 * It does so if the access is in the block that computes the base (2 test kernels on sm_75 to
 * sm_120, in each of 6 places). If a loop around the access does not contain that block, ptxas was
 * seen to rely on the promise, and not to. */
#ifndef UNBANK_WIDTHS_READINGS_PROMISES_H
#define UNBANK_WIDTHS_READINGS_PROMISES_H

#include "ptxas/address/address.h"
#include "widths/items/merge.h"

struct readings;
struct site;

/* In the blocks that `block` dominates, base + at is a multiple of `bytes`. One promise, the widest
 * access's, is kept for each base and block. */
struct promise {
  uint32_t base, block, bytes, at;
  bool is_open;  /* the base is not known to be computed in the block */
  uint32_t next; /* in `made`: another promise of the base */
};

/* A promise of more alignment than the code proves of the base. */
struct surprise {
  uint32_t base, block;
  struct address_given given; /* the zeros of what the base adds to an array's place */
};

struct promises {
  LIST_OF(struct promise) made;
  LIST_OF(struct surprise) surprises;
  struct map homes; /* a base -> the first block that computes it */
  struct map last;  /* a base, or a base and a block -> its last promise in `made` */
};

/* Collects the promises of all sites. */
void unbank_find_promises(struct readings *readings);

/* Adds what a vector promises in an iteration of an unrolled loop, where its address is this one.
 * Accesses of other iterations were seen to rely on it, and not to. */
void unbank_promise_in_iteration(struct readings *readings, const struct site *site,
                                 struct address address);

/* Sets the piece's promise: the widest that its base has from accesses executed before the site. */
void unbank_find_promise(struct readings *readings, const struct site *site, uint32_t base,
                         struct piece *piece);

/* Raises the piece's alignment, unproved, to what surprises of other bases may imply of its own. */
void unbank_find_surprise(struct readings *readings, const struct site *site, uint32_t base,
                          struct piece *piece);

#endif
