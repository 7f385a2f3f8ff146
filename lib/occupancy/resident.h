/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How many blocks of a kernel an SM holds at once, by what is known before ptxas: their shared
 * memory, their threads, and the registers that they are bounded to or carry through a loop. What
 * an SM has is in cost/target.h. */
#ifndef UNBANK_OCCUPANCY_RESIDENT_H
#define UNBANK_OCCUPANCY_RESIDENT_H

#include "cost/cycles.h"
#include "model/model.h"

/* What the kernel's architecture has, by its "target-cpu". */
const struct target *unbank_kernel_target(const struct kernel *kernel);

/* 32-bit words that a loop of the function carries from one iteration to the next, the most that
 * one does: so many registers it takes for certain. */
unsigned unbank_carried_registers(const struct module *module, LLVMValueRef function);

/* Blocks of the kernel that are resident when each has `bytes` of shared memory, besides what is
 * known of its dynamic memory. At least 1. */
unsigned unbank_resident_blocks(const struct module *module, const struct kernel *kernel,
                                uint64_t bytes);

/* What things cost the kernel as its shared memory is now. */
struct cost_rates unbank_kernel_rates(const struct module *module, const struct kernel *kernel);

/* Warps of a block of the kernel. */
unsigned unbank_block_warps(const struct kernel *kernel);

#endif
