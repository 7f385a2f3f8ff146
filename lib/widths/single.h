/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which kernels execute every load and store exactly as it is in the IR. For them codegen's view
 * (lowered.h) would add nothing, so codegen is not run.
 *
 * Two things can change an access on its way to the hardware. Both must be ruled out:
 *
 *   split    The access is split, or only a part of the loaded number is used. This cannot happen
 *            if the access is aligned to its width and moves a number of at most 4 bytes, or one of
 *            8 bytes that is only used as a whole.
 *   merged   The access becomes part of a wider one, or one load replaces two. This cannot happen
 *            if no compiler can know the distance between the two accesses, or if they are too far
 *            apart. If their offsets (offsets.h) have the same terms, they differ by the constants.
 *            Otherwise the executions of both are compared (trace.h): no distance is known unless
 *            it is the same in all lanes and in all executions. */
#ifndef UNBANK_WIDTHS_SINGLE_H
#define UNBANK_WIDTHS_SINGLE_H

#include "lanes/trace.h"
#include "model/model.h"

/* Whether this is such a kernel. False if that takes too much work to find out. */
bool unbank_is_single(const struct module *module, const struct kernel *kernel,
                      const struct trace *trace);

#endif
