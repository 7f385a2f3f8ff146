/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rotations whose rows and columns are known separately.
 *
 *     o      = R * q + col,  0 <= col < R
 *     phi(o) = R * q + (col + K * q) mod R
 *
 * q is the sum of the terms whose scale is a multiple of R, so nothing needs to be divided:
 * permuted = R * q, rotated_column = col + K * q. If R is a power of two, all of this holds modulo
 * 2^32, which phi's period then divides. Otherwise q must be the integer that it seems to be, so
 * its terms must be bounded, and then 0 <= rotated_column < R + size.
 *
 * Constants: write c = R * cq + c0. R * cq goes to the linear part and c0 + K * cq to the rotated
 * column. Its bits below a power of two that divides R and everything else in that column go to
 * the linear part, too: (g * x + c) mod R = (g * x) mod R + c for 0 <= c < g. */
#include "rewrite/plan_internal.h"

#include "support/integers.h"

/* The bits of a column's constant below a power of two that divides R and all terms of the column.
 */
static int64_t low_constant(const struct planner *planner, const struct sum *column, uint32_t row) {
  const struct plan *plan = planner->plan;
  uint32_t granule = unbank_align_of(row);
  for (unsigned i = 0; i < plan->term_count; i++) {
    uint32_t align = unbank_align_of_term(planner->module, &plan->terms[i], column->scales[i]);
    granule = align < granule ? align : granule;
  }
  return column->constant & (int64_t)(granule - 1);
}

bool unbank_plan_rotated(struct planner *planner) {
  struct plan *plan = planner->plan;
  int64_t row = planner->layout->rotate.row, step = planner->layout->rotate.step;
  bool is_power = is_power_of_two((uint64_t)row);
  int64_t constant = planner->offset->constant, rows = floor_div(constant, row);
  struct sum column = {.constant = constant - rows * row, .has_root = planner->has_root};
  struct sum permuted = {0}, rotated = {0};
  for (unsigned i = 0; i < plan->term_count; i++) {
    int64_t scale = plan->terms[i].scale;
    if (scale % row)
      column.scales[i] = rotated.scales[i] = scale;
    else if (!is_power && !plan->terms[i].bounded)
      return false;
    else
      permuted.scales[i] = scale, rotated.scales[i] = scale / row * step;
  }
  struct range range;
  if (!unbank_range_of_terms(planner, &column, &range) || range.low < 0 || range.high >= row)
    return false;
  rotated.constant = column.constant + rows * step;
  if (is_power)
    rotated.constant &= row - 1;
  int64_t low = low_constant(planner, &rotated, (uint32_t)row);
  rotated.constant -= low;
  plan->permutation = PERMUTE_BY_ROTATION;
  plan->permuted = permuted;
  plan->rotated_column = rotated;
  plan->constant = rows * row + low;
  plan->permuted.range = (struct range){rows > 0 ? -rows * row : 0, planner->size};
  for (unsigned i = 0; i < plan->term_count; i++)
    plan->linear_part[i] = 0;
  return true;
}
