/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/instructions.h"

#include <math.h>

#include "shim/query.h"

/* Whether codegen makes an instruction of it, as a rule. */
static bool is_executed(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  return !LLVMIsAPHINode(inst) && !(callee && unbank_is_marker(callee));
}

static double instructions_in(LLVMBasicBlockRef block) {
  double count = 0;
  for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
       inst = LLVMGetNextInstruction(inst))
    count += is_executed(inst);
  return count;
}

/* Accesses come in the order of the code: those of a block, one after the other. */
double unbank_instructions(const struct evaluator *evaluator, size_t kernel) {
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
      sum += most * instructions_in(access->block);
  }
  return sum;
}
