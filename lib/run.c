/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The steps of a run, in their order. Read this first, and steps() and apply() in it.
 *
 *     find       arrays and their accesses, kernels and their block shapes   find/, kernels/
 *     inline     functions because of which arrays cannot be followed        inlining/
 *     analyse    what each lane addresses, what the hardware executes of it  lanes/, widths/
 *     measure    what profiles say of what depends on data                   score/
 *     choose     a layout for each array, or for its clone for one kernel    choose/
 *     rewrite    the arrays get their layouts, the accesses new addresses    rewrite/
 *     clean up   addresses are shortened and hoisted                         shim/
 *     report     the same analysis of the result, and both side by side      result/
 *     versions   in mode=fix, launches in which nothing moves get own code   versions/
 *     publish    codegen in this process gets the promised block shapes      kernels/ */
#include "run.h"

#include <stdlib.h>

#include "address/offsets.h"
#include "choose/choose.h"
#include "find/copies.h"
#include "find/mixed.h"
#include "find/pins.h"
#include "inlining/as_written.h"
#include "inlining/inlining.h"
#include "kernels/instances.h"
#include "kernels/named.h"
#include "kernels/shapes.h"
#include "launch/launch.h"
#include "profile/list.h"
#include "result/analysis.h"
#include "result/as_written.h"
#include "result/collect.h"
#include "result/remarks.h"
#include "rewrite/access_map.h"
#include "rewrite/rewrite.h"
#include "score/assume.h"
#include "score/measure.h"
#include "shim/codegen/generated.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/unreached.h"
#include "versions/versions.h"

/* Files that say what the module does not. Scores use them, proofs never do. */
struct hints {
  struct profile_list profiles;
  struct launch_list launches;
  bool lacks_launches; /* a launch file is named by an option, and does not exist yet */
};

struct run {
  struct module module;
  struct hints hints;
  bool is_read;                        /* the caller takes the report, or remarks are enabled */
  const struct unbank_report *written; /* result/as_written.h; NULL: nothing is inlined */
  struct analysis before;
  struct unbank_report *report; /* NULL unless it is read */
  bool changed;
  struct unreached unreached; /* what was cut, to be restored if nothing changes */
};

static struct module new_module(struct arena *arena, LLVMModuleRef ir, struct unbank_shim *shim,
                                const struct unbank_options *options, const struct hints *hints) {
  struct map *bits_by_range = ARENA_NEW(arena, struct map);
  *bits_by_range = map_new(arena);
  return (struct module){.arena = arena,
                         .bits_by_range = bits_by_range,
                         .ir = ir,
                         .shim = shim,
                         .options = options,
                         .profiles = &hints->profiles,
                         .launches = &hints->launches};
}

/* Whether remarks are enabled for some kernel. */
static bool is_remarked(const struct module *module) {
  for (size_t k = 0; k < module->kernels.count; k++)
    if (unbank_shim_wants_remarks(module->shim, module->kernels.items[k].function))
      return true;
  return false;
}

/* Whether some array may get a layout. */
static bool may_change(const struct module *module) {
  if (module->options->mode != UNBANK_MODE_FIX)
    return false;
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    if (!unbank_is_pinned(module, array) && !array->earlier && array->reach > UNBANK_BANK_ROW)
      return true;
  }
  return false;
}

static bool has_changes(const struct module *module) {
  for (size_t i = 0; i < module->instances.count; i++)
    if (unbank_instance_changes(&module->instances.items[i]))
      return true;
  return false;
}

/* Rewrites `target`, analyses the result and ends the report. `target` is the run's module, or a
 * copy of it with the same numbering. */
static char *rewrite_and_report(struct run *run, struct module *target) {
  struct module *module = &run->module;
  struct module *rewritten = ARENA_NEW(module->arena, struct module);
  struct versions *versions = unbank_keep_unmoved(target);
  unbank_rewrite(target);
  unbank_watch_masks(target, versions);
  struct unbank_watch *watch = unbank_watch_accesses(target);
  unbank_clean_up(target);
  unbank_show_moved(target, versions);
  *rewritten = new_module(module->arena, target->ir, target->shim, module->options, &run->hints);
  char *error = unbank_find(rewritten);
  if (!error) {
    struct analysis after;
    unbank_keep_shapes(module, rewritten);
    unbank_analyse(rewritten, true, &after);
    module->instances = target->instances;
    module->fragments = target->fragments;
    const int32_t *access_map = unbank_access_map(target, rewritten, watch);
    unbank_carry_measurements(module, run->before.traces, after.traces, access_map);
    unbank_report_end(run->report, &run->before, &after, access_map);
  }
  unbank_watch_dispose(watch);
  unbank_settle_mixed(rewritten, NULL);
  unbank_settle_copies(rewritten, NULL);
  if (target == module)
    unbank_make_versions(target, versions, run->report);
  else
    unbank_drop_versions(versions); /* a copy of the module is thrown away, so it needs none */
  return error;
}

/* A copy of a run's module, which is thrown away. */
static struct module copy_module(const struct run *run, const struct unbank_options *options) {
  const struct module *module = &run->module;
  struct unbank_shim *shim = unbank_shim_create();
  LLVMCodeGenOptLevel level;
  if (unbank_shim_expects_codegen(module->shim, &level))
    unbank_shim_expect_codegen(shim, level);
  if (unbank_shim_expects_text(module->shim))
    unbank_shim_expect_text(shim);
  return new_module(module->arena, LLVMCloneModule(module->ir), shim, options, &run->hints);
}

static void dispose_copy(struct module *copy) {
  unbank_settle_mixed(copy, NULL); /* an error leaves accesses parted */
  unbank_shim_dispose(copy->shim);
  unbank_forget_generated(copy->ir);
  LLVMDisposeModule(copy->ir);
}

/* mode=report: rewrites a copy of the module, so that the figures are those of mode=fix. */
static char *dry_run(struct run *run) {
  const struct module *module = &run->module;
  struct module target = copy_module(run, module->options);
  char *error = unbank_find(&target);
  struct offset offset;
  for (size_t i = 0; !error && i < target.accesses.count; i++)
    unbank_offset(&target, &target.accesses.items[i], &offset);
  target.instances = module->instances;
  target.first_instance = module->first_instance;
  if (!error)
    error = rewrite_and_report(run, &target);
  dispose_copy(&target);
  return error;
}

/* Applies the layouts that were chosen, and ends the report if it is read. */
static char *apply(struct run *run) {
  struct module *module = &run->module;
  const bool is_fix = module->options->mode == UNBANK_MODE_FIX;
  run->changed |= has_changes(module) && is_fix;
  if (!has_changes(module)) {
    if (run->is_read)
      unbank_report_end(run->report, &run->before, &run->before, unbank_same_accesses(module));
    return NULL;
  }
  if (run->is_read)
    return is_fix ? rewrite_and_report(run, module) : dry_run(run);
  struct versions *versions = unbank_keep_unmoved(module);
  unbank_rewrite(module);
  unbank_watch_masks(module, versions);
  unbank_clean_up(module);
  unbank_make_versions(module, versions, NULL);
  return NULL;
}

/* Chooses layouts for a module that was found. */
static void decide(struct run *run) {
  struct module *module = &run->module;
  unbank_analyse(module, run->is_read, &run->before);
  unbank_measure(module, run->before.traces);
  run->before.written = run->written;
  if (run->is_read)
    run->report = unbank_report_begin(&run->before);
  unbank_analyse_for_choice(&run->before);
  unbank_choose(module, run->before.traces);
}

/* Applies the choice, and reports it. */
static char *conclude(struct run *run) {
  struct module *module = &run->module;
  if (run->is_read)
    unbank_analyse_unmoved(&run->before);
  char *error = apply(run);
  if (!error && run->is_read)
    unbank_emit_remarks(module, run->report, run->hints.lacks_launches);
  if (!error && run->changed)
    error = unbank_publish_shapes(module);
  return error;
}

/* Takes back what finding has done to the code, and forgets what was found. */
static void unfind(struct module *module, const struct hints *hints) {
  const struct map *inlined = module->inlined;
  const bool is_as_written = module->is_as_written;
  unbank_settle_mixed(module, NULL);
  unbank_settle_copies(module, NULL);
  *module = new_module(module->arena, module->ir, module->shim, module->options, hints);
  module->inlined = inlined;
  module->is_as_written = is_as_written;
}

/* Finds a module with the functions inlined because of which arrays are not followed, and those
 * because of which they still are not. `wanted`: see unbank_find_inlining(). */
static char *find_inlined(struct module *module, const struct hints *hints,
                          const struct name_list *wanted) {
  enum { ROUNDS_MAX = 4 };
  struct map *inlined = ARENA_NEW(module->arena, struct map);
  *inlined = map_new(module->arena);
  char *error = unbank_find(module);
  for (unsigned round = 0; round < ROUNDS_MAX && !error; round++) {
    struct inlining inlining = {0};
    unbank_find_inlining(module, wanted, &inlining);
    if (!inlining.functions.count)
      break;
    unfind(module, hints);
    unbank_inline(module, &inlining, inlined);
    module->inlined = inlined;
    error = unbank_find(module);
  }
  return error;
}

static struct unbank_options quiet_options(const struct run *run) {
  struct unbank_options options = *run->module.options;
  options.on_search = NULL, options.on_choice = NULL;
  options.on_kernel_work = NULL, options.on_execution = NULL;
  return options;
}

/* What kernels execute as written, into which functions are inlined for these arrays; NULL if that
 * is not known. */
static const struct unbank_report *report_written(const struct run *run,
                                                  const struct name_list *freed) {
  const struct unbank_options options = quiet_options(run);
  struct module copy = copy_module(run, &options);
  const struct unbank_report *report = NULL;
  struct analysis analysis;
  copy.is_as_written = true;
  unbank_mark_written(&copy);
  char *error = find_inlined(&copy, &run->hints, freed);
  if (!error) {
    unbank_analyse(&copy, true, &analysis);
    report = unbank_report_written(&analysis);
  }
  free(error);
  dispose_copy(&copy);
  return report;
}

/* Lists those of the arrays that get a layout if functions are inlined for them, by trying it on a
 * copy of the module. Nothing is told of the trial; if it fails, nothing is inlined. */
static struct name_list try_inlining(const struct run *run, const struct name_list *wanted) {
  const struct unbank_options options = quiet_options(run);
  struct run trial = {.module = copy_module(run, &options), .hints = run->hints};
  struct name_list freed = {0};
  char *error = find_inlined(&trial.module, &run->hints, wanted);
  if (!error) {
    decide(&trial);
    freed = unbank_list_freed(&trial.module, wanted);
  }
  free(error);
  dispose_copy(&trial.module);
  return freed;
}

/* Lists the arrays for which functions are to be inlined: all of them get a layout if that is done
 * for them alone. Those that need what is inlined for others, which get none, are left out. */
static struct name_list find_freed(const struct run *run, const struct name_list *listed) {
  enum { TRIALS_MAX = 4 };
  struct name_list wanted = *listed;
  for (unsigned trial = 0; trial < TRIALS_MAX; trial++) {
    const struct name_list freed = try_inlining(run, &wanted);
    const bool is_all = freed.count == wanted.count;
    wanted = freed;
    if (is_all || !freed.count)
      return wanted;
  }
  return (struct name_list){0};
}

/* For a report of a module that is about to be deleted. */
static void forget_instructions(struct unbank_report *report) {
  for (size_t k = 0; report && k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++)
      report->kernels[k].accesses[i].instruction = NULL;
}

/* mode=report leaves the module as it is, so functions are inlined in a copy. */
static char *report_inlined(struct run *run, const struct name_list *freed) {
  struct run inlined = {.module = copy_module(run, run->module.options),
                        .hints = run->hints,
                        .is_read = run->is_read,
                        .written = run->written};
  char *error = find_inlined(&inlined.module, &run->hints, freed);
  if (!error) {
    decide(&inlined);
    error = conclude(&inlined);
  }
  run->report = inlined.report;
  forget_instructions(run->report);
  dispose_copy(&inlined.module);
  return error;
}

/* Inlines functions if an array gets a layout for it. *is_done: the report has been made. A profile
 * is of the code as it is, so with one, nothing is inlined. */
static char *inline_functions(struct run *run, bool *is_done) {
  struct module *module = &run->module;
  const bool is_fix = module->options->mode == UNBANK_MODE_FIX;
  struct inlining inlining = {0};
  if ((is_fix || run->is_read) && !module->options->profile_count)
    unbank_find_inlining(module, NULL, &inlining);
  if (!inlining.functions.count)
    return NULL;
  unfind(module, &run->hints);
  const struct name_list freed = find_freed(run, &inlining.arrays);
  if (freed.count && run->is_read)
    run->written = report_written(run, &freed);
  *is_done = freed.count && !is_fix;
  if (*is_done)
    return report_inlined(run, &freed);
  run->changed |= freed.count;
  return freed.count ? find_inlined(module, &run->hints, &freed) : unbank_find(module);
}

/* What becomes of the module does not depend on whether the report is read. If it is not, nothing
 * is analysed that cannot lead to a change. */
static char *steps(struct run *run) {
  struct module *module = &run->module;
  bool is_done = false;
  unbank_cut_unreached(module->ir, module->arena, &run->unreached);
  char *error = unbank_find(module);
  if (!error)
    error = unbank_check_names(module);
  run->is_read |= !error && is_remarked(module);
  if (!error)
    error = inline_functions(run, &is_done);
  if (error || is_done || !(run->is_read || may_change(module)))
    return error;
  decide(run);
  return conclude(run);
}

static char *read_hints(const struct unbank_options *options, struct arena *arena,
                        struct hints *out) {
  bool is_there = true;
  char *error = unbank_read_profiles(options, arena, &out->profiles);
  if (!error && options->launch)
    error = unbank_launch_read(options->launch, arena, &out->launches, &is_there);
  out->lacks_launches = !is_there;
  return error;
}

static char *check_module(LLVMModuleRef ir) {
  if (unbank_is_device_module(ir) && !*LLVMGetDataLayoutStr(ir))
    return unbank_error("the module has no `target datalayout`, so offsets cannot be computed: "
                        "take the IR that clang writes, add the line, or give opt "
                        "-mtriple=nvptx64-nvidia-cuda");
  return NULL;
}

char *unbank_run_with(LLVMModuleRef ir, struct unbank_shim *shim,
                      const struct unbank_options *options, struct unbank_report **report,
                      bool *changed) {
  struct arena *arena = calloc(1, sizeof *arena);
  if (!arena)
    return unbank_error("out of memory");
  struct run run = {.is_read = report};
  char *error = unbank_options_check(options);
  run.module = new_module(arena, ir, shim, options, &run.hints);
  if (!error)
    error = read_hints(options, arena, &run.hints);
  if (!error)
    error = check_module(ir);
  if (!error && unbank_is_device_module(ir))
    error = steps(&run);
  else if (!error)
    run.report = unbank_report_begin(&(struct analysis){.module = &run.module});
  unbank_settle_mixed(&run.module, NULL);
  unbank_settle_copies(&run.module, run.report);
  if (!run.changed)
    unbank_restore_unreached(&run.unreached);
  unbank_settle_generated(ir, run.changed);
  *changed = run.changed;
  if (error || !report) {
    arena_free(arena);
    free(arena);
  }
  if (report && !error)
    *report = run.report;
  return error;
}

static char *run_alone(LLVMModuleRef module, const struct unbank_options *options,
                       struct unbank_report **report) {
  struct unbank_shim *shim = unbank_shim_create();
  bool changed;
  char *error = unbank_run_with(module, shim, options, report, &changed);
  unbank_shim_dispose(shim);
  return error;
}

char *unbank_run(LLVMModuleRef module, const struct unbank_options *options,
                 struct unbank_report **report) {
  const struct unbank_options defaults = {.size = sizeof defaults};
  return run_alone(module, options ? options : &defaults, report);
}

char *unbank_analyze(LLVMModuleRef module, const struct unbank_options *options,
                     struct unbank_report **report) {
  struct unbank_options for_report = {.size = sizeof for_report};
  char *error = options ? unbank_options_check(options) : NULL;
  if (error)
    return error;
  if (options)
    for_report = *options;
  for_report.size = sizeof for_report;
  for_report.mode = UNBANK_MODE_REPORT;
  return run_alone(module, &for_report, report);
}
