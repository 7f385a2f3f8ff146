/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What becomes of the copies of functions that find/callees.h made. Those that a rewrite changed
 * stay. Calls of the others are led back to the original, and the copies are deleted. */
#ifndef UNBANK_FIND_COPIES_H
#define UNBANK_FIND_COPIES_H

#include "model/model.h"

/* Notes that accesses of a function were rewritten. */
void unbank_note_rewritten(struct module *module, LLVMValueRef function);

/* Corrects the memory attributes of followed functions that were rewritten, and of their callers:
 * they no longer reach the arrays through their parameters. */
void unbank_describe_callees(const struct module *module);

/* Deletes a function that nothing calls, if no other module can. */
void unbank_delete_uncalled(struct module *module, LLVMValueRef function);

/* Deletes the copies that were not rewritten, and originals that nothing calls any more, if no
 * other module can. What was found in the module must not be used afterwards. Instructions of the
 * report that were in deleted copies become NULL. `report` may be NULL. */
void unbank_settle_copies(struct module *module, struct unbank_report *report);

#endif
