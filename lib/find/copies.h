/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What becomes of the copies of functions that find/callees.h made. Those that a rewrite changed
 * stay. Calls of the others lead where they did, and nothing is left of these. */
#ifndef UNBANK_FIND_COPIES_H
#define UNBANK_FIND_COPIES_H

#include "model/model.h"

/* Notes that accesses of a function were rewritten. */
void unbank_note_rewritten(struct module *module, LLVMValueRef function);

/* Corrects the memory attributes of followed functions that were rewritten, and of those that call
 * them: they no longer reach the arrays through their parameters. */
void unbank_describe_callees(const struct module *module);

/* Takes back the copies that were not rewritten, and drops functions of this module alone that
 * nothing calls any more. The module's findings must not be asked afterwards; the report's
 * instructions in what is gone are gone, too. `report`: or NULL. */
void unbank_settle_copies(struct module *module, struct unbank_report *report);

#endif
