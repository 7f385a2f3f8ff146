/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which kernels execute every load and store of an array exactly as the IR has it. Codegen's view
 * (lowered.h) would add nothing there, and is not asked for.
 *
 * Two things can change an access on its way to the hardware, and both must be ruled out:
 *
 *   apart    the access is split, or only a part of what it loads is used. Ruled out where it is
 *            aligned to its width and moves a number of at most 4 bytes, or one of 8 bytes of which
 *            nothing takes a part
 *   merged   the access becomes a part of a wider one, or one load serves two. Ruled out where a
 *            compiler knows no distance between the two accesses. Offsets of equal terms
 *            (offsets.h) are at a known distance, that of their constants. Offsets of other terms
 *            are at none if the lanes of no execution of the one lie as those of an execution of
 *            the other (trace.h) */
#ifndef UNBANK_WIDTHS_SINGLE_H
#define UNBANK_WIDTHS_SINGLE_H

#include "lanes/trace.h"
#include "model/model.h"

bool unbank_is_single(const struct module *module, const struct kernel *kernel,
                      const struct trace *trace);

#endif
