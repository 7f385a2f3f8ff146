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

/* Adds a function to those that a kernel runs, unless it is there; first of all, itself. */
void unbank_kernel_add(struct module *module, struct kernel *kernel, LLVMValueRef function);

/* Fills the lists of kernels and arrays, once both were found, with the functions that they have.
 */
void unbank_relate(struct module *module);

/* Whether a kernel is a function or calls it. */
bool unbank_kernel_runs(const struct kernel *kernel, LLVMValueRef function);

/* The kernel that a function is, or NULL. */
struct kernel *unbank_kernel_of(const struct module *module, LLVMValueRef function);

/* The only kernel that runs a function, itself among them, or NULL: there are several, or none. */
struct kernel *unbank_only_kernel_of(const struct module *module, LLVMValueRef function);

/* Ascending numbers: where one stands among them, or UNBANK_NO_INDEX. */
uint32_t unbank_find_number(const uint32_t *numbers, size_t count, uint32_t number);

/* The accesses of an array that a kernel has, ascending. */
const uint32_t *unbank_kernel_accesses(const struct kernel *kernel, uint32_t array, size_t *count);

/* Where an access stands among ascending ids. Of a kernel that runs one function that has accesses,
 * they are neighbours. */
static inline uint32_t unbank_place_among(const uint32_t *ids, size_t count, uint32_t access) {
  if (!count || access < ids[0] || access > ids[count - 1])
    return UNBANK_NO_INDEX;
  return ids[count - 1] - ids[0] + 1 == count ? access - ids[0]
                                              : unbank_find_number(ids, count, access);
}

/* What reports call an access: "s3"; in another kernel than the first that reaches it, by a common
 * function, "s3.k1"; one that is given "g3". */
const char *unbank_access_name(const struct module *module, uint32_t kernel,
                               const struct access *access);

static inline uint32_t unbank_index_in_kernel(const struct kernel *kernel, uint32_t access) {
  return unbank_place_among(kernel->accesses.items, kernel->accesses.count, access);
}

#endif
