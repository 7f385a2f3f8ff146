/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The rules, for an access that n warp executions reached:
 *
 *     weight exact      n equals it
 *     weight at most    n is not above it, unless it is of one trip of a loop
 *     score exact       mean, min, max and ideal equal the run's
 *     score bounded     the run's mean lies within min .. max; a bound that is not known claims
 *                       nothing
 *     kernel exact      its score equals the sum over all sites that were executed
 *
 * and no site is executed that the report does not list, if it has seen all. */
#include "claims.h"

#include <math.h>
#include <stdlib.h>

struct check {
  const struct program *program;
  const struct tally *tally;
  struct agreement *agreement;
  const struct site **sites; /* by index */
  bool *listed;              /* by index: the report has it */
  size_t count;              /* of indices */
  struct refutation found;
};

struct totals counts_total(const struct program *program, const struct tally *tally) {
  struct totals sum = {0};
  for (size_t i = 0; i < program->sites.count; i++) {
    sum.executions += tally->counts[i].executions;
    sum.wavefronts += tally->counts[i].wavefronts;
    sum.ideal += tally->counts[i].ideal;
    sum.sites += tally->counts[i].executions > 0;
  }
  return sum;
}

/* Takes over the sentence. */
static void refute(struct check *it, char *sentence, bool cheaper) {
  if (it->found.sentence && (cheaper || !it->found.cheaper)) {
    free(sentence);
    return;
  }
  free(it->found.sentence);
  it->found = (struct refutation){sentence, cheaper};
}

static bool equal(double a, double b) { return fabs(a - b) <= 1e-6 * fmax(1, fmax(a, b)); }

static void check_equal(struct check *it, const char *id, const char *what, double claimed,
                        double counted) {
  if (!equal(claimed, counted))
    refute(it,
           unbank_error("%s: %s is %.9g in the report, %.9g when run", id, what, claimed, counted),
           counted < claimed);
}

static void check_exact(struct check *it, const char *id, const struct claim *claim,
                        const struct count *count) {
  double n = (double)count->executions;
  check_equal(it, id, "mean", claim->mean, (double)count->wavefronts / n);
  check_equal(it, id, "min", claim->min, count->min);
  check_equal(it, id, "max", claim->max, count->max);
  check_equal(it, id, "ideal", claim->ideal, (double)count->ideal / n);
}

static void check_bounds(struct check *it, const char *id, const struct claim *claim,
                         const struct count *count) {
  double mean = (double)count->wavefronts / (double)count->executions;
  if (mean < claim->min - 1e-6 || mean > claim->max + 1e-6)
    refute(it,
           unbank_error("%s: mean is %.9g when run, outside the report's %.9g .. %.9g", id, mean,
                        claim->min, claim->max),
           mean < claim->min);
}

static void check_figures(struct check *it, const char *id, const struct claim *claim,
                          const struct count *count) {
  bool exact = claim->exactness == UNBANK_EXACT, bounded = claim->exactness == UNBANK_BOUNDED;
  if (claim->weight_exactness == UNBANK_WEIGHT_EXACT)
    check_equal(it, id, "weight", claim->weight, (double)count->executions);
  if (claim->weight_exactness == UNBANK_WEIGHT_AT_MOST && !claim->is_per_trip &&
      (double)count->executions > claim->weight)
    refute(it,
           unbank_error("%s: executed %.9g times when run, at most %.9g in the report", id,
                        (double)count->executions, claim->weight),
           false);
  if (exact && count->executions && !count_has_rule(count))
    refute(it, unbank_error("%s: exact in the report, but no rule is known for it", id), false);
  else if (exact && count->executions)
    check_exact(it, id, claim, count);
  else if (bounded && count->executions && count_has_rule(count))
    check_bounds(it, id, claim, count);
  it->agreement->exact += exact;
  it->agreement->within += bounded;
  it->agreement->unknown += !exact && !bounded;
}

/* Ids must mean the same instruction on both sides, else nothing that follows means anything. */
static bool check_identity(struct check *it, const char *id, const struct claim *claim,
                           const struct site *site) {
  bool same =
      site && !strcmp(unbank_op_name(claim->op), unbank_op_name(site->op)) &&
      claim->bytes == site->bytes &&
      (site->place.line < 0 || isnan(claim->line) || claim->line == (double)site->place.line);
  if (!site)
    refute(it, unbank_error("%s: the module has no such access", id), false);
  else if (!same)
    refute(it,
           unbank_error("%s: %s of %.0f bytes at line %.0f in the report, %s of %u bytes at "
                        "line %ld in the module",
                        id, unbank_op_name(claim->op), claim->bytes, claim->line,
                        unbank_op_name(site->op), site->bytes, site->place.line),
           false);
  return same;
}

static void check_claim(struct check *it, const struct claim *claim, bool is_void) {
  char id[32];
  bool known = claim->index >= 0 && (size_t)claim->index < it->count;
  const struct site *site = known ? it->sites[claim->index] : NULL;
  snprintf(id, sizeof id, "s%ld", claim->index);
  if (!check_identity(it, id, claim, site))
    return;
  it->listed[claim->index] = true;
  if (is_void)
    it->agreement->unknown++;
  else
    check_figures(it, id, claim, &it->tally->counts[site - it->program->sites.items]);
}

static void check_nothing_missing(struct check *it) {
  for (size_t i = 0; i < it->count; i++)
    if (it->sites[i] && !it->listed[i] &&
        it->tally->counts[it->sites[i] - it->program->sites.items].executions)
      refute(it, unbank_error("s%zu is executed, but the report does not list it", i), false);
}

static void index_sites(struct check *it, struct arena *arena) {
  const struct program *program = it->program;
  for (size_t i = 0; i < program->sites.count; i++)
    if (program->sites.items[i].index != NO_INDEX)
      it->count = (size_t)program->sites.items[i].index + 1; /* they rise */
  it->sites = ARENA_ARRAY(arena, const struct site *, it->count + 1);
  it->listed = ARENA_ARRAY(arena, bool, it->count + 1);
  for (size_t i = 0; i < program->sites.count; i++)
    if (program->sites.items[i].index != NO_INDEX)
      it->sites[program->sites.items[i].index] = &program->sites.items[i];
}

struct refutation claims_check(const struct claims *claims, const struct program *program,
                               const struct tally *tally, struct agreement *agreement,
                               struct arena *arena) {
  struct check it = {.program = program, .tally = tally, .agreement = agreement};
  index_sites(&it, arena);
  for (size_t i = 0; i < claims->count; i++)
    check_claim(&it, &claims->items[i], claims->is_void);
  if (!claims->is_open)
    check_nothing_missing(&it);
  if (!claims->is_void && claims->is_exact)
    check_equal(&it, "kernel", "score", claims->score,
                (double)counts_total(program, tally).wavefronts);
  return it.found;
}
