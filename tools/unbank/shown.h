/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Proofs that need the changed source: if an array with pointers gets a type of unbank/array.h,
 * that no code walks on from the address of an element (uses.h). */
#ifndef UNBANK_SHOWN_H
#define UNBANK_SHOWN_H

#include "propose.h"

/* NULL if all of these changes are right, as the job's source with the changed files shows; else
 * why one is not. */
const char *shown_right(const struct proposing *from, LLVMContextRef context, const struct job *job,
                        const struct change_list *changes, const struct patched_list *files);

#endif
