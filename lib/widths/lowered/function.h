/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The PTX of a batch, function by function: its blocks in the order of execution, each access in
 * them as items, then what readings say of these. */
#ifndef UNBANK_WIDTHS_LOWERED_FUNCTION_H
#define UNBANK_WIDTHS_LOWERED_FUNCTION_H

#include "widths/lowered/lowered_internal.h"

/* Reads the PTX of a batch; `function` is one that was asked for. */
void unbank_take_ptx(struct lowering *lowering, LLVMValueRef function);

#endif
