/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * For projects that have a header cuda.h of their own: the header that clang includes ahead of CUDA
 * sources asks for "cuda.h", means the toolkit's, and would get the project's. The commands put the
 * folder of this file ahead of the project's where there is such a header. Not for sources. */
#if defined(__CLANG_CUDA_RUNTIME_WRAPPER_H__) && !defined(CUDA_VERSION)
#include UNBANK_TOOLKIT_CUDA_H
#else
#pragma GCC system_header
#include_next "cuda.h"
#endif
