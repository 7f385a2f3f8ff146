/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Emits planned addresses (plan.h). */
#ifndef UNBANK_REWRITE_EMIT_H
#define UNBANK_REWRITE_EMIT_H

#include "rewrite/plan.h"

/* Terms of offsets with one leaf that are starts of carved memory (launch.h). */
struct start {
  LLVMValueRef leaf;
  LLVMValueRef product; /* i32 instruction: power * leaf */
  uint32_t power;       /* the lowest power of two that divides a scale of the leaf */
};

/* The bits that a carved layout reads, in one function. */
struct carving {
  LLVMValueRef frozen; /* i32 instruction: its operand is the OR of the starts */
  LLVMValueRef below;  /* i32: the bits below the lowest one of them */
  LIST_OF(struct start) starts;
};

struct emitter {
  const struct module *module;
  LLVMBuilderRef builder;
  LLVMContextRef context;
  /* Values of a launch, i32; NULL if no plan needs them (launch.h). */
  LLVMValueRef last_flip;  /* d(last); NULL under a layout for rows */
  LLVMValueRef last;       /* last, from which a layout for rows counts; NULL under others */
  LLVMValueRef less_last;  /* -last */
  LLVMValueRef row_shift;  /* how far the bits that decide flips are above those that are flipped */
  LLVMValueRef row_mask;   /* the bits that are flipped */
  LLVMValueRef row_power;  /* the power of two that divides the rows */
  struct carving *carving; /* NULL for layouts that are not carved */
  struct map phis;         /* phi or select of pointers -> index in phi_offsets */
  LIST_OF(LLVMValueRef) phi_offsets; /* its offset, i32 */
  /* Phi or select of pointers into joined arrays -> index in new_array_values. */
  struct map new_arrays;
  LIST_OF(LLVMValueRef) new_array_values; /* the same of the new arrays */
};

/* The address of a plan in `array`, the global with the layout, as a pointer in shared memory. The
 * builder is where the address is needed. */
LLVMValueRef unbank_emit_address(struct emitter *emitter, const struct plan *plan,
                                 const struct unbank_layout *layout, LLVMValueRef array);

/* permute(permuted) of a plan, as an i32 (emit_permuted.c). */
LLVMValueRef unbank_emit_permuted(struct emitter *emitter, const struct plan *plan,
                                  const struct unbank_layout *layout);
/* d(x) = perm(x) ^ x of a linear permutation, as an i32 (emit_permuted.c). */
LLVMValueRef unbank_emit_flip(struct emitter *emitter, const struct unbank_layout *layout,
                              LLVMValueRef x);
/* floor(row / R) of one level, as an i32. */
LLVMValueRef unbank_emit_row(struct emitter *emitter, const struct plan *plan,
                             const struct sum *sum, uint32_t row);

/* The i32 result of inline PTX that reads a property of the launch, perhaps with an i32 operand. */
LLVMValueRef unbank_emit_reader(struct emitter *emitter, const char *text, const char *constraints,
                                LLVMValueRef of);

/* An i32, modulo 2^32. */
LLVMValueRef unbank_i32(const struct emitter *emitter, int64_t value);
/* sum + value, an i32 modulo 2^32; a NULL sum is 0. */
static inline LLVMValueRef plus(struct emitter *emitter, LLVMValueRef sum, LLVMValueRef value) {
  return sum ? LLVMBuildAdd(emitter->builder, sum, value, "") : value;
}
/* value * by, an i32 modulo 2^32. */
static inline LLVMValueRef times(struct emitter *emitter, LLVMValueRef value, int64_t by) {
  return by == 1 ? value : LLVMBuildMul(emitter->builder, value, unbank_i32(emitter, by), "");
}
/* Where a function's values of a launch are computed: before its first instruction that is no
 * alloca. */
LLVMValueRef unbank_first_behind_allocas(LLVMValueRef function);
/* A term's leaf, as it is read, modulo 2^32 or 2^64. */
LLVMValueRef unbank_read_leaf(struct emitter *emitter, const struct term *term, unsigned bits);
/* The loop depth at which a sum is known: that of its deepest leaf. */
unsigned unbank_depth_of_sum(const struct emitter *emitter, const struct plan *plan,
                             const struct sum *sum);

#endif
