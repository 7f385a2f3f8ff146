/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Units: what gets one layout. An array that several kernels use is judged, and if it pays cloned,
 * for each of them; one that a device function uses gets one layout for all. */
#ifndef UNBANK_IR_UNITS_H
#define UNBANK_IR_UNITS_H

#include "ir/relations.h"

/* Fills module->units, in the order of the arrays, then of the kernels. */
void unbank_list_units(struct module *module);

/* Whether anything about the unit's array is to change: its layout, or its alignment alone. */
bool unbank_unit_changes(const struct unit *unit);

/* The kernels that use the unit's array, or its clone: ids, ascending. */
const uint32_t *unbank_unit_kernels(const struct module *module, const struct unit *unit,
                                    size_t *count);

/* What the unit's array is aligned to once its layout is another: to the widest access, but where
 * it is confined as it is now, for a linker may have to leave bytes before it. */
uint32_t unbank_unit_align(const struct module *module, const struct unit *unit);

/* How many arrays that stay as they are would lie elsewhere modulo 16 than they do, if the unit,
 * rewritten, took so many bytes: loads of 16 bytes would fall apart. */
unsigned unbank_displaced(const struct module *module, const struct unit *unit, uint64_t bytes);

/* Bytes that the unit takes under its layout: so many that it displaces least, or those of the new
 * array once there is one. */
uint64_t unbank_unit_bytes(const struct module *module, const struct unit *unit);

/* The shape that every launch of the function has, when all users of the unit can rely on one; else
 * NULL. */
const struct unbank_shape *unbank_promise(const struct module *module, const struct unit *unit);

/* The unit that a kernel's accesses of an array belong to, or NULL. */
const struct unit *unbank_unit_of(const struct module *module, size_t kernel, uint32_t array);

/* The unit that an access belongs to, if it has got a new array; else NULL. */
const struct unit *unbank_rewritten(const struct module *module, const struct access *access);

/* Where an array lies in a kernel's shared memory, as arrays are or as chosen: placing.h. */
uint64_t unbank_place(const struct module *module, const struct kernel *kernel, size_t id,
                      bool chosen);

/* Bytes of static shared memory that the kernel's arrays take, as they are or with the chosen
 * layouts. */
uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel, bool chosen);

#endif
