/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The last header that clang includes ahead of a CUDA source: behind it the user's macros, which
 * cuda.h beside it hides, are there again. Not for sources. */
#pragma GCC system_header
#include_next "curand_mtgp32_kernel.h"
#ifdef UNBANK_NAMES
#define UNBANK_POP(name) UNBANK_PRAGMA(pop_macro(#name))
UNBANK_NAMES(UNBANK_POP)
#undef UNBANK_NAMES
#undef UNBANK_PUSH
#undef UNBANK_POP
#undef UNBANK_PRAGMA
#endif
