/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/choose.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "address/align.h"
#include "address/tile.h"
#include "choose/reasons.h"
#include "choose/tell.h"
#include "evaluate/evaluate.h"
#include "evaluate/ideal.h"
#include "evaluate/other_cases.h"
#include "evaluate/unmoved.h"
#include "find/joined.h"
#include "kernels/instances.h"
#include "kernels/launches.h"
#include "kernels/named.h"
#include "occupancy/occupancy.h"
#include "occupancy/registers.h"
#include "occupancy/resident.h"
#include "report/text.h"
#include "search/rows.h"
#include "search/search.h"
#include "shim/source.h"
#include "support/integers.h"

/* Decisions. */

/* `reason`: NULL for the code's own sentence. */
static void decide(struct instance *instance, enum unbank_code code, const char *reason) {
  unbank_set_code(instance, code);
  instance->reason = reason ? reason : unbank_code_row(code)->sentence;
}

/* Refuses an instance. `sentence`: NULL for the code's own. `culprit`: the instruction behind the
 * refusal, whose place in the source is added; NULL if it is not known. */
static void refuse(struct module *module, struct instance *instance, enum unbank_code code,
                   const char *sentence, LLVMValueRef culprit) {
  sentence = sentence ? sentence : unbank_code_row(code)->sentence;
  decide(instance, code, unbank_with_location(module->arena, sentence, culprit));
}

/* Refusals that count only if the array would get a layout. */

/* The widest access of an instance, or of those that cannot be split; at least `atom`. */
static uint32_t widest(const struct module *module, const struct instance *instance,
                       bool indivisible, uint32_t atom) {
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    uint32_t own = access->tile ? (uint32_t)UNBANK_TILE_ATOM : access->bytes;
    if (!(indivisible && access->is_divisible) && own > atom)
      atom = own;
  }
  return atom;
}

/* Why an access cannot be rewritten. */
struct refusal {
  const struct access *access; /* NULL: it can be */
  enum unbank_code code;
  const char *sentence; /* or NULL: the code's own */
};

/* Whether an access is certain to address bytes outside its array. */
static bool is_out_of_bounds(const struct module *module, const struct access *access,
                             const struct offset *offset) {
  const struct array *array = &module->arrays.items[access->array];
  const struct member *member = unbank_member_of(array, offset->root);
  uint64_t reach = member && !array->is_dynamic ? member->bytes : array->reach;
  return !offset->term_count && LLVMIsAGlobalVariable(offset->root) &&
         (offset->constant < 0 || (uint64_t)offset->constant + access->bytes > reach);
}

/* Why an access cannot be rewritten for layouts that keep groups of `atom` bytes whole. `moves`:
 * they move bytes, not only align the array. unbank_tiles_fit() has further conditions for
 * tiles. */
static struct refusal refusal_of(const struct module *module, const struct access *access,
                                 uint32_t atom, bool moves) {
  struct offset offset;
  bool is_followed = unbank_offset(module, access, &offset);
  if (offset.constant >= INT32_MAX || offset.constant <= -INT32_MAX)
    return (struct refusal){access, UNBANK_CODE_WRAPS, NULL};
  if (!is_followed || !unbank_pointer_phi_fits(module, offset.root))
    return (struct refusal){access, UNBANK_CODE_UNSUPPORTED_ACCESS, NULL};
  const char *of_tile = access->tile && moves ? unbank_tile_refusal(module, access) : NULL;
  if (of_tile)
    return (struct refusal){access, UNBANK_CODE_UNSUPPORTED_ACCESS, of_tile};
  if (is_out_of_bounds(module, access, &offset))
    return (struct refusal){access, UNBANK_CODE_OUT_OF_BOUNDS, NULL};
  if (!access->tile && !unbank_part_in_atom(module, access, &offset, atom))
    return (struct refusal){access, UNBANK_CODE_STRADDLES_ATOM, NULL};
  return (struct refusal){0};
}

/* The refusal of the first access of an instance that cannot be rewritten. */
static struct refusal first_refusal(const struct module *module, const struct instance *instance,
                                    uint32_t atom, bool moves) {
  struct refusal out = {0};
  for (size_t i = 0; i < instance->access_count && !out.access; i++)
    out = refusal_of(module, &module->accesses.items[instance->accesses[i]], atom, moves);
  return out;
}

/* Whether all accesses of an instance can be rewritten; refuses the instance if one cannot. */
static bool can_rewrite_all(struct module *module, struct instance *instance, uint32_t atom) {
  struct refusal why = first_refusal(module, instance, atom, true);
  if (why.access)
    refuse(module, instance, why.code, why.sentence, why.access->inst);
  return !why.access;
}

static void keep_identity(struct instance *instance, enum unbank_code code, const char *reason) {
  instance->layout = unbank_identity;
  decide(instance, code, reason);
}

static void withdraw_if_others_overflow(const struct module *module, struct instance *instance) {
  const char *lack = unbank_crowds_others(module, instance);
  if (lack)
    keep_identity(instance, UNBANK_CODE_STATIC_LIMIT, lack);
}

static void force_layout(const struct evaluator *evaluator, struct instance *instance,
                         const struct unbank_layout *layout) {
  struct module *module = evaluator->module;
  const char *lack;
  if (unbank_layout_is_identity(layout)) {
    decide(instance, UNBANK_CODE_SWITCHED_OFF, "identity was asked for by option");
  } else if (!unbank_suits(&module->arrays.items[instance->array], layout)) {
    decide(
        instance, UNBANK_CODE_DYNAMIC_SIZE,
        "the layout that was asked for by option is none for dynamic memory, whose size the launch "
        "chooses: ask for an xor or lin that flips bits below 7 and reads bits above all those");
  } else if ((lack = unbank_lacks_argument(evaluator, instance, layout))) {
    decide(instance, UNBANK_CODE_SWITCHED_OFF, lack);
  } else if (!can_rewrite_all(module, instance, unbank_layout_atom(layout))) {
    return; /* it has said why */
  } else if (!unbank_tiles_fit(module, instance, layout)) {
    decide(
        instance, UNBANK_CODE_UNSUPPORTED_ACCESS,
        "the layout that was asked for by option is none for a wmma: ask for a pad of whole rows, "
        "by a multiple of 16 bytes");
  } else if (!unbank_occupancy(module, instance, layout).fits) {
    decide(instance, UNBANK_CODE_STATIC_LIMIT, instance->confined);
  } else {
    instance->layout = *layout;
    decide(instance, UNBANK_CODE_CHANGED, "the layout was asked for by option");
    withdraw_if_others_overflow(module, instance);
  }
}

/* Whether it is best to move no bytes, and only align the array to 16 bytes and rewrite its
 * accesses accordingly. Neighbours, and the halves that codegen makes of copies, then become one
 * wide access, which ptxas would otherwise not know to be aligned. *cycles: those of the array if
 * it is; set if the answer is yes. */
static bool alignment_pays(struct search *search, const struct candidate_layout *best,
                           double *cycles) {
  struct evaluator *evaluator = search->evaluator;
  struct instance aligned = *search->instance;
  search->cannot_align = false;
  if (search->capped || !unbank_search_is_worth_it(search))
    return false;
  aligned.code = UNBANK_CODE_ALIGNED;
  struct layout_cost cost = unbank_evaluate(evaluator, &aligned, &unbank_identity);
  *cycles = unbank_search_before(search) - unbank_search_gain(search, &cost);
  if (!unbank_search_pays(search, *cycles) ||
      (best && !unbank_search_ties(*cycles, unbank_search_cycles(search, best))))
    return false;
  bool fits = unbank_occupancy(evaluator->module, search->instance, &unbank_identity).fits;
  search->cannot_align = !fits;
  return fits;
}

/* Whether arrays behind the instance, which its layout displaces, lose what the instance gains. It
 * need not be possible to choose its size so that none is displaced: kernels may place arrays
 * differently, and an instance that is only aligned keeps its size. */
static bool displacement_costs(const struct search *search) {
  const struct module *module = search->evaluator->module;
  const struct instance *instance = search->instance;
  struct instance kept = *instance;
  if (!unbank_instance_changes(instance) ||
      !unbank_displaced(module, instance, unbank_instance_bytes(module, instance)))
    return false;
  struct block_work after = unbank_kernel_total(search->evaluator, instance);
  kept.layout = unbank_identity, kept.code = UNBANK_CODE_NO_GAIN;
  struct block_work before = unbank_kernel_total(search->evaluator, &kept);
  return unbank_cycles(&search->rates, &before) - unbank_cycles(&search->rates, &after) <=
         unbank_search_threshold(search);
}

/* Whether a kernel is known to be launched with the block shape that it was traced for, and the
 * trace did not have to assume that some guard holds. */
static bool is_certain(const struct kernel *kernel, const struct trace *trace) {
  return (kernel->block_source == UNBANK_BLOCK_REQNTID ||
          kernel->block_source == UNBANK_BLOCK_OPTION ||
          kernel->block_source == UNBANK_BLOCK_ANNOTATION ||
          kernel->block_source == UNBANK_BLOCK_LAUNCH) &&
         !trace->assumes;
}

/* Refuses the instance if threads are certain to access bytes outside the array, and returns
 * whether it did. Such a program works only while the arrays stay where they are. */
static bool refuse_if_threads_leave(const struct search *search) {
  struct module *module = search->evaluator->module;
  struct instance *instance = search->instance;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct trace *trace = search->evaluator->traces[kernel->id];
    size_t count;
    const uint32_t *accesses = unbank_accesses_in(module, instance, kernel, &count);
    for (size_t i = 0; is_certain(kernel, trace) && i < count; i++) {
      const struct access *access = &module->accesses.items[accesses[i]];
      const struct trace_access *traced = unbank_traced(trace, access->id);
      const struct trace_bytes bytes = unbank_certain_bytes(traced, access->bytes);
      if (!traced->array_bytes || (bytes.first >= 0 && bytes.end <= traced->array_bytes))
        continue;
      refuse(module, instance, UNBANK_CODE_OUT_OF_BOUNDS,
             arena_printf(module->arena,
                          "threads of a block of %s access its bytes %lld to %lld, and it has %u",
                          unbank_text_shape(module->arena, kernel->block), (long long)bytes.first,
                          (long long)bytes.end - 1, traced->array_bytes),
             access->inst);
      return true;
    }
  }
  return false;
}

static void decide_layout(struct search *search) {
  struct instance *instance = search->instance;
  const struct candidate_layout *best = unbank_search_best(search);
  double cycles;
  if (alignment_pays(search, best, &cycles)) {
    const char *text = unbank_pad_advice(search, cycles);
    decide(
        instance, UNBANK_CODE_ALIGNED,
        arena_printf(search->evaluator->module->arena, "%s%s%s",
                     "aligned to 16 bytes and accessed accordingly, so that neighbours are moved "
                     "together",
                     text ? "; " : "", text ? text : ""));
  } else if (best && !refuse_if_threads_leave(search)) {
    instance->layout = best->layout;
    decide(instance, UNBANK_CODE_CHANGED, unbank_why_changed(search));
  } else if (!best) {
    const struct reason reason = unbank_why_identity(search);
    decide(instance, reason.code, reason.text);
  }
  if (displacement_costs(search))
    keep_identity(
        instance, UNBANK_CODE_NO_GAIN,
        "what it gains, arrays behind it lose that would no longer be aligned to 16 bytes");
  withdraw_if_others_overflow(search->evaluator->module, instance);
  unbank_tell_choice(search);
}

/* Whether an earlier run has given this dynamic memory a layout. It has no global that could be
 * marked, so the kernel is. */
static bool is_laid_out(const struct module *module, const struct instance *instance) {
  if (!module->arrays.items[instance->array].is_dynamic)
    return false;
  UNBANK_EACH_KERNEL(kernel, module, instance)
    if (kernel->laid_out)
      return true;
  return false;
}

/* Decides instances that need no search: forced, switched off, tiny, pinned, or laid out earlier.
 * Returns whether it did. */
static bool decide_early(const struct evaluator *evaluator, struct instance *instance) {
  struct module *module = evaluator->module;
  struct array *array = &module->arrays.items[instance->array];
  const struct unbank_layout *forced = unbank_forced_layout(module, array);
  if (array->earlier)
    decide(instance, UNBANK_CODE_REWRITTEN,
           arena_printf(module->arena, "an earlier run of the pass gave it the layout %s",
                        array->earlier->text));
  else if (is_laid_out(module, instance))
    decide(instance, UNBANK_CODE_REWRITTEN, NULL);
  else if (unbank_is_left_out(module, array) || unbank_is_off(module, array))
    decide(instance, UNBANK_CODE_SWITCHED_OFF, NULL);
  else if (array->bytes && array->bytes <= UNBANK_BANK_ROW)
    decide(instance, UNBANK_CODE_TINY, NULL);
  else if (instance->pin)
    refuse(module, instance, instance->pin->code, instance->pin->reason, instance->pin->culprit);
  else if (forced)
    force_layout(evaluator, instance, forced);
  else
    return false;
  return true;
}

/* The search of one instance. */
struct proposal {
  struct search search;
  double per_byte; /* cycles that its best choice gains for each byte it adds */
};

static int more_per_byte_first(const void *a, const void *b) {
  const struct proposal *x = a, *y = b;
  if (x->per_byte != y->per_byte)
    return x->per_byte < y->per_byte ? 1 : -1;
  return compare_numbers(x->search.instance->id, y->search.instance->id);
}

/* Searches a layout for an instance. False if the instance is refused before a search. */
static bool make_proposal(struct evaluator *evaluator, struct instance *instance,
                          struct proposal *out) {
  struct module *module = evaluator->module;
  uint32_t atom = widest(module, instance, false, UNBANK_BANK_BYTES);
  uint32_t cut = widest(module, instance, true, atom > UNBANK_BANK_BYTES ? UNBANK_BANK_BYTES : 1);
  *out = (struct proposal){.search = unbank_search_new(evaluator, instance, atom)};
  if (!unbank_search_is_worth_it(&out->search) || out->search.capped)
    return true;
  if (!can_rewrite_all(module, instance, atom)) {
    out->search.only_aligns = !first_refusal(module, instance, atom, false).access;
    return out->search.only_aligns;
  }
  while (cut < atom && first_refusal(module, instance, cut, true).access)
    cut *= 2;
  unbank_search_fill(&out->search, cut);
  const struct candidate_layout *best = unbank_search_best(&out->search);
  if (best) {
    double added =
        (double)best->bytes -
        (double)unbank_bytes_under(&module->arrays.items[instance->array], &unbank_identity);
    out->per_byte = unbank_search_gain(&out->search, &best->cost) / fmax(added, 1);
  }
  return true;
}

/* This thread's CPU time, in microseconds; 0 without a hook for it. It decides nothing. */
static double cpu_time(const struct module *module) {
  struct timespec time = {0};
  if (module->options->on_search)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

/* The instances that are not decided yet. */
struct open {
  struct instance **instances;
  size_t count;
  struct proposal *proposals; /* for those not refused before a search */
  size_t proposal_count;
  double *spent; /* CPU time by instance id, in microseconds */
};

/* Searches all open instances, and then decides those that gain most for their bytes first, since
 * the memory of a kernel may not suffice for all. */
static void choose_open(struct evaluator *evaluator, struct open *open) {
  const struct module *module = evaluator->module;
  open->proposal_count = 0;
  for (size_t i = 0; i < open->count; i++) {
    double before = cpu_time(module);
    open->proposal_count +=
        make_proposal(evaluator, open->instances[i], &open->proposals[open->proposal_count]);
    open->spent[open->instances[i]->id] += cpu_time(module) - before;
  }
  if (open->proposal_count)
    qsort(open->proposals, open->proposal_count, sizeof *open->proposals, more_per_byte_first);
  for (size_t i = 0; i < open->proposal_count; i++) {
    double before = cpu_time(module);
    decide_layout(&open->proposals[i].search);
    open->spent[open->proposals[i].search.instance->id] += cpu_time(module) - before;
  }
}

/* Reopens instances that were kept for lack of gain, if their kernels have become cheaper since
 * their search. */
static void reconsider(struct evaluator *evaluator, struct open *open) {
  open->count = 0;
  for (size_t i = 0; i < open->proposal_count; i++) {
    const struct search *search = &open->proposals[i].search;
    if (search->instance->code == UNBANK_CODE_NO_GAIN &&
        unbank_kernel_total(evaluator, search->instance).wavefronts < search->total.wavefronts)
      open->instances[open->count++] = search->instance;
  }
}

/* The array's global; if dynamic memory has several, the one that its first access names. */
static LLVMValueRef global_of(const struct module *module, const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  for (size_t i = 0; array->is_dynamic && array->globals.count > 1 && i < instance->access_count;
       i++) {
    struct offset offset;
    unbank_offset(module, &module->accesses.items[instance->accesses[i]], &offset);
    if (LLVMIsAGlobalVariable(offset.root))
      return offset.root;
  }
  return array->global;
}

/* Lists the instances, and what the choice needs to know of them and of the kernels. */
static void prepare(struct module *module) {
  unbank_list_instances(module);
  for (size_t i = 0; i < module->instances.count; i++)
    module->instances.items[i].global = global_of(module, &module->instances.items[i]);
  for (size_t k = 0; k < module->kernels.count; k++)
    module->kernels.items[k].live =
        unbank_live_registers(module, module->kernels.items[k].function);
}

static void tell_time(const struct module *module, const double *spent) {
  for (size_t i = 0; module->options->on_search && i < module->instances.count; i++)
    module->options->on_search(module->arrays.items[module->instances.items[i].array].name,
                               spent[i]);
}

void unbank_choose(struct module *module, struct trace *const *traces) {
  prepare(module);
  struct evaluator evaluator = unbank_new_evaluator(module, traces);
  size_t count = module->instances.count + 1;
  struct open open = {.instances = ARENA_ARRAY(module->arena, struct instance *, count),
                      .proposals = ARENA_ARRAY(module->arena, struct proposal, count),
                      .spent = ARENA_ARRAY(module->arena, double, count)};
  const struct unbank_block_work *before = unbank_work_before(&evaluator);
  for (size_t i = 0; i < module->instances.count; i++)
    if (!decide_early(&evaluator, &module->instances.items[i]))
      open.instances[open.count++] = &module->instances.items[i];
  choose_open(&evaluator, &open);
  reconsider(&evaluator, &open);
  choose_open(&evaluator, &open);
  unbank_settle_bytes(module);
  for (size_t i = 0; i < module->instances.count; i++)
    module->instances.items[i].stays_whole =
        unbank_stays_whole(&evaluator, &module->instances.items[i]);
  unbank_tell_work(&evaluator, before);
  unbank_tell_executions(&evaluator);
  tell_time(module, open.spent);
}
