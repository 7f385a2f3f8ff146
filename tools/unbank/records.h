/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Optimisation records (-fsave-optimization-record) of a compile of host and device code. If the
 * output or the record is named, clang writes both to the same file, and the host's record replaces
 * the device's. */
#ifndef UNBANK_RECORDS_H
#define UNBANK_RECORDS_H

#include "toolkit.h"

/* If there will be records: appends arguments that give those of device code a file of their own,
 * with the name that clang uses if nothing is named. `added`: our own arguments. */
void records_add(struct arena *arena, const struct text_list *arguments,
                 const struct text_list *added, struct text_list *out);

#endif
