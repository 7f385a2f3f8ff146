/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LLVM's register allocator lets one register of PTX hold values that have little to do with each
 * other: the thread's index, then a loop's counter that begins with it. ptxas takes them apart, and
 * so does this:
 *
 *     mov.u32 %r1, %tid.x;                    mov.u32 %r2, %tid.x;
 *     shl.b32 %r3, %r1, 2;                    mov.b32 %r1, %r2;
 *     loop:                            is     shl.b32 %r3, %r2, 2;
 *     add.s32 %r1, %r1, 128;                  loop:
 *     @%p1 bra loop;                          add.s32 %r1, %r1, 128; ...
 *
 * Not in all respects: of what a copy is made of ptxas proves less in other blocks (address.h). */
#ifndef UNBANK_PTXAS_RENAME_H
#define UNBANK_PTXAS_RENAME_H

#include "ptxas/ptx.h"

/* Before definitions and reads are counted. Leaves a function as it is where its control flow or
 * its operands are not known. */
void unbank_ptx_rename(struct ptx_function *function, struct arena *arena);

#endif
