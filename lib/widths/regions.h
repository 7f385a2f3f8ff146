/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Regions: accesses of a block between which nothing prevents merging. */
#ifndef UNBANK_WIDTHS_REGIONS_H
#define UNBANK_WIDTHS_REGIONS_H

#include "model/model.h"

/* Gives each access its regions, of ptxas and of LLVM. Once per module, after unbank_find_arrays.
 */
void unbank_find_regions(struct module *module);

#endif
