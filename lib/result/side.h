/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_RESULT_SIDE_H
#define UNBANK_RESULT_SIDE_H

#include "result/analysis.h"

/* What an access of the changed module was, and the layout that its array has now. */
struct origin {
  const struct analysis *analysis;
  uint32_t id, at; /* at: of its part */
  const struct unbank_layout *layout;
  bool has_versions; /* launches in which nothing moves run it as it was: versions/versions.h */
  bool is_part;      /* it is one of several that the rewrite made of the access */
};

/* `origin`: NULL for an access that is what it was. */
void unbank_fill_side(const struct analysis *analysis, size_t kernel, int64_t id,
                      const struct origin *origin, struct unbank_report_side *side);

#endif
