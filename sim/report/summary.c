/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "sim/report/summary.h"

#include <math.h>

/* Arrays of an access. */

bool array_watch_begin(struct array_watch *watch, const struct program *program,
                       const struct kernel *kernel, struct arena *arena) {
  bool any = false;
  *watch = (struct array_watch){.program = program};
  watch->sites = arena_alloc(arena, sizeof *watch->sites * (program->sites.count + 1));
  for (size_t i = 0; i < program->sites.count && kernel->array_count > 1; i++) {
    if (!program->sites.items[i].may_hit || program->sites.items[i].array)
      continue;
    watch->sites[i].met = ARENA_ARRAY(arena, bool, program->plan.count + 1);
    any = true;
  }
  return any;
}

void array_watch_see(struct array_watch *watch, const struct site *site,
                     const struct shared_array *array, const struct unbank_lanes *lanes) {
  size_t at = (size_t)(site - watch->program->sites.items);
  if (!watch->sites[at].met || !array)
    return;
  watch->sites[at].met[array - watch->program->plan.items] = true;
  watch->sites[at].lanes += (unsigned)__builtin_popcount(lanes->active);
}

/* Making. */

struct maker {
  struct arena *arena;
  const struct program *program;
  const struct launch *launch;
  const struct tally *tally;
  const struct array_watch *watch;
  const char **array_ids; /* of each array of the plan, or NULL */
  struct summary *out;
  long next_id; /* for accesses without a running number */
};

/* Whether an access met the array, or may have. */
static bool is_met(const struct maker *it, size_t array) {
  const char *name = it->program->plan.items[array].name;
  for (size_t i = 0; i < it->program->sites.count; i++) {
    const struct site *site = &it->program->sites.items[i];
    const bool *met = it->watch->sites[i].met;
    bool its = site->array ? !strcmp(site->array, name) : met ? met[array] : site->may_hit;
    if (it->tally->counts[i].executions && its)
      return true;
  }
  return false;
}

static void make_arrays(struct maker *it) {
  const struct kernel *kernel = it->launch->kernel;
  struct unbank_report *report = &it->out->report;
  report->arrays = ARENA_ARRAY(it->arena, struct unbank_report_array, kernel->array_count + 1);
  for (size_t i = 0; i < kernel->array_count; i++) {
    const struct shared_array *array = &it->program->plan.items[kernel->arrays[i]];
    if (array->hidden && !is_met(it, kernel->arrays[i]))
      continue;
    long bytes = (long)(array->dynamic ? it->launch->dynamic_bytes : array->bytes);
    const char *id = arena_printf(it->arena, "a%zu", report->array_count);
    it->array_ids[kernel->arrays[i]] = id;
    report->arrays[report->array_count++] = (struct unbank_report_array){
        .id = id,
        .name = array->name,
        .display = array->display,
        .place = array->place,
        .bytes_before = bytes,
        .bytes_after = bytes,
        .code = UNBANK_CODE_SWITCHED_OFF,
        .reason = "simulated as it is",
    };
  }
}

static void add_array(struct maker *it, struct unbank_report_access *access, size_t array) {
  if (it->array_ids[array])
    access->arrays[access->array_count++] = it->array_ids[array];
}

/* The array that the pointer must lead to, those that were met, or all when an execution met
 * several at once. */
static void make_access_arrays(struct maker *it, size_t site, struct unbank_report_access *access) {
  const struct shared_plan *plan = &it->program->plan;
  const char *only = it->program->sites.items[site].array;
  const bool *met = it->watch->sites[site].met;
  uint32_t pieces = it->program->sites.items[site].piece_count;
  uint64_t seen = it->watch->sites[site].lanes * (pieces ? pieces : 1);
  bool all = !met || seen != it->tally->counts[site].lanes;
  access->arrays = ARENA_ARRAY(it->arena, const char *, plan->count + 1);
  for (size_t i = 0; i < plan->count; i++)
    if (only ? !strcmp(plan->items[i].name, only) : all || met[i])
      add_array(it, access, i);
}

/* What one instruction moves; -1 when they differ, or are none of the device's. */
static int bytes_of(const struct site *site) {
  uint32_t bytes = site->pieces && site->piece_count ? site->pieces[0].bytes : site->bytes;
  for (uint32_t i = 1; i < site->piece_count; i++)
    bytes = site->pieces[i].bytes == bytes ? bytes : 0;
  return bytes && bytes <= 16 && !(bytes & (bytes - 1)) ? (int)bytes : -1;
}

static const char *unknown_reason(const struct maker *it, const struct site *site,
                                  const struct count *count) {
  if (site->unknown)
    return site->unknown;
  if (!it->tally->complete)
    return "more was executed than is logged; count fewer blocks, or launch a smaller one";
  if (!count->executions)
    return "never executed in this launch";
  return site->bytes ? "no tested rule for the cost of this operation"
                     : "not one instruction of the hardware";
}

static struct unbank_report_side make_side(const struct maker *it, const struct site *site,
                                           const struct count *count) {
  double executions = (double)count->executions;
  struct unbank_report_side side = {.present = true,
                                    .bytes = bytes_of(site),
                                    .weight = NAN,
                                    .weight_exactness = UNBANK_WEIGHT_UNKNOWN,
                                    .mean = NAN,
                                    .min = NAN,
                                    .max = NAN,
                                    .ideal = NAN,
                                    .exactness = UNBANK_UNKNOWN,
                                    .reason = ""};
  if (it->tally->complete && it->tally->blocks && !site->unknown) {
    side.weight = executions / (double)it->tally->blocks;
    side.weight_exactness = UNBANK_WEIGHT_MEASURED;
  }
  if (!count->wavefronts) {
    side.reason = unknown_reason(it, site, count);
    return side;
  }
  side.mean = (double)count->wavefronts / executions;
  side.min = count->min;
  side.max = count->max;
  side.ideal = (double)count->ideal / executions;
  side.exactness = UNBANK_MEASURED;
  if (site->op == UNBANK_OP_CPASYNC) {
    side.exactness = UNBANK_BOUNDED, side.mean = NAN;
    side.reason = "cp.async also takes a turn for each 128-byte line that it reads of its source";
  }
  return side;
}

/* What ran, and what the kernel itself could have run; but not what the cubin's instructions move
 * together with others, or do not move at all. */
static bool is_listed(const struct maker *it, size_t at) {
  const struct site *site = &it->program->sites.items[at];
  if (site->lead != at || (site->pieces && !site->piece_count) ||
      (it->tally->counts[at].executions == 0 && site->index == NO_INDEX))
    return false;
  return it->tally->counts[at].executions || !strcmp(site->function, it->launch->kernel->display);
}

static void make_access(struct maker *it, size_t at, struct unbank_report_kernel *kernel) {
  const struct site *site = &it->program->sites.items[at];
  struct unbank_report_access *access = &kernel->accesses[kernel->access_count];
  *access = (struct unbank_report_access){
      .id = arena_printf(it->arena, "s%ld", site->index == NO_INDEX ? it->next_id++ : site->index),
      .op = site->op,
      .place = site->place,
      .inlined_at = site->inlined_at,
      .inlined_at_count = site->inlined_at_count,
      .before = make_side(it, site, &it->tally->counts[at])};
  access->after = access->before;
  make_access_arrays(it, at, access);
  it->out->sites[kernel->access_count] = site;
  kernel->access_count += access->array_count > 0;
}

/* A kernel's totals are known if those of all accesses are that ran, and bounds if one is. */
static void make_total(const struct maker *it, struct unbank_report_kernel *kernel) {
  struct unbank_report_total total = {.shared_bytes = (long)it->launch->kernel->static_bytes,
                                      .exactness = UNBANK_MEASURED};
  bool known = it->tally->complete && it->tally->blocks;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_side *side = &kernel->accesses[i].after;
    if (side->exactness == UNBANK_MEASURED || side->exactness == UNBANK_BOUNDED) {
      total.score += side->weight * side->mean; /* NAN of bounds */
      total.ideal += side->weight * side->ideal;
      if (side->exactness == UNBANK_BOUNDED)
        total.exactness = UNBANK_BOUNDED;
    } else if (!(side->weight == 0)) {
      known = false;
    }
  }
  if (!known) {
    total.score = total.ideal = NAN;
    total.exactness = UNBANK_UNKNOWN;
  }
  kernel->before = kernel->after = total;
}

static void make_kernel(struct maker *it) {
  const struct kernel *kernel = it->launch->kernel;
  struct unbank_report_kernel *row = ARENA_NEW(it->arena, struct unbank_report_kernel);
  size_t count = it->program->sites.count;
  it->out->report.kernels = row;
  it->out->report.kernel_count = 1;
  row->name = kernel->name;
  row->display = kernel->display;
  row->place = kernel->place;
  row->block = (struct unbank_shape){it->launch->block.x, it->launch->block.y, it->launch->block.z};
  row->block_source = UNBANK_BLOCK_OPTION;
  row->accesses = ARENA_ARRAY(it->arena, struct unbank_report_access, count + 1);
  it->out->sites = arena_alloc(it->arena, sizeof *it->out->sites * (count + 1));
  for (size_t at = 0; at < count; at++)
    if (is_listed(it, at))
      make_access(it, at, row);
  make_total(it, row);
}

static long first_free_id(const struct program *program) {
  long id = 0;
  for (size_t i = 0; i < program->sites.count; i++)
    id = program->sites.items[i].index >= id ? program->sites.items[i].index + 1 : id;
  return id;
}

void summary_make(struct summary *out, const struct program *program, const struct launch *launch,
                  const struct tally *tally, const struct array_watch *watch,
                  const struct unbank_report *head) {
  struct maker it = {.arena = program->arena,
                     .program = program,
                     .launch = launch,
                     .tally = tally,
                     .watch = watch,
                     .out = out,
                     .next_id = first_free_id(program)};
  *out = (struct summary){
      .report = {
          .module = head->module, .triple = head->triple, .arch = head->arch, .llvm = head->llvm}};
  it.array_ids = arena_alloc(program->arena, sizeof *it.array_ids * (program->plan.count + 1));
  make_arrays(&it);
  make_kernel(&it);
}

struct array_total summary_array_total(const struct summary *summary, const struct program *program,
                                       const struct tally *tally, const char *array_id) {
  const struct unbank_report_kernel *kernel = summary->report.kernels;
  struct array_total total = {.certain = true};
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct count *count = &tally->counts[summary->sites[i] - program->sites.items];
    bool meets = false;
    for (size_t a = 0; a < access->array_count; a++)
      meets |= !strcmp(access->arrays[a], array_id);
    if (!meets || !count->executions)
      continue;
    total.executions += count->executions;
    total.wavefronts += count->wavefronts;
    total.ideal += count->ideal;
    total.certain &= access->array_count == 1 && count->wavefronts > 0;
  }
  total.certain &= tally->complete;
  return total;
}
