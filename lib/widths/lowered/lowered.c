/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The steps: covered.h picks the functions, batches.h takes them through codegen and reads the PTX,
 * whose accesses become items in the order of execution, and the items get an index by array. */
#include "widths/lowered/lowered.h"

#include "bank/bank.h"
#include "shim/shim.h"
#include "widths/lowered/batches.h"
#include "widths/lowered/covered.h"
#include "widths/lowered/members.h"

const char unbank_strict_cause[] = "a volatile or atomic load that is read in part";

struct strict_load unbank_strict_load(const struct access *access) {
  bool is_dead = access->op == UNBANK_OP_LD && !access->stays &&
                 !LLVMIsAMemIntrinsic(access->inst) && !LLVMGetFirstUse(access->inst);
  return (struct strict_load){.why_open = access->may_be_narrowed ? unbank_strict_cause : NULL,
                              .why_fewer = is_dead ? "a load that nothing reads" : NULL};
}

enum codegen_outcome unbank_codegen_outcome(const struct lowered *lowered,
                                            const struct access *access) {
  bool plain = unbank_is_load_or_store(access->op);
  if (!lowered->covered[access->id] || !plain || access->is_assembly)
    return CODEGEN_KEEPS;
  bool known = !lowered->has_strays[access->id] && !LLVMIsAMemIntrinsic(access->inst);
  return known ? CODEGEN_DROPS : CODEGEN_UNKNOWN;
}

/* Sorts the items by array, keeping their order within each. */
static void order_by_array(const struct module *module, struct lowered *out) {
  size_t arrays = module->arrays.count, count = out->items.count;
  out->by_array = ARENA_ARRAY(module->arena, uint32_t, count + 1);
  out->starts = ARENA_ARRAY(module->arena, uint32_t, arrays + 2);
  for (size_t i = 0; i < count; i++)
    out->starts[out->items.items[i].array + 2]++;
  for (size_t a = 2; a < arrays + 2; a++)
    out->starts[a] += out->starts[a - 1];
  for (uint32_t i = 0; i < count; i++)
    out->by_array[out->starts[out->items.items[i].array + 1]++] = i;
}

/* The machine of the compile that runs the pass, if it is known; else that of the option. */
static struct unbank_machine_of machine_for(const struct module *module) {
  struct unbank_machine_of out = {.is_clangs = true};
  const enum unbank_level said = module->options->codegen;
  if (unbank_shim_expects_codegen(module->shim, &out.level))
    return out;
  if (said)
    out.level = (LLVMCodeGenOptLevel)(LLVMCodeGenLevelNone + (said - UNBANK_LEVEL_0));
  else
    out = (struct unbank_machine_of){.level = LLVMCodeGenLevelAggressive};
  return out;
}

/* Marks the accesses of functions that go through codegen. */
static void mark_covered(struct lowering *it) {
  const struct module *module = it->module;
  it->instructions = ARENA_ARRAY(module->arena, LLVMValueRef, module->accesses.count + 1);
  it->all_marked = ARENA_ARRAY(module->arena, uint32_t, module->accesses.count + 1);
  for (uint32_t i = 0; i < module->accesses.count; i++) {
    const struct access *access = &module->accesses.items[i];
    if (!it->out->covered[i] || access->copy)
      continue;
    it->instructions[it->count] = access->inst;
    it->all_marked[it->count++] = i;
  }
}

struct lowered *unbank_lower(const struct module *module, const bool *kernels, bool for_choice) {
  if (module->options->widths != UNBANK_WIDTHS_HARDWARE)
    return NULL;
  const bool has_short = unbank_has_short_pointers(module->ir);
  struct lowered *out = ARENA_NEW(module->arena, struct lowered);
  out->is_for_choice = for_choice || !has_short;
  out->covered = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  out->unread = ARENA_ARRAY(module->arena, bool, module->arrays.count + 1);
  out->has_strays = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  unbank_find_covered(module, kernels, out);
  struct lowering it = {.module = module,
                        .out = out,
                        .is_short = has_short && !for_choice,
                        .lengthens = has_short && for_choice,
                        .machine_of = machine_for(module)};
  out->level = it.machine_of.level;
  mark_covered(&it);
  if (it.count && !unbank_take_batches(&it))
    return NULL;
  unbank_drop_taken_out(module, out);
  order_by_array(module, out);
  return out;
}
