/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instances: what gets one layout. An array that several kernels use is weighed, and if it pays
 * cloned, for each of them; one that a device function of several uses gets one layout for all. */
#ifndef UNBANK_KERNELS_INSTANCES_H
#define UNBANK_KERNELS_INSTANCES_H

#include "model/relations.h"

/* Fills module->instances, in the order of the arrays, then of the kernels. */
void unbank_list_instances(struct module *module);

/* Whether anything about the instance's array is to change: its layout, or its alignment alone. */
bool unbank_instance_changes(const struct instance *instance);

/* The kernels that use the instance's array, or its clone: ids, ascending. */
const uint32_t *unbank_instance_kernels(const struct module *module,
                                        const struct instance *instance, size_t *count);

/* The kernel among these that follows `last`, or for NULL the first; NULL: there is none. */
const struct kernel *unbank_next_kernel(const struct module *module,
                                        const struct instance *instance, const struct kernel *last);

/* Runs what follows for each of them. */
#define UNBANK_EACH_KERNEL(kernel, module, instance)                                               \
  for (const struct kernel *kernel = unbank_next_kernel(module, instance, NULL); kernel;           \
       kernel = unbank_next_kernel(module, instance, kernel))

/* Whether an array can have a layout at all. The size of dynamic memory, which the launch chooses,
 * stays as it is. Its bytes move within aligned lines of at most 128 bytes, which is where banks
 * are; and alike all along a line, so that the last, of which there may be a part only, can stay.
 */
bool unbank_suits(const struct array *array, const struct unbank_layout *layout);

/* The one kernel whose function has all accesses of the instance, or NULL. */
const struct kernel *unbank_kernel_around(const struct module *module,
                                          const struct instance *instance);

/* The argument that decides how long rows are, an integer of 32 or 64 bits; NULL where all accesses
 * are not of one kernel that has it. */
LLVMValueRef unbank_row_argument(const struct module *module, const struct instance *instance,
                                 const struct unbank_row *row);

/* What the instance's array is aligned to once its layout is another: to the widest access, but
 * where it is confined as it is now, for a linker may have to leave bytes before it. */
uint32_t unbank_instance_align(const struct module *module, const struct instance *instance);

/* The same of one of its members. */
uint32_t unbank_member_align(const struct instance *instance, const struct member *member);

/* How many arrays that stay as they are would lie elsewhere modulo 16 than they do, if the
 * instance, rewritten, took so many bytes: loads of 16 bytes would fall apart. */
unsigned unbank_displaced(const struct module *module, const struct instance *instance,
                          uint64_t bytes);

/* The same where all instances are rewritten as they were chosen. */
unsigned unbank_displaced_by_all(const struct module *module, const struct instance *instance,
                                 uint64_t bytes);

/* Bytes that the instance takes under its layout: so many that it displaces least, or those that
 * were settled. */
uint64_t unbank_instance_bytes(const struct module *module, const struct instance *instance);

/* Whether its kernels have room for some bytes more than it was chosen with. */
bool unbank_has_room(const struct module *module, const struct instance *instance, uint64_t more);

/* Settles how many bytes each instance takes, once all layouts are chosen: two new arrays of one
 * kernel may displace others where one of them alone would not. */
void unbank_settle_bytes(struct module *module);

/* Bytes that a member of a joined array takes under the instance's layout. */
uint64_t unbank_member_bytes(const struct module *module, const struct instance *instance,
                             const struct member *member);

/* Bytes that all members take under a layout, about: nothing is said of where they lie. */
uint64_t unbank_bytes_under(const struct array *array, const struct unbank_layout *layout);

/* Whether a kernel that uses an array uses this member of it. */
bool unbank_uses_member(const struct kernel *kernel, const struct array *array,
                        const struct member *member);

/* Whether all its globals are this module's alone, as their linkage says. */
bool unbank_is_internal(const struct array *array);

/* The shape that every launch of the function has, when all users of the instance can rely on one;
 * else NULL. */
const struct unbank_shape *unbank_promise(const struct module *module,
                                          const struct instance *instance);

/* The instance that a kernel's accesses of an array belong to, or NULL. */
const struct instance *unbank_instance_of(const struct module *module, size_t kernel,
                                          uint32_t array);

/* The instance that an access belongs to, if it has got a new array; else NULL. */
const struct instance *unbank_rewritten(const struct module *module, const struct access *access);

/* Where an array lies in a kernel's shared memory, as chosen so far but for the hypothesis, if any:
 * placing.h. */
uint64_t unbank_place(const struct module *module, const struct kernel *kernel, size_t id,
                      const struct instance *hypothesis);

/* The same of all its arrays, in the order of kernel->arrays. */
const uint64_t *unbank_places(const struct module *module, const struct kernel *kernel,
                              const struct instance *hypothesis, struct arena *arena);

/* Bytes of static shared memory that the kernel's arrays take, as they are. */
uint64_t unbank_original_bytes(const struct module *module, const struct kernel *kernel);

/* The same as chosen so far, but for the hypothesis, if any. */
uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel,
                             const struct instance *hypothesis);

#endif
