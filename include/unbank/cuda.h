/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names for the annotations that Unbank reads, for use in CUDA source. Other compilers ignore them.
 *
 *     __global__ UNBANK_BLOCK("32x8") void transpose(...) {
 *       __shared__ UNBANK_OFF float tile[32][32];
 *
 *     UNBANK_BLOCK   a promise: the kernel is launched with blocks of this shape. It is enforced
 *                    where a rewrite relies on it
 *     UNBANK_OFF     this array keeps its layout */
#ifndef UNBANK_CUDA_H
#define UNBANK_CUDA_H

#ifdef __clang__
#define UNBANK_OFF __attribute__((annotate("unbank:off")))
#define UNBANK_BLOCK(shape) __attribute__((annotate("unbank:block=" shape)))
#else
#define UNBANK_OFF
#define UNBANK_BLOCK(shape)
#endif

#endif
