/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * nvcc's flags in clang's words. What both understand, and what is clang's alone, stays as it is.
 * And some of clang's in nvcc's words. */
#ifndef UNBANK_NVCC_H
#define UNBANK_NVCC_H

#include "toolkit.h"

/* Whether the next argument is the value of a flag of clang's that stands alone. */
bool nvcc_takes_next(const char *flag);

/* Whether an argument of clang's, with the next one, says that sources are CUDA. */
bool nvcc_is_language(const char *argument, const char *next);

/* The file of arguments that one stands for (@FILE; nvcc's --options-file), perhaps with the next
 * one; NULL: none. *taken: how many arguments that takes. */
const char *nvcc_list(const char *argument, const char *next, int *taken);

/* Appends the arguments with nvcc's flags in clang's words, and in place of files of arguments
 * (@FILE; nvcc's --options-file) what they hold, which may name others; relative paths of such
 * files begin at `folder`, and one that cannot be read stays as it is. Returns whether clang by
 * itself would not understand all of them. */
bool nvcc_translate(struct arena *arena, const char *folder, int argc, const char *const *argv,
                    struct text_list *out);

/* The way back, for what decides the code of a device: appends those of clang's arguments that nvcc
 * takes, in nvcc's words. `relocatable`: the source calls functions of other sources. */
void nvcc_take_back(struct arena *arena, const struct text_list *arguments, bool relocatable,
                    struct text_list *out);

/* How large clang lets a loop become that it unrolls, so that it unrolls those that nvcc does. nvcc
 * allows more of loops that index what it so keeps in registers: with the first, clang unrolled
 * three public matrix products as nvcc 13 does (as many loads of shared memory of the same widths).
 * Of other loops it allows less: of three sorting networks, plain and with types of unbank/array.h,
 * clang unrolls with the second those that nvcc 13 unrolls, and with 360 or 440 not just these. */
#define NVCC_UNROLLS_ARRAYS "-unroll-threshold=4000"
#define NVCC_UNROLLS "-unroll-threshold=400"

/* Arguments with one of these, in the place of the other; those that say another number stay. */
struct text_list nvcc_unroll(struct arena *arena, const struct text_list *arguments,
                             const char *threshold);

#endif
