/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen makes of the accesses under every layout, just as it does of the code as it stands
 * (lowered.h). It follows from the integers in addresses, or from how a loaded value is used, and
 * a layout changes neither: equal offsets become equal addresses, and ptxas proves the same about
 * a leaf as before. */
#ifndef UNBANK_WIDTHS_KEPT_H
#define UNBANK_WIDTHS_KEPT_H

#include "model/model.h"

/* For one access. */
struct kept {
  uint32_t same_as; /* the lowest id of the accesses that become one load of the same bytes; its own
                       id if there are no others */
  uint32_t align;   /* bytes, at most 16: what ptxas proves of its address without the constant */
  bool is_fixed;    /* it keeps its width */
  bool is_gone;     /* codegen leaves nothing of it */
};

/* By access id, from module->lowered; NULL without that. */
struct kept *unbank_keep(const struct module *module);

#endif
