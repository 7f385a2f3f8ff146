/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A filter that keeps edges, on a volume: each voxel becomes the mean of the box around it,
 * weighted by distance and by likeness. Blocks of 8x4x8 threads, a box with a halo in dynamic
 * shared memory whose pitches are arguments, and behind it the table of spatial weights.
 *
 * A warp is 8 along x by 4 along y. With rows of 12 floats (radius 2) the fourth row meets the
 * first one's banks: 2-way, 125 times a voxel. HAND=1 is the reflex, one float more in a row, which
 * leaves it 2-way; HAND=2 makes rows 24 mod 32 floats long, so that 4 rows fill the banks, for
 * twice the memory.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 8, BY = 4, BZ = 8;

extern __shared__ float bil_smem[];

__global__ void __launch_bounds__(BX * BY * BZ)
    bilateral3d(float *__restrict__ out, const float *__restrict__ in,
                const float *__restrict__ spatial, int3 size, int radius, int pitch_y, int pitch_z,
                float inv_range) {
#if HAND == 1
  pitch_y += 1;
  pitch_z = pitch_y * (BY + 2 * radius);
#elif HAND == 2
  pitch_y += (24 - pitch_y) & 31;
  pitch_z = pitch_y * (BY + 2 * radius);
#endif
  const int side = 2 * radius + 1;
  float *box = bil_smem;
  float *weight = box + pitch_z * (BZ + 2 * radius);

  const int tid = (threadIdx.z * BY + threadIdx.y) * BX + threadIdx.x;
  const int x0 = blockIdx.x * BX - radius, y0 = blockIdx.y * BY - radius,
            z0 = blockIdx.z * BZ - radius;
  for (int i = tid; i < side * side * side; i += BX * BY * BZ)
    weight[i] = spatial[i];
  for (int z = threadIdx.z; z < BZ + 2 * radius; z += BZ)
    for (int y = threadIdx.y; y < BY + 2 * radius; y += BY)
      for (int x = threadIdx.x; x < BX + 2 * radius; x += BX) {
        int gx = min(max(x0 + x, 0), size.x - 1), gy = min(max(y0 + y, 0), size.y - 1);
        int gz = min(max(z0 + z, 0), size.z - 1);
        box[z * pitch_z + y * pitch_y + x] = in[((size_t)gz * size.y + gy) * size.x + gx];
      }
  __syncthreads();

  const int gx = blockIdx.x * BX + threadIdx.x, gy = blockIdx.y * BY + threadIdx.y,
            gz = blockIdx.z * BZ + threadIdx.z;
  if (gx >= size.x || gy >= size.y || gz >= size.z)
    return;
  const float *mine = box + threadIdx.z * pitch_z + threadIdx.y * pitch_y + threadIdx.x;
  const float centre = mine[radius * (pitch_z + pitch_y + 1)];
  float sum = 0.f, norm = 0.f;
  const float *w = weight;
  for (int dz = 0; dz < side; dz++)
    for (int dy = 0; dy < side; dy++) {
      const float *row = mine + dz * pitch_z + dy * pitch_y;
      for (int dx = 0; dx < side; dx++) {
        float v = row[dx], d = (v - centre) * inv_range;
        float k = *w++ / (1.f + d * d);
        sum += k * v;
        norm += k;
      }
    }
  out[((size_t)gz * size.y + gy) * size.x + gx] = sum / norm;
}
