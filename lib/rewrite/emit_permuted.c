/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * permute(permuted) and floor(row / R), in 32 bits (plan.h says why that is exact). */
#include "layout/bits.h"
#include "rewrite/emit.h"
#include "rewrite/launch.h"
#include "rewrite/pointer_phi.h"
#include "support/integers.h"

static LLVMValueRef emit_term(struct emitter *emitter, const struct plan *plan, unsigned term,
                              int64_t scale) {
  struct term from = plan->terms[term];
  LLVMValueRef value = unbank_read_leaf(emitter, &from, 32);
  if (plan->counts_from[term]) {
    from.leaf = plan->counts_from[term];
    value = LLVMBuildSub(emitter->builder, value, unbank_read_leaf(emitter, &from, 32), "");
  }
  return times(emitter, value, scale);
}

/* `value`, or 0 if that is NULL, plus a sum divided by `unit`, which divides each of its parts.
 * What varies in outer loops comes first, so that it can be hoisted. Behind a last line that is
 * frozen: LLVM would give the sum of each access a counter of its own, with `value` in it, and run
 * out of registers. */
static LLVMValueRef add_sum(struct emitter *emitter, const struct plan *plan, LLVMValueRef value,
                            const struct sum *sum, int64_t unit) {
  unsigned deepest = unbank_depth_of_sum(emitter, plan, sum);
  const bool is_behind = value != NULL;
  for (unsigned depth = 0; depth <= deepest; depth++) {
    if (is_behind && depth && depth == deepest)
      value = LLVMBuildFreeze(emitter->builder, value, "");
    if (sum->has_root && unbank_depth_of(emitter->module, plan->root) == depth)
      value = plus(emitter, value, unbank_offset_of_root(emitter, plan->root));
    for (unsigned i = 0; i < plan->term_count; i++)
      if (sum->scales[i] && unbank_depth_of(emitter->module, plan->terms[i].leaf) == depth)
        value = plus(emitter, value, emit_term(emitter, plan, i, sum->scales[i] / unit));
  }
  if (sum->constant || !value)
    value = plus(emitter, value, unbank_i32(emitter, sum->constant / unit));
  return value;
}

static LLVMValueRef emit_sum(struct emitter *emitter, const struct plan *plan,
                             const struct sum *sum, int64_t unit) {
  return add_sum(emitter, plan, NULL, sum, unit);
}

/* floor(x / R) for x >= low. For R = 2^k a shift; else a multiple of R makes x positive first. */
static LLVMValueRef floor_of(struct emitter *emitter, LLVMValueRef x, int64_t low, uint32_t row) {
  LLVMBuilderRef builder = emitter->builder;
  if (row == 1)
    return x;
  if (is_power_of_two(row)) {
    LLVMValueRef bits = unbank_i32(emitter, __builtin_ctz(row));
    return low < 0 ? LLVMBuildAShr(builder, x, bits, "") : LLVMBuildLShr(builder, x, bits, "");
  }
  int64_t rows = low < 0 ? (-low + row - 1) / row : 0;
  if (rows)
    x = plus(emitter, x, unbank_i32(emitter, rows * row));
  x = LLVMBuildUDiv(builder, x, unbank_i32(emitter, row), "");
  return rows ? LLVMBuildSub(builder, x, unbank_i32(emitter, rows), "") : x;
}

LLVMValueRef unbank_emit_row(struct emitter *emitter, const struct plan *plan,
                             const struct sum *sum, uint32_t row) {
  uint32_t unit = unbank_sum_unit(plan, sum, row);
  return floor_of(emitter, emit_sum(emitter, plan, sum, unit), floor_div(sum->range.low, unit),
                  row / unit);
}

/* Linear permutations. */

static LLVMValueRef shifted(struct emitter *emitter, LLVMValueRef x, int by) {
  if (!by)
    return x;
  return by > 0 ? LLVMBuildLShr(emitter->builder, x, unbank_i32(emitter, by), "")
                : LLVMBuildShl(emitter->builder, x, unbank_i32(emitter, -by), "");
}

/* A mask for bits that were shifted down by `shift`. Under a carved layout, it leaves out the bits
 * that the layout does not read in this launch. */
static LLVMValueRef mask_of(struct emitter *emitter, uint32_t bits, int shift) {
  return emitter->carving ? unbank_carved_mask(emitter, bits, shift) : unbank_i32(emitter, bits);
}

/* image ^ d(x) for an x whose ones lie in `bits`: of x itself, perm(x). A broadcast is a choice
 * between two words: a test and a predicated XOR. */
static LLVMValueRef emit_flips(struct emitter *emitter, const uint32_t columns[32], uint32_t bits,
                               LLVMValueRef x, LLVMValueRef image) {
  LLVMBuilderRef builder = emitter->builder;
  struct xor_step steps[STEPS_MAX];
  unsigned count = unbank_cover(columns, bits, steps);
  for (unsigned i = 0; i < count; i++) {
    if (steps[i].is_broadcast) {
      LLVMValueRef mask = unbank_i32(emitter, steps[i].mask);
      LLVMValueRef bit = mask_of(emitter, UINT32_C(1) << steps[i].bit, 0);
      LLVMValueRef has = LLVMBuildICmp(builder, LLVMIntNE, LLVMBuildAnd(builder, x, bit, ""),
                                       unbank_i32(emitter, 0), "");
      image = LLVMBuildSelect(builder, has, LLVMBuildXor(builder, image, mask, ""), image, "");
      continue;
    }
    LLVMValueRef key = shifted(emitter, x, steps[i].shift);
    if (steps[i].needs_mask || emitter->carving)
      key = LLVMBuildAnd(builder, key, mask_of(emitter, steps[i].mask, steps[i].shift), "");
    image = LLVMBuildXor(builder, image, key, "");
  }
  return image;
}

static LLVMValueRef emit_linear(struct emitter *emitter, const uint32_t columns[32], uint32_t bits,
                                LLVMValueRef x) {
  return emit_flips(emitter, columns, bits, x, x);
}

/* d(x) of rows whose length the launch chooses. */
static LLVMValueRef emit_row_flip(struct emitter *emitter, LLVMValueRef x) {
  LLVMValueRef key = LLVMBuildLShr(emitter->builder, x, emitter->row_shift, "");
  return LLVMBuildAnd(emitter->builder, key, emitter->row_mask, "");
}

LLVMValueRef unbank_emit_flip(struct emitter *emitter, const struct unbank_layout *layout,
                              LLVMValueRef x) {
  uint32_t columns[32];
  unbank_columns(layout, columns);
  return emit_flips(emitter, columns, UINT32_MAX, x, unbank_i32(emitter, 0));
}

/* The sum of a group's terms. False if the group has none: it was joined with another group. */
static bool sum_of_group(const struct plan *plan, unsigned group, struct sum *sum) {
  *sum = (struct sum){.constant = plan->groups[group].constant,
                      .has_root = plan->permuted.has_root && plan->group_of_root == group};
  bool any = sum->has_root;
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->group_of[i] == group) {
      sum->scales[i] = plan->terms[i].scale;
      any = true;
    }
  return any;
}

static LLVMValueRef emit_group(struct emitter *emitter, const struct plan *plan,
                               const uint32_t columns[32], unsigned group, const struct sum *sum) {
  uint32_t scale = plan->groups[group].scale;
  for (unsigned i = 0; scale && i < plan->term_count; i++)
    if (plan->group_of[i] == group)
      return emit_term(emitter, plan, i, scale);
  return emit_linear(emitter, columns, plan->groups[group].bits, emit_sum(emitter, plan, sum, 1));
}

static LLVMValueRef xored(struct emitter *emitter, LLVMValueRef result, LLVMValueRef by) {
  return result ? LLVMBuildXor(emitter->builder, result, by, "") : by;
}

/* XORs to `result` the images of the groups that are computed at one loop depth. `above`: of those
 * with bits above the period; otherwise of those without. */
static LLVMValueRef xor_groups(struct emitter *emitter, const struct plan *plan,
                               const uint32_t columns[32], uint32_t period, bool above,
                               unsigned depth, LLVMValueRef result) {
  for (unsigned i = 0; i < plan->group_count; i++) {
    struct sum sum;
    bool is_above = (plan->groups[i].bits & ~(period - 1)) != 0;
    if (is_above != above || !sum_of_group(plan, i, &sum) ||
        unbank_depth_of_sum(emitter, plan, &sum) != depth)
      continue;
    result = xored(emitter, result, emit_group(emitter, plan, columns, i, &sum));
  }
  return result;
}

static LLVMValueRef add_starts(struct emitter *emitter, const struct plan *plan,
                               LLVMValueRef result) {
  for (unsigned i = 0; i < plan->term_count; i++) {
    if (plan->group_of[i] != PLAN_START)
      continue;
    unbank_add_start(emitter, &plan->terms[i]);
    result = plus(emitter, result, emit_term(emitter, plan, i, plan->permuted.scales[i]));
  }
  return result;
}

/* Multiples of the period change no bit below it. So groups that are below it, and the constant's
 * flip, may be XOR-ed before or after multiples are added, and the order is by loop depth: what an
 * inner loop adds comes last, and ptxas makes immediates of it if it unrolls the loop. Groups with
 * bits above the period have to come first. */
static LLVMValueRef emit_groups(struct emitter *emitter, const struct plan *plan,
                                const struct unbank_layout *layout) {
  uint32_t columns[32];
  unbank_columns(layout, columns);
  uint32_t touched = unbank_read_bits(columns) | unbank_flipped_bits(columns, UINT32_MAX);
  uint32_t period = touched ? UINT32_C(2) << (31 - __builtin_clz(touched)) : 1;
  unsigned deepest = unbank_depth_of_sum(emitter, plan, &plan->permuted);
  LLVMValueRef result = NULL;
  for (unsigned depth = 0; depth <= deepest; depth++)
    result = xor_groups(emitter, plan, columns, period, true, depth, result);
  for (unsigned depth = 0; depth <= deepest; depth++) {
    result = xor_groups(emitter, plan, columns, period, false, depth, result);
    if (plan->flips_last && depth == 0)
      result = xored(emitter, result, emitter->last_flip);
    if (plan->flip && depth == 0)
      result = xored(emitter, result, unbank_i32(emitter, plan->flip));
    if (plan->carved_constant && depth == 0)
      result =
          xored(emitter, result,
                emit_flips(emitter, columns, plan->carved_constant,
                           unbank_i32(emitter, plan->carved_constant), unbank_i32(emitter, 0)));
    for (unsigned i = 0; i < plan->term_count; i++)
      if (plan->group_of[i] == PLAN_ADDED && plan->permuted.scales[i] &&
          unbank_depth_of(emitter->module, plan->terms[i].leaf) == depth)
        result = plus(emitter, result, emit_term(emitter, plan, i, plan->permuted.scales[i]));
  }
  return add_starts(emitter, plan, result ? result : unbank_i32(emitter, 0));
}

/* Rotations. */

/* R * q + (col + K * q) mod R. If R is a power of two, the two share no bits, and an OR does. */
static LLVMValueRef emit_rotated(struct emitter *emitter, const struct plan *plan,
                                 const struct unbank_layout *layout) {
  LLVMBuilderRef builder = emitter->builder;
  uint32_t row = layout->rotate.row;
  LLVMValueRef first = emit_sum(emitter, plan, &plan->permuted, 1);
  LLVMValueRef column = emit_sum(emitter, plan, &plan->rotated_column, 1);
  if (!is_power_of_two(row))
    return plus(emitter, first, LLVMBuildURem(builder, column, unbank_i32(emitter, row), ""));
  column = LLVMBuildAnd(builder, column, unbank_i32(emitter, row - 1), "");
  return LLVMBuildOr(builder, first, column, "");
}

/* (x & ~m) | ((x + K * floor(x / R)) & m) with m = R - 1, for R = 2^k: K * q mod R needs no more of
 * q than its low bits. Otherwise R * q + (x - R * q + K * q) mod R, for x made positive by a
 * multiple of the period. */
static LLVMValueRef emit_rotation(struct emitter *emitter, const struct unbank_layout *layout,
                                  int64_t low, LLVMValueRef x) {
  LLVMBuilderRef builder = emitter->builder;
  uint32_t size = layout->rotate.row;
  LLVMValueRef row = unbank_i32(emitter, size);
  if (is_power_of_two(size)) {
    LLVMValueRef column =
        plus(emitter, x, times(emitter, floor_of(emitter, x, low, size), layout->rotate.step));
    LLVMValueRef mask = unbank_i32(emitter, size - 1), rest = unbank_i32(emitter, -(int64_t)size);
    return LLVMBuildOr(builder, LLVMBuildAnd(builder, x, rest, ""),
                       LLVMBuildAnd(builder, column, mask, ""), "");
  }
  struct unbank_layout rows = {.permutation = UNBANK_PERMUTE_ROTATE, .rotate = layout->rotate};
  int64_t period = unbank_layout_period(&rows);
  LLVMValueRef bias = unbank_i32(emitter, low < 0 ? (-low + period - 1) / period * period : 0);
  x = LLVMBuildAdd(builder, x, bias, "");
  LLVMValueRef q = LLVMBuildUDiv(builder, x, row, "");
  LLVMValueRef first = LLVMBuildMul(builder, q, row, "");
  LLVMValueRef column = LLVMBuildAdd(builder, LLVMBuildSub(builder, x, first, ""),
                                     times(emitter, q, layout->rotate.step), "");
  column = LLVMBuildURem(builder, column, row, "");
  return LLVMBuildSub(builder, LLVMBuildAdd(builder, first, column, ""), bias, "");
}

/* Anything. */

/* For x = P * y: P * (y + floor(y / (R / P))), which is x + P * floor(x / R). */
static LLVMValueRef emit_joined(struct emitter *emitter, const struct plan *plan,
                                const struct unbank_layout *layout) {
  const struct sum *sum = &plan->permuted;
  uint32_t row = layout->pads[0].row, pad = layout->pads[0].pad;
  LLVMValueRef y = emit_sum(emitter, plan, sum, pad);
  LLVMValueRef q = floor_of(emitter, y, floor_div(sum->range.low, pad), row / pad);
  return times(emitter, plus(emitter, y, q), pad);
}

/* x ^ d(x) for rows whose length the launch chooses, with x the permuted sum, in dynamic memory
 * from `last` on. All offsets of an aligned group of plan->alike bytes have one d, that of the
 * group's start. */
static LLVMValueRef emit_rows(struct emitter *emitter, const struct plan *plan) {
  struct sum start = plan->permuted;
  start.constant &= -(int64_t)plan->alike;
  LLVMValueRef from = plan->flips_last ? emitter->less_last : NULL;
  LLVMValueRef x = add_sum(emitter, plan, from, &plan->permuted, 1);
  LLVMValueRef first =
      start.constant == plan->permuted.constant ? x : add_sum(emitter, plan, from, &start, 1);
  return xored(emitter, x, emit_row_flip(emitter, first));
}

static LLVMValueRef emit_generic(struct emitter *emitter, const struct plan *plan,
                                 const struct unbank_layout *layout) {
  int64_t low = plan->permuted.range.low, line = unbank_layout_line(layout);
  if (layout->permutation == UNBANK_PERMUTE_PITCH)
    return emit_rows(emitter, plan);
  LLVMValueRef x = emit_sum(emitter, plan, &plan->permuted, 1);
  if (layout->permutation == UNBANK_PERMUTE_ROTATE) {
    x = emit_rotation(emitter, layout, low, x);
  } else if (layout->permutation != UNBANK_PERMUTE_NONE) {
    uint32_t columns[32];
    unbank_columns(layout, columns);
    x = emit_linear(emitter, columns, UINT32_MAX, x);
    x = plan->flips_last ? xored(emitter, x, emitter->last_flip) : x;
  }
  LLVMValueRef result = x;
  low = floor_to(low, line);
  for (unsigned i = 0; plan->includes_pads && i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    result =
        plus(emitter, result,
             times(emitter, floor_of(emitter, x, low, layout->pads[i].row), layout->pads[i].pad));
  return result;
}

LLVMValueRef unbank_emit_permuted(struct emitter *emitter, const struct plan *plan,
                                  const struct unbank_layout *layout) {
  if (plan->permutation == PERMUTE_BY_XOR)
    return emit_groups(emitter, plan, layout);
  if (plan->permutation == PERMUTE_BY_ROTATION)
    return emit_rotated(emitter, plan, layout);
  return unbank_is_joined(plan, layout) ? emit_joined(emitter, plan, layout)
                                        : emit_generic(emitter, plan, layout);
}
