/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What nvcc takes and clang refuses, in clang's words, in a copy of the text that the compiler gets
 * in place of the file. Clang's errors say where; rows of docs/build.md say what a person writes:
 *
 *     __shared__ T x[2];                an object with a constructor, as raw memory and a reference
 *     #define UNROLL #pragma unroll     #define UNROLL _Pragma("unroll")
 *     asm("mov.u32 %0, %laneid;" ...    asm("mov.u32 %0, %%laneid;" ...
 *
 * Lines stay where they are. */
#ifndef UNBANK_DIALECT_H
#define UNBANK_DIALECT_H

#include "overlay.h"

/* Changes files at the places that clang's messages name. `laid` has the texts that were compiled,
 * of files that are not as on the disk, and gets those of the files that are changed; names of
 * files are relative to `folder`. Returns how many places were changed, and appends each to
 * `places`, as "file:line". */
size_t dialect_mend(struct arena *arena, const char *messages, const char *folder,
                    struct overlaid_list *laid, struct text_list *places);

#endif
