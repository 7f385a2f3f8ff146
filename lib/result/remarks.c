/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "result/remarks.h"

#include <math.h>
#include <string.h>

#include "shim/shim.h"

enum { FIGURE_MAX = 64 };

static void print_figure(const struct unbank_report_side *side, char out[FIGURE_MAX]) {
  if (!side->present)
    strcpy(out, "none");
  else if (!isnan(side->mean))
    snprintf(out, FIGURE_MAX, "%g", side->mean);
  else if (!isnan(side->min) && !isnan(side->max))
    snprintf(out, FIGURE_MAX, "%g..%g", side->min, side->max);
  else
    strcpy(out, "?");
}

static void remark_access(const struct module *module, const struct unbank_report_access *access,
                          const char *array) {
  char before[FIGURE_MAX], after[FIGURE_MAX];
  print_figure(&access->before, before);
  print_figure(&access->after, after);
  const struct unbank_report_side *side = access->after.present ? &access->after : &access->before;
  const char *text =
      arena_printf(module->arena, "%s of %d bytes a lane in %s: %s -> %s wavefronts, ideal %g%s%s",
                   unbank_op_name(access->op), side->bytes, array, before, after, side->ideal,
                   *side->reason ? "; " : "", side->reason);
  unbank_shim_remark(module->shim, access->instruction, UNBANK_REMARK_ANALYSIS, "Access", text);
}

/* Rows of accesses share the text of their array's id with its row. */
static struct map number_arrays(const struct module *module, const struct unbank_report *report) {
  struct map numbers = map_new(module->arena);
  for (uint32_t i = 0; i < report->array_count; i++)
    map_put(&numbers, report->arrays[i].id, i);
  return numbers;
}

static void remark_array(const struct module *module, const struct unbank_report_array *array,
                         void *instruction) {
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  char layout[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&array->layout, layout);
  bool changed = code->decision == UNBANK_DECISION_CHANGED;
  bool silent = array->code == UNBANK_CODE_CLEAN || array->code == UNBANK_CODE_TINY ||
                array->code == UNBANK_CODE_SWITCHED_OFF;
  if (silent)
    return;
  bool applied = changed && module->options->mode == UNBANK_MODE_FIX;
  const char *text =
      changed ? arena_printf(module->arena, "%s: layout %s%s, %ld -> %ld bytes: %s", array->display,
                             layout, applied ? "" : " (not applied: mode=report)",
                             array->bytes_before, array->bytes_after, array->reason)
              : arena_printf(module->arena, "%s: %s (%s)%s%s", array->display, array->reason,
                             code->text, *code->advice ? "; " : "", code->advice);
  unbank_shim_remark(module->shim, instruction,
                     applied ? UNBANK_REMARK_PASSED : UNBANK_REMARK_MISSED,
                     applied ? "LayoutChanged" : "LayoutKept", text);
}

static void remark_kernel(const struct module *module, LLVMValueRef function,
                          const struct unbank_report_kernel *kernel) {
  const char *reason = kernel->before.reason ? kernel->before.reason : kernel->after.reason;
  if (reason && *reason)
    unbank_shim_remark(
        module->shim, function, UNBANK_REMARK_ANALYSIS, "ScoreUnknown",
        arena_printf(module->arena, "%s: its score is not known, for %s", kernel->display, reason));
}

void unbank_emit_remarks(const struct module *module, const struct unbank_report *report) {
  bool *told = ARENA_ARRAY(module->arena, bool, report->array_count + 1);
  struct map numbers = number_arrays(module, report);
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    LLVMValueRef function = module->kernels.items[k].function;
    if (!unbank_shim_wants_remarks(module->shim, function))
      continue;
    remark_kernel(module, function, kernel);
    for (size_t i = 0; i < kernel->access_count; i++) {
      const struct unbank_report_access *access = &kernel->accesses[i];
      const struct unbank_report_array *array;
      uint32_t number;
      if (!access->instruction || !map_get(&numbers, access->arrays[0], &number))
        continue;
      array = &report->arrays[number];
      if (!told[number])
        remark_array(module, array, access->instruction);
      told[number] = true;
      remark_access(module, access, array->display);
    }
  }
}
