/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which modules use an array. A rewrite replaces a symbol, which the linker would merge with the
 * symbol of other modules, by an array of this module's own. That is correct only if no launch uses
 * both: all code that runs together must be rewritten together. So a symbol that other modules may
 * share is pinned
 *
 *   - if a function that uses it may be run by other modules: their kernels would use both;
 *   - if a kernel that uses it may run code of other modules, which may use the symbol.
 *
 * With whole-program=yes there are no other modules. An array that is already internal belongs to
 * this module alone. */
#ifndef UNBANK_KERNELS_OWNERS_H
#define UNBANK_KERNELS_OWNERS_H

#include "model/model.h"

/* Pins the arrays that do not belong to this module alone, and those that are used by a function
 * which must not be optimised. Kernels and their calls must be known. */
void unbank_check_owners(struct module *module);

#endif
