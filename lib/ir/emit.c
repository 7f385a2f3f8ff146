/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/emit.h"

#include <string.h>

#include "ir/ir.h"
#include "shim/shim.h"

static LLVMTypeRef i32_type(const struct emitter *emitter) {
  return LLVMInt32TypeInContext(emitter->context);
}
static LLVMTypeRef i64_type(const struct emitter *emitter) {
  return LLVMInt64TypeInContext(emitter->context);
}

static LLVMValueRef i32_const(const struct emitter *emitter, int64_t value) {
  return LLVMConstInt(i32_type(emitter), (uint64_t)value & UINT32_MAX, false);
}

/* The leaf, as read, modulo 2^32 or 2^64. No flags: none is proved. */
static LLVMValueRef read_leaf(struct emitter *emitter, const struct term *term, LLVMTypeRef type) {
  unsigned have = LLVMGetIntTypeWidth(LLVMTypeOf(term->leaf)), want = LLVMGetIntTypeWidth(type);
  if (have == want)
    return term->leaf;
  if (have > want)
    return LLVMBuildTrunc(emitter->builder, term->leaf, type, "");
  if (want == 64 && term->wide)
    return term->wide;
  return term->is_signed ? LLVMBuildSExt(emitter->builder, term->leaf, type, "")
                         : LLVMBuildZExt(emitter->builder, term->leaf, type, "");
}

/* Offsets of pointer phis and selects: i32, modulo 2^32. */

static LLVMValueRef offset_of_root(struct emitter *emitter, LLVMValueRef root);

static LLVMValueRef sum_of_terms(struct emitter *emitter, LLVMValueRef sum,
                                 const struct term *terms, unsigned count, int64_t constant) {
  LLVMBuilderRef builder = emitter->builder;
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef value = read_leaf(emitter, &terms[i], i32_type(emitter));
    if (terms[i].scale != 1)
      value = LLVMBuildMul(builder, value, i32_const(emitter, terms[i].scale), "");
    sum = sum ? LLVMBuildAdd(builder, sum, value, "") : value;
  }
  if (!sum)
    return i32_const(emitter, constant);
  return constant ? LLVMBuildAdd(builder, sum, i32_const(emitter, constant), "") : sum;
}

static LLVMValueRef offset_of_pointer(struct emitter *emitter, LLVMValueRef pointer,
                                      LLVMValueRef function) {
  if (LLVMIsUndef(pointer) || LLVMIsPoison(pointer))
    return LLVMGetPoison(i32_type(emitter));
  struct offset offset;
  unbank_pointer_offset(emitter->module, pointer, function, &offset);
  LLVMValueRef sum =
      LLVMIsAGlobalVariable(offset.root) ? NULL : offset_of_root(emitter, offset.root);
  return sum_of_terms(emitter, sum, offset.terms, offset.term_count, offset.constant);
}

static LLVMValueRef remember_web(struct emitter *emitter, LLVMValueRef root, LLVMValueRef offset) {
  map_put(&emitter->webs, root, (uint32_t)emitter->web_offsets.count);
  *ARENA_PUSH(emitter->module->arena, &emitter->web_offsets) = offset;
  return offset;
}

static LLVMValueRef offset_of_phi(struct emitter *emitter, LLVMValueRef phi) {
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(phi));
  LLVMPositionBuilderBefore(emitter->builder, phi);
  LLVMValueRef offset =
      remember_web(emitter, phi, LLVMBuildPhi(emitter->builder, i32_type(emitter), ""));
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
    LLVMPositionBuilderBefore(emitter->builder, LLVMGetBasicBlockTerminator(from));
    LLVMValueRef in = offset_of_pointer(emitter, LLVMGetIncomingValue(phi, i), function);
    /* A block that enters twice (a switch) must bring one value. */
    for (unsigned k = 0; k < i; k++)
      if (LLVMGetIncomingBlock(phi, k) == from)
        in = LLVMGetIncomingValue(offset, k);
    LLVMAddIncoming(offset, &in, &from, 1);
  }
  return offset;
}

static LLVMValueRef offset_of_select(struct emitter *emitter, LLVMValueRef select) {
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(select));
  LLVMPositionBuilderBefore(emitter->builder, select);
  LLVMValueRef yes = offset_of_pointer(emitter, LLVMGetOperand(select, 1), function);
  LLVMPositionBuilderBefore(emitter->builder, select);
  LLVMValueRef no = offset_of_pointer(emitter, LLVMGetOperand(select, 2), function);
  LLVMPositionBuilderBefore(emitter->builder, select);
  return remember_web(emitter, select,
                      LLVMBuildSelect(emitter->builder, LLVMGetOperand(select, 0), yes, no, ""));
}

static LLVMValueRef offset_of_root(struct emitter *emitter, LLVMValueRef root) {
  uint32_t index;
  if (map_get(&emitter->webs, root, &index))
    return emitter->web_offsets.items[index];
  LLVMBuilderRef outer = emitter->builder;
  emitter->builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMValueRef offset =
      LLVMIsAPHINode(root) ? offset_of_phi(emitter, root) : offset_of_select(emitter, root);
  LLVMDisposeBuilder(emitter->builder);
  emitter->builder = outer;
  return offset;
}

/* phi(rest), in 32 bits. */

/* floor(x / R): x >= 0 when whole, else x >= low. For R = 2^k a shift; else a multiple of R makes
 * x positive first. */
static LLVMValueRef row_of(struct emitter *emitter, const struct plan *plan, int64_t low,
                           uint32_t row, LLVMValueRef x) {
  LLVMBuilderRef builder = emitter->builder;
  bool whole = plan->rest == REST_WHOLE;
  if ((row & (row - 1)) == 0) {
    LLVMValueRef bits = i32_const(emitter, __builtin_ctz(row));
    return whole ? LLVMBuildLShr(builder, x, bits, "") : LLVMBuildAShr(builder, x, bits, "");
  }
  int64_t rows = !whole && low < 0 ? (-low + row - 1) / row : 0;
  if (rows)
    x = LLVMBuildAdd(builder, x, i32_const(emitter, rows * row), "");
  x = LLVMBuildUDiv(builder, x, i32_const(emitter, row), "");
  return rows ? LLVMBuildSub(builder, x, i32_const(emitter, rows), "") : x;
}

/* ((x >> S) & M) << B as one shift and a mask: S > B. */
static LLVMValueRef swizzled(struct emitter *emitter, const struct unbank_layout *layout,
                             LLVMValueRef x) {
  LLVMBuilderRef builder = emitter->builder;
  uint32_t shift = layout->xor_.shift - layout->xor_.bit,
           mask = layout->xor_.mask << layout->xor_.bit;
  LLVMValueRef key = LLVMBuildLShr(builder, x, i32_const(emitter, shift), "");
  return LLVMBuildXor(builder, x, LLVMBuildAnd(builder, key, i32_const(emitter, mask), ""), "");
}

/* A bit J, moved to the sign and spread over all bits, masks M. */
static LLVMValueRef mixed(struct emitter *emitter, const struct unbank_layout *layout,
                          LLVMValueRef x) {
  LLVMBuilderRef builder = emitter->builder;
  LLVMValueRef mixed = x;
  for (uint32_t i = 0; i < layout->linear.count; i++) {
    const struct unbank_column *column = &layout->linear.columns[i];
    LLVMValueRef all =
        LLVMBuildAShr(builder, LLVMBuildShl(builder, x, i32_const(emitter, 31 - column->bit), ""),
                      i32_const(emitter, 31), "");
    mixed = LLVMBuildXor(builder, mixed,
                         LLVMBuildAnd(builder, all, i32_const(emitter, column->mask), ""), "");
  }
  return mixed;
}

/* R * q + (x - R * q + K * q) mod R, for x made positive by a multiple of the period. */
static LLVMValueRef rotated(struct emitter *emitter, const struct plan *plan,
                            const struct unbank_layout *layout, LLVMValueRef x) {
  LLVMBuilderRef builder = emitter->builder;
  int64_t period = unbank_layout_period(layout);
  int64_t low = plan->rest == REST_WHOLE || plan->rest_low > 0 ? 0 : plan->rest_low;
  LLVMValueRef bias = i32_const(emitter, (-low + period - 1) / period * period);
  LLVMValueRef row = i32_const(emitter, layout->rotate.row);
  x = LLVMBuildAdd(builder, x, bias, "");
  LLVMValueRef q = LLVMBuildUDiv(builder, x, row, "");
  LLVMValueRef first = LLVMBuildMul(builder, q, row, "");
  LLVMValueRef turned = LLVMBuildMul(builder, q, i32_const(emitter, layout->rotate.step), "");
  turned = LLVMBuildAdd(builder, LLVMBuildSub(builder, x, first, ""), turned, "");
  turned = LLVMBuildURem(builder, turned, row, "");
  return LLVMBuildSub(builder, LLVMBuildAdd(builder, first, turned, ""), bias, "");
}

static LLVMValueRef permuted(struct emitter *emitter, const struct plan *plan,
                             const struct unbank_layout *layout, LLVMValueRef x) {
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    return swizzled(emitter, layout, x);
  case UNBANK_PERMUTE_LINEAR:
    return mixed(emitter, layout, x);
  case UNBANK_PERMUTE_ROTATE:
    return rotated(emitter, plan, layout, x);
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return x;
}

static LLVMValueRef place_of(struct emitter *emitter, const struct plan *plan,
                             const struct unbank_layout *layout, LLVMValueRef x) {
  LLVMBuilderRef builder = emitter->builder;
  int64_t line = unbank_layout_line(layout);
  int64_t low = unbank_floor_div(plan->rest_low, line) * line;
  LLVMValueRef from = permuted(emitter, plan, layout, x), place = from;
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++) {
    LLVMValueRef row = row_of(emitter, plan, low, layout->pads[i].row, from);
    LLVMValueRef pad = i32_const(emitter, layout->pads[i].pad);
    place = LLVMBuildAdd(builder, place, LLVMBuildMul(builder, row, pad, ""), "");
  }
  return place;
}

static LLVMValueRef emit_rest(struct emitter *emitter, const struct plan *plan,
                              const struct unbank_layout *layout) {
  LLVMValueRef root =
      LLVMIsAGlobalVariable(plan->root) ? NULL : offset_of_root(emitter, plan->root);
  LLVMValueRef x =
      sum_of_terms(emitter, root, plan->rest_terms, plan->rest_count, plan->rest_constant);
  LLVMValueRef place = place_of(emitter, plan, layout, x);
  return plan->rest == REST_WHOLE ? LLVMBuildZExt(emitter->builder, place, i64_type(emitter), "")
                                  : LLVMBuildSExt(emitter->builder, place, i64_type(emitter), "");
}

/* Addresses: what varies in outer loops first, so that it can be hoisted; the constant last, where
 * it becomes the immediate. */

static unsigned depth_of(const struct emitter *emitter, LLVMValueRef leaf) {
  return LLVMIsAInstruction(leaf)
             ? unbank_loop_depth(emitter->module->shim, LLVMGetInstructionParent(leaf))
             : 0;
}

static unsigned depth_of_rest(const struct emitter *emitter, const struct plan *plan) {
  unsigned depth = LLVMIsAGlobalVariable(plan->root) ? 0 : depth_of(emitter, plan->root);
  for (unsigned i = 0; i < plan->rest_count; i++) {
    unsigned of_leaf = depth_of(emitter, plan->rest_terms[i].leaf);
    depth = of_leaf > depth ? of_leaf : depth;
  }
  return depth;
}

static LLVMValueRef add_bytes(struct emitter *emitter, LLVMValueRef pointer, LLVMValueRef bytes) {
  return LLVMBuildGEP2(emitter->builder, LLVMInt8TypeInContext(emitter->context), pointer, &bytes,
                       1, "");
}

/* pointer + scale * leaf, as an index into elements of `scale` bytes: the form in which the source
 * would have said it. */
static LLVMValueRef add_term(struct emitter *emitter, LLVMValueRef pointer,
                             const struct term *term) {
  LLVMValueRef index = read_leaf(emitter, term, i64_type(emitter));
  uint64_t size = (uint64_t)(term->scale < 0 ? -term->scale : term->scale);
  if (term->scale < 0)
    index = LLVMBuildNeg(emitter->builder, index, "");
  LLVMTypeRef row = LLVMArrayType2(LLVMInt8TypeInContext(emitter->context), size);
  return LLVMBuildGEP2(emitter->builder, row, pointer, &index, 1, "");
}

LLVMValueRef unbank_emit_address(struct emitter *emitter, const struct plan *plan,
                                 const struct unbank_layout *layout, LLVMValueRef array) {
  LLVMValueRef pointer = array;
  unsigned deepest = depth_of_rest(emitter, plan);
  for (unsigned i = 0; i < plan->term_count; i++) {
    unsigned depth = depth_of(emitter, plan->terms[i].leaf);
    deepest = depth > deepest ? depth : deepest;
  }
  for (unsigned depth = 0; depth <= deepest; depth++) {
    for (unsigned i = 0; i < plan->term_count; i++)
      if (depth_of(emitter, plan->terms[i].leaf) == depth)
        pointer = add_term(emitter, pointer, &plan->terms[i]);
    if (plan->rest != REST_NONE && depth_of_rest(emitter, plan) == depth)
      pointer = add_bytes(emitter, pointer, emit_rest(emitter, plan, layout));
  }
  if (!plan->constant)
    return pointer;
  return add_bytes(emitter, pointer,
                   LLVMConstInt(i64_type(emitter), (uint64_t)plan->constant, true));
}
