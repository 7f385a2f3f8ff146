/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A floor under a kernel's time beside the shared-memory pipe. An SM issues four instructions of
 * warps in the cycle in which it moves one wavefront; a product of tiles of 8x8 a thread has 64
 * fused multiply-adds for 12 wavefronts, 16 cycles, so that what is saved below 16 wavefronts is
 * not gained. What it may cost is: with a swizzle of such a kernel (SGEMM, 121 registers) ptxas
 * took 130, and one block less was resident. */
#ifndef UNBANK_CHOOSE_ARITHMETIC_H
#define UNBANK_CHOOSE_ARITHMETIC_H

#include "choose/cost.h"

/* Floating-point instructions of all warps of a block of kernel number k, in the unit of
 * wavefronts: cycles of an SM that does nothing else. At most what it takes: counted are the basic
 * blocks with shared accesses, as often as those are executed. */
double unbank_arithmetic(const struct evaluator *evaluator, size_t kernel);

#endif
