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

/* The title of an array: "transpose::tile". If a kernel has several arrays with that title, as when
 * two blocks of a function each declare a "tile", the line of the declaration is added, or that of
 * the first access if it is unknown: "transpose::tile:12". If lines do not distinguish them, a
 * number is added: "transpose::tile#2". The text is clean (utf8.h). */
const char *unbank_array_label(struct arena *arena, const struct unbank_report *report,
                               const struct unbank_report_array *array);

#endif
