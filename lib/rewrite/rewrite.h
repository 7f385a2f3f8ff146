/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The new arrays and the new addresses. Every access of an instance with a chosen layout is
 * given the address that plan.h plans; nothing else of the program changes. What led to the old
 * array and is dead then is erased. */
#ifndef UNBANK_REWRITE_REWRITE_H
#define UNBANK_REWRITE_REWRITE_H

#include "model/model.h"

/* Applies the layouts of module->instances. Where an access is replaced (a memcpy by its pieces),
 * module->accesses[].inst is the new instruction. */
void unbank_rewrite(struct module *module);

/* Shortens and hoists addresses in the functions that contain a rewritten access. */
void unbank_clean_up(const struct module *module);

#endif
