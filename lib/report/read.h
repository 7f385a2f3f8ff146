/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reads reports that were written as JSON, version 1. */
#ifndef UNBANK_REPORT_READ_H
#define UNBANK_REPORT_READ_H

#include "support/arena.h"
#include "unbank/report.h"

/* Reads a report into the arena. NULL, or a malloc'd sentence. */
char *unbank_report_read(struct arena *arena, const char *path, struct unbank_report **report);

/* Writes a report for another process of this program, including values that the format has no keys
 * for. NULL, or a malloc'd sentence. */
char *unbank_report_hand_over(const struct unbank_report *report, const char *path);

#endif
