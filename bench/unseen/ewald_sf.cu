/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Structure factors of an Ewald sum, S(k) = sum of q exp(2 pi i k r) over the charges: 64 charges
 * at a time, powers of exp(2 pi i x) for k = 0 to 15 along each axis by recursion in three tables
 * of complex numbers, carved out of dynamic memory; then a thread has four vectors k, one (kx, ky),
 * and sums over the charges. The grid's x says which charges, its y which kz.
 *
 * The recursion writes rows of `waves` complex numbers, a lane to a row: 16-way for 16. The sums
 * read along rows. By hand: a complex number more in a row (HAND=1), wave XOR charge, of 16 waves
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHARGES = 64, THREADS = 256, EACH = 4;

__device__ __forceinline__ int place(int charge, int wave, int waves) {
  return HAND == 1   ? charge * (waves + 1) + wave
         : HAND == 2 ? charge * waves + (wave ^ (charge & 15))
                     : charge * waves + wave;
}

__device__ __forceinline__ float2 times(float2 a, float2 b) {
  return make_float2(fmaf(a.x, b.x, -(a.y * b.y)), fmaf(a.x, b.y, a.y * b.x));
}

__global__ void __launch_bounds__(THREADS)
    ewald_sf(float2 *__restrict__ out, const float4 *__restrict__ charges, int waves, int batches) {
  extern __shared__ __align__(16) float2 memory[];
  int row = HAND == 1 ? waves + 1 : waves, table = CHARGES * row;
  float *strength = (float *)(memory + 3 * table);
  int t = threadIdx.x, kx = t % waves, ky = t / waves, kz = blockIdx.y * EACH;
  float2 sum[EACH] = {};
  for (int batch = 0; batch < batches; ++batch) {
    const float4 *from = charges + ((size_t)blockIdx.x * batches + batch) * CHARGES;
    if (t < 3 * CHARGES) {
      int axis = t / CHARGES, charge = t % CHARGES;
      float4 r = from[charge];
      float2 step, power = make_float2(1, 0);
      sincospif(2 * (axis == 0 ? r.x : axis == 1 ? r.y : r.z), &step.y, &step.x);
      for (int k = 0; k < waves; ++k) {
        memory[axis * table + place(charge, k, waves)] = power;
        power = times(power, step);
      }
      if (axis == 0)
        strength[charge] = r.w;
    }
    __syncthreads();
    for (int i = 0; i < CHARGES; ++i) {
      float2 x = memory[place(i, kx, waves)], y = memory[table + place(i, ky, waves)];
      float q = strength[i];
      float2 xy = times(make_float2(q * x.x, q * x.y), y);
#pragma unroll
      for (int k = 0; k < EACH; ++k) {
        float2 z = memory[2 * table + place(i, kz + k, waves)];
        sum[k].x = fmaf(xy.x, z.x, sum[k].x);
        sum[k].x = fmaf(-xy.y, z.y, sum[k].x);
        sum[k].y = fmaf(xy.x, z.y, sum[k].y);
        sum[k].y = fmaf(xy.y, z.x, sum[k].y);
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int k = 0; k < EACH; ++k)
    out[(((size_t)blockIdx.x * gridDim.y + blockIdx.y) * EACH + k) * THREADS + t] = sum[k];
}
