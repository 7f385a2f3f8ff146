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
static const char registers_taken[] = "registers for", stays[] = "resident";

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

/* A kernel without the type and with it. */
struct both {
  const struct work *was, *is;
};

/* Resident blocks, as far as nvcc's registers leave room for them; those are asked only where they
 * are known of both. */
static unsigned blocks_of(const struct target *target, const struct both *both,
                          const struct work *work) {
  const unsigned unit = UNBANK_REGISTER_UNIT, blocks = work->block.blocks;
  if (!both->was->registers || !both->is->registers)
    return blocks;
  const unsigned given = (work->registers + unit - 1) / unit * unit,
                 room = unbank_blocks_of(target, 0, work->block.warps * UNBANK_LANES, given);
  return room < blocks ? room : blocks;
}

/* Whether nvcc's registers leave fewer blocks than there were. */
static bool loses_blocks(const struct target *target, const struct both *both) {
  const unsigned left = blocks_of(target, both, both->is);
  return left < blocks_of(target, both, both->was) && left < both->is->block.blocks;
}

static bool is_left_alone(const struct target *target, const struct both *both) {
  return loses_blocks(target, both) && blocks_of(target, both, both->is) == 1;
}

/* How many times as fast a block is; where issuing instructions certainly takes longer than it did
 * to move wavefronts, though units work side by side, by the busiest of them. */
static double faster(const struct target *target, const struct both *both) {
  const struct unbank_block_work *was = &both->was->block, *is = &both->is->block;
  const struct block_work before = work_of(was), after = work_of(is);
  const double warps = unbank_slowdown(target, blocks_of(target, both, both->was) * was->warps,
                                       blocks_of(target, both, both->is) * is->warps);
  return unbank_lengthens_issue(&before, &after)
             ? unbank_busiest_cycles(&before) / unbank_busiest_cycles(&after)
             : was->cycles / (is->cycles * warps);
}

static const struct work *find(const struct work_list *works, const char *kernel) {
  for (size_t i = works->count; i--;)
    if (!strcmp(works->items[i].kernel, kernel))
      return &works->items[i];
  return NULL;
}

/* One of the report's kernels, and how many times as fast it is. */
struct timed {
  const struct unbank_report_kernel *kernel; /* NULL: none is known */
  struct both both;
  double times;
};

/* Of kernels that both know: the slowest, the one that is furthest from as before, and one of
 * which one block is resident now, and several were. */
struct times {
  struct timed slowest, furthest, alone;
  double most; /* of the fastest */
};

static struct times times_of(const struct unbank_report *report, const struct text_list *kernels,
                             const struct work_list *was, const struct work_list *is) {
  const struct target *target = target_of(report);
  struct times out = {.slowest.times = INFINITY, .furthest.times = 1};
  for (size_t k = 0; k < report->kernel_count; k++) {
    struct timed one = {.kernel = &report->kernels[k]};
    const char *name = one.kernel->name;
    one.both = (struct both){find(was, name), find(is, name)};
    if (!one.both.was || !one.both.is || !(one.both.was->block.cycles > 0) ||
        !(one.both.is->block.cycles > 0) ||
        (kernels && !is_one_of(name, kernels->items, kernels->count)))
      continue;
    one.times = faster(target, &one.both);
    if (one.times < out.slowest.times)
      out.slowest = one;
    if (!out.furthest.kernel || fabs(one.times - 1) > fabs(out.furthest.times - 1))
      out.furthest = one;
    if (is_left_alone(target, &one.both))
      out.alone = one;
    out.most = fmax(out.most, one.times);
  }
  return out;
}

static const char *name_of(struct arena *arena, const struct timed *timed) {
  enum { LONGEST = 60 };
  const char *title = unbank_text_clean(arena, unbank_kernel_title(timed->kernel));
  return unbank_text_kernel(arena, title, LONGEST);
}

/* "nvcc takes 38 registers for 27, so 1 block of 2 stays resident" */
static const char *registers_text(struct arena *arena, const struct target *target,
                                  const struct both *both) {
  const unsigned left = blocks_of(target, both, both->is);
  return arena_printf(arena, "nvcc takes %u %s %u, so %u %s of %u %s %s", both->is->registers,
                      registers_taken, both->was->registers, left, left == 1 ? "block" : "blocks",
                      blocks_of(target, both, both->was), left == 1 ? "stays" : "stay", stays);
}

static const char *refuse(struct arena *arena, const struct target *target,
                          const struct timed *timed) {
  const char *why =
      loses_blocks(target, &timed->both)
          ? arena_printf(arena, "%s: %s", registers_text(arena, target, &timed->both), refusal)
          : refusal;
  return arena_printf(arena,
                      "the plugin changes it, but as a patch %s would be %s times as fast by the "
                      "formula of the choice: %s",
                      name_of(arena, timed), unbank_text_number(arena, timed->times), why);
}

static const char *slows_text(struct arena *arena, const struct target *target,
                              const struct times *times) {
  if (times->alone.kernel)
    return arena_printf(
        arena, "the plugin changes it, but as a patch %s would run one block at a time: %s",
        name_of(arena, &times->alone), registers_text(arena, target, &times->alone.both));
  return times->slowest.times < hardly_slower ? refuse(arena, target, &times->slowest) : NULL;
}

const char *worth_slows(struct arena *arena, const struct unbank_report *report,
                        const struct work_list *was, const struct work_list *is) {
  const struct times times = times_of(report, NULL, was, is);
  return slows_text(arena, target_of(report), &times);
}

const char *worth_refuses(struct arena *arena, const struct unbank_report *report,
                          const struct text_list *kernels, const struct work_list *was,
                          const struct work_list *is) {
  const struct times times = times_of(report, kernels, was, is);
  const char *slows = worth_slows(arena, report, was, is);
  return slows || !times.furthest.kernel || times.most >= least_faster
             ? slows
             : refuse(arena, target_of(report), &times.furthest);
}

bool worth_is_of_registers(const char *problem) {
  return strstr(problem, registers_taken) && strstr(problem, stays);
}

bool worth_is_refusal(const char *problem) {
  return strstr(problem, refusal) || worth_is_of_registers(problem);
}
