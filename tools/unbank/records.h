/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Optimisation records (-fsave-optimization-record) of a compile of both halves. Where the output
 * or the record is named, clang gives both the same file, and the host's half takes the device's
 * place. */
#ifndef UNBANK_RECORDS_H
#define UNBANK_RECORDS_H

#include "toolkit.h"

/* Appends the arguments that keep the records of the device's half apart, if there are to be any:
 * by the names that clang gives them where nothing is named. `added`: arguments of ours. */
void records_add(struct arena *arena, const struct text_list *arguments,
                 const struct text_list *added, struct text_list *out);

#endif
