/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A map from pointers to small numbers. It is only asked, never walked: so no order of pointers can
 * reach the output. */
#ifndef UNBANK_SUPPORT_MAP_H
#define UNBANK_SUPPORT_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "support/hash.h"

struct map {
  struct arena *arena;
  struct hash_table table;
};

static inline struct map map_new(struct arena *arena) { return (struct map){.arena = arena}; }

/* A number as a key. */
static inline const void *map_number(uint64_t number) {
  return (const void *)(uintptr_t)(number + 1);
}

/* Stores value under key, replacing an earlier one. */
void map_put(struct map *map, const void *key, uint32_t value);
/* Stores value under key, unless there is one. Returns whether it was stored. */
bool map_add(struct map *map, const void *key, uint32_t value);
/* Whether the key is there; *value (which may be NULL) is set only if so. */
bool map_get(const struct map *map, const void *key, uint32_t *value);
/* The value under key, or `otherwise` if there is none. */
static inline uint32_t map_or(const struct map *map, const void *key, uint32_t otherwise) {
  map_get(map, key, &otherwise);
  return otherwise;
}

#endif
