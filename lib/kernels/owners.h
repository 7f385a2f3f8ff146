/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whose an array is. A rewrite gives this module an array of its own in place of a symbol that the
 * linker would make one with that of other modules. That is right only if no launch uses both:
 * whatever runs together must be rewritten together. So a symbol that others may share is pinned
 *
 *   where a function uses it that other modules may run: their kernels would use both;
 *   where a kernel that uses it may run code of other modules, which may use the symbol.
 *
 * With whole-program=yes there are no others. An array that is internal already is nobody else's.
 */
#ifndef UNBANK_KERNELS_OWNERS_H
#define UNBANK_KERNELS_OWNERS_H

#include "model/model.h"

/* Pins what is not this module's own, once kernels and their calls are known; and what a function
 * uses that must not be optimised. */
void unbank_check_owners(struct module *module);

#endif
