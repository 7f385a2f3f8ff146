/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instructions that a kernel's warps execute beside those that access its shared memory: of the
 * blocks of its code in which it is accessed, for only of these is known how often they are
 * executed; and bytes of other memory. What is computed of constants and of the counters of loops
 * with constant trips is not counted: ptxas unrolls these, and it becomes part of an address. */
#ifndef UNBANK_EVALUATE_INSTRUCTIONS_H
#define UNBANK_EVALUATE_INSTRUCTIONS_H

#include "evaluate/evaluate.h"

/* Of all warps of a block of kernel number k: no wavefronts and no accesses. */
struct block_work unbank_work_besides(const struct evaluator *evaluator, size_t kernel);

/* Bytes that loads, stores and copies of other than shared memory move in the kernel itself, and in
 * the blocks of what it calls in which shared memory is accessed, all lanes together. Code without
 * accesses is taken to be executed as often as the code that leads to it: branches are taken, and
 * loops have their constant trips, or `trips` where they have none and access no shared memory. */
double unbank_global_bytes(const struct evaluator *evaluator, size_t kernel, double trips);

#endif
