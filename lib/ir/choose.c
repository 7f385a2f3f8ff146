/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/choose.h"

#include <llvm-c/DebugInfo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ir/candidates.h"
#include "ir/cost.h"
#include "ir/plan.h"
#include "ir/shapes.h"
#include "ir/units.h"
#include "shim/shim.h"

/* What the choice costs and what it must gain; measured on an H200 (sm_90). */
enum {
  STATIC_BYTES_MAX = 48 * 1024, /* ptxas refuses more */
  SM_BYTES = 228 * 1024,        /* shared memory of an SM */
  BLOCK_RESERVE = 1024,         /* taken by each resident block besides its own */
  SM_THREADS = 2048,
  SM_BLOCKS = 32,
  SEARCH_WORK_MAX = 80000, /* applications of the bank rule for one array: about 4 ms */
  MEASURED_WORK = 16,      /* times as many where a profile was given */
};
static const double least_gain = 0.05; /* of the kernel's wavefronts: less is noise */
static const double margin_for_block =
    0.10; /* gain asked of a layout that costs a resident block */
static const double added_instruction =
    0.25; /* wavefronts that one added instruction of a warp is worth: its issue slot */
static const double added_access =
    1.0;                         /* likewise, a wide access that falls apart, for each part more */
static const double harm = 0.01; /* to another plausible shape: less is noise */
static const double tie = 1e-3;  /* relative: fewer bytes go before fewer wavefronts */
static const double same = 1e-9;

static bool is_better(const struct verdict *a, const struct verdict *b) {
  double tolerance = same + b->wavefronts * tie;
  if (fabs(a->wavefronts - b->wavefronts) > tolerance)
    return a->wavefronts < b->wavefronts;
  if (a->layout.permutation != b->layout.permutation)
    return a->layout.permutation < b->layout.permutation;
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
/* Decisions. */

static void decide(struct unit *unit, enum unbank_code code, const char *reason) {
  unit->code = code;
  unit->reason = reason ? reason : unbank_code_row(code)->sentence;
}

/* Refuses with the code's sentence and, where it is known, the place of the instruction behind it.
 */
static void refuse(struct module *module, struct unit *unit, enum unbank_code code,
                   LLVMValueRef culprit) {
  const char *sentence = unbank_code_row(code)->sentence;
  unsigned length = 0, line = 0;
  const char *file = NULL;
  if (culprit && LLVMIsAInstruction(culprit) && LLVMInstructionGetDebugLoc(culprit)) {
    file = LLVMGetDebugLocFilename(culprit, &length);
    line = LLVMGetDebugLocLine(culprit);
  }
  bool known = file && length && line;
  decide(unit, code,
         known ? arena_printf(module->arena, "%s (%.*s:%u)", sentence, (int)length, file, line)
               : sentence);
}

/* Refusals that only matter once a layout is wanted. */

/* The widest access of a unit: what one lane moves at once must stay together. */
static uint32_t widest(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  uint32_t atom = UNBANK_BANK_BYTES;
  for (size_t i = 0; i < array->accesses.count; i++) {
    const struct access *access = &module->accesses.items[array->accesses.items[i]];
    if (unbank_unit_has(module, unit, access) && access->bytes > atom)
      atom = access->bytes;
  }
  return atom;
}

/* Whether an access can be rewritten when groups of `atom` bytes stay whole; if not, the code. */
static bool can_rewrite(const struct module *module, const struct access *access, uint32_t atom,
                        enum unbank_code *code) {
  const struct array *array = &module->arrays.items[access->array];
  struct offset offset;
  *code = UNBANK_CODE_UNSUPPORTED_ACCESS;
  if (!unbank_offset(module, access, &offset) || !unbank_web_fits(module, offset.root))
    return false;
  *code = UNBANK_CODE_WRAPS;
  if (offset.constant >= INT32_MAX || offset.constant <= -INT32_MAX)
    return false;
  *code = UNBANK_CODE_OUT_OF_BOUNDS;
  if (!offset.term_count && LLVMIsAGlobalVariable(offset.root) &&
      (offset.constant < 0 || (uint64_t)offset.constant + access->bytes > array->bytes))
    return false;
  *code = UNBANK_CODE_STRADDLES_ATOM;
  return unbank_stays_in_atom(module, &offset, access->bytes, atom);
}

/* Whether all accesses of a unit can; decides against it at the first that cannot. */
static bool can_rewrite_all(struct module *module, struct unit *unit, uint32_t atom) {
  const struct array *array = &module->arrays.items[unit->array];
  for (size_t i = 0; i < array->accesses.count; i++) {
    const struct access *access = &module->accesses.items[array->accesses.items[i]];
    enum unbank_code code;
    if (!unbank_unit_has(module, unit, access) || can_rewrite(module, access, atom, &code))
      continue;
    refuse(module, unit, code, access->inst);
    return false;
  }
  return true;
}

/* The search. */

struct search {
  struct judge *judge;
  struct unit *unit;
  struct verdict before; /* identity */
  double ideal;          /* wavefronts at best */
  uint64_t work_before;  /* what the judge had done when the search began */
  double kernel_total;   /* of all arrays of the kernels, under identity */
  bool all_known;        /* the score of every access */
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
  struct judge *judge = search->judge;
  judge->limit = (search->found ? search->best : search->before).wavefronts * (1 + tie) + same;
  struct verdict verdict = unbank_judge(judge, search->unit, layout, UNBANK_ARRAY_ALIGN);
  judge->limit = INFINITY;
  if (verdict.wavefronts >= search->before.wavefronts - same ||
      (search->found && !is_better(&verdict, &search->best)))
    return;
  verdict.added = unbank_added_instructions(judge, search->unit, layout);
  bool loses_block;
  if (!pays(search, &verdict, false) || (search->found && !is_better(&verdict, &search->best)))
    return;
  if (!has_room(judge->module, search->unit, verdict.bytes, &loses_block)) {
    search->blocked_by_limit = true;
    return;
  }
  if (loses_block && !pays(search, &verdict, true))
    return;
  if (unbank_harms_other_shape(judge, search->unit, layout, harm)) {
    search->blocked_by_shape = true;
    return;
  }
  search->best = verdict;
  search->found = true;
}

/* The search ends when it has cost too much; what was found by then stands. */
static bool is_over(const struct search *search) {
  const struct judge *judge = search->judge;
  uint64_t times = judge->module->options->profile_count ? MEASURED_WORK : 1;
  return judge->work - search->work_before > times * SEARCH_WORK_MAX;
}

static bool is_perfect(const struct search *search) {
  return search->found && search->best.wavefronts <= search->ideal + same;
}

static void search_layouts(struct search *search, uint32_t atom) {
  struct module *module = search->judge->module;
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

static void describe_change(struct module *module, struct unit *unit, unsigned degree) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&unit->layout, text);
  const char *conflict =
      degree > 1 ? arena_printf(module->arena, "%u-way conflicts", degree) : "conflicts";
  if (unit->layout.permutation == UNBANK_PERMUTE_NONE)
    unit->reason = arena_printf(module->arena, "%s; rows of %u bytes padded by %u", conflict,
                                unit->layout.pads[0].row, unit->layout.pads[0].pad);
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
  if (unbank_layout_is_identity(layout)) {
    decide(unit, UNBANK_CODE_SWITCHED_OFF, "identity was asked for by option");
    return;
  }
  if (!can_rewrite_all(module, unit, unbank_layout_atom(layout)))
    return;
  uint64_t bytes = unbank_layout_size(layout, (uint32_t)array->bytes);
  bool loses_block;
  if (!has_room(module, unit, bytes, &loses_block)) {
    decide(unit, UNBANK_CODE_STATIC_LIMIT, NULL);
    return;
  }
  unit->layout = *layout;
  decide(unit, UNBANK_CODE_CHANGED, "the layout was asked for by option");
}

/* The layout stays, but with an alignment that its place in shared memory does not give it,
 * neighbours become one wide access. Only an array of this module's own: elsewhere another module's
 * definition, less aligned, may take its place. */
static bool alignment_pays(struct search *search) {
  struct judge *judge = search->judge;
  const struct array *array = &judge->module->arrays.items[search->unit->array];
  const struct unbank_layout identity = {0};
  if (LLVMGetLinkage(array->global) != LLVMInternalLinkage ||
      unbank_align_under(judge, search->unit, &identity) >= UNBANK_ARRAY_ALIGN)
    return false;
  struct verdict raised = unbank_judge(judge, search->unit, &identity, UNBANK_ARRAY_ALIGN);
  bool loses_block;
  return has_room(judge->module, search->unit, array->bytes, &loses_block) &&
         pays(search, &raised, loses_block) &&
         (!search->found || raised.wavefronts <= search->best.wavefronts);
}

static void decide_layout(struct search *search, unsigned degree) {
  struct unit *unit = search->unit;
  if (alignment_pays(search)) {
    decide(unit, UNBANK_CODE_ALIGNED, "aligned to 16 bytes, so that neighbours are read together");
  } else if (search->found) {
    unit->layout = search->best.layout;
    describe_change(search->judge->module, unit, degree);
  } else if (search->before.wavefronts <= search->ideal * (1 + same) + same) {
    decide(unit, UNBANK_CODE_CLEAN,
           search->all_known ? NULL : "no access whose score is known has an avoidable conflict");
  } else if (search->blocked_by_shape) {
    decide(unit, UNBANK_CODE_HARMS_OTHER_SHAPE, NULL);
  } else {
    decide(unit, search->blocked_by_limit ? UNBANK_CODE_STATIC_LIMIT : UNBANK_CODE_NO_GAIN, NULL);
  }
}

static void choose_layout(struct judge *judge, struct unit *unit) {
  struct module *module = judge->module;
  const struct unbank_layout identity = {0};
  unsigned degree;
  struct search search = {.judge = judge, .unit = unit, .work_before = judge->work};
  search.ideal = unbank_ideal(judge, unit, &degree, &search.all_known);
  search.before = unbank_judge(judge, unit, &identity, unbank_align_under(judge, unit, &identity));
  search.kernel_total = unbank_kernel_total(judge, unit);
  if (search.before.wavefronts > search.ideal * (1 + same) + same) {
    uint32_t atom = widest(module, unit);
    if (!can_rewrite_all(module, unit, atom))
      return;
    search_layouts(&search, atom);
  }
  decide_layout(&search, degree);
}

static void choose_unit(struct judge *judge, struct unit *unit) {
  struct module *module = judge->module;
  struct array *array = &module->arrays.items[unit->array];
  char *demangled = unbank_demangle(array->name);
  char *plain = unbank_plain_name(demangled);
  const struct unbank_layout *forced = forced_layout(module, unit, plain);
  if (is_switched_off(module, array, plain))
    decide(unit, UNBANK_CODE_SWITCHED_OFF, NULL);
  else if (array->bytes && array->bytes <= UNBANK_BANK_ROW)
    decide(unit, UNBANK_CODE_TINY, NULL);
  else if (array->pinned)
    refuse(module, unit, array->code, array->culprit);
  else if (forced)
    force_layout(module, unit, forced);
  else
    choose_layout(judge, unit);
  free(plain);
  free(demangled);
}

void unbank_choose(struct module *module, struct trace *const *traces) {
  struct judge judge = unbank_new_judge(module, traces);
  unbank_list_units(module);
  for (size_t i = 0; i < module->units.count; i++)
    choose_unit(&judge, &module->units.items[i]);
}
