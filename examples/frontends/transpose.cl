/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A tile of local memory, stored by rows and read by columns: 32-way. The two macros are for builds without libclc, which defines these functions. */
#define get_local_id(axis) ((axis) == 0 ? __nvvm_read_ptx_sreg_tid_x() : __nvvm_read_ptx_sreg_tid_y())
#define get_group_id(axis) ((axis) == 0 ? __nvvm_read_ptx_sreg_ctaid_x() : __nvvm_read_ptx_sreg_ctaid_y())

__kernel void transpose(__global float *out, __global const float *in, int n) {
  __local float tile[32][32];
  int x = get_group_id(0) * 32, y = get_group_id(1) * 32, tx = get_local_id(0), ty = get_local_id(1);
  for (int row = ty; row < 32; row += 8)
    tile[row][tx] = in[(y + row) * n + x + tx];
  __nvvm_bar_sync(0); /* barrier(CLK_LOCAL_MEM_FENCE) */
  for (int row = ty; row < 32; row += 8)
    out[(x + row) * n + y + tx] = tile[tx][row];
}
