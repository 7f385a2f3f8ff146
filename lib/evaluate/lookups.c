/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/lookups.h"

#include "evaluate/added.h"
#include "evaluate/evaluate_internal.h"
#include "support/words.h"

/* A loop whose length data decides as well is not one of lookups, but a search, which takes few
 * trips. */
static bool is_lookup(const struct trace_access *traced) {
  return traced->reached && traced->is_of_data && !is_counted(traced) &&
         traced->weight_exactness == UNBANK_WEIGHT_PER_ITERATION;
}

/* Whether an access is behind a rare branch in a loop whose length arguments decide. */
static bool is_rare(const struct trace_access *traced) {
  return traced->reached && traced->behind_branch && traced->rare_symbols.count;
}

static bool is_long(const struct trace_access *traced) {
  return is_lookup(traced) || is_rare(traced);
}

/* The arguments and other numbers that decide how many trips lookups have. */
struct deciders {
  struct arena *arena;
  LIST_OF(const char *) names;
};

static bool is_decider(const struct deciders *deciders, const char *name) {
  return is_one_of(name, deciders->names.items, deciders->names.count);
}

static bool has_any_of(const struct deciders *deciders, const struct trace_access *traced) {
  for (size_t i = 0; i < traced->trip_symbols.count; i++)
    if (is_decider(deciders, traced->trip_symbols.items[i]))
      return true;
  return false;
}

static void add_deciders(struct deciders *deciders, const struct trace_names *names) {
  for (size_t i = 0; i < names->count; i++)
    if (!is_decider(deciders, names->items[i]))
      *ARENA_PUSH(deciders->arena, &deciders->names) = names->items[i];
}

/* Marks the accesses of an instance that one of its kernels executes as often as lookups. */
static void mark_lookups(const struct instance *instance, const struct trace *trace,
                         struct arena *arena, bool *is_marked) {
  struct deciders deciders = {.arena = arena};
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct trace_access *traced = unbank_traced(trace, instance->accesses[i]);
    is_marked[i] |= is_long(traced);
    if (is_lookup(traced))
      add_deciders(&deciders, &traced->trip_symbols);
    else if (is_rare(traced))
      add_deciders(&deciders, &traced->rare_symbols);
  }
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct trace_access *traced = unbank_traced(trace, instance->accesses[i]);
    is_marked[i] |= !is_counted(traced) && has_any_of(&deciders, traced);
  }
}

struct lookups_cost unbank_cost_of_lookups(struct evaluator *evaluator,
                                           const struct instance *instance,
                                           const struct unbank_layout *layout) {
  struct lookups_cost out = {.cost.layout = *layout};
  if (!is_any_traced(evaluator, instance, is_long))
    return out;
  struct arena arena = {0};
  uint32_t *accesses = ARENA_ARRAY(&arena, uint32_t, instance->access_count);
  bool *is_marked = ARENA_ARRAY(&arena, bool, instance->access_count);
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance)
    mark_lookups(instance, evaluator->traces[kernel->id], &arena, is_marked);
  struct instance part = *instance;
  part.accesses = accesses, part.access_count = 0;
  for (size_t i = 0; i < instance->access_count; i++)
    if (is_marked[i])
      accesses[part.access_count++] = instance->accesses[i];
  out.spared = unbank_spared_by_rare_branches(evaluator, &part, layout);
  unbank_find_widths(evaluator, instance, layout);
  const struct instance_cost all = unbank_cost_of_all(evaluator, &part, layout, evaluator->trips);
  out.cost.wavefronts = all.wavefronts + all.by_chance - out.spared;
  out.cost.accesses = all.accesses;
  unbank_count_instructions(evaluator, &part, &out.cost);
  arena_free(&arena);
  return out;
}
