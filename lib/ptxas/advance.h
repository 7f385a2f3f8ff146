/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses in loops: what an address becomes some iterations later, as ptxas sees it when it
 * unrolls the loop, and what the loop does with the registers that it is computed of. */
#ifndef UNBANK_PTXAS_ADVANCE_H
#define UNBANK_PTXAS_ADVANCE_H

#include "ptxas/address.h"

/* Which iteration of a loop that ptxas may unroll. */
struct iteration {
  uint32_t loop;
  bool wholly;     /* the loop is unrolled whole: counters are what they start at. Else in part, so
                      that counters are multiples of `unroll` steps */
  bool stays;      /* the loop stays as it is: one copy of its code is for all iterations */
  unsigned unroll; /* iterations that one iteration then does */
  unsigned number; /* from 0 on */
  unsigned write;  /* of a register that each iteration makes anew, which of its writes is the
                      last, from 1 on; 0: it is not known what is in it */
};

/* What an address is in an iteration. False if that is not known, or the loop does not change the
 * address. *is_known: it is computed as far as ptxas may compute it. */
bool unbank_address_after(struct addresses *addresses, struct address address,
                          struct iteration iteration, struct address *out, bool *is_known);

/* Whether a register that the address is computed of is written in several places of the loop, and
 * numbers decide a branch between them: where ptxas unrolls the loop whole, it knows what each
 * iteration leaves in it. */
bool unbank_address_is_decided(struct addresses *addresses, struct address address, uint32_t loop);

/* Of a block that leaves a loop: whether its branch may be decided by numbers alone, so that ptxas
 * knows how often the loop runs. */
bool unbank_address_may_end(struct addresses *addresses, uint32_t loop, uint32_t block);

/* Whether its branch compares signed numbers by their order. Where it does not, and nobody knows
 * how often the loop runs, ptxas does the iterations that are left over first. */
bool unbank_address_ends_in_order(const struct addresses *addresses, uint32_t block);

/* Whether a loop leaves what an address is computed of as it was, so that it is the same in every
 * iteration. */
bool unbank_address_is_kept(const struct addresses *addresses, uint32_t loop,
                            const struct ptx_operand *operand);

/* Whether a block writes one of the registers that several instructions write and that a base is
 * computed of. */
bool unbank_address_is_written_in(const struct addresses *addresses, uint32_t block, uint32_t base);

/* How much is known of an address in an iteration. */
enum in_iteration {
  IN_ITERATION_UNKNOWN, /* nothing */
  IN_ITERATION_ONE,     /* the address */
  IN_ITERATION_ONE_OF,  /* that it is one of several, of which iteration.write says one */
  IN_ITERATION_PAST     /* that iteration.write is more than there are */
};

/* What any address is in an iteration, also one that the loop does not change. */
enum in_iteration unbank_address_in_iteration(struct addresses *addresses, struct address address,
                                              struct iteration iteration, struct address *out);

/* Whether a base is a sum of counters, of what stays, and of products of such with numbers, so that
 * each iteration moves it as far. */
bool unbank_address_is_sum(const struct addresses *addresses, uint32_t base);

/* Whether numbers tell that the branch at a block's end leaves the loop in an iteration. */
bool unbank_address_leaves(struct addresses *addresses, uint32_t loop, uint32_t block,
                           unsigned number);

#endif
