/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run knows of a module before it chooses: its arrays and kernels, what each lane addresses,
 * and what the hardware executes. The module is analysed once as it came in and, by the same steps,
 * once more after the rewrite. */
#ifndef UNBANK_RESULT_ANALYSIS_H
#define UNBANK_RESULT_ANALYSIS_H

#include "lanes/trace.h"
#include "model/model.h"
#include "widths/widths.h"

struct analysis {
  struct module *module;
  struct trace **traces; /* by kernel id */
  struct width **widths; /* by kernel id, then by the access's index in the kernel: relations.h */
  double **apart; /* by kernel id and index, for an access whose width is open: an upper bound on
                     the wavefronts of all accesses merged into it, executed one by one */
  /* What kernels executed before functions were inlined into them; NULL: not known, or no functions
   * were: result/as_written.h. */
  const struct unbank_report *written;
};

/* Finds the arrays, their accesses, the kernels and their block shapes. NULL, or a malloc'd
 * error. */
char *unbank_find(struct module *module);

/* Analyses a module for its kernels' shapes, with the widths of the IR as it stands. Unless
 * somebody reads the report (`is_read`), widths are left out, and codegen runs only for kernels for
 * which it may change something (worth.h). */
void unbank_analyse(struct module *module, bool is_read, struct analysis *out);

/* Runs codegen again for the choice, if that needs different output (lowered.h). */
void unbank_analyse_for_choice(const struct analysis *analysis);

/* For the report: finds how accesses are executed in launches in which the chosen layouts move
 * nothing (unmoved.h), from codegen of the current code. */
void unbank_analyse_unmoved(const struct analysis *analysis);

#endif
