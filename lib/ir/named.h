/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Options that name kernels and arrays, held against what the module has.
 *
 *   a name that means nothing    a warning, where the module has anything of its kind: kernels for
 * block=KERNEL@..., shared arrays for layout=, only= and skip=. Host halves, and files without
 * kernels, stay silent two layouts for one array    an error, where they differ and come from one
 * source; else the strongest counts
 *
 * Warnings are diagnostics of the module's context. */
#ifndef UNBANK_IR_NAMED_H
#define UNBANK_IR_NAMED_H

#include "ir/model.h"

/* The layout that the options force on an array, or NULL. */
const struct unbank_layout *unbank_forced_layout(const struct module *module,
                                                 const struct array *array);
/* Whether only= or skip= takes the array out. */
bool unbank_is_left_out(const struct module *module, const struct array *array);

/* Warns of names without meaning. NULL, or a malloc'd sentence: two layouts for one array. */
char *unbank_check_names(const struct module *module);

#endif
