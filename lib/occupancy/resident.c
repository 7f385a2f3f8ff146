/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "occupancy/resident.h"

#include <stdlib.h>

#include "kernels/instances.h"
#include "shim/nvvm.h"
#include "shim/query.h"

enum { THREAD_REGISTERS_MAX = 255 };

const struct target *unbank_kernel_target(const struct kernel *kernel) {
  return unbank_target(unbank_architecture(kernel->function));
}

/* Registers of a thread: as many as the source allows, or else as hold live values at least. */
static unsigned registers_of(const struct module *module, const struct kernel *kernel) {
  unsigned registers = 0;
  LLVMAttributeRef attribute = LLVMGetStringAttributeAtIndex(
      kernel->function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, "nvvm.maxnreg", 12);
  unsigned length = 0;
  if (attribute)
    registers = (unsigned)strtoul(LLVMGetStringAttributeValue(attribute, &length), NULL, 10);
  else
    unbank_nvvm_annotation(module->ir, kernel->function, "maxnreg", &registers);
  registers = registers ? registers : kernel->live;
  return registers < THREAD_REGISTERS_MAX ? registers : THREAD_REGISTERS_MAX;
}

unsigned unbank_block_warps(const struct kernel *kernel) {
  return (kernel->block.x * kernel->block.y * kernel->block.z + UNBANK_LANES - 1) / UNBANK_LANES;
}

unsigned unbank_resident_blocks(const struct module *module, const struct kernel *kernel,
                                uint64_t bytes) {
  return unbank_blocks_of(unbank_kernel_target(kernel), bytes + kernel->dynamic_bytes,
                          unbank_block_warps(kernel) * UNBANK_LANES, registers_of(module, kernel));
}

struct cost_rates unbank_kernel_rates(const struct module *module, const struct kernel *kernel) {
  const struct target *target = unbank_kernel_target(kernel);
  unsigned blocks =
      unbank_resident_blocks(module, kernel, unbank_shared_bytes(module, kernel, NULL));
  unsigned threads = unbank_block_warps(kernel) * UNBANK_LANES;
  return unbank_cost_rates(target, blocks, (blocks + 1) * threads > target->threads);
}
