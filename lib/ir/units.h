/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Units: what gets one layout. An array that several kernels use is judged, and if it pays cloned,
 * for each of them; one that a device function uses gets one layout for all. */
#ifndef UNBANK_IR_UNITS_H
#define UNBANK_IR_UNITS_H

#include "ir/model.h"

/* Fills module->units, in the order of the arrays, then of the kernels. */
void unbank_list_units(struct module *module);

/* Whether anything about the unit's array is to change: its layout, or its alignment alone. */
bool unbank_unit_changes(const struct unit *unit);

/* Whether the unit's array, or its clone, is used by a kernel. */
bool unbank_unit_in_kernel(const struct module *module, const struct unit *unit,
                           const struct kernel *kernel);

/* How many arrays behind the unit that stay as they are would lie elsewhere modulo 16 than they do,
 * if the unit, aligned to 16, took so many bytes: loads of 16 bytes would fall apart. */
unsigned unbank_displaced(const struct module *module, const struct unit *unit, uint64_t bytes);

/* Bytes that the unit takes under its layout: so many that it displaces least, or those of the new
 * array once there is one. */
uint64_t unbank_unit_bytes(const struct module *module, const struct unit *unit);

/* The shape that every launch of the function has, when all users of the unit can rely on one; else
 * NULL. */
const struct unbank_shape *unbank_promise(const struct module *module, const struct unit *unit);

/* The unit that a kernel's accesses of an array belong to, or NULL. */
const struct unit *unbank_unit_of(const struct module *module, size_t kernel, uint32_t array);

/* Whether a kernel is a function or calls it. */
bool unbank_kernel_runs(const struct kernel *kernel, LLVMValueRef function);

/* Whether a kernel, itself or in what it calls, uses an array. */
bool unbank_kernel_uses(const struct kernel *kernel, const struct array *array);

/* Whether an access belongs to the unit: to its array, and to its kernel if it has one of its own.
 */
bool unbank_unit_has(const struct module *module, const struct unit *unit,
                     const struct access *access);

/* Where an array lies in a kernel's shared memory, as arrays are or as chosen: ptxas places them in
 * the order of their declaration. */
uint64_t unbank_place(const struct module *module, const struct kernel *kernel, size_t id,
                      bool chosen);

/* Bytes of static shared memory that the kernel's arrays take, as they are or with the chosen
 * layouts. */
uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel, bool chosen);

#endif
