/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen makes of the accesses under any layout, as it does of the code as it stands
 * (lowered.h). It follows from the integers that addresses are made of, or from what is done with
 * the loaded value, and a layout changes neither: equal offsets become equal addresses, and of a
 * leaf ptxas proves what it proved before. */
#ifndef UNBANK_WIDTHS_KEPT_H
#define UNBANK_WIDTHS_KEPT_H

#include "model/model.h"

/* Of one access. */
struct kept {
  uint32_t same_as; /* the lowest id of accesses that become one load of the same bytes; its own,
                       where it is alone */
  uint32_t align;   /* bytes, at most 16: what ptxas proves of its address without the constant */
  bool is_fixed;    /* it stays as wide as it is */
  bool is_gone;     /* codegen leaves nothing of it */
};

/* By access id, from module->lowered; NULL without it. */
struct kept *unbank_keep(const struct module *module);

#endif
