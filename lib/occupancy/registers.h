/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Registers that a kernel takes at least, before ptxas allocates any. */
#ifndef UNBANK_OCCUPANCY_REGISTERS_H
#define UNBANK_OCCUPANCY_REGISTERS_H

#include "model/model.h"

/* The most 32-bit words that are live at one place of a function, of values that ptxas neither
 * computes twice nor folds into others: what loops carry, what is loaded, and floating point. */
unsigned unbank_live_registers(const struct module *module, LLVMValueRef function);

#endif
