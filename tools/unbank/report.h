/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The output of unbank report: a page, and a comparison with earlier reports. */
#ifndef UNBANK_REPORT_COMMAND_H
#define UNBANK_REPORT_COMMAND_H

#include "command.h"

/* Returns an exit code: UNBANK_EXIT_FOUND if a kernel wastes more than it did, before the pass with
 * mode=report, otherwise after it. */
int report_deliver(const struct unbank_report *const *reports, size_t count,
                   const struct unbank_options *options, const struct delivery *delivery,
                   const struct text_style *style);

#endif
