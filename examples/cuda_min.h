/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The little of CUDA's device language that the examples use, for a machine with clang and no CUDA
 * toolkit. Under a toolkit's own headers (clang and nvcc include them before the first line) this
 * file declares nothing. __syncthreads needs no declaration: it is a builtin of clang's.
 *
 *     clang++ -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 \
 *         -nocudainc -nocudalib --cuda-feature=+ptx78 ...
 */
#ifndef EXAMPLES_CUDA_MIN_H
#define EXAMPLES_CUDA_MIN_H

#if !defined(__CLANG_CUDA_RUNTIME_WRAPPER_H__) && !defined(__CUDA_RUNTIME_H__)

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __forceinline__ __inline__ __attribute__((always_inline))

/* An object whose members read a special register, as in clang's own CUDA headers. */
#define UNBANK_SPECIAL_REGISTER(name, register)                                                    \
  struct name##_t {                                                                                \
    __declspec(property(get = read_x)) unsigned x;                                                 \
    __declspec(property(get = read_y)) unsigned y;                                                 \
    __declspec(property(get = read_z)) unsigned z;                                                 \
    static __device__ __forceinline__ unsigned read_x() {                                          \
      return __nvvm_read_ptx_sreg_##register##_x();                                                \
    }                                                                                              \
    static __device__ __forceinline__ unsigned read_y() {                                          \
      return __nvvm_read_ptx_sreg_##register##_y();                                                \
    }                                                                                              \
    static __device__ __forceinline__ unsigned read_z() {                                          \
      return __nvvm_read_ptx_sreg_##register##_z();                                                \
    }                                                                                              \
  };                                                                                               \
  extern const __device__ name##_t name

UNBANK_SPECIAL_REGISTER(threadIdx, tid);
UNBANK_SPECIAL_REGISTER(blockIdx, ctaid);
UNBANK_SPECIAL_REGISTER(blockDim, ntid);
UNBANK_SPECIAL_REGISTER(gridDim, nctaid);
#undef UNBANK_SPECIAL_REGISTER

/* What kernel<<<grid, block>>>(...) becomes in host code; where clang knows of no toolkit, by the
 * functions of CUDA before 9.2. */
struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
typedef struct CUstream_st *cudaStream_t;
extern "C" int cudaConfigureCall(dim3 grid, dim3 block, decltype(sizeof 0) shared = 0,
                                 cudaStream_t stream = nullptr);
extern "C" int cudaSetupArgument(const void *argument, decltype(sizeof 0) bytes,
                                 decltype(sizeof 0) offset);
extern "C" int cudaLaunch(const void *kernel);
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block,
                                                decltype(sizeof 0) shared = 0,
                                                cudaStream_t stream = nullptr);
extern "C" int cudaLaunchKernel(const void *kernel, dim3 grid, dim3 block, void **arguments,
                                decltype(sizeof 0) shared, cudaStream_t stream);

static __device__ __forceinline__ float __shfl_xor_sync(unsigned mask, float value, int lanes) {
  return __nvvm_shfl_sync_bfly_f32(mask, value, lanes, 0x1f);
}

static __device__ __forceinline__ int min(int a, int b) { return a < b ? a : b; }

static __device__ __forceinline__ unsigned long long __cvta_generic_to_shared(const void *pointer) {
  return (unsigned long long)(__attribute__((address_space(3))) const void *)pointer;
}

#endif
#endif
