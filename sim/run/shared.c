/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared memory of one block:
 *
 *     | guard | array 0 | guard ... to the next multiple of SHARED_ALIGN | array 1 | guard ...
 *
 * A guard of at least SHARED_ALIGN bytes lies before, between and after the arrays; no access may
 * touch it. An array of a larger alignment than SHARED_ALIGN lies at a multiple of that.
 */
#include <stdlib.h>
#include <sys/mman.h>

#include "sim/sim.h"

#ifndef MAP_32BIT
#define MAP_32BIT 0
#endif

static uint32_t aligned(uint32_t bytes) { return (bytes + SHARED_ALIGN - 1) & -SHARED_ALIGN; }

static size_t plan_bytes(const struct shared_plan *plan) {
  return plan->bytes ? plan->bytes : SHARED_ALIGN;
}

static size_t plan_align(const struct shared_plan *plan) {
  return plan->align > SHARED_ALIGN ? plan->align : SHARED_ALIGN;
}

uint32_t shared_place(struct shared_plan *plan, struct arena *arena, struct shared_array array,
                      uint32_t start) {
  const uint32_t align = array.align < SHARED_ALIGN_MAX ? array.align : SHARED_ALIGN_MAX;
  const uint32_t behind = (plan->count ? plan->bytes : 0) + SHARED_ALIGN;
  array.offset = align > SHARED_ALIGN ? (behind + align - 1) & -align : behind + start;
  plan->align = plan->align > align ? plan->align : align;
  plan->bytes = aligned(array.offset + array.bytes) + SHARED_ALIGN;
  *ARENA_PUSH(arena, plan) = array;
  return array.offset;
}

struct outcome shared_map(struct shared *shared, const struct shared_plan *plan) {
  const size_t align = plan_align(plan);
  *shared = (struct shared){.plan = plan, .written = calloc(plan_bytes(plan), 1)};
  void *mapped = mmap(NULL, plan_bytes(plan) + align, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
  if (mapped != MAP_FAILED) {
    shared->mapped = mapped;
    shared->base = (uint8_t *)mapped + (-(uintptr_t)mapped & (align - 1));
  }
  if (!shared->base || !shared->written)
    return (struct outcome){RUN_UNABLE, unbank_error("no memory for the shared arrays")};
  return outcome_well();
}

void shared_unmap(struct shared *shared) {
  if (shared->mapped)
    munmap(shared->mapped, plan_bytes(shared->plan) + plan_align(shared->plan));
  free(shared->written);
  shared->mapped = shared->base = shared->written = NULL;
}

void shared_reset(struct shared *shared, size_t i) {
  const struct shared_array *array = &shared->plan->items[i];
  memset(shared->base + array->offset, SHARED_POISON, array->bytes);
  memset(shared->written + array->offset, 0, array->bytes);
}

const struct shared_array *shared_find(const struct shared *shared, uintptr_t address,
                                       uint32_t bytes) {
  uintptr_t offset = address - (uintptr_t)shared->base;
  for (size_t i = 0; i < shared->plan->count; i++) {
    const struct shared_array *array = &shared->plan->items[i];
    if (offset >= array->offset && offset - array->offset + bytes <= array->bytes)
      return array;
  }
  return NULL;
}
