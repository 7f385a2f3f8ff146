/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/map.h"

/* One to one, so a hash leads to one key. */
static struct hash_slot *slot_of(const struct map *map, const void *key) {
  return hash_next(&map->table, hash_mix(0, (uintptr_t)key), NULL);
}

void map_put(struct map *map, const void *key, uint32_t value) {
  struct hash_slot *slot = slot_of(map, key);
  if (slot)
    slot->number = value;
  else
    hash_add(map->arena, &map->table, hash_mix(0, (uintptr_t)key), value);
}

bool map_add(struct map *map, const void *key, uint32_t value) {
  const bool is_new = !slot_of(map, key);
  if (is_new)
    hash_add(map->arena, &map->table, hash_mix(0, (uintptr_t)key), value);
  return is_new;
}

bool map_get(const struct map *map, const void *key, uint32_t *value) {
  const struct hash_slot *slot = slot_of(map, key);
  if (slot && value)
    *value = slot->number;
  return slot;
}
