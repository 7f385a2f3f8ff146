/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Changes of the source that do what the pass does, for people to take. There are two:
 *
 *     a longer dimension   where the layout pads what the declaration names: tile[32][33]
 *     another type         of unbank/array.h, whose subscripts apply the layout
 *
 * Each is shown to be right before it is said:
 *
 *     the code     a longer dimension: all that uses the array stays inside the rows that its
 *                  subscripts name; another type: inside the element            uses.h
 *     the text     there is one declaration, and no macro writes it             source.h
 *     the result   the changed source is compiled, no kernel takes more wavefronts than before, and
 *                  the array no more than the report foretold */
#ifndef UNBANK_SUGGEST_H
#define UNBANK_SUGGEST_H

#include "gate/gate.h"
#include "includers.h"
#include "inputs.h"

/* Appends fixes for the arrays of a report, which is that of the job's CUDA source: one for each,
 * right by itself and beside the others, for block shapes that suggest_patch trusts. Of each array
 * that a layout would help and that has none, stderr says why. */
void suggest_fixes(struct arena *arena, const struct job *job, const struct unbank_report *report,
                   const struct unbank_options *options, struct fix_list *out);

/* How the paragraph of every patch begins. */
#define SUGGEST_TITLE "Shared memory with fewer bank conflicts"

/* One patch of a job's source for all its arrays. */
struct suggested_patch {
  const char *message;       /* a paragraph for that of the commit, whose subject is SUGGEST_TITLE;
                                "": there is no patch */
  const char *closing;       /* its last sentences, which those of other sources may share */
  bool shares_closing;       /* of several sources */
  struct patched_list files; /* as they are to be */
  bool needs_header;         /* they include unbank/array.h */
  struct text_list declared_in; /* files with declarations of the source's arrays, if it was read */
};

/* The same of all arrays together, as one of a project's patches: arrays of headers are changed
 * where that is right in all sources of it, and none twice. Shapes that nobody said are taken for
 * those that are assumed, and the paragraph names them. stderr also says why arrays get no layout
 * that need one. NULL, or a malloc'd sentence. */
char *suggest_patch(struct arena *arena, const struct job *job, const struct unbank_report *report,
                    struct project *project, struct suggested_patch *out);

#endif
