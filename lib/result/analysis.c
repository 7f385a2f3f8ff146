/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "result/analysis.h"

#include "address/members.h"
#include "address/offsets.h"
#include "evaluate/ideal.h"
#include "evaluate/unmoved.h"
#include "find/arrays.h"
#include "find/callees.h"
#include "find/mixed.h"
#include "kernels/calls.h"
#include "kernels/owners.h"
#include "kernels/shapes.h"
#include "model/relations.h"
#include "result/as_written.h"
#include "score/assume.h"
#include "score/measure.h"
#include "shim/codegen/codegen.h"
#include "shim/edit.h"
#include "widths/kept.h"
#include "widths/lowered/lowered.h"
#include "widths/regions.h"
#include "widths/worth.h"

/* The longest chain of calls through which an address is followed. Each call takes a round. */
enum { CALL_DEPTH_MAX = 64 };

/* A function that an address is followed into may call others, and may show that a pointer leads to
 * an array. Fingerprints are taken of the code as it came. */
static void find_arrays(struct module *module) {
  if (module->profiles->count)
    unbank_note_fingerprints(module);
  module->whole = map_new(module->arena);
  unsigned round = 0;
  do {
    unbank_part_mixed(module);
    unbank_find_arrays(module);
    round++;
  } while (unbank_rejoin_shared(module) ||
           (round < CALL_DEPTH_MAX && unbank_follow_noted_calls(module)));
}

char *unbank_find(struct module *module) {
  unbank_drop_all_dead_constants(module->ir);
  unbank_find_program(module);
  find_arrays(module);
  unbank_find_regions(module);
  unbank_find_calls(module);
  char *error = unbank_find_kernels(module);
  if (error)
    return error;
  unbank_relate(module);
  unbank_check_owners(module);
  unbank_find_members(module);
  unbank_keep_tails(module);
  return NULL;
}

static void count_apart(const struct analysis *analysis, size_t k) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const struct access *access = &module->accesses.items[kernel->accesses.items[i]];
    uint32_t lead = unbank_index_in_kernel(kernel, analysis->widths[k][i].lead);
    if (lead == UNBANK_NO_INDEX || !analysis->widths[k][lead].why_open)
      continue;
    const struct start_in_word start =
        unbank_start_in_word(module, kernel, &module->arrays.items[access->array]);
    analysis->apart[k][lead] +=
        unbank_apart(module, analysis->traces[k], access, (int32_t)start.first, NULL);
  }
}

static void find_widths(struct module *module, struct analysis *out) {
  struct arena *arena = module->arena;
  struct width *scratch = ARENA_ARRAY(arena, struct width, module->accesses.count + 1);
  out->widths = ARENA_ARRAY(arena, struct width *, module->kernels.count);
  out->apart = ARENA_ARRAY(arena, double *, module->kernels.count);
  for (size_t k = 0; k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    out->widths[k] = ARENA_ARRAY(arena, struct width, kernel->accesses.count + 1);
    unbank_widths_of_kernel(module, kernel, scratch);
    for (size_t i = 0; i < kernel->accesses.count; i++)
      out->widths[k][i] = scratch[kernel->accesses.items[i]];
    if (module->is_as_written && module->options->widths == UNBANK_WIDTHS_HARDWARE)
      unbank_open_widths(out, k);
    out->apart[k] = ARENA_ARRAY(arena, double, kernel->accesses.count + 1);
    if (module->options->widths == UNBANK_WIDTHS_HARDWARE)
      count_apart(out, k);
  }
}

static void generate_code(struct module *module, struct trace *const *traces, bool of_all,
                          bool for_choice) {
  bool all = of_all || module->profiles->count;
  module->lowered = unbank_lower(module, all ? NULL : unbank_may_gain(module, traces), for_choice);
  module->kept = unbank_keep(module);
}

void unbank_analyse(struct module *module, bool is_read, struct analysis *out) {
  struct arena *arena = module->arena;
  *out = (struct analysis){.module = module,
                           .traces = ARENA_ARRAY(arena, struct trace *, module->kernels.count)};
  for (size_t k = 0; k < module->kernels.count; k++) {
    struct kernel *kernel = &module->kernels.items[k];
    unbank_settle_shape(module, kernel);
    out->traces[k] = unbank_kernel_trace(module, kernel);
  }
  generate_code(module, out->traces, is_read, !is_read);
  if (is_read)
    find_widths(module, out);
}

void unbank_analyse_for_choice(const struct analysis *analysis) {
  struct module *module = analysis->module;
  if (module->lowered && !module->lowered->is_for_choice)
    generate_code(module, analysis->traces, false, true);
}

static bool any_stays_whole(const struct module *module) {
  for (size_t i = 0; i < module->instances.count; i++)
    if (module->instances.items[i].stays_whole)
      return true;
  return false;
}

void unbank_analyse_unmoved(const struct analysis *analysis) {
  struct module *module = analysis->module;
  const struct lowered *lowered = module->lowered;
  const struct kept *kept = module->kept;
  if (!any_stays_whole(module))
    return;
  if (lowered && unbank_has_short_pointers(module->ir))
    generate_code(module, analysis->traces, true, false);
  struct evaluator evaluator = unbank_new_evaluator(module, analysis->traces);
  for (size_t i = 0; i < module->instances.count; i++)
    if (module->instances.items[i].stays_whole)
      unbank_note_unmoved(&evaluator, &module->instances.items[i]);
  module->lowered = lowered, module->kept = kept;
}
