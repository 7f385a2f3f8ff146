/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The hash table and the map: what was put in is found, and nothing else, while the table grows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/map.h"

enum { KEYS = 1000, ALIKE = 7 };

/* A third of all hashes are equal in the bits that a small table looks at, and wrap around its
 * end. */
static uint64_t hash_of(uint32_t key) { return key % 3 ? hash_mix(1, key) : ~UINT64_C(0) - key; }

static unsigned times_found(const struct hash_table *table, uint64_t hash, uint32_t number) {
  unsigned times = 0;
  HASH_EACH(slot, table, hash) {
    assert_true(slot->hash == hash);
    times += slot->number == number;
  }
  return times;
}

static void numbers_are_found_while_the_table_grows(void **state) {
  (void)state;
  struct arena arena = {NULL};
  struct hash_table table = {0};
  for (uint32_t key = 0; key < KEYS; key++) {
    assert_int_equal(times_found(&table, hash_of(key), key), 0);
    hash_add(&arena, &table, hash_of(key), key);
    for (uint32_t other = 0; other <= key; other += 1 + key / 16)
      assert_int_equal(times_found(&table, hash_of(other), other), 1);
  }
  arena_free(&arena);
}

static void keys_may_share_a_hash(void **state) {
  (void)state;
  struct arena arena = {NULL};
  struct hash_table table = {0};
  for (uint32_t number = 0; number < KEYS; number++)
    hash_add(&arena, &table, number % ALIKE, number);
  for (uint32_t number = 0; number < KEYS; number++)
    for (uint64_t hash = 0; hash < ALIKE; hash++)
      assert_int_equal(times_found(&table, hash, number), hash == number % ALIKE);
  arena_free(&arena);
}

static void a_map_keeps_the_last_value_of_a_key(void **state) {
  (void)state;
  static const char keys[KEYS];
  struct arena arena = {NULL};
  struct map map = map_new(&arena);
  uint32_t value = 5;
  assert_false(map_get(&map, &keys[0], &value));
  assert_int_equal(value, 5);
  for (uint32_t round = 0; round < 2; round++)
    for (uint32_t i = 0; i < KEYS; i += 2)
      map_put(&map, &keys[i], UINT32_MAX - i * round);
  for (uint32_t i = 0; i < KEYS; i++) {
    assert_int_equal(map_get(&map, &keys[i], &value), i % 2 == 0);
    assert_true(i % 2 || value == UINT32_MAX - i);
  }
  assert_int_equal(map.table.count, KEYS / 2);
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_are_found_while_the_table_grows),
      cmocka_unit_test(keys_may_share_a_hash),
      cmocka_unit_test(a_map_keeps_the_last_value_of_a_key),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
