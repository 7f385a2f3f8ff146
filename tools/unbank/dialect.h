/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Translates what nvcc accepts and clang refuses, in a copy of the text that the compiler gets
 * instead of the file. Clang's errors say where. docs/build.md lists the cases:
 *
 *     __shared__ T x[2];                an object with a constructor, as raw memory and a reference
 *     #define UNROLL #pragma unroll     #define UNROLL _Pragma("unroll")
 *     asm("mov.u32 %0, %laneid;" ...    asm("mov.u32 %0, %%laneid;" ...
 *     const __restrict__ T *p           const T *p
 *
 * Line numbers do not change. */
#ifndef UNBANK_DIALECT_H
#define UNBANK_DIALECT_H

#include "overlay.h"

/* Changes files at the places that clang's messages name. `laid` has the files that were compiled
 * with another text than on the disk; the changed files are added to it. File names are relative to
 * `folder`. Returns the number of changed places, and appends each to `places`, as "file:line". */
size_t dialect_mend(struct arena *arena, const char *messages, const char *folder,
                    struct overlaid_list *laid, struct text_list *places);

/* A text with those lines changed that are not the same in `was` and in `is`, which has been
 * mended: another version of the file. NULL: one of these lines is not in it. */
const char *dialect_repeat(struct arena *arena, const char *was, const char *is, const char *text);

#endif
