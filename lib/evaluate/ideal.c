/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/ideal.h"

#include <math.h>

#include "evaluate/evaluate_internal.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "shim/query.h"
#include "shim/source.h"

/* Whether codegen turns a memcpy, memmove or memset into a loop over bytes. LLVM 19 and 22 do so
 * above 64 bytes, and respect the alignment below. The length is a constant, since only these have
 * accesses. */
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
    unbank_score((struct scored){trace, access, &unbank_identity, piece, behind + (int32_t)at},
                 module->arena, &score);
    double min, max = INFINITY;
    if (unmoved)
      unbank_score_unmoved((struct scored){trace, access, unmoved, piece, behind + (int32_t)at}, 1,
                           &min, &max);
    sum += fmin(score.max, max);
  }
  return sum;
}

/* The most wavefronts of an access and everything merged into it. */
static double all_apart(const struct executed *it) {
  const struct module *module = it->evaluator->module;
  double sum = 0;
  for (size_t i = it->number; i < it->access_count; i++) {
    const struct access *access = &module->accesses.items[it->accesses[i]];
    if (access->block != it->access->block)
      break;
    if (it->evaluator->widths[access->id].lead == it->access->id)
      sum += unbank_apart(module, it->trace, access, it->behind, NULL);
  }
  return sum;
}

/* Why an access may have conflicts that its score does not show, or NULL. */
static const char *doubt_of(const struct executed *it) {
  bool hardware = it->evaluator->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (it->access->is_loop) {
    struct access_score open = it->score;
    unbank_score_as_cas_loop(&open);
    return open.reason;
  }
  if (it->score.exactness == UNBANK_UNKNOWN)
    return it->score.reason;
  if (it->score.exactness == UNBANK_MEASURED)
    return "a profile shows one run";
  if (it->score.exactness == UNBANK_BOUNDED && !(it->score.max <= it->score.ideal))
    return it->score.reason;
  if (hardware && it->evaluator->widths[it->access->id].why_open &&
      !(all_apart(it) <= it->score.ideal))
    return "the width that ptxas will choose is not known";
  return NULL;
}

/* Why an access may have conflicts if a linker places its array elsewhere, or NULL. */
static const char *doubt_of_place(const struct executed *it) {
  const struct module *module = it->evaluator->module;
  const struct width *width = &it->evaluator->widths[it->access->id];
  const struct start_in_word start =
      unbank_start_in_word(module, it->kernel, &module->arrays.items[it->instance->array]);
  for (uint32_t at = start.first + start.step; at < UNBANK_BANK_BYTES; at += start.step) {
    struct access_score score;
    unbank_score_parts((struct scored){it->trace, it->access, &unbank_identity, width->bytes,
                                       (int32_t)at + width->shift},
                       width->parts, module->arena, &score);
    if (!(score.max <= score.ideal))
      return "a linker places the array, which is aligned to less than a word";
  }
  return NULL;
}

/* Why accesses that no kernel of this module runs may have conflicts: kernels of other modules may
 * run them. NULL if there are none. */
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

/* `ideal` is a mean, and executions with many lanes, which take the most wavefronts, have a higher
 * ideal; so it is rounded up. */
static double degree_of(double wavefronts, double ideal) {
  return wavefronts / fmax(ceil(ideal), 1);
}

/* Raises the degree to that of an access. */
static void raise_degree(unsigned *degree, double wavefronts, double ideal) {
  const double to = degree_of(wavefronts, ideal);
  *degree = to > *degree ? (unsigned)to : *degree;
}

static void raise_degrees(struct conflict_degree *degree, const struct access_score *score) {
  const bool is_exact = score->exactness == UNBANK_EXACT;
  raise_degree(&degree->least, is_exact ? score->max : score->min, score->ideal);
  raise_degree(&degree->most, score->max, score->ideal);
}

/* The ideal of an access, at most the wavefronts that are counted for it. A higher ideal, possible
 * if only a range or a part of it is known, would hide what other accesses waste. */
static double ideal_at(const struct executed *it) {
  const struct access_cost counted = unbank_cost_at(
      it->evaluator, it->trace, it->access, it->behind, &unbank_identity, UNBANK_LOOP_TRIPS);
  return fmin(unbank_executions(it->traced, UNBANK_LOOP_TRIPS) * it->score.ideal,
              counted.wavefronts);
}

static double add_degree(const struct executed *it) {
  if (it->traced->reached && it->traced->weight && it->score.exactness != UNBANK_UNKNOWN)
    raise_degree(it->context, it->score.max, it->score.ideal);
  return 0;
}

unsigned unbank_degree(struct evaluator *evaluator, const struct instance *instance,
                       const struct unbank_layout *layout) {
  unsigned out = 1;
  unbank_sum_over_executed(evaluator, instance, layout, add_degree, &out);
  return out;
}

/* What an access may take at most under a layout, by id; and the degree of those that took more. */
struct mended {
  double *most;
  struct conflict_degree degree;
};

static double note_most(const struct executed *it) {
  double *most = &((struct mended *)it->context)->most[it->access->id];
  *most = fmax(*most, it->score.exactness == UNBANK_UNKNOWN
                          ? INFINITY
                          : degree_of(it->score.max, it->score.ideal));
  return 0;
}

static double add_mended(const struct executed *it) {
  struct mended *mended = it->context;
  if (it->traced->reached && it->traced->weight && it->score.exactness != UNBANK_UNKNOWN &&
      degree_of(it->score.max, it->score.ideal) > mended->most[it->access->id])
    raise_degrees(&mended->degree, &it->score);
  return 0;
}

struct conflict_degree unbank_mended_degree(struct evaluator *evaluator,
                                            const struct instance *instance,
                                            const struct unbank_layout *layout) {
  const size_t count = evaluator->module->accesses.count;
  struct arena own = {0};
  struct mended out = {ARENA_ARRAY(&own, double, count + 1), {1, 1}};
  unbank_sum_over_executed(evaluator, instance, layout, note_most, &out);
  for (size_t i = 0; i < count; i++) /* what the layout merges into another access is that one */
    if (evaluator->widths[i].lead < count)
      out.most[i] = fmax(out.most[i], out.most[evaluator->widths[i].lead]);
  unbank_sum_over_executed(evaluator, instance, &unbank_identity, add_mended, &out);
  arena_free(&own);
  return out.degree;
}

/* What is determined along with the ideal. */
struct found {
  struct conflict_degree *degree;
  const char *doubt;
};

static double add_ideal(const struct executed *it) {
  struct found *found = it->context;
  if (!it->traced->reached)
    return 0;
  if (!found->doubt)
    found->doubt = doubt_of(it);
  if (!found->doubt)
    found->doubt = doubt_of_place(it);
  if (it->score.exactness == UNBANK_UNKNOWN || !isfinite(it->traced->weight) || !it->traced->weight)
    return 0;
  raise_degrees(found->degree, &it->score);
  return ideal_at(it);
}

double unbank_ideal(struct evaluator *evaluator, const struct instance *instance,
                    struct conflict_degree *degree, const char **doubt) {
  struct found found = {degree, doubt_of_functions(evaluator->module, instance)};
  *degree = (struct conflict_degree){1, 1};
  const double sum =
      unbank_sum_over_executed(evaluator, instance, &unbank_identity, add_ideal, &found);
  *doubt = found.doubt;
  return sum;
}

static bool is_capped(const struct trace_access *traced) {
  return traced->capped && !traced->measured;
}

bool unbank_is_capped(const struct evaluator *evaluator, const struct instance *instance) {
  return is_any_traced(evaluator, instance, is_capped);
}
