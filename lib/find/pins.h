/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why arrays may not change. If several kernels use an array, what one of them does pins the array
 * for that kernel alone: each launch has shared memory of its own, so the others may use a
 * clone. */
#ifndef UNBANK_FIND_PINS_H
#define UNBANK_FIND_PINS_H

#include "model/model.h"

/* Pins an array, given by its id, for the kernels that run the function of the instruction
 * `culprit`; for all kernels if `culprit` is not an instruction, or NULL. */
void unbank_pin(struct module *module, uint32_t array, enum unbank_code code, LLVMValueRef culprit);

/* Pins an array for the same kernels as unbank_pin(), with a reason: a sentence in the arena, or
 * NULL for the code's own. */
void unbank_pin_for(struct module *module, uint32_t array, enum unbank_code code,
                    LLVMValueRef culprit, const char *reason);

/* Pins an array for the kernels that run `function`, or for all kernels if that is NULL, with a
 * reason as in unbank_pin_for(). */
void unbank_pin_in(struct module *module, uint32_t array, LLVMValueRef function,
                   enum unbank_code code, LLVMValueRef culprit, const char *reason);

/* The first pin that concerns a kernel, or any kernel if `kernel` is NULL; NULL if there is
 * none. */
const struct pin *unbank_pin_of(const struct array *array, const struct kernel *kernel);

/* The first pin by which there may be accesses to the array that are not listed, or NULL. */
const struct pin *unbank_escape_of(const struct array *array, const struct kernel *kernel);

/* Whether a pin concerns every kernel that could get a clone of the array. */
bool unbank_is_pinned(const struct module *module, const struct array *array);

#endif
