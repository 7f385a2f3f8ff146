/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The report, from the analyses of the module before and after the rewrite.
 */
#ifndef UNBANK_RESULT_COLLECT_H
#define UNBANK_RESULT_COLLECT_H

#include "result/analysis.h"

/* Begins the report with everything known before the rewrite. It lives in the module's arena. */
struct unbank_report *unbank_report_begin(const struct analysis *before);

/* Completes it: the other side of each access, the decisions, the totals. `after` is `before` if
 * nothing changed; access_map.h defines the map. */
void unbank_report_end(struct unbank_report *report, const struct analysis *before,
                       const struct analysis *after, const int32_t *access_map);

#endif
