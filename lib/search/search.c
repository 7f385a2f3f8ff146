/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The cycles that candidates take and save, from what is known of each: its cost, or only a
 * bound. */
#include "search/search.h"

#include <math.h>

#include "evaluate/ideal.h"
#include "evaluate/other_cases.h"
#include "kernels/instances.h"
#include "occupancy/resident.h"
#include "search/search_internal.h"

/* The rates of the instance's kernels. The rate of accesses is that of the kernel in which they
 * cost least. */
static struct cost_rates rates_of(const struct module *module, const struct instance *instance) {
  struct cost_rates rates = {0};
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    struct cost_rates own = unbank_kernel_rates(module, kernel);
    rates.access = rates.instruction ? fmin(rates.access, own.access) : own.access;
    rates.instruction = own.instruction;
  }
  return rates;
}

/* The share of the kernels' work that a gain is compared with. An array that is used outside loops
 * of unknown length gains the same however long these are, so its gain is compared with what the
 * kernels take if such loops are short. */
static double compared_share(struct evaluator *evaluator, const struct instance *instance,
                             double wavefronts) {
  if (!wavefronts || unbank_has_unknown_trips(evaluator, instance))
    return 1;
  return unbank_wavefronts_of_short_loops(evaluator, instance) / wavefronts;
}

/* Whether the wavefronts of an access follow from a guess at what data does. */
static bool is_guessed(const struct trace_access *traced) {
  bool found = traced->is_typical || traced->is_of_data;
  for (size_t i = 0; i < traced->patterns.count; i++)
    found |= traced->patterns.items[i].data_bits != 0;
  return found;
}

/* Wavefronts that data decides are known less precisely than instructions: to 10 % or so where all
 * accesses are of that kind. (Of queue_sim, a heap for each lane is 1.31 times as fast with a pad
 * as with a permutation of bits that takes 1.5 % fewer cycles by the formula; the splines of
 * yield_curves are 1.08 times as fast where it is 3.5 %. H200.) */
static double guessed_share(const struct evaluator *evaluator, const struct instance *instance) {
  static const double of_data = 1e-1;
  double all = 0, guessed = 0;
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance) {
    size_t count;
    const uint32_t *accesses = unbank_accesses_in(evaluator->module, instance, kernel, &count);
    for (size_t i = 0; i < count; i++) {
      const struct trace_access *traced = unbank_traced(evaluator->traces[kernel->id], accesses[i]);
      const double executions = unbank_executions(traced, evaluator->trips);
      if (!traced->reached || !isfinite(executions))
        continue;
      all += executions;
      guessed += is_guessed(traced) ? executions : 0;
    }
  }
  return all > 0 ? of_data * guessed / all : 0;
}

struct search unbank_search_new(struct evaluator *evaluator, struct instance *instance,
                                uint32_t atom) {
  struct search search = {.evaluator = evaluator,
                          .instance = instance,
                          .atom = atom,
                          .rates = rates_of(evaluator->module, instance)};
  search.ideal = unbank_ideal(evaluator, instance, &search.degree, &search.doubt);
  search.before = unbank_evaluate(evaluator, instance, &unbank_identity);
  search.capped = unbank_is_capped(evaluator, instance);
  search.total = unbank_kernel_total(evaluator, instance);
  search.share = compared_share(evaluator, instance, search.total.wavefronts);
  search.guessed = guessed_share(evaluator, instance);
  return search;
}

bool unbank_search_is_worth_it(const struct search *search) {
  return search->rates.instruction && search->before.wavefronts > search->ideal * (1 + same) + same;
}

double unbank_cycles_of(const struct search *search, const struct layout_cost *cost) {
  struct block_work work = {
      .wavefronts = cost->wavefronts, .accesses = cost->accesses, .instructions = cost->added};
  return unbank_cycles(&search->rates, &work);
}

double unbank_slowed(const struct search *search, const struct candidate_layout *candidate,
                     double cycles) {
  double total = unbank_cycles(&search->rates, &search->total);
  double others = total - unbank_search_before(search);
  return cycles + (candidate->occupancy.slowdown - 1) * (others + cycles);
}

double unbank_search_before(const struct search *search) {
  return unbank_cycles_of(search, &search->before);
}

double unbank_search_own_cycles(const struct search *search,
                                const struct candidate_layout *candidate) {
  return candidate->evaluated ? unbank_cycles_of(search, &candidate->cost) : candidate->bound;
}

double unbank_search_cycles(const struct search *search, const struct candidate_layout *candidate) {
  return unbank_slowed(search, candidate, unbank_search_own_cycles(search, candidate));
}

double unbank_search_gain(const struct search *search, const struct layout_cost *cost) {
  return unbank_search_before(search) - unbank_cycles_of(search, cost);
}

double unbank_search_threshold(const struct search *search) {
  return search->share * unbank_least_gain(&search->rates, &search->total);
}

bool unbank_search_pays(const struct search *search, double cycles) {
  return unbank_search_before(search) - cycles > unbank_search_threshold(search);
}

bool unbank_search_ties(double cycles, double others) {
  return cycles <= others * (1 + tie) + same;
}

double unbank_search_harm(void) { return harm; }
