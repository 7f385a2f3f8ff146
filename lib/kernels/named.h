/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Options that name kernels and arrays, compared with what the module has.
 *
 * A name that matches nothing is a warning if the module has anything of its kind: kernels for
 * block=KERNEL@..., shared arrays for layout=, only= and skip=. Host halves of compiles, and files
 * without kernels, cause no warning. An annotation "unbank:..." that has no meaning where it is,
 * and a layout for an array that is left out, are warnings, too.
 *
 * If several layouts are given for one array, the stronger source counts, then a name before a
 * pattern, so that "*@identity" can be combined with a layout for one array. Two that differ and
 * are equally strong are an error.
 *
 * Warnings are diagnostics of the module's context. */
#ifndef UNBANK_KERNELS_NAMED_H
#define UNBANK_KERNELS_NAMED_H

#include "model/model.h"

/* The layout that the options force on an array, or NULL. */
const struct unbank_layout *unbank_forced_layout(const struct module *module,
                                                 const struct array *array);
/* Whether only= or skip= leaves the array out. */
bool unbank_is_left_out(const struct module *module, const struct array *array);

/* Warns of names that match nothing. Returns NULL, or an error, malloc'd: two layouts for one
 * array.
 */
char *unbank_check_names(const struct module *module);

/* Whether an annotation in the source keeps the array, under any of its names, as it is. */
bool unbank_is_off(const struct module *module, const struct array *array);

#endif
