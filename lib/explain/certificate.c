/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/certificate.h"

#include <jansson.h>
#include <string.h>

#include "bank/bank.h"
#include "report/values.h"
#include "support/integers.h"
#include "unbank/library.h"

/* The fewest wavefronts of one execution under any layout. If addresses are unknown, that is 1 if
 * some lane certainly executes the access. */
static double bound_of(const struct unbank_execution *execution) {
  struct unbank_lanes lanes = {.active = execution->certain};
  struct unbank_wavefronts out;
  memcpy(lanes.offset, execution->offset, sizeof lanes.offset);
  if (!execution->is_known ||
      !unbank_bank_wavefronts(unbank_bank_rule(execution->op), execution->bytes, &lanes, &out))
    return execution->certain != 0;
  return out.ideal;
}

/* Whether the wavefronts under the layout are known although an unknown multiple of `moved` bytes
 * is added to all offsets. Adding the layout's period moves all places by the same distance, and a
 * distance of whole granules does not change wavefronts. */
static bool is_comparable(const struct unbank_execution *execution,
                          const struct unbank_layout *layout) {
  uint32_t granule = execution->bytes > UNBANK_BANK_BYTES ? execution->bytes : UNBANK_BANK_BYTES;
  return execution->is_known && execution->active == execution->certain &&
         execution->moved % granule == 0 && execution->moved % unbank_layout_period(layout) == 0;
}

/* False if the instruction has no rule, or a lane would not be aligned. */
static bool wavefronts_of(const struct unbank_execution *execution,
                          const struct unbank_layout *layout, unsigned *out) {
  struct unbank_lanes lanes = {.active = execution->active};
  struct unbank_wavefronts found;
  UNBANK_EACH_BIT(lane, lanes.active) {
    lanes.offset[lane] = unbank_layout_apply(layout, execution->offset[lane]);
    if (lanes.offset[lane] % execution->bytes)
      return false;
  }
  if (!unbank_bank_wavefronts(unbank_bank_rule(execution->op), execution->bytes, &lanes, &found))
    return false;
  *out = found.wavefronts;
  return true;
}

struct certificate unbank_certify(const struct subject *subject) {
  const struct unbank_layout *layout = &subject->array->layout;
  struct certificate out = {
      .is_whole = !subject->told->is_cut && layout->permutation != UNBANK_PERMUTE_PITCH &&
                  !layout->carved && subject->array->code != UNBANK_CODE_REWRITTEN};
  for (size_t i = 0; i < subject->told->executions.count && out.is_whole; i++) {
    const struct unbank_execution *execution = &subject->told->executions.items[i];
    unsigned wavefronts;
    if (!unbank_is_execution_of(subject, execution, true))
      continue;
    double bound = bound_of(execution);
    out.executions += execution->count;
    out.bound += execution->count * bound;
    if (is_comparable(execution, layout) && wavefronts_of(execution, layout, &wavefronts)) {
      out.wavefronts += execution->count * wavefronts;
      out.compared += execution->count * bound;
    } else {
      out.left_out += execution->count;
    }
  }
  return out;
}

/* JSON. */

/* The offset of each lane; null if it is not active. */
static json_t *offsets_json(const struct unbank_execution *execution) {
  json_t *out = json_array();
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    out = unbank_json_append(out, execution->active >> lane & 1
                                      ? json_integer((json_int_t)execution->offset[lane])
                                      : json_null());
  return out;
}

/* Increments have a bank rule of their own, but in reports the same name as other reductions. */
static const char *name_of(enum unbank_op op) {
  return op == UNBANK_OP_INC ? "inc" : unbank_op_name(op);
}

static json_t *execution_json(const struct unbank_execution *execution,
                              const struct unbank_layout *layout) {
  unsigned wavefronts = 0;
  bool is_compared =
      is_comparable(execution, layout) && wavefronts_of(execution, layout, &wavefronts);
  return json_pack("{s:o, s:s, s:i, s:f, s:I, s:o, s:I, s:f, s:o}", "access",
                   unbank_json_text(execution->access), "op", name_of(execution->op), "bytes",
                   (int)execution->bytes, "count", execution->count, "certain",
                   (json_int_t)execution->certain, "offsets",
                   execution->is_known ? offsets_json(execution) : json_null(), "moved",
                   (json_int_t)execution->moved, "bound", bound_of(execution), "wavefronts",
                   is_compared ? json_integer(wavefronts) : json_null());
}

static json_t *certificate_json(const struct subject *subject) {
  const struct certificate certificate = unbank_certify(subject);
  const struct unbank_layout *layout = &subject->array->layout;
  char text[UNBANK_LAYOUT_TEXT_MAX];
  json_t *executions = json_array();
  for (size_t i = 0; i < subject->told->executions.count && certificate.is_whole; i++)
    if (unbank_is_execution_of(subject, &subject->told->executions.items[i], true))
      executions = unbank_json_append(executions,
                                      execution_json(&subject->told->executions.items[i], layout));
  unbank_layout_print(layout, text);
  return json_pack("{s:o, s:o, s:s, s:b, s:f, s:f, s:f, s:f, s:f, s:o}", "array",
                   unbank_json_text(subject->array->name), "kernel",
                   unbank_json_text(subject->kernel->name), "layout", text, "whole",
                   (int)certificate.is_whole, "bound", certificate.bound, "compared",
                   certificate.compared, "wavefronts", certificate.wavefronts, "executions",
                   certificate.executions, "left_out", certificate.left_out, "told", executions);
}

char *unbank_certificates_json(const struct subject_list *subjects) {
  json_t *all = json_array();
  for (size_t i = 0; i < subjects->count; i++)
    if (subjects->items[i].kernel)
      all = unbank_json_append(all, certificate_json(&subjects->items[i]));
  json_t *json =
      json_pack("{s:i, s:s, s:o}", "version", 1, "unbank", UNBANK_VERSION, "certificates", all);
  return unbank_json_document(json);
}
