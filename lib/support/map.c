/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/map.h"

/* Open addressing; at most half full. */
static size_t find_slot(const struct map *map, const void *key) {
  uint64_t hash = (uint64_t)(uintptr_t)key * UINT64_C(0x9E3779B97F4A7C15);
  size_t slot = (size_t)(hash >> 32) & (map->capacity - 1);
  while (map->keys[slot] && map->keys[slot] != key)
    slot = (slot + 1) & (map->capacity - 1);
  return slot;
}

static void enlarge(struct map *map) {
  struct map old = *map;
  map->capacity = old.capacity ? 2 * old.capacity : 64;
  map->keys = ARENA_ARRAY(map->arena, const void *, map->capacity);
  map->values = ARENA_ARRAY(map->arena, uint32_t, map->capacity);
  for (size_t i = 0; i < old.capacity; i++)
    if (old.keys[i]) {
      size_t slot = find_slot(map, old.keys[i]);
      map->keys[slot] = old.keys[i];
      map->values[slot] = old.values[i];
    }
}

void map_put(struct map *map, const void *key, uint32_t value) {
  if (2 * (map->count + 1) > map->capacity)
    enlarge(map);
  size_t slot = find_slot(map, key);
  map->count += !map->keys[slot];
  map->keys[slot] = key;
  map->values[slot] = value;
}

bool map_get(const struct map *map, const void *key, uint32_t *value) {
  if (!map->count)
    return false;
  size_t slot = find_slot(map, key);
  if (!map->keys[slot])
    return false;
  if (value)
    *value = map->values[slot];
  return true;
}
