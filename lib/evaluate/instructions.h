/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The instructions that a kernel's warps execute besides accesses to shared memory, and the bytes
 * that they move to and from other memory. Only blocks of code that access shared memory count,
 * because only for these is the number of executions known. What is computed from constants and
 * from counters of loops with constant trips is not counted: ptxas unrolls such loops, and the
 * result becomes part of an address. */
#ifndef UNBANK_EVALUATE_INSTRUCTIONS_H
#define UNBANK_EVALUATE_INSTRUCTIONS_H

#include "evaluate/evaluate.h"

/* For all warps of a block of kernel number k. Wavefronts and accesses are left 0. */
struct block_work unbank_work_besides(const struct evaluator *evaluator, size_t kernel);

/* Bytes that loads, stores and copies move to and from memory that is neither shared nor local, for
 * all lanes: in the kernel itself, and in those blocks of the functions it calls that access shared
 * memory. Code without accesses is assumed to be executed as often as the code that leads to it:
 * branches are taken, and loops run their constant number of trips, or `trips` if they have none
 * and do not access shared memory. */
double unbank_global_bytes(const struct evaluator *evaluator, size_t kernel, double trips);

#endif
