/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "cost/cycles.h"

#include <math.h>

static const double least_gain = 0.02; /* as a share of all cycles: less is noise */
static const double issued = 4;        /* instructions that an SM issues in a cycle */
static const double dependent = 4; /* cycles until a warp can issue an instruction that needs the
                                      result of its last one */
/* Cycles in which an SM executes a special function for a warp, since it has 16 lanes for them
 * (CUDA C++ Programming Guide, "Arithmetic Instructions", compute capabilities 7.5 to 12.0). */
static const double special_function = 2;
static const double memory_bytes = 16; /* from DRAM in a cycle of an SM */
/* A block is sure to be slower if the cycles of its busiest unit before a change are less than this
 * share of those after it (docs/choice.md). */
static const double slower = 0.922;

struct cost_rates unbank_cost_rates(const struct target *target, unsigned blocks, bool full) {
  double left = !full ? 1 : blocks > 2 ? 1 - 2. / blocks : 0;
  return (struct cost_rates){target->access * left, target->instruction};
}

double unbank_cycles(const struct cost_rates *rates, const struct block_work *work) {
  return work->wavefronts + rates->access * work->accesses +
         rates->instruction * work->instructions;
}

double unbank_slowdown(const struct target *target, unsigned before, unsigned after) {
  return (1 + target->latency / after) / (1 + target->latency / before);
}

double unbank_issue_cycles(const struct block_work *work) {
  return fmax((work->instructions + work->accesses) / issued, special_function * work->special);
}

static double busiest_cycles(const struct block_work *work, double rate) {
  double issue = (work->instructions - work->products + work->accesses) / rate;
  return fmax(work->wavefronts, fmax(issue, special_function * work->special));
}

double unbank_busiest_cycles(const struct block_work *work) { return busiest_cycles(work, issued); }

bool unbank_lengthens_issue(const struct block_work *before, const struct block_work *after) {
  return unbank_busiest_cycles(before) < slower * unbank_busiest_cycles(after);
}

bool unbank_lengthens_issue_of_warps(const struct block_work *before,
                                     const struct block_work *after, unsigned warps) {
  double rate = fmin(issued, warps / dependent);
  return busiest_cycles(before, rate) < slower * busiest_cycles(after, rate);
}

bool unbank_hides_conflicts(const struct block_work *work, double added) {
  return special_function * work->special > work->wavefronts &&
         added > least_gain * (work->instructions + work->accesses);
}

double unbank_memory_cycles(double bytes) { return bytes / memory_bytes; }

double unbank_least_gain(const struct cost_rates *rates, const struct block_work *work) {
  double excess = fmax(unbank_issue_cycles(work) / work->wavefronts - 1, 0);
  return least_gain * unbank_cycles(rates, work) * (1 + excess * excess);
}
