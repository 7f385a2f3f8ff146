/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A report says where code stands. People want to know which line of theirs it is: what the headers
 * of the toolkit or of clang do for them stands at the call. Lines also tell arrays of one name
 * apart. */
#ifndef UNBANK_REPORT_PLACE_H
#define UNBANK_REPORT_PLACE_H

#include <stdbool.h>

#include "support/arena.h"
#include "unbank/report.h"

/* The innermost place of an access that is in no such header; its own where all are. */
const struct unbank_place *unbank_place_for_people(const struct unbank_report_access *access);
/* How often it was inlined ahead of that place: 0 for its own. */
size_t unbank_depth_for_people(const struct unbank_report_access *access);
/* Whether a kernel is one of such headers, of CUB's own, say: no line of it is the user's. */
bool unbank_is_library_kernel(const struct unbank_report_kernel *kernel);

/* The title of an array ("transpose::tile"); where a kernel has several of that title, as of blocks
 * of one function that each declare a "tile", with the line of its declaration, or where that is
 * not known of its first access: "transpose::tile:12". Where lines do not tell them apart, with a
 * number: "transpose::tile#2". Fit to be shown. */
const char *unbank_array_label(struct arena *arena, const struct unbank_report *report,
                               const struct unbank_report_array *array);

#endif
