/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is explained: an array as one kernel uses it. */
#ifndef UNBANK_EXPLAIN_SUBJECTS_H
#define UNBANK_EXPLAIN_SUBJECTS_H

#include "explain/told.h"
#include "report/place.h"
#include "unbank/report.h"

struct subject {
  const struct unbank_report *report;
  struct report_index *index; /* of the report */
  const struct told *told;    /* what the same run reported to its hooks */
  const struct unbank_report_array *array;
  const struct unbank_report_kernel *kernel; /* NULL: no kernel is known to access the array */
  const struct unbank_choice *choice;        /* NULL: decided without a search */
  const struct unbank_kernel_work *work;     /* NULL: unknown */
  double waste;                              /* the sum of unbank_waste_of over its accesses */
  bool is_partial;                           /* some accesses may waste more */
  size_t order;                              /* number of subjects that were found before it */
};
LIST_STRUCT(subject_list, struct subject);

/* Appends the arrays of a report that a name means: "KERNEL::ARRAY", "ARRAY" or a mangled name,
 * each of which may be a glob; a kernel with template arguments is one instantiation. If `name` is
 * NULL: all arrays that have conflicts, or may have, or about whose declaration there is a remark.
 */
void unbank_find_subjects(struct arena *arena, const struct unbank_report *report,
                          const struct told *told, const char *name, struct subject_list *out);

/* Sorts subjects by waste, the largest first. */
void unbank_rank_subjects(struct subject_list *subjects);

/* A remark on a subject (advice.h, lint.h): a code for programs, and a sentence for people. */
struct remark {
  const char *code, *text;
};
LIST_STRUCT(remark_list, struct remark);
void unbank_remark(struct arena *arena, struct remark_list *out, const char *code,
                   const char *text);

/* The wavefronts of a block that an access takes beyond its ideal before the rewrite, as far as
 * they are known. Loops of unknown length run as often as the choice assumes (docs/choice.md), so
 * that all figures of an explanation are for one block. */
double unbank_waste_of(const struct unbank_report_access *access);
double unbank_trips_of(const struct unbank_report_side *side);

/* Whether a promise would make a kernel's block shape certain: it comes from a launch, or is the
 * default. */
bool unbank_may_be_promised(const struct unbank_report_kernel *kernel);

/* Whether an access may take more wavefronts beyond its ideal than unbank_waste_of says. */
bool unbank_is_partial(const struct unbank_report_access *access);
/* Whether an access may lead to the subject's array. */
bool unbank_is_of(const struct subject *subject, const struct unbank_report_access *access);
/* Whether an execution belongs to the subject's kernel and array, before or after the rewrite. */
bool unbank_is_execution_of(const struct subject *subject, const struct unbank_execution *execution,
                            bool after);

/* "transpose::tile", what people call it. */
const char *unbank_subject_name(const struct subject *subject);
/* "turn<float>::tile": the same with the template arguments of the kernel, which tell it from other
 * instantiations. */
const char *unbank_instance_name(struct arena *arena, const struct subject *subject);

#endif
