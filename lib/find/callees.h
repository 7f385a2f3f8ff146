/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arguments that hold addresses. A device function that is not inlined may be passed an address in
 * an array. Its accesses are followed if all its callers pass addresses in one array: a parameter
 * is then to its calls what a phi is to its incoming edges.
 *
 *     offset of a parameter = address - array, for whatever address is passed
 *     a parameter that is the same constant at all calls is that constant
 *
 * Callers usually disagree: two kernels have two arrays, or one kernel fills two arrays with the
 * same function. So a function is copied for each kernel, and for each combination of arrays that
 * is passed in it, and these calls lead to the copy; other callers keep the original. A copy has
 * the same instructions, so what is known of the copy is true of the function. If no array of a
 * copy gets another layout, its calls are led back (find/copies.h).
 *
 * What is not followed pins the array, as any call does that is not seen: functions that other
 * modules may replace, recursive functions, arguments that are copied for the callee (`byval`),
 * arrays that share a pointer, and calls through a pointer. */
#ifndef UNBANK_FIND_CALLEES_H
#define UNBANK_FIND_CALLEES_H

#include "model/model.h"

/* Notes a call that is passed the address of an array and is not followed, for
 * unbank_follow_noted_calls. */
void unbank_note_call(struct module *module, LLVMValueRef call);

/* Follows the noted calls, as far as that is possible. True if some are followed now, so that the
 * arrays must be found again. */
bool unbank_follow_noted_calls(struct module *module);

/* Whether a function's body is what its calls run, whatever other modules contain, and it is not
 * recursive, and neither kernel nor variadic. */
bool unbank_may_enter(const struct module *module, LLVMValueRef function);

/* Whether a call leads to a function that is followed. */
bool unbank_is_followed(const struct module *module, LLVMValueRef call);

/* The function that one is a copy of, or NULL. */
LLVMValueRef unbank_original_of(const struct module *module, LLVMValueRef function);

/* The value that is passed to a parameter, given a use of its function; NULL if the use is not a
 * call of the function as it is declared. */
LLVMValueRef unbank_passed(LLVMUseRef use, LLVMValueRef parameter);

/* The first use of the followed function to which a parameter belongs; NULL for any other value. */
LLVMUseRef unbank_first_call(const struct module *module, LLVMValueRef parameter);

/* Runs the statement that follows for each value that calls of a followed function pass to a
 * parameter. */
#define UNBANK_EACH_PASSED(value, module, parameter)                                               \
  for (LLVMUseRef unbank_use = unbank_first_call(module, parameter); unbank_use;                   \
       unbank_use = LLVMGetNextUse(unbank_use))                                                    \
    for (LLVMValueRef value = unbank_passed(unbank_use, parameter); value; value = NULL)

/* The constant that all calls pass to a parameter, or NULL. */
LLVMValueRef unbank_constant_passed(const struct module *module, LLVMValueRef parameter);

/* Whether a pointer leads nowhere, because it is null or undef: no access goes through it. */
bool unbank_leads_nowhere(const struct module *module, LLVMValueRef pointer);

/* Pins arrays whose addresses are passed to followed functions that not all calls pass the same
 * array. To be called once everything that leads to arrays is known. */
void unbank_check_callees(struct module *module);

#endif
