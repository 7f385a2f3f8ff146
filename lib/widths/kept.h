/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen and ptxas do to an access in the code as it stands (lowered.h), and would do under
 * any layout. It follows from the integers in addresses, or from how a loaded value is used. A
 * layout changes neither: equal offsets become equal addresses, and ptxas proves the same about a
 * leaf. */
#ifndef UNBANK_WIDTHS_KEPT_H
#define UNBANK_WIDTHS_KEPT_H

#include "model/model.h"

/* One access. */
struct kept {
  uint32_t same_as; /* the lowest id of the accesses that become one load of the same bytes; its own
                       id if there are no others */
  uint32_t align;   /* bytes, at most 16: what ptxas proves of its address without the constant */
  bool is_fixed;    /* it keeps its width */
  bool is_gone;     /* codegen leaves nothing of it */
};

/* By access id. NULL if module->lowered is. */
struct kept *unbank_keep(const struct module *module);

#endif
