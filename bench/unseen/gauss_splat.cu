/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The rasteriser of Gaussian splatting: a tile of 16x16 pixels goes through its list of splats from front to back, 256
 * at a time in shared memory as structs of 64 bytes, a thread fetches one; each pixel adds colours by what light is
 * left, and the block ends early where no pixel has any.
 *
 * The stores of structs, once for 256 splats, are 4-way; all that is hot are broadcasts, free in any layout, and plain
 * is best. By hand all the same: structs of 80 bytes (HAND=1), four arrays (HAND=2), 16 bytes XOR (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16, BATCH = SIDE * SIDE;

struct __align__(16) Splat {
  float4 place; /* x, y, depth, radius */
  float4 conic; /* xx, xy, yy, opacity */
  float4 colour;
  float4 normal; /* x, y, z, id */
#if HAND == 1
  float4 unused;
#endif
};

#if HAND == 2
struct Batch {
  float4 place[BATCH], conic[BATCH], colour[BATCH], normal[BATCH];
};
#define PART(i, n) (n == 0 ? batch.place[i] : n == 1 ? batch.conic[i] : n == 2 ? batch.colour[i] : batch.normal[i])
#elif HAND == 3
struct Batch {
  float4 part[BATCH * 4];
};
#define PART(i, n) batch.part[(i) * 4 + ((n) ^ (i) >> 1 & 3)]
#else
struct Batch {
  Splat splat[BATCH];
};
#define PART(i, n) (n == 0 ? batch.splat[i].place : n == 1 ? batch.splat[i].conic : n == 2 ? batch.splat[i].colour : batch.splat[i].normal)
#endif

__global__ void __launch_bounds__(BATCH)
    gauss_splat(float4 *__restrict__ picture, float4 *__restrict__ normals, const float4 *__restrict__ splats,
                const int *__restrict__ lists, int count, int width, int height, float spread) {
  __shared__ Batch batch;
  int t = threadIdx.y * SIDE + threadIdx.x, px = blockIdx.x * SIDE + threadIdx.x, py = blockIdx.y * SIDE + threadIdx.y;
  const int *list = lists + (size_t)(blockIdx.y * gridDim.x + blockIdx.x) * count;
  bool inside = px < width && py < height, done = !inside;
  float light = 1, depth = 0;
  float3 colour = make_float3(0, 0, 0), normal = make_float3(0, 0, 0);
  for (int start = 0; start < count; start += BATCH) {
    if (__syncthreads_count(done) == BATCH)
      break;
    if (start + t < count) {
      const float4 *from = splats + (size_t)list[start + t] * 4;
      PART(t, 0) = from[0];
      PART(t, 1) = from[1];
      PART(t, 2) = from[2];
      PART(t, 3) = from[3];
    }
    __syncthreads();
    int here = min(BATCH, count - start);
    for (int i = 0; i < here && !done; ++i) {
      float4 place = PART(i, 0), conic = PART(i, 1);
      float x = place.x * (float)width - (float)px, y = place.y * (float)height - (float)py;
      float power = -0.5f * spread * fmaf(conic.x * x, x, fmaf(conic.z * y, y, (conic.y - 0.5f) * x * y));
      if (power > 0)
        continue;
      float alpha = fminf(0.99f, 0.1f * conic.w * __expf(power));
      if (alpha < 1.0f / 255)
        continue;
      float left = light * (1 - alpha), weight = light * alpha;
      if (left < 1e-4f) {
        done = true;
        break;
      }
      float4 c = PART(i, 2), n = PART(i, 3);
      colour.x = fmaf(c.x, weight, colour.x), colour.y = fmaf(c.y, weight, colour.y), colour.z = fmaf(c.z, weight, colour.z);
      normal.x = fmaf(n.x, weight, normal.x), normal.y = fmaf(n.y, weight, normal.y), normal.z = fmaf(n.z, weight, normal.z);
      depth = fmaf(place.z, weight, depth);
      light = left;
    }
  }
  if (inside) {
    picture[(size_t)py * width + px] = make_float4(colour.x, colour.y, colour.z, light);
    normals[(size_t)py * width + px] = make_float4(normal.x, normal.y, normal.z, depth);
  }
}
