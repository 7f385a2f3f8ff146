/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Places in the user's own source. A report has the place of each access, but people want to know
 * which of their own lines it belongs to: code in the headers of the toolkit, or of clang, is shown
 * at the line that calls it. Lines also distinguish arrays of the same name. */
#ifndef UNBANK_REPORT_PLACE_H
#define UNBANK_REPORT_PLACE_H

#include <stdbool.h>

#include "support/arena.h"
#include "unbank/report.h"

/* The innermost place of an access that is not in such a header; its own place if all are. */
const struct unbank_place *unbank_place_for_people(const struct unbank_report_access *access);
/* How many levels of inlining lead from the access to that place; 0 for its own place. */
size_t unbank_depth_for_people(const struct unbank_report_access *access);
/* Whether a kernel is from such a header, such as one of CUB: none of its lines is the user's. */
bool unbank_is_library_kernel(const struct unbank_report_kernel *kernel);

/* An index of a report: which kernels use which arrays, found once, so that a question about one
 * array does not compare the names of all. The report must not change while its index is used. */
struct report_index;
struct report_index *unbank_report_index(struct arena *arena, const struct unbank_report *report);

/* The first array with an id; NULL if there is none. */
const struct unbank_report_array *unbank_array_of_id(const struct report_index *index,
                                                     const char *id);

/* Numbers of arrays in the report or of kernels in it, ascending. */
struct report_numbers {
  uint32_t *items;
  size_t count, capacity;
};

/* The arrays of a kernel: those that its accesses may lead to, and those whose row names it. */
const struct report_numbers *unbank_arrays_of_kernel(const struct report_index *index,
                                                     const struct unbank_report_kernel *kernel);
/* The kernels with accesses that may lead to an array. */
const struct report_numbers *unbank_kernels_of_array(const struct report_index *index,
                                                     const struct unbank_report_array *array);
/* Whether an array is one of some kernel's. */
bool unbank_is_in_kernel(const struct report_index *index, const struct unbank_report_array *array);

/* The title of an array: "transpose::tile". If a kernel has several arrays with that title, as when
 * two blocks of a function each declare a "tile", the line of the declaration is added, or that of
 * the first access if it is unknown: "transpose::tile:12". If lines do not distinguish them, a
 * number is added: "transpose::tile#2". The text is clean (utf8.h), and lives as long as the
 * index. */
const char *unbank_array_label(struct report_index *index, const struct unbank_report_array *array);

#endif
