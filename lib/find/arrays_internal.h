/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared by the walk over the module (arrays.c), globals.c, and the reader of inline PTX. */
#ifndef UNBANK_FIND_ARRAYS_INTERNAL_H
#define UNBANK_FIND_ARRAYS_INTERNAL_H

#include "find/arrays.h"

/* Adds the array of a shared global, with its size and alignment, and pins it if its declaration
 * requires that. All names of dynamic memory are one array. */
struct array *unbank_add_array(struct module *module, LLVMValueRef global);

/* Appends an access through an operand of `inst` that leads to an array. */
struct access *unbank_add_access(struct module *module, LLVMValueRef inst, LLVMValueRef pointer,
                                 uint32_t array);

/* Pins every array that leads to an operand of `inst`, except operand `except`. `reason`: a
 * sentence, or NULL for the code's own. */
void unbank_pin_operands(struct module *module, LLVMValueRef inst, enum unbank_code code,
                         int except, const char *reason);

#endif
