/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How many blocks of a kernel an SM holds at once, from what is known before ptxas runs: their
 * shared memory, their threads, and the registers that the source allows them or that hold
 * live values. What an SM holds is in cost/target.h. */
#ifndef UNBANK_OCCUPANCY_RESIDENT_H
#define UNBANK_OCCUPANCY_RESIDENT_H

#include "cost/cycles.h"
#include "model/model.h"

/* The target for the kernel's "target-cpu". */
const struct target *unbank_kernel_target(const struct kernel *kernel);

/* Resident blocks of the kernel, at least 1, if each has `bytes` of static shared memory besides
 * what is known of its dynamic memory. */
unsigned unbank_resident_blocks(const struct module *module, const struct kernel *kernel,
                                uint64_t bytes);

/* The kernel's rates, given its present shared memory. */
struct cost_rates unbank_kernel_rates(const struct module *module, const struct kernel *kernel);

/* Warps of a block of the kernel. */
unsigned unbank_block_warps(const struct kernel *kernel);

#endif
