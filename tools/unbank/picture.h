/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One access as an SVG for documents: the 32 banks as columns, the turns as rows, and in each cell
 * the lanes that are served there, as written and as the pass leaves it. Of the executions that the
 * report has it shows the first of those that take the most wavefronts as written. */
#ifndef UNBANK_PICTURE_H
#define UNBANK_PICTURE_H

#include "changes.h"

/* Writes the picture of the access that wastes most, on the line `at` ("FILE:LINE", "LINE") where
 * that is not NULL. NULL, or a malloc'd sentence. */
char *picture_write(const struct change_list *kernels, const char *at, const char *path);

#endif
