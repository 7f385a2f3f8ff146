/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Promises. An access promises that its address, a base and a constant, is aligned to its width.
 * ptxas relies on that wherever the access is executed earlier.
 *
 * ptxas does so where the access is in the block that computes the base (2 forms on sm_75 to
 * sm_120, in each of 6 places); and now and then where a loop around the access lacks that block.
 */
#ifndef UNBANK_WIDTHS_READINGS_PROMISES_H
#define UNBANK_WIDTHS_READINGS_PROMISES_H

#include "ptxas/address.h"
#include "widths/items/merge.h"

struct readings;
struct site;

/* base + at is a multiple of bytes, from this block on. One promise is kept for each base and
 * block. */
struct promise {
  uint32_t base, block, bytes, at;
  bool is_open;  /* the base is not known to be computed in the block */
  uint32_t next; /* another one of the base */
};

/* A promise of more than the code shows of a base. */
struct surprise {
  uint32_t base, block;
  struct address_given given; /* of what is added to a variable's place in the base */
};

struct promises {
  LIST_OF(struct promise) made;
  LIST_OF(struct surprise) surprises;
  struct map homes; /* a base to the first block that computes it */
  struct map last;  /* a base, or a base and a block, to its last in `made` */
};

/* Of all sites. */
void unbank_find_promises(struct readings *readings);

/* Sets what the piece's base was promised by those that are executed before the site. */
void unbank_find_promise(struct readings *readings, const struct site *site, uint32_t base,
                         struct piece *piece);

/* Sets what the piece's base may be aligned to by promises of others. */
void unbank_find_surprise(struct readings *readings, const struct site *site, uint32_t base,
                          struct piece *piece);

#endif
