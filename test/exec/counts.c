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

static json_t *number_or_null(bool known, uint64_t number) {
  return known ? json_integer((json_int_t)number) : json_null();
}

static json_t *site_json(const struct site *site, const struct count *count) {
  bool rule = count_has_rule(count);
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

static bool is(const json_t *side, const char *key, const char *value) {
  const char *text = json_string_value(json_object_get(side, key));
  return text && !strcmp(text, value);
}

/* NAN where the report has null. */
static double figure(const json_t *object, const char *key) {
  const json_t *value = json_object_get(object, key);
  return json_is_number(value) ? json_number_value(value) : NAN;
}

static enum unbank_op read_op(const json_t *access) {
  enum unbank_op op = 0;
  while (op + 1 < UNBANK_OP_COUNT && !is(access, "op", unbank_op_name(op)))
    op++;
  return op;
}

static struct claim read_claim(const json_t *access, const json_t *side) {
  const json_t *wavefronts = json_object_get(side, "wavefronts");
  const char *id = json_string_value(json_object_get(access, "id"));
  return (struct claim){
      .index = id && id[0] == 's' ? atol(id + 1) : NO_INDEX,
      .op = read_op(access),
      .bytes = figure(side, "bytes"),
      .line = figure(access, "line"),
      .exactness = is(side, "exactness", "exact")     ? UNBANK_EXACT
                   : is(side, "exactness", "bounded") ? UNBANK_BOUNDED
                                                      : UNBANK_UNKNOWN,
      .weight_exactness =
          is(side, "weight_exactness", "exact") ? UNBANK_WEIGHT_EXACT : UNBANK_WEIGHT_UNKNOWN,
      .weight = figure(side, "weight"),
      .mean = figure(wavefronts, "mean"),
      .min = figure(wavefronts, "min"),
      .max = figure(wavefronts, "max"),
      .ideal = figure(side, "ideal"),
  };
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

static struct claims read_claims(const json_t *kernel, bool guarded, struct arena *arena) {
  const json_t *total = json_object_get(kernel, "before");
  struct claims claims = {.is_void = guarded && assumes_full_block(kernel),
                          .is_exact = is(total, "exactness", "exact"),
                          .score = figure(total, "score")};
  size_t i;
  json_t *access;
  json_array_foreach(json_object_get(kernel, "accesses"), i, access) {
    const json_t *side = json_object_get(access, "before");
    bool is_given = *json_string_value(json_object_get(access, "id")) == 'g';
    claims.is_open |= is_given; /* one site of a run is several of a report */
    if (json_is_object(side) && !is_given)
      *ARENA_PUSH(arena, &claims) = read_claim(access, side);
  }
  return claims;
}

static char *compare(const json_t *report, const struct program *program, const struct tally *tally,
                     const struct job *job, struct agreement *agreement, struct arena *arena) {
  size_t i;
  json_t *kernel;
  json_array_foreach(json_object_get(report, "kernels"), i, kernel) {
    if (!is(kernel, "name", job->kernel))
      continue;
    struct claims claims = read_claims(kernel, job->guarded, arena);
    return claims_check(&claims, program, tally, agreement, arena).sentence;
  }
  return unbank_error("the report has no kernel %s", job->kernel);
}

struct outcome counts_compare(const char *path, const struct program *program,
                              const struct tally *tally, const struct job *job,
                              struct agreement *agreement, struct arena *arena) {
  if (!tally->complete)
    return (struct outcome){RUN_UNABLE, unbank_error("too much was executed to be counted")};
  json_error_t error;
  json_t *root = json_load_file(path, 0, &error);
  if (!root)
    return (struct outcome){RUN_UNUSABLE, unbank_error("%s:%d: %s", path, error.line, error.text)};
  char *sentence = compare(root, program, tally, job, agreement, arena);
  json_decref(root);
  return sentence ? (struct outcome){RUN_FAULT, sentence} : outcome_well();
}
