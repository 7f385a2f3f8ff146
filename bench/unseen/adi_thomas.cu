/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The implicit half step of ADI for heat in a medium that varies: a tridiagonal system along each
 * of 96 short lines, a thread to a line, by Thomas' algorithm. Two shared arrays: conductivities,
 * which become the upper diagonal, and temperatures, which become the solution.
 *
 * Lines are 36 words apart: 4-way. 27,648 bytes leave 8 blocks on an SM; one array may take a word
 * more to a line, with both there are 7. By hand: a word more in both (HAND=1), in the temperatures
 * alone (HAND=2); both turned, 97 words for each place of all lines (HAND=3), which is smaller.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int LINES = 96, LONGEST = 36;

template <int MORE> struct Lines {
#if HAND == 3
  float cell[LONGEST][LINES + 1];
  __device__ float &at(int line, int i) { return cell[i][line]; }
#else
  float cell[LINES][LONGEST + MORE];
  __device__ float &at(int line, int i) { return cell[line][i]; }
#endif
};

__global__ void __launch_bounds__(LINES)
    adi_thomas(float *out, const float *temperature, const float *conductivity, int lines,
               int length, float step) {
  __shared__ Lines<HAND == 1> upper;
  __shared__ Lines<HAND == 1 || HAND == 2> value;
  int t = threadIdx.x, first = blockIdx.x * LINES;
  int mine = lines - first < LINES ? lines - first : LINES;
  for (int i = t; i < mine * length; i += LINES) {
    int line = i / length, at = i % length;
    upper.at(line, at) = conductivity[(long long)first * length + i];
    value.at(line, at) = temperature[(long long)first * length + i];
  }
  __syncthreads();
  if (t < mine) {
    float before = 0, c = 0, d = 0;
    for (int i = 0; i < length; ++i) {
      float after = i + 1 < length ? step * upper.at(t, i) : 0;
      float scale = 1 / (1 + before + after - before * c);
      d = (value.at(t, i) + before * d) * scale;
      c = after * scale;
      upper.at(t, i) = c;
      value.at(t, i) = d;
      before = after;
    }
    for (int i = length - 2; i >= 0; --i) {
      d = value.at(t, i) + upper.at(t, i) * d;
      value.at(t, i) = d;
    }
  }
  __syncthreads();
  for (int i = t; i < mine * length; i += LINES)
    out[(long long)first * length + i] = value.at(i / length, i % length);
}
