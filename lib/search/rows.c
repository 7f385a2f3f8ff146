/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rows whose length P = K * argument + C is chosen at launch: K and C of a layout pitch:B:A:K:C are
 * the `scale` and the `constant` of a struct unbank_row. */
#include "search/rows.h"

#include <math.h>
#include <stdlib.h>

#include "evaluate/other_cases.h"
#include "evaluate/unmoved.h"
#include "kernels/instances.h"
#include "rewrite/plan.h"
#include "score/score.h"
#include "support/integers.h"

enum { PITCHES_MAX = 4 }; /* row lengths per instance */

/* The row that a term implies if rows are picked at random: the distances between lanes are
 * multiples of its length. */
static struct unbank_row row_at_random(const struct trace_access *traced,
                                       const struct trace_pattern *pattern,
                                       const struct trace_term *term) {
  struct unbank_row found = {.argument = traced->symbols[term->symbol].number};
  const uint32_t start = term->coefficient[__builtin_ctz(pattern->may_mask)];
  uint64_t scale = 0;
  UNBANK_EACH_BIT(lane, pattern->may_mask)
    scale = greatest_divisor(scale, (uint64_t)llabs((int32_t)(term->coefficient[lane] - start)));
  found.scale = (uint32_t)scale % UNBANK_PITCH_MAX;
  return found;
}

/* The row that one term of a pattern implies; K is 0 if it implies none. The two lanes that the
 * argument moves apart least are in rows next to each other, so their distance is P. */
static struct unbank_row row_of(const struct trace_access *traced,
                                const struct trace_pattern *pattern,
                                const struct trace_term *term) {
  struct unbank_row found = {.argument = traced->symbols[term->symbol].number};
  unsigned first = (unsigned)__builtin_ctz(pattern->may_mask), row = first;
  int64_t least = 0;
  UNBANK_EACH_BIT(lane, pattern->may_mask) {
    int64_t apart = (int32_t)(term->coefficient[lane] - term->coefficient[first]);
    if (apart && (!least || llabs(apart) < llabs(least)))
      least = apart, row = lane;
  }
  uint32_t constant = least < 0 ? -pattern->relative[row] : pattern->relative[row];
  found.scale = (uint32_t)llabs(least) % UNBANK_PITCH_MAX;
  found.constant = constant % UNBANK_PITCH_MAX;
  return found;
}

static void add(struct arena *arena, const struct unbank_layout *layout, struct layout_list *out) {
  for (size_t i = 0; i < out->count; i++)
    if (unbank_layout_equal(&out->items[i], layout))
      return;
  *ARENA_PUSH(arena, out) = *layout;
}

/* Adds the layouts for the rows that the terms of an access imply. */
static void list_access(const struct module *module, const struct instance *instance,
                        const struct trace_access *traced, uint32_t atom, struct layout_list *out) {
  const bool at_random = traced->picks_rows;
  traced = at_random ? traced->sampled : traced;
  for (size_t p = 0; p < traced->patterns.count; p++) {
    const struct trace_pattern *pattern = &traced->patterns.items[p];
    for (size_t t = 0; pattern->known && t < pattern->term_count; t++) {
      struct unbank_layout layout = {.permutation = UNBANK_PERMUTE_PITCH};
      if (pattern->terms[t].uniform || !traced->symbols[pattern->terms[t].symbol].number)
        continue;
      struct unbank_row *row = &layout.pitch.rows[0];
      *row = at_random ? row_at_random(traced, pattern, &pattern->terms[t])
                       : row_of(traced, pattern, &pattern->terms[t]);
      layout.pitch.bit = (uint32_t)__builtin_ctz(atom);
      if (row->scale && out->count < PITCHES_MAX && unbank_row_number(module, instance, row).value)
        add(module->arena, &layout, out);
    }
  }
}

/* Adds layouts for pairs of row lengths that different arguments determine. */
static void add_pairs(struct arena *arena, struct layout_list *out) {
  for (size_t i = 0, count = out->count; i < count; i++)
    for (size_t k = i + 1; k < count; k++) {
      struct unbank_layout layout = out->items[i];
      layout.pitch.rows[1] = out->items[k].pitch.rows[0];
      if (layout.pitch.rows[0].argument != layout.pitch.rows[1].argument)
        add(arena, &layout, out);
    }
}

/* The widest hardware access, for the widths found last. */
static uint32_t widest(const struct evaluator *evaluator, const struct instance *instance) {
  uint32_t bytes = UNBANK_BANK_BYTES;
  for (size_t i = 0; i < instance->access_count; i++) {
    uint32_t own = evaluator->widths[instance->accesses[i]].bytes;
    bytes = own > bytes ? own : bytes;
  }
  return bytes < UNBANK_ARRAY_ALIGN ? bytes : UNBANK_ARRAY_ALIGN;
}

/* Rows divisible by 2^(bit + 1) bytes only have at most 2-way conflicts, and the one-bit swizzle
 * for them takes as long as it saves, or longer (docs/layouts.md). So they are left alone, unless
 * that would also exclude rows of another length that have more to gain, or accesses only become as
 * wide as they do where rows are moved; `present`: their bytes now. */
static void leave_short_rows(struct unbank_layout *layout, uint32_t present) {
  if (unbank_row_count(layout) == 1 && UINT32_C(1) << layout->pitch.bit <= present)
    layout->pitch.least = layout->pitch.bit + 2;
}

void unbank_list_pitched(struct evaluator *evaluator, const struct instance *instance,
                         uint32_t atom, struct layout_list *out) {
  const struct module *module = evaluator->module;
  unbank_find_widths(evaluator, instance, &unbank_identity);
  const uint32_t present = widest(evaluator, instance);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    size_t count;
    const uint32_t *accesses = unbank_accesses_in(module, instance, kernel, &count);
    for (size_t i = 0; i < count; i++)
      list_access(module, instance, unbank_traced(evaluator->traces[kernel->id], accesses[i]), atom,
                  out);
  }
  add_pairs(module->arena, out);
  for (size_t i = 0, count = out->count; i < count; i++)
    for (uint32_t wider = atom * 2; wider <= UNBANK_ARRAY_ALIGN; wider *= 2) {
      struct unbank_layout layout = out->items[i];
      layout.pitch.bit = (uint32_t)__builtin_ctz(wider);
      unbank_find_widths(evaluator, instance, &layout);
      if (widest(evaluator, instance) >= wider)
        add(module->arena, &layout, out);
    }
  for (size_t i = 0; i < out->count; i++)
    leave_short_rows(&out->items[i], present);
}

/* The accesses and launches that a figure counts: see unbank_score_rows(). */
struct rows_case {
  bool as_it_lies;
  unsigned row, log;
};

/* Adds the wavefronts of all kernels to by_log[] (unbank_score_rows), for the widths found last.
 * False if they are not known or exceed the work limit. */
static bool add_wavefronts(struct evaluator *evaluator, const struct instance *instance,
                           const struct unbank_layout *layout, struct rows_case counted,
                           double by_log[SCORE_ROWS_KINDS]) {
  const struct module *module = evaluator->module;
  bool known = true;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct trace *trace = evaluator->traces[kernel->id];
    size_t count;
    const uint32_t *accesses = unbank_accesses_in(module, instance, kernel, &count);
    for (size_t i = 0; i < count && known; i++) {
      const struct access *access = &module->accesses.items[accesses[i]];
      const struct width *width = &evaluator->widths[access->id];
      double of_access[SCORE_ROWS_KINDS] = {0};
      known = !score_is_over(&evaluator->work);
      for (uint32_t part = 0; width->lead == access->id && part < width->parts && known; part++)
        known = unbank_score_rows((struct scored){trace, access, layout, width->bytes,
                                                  width->shift + (int32_t)(part * width->bytes)},
                                  counted.as_it_lies, counted.row, counted.log, &evaluator->work,
                                  of_access);
      double trips = unbank_trips(unbank_traced(trace, access->id), UNBANK_LOOP_TRIPS);
      for (unsigned k = 0; k < SCORE_ROWS_KINDS; k++)
        by_log[k] += trips * of_access[k];
    }
  }
  return known;
}

/* Whether the layout takes more than before[k] in launches of some class k (score.h), or whether
 * that is not known. Launches in which nothing moves run the kernel's other version, if it has one,
 * and take what they took before. */
static bool raises_in(struct evaluator *evaluator, const struct instance *instance,
                      const struct unbank_layout *layout, struct rows_case counted,
                      const double before[SCORE_ROWS_KINDS], double tolerance) {
  double after[SCORE_ROWS_KINDS] = {0};
  const bool has_versions = unbank_has_versions(evaluator->module, instance, layout);
  bool raises = !add_wavefronts(evaluator, instance, layout, counted, after);
  for (unsigned k = has_versions ? unbank_pitch_log(layout) : 0; k < SCORE_ROWS_KINDS - 1; k++)
    raises = raises || after[k] > unbank_most_harmless(before[k], tolerance);
  return raises;
}

/* Checks each of the layout's row lengths by itself, because a launch loses if the accesses to rows
 * of one length do. If there are two lengths, the figures of one leave out the accesses to rows of
 * the other, so an increase is compared with about half of all wavefronts; the tolerance is
 * doubled. */
bool unbank_raises_rows(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout, double tolerance) {
  const unsigned count = unbank_row_count(layout);
  const double for_each = count * tolerance;
  bool raises = false;
  for (unsigned row = 0; row < count && !raises; row++) {
    double before[SCORE_ROWS_KINDS] = {0};
    unbank_find_widths(evaluator, instance, &unbank_identity);
    raises = !add_wavefronts(evaluator, instance, layout,
                             (struct rows_case){true, row, SCORE_ROWS_OWN}, before);
    unbank_find_widths(evaluator, instance, layout);
    raises = raises || raises_in(evaluator, instance, layout,
                                 (struct rows_case){false, row, SCORE_ROWS_OWN}, before, for_each);
    for (unsigned log = unbank_pitch_log(layout); count > 1 && log < SCORE_ROWS_KINDS && !raises;
         log++)
      raises = raises_in(evaluator, instance, layout, (struct rows_case){false, row, log}, before,
                         for_each);
  }
  return raises;
}

double unbank_wavefronts_of_pairs(struct evaluator *evaluator, const struct instance *instance,
                                  const struct unbank_layout *layout, unsigned log) {
  double sum = 0;
  bool known = true;
  unbank_find_widths(evaluator, instance, layout);
  for (unsigned row = 0; row < unbank_row_count(layout) && known; row++) {
    double by_log[SCORE_ROWS_KINDS] = {0};
    known =
        add_wavefronts(evaluator, instance, layout, (struct rows_case){false, row, log}, by_log);
    sum += by_log[UNBANK_BANK_ROW_LOG];
  }
  return known ? sum : INFINITY;
}

/* Carved memory. */

/* The sum of the scales of an argument (numbered from 1) in an offset, modulo 2^32. */
static uint32_t scale_of_argument(const struct offset *offset, const struct kernel *kernel,
                                  uint32_t argument) {
  LLVMValueRef leaf = LLVMGetParam(kernel->function, argument - 1);
  uint32_t scale = 0;
  for (unsigned i = 0; i < offset->term_count; i++)
    if (offset->terms[i].leaf == leaf && unbank_is_start(&offset->terms[i]))
      scale += (uint32_t)offset->terms[i].scale;
  return scale;
}

/* Whether every argument that shifts a pattern's lanes is a start in the offset. Sets *any if there
 * is such an argument. */
static bool shows_starts(const struct trace_access *traced, const struct trace_pattern *pattern,
                         const struct offset *offset, const struct kernel *kernel, bool *any) {
  for (size_t t = 0; pattern->known && t < pattern->term_count; t++) {
    const struct trace_term *term = &pattern->terms[t];
    uint32_t argument = traced->symbols[term->symbol].argument;
    if (!argument)
      continue;
    if (!term->uniform || scale_of_argument(offset, kernel, argument) != term->coefficient[0])
      return false;
    *any = true;
  }
  return true;
}

static bool shows_all_starts(const struct trace_access *traced, const struct offset *offset,
                             const struct kernel *kernel, bool *any) {
  for (size_t p = 0; p < traced->patterns.count; p++)
    if (!shows_starts(traced, &traced->patterns.items[p], offset, kernel, any))
      return false;
  return true;
}

bool unbank_is_carved(const struct evaluator *evaluator, const struct instance *instance) {
  const struct module *module = evaluator->module;
  const struct kernel *kernel = unbank_kernel_around(module, instance);
  bool any = false;
  if (!kernel || !module->arrays.items[instance->array].is_dynamic)
    return false;
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    const struct trace_access *traced = unbank_traced(evaluator->traces[kernel->id], access->id);
    struct offset offset;
    if (!unbank_offset(module, access, &offset) ||
        !shows_all_starts(traced, &offset, kernel, &any) ||
        (traced->sampled && !shows_all_starts(traced->sampled, &offset, kernel, &any)))
      return false;
  }
  return any;
}

const char *unbank_lacks_argument(const struct evaluator *evaluator,
                                  const struct instance *instance,
                                  const struct unbank_layout *layout) {
  bool has_rows = true;
  for (unsigned i = 0; layout->permutation == UNBANK_PERMUTE_PITCH && i < unbank_row_count(layout);
       i++)
    has_rows =
        has_rows && unbank_row_number(evaluator->module, instance, &layout->pitch.rows[i]).value;
  if (!has_rows)
    return "the layout that was asked for by option needs an integer among the arguments of the "
           "one kernel that uses the array, or one that it computes from these, to say how long "
           "rows are";
  if (layout->carved && !unbank_is_carved(evaluator, instance))
    return "the layout that was asked for by option needs dynamic memory of one kernel, which is "
           "carved where its arguments say: ask for it without '+carved'";
  return NULL;
}
