/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Discrete events: call centres with twelve agents, a replication a thread. The agenda of a replication is a binary heap of events (time and
 * kind, 8 bytes) in shared memory; an object with the address of its slots goes by reference to push and pop, which are
 * not inlined. Callers wait in a ring of 16 arrival times. Waiting times are counted in a histogram of the block, by atomics.
 *
 * Heaps of 16 events are 128 bytes, rings 64: lanes that work at the same depth meet in one bank. By hand: 17 slots each (HAND=1),
 * slot by slot of all threads (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SLOTS = 16, THREADS = 64, AGENTS = 12, CLASSES = 32;
constexpr int ROW = HAND == 1 ? SLOTS + 1 : SLOTS;
constexpr int STEP = HAND == 2 ? THREADS : 1, APART = HAND == 2 ? 1 : ROW;

struct __align__(8) Event {
  float time;
  unsigned kind;
};

struct Agenda {
  Event *slots;
  int size;
};

__device__ __noinline__ void push(Agenda &agenda, Event event) {
  int at = agenda.size++;
  while (at > 0) {
    int parent = (at - 1) / 2;
    Event above = agenda.slots[parent * STEP];
    if (above.time <= event.time)
      break;
    agenda.slots[at * STEP] = above;
    at = parent;
  }
  agenda.slots[at * STEP] = event;
}

__device__ __noinline__ Event pop(Agenda &agenda) {
  Event top = agenda.slots[0], last = agenda.slots[--agenda.size * STEP];
  int at = 0;
  for (int child = 1; child < agenda.size; child = 2 * at + 1) {
    Event least = agenda.slots[child * STEP];
    if (child + 1 < agenda.size) {
      Event right = agenda.slots[(child + 1) * STEP];
      if (right.time < least.time)
        least = right, ++child;
    }
    if (last.time <= least.time)
      break;
    agenda.slots[at * STEP] = least;
    at = child;
  }
  agenda.slots[at * STEP] = last;
  return top;
}

__device__ __forceinline__ float draw(unsigned &state) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return (state >> 8) * 0x1p-24f;
}

__global__ void __launch_bounds__(THREADS) queue_sim(float *__restrict__ delays, unsigned *__restrict__ histogram, const unsigned *__restrict__ seeds, float load, int events) {
  __shared__ Event heaps[THREADS * ROW];
  __shared__ float rings[THREADS * ROW];
  __shared__ unsigned classes[CLASSES];
  const int t = threadIdx.x;
  if (t < CLASSES)
    classes[t] = 0;
  __syncthreads();
  Agenda agenda = {heaps + t * APART, 0};
  float *ring = rings + t * APART;
  unsigned state = seeds[blockIdx.x * THREADS + t] | 1u, head = 0, waiting = 0;
  int idle = AGENTS;
  float sum = 0;
  push(agenda, {draw(state), 0});
  for (int n = 0; n < events; ++n) {
    Event event = pop(agenda);
    if (event.kind == 0) {
      push(agenda, {fmaf(draw(state), load, event.time), 0});
      if (idle == 0 && waiting < SLOTS)
        ring[((head + waiting++) % SLOTS) * STEP] = event.time;
      else if (idle > 0)
        push(agenda, {event.time + 1.f + draw(state), (unsigned)idle--});
    } else if (waiting) {
      float delay = event.time - ring[head * STEP];
      head = (head + 1) % SLOTS, --waiting;
      sum += delay;
      atomicAdd(&classes[min((int)(delay * 16.f), CLASSES - 1)], 1u);
      push(agenda, {event.time + 1.f + draw(state), event.kind});
    } else
      ++idle;
  }
  delays[blockIdx.x * THREADS + t] = sum;
  __syncthreads();
  if (t < CLASSES)
    histogram[blockIdx.x * CLASSES + t] = classes[t];
}
