/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Functions go through codegen in batches of about as many instructions each, several side by side:
 * it is what most of the time of a large module goes to. Of what is small one batch is made, since
 * each takes a copy of the module's globals; and none is larger than it must be, since its PTX
 * takes far more room than what is kept of it. */
#ifndef UNBANK_WIDTHS_LOWERED_BATCHES_H
#define UNBANK_WIDTHS_LOWERED_BATCHES_H

#include "widths/lowered/lowered_internal.h"

/* Takes all that is marked through codegen, and reads its PTX. False: there is no codegen for it.
 */
bool unbank_take_batches(struct lowering *lowering);

#endif
