/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/instructions.h"

#include <math.h>
#include <string.h>

#include "occupancy/resident.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

enum { UNROLLED_STEPS = 12 }; /* of arithmetic on a counter that are followed */

/* Whether a value is a phi that counts the iterations of a loop of constant trips from a constant.
 */
static bool is_counter(const struct module *module, LLVMValueRef value) {
  int64_t step;
  LLVMBasicBlockRef header = LLVMIsAPHINode(value) ? LLVMGetInstructionParent(value) : NULL;
  if (!header || unbank_loop_header(module->shim, header) != header ||
      !unbank_loop_constant_trips(module->shim, header) ||
      !unbank_scev_constant_step(module->shim, value, &step))
    return false;
  for (unsigned i = 0; i < LLVMCountIncoming(value); i++)
    if (!unbank_loop_contains(module->shim, header, LLVMGetIncomingBlock(value, i)) &&
        !LLVMIsConstant(LLVMGetIncomingValue(value, i)))
      return false;
  return true;
}

/* Whether a value is a constant once such loops are unrolled; follows at most `steps`
 * operations. */
static bool is_folded(const struct module *module, LLVMValueRef value, unsigned steps) {
  if (LLVMIsConstant(value) || is_counter(module, value))
    return true;
  bool computes = LLVMIsABinaryOperator(value) || LLVMIsAICmpInst(value) ||
                  LLVMIsASelectInst(value) || LLVMIsACastInst(value) || LLVMIsAFreezeInst(value);
  for (int i = 0; computes && steps && i < LLVMGetNumOperands(value); i++)
    computes = is_folded(module, LLVMGetOperand(value, (unsigned)i), steps - 1);
  return computes && steps;
}

/* Figures of one instruction, to be summed by sum_over_blocks(). */

/* 1 if codegen usually makes an instruction of it: addresses are folded into accesses, and
 * extensions and truncations into their users. */
static double executed_instructions(const struct module *module, LLVMValueRef inst) {
  static const LLVMOpcode folded[] = {LLVMPHI,           LLVMGetElementPtr, LLVMZExt,
                                      LLVMSExt,          LLVMTrunc,         LLVMBitCast,
                                      LLVMAddrSpaceCast, LLVMFreeze,        0};
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  if (unbank_has_opcode(inst, folded) || (callee && unbank_is_marker(callee)))
    return false;
  if (LLVMGetInstructionOpcode(inst) != LLVMBr)
    return !is_folded(module, inst, UNROLLED_STEPS);
  return LLVMIsConditional(inst) && !is_folded(module, LLVMGetCondition(inst), UNROLLED_STEPS);
}

/* Whether a product or a sum may be fused with the other. */
static bool may_fuse(LLVMValueRef inst) {
  return LLVMGetFastMathFlags(inst) & LLVMFastMathAllowContract;
}

/* Whether a value is a product that may be fused with its only user. */
static bool is_product(LLVMValueRef value) {
  return LLVMIsABinaryOperator(value) && LLVMGetInstructionOpcode(value) == LLVMFMul &&
         !LLVMGetNextUse(LLVMGetFirstUse(value)) && may_fuse(value);
}

/* 1 for a sum that is fused with a product; if both operands are products, with one of them. */
static double fused_products(const struct module *module, LLVMValueRef inst) {
  (void)module;
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  return (opcode == LLVMFAdd || opcode == LLVMFSub) && may_fuse(inst) &&
         (is_product(LLVMGetOperand(inst, 0)) || is_product(LLVMGetOperand(inst, 1)));
}

/* 1 if ptxas makes an instruction of the special function unit of it, by itself or in a sequence.
 */
static double special_functions(const struct module *module, LLVMValueRef inst) {
  static const char *const functions[] = {".sin.",   ".cos.",  ".ex2.", ".lg2.",
                                          ".exp2.",  ".log2.", ".rcp.", ".sqrt.",
                                          ".rsqrt.", ".tanh.", ".div."};
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  (void)module;
  if (!callee || !LLVMIsAFunction(callee) || !LLVMGetIntrinsicID(callee))
    return LLVMGetInstructionOpcode(inst) == LLVMFDiv;
  size_t length;
  const char *name = LLVMGetValueName2(callee, &length);
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (strstr(name, functions[i]))
      return true;
  return false;
}

/* Whether a pointer certainly leads to neither shared nor local memory. */
static bool leads_elsewhere(const struct module *module, LLVMValueRef pointer) {
  unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  return space != UNBANK_SHARED_SPACE && space != UNBANK_LOCAL_SPACE &&
         !map_get(&module->derived, pointer, NULL);
}

/* Bytes per lane that an instruction moves to or from such memory. */
static double moved_bytes(const struct module *module, LLVMValueRef inst) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  const bool is_store = LLVMIsAStoreInst(inst);
  uint64_t bytes = 0;
  if (is_store || LLVMIsALoadInst(inst)) {
    LLVMTypeRef type = LLVMTypeOf(is_store ? LLVMGetOperand(inst, 0) : inst);
    if (leads_elsewhere(module, LLVMGetOperand(inst, is_store)))
      unbank_type_bytes(layout, type, &bytes);
  } else if (LLVMIsAMemCpyInst(inst) && LLVMIsAConstantInt(LLVMGetOperand(inst, 2))) {
    bytes = LLVMConstIntGetZExtValue(LLVMGetOperand(inst, 2)) *
            (uint64_t)(leads_elsewhere(module, LLVMGetOperand(inst, 0)) +
                       leads_elsewhere(module, LLVMGetOperand(inst, 1)));
  }
  return (double)bytes;
}

enum { AROUND = 3 };

/* Lists the arm of a parted access (find/mixed.h), and the blocks before and after it, which are
 * made from the block that the access was in. */
static size_t blocks_around(LLVMBasicBlockRef arm, LLVMBasicBlockRef blocks[AROUND]) {
  blocks[0] = arm;
  blocks[1] = unbank_block_before(arm);
  blocks[2] = LLVMGetSuccessor(LLVMGetBasicBlockTerminator(arm), 0);
  return AROUND;
}

/* A block of code, and how often the warps of a block of threads execute it. */
struct counted {
  LLVMBasicBlockRef block;
  double executions;
};

struct counts {
  const struct evaluator *evaluator;
  struct arena *arena;
  struct map numbers;  /* of the blocks in the list */
  struct map accessed; /* headers of loops that access shared memory */
  double trips;        /* of other loops of unknown length */
  LIST_OF(struct counted) list;
};

/* Adds a block to the list. Does nothing if the block is counted already. */
static void count_block(struct counts *it, LLVMBasicBlockRef block, double executions) {
  if (map_add(&it->numbers, block, (uint32_t)it->list.count))
    *ARENA_PUSH(it->arena, &it->list) = (struct counted){block, executions};
}

/* Counts the blocks that access shared memory. Accesses are in the order of the code, so those of a
 * block are adjacent. Returns the number of executions of accesses. */
static double count_accessed(struct counts *it, size_t kernel) {
  const struct module *module = it->evaluator->module;
  const struct trace *trace = it->evaluator->traces[kernel];
  const uint32_t *ids = module->kernels.items[kernel].accesses.items;
  double all = 0;
  for (size_t i = 0, next; i < trace->count; i = next) {
    const struct access *access = &module->accesses.items[ids[i]];
    double most = 0, accesses = 0;
    for (next = i; next < trace->count && module->accesses.items[ids[next]].block == access->block;
         next++) {
      const struct trace_access *traced = &trace->accesses[next];
      double executions = unbank_executions(traced, it->evaluator->trips);
      most = traced->reached && isfinite(executions) ? fmax(most, executions) : most;
      accesses += next == i || module->accesses.items[ids[next]].inst !=
                                   module->accesses.items[ids[next - 1]].inst;
    }
    if (!most)
      continue;
    LLVMBasicBlockRef blocks[AROUND] = {access->block};
    const size_t count = access->is_parted ? blocks_around(access->block, blocks) : 1;
    for (size_t b = 0; b < count; b++)
      count_block(it, blocks[b], most);
    all += most * accesses;
  }
  return all;
}

/* The sum of a figure over all executions of all instructions of the counted blocks. */
static double sum_over_blocks(const struct counts *it,
                              double (*figure)(const struct module *, LLVMValueRef inst)) {
  double sum = 0;
  for (size_t i = 0; i < it->list.count; i++) {
    double once = 0;
    UNBANK_EACH_INSTRUCTION(inst, it->list.items[i].block)
      once += figure(it->evaluator->module, inst);
    sum += it->list.items[i].executions * once;
  }
  return sum;
}

struct block_work unbank_work_besides(const struct evaluator *evaluator, size_t kernel) {
  struct arena arena = {0};
  struct counts counts = {.evaluator = evaluator, .arena = &arena, .numbers = map_new(&arena)};
  const double accesses = count_accessed(&counts, kernel);
  const struct block_work out = {.instructions =
                                     sum_over_blocks(&counts, executed_instructions) - accesses,
                                 .products = sum_over_blocks(&counts, fused_products),
                                 .special = sum_over_blocks(&counts, special_functions)};
  arena_free(&arena);
  return out;
}

/* Code without accesses, of which no trace says how often it is executed. */

/* Notes the loops around the blocks that are counted already. */
static void note_accessed(struct counts *it) {
  struct unbank_shim *shim = it->evaluator->module->shim;
  for (size_t i = 0; i < it->list.count; i++)
    for (LLVMBasicBlockRef header = unbank_loop_header(shim, it->list.items[i].block);
         header && map_add(&it->accessed, header, 1);)
      header = unbank_loop_parent(shim, header);
}

static double trips_of(const struct counts *it, LLVMBasicBlockRef header) {
  uint64_t trips = unbank_loop_constant_trips(it->evaluator->module->shim, header);
  return trips                                  ? (double)trips
         : map_get(&it->accessed, header, NULL) ? it->evaluator->trips
                                                : it->trips;
}

/* How often a successor of a block is executed; 0 if it is the header that begins the next
 * iteration of a loop. */
static double executions_behind(const struct counts *it, const struct counted *from,
                                LLVMBasicBlockRef block) {
  const struct module *module = it->evaluator->module;
  double executions = from->executions;
  LLVMBasicBlockRef header = unbank_loop_header(module->shim, from->block);
  for (; header && !unbank_loop_contains(module->shim, header, block);
       header = unbank_loop_parent(module->shim, header))
    executions /= trips_of(it, header);
  const bool is_header = unbank_loop_header(module->shim, block) == block;
  if (is_header && unbank_loop_contains(module->shim, block, from->block))
    return 0;
  return is_header ? executions * trips_of(it, block) : executions;
}

/* Counts all blocks that are reached from those in the list. */
static void count_behind(struct counts *it) {
  for (size_t i = 0; i < it->list.count; i++) {
    const struct counted from = it->list.items[i];
    LLVMValueRef end = LLVMGetBasicBlockTerminator(from.block);
    for (unsigned s = 0; s < LLVMGetNumSuccessors(end); s++) {
      LLVMBasicBlockRef block = LLVMGetSuccessor(end, s);
      const double executions = executions_behind(it, &from, block);
      if (executions > 0)
        count_block(it, block, executions);
    }
  }
}

double unbank_global_bytes(const struct evaluator *evaluator, size_t kernel, double trips) {
  const struct kernel *of = &evaluator->module->kernels.items[kernel];
  struct arena arena = {0};
  struct counts counts = {.evaluator = evaluator,
                          .arena = &arena,
                          .numbers = map_new(&arena),
                          .accessed = map_new(&arena),
                          .trips = trips};
  count_accessed(&counts, kernel);
  note_accessed(&counts);
  count_block(&counts, LLVMGetEntryBasicBlock(of->function), unbank_block_warps(of));
  count_behind(&counts);
  const double bytes = UNBANK_LANES * sum_over_blocks(&counts, moved_bytes);
  arena_free(&arena);
  return bytes;
}
