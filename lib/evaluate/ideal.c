/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/ideal.h"

#include <math.h>

#include "evaluate/evaluate_internal.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "shim/query.h"
#include "shim/source.h"

/* Whether codegen makes a loop over bytes of a memcpy, memmove or memset, as LLVM 19 and 22 do of
 * those of more than 64 bytes; shorter ones keep to their alignment. Their length is a constant, as
 * others have no accesses. */
static bool is_loop_over_bytes(LLVMValueRef inst) {
  enum { UNROLLED_MAX = 64 };
  return LLVMIsAMemIntrinsic(inst) &&
         LLVMConstIntGetZExtValue(LLVMGetOperand(inst, 2)) > UNROLLED_MAX;
}

double unbank_apart(const struct module *module, const struct trace *trace,
                    const struct access *access, int32_t behind,
                    const struct unbank_layout *unmoved) {
  uint32_t piece = access->align < access->bytes ? access->align : access->bytes;
  if (is_loop_over_bytes(access->inst))
    piece = 1;
  double sum = 0;
  for (uint32_t at = 0; at < access->bytes; at += piece) {
    struct access_score score;
    unbank_score(trace, access, &unbank_identity, piece, behind + (int32_t)at, module->arena,
                 &score);
    double min, max = INFINITY;
    if (unmoved)
      unbank_score_unmoved(trace, access, unmoved, piece, behind + (int32_t)at, 1, &min, &max);
    sum += fmin(score.max, max);
  }
  return sum;
}

/* Wavefronts, at most, of the i-th access of the instance and all that are merged into it. */
static double all_apart(const struct evaluator *evaluator, const struct instance *instance,
                        size_t i, const struct trace *trace, int32_t behind) {
  const struct access *all = evaluator->module->accesses.items;
  uint32_t lead = instance->accesses[i];
  double sum = 0;
  for (; i < instance->access_count && all[instance->accesses[i]].block == all[lead].block; i++)
    if (evaluator->widths[instance->accesses[i]].lead == lead)
      sum += unbank_apart(evaluator->module, trace, &all[instance->accesses[i]], behind, NULL);
  return sum;
}

/* Why the i-th access of the instance may have conflicts that its score does not show, or NULL. */
static const char *doubt_of(const struct evaluator *evaluator, const struct instance *instance,
                            size_t i, const struct trace *trace, int32_t behind,
                            const struct access_score *score) {
  bool hardware = evaluator->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (evaluator->module->accesses.items[instance->accesses[i]].is_loop) {
    struct access_score open = *score;
    unbank_score_as_cas_loop(&open);
    return open.reason;
  }
  if (score->exactness == UNBANK_UNKNOWN)
    return score->reason;
  if (score->exactness == UNBANK_MEASURED)
    return "a profile shows one run";
  if (score->exactness == UNBANK_BOUNDED && !(score->max <= score->ideal))
    return score->reason;
  if (hardware && evaluator->widths[instance->accesses[i]].why_open &&
      !(all_apart(evaluator, instance, i, trace, behind) <= score->ideal))
    return "the width that ptxas will choose is not known";
  return NULL;
}

/* Why an array that a linker places may have conflicts at a place other than the first, or NULL. */
static const char *doubt_of_place(const struct evaluator *evaluator,
                                  const struct instance *instance, size_t i,
                                  const struct kernel *kernel) {
  const struct module *module = evaluator->module;
  const struct access *access = &module->accesses.items[instance->accesses[i]];
  const struct width *width = &evaluator->widths[access->id];
  const struct behind_word behind =
      unbank_behind_word(module, kernel, &module->arrays.items[instance->array]);
  for (uint32_t at = behind.first + behind.step; at < 4; at += behind.step) {
    struct access_score score;
    unbank_score_parts(evaluator->traces[kernel->id], access, &unbank_identity, width->bytes,
                       (int32_t)at + width->shift, width->parts, module->arena, &score);
    if (!(score.max <= score.ideal))
      return "a linker places the array, which is aligned to less than a word";
  }
  return NULL;
}

/* The same of accesses that no kernel of this module runs, but others may. */
static const char *doubt_of_functions(const struct module *module,
                                      const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  for (size_t i = 0; i < array->functions.count; i++)
    if (unbank_is_exposed(module, array->functions.items[i]) &&
        !unbank_is_run(module, array->functions.items[i]))
      return arena_printf(
          module->arena, "other modules may run %s",
          unbank_demangled(module->arena, unbank_value_name(array->functions.items[i])));
  return NULL;
}

/* `ideal` is a mean: an execution with all lanes has more, and it is such ones that take most. */
static void raise_degree(unsigned *degree, double wavefronts, double ideal) {
  const double to = wavefronts / fmax(ceil(ideal), 1);
  *degree = to > *degree ? (unsigned)to : *degree;
}

/* Of an access whose score is a range, of which something between is counted, or that is known in
 * part, no more than that: the rest would hide what other accesses waste. */
static double ideal_at(struct evaluator *evaluator, const struct trace *trace,
                       const struct access *access, int32_t behind, double ideal) {
  const struct trace_access *traced = unbank_traced(trace, access->id);
  const struct access_cost counted =
      unbank_cost_at(evaluator, trace, access, behind, &unbank_identity, UNBANK_LOOP_TRIPS);
  return fmin(unbank_trips(traced, UNBANK_LOOP_TRIPS) * traced->weight * ideal, counted.wavefronts);
}

unsigned unbank_degree(struct evaluator *evaluator, const struct instance *instance,
                       const struct unbank_layout *layout) {
  struct module *module = evaluator->module;
  unsigned out = 1;
  unbank_find_widths(evaluator, instance, layout);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct trace *trace = evaluator->traces[kernel->id];
    int32_t behind = unbank_behind_in(evaluator, instance, kernel, layout);
    for (size_t i = 0; i < instance->access_count; i++) {
      const struct access *access = &module->accesses.items[instance->accesses[i]];
      const struct width *width = &evaluator->widths[access->id];
      const struct trace_access *traced = unbank_traced(trace, access->id);
      if (width->lead != access->id || !traced->reached || !traced->weight)
        continue;
      struct access_score score;
      unbank_score_parts(trace, access, layout, width->bytes, behind + width->shift, width->parts,
                         module->arena, &score);
      if (score.exactness != UNBANK_UNKNOWN)
        raise_degree(&out, score.max, score.ideal);
    }
  }
  return out;
}

double unbank_ideal(struct evaluator *evaluator, const struct instance *instance,
                    struct conflict_degree *degree, const char **doubt) {
  struct module *module = evaluator->module;
  double sum = 0;
  *degree = (struct conflict_degree){1, 1};
  *doubt = doubt_of_functions(module, instance);
  unbank_find_widths(evaluator, instance, &unbank_identity);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct trace *trace = evaluator->traces[kernel->id];
    int32_t behind = unbank_behind_in(evaluator, instance, kernel, &unbank_identity);
    for (size_t i = 0; i < instance->access_count; i++) {
      const struct access *access = &module->accesses.items[instance->accesses[i]];
      const struct width *width = &evaluator->widths[access->id];
      const struct trace_access *traced = unbank_traced(trace, access->id);
      if (width->lead != access->id || !traced->reached)
        continue;
      struct access_score score;
      unbank_score_parts(trace, access, &unbank_identity, width->bytes, behind + width->shift,
                         width->parts, module->arena, &score);
      if (!*doubt)
        *doubt = doubt_of(evaluator, instance, i, trace, behind, &score);
      if (!*doubt)
        *doubt = doubt_of_place(evaluator, instance, i, kernel);
      if (score.exactness == UNBANK_UNKNOWN || !isfinite(traced->weight) || !traced->weight)
        continue;
      sum += ideal_at(evaluator, trace, access, behind, score.ideal);
      const bool is_exact = score.exactness == UNBANK_EXACT;
      raise_degree(&degree->least, is_exact ? score.max : score.min, score.ideal);
      raise_degree(&degree->most, score.max, score.ideal);
    }
  }
  return sum;
}

static bool is_capped(const struct trace_access *traced) {
  return traced->capped && !traced->measured;
}

bool unbank_is_capped(const struct evaluator *evaluator, const struct instance *instance) {
  return is_any_traced(evaluator, instance, is_capped);
}
