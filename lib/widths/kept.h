/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen made of the accesses as they stand (lowered.h) and will make of them under any
 * layout, since it follows from the integers that addresses are made of, or from what is done with
 * the loaded value: equal offsets become equal addresses, and of a leaf ptxas proves what it proved
 * before. */
#ifndef UNBANK_WIDTHS_KEPT_H
#define UNBANK_WIDTHS_KEPT_H

#include "model/model.h"

/* Of one access. */
struct kept {
  uint32_t same_as; /* id of the least access that loads the same bytes, once for both; its own */
  uint32_t align;   /* bytes, at most 16: what ptxas proves of all but the constant */
  bool is_fixed;    /* it stays as wide as it is */
  bool is_gone;     /* codegen leaves nothing of it */
};

/* By access id, from module->lowered; NULL without it. */
struct kept *unbank_keep(const struct module *module);

#endif
