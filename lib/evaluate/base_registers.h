/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Base registers that addresses keep through loops. An address in which nothing changes in a loop
 * is computed before the loop and kept. Addresses that differ only by a constant share a base
 * register, as the constant is an immediate of the access. Under a layout they need not: rows that
 * are not known to be the same are computed for each, and each has a base register. */
#ifndef UNBANK_EVALUATE_BASE_REGISTERS_H
#define UNBANK_EVALUATE_BASE_REGISTERS_H

#include "address/offsets.h"
#include "rewrite/plan.h"

struct base_registers {
  struct arena *arena;
  struct map seen;   /* which loop keeps which address, by a hash of both */
  struct map loops;  /* by header: its index in `kept` */
  LIST_OF(int) kept; /* by loop: its registers under the layout, minus those without a layout */
  uint64_t last[2];  /* hashes of the address that was added last and its loop: without a layout,
                        and under it. Most accesses have the register of the access before them */
};

struct base_registers unbank_new_base_registers(struct arena *arena);

/* Adds the register of an access as it is, or as it is planned. */
void unbank_add_base_register(struct base_registers *registers, const struct module *module,
                              const struct access *access, const struct offset *offset);
void unbank_add_planned_register(struct base_registers *registers, const struct module *module,
                                 const struct access *access, const struct offset *offset,
                                 const struct plan *plan);

/* How many more registers one loop keeps under the layout, at most. */
unsigned unbank_more_registers(const struct base_registers *registers);

#endif
