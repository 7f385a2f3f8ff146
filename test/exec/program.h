/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of a program that see LLVM: program.c leads, the others help it. */
#ifndef UNBANK_TEST_PROGRAM_H
#define UNBANK_TEST_PROGRAM_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>

#include "simt.h"

enum { SHARED_SPACE = 3 };

/* Control flow of one function: the successors of block b are
 * successors[first[b]] .. successors[first[b + 1] - 1]. */
struct flow {
  uint32_t count; /* blocks */
  uint32_t *first, *successors;
};

/* For each block its immediate post-dominator, or flow->count where paths meet only at the
 * function's end. */
uint32_t *immediate_postdominators(const struct flow *flow, struct arena *arena);

/* Numbers all sites and blocks of the module, and inserts a hook before each. */
void instrument_module(struct program *program, LLVMModuleRef module, LLVMValueRef kernel);

#endif
