/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which kernels execute every load and store of an array as the IR has it, so that codegen's view
 * (lowered.h) would say what is known without it. An access becomes another one only if
 *
 *     it is taken apart, or a part of it alone is used: not of one that is aligned to its width,
 *     and is a number of at most 4 bytes, or one of 8 that nothing takes a part of
 *     it is merged, or done once for two: with another at a distance that a compiler knows. Of
 * equal terms (offsets.h) it is the constants' difference. Of other terms it is none, if the lanes
 * of no execution of the one lie as those of an execution of the other (trace.h)
 *
 * Whatever is not seen to be so may be otherwise. */
#ifndef UNBANK_WIDTHS_SINGLE_H
#define UNBANK_WIDTHS_SINGLE_H

#include "lanes/trace.h"
#include "model/model.h"

bool unbank_is_single(const struct module *module, const struct kernel *kernel,
                      const struct trace *trace);

#endif
