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
  double waste;                              /* the sum of unbank_waste_of */
  bool is_partial;                           /* of some accesses that is not known */
  size_t order;                              /* in which it was found */
};
LIST_STRUCT(subject_list, struct subject);

/* Appends the arrays of a report that a name means, "KERNEL::ARRAY", "ARRAY" or a mangled name, a
 * glob each; NULL: all that have conflicts, or may, or of whose declaration there is something to
 * say.
 */
void unbank_find_subjects(struct arena *arena, const struct unbank_report *report,
                          const struct told *told, const char *name, struct subject_list *out);

/* The one that wastes most goes first. */
void unbank_rank_subjects(struct subject_list *subjects);

/* What is said of a subject (advice.h, lint.h): a code that programs know it by, and a sentence. */
struct remark {
  const char *code, *text;
};
LIST_STRUCT(remark_list, struct remark);
void unbank_remark(struct arena *arena, struct remark_list *out, const char *code,
                   const char *text);

/* Wavefronts of a block that an access takes beyond its ideal as written, as far as they are known.
 * Loops of unknown length run as often as for the choice (docs/choice.md), so that all figures of
 * an explanation are of one block. */
double unbank_waste_of(const struct unbank_report_access *access);
double unbank_trips_of(const struct unbank_report_side *side);

/* Whether a kernel's block shape is one that a promise could enforce, and none does: a launch has
 * it, or the default. */
bool unbank_may_be_promised(const struct unbank_report_kernel *kernel);

/* Whether an access may take more wavefronts beyond its ideal than unbank_waste_of says. */
bool unbank_is_partial(const struct unbank_report_access *access);
/* Whether an access may lead to the subject's array. */
bool unbank_is_of(const struct subject *subject, const struct unbank_report_access *access);
/* Whether an execution is one of the subject's kernel and array, as written or as the pass leaves
 * it. */
bool unbank_is_execution_of(const struct subject *subject, const struct unbank_execution *execution,
                            bool after);

/* "transpose::tile", what people call it. */
const char *unbank_subject_name(struct arena *arena, const struct subject *subject);

#endif
