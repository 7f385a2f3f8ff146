/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Traces a kernel: slices it, finds what is known, runs every warp, and collects the patterns. */
#include "lanes/trace.h"

#include "find/callees.h"
#include "kernels/calls.h"
#include "kernels/promises.h"
#include "lanes/record/record.h"
#include "lanes/room.h"
#include "lanes/warp.h"
#include "slice/fold.h"
#include "slice/roots.h"
#include "slice/sides.h"
#include "slice/slice.h"

enum {
  BLOCKS_A_BORDER = 1024, /* for the choice, one block in so many lies at the data's border */
  SAMPLE_ELEMENTS = 4,    /* of dynamic memory, for each that a thread certainly has */
  SAMPLE_DYNAMIC_BYTES = 48 * 1024, /* dynamic memory that a block gets without asking for more */
};

/* The reason given for an access that no full block reaches. */
static const char beyond_guard[] =
    "no thread was taken to pass the guard around it, as in a full block";

/* A kernel and the shape of block that it is traced for. */
struct tracing {
  const struct module *module;
  struct slices *slices;
  struct unbank_shape shape;
  struct residue_cases *residues; /* those that the trace of all cases together requests */
  enum held_guards held_guards;
  uint32_t first_warp; /* those before it are left out */
};

/* The machine lives in `arena`, and what it records in the module's arena. */
static struct machine *machine_for(struct arena *arena, const struct tracing *of,
                                   struct trace *trace) {
  const struct module *module = of->module;
  struct slices *slices = of->slices;
  struct machine *machine = ARENA_NEW(arena, struct machine);
  *machine =
      (struct machine){.arena = arena,
                       .module = module,
                       .slices = slices,
                       .trace = trace,
                       .recorder = unbank_recorder(module->arena, arena, trace, slices),
                       .shape = of->shape,
                       .activations = ARENA_ARRAY(arena, struct activation, slices->list.count),
                       .whereabouts = ARENA_ARRAY(arena, struct whereabouts *, trace->count + 1),
                       .partial = ARENA_ARRAY(arena, bool, trace->count),
                       .shared = ARENA_ARRAY(arena, bool, trace->count)};
  uint32_t widest = 0;
  for (size_t s = 0; s < slices->list.count; s++) {
    const struct slice *slice = &slices->list.items[s];
    machine->activations[s] =
        (struct activation){.slice = slice,
                            .values = ARENA_ARRAY(arena, struct value, slice->slots.count),
                            .noted = ARENA_ARRAY(arena, bool, slice->blocks.count),
                            .diverged = ARENA_ARRAY(arena, bool, slice->blocks.count),
                            .assumed_by_iteration = ARENA_ARRAY(arena, bool, slice->blocks.count),
                            .ways = ARENA_ARRAY(arena, uint32_t, slice->blocks.count),
                            .reached = ARENA_ARRAY(arena, uint32_t, slice->blocks.count),
                            .walked = ARENA_ARRAY(arena, uint32_t, slice->slots.count)};
    for (size_t b = 0; b < slice->blocks.count; b++)
      if (slice->blocks.items[b].arm_count > widest)
        widest = slice->blocks.items[b].arm_count;
  }
  machine->arms = ARENA_ARRAY(arena, struct arm, widest);
  return machine;
}

static uint32_t warps_of(struct unbank_shape shape) {
  return (uint32_t)((unbank_threads_of(shape) + UNBANK_LANES - 1) / UNBANK_LANES);
}

static void run_warps(struct machine *machine, uint32_t first) {
  for (uint32_t warp = first; warp < warps_of(machine->shape) && !machine->cap; warp++)
    unbank_warp_run(machine, warp);
}

/* After a cap on work, any access of the kernel may have executions that were not followed. */
static void mark_lost(const struct machine *machine) {
  for (size_t s = 0; s < machine->slices->list.count; s++) {
    const struct slice *slice = &machine->slices->list.items[s];
    for (size_t b = 0; b < slice->blocks.count; b++)
      for (size_t i = 0; i < slice->blocks.items[b].steps.count; i++) {
        const struct step *step = &slice->blocks.items[b].steps.items[i];
        if (step->op == STEP_ACCESS)
          unbank_record_capped(machine->recorder, &machine->module->accesses.items[step->number],
                               machine->cap);
      }
  }
}

/* Functions that are also called in ways that are not followed, such as through a pointer, run more
 * often than was seen. */
static void mark_strays(const struct machine *machine) {
  const struct module *module = machine->module;
  const struct trace *trace = machine->trace;
  for (size_t i = 0; machine->slices->kernel->strays && i < trace->count; i++) {
    const struct access *access = &module->accesses.items[trace->ids[i]];
    LLVMValueRef original = unbank_original_of(module, access->function);
    if (unbank_is_unfollowed(module, original ? original : access->function))
      unbank_record_lost(machine->recorder, access, "called in a way that is not followed");
  }
}

/* Which lanes remain after an exit is not followed, so every access may have lost some. */
static void mark_left(const struct machine *machine) {
  const struct trace *trace = machine->trace;
  for (size_t i = 0; machine->slices->kernel->ends && i < trace->count; i++)
    unbank_record_lost(machine->recorder, &machine->module->accesses.items[trace->ids[i]],
                       "an exit may have ended threads before");
}

/* An empty trace with room for the accesses of the kernel's functions. */
static struct trace *new_trace(const struct module *module, const struct kernel *kernel) {
  struct trace *trace = ARENA_NEW(module->arena, struct trace);
  trace->ids = kernel->accesses.items;
  trace->count = kernel->accesses.count;
  trace->accesses = ARENA_ARRAY(module->arena, struct trace_access, trace->count);
  return trace;
}

/* Whether some loop of the kernel is sampled. */
static bool has_samples(const struct slices *slices) {
  for (size_t s = 0; s < slices->list.count; s++)
    for (size_t i = 0; i < slices->list.items[s].loops.count; i++)
      if (unbank_is_sampled(&slices->list.items[s], &slices->list.items[s].loops.items[i]))
        return true;
  return false;
}

/* Whether all addresses of an access are known. */
static bool is_known(const struct trace_access *access) {
  for (size_t i = 0; i < access->patterns.count; i++)
    if (!access->patterns.items[i].known || access->patterns.items[i].data_bits)
      return false;
  return access->reached;
}

/* Whether an argument decides how far some lanes of an access lie apart. */
static bool has_strides(const struct trace_access *access) {
  for (size_t i = 0; i < access->patterns.count; i++)
    if (unbank_has_strided_term(&access->patterns.items[i]))
      return true;
  return false;
}

/* Whether the distances between the lanes of an access are known. */
static bool has_known_distances(const struct trace_access *access) {
  return is_known(access) && !has_strides(access);
}

/* How much dynamic memory samples assume. The launch decides, and a doubling stride would soon
 * exceed what most launches give. So if each thread certainly has an element, SAMPLE_ELEMENTS times
 * as many are assumed. */
static uint32_t sampled_bytes(const struct tracing *of, const struct trace *trace) {
  const struct module *module = of->module;
  const int64_t threads = (int64_t)unbank_threads_of(of->shape);
  int64_t end = 0;
  for (size_t i = 0; i < trace->count; i++) {
    const struct access *access = &module->accesses.items[trace->ids[i]];
    const struct trace_bytes certain = unbank_certain_bytes(&trace->accesses[i], access->bytes);
    if (module->arrays.items[access->array].is_dynamic &&
        certain.end - certain.first >= threads * access->bytes)
      end = certain.end > end ? certain.end : end;
  }
  end *= SAMPLE_ELEMENTS;
  return end > 0 && end < SAMPLE_DYNAMIC_BYTES ? (uint32_t)end : SAMPLE_DYNAMIC_BYTES;
}

/* Runs every warp for samples. */
static struct trace *run_samples(struct arena *scratch, const struct tracing *of, bool first_only,
                                 uint32_t dynamic_bytes) {
  struct trace *samples = new_trace(of->module, of->slices->kernel);
  struct machine *machine = machine_for(scratch, of, samples);
  machine->residues = unbank_residue_cases(scratch);
  machine->sampling = true;
  machine->first_only = first_only;
  machine->steps = TRACE_STEPS_MAX - SAMPLE_STEPS_MAX;
  unbank_recorder_samples(machine->recorder, dynamic_bytes);
  run_warps(machine, of->first_warp);
  unbank_recorder_next(machine->recorder);
  unbank_recorder_finish(machine->recorder);
  return samples;
}

/* Gives samples to accesses whose lanes are at unknown distances. */
static void add_samples(struct arena *scratch, const struct tracing *of, struct trace *trace) {
  const uint32_t dynamic_bytes = sampled_bytes(of, trace);
  struct trace *samples = run_samples(scratch, of, false, dynamic_bytes);
  struct trace *once = run_samples(scratch, of, true, dynamic_bytes);
  for (size_t i = 0; i < trace->count; i++) {
    struct trace_access *access = &trace->accesses[i];
    if (!samples->accesses[i].reached || !access->reached || has_known_distances(access))
      continue;
    unbank_weigh(&samples->accesses[i], access->weight);
    access->sampled = &samples->accesses[i];
    access->sampled_once = once->accesses[i].reached ? &once->accesses[i] : NULL;
  }
}

/* Notes which accesses full blocks do not reach, and which diverged lanes reach in several ways. */
static void mark_accesses(const struct machine *machine) {
  const struct trace *trace = machine->trace;
  for (size_t i = 0; i < trace->count; i++)
    if (machine->partial[i] && !trace->accesses[i].reached)
      unbank_record_lost(machine->recorder, &machine->module->accesses.items[trace->ids[i]],
                         beyond_guard);
  for (size_t i = 0; i < trace->count; i++)
    trace->accesses[i].is_shared = machine->shared[i];
}

/* What one run of all warps took, and whether it has to be repeated. */
struct attempted {
  uint32_t steps;
  bool has_diverged;
};

/* Runs every warp once for each case. NULL if there are several cases and the cap on work is
 * reached. */
static struct trace *attempt_in(struct arena *scratch, const struct tracing *of,
                                struct residue_cases *residues, uint32_t case_count,
                                enum held_guards held_guards, struct attempted *out) {
  struct trace *trace = new_trace(of->module, of->slices->kernel);
  struct machine *machine = machine_for(scratch, of, trace);
  machine->residues = residues;
  machine->held_guards = held_guards;
  for (uint32_t number = 0; number < case_count && !machine->cap; number++) {
    residues->residue = number;
    run_warps(machine, of->first_warp);
    unbank_recorder_next(machine->recorder);
  }
  out->steps = machine->steps;
  out->has_diverged = unbank_stop_strays(machine) || machine->has_diverged;
  if (machine->cap && case_count > 1)
    return NULL;
  if (machine->cap)
    mark_lost(machine);
  mark_accesses(machine);
  mark_strays(machine);
  mark_left(machine);
  unbank_recorder_finish(machine->recorder);
  return trace;
}

/* The bits that data decides in addresses of an access, all of them if it decides more than which
 * place in a row of its own each lane accesses. */
static uint32_t decided_bits(const struct trace_access *access) {
  uint32_t bits = 0;
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    const bool is_row = !pattern->data_bits || pattern->own_rows;
    bits |= pattern->known && is_row ? pattern->data_bits : UINT32_MAX;
  }
  return bits;
}

/* Gives samples to accesses that are known if data is as it usually is:
 *
 *   - rows that data picks are random ones. Their length, an argument, says whether the words of
 *     one column lie in one bank
 *   - data that is added to the start of a lane's own row stays in the row
 *   - lanes leave a loop together, and take the same way if both ways move them by one distance */
static void add_typical(struct arena *scratch, const struct tracing *of, struct trace *trace) {
  struct trace *typical = new_trace(of->module, of->slices->kernel);
  struct machine *machine = machine_for(scratch, of, typical);
  machine->residues = unbank_residue_cases(scratch);
  machine->held_guards = of->held_guards;
  machine->is_typical = true;
  run_warps(machine, of->first_warp);
  unbank_recorder_next(machine->recorder);
  unbank_recorder_finish(machine->recorder);
  for (size_t i = 0; i < trace->count && !machine->cap; i++) {
    struct trace_access *access = &trace->accesses[i];
    const uint32_t bits = decided_bits(&typical->accesses[i]);
    if (access->sampled || access->capped || !access->reached || !typical->accesses[i].reached ||
        bits == UINT32_MAX || bits == decided_bits(access))
      continue;
    unbank_weigh(&typical->accesses[i], access->weight);
    access->sampled = &typical->accesses[i];
    access->is_typical = true;
    access->picks_rows = has_strides(access->sampled);
    access->is_of_data = false;
  }
}

/* Runs all warps again if lanes turned out to leave a loop one by one; at most once per loop. */
static struct trace *attempt(const struct tracing *of, struct residue_cases *residues,
                             uint32_t case_count, enum held_guards held_guards, uint32_t *steps) {
  struct trace *trace;
  struct attempted last;
  *steps = 0;
  do {
    struct arena scratch = {0};
    trace = attempt_in(&scratch, of, residues, case_count, held_guards, &last);
    *steps += last.steps;
    arena_free(&scratch);
  } while (last.has_diverged);
  return trace;
}

/* Accesses that no full block reaches take what a block at the data's border does: there threads
 * may fail a guard, and arguments decide which do. */
static void add_border(struct arena *scratch, const struct tracing *of, struct trace *trace) {
  const struct trace *border = NULL;
  for (size_t i = 0; i < trace->count; i++) {
    struct trace_access *access = &trace->accesses[i];
    uint32_t steps;
    if (access->reason != beyond_guard)
      continue;
    if (!border)
      border = attempt(of, unbank_residue_cases(scratch), 1, HELD_NONE, &steps);
    if (!border->accesses[i].reached || border->accesses[i].capped)
      continue;
    *access = border->accesses[i];
    unbank_weigh(access, access->weight / BLOCKS_A_BORDER);
  }
}

/* Accesses that are known in each case of a symbol take what was seen in these cases. */
static void adopt(struct trace *trace, const struct trace *cases,
                  const struct residue_cases *residues, uint32_t symbol) {
  for (size_t i = 0; i < trace->count; i++)
    if (!is_known(&trace->accesses[i]) && is_known(&cases->accesses[i])) {
      trace->accesses[i] = cases->accesses[i];
      trace->accesses[i].case_symbol = symbol;
      trace->accesses[i].case_name = residues->list.items[symbol - 1].name;
      trace->assumes |= cases->assumes;
    }
}

/* Traces the cases of one symbol, then again with the modulus that these cases request, as far as
 * the budget goes. `once`: the steps of one case. */
static void trace_cases_of(const struct tracing *of, size_t number, uint32_t once, uint64_t *budget,
                           struct trace *trace) {
  for (unsigned round = 0; round < RESIDUE_ROUNDS_MAX; round++) {
    uint32_t case_count = unbank_activate_case(of->residues, number);
    uint64_t cost = (uint64_t)case_count * once;
    if (!case_count || cost > *budget)
      break;
    uint32_t steps;
    const struct trace *cases = attempt(of, of->residues, case_count, of->held_guards, &steps);
    *budget -= steps < *budget ? steps : *budget;
    if (cases)
      adopt(trace, cases, of->residues, (uint32_t)number + 1);
  }
}

/* Traces the cases of each requested symbol, conditions last. */
static void trace_residues(const struct tracing *of, uint32_t once, struct trace *trace) {
  const size_t requested = of->residues->list.count;
  uint64_t budget = RESIDUE_STEPS_MAX;
  unsigned left = RESIDUE_SYMBOLS_MAX;
  for (unsigned conditions = 0; conditions < 2; conditions++)
    for (size_t i = 0; i < requested && left; i++)
      if (of->residues->list.items[i].is_condition == conditions) {
        trace_cases_of(of, i, once, &budget, trace);
        left--;
      }
}

/* Whether the last warp by itself has the property. */
static bool is_so_in_last_warp(const struct tracing *of, const struct module *module,
                               trace_test *test) {
  struct arena own = {0};
  struct module here = *module;
  here.arena = &own;
  struct tracing last = *of;
  last.module = &here;
  last.residues = unbank_residue_cases(&own);
  last.first_warp = warps_of(of->shape) - 1;
  uint32_t steps;
  const bool out = test(module, attempt(&last, last.residues, 1, last.held_guards, &steps));
  arena_free(&own);
  return out;
}

/* Runs all warps, and adds what a single run does not show. */
static struct trace *trace_all(struct arena *scratch, const struct tracing *of) {
  const struct kernel *kernel = of->slices->kernel;
  uint32_t steps;
  struct trace *trace = attempt(of, of->residues, 1, of->held_guards, &steps);
  if (of->held_guards == HELD_IN_DATA || of->held_guards == HELD_NONE)
    return trace;
  trace_residues(of, steps, trace);
  if (has_samples(of->slices))
    add_samples(scratch, of, trace);
  if (trace->has_typical && !kernel->strays && !kernel->ends)
    add_typical(scratch, of, trace);
  add_border(scratch, of, trace);
  return trace;
}

struct trace *unbank_trace_if(const struct module *module, const struct kernel *kernel,
                              struct unbank_shape shape, enum held_guards held_guards,
                              trace_test *test, struct arena *arena) {
  struct arena scratch = {0};
  struct module here = *module;
  here.arena = arena;
  struct slices *slices = unbank_slices(&here, kernel, &scratch);
  struct trace *trace = NULL;
  if (slices) {
    unbank_slice_facts(slices, shape);
    unbank_slice_fold(slices, shape, TRACE_STEPS_MAX);
    for (size_t i = 0; i < slices->list.count; i++)
      unbank_find_sides(&slices->list.items[i], &scratch);
    struct residue_cases *residues = unbank_residue_cases(&scratch);
    const struct tracing of = {&here, slices, shape, residues, held_guards, 0};
    if (!test || is_so_in_last_warp(&of, module, test))
      trace = trace_all(&scratch, &of);
  } else {
    trace = ARENA_NEW(arena, struct trace);
  }
  arena_free(&scratch);
  return trace && (!test || test(module, trace)) ? trace : NULL;
}

struct trace *unbank_trace(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape shape, enum held_guards held_guards) {
  return unbank_trace_if(module, kernel, shape, held_guards, NULL, module->arena);
}
