/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Who belongs to whom: which kernels run a function, which arrays and accesses a kernel has, which
 * instances an array. Each relation is found once and stored as a list on both its sides, in
 * ascending order, so that a question costs what its answer is long, in modules of thousands of
 * kernels too.
 *
 *   place   of an access in a kernel: its number in kernel.accesses. What is kept for each access
 *           of a kernel (traces, widths) is kept by place
 */
#ifndef UNBANK_MODEL_RELATIONS_H
#define UNBANK_MODEL_RELATIONS_H

#include "model/model.h"

enum { UNBANK_NO_INDEX = UINT32_MAX };

/* Adds a function to those that a kernel runs, unless it is among them. The first one added is the
 * kernel itself. */
void unbank_kernel_add(struct module *module, struct kernel *kernel, LLVMValueRef function);

/* Fills the lists of kernels and arrays, once both are found and know their functions. */
void unbank_relate(struct module *module);

/* Whether a kernel is a function or calls it. */
bool unbank_kernel_runs(const struct kernel *kernel, LLVMValueRef function);

/* The kernel that a function is, or NULL. */
struct kernel *unbank_kernel_of(const struct module *module, LLVMValueRef function);

/* The only kernel that runs a function, perhaps the function itself; NULL if there is not exactly
 * one. */
struct kernel *unbank_only_kernel_of(const struct module *module, LLVMValueRef function);

/* The index of a number among ascending numbers, or UNBANK_NO_INDEX. */
uint32_t unbank_find_number(const uint32_t *numbers, size_t count, uint32_t number);

/* A kernel's accesses to an array, ascending. */
const uint32_t *unbank_kernel_accesses(const struct kernel *kernel, uint32_t array, size_t *count);

/* The kernels that have an access: ids, ascending. */
const uint32_t *unbank_access_kernels(const struct module *module, uint32_t access, size_t *count);

/* The functions of a kernel that use an array, those that array.functions lists twice twice. */
const LLVMValueRef *unbank_kernel_users(const struct kernel *kernel, uint32_t array, size_t *count);

/* The index of an access among ascending ids. They are consecutive if only one of the kernel's
 * functions has accesses. */
static inline uint32_t unbank_place_among(const uint32_t *ids, size_t count, uint32_t access) {
  if (!count || access < ids[0] || access > ids[count - 1])
    return UNBANK_NO_INDEX;
  return ids[count - 1] - ids[0] + 1 == count ? access - ids[0]
                                              : unbank_find_number(ids, count, access);
}

/* What reports call an access: "s3"; "s3.k1" in a kernel other than the first that reaches it
 * through a common function; "g3" if it is given. */
const char *unbank_access_name(const struct module *module, uint32_t kernel,
                               const struct access *access);

static inline uint32_t unbank_index_in_kernel(const struct kernel *kernel, uint32_t access) {
  return unbank_place_among(kernel->accesses.items, kernel->accesses.count, access);
}

#endif
