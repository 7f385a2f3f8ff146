/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The explanation, for programs. Every function makes the JSON of one part, or NULL when memory
 * runs out, as those of report/values.h do. */
#include <jansson.h>
#include <math.h>

#include "explain/advice.h"
#include "explain/certificate.h"
#include "explain/explain.h"
#include "explain/gain.h"
#include "explain/lint.h"
#include "report/values.h"
#include "unbank/library.h"

static json_t *figure(double value) { return isfinite(value) ? json_real(value) : json_null(); }

static json_t *candidate_json(const struct unbank_choice *choice,
                              const struct unbank_candidate *candidate) {
  struct arena arena = {0};
  const struct unbank_price *price = &candidate->price;
  char layout[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&price->layout, layout);
  json_t *verdict = unbank_json_text(unbank_explain_fate(&arena, choice, candidate));
  arena_free(&arena);
  return json_pack("{s:s, s:s, s:o, s:b, s:o, s:o, s:o, s:I, s:o, s:o, s:o}", "layout", layout,
                   "fate", unbank_fate_name(candidate->fate), "verdict", verdict, "evaluated",
                   (int)candidate->is_evaluated, "wavefronts", figure(price->wavefronts),
                   "accesses", figure(price->accesses), "added", figure(price->added), "bytes",
                   (json_int_t)candidate->bytes, "blocks",
                   candidate->blocks ? json_integer(candidate->blocks) : json_null(), "cycles",
                   figure(price->cycles), "harmed", unbank_json_shape(candidate->harmed));
}

static json_t *choice_or_null(const struct unbank_choice *choice) {
  if (!choice)
    return json_null();
  json_t *candidates = json_array();
  for (size_t i = 0; i < choice->candidate_count; i++)
    candidates = unbank_json_append(candidates, candidate_json(choice, &choice->candidates[i]));
  return json_pack("{s:I, s:o, s:o, s:o, s:o}", "considered", (json_int_t)choice->considered,
                   "ideal", figure(choice->ideal), "least_gain", figure(choice->least_gain),
                   "total_cycles", figure(choice->total_cycles), "candidates", candidates);
}

static json_t *work_json(const struct unbank_block_work *work) {
  return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:I, s:i, s:i, s:o}", "wavefronts",
                   figure(work->wavefronts), "accesses", figure(work->accesses), "instructions",
                   figure(work->instructions), "products", figure(work->products), "added",
                   figure(work->added), "global_bytes", figure(work->global_bytes),
                   "global_bytes_most", figure(work->global_bytes_most), "shared_bytes",
                   (json_int_t)work->shared_bytes, "blocks", (int)work->blocks, "warps",
                   (int)work->warps, "cycles", figure(work->cycles));
}

static json_t *both_or_null(const struct unbank_kernel_work *work) {
  if (!work)
    return json_null();
  return json_pack("{s:o, s:o}", "before", work_json(&work->before), "after",
                   work_json(&work->after));
}

static json_t *gain_or_null(const struct subject *subject) {
  if (!subject->work)
    return json_null();
  const struct gain gain = unbank_gain(subject);
  return json_pack("{s:o, s:o, s:o, s:b, s:o, s:o, s:o, s:o, s:o}", "least", figure(gain.least),
                   "most", figure(gain.most), "perfect", figure(gain.perfect), "range",
                   (int)gain.is_range, "pipe", figure(gain.pipe), "issue_least",
                   figure(gain.issue_least), "issue", figure(gain.issue), "memory_least",
                   figure(gain.memory_least), "memory", figure(gain.memory));
}

static json_t *remarks_json(struct arena *arena, const struct remark_list *remarks) {
  json_t *out = json_array();
  for (size_t i = 0; i < remarks->count; i++)
    out = unbank_json_append(out, json_pack("{s:s, s:o}", "code", remarks->items[i].code, "text",
                                            unbank_json_text(remarks->items[i].text)));
  arena_free(arena);
  return out;
}

static json_t *lint_json(const struct subject *subject) {
  struct arena arena = {0};
  struct remark_list lint = {0};
  unbank_lint(&arena, subject, &lint);
  return remarks_json(&arena, &lint);
}

static json_t *advice_json(const struct subject *subject) {
  struct arena arena = {0};
  struct remark_list advice = {0};
  unbank_advise(&arena, subject, &advice);
  return remarks_json(&arena, &advice);
}

static json_t *bound_or_null(const struct subject *subject) {
  const struct certificate certificate = unbank_certify(subject);
  if (!certificate.is_whole || !(certificate.executions > 0))
    return json_null();
  return json_pack("{s:o, s:o, s:o, s:o, s:o}", "bound", figure(certificate.bound), "compared",
                   figure(certificate.compared), "wavefronts", figure(certificate.wavefronts),
                   "executions", figure(certificate.executions), "left_out",
                   figure(certificate.left_out));
}

static json_t *access_ids(const struct subject *subject) {
  json_t *out = json_array();
  for (size_t i = 0; subject->kernel && i < subject->kernel->access_count; i++)
    if (unbank_is_of(subject, &subject->kernel->accesses[i]))
      out = unbank_json_append(out, unbank_json_text(subject->kernel->accesses[i].id));
  return out;
}

static json_t *array_json(const struct unbank_report_array *array) {
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  char layout[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&array->layout, layout);
  return json_pack("{s:o, s:o, s:o, s:s, s:s, s:s, s:o}", "id", unbank_json_text(array->id), "name",
                   unbank_json_text(array->name), "display",
                   unbank_json_text(unbank_array_title(array)), "layout", layout, "decision",
                   unbank_decision_name(code->decision), "code", code->text, "reason",
                   unbank_json_text(unbank_array_reason(array)));
}

static json_t *kernel_or_null(const struct unbank_report_kernel *kernel) {
  if (!kernel)
    return json_null();
  return json_pack("{s:o, s:o, s:o}", "name", unbank_json_text(kernel->name), "display",
                   unbank_json_text(unbank_kernel_title(kernel)), "block",
                   unbank_json_shape(kernel->block));
}

static json_t *subject_json(const struct subject *subject) {
  return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:o, s:o, s:o, s:o, s:o, s:o}", "module",
                   unbank_json_text(subject->report->module), "arch",
                   unbank_json_text_or_null(subject->report->arch), "array",
                   array_json(subject->array), "kernel", kernel_or_null(subject->kernel),
                   "accesses", access_ids(subject), "wasted", figure(subject->waste), "partial",
                   (int)subject->is_partial, "choice", choice_or_null(subject->choice), "work",
                   both_or_null(subject->work), "gain", gain_or_null(subject), "lint",
                   lint_json(subject), "advice", advice_json(subject), "bound",
                   bound_or_null(subject));
}

char *unbank_explain_json(const struct subject_list *subjects) {
  json_t *all = json_array();
  for (size_t i = 0; i < subjects->count; i++)
    all = unbank_json_append(all, subject_json(&subjects->items[i]));
  json_t *json = json_pack("{s:i, s:{s:s, s:s}, s:o}", "version", 1, "tool", "name", "unbank",
                           "version", UNBANK_VERSION, "explained", all);
  return unbank_json_document(json);
}
