/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is missing or null is what "not known" is in the structure, so that a report of a newer
 * version, which may have more keys, can be read. */
#include "report/read.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "report/values.h"
#include "support/files.h"
#include "support/words.h"
#include "unbank/library.h"

static const char *text_or_null(struct arena *arena, const json_t *from, const char *key) {
  const char *text = json_string_value(json_object_get(from, key));
  return text ? arena_strdup(arena, text) : NULL;
}

static const char *text_of(struct arena *arena, const json_t *from, const char *key) {
  const char *text = text_or_null(arena, from, key);
  return text ? text : "";
}

static long count_of(const json_t *from, const char *key) {
  const json_t *value = json_object_get(from, key);
  return json_is_integer(value) ? (long)json_integer_value(value) : -1;
}

static double figure_of(const json_t *from, const char *key) {
  const json_t *value = json_object_get(from, key);
  return json_is_number(value) ? json_number_value(value) : (double)NAN;
}

/* The number of the word of a key in a table; `other` where it is none of them. */
static unsigned word_of_key(const json_t *from, const char *key, const char *const *words,
                            size_t count, unsigned other) {
  const char *text = json_string_value(json_object_get(from, key));
  for (unsigned i = 0; text && i < count; i++)
    if (words[i] && !strcmp(words[i], text))
      return i;
  return other;
}
#define READ_WORD(from, key, words, other)                                                         \
  word_of_key(from, key, words, sizeof(words) / sizeof *(words), other)

static struct unbank_place place_of(struct arena *arena, const json_t *from) {
  return (struct unbank_place){text_or_null(arena, from, "file"), count_of(from, "line"),
                               count_of(from, "column")};
}

static const char **texts_of(struct arena *arena, const json_t *list, size_t *count) {
  *count = json_array_size(list);
  const char **out = ARENA_ARRAY(arena, const char *, *count + 1);
  for (size_t i = 0; i < *count; i++) {
    const char *text = json_string_value(json_array_get(list, i));
    out[i] = arena_strdup(arena, text ? text : "");
  }
  return out;
}

static struct unbank_report_lanes lanes_of(struct arena *arena, const json_t *from) {
  const json_t *offsets = json_object_get(from, "offsets");
  struct unbank_report_lanes out = {
      .certain = (uint32_t)json_integer_value(json_object_get(from, "certain")),
      .assumes = text_of(arena, from, "assumes")};
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    const json_t *offset = json_array_get(offsets, i);
    out.active |= json_is_integer(offset) ? UINT32_C(1) << i : 0;
    out.offset[i] = (int32_t)json_integer_value(offset);
  }
  return out;
}

static uint32_t number_at(const json_t *list, size_t place) {
  return (uint32_t)json_integer_value(json_array_get(list, place));
}

/* Executions whose lanes are not there are left out. */
static void read_executions(struct arena *arena, const json_t *from,
                            struct unbank_report_side *out) {
  const json_t *lanes = json_object_get(from, "lanes"), *all = json_object_get(from, "executions");
  out->lanes_count = json_array_size(lanes);
  out->lanes = ARENA_ARRAY(arena, struct unbank_report_lanes, out->lanes_count + 1);
  for (size_t i = 0; i < out->lanes_count; i++)
    out->lanes[i] = lanes_of(arena, json_array_get(lanes, i));
  out->executions = ARENA_ARRAY(arena, struct unbank_report_execution, json_array_size(all) + 1);
  for (size_t i = 0; i < json_array_size(all); i++) {
    const json_t *row = json_array_get(all, i);
    struct unbank_report_execution execution = {number_at(row, 0), number_at(row, 1),
                                                number_at(row, 2), (int32_t)number_at(row, 3)};
    if (execution.lanes < out->lanes_count)
      out->executions[out->execution_count++] = execution;
  }
}

static struct unbank_report_side side_of(struct arena *arena, const json_t *from) {
  struct unbank_report_side out = {.present = json_is_object(from), .reason = ""};
  if (!out.present)
    return out;
  const json_t *wavefronts = json_object_get(from, "wavefronts");
  out.bytes = (int)count_of(from, "bytes");
  out.weight = figure_of(from, "weight");
  out.weight_exactness =
      READ_WORD(from, "weight_exactness", unbank_weight_words, UNBANK_WEIGHT_UNKNOWN);
  out.trip_symbols = texts_of(arena, json_object_get(from, "trip_symbols"), &out.trip_symbol_count);
  /* A report tells loops from branches, and the most of a weight, only where it is handed over,
   * and how often loops are taken to run. */
  const json_t *in_loops = json_object_get(from, "in_loops"),
               *at_most = json_object_get(from, "at_most");
  out.in_loops = in_loops ? json_is_true(in_loops) : out.trip_symbol_count != 0;
  out.trips = json_number_value(json_object_get(from, "trips"));
  if (json_is_number(at_most)) {
    out.weight = json_number_value(at_most);
    out.weight_exactness = UNBANK_WEIGHT_AT_MOST;
  }
  out.mean = figure_of(wavefronts, "mean");
  out.min = figure_of(wavefronts, "min");
  out.max = figure_of(wavefronts, "max");
  out.ideal = figure_of(from, "ideal");
  out.exactness = READ_WORD(from, "exactness", unbank_exactness_words, UNBANK_UNKNOWN);
  out.reason = text_of(arena, from, "reason");
  read_executions(arena, from, &out);
  return out;
}

static enum unbank_op op_of(const json_t *from) {
  const char *text = json_string_value(json_object_get(from, "op"));
  enum unbank_op op = 0;
  while (text && strcmp(unbank_op_name(op), "?") && strcmp(unbank_op_name(op), text))
    op++;
  return op;
}

static struct unbank_report_access access_of(struct arena *arena, const json_t *from) {
  struct unbank_report_access out = {.id = text_of(arena, from, "id"),
                                     .op = op_of(from),
                                     .place = place_of(arena, from),
                                     .before = side_of(arena, json_object_get(from, "before")),
                                     .after = side_of(arena, json_object_get(from, "after"))};
  out.arrays = texts_of(arena, json_object_get(from, "arrays"), &out.array_count);
  const json_t *frames = json_object_get(from, "inlined_at");
  out.inlined_at_count = json_array_size(frames);
  out.inlined_at = ARENA_ARRAY(arena, struct unbank_place, out.inlined_at_count + 1);
  for (size_t i = 0; i < out.inlined_at_count; i++)
    out.inlined_at[i] = place_of(arena, json_array_get(frames, i));
  return out;
}

static struct unbank_report_total total_of(struct arena *arena, const json_t *from) {
  return (struct unbank_report_total){
      .shared_bytes = count_of(from, "shared_bytes"),
      .score = figure_of(from, "score"),
      .ideal = figure_of(from, "ideal"),
      .exactness = READ_WORD(from, "exactness", unbank_exactness_words, UNBANK_UNKNOWN),
      .reason = text_or_null(arena, from, "reason")};
}

static unsigned assumptions_of(struct arena *arena, const json_t *list) {
  size_t count;
  const char **texts = texts_of(arena, list, &count);
  unsigned out = 0;
  for (unsigned i = 0; i < UNBANK_ASSUMPTIONS; i++)
    out |= (unsigned)is_one_of(unbank_assumption_words[i], texts, count) << i;
  return out;
}

static struct unbank_shape shape_of(const json_t *block) {
  return (struct unbank_shape){(unsigned)json_integer_value(json_array_get(block, 0)),
                               (unsigned)json_integer_value(json_array_get(block, 1)),
                               (unsigned)json_integer_value(json_array_get(block, 2))};
}

static struct unbank_report_launch launch_of(struct arena *arena, const json_t *from) {
  return (struct unbank_report_launch){.block = shape_of(json_object_get(from, "block")),
                                       .reason = text_of(arena, from, "reason"),
                                       .place = place_of(arena, from)};
}

static struct unbank_report_kernel kernel_of(struct arena *arena, const json_t *from) {
  const json_t *accesses = json_object_get(from, "accesses"),
               *launches = json_object_get(from, "launches"); /* of one handed over */
  struct unbank_report_kernel out = {
      .name = text_of(arena, from, "name"),
      .display = text_or_null(arena, from, "display"),
      .place = place_of(arena, from),
      .block = shape_of(json_object_get(from, "block")),
      .block_source =
          READ_WORD(from, "block_source", unbank_block_source_words, UNBANK_BLOCK_ASSUMED),
      .enforced = json_is_true(json_object_get(from, "enforced")),
      .assumes = assumptions_of(arena, json_object_get(from, "assumes")),
      .before = total_of(arena, json_object_get(from, "before")),
      .after = total_of(arena, json_object_get(from, "after")),
      .access_count = json_array_size(accesses),
      .launch_count = json_array_size(launches)};
  out.accesses = ARENA_ARRAY(arena, struct unbank_report_access, out.access_count + 1);
  for (size_t i = 0; i < out.access_count; i++)
    out.accesses[i] = access_of(arena, json_array_get(accesses, i));
  out.launches = ARENA_ARRAY(arena, struct unbank_report_launch, out.launch_count + 1);
  for (size_t i = 0; i < out.launch_count; i++)
    out.launches[i] = launch_of(arena, json_array_get(launches, i));
  return out;
}

static enum unbank_code code_of(const json_t *from) {
  const char *text = json_string_value(json_object_get(from, "code"));
  enum unbank_code code = 0;
  while (text && code < UNBANK_CODE_COUNT && strcmp(unbank_code_row(code)->text, text))
    code++;
  return code;
}

static struct unbank_report_array array_of(struct arena *arena, const json_t *from) {
  struct unbank_report_array out = {.id = text_of(arena, from, "id"),
                                    .name = text_of(arena, from, "name"),
                                    .display = text_or_null(arena, from, "display"),
                                    .kernel = text_or_null(arena, from, "kernel"),
                                    .place = place_of(arena, from),
                                    .bytes_before = count_of(from, "bytes_before"),
                                    .bytes_after = count_of(from, "bytes_after"),
                                    .code = code_of(from),
                                    .reason = text_of(arena, from, "reason")};
  unbank_free(unbank_layout_parse(text_of(arena, from, "layout"), &out.layout));
  return out;
}

static struct unbank_report *report_of(struct arena *arena, const json_t *from) {
  const json_t *arrays = json_object_get(from, "arrays"),
               *kernels = json_object_get(from, "kernels");
  struct unbank_report *out = ARENA_NEW(arena, struct unbank_report);
  *out = (struct unbank_report){.module = text_of(arena, from, "module"),
                                .triple = text_of(arena, from, "triple"),
                                .arch = text_or_null(arena, from, "arch"),
                                .llvm = text_of(arena, json_object_get(from, "tool"), "llvm"),
                                .array_count = json_array_size(arrays),
                                .kernel_count = json_array_size(kernels)};
  out->arrays = ARENA_ARRAY(arena, struct unbank_report_array, out->array_count + 1);
  for (size_t i = 0; i < out->array_count; i++)
    out->arrays[i] = array_of(arena, json_array_get(arrays, i));
  out->kernels = ARENA_ARRAY(arena, struct unbank_report_kernel, out->kernel_count + 1);
  for (size_t i = 0; i < out->kernel_count; i++)
    out->kernels[i] = kernel_of(arena, json_array_get(kernels, i));
  return out;
}

/* Whether a list is there, of objects that have a name under that key. */
static bool is_list(const json_t *list, const char *key) {
  for (size_t i = 0; i < json_array_size(list); i++)
    if (!json_is_string(json_object_get(json_array_get(list, i), key)))
      return false;
  return json_is_array(list);
}

static bool is_side(const json_t *access, const char *key) {
  const json_t *side = json_object_get(access, key);
  return json_is_null(side) || json_is_object(side);
}

/* Whether all is there that a report lists: what is missing would waste nothing. */
static bool is_whole(const json_t *report) {
  const json_t *kernels = json_object_get(report, "kernels");
  if (!is_list(json_object_get(report, "arrays"), "id") || !is_list(kernels, "name"))
    return false;
  for (size_t k = 0; k < json_array_size(kernels); k++) {
    const json_t *accesses = json_object_get(json_array_get(kernels, k), "accesses");
    if (!is_list(accesses, "id"))
      return false;
    for (size_t i = 0; i < json_array_size(accesses); i++)
      if (!is_side(json_array_get(accesses, i), "before") ||
          !is_side(json_array_get(accesses, i), "after"))
        return false;
  }
  return true;
}

char *unbank_report_read(struct arena *arena, const char *path, struct unbank_report **report) {
  json_error_t where;
  json_t *json = json_load_file(path, 0, &where);
  if (!json)
    return unbank_error("%s:%d:%d: %s", path, where.line, where.column, where.text);
  const json_t *tool = json_object_get(json, "tool");
  const char *name = json_string_value(json_object_get(tool, "name"));
  char *error = NULL;
  if (!name || strcmp(name, "unbank"))
    error = unbank_error("%s: no report of Unbank", path);
  else if (json_integer_value(json_object_get(json, "version")) != 1)
    error = unbank_error("%s: a report of a version that this unbank does not read", path);
  else if (!is_whole(json))
    error = unbank_error("%s: parts of this report are missing: write it again", path);
  else
    *report = report_of(arena, json);
  json_decref(json);
  return error;
}

static json_t *launches_json(const struct unbank_report_kernel *kernel) {
  json_t *out = json_array();
  for (size_t i = 0; i < kernel->launch_count; i++) {
    const struct unbank_report_launch *launch = &kernel->launches[i];
    bool is_placed = launch->place.line > 0;
    out = unbank_json_append(
        out, json_pack("{s:o, s:o, s:o, s:o}", "block", unbank_json_shape(launch->block), "reason",
                       unbank_json_text(launch->reason), "file",
                       unbank_json_text_or_null(launch->place.file), "line",
                       is_placed ? json_integer(launch->place.line) : json_null()));
  }
  return out;
}

static void add_to_side(json_t *json, const struct unbank_report_side *side) {
  if (!side->present)
    return;
  json_object_set_new(json, "in_loops", json_boolean(side->in_loops));
  json_object_set_new(json, "trips", json_real(side->trips));
  if (side->weight_exactness == UNBANK_WEIGHT_AT_MOST)
    json_object_set_new(json, "at_most", json_real(side->weight));
}

/* Adds what version 1 has no keys for: the reasons of totals, launches, and of accesses the most of
 * weights and what trip symbols decide. */
static char *with_more(const struct unbank_report *report, const char *text) {
  json_t *json = json_loads(text, 0, NULL);
  json_t *kernels = json_object_get(json, "kernels");
  for (size_t k = 0; k < report->kernel_count; k++) {
    json_t *kernel = json_array_get(kernels, k);
    const char *before = report->kernels[k].before.reason, *after = report->kernels[k].after.reason;
    if (before)
      json_object_set_new(json_object_get(kernel, "before"), "reason", unbank_json_text(before));
    if (after)
      json_object_set_new(json_object_get(kernel, "after"), "reason", unbank_json_text(after));
    if (report->kernels[k].launch_count)
      json_object_set_new(kernel, "launches", launches_json(&report->kernels[k]));
    const json_t *accesses = json_object_get(kernel, "accesses");
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      const json_t *access = json_array_get(accesses, i);
      add_to_side(json_object_get(access, "before"), &report->kernels[k].accesses[i].before);
      add_to_side(json_object_get(access, "after"), &report->kernels[k].accesses[i].after);
    }
  }
  char *out = json ? json_dumps(json, JSON_REAL_PRECISION(17)) : NULL;
  json_decref(json);
  return out;
}

char *unbank_report_hand_over(const struct unbank_report *report, const char *path) {
  char *text = unbank_report_json(report), *all = text ? with_more(report, text) : NULL;
  char *error = all ? file_write(path, all, strlen(all))
                    : unbank_error("cannot write %s: out of memory", path);
  unbank_free(text);
  free(all);
  return error;
}
