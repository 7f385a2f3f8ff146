/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The report as optimisation remarks: "passed" for an array whose layout changed, "missed" for one
 * that was refused or kept in spite of conflicts, "analysis" for each access. */
#ifndef UNBANK_RESULT_REMARKS_H
#define UNBANK_RESULT_REMARKS_H

#include "model/model.h"

/* `module` is the module as the run left it. `lacks_launches`: the launch file does not exist
 * yet. */
void unbank_emit_remarks(const struct module *module, const struct unbank_report *report,
                         bool lacks_launches);

#endif
