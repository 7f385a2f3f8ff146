/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Radiation in columns of an atmosphere: two-stream reflectance and transmittance of 32 layers, then adding, from the ground up and down again. A column
 * a thread. Pointers to its part of four arrays are handed in a struct to functions that are not inlined. Divisions, roots
 * and exponentials take part of the time.
 *
 * Columns of 32 layers: 32-way in each of the four. By hand: 33 layers (HAND=1), layers of all columns side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int COLUMNS = 64, LAYERS = 32;

#if HAND == 1
constexpr int SIZE = COLUMNS * (LAYERS + 1), STEP = 1;
__device__ __forceinline__ int at(int column, int layer) { return column * (LAYERS + 1) + layer; }
#elif HAND == 2
constexpr int SIZE = LAYERS * (COLUMNS + 1), STEP = COLUMNS + 1;
__device__ __forceinline__ int at(int column, int layer) { return layer * (COLUMNS + 1) + column; }
#else
constexpr int SIZE = COLUMNS * LAYERS, STEP = 1;
__device__ __forceinline__ int at(int column, int layer) { return column * LAYERS + layer; }
#endif

struct Column {
  float *depth;  /* later the reflectance of a layer, at last the flux up */
  float *albedo; /* later its transmittance, at last the flux down */
  float *below;  /* reflectance of all below its top */
  float *source; /* what it emits; later what comes up from below its top */
};

__device__ __noinline__ void layers(const Column &column, float asymmetry) {
  for (int layer = 0; layer < LAYERS; ++layer) {
    int i = layer * STEP;
    float tau = column.depth[i], single = column.albedo[i];
    float g1 = fmaf(-single, fmaf(0.75f, asymmetry, 1.f), 1.75f), g2 = fmaf(single, fmaf(-0.75f, asymmetry, 1.f), -0.25f);
    float k = __fsqrt_rn(fmaxf(__fmul_rn(g1 - g2, g1 + g2), 1e-6f));
    float e = __expf(-k * tau), e2 = __fmul_rn(e, e);
    float scale = __fdiv_rn(1.f, fmaf(k - g1, e2, k + g1));
    float r = __fmul_rn(__fmul_rn(g2, 1.f - e2), scale), t = __fmul_rn(__fmul_rn(2.f * k, e), scale);
    column.depth[i] = r;
    column.albedo[i] = t;
    column.source[i] = __fmul_rn(column.source[i], fmaxf(1.f - r - t, 0.f));
  }
}

__device__ __noinline__ void upwards(const Column &column, float ground, float emitted) {
  float reflect = ground, up = emitted;
  for (int layer = LAYERS - 1; layer >= 0; --layer) {
    int i = layer * STEP;
    float r = column.depth[i], t = column.albedo[i], s = column.source[i];
    float many = __fdiv_rn(t, fmaf(-r, reflect, 1.f));
    up = fmaf(many, fmaf(reflect, s, up), s);
    reflect = fmaf(__fmul_rn(many, t), reflect, r);
    column.below[i] = reflect;
    column.source[i] = up;
  }
}

__device__ __noinline__ void downwards(const Column &column, float sun) {
  float down = sun;
  for (int layer = 0; layer < LAYERS; ++layer) {
    int i = layer * STEP;
    float up = fmaf(column.below[i], down, column.source[i]);
    float passed = fmaf(column.albedo[i], down, __fmul_rn(column.depth[i], up));
    column.depth[i] = up;
    column.albedo[i] = down;
    down = passed;
  }
}

__global__ void __launch_bounds__(COLUMNS) two_stream_columns(float *__restrict__ ups, float *__restrict__ downs, const float *__restrict__ depths,
                                                              const float *__restrict__ albedos, const float *__restrict__ emissions, float asymmetry, int bands) {
  __shared__ float depth[SIZE], albedo[SIZE], below[SIZE], source[SIZE];
  const int t = threadIdx.x, own = at(t, 0);
  const Column column = {depth + own, albedo + own, below + own, source + own};
  for (int band = 0; band < bands; ++band) {
    size_t first = ((size_t)blockIdx.x * bands + band) * COLUMNS * LAYERS;
    for (int i = t; i < COLUMNS * LAYERS; i += COLUMNS) {
      int slot = at(i / LAYERS, i % LAYERS);
      depth[slot] = depths[first + i];
      albedo[slot] = albedos[first + i];
      source[slot] = emissions[first + i];
    }
    __syncthreads();
    layers(column, asymmetry);
    upwards(column, 0.25f, 0.5f);
    downwards(column, 1.f);
    __syncthreads();
    for (int i = t; i < COLUMNS * LAYERS; i += COLUMNS) {
      int slot = at(i / LAYERS, i % LAYERS);
      ups[first + i] = depth[slot];
      downs[first + i] = albedo[slot];
    }
    __syncthreads();
  }
}
