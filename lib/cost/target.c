/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "cost/target.h"

#include <llvm-c/Target.h>

#include <stdlib.h>
#include <string.h>

#include "kernels/instances.h"
#include "shim/nvvm.h"
#include "shim/query.h"
#include "shim/shim.h"

enum { KIB = 1024, LANES = 32, THREAD_REGISTERS_MAX = 255 };

/* By ascending architecture; the last row that is not newer serves. Where a chip was not at hand
 * the costs are those of sm_90: all of them issue four instructions and move one wavefront in a
 * cycle.
 *
 * instruction  1/4 at most, where the SM does nothing but issue (bench/calibrate); nothing, where
 *              the shared-memory pipe binds. Between the two lies what a bitonic sort shows on an
 *              H200: 2,560 wavefronts fewer of 6,144 with 2 instructions an access run 1.48 times
 *              as fast, with 6 not at all: 1/8
 * access       an issue slot, a register more, and its address: 1
 * block        a kernel that lost one of five resident blocks ran 5 % longer, a quarter of the
 *              share; twice that is asked, since how much latency others must hide is not known */
static const struct target targets[] = {
    {50, 64 * KIB, 0, 256, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {70, 96 * KIB, 0, 256, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {75, 64 * KIB, 0, 256, 1024, 16, 65536, 0.125, 1.0, 0.5},
    {80, 164 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {86, 100 * KIB, KIB, 128, 1536, 16, 65536, 0.125, 1.0, 0.5},
    {87, 164 * KIB, KIB, 128, 1536, 16, 65536, 0.125, 1.0, 0.5},
    {89, 100 * KIB, KIB, 128, 1536, 24, 65536, 0.125, 1.0, 0.5},
    {90, 228 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {100, 228 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {120, 100 * KIB, KIB, 128, 1536, 24, 65536, 0.125, 1.0, 0.5},
};
enum { TARGETS = sizeof targets / sizeof *targets };

const struct target *unbank_target(const struct kernel *kernel) {
  unsigned architecture = unbank_architecture(kernel->function);
  size_t row = 0;
  while (row + 1 < TARGETS && targets[row + 1].architecture <= architecture)
    row++;
  return &targets[row];
}

static unsigned smaller(unsigned a, unsigned b) { return a < b ? a : b; }

static unsigned words_of(const struct module *module, LLVMValueRef value) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  uint64_t bytes;
  LLVMTypeRef type = LLVMTypeOf(value);
  return unbank_type_bytes(layout, type, &bytes)
             ? (unsigned)(LLVMSizeOfTypeInBits(layout, type) / 32)
             : 0;
}

unsigned unbank_carried_registers(const struct module *module, LLVMValueRef function) {
  unsigned most = 0;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block)) {
    unsigned carried = 0;
    LLVMValueRef inst = LLVMGetFirstInstruction(block);
    for (; inst && LLVMIsAPHINode(inst); inst = LLVMGetNextInstruction(inst))
      carried += words_of(module, inst);
    if (carried > most && unbank_loop_header(module->shim, block) == block)
      most = carried;
  }
  return most;
}

/* Registers of a thread that the kernel takes: as many as it is bounded to, if it is, else those
 * that are known. */
static unsigned registers_of(const struct module *module, const struct kernel *kernel) {
  unsigned registers = 0;
  LLVMAttributeRef attribute = LLVMGetStringAttributeAtIndex(
      kernel->function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, "nvvm.maxnreg", 12);
  unsigned length = 0;
  if (attribute)
    registers = (unsigned)strtoul(LLVMGetStringAttributeValue(attribute, &length), NULL, 10);
  else
    unbank_nvvm_annotation(module->ir, kernel->function, "maxnreg", &registers);
  registers = registers ? registers : kernel->carried;
  return smaller(registers, THREAD_REGISTERS_MAX);
}

static unsigned whole_warps(const struct kernel *kernel) {
  unsigned threads = kernel->block.x * kernel->block.y * kernel->block.z;
  return (threads + LANES - 1) / LANES * LANES;
}

unsigned unbank_resident_blocks(const struct module *module, const struct kernel *kernel,
                                uint64_t bytes) {
  const struct target *target = unbank_target(kernel);
  unsigned threads = whole_warps(kernel);
  uint64_t given = (bytes + target->block_unit - 1) / target->block_unit * target->block_unit;
  unsigned blocks = smaller(target->blocks, target->threads / threads);
  unsigned registers = registers_of(module, kernel);
  if (given + target->block_reserve)
    blocks = smaller(blocks, (unsigned)(target->shared / (given + target->block_reserve)));
  if (registers)
    blocks = smaller(blocks, target->registers / (registers * threads));
  return blocks ? blocks : 1;
}

bool unbank_fills_threads(const struct module *module, const struct kernel *kernel) {
  uint64_t bytes = unbank_shared_bytes(module, kernel, NULL);
  unsigned threads = whole_warps(kernel);
  unsigned more = unbank_resident_blocks(module, kernel, bytes) + 1;
  return more * threads > unbank_target(kernel)->threads;
}
