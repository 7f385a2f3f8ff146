/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pipeline, in one list. Read this first. */
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include "ir/arrays.h"
#include "ir/assume.h"
#include "ir/calls.h"
#include "ir/choose.h"
#include "ir/collect.h"
#include "ir/ir.h"
#include "ir/model.h"
#include "ir/named.h"
#include "ir/owners.h"
#include "ir/regions.h"
#include "ir/relations.h"
#include "ir/remarks.h"
#include "ir/rewrite.h"
#include "ir/shapes.h"
#include "ir/units.h"
#include "shim/edit.h"
#include "shim/shim.h"
#include "support/map.h"
#include "trace/measure.h"

char *unbank_survey(struct module *module) {
  unbank_find_arrays(module);
  unbank_find_regions(module);
  unbank_find_calls(module);
  char *error = unbank_find_kernels(module);
  if (error)
    return error;
  unbank_relate(module);
  unbank_check_owners(module);
  return NULL;
}

static struct module new_module(struct arena *arena, LLVMModuleRef ir, struct unbank_shim *shim,
                                const struct unbank_options *options,
                                const struct profile_list *profiles) {
  return (struct module){
      .arena = arena, .ir = ir, .shim = shim, .options = options, .profiles = profiles};
}

/* The functions that hold a rewritten access get their addresses shortened and hoisted. */
static void clean_up(struct module *module) {
  struct map seen = map_new(module->arena);
  for (size_t i = 0; i < module->accesses.count; i++) {
    LLVMValueRef function = module->accesses.items[i].function;
    if (!unbank_rewritten(module, &module->accesses.items[i]) || map_get(&seen, function, NULL))
      continue;
    map_put(&seen, function, 1);
    unbank_shim_cleanup(module->shim, function);
  }
}

/* Which access of the changed module each one, and then each part, has become. Where the clean-up
 * has made one of two equal loads, the first became it, and the other is gone. */
static int32_t *match(const struct module *before, const struct module *after,
                      const struct unbank_watch *watch) {
  struct map ids = map_new(before->arena);
  for (size_t i = after->accesses.count; i-- > 0;)
    map_put(&ids, after->accesses.items[i].inst, (uint32_t)i);
  size_t wholes = before->accesses.count, count = wholes + before->fragments.count;
  int32_t *became = ARENA_ARRAY(before->arena, int32_t, count + 1);
  bool *taken = ARENA_ARRAY(before->arena, bool, after->accesses.count + 1);
  for (size_t i = 0; i < count; i++) {
    LLVMValueRef inst = unbank_watch_get(watch, i);
    uint32_t id, copy = i < wholes ? before->accesses.items[i].copy : 0;
    became[i] = -1;
    if (!inst || !map_get(&ids, inst, &id) || id + copy >= after->accesses.count ||
        after->accesses.items[id + copy].inst != inst || taken[id + copy])
      continue;
    became[i] = (int32_t)(id + copy);
    taken[became[i]] = true;
  }
  return became;
}

/* What was measured holds for the changed module too, where the offsets in its arrays have moved.
 */
static void carry_measurements(const struct look *before, const struct look *after,
                               const int32_t *became) {
  const struct module *module = before->module;
  if (!module->profiles->count)
    return;
  for (size_t k = 0; k < module->kernels.count; k++)
    for (size_t i = 0; i < module->kernels.items[k].accesses.count; i++) {
      uint32_t id = module->kernels.items[k].accesses.items[i];
      const struct unit *unit = unbank_unit_of(module, k, module->accesses.items[id].array);
      if (unit && became[id] >= 0)
        unbank_measure_moved(module->arena, before->traces[k], id, 0, &unit->layout,
                             after->traces[k], (uint32_t)became[id]);
    }
  for (size_t i = 0; i < module->fragments.count; i++) {
    const struct fragment *part = &module->fragments.items[i];
    uint32_t array = module->accesses.items[part->access].array;
    int32_t id = became[module->accesses.count + i];
    for (size_t n = 0; n < module->arrays.items[array].kernels.count; n++) {
      uint32_t k = module->arrays.items[array].kernels.items[n];
      const struct unit *unit = unbank_unit_of(module, k, array);
      if (unit && id >= 0)
        unbank_measure_moved(module->arena, before->traces[k], part->access, part->at,
                             &unit->layout, after->traces[k], (uint32_t)id);
    }
  }
}

static int32_t *nothing_became(const struct module *module) {
  int32_t *became = ARENA_ARRAY(module->arena, int32_t, module->accesses.count + 1);
  for (size_t i = 0; i < module->accesses.count; i++)
    became[i] = (int32_t)i;
  return became;
}

static struct unbank_watch *watch_accesses(const struct module *module) {
  size_t wholes = module->accesses.count, count = wholes + module->fragments.count;
  LLVMValueRef *insts = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  for (size_t i = 0; i < count; i++)
    insts[i] =
        i < wholes ? module->accesses.items[i].inst : module->fragments.items[i - wholes].inst;
  return unbank_watch_create(insts, count);
}

/* Rewrites `target`, cleans up, looks again, and ends the report. `target` is `module`, or a copy
 * of it with the same numbering. */
static char *apply(struct module *module, struct module *target, const struct look *before,
                   struct unbank_report *report) {
  unbank_rewrite(target);
  struct unbank_watch *watch = watch_accesses(target);
  clean_up(target);
  struct module *then = ARENA_NEW(module->arena, struct module);
  *then = new_module(module->arena, target->ir, target->shim, module->options, module->profiles);
  char *error = unbank_survey(then);
  if (!error) {
    struct look after;
    unbank_keep_shapes(module, then);
    unbank_look(then, true, &after);
    module->units = target->units;
    module->fragments = target->fragments;
    const int32_t *became = match(target, then, watch);
    carry_measurements(before, &after, became);
    unbank_report_end(report, before, &after, became);
  }
  unbank_watch_dispose(watch);
  return error;
}

/* mode=report: the same on a copy that is thrown away, so that the figures are those of mode=fix.
 */
static char *rehearse(struct module *module, const struct look *before,
                      struct unbank_report *report) {
  LLVMModuleRef copy = LLVMCloneModule(module->ir);
  struct unbank_shim *shim = unbank_shim_create();
  struct module target = new_module(module->arena, copy, shim, module->options, module->profiles);
  char *error = unbank_survey(&target);
  target.units = module->units;
  target.first_unit = module->first_unit;
  if (!error)
    error = apply(module, &target, before, report);
  unbank_shim_dispose(shim);
  LLVMDisposeModule(copy);
  return error;
}

static bool any_change(const struct module *module) {
  for (size_t i = 0; i < module->units.count; i++)
    if (unbank_unit_changes(&module->units.items[i]))
      return true;
  return false;
}

static bool is_remarked(const struct module *module) {
  for (size_t k = 0; k < module->kernels.count; k++)
    if (unbank_shim_wants_remarks(module->shim, module->kernels.items[k].function))
      return true;
  return false;
}

static bool any_may_change(const struct module *module) {
  for (size_t i = 0; i < module->arrays.count; i++)
    if (!module->arrays.items[i].pinned && !module->arrays.items[i].earlier &&
        module->arrays.items[i].bytes > UNBANK_BANK_ROW)
      return true;
  return false;
}

/* `is_read`: somebody reads the report. If not, and nobody hears remarks, there is none, nor is
 * anything looked at that cannot lead to a change: what becomes of the module does not depend on
 * it. */
static char *run(struct module *module, bool is_read, struct unbank_report **report,
                 bool *changed) {
  if (!unbank_is_device_module(module->ir)) {
    *report = unbank_report_begin(&(struct look){.module = module});
    return NULL;
  }
  if (!*LLVMGetDataLayoutStr(module->ir))
    return unbank_error("the module has no `target datalayout`, so offsets cannot be computed: "
                        "take the IR that clang writes, or add the line");
  char *error = unbank_survey(module);
  if (!error)
    error = unbank_check_names(module);
  is_read |= !error && is_remarked(module);
  bool may_change = !error && module->options->mode == UNBANK_MODE_FIX && any_may_change(module);
  if (error || !(is_read || may_change))
    return error;
  struct look before;
  unbank_look(module, is_read, &before);
  for (size_t k = 0; k < module->kernels.count; k++)
    unbank_measure(module, &module->kernels.items[k], before.traces[k]);
  if (is_read)
    *report = unbank_report_begin(&before);
  unbank_look_for_choice(module, before.traces);
  unbank_choose(module, before.traces);
  if (!is_read) {
    if (unbank_rewrite(module))
      clean_up(module);
  } else if (!any_change(module))
    unbank_report_end(*report, &before, &before, nothing_became(module));
  else if (module->options->mode == UNBANK_MODE_REPORT)
    error = rehearse(module, &before, *report);
  else
    error = apply(module, module, &before, *report);
  *changed = any_change(module) && module->options->mode == UNBANK_MODE_FIX;
  if (!error && is_read)
    unbank_emit_remarks(module, *report);
  if (*changed)
    unbank_publish_shapes(module);
  return error;
}

char *unbank_run_with(LLVMModuleRef ir, struct unbank_shim *shim,
                      const struct unbank_options *options, struct unbank_report **report,
                      bool *changed) {
  struct arena *arena = calloc(1, sizeof *arena);
  if (!arena)
    return unbank_error("out of memory");
  struct profile_list profiles = {0};
  struct module module = new_module(arena, ir, shim, options, &profiles);
  struct unbank_report *made = NULL;
  *changed = false;
  char *error = unbank_options_check(options);
  if (!error)
    error = unbank_read_profiles(options, arena, &profiles);
  if (!error)
    error = run(&module, report != NULL, &made, changed);
  if (error || !report) {
    arena_free(arena);
    free(arena);
    made = NULL;
  }
  if (report)
    *report = made;
  return error;
}

char *unbank_run(LLVMModuleRef module, const struct unbank_options *options,
                 struct unbank_report **report) {
  struct unbank_shim *shim = unbank_shim_create();
  bool changed;
  char *error = unbank_run_with(module, shim, options, report, &changed);
  unbank_shim_dispose(shim);
  return error;
}
