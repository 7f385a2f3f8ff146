/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arguments that hold addresses. A device function that is not inlined may be given an address in
 * an array. Its accesses are followed where all its callers give it addresses in one array: then a
 * parameter is to its calls what a phi is to the edges that lead to it.
 *
 *     offset of a parameter = address - array        whatever was given
 *     a parameter that is one constant at all calls is that constant
 *
 * Callers mostly disagree: two kernels have two arrays, or one kernel fills two with the same
 * function. So a function gets a copy for each kernel, and in it for each choice of arrays that its
 * calls give it, and these calls lead to the copy; what calls it otherwise keeps it as it is. A
 * copy is the function, instruction by instruction, so what is known of the copy is true of it, and
 * where no array of a copy gets another layout the calls go back (find/copies.h).
 *
 * What is not followed pins the array, as any call does that is not seen: functions that other
 * modules may replace, or that reach themselves, arguments that are copied for the callee
 * (`byval`), arrays that meet in one pointer, calls through a pointer. */
#ifndef UNBANK_FIND_CALLEES_H
#define UNBANK_FIND_CALLEES_H

#include "model/model.h"

/* Notes a call that is given the address of an array and is not followed: unbank_follow_noted_calls
 * may follow it. */
void unbank_note_call(struct module *module, LLVMValueRef call);

/* Follows the calls that were noted, as far as that can be done. true: some are, so the arrays must
 * be found again. */
bool unbank_follow_noted_calls(struct module *module);

/* Whether a call leads to a function that is followed. */
bool unbank_is_followed(const struct module *module, LLVMValueRef call);

/* The function that one is a copy of, or NULL. */
LLVMValueRef unbank_original_of(const struct module *module, LLVMValueRef function);

/* The value that a call of the parameter's function gives it, by a use of the function; NULL: the
 * use is no such call. */
LLVMValueRef unbank_passed(LLVMUseRef use, LLVMValueRef parameter);

/* The first use of a followed function, by one of its parameters; NULL of any other value. */
LLVMUseRef unbank_first_call(const struct module *module, LLVMValueRef parameter);

/* Runs what follows for each value that the calls of a followed function give to a parameter. */
#define UNBANK_EACH_PASSED(value, module, parameter)                                               \
  for (LLVMUseRef unbank_use = unbank_first_call(module, parameter); unbank_use;                   \
       unbank_use = LLVMGetNextUse(unbank_use))                                                    \
    for (LLVMValueRef value = unbank_passed(unbank_use, parameter); value; value = NULL)

/* The constant that all calls give to a parameter, or NULL. */
LLVMValueRef unbank_constant_passed(const struct module *module, LLVMValueRef parameter);

/* Whether a pointer leads nowhere, as null does: no access goes through it. */
bool unbank_leads_nowhere(const struct module *module, LLVMValueRef pointer);

/* Pins arrays of whose followed functions the calls do not agree. Asked when all that leads to
 * arrays is known. */
void unbank_check_callees(struct module *module);

#endif
