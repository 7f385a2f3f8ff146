/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/plan.h"

#include "ir/facts.h"
#include "ir/ir.h"

enum { ALIGN_MAX = 16, WEB_MAX = 16 };
static const int64_t rest_limit = INT64_C(1) << 30;
static const int64_t rotate_limit = INT64_C(1) << 24; /* sums of a few such stay in 32 bits */

static uint32_t low_bit(uint64_t value) {
  uint64_t bit = value & (~value + 1);
  return !bit || bit > ALIGN_MAX ? ALIGN_MAX : (uint32_t)bit;
}

static uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

/* Alignment. */

static uint32_t align_of_terms(const struct module *module, const struct term *terms,
                               unsigned count) {
  uint32_t align = ALIGN_MAX;
  for (unsigned i = 0; i < count && align > 1; i++) {
    uint32_t of_scale = low_bit((uint64_t)terms[i].scale);
    if (of_scale >= align)
      continue;
    unsigned zeros = unbank_zero_bits(module, terms[i].leaf);
    align = smaller(align, zeros >= 4 ? ALIGN_MAX : smaller(of_scale << zeros, ALIGN_MAX));
  }
  return align;
}

/* Phis and selects of pointers that were met on the way up from one of them. */
struct web {
  LLVMValueRef roots[WEB_MAX];
  unsigned count;
};

static bool is_in_web(const struct web *web, LLVMValueRef root) {
  for (unsigned i = 0; i < web->count; i++)
    if (web->roots[i] == root)
      return true;
  return false;
}

/* Alignment of all offsets that flow into a phi or select, of those behind it too. Each root is
 * asked once: a pointer that flows back, or two that a loop exchanges, add nothing but their own
 * terms. */
static uint32_t align_of_web(const struct module *module, LLVMValueRef root, struct web *web) {
  bool is_phi = unbank_opcode(root) == LLVMPHI, is_select = unbank_opcode(root) == LLVMSelect;
  if ((!is_phi && !is_select) || is_in_web(web, root))
    return ALIGN_MAX;
  if (web->count == WEB_MAX)
    return 1;
  web->roots[web->count++] = root;
  uint32_t align = ALIGN_MAX;
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(root));
  for (unsigned i = is_select ? 1 : 0; i < (unsigned)LLVMGetNumOperands(root); i++) {
    struct offset in;
    if (!unbank_pointer_offset(module, LLVMGetOperand(root, i), function, &in))
      return 1;
    align = smaller(align, low_bit((uint64_t)in.constant));
    align = smaller(align, align_of_terms(module, in.terms, in.term_count));
    align = smaller(align, align_of_web(module, in.root, web));
  }
  return align;
}

static uint32_t align_of_root(const struct module *module, LLVMValueRef root) {
  struct web web = {.count = 0};
  return align_of_web(module, root, &web);
}

uint32_t unbank_offset_align(const struct module *module, const struct offset *offset) {
  uint32_t align = align_of_terms(module, offset->terms, offset->term_count);
  return align > 1 ? smaller(align, align_of_root(module, offset->root)) : align;
}

/* The offset is congruent to its constant modulo `align`, the alignment of the rest. Where that
 * reaches the atom, the constant's place in the atom is known; otherwise only an access that is
 * aligned to its own width cannot straddle. */
bool unbank_stays_in_atom(const struct module *module, const struct offset *offset, uint32_t bytes,
                          uint32_t atom) {
  if (bytes > atom)
    return false;
  uint32_t align = unbank_offset_align(module, offset);
  uint64_t constant = (uint64_t)offset->constant;
  if (align >= atom)
    return constant % atom + bytes <= atom;
  return align >= bytes && constant % bytes == 0;
}

/* Splitting. */

static void put_outside(struct plan *plan, struct term term, int64_t scale) {
  if (!scale)
    return;
  term.scale = scale;
  plan->terms[plan->term_count++] = term;
}

static void put_inside(struct plan *plan, struct term term, int64_t scale) {
  if (!scale)
    return;
  term.scale = scale;
  plan->rest_terms[plan->rest_count++] = term;
}

/* The range of the rest, or false past 2^62. */
static bool range_of_rest(const struct module *module, LLVMValueRef function,
                          const struct unbank_shape *promise, const struct plan *plan,
                          struct range *out) {
  *out = (struct range){plan->rest_constant, plan->rest_constant};
  for (unsigned i = 0; i < plan->rest_count; i++) {
    const struct term *term = &plan->rest_terms[i];
    struct range leaf = unbank_range(module, function, promise, term->leaf, term->is_signed);
    leaf.low = leaf.low > term->seen.low ? leaf.low : term->seen.low;
    leaf.high = leaf.high < term->seen.high ? leaf.high : term->seen.high;
    int64_t low, high;
    if (__builtin_mul_overflow(leaf.low, term->scale, &low) ||
        __builtin_mul_overflow(leaf.high, term->scale, &high))
      return false;
    if (__builtin_add_overflow(out->low, low < high ? low : high, &out->low) ||
        __builtin_add_overflow(out->high, low < high ? high : low, &out->high))
      return false;
  }
  return true;
}

/* Where phi is the identity on [0, limit), a rest proved to lie there moves outside as it is. A
 * proof that needs no promise is preferred. */
static bool rest_is_small(const struct module *module, LLVMValueRef function,
                          const struct unbank_shape *promise, int64_t limit, struct plan *plan) {
  struct range range;
  for (int with_promise = 0; with_promise <= (promise != NULL); with_promise++) {
    if (!range_of_rest(module, function, with_promise ? promise : NULL, plan, &range))
      return false;
    if (range.low < 0 || range.high >= limit)
      continue;
    plan->used_promise = with_promise;
    return true;
  }
  return false;
}

/* One leaf may have a part outside and a part inside; they are one term when both end up outside.
 */
static void move_rest_outside(struct plan *plan) {
  for (unsigned i = 0; i < plan->rest_count; i++) {
    unsigned k = 0;
    while (k < plan->term_count && (plan->terms[k].leaf != plan->rest_terms[i].leaf ||
                                    plan->terms[k].is_signed != plan->rest_terms[i].is_signed))
      k++;
    if (k < plan->term_count)
      plan->terms[k].scale += plan->rest_terms[i].scale;
    else
      put_outside(plan, plan->rest_terms[i], plan->rest_terms[i].scale);
  }
  plan->constant += plan->rest_constant;
  plan->rest_constant = 0;
  plan->rest_count = 0;
  plan->rest = REST_NONE;
}

/* The low bits of the rest's constant that cannot carry into the bits that phi looks at: phi(v + c)
 * = phi(v) + c where v is a multiple of g and 0 <= c < g, g a power of two that divides the
 * layout's unit (R, or 2^B). As an immediate they cost nothing, and neighbours share the rest of
 * the address. */
static void move_low_constant_outside(const struct module *module, uint32_t unit,
                                      struct plan *plan) {
  uint32_t granule =
      smaller(align_of_terms(module, plan->rest_terms, plan->rest_count), low_bit(unit));
  granule = smaller(granule, align_of_root(module, plan->root));
  int64_t low = plan->rest_constant & (int64_t)(granule - 1);
  plan->rest_constant -= low;
  plan->constant += low;
}

/* Constants below it cannot carry into what phi looks at. */
static uint32_t granule_of(const struct unbank_layout *layout) {
  struct unbank_layout rows = *layout;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    rows.pads[i].pad = 0;
  return unbank_layout_atom(&rows);
}

/* The offset as it is, all inside: for when nothing can be split off. */
static void plan_whole(const struct offset *offset, struct plan *plan) {
  *plan =
      (struct plan){.root = offset->root, .rest = REST_WHOLE, .rest_constant = offset->constant};
  for (unsigned i = 0; i < offset->term_count; i++)
    put_inside(plan, offset->terms[i], offset->terms[i].scale);
}

/* scale = q * T + r: T * q * leaf outside becomes c * q * leaf, r * leaf stays inside. Of a pad r
 * is nearest to zero; a permutation has no use for a leaf that stays inside all the same. */
static void split_terms(const struct offset *offset, const struct unbank_layout *layout,
                        struct plan *plan) {
  int64_t period = unbank_layout_period(layout);
  int64_t moved = (int64_t)unbank_layout_apply(layout, (uint32_t)period);
  bool permutes = layout->permutation != UNBANK_PERMUTE_NONE;
  for (unsigned i = 0; i < offset->term_count; i++) {
    struct term term = offset->terms[i];
    int64_t times = unbank_floor_div(2 * term.scale + period - 1, 2 * period);
    if (!term.bounded || (permutes && term.scale % period))
      times = 0;
    put_outside(plan, term, times * moved);
    put_inside(plan, term, term.scale - times * period);
  }
  int64_t times = unbank_floor_div(offset->constant, period);
  plan->constant = times * moved;
  plan->rest_constant = offset->constant - times * period;
}

static uint32_t align_of_plan(const struct module *module, const struct unbank_layout *layout,
                              const struct plan *plan) {
  uint32_t align = align_of_terms(module, plan->terms, plan->term_count);
  if (plan->rest == REST_NONE)
    return align;
  align = smaller(align, low_bit((uint64_t)plan->rest_constant));
  align = smaller(align, align_of_terms(module, plan->rest_terms, plan->rest_count));
  align = smaller(align, align_of_root(module, plan->root));
  return smaller(align, unbank_layout_atom(layout));
}

static unsigned added_instructions(const struct unbank_layout *layout, const struct plan *plan) {
  if (plan->rest == REST_NONE)
    return 0;
  unsigned added = 0;
  if (layout->permutation == UNBANK_PERMUTE_LINEAR)
    added += 2 * layout->linear.count;
  else if (layout->permutation == UNBANK_PERMUTE_ROTATE)
    added += layout->rotate.row & (layout->rotate.row - 1) ? 9 : 4;
  else if (layout->permutation == UNBANK_PERMUTE_XOR)
    added += 2;
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    added += layout->pads[i].row & (layout->pads[i].row - 1) ? 5 : 2;
  return added;
}

static void plan_identity(const struct offset *offset, struct plan *plan) {
  *plan = (struct plan){.root = offset->root, .constant = offset->constant, .rest = REST_NONE};
  for (unsigned i = 0; i < offset->term_count; i++)
    put_outside(plan, offset->terms[i], offset->terms[i].scale);
}

/* The rest as signed 32-bit arithmetic where its range allows, else the whole offset. */
static void plan_rest(const struct module *module, LLVMValueRef function,
                      const struct offset *offset, const struct unbank_layout *layout,
                      struct plan *plan) {
  struct range range;
  bool rotates = layout->permutation == UNBANK_PERMUTE_ROTATE;
  int64_t limit = rotates ? rotate_limit : rest_limit;
  bool fits = LLVMIsAGlobalVariable(offset->root) &&
              range_of_rest(module, function, NULL, plan, &range) && range.low >= -limit &&
              range.high < limit && (!rotates || unbank_layout_period(layout) <= limit);
  if (fits)
    plan->rest_low = range.low;
  else
    plan_whole(offset, plan);
  move_low_constant_outside(module, granule_of(layout), plan);
}

void unbank_plan(const struct module *module, LLVMValueRef function,
                 const struct unbank_shape *promise, const struct offset *offset,
                 const struct unbank_layout *layout, struct plan *out) {
  *out = (struct plan){.root = offset->root, .rest = REST_SIGNED};
  if (unbank_layout_is_identity(layout)) {
    plan_identity(offset, out);
  } else {
    split_terms(offset, layout, out);
    if (LLVMIsAGlobalVariable(offset->root) &&
        rest_is_small(module, function, promise, unbank_layout_fixed(layout), out))
      move_rest_outside(out);
    else
      plan_rest(module, function, offset, layout, out);
  }
  out->align = align_of_plan(module, layout, out);
  out->added = added_instructions(layout, out);
}
