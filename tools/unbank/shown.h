/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What only the changed source shows: where an array that gets a type of unbank/array.h has
 * pointers, that nothing goes on from the address of one element (uses.h). */
#ifndef UNBANK_SHOWN_H
#define UNBANK_SHOWN_H

#include "propose.h"

/* NULL: all of these changes are right, which the job's source with the changed files shows; or why
 * one is not. */
const char *shown_right(const struct proposing *from, LLVMContextRef context, const struct job *job,
                        const struct change_list *changes, const struct patched_list *files);

#endif
