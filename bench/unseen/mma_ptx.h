/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX as machine-learning kernels carry it around.
 */
#pragma once
#include <cstdint>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

static __device__ __forceinline__ uint32_t smem_u32(const void *p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

#define CP_ASYNC_CG(dst, src, bytes)                                                               \
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], %2;\n" ::"r"(dst), "l"(src),        \
               "n"(bytes)                                                                          \
               : "memory")
#define CP_ASYNC_COMMIT() asm volatile("cp.async.commit_group;\n" ::: "memory")
#define CP_ASYNC_WAIT(n) asm volatile("cp.async.wait_group %0;\n" ::"n"(n) : "memory")

/* zero-fills where the guard says no */
static __device__ __forceinline__ void cp_async_16_zfill(uint32_t dst, const void *src, bool in) {
  int bytes = in ? 16 : 0;
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" ::"r"(dst), "l"(src), "r"(bytes)
               : "memory");
}

#define LDMATRIX_X2(R0, R1, addr)                                                                  \
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];\n"                        \
               : "=r"(R0), "=r"(R1)                                                                \
               : "r"(addr))
#define LDMATRIX_X2_T(R0, R1, addr)                                                                \
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];\n"                  \
               : "=r"(R0), "=r"(R1)                                                                \
               : "r"(addr))
#define LDMATRIX_X4(R0, R1, R2, R3, addr)                                                          \
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\n"                \
               : "=r"(R0), "=r"(R1), "=r"(R2), "=r"(R3)                                            \
               : "r"(addr))
#define LDMATRIX_X4_T(R0, R1, R2, R3, addr)                                                        \
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];\n"          \
               : "=r"(R0), "=r"(R1), "=r"(R2), "=r"(R3)                                            \
               : "r"(addr))
#define STMATRIX_X4(addr, R0, R1, R2, R3)                                                          \
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};\n" ::"r"(addr),   \
               "r"(R0), "r"(R1), "r"(R2), "r"(R3)                                                  \
               : "memory")

static __device__ __forceinline__ void mma_16816_f16_f16(uint32_t (&d)[2], const uint32_t (&a)[4],
                                                         uint32_t b0, uint32_t b1) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, {%6, "
               "%7}, {%0, %1};\n"
               : "+r"(d[0]), "+r"(d[1])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}
#define MMA_OF_4(NAME, TYPES, ELEMENT, CONSTRAINT)                                                 \
  static __device__ __forceinline__ void NAME(ELEMENT(&d)[4], const uint32_t (&a)[4], uint32_t b0, \
                                              uint32_t b1) {                                       \
    asm volatile("mma.sync.aligned." TYPES                                                         \
                 " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\n"              \
                 : CONSTRAINT(d[0]), CONSTRAINT(d[1]), CONSTRAINT(d[2]), CONSTRAINT(d[3])          \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));                  \
  }
MMA_OF_4(mma_16816_f16, "m16n8k16.row.col.f32.f16.f16.f32", float, "+f")
MMA_OF_4(mma_16816_bf16, "m16n8k16.row.col.f32.bf16.bf16.f32", float, "+f")
MMA_OF_4(mma_16832_s8, "m16n8k32.row.col.s32.s8.s8.s32", int, "+r")
