/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One level of an à-trous filter that denoises a path tracer's picture: 5x5 pixels, the template's
 * step apart, weighted by normals, depth and luminance. A tile with its rim is in shared memory, an
 * array of structs as the renderer has them: eight floats a pixel.
 *
 * Lanes are 32 bytes apart at each of 25 pixels: 8-way word by word, 2-way where ptxas finds that
 * 16 bytes can be read at a time. By hand: structs of nine words (HAND=1) and eight arrays of
 * floats (HAND=2), word by word; two arrays of float4 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16;

struct Pixel {
  float red, green, blue, depth;
  float x, y, z, variance;
};

#if HAND == 2
template <int COUNT> struct Tile {
  float red[COUNT], green[COUNT], blue[COUNT], depth[COUNT];
  float x[COUNT], y[COUNT], z[COUNT], variance[COUNT];

  __device__ Pixel get(int i) const {
    return {red[i], green[i], blue[i], depth[i], x[i], y[i], z[i], variance[i]};
  }
  __device__ void put(int i, Pixel p) {
    red[i] = p.red, green[i] = p.green, blue[i] = p.blue, depth[i] = p.depth;
    x[i] = p.x, y[i] = p.y, z[i] = p.z, variance[i] = p.variance;
  }
};
#elif HAND == 3
template <int COUNT> struct Tile {
  float4 colours[COUNT], normals[COUNT];

  __device__ Pixel get(int i) const {
    float4 c = colours[i], n = normals[i];
    return {c.x, c.y, c.z, c.w, n.x, n.y, n.z, n.w};
  }
  __device__ void put(int i, Pixel p) {
    colours[i] = make_float4(p.red, p.green, p.blue, p.depth);
    normals[i] = make_float4(p.x, p.y, p.z, p.variance);
  }
};
#else
template <int COUNT> struct Tile {
  struct Entry : Pixel {
#if HAND == 1
    float unused;
#endif
  } pixels[COUNT];

  __device__ Pixel get(int i) const { return pixels[i]; }
  __device__ void put(int i, Pixel p) { (Pixel &)pixels[i] = p; }
};
#endif

__device__ __forceinline__ float luminance(const Pixel &p) {
  return fmaf(0.2126f, p.red, fmaf(0.7152f, p.green, 0.0722f * p.blue));
}

template <int STEP>
__global__ void __launch_bounds__(SIDE *SIDE)
    atrous_gbuffer(float4 *__restrict__ out, const float4 *__restrict__ frame, int width,
                   int height, float depths, float lights) {
  constexpr int RIM = 2 * STEP, FULL = SIDE + 2 * RIM;
  __shared__ Tile<FULL * FULL> tile;
  int x = threadIdx.x, y = threadIdx.y;
  for (int i = y * SIDE + x; i < FULL * FULL; i += SIDE * SIDE) {
    int column = min(max((int)blockIdx.x * SIDE + i % FULL - RIM, 0), width - 1);
    int row = min(max((int)blockIdx.y * SIDE + i / FULL - RIM, 0), height - 1);
    const float4 *from = frame + 2 * ((size_t)row * width + column);
    float4 c = from[0], n = from[1];
    tile.put(i, {c.x, c.y, c.z, c.w, n.x, n.y, n.z, n.w});
  }
  __syncthreads();
  const float kernel[3] = {0.375f, 0.25f, 0.0625f};
  Pixel here = tile.get((y + RIM) * FULL + x + RIM);
  float light = luminance(here), scale = lights / (sqrtf(fmaxf(here.variance, 0.0f)) + 1e-3f);
  float red = 0, green = 0, blue = 0, variance = 0, total = 0;
#pragma unroll 1
  for (int j = -2; j <= 2; ++j)
#pragma unroll
    for (int i = -2; i <= 2; ++i) {
      Pixel p = tile.get((y + RIM + j * STEP) * FULL + x + RIM + i * STEP);
      float facing = fmaxf(fmaf(here.x, p.x, fmaf(here.y, p.y, here.z * p.z)), 0.0f);
      facing *= facing;
      facing *= facing;
      float apart = fmaf(fabsf(p.depth - here.depth), depths, fabsf(luminance(p) - light) * scale);
      float w = kernel[abs(i)] * kernel[abs(j)] * facing * __expf(-apart);
      red = fmaf(w, p.red, red);
      green = fmaf(w, p.green, green);
      blue = fmaf(w, p.blue, blue);
      variance = fmaf(w * w, p.variance, variance);
      total = __fadd_rn(total, w);
    }
  float inverse = 1.0f / fmaxf(total, 1e-6f);
  int column = blockIdx.x * SIDE + x, row = blockIdx.y * SIDE + y;
  if (column < width && row < height)
    out[(size_t)row * width + column] =
        make_float4(red * inverse, green * inverse, blue * inverse, variance * inverse * inverse);
}

template __global__ void atrous_gbuffer<2>(float4 *, const float4 *, int, int, float, float);
