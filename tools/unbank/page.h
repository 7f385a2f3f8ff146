/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports as one self-contained HTML file: the page (page/page.html, .css, .js) with its data, as
 * JSON.
 *
 *     kernels    of all reports: figures, arrays, accesses; copies from unrolling are one row
 *     pictures   what lanes address, and in which turn each is served; each picture is stored once,
 *                and an execution refers to it, with the place of its first lane
 *     files      the lines of source that have accesses, and the lines around them
 *     was        for a kernel that an earlier report has, too: its figures there */
#ifndef UNBANK_PAGE_H
#define UNBANK_PAGE_H

#include "changes.h"

/* Writes the page, which says how many inputs are missing. NULL, or a malloc'd sentence. */
char *page_write(const struct change_list *kernels, bool compares, size_t missing,
                 const char *path);

#endif
