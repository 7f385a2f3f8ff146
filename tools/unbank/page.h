/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports as one HTML file that needs nothing else: the page (page/page.html, .css, .js) with the
 * data that it shows, as JSON inside it.
 *
 *     kernels    of all reports: figures, arrays, accesses; copies that unrolling made are one row
 *     pictures   what lanes address and in which turn each is served, each kept once; an execution
 *                names one, and where its first lane is
 *     files      the lines of source that accesses stand on, and those around them
 *     was        of a kernel that an earlier report has, too: its figures there */
#ifndef UNBANK_PAGE_H
#define UNBANK_PAGE_H

#include "changes.h"

/* Writes the page, which says how many inputs are missing. NULL, or a malloc'd sentence. */
char *page_write(const struct change_list *kernels, bool compares, size_t missing,
                 const char *path);

#endif
