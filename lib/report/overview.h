/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What matters of reports, worst first: kernels, arrays and lines by the wavefronts that they take
 * beyond their ideal, before the run, and behind them those of the toolkit's own kernels. Copies
 * made by unrolling are one line. */
#ifndef UNBANK_REPORT_OVERVIEW_H
#define UNBANK_REPORT_OVERVIEW_H

#include "report/text.h"

/* Wavefronts of a block beyond the ideal, as far as they are known. */
struct waste {
  double before, after;           /* of a range the least, */
  double most_before, most_after; /* and the most */
  bool open_before, open_after;   /* not even that is known of all */
  bool partial;                   /* before, not all is known: it may be more than `before` */
};

/* A kernel of one of several reports. */
struct ranked_kernel {
  const struct unbank_report *report;
  const struct unbank_report_kernel *kernel;
  size_t place;    /* among all */
  bool is_library; /* the toolkit's */
  struct waste waste;
};
struct ranking {
  struct ranked_kernel *items;
  size_t count;
};

/* All kernels in the order of the reports. */
struct ranking overview_list(struct arena *arena, const struct unbank_report *const *reports,
                             size_t count);
/* The same, the most wasteful first, in the order of the reports where they are equal. */
struct ranking overview_rank(struct arena *arena, const struct ranking *listed);

/* Whether two are one kernel of one module, compiled for two architectures. */
bool overview_is_same_kernel(const struct ranked_kernel *a, const struct ranked_kernel *b);

/* Prints `top` rows each of kernels, arrays and lines that waste anything; of a kernel that is the
 * same for several architectures those of the first. */
void overview_print(FILE *out, struct arena *arena, const struct ranking *ranking,
                    const struct text_style *style, size_t top);

/* Wavefronts of a block that an access takes beyond its ideal before the run, as far as they are
 * known. */
double overview_waste(const struct unbank_report_access *access);

/* Whether an access takes more than its ideal before the run, or may. */
bool overview_is_conflict(const struct unbank_report *report,
                          const struct unbank_report_access *access);

#endif
