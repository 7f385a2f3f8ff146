/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The tile step of connected components labelling (4-connected, union-find): a tile of 64x64 pixels
 * to a block of 64 threads. A thread first labels the runs of its row, then walks down its column
 * and joins runs that touch, by a lock-free union (not inlined, a template over the width), and at
 * last all labels are replaced by their roots and written with the tile's first pixel added.
 *
 * Rows of 64 labels are 256 bytes and of 64 pixels 64: the row walk is 32-way in labels, 16-way in
 * pixels; the column walk is free, what find() reads data decides. By hand: one label and four
 * pixels more in a row (HAND=1); labels XOR-ed with the row (HAND=2: pixels stay); the tile is read
 * from global memory by rows (HAND=3: labels padded, no tile of pixels).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <int W> __device__ __forceinline__ int slot(int label) {
  return HAND == 1 || HAND == 3 ? label + label / W : HAND == 2 ? label ^ (label / W & 31) : label;
}

/* other threads lower labels meanwhile */
__device__ __forceinline__ int load(const int *label) {
#ifdef __clang__
  return __atomic_load_n(label, __ATOMIC_RELAXED);
#else
  return *(const volatile int *)label;
#endif
}

template <int W> __device__ __forceinline__ int root_of(const int *labels, int i) {
  int up = load(&labels[slot<W>(i)]);
  while (up != i) {
    i = up;
    up = load(&labels[slot<W>(i)]);
  }
  return i;
}

template <int W> __device__ __noinline__ void join(int *labels, int a, int b) {
  bool done;
  do {
    a = root_of<W>(labels, a);
    b = root_of<W>(labels, b);
    if (a < b) {
      int old = atomicMin(&labels[slot<W>(b)], a);
      done = old == b;
      b = old;
    } else if (b < a) {
      int old = atomicMin(&labels[slot<W>(a)], b);
      done = old == a;
      a = old;
    } else {
      done = true;
    }
  } while (!done);
}

template <int W>
__global__ void __launch_bounds__(W)
    ccl_rows(int *__restrict__ out, const unsigned char *__restrict__ image, int width, int height,
             int threshold) {
  constexpr int PITCH = HAND == 1 || HAND == 3 ? W + 1 : W, BYTES = HAND == 1 ? W + 4 : W;
  __shared__ int labels[W * PITCH];
#if HAND != 3
  __shared__ unsigned char pixels[W][BYTES];
#define FOREGROUND(y, x) (pixels[y][x] >= threshold)
#else
#define FOREGROUND(y, x)                                                                           \
  (y0 + (y) < height && x0 + (x) < width &&                                                        \
   image[(size_t)(y0 + (y)) * width + x0 + (x)] >= threshold)
#endif
  int t = threadIdx.x, x0 = blockIdx.x * W, y0 = blockIdx.y * W;
#if HAND != 3
  for (int y = 0; y < W; ++y)
    pixels[y][t] = y0 + y < height && x0 + t < width ? image[(size_t)(y0 + y) * width + x0 + t] : 0;
  __syncthreads();
#endif
  int run = -1;
  for (int x = 0; x < W; ++x) {
    bool in = FOREGROUND(t, x);
    run = !in ? -1 : run < 0 ? t * W + x : run;
    labels[slot<W>(t * W + x)] = run;
  }
  __syncthreads();
  for (int y = 1; y < W; ++y) {
    if (!FOREGROUND(y, t) || !FOREGROUND(y - 1, t))
      continue;
    if (t > 0 && FOREGROUND(y, t - 1) && FOREGROUND(y - 1, t - 1))
      continue; /* the neighbour joins the same two runs */
    join<W>(labels, y * W + t, (y - 1) * W + t);
  }
  __syncthreads();
  for (int y = 0; y < W; ++y) {
    int i = y * W + t;
    if (y0 + y >= height || x0 + t >= width)
      break;
    int label = -1;
    if (FOREGROUND(y, t)) {
      int root = root_of<W>(labels, i);
      label = (y0 + root / W) * width + x0 + root % W;
    }
    out[(size_t)(y0 + y) * width + x0 + t] = label;
  }
}

template __global__ void ccl_rows<64>(int *, const unsigned char *, int, int, int);
