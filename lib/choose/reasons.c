/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/reasons.h"

#include <math.h>

#include "evaluate/evaluate.h"
#include "evaluate/other_cases.h"
#include "kernels/instances.h"
#include "kernels/launches.h"
#include "occupancy/occupancy.h"
#include "report/text.h"
#include "search/rows.h"

/* Layouts. */

/* Whether an array takes no more bytes under a permutation, because its last line is complete. In
 * dynamic memory, an incomplete last line stays in place. */
static bool adds_nothing(const struct array *array, const struct unbank_layout *layout) {
  return array->is_dynamic ||
         unbank_bytes_under(array, layout) == unbank_bytes_under(array, &unbank_identity);
}

/* What decides how long rows are. All accesses of an array whose layout has rows are in one kernel.
 */
static const char *row_decider(const struct module *module, const struct instance *instance,
                               const struct unbank_row *row) {
  const struct kernel *kernel = unbank_kernel_around(module, instance);
  const bool is_argument = unbank_is_argument_number(kernel, row->argument);
  return arena_printf(module->arena, "%s %u", is_argument ? "argument" : "computed number",
                      is_argument ? row->argument
                                  : row->argument - LLVMCountParams(kernel->function));
}

static const char *describe_pitch(const struct module *module, const struct instance *instance,
                                  const struct unbank_layout *layout, const char *name) {
  const struct unbank_row *rows = layout->pitch.rows;
  const char *where = layout->pitch.least
                          ? arena_printf(module->arena, ", where that is a multiple of %u bytes",
                                         1u << layout->pitch.least)
                          : "";
  const char *bytes =
      adds_nothing(&module->arrays.items[instance->array], layout) ? ", no bytes added" : "";
  const char *first = row_decider(module, instance, &rows[0]);
  return unbank_row_count(layout) > 1
             ? arena_printf(module->arena,
                            "swizzled within aligned lines by the lengths of rows, which %s and "
                            "%s decide%s%s (%s)",
                            first, row_decider(module, instance, &rows[1]), where, bytes, name)
             : arena_printf(module->arena,
                            "swizzled within aligned lines by the length of rows, which %s "
                            "decides%s%s (%s)",
                            first, where, bytes, name);
}

/* Describes each part of an array's layout for people, as in "rows of 128 bytes padded by 4". */
static const char *layout_text(const struct module *module, const struct instance *instance,
                               const struct unbank_layout *layout) {
  const struct array *array = &module->arrays.items[instance->array];
  const char *text = "";
  char name[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(layout, name);
  if (layout->permutation == UNBANK_PERMUTE_ROTATE)
    text = arena_printf(module->arena, "rows of %u bytes rotated by %u each", layout->rotate.row,
                        layout->rotate.step);
  else if (layout->permutation == UNBANK_PERMUTE_PITCH)
    text = describe_pitch(module, instance, layout, name);
  else if (layout->permutation != UNBANK_PERMUTE_NONE)
    text = arena_printf(module->arena, "swizzled within aligned lines%s%s (%s)",
                        layout->carved ? " as far as arguments align its parts" : "",
                        adds_nothing(array, layout) ? ", no bytes added" : "", name);
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    text = arena_printf(module->arena, "%s%srows of %u bytes padded by %u", text, *text ? ", " : "",
                        layout->pads[i].row, layout->pads[i].pad);
  return text;
}

/* Whether a layout saves wavefronts mostly because neighbours are accessed together: the accesses
 * that it merges or splits save more than those which are executed as before. */
static bool saves_by_merging(struct search *search, const struct candidate_layout *best) {
  const double all = search->before.wavefronts - best->cost.wavefronts,
               kept = unbank_saving_without_merging(search->evaluator, search->instance,
                                                    &best->layout);
  return all - kept >= kept;
}

/* What is wrong with an array under identity, and better under its new layout. Where it is better
 * only for what is expected, as of lanes in rows of their own, all conflicts count. */
static const char *what_is_wrong(struct search *search) {
  struct module *module = search->evaluator->module;
  const struct candidate_layout *best = unbank_search_best(search);
  const bool is_pitch = best && best->layout.permutation == UNBANK_PERMUTE_PITCH;
  if (best && !is_pitch && best->cost.accesses < search->before.accesses &&
      unbank_degree(search->evaluator, search->instance, &best->layout) >= search->degree.most &&
      saves_by_merging(search, best))
    return "neighbours could be accessed together";
  struct conflict_degree degree =
      unbank_mended_degree(search->evaluator, search->instance, &search->instance->layout);
  if (degree.most <= 1)
    degree = search->degree;
  return degree.most > 1 ? arena_printf(module->arena, "%s%u-way conflicts",
                                        degree.least < degree.most ? "up to " : "", degree.most)
                         : "conflicts";
}

const char *unbank_why_changed(struct search *search) {
  const struct module *module = search->evaluator->module;
  const struct instance *instance = search->instance;
  const bool is_joined = module->arrays.items[instance->array].members.count > 1;
  return arena_printf(module->arena, "%s%s; %s", what_is_wrong(search),
                      is_joined ? " in arrays that one pointer leads to, and that have one layout"
                                : "",
                      layout_text(module, instance, &instance->layout));
}

const char *unbank_pad_advice(struct search *search, double cycles) {
  struct arena *arena = search->evaluator->module->arena;
  if (!unbank_search_has_advice(search, cycles))
    return NULL;
  const char *doubt =
      search->doubt
          ? arena_printf(arena, "may have fewer conflicts, of which not all are known (%s)",
                         search->doubt)
          : "would have fewer conflicts";
  return arena_printf(arena,
                      "%s %s, but the launch chooses how many bytes there are: pad them in the "
                      "source, and launch with as many more",
                      layout_text(search->evaluator->module, search->instance, &search->unsuited),
                      doubt);
}

/* Identity. */

/* Why the most promising layouts were not all tried. */
static const char *cap_reason(const struct search *search) {
  UNBANK_EACH_KERNEL(kernel, search->evaluator->module, search->instance)
    if (unbank_has_other_shapes(kernel))
      return "what promises most takes more work to score in all plausible launches than is spent "
             "on one layout; fewer are plausible where block= or launch= gives the block shape";
  return "what promises most takes more work to score than is spent on one layout";
}

/* What to say about an array whose layouts were refused, the most telling first. */
static const struct fate_row {
  enum unbank_fate fate;
  enum unbank_code code;
  const char *text; /* or NULL: the code's own */
} fate_rows[] = {
    {UNBANK_FATE_HARMS_FEW_TRIPS, UNBANK_CODE_NO_GAIN,
     "what it saves in loops of unknown length, it loses outside them where they run few trips"},
    {UNBANK_FATE_HARMS_SHAPE, UNBANK_CODE_HARMS_OTHER_SHAPE, NULL},
    {UNBANK_FATE_HARMS_KERNEL, UNBANK_CODE_NO_GAIN,
     "kernels share the array, and what one of them would save, another would lose"},
    {UNBANK_FATE_HARMS_CERTAIN, UNBANK_CODE_NO_GAIN,
     "accesses that are certain would take more, for the sake of such as data or arguments decide "
     "about; a profile tells"},
    {UNBANK_FATE_UNSURE, UNBANK_CODE_NO_GAIN,
     "instructions limit the kernel, and what layouts save depends on data or arguments; a profile "
     "tells"},
    {UNBANK_FATE_LENGTHENS_ISSUE, UNBANK_CODE_NO_GAIN,
     "issuing the instructions that layouts add would take longer than the conflicts do"},
    {UNBANK_FATE_TAKES_REGISTERS, UNBANK_CODE_NO_GAIN,
     "other memory takes longer than the conflicts do, and the addresses of layouts would take "
     "registers of warps that wait for it"},
};

static const struct fate_row *find_fate(const struct search *search) {
  for (size_t i = 0; i < sizeof fate_rows / sizeof *fate_rows; i++)
    if (search->met[fate_rows[i].fate])
      return &fate_rows[i];
  return NULL;
}

/* If the shape is promised, the compiler knows that threads stay in their rows. Otherwise each
 * address has to compute its row. */
static const char *promise_advice(const struct search *search) {
  UNBANK_EACH_KERNEL(kernel, search->evaluator->module, search->instance)
    if (kernel->block_source > UNBANK_BLOCK_ANNOTATION)
      return "; fewer may be needed where the block shape is promised, block=KERNEL@XxY";
  return "";
}

/* The wavefronts of a candidate, or a lower bound if it was not evaluated. */
static double wavefronts_of(const struct candidate_layout *candidate) {
  return candidate->evaluated ? candidate->cost.wavefronts : candidate->wavefronts;
}

/* Whether of two candidates with as many wavefronts one is better: it takes fewer cycles, with
 * those of resident blocks that its bytes cost, or as many with fewer bytes. */
static bool is_better(const struct search *search, const struct candidate_layout *a,
                      const struct candidate_layout *b) {
  const double own = unbank_search_cycles(search, a), other = unbank_search_cycles(search, b);
  return own < other || (own == other && a->bytes < b->bytes);
}

/* The candidate with the fewest wavefronts, and the best of these; NULL if none has fewer than the
 * array as it lies. */
static const struct candidate_layout *fewest_wavefronts(const struct search *search) {
  const struct candidate_layout *best = NULL;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    const double most = best ? wavefronts_of(best) : search->before.wavefronts;
    const double own = wavefronts_of(candidate);
    bool is_tie = best && unbank_search_ties(own, most) && unbank_search_ties(most, own);
    if (candidate->rejected || (!is_tie && !(own < most)))
      continue;
    if (!is_tie || is_better(search, candidate, best))
      best = candidate;
  }
  return best && !unbank_search_ties(search->before.wavefronts, wavefronts_of(best)) ? best : NULL;
}

static const char *whole(struct arena *arena, double figure) {
  return unbank_text_number(arena, round(figure));
}

/* Says which trips the figures of a reason count, since a report's tables count one trip of each
 * loop of unknown length. */
static const char *trips_text(const struct search *search) {
  return unbank_kernels_have_unknown_trips(search->evaluator, search->instance)
             ? arena_printf(search->evaluator->module->arena,
                            ", where loops of unknown length run up to %d times", UNBANK_LOOP_TRIPS)
             : "";
}

static bool uses(const struct module *module, const struct instance *instance,
                 const struct kernel *user) {
  UNBANK_EACH_KERNEL(kernel, module, instance)
    if (kernel == user)
      return true;
  return false;
}

/* Whether a kernel that uses the instance has another that gets a layout. */
static bool has_moved_others(const struct search *search) {
  const struct module *module = search->evaluator->module;
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *other = &module->instances.items[i];
    if (other == search->instance || unbank_layout_is_identity(&other->layout))
      continue;
    UNBANK_EACH_KERNEL(kernel, module, search->instance)
      if (uses(module, other, kernel))
        return true;
  }
  return false;
}

/* What limits the kernel, where that is not shared memory; as written, that may be what does. */
static const char *limit_text(const struct search *search) {
  if (!(unbank_issue_cycles(&search->total) > search->total.wavefronts))
    return "its conflicts";
  return has_moved_others(search)
             ? "with the layouts of its other arrays, instructions limit the kernel, and the "
               "array's conflicts"
             : "instructions limit the kernel, and the array's conflicts";
}

/* Why no layout pays, if nothing in particular forbids one. What is not known counts with its
 * expected value. */
static const char *little_gain(const struct search *search) {
  struct arena *arena = search->evaluator->module->arena;
  const struct candidate_layout *best = fewest_wavefronts(search);
  const double wasted = search->before.wavefronts - search->ideal;
  if (search->met[UNBANK_FATE_HARMS_RESIDUE])
    return "what layouts save for some values of an argument, they lose for others";
  if (search->met[UNBANK_FATE_HARMS_UNALIGNED])
    return "what layouts save in launches whose arguments align parts of the memory, they lose in "
           "others";
  if (wasted <= unbank_search_threshold(search))
    return arena_printf(arena,
                        "%s cost too little for a change to pay: about %s of %s wavefronts of a "
                        "block%s",
                        limit_text(search), whole(arena, fmax(wasted, 1)),
                        whole(arena, search->total.wavefronts), trips_text(search));
  if (!best)
    return "no layout was found that takes fewer wavefronts";
  if (!best->evaluated)
    return arena_printf(
        arena, "%s promises the fewest wavefronts, at least %s of a block for %s%s, and %s",
        unbank_text_layout(arena, &best->layout), whole(arena, wavefronts_of(best)),
        whole(arena, search->before.wavefronts), trips_text(search),
        unbank_search_pays(search, unbank_search_cycles(search, best))
            ? "was not evaluated: others promised more, and none of them pays"
            : "would not pay even then");
  return arena_printf(
      arena,
      "%s has the fewest wavefronts, about %s of a block for %s%s, and needs %s more "
      "instructions, which does not pay",
      unbank_text_layout(arena, &best->layout), whole(arena, wavefronts_of(best)),
      whole(arena, search->before.wavefronts), trips_text(search), whole(arena, best->cost.added));
}

/* What is said of the best layout that takes as few wavefronts as another one, and costs no blocks.
 */
static const char *costs_instructions(const struct search *search,
                                      const struct candidate_layout *than) {
  const struct candidate_layout *best = NULL;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    const unsigned blocks = candidate->occupancy.blocks;
    if (candidate->evaluated && !candidate->rejected && candidate->occupancy.remaining == blocks &&
        unbank_search_ties(wavefronts_of(candidate), wavefronts_of(than)) &&
        (!best || is_better(search, candidate, best)))
      best = candidate;
  }
  struct arena *arena = search->evaluator->module->arena;
  return best ? arena_printf(arena,
                             "; %s takes as few and keeps all blocks, but needs %s more "
                             "instructions, which does not pay either",
                             unbank_text_layout(arena, &best->layout),
                             whole(arena, best->cost.added))
              : "";
}

/* What a layout whose bytes cost resident blocks would save, and what it costs. */
static const char *cost_of_blocks(const struct search *search,
                                  const struct candidate_layout *layout) {
  struct arena *arena = search->evaluator->module->arena;
  const unsigned before = (unsigned)unbank_bytes_under(
      &search->evaluator->module->arrays.items[search->instance->array], &unbank_identity);
  return arena_printf(
      arena,
      "%s would take about %s of %s wavefronts of a block%s, but %s more bytes would "
      "leave %u of %u blocks resident on an SM, and that does not pay%s",
      unbank_text_layout(arena, &layout->layout), whole(arena, wavefronts_of(layout)),
      whole(arena, search->before.wavefronts), trips_text(search),
      whole(arena, layout->bytes - before), layout->occupancy.remaining, layout->occupancy.blocks,
      costs_instructions(search, layout));
}

/* Why nothing is to gain, if that is certain; or no reason. */
static bool has_nothing_to_gain(struct search *search, struct reason *out) {
  if (search->capped)
    *out = (struct reason){UNBANK_CODE_NO_GAIN,
                           "the kernel takes more work to follow than is spent on one, and nothing "
                           "is changed on a part of what it does"};
  else if (!unbank_search_is_worth_it(search) && search->doubt)
    *out = (struct reason){
        UNBANK_CODE_NO_GAIN,
        arena_printf(
            search->evaluator->module->arena,
            "no conflict is known that a layout would avoid; not all accesses are known: %s",
            search->doubt)};
  else if (!unbank_search_is_worth_it(search))
    *out = (struct reason){UNBANK_CODE_CLEAN, NULL};
  else
    return false;
  return true;
}

struct reason unbank_why_identity(struct search *search) {
  struct arena *arena = search->evaluator->module->arena;
  const struct instance *instance = search->instance;
  const struct fate_row *met = find_fate(search);
  const char *text;
  struct reason nothing;
  if (has_nothing_to_gain(search, &nothing))
    return nothing;
  if (search->only_aligns) /* layouts were refused before alignment was considered */
    return (struct reason){instance->code, instance->reason};
  const struct candidate_layout *loses_blocks = unbank_search_loses_blocks(search);
  if (loses_blocks)
    return (struct reason){UNBANK_CODE_NO_GAIN, cost_of_blocks(search, loses_blocks)};
  if (unbank_search_left_unfollowed(search) && !search->met[UNBANK_FATE_UNSURE] &&
      !search->met[UNBANK_FATE_HARMS_FEW_TRIPS])
    return (struct reason){UNBANK_CODE_NO_GAIN, cap_reason(search)};
  if (met && (met->fate == UNBANK_FATE_LENGTHENS_ISSUE || met->fate == UNBANK_FATE_TAKES_REGISTERS))
    return (struct reason){met->code,
                           arena_printf(arena, "%s%s", met->text, promise_advice(search))};
  if (met)
    return (struct reason){met->code, met->text};
  if ((text = unbank_pad_advice(search, unbank_search_before(search))))
    return (struct reason){UNBANK_CODE_DYNAMIC_SIZE, text};
  return unbank_search_lacks_room(search)
             ? (struct reason){UNBANK_CODE_STATIC_LIMIT, instance->confined}
             : (struct reason){UNBANK_CODE_NO_GAIN, little_gain(search)};
}
