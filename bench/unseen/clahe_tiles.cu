/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The tables of contrast-limited histogram equalisation, and the tile mapped by its own: a block
 * takes 64x64 pixels, counts them in a histogram for each of 8 warps, clips, scans, and looks
 * pixels up. Pixels (bytes), counters (ints), sums (floats) and the table (bytes) share one dynamic
 * array.
 *
 * Data decides where the atomics and the look-ups go; there is next to nothing for a layout. HAND=1
 * interleaves the 8 histograms ("one bank a copy"), a careless fix that leaves a warp 4 banks.
 * HAND=2 reads and writes four pixels at a time; HAND=3 pads each histogram by one.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 256, COPIES = THREADS / 32, BINS = 256;

static __device__ __forceinline__ int counter(int copy, int bin) {
#if HAND == 1
  return bin * COPIES + copy;
#elif HAND == 3
  return copy * (BINS + 1) + bin;
#else
  return copy * BINS + bin;
#endif
}

__global__ void clahe_tiles(unsigned char *__restrict__ dst, unsigned char *__restrict__ luts,
                            const unsigned char *__restrict__ src, int pitch, int width, int height,
                            int clip) {
  extern __shared__ __align__(16) unsigned char clahe_smem[];
  unsigned char *pixel = clahe_smem;
  int *hist = reinterpret_cast<int *>(pixel + SIDE * SIDE);
  float *sums = reinterpret_cast<float *>(hist + COPIES * (BINS + (HAND == 3)));
  unsigned char *lut = reinterpret_cast<unsigned char *>(sums + THREADS / 32 + 1);

  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const int x0 = blockIdx.x * SIDE, y0 = blockIdx.y * SIDE;
  for (int i = t; i < COPIES * (BINS + (HAND == 3)); i += THREADS)
    hist[i] = 0;
  for (int i = t; i < SIDE * SIDE / 4; i += THREADS) {
    int y = min(y0 + i / (SIDE / 4), height - 1), x = min(x0 + i % (SIDE / 4) * 4, width - 4);
    *reinterpret_cast<uchar4 *>(pixel + i * 4) =
        *reinterpret_cast<const uchar4 *>(src + (size_t)y * pitch + x);
  }
  __syncthreads();
#if HAND == 2
  for (int i = t; i < SIDE * SIDE / 4; i += THREADS) {
    uchar4 p = reinterpret_cast<const uchar4 *>(pixel)[i];
    atomicAdd(&hist[counter(warp, p.x)], 1);
    atomicAdd(&hist[counter(warp, p.y)], 1);
    atomicAdd(&hist[counter(warp, p.z)], 1);
    atomicAdd(&hist[counter(warp, p.w)], 1);
  }
#else
  for (int i = t; i < SIDE * SIDE; i += THREADS)
    atomicAdd(&hist[counter(warp, pixel[i])], 1);
#endif
  __syncthreads();

  int n = 0;
  for (int c = 0; c < COPIES; c++)
    n += hist[counter(c, t)];
  int over = max(n - clip, 0);
  for (int off = 16; off; off >>= 1)
    over += __shfl_xor_sync(0xffffffffu, over, off);
  if (lane == 0)
    sums[warp] = (float)over;
  __syncthreads();
  float excess = 0.f;
  for (int w = 0; w < THREADS / 32; w++)
    excess += sums[w];
  float sum = (float)min(n, clip) + excess / BINS;
  for (int off = 1; off < 32; off <<= 1) {
    float v = __shfl_up_sync(0xffffffffu, sum, off);
    if (lane >= off)
      sum += v;
  }
  __syncthreads();
  if (lane == 31)
    sums[warp] = sum;
  __syncthreads();
  for (int w = 0; w < warp; w++)
    sum += sums[w];
  unsigned char mapped = (unsigned char)min(255.f, sum * (255.f / (SIDE * SIDE)) + 0.5f);
  lut[t] = mapped;
  luts[(blockIdx.y * gridDim.x + blockIdx.x) * BINS + t] = mapped;
  __syncthreads();

#if HAND == 2
  for (int i = t; i < SIDE * SIDE / 4; i += THREADS) {
    uchar4 p = reinterpret_cast<const uchar4 *>(pixel)[i];
    reinterpret_cast<uchar4 *>(pixel)[i] = make_uchar4(lut[p.x], lut[p.y], lut[p.z], lut[p.w]);
  }
#else
  for (int i = t; i < SIDE * SIDE; i += THREADS)
    pixel[i] = lut[pixel[i]];
#endif
  __syncthreads();
  for (int i = t; i < SIDE * SIDE / 4; i += THREADS) {
    int y = y0 + i / (SIDE / 4), x = x0 + i % (SIDE / 4) * 4;
    if (y < height && x + 3 < width)
      *reinterpret_cast<uchar4 *>(dst + (size_t)y * pitch + x) =
          *reinterpret_cast<uchar4 *>(pixel + i * 4);
  }
}
