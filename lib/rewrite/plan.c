/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/plan.h"

#include <stdlib.h>
#include <string.h>

#include "address/members.h"
#include "layout/bits.h"
#include "layout/kind.h"
#include "layout/layout.h"
#include "rewrite/plan_internal.h"
#include "support/hash.h"
#include "support/integers.h"

static const int64_t sum_limit = INT64_C(1) << 30, split_constant_limit = INT64_C(1) << 29;

/* Facts. */

/* The array that a root is or leads to, or NULL. */
static const struct array *array_behind(const struct module *module, LLVMValueRef root) {
  uint32_t array;
  return map_get(&module->derived, root, &array) ? &module->arrays.items[array] : NULL;
}

/* What all plans that are made for one offset have in common. */
struct request {
  const struct module *module;
  LLVMValueRef function;
  const struct unbank_layout *layout;
  bool follows_counters;
};

struct range unbank_range_of_leaf(const struct planner *planner, const struct term *term) {
  if (!planner->promise)
    return term->seen;
  return unbank_intersect_ranges(unbank_range_at(planner->module, planner->offset->block,
                                                 planner->promise, term->leaf, term->is_signed),
                                 term->seen);
}

static struct planner new_planner(const struct request *request, const struct unbank_shape *promise,
                                  const struct offset *offset, struct plan *plan) {
  const struct module *module = request->module;
  const struct unbank_layout *layout = request->layout;
  struct planner planner = {.module = module,
                            .offset = offset,
                            .layout = layout,
                            .promise = promise,
                            .follows_counters = request->follows_counters,
                            .plan = plan};
  const struct array *array = array_behind(module, offset->root);
  int64_t size = array ? (int64_t)array->bytes : 0;
  planner.size = size && size < sum_limit ? size : sum_limit;
  planner.has_root =
      !LLVMIsAGlobalVariable(offset->root) && !unbank_root_is_start(module, offset->root);
  *plan = (struct plan){.root = offset->root,
                        .bits = offset->bits,
                        .term_count = offset->term_count,
                        .flips_last = array && array->is_dynamic && !layout->carved};
  plan->alike =
      layout->permutation == UNBANK_PERMUTE_PITCH
          ? smaller(unbank_offset_align_where_moved(module, request->function, offset, layout),
                    UNBANK_BANK_ROW)
          : 1;
  memcpy(plan->terms, offset->terms, offset->term_count * sizeof *plan->terms);
  for (unsigned i = 0; i < offset->term_count; i++)
    planner.leaves[i] = unbank_range_of_leaf(&planner, &offset->terms[i]);
  return planner;
}

bool unbank_range_of_term(const struct planner *planner, unsigned term, int64_t scale,
                          struct range *out) {
  int64_t low, high, limit = INT64_C(1) << 62;
  if (__builtin_mul_overflow(planner->leaves[term].low, scale, &low) ||
      __builtin_mul_overflow(planner->leaves[term].high, scale, &high))
    return false;
  *out = low < high ? (struct range){low, high} : (struct range){high, low};
  return out->low > -limit && out->high < limit;
}

/* Adds a range; false past 2^62. */
static bool add_range(struct range *of, struct range by) {
  int64_t limit = INT64_C(1) << 62;
  *of = (struct range){of->low + by.low, of->high + by.high};
  return of->low > -limit && of->high < limit;
}

bool unbank_range_of_terms(const struct planner *planner, const struct sum *sum,
                           struct range *out) {
  *out = (struct range){sum->constant, sum->constant};
  bool known = !sum->has_root && sum->constant > -sum_limit && sum->constant < sum_limit;
  struct range term;
  for (unsigned i = 0; known && i < planner->plan->term_count; i++)
    if (sum->scales[i])
      known = unbank_range_of_term(planner, i, sum->scales[i], &term) && add_range(out, term);
  return known;
}

/* The bits of the leaf as it is read, from its known bits and its range. A negative number has ones
 * without end. */
uint32_t unbank_bits_of_term(const struct planner *planner, unsigned term, int64_t scale) {
  struct range range = planner->leaves[term];
  uint64_t bits = planner->plan->terms[term].ones;
  if (range.low < 0)
    bits |= ~low_bit_of(bits) + 1;
  else if (range.high < INT64_MAX)
    bits &= range.high ? UINT64_MAX >> __builtin_clzll((uint64_t)range.high) : 0;
  if (!bits || !scale)
    return 0;
  uint64_t low = low_bit_of((uint64_t)scale);
  if ((uint64_t)scale == low)
    return (uint32_t)(bits * low);
  struct range product;
  low *= low_bit_of(bits);
  if (unbank_range_of_term(planner, term, scale, &product) && product.low >= 0 && product.high)
    return (uint32_t)((UINT64_MAX >> __builtin_clzll((uint64_t)product.high)) & (~low + 1));
  return (uint32_t)(~low + 1);
}

/* Whether a sum can be computed in 32 bits. */

static bool is_short(struct range range) {
  return range.low >= -sum_limit && range.high < sum_limit;
}

/* Bounds a sum that is left of o: by its terms, or by o and what was split off. If everything holds
 * only modulo 2^32, terms bound it only if they stay within 32 bits (plan.h). */
static bool bound_sum(const struct planner *planner, struct sum *sum) {
  struct sum split = {.constant = planner->offset->constant - sum->constant};
  for (unsigned i = 0; i < planner->plan->term_count; i++)
    split.scales[i] = planner->plan->terms[i].scale - sum->scales[i];
  struct range of_terms, of_split, range = {-INT64_MAX, INT64_MAX};
  if (unbank_range_of_terms(planner, sum, &of_terms) &&
      (planner->plan->bits == 64 || is_short(of_terms)))
    range = of_terms;
  if (unbank_range_of_terms(planner, &split, &of_split))
    range = unbank_intersect_ranges(
        range, (struct range){-of_split.high, planner->size - 1 - of_split.low});
  sum->range = range;
  return is_short(range);
}

static bool is_constant(const struct planner *planner, const struct sum *sum) {
  bool constant = !sum->has_root;
  for (unsigned i = 0; i < planner->plan->term_count; i++)
    constant &= !sum->scales[i];
  return constant;
}

/* Reduces the offset modulo `period`: scales of bounded terms to the nearest multiple, the constant
 * downward. If the rest may then exceed 32 bits, only the constant is reduced; if it still may,
 * nothing is. */
static void reduce(const struct planner *planner, int64_t period, bool multiples_only,
                   struct sum *sum) {
  const struct plan *plan = planner->plan;
  int64_t constant = planner->offset->constant;
  *sum = (struct sum){.constant = constant - floor_to(constant, period),
                      .has_root = planner->has_root};
  for (unsigned i = 0; i < plan->term_count; i++) {
    int64_t scale = plan->terms[i].scale;
    int64_t times = floor_div(2 * scale + period - 1, 2 * period);
    bool splits = plan->terms[i].bounded && !(multiples_only && scale % period);
    sum->scales[i] = splits ? scale - times * period : scale;
  }
  if (bound_sum(planner, sum))
    return;
  for (unsigned i = 0; i < plan->term_count; i++)
    sum->scales[i] = plan->terms[i].scale;
  if (bound_sum(planner, sum))
    return;
  sum->constant = constant;
  sum->range = (struct range){0, planner->size - 1};
}

/* Padding. */

/* If a is a power of two that divides R, and 0 <= y < a, then
 *
 *     floor((a * x + y) / R) = floor(a * x / R)
 *
 * So low terms, and low bits of the constant, can be dropped. Uses the largest such a. */
static void drop_low_terms(const struct planner *planner, uint32_t row, struct sum *sum) {
  const struct plan *plan = planner->plan;
  for (int64_t a = (int64_t)low_bit_of(row); a > 1; a /= 2) {
    struct sum low = {.constant = sum->constant & (a - 1)};
    for (unsigned i = 0; i < plan->term_count; i++)
      if (unbank_bits_of_term(planner, i, sum->scales[i]) & (uint32_t)(a - 1))
        low.scales[i] = sum->scales[i];
    struct range range;
    bool root_is_high =
        !sum->has_root || (int64_t)unbank_align_of_root(planner->module, plan->root) >= a;
    if (!root_is_high || !unbank_range_of_terms(planner, &low, &range) || range.low < 0 ||
        range.high >= a)
      continue;
    for (unsigned i = 0; i < plan->term_count; i++)
      sum->scales[i] -= low.scales[i];
    sum->constant -= low.constant;
    sum->range = (struct range){floor_to(sum->range.low, a), floor_to(sum->range.high, a)};
    return;
  }
}

/* If any a divides R and all terms, floor((a * x + y) / R) = floor(a * x / R) for 0 <= y < a holds
 * as well. So only multiples of a remain of the constant, and all fields of a structure share the
 * row of the first. Terms that may wrap are not multiples of a. */
static void drop_low_constant(const struct planner *planner, uint32_t row, struct sum *sum) {
  const struct plan *plan = planner->plan;
  uint64_t unit = row;
  for (unsigned i = 0; i < plan->term_count; i++) {
    unit = greatest_divisor(unit, (uint64_t)llabs(sum->scales[i]));
    if (sum->scales[i] && !plan->terms[i].bounded)
      return;
  }
  if (sum->has_root)
    return;
  const int64_t a = (int64_t)unit;
  sum->constant = floor_to(sum->constant, a);
  sum->range = (struct range){floor_to(sum->range.low, a), floor_to(sum->range.high, a)};
}

/* Plans P * floor(o / R) for one level: whole rows go to the linear part, and what is left of o
 * keeps its row, unless that is certainly one number. */
static void plan_row(struct planner *planner, unsigned level) {
  struct plan *plan = planner->plan;
  uint32_t row = planner->layout->pads[level].row, pad = planner->layout->pads[level].pad;
  struct sum *sum = &plan->rows[level];
  reduce(planner, row, false, sum);
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->linear_part[i] += (plan->terms[i].scale - sum->scales[i]) / row * pad;
  plan->constant += (planner->offset->constant - sum->constant) / row * pad;
  drop_low_terms(planner, row, sum);
  drop_low_constant(planner, row, sum);
  int64_t first = floor_div(sum->range.low, row);
  if (is_constant(planner, sum))
    first = floor_div(sum->constant, row);
  else if (first != floor_div(sum->range.high, row))
    plan->has_row[level] = true;
  if (!plan->has_row[level])
    plan->constant += first * pad;
}

/* A sum whose terms may wrap is right only modulo 2^bits. Its quotient by 2^k is right modulo
 * 2^(bits - k): enough for 64 bits, too little for 32. Its quotient by 3 is not right at all. */
uint32_t unbank_sum_unit(const struct plan *plan, const struct sum *sum, uint32_t row) {
  uint64_t unit = greatest_divisor(row, (uint64_t)llabs(sum->constant));
  bool wraps = false;
  for (unsigned i = 0; i < plan->term_count; i++) {
    unit = greatest_divisor(unit, (uint64_t)llabs(sum->scales[i]));
    wraps |= sum->scales[i] && !plan->terms[i].bounded;
  }
  if (sum->has_root || (wraps && plan->bits < 64))
    return 1;
  return (uint32_t)(wraps ? low_bit_of(unit) : unit);
}

bool unbank_is_joined(const struct plan *plan, const struct unbank_layout *layout) {
  const struct unbank_pad *pads = layout->pads;
  return layout->permutation == UNBANK_PERMUTE_NONE && pads[0].row && !pads[1].row &&
         unbank_sum_unit(plan, &plan->permuted, pads[0].row) == pads[0].pad;
}

/* If x = P * y, then x + P * floor(x / R) = P * (y + floor(y / (R / P))), which takes only one
 * instruction more than x. So x becomes part of what is permuted. */
static void join_row(struct planner *planner) {
  struct plan *plan = planner->plan;
  const struct unbank_pad *pad = &planner->layout->pads[0];
  if (!plan->has_row[0] || planner->layout->pads[1].row ||
      unbank_sum_unit(plan, &plan->rows[0], pad->row) != pad->pad)
    return;
  plan->permutation = PERMUTE_GENERIC;
  plan->includes_pads = true;
  plan->permuted = plan->rows[0];
  plan->has_row[0] = false;
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->linear_part[i] -= plan->permuted.scales[i];
  plan->constant -= plan->permuted.constant;
}

static void plan_pads(struct planner *planner) {
  for (unsigned i = 0; i < UNBANK_PADS_MAX && planner->layout->pads[i].row; i++)
    plan_row(planner, i);
}

/* Keeps the offset: its terms, and what a root adds, which is a number like any that is
 * permuted. */
static void plan_identity(struct planner *planner) {
  struct plan *plan = planner->plan;
  plan->constant = planner->offset->constant;
  if (planner->has_root) {
    plan->permutation = PERMUTE_GENERIC;
    plan->permuted = (struct sum){.has_root = true, .range = {0, planner->size - 1}};
  }
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->linear_part[i] = plan->terms[i].scale;
}

/* For any permutation: phi of one number. */

static bool exceeds_split_limit(int64_t constant) {
  return constant <= -split_constant_limit || constant >= split_constant_limit;
}

/* Permutes the whole offset modulo 2^32, including a constant that the terms bring back into the
 * array. */
static void plan_unsplit(struct planner *planner) {
  struct plan *plan = planner->plan;
  plan->permutation = PERMUTE_GENERIC;
  plan->includes_pads = planner->layout->pads[0].row;
  plan->permuted = (struct sum){.constant = planner->offset->constant,
                                .has_root = planner->has_root,
                                .range = {0, planner->size - 1}};
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->permuted.scales[i] = plan->terms[i].scale;
}

/* Whether K * floor(x / R) stays in 32 bits, where x is made positive by a multiple of the
 * period. */
static bool rotation_fits(const struct unbank_layout *layout, int64_t period, struct range range) {
  const int64_t limit = INT64_C(1) << 24;
  uint32_t row = layout->rotate.row;
  return layout->permutation != UNBANK_PERMUTE_ROTATE || is_power_of_two(row) ||
         (range.low >= -limit && range.high < limit && period <= limit);
}

static void plan_generic(struct planner *planner) {
  struct plan *plan = planner->plan;
  int64_t period = unbank_layout_period(planner->layout);
  int64_t moved = unbank_layout_apply(planner->layout, (uint32_t)period);
  bool permutes = planner->layout->permutation != UNBANK_PERMUTE_NONE;
  plan->permutation = PERMUTE_GENERIC;
  plan->includes_pads = planner->layout->pads[0].row;
  reduce(planner, period, permutes, &plan->permuted);
  if (!rotation_fits(planner->layout, period, plan->permuted.range)) {
    plan_unsplit(planner);
    return;
  }
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->linear_part[i] = (plan->terms[i].scale - plan->permuted.scales[i]) / period * moved;
  plan->constant = (planner->offset->constant - plan->permuted.constant) / period * moved;
}

/* If phi is the identity on everything that would be permuted, moves that into the linear part
 * unchanged, and returns true. */
static bool fold_identity_range(const struct planner *planner, struct plan *plan) {
  const struct sum *permuted = &plan->permuted;
  if (plan->flips_last || permuted->has_root || permuted->range.low < 0 ||
      permuted->range.high >= unbank_layout_fixed(planner->layout))
    return false;
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->linear_part[i] += permuted->scales[i];
  plan->constant += permuted->constant;
  plan->permuted = (struct sum){0};
  plan->permutation = PERMUTE_NONE;
  return true;
}

static void plan_permutation(struct planner *planner) {
  plan_generic(planner);
  if (fold_identity_range(planner, planner->plan))
    return;
  if (unbank_permutes_bits(planner->layout))
    unbank_plan_linear(planner);
  else if (planner->layout->permutation == UNBANK_PERMUTE_ROTATE)
    unbank_plan_rotated(planner);
}

/* Whether the permutation moves nothing across the borders of padded rows, so that it can be
 * planned separately from the padding. */
static bool pads_apart(const struct unbank_layout *layout) {
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    if (layout->pads[i].row % unbank_layout_line(layout))
      return false;
  return true;
}

/* Adds the padding to a permutation that is planned separately. */
static void plan_apart(struct planner *planner) {
  const struct unbank_layout *layout = planner->layout;
  struct unbank_layout permutation = *layout;
  memset(permutation.pads, 0, sizeof permutation.pads);
  if (layout->permutation == UNBANK_PERMUTE_NONE) {
    plan_identity(planner);
    plan_pads(planner);
    join_row(planner);
    return;
  }
  planner->layout = &permutation;
  plan_permutation(planner);
  planner->layout = layout;
  plan_pads(planner);
}

/* The plan's alignment and cost. */

/* `by_scales`: as if nothing were known about the leaves. */
static uint32_t align_of_sum(const struct module *module, const struct plan *plan,
                             const int64_t *scales, bool by_scales) {
  uint32_t align = UNBANK_ARRAY_ALIGN;
  for (unsigned i = 0; i < plan->term_count; i++)
    align = smaller(align, by_scales ? unbank_align_of((uint64_t)scales[i])
                                     : unbank_align_of_term(module, &plan->terms[i], scales[i]));
  return align;
}

/* The alignment of a permutation's images. A linear one's: that of the groups that there are, as
 * each keeps its own bits and flips others. */
static uint32_t align_of_image(const struct unbank_layout *layout, const struct plan *plan) {
  uint32_t columns[32], flipped = UNBANK_ARRAY_ALIGN;
  if (unbank_layout_is_identity(layout))
    return UNBANK_ARRAY_ALIGN;
  if (plan->permutation != PERMUTE_BY_XOR)
    return unbank_layout_atom(layout);
  unbank_columns(layout, columns);
  for (unsigned i = 0; i < plan->group_count; i++)
    flipped |= unbank_flipped_bits(columns, plan->groups[i].bits);
  if (plan->flips_last)
    flipped |= unbank_flipped_bits(columns, UINT32_MAX);
  flipped |= unbank_flipped_bits(columns, plan->carved_constant);
  return low_bit_of(flipped);
}

static uint32_t align_of_permuted(const struct module *module, const struct unbank_layout *layout,
                                  const struct plan *plan, bool by_scales) {
  uint32_t align = align_of_sum(module, plan, plan->permuted.scales, by_scales);
  if (plan->permutation == PERMUTE_BY_ROTATION)
    align = smaller(align, align_of_sum(module, plan, plan->rotated_column.scales, by_scales));
  align = smaller(align, unbank_align_of((uint64_t)plan->permuted.constant | plan->flip |
                                         (uint64_t)plan->rotated_column.constant));
  for (unsigned i = 0; i < plan->group_count; i++)
    align = smaller(align, unbank_align_of(plan->groups[i].constant));
  if (by_scales && plan->permuted.has_root)
    return 1;
  align = smaller(align, unbank_align_of_root(module, plan->root));
  return smaller(align, align_of_image(layout, plan));
}

static uint32_t align_of_plan(const struct module *module, const struct unbank_layout *layout,
                              const struct plan *plan, bool by_scales) {
  uint32_t align = align_of_sum(module, plan, plan->linear_part, by_scales);
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    if (plan->has_row[i])
      align = smaller(align, unbank_align_of(layout->pads[i].pad));
  return plan->permutation == PERMUTE_NONE
             ? align
             : smaller(align, align_of_permuted(module, layout, plan, by_scales));
}

/* Likewise in launches in which a layout for rows moves something: there plan->alike divides the
 * offset without its constants. */
static uint32_t align_where_moved(const struct unbank_layout *layout, const struct plan *plan) {
  uint32_t align = smaller(plan->alike, unbank_layout_atom(layout));
  align = smaller(align, unbank_align_of((uint64_t)plan->permuted.constant));
  return plan->permutation == PERMUTE_GENERIC && align > plan->align ? align : plan->align;
}

/* The part of an offset below what phi looks at: the constant modulo a group of bytes that phi
 * moves as a whole, if everything else is a multiple of that group. */
static int64_t constant_in_granule(const struct request *request, const struct offset *offset) {
  const uint32_t granule = unbank_layout_granule(request->layout);
  const int64_t low = offset->constant & (int64_t)(granule - 1);
  if (!low)
    return 0;
  const uint32_t align =
      unbank_offset_align_where_moved(request->module, request->function, offset, request->layout);
  return low & (int64_t)(align - 1);
}

/* Makes the plan whose formula suits the layout. */
static void plan_by_layout(struct planner *planner) {
  const struct unbank_layout *layout = planner->layout;
  if (unbank_layout_is_identity(layout)) {
    plan_identity(planner);
  } else if (pads_apart(layout) &&
             !(planner->has_root && layout->permutation == UNBANK_PERMUTE_NONE)) {
    plan_apart(planner);
  } else {
    plan_generic(planner);
    fold_identity_range(planner, planner->plan);
  }
}

/* The plan for one state of knowledge: with the promise or without. `counts`: also find what it
 * adds. */
static void make_plan(const struct request *request, const struct unbank_shape *promise,
                      const struct offset *offset, bool counts, struct plan *out) {
  const struct unbank_layout *layout = request->layout;
  struct planner planner = new_planner(request, promise, offset, out);
  plan_by_layout(&planner);
  bool may_wrap = exceeds_split_limit(offset->constant) || exceeds_split_limit(out->constant);
  if (may_wrap && !unbank_layout_is_identity(layout)) {
    planner = new_planner(request, promise, offset, out);
    plan_unsplit(&planner);
  }
  out->align = align_of_plan(request->module, layout, out, false);
  out->align_by_scales = align_of_plan(request->module, layout, out, true);
  out->align_where_moved = align_where_moved(layout, out);
  if (counts)
    unbank_count_added(&planner);
}

/* The offset in which terms with a single value under the promise are replaced by that value. */
static struct offset without_known_terms(const struct module *module,
                                         const struct unbank_shape *promise,
                                         const struct offset *offset) {
  struct offset left = *offset;
  left.term_count = 0;
  for (unsigned i = 0; i < offset->term_count; i++) {
    const struct term *term = &offset->terms[i];
    struct range range =
        unbank_range_at(module, offset->block, promise, term->leaf, term->is_signed);
    int64_t bytes, constant;
    if (range.low == range.high && !__builtin_mul_overflow(range.low, term->scale, &bytes) &&
        !__builtin_add_overflow(left.constant, bytes, &constant) && !exceeds_split_limit(constant))
      left.constant = constant;
    else
      left.terms[left.term_count++] = *term;
  }
  return left;
}

static unsigned instructions_of(const struct plan *plan) {
  return plan->added + plan->added_hoisted + plan->term_count;
}

/* The plan that needs the fewest instructions, added terms included. It relies on the promise only
 * if that saves some. */
static void best_plan(const struct request *request, const struct unbank_shape *promise,
                      const struct offset *offset, struct plan *out) {
  make_plan(request, NULL, offset, promise != NULL, out);
  if (!promise || !(out->added + out->added_hoisted))
    return;
  struct plan shorter;
  struct offset left = without_known_terms(request->module, promise, offset);
  make_plan(request, promise, &left, true, &shorter);
  if (shorter.added > out->added || instructions_of(&shorter) >= instructions_of(out))
    return;
  *out = shorter;
  out->used_promise = true;
}

/* If phi keeps a group of accesses together, they share one plan except for the constants. It is
 * made from the start of the group, so every proof and every choice is the same for each of
 * them. */
static void plan_group(const struct request *request, const struct unbank_shape *promise,
                       const struct offset *offset, struct plan *out) {
  const int64_t low = constant_in_granule(request, offset);
  struct offset start = *offset;
  start.constant -= low;
  best_plan(request, promise, &start, out);
  out->constant += low;
}

void unbank_plan(const struct module *module, LLVMValueRef function,
                 const struct unbank_shape *promise, const struct offset *offset,
                 const struct unbank_layout *layout, struct plan *out) {
  const struct request request = {module, function, layout, false};
  plan_group(&request, promise, offset, out);
}

static bool counts_from_any(const struct plan *plan) {
  bool any = false;
  for (unsigned i = 0; i < plan->term_count; i++)
    any |= plan->counts_from[i] != NULL;
  return any;
}

/* How many instructions a plan adds in the innermost loop around the access. */
static unsigned added_there(const struct request *request, const struct offset *offset,
                            const struct plan *plan) {
  struct plan counted = *plan;
  struct planner planner = {
      .module = request->module, .offset = offset, .layout = request->layout, .plan = &counted};
  counted.added = 0;
  unbank_count_added(&planner);
  return counted.added;
}

void unbank_plan_to_emit(const struct module *module, LLVMValueRef function,
                         const struct unbank_shape *promise, const struct offset *offset,
                         const struct unbank_layout *layout, struct plan *out) {
  const struct request request = {module, function, layout, true};
  struct plan followed;
  unbank_plan(module, function, promise, offset, layout, out);
  if (out->permutation != PERMUTE_BY_XOR || !unbank_may_follow_counters(layout) || !offset->depth)
    return;
  plan_group(&request, promise, offset, &followed);
  if (counts_from_any(&followed) && followed.align >= out->align &&
      added_there(&request, offset, &followed) < added_there(&request, offset, out))
    *out = followed;
}

/* Whether sums of two plans, given by their scales, add up the same terms. */
static bool same_sums(const struct plan *a, const int64_t *a_scales, const struct plan *b,
                      const int64_t *b_scales) {
  unsigned left = b->term_count;
  for (unsigned i = 0; i < b->term_count; i++)
    left -= !b_scales[i];
  for (unsigned i = 0; i < a->term_count; i++) {
    if (!a_scales[i])
      continue;
    unsigned k = 0;
    while (k < b->term_count &&
           (a->terms[i].leaf != b->terms[k].leaf ||
            a->terms[i].is_signed != b->terms[k].is_signed || a_scales[i] != b_scales[k]))
      k++;
    if (k == b->term_count)
      return false;
    left--;
  }
  return !left;
}

bool unbank_share_base(const struct plan *a, const struct plan *b) {
  if (a->root != b->root || a->permutation != b->permutation || a->flip != b->flip ||
      a->carved_constant != b->carved_constant || a->permuted.constant != b->permuted.constant ||
      a->alike != b->alike || a->group_count != b->group_count ||
      a->rotated_column.constant != b->rotated_column.constant ||
      !same_sums(a, a->rotated_column.scales, b, b->rotated_column.scales) ||
      !same_sums(a, a->linear_part, b, b->linear_part) ||
      !same_sums(a, a->permuted.scales, b, b->permuted.scales))
    return false;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    if (a->has_row[i] != b->has_row[i] ||
        (a->has_row[i] && (a->rows[i].constant != b->rows[i].constant ||
                           !same_sums(a, a->rows[i].scales, b, b->rows[i].scales))))
      return false;
  uint32_t constants = 0;
  for (unsigned i = 0; i < a->group_count; i++)
    constants |= a->groups[i].constant ^ b->groups[i].constant;
  return !constants;
}

/* A hash of a sum, which does not depend on the order of its terms. */
static uint64_t hash_of_sum(const struct plan *plan, const int64_t *scales) {
  uint64_t sum = 0;
  for (unsigned i = 0; i < plan->term_count; i++)
    if (scales[i])
      sum += hash_mix(hash_mix((uintptr_t)plan->terms[i].leaf, plan->terms[i].is_signed),
                      (uint64_t)scales[i]);
  return sum;
}

uint64_t unbank_base_hash(const struct plan *plan) {
  uint64_t hash = hash_mix((uintptr_t)plan->root, plan->permutation);
  hash = hash_mix(hash, (uint64_t)plan->permuted.constant);
  hash = hash_mix(hash, (uint64_t)plan->rotated_column.constant);
  hash = hash_mix(hash, plan->flip);
  for (unsigned i = 0; i < plan->group_count; i++)
    hash = hash_mix(hash, plan->groups[i].constant);
  hash = hash_mix(hash, hash_of_sum(plan, plan->linear_part));
  hash = hash_mix(hash, hash_of_sum(plan, plan->rotated_column.scales));
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    if (plan->has_row[i])
      hash = hash_mix(hash,
                      hash_of_sum(plan, plan->rows[i].scales) + (uint64_t)plan->rows[i].constant);
  return hash_mix(hash, hash_of_sum(plan, plan->permuted.scales));
}
