/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses in loops: what an address becomes some iterations later, as ptxas sees it when it
 * unrolls the loop, and what the loop does to the registers that the address depends on. */
#ifndef UNBANK_PTXAS_ADDRESS_ADVANCE_H
#define UNBANK_PTXAS_ADDRESS_ADVANCE_H

#include "ptxas/address/address.h"

/* An iteration of a loop that ptxas may unroll. */
struct iteration {
  uint32_t loop;
  bool wholly; /* the loop is unrolled completely, so counters have known start values; otherwise
                  partially, so counters are multiples of `unroll` steps */
  bool stays;  /* the loop stays rolled: one copy of its code serves all iterations */
  unsigned unroll; /* iterations per iteration of the unrolled loop */
  unsigned number; /* counts from 0 */
  unsigned write; /* for a register recomputed in each iteration: which of its writes, from 1 on, is
                     the last one; 0: unknown */
};

/* The address in an iteration. False if it is unknown, or the loop does not change the address.
 * *is_known: it is folded as far as ptxas might fold it. */
bool unbank_address_after(struct addresses *addresses, struct address address,
                          struct iteration iteration, struct address *out, bool *is_known);

/* Whether the address depends on a register that is written in several places of the loop, between
 * which numbers decide a branch: if ptxas unrolls the loop completely, it knows what each iteration
 * leaves in the register. */
bool unbank_address_is_decided(struct addresses *addresses, struct address address, uint32_t loop);

/* For a block that leaves a loop: whether numbers alone may decide its branch, so that ptxas knows
 * the trip count. */
bool unbank_address_may_end(struct addresses *addresses, uint32_t loop, uint32_t block);

/* Whether its branch compares signed numbers by order. If it does not, and the trip count is
 * unknown, ptxas runs the remainder iterations first. */
bool unbank_address_ends_in_order(const struct addresses *addresses, uint32_t block);

/* Whether a loop leaves an operand unchanged, so that it is the same in every iteration. */
bool unbank_address_is_kept(const struct addresses *addresses, uint32_t loop,
                            const struct ptx_operand *operand);

/* Whether a block writes a register with several writes that a base depends on. */
bool unbank_address_is_written_in(const struct addresses *addresses, uint32_t block, uint32_t base);

/* What is known of an address in an iteration. */
enum in_iteration {
  IN_ITERATION_UNKNOWN, /* nothing */
  IN_ITERATION_ONE,     /* the address */
  IN_ITERATION_ONE_OF,  /* it is one of several; iteration.write selects one */
  IN_ITERATION_PAST     /* iteration.write exceeds their number */
};

/* The address in an iteration, also if the loop does not change it. */
enum in_iteration unbank_address_in_iteration(struct addresses *addresses, struct address address,
                                              struct iteration iteration, struct address *out);

/* Whether a base is a sum of counters, invariants, and products of these by numbers, so that every
 * iteration moves it by the same distance. */
bool unbank_address_is_sum(const struct addresses *addresses, uint32_t base);

/* Whether numbers show that the branch at the end of a block leaves the loop in an iteration. */
bool unbank_address_leaves(struct addresses *addresses, uint32_t loop, uint32_t block,
                           unsigned number);

#endif
