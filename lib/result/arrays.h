/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_RESULT_ARRAYS_H
#define UNBANK_RESULT_ARRAYS_H

#include "model/model.h"

/* The end: arrays. One row for each clone that differs, one for all kernels that keep the array as
 * it was. */

void unbank_begin_arrays(const struct module *module, struct unbank_report *report);
const char ***unbank_end_arrays(struct unbank_report *report, const struct module *module);

#endif
