/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/covered.h"

#include "bank/bank.h"
#include "shim/query.h"
#include "shim/shim.h"

/* Whether ptxas may change the width of an access. It may halve a volatile 32-bit load (live.h). */
static bool may_change_width(const struct access *access) {
  return unbank_is_load_or_store(access->op) &&
         (!access->is_volatile || (access->op == UNBANK_OP_LD && access->bytes == 4));
}

/* What is known of a function with such an access. */
enum { WITHOUT_SIZES, TOO_LARGE, UNCHECKED, COVERED };

/* The limits for one block. LLVM's vectorizer compares all pairs of accesses, and instruction
 * selection looks through all instructions after each: 100,000 take a minute. */
enum { BLOCK_ACCESSES_MAX = 4096, BLOCK_INSTRUCTIONS_MAX = 25000 };

static bool has_long_block(LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function) {
    size_t count = 0;
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (count++ == BLOCK_INSTRUCTIONS_MAX)
        return true;
  }
  return false;
}

/* The limit for chains of sums, each of which adds to the one before. LLVM's strength reduction
 * compares the sums of a chain in pairs: 1,000 take six seconds. The first SUMS_FREE
 * steps of all chains are free, and so are SUMS_EACH for each instruction. */
enum { SUMS_FREE = 50000, SUMS_EACH = 32 };

/* How many sums lead to a value, one after the other. Loaded numbers are not compared. */
static uint32_t sums_behind(const struct map *depths, LLVMValueRef sum) {
  static const LLVMOpcode new[] = {LLVMLoad, LLVMCall, LLVMAtomicRMW, 0};
  uint32_t most = 0, one;
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(sum); i++) {
    LLVMValueRef operand = LLVMGetOperand(sum, i);
    if (unbank_opcode(sum) == LLVMAdd && unbank_has_opcode(operand, new))
      return 0;
    if (map_get(depths, operand, &one) && one > most)
      most = one;
  }
  return most;
}

/* The same for sums of one base, of which all pairs are compared: 2,000 take five seconds. */
enum { PAIRS_MAX = 2000000 };

/* How many earlier sums add a number that is not constant to the same base. */
static uint32_t sums_beside(struct map *counts, LLVMValueRef sum) {
  uint32_t count = 0;
  LLVMValueRef base = LLVMGetOperand(sum, 0);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(sum); i++) {
    if (LLVMIsAConstantInt(LLVMGetOperand(sum, i)))
      continue;
    map_get(counts, base, &count);
    map_put(counts, base, count + 1);
    break;
  }
  return count;
}

static bool has_long_chains(LLVMValueRef function) {
  static const LLVMOpcode sums[] = {LLVMAdd, LLVMSub, LLVMGetElementPtr, 0};
  struct arena scratch = {0};
  struct map depths = map_new(&scratch), counts = map_new(&scratch);
  uint64_t steps = 0, pairs = 0, instructions = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      instructions++;
      if (!unbank_has_opcode(inst, sums))
        continue;
      const uint32_t behind = sums_behind(&depths, inst);
      map_put(&depths, inst, behind + 1);
      steps += behind;
      pairs += LLVMIsAGetElementPtrInst(inst) ? sums_beside(&counts, inst) : 0;
    }
  arena_free(&scratch);
  return steps > SUMS_FREE + SUMS_EACH * instructions || pairs > PAIRS_MAX;
}

/* Whether all types of a function have a known size. Otherwise codegen would abort. */
static bool has_sizes(const struct module *module, LLVMValueRef function) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  uint64_t bytes;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMTypeRef type = LLVMTypeOf(inst);
      if (LLVMIsAGetElementPtrInst(inst))
        type = LLVMGetGEPSourceElementType(inst);
      else if (LLVMIsAStoreInst(inst))
        type = LLVMTypeOf(LLVMGetOperand(inst, 0));
      if (LLVMTypeIsSized(type) && !unbank_type_bytes(layout, type, &bytes))
        return false;
    }
  return true;
}

/* Whether a function goes through codegen. */
static bool is_covered(const struct module *module, struct map *wanted, LLVMValueRef function) {
  uint32_t state;
  if (!map_get(wanted, function, &state))
    return false;
  if (state == UNCHECKED)
    map_put(wanted, function, state = has_sizes(module, function) ? COVERED : WITHOUT_SIZES);
  return state == COVERED;
}

/* Leaves out functions with a block or chains that are too large. The accesses of a block follow
 * one another.
 */
static void leave_out_large(const struct module *module, struct map *wanted, struct lowered *out) {
  const struct access *all = module->accesses.items;
  LLVMValueRef before = NULL;
  uint32_t state;
  for (size_t i = 0, first = 0; i < module->accesses.count; i++) {
    LLVMValueRef function = all[i].function;
    first = all[i].block == all[first].block ? first : i;
    if (map_get(wanted, function, NULL) &&
        (i - first == BLOCK_ACCESSES_MAX ||
         (function != before && (has_long_block(function) || has_long_chains(function)))))
      map_put(wanted, function, TOO_LARGE);
    before = function;
  }
  for (size_t i = 0; i < module->accesses.count; i++)
    out->unread[all[i].array] |= map_get(wanted, all[i].function, &state) && state == TOO_LARGE;
}

void unbank_find_covered(const struct module *module, const bool *kernels, struct lowered *out) {
  struct map wanted = map_new(module->arena);
  const struct access *all = module->accesses.items;
  for (size_t i = 0; i < module->accesses.count; i++)
    if (may_change_width(&all[i]))
      map_put(&wanted, all[i].function, UNCHECKED);
  leave_out_large(module, &wanted, out);
  for (size_t i = 0; i < module->accesses.count; i++)
    out->covered[i] = !kernels && is_covered(module, &wanted, all[i].function);
  for (size_t k = 0; kernels && k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    for (size_t i = 0; kernels[k] && i < kernel->accesses.count; i++) {
      uint32_t id = kernel->accesses.items[i];
      out->covered[id] = is_covered(module, &wanted, all[id].function);
    }
  }
}
