/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The report's rows of arrays. */
#ifndef UNBANK_RESULT_ARRAYS_H
#define UNBANK_RESULT_ARRAYS_H

#include "model/model.h"

/* Before the choice: one row for each array, and for each member of a joined array. */
void unbank_begin_arrays(const struct module *module, struct unbank_report *report);

/* After the rewrite: one row for each clone that differs, and one for all kernels that keep the
 * array as it was. Returns the rows' ids, by instance id and member. */
const char ***unbank_end_arrays(struct unbank_report *report, const struct module *module);

#endif
