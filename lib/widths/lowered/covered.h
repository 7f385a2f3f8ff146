/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which functions go through codegen: those with an access that may not be executed as it stands.
 * Left out are functions that codegen gives up on, or takes too long for. */
#ifndef UNBANK_WIDTHS_LOWERED_COVERED_H
#define UNBANK_WIDTHS_LOWERED_COVERED_H

#include "widths/lowered/lowered.h"

/* Marks the accesses of these functions (`covered`), and arrays of too large ones (`unread`). */
void unbank_find_covered(const struct module *module, const bool *kernels, struct lowered *out);

#endif
