/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared memory of one block:
 *
 *     | guard | array 0 | guard ... to the next multiple of SHARED_ALIGN | array 1 | guard ...
 *
 * A guard of at least SHARED_ALIGN bytes lies before, between and after the arrays; no access may
 * touch it.
 */
#include <stdlib.h>
#include <sys/mman.h>

#include "simt.h"

#ifndef MAP_32BIT
#define MAP_32BIT 0
#endif

static uint32_t aligned(uint32_t bytes) { return (bytes + SHARED_ALIGN - 1) & -SHARED_ALIGN; }

uint32_t shared_place(struct shared *shared, struct arena *arena, const char *name,
                      uint32_t bytes) {
  struct shared_array *array = ARENA_PUSH(arena, shared);
  *array = (struct shared_array){arena_strdup(arena, name), shared->bytes + SHARED_ALIGN, bytes};
  shared->bytes = array->offset + aligned(bytes);
  return array->offset;
}

struct outcome shared_map(struct shared *shared) {
  shared->bytes += SHARED_ALIGN;
  void *base = mmap(NULL, shared->bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
  shared->written = calloc(shared->bytes, 1);
  if (base != MAP_FAILED)
    shared->base = base;
  if (!shared->base || !shared->written)
    return (struct outcome){ENDED_UNABLE, unbank_error("no memory for the shared arrays")};
  return outcome_well();
}

void shared_unmap(struct shared *shared) {
  if (shared->base)
    munmap(shared->base, shared->bytes);
  free(shared->written);
  shared->base = shared->written = NULL;
}

void shared_reset(struct shared *shared) {
  memset(shared->base, SHARED_POISON, shared->bytes);
  memset(shared->written, 0, shared->bytes);
}

bool shared_contains(const struct shared *shared, uintptr_t address) {
  return address - (uintptr_t)shared->base < shared->bytes;
}

const struct shared_array *shared_find(const struct shared *shared, uintptr_t address,
                                       uint32_t bytes) {
  uintptr_t offset = address - (uintptr_t)shared->base;
  for (size_t i = 0; i < shared->count; i++) {
    const struct shared_array *array = &shared->items[i];
    if (offset >= array->offset && offset - array->offset + bytes <= array->bytes)
      return array;
  }
  return NULL;
}
