/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which members of a joined array (find/joined.h) a pointer may lead to. */
#ifndef UNBANK_ADDRESS_MEMBERS_H
#define UNBANK_ADDRESS_MEMBERS_H

#include "address/offsets.h"

/* Whether a root is a phi or select of starts of members of a joined array, or of other such phis
 * and selects, so that what is added to it is the whole offset. */
bool unbank_root_is_start(const struct module *module, LLVMValueRef root);

/* The members of its array that a root is, or may lead to, with a bit for each. */
uint64_t unbank_members_behind(const struct module *module, LLVMValueRef root);

/* Fills in access->members. */
void unbank_find_members(struct module *module);

#endif
