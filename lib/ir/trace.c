/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The trace of a kernel: slice it, find what is known, run every warp, gather the patterns. */
#include "ir/trace.h"

#include "ir/record.h"
#include "ir/slice.h"
#include "ir/warp.h"

static struct machine *machine_for(const struct module *module, struct slices *slices,
                                   struct unbank_shape shape, struct trace *trace) {
  struct arena *arena = module->arena;
  struct machine *machine = ARENA_NEW(arena, struct machine);
  *machine =
      (struct machine){.arena = arena,
                       .module = module,
                       .slices = slices,
                       .trace = trace,
                       .recorder = unbank_recorder(arena, trace, slices),
                       .shape = shape,
                       .activations = ARENA_ARRAY(arena, struct activation, slices->list.count),
                       .partial = ARENA_ARRAY(arena, bool, module->accesses.count)};
  uint32_t widest = 0;
  for (size_t s = 0; s < slices->list.count; s++) {
    const struct slice *slice = &slices->list.items[s];
    machine->activations[s] =
        (struct activation){.slice = slice,
                            .values = ARENA_ARRAY(arena, struct value, slice->slots.count),
                            .noted = ARENA_ARRAY(arena, bool, slice->blocks.count)};
    for (size_t b = 0; b < slice->blocks.count; b++)
      if (slice->blocks.items[b].arm_count > widest)
        widest = slice->blocks.items[b].arm_count;
  }
  machine->arms = ARENA_ARRAY(arena, struct arm, widest);
  return machine;
}

/* After a cap on work, every access of the kernel may have executions that were not followed. */
static void mark_lost(const struct machine *machine) {
  for (size_t s = 0; s < machine->slices->list.count; s++) {
    const struct slice *slice = &machine->slices->list.items[s];
    for (size_t b = 0; b < slice->blocks.count; b++)
      for (size_t i = 0; i < slice->blocks.items[b].steps.count; i++) {
        const struct step *step = &slice->blocks.items[b].steps.items[i];
        if (step->op == STEP_ACCESS)
          unbank_record_lost(machine->recorder, &machine->module->accesses.items[step->number],
                             machine->cap);
      }
  }
}

struct trace *unbank_trace(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape shape) {
  struct trace *trace = ARENA_NEW(module->arena, struct trace);
  trace->accesses = ARENA_ARRAY(module->arena, struct trace_access, module->accesses.count);
  struct slices *slices = unbank_slices(module, kernel);
  if (!slices) {
    for (size_t i = 0; i < module->accesses.count; i++)
      trace->accesses[i].reason = RECORD_NEVER;
    return trace;
  }
  unbank_slice_facts(slices, shape);
  unbank_slice_fold(slices, shape, TRACE_STEPS_MAX);
  struct machine *machine = machine_for(module, slices, shape, trace);
  unsigned threads = shape.x * shape.y * shape.z;
  for (uint32_t warp = 0; warp * UNBANK_LANES < threads && !machine->cap; warp++)
    unbank_warp_run(machine, warp);
  if (machine->cap)
    mark_lost(machine);
  for (size_t i = 0; i < module->accesses.count; i++)
    if (machine->partial[i] && !trace->accesses[i].reached)
      unbank_record_lost(machine->recorder, &module->accesses.items[i], "in a partial block only");
  unbank_recorder_finish(machine->recorder);
  return trace;
}
