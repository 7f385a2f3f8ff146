/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 8: the new arrays and the new addresses. Every access of a unit with a chosen layout is
 * given the address that plan.h plans; nothing else of the program changes. What led to the old
 * array and is dead then is erased. */
#ifndef UNBANK_IR_REWRITE_H
#define UNBANK_IR_REWRITE_H

#include "ir/model.h"

/* Applies the layouts of module->units. Returns whether anything changed. Where an access is
 * replaced (a memcpy by its pieces), module->accesses[].inst is the new instruction. */
bool unbank_rewrite(struct module *module);

#endif
