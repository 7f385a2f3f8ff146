/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The JSON of counts: for every site that touched shared memory
 *
 *     index       running number in IR order: access "s<index>" of a report; null: none
 *     op, bytes   what the instruction does, and moves for one lane
 *     executions  warp executions of one block with an active lane: a report's weight
 *     wavefronts  their sum, smallest and largest; null when the rule of the operation is not known
 *     ideal       sum
 */
#include "counts.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>

/* A tally without wavefronts: the bank rule does not know the operation. */
static bool has_rule(const struct count *count) { return count->wavefronts > 0; }

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

static json_t *number_or_null(bool known, uint64_t number) {
  return known ? json_integer((json_int_t)number) : json_null();
}

static json_t *site_json(const struct site *site, const struct count *count) {
  bool rule = has_rule(count);
  return json_pack("{s:o, s:s, s:i, s:s, s:i, s:i, s:I, s:{s:o, s:o, s:o}, s:o}", "index",
                   number_or_null(site->index != NO_INDEX, (uint64_t)site->index), "op",
                   unbank_op_name(site->op), "bytes", (int)site->bytes, "function", site->function,
                   "line", (int)site->place.line, "column", (int)site->place.column, "executions",
                   (json_int_t)count->executions, "wavefronts", "sum",
                   number_or_null(rule, count->wavefronts), "min", number_or_null(rule, count->min),
                   "max", number_or_null(rule, count->max), "ideal",
                   number_or_null(rule, count->ideal));
}

char *counts_write(const char *path, const struct program *program, const struct tally *tally,
                   const struct job *job) {
  json_t *accesses = json_array();
  for (size_t i = 0; i < program->sites.count; i++)
    if (tally->counts[i].executions)
      json_array_append_new(accesses, site_json(&program->sites.items[i], &tally->counts[i]));
  struct totals total = counts_total(program, tally);
  json_t *root = json_pack("{s:s, s:[i,i,i], s:b, s:I, s:I, s:I, s:o}", "kernel", job->kernel,
                           "block", (int)job->block.x, (int)job->block.y, (int)job->block.z,
                           "complete", tally->complete, "wavefronts", (json_int_t)total.wavefronts,
                           "ideal", (json_int_t)total.ideal, "uninitialised_loads",
                           (json_int_t)tally->uninitialised, "accesses", accesses);
  bool failed = json_dump_file(root, path, JSON_INDENT(1)) != 0;
  json_decref(root);
  return failed ? unbank_error("%s: cannot be written", path) : NULL;
}

/* Against a report. */

struct comparison {
  const struct program *program;
  const struct tally *tally;
  struct agreement *agreement;
  bool void_figures; /* they rest on an assumption that the job does not meet */
  bool *listed;      /* for each site: the report has it */
};

static bool equal(double a, double b) { return fabs(a - b) <= 1e-6 * fmax(1, fmax(a, b)); }

static bool is(const json_t *side, const char *key, const char *value) {
  const char *text = json_string_value(json_object_get(side, key));
  return text && !strcmp(text, value);
}

/* NAN where the report has null. */
static double figure(const json_t *object, const char *key) {
  const json_t *value = json_object_get(object, key);
  return json_is_number(value) ? json_number_value(value) : NAN;
}

/* One claim: NULL if the run agrees. */
static char *check(const char *id, const char *what, double claimed, double counted) {
  return equal(claimed, counted) ? NULL
                                 : unbank_error("%s: %s is %.9g in the report, %.9g when run", id,
                                                what, claimed, counted);
}

static char *check_exact(const char *id, const json_t *side, const struct count *count) {
  const json_t *wavefronts = json_object_get(side, "wavefronts");
  double n = (double)count->executions;
  const struct {
    const char *what;
    double claimed, counted;
  } claims[] = {
      {"mean", figure(wavefronts, "mean"), (double)count->wavefronts / n},
      {"min", figure(wavefronts, "min"), count->min},
      {"max", figure(wavefronts, "max"), count->max},
      {"ideal", figure(side, "ideal"), (double)count->ideal / n},
  };
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    char *sentence = check(id, claims[i].what, claims[i].claimed, claims[i].counted);
    if (sentence)
      return sentence;
  }
  return NULL;
}

/* A bound that is null claims nothing. */
static char *check_bounds(const char *id, const json_t *side, const struct count *count) {
  const json_t *wavefronts = json_object_get(side, "wavefronts");
  double mean = (double)count->wavefronts / (double)count->executions;
  double min = figure(wavefronts, "min"), max = figure(wavefronts, "max");
  if (mean < min - 1e-6 || mean > max + 1e-6)
    return unbank_error("%s: mean is %.9g when run, outside the report's %.9g .. %.9g", id, mean,
                        min, max);
  return NULL;
}

static char *check_side(struct comparison *it, const char *id, const json_t *side,
                        const struct count *count) {
  bool exact = is(side, "exactness", "exact"), counted = count->executions && has_rule(count);
  if (is(side, "weight_exactness", "exact")) {
    char *sentence = check(id, "weight", figure(side, "weight"), (double)count->executions);
    if (sentence)
      return sentence;
  }
  if (exact && count->executions && !has_rule(count))
    return unbank_error("%s: exact in the report, but no rule is known for it", id);
  char *sentence = NULL;
  if (counted && exact)
    sentence = check_exact(id, side, count);
  else if (counted && is(side, "exactness", "bounded"))
    sentence = check_bounds(id, side, count);
  it->agreement->exact += exact;
  it->agreement->within += is(side, "exactness", "bounded");
  it->agreement->unknown += is(side, "exactness", "unknown");
  return sentence;
}

static const struct site *find_site(const struct program *program, long index) {
  for (size_t i = 0; i < program->sites.count; i++)
    if (program->sites.items[i].index == index)
      return &program->sites.items[i];
  return NULL;
}

/* Ids must mean the same instruction on both sides, else nothing that follows means anything. */
static char *check_identity(const char *id, const json_t *access, const json_t *side,
                            const struct site *site) {
  if (!site)
    return unbank_error("%s: the module has no such access", id);
  double line = figure(access, "line"), bytes = figure(side, "bytes");
  bool same = is(access, "op", unbank_op_name(site->op)) && bytes == site->bytes &&
              (site->place.line < 0 || isnan(line) || line == (double)site->place.line);
  return same ? NULL
              : unbank_error("%s: %s of %.0f bytes at line %.0f in the report, %s of %u bytes at "
                             "line %ld in the module",
                             id, json_string_value(json_object_get(access, "op")), bytes, line,
                             unbank_op_name(site->op), site->bytes, site->place.line);
}

static char *check_access(struct comparison *it, const json_t *access) {
  const char *id = json_string_value(json_object_get(access, "id"));
  const json_t *side = json_object_get(access, "before");
  if (!id || id[0] != 's')
    return unbank_error("an access has no id such as s0");
  if (!json_is_object(side))
    return NULL;
  const struct site *site = find_site(it->program, atol(id + 1));
  char *sentence = check_identity(id, access, side, site);
  if (sentence)
    return sentence;
  size_t at = (size_t)(site - it->program->sites.items);
  it->listed[at] = true;
  if (it->void_figures) {
    it->agreement->unknown++;
    return NULL;
  }
  return check_side(it, id, side, &it->tally->counts[at]);
}

static char *check_nothing_missing(const struct comparison *it) {
  for (size_t i = 0; i < it->program->sites.count; i++) {
    const struct site *site = &it->program->sites.items[i];
    if (site->index != NO_INDEX && it->tally->counts[i].executions && !it->listed[i])
      return unbank_error("s%ld is executed, but the report does not list it", site->index);
  }
  return NULL;
}

static bool assumes_full_block(const json_t *kernel) {
  size_t i;
  json_t *assumed;
  json_array_foreach(json_object_get(kernel, "assumes"), i, assumed) {
    if (!strcmp(json_string_value(assumed), "full-block"))
      return true;
  }
  return false;
}

static char *check_kernel(struct comparison *it, const json_t *kernel, bool guarded) {
  size_t i;
  json_t *access;
  it->void_figures = guarded && assumes_full_block(kernel);
  json_array_foreach(json_object_get(kernel, "accesses"), i, access) {
    char *sentence = check_access(it, access);
    if (sentence)
      return sentence;
  }
  char *sentence = check_nothing_missing(it);
  const json_t *total = json_object_get(kernel, "before");
  if (sentence || it->void_figures || !is(total, "exactness", "exact"))
    return sentence;
  struct totals sum = counts_total(it->program, it->tally);
  return check("kernel", "score", figure(total, "score"), (double)sum.wavefronts);
}

struct outcome counts_compare(const char *path, const struct program *program,
                              const struct tally *tally, const struct job *job,
                              struct agreement *agreement, struct arena *arena) {
  if (!tally->complete)
    return (struct outcome){ENDED_UNABLE, unbank_error("too much was executed to be counted")};
  json_error_t error;
  json_t *root = json_load_file(path, 0, &error);
  if (!root)
    return (struct outcome){ENDED_UNUSABLE,
                            unbank_error("%s:%d: %s", path, error.line, error.text)};
  struct comparison it = {.program = program, .tally = tally, .agreement = agreement};
  it.listed = ARENA_ARRAY(arena, bool, program->sites.count + 1);
  char *sentence = unbank_error("the report has no kernel %s", job->kernel);
  size_t i;
  json_t *kernel;
  json_array_foreach(json_object_get(root, "kernels"), i, kernel) {
    if (!is(kernel, "name", job->kernel))
      continue;
    free(sentence);
    sentence = check_kernel(&it, kernel, job->guarded);
    break;
  }
  json_decref(root);
  return sentence ? (struct outcome){ENDED_DIFFERENT, sentence} : outcome_well();
}
