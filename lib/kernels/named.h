/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Options that name kernels and arrays, held against what the module has.
 *
 * A name that means nothing is a warning where the module has anything of its kind: kernels for
 * block=KERNEL@..., shared arrays for layout=, only= and skip=. Host halves, and files without
 * kernels, stay silent. So is an annotation "unbank:..." that means nothing where it stands, and a
 * layout for an array that is left out.
 *
 * Of several layouts for one array the stronger source counts, then a name before a pattern, so
 * that "*@identity" can stand beside one array's own layout. Two that differ and are equally strong
 * are an error.
 *
 * Warnings are diagnostics of the module's context. */
#ifndef UNBANK_KERNELS_NAMED_H
#define UNBANK_KERNELS_NAMED_H

#include "model/model.h"

/* The layout that the options force on an array, or NULL. */
const struct unbank_layout *unbank_forced_layout(const struct module *module,
                                                 const struct array *array);
/* Whether only= or skip= takes the array out. */
bool unbank_is_left_out(const struct module *module, const struct array *array);

/* Warns of names without meaning. NULL, or a malloc'd sentence: two layouts for one array. */
char *unbank_check_names(const struct module *module);

/* Whether an annotation of the source keeps the array, under any of its names, as it is. */
bool unbank_is_off(const struct module *module, const struct array *array);

#endif
