/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "result/arrays.h"

#include <string.h>

#include "find/joined.h"
#include "kernels/instances.h"
#include "shim/query.h"
#include "shim/source.h"

void unbank_begin_arrays(const struct module *module, struct unbank_report *report) {
  for (size_t i = 0; i < module->arrays.count; i++)
    report->array_count += module->arrays.items[i].members.count;
  report->arrays = ARENA_ARRAY(module->arena, struct unbank_report_array, report->array_count);
  struct unbank_report_array *row = report->arrays;
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    for (size_t m = 0; m < array->members.count; m++, row++) {
      const struct member *member = &array->members.items[m];
      row->name = arena_strdup(module->arena, member->name);
      row->display = unbank_plain(module->arena, row->name);
      row->place = unbank_place_of_global(module->arena, member->global);
      row->bytes_before = member->bytes ? (long)member->bytes : -1;
    }
  }
}

static bool is_kept(const struct instance *instance) { return !unbank_instance_changes(instance); }

/* Whether the report gives the same reason for two instances of an array. */
static bool are_told_alike(const struct instance *a, const struct instance *b) {
  return a->code == b->code && !strcmp(a->reason ? a->reason : "", b->reason ? b->reason : "");
}

/* The instance whose row also stands for this one: itself, or an earlier instance of the array that
 * is kept for the same reason and under the same name. */
static const struct instance *row_instance(const struct module *module,
                                           const struct instance *instance) {
  for (size_t i = module->first_instance[instance->array]; is_kept(instance) && i < instance->id;
       i++) {
    const struct instance *other = &module->instances.items[i];
    if (is_kept(other) && are_told_alike(other, instance) && other->global == instance->global)
      return other;
  }
  return instance;
}

/* Whether the row of an instance must name its kernel, because another instance of the array
 * differs. */
static bool is_cloned(const struct module *module, const struct instance *instance) {
  uint32_t first = module->first_instance[instance->array],
           end = module->first_instance[instance->array + 1];
  for (size_t i = first; instance->kernel >= 0 && i < end; i++) {
    const struct instance *other = &module->instances.items[i];
    if (!is_kept(other) || !are_told_alike(other, instance))
      return true;
  }
  return false;
}

/* Dynamic memory may have several names; the row has the one that the kernel uses. */
static void name_row(const struct module *module, const struct instance *instance,
                     struct unbank_report_array *row) {
  row->name = arena_strdup(module->arena, unbank_value_name(instance->global));
  row->display = unbank_plain(module->arena, row->name);
  row->place = unbank_place_of_global(module->arena, instance->global);
}

/* The rows made so far, and their ids by instance and member. */
struct array_rows {
  const struct module *module;
  const struct unbank_report *report;
  const char ***ids;
  /* By array id: the first of the rows made by unbank_begin_arrays. */
  const struct unbank_report_array **begun;
  LIST_OF(struct unbank_report_array) list;
};

static long bytes_after(const struct instance *instance, size_t member, long before) {
  if (is_kept(instance) || before < 0)
    return before;
  return instance->renewed ? (long)instance->renewed[member].bytes : (long)instance->bytes_after;
}

static void end_array(struct array_rows *it, const struct instance *instance, size_t member) {
  const struct module *module = it->module;
  const struct array *array = &module->arrays.items[instance->array];
  if (instance->kernel >= 0 && !unbank_uses_member(&module->kernels.items[instance->kernel], array,
                                                   &array->members.items[member]))
    return;
  const char *id = arena_printf(module->arena, "a%zu", it->list.count);
  struct unbank_report_array *row = ARENA_PUSH(module->arena, &it->list);
  *row = it->begun[instance->array][member];
  row->id = it->ids[instance->id][member] = id;
  if (array->is_dynamic)
    name_row(module, instance, row);
  row->kernel = is_cloned(module, instance) ? it->report->kernels[instance->kernel].name : NULL;
  row->bytes_after = bytes_after(instance, member, row->bytes_before);
  row->layout = array->earlier ? array->earlier->layout : instance->layout;
  row->code = instance->code;
  row->reason = instance->reason;
}

/* Finds each array's first row. */
static const struct unbank_report_array **begun_rows(const struct module *module,
                                                     const struct unbank_report *report) {
  const struct unbank_report_array **begun =
      ARENA_ARRAY(module->arena, const struct unbank_report_array *, module->arrays.count);
  for (size_t i = 0, at = 0; i < module->arrays.count; i++) {
    begun[i] = report->arrays + at;
    at += module->arrays.items[i].members.count;
  }
  return begun;
}

const char ***unbank_end_arrays(struct unbank_report *report, const struct module *module) {
  struct array_rows it = {module, report, NULL, begun_rows(module, report), {0}};
  it.ids = ARENA_ARRAY(module->arena, const char **, module->instances.count + 1);
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i],
                          *same = row_instance(module, instance);
    size_t members = module->arrays.items[instance->array].members.count;
    it.ids[i] =
        same == instance ? ARENA_ARRAY(module->arena, const char *, members) : it.ids[same->id];
    for (size_t m = 0; m < members; m++)
      if (!it.ids[i][m])
        end_array(&it, instance, m);
  }
  report->arrays = it.list.items;
  report->array_count = it.list.count;
  return it.ids;
}
