/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports as files, for those who know what else is being compiled. */
#ifndef UNBANK_REPORT_REPORT_H
#define UNBANK_REPORT_REPORT_H

#include "unbank/report.h"

/* How the compile is told apart from others. */
struct report_place {
  bool is_only_architecture; /* none is compiled beside it: a report of another that is there is an
                                old one, and is replaced */
  const char *variant; /* what else makes it another compile of the same module; NULL: nothing */
};

/* As unbank_report_write. */
char *unbank_report_write_as(const struct unbank_report *report, const char *path,
                             const struct report_place *place);

/* The module whose report the file at `path` holds, where that is another than this report's; NULL,
 * or malloc'd. */
char *unbank_report_replaces(const struct unbank_report *report, const char *path);

#endif
