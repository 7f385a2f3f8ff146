/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/choose.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ir/arrays.h"
#include "ir/candidates.h"
#include "ir/plan.h"
#include "ir/shapes.h"
#include "ir/units.h"
#include "ir/widths.h"
#include "shim/shim.h"

/* What the choice costs and what it must gain; measured on an H200 (sm_90). */
enum {
  STATIC_BYTES_MAX = 48 * 1024, /* ptxas refuses more */
  SM_BYTES = 228 * 1024,        /* shared memory of an SM */
  BLOCK_RESERVE = 1024,         /* taken by each resident block besides its own */
  SM_THREADS = 2048,
  SM_BLOCKS = 32,
  SEARCH_WORK_MAX = 150000, /* applications of the bank rule for one array: about 8 ms */
};
static const double least_gain = 0.02; /* of the kernel's wavefronts: less is noise */
static const double margin_for_block =
    0.10; /* gain asked of a layout that costs a resident block */
static const double added_instruction =
    0.25; /* wavefronts that one added instruction of a warp is worth: its issue slot */
static const double added_access =
    1.0;                        /* likewise, a wide access that falls apart, for each part more */
static const double tie = 1e-3; /* relative: fewer bytes go before fewer wavefronts */
static const double same = 1e-9;

struct chooser {
  struct module *module;
  struct trace *const *traces;
  struct trace ***others; /* by kernel id: for its other plausible shapes, ends with NULL; traced
                             when first needed */
  struct width *widths;   /* by access id; scratch */
  uint64_t work;          /* applications of the bank rule */
  double limit;           /* wavefronts beyond which a sum need not be finished */
};

/* One layout of one unit, judged. */
struct verdict {
  struct unbank_layout layout;
  double wavefronts; /* of all accesses to the unit, per block */
  double accesses;   /* that the hardware executes, per block */
  double added;      /* instructions added to addresses, per block */
  uint64_t bytes;
};

/* Judging. */

/* Wavefronts of the unit in one trace, for the widths found last; *accesses (may be NULL) is
 * increased by the accesses executed. */
static double cost_in(struct chooser *chooser, const struct unit *unit, const struct trace *trace,
                      const struct unbank_layout *layout, double *accesses) {
  struct module *module = chooser->module;
  const struct array *array = &module->arrays.items[unit->array];
  double sum = 0;
  for (size_t i = 0; i < array->accesses.count && sum <= chooser->limit; i++) {
    const struct access *access = &module->accesses.items[array->accesses.items[i]];
    const struct width *width = &chooser->widths[access->id];
    if (width->lead != access->id || !unbank_unit_has(module, unit, access))
      continue;
    sum += unbank_score_cost(trace, access, layout, width->bytes, width->shift, &chooser->work);
    double weight = trace->accesses[access->id].weight;
    if (accesses && isfinite(weight))
      *accesses += weight;
  }
  return sum;
}

/* What is known of the array's address under a layout: a new array is aligned to all accesses. */
static uint32_t align_under(const struct chooser *chooser, const struct unit *unit,
                            const struct unbank_layout *layout) {
  struct module *module = chooser->module;
  const struct array *array = &module->arrays.items[unit->array];
  uint32_t align = UNBANK_ARRAY_ALIGN;
  for (size_t k = 0; layout->kind == UNBANK_LAYOUT_IDENTITY && k < module->kernels.count; k++)
    if (unbank_unit_in_kernel(module, unit, &module->kernels.items[k])) {
      uint32_t placed = unbank_placed_align(module, &module->kernels.items[k], array);
      align = placed < align ? placed : align;
    }
  return align;
}

static void find_widths(struct chooser *chooser, const struct unit *unit,
                        const struct unbank_layout *layout, uint32_t align) {
  struct module *module = chooser->module;
  const struct array *array = &module->arrays.items[unit->array];
  unbank_widths(module, array->accesses.items, array->accesses.count, layout, align,
                unbank_promise(module, unit), chooser->widths);
}

/* Instructions added to the addresses of a unit, per block, as if nothing were hoisted. */
static double added_in(struct chooser *chooser, const struct unit *unit,
                       const struct unbank_layout *layout) {
  struct module *module = chooser->module;
  const struct array *array = &module->arrays.items[unit->array];
  double sum = 0;
  for (size_t i = 0; layout->kind != UNBANK_LAYOUT_IDENTITY && i < array->accesses.count; i++) {
    const struct access *access = &module->accesses.items[array->accesses.items[i]];
    struct offset offset;
    struct plan plan;
    if (!unbank_unit_has(module, unit, access) || !unbank_offset(module, access, &offset))
      continue;
    unbank_plan(module, access->function, unbank_promise(module, unit), &offset, layout, &plan);
    for (size_t k = 0; plan.added && k < module->kernels.count; k++)
      if (unbank_unit_in_kernel(module, unit, &module->kernels.items[k])) {
        double weight = chooser->traces[k]->accesses[access->id].weight;
        sum += isfinite(weight) ? weight * plan.added : 0;
      }
  }
  return sum;
}

static struct verdict judge(struct chooser *chooser, const struct unit *unit,
                            const struct unbank_layout *layout, uint32_t align) {
  struct module *module = chooser->module;
  struct verdict verdict = {.layout = *layout};
  verdict.bytes = unbank_layout_size(layout, (uint32_t)module->arrays.items[unit->array].bytes);
  find_widths(chooser, unit, layout, align);
  for (size_t k = 0; k < module->kernels.count; k++)
    if (unbank_unit_in_kernel(module, unit, &module->kernels.items[k]))
      verdict.wavefronts += cost_in(chooser, unit, chooser->traces[k], layout, &verdict.accesses);
  return verdict;
}

/* Wavefronts that the best placement of the same words would take, and what is there beyond it for
 * certain or at most. */
static double ideal_of(struct chooser *chooser, const struct unit *unit, unsigned *worst_degree) {
  struct module *module = chooser->module;
  const struct array *array = &module->arrays.items[unit->array];
  const struct unbank_layout identity = {.kind = UNBANK_LAYOUT_IDENTITY};
  double sum = 0;
  *worst_degree = 1;
  find_widths(chooser, unit, &identity, align_under(chooser, unit, &identity));
  for (size_t k = 0; k < module->kernels.count; k++) {
    if (!unbank_unit_in_kernel(module, unit, &module->kernels.items[k]))
      continue;
    for (size_t i = 0; i < array->accesses.count; i++) {
      const struct access *access = &module->accesses.items[array->accesses.items[i]];
      const struct width *width = &chooser->widths[access->id];
      const struct trace_access *traced = &chooser->traces[k]->accesses[access->id];
      if (width->lead != access->id || !traced->reached || !unbank_unit_has(module, unit, access))
        continue;
      struct access_score score;
      unbank_score(chooser->traces[k], access, &identity, width->bytes, width->shift, module->arena,
                   &score);
      if (score.exactness == UNBANK_UNKNOWN || !isfinite(traced->weight))
        continue;
      sum += traced->weight * score.ideal;
      unsigned degree = (unsigned)(score.max / score.ideal);
      *worst_degree = degree > *worst_degree ? degree : *worst_degree;
    }
  }
  return sum;
}

static bool is_better(const struct verdict *a, const struct verdict *b) {
  double tolerance = same + b->wavefronts * tie;
  if (fabs(a->wavefronts - b->wavefronts) > tolerance)
    return a->wavefronts < b->wavefronts;
  if (a->layout.kind != b->layout.kind)
    return a->layout.kind < b->layout.kind;
  if (a->bytes != b->bytes)
    return a->bytes < b->bytes;
  return a->added < b->added - same;
}

/* Resident blocks of an SM, by what is known here: shared memory and threads. */
static unsigned resident_blocks(const struct kernel *kernel, uint64_t bytes) {
  unsigned threads = kernel->block.x * kernel->block.y * kernel->block.z;
  unsigned by_threads = SM_THREADS / ((threads + 31) / 32 * 32);
  unsigned by_bytes = (unsigned)(SM_BYTES / (bytes + BLOCK_RESERVE));
  unsigned blocks = by_threads < by_bytes ? by_threads : by_bytes;
  return blocks < SM_BLOCKS ? blocks : SM_BLOCKS;
}

/* Whether the kernels have room for the unit at that size, beside what is chosen for the others;
 * *loses_block when fewer blocks fit an SM. */
static bool has_room(const struct module *module, const struct unit *unit, uint64_t bytes,
                     bool *loses_block) {
  *loses_block = false;
  for (size_t k = 0; k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    if (!unbank_unit_in_kernel(module, unit, kernel))
      continue;
    uint64_t before = unbank_shared_bytes(module, kernel, true);
    uint64_t after = before - unbank_unit_bytes(module, unit) + (bytes + 15) / 16 * 16;
    if (after > STATIC_BYTES_MAX)
      return bytes <= module->arrays.items[unit->array].bytes;
    *loses_block |= resident_blocks(kernel, after) < resident_blocks(kernel, before);
  }
  return true;
}

/* Traces for the shapes that are as plausible as the assumed one. */
static struct trace **other_traces(struct chooser *chooser, const struct kernel *kernel) {
  struct trace ***slot = &chooser->others[kernel->id];
  if (*slot)
    return *slot;
  struct unbank_shape shapes[OTHER_SHAPES_MAX];
  size_t count = unbank_other_shapes(chooser->module, kernel, shapes);
  *slot = ARENA_ARRAY(chooser->module->arena, struct trace *, count + 1);
  for (size_t i = 0; i < count; i++)
    (*slot)[i] = unbank_trace(chooser->module, kernel, shapes[i]);
  return *slot;
}

/* With an assumed shape a layout must do no harm for the other plausible shapes either. */
static bool harms_other_shape(struct chooser *chooser, const struct unit *unit,
                              const struct unbank_layout *layout) {
  struct module *module = chooser->module;
  const struct unbank_layout identity = {.kind = UNBANK_LAYOUT_IDENTITY};
  for (size_t k = 0; k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    if (kernel->block_source != UNBANK_BLOCK_ASSUMED ||
        !unbank_unit_in_kernel(module, unit, kernel))
      continue;
    for (struct trace **trace = other_traces(chooser, kernel); *trace; trace++) {
      find_widths(chooser, unit, &identity, align_under(chooser, unit, &identity));
      double before = cost_in(chooser, unit, *trace, &identity, NULL);
      find_widths(chooser, unit, layout, UNBANK_ARRAY_ALIGN);
      if (cost_in(chooser, unit, *trace, layout, NULL) > before * (1 + least_gain) + same)
        return true;
    }
  }
  return false;
}

/* Refusals that only matter once a layout is wanted. */

static uint32_t widest(const struct module *module, const struct array *array) {
  uint32_t atom = UNBANK_BANK_BYTES;
  for (size_t i = 0; i < array->accesses.count; i++) {
    uint32_t bytes = module->accesses.items[array->accesses.items[i]].bytes;
    atom = bytes > atom ? bytes : atom;
  }
  return atom;
}

/* Pins the array where an access cannot be rewritten for atoms of that size. */
static void check_accesses(const struct module *module, struct array *array, uint32_t atom) {
  for (size_t i = 0; i < array->accesses.count; i++) {
    const struct access *access = &module->accesses.items[array->accesses.items[i]];
    struct offset offset;
    if (!unbank_offset(module, access, &offset))
      unbank_pin(array, UNBANK_CODE_UNSUPPORTED_ACCESS, access->inst);
    else if (offset.constant >= INT32_MAX || offset.constant <= -INT32_MAX)
      unbank_pin(array, UNBANK_CODE_WRAPS, access->inst);
    else if (!offset.term_count && LLVMIsAGlobalVariable(offset.root) &&
             (offset.constant < 0 || (uint64_t)offset.constant + access->bytes > array->bytes))
      unbank_pin(array, UNBANK_CODE_OUT_OF_BOUNDS, access->inst);
    else if (!unbank_stays_in_atom(module, &offset, access->bytes, atom))
      unbank_pin(array, UNBANK_CODE_STRADDLES_ATOM, access->inst);
  }
}

/* The search. */

struct search {
  struct chooser *chooser;
  struct unit *unit;
  struct verdict before; /* identity */
  double ideal;          /* wavefronts at best */
  uint64_t work_before;  /* what the chooser had done when the search began */
  double kernel_total;   /* of all arrays of the kernels, under identity */
  bool found, blocked_by_limit, blocked_by_shape;
  struct verdict best;
};

static bool pays(const struct search *search, const struct verdict *verdict, bool loses_block) {
  double parts = verdict->accesses - search->before.accesses;
  double gain = search->before.wavefronts - verdict->wavefronts -
                verdict->added * added_instruction - (parts > 0 ? parts * added_access : 0);
  return gain > search->kernel_total * (loses_block ? margin_for_block : least_gain);
}

/* Takes the layout if it beats the best so far. */
static void consider(struct search *search, const struct unbank_layout *layout) {
  struct chooser *chooser = search->chooser;
  chooser->limit = (search->found ? search->best : search->before).wavefronts * (1 + tie) + same;
  struct verdict verdict = judge(chooser, search->unit, layout, UNBANK_ARRAY_ALIGN);
  chooser->limit = INFINITY;
  if (verdict.wavefronts >= search->before.wavefronts - same ||
      (search->found && !is_better(&verdict, &search->best)))
    return;
  verdict.added = added_in(chooser, search->unit, layout);
  bool loses_block;
  if (!has_room(chooser->module, search->unit, verdict.bytes, &loses_block)) {
    search->blocked_by_limit = true;
    return;
  }
  if (!pays(search, &verdict, loses_block) ||
      (search->found && !is_better(&verdict, &search->best)))
    return;
  if (harms_other_shape(chooser, search->unit, layout)) {
    search->blocked_by_shape = true;
    return;
  }
  search->best = verdict;
  search->found = true;
}

/* The search ends when it has cost too much; what was found by then stands. */
static bool is_over(const struct search *search) {
  return search->chooser->work - search->work_before > SEARCH_WORK_MAX;
}

static bool is_perfect(const struct search *search) {
  return search->found && search->best.wavefronts <= search->ideal + same;
}

static void search_layouts(struct search *search, uint32_t atom) {
  struct module *module = search->chooser->module;
  const struct array *array = &module->arrays.items[search->unit->array];
  struct row_list rows = {0};
  unbank_list_rows(module, array, atom, &rows);
  for (size_t r = 0; r < rows.count; r++) {
    struct layout_list pads = {0};
    unbank_list_pads(module, rows.items[r], atom, &pads);
    for (size_t i = 0; i < pads.count && !is_over(search); i++) {
      consider(search, &pads.items[i]);
      if (is_perfect(search) && unbank_layout_equal(&search->best.layout, &pads.items[i]))
        break;
    }
  }
  if (is_perfect(search))
    return;
  struct layout_list swizzles = {0};
  unbank_list_swizzles(module, (uint32_t)array->bytes, atom, &swizzles);
  for (size_t i = 0; i < swizzles.count && !is_over(search); i++)
    consider(search, &swizzles.items[i]);
}

/* Decisions. */

static void decide(struct unit *unit, enum unbank_code code, const char *reason) {
  unit->code = code;
  unit->reason = reason ? reason : unbank_code_row(code)->sentence;
}

static void describe_change(struct module *module, struct unit *unit, unsigned degree) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&unit->layout, text);
  const char *conflict =
      degree > 1 ? arena_printf(module->arena, "%u-way conflicts", degree) : "conflicts";
  if (unit->layout.kind == UNBANK_LAYOUT_PAD)
    unit->reason = arena_printf(module->arena, "%s; rows of %u bytes padded by %u", conflict,
                                unit->layout.pad.row, unit->layout.pad.pad);
  else
    unit->reason = arena_printf(
        module->arena, "%s; swizzled within aligned lines, no bytes added (%s)", conflict, text);
  unit->code = UNBANK_CODE_CHANGED;
}

static const struct unbank_layout *forced_layout(const struct module *module,
                                                 const struct unit *unit, const char *plain) {
  const struct unbank_options *options = module->options;
  const struct unbank_layout *found = NULL;
  for (size_t i = 0; i < options->layout_count; i++)
    if (unbank_options_match(options->layouts[i].array, module->arrays.items[unit->array].name,
                             plain))
      found = &options->layouts[i].layout;
  return found;
}

static bool is_switched_off(const struct module *module, const struct array *array,
                            const char *plain) {
  const struct unbank_options *options = module->options;
  bool named = !options->only_count;
  for (size_t i = 0; i < options->only_count; i++)
    named |= unbank_options_match(options->only[i], array->name, plain);
  for (size_t i = 0; i < options->skip_count; i++)
    named &= !unbank_options_match(options->skip[i], array->name, plain);
  return !named || unbank_annotation(module, array->global, "unbank:off");
}

static void force_layout(struct module *module, struct unit *unit,
                         const struct unbank_layout *layout) {
  struct array *array = &module->arrays.items[unit->array];
  if (layout->kind == UNBANK_LAYOUT_IDENTITY) {
    decide(unit, UNBANK_CODE_SWITCHED_OFF, "identity was asked for by option");
    return;
  }
  check_accesses(module, array, unbank_layout_atom(layout));
  uint64_t bytes = unbank_layout_size(layout, (uint32_t)array->bytes);
  bool loses_block;
  if (array->pinned)
    decide(unit, array->code, NULL);
  else if (!has_room(module, unit, bytes, &loses_block))
    decide(unit, UNBANK_CODE_STATIC_LIMIT, NULL);
  else {
    unit->layout = *layout;
    decide(unit, UNBANK_CODE_CHANGED, "the layout was asked for by option");
  }
}

static double kernel_total(struct chooser *chooser, const struct unit *unit) {
  struct module *module = chooser->module;
  const struct unbank_layout identity = {.kind = UNBANK_LAYOUT_IDENTITY};
  double sum = 0;
  for (size_t i = 0; i < module->units.count; i++) {
    struct unit *other = &module->units.items[i];
    for (size_t k = 0; k < module->kernels.count; k++) {
      const struct kernel *kernel = &module->kernels.items[k];
      if (!unbank_unit_in_kernel(module, unit, kernel) ||
          !unbank_unit_in_kernel(module, other, kernel))
        continue;
      find_widths(chooser, other, &identity, align_under(chooser, other, &identity));
      sum += cost_in(chooser, other, chooser->traces[k], &identity, NULL);
    }
  }
  return sum;
}

/* The layout stays, but with an alignment that its place in shared memory does not give it,
 * neighbours become one wide access. Only an array of this module's own: elsewhere another module's
 * definition, less aligned, may take its place. */
static bool alignment_pays(struct search *search) {
  struct chooser *chooser = search->chooser;
  const struct array *array = &chooser->module->arrays.items[search->unit->array];
  const struct unbank_layout identity = {.kind = UNBANK_LAYOUT_IDENTITY};
  if (LLVMGetLinkage(array->global) != LLVMInternalLinkage ||
      align_under(chooser, search->unit, &identity) >= UNBANK_ARRAY_ALIGN)
    return false;
  struct verdict raised = judge(chooser, search->unit, &identity, UNBANK_ARRAY_ALIGN);
  bool loses_block;
  return has_room(chooser->module, search->unit, array->bytes, &loses_block) &&
         pays(search, &raised, loses_block) &&
         (!search->found || raised.wavefronts <= search->best.wavefronts);
}

static void decide_layout(struct search *search, unsigned degree) {
  struct unit *unit = search->unit;
  if (alignment_pays(search)) {
    decide(unit, UNBANK_CODE_ALIGNED, "aligned to 16 bytes, so that neighbours are read together");
  } else if (search->found) {
    unit->layout = search->best.layout;
    describe_change(search->chooser->module, unit, degree);
  } else if (search->before.wavefronts <= search->ideal * (1 + same) + same) {
    decide(unit, UNBANK_CODE_CLEAN, NULL);
  } else if (search->blocked_by_shape) {
    decide(unit, UNBANK_CODE_HARMS_OTHER_SHAPE, NULL);
  } else {
    decide(unit, search->blocked_by_limit ? UNBANK_CODE_STATIC_LIMIT : UNBANK_CODE_NO_GAIN, NULL);
  }
}

static void choose_layout(struct chooser *chooser, struct unit *unit) {
  struct module *module = chooser->module;
  struct array *array = &module->arrays.items[unit->array];
  const struct unbank_layout identity = {.kind = UNBANK_LAYOUT_IDENTITY};
  unsigned degree;
  struct search search = {.chooser = chooser, .unit = unit, .work_before = chooser->work};
  search.ideal = ideal_of(chooser, unit, &degree);
  search.before = judge(chooser, unit, &identity, align_under(chooser, unit, &identity));
  search.kernel_total = kernel_total(chooser, unit);
  if (search.before.wavefronts > search.ideal * (1 + same) + same) {
    uint32_t atom = widest(module, array);
    check_accesses(module, array, atom);
    if (array->pinned) {
      decide(unit, array->code, NULL);
      return;
    }
    search_layouts(&search, atom);
  }
  decide_layout(&search, degree);
}

static void choose_unit(struct chooser *chooser, struct unit *unit) {
  struct module *module = chooser->module;
  struct array *array = &module->arrays.items[unit->array];
  char *demangled = unbank_demangle(array->name);
  char *plain = unbank_plain_name(demangled);
  const struct unbank_layout *forced = forced_layout(module, unit, plain);
  if (is_switched_off(module, array, plain))
    decide(unit, UNBANK_CODE_SWITCHED_OFF, NULL);
  else if (array->bytes && array->bytes <= UNBANK_BANK_ROW)
    decide(unit, UNBANK_CODE_TINY, NULL);
  else if (array->pinned)
    decide(unit, array->code, NULL);
  else if (forced)
    force_layout(module, unit, forced);
  else
    choose_layout(chooser, unit);
  free(plain);
  free(demangled);
}

void unbank_choose(struct module *module, struct trace *const *traces) {
  struct chooser chooser = {
      .module = module,
      .traces = traces,
      .limit = INFINITY,
      .others = ARENA_ARRAY(module->arena, struct trace **, module->kernels.count + 1),
      .widths = ARENA_ARRAY(module->arena, struct width, module->accesses.count + 1)};
  unbank_list_units(module);
  for (size_t i = 0; i < module->units.count; i++)
    choose_unit(&chooser, &module->units.items[i]);
}
