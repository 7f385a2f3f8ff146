/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: text in and out, known places, and the laws of the family checked for every offset of an
 * array. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "unbank/layout.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

static struct unbank_layout layout_of(const char *text) {
  struct unbank_layout layout;
  char *error = unbank_layout_parse(text, &layout);
  if (error)
    fail_msg("%s", error);
  return layout;
}

/* Layouts with what is known of them. */
static const struct fact {
  const char *text;
  uint32_t period, atom;
  uint32_t bytes, size; /* an array of `bytes` takes `size` */
} facts[] = {
    {"identity", 1, 16, 1001, 1001},
    {"pad:128:4", 128, 4, 4096, 4096 + 31 * 4},
    {"pad:128:4", 128, 4, 4100, 4100 + 32 * 4},
    {"pad:128:16", 128, 16, 516, 592}, /* 516 + 64, up to a multiple of 16 */
    {"pad:68:4", 68, 4, 1156, 1156 + 16 * 4},
    {"pad:256:8", 256, 8, 8192, 8192 + 31 * 8},
    {"pad:33:1", 33, 1, 33, 33},
    {"pad:36:16", 36, 4, 72, 88},
    {"pad:6:2", 6, 2, 0, 0},
    {"pad:128:128", 128, 16, 256, 384},
    {"xor:2:31:7", 4096, 4, 4096, 4096},
    {"xor:2:31:7", 4096, 4, 100, 128}, /* the line is filled up */
    {"xor:4:7:7", 1024, 16, 1025, 1152},
    {"xor:3:15:7", 2048, 8, 8192, 8192},
    {"xor:6:1:9", 1024, 16, 128, 128},
    {"xor:0:255:1", 512, 1, 512, 512}, /* fields overlap */
    {"xor:2:1365:3", 16384, 4, 8192, 8192},
    {"lin:7:124", 256, 4, 4096, 4096},
    {"lin:7:4:8:8:9:16:10:32:11:64", 4096, 4, 4096, 4096}, /* xor:2:31:7 */
    {"lin:2:132:7:132", 256, 4, 200, 256},                  /* exchanges bits 2 and 7 */
    {"lin:4:256:8:32:9:32", 1024, 16, 4096, 4096},
    {"rot:128:4", 4096, 4, 4096, 4096},
    {"rot:96:4", 2304, 4, 1000, 1056},
    {"rot:160:32", 800, 16, 800, 800},
    {"rot:48:36", 192, 4, 100, 144},
    {"pad:128:4:1024:16", 1024, 4, 8192, 8192 + 63 * 4 + 7 * 16},
    {"pad:12:4:36:8", 36, 4, 100, 100 + 8 * 4 + 2 * 8},
    {"xor:2:7:5+pad:1024:16", 1024, 4, 2048, 2048 + 16},
    {"rot:96:4+pad:96:8", 2304, 4, 1000, 1056 + 10 * 8},
    {"lin:7:124+pad:96:4:192:4", 768, 4, 768, 768 + 7 * 4 + 3 * 4},
    {"xor:1:536870911:2", UINT32_C(1) << 31, 2, 1, UINT32_C(1) << 30},
};

static void text_round_trips(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts); i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&layout, text);
    assert_string_equal(text, facts[i].text);
  }
  char longest[UNBANK_LAYOUT_TEXT_MAX];
  struct unbank_layout layout = layout_of("pad:4294967295:4294967295");
  unbank_layout_print(&layout, longest);
  assert_string_equal(longest, "pad:4294967295:4294967295");
}

static void bad_text_is_refused(void **state) {
  (void)state;
  static const char *const bad[] = {
      "",
      "identity ",
      "Identity",
      "pad",
      "pad:",
      "pad:128",
      "pad:128:",
      "pad:0:4",
      "pad:128:0",
      "pad:-128:4",
      "pad:128:4:1",
      "pad:128:4 ",
      "pad: 128:4",
      "pad:0x80:4",
      "padded:128:4",
      "pad:128:4.0",
      "pad:128:99999999999999999999",
      "pad:4294967297:4",
      "xor:2:31",
      "xor:2:0:7",
      "xor:7:31:7",
      "xor:7:31:2",
      "xor:2:31:32",
      "xor:2:31:27",
      "xor:1:1:4294967295",
      "swizzle:1:2:3",
  };
  for (size_t i = 0; i < COUNT(bad); i++) {
    struct unbank_layout layout = layout_of("pad:128:4"), same = layout;
    char *error = unbank_layout_parse(bad[i], &layout);
    if (!error)
      fail_msg("'%s' was taken for a layout", bad[i]);
    assert_non_null(strstr(error, bad[i]));
    assert_true(unbank_layout_equal(&layout, &same));
    free(error);
  }
}

static void known_places(void **state) {
  (void)state;
  static const struct {
    const char *text;
    uint32_t offset, place;
  } places[] = {
      {"identity", 1234, 1234},
      {"pad:128:4", 0, 0},
      {"pad:128:4", 127, 127},
      {"pad:128:4", 128, 132}, /* tile[1][0] of [32][33] */
      {"pad:128:4", 4095, 4095 + 31 * 4},
      {"pad:6:2", 17, 21},
      {"pad:65536:4", 65536, 65540},
      {"xor:2:31:7", 3 * 128 + 5 * 4, 3 * 128 + (5 ^ 3) * 4}, /* col ^ row */
      {"xor:2:31:7", 32 * 128, 32 * 128},                     /* the row is masked */
      {"xor:4:7:7", 9 * 128 + 2 * 16 + 3, 9 * 128 + 3 * 16 + 3},
      {"xor:0:255:1", 0xff, 0xff ^ 0x7f},
  };
  for (size_t i = 0; i < COUNT(places); i++) {
    struct unbank_layout layout = layout_of(places[i].text);
    assert_int_equal(unbank_layout_apply(&layout, places[i].offset), places[i].place);
  }
}

static void periods_and_atoms(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts); i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    assert_int_equal(unbank_layout_period(&layout), facts[i].period);
    assert_int_equal(unbank_layout_atom(&layout), facts[i].atom);
    assert_int_equal(unbank_layout_size(&layout, facts[i].bytes), facts[i].size);
  }
}

static void too_large_is_seen(void **state) {
  (void)state;
  struct unbank_layout layout = layout_of("pad:1:4294967295");
  assert_int_equal(unbank_layout_size(&layout, 1), 1);
  assert_int_equal(unbank_layout_size(&layout, 3), UINT32_MAX);
  layout = layout_of("xor:2:31:7");
  assert_int_equal(unbank_layout_size(&layout, UINT32_MAX), UINT32_MAX);
}

/* Every offset of an array of some lines has its own place inside the size; every place without an
 * offset is padding. */
static void places_are_a_bijection(void **state) {
  (void)state;
  enum { BYTES = 9000 };
  for (size_t i = 0; i < COUNT(facts) - 1; i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    uint32_t size = unbank_layout_size(&layout, BYTES), found;
    size_t held = 0;
    for (uint32_t offset = 0; offset < BYTES; offset++) {
      uint32_t place = unbank_layout_apply(&layout, offset);
      assert_true(place < size);
      assert_true(unbank_layout_invert(&layout, place, &found));
      assert_int_equal(found, offset);
    }
    for (uint32_t place = 0; place < size; place++)
      if (unbank_layout_invert(&layout, place, &found)) {
        assert_int_equal(unbank_layout_apply(&layout, found), place);
        held += found < BYTES;
      }
    assert_int_equal(held, BYTES);
  }
}

/* phi(o + T) - phi(o) is the same for all o, T the period. */
static void periods_repeat(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts) - 1; i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    uint32_t period = unbank_layout_period(&layout), step = unbank_layout_apply(&layout, period);
    for (uint32_t offset = 0; offset < 9000; offset++)
      assert_int_equal(unbank_layout_apply(&layout, offset + period) -
                           unbank_layout_apply(&layout, offset),
                       step);
  }
}

/* Atoms stay whole and aligned; groups of twice that size do not, or the atom is the largest there
 * is. */
static bool keeps_whole(const struct unbank_layout *layout, uint32_t atom) {
  for (uint32_t offset = 0; offset < 9000; offset++) {
    uint32_t first = unbank_layout_apply(layout, offset - offset % atom);
    if (first % atom || unbank_layout_apply(layout, offset) != first + offset % atom)
      return false;
  }
  return true;
}

static void atoms_stay_whole(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts); i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    uint32_t atom = unbank_layout_atom(&layout);
    assert_true(keeps_whole(&layout, atom));
    if (atom < 16)
      assert_false(keeps_whole(&layout, 2 * atom));
  }
}

static void equality(void **state) {
  (void)state;
  static const char *const texts[] = {"identity",   "pad:128:4",  "pad:128:8",  "pad:64:4",
                                      "xor:2:31:7", "xor:3:31:7", "xor:2:15:7", "xor:2:31:8"};
  for (size_t i = 0; i < COUNT(texts); i++)
    for (size_t j = 0; j < COUNT(texts); j++) {
      struct unbank_layout a = layout_of(texts[i]), b = layout_of(texts[j]);
      assert_int_equal(unbank_layout_equal(&a, &b), i == j);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_round_trips),  cmocka_unit_test(bad_text_is_refused),
      cmocka_unit_test(known_places),      cmocka_unit_test(periods_and_atoms),
      cmocka_unit_test(too_large_is_seen), cmocka_unit_test(places_are_a_bijection),
      cmocka_unit_test(periods_repeat),    cmocka_unit_test(atoms_stay_whole),
      cmocka_unit_test(equality),
  };
  return cmocka_run_group_tests_name("layout", tests, NULL, NULL);
}
