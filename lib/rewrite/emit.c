/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses: what varies in outer loops first, so that it can be hoisted; the constant last, where
 * it becomes the immediate. No flags: none is proved. */
#include "rewrite/emit.h"

#include <stdlib.h>
#include <string.h>

#include "rewrite/launch.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/integers.h"

LLVMValueRef unbank_i32(const struct emitter *emitter, int64_t value) {
  return LLVMConstInt(LLVMInt32TypeInContext(emitter->context), (uint64_t)value & UINT32_MAX,
                      false);
}

LLVMValueRef unbank_first_behind_allocas(LLVMValueRef function) {
  LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
  while (LLVMIsAAllocaInst(first))
    first = LLVMGetNextInstruction(first);
  return first;
}

static void mark(LLVMContextRef context, LLVMValueRef call, const char *attribute) {
  unsigned kind = LLVMGetEnumAttributeKindForName(attribute, strlen(attribute));
  LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                           LLVMCreateEnumAttribute(context, kind, 0));
}

/* LLVM 19 has no intrinsic for the bytes of dynamic memory. */
LLVMValueRef unbank_emit_reader(struct emitter *emitter, const char *text, const char *constraints,
                                LLVMValueRef of) {
  LLVMTypeRef word = LLVMInt32TypeInContext(emitter->context);
  LLVMTypeRef type = LLVMFunctionType(word, &word, of != NULL, false);
  LLVMValueRef assembly =
      LLVMGetInlineAsm(type, text, strlen(text), constraints, strlen(constraints), false, false,
                       LLVMInlineAsmDialectATT, false);
  LLVMValueRef call = LLVMBuildCall2(emitter->builder, type, assembly, &of, of != NULL, "");
  mark(emitter->context, call, "memory");
  mark(emitter->context, call, "nounwind");
  mark(emitter->context, call, "willreturn");
  return call;
}

LLVMValueRef unbank_read_leaf(struct emitter *emitter, const struct term *term, unsigned bits) {
  unsigned have = LLVMGetIntTypeWidth(LLVMTypeOf(term->leaf));
  LLVMTypeRef type = LLVMIntTypeInContext(emitter->context, bits);
  if (have == bits)
    return term->leaf;
  if (have > bits)
    return LLVMBuildTrunc(emitter->builder, term->leaf, type, "");
  if (bits == 64 && term->wide)
    return term->wide;
  return term->is_signed ? LLVMBuildSExt(emitter->builder, term->leaf, type, "")
                         : LLVMBuildZExt(emitter->builder, term->leaf, type, "");
}

unsigned unbank_depth_of_sum(const struct emitter *emitter, const struct plan *plan,
                             const struct sum *sum) {
  unsigned depth = sum->has_root ? unbank_depth_of(emitter->module, plan->root) : 0;
  for (unsigned i = 0; i < plan->term_count; i++) {
    unsigned here = sum->scales[i] ? unbank_depth_of(emitter->module, plan->terms[i].leaf) : 0;
    depth = here > depth ? here : depth;
  }
  return depth;
}

static LLVMValueRef add_bytes(struct emitter *emitter, LLVMValueRef pointer, LLVMValueRef bytes) {
  return LLVMBuildGEP2(emitter->builder, LLVMInt8TypeInContext(emitter->context), pointer, &bytes,
                       1, "");
}

/* pointer + scale * leaf, as an index into elements of `scale` bytes: the form in which the source
 * would have said it. */
static LLVMValueRef add_term(struct emitter *emitter, LLVMValueRef pointer, const struct term *term,
                             int64_t scale) {
  LLVMValueRef index = unbank_read_leaf(emitter, term, 64);
  uint64_t size = (uint64_t)(scale < 0 ? -scale : scale);
  if (scale < 0)
    index = LLVMBuildNeg(emitter->builder, index, "");
  LLVMTypeRef row = LLVMArrayType2(LLVMInt8TypeInContext(emitter->context), size);
  return LLVMBuildGEP2(emitter->builder, row, pointer, &index, 1, "");
}

/* Depths of what is added to the array: what is permuted, then the levels. */
struct depths {
  unsigned permuted, rows[UNBANK_PADS_MAX], deepest;
  bool any; /* something is permuted, or has a level */
};

static struct depths depths_of(const struct emitter *emitter, const struct plan *plan) {
  struct depths depths = {.permuted = unbank_depth_of_sum(emitter, plan, &plan->permuted),
                          .any = plan->permutation != PERMUTE_NONE};
  if (plan->permutation == PERMUTE_BY_ROTATION)
    depths.permuted =
        larger(depths.permuted, unbank_depth_of_sum(emitter, plan, &plan->rotated_column));
  depths.deepest = depths.permuted;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    if (plan->has_row[i]) {
      depths.any = true;
      depths.rows[i] = unbank_depth_of_sum(emitter, plan, &plan->rows[i]);
      depths.deepest = larger(depths.deepest, depths.rows[i]);
    }
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->linear_part[i])
      depths.deepest =
          larger(depths.deepest, unbank_depth_of(emitter->module, plan->terms[i].leaf));
  return depths;
}

/* The offset from the array's start, less the plan's constant: one i32, which may be negative,
 * extended to 64 bits. The array's address is added last: it costs nothing there, and arrays that
 * are accessed at the same offsets share them. */
static LLVMValueRef emit_offset(struct emitter *emitter, const struct plan *plan,
                                const struct unbank_layout *layout, const struct depths *depths) {
  LLVMValueRef sum = NULL;
  for (unsigned depth = 0; depth <= depths->deepest; depth++) {
    for (unsigned i = 0; i < plan->term_count; i++)
      if (plan->linear_part[i] && unbank_depth_of(emitter->module, plan->terms[i].leaf) == depth)
        sum = plus(
            emitter, sum,
            times(emitter, unbank_read_leaf(emitter, &plan->terms[i], 32), plan->linear_part[i]));
    if (plan->permutation != PERMUTE_NONE && depths->permuted == depth)
      sum = plus(emitter, sum, unbank_emit_permuted(emitter, plan, layout));
    for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
      if (plan->has_row[i] && depths->rows[i] == depth)
        sum =
            plus(emitter, sum,
                 times(emitter, unbank_emit_row(emitter, plan, &plan->rows[i], layout->pads[i].row),
                       layout->pads[i].pad));
  }
  LLVMTypeRef wide = LLVMInt64TypeInContext(emitter->context);
  return LLVMBuildSExt(emitter->builder, sum, wide, "");
}

/* The term to add next at a loop depth: of those that are not done, the one with the largest scale,
 * since the source has rows before columns. -1 if all are done. */
static int next_term(const struct emitter *emitter, const struct plan *plan, unsigned depth,
                     const bool *done) {
  int best = -1;
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->linear_part[i] && !done[i] &&
        unbank_depth_of(emitter->module, plan->terms[i].leaf) == depth &&
        (best < 0 || llabs(plan->linear_part[i]) > llabs(plan->linear_part[best])))
      best = (int)i;
  return best;
}

/* The address of a plan that has nothing but terms, in the form that the source gave it. */
static LLVMValueRef emit_terms(struct emitter *emitter, const struct plan *plan,
                               LLVMValueRef pointer) {
  bool done[OFFSET_TERMS_MAX] = {false};
  unsigned deepest = depths_of(emitter, plan).deepest;
  for (unsigned depth = 0; depth <= deepest; depth++)
    for (int i; (i = next_term(emitter, plan, depth, done)) >= 0; done[i] = true)
      pointer = add_term(emitter, pointer, &plan->terms[i], plan->linear_part[i]);
  return pointer;
}

/* Whether terms have to be added in 32 bits: the offset is known modulo 2^32 only, so a sum of 64
 * bits could differ from it. */
static bool is_short_sum(const struct emitter *emitter, const struct plan *plan) {
  bool any = false;
  for (unsigned i = 0; i < plan->term_count; i++)
    any |= plan->linear_part[i] != 0;
  return any && plan->bits == 32 &&
         unbank_index_bits(emitter->module->ir, UNBANK_SHARED_SPACE) == 64;
}

/* Whether a leaf is the result of a division by a number that is no power of two, such as a row or
 * a column of a tile that lanes fill by its words' numbers. */
static bool is_divided(LLVMValueRef leaf) {
  const LLVMOpcode opcode = unbank_opcode(leaf);
  return opcode == LLVMUDiv || opcode == LLVMURem || opcode == LLVMSDiv || opcode == LLVMSRem;
}

/* Whether terms are to be added in 32 bits: in a loop, codegen takes a sum of 64 bits apart, and
 * computes divisions anew, by products of 128 bits. */
static bool has_divisions(const struct emitter *emitter, const struct plan *plan) {
  bool any = false, fits = true;
  for (unsigned i = 0; i < plan->term_count; i++) {
    const struct term *term = &plan->terms[i];
    any |= plan->linear_part[i] && is_divided(term->leaf) &&
           unbank_depth_of(emitter->module, term->leaf) > 0;
    fits &= !plan->linear_part[i] || LLVMGetIntTypeWidth(LLVMTypeOf(term->leaf)) <= 32;
  }
  return any && fits;
}

LLVMValueRef unbank_emit_address(struct emitter *emitter, const struct plan *plan,
                                 const struct unbank_layout *layout, LLVMValueRef array) {
  LLVMValueRef pointer = array;
  struct depths depths = depths_of(emitter, plan);
  if (layout->permutation == UNBANK_PERMUTE_PITCH && plan->flips_last && depths.any)
    pointer = unbank_behind_last(emitter, array);
  if (depths.any || is_short_sum(emitter, plan) || has_divisions(emitter, plan))
    pointer = add_bytes(emitter, pointer, emit_offset(emitter, plan, layout, &depths));
  else
    pointer = emit_terms(emitter, plan, pointer);
  if (!plan->constant)
    return pointer;
  return add_bytes(
      emitter, pointer,
      LLVMConstInt(LLVMInt64TypeInContext(emitter->context), (uint64_t)plan->constant, true));
}
