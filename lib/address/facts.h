/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is proved of integers: ranges and low zero bits. Proofs come from the IR, by LLVM's
 * analyses, and, only if the caller passes one, from a promised block shape. A rewrite that relies
 * on a promise must enforce it (reqntid). */
#ifndef UNBANK_ADDRESS_FACTS_H
#define UNBANK_ADDRESS_FACTS_H

#include "model/model.h"

/* The integers from low to high, both included. */
struct range {
  int64_t low, high;
};

/* What two proofs about one value imply together; the first if they contradict each other. */
static inline struct range unbank_intersect_ranges(struct range a, struct range b) {
  struct range both = {a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
  return both.low <= both.high ? both : a;
}

static const struct range unbank_any_range = {INT64_MIN, INT64_MAX};

/* The range of an integer of at most 64 bits, read as signed or unsigned (a 64-bit one always as
 * signed), whenever `block`, which its definition dominates, is executed. `promise`: a block shape
 * that holds for every launch of the function, or NULL. */
struct range unbank_range_at(const struct module *module, LLVMBasicBlockRef block,
                             const struct unbank_shape *promise, LLVMValueRef value,
                             bool is_signed);

/* Whether the ranges of its operands keep an add, sub, mul or shl from wrapping, read as signed or
 * unsigned. */
bool unbank_range_proves_no_wrap(const struct module *module, LLVMValueRef inst, bool is_signed);

/* The bits of an integer that may be ones, by its known bits and without ranges; all bits if it has
 * more than 64. */
uint64_t unbank_one_bits(const struct module *module, LLVMValueRef value);

/* How many low bits contain all ones of an instruction's integer, by its range: 4 if it is between
 * 0 and 15. 64 if it may be negative, or nothing is known. */
unsigned unbank_bits_by_range(const struct module *module, LLVMValueRef inst);

/* How many low bits of an integer are certain to be zero. */
unsigned unbank_zero_bits(const struct module *module, LLVMValueRef value);

#endif
