/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is explained: an array as one kernel uses it. */
#ifndef UNBANK_EXPLAIN_SUBJECTS_H
#define UNBANK_EXPLAIN_SUBJECTS_H

#include "explain/told.h"
#include "unbank/report.h"

struct subject {
  const struct unbank_report *report;
  const struct told *told; /* beside it */
  const struct unbank_report_array *array;
  const struct unbank_report_kernel *kernel; /* NULL: none is known to access it */
  const struct unbank_choice *choice;        /* NULL: it was decided without a search */
  const struct unbank_kernel_work *work;     /* NULL: the kernel has none that is known */
  double waste;    /* wavefronts of a block beyond the ideal, as written */
  bool is_partial; /* of some accesses that is not known */
  size_t order;    /* in which it was found */
};
struct subject_list {
  struct subject *items;
  size_t count, capacity;
};

/* Appends the arrays of a report that a name means, "KERNEL::ARRAY", "ARRAY" or a mangled name, a
 * glob each; NULL: all that have conflicts, or may, or of whose declaration there is something to
 * say.
 */
void unbank_find_subjects(struct arena *arena, const struct unbank_report *report,
                          const struct told *told, const char *name, struct subject_list *out);

/* The one that wastes most goes first. */
void unbank_rank_subjects(struct subject_list *subjects);

/* Wavefronts of a block beyond the ideal that an access takes, as written, at least. */
double unbank_wasted(const struct unbank_report_access *access);
/* Whether it may be more. */
bool unbank_is_partial(const struct unbank_report_access *access);
/* Whether an access may lead to the subject's array. */
bool unbank_is_of(const struct subject *subject, const struct unbank_report_access *access);

/* "transpose::tile", what people call it. */
const char *unbank_subject_name(struct arena *arena, const struct subject *subject);

#endif
