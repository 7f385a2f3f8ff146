/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run knows of a module before it chooses: which arrays and kernels there are, what each
 * lane addresses, and what the hardware executes of it. The module is analysed once as it came, and
 * once more, by the same steps, as the rewrite left it. */
#ifndef UNBANK_RESULT_ANALYSIS_H
#define UNBANK_RESULT_ANALYSIS_H

#include "lanes/trace.h"
#include "model/model.h"
#include "widths/widths.h"

struct analysis {
  struct module *module;
  struct trace **traces; /* by kernel id */
  struct width **widths; /* by kernel id, then an access's place in the kernel: relations.h */
  double **apart;        /* by kernel id and place, of an access whose width is open: wavefronts, at
                            most, of all accesses that are executed as it, one by one */
};

/* Finds the arrays, their accesses, the kernels and their block shapes. NULL, or a malloc'd
 * sentence. */
char *unbank_find(struct module *module);

/* Analyses a module for the shapes that its kernels have; widths are those of the IR as it stands.
 * Where nobody reads the report there are no widths, and code generation's view is taken of those
 * kernels alone for which it may change something (worth.h). */
void unbank_analyse(struct module *module, bool is_read, struct analysis *out);

/* Takes code generation's view again for the choice, where that asks for another one (lowered.h).
 */
void unbank_analyse_for_choice(const struct analysis *analysis);

/* Finds what accesses are in launches in which the layouts that were chosen move nothing, which the
 * report tells (unmoved.h), in code generation's view of the code as it is. */
void unbank_analyse_unmoved(const struct analysis *analysis);

#endif
