/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * For which kernels codegen's view of the accesses (lowered.h) can make a difference. Obtaining it
 * takes as long as codegen will take later, and most kernels keep their arrays.
 *
 * An access without a conflict has none as part of a wider access either: a merge needs lanes that
 * are a multiple of 16 bytes apart, and such lanes in different banks are in different groups of
 * four banks. So an array without conflicts is clean at any width, unless
 *
 *     - an access may be split, because its alignment is less than its width
 *     - aligning the array to 16 bytes may let neighbours be read together
 *
 * Nor does that view add anything for kernels that execute exactly what the IR has (single.h).
 * Kernels that share an array are considered together: a change for one may be a change for all. */
#ifndef UNBANK_WIDTHS_WORTH_H
#define UNBANK_WIDTHS_WORTH_H

#include "lanes/trace.h"
#include "model/model.h"

/* By kernel id; true at least wherever a layout or an alignment may change. */
bool *unbank_may_gain(const struct module *module, struct trace *const *traces);

#endif
