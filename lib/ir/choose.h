/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 7: which layout each array gets.
 *
 * Identity is a candidate and wins ties: an array without avoidable conflicts is never touched.
 * Among layouts of equally few wavefronts, a pad goes before a swizzle, which costs more address
 * instructions; then the fewest bytes, then the fewest added instructions. Hard limit: 48 KiB of
 * static shared memory, all arrays of a kernel together. A layout that costs a resident block must
 * win by a wide margin.
 */
#ifndef UNBANK_IR_CHOOSE_H
#define UNBANK_IR_CHOOSE_H

#include "ir/model.h"
#include "trace/trace.h"

/* Fills module->units with a decision for each array, from the kernels' traces (by kernel id, for
 * their own block shape). */
void unbank_choose(struct module *module, struct trace *const *traces);

#endif
