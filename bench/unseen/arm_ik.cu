/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inverse kinematics of robot arms of up to eight joints by damped least squares, as motion
 * planners seed it by the thousand: each thread has one start, walks the chain, sums J J^T + d I,
 * solves by Cholesky and takes a step. Loops run over `joints`, an argument, so a thread's vectors
 * and matrix are in a struct of shared memory rather than in local memory.
 *
 * The struct has 104 words, lanes are at the same member: 8-way. By hand: a word more (HAND=1);
 * words of all threads side by side (HAND=2).
 */
#include <cstddef>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, MOST = 8, SIX = 6;

struct Arm {
  float angle[MOST];
  float axis[MOST][3];
  float origin[MOST][3];
  float matrix[SIX][SIX];
  float error[SIX];
  float frame[SIX];
#if HAND == 1
  float unused;
#endif
};

#if HAND == 2
#define AT1(member, i) all[(offsetof(Arm, member) / 4 + (i)) * THREADS + t]
#define AT2(member, i, j)                                                                          \
  all[(offsetof(Arm, member) / 4 + (i) * WIDTH_##member + (j)) * THREADS + t]
#else
#define AT1(member, i) arms[t].member[i]
#define AT2(member, i, j) arms[t].member[i][j]
#endif
#define WIDTH_axis 3
#define WIDTH_origin 3
#define WIDTH_matrix SIX

__global__ void __launch_bounds__(THREADS)
    arm_ik(float *__restrict__ out, const float *__restrict__ starts,
           const float *__restrict__ targets, const float *__restrict__ links, int joints,
           int steps, float damping) {
#if HAND == 2
  __shared__ float all[sizeof(Arm) / 4 * THREADS];
#else
  __shared__ Arm arms[THREADS];
#endif
  int t = threadIdx.x;
  size_t me = (size_t)blockIdx.x * THREADS + t;
  for (int j = 0; j < joints; ++j)
    AT1(angle, j) = starts[me * joints + j];
  for (int step = 0; step < steps; ++step) {
    /* The chain: joints turn about z and y by turns, links have lengths along both. */
    float xx = 1, xy = 0, xz = 0, zx = 0, zy = 0, zz = 1, px = 0, py = 0, pz = 0;
    for (int j = 0; j < joints; ++j) {
      float s, c;
      __sincosf(AT1(angle, j), &s, &c);
      float yx = fmaf(zy, xz, -(zz * xy)), yy = fmaf(zz, xx, -(zx * xz)),
            yz = fmaf(zx, xy, -(zy * xx));
      AT2(axis, j, 0) = zx;
      AT2(axis, j, 1) = zy;
      AT2(axis, j, 2) = zz;
      AT2(origin, j, 0) = px;
      AT2(origin, j, 1) = py;
      AT2(origin, j, 2) = pz;
      float nx = fmaf(c, xx, s * yx), ny = fmaf(c, xy, s * yy), nz = fmaf(c, xz, s * yz);
      float wx = fmaf(-s, xx, c * yx), wy = fmaf(-s, xy, c * yy), wz = fmaf(-s, xz, c * yz);
      float along = links[2 * j], up = links[2 * j + 1];
      px = fmaf(along, nx, fmaf(up, zx, px));
      py = fmaf(along, ny, fmaf(up, zy, py));
      pz = fmaf(along, nz, fmaf(up, zz, pz));
      xx = nx, xy = ny, xz = nz;
      zx = wx, zy = wy, zz = wz;
    }
    /* The position, and the last axis, that are wanted. */
    const float *target = targets + me % 64 * SIX;
    AT1(error, 0) = target[0] - px;
    AT1(error, 1) = target[1] - py;
    AT1(error, 2) = target[2] - pz;
    AT1(error, 3) = fmaf(zy, target[5], -(zz * target[4]));
    AT1(error, 4) = fmaf(zz, target[3], -(zx * target[5]));
    AT1(error, 5) = fmaf(zx, target[4], -(zy * target[3]));
#pragma unroll 1
    for (int i = 0; i < SIX; ++i)
#pragma unroll 1
      for (int k = 0; k < SIX; ++k)
        AT2(matrix, i, k) = i == k ? damping : 0.0f;
    for (int j = 0; j < joints; ++j) {
      float ax = AT2(axis, j, 0), ay = AT2(axis, j, 1), az = AT2(axis, j, 2);
      float rx = px - AT2(origin, j, 0), ry = py - AT2(origin, j, 1), rz = pz - AT2(origin, j, 2);
      AT1(frame, 0) = fmaf(ay, rz, -(az * ry));
      AT1(frame, 1) = fmaf(az, rx, -(ax * rz));
      AT1(frame, 2) = fmaf(ax, ry, -(ay * rx));
      AT1(frame, 3) = ax;
      AT1(frame, 4) = ay;
      AT1(frame, 5) = az;
#pragma unroll 1
      for (int i = 0; i < SIX; ++i) {
        float f = AT1(frame, i);
#pragma unroll 1
        for (int k = 0; k <= i; ++k)
          AT2(matrix, i, k) = fmaf(f, AT1(frame, k), AT2(matrix, i, k));
      }
    }
#pragma unroll 1
    for (int i = 0; i < SIX; ++i) {
      float y = AT1(error, i);
#pragma unroll 1
      for (int k = 0; k < i; ++k) {
        float sum = AT2(matrix, i, k);
#pragma unroll 1
        for (int m = 0; m < k; ++m)
          sum = fmaf(-AT2(matrix, i, m), AT2(matrix, k, m), sum);
        sum *= AT2(matrix, k, k);
        AT2(matrix, i, k) = sum;
        y = fmaf(-sum, AT1(error, k), y);
      }
      float pivot = AT2(matrix, i, i);
#pragma unroll 1
      for (int m = 0; m < i; ++m)
        pivot = fmaf(-AT2(matrix, i, m), AT2(matrix, i, m), pivot);
      pivot = 1.0f / sqrtf(fmaxf(pivot, 1e-6f));
      AT2(matrix, i, i) = pivot;
      AT1(error, i) = y * pivot;
    }
#pragma unroll 1
    for (int i = SIX - 1; i >= 0; --i) {
      float y = AT1(error, i);
#pragma unroll 1
      for (int k = i + 1; k < SIX; ++k)
        y = fmaf(-AT2(matrix, k, i), AT1(error, k), y);
      AT1(error, i) = y * AT2(matrix, i, i);
    }
    for (int j = 0; j < joints; ++j) {
      float ax = AT2(axis, j, 0), ay = AT2(axis, j, 1), az = AT2(axis, j, 2);
      float rx = px - AT2(origin, j, 0), ry = py - AT2(origin, j, 1), rz = pz - AT2(origin, j, 2);
      float turn = ax * AT1(error, 3);
      turn = fmaf(ay, AT1(error, 4), turn);
      turn = fmaf(az, AT1(error, 5), turn);
      turn = fmaf(fmaf(ay, rz, -(az * ry)), AT1(error, 0), turn);
      turn = fmaf(fmaf(az, rx, -(ax * rz)), AT1(error, 1), turn);
      turn = fmaf(fmaf(ax, ry, -(ay * rx)), AT1(error, 2), turn);
      AT1(angle, j) += fminf(fmaxf(turn, -0.3f), 0.3f);
    }
  }
  for (int j = 0; j < joints; ++j)
    out[me * joints + j] = AT1(angle, j);
}
