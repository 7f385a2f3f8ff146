/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instances: what gets one layout. If several kernels use an array, a clone for each of them is
 * considered, and made where it pays off. An array used by a device function of several kernels
 * gets one layout for all of them. */
#ifndef UNBANK_KERNELS_INSTANCES_H
#define UNBANK_KERNELS_INSTANCES_H

#include "address/launch_numbers.h"
#include "model/relations.h"

/* Fills module->instances, in the order of the arrays, then of the kernels. */
void unbank_list_instances(struct module *module);

/* Whether anything about the instance's array is to change: its layout, or only its alignment. */
bool unbank_instance_changes(const struct instance *instance);

/* Sets the code of an instance of a module; that of a hypothesis is its own to set. */
void unbank_set_code(struct instance *instance, enum unbank_code code);

/* The kernels that use the instance's array, or its clone: ids, ascending. */
const uint32_t *unbank_instance_kernels(const struct module *module,
                                        const struct instance *instance, size_t *count);

/* The kernel after `last` among these, or the first if it is NULL; NULL at the end. */
const struct kernel *unbank_next_kernel(const struct module *module,
                                        const struct instance *instance, const struct kernel *last);

/* Runs the statement that follows for each of them. */
#define UNBANK_EACH_KERNEL(kernel, module, instance)                                               \
  for (const struct kernel *kernel = unbank_next_kernel(module, instance, NULL); kernel;           \
       kernel = unbank_next_kernel(module, instance, kernel))

/* Those of the instance's accesses that the kernel may execute: ids, ascending. A trace of the
 * kernel has no others. Of an instance that stands for a part of its accesses, these are all of the
 * part. */
const uint32_t *unbank_accesses_in(const struct module *module, const struct instance *instance,
                                   const struct kernel *kernel, size_t *count);

/* Which shared memory a kernel may have besides its arrays, so that these may take no more bytes,
 * nor move: "also uses dynamic shared memory, ...", a predicate of the kernel. NULL: none. */
const char *unbank_memory_beside(const struct module *module, const struct kernel *kernel);

/* Whether an array can have a layout at all. Dynamic memory keeps its size, which the launch
 * chooses. So its bytes move only within aligned lines of at most 128 bytes, which decide the
 * banks, and in the same way all along a line, so that an incomplete last line can stay in
 * place. */
bool unbank_suits(const struct array *array, const struct unbank_layout *layout);

/* The only kernel whose function has all accesses of the instance, or NULL. */
const struct kernel *unbank_kernel_around(const struct module *module,
                                          const struct instance *instance);

/* The launch number that decides how long rows are; none unless all accesses are in one kernel that
 * has it. */
struct launch_number unbank_row_number(const struct module *module, const struct instance *instance,
                                       const struct unbank_row *row);

/* The alignment of the instance's array once its layout changes: that of the widest access; but if
 * it is confined, its present one, because a linker may have to leave bytes before it. */
uint32_t unbank_instance_align(const struct module *module, const struct instance *instance);

/* The alignment of one member of the instance's array once its layout changes. */
uint32_t unbank_member_align(const struct instance *instance, const struct member *member);

/* How many unchanged arrays would be at another place modulo 16 if the rewritten instance took so
 * many bytes: their 16-byte loads would be split. */
unsigned unbank_displaced(const struct module *module, const struct instance *instance,
                          uint64_t bytes);

/* How many unchanged arrays would be at another place modulo 16 if the instance took so many bytes,
 * and all other instances were rewritten as chosen. */
unsigned unbank_displaced_by_all(const struct module *module, const struct instance *instance,
                                 uint64_t bytes);

/* Bytes that the instance takes under its layout: the number that displaces the fewest arrays, or
 * the one that was settled. */
uint64_t unbank_instance_bytes(const struct module *module, const struct instance *instance);

/* Whether its kernels have room for so many bytes more than it was chosen with. */
bool unbank_has_room(const struct module *module, const struct instance *instance, uint64_t more);

/* Settles how many bytes each instance takes, once all layouts are chosen: two new arrays of one
 * kernel may displace others that each alone would not. */
void unbank_settle_bytes(struct module *module);

/* Bytes that a member of a joined array takes under the instance's layout. */
uint64_t unbank_member_bytes(const struct module *module, const struct instance *instance,
                             const struct member *member);

/* Bytes that all members take under a layout, approximately: their places are not considered. */
uint64_t unbank_bytes_under(const struct array *array, const struct unbank_layout *layout);

/* Whether a kernel that uses an array uses this member of it. */
bool unbank_uses_member(const struct kernel *kernel, const struct array *array,
                        const struct member *member);

/* Whether all its globals belong to this module alone, by their linkage. */
bool unbank_is_internal(const struct array *array);

/* The shape that every launch of the function has, if all users of the instance can rely on one;
 * else NULL. */
const struct unbank_shape *unbank_promise(const struct module *module,
                                          const struct instance *instance);

/* The instance that a kernel's accesses to an array belong to, or NULL. */
const struct instance *unbank_instance_of(const struct module *module, size_t kernel,
                                          uint32_t array);

/* The instance that an access belongs to, if that is to get a new layout, or has its new array by
 * now; else NULL. */
const struct instance *unbank_changing(const struct module *module, const struct access *access);
const struct instance *unbank_rewritten(const struct module *module, const struct access *access);

/* Where one of a kernel's arrays is in its shared memory, given the choices so far and the
 * hypothesis, if any: placing.h. */
uint64_t unbank_place(const struct module *module, const struct kernel *kernel, uint32_t array,
                      const struct instance *hypothesis);

/* Where each array of a kernel is in its shared memory (unbank_place), in the order of
 * kernel->arrays, and where the last one ends. */
const uint64_t *unbank_places(const struct module *module, const struct kernel *kernel,
                              const struct instance *hypothesis, struct arena *arena);

/* Bytes of static shared memory that the kernel's arrays take, as they are. */
uint64_t unbank_original_bytes(const struct module *module, const struct kernel *kernel);

/* Bytes of static shared memory that the kernel's arrays take, given the choices so far and the
 * hypothesis, if any. */
uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel,
                             const struct instance *hypothesis);

#endif
