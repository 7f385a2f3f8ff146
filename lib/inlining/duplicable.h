/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_INLINING_DUPLICABLE_H
#define UNBANK_INLINING_DUPLICABLE_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

/* Whether the code of a function of at most `most` instructions may be in one function twice. It
 * may not if a call must not be duplicated, or if inline PTX defines a name outside braces. */
bool unbank_is_duplicable(LLVMValueRef function, size_t most);

#endif
