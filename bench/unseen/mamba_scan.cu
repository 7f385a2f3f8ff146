/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The selective scan of a state-space model (Mamba), 16 states a channel: a channel a thread, 64 to
 * a block, whose inputs and steps are staged for `chunk` positions at a time in dynamic shared
 * memory, beside B and C; outputs take the inputs' places.
 *
 * Lanes are channels, whose rows are as long as an argument says: 32-way for chunks of 32. By hand:
 * rows longer by one (HAND=1); transposed, rows of 65 (HAND=2); the position XOR-ed with the
 * channel (HAND=3), for chunks that are multiples of 32.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 64, STATES = 16, WARPS = CHANNELS / 32;

__global__ void __launch_bounds__(CHANNELS)
    mamba_scan(float *__restrict__ y, const float *__restrict__ u, const float *__restrict__ delta,
               const float *__restrict__ decay, const float *__restrict__ b,
               const float *__restrict__ c, const float *__restrict__ skip, int channels,
               int length, int chunk) {
  extern __shared__ float pool[];
  int pitch = HAND == 1 ? chunk + 1 : chunk;
  int room = HAND == 2 ? chunk * (CHANNELS + 1) : CHANNELS * pitch;
  float *us = pool, *steps = us + room, *bs = steps + room, *cs = bs + STATES * chunk;
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  auto place = [&](int channel, int s) {
    if (HAND == 2)
      return s * (CHANNELS + 1) + channel;
    return channel * pitch + (HAND == 3 ? s ^ (channel & 31) : s);
  };
  int first = blockIdx.x * CHANNELS, batch = blockIdx.y;
  size_t mine = ((size_t)batch * channels + first) * length;
  float a[STATES], h[STATES];
#pragma unroll
  for (int n = 0; n < STATES; ++n)
    a[n] = decay[(first + t) * STATES + n], h[n] = 0;
  float through = skip[first + t];
  for (int l0 = 0; l0 < length; l0 += chunk) {
    int count = min(chunk, length - l0);
    for (int ch = warp; ch < CHANNELS; ch += WARPS)
      for (int s = lane; s < count; s += 32) {
        us[place(ch, s)] = u[mine + (size_t)ch * length + l0 + s];
        float x = delta[mine + (size_t)ch * length + l0 + s];
        steps[place(ch, s)] = __logf(1.0f + __expf(x));
      }
    for (int n = warp; n < STATES; n += WARPS)
      for (int s = lane; s < count; s += 32) {
        bs[n * chunk + s] = b[((size_t)batch * STATES + n) * length + l0 + s];
        cs[n * chunk + s] = c[((size_t)batch * STATES + n) * length + l0 + s];
      }
    __syncthreads();
    for (int s = 0; s < count; ++s) {
      float x = us[place(t, s)], step = steps[place(t, s)], in = __fmul_rn(x, step),
            out = __fmul_rn(through, x);
#pragma unroll
      for (int n = 0; n < STATES; ++n) {
        h[n] = fmaf(__expf(__fmul_rn(step, a[n])), h[n], __fmul_rn(in, bs[n * chunk + s]));
        out = fmaf(h[n], cs[n * chunk + s], out);
      }
      us[place(t, s)] = out;
    }
    __syncthreads();
    for (int ch = warp; ch < CHANNELS; ch += WARPS)
      for (int s = lane; s < count; s += 32)
        y[mine + (size_t)ch * length + l0 + s] = us[place(ch, s)];
    __syncthreads();
  }
}
