/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What corrupt.py damages: two kernels, static and dynamic shared memory, a variable, a structure
 * by value, an atomic, a loop, a branch. */
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

struct pair {
  int rounds;
  float factor;
};
__constant__ float scale = 2;

__global__ void work(float *out, const float *in, pair by) {
  __shared__ float line[64];
  __shared__ int count;
  extern __shared__ float more[];
  unsigned x = __nvvm_read_ptx_sreg_tid_x(), at = __nvvm_read_ptx_sreg_ctaid_x() * 64 + x;
  line[x] = in[at];
  if (x == 0)
    count = 0;
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < by.rounds; i++)
    sum += line[(x * 17 + i) % 64] * by.factor;
  if (sum > 4)
    __nvvm_atom_add_gen_i(&count, 1);
  __syncthreads();
  out[at] = sum * scale + count;
  if (by.rounds > 100)
    more[x] = sum;
}

__global__ void other(int *out) {
  __shared__ int line[32][32];
  unsigned x = __nvvm_read_ptx_sreg_tid_x();
  line[x][0] = x;
  __syncthreads();
  out[x] = line[31 - x][0];
}
