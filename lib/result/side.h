/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One side of an access in the report: what it takes before the rewrite, or after it. */
#ifndef UNBANK_RESULT_SIDE_H
#define UNBANK_RESULT_SIDE_H

#include "result/analysis.h"

/* For the side after the rewrite: the access as it was, and the layout that its array has now. */
struct origin {
  const struct analysis *analysis;
  uint32_t id, at; /* at: byte offset, if it is only a part of that access */
  const struct unbank_layout *layout;
  bool has_versions; /* a second version of the code runs it unchanged if a launch needs no layout:
                        versions/versions.h */
  bool is_part;      /* the rewrite split the access into several */
};

/* Why accesses of a kernel may be missing from the list, or NULL. */
const char *unbank_why_incomplete(const struct module *module, const struct kernel *kernel);

/* Fills in one side of the access `id` in a kernel; id < 0, or an access that is not executed by
 * itself, leaves the side absent. `origin`: NULL before the rewrite, and for an access that did not
 * change. */
void unbank_fill_side(const struct analysis *analysis, size_t kernel, int64_t id,
                      const struct origin *origin, struct unbank_report_side *side);

/* Makes a side unknown, of a kernel into which functions were inlined. */
void unbank_forget_side(struct unbank_report_side *side);

#endif
