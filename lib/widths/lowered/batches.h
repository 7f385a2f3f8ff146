/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Functions go through codegen in batches of about equally many instructions, several at a time,
 * since most of the time for a large module is spent there. A small module is one batch, because
 * each batch copies the module's globals. No batch is larger than necessary, because its PTX takes
 * much more memory than what is kept of it. */
#ifndef UNBANK_WIDTHS_LOWERED_BATCHES_H
#define UNBANK_WIDTHS_LOWERED_BATCHES_H

#include "widths/lowered/lowered_internal.h"

/* Takes the functions of all marks through codegen, and reads their PTX. False: LLVM has no codegen
 * for them. */
bool unbank_take_batches(struct lowering *lowering);

#endif
