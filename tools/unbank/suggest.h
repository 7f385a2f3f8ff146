/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fixes for people to take: a longer innermost dimension, where that is the layout that a report
 * names. Each is shown to be right before it is said:
 *
 *     the layout   pads the rows of the declaration by whole elements, and does nothing else
 *     the code     gives every use of the array all its subscripts, which stay inside its rows for
 *                  blocks of the shape that was said                     declared.h
 *     the text     has one declaration of it                             declared.h
 *     the result   the source with the fix is compiled, and the accesses to the array have, line by
 *                  line, the wavefronts that the report foretold */
#ifndef UNBANK_SUGGEST_H
#define UNBANK_SUGGEST_H

#include "gate/gate.h"
#include "inputs.h"

/* Appends the fixes for the arrays of a report, which is that of the job's CUDA source. Of each
 * array that a layout would help and that has none, stderr says why. */
void suggest_fixes(struct arena *arena, const struct job *job, const struct unbank_report *report,
                   const struct unbank_options *options, struct fix_list *out);

#endif
