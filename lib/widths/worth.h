/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * For which kernels codegen's view of the accesses (lowered.h) can change anything. Asking for it
 * takes as long as codegen will take later, and most kernels keep their arrays.
 *
 * An access without a conflict has none as a part of a wider access either: a merge needs lanes
 * that are a multiple of 16 bytes apart, and such lanes in different banks are in different groups
 * of four banks. So an array without conflicts is clean at any width, unless
 *
 *     an access may be taken apart, as it is aligned to less than its width
 *     aligning the array to 16 bytes may let neighbours be read together
 *
 * Nor does that view add anything for kernels that execute exactly what the IR has (single.h).
 *
 * Kernels that share an array are asked for together: what may change for one of them may change
 * for all. */
#ifndef UNBANK_WIDTHS_WORTH_H
#define UNBANK_WIDTHS_WORTH_H

#include "lanes/trace.h"
#include "model/model.h"

/* By kernel id; true at least where a layout or an alignment may be changed. */
bool *unbank_may_gain(const struct module *module, struct trace *const *traces);

#endif
