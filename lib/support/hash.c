/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/hash.h"

enum { CAPACITY_MIN = 64 };

static void put(struct hash_table *table, struct hash_slot slot) {
  size_t at = slot.hash & (table->capacity - 1);
  while (table->slots[at].used)
    at = (at + 1) & (table->capacity - 1);
  table->slots[at] = slot;
}

static void enlarge(struct arena *arena, struct hash_table *table) {
  const struct hash_table old = *table;
  table->capacity = old.capacity ? 2 * old.capacity : CAPACITY_MIN;
  table->slots = ARENA_ARRAY(arena, struct hash_slot, table->capacity);
  for (size_t i = 0; i < old.capacity; i++)
    if (old.slots[i].used)
      put(table, old.slots[i]);
}

void hash_add(struct arena *arena, struct hash_table *table, uint64_t hash, uint32_t number) {
  if (2 * (table->count + 1) > table->capacity)
    enlarge(arena, table);
  put(table, (struct hash_slot){.hash = hash, .number = number, .used = true});
  table->count++;
}
