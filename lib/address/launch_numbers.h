/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launch numbers: integers of 32 or 64 bits that all threads of a launch share, and that a kernel
 * can compute at its entry. They are counted from 1 on: first the arguments of the kernel, of
 * whatever type; then, in the order of its code, the instructions that compute an integer from
 *
 *     arguments, members of arguments that are structs (`byval`) and never written, and members of
 *     variables in constant memory
 *     constants
 *     other such instructions: sums, products, bits, shifts and divisions by constants, minima and
 *     maxima, comparisons and selects, conversions
 *
 * If such an instruction clears bits by a mask, as (n + 3) & -4 does, the launch number is its
 * value without the lowest bits, as the trace has it (lanes/symbols.h). */
#ifndef UNBANK_ADDRESS_LAUNCH_NUMBERS_H
#define UNBANK_ADDRESS_LAUNCH_NUMBERS_H

#include "model/model.h"

struct launch_number {
  LLVMValueRef value; /* an argument or instruction of the kernel; NULL: there is no such number */
  unsigned cleared;   /* the number is `value` shifted down by so many bits, which are 0 */
};

/* Lists those that a kernel's code computes. To be called before a rewrite adds others. */
void unbank_find_launch_numbers(const struct module *module, struct kernel *kernel);

struct launch_number unbank_launch_number(const struct kernel *kernel, uint32_t number);

/* The launch numbers by value. An argument of fewer bits has the number of what all its users
 * extend it to. */
struct map unbank_launch_numbers(const struct kernel *kernel, struct arena *arena);

/* Whether it is the number of an argument. */
static inline bool unbank_is_argument_number(const struct kernel *kernel, uint32_t number) {
  return number && number <= LLVMCountParams(kernel->function);
}

#endif
