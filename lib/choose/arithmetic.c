/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/arithmetic.h"

#include <math.h>

#include "kernels/instances.h"
#include "shim/query.h"

enum { ISSUED_PER_CYCLE = 4 };

/* Whether codegen makes one instruction of a product and the sum that alone uses it. */
static bool is_fused(LLVMValueRef inst) {
  LLVMUseRef use = LLVMGetFirstUse(inst);
  if (unbank_opcode(inst) != LLVMFMul || !use || LLVMGetNextUse(use))
    return false;
  LLVMOpcode by = unbank_opcode(LLVMGetUser(use));
  return by == LLVMFAdd || by == LLVMFSub;
}

static bool is_fma(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  return callee && LLVMGetIntrinsicID(callee) == LLVMLookupIntrinsicID("llvm.fma", 8);
}

/* Instructions for one lane; two halves share one. */
static double instructions_of(LLVMValueRef inst) {
  LLVMOpcode opcode = unbank_opcode(inst);
  bool counts = opcode == LLVMFAdd || opcode == LLVMFSub || opcode == LLVMFMul || is_fma(inst);
  if (!counts || is_fused(inst))
    return 0;
  LLVMTypeRef type = LLVMTypeOf(inst);
  bool is_vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  LLVMTypeKind kind = LLVMGetTypeKind(is_vector ? LLVMGetElementType(type) : type);
  double lanes = is_vector ? LLVMGetVectorSize(type) : 1;
  return kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind ? lanes : lanes / 2;
}

static double instructions_in(LLVMBasicBlockRef block) {
  double sum = 0;
  for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
       inst = LLVMGetNextInstruction(inst))
    sum += instructions_of(inst);
  return sum;
}

/* Accesses come in the order of the code: those of a block, one after the other. */
double unbank_arithmetic(const struct evaluator *evaluator, size_t kernel) {
  const struct module *module = evaluator->module;
  const struct trace *trace = evaluator->traces[kernel];
  const uint32_t *ids = module->kernels.items[kernel].accesses.items;
  double sum = 0;
  for (size_t i = 0, next; i < trace->count; i = next) {
    const struct access *access = &module->accesses.items[ids[i]];
    double most = 0;
    for (next = i; next < trace->count && module->accesses.items[ids[next]].block == access->block;
         next++) {
      const struct trace_access *traced = &trace->accesses[next];
      double executions = unbank_trips(traced, UNBANK_LOOP_TRIPS) * traced->weight;
      most = traced->reached && isfinite(executions) ? fmax(most, executions) : most;
    }
    if (most)
      sum += most * instructions_in(access->block) / ISSUED_PER_CYCLE;
  }
  return sum;
}
