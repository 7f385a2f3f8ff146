/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a plan costs: the instructions of sm_70 and later that the unchanged offset would not need.
 * A scaled addition is one instruction (LEA, IMAD). So is any bitwise function of three words
 * (LOP3), so the mask of a key comes free with its XOR. The high half of a product, which divides
 * a small number by a constant, is one instruction at a quarter of the rate. The figures are
 * fitted to what ptxas makes of the bench's cells (bench/estimate.py). */
#include "layout/bits.h"
#include "rewrite/plan_internal.h"
#include "shim/shim.h"
#include "support/hash.h"
#include "support/integers.h"

enum {
  SHIFT_AND_MIX = 2, /* x ^ ((x >> d) & m), x + P * (x >> k), x + P * (x / d); as much for x has a
                        bit ? x ^ m : x */
  STEPS = 1, /* for counters that are followed: their steps are added to what was permuted before */
  MIX = 1,   /* for groups that are XORed: a scaled addition would have combined them in the same
                instruction */
  SHIFT_AND_JOIN = 1,  /* P * (y + (y >> k)), where P * y is an instruction anyway; */
  JOIN_OF_COUNTER = 1, /* where it is not: y counts a loop, and the pointer was stepped */
  CONSTANT = 1,        /* a permuted constant is added, and is no longer an immediate; */
  OWN_ADDRESS = 1,     /* the result, if no sum has room for it, is added to the array, which other
                          accesses no longer share */
  HIGH_PRODUCT = 3,  /* the high half of a product, which divides, occupies its pipe for as long as
                        four instructions take to issue: docs/choice.md */
  WIDE_DIVISION = 1, /* for what may be large: the high half of a product is also shifted */
  BIASED_DIVISION = 3, /* for what may be negative: a multiple of d is added and subtracted again */
  TURN = 3,            /* (x & ~m) | ((x + K * (x >> k)) & m) */
  TURN_BY_DIVISION = 9, /* the same for rows that are not a power of two */
  TURN_APART = 2,       /* r | ((col + k) & m) */
  REMAINDER = 1,        /* what x mod R takes more than a mask would */
};

unsigned unbank_depth_of(const struct module *module, LLVMValueRef value) {
  return LLVMIsAInstruction(value)
             ? unbank_loop_depth(module->shim, LLVMGetInstructionParent(value))
             : 0;
}

void unbank_narrow_home(const struct module *module, LLVMValueRef value, LLVMBasicBlockRef *home) {
  LLVMBasicBlockRef loop = LLVMIsAInstruction(value)
                               ? unbank_loop_header(module->shim, LLVMGetInstructionParent(value))
                               : NULL;
  if (loop && (!*home || unbank_loop_contains(module->shim, *home, loop)))
    *home = loop;
}

/* The extras of one plan. */
struct extra_list {
  const struct module *module;
  const struct plan *plan;
  const struct unbank_layout *layout;
  struct extra *items;
  unsigned count;
};

/* What is computed from a sum; different computations from equal sums are different extras. */
enum extra_kind {
  EXTRA_GROUP,                             /* the image of a group of terms */
  EXTRA_CONSTANTS,                         /* the constants that are XORed to the images */
  EXTRA_PERMUTED,                          /* phi of the permuted sum */
  EXTRA_ROTATED,                           /* the rotated column */
  EXTRA_ROW,                               /* P * floor(row / R), by level */
  EXTRA_XOR = EXTRA_ROW + UNBANK_PADS_MAX, /* the images, XORed */
  EXTRA_ROW_FLIP,                          /* d of rows whose length the launch chooses */
  EXTRA_STEPS,                             /* the steps of counters */
  EXTRA_ROW_TERMS,                         /* the sum of a row's terms, by level */
};

/* Adds instructions that compute something from a sum; `kind`: an enum extra_kind, plus the level
 * of a row. The key hashes pointers, which only tell extras apart: no order depends on them. */
static void add_extra(struct extra_list *list, unsigned kind, const struct sum *sum,
                      unsigned instructions) {
  const struct plan *plan = list->plan;
  struct extra extra = {.key = hash_mix(kind, (uint64_t)sum->constant),
                        .instructions = instructions};
  if (!instructions)
    return;
  if (sum->has_root) {
    extra.key = hash_mix(extra.key, (uint64_t)(uintptr_t)plan->root);
    unbank_narrow_home(list->module, plan->root, &extra.home);
  }
  uint64_t terms = 0; /* a sum, so that the order of terms does not matter */
  for (unsigned i = 0; i < plan->term_count; i++) {
    if (!sum->scales[i])
      continue;
    uint64_t leaf = (uint64_t)(uintptr_t)plan->terms[i].leaf + plan->terms[i].is_signed;
    terms += hash_mix(leaf, (uint64_t)sum->scales[i]);
    unbank_narrow_home(list->module, plan->terms[i].leaf, &extra.home);
  }
  extra.key = hash_mix(extra.key, terms);
  list->items[list->count++] = extra;
}

/* The numbers that a sum adds up. */
static unsigned summands(const struct plan *plan, const struct sum *sum) {
  unsigned count = sum->has_root + (sum->constant != 0);
  for (unsigned i = 0; i < plan->term_count; i++)
    count += sum->scales[i] != 0;
  return count;
}

static void list_groups(struct extra_list *list) {
  const struct plan *plan = list->plan;
  uint32_t columns[32];
  unsigned alive = 0;
  unbank_columns(list->layout, columns);
  for (unsigned k = 0; k < plan->group_count; k++) {
    struct sum sum = {.constant = plan->groups[k].constant,
                      .has_root = plan->permuted.has_root && plan->group_of_root == k};
    for (unsigned i = 0; i < plan->term_count; i++)
      sum.scales[i] = plan->group_of[i] == k ? plan->terms[i].scale : 0;
    struct xor_step steps[STEPS_MAX];
    unsigned count = unbank_cover(columns, plan->groups[k].bits, steps);
    unsigned added =
        plan->groups[k].scale ? 0 : count * SHIFT_AND_MIX + (sum.constant ? CONSTANT : 0);
    add_extra(list, EXTRA_GROUP, &sum, summands(plan, &sum) ? added : 0);
    alive += summands(plan, &sum) != 0;
  }
  struct sum all = plan->permuted, moving = plan->permuted;
  bool moves = false;
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->counts_from[i]) {
      all.scales[i] = 0;
      moves = true;
    }
  moving.constant = plan->flip;
  add_extra(list, EXTRA_STEPS, &moving, moves ? STEPS : 0);
  add_extra(list, EXTRA_XOR, &all, alive > 1 ? MIX : 0);
  all.constant = plan->flip | plan->carved_constant;
  add_extra(list, EXTRA_CONSTANTS, &all, all.constant != 0);
}

/* The instructions, or their time, that floor(sum / row) takes beyond a shift, with the sum divided
 * by its unit. LLVM finds one factor for all numbers only if they are small: for x / d, x * d must
 * stay below 2^32 by the ranges of the terms. */
static unsigned division(const struct extra_list *list, const struct sum *sum, uint32_t row,
                         uint32_t unit) {
  const struct plan *plan = list->plan;
  const uint32_t divisor = row / unit;
  double high = (double)sum->constant;
  if (is_power_of_two(divisor))
    return 0;
  for (unsigned i = 0; i < plan->term_count; i++) {
    const struct range *seen = &plan->terms[i].seen;
    high += (double)sum->scales[i] * (double)(sum->scales[i] > 0 ? seen->high : seen->low);
  }
  bool is_small = !sum->has_root && high / unit * divisor < (double)(UINT64_C(1) << 32);
  return HIGH_PRODUCT + (is_small ? 0 : WIDE_DIVISION) + (sum->range.low < 0 ? BIASED_DIVISION : 0);
}

static bool has_counter(const struct extra_list *list, const struct sum *sum) {
  for (unsigned i = 0; i < list->plan->term_count; i++)
    if (sum->scales[i] && unbank_scev_is_affine(list->module->shim, list->plan->terms[i].leaf))
      return true;
  return false;
}

/* The d of an aligned group of offsets that have one d: a shift and a mask. */
static void list_row_flip(struct extra_list *list) {
  struct sum start = list->plan->permuted;
  start.constant &= -(int64_t)list->plan->alike;
  add_extra(list, EXTRA_ROW_FLIP, &start, SHIFT_AND_MIX - MIX);
}

static void list_permuted(struct extra_list *list) {
  const struct plan *plan = list->plan;
  const struct unbank_layout *layout = list->layout;
  unsigned added = plan->permuted.constant ? CONSTANT + OWN_ADDRESS : 0;
  uint32_t columns[32];
  struct xor_step steps[STEPS_MAX];
  unbank_columns(layout, columns);
  if (layout->permutation == UNBANK_PERMUTE_ROTATE)
    added += is_power_of_two(layout->rotate.row) ? TURN : TURN_BY_DIVISION;
  else if (layout->permutation == UNBANK_PERMUTE_PITCH)
    added += MIX;
  else
    added += unbank_cover(columns, UINT32_MAX, steps) * SHIFT_AND_MIX;
  bool is_joined = unbank_is_joined(plan, layout);
  for (unsigned i = 0; plan->includes_pads && i < UNBANK_PADS_MAX && layout->pads[i].row; i++) {
    const struct unbank_pad *pad = &layout->pads[i];
    added += (is_joined ? SHIFT_AND_JOIN : SHIFT_AND_MIX) +
             division(list, &plan->permuted, pad->row, is_joined ? pad->pad : 1);
  }
  if (layout->permutation == UNBANK_PERMUTE_PITCH)
    list_row_flip(list);
  if (added && is_joined && has_counter(list, &plan->permuted))
    added += JOIN_OF_COUNTER;
  add_extra(list, EXTRA_PERMUTED, &plan->permuted, added);
}

/* The sum of the terms is one computation, whatever constants are added to it. */
static void list_rows(struct extra_list *list) {
  const struct plan *plan = list->plan;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++) {
    uint32_t row = list->layout->pads[i].row;
    if (!plan->has_row[i])
      continue;
    struct sum terms = plan->rows[i];
    terms.constant = 0;
    add_extra(list, EXTRA_ROW_TERMS + i, &terms, summands(plan, &terms) - 1);
    uint32_t unit = unbank_sum_unit(plan, &plan->rows[i], row);
    unsigned added = SHIFT_AND_MIX + division(list, &plan->rows[i], row, unit);
    if (plan->rows[i].constant)
      added += CONSTANT + (is_power_of_two(list->layout->pads[i].pad) ? 0 : OWN_ADDRESS);
    add_extra(list, EXTRA_ROW + i, &plan->rows[i], added);
  }
}

unsigned unbank_plan_extras(const struct module *module, const struct plan *plan,
                            const struct unbank_layout *layout, struct extra extras[EXTRAS_MAX]) {
  struct extra_list list = {module, plan, layout, extras, 0};
  list_rows(&list);
  if (plan->permutation == PERMUTE_BY_XOR)
    list_groups(&list);
  else if (plan->permutation == PERMUTE_GENERIC && !unbank_layout_is_identity(layout))
    list_permuted(&list);
  else if (plan->permutation == PERMUTE_BY_ROTATION)
    add_extra(&list, EXTRA_ROTATED, &plan->rotated_column,
              TURN_APART + (is_power_of_two(layout->rotate.row) ? 0 : REMAINDER));
  return list.count;
}

void unbank_count_added(struct planner *planner) {
  struct plan *plan = planner->plan;
  struct extra extras[EXTRAS_MAX];
  unsigned count = unbank_plan_extras(planner->module, plan, planner->layout, extras);
  for (unsigned i = 0; i < count; i++) {
    unsigned depth = extras[i].home ? unbank_loop_depth(planner->module->shim, extras[i].home) : 0;
    if (depth < planner->offset->depth)
      plan->added_hoisted += extras[i].instructions;
    else
      plan->added += extras[i].instructions;
  }
}
