/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which kernels codegen's view of the accesses (lowered.h) can change anything for. Running its
 * passes takes as long as they will take later, and most kernels keep their arrays.
 *
 * An access whose own lanes meet without a conflict meets without one, too, as a part of a wider
 * access: lanes that are a multiple of 16 bytes apart, as a merge asks, and in different banks, are
 * in different groups of four. So an array without such a conflict is clean at any width, unless
 *
 *     an access may be taken apart, by an alignment that is less than its width
 *     aligning the array to 16 bytes may have neighbours read together
 *
 * Nor does it say anything of kernels that execute what the IR has (single.h).
 *
 * Kernels are weighed with all arrays that they use, and arrays with all kernels: what can change
 * for one of them asks for all that hang together with it. */
#ifndef UNBANK_WIDTHS_WORTH_H
#define UNBANK_WIDTHS_WORTH_H

#include "lanes/trace.h"
#include "model/model.h"

/* By kernel id; true at least where a layout or an alignment may be changed. */
bool *unbank_may_gain(const struct module *module, struct trace *const *traces);

#endif
