/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/tell.h"

#include <math.h>
#include <stdlib.h>

#include "evaluate/added.h"
#include "evaluate/instructions.h"
#include "evaluate/other_cases.h"
#include "kernels/instances.h"
#include "occupancy/resident.h"
#include "shim/query.h"
#include "support/integers.h"

static struct unbank_price price_of(const struct search *search, const struct layout_cost *cost,
                                    double cycles) {
  return (struct unbank_price){.layout = cost->layout,
                               .wavefronts = cost->wavefronts,
                               .accesses = cost->accesses,
                               .added = cost->added,
                               .added_code = cost->added_code,
                               .added_in_loops = cost->added_in_loops,
                               .cycles = cycles,
                               .least_gain = unbank_search_threshold(search)};
}

/* Prices. */

static void tell_prices(const struct search *search) {
  void (*on_price)(const char *, const struct unbank_price *) =
      search_module(search)->options->on_price;
  if (!on_price)
    return;
  struct unbank_price price = price_of(search, &search->before, unbank_search_before(search));
  on_price(search_array(search)->name, &price);
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    price = price_of(search, &candidate->cost, unbank_search_cycles(search, candidate));
    if (candidate->evaluated && !candidate->is_part)
      on_price(search_array(search)->name, &price);
  }
}

/* Candidates. */

/* Bytes that the array takes, as in the report. */
static uint64_t bytes_of(const struct search *search, const struct unbank_layout *layout) {
  struct instance changed = *search->instance;
  if (search_array(search)->is_dynamic)
    return 0;
  if (unbank_layout_is_identity(layout))
    return unbank_bytes_under(search_array(search), layout);
  changed.layout = *layout, changed.code = UNBANK_CODE_CHANGED;
  return unbank_instance_bytes(search_module(search), &changed);
}

/* A price of which only bounds of wavefronts and cycles are known. */
static struct unbank_price bound_of(const struct search *search, const struct unbank_layout *layout,
                                    double wavefronts, double cycles) {
  const struct layout_cost bounds = {*layout, wavefronts, NAN, NAN, NAN, NAN, 0};
  return price_of(search, &bounds, cycles);
}

/* Whether a layout is the one that was chosen, which only one candidate has. */
static bool is_chosen(const struct search *search, const struct unbank_layout *layout) {
  return unbank_layout_equal(&search->instance->layout, layout);
}

/* Whether identity with aligned accesses was chosen. */
static bool is_aligned(const struct search *search) {
  return search->instance->code == UNBANK_CODE_ALIGNED;
}

/* Identity as the code stands, or with aligned accesses if that is what was chosen. */
static struct layout_cost cost_of_identity(const struct search *search) {
  return is_aligned(search) ? unbank_evaluate(search->evaluator, search->instance, &unbank_identity)
                            : search->before;
}

/* The cycles of what is chosen; NAN if nothing changes. */
static double cycles_of_chosen(const struct search *search) {
  const struct layout_cost identity = cost_of_identity(search);
  if (is_aligned(search))
    return unbank_search_before(search) - unbank_search_gain(search, &identity);
  const struct candidate_layout *chosen = unbank_search_find(search, &search->instance->layout);
  return chosen ? unbank_search_cycles(search, chosen) : NAN;
}

static enum unbank_fate fate_of(const struct search *search,
                                const struct candidate_layout *candidate, double chosen) {
  double cycles = unbank_search_cycles(search, candidate);
  if (is_chosen(search, &candidate->layout))
    return UNBANK_FATE_CHOSEN;
  if (candidate->rejected)
    return candidate->fate;
  if (!candidate->occupancy.fits)
    return UNBANK_FATE_NO_ROOM;
  if (!unbank_search_pays(search, unbank_search_own_cycles(search, candidate)))
    return UNBANK_FATE_LITTLE_GAIN;
  if (!unbank_search_pays(search, cycles))
    return UNBANK_FATE_COSTS_BLOCKS;
  if (!candidate->evaluated)
    return UNBANK_FATE_BOUNDED;
  if (isnan(chosen))
    return UNBANK_FATE_OVERRULED;
  return unbank_search_ties(cycles, chosen) ? UNBANK_FATE_TIED : UNBANK_FATE_DEARER;
}

static struct unbank_candidate told_candidate(const struct search *search,
                                              const struct candidate_layout *candidate,
                                              double chosen) {
  double cycles = unbank_search_cycles(search, candidate);
  const bool is_whole = candidate->evaluated && !candidate->is_part;
  const double least = candidate->is_part ? candidate->cost.wavefronts : candidate->wavefronts;
  return (struct unbank_candidate){
      .price = is_whole ? price_of(search, &candidate->cost, cycles)
                        : bound_of(search, &candidate->layout, least, cycles),
      .is_evaluated = is_whole,
      .bytes = bytes_of(search, &candidate->layout),
      .blocks = unbank_blocks_under(search_module(search), search->instance, &candidate->layout),
      .fate = fate_of(search, candidate, chosen)};
}

/* Evaluates a layout that did not enter the pool, just to report it. A pad that needs more dynamic
 * memory from the launch would be written in the source, so it adds no address computation. */
static struct unbank_candidate told_refused(struct search *search,
                                            const struct refused_layout *refused, double chosen) {
  struct candidate_layout candidate = {.layout = refused->layout};
  unbank_search_evaluate(search, &candidate);
  if (refused->fate == UNBANK_FATE_LAUNCH_SIZE)
    candidate.cost.added = 0;
  struct unbank_candidate told = told_candidate(search, &candidate, chosen);
  told.fate = refused->fate == UNBANK_FATE_LITTLE_GAIN ? told.fate : refused->fate;
  return told;
}

static struct unbank_candidate told_identity(const struct search *search, double chosen) {
  const struct layout_cost cost = cost_of_identity(search);
  bool stays = isnan(chosen) || is_aligned(search);
  enum unbank_fate fate = stays ? UNBANK_FATE_CHOSEN : UNBANK_FATE_DEARER;
  return (struct unbank_candidate){
      .price = price_of(search, &cost, is_aligned(search) ? chosen : unbank_search_before(search)),
      .is_evaluated = true,
      .bytes = bytes_of(search, &unbank_identity),
      .blocks = unbank_blocks_under(search_module(search), search->instance, &unbank_identity),
      .fate = fate};
}

struct ranked {
  struct unbank_candidate candidate;
  size_t order; /* in which it was listed */
};

/* Evaluated candidates come before others, then those with fewer cycles, then those listed first.
 */
static int cheapest_first(const void *first, const void *second) {
  const struct ranked *a = first, *b = second;
  double x = a->candidate.price.cycles, y = b->candidate.price.cycles;
  if (a->candidate.is_evaluated != b->candidate.is_evaluated)
    return a->candidate.is_evaluated ? -1 : 1;
  return x != y ? (x < y ? -1 : 1) : compare_numbers(a->order, b->order);
}

/* Lists the candidates of the pool, and the refused layouts that are not in it. */
static size_t list_ranked(struct search *search, double chosen, struct ranked *ranked) {
  size_t count = 0;
  for (size_t i = 0; i < search->pool_count; i++, count++)
    ranked[count] = (struct ranked){told_candidate(search, &search->pool[i], chosen), count};
  for (size_t i = 0; i < search->refused_count; i++)
    if (!unbank_search_find(search, &search->refused[i].layout)) {
      ranked[count] = (struct ranked){told_refused(search, &search->refused[i], chosen), count};
      count++;
    }
  return count;
}

/* Lists identity, and then all others, the best first. */
static size_t list_candidates(struct search *search, struct unbank_candidate *out) {
  struct ranked *ranked = ARENA_ARRAY(search_module(search)->arena, struct ranked,
                                      search->pool_count + search->refused_count + 1);
  const double chosen = cycles_of_chosen(search);
  const size_t count = list_ranked(search, chosen, ranked);
  for (size_t i = 0; i < count; i++)
    if (ranked[i].candidate.fate == UNBANK_FATE_HARMS_SHAPE)
      ranked[i].candidate.harmed =
          unbank_harmed_shape(search->evaluator, search->instance,
                              &ranked[i].candidate.price.layout, unbank_search_harm());
  if (count)
    qsort(ranked, count, sizeof *ranked, cheapest_first);
  out[0] = told_identity(search, chosen);
  for (size_t i = 0; i < count; i++)
    out[i + 1] = ranked[i].candidate;
  return count + 1;
}

size_t unbank_told_names(const struct module *module, const struct instance *instance,
                         const char **out) {
  const struct array *array = &module->arrays.items[instance->array];
  if (array->is_dynamic) {
    out[0] = unbank_value_name(instance->global);
    return 1;
  }
  for (size_t i = 0; i < array->members.count; i++)
    out[i] = array->members.items[i].name;
  return array->members.count;
}

static void tell_candidates(struct search *search) {
  const struct module *module = search_module(search);
  if (!module->options->on_choice)
    return;
  struct unbank_candidate *candidates = ARENA_ARRAY(module->arena, struct unbank_candidate,
                                                    search->pool_count + search->refused_count + 1);
  const char **names =
      ARENA_ARRAY(module->arena, const char *, search_array(search)->members.count + 1);
  const int32_t kernel = search->instance->kernel;
  struct unbank_choice choice = {
      .arrays = names,
      .array_count = unbank_told_names(module, search->instance, names),
      .kernel = kernel < 0 ? NULL : unbank_value_name(module->kernels.items[kernel].function),
      .candidates = candidates,
      .candidate_count = list_candidates(search, candidates),
      .considered = search->considered,
      .ideal = search->ideal,
      .least_gain = unbank_search_threshold(search),
      .total_cycles = unbank_cycles(&search->rates, &search->total)};
  module->options->on_choice(&choice, module->options->context);
}

void unbank_tell_choice(struct search *search) {
  if (!search->rates.instruction)
    return;
  tell_prices(search);
  tell_candidates(search);
}

/* Work. */

/* Instructions that the chosen layouts add to the addresses of a kernel, per block. */
static double added_instructions(struct evaluator *evaluator, const struct kernel *kernel) {
  const struct module *module = evaluator->module;
  double sum = 0;
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct instance *instance =
        unbank_instance_of(module, kernel->id, kernel->arrays.items[i]);
    struct layout_cost cost = {0};
    if (!instance || unbank_layout_is_identity(&instance->layout))
      continue;
    cost.layout = instance->layout;
    unbank_count_instructions(evaluator, instance, &cost);
    sum += cost.added;
  }
  return sum;
}

static struct unbank_block_work work_of(struct evaluator *evaluator, const struct kernel *kernel) {
  const struct module *module = evaluator->module;
  struct block_work work = unbank_kernel_work(evaluator, kernel);
  struct unbank_block_work out = {.wavefronts = work.wavefronts,
                                  .accesses = work.accesses,
                                  .instructions = work.instructions,
                                  .products = work.products,
                                  .global_bytes = unbank_global_bytes(evaluator, kernel->id, 1),
                                  .global_bytes_most =
                                      unbank_global_bytes(evaluator, kernel->id, UNBANK_LOOP_TRIPS),
                                  .shared_bytes = unbank_shared_bytes(module, kernel, NULL),
                                  .warps = unbank_block_warps(kernel)};
  out.blocks = unbank_resident_blocks(module, kernel, out.shared_bytes);
  out.added = added_instructions(evaluator, kernel);
  struct cost_rates rates = unbank_kernel_rates(module, kernel);
  work.instructions += out.added;
  out.cycles = unbank_cycles(&rates, &work);
  return out;
}

struct unbank_block_work *unbank_work_before(struct evaluator *evaluator) {
  const struct module *module = evaluator->module;
  if (!module->options->on_kernel_work)
    return NULL;
  struct unbank_block_work *out =
      ARENA_ARRAY(module->arena, struct unbank_block_work, module->kernels.count + 1);
  for (size_t k = 0; k < module->kernels.count; k++)
    out[k] = work_of(evaluator, &module->kernels.items[k]);
  return out;
}

void unbank_tell_work(struct evaluator *evaluator, const struct unbank_block_work *before) {
  const struct module *module = evaluator->module;
  for (size_t k = 0; before && k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    struct unbank_kernel_work work = {unbank_value_name(kernel->function), before[k],
                                      work_of(evaluator, kernel)};
    module->options->on_kernel_work(&work, module->options->context);
  }
}
