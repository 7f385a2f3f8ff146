/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The JSON report, version 1: docs/report-v1.schema.json is its contract, docs/report.md explains
 * it.
 *
 * Every function here makes the JSON of one part of the report, or NULL when memory runs out, as
 * those of report/values.h do. Keys come out in the order in which they are packed.
 */
#include <math.h>

#include "report/text.h"
#include "report/values.h"
#include "support/words.h"
#include "unbank/library.h"
#include "unbank/report.h"

/* Scalars. */

static json_t *count_or_null(long value) { return value < 0 ? json_null() : json_integer(value); }

/* A line or a column, counted from 1; LLVM says 0 where it has none. */
static json_t *position_or_null(long value) {
  return value < 1 ? json_null() : json_integer(value);
}

static json_t *figure_or_null(double value) {
  return isfinite(value) && value >= 0 ? json_real(value) : json_null();
}

/* A figure that counts something in one execution: an integer wherever it is one. */
static json_t *extreme_or_null(double value) {
  bool whole = value >= 0 && value <= (double)(1LL << 53) && value == floor(value);
  return whole ? json_integer((json_int_t)value) : figure_or_null(value);
}

/* Lists. */

static json_t *strings(const char *const *texts, size_t count) {
  json_t *out = json_array();
  for (size_t i = 0; i < count; i++)
    out = unbank_json_append(out, unbank_json_text(texts[i]));
  return out;
}

/* A frame of an inlined call. The schema has no null here: "" and -1 stand for what is not known.
 */
static json_t *frame(const struct unbank_place *place) {
  return json_pack("{s:o, s:I, s:I}", "file", unbank_json_text(place->file), "line",
                   (json_int_t)(place->line < 1 ? -1 : place->line), "column",
                   (json_int_t)(place->column < 1 ? -1 : place->column));
}

static json_t *frames(const struct unbank_place *places, size_t count) {
  json_t *out = json_array();
  for (size_t i = 0; i < count; i++)
    out = unbank_json_append(out, frame(&places[i]));
  return out;
}

/* Words of the format. */

static json_t *assumptions(unsigned bits) {
  json_t *out = json_array();
  for (unsigned i = 0; i < UNBANK_ASSUMPTIONS; i++)
    if (bits >> i & 1)
      out = unbank_json_append(out, json_string(unbank_assumption_words[i]));
  return out;
}

/* The parts of the report. */

static json_t *lanes_json(const struct unbank_report_lanes *lanes) {
  json_t *offsets = json_array();
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offsets = unbank_json_append(offsets, lanes->active >> i & 1 ? json_integer(lanes->offset[i])
                                                                 : json_null());
  return json_pack("{s:o, s:I, s:o}", "offsets", offsets, "certain", (json_int_t)lanes->certain,
                   "assumes", unbank_json_text(lanes->assumes));
}

static json_t *execution_json(const struct unbank_report_execution *execution) {
  return json_pack("[I, I, I, I]", (json_int_t)execution->warp, (json_int_t)execution->turn,
                   (json_int_t)execution->lanes, (json_int_t)execution->offset);
}

/* Adds what is there only where somebody asked for it. */
static json_t *with_executions(json_t *out, const struct unbank_report_side *side) {
  if (!out || !side->execution_count)
    return out;
  json_t *lanes = json_array(), *executions = json_array();
  for (size_t i = 0; i < side->lanes_count; i++)
    lanes = unbank_json_append(lanes, lanes_json(&side->lanes[i]));
  for (size_t i = 0; i < side->execution_count; i++)
    executions = unbank_json_append(executions, execution_json(&side->executions[i]));
  if (!json_object_set_new(out, "lanes", lanes) &&
      !json_object_set_new(out, "executions", executions))
    return out;
  json_decref(out);
  return NULL;
}

/* A most is no weight, as a reader multiplies it. */
static json_t *weight_or_null(const struct unbank_report_side *side) {
  return side->weight_exactness == UNBANK_WEIGHT_AT_MOST ? json_null()
                                                         : figure_or_null(side->weight);
}

static json_t *side_or_null(const struct unbank_report_side *side) {
  if (!side->present)
    return json_null();
  json_t *wavefronts = json_pack("{s:o, s:o, s:o}", "mean", figure_or_null(side->mean), "min",
                                 extreme_or_null(side->min), "max", extreme_or_null(side->max));
  json_t *out = json_pack("{s:o, s:o, s:s, s:o, s:o, s:o, s:s, s:o}", "bytes",
                          count_or_null(side->bytes), "weight", weight_or_null(side),
                          "weight_exactness", WORD_OF(unbank_weight_words, side->weight_exactness),
                          "trip_symbols", strings(side->trip_symbols, side->trip_symbol_count),
                          "wavefronts", wavefronts, "ideal", figure_or_null(side->ideal),
                          "exactness", WORD_OF(unbank_exactness_words, side->exactness), "reason",
                          unbank_json_text(side->reason));
  return with_executions(out, side);
}

static json_t *access_json(const struct unbank_report_access *access) {
  return json_pack(
      "{s:o, s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:o}", "id", unbank_json_text(access->id), "arrays",
      strings(access->arrays, access->array_count), "op", unbank_op_name(access->op), "file",
      unbank_json_text_or_null(access->place.file), "line", position_or_null(access->place.line),
      "column", position_or_null(access->place.column), "inlined_at",
      frames(access->inlined_at, access->inlined_at_count), "before", side_or_null(&access->before),
      "after", side_or_null(&access->after));
}

static json_t *accesses_json(const struct unbank_report_kernel *kernel) {
  json_t *out = json_array();
  for (size_t i = 0; i < kernel->access_count; i++)
    out = unbank_json_append(out, access_json(&kernel->accesses[i]));
  return out;
}

static json_t *total_json(const struct unbank_report_total *total) {
  return json_pack("{s:o, s:o, s:o, s:s}", "shared_bytes", count_or_null(total->shared_bytes),
                   "score", figure_or_null(total->score), "ideal", figure_or_null(total->ideal),
                   "exactness", WORD_OF(unbank_exactness_words, total->exactness));
}

static json_t *kernel_json(const struct unbank_report_kernel *kernel) {
  return json_pack("{s:o, s:o, s:o, s:o, s:o, s:s, s:b, s:o, s:o, s:o, s:o}", "name",
                   unbank_json_text(kernel->name), "display",
                   unbank_json_text(unbank_kernel_title(kernel)), "file",
                   unbank_json_text_or_null(kernel->place.file), "line",
                   position_or_null(kernel->place.line), "block", unbank_json_shape(kernel->block),
                   "block_source", WORD_OF(unbank_block_source_words, kernel->block_source),
                   "enforced", (int)kernel->enforced, "assumes", assumptions(kernel->assumes),
                   "before", total_json(&kernel->before), "after", total_json(&kernel->after),
                   "accesses", accesses_json(kernel));
}

static json_t *array_json(const struct unbank_report_array *array) {
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  char layout[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&array->layout, layout);
  return json_pack(
      "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:s, s:s, s:s, s:o}", "id",
      unbank_json_text(array->id), "name", unbank_json_text(array->name), "display",
      unbank_json_text(unbank_array_title(array)), "kernel",
      unbank_json_text_or_null(array->kernel), "file", unbank_json_text_or_null(array->place.file),
      "line", position_or_null(array->place.line), "bytes_before",
      count_or_null(array->bytes_before), "bytes_after", count_or_null(array->bytes_after),
      "layout", layout, "decision", unbank_decision_name(code->decision), "code", code->text,
      "reason", unbank_json_text(unbank_array_reason(array)));
}

static json_t *report_json(const struct unbank_report *report) {
  json_t *arrays = json_array(), *kernels = json_array();
  for (size_t i = 0; i < report->array_count; i++)
    arrays = unbank_json_append(arrays, array_json(&report->arrays[i]));
  for (size_t i = 0; i < report->kernel_count; i++)
    kernels = unbank_json_append(kernels, kernel_json(&report->kernels[i]));
  json_t *tool = json_pack("{s:s, s:s, s:o}", "name", "unbank", "version", UNBANK_VERSION, "llvm",
                           unbank_json_text(report->llvm));
  return json_pack("{s:i, s:o, s:o, s:o, s:o, s:o, s:o}", "version", 1, "tool", tool, "module",
                   unbank_json_text(report->module), "triple", unbank_json_text(report->triple),
                   "arch", unbank_json_text_or_null(report->arch), "arrays", arrays, "kernels",
                   kernels);
}

char *unbank_report_json(const struct unbank_report *report) {
  return unbank_json_document(report_json(report));
}
