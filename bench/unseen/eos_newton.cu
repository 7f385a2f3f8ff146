/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Hydrodynamics with a tabulated equation of state: temperature from density and energy by
 * Newton's method on a table of energies and heat capacities, 32x32, interpolated bilinearly, in
 * dynamic memory; zones come in the order of the mesh, so that neighbours are alike.
 *
 * The table's file is temperature by temperature, and storing it is 32-way, once. Lookups are of
 * equal or neighbouring words, four at constant offsets of one address, each round waiting for the
 * last. By hand: rows of 33 pairs (HAND=1), temperature XOR density (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, N = 32, PITCH = HAND == 1 ? N + 1 : N;

__device__ __forceinline__ int place(int density, int temperature) {
  return HAND == 2 ? density * PITCH + (temperature ^ (density & 31))
                   : density * PITCH + temperature;
}

__device__ __forceinline__ float mix(float a, float b, float x) { return fmaf(x, b - a, a); }

__global__ void __launch_bounds__(THREADS)
    eos_newton(float *__restrict__ temperatures, const float2 *__restrict__ file, int zones,
               int rounds, float slope) {
  extern __shared__ float2 table[];
  int t = threadIdx.x;
  for (int i = t; i < N * N; i += THREADS)
    table[place(i % N, i / N)] = file[i];
  __syncthreads();
  for (int zone = blockIdx.x * THREADS + t; zone < zones; zone += gridDim.x * THREADS) {
    float along = (float)(zone & 0xffff) * slope, density = along * (N - 2);
    float energy = 1.0f + along, temperature = 12.0f + along;
    int d = min((int)density, N - 2);
    float x = density - (float)d;
    for (int r = 0; r < rounds; ++r) {
      int k = min((int)temperature, N - 2);
      float y = temperature - (float)k;
      float2 a = table[place(d, k)], b = table[place(d, k + 1)];
      float2 e = table[place(d + 1, k)], f = table[place(d + 1, k + 1)];
      float value = mix(mix(a.x, b.x, y), mix(e.x, f.x, y), x);
      float heat = mix(mix(a.y, b.y, y), mix(e.y, f.y, y), x);
      temperature = fmaf(energy - value, __frcp_rn(heat), temperature);
      temperature = fminf(fmaxf(temperature, 0.0f), N - 1.5f);
    }
    temperatures[zone] = temperature;
  }
}
