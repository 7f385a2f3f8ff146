/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as sums: a pointer, multiples of integers, and a constant. Pointers that differ by
 * their constants alone are neighbours. Sums are taken as if machine integers did not wrap around:
 * this tells what codegen may have merged, and what it did merge it has proved.
 */
#ifndef UNBANK_SIM_RUN_ADDRESS_H
#define UNBANK_SIM_RUN_ADDRESS_H

#include <llvm-c/Target.h>
#include <stdint.h>

#include "support/map.h"

struct address_forms {
  struct address_form *items; /* each with what its pointers have in common */
  size_t count, capacity;
  struct map last; /* of each base pointer: the last form's number, plus one */
  struct arena *arena;
  LLVMTargetDataRef layout;
};

/* The number of the pointer's form, equal for neighbours; *distance becomes the constant. */
uint32_t address_form(struct address_forms *forms, LLVMValueRef pointer, int64_t *distance);

#endif
