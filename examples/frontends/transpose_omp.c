/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A tile in the memory of a team, stored by rows and read by columns: 32-way. The enumeration is
 * what omp.h has of it. */
#include <gpuintrin.h>
typedef enum {
  omp_null_allocator,
  omp_default_mem_alloc,
  omp_large_cap_mem_alloc,
  omp_const_mem_alloc,
  omp_high_bw_mem_alloc,
  omp_low_lat_mem_alloc,
  omp_cgroup_mem_alloc,
  omp_pteam_mem_alloc,
  omp_thread_mem_alloc
} omp_allocator_handle_t;
#ifndef __NVPTX__ /* the host runs none of it */
#define __gpu_block_id(axis) 0
#define __gpu_thread_id(axis) 0
#define __gpu_sync_threads()
#endif

#pragma omp begin declare target
static float tile[32][32];
#pragma omp allocate(tile) allocator(omp_pteam_mem_alloc)
#pragma omp end declare target

void transpose(float *out, const float *in, int n) {
#pragma omp target teams ompx_bare is_device_ptr(out, in) num_teams(n / 32, n / 32)                \
    thread_limit(32, 8)
  {
    int x = __gpu_block_id(0) * 32, y = __gpu_block_id(1) * 32, tx = __gpu_thread_id(0),
        ty = __gpu_thread_id(1);
    for (int row = ty; row < 32; row += 8)
      tile[row][tx] = in[(y + row) * n + x + tx];
    __gpu_sync_threads();
    for (int row = ty; row < 32; row += 8)
      out[(x + row) * n + y + tx] = tile[tx][row];
  }
}
