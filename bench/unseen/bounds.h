/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What vectors.h has, and launch bounds for a machine with clang and no CUDA toolkit.
 */
#ifndef BENCH_UNSEEN_BOUNDS_H
#define BENCH_UNSEEN_BOUNDS_H

#include "../kernels/vectors.h"

#ifndef __launch_bounds__
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#endif

#endif
