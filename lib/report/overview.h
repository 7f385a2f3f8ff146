/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The worst of several reports: kernels, arrays and lines, ranked by the wavefronts that they take
 * beyond their ideal before the run. The toolkit's own kernels come last. Copies of a line that
 * were made by unrolling count as one. */
#ifndef UNBANK_REPORT_OVERVIEW_H
#define UNBANK_REPORT_OVERVIEW_H

#include "report/place.h"
#include "report/text.h"

/* Wavefronts of a block beyond the ideal, before and after the run, as far as they are known. */
struct waste {
  double before, after;           /* the lower ends of ranges */
  double most_before, most_after; /* the upper ends */
  bool open_before, open_after;   /* the upper end is not known for some access */
  bool partial;                   /* `before` is not exact: it may be more */
};

/* A kernel of one of several reports. */
struct ranked_kernel {
  const struct unbank_report *report;
  struct report_index *index; /* of the report */
  const struct unbank_report_kernel *kernel;
  size_t place;    /* its index among all kernels of all reports */
  bool is_library; /* it is one of the toolkit's */
  struct waste waste;
};
struct ranking {
  struct ranked_kernel *items;
  size_t count;
};

/* All kernels, in the order of the reports. A kernel of a source that includes another one, which
 * has a report of its own that says the same of it, is left out. */
struct ranking overview_list(struct arena *arena, const struct unbank_report *const *reports,
                             size_t count);
bool overview_has(const struct ranking *listed, const struct unbank_report_kernel *kernel);
/* Listed kernels, the most wasteful first; equal ones stay in the order of the reports. */
struct ranking overview_rank(struct arena *arena, const struct ranking *listed);

/* Whether two kernels are the same one of a module, compiled for two architectures. */
bool overview_is_same_kernel(const struct ranked_kernel *a, const struct ranked_kernel *b);

/* Prints up to `top` rows each for the kernels, arrays and lines that waste anything. A kernel with
 * equal rows for several architectures is printed once. */
void overview_print(FILE *out, struct arena *arena, const struct ranking *ranking,
                    const struct text_style *style, size_t top);

/* The wavefronts that an access takes in a block beyond its ideal before the run, as far as they
 * are known. */
double overview_waste(const struct unbank_report_access *access);

/* Whether an access takes, or may take, more than its ideal before the run. */
bool overview_is_conflict(const struct report_index *index,
                          const struct unbank_report_access *access);

#endif
