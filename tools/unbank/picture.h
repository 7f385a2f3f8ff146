/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One access as an SVG for documents: the 32 banks as columns, the turns as rows, and in each cell
 * the lanes that are served there, before and after the pass. Of the executions in the report, it
 * shows the first one that takes the most wavefronts before the pass. */
#ifndef UNBANK_PICTURE_H
#define UNBANK_PICTURE_H

#include "changes.h"

/* Writes the picture of the access that wastes most; if `at` is not NULL ("FILE:LINE", "LINE"), of
 * those on that line. NULL, or a malloc'd sentence. */
char *picture_write(const struct change_list *kernels, const char *at, const char *path);

#endif
