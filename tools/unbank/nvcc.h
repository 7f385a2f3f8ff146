/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * nvcc's flags in clang's words. What both understand, and what is clang's alone, stays as it is.
 */
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

#endif
