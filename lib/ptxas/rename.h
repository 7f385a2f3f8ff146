/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LLVM's register allocator lets one PTX register hold unrelated values: a thread index, and then a
 * loop counter that starts with it. ptxas separates them again, and so does this file:
 *
 *     mov.u32 %r1, %tid.x;                    mov.u32 %r2, %tid.x;
 *     shl.b32 %r3, %r1, 2;                    mov.b32 %r1, %r2;
 *     loop:                         becomes   shl.b32 %r3, %r2, 2;
 *     add.s32 %r1, %r1, 128;                  loop:
 *     @%p1 bra loop;                          add.s32 %r1, %r1, 128; ...
 *
 * The separation is not complete: if a value is copied to such a shared register, ptxas proves less
 * of it in other blocks (address.h). */
#ifndef UNBANK_PTXAS_RENAME_H
#define UNBANK_PTXAS_RENAME_H

#include "ptxas/ptx.h"

/* To be called before definitions and reads are counted. Leaves a function as it is if its control
 * flow or its operands are not known. */
void unbank_ptx_rename(struct ptx_function *function, struct arena *arena);

#endif
