/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "worth.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cost/cycles.h"
#include "report/text.h"
#include "support/words.h"

/* What a type must bring. What nvcc makes of it is not seen: one that was 0.95 times as fast by the
 * formula was 0.87 times as fast on an H200. */
static const double least_faster = 1.05;
/* Less is noise, as for the choice. */
static const double hardly_slower = 0.98;

static const char refusal[] = "the type's subscripts cost what conflicts do";

static const struct target *target_of(const struct unbank_report *report) {
  const char *number = report->arch ? strpbrk(report->arch, "0123456789") : NULL;
  return unbank_target(number ? (unsigned)strtoul(number, NULL, 10) : 0);
}

static struct block_work work_of(const struct unbank_block_work *work) {
  return (struct block_work){.wavefronts = work->wavefronts,
                             .accesses = work->accesses,
                             .instructions = work->instructions,
                             .products = work->products};
}

/* How many times as fast a block is; where issuing instructions certainly takes longer than it did
 * to move wavefronts, though units work side by side, by the busiest of them. */
static double faster(const struct target *target, const struct unbank_block_work *was,
                     const struct unbank_block_work *is) {
  const struct block_work before = work_of(was), after = work_of(is);
  const double warps = unbank_slowdown(target, was->blocks * was->warps, is->blocks * is->warps);
  return unbank_lengthens_issue(&before, &after)
             ? unbank_busiest_cycles(&before) / unbank_busiest_cycles(&after)
             : was->cycles / (is->cycles * warps);
}

static const struct unbank_block_work *find(const struct work_list *works, const char *kernel) {
  for (size_t i = works->count; i--;)
    if (!strcmp(works->items[i].kernel, kernel))
      return &works->items[i].before;
  return NULL;
}

/* Of kernels that both know: how many times as fast the slowest is, the one that is furthest from
 * as before, and the fastest. */
struct times {
  const struct unbank_report_kernel *slowest, *furthest;
  double least, away, most;
};

static struct times times_of(const struct unbank_report *report, const struct text_list *kernels,
                             const struct work_list *was, const struct work_list *is) {
  const struct target *target = target_of(report);
  struct times out = {.least = INFINITY, .away = -1};
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    const struct unbank_block_work *before = find(was, kernel->name),
                                   *after = find(is, kernel->name);
    if (!before || !after || !(before->cycles > 0) || !(after->cycles > 0) ||
        (kernels && !is_one_of(kernel->name, kernels->items, kernels->count)))
      continue;
    const double times = faster(target, before, after);
    if (times < out.least)
      out.least = times, out.slowest = kernel;
    if (fabs(times - 1) > out.away)
      out.away = fabs(times - 1), out.furthest = kernel;
    out.most = fmax(out.most, times);
  }
  return out;
}

static const char *refuse(struct arena *arena, const struct unbank_report_kernel *kernel,
                          double times) {
  enum { LONGEST = 60 };
  return arena_printf(
      arena, "changed, %s would be %s times as fast by the formula of the choice: %s",
      unbank_text_kernel(arena, unbank_text_clean(arena, unbank_kernel_title(kernel)), LONGEST),
      unbank_text_number(arena, times), refusal);
}

const char *worth_slows(struct arena *arena, const struct unbank_report *report,
                        const struct work_list *was, const struct work_list *is) {
  const struct times times = times_of(report, NULL, was, is);
  return times.least < hardly_slower ? refuse(arena, times.slowest, times.least) : NULL;
}

const char *worth_refuses(struct arena *arena, const struct unbank_report *report,
                          const struct text_list *kernels, const struct work_list *was,
                          const struct work_list *is) {
  const struct times times = times_of(report, kernels, was, is);
  const char *slows = worth_slows(arena, report, was, is);
  return slows || !times.furthest || times.most >= least_faster
             ? slows
             : refuse(arena, times.furthest, times.most);
}

bool worth_is_refusal(const char *problem) { return strstr(problem, refusal) != NULL; }
