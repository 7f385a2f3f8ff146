/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Assembles the report: begin_* functions record what is known before the choice, end_* functions
 * what is known only after the rewrite. */
#include "result/collect.h"

#include <llvm/Config/llvm-config.h>
#include <math.h>
#include <string.h>

#include "find/pins.h"
#include "inlining/inlining.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "kernels/launches.h"
#include "kernels/placing.h"
#include "launch/launch.h"
#include "report/total.h"
#include "result/arrays.h"
#include "result/as_written.h"
#include "result/side.h"
#include "shim/query.h"
#include "shim/source.h"

/* Lists every access of the kernel, even if the hardware does not execute it by itself;
 * unbank_report_end drops those with neither side. */
static void begin_accesses(const struct analysis *analysis, size_t k,
                           struct unbank_report_kernel *out) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  out->access_count = kernel->accesses.count;
  out->accesses = ARENA_ARRAY(module->arena, struct unbank_report_access, out->access_count);
  for (size_t i = 0; i < out->access_count; i++) {
    const struct access *access = &module->accesses.items[kernel->accesses.items[i]];
    struct unbank_report_access *row = &out->accesses[i];
    row->id = unbank_access_name(module, (uint32_t)k, access);
    row->op = access->op;
    row->place = unbank_location_of_instruction(module->arena, access->inst, &row->inlined_at,
                                                &row->inlined_at_count);
    unbank_fill_side(analysis, k, (int64_t)access->id, NULL, &row->before);
  }
}

static long static_bytes(const struct module *module, const struct kernel *kernel) {
  return kernel->leaves ? -1 : (long)unbank_original_bytes(module, kernel);
}

static void begin_launches(const struct module *module, const struct kernel *kernel,
                           struct unbank_report_kernel *out) {
  out->launch_count = kernel->launches.count;
  out->launches = ARENA_ARRAY(module->arena, struct unbank_report_launch, out->launch_count + 1);
  for (size_t i = 0; i < out->launch_count; i++) {
    const struct launch_record *launch = kernel->launches.items[i];
    out->launches[i] =
        (struct unbank_report_launch){launch->block, {launch->file, launch->line, -1}, launch->why};
  }
}

/* Of a kernel into which functions were inlined: what it executed before is another code. */
static void begin_inlined(const struct analysis *analysis, size_t k,
                          struct unbank_report_kernel *out) {
  const struct unbank_report_kernel *written = unbank_written_kernel(analysis, k);
  if (written)
    unbank_add_written(analysis->module->arena, written, out);
  for (size_t i = 0; i < out->access_count && !written; i++)
    unbank_forget_side(&out->accesses[i].before);
}

static void begin_kernel(const struct analysis *analysis, size_t k,
                         struct unbank_report_kernel *out) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  out->name = arena_strdup(module->arena, unbank_value_name(kernel->function));
  out->display = unbank_demangled(module->arena, out->name);
  out->place = unbank_place_of_function(module->arena, kernel->function);
  if (kernel->shapes.count < 2)
    out->block = kernel->block;
  out->block_source = kernel->block_source;
  out->assumes = analysis->traces[k]->assumes;
  if (unbank_is_guessed(kernel))
    out->assumes |= UNBANK_ASSUMES_BLOCK;
  begin_launches(module, kernel, out);
  out->before.shared_bytes = static_bytes(module, kernel);
  out->before.reason = out->after.reason = unbank_why_incomplete(module, kernel);
  begin_accesses(analysis, k, out);
  if (unbank_inlined(module, kernel) && !module->is_as_written)
    begin_inlined(analysis, k, out);
}

static const char *arch_of(const struct module *module) {
  for (size_t i = 0; i < module->kernels.count; i++) {
    unsigned length;
    const char *text = unbank_processor(module->kernels.items[i].function, &length);
    if (text)
      return arena_printf(module->arena, "%.*s", (int)length, text);
  }
  return NULL;
}

struct unbank_report *unbank_report_begin(const struct analysis *before) {
  const struct module *module = before->module;
  struct unbank_report *report = ARENA_NEW(module->arena, struct unbank_report);
  size_t length;
  report->memory = module->arena;
  report->module = arena_strdup(module->arena, LLVMGetSourceFileName(module->ir, &length));
  report->triple = arena_strdup(module->arena, unbank_triple(module->ir));
  report->arch = arch_of(module);
  report->llvm = LLVM_VERSION_STRING;
  report->kernels = ARENA_ARRAY(module->arena, struct unbank_report_kernel, module->kernels.count);
  report->kernel_count = module->kernels.count;
  for (size_t k = 0; k < module->kernels.count; k++)
    begin_kernel(before, k, &report->kernels[k]);
  unbank_begin_arrays(module, report);
  return report;
}

/* After the rewrite: accesses and totals. */

/* The fragments of each access, in the order in which they were made: items[first[id]] to
 * items[first[id + 1] - 1], for access `id`. */
struct parts {
  uint32_t *first, *items;
};

/* Completes the rows of accesses: of one kernel after the other. */
struct row_maker {
  const struct analysis *before, *after;
  const int32_t *access_map;
  const char ***array_ids;
  struct parts parts;
  /* Of the kernel. */
  size_t kernel;
  bool is_untouched; /* none of its arrays changes */
  LIST_OF(struct unbank_report_access) list;
};

/* Lists the arrays that an access may touch. */
static void list_arrays(const struct row_maker *it, const struct access *access,
                        const struct instance *instance, struct unbank_report_access *row) {
  const struct module *module = it->before->module;
  size_t members = module->arrays.items[instance->array].members.count;
  row->arrays = ARENA_ARRAY(module->arena, const char *, members);
  row->array_count = 0;
  for (size_t m = 0; m < members; m++)
    if ((m >= UNBANK_MEMBER_BITS || (access->members >> m & 1)) && it->array_ids[instance->id][m])
      row->arrays[row->array_count++] = it->array_ids[instance->id][m];
}

/* Completes the row of an access, or of a part of it. `after_id`: its id in the changed module, or
 * -1. */
static void end_row(struct row_maker *it, struct unbank_report_access row, uint32_t id, uint32_t at,
                    bool is_part, int32_t after_id) {
  const struct module *module = it->before->module;
  const struct access *access = &module->accesses.items[id];
  const struct instance *instance = unbank_instance_of(module, it->kernel, access->array);
  struct origin origin = {
      it->before, id, at, instance ? &instance->layout : NULL, instance && instance->stays_whole,
      is_part};
  bool is_dry_run = it->after->module->ir != module->ir;
  bool moved = instance && unbank_instance_changes(instance);
  if (it->is_untouched)
    row.after = row.before;
  else
    unbank_fill_side(it->after, it->kernel, after_id, moved ? &origin : NULL, &row.after);
  if (!instance || (!row.before.present && !row.after.present))
    return;
  list_arrays(it, access, instance, &row);
  row.instruction = is_dry_run     ? access->inst
                    : after_id < 0 ? NULL
                                   : it->after->module->accesses.items[after_id].inst;
  *ARENA_PUSH(module->arena, &it->list) = row;
}

/* The id of a global's row in the kernel, or NULL. */
static const char *id_of_global(const struct row_maker *it, const char *name) {
  const struct module *module = it->before->module;
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    const struct instance *instance = unbank_instance_of(module, it->kernel, array->id);
    for (size_t m = 0; instance && m < array->members.count; m++)
      if (!strcmp(array->members.items[m].name, name))
        return it->array_ids[instance->id][m];
  }
  return NULL;
}

/* Completes the row of an access that is only in the code as it came: result/as_written.h. */
static void end_written_row(struct row_maker *it, struct unbank_report_access row,
                            struct unbank_report_total *before) {
  size_t count = 0;
  for (size_t i = 0; i < row.array_count; i++) {
    const char *id = id_of_global(it, row.arrays[i]);
    if (id)
      row.arrays[count++] = id;
  }
  row.array_count = count;
  if (count)
    *ARENA_PUSH(it->before->module->arena, &it->list) = row;
  else if (!before->reason)
    before->reason = "an array that it accessed is not accessed by the inlined code";
}

static struct parts find_parts(const struct module *module) {
  size_t accesses = module->accesses.count, count = module->fragments.count;
  struct parts parts = {ARENA_ARRAY(module->arena, uint32_t, accesses + 2),
                        ARENA_ARRAY(module->arena, uint32_t, count)};
  for (size_t i = 0; i < count; i++)
    parts.first[module->fragments.items[i].access + 2]++;
  for (size_t id = 2; id < accesses + 2; id++)
    parts.first[id] += parts.first[id - 1];
  for (uint32_t i = 0; i < count; i++)
    parts.items[parts.first[module->fragments.items[i].access + 1]++] = i;
  return parts;
}

/* Whether the rewrite of other kernels displaces an array of this kernel within a bank word: an
 * array that was shared may then belong to this kernel alone. */
static bool is_displaced(const struct module *module, const struct kernel *kernel) {
  struct arena scratch = {0};
  const uint64_t *old = unbank_place_arrays(&(struct placing){.module = module, .kernel = kernel},
                                            &scratch),
                 *places = unbank_places(module, kernel, NULL, &scratch);
  bool displaced = false;
  for (size_t i = 0; i < kernel->arrays.count; i++)
    displaced |= (old[i] - places[i]) % UNBANK_BANK_BYTES != 0;
  arena_free(&scratch);
  return displaced;
}

/* Whether neither the kernel's code nor the bank words of its arrays change. Its figures are then
 * kept: after changes to another kernel, codegen was seen to order this kernel's uses differently,
 * and to produce other widths. */
static bool is_untouched(const struct module *module, size_t k) {
  const struct kernel *kernel = &module->kernels.items[k];
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct instance *instance = unbank_instance_of(module, k, kernel->arrays.items[i]);
    if (instance && unbank_instance_changes(instance))
      return false;
  }
  return !is_displaced(module, kernel);
}

static void end_accesses(struct row_maker *it, size_t k, struct unbank_report_kernel *out) {
  const struct module *module = it->before->module;
  const struct parts *parts = &it->parts;
  const struct kernel *kernel = &module->kernels.items[k];
  it->kernel = k;
  it->is_untouched = is_untouched(module, k) && !unbank_inlined(module, kernel);
  it->list.items = NULL, it->list.count = it->list.capacity = 0;
  for (size_t n = 0; n < kernel->accesses.count; n++) {
    uint32_t id = kernel->accesses.items[n];
    struct unbank_report_access row = out->accesses[n];
    const char *name = row.id;
    const bool is_part = parts->first[id] < parts->first[id + 1];
    end_row(it, row, id, 0, is_part, it->access_map[id]);
    row.before = (struct unbank_report_side){.reason = ""};
    for (uint32_t i = parts->first[id]; i < parts->first[id + 1]; i++) {
      const struct fragment *part = &module->fragments.items[parts->items[i]];
      row.id = arena_printf(module->arena, "%s.b%u", name, part->at);
      end_row(it, row, id, part->at, true,
              it->access_map[module->accesses.count + parts->items[i]]);
    }
  }
  for (size_t n = kernel->accesses.count; n < out->access_count; n++)
    end_written_row(it, out->accesses[n], &out->before);
  out->accesses = it->list.items;
  out->access_count = it->list.count;
}

/* Adds one side of an access to the kernel's total. */
static void add_side(const struct unbank_report_side *side, struct unbank_report_total *total) {
  bool measured =
      side->exactness == UNBANK_MEASURED || side->weight_exactness == UNBANK_WEIGHT_MEASURED;
  bool is_most = side->weight_exactness == UNBANK_WEIGHT_AT_MOST;
  bool bounded = side->exactness == UNBANK_BOUNDED || is_most ||
                 side->weight_exactness == UNBANK_WEIGHT_PER_ITERATION;
  bool unknown =
      side->exactness == UNBANK_UNKNOWN || side->weight_exactness == UNBANK_WEIGHT_UNKNOWN;
  if (unknown && !total->reason)
    total->reason = *side->reason ? side->reason : "how often an access is executed is not known";
  if (unknown)
    total->exactness = UNBANK_UNKNOWN;
  else if (bounded && total->exactness != UNBANK_UNKNOWN)
    total->exactness = UNBANK_BOUNDED;
  else if (measured && total->exactness == UNBANK_EXACT)
    total->exactness = UNBANK_MEASURED;
  if (side->weight == 0)
    return;
  double weight = unbank_report_weight(side);
  total->score += weight * side->mean;
  total->ideal += weight * side->ideal;
}

/* Sums up a side if all accesses are listed; otherwise the sum is unknown, not zero. */
static void sum_side(const struct unbank_report_kernel *kernel, bool after,
                     struct unbank_report_total *total) {
  bool complete = !total->reason;
  total->score = total->ideal = 0;
  total->exactness = complete ? UNBANK_EXACT : UNBANK_UNKNOWN;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_side *side =
        after ? &kernel->accesses[i].after : &kernel->accesses[i].before;
    if (side->present)
      add_side(side, total);
  }
  if (!complete)
    total->ideal = NAN;
  if (total->exactness == UNBANK_UNKNOWN)
    total->score = NAN;
}

/* Which accesses of the changed module appear in a row. */
static bool *list_mapped(const struct module *before, const struct module *after,
                         const int32_t *access_map) {
  bool *out = ARENA_ARRAY(before->arena, bool, after->accesses.count + 1);
  for (size_t i = 0; i < before->accesses.count + before->fragments.count; i++)
    if (access_map[i] >= 0)
      out[access_map[i]] = true;
  return out;
}

static bool all_mapped(const struct kernel *kernel, const bool *mapped) {
  bool all = true;
  for (size_t i = 0; i < kernel->accesses.count; i++)
    all &= mapped[kernel->accesses.items[i]];
  return all;
}

void unbank_report_end(struct unbank_report *report, const struct analysis *before,
                       const struct analysis *after, const int32_t *access_map) {
  struct row_maker maker = {.before = before,
                            .after = after,
                            .access_map = access_map,
                            .array_ids = unbank_end_arrays(report, before->module),
                            .parts = find_parts(before->module)};
  const bool *mapped = list_mapped(before->module, after->module, access_map);
  for (size_t k = 0; k < report->kernel_count; k++) {
    struct unbank_report_kernel *row = &report->kernels[k];
    const struct kernel *kernel = &after->module->kernels.items[k];
    end_accesses(&maker, k, row);
    row->enforced = kernel->enforced;
    row->assumes |= after->traces[k]->assumes; /* addresses under the new layout may assume more */
    if (!row->after.reason && !all_mapped(kernel, mapped))
      row->after.reason = "an access was moved behind the rewrite";
    sum_side(row, false, &row->before);
    sum_side(row, true, &row->after);
    row->after.shared_bytes = static_bytes(after->module, kernel);
  }
}
