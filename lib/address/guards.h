/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the branches on the way to a point of a function say of an integer. */
#ifndef UNBANK_ADDRESS_GUARDS_H
#define UNBANK_ADDRESS_GUARDS_H

#include "address/facts.h"

/* A point in a function: a block, or the edge from it to one of its successors. */
struct program_point {
  LLVMBasicBlockRef block;
  LLVMBasicBlockRef to; /* or NULL */
};

/* What is known of an integer without its guards. */
struct known_range {
  struct range range; /* read as signed; all numbers, where nothing is known */
  bool is_nneg;
};

/* The range, read as signed, of an integer wherever the point is reached, by the comparisons with
 * constants that were decided on every way there: if (t < 32), or the exit of a loop. */
struct range unbank_guarded_range(const struct module *module, struct program_point point,
                                  LLVMValueRef value, struct known_range known);

/* Whether a loop's back edge is taken only where *compared != *end. */
bool unbank_end_at_latch(struct program_point edge, LLVMValueRef *compared, LLVMValueRef *end);

/* Whether a loop of one block ends only where an integer equals a constant, and comes to that
 * comparison in every iteration. */
bool unbank_end_of_loop(LLVMBasicBlockRef block, LLVMValueRef *compared, LLVMValueRef *end);

/* The blocks that a loop is entered from: whether `block` begins a loop, and `from` lies outside.
 */
bool unbank_enters_loop(const struct module *module, LLVMBasicBlockRef from,
                        LLVMBasicBlockRef block);

#endif
