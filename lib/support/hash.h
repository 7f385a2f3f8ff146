/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A table from hashes to numbers, for keys that are stored elsewhere. Several keys may have the
 * same hash: the caller visits all numbers with a hash and compares the keys.
 *
 *     HASH_EACH(slot, &table, hash)
 *       if (is_same(&items[slot->number], key))
 *         return slot->number;
 *     hash_add(arena, &table, hash, number); */
#ifndef UNBANK_SUPPORT_HASH_H
#define UNBANK_SUPPORT_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"

struct hash_slot {
  uint64_t hash;
  uint32_t number;
  bool used;
};

/* Zero to begin with. Open addressing, at most half full. */
struct hash_table {
  struct hash_slot *slots;
  size_t count, capacity; /* capacity is 0 or a power of two */
};

/* Continues a hash with a word. From one hash, different words give different results. */
static inline uint64_t hash_mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
  return hash ^ hash >> 29;
}

/* A pseudo-random number from three numbers (splitmix64). Each of its bits depends on all of
 * theirs, which is not so for hash_mix. */
static inline uint64_t hash_random(uint32_t a, uint32_t b, uint32_t c) {
  uint64_t hash = hash_mix(hash_mix(hash_mix(a, UINT32_MAX), b), c);
  hash = (hash ^ hash >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  hash = (hash ^ hash >> 27) * UINT64_C(0x94d049bb133111eb);
  return hash ^ hash >> 31;
}

/* Continues a hash with a text; NULL counts as "". */
static inline uint64_t hash_text(uint64_t hash, const char *text) {
  for (const char *at = text ? text : ""; *at; at++)
    hash = hash_mix(hash, (unsigned char)*at);
  return hash;
}

/* Adds a number with a hash, even if there are others. */
void hash_add(struct arena *arena, struct hash_table *table, uint64_t hash, uint32_t number);

/* The first slot with the hash, or the next one after `last`; NULL if there is none. */
static inline struct hash_slot *hash_next(const struct hash_table *table, uint64_t hash,
                                          const struct hash_slot *last) {
  if (!table->capacity)
    return NULL;
  size_t mask = table->capacity - 1;
  size_t at = (last ? (size_t)(last - table->slots) + 1 : (size_t)hash) & mask;
  while (table->slots[at].used && table->slots[at].hash != hash)
    at = (at + 1) & mask;
  return table->slots[at].used ? &table->slots[at] : NULL;
}

/* Runs the following statement for each slot with the hash, in an arbitrary order. */
#define HASH_EACH(slot, table, hash)                                                               \
  for (const struct hash_slot *slot = hash_next(table, hash, NULL); slot;                          \
       slot = hash_next(table, hash, slot))

#endif
