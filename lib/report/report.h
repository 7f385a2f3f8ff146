/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Writing reports as files beside those of other compiles. */
#ifndef UNBANK_REPORT_REPORT_H
#define UNBANK_REPORT_REPORT_H

#include "unbank/report.h"

/* What distinguishes this compile from others. */
struct report_place {
  bool is_only_architecture; /* no other architecture is compiled at the same time: the report of
                                another one is old, and is replaced */
  const char *variant; /* what else distinguishes compiles of the same module; NULL: nothing */
};

/* Like unbank_report_write. */
char *unbank_report_write_as(const struct unbank_report *report, const char *path,
                             const struct report_place *place);

/* If the file at `path` is the report of another module: that module, malloc'd; else NULL. */
char *unbank_report_replaces(const struct unbank_report *report, const char *path);

#endif
