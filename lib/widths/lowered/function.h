/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reads the PTX of a batch, function by function: the blocks in execution order, each access in
 * them as items, and then what the readings say of these items. */
#ifndef UNBANK_WIDTHS_LOWERED_FUNCTION_H
#define UNBANK_WIDTHS_LOWERED_FUNCTION_H

#include "widths/lowered/lowered_internal.h"

/* Reads the PTX of a batch; `function` is any function of the batch. */
void unbank_take_ptx(struct lowering *lowering, LLVMValueRef function);

#endif
