/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The alignment that ptxas proves of an address: low bits that are zero, by a recursion over the
 * code as codegen leaves it. As seen in cubins (ptxas 13), for operands with a and b zero bits:
 *
 *     x + y, x | y, x ^ y, select, phi     the fewer of a and b
 *     x - c, c - x, c a constant           likewise; x - y: none
 *     x * y                                a + b
 *     x << c                               a + c;  x >> c: none
 *     x & y                                the more of a and b
 *     x mod c, unsigned                    the fewer;  signed, or by a variable: none
 *     extensions, truncations, casts       a
 *     a variable of shared memory          its place's, which the caller knows
 *     anything else                        none
 *
 * No sum is taken apart: base + 4 * tid + 4 * tid has two. Only constants added last of all are,
 * and those below an induction variable: (x + 8) + i, i = 0, 256, .. is (x + i) + 8. Where i has
 * become a part of the pointer, that is so if ptxas unrolls all of the loop, as it does with some
 * of at most 64 iterations: not certain. A phi in a loop gets the largest numbers that satisfy all
 * of this. */
#ifndef UNBANK_IR_PROOF_H
#define UNBANK_IR_PROOF_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <stdbool.h>
#include <stdint.h>

#include "support/map.h"

struct proof {
  LLVMModuleRef module;
  LLVMTargetDataRef layout;
  struct arena *arena;
  struct map index; /* value -> index in values */
  struct {
    struct proof_value {
      LLVMValueRef value;
      unsigned zeros;
    } *items;
    size_t count, room;
  } values; /* operands after their users */
};

/* pointer = base + constant, and `zeros` low bits of `base` - `inner` are zero. */
struct proved {
  LLVMValueRef base;
  int64_t constant;
  int64_t inner; /* constants that instruction selection and ptxas take out of the base, too */
  unsigned zeros;
  bool certain;
};

struct proof unbank_proof(LLVMModuleRef module, struct arena *arena);

/* By how many bytes a pointer grows from one iteration of its block's loop to the next; 0: not
 * known. */
int64_t unbank_proved_step(struct proof *proof, LLVMValueRef pointer);

struct proved unbank_proved(struct proof *proof, LLVMValueRef pointer);

#endif
