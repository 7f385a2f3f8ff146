/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The commands put the folder of folders of this file ahead of clang's own headers of the C++
 * standard library for CUDA sources. Not for sources.
 *
 * Clang's header of this name, which it includes ahead of its wrapper's "cuda.h" (cuda.h beside
 * this folder) and nvcc does not read, has parameters "file", "line", "function" and "condition":
 * macros of the user's that are called so are hidden there. libstdc++'s own, which follows it, has
 * reserved names alone. */
#pragma GCC system_header
#pragma push_macro("file")
#pragma push_macro("line")
#pragma push_macro("function")
#pragma push_macro("condition")
#undef file
#undef line
#undef function
#undef condition
#include_next <bits/c++config.h>
#pragma pop_macro("file")
#pragma pop_macro("line")
#pragma pop_macro("function")
#pragma pop_macro("condition")
