/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/instructions.h"

#include <math.h>

#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

enum { UNROLLED_STEPS = 12 }; /* of arithmetic on a counter that are looked at */

/* A phi that counts the iterations of a loop of constant trips, from a constant on. */
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

/* Whether a value is a constant where such loops are unrolled; steps: that lead to it, at most. */
static bool is_folded(const struct module *module, LLVMValueRef value, unsigned steps) {
  if (LLVMIsConstant(value) || is_counter(module, value))
    return true;
  bool computes = LLVMIsABinaryOperator(value) || LLVMIsAICmpInst(value) ||
                  LLVMIsASelectInst(value) || LLVMIsACastInst(value) || LLVMIsAFreezeInst(value);
  for (int i = 0; computes && steps && i < LLVMGetNumOperands(value); i++)
    computes = is_folded(module, LLVMGetOperand(value, (unsigned)i), steps - 1);
  return computes && steps;
}

/* Whether codegen makes an instruction of it, as a rule: addresses are folded into accesses, and
 * integers widened or narrowed where they are used. */
static bool is_executed(const struct module *module, LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMPHI:
  case LLVMGetElementPtr:
  case LLVMZExt:
  case LLVMSExt:
  case LLVMTrunc:
  case LLVMBitCast:
  case LLVMAddrSpaceCast:
  case LLVMFreeze:
    return false;
  case LLVMBr:
    return LLVMIsConditional(inst) && !is_folded(module, LLVMGetCondition(inst), UNROLLED_STEPS);
  default:
    return !(callee && unbank_is_marker(callee)) && !is_folded(module, inst, UNROLLED_STEPS);
  }
}

/* Whether a product or a sum may be rounded as one with the other. */
static bool may_fuse(LLVMValueRef inst) {
  return LLVMGetFastMathFlags(inst) & LLVMFastMathAllowContract;
}

/* A product that is used for one sum alone. */
static bool is_product(LLVMValueRef value) {
  return LLVMIsABinaryOperator(value) && LLVMGetInstructionOpcode(value) == LLVMFMul &&
         !LLVMGetNextUse(LLVMGetFirstUse(value)) && may_fuse(value);
}

/* A sum that becomes one instruction with a product: with one of them, where both sides are. */
static bool takes_product(LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  return (opcode == LLVMFAdd || opcode == LLVMFSub) && may_fuse(inst) &&
         (is_product(LLVMGetOperand(inst, 0)) || is_product(LLVMGetOperand(inst, 1)));
}

static double products_in(const struct module *module, LLVMBasicBlockRef block) {
  double count = 0;
  (void)module;
  UNBANK_EACH_INSTRUCTION(inst, block)
    count += takes_product(inst);
  return count;
}

static double instructions_in(const struct module *module, LLVMBasicBlockRef block) {
  double count = 0;
  UNBANK_EACH_INSTRUCTION(inst, block)
    count += is_executed(module, inst);
  return count;
}

/* Bytes that a lane loads or stores by pointers that do not lead to shared or local memory. */
static double bytes_in(const struct module *module, LLVMBasicBlockRef block) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  double sum = 0;
  UNBANK_EACH_INSTRUCTION(inst, block) {
    bool is_store = LLVMIsAStoreInst(inst);
    uint64_t bytes = 0;
    if (!is_store && !LLVMIsALoadInst(inst))
      continue;
    LLVMValueRef pointer = LLVMGetOperand(inst, is_store);
    LLVMTypeRef type = LLVMTypeOf(is_store ? LLVMGetOperand(inst, 0) : inst);
    unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
    bool is_elsewhere = space != UNBANK_SHARED_SPACE && space != UNBANK_LOCAL_SPACE &&
                        !map_get(&module->derived, pointer, NULL);
    if (is_elsewhere && unbank_type_bytes(layout, type, &bytes))
      sum += (double)bytes;
  }
  return sum;
}

/* The arm of an access that is parted (find/mixed.h), and the blocks before and behind it: the code
 * that the access stood in. */
enum { AROUND = 3 };

static size_t blocks_around(LLVMBasicBlockRef arm, LLVMBasicBlockRef blocks[AROUND]) {
  blocks[0] = arm;
  blocks[1] = unbank_block_before(arm);
  blocks[2] = LLVMGetSuccessor(LLVMGetBasicBlockTerminator(arm), 0);
  return AROUND;
}

/* A sum over the blocks of code in which shared memory is accessed, each as often as warps execute
 * it. Accesses come in the order of the code: those of a block, one after the other. `own`: what
 * accesses themselves are not counted as. */
static double sum_blocks(const struct evaluator *evaluator, size_t kernel,
                         double (*of_block)(const struct module *, LLVMBasicBlockRef), double own) {
  const struct module *module = evaluator->module;
  const struct trace *trace = evaluator->traces[kernel];
  const uint32_t *ids = module->kernels.items[kernel].accesses.items;
  struct arena arena = {0};
  struct map seen = map_new(&arena);
  double sum = 0;
  for (size_t i = 0, next; i < trace->count; i = next) {
    const struct access *access = &module->accesses.items[ids[i]];
    double most = 0, accesses = 0;
    for (next = i; next < trace->count && module->accesses.items[ids[next]].block == access->block;
         next++) {
      const struct trace_access *traced = &trace->accesses[next];
      double executions = unbank_trips(traced, UNBANK_LOOP_TRIPS) * traced->weight;
      most = traced->reached && isfinite(executions) ? fmax(most, executions) : most;
      accesses += next == i || module->accesses.items[ids[next]].inst !=
                                   module->accesses.items[ids[next - 1]].inst;
    }
    if (!most)
      continue;
    LLVMBasicBlockRef blocks[AROUND] = {access->block};
    const size_t count = access->is_parted ? blocks_around(access->block, blocks) : 1;
    for (size_t b = 0; b < count; b++)
      if (!map_get(&seen, blocks[b], NULL)) {
        map_put(&seen, blocks[b], 1);
        sum += most * of_block(module, blocks[b]);
      }
    sum -= most * own * accesses;
  }
  arena_free(&arena);
  return sum;
}

struct block_work unbank_work_besides(const struct evaluator *evaluator, size_t kernel) {
  return (struct block_work){.instructions = sum_blocks(evaluator, kernel, instructions_in, 1),
                             .products = sum_blocks(evaluator, kernel, products_in, 0)};
}

double unbank_global_bytes(const struct evaluator *evaluator, size_t kernel) {
  return UNBANK_LANES * sum_blocks(evaluator, kernel, bytes_in, 0);
}
