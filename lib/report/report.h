/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports as files, for those who know what else is being compiled. */
#ifndef UNBANK_REPORT_REPORT_H
#define UNBANK_REPORT_REPORT_H

#include "unbank/report.h"

/* As unbank_report_write, where no other architecture is compiled beside this one: a report of
 * another that is there is an old one, and is replaced. */
char *unbank_report_write_only(const struct unbank_report *report, const char *path);

#endif
