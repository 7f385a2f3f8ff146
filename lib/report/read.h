/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports that were written as JSON, version 1, as values again. */
#ifndef UNBANK_REPORT_READ_H
#define UNBANK_REPORT_READ_H

#include "support/arena.h"
#include "unbank/report.h"

/* Reads a report. All that it has is the arena's. NULL, or a malloc'd sentence. */
char *unbank_report_read(struct arena *arena, const char *path, struct unbank_report **report);

/* Writes a report for a process that will read it: with what the format has no keys for, too. NULL,
 * or a malloc'd sentence. */
char *unbank_report_hand_over(const struct unbank_report *report, const char *path);

#endif
