/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The recurrent half of an LSTM, one sequence to a block, its weights kept in shared memory for all
 * steps: thread t has row t of the 4 * hidden gate rows, and multiplies it with the hidden state.
 * What the input gives the gates was computed before, in halves. Weights are 64 KiB and more, so
 * the launch opts in; state and gates lie behind them, where the hidden size says.
 *
 * Rows of 64 floats are read 16 bytes at a time by lanes one row apart: 8-way. HAND=1 adds 4 floats
 * to a row; HAND=2 XORs the 16-byte piece with the row; HAND=3 keeps the weights turned, one float
 * at a time, without conflicts but with four times the loads.
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

static __device__ __forceinline__ float sigmoidf(float x) {
  return __fdividef(1.f, 1.f + __expf(-x));
}
static __device__ __forceinline__ float tanhfast(float x) { return 2.f * sigmoidf(2.f * x) - 1.f; }

__global__ void lstm_sequence(float *__restrict__ out, const __half *__restrict__ gates_x,
                              const float *__restrict__ w, const int *__restrict__ lengths,
                              int hidden, int steps) {
  extern __shared__ float4 lstm_smem[];
  const int rows = 4 * hidden, t = threadIdx.x;
#if HAND == 1
  const int pitch = hidden + 4;
#else
  const int pitch = hidden;
#endif
  float *sW = reinterpret_cast<float *>(lstm_smem);
  float *sH = sW + rows * pitch;
  float *sGate = sH + hidden;

  for (int i = t; i < rows * hidden / 4; i += blockDim.x) {
    int row = i / (hidden / 4), piece = i % (hidden / 4);
    float4 v = reinterpret_cast<const float4 *>(w)[i];
#if HAND == 3
    sW[(piece * 4 + 0) * rows + row] = v.x;
    sW[(piece * 4 + 1) * rows + row] = v.y;
    sW[(piece * 4 + 2) * rows + row] = v.z;
    sW[(piece * 4 + 3) * rows + row] = v.w;
#elif HAND == 2
    reinterpret_cast<float4 *>(sW + row * pitch)[piece ^ (row & 7)] = v;
#else
    reinterpret_cast<float4 *>(sW + row * pitch)[piece] = v;
#endif
  }
  if (t < hidden)
    sH[t] = 0.f;
  float cell = 0.f;
  const int length = min(lengths[blockIdx.x], steps);
  __syncthreads();

  for (int step = 0; step < length; step++) {
    float acc = __half2float(gates_x[((size_t)blockIdx.x * steps + step) * rows + t]);
#if HAND == 3
    for (int k = 0; k < hidden; k++)
      acc += sW[k * rows + t] * sH[k];
#else
    const float4 *row = reinterpret_cast<const float4 *>(sW + t * pitch);
    const float4 *h4 = reinterpret_cast<const float4 *>(sH);
#pragma unroll 4
    for (int k = 0; k < hidden / 4; k++) {
#if HAND == 2
      float4 a = row[k ^ (t & 7)], h = h4[k];
#else
      float4 a = row[k], h = h4[k];
#endif
      acc += a.x * h.x;
      acc += a.y * h.y;
      acc += a.z * h.z;
      acc += a.w * h.w;
    }
#endif
    /* rows are i, f, g, o */
    sGate[t] = t / hidden == 2 ? tanhfast(acc) : sigmoidf(acc);
    __syncthreads();
    if (t < hidden) {
      cell = sGate[hidden + t] * cell + sGate[t] * sGate[2 * hidden + t];
      float h = sGate[3 * hidden + t] * tanhfast(cell);
      sH[t] = h;
      out[((size_t)blockIdx.x * steps + step) * hidden + t] = h;
    }
    __syncthreads();
  }
}
