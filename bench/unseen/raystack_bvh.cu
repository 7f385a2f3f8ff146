/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Nearest hit of rays in a bounding volume hierarchy of boxes (a complete tree, children of node i
 * at 2i + 1 and 2i + 2), a ray a thread, 128 a block, each with a stack of 32 entries of node and
 * distance in shared memory.
 *
 * Stacks lie one after the other: lanes at the same depth are 32-way. By hand: entries of the same
 * depth side by side (HAND=1); stacks of 33 entries (HAND=2); depth XOR lane (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, DEPTH = 32;
constexpr int PITCH = HAND == 2 ? DEPTH + 1 : DEPTH;

__device__ __forceinline__ int slot(int depth) {
  int t = threadIdx.x;
  return HAND == 1   ? depth * THREADS + t
         : HAND == 3 ? t * DEPTH + (depth ^ (t & 31))
                     : t * PITCH + depth;
}

__device__ void push(int *nodes, float *nears, int &top, int node, float near) {
  nodes[slot(top)] = node;
  nears[slot(top)] = near;
  ++top;
}

struct Ray {
  float ox, oy, oz, ix, iy, iz;
};

/* Where the ray enters the box of a node; negative if it passes by. */
__device__ float enter(const float *boxes, int node, const Ray &ray, float grow) {
  const float *b = boxes + 6 * node;
  float cx = b[0], cy = b[1], cz = b[2];
  float hx = grow * (0.3f + b[3]), hy = grow * (0.3f + b[4]), hz = grow * (0.3f + b[5]);
  float x0 = (cx - hx - ray.ox) * ray.ix, x1 = (cx + hx - ray.ox) * ray.ix;
  float y0 = (cy - hy - ray.oy) * ray.iy, y1 = (cy + hy - ray.oy) * ray.iy;
  float z0 = (cz - hz - ray.oz) * ray.iz, z1 = (cz + hz - ray.oz) * ray.iz;
  float in = fmaxf(fmaxf(fminf(x0, x1), fminf(y0, y1)), fmaxf(fminf(z0, z1), 0.0f));
  float out = fminf(fminf(fmaxf(x0, x1), fmaxf(y0, y1)), fmaxf(z0, z1));
  return in <= out ? in : -1.0f;
}

__global__ void __launch_bounds__(THREADS)
    raystack_bvh(float *__restrict__ distance, int *__restrict__ hit,
                 const float *__restrict__ origins, const float *__restrict__ directions,
                 const float *__restrict__ boxes, int nodes_in_tree) {
  __shared__ int nodes[THREADS * PITCH];
  __shared__ float nears[THREADS * PITCH];
  int ray_number = blockIdx.x * THREADS + threadIdx.x;
  const float *o = origins + 3 * ray_number, *d = directions + 3 * ray_number;
  Ray ray = {o[0], o[1], o[2], 1.0f / (d[0] + 1e-6f), 1.0f / (d[1] + 1e-6f), 1.0f / (d[2] + 1e-6f)};
  float best = 3.0e38f;
  int found = -1, top = 0, visited = 0;
  push(nodes, nears, top, 0, 0.0f);
  while (top > 0 && visited < 96) {
    --top;
    int node = nodes[slot(top)];
    if (nears[slot(top)] >= best)
      continue;
    ++visited;
    int left = 2 * node + 1, right = left + 1;
    if (right >= nodes_in_tree) {
      float t = enter(boxes, node, ray, 0.1f);
      if (t >= 0.0f && t < best) {
        best = t;
        found = node;
      }
      continue;
    }
    float near_left = enter(boxes, left, ray, 0.7f), near_right = enter(boxes, right, ray, 0.7f);
    bool swap = near_right < near_left;
    int far_node = swap ? left : right, near_node = swap ? right : left;
    float far_t = swap ? near_left : near_right, near_t = swap ? near_right : near_left;
    if (far_t >= 0.0f)
      push(nodes, nears, top, far_node, far_t);
    if (near_t >= 0.0f)
      push(nodes, nears, top, near_node, near_t);
  }
  distance[ray_number] = best;
  hit[ray_number] = found;
}
