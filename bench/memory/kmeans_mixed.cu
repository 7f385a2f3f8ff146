/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The assignment step of k-means, a point to a thread. One block of dynamic shared memory holds
 * six arrays of four types, one behind the other as the arguments say, each at its alignment:
 * points, centres, distances (float), counts (int), sums (double), labels (one byte).
 *
 * Lanes read one coordinate of their points, 16 words apart: 16-way. By hand: one word more to a
 * point (HAND=1), with 512 bytes more at the launch; coordinate XOR the lane's half (HAND=2), for
 * points of 16 words.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

template <class T> static __device__ __forceinline__ T *take(char *&at, int count) {
  at = (char *)(((unsigned long long)at + alignof(T) - 1) & ~(unsigned long long)(alignof(T) - 1));
  T *taken = (T *)at;
  at += count * sizeof(T);
  return taken;
}

__device__ inline int slot(int point, int axis, int axes) {
  return HAND == 1   ? point * (axes + 1) + axis
         : HAND == 2 ? point * axes + (axis ^ (point >> 1 & 15))
                     : point * axes + axis;
}

__global__ void kmeans_mixed(unsigned char *label, int *count, double *sum, const float *in,
                             const float *centre, int centres, int axes) {
  extern __shared__ char memory[];
  char *at = memory;
  int t = threadIdx.x, threads = blockDim.x;
  float *point = take<float>(at, threads * (HAND == 1 ? axes + 1 : axes));
  float *middle = take<float>(at, centres * axes);
  float *distance = take<float>(at, threads);
  int *counts = take<int>(at, centres);
  double *sums = take<double>(at, centres);
  unsigned char *labels = take<unsigned char>(at, threads);

  for (int i = t; i < threads * axes; i += threads)
    point[slot(i / axes, i % axes, axes)] = in[blockIdx.x * threads * axes + i];
  for (int i = t; i < centres * axes; i += threads)
    middle[i] = centre[i];
  __syncthreads();
  float least = 3e38f;
  int best = 0;
  for (int c = 0; c < centres; ++c) {
    float far = 0;
    for (int axis = 0; axis < axes; ++axis) {
      float apart = point[slot(t, axis, axes)] - middle[c * axes + axis];
      far += apart * apart;
    }
    best = far < least ? c : best;
    least = far < least ? far : least;
  }
  labels[t] = best;
  distance[t] = least;
  __syncthreads();
  if (t < centres) {
    double all = 0;
    int found = 0;
    for (int p = 0; p < threads; ++p)
      if (labels[p] == t) {
        all += distance[p];
        ++found;
      }
    sums[t] = all;
    counts[t] = found;
  }
  __syncthreads();
  label[blockIdx.x * threads + t] = labels[t];
  if (t < centres) {
    count[blockIdx.x * centres + t] = counts[t];
    sum[blockIdx.x * centres + t] = sums[t];
  }
}
