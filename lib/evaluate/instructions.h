/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instructions that a kernel's warps execute beside those that access its shared memory: of the
 * blocks of its code in which it is accessed, for only of these is known how often they are
 * executed. What is computed of constants and of the counters of loops with constant trips is not
 * counted: ptxas unrolls these, and it becomes part of an address. */
#ifndef UNBANK_EVALUATE_INSTRUCTIONS_H
#define UNBANK_EVALUATE_INSTRUCTIONS_H

#include "evaluate/evaluate.h"

/* Of all warps of a block of kernel number k: no wavefronts and no accesses. */
struct block_work unbank_work_besides(const struct evaluator *evaluator, size_t kernel);

/* Bytes that loads and stores of other than shared memory move in the same blocks of code, all
 * lanes together: what a block of threads takes from global memory, or a part of it. */
double unbank_global_bytes(const struct evaluator *evaluator, size_t kernel);

#endif
