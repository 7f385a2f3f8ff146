/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why arrays may not change. What one kernel does with an array that several kernels use pins it
 * there: each launch has shared memory of its own, so the others may use a clone. */
#ifndef UNBANK_FIND_PINS_H
#define UNBANK_FIND_PINS_H

#include "model/model.h"

/* Pins an array by its id: where the function of the instruction `culprit` runs; everywhere if
 * that is no instruction, or NULL. */
void unbank_pin(struct module *module, uint32_t array, enum unbank_code code, LLVMValueRef culprit);

/* The same for a reason. */
void unbank_pin_for(struct module *module, uint32_t array, enum unbank_code code,
                    LLVMValueRef culprit, const char *reason);

/* The same in kernels that run a function, NULL: everywhere, for a reason in the arena, NULL: the
 * code's own. */
void unbank_pin_in(struct module *module, uint32_t array, LLVMValueRef function,
                   enum unbank_code code, LLVMValueRef culprit, const char *reason);

/* The first pin that concerns a kernel, NULL: any kernel; or NULL. */
const struct pin *unbank_pin_of(const struct array *array, const struct kernel *kernel);

/* The first by which the address goes where accesses through it are not listed, or NULL. */
const struct pin *unbank_escape_of(const struct array *array, const struct kernel *kernel);

/* Whether every kernel that may get an array of its own is concerned by a pin. */
bool unbank_is_pinned(const struct module *module, const struct array *array);

#endif
