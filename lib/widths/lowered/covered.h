/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which functions go through codegen: those with an access that the hardware may execute
 * differently from the IR. Functions are left out if codegen cannot handle them, or would take too
 * long. */
#ifndef UNBANK_WIDTHS_LOWERED_COVERED_H
#define UNBANK_WIDTHS_LOWERED_COVERED_H

#include "widths/lowered/lowered.h"

/* Marks the accesses of these functions (`covered`), and the arrays that functions access which are
 * too large (`unread`). */
void unbank_find_covered(const struct module *module, const bool *kernels, struct lowered *out);

#endif
