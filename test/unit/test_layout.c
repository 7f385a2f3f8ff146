/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: text in and out, known places, and the laws of the family checked for every offset of an
 * array. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "layout/layout.h"
#include "layout/map.h"
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
  uint32_t period, atom, fixed, line;
  uint32_t bytes, size; /* an array of `bytes` takes `size` */
} facts[] = {
    {"identity", 1, 16, UINT32_MAX, 1, 1001, 1001},
    {"pad:128:4", 128, 4, 128, 1, 4096, 4096 + 31 * 4},
    {"pad:128:4", 128, 4, 128, 1, 4100, 4100 + 32 * 4},
    {"pad:128:16", 128, 16, 128, 1, 516, 592}, /* 516 + 64, up to a multiple of 16 */
    {"pad:68:4", 68, 4, 68, 1, 1156, 1156 + 16 * 4},
    {"pad:256:8", 256, 8, 256, 1, 8192, 8192 + 31 * 8},
    {"pad:33:1", 33, 1, 33, 1, 33, 33},
    {"pad:36:16", 36, 4, 36, 1, 72, 88},
    {"pad:6:2", 6, 2, 6, 1, 0, 0},
    {"pad:128:128", 128, 16, 128, 1, 256, 384},
    {"xor:2:31:7", 4096, 4, 128, 128, 4096, 4096},
    {"xor:2:31:7", 4096, 4, 128, 128, 100, 128}, /* the line is filled up */
    {"xor:4:7:7", 1024, 16, 128, 128, 1025, 1152},
    {"xor:3:15:7", 2048, 8, 128, 128, 8192, 8192},
    {"xor:6:1:9", 1024, 16, 512, 128, 128, 128},
    {"xor:0:255:1", 512, 1, 2, 256, 512, 512}, /* fields overlap */
    {"xor:2:1365:3", 16384, 4, 8, 8192, 8192, 8192},
    {"lin:7:124", 256, 4, 128, 128, 4096, 4096},
    {"lin:7:4:8:8:9:16:10:32:11:64", 4096, 4, 128, 128, 4096, 4096}, /* xor:2:31:7 */
    {"lin:2:132:7:132", 256, 4, 4, 256, 200, 256},                   /* exchanges bits 2 and 7 */
    {"lin:4:256:8:32:9:32", 1024, 16, 16, 512, 4096, 4096},
    {"rot:128:4", 4096, 4, 128, 128, 4096, 4096},
    {"rot:96:4", 2304, 4, 96, 96, 1000, 1056},
    {"rot:160:32", 800, 16, 160, 160, 800, 800},
    {"rot:48:36", 192, 4, 48, 48, 100, 144},
    {"pad:128:4:1024:16", 1024, 4, 128, 1, 8192, 8192 + 63 * 4 + 7 * 16},
    {"pad:12:4:36:8", 36, 4, 12, 1, 100, 100 + 8 * 4 + 2 * 8},
    {"xor:2:7:5+pad:1024:16", 1024, 4, 32, 32, 2048, 2048 + 16},
    {"rot:96:4+pad:96:8", 2304, 4, 96, 96, 1000, 1056 + 10 * 8},
    {"lin:7:124+pad:96:4:192:4", 768, 4, 96, 128, 768, 768 + 7 * 4 + 3 * 4},
    {"xor:2:22:6", 2048, 8, 128, 128, 100, 128}, /* bit 2 is neither read nor flipped */
    {"xor:2:12:7+pad:512:16", 2048, 16, 512, 64, 520, 576 + 16},
    {"xor:4:3:8+pad:32:16:96:48", 3072, 16, 32, 64, 3000, 3008 + 93 * 16 + 31 * 48},
    {"lin:7:12:8:48", 512, 4, 128, 64, 100, 128},
    {"lin:4:48:5:16", 64, 16, 16, 64, 70, 128},
    {"rot:64:48+pad:128:8:256:24", 256, 8, 64, 64, 600, 640 + 4 * 8 + 2 * 24},
    {"xor:1:536870911:2", UINT32_C(1) << 31, 2, 4, 1073741824, 1, UINT32_C(1) << 30},
    {"xor:2:31:7+carved:4096", 4096, 4, 128, 128, 100, 128},
    {"lin:7:124:9:64+carved:1024", 1024, 4, 128, 128, 100, 128},
};

static void text_round_trips(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts); i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&layout, text);
    assert_string_equal(text, facts[i].text);
  }
}

/* All columns there can be, and numbers of ten digits wherever they may stand. */
static void longest_text_fits(void **state) {
  (void)state;
  char longest[512] = "lin", text[512];
  for (unsigned bit = 14; bit < 14 + UNBANK_COLUMNS_MAX; bit++)
    snprintf(longest + strlen(longest), sizeof longest - strlen(longest), ":%u:1073741824", bit);
  strcat(longest, "+pad:1073741824:4294967295:2147483648:4294967295");
  assert_true(strlen(longest) < UNBANK_LAYOUT_TEXT_MAX);
  memset(text, '#', sizeof text);
  struct unbank_layout layout = layout_of(longest);
  unbank_layout_print(&layout, text);
  assert_string_equal(text, longest);
  assert_int_equal(text[UNBANK_LAYOUT_TEXT_MAX], '#');
}

/* Texts that are no layouts, and what is said of them. */
static const struct {
  const char *text, *said;
} bad[] = {
    {"", "expected identity, pad:R:P, pad:R:P:Q:T, xor:B:M:S, lin:J:M:J:M..., rot:R:K or "
         "pitch:B:A:K:C"},
    {"identity ", "expected identity"},
    {"Identity", "expected identity"},
    {"identity:1", "expected identity"},
    {"identity+pad:128:4", "expected identity"},
    {"swizzle:1:2:3", "expected identity"},
    {"padded:128:4", "expected identity"},
    {"pa:128:4", "expected identity"},
    {"+pad:128:4", "expected identity"},
    {"pad", "expected pad:R:P or pad:R:P:Q:T, two or four numbers of bytes"},
    {"pad:128", "expected pad:R:P"},
    {"pad:128:4:1024", "expected pad:R:P"},
    {"pad:1:1:2:1:4:1", "expected pad:R:P"},
    {"pad:0:4", "must be at least 1 byte"},
    {"pad:128:0", "must be at least 1 byte"},
    {"pad:128:4:256:0", "must be at least 1 byte"},
    {"pad:128:4:0:4", "must be at least 1 byte"},
    {"pad:128:4:128:4", "Q must be a multiple of the inner row R"},
    {"pad:128:4:64:4", "Q must be a multiple of the inner row R"},
    {"pad:128:4:192:4", "Q must be a multiple of the inner row R"},
    {"pad:", "expected numbers of at most 32 bits after colons"},
    {"pad:128:", "expected numbers"},
    {"pad:-128:4", "expected numbers"},
    {"pad:+128:4", "expected numbers"},
    {"pad:128:4 ", "expected numbers"},
    {"pad: 128:4", "expected numbers"},
    {"pad:0x80:4", "expected numbers"},
    {"pad:128:4.0", "expected numbers"},
    {"pad:128:99999999999999999999", "expected numbers"},
    {"pad:4294967297:4", "expected numbers"},
    {"pad:128:4+pad:256:4", "expected one permutation, then a pad"},
    {"xor:2:31:7+carved:4096+pad:128:4", "expected one permutation, then a pad"},
    {"xor:2:31:7+pad:128:4+carved", "expected one permutation, then a pad"},
    {"xor:2:31:7+carved:4", "expected '+carved:4096', the period"},
    {"lin:7:124+carved:256:1", "expected '+carved:256', the period"},
    {"lin:3:16:7:4+carved:256",
     "'+carved' follows an xor, or a lin of which all bits flip lower ones"},
    {"rot:128:4+carved", "'+carved' follows an xor"},
    {"pitch:2:1:4:0+carved", "'+carved' follows an xor"},
    {"carved", "'+carved' follows an xor"},
    {"pad:128:4+", "expected one permutation, then a pad"},
    {"pad:128:4+xor:2:31:7", "expected one permutation, then a pad"},
    {"xor:2:31:7+xor:2:31:8", "expected one permutation, then a pad"},
    {"lin:7:124+rot:128:4", "expected one permutation, then a pad"},
    {"xor:2:31:7+", "expected identity"},
    {"xor:2:31:7+pad", "expected pad:R:P"},
    {"xor:2:31:7+pad:0:4", "must be at least 1 byte"},
    {"xor", "expected xor:B:M:S, three numbers"},
    {"xor:2:31", "expected xor:B:M:S"},
    {"xor:2:31:7:1", "expected xor:B:M:S"},
    {"xor:2:0:7", "M must not be 0"},
    {"xor:7:31:7", "S must be above B"},
    {"xor:7:31:2", "S must be above B"},
    {"xor:2:31:32", "must add up to at most 31"},
    {"xor:2:31:27", "must add up to at most 31"},
    {"xor:1:1:4294967295", "must add up to at most 31"},
    {"lin", "expected lin:J:M:J:M..., up to 16 pairs of numbers"},
    {"lin:7", "expected lin:J:M:J:M..."},
    {"lin:7:124:8", "expected lin:J:M:J:M..."},
    {"lin:31:4", "must be below 31"},
    {"lin:7:2147483648", "must be below 31"},
    {"lin:7:0", "M must not be 0"},
    {"lin:8:4:7:4", "must ascend"},
    {"lin:7:4:7:8", "must ascend"},
    {"lin:7:128", "two offsets get one place"},
    {"lin:2:128:7:4", "two offsets get one place"},
    {"rot:128", "expected rot:R:K, two numbers of bytes"},
    {"rot:128:4:4", "expected rot:R:K"},
    {"rot:128:0", "at least 1 byte and below the row R"},
    {"rot:128:128", "at least 1 byte and below the row R"},
    {"rot:0:4", "at least 1 byte and below the row R"},
    {"rot:65536:1", "it repeats only after more than 2^31 bytes"},
    {"rot:96:4+pad:1048573:4", "it repeats only after more than 2^31 bytes"},
    {"xor:2:31:7+pad:1000001:4", "it repeats only after more than 2^31 bytes"},
};

static void bad_text_is_refused(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(bad); i++) {
    struct unbank_layout layout = layout_of("pad:128:4"), same = layout;
    char *error = unbank_layout_parse(bad[i].text, &layout);
    if (!error)
      fail_msg("'%s' was taken for a layout", bad[i].text);
    char head[128];
    snprintf(head, sizeof head, "layout '%s': ", bad[i].text);
    if (strstr(error, head) != error || !strstr(error, bad[i].said))
      fail_msg("of '%s' is said: %s", bad[i].text, error);
    assert_true(unbank_layout_equal(&layout, &same));
    free(error);
  }
  /* One column more than there can be. */
  char text[512] = "lin";
  for (unsigned bit = 14; bit <= 14 + UNBANK_COLUMNS_MAX; bit++)
    snprintf(text + strlen(text), sizeof text - strlen(text), ":%u:1", bit);
  struct unbank_layout layout;
  char *error = unbank_layout_parse(text, &layout);
  assert_non_null(error);
  free(error);
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
      {"lin:7:124", 127, 127},
      {"lin:7:124", 128 + 20, 128 + (20 ^ 124)},
      {"lin:7:124", 256 + 20, 256 + 20}, /* bit 8 flips nothing */
      {"lin:2:132:7:132", 4, 128},       /* bits 2 and 7 change places */
      {"lin:2:132:7:132", 128 + 9, 4 + 9},
      {"lin:7:4:8:12", 128 + 256, 128 + 256 + 8},      /* both flip bit 2, so neither does */
      {"rot:128:4", 3 * 128 + 5 * 4, 3 * 128 + 8 * 4}, /* (col + row) % 32 */
      {"rot:128:4", 3 * 128 + 30 * 4, 3 * 128 + 1 * 4},
      {"rot:96:8", 13 * 96 + 4, 13 * 96 + 12}, /* 12 rows on, all is as at first */
      {"rot:96:8", 95, 95},
      {"pad:128:4:1024:16", 1023, 1023 + 7 * 4},
      {"pad:128:4:1024:16", 1024, 1024 + 8 * 4 + 16}, /* cube[1][0][0] of [8][8][32] */
      {"pad:12:4:36:8", 71, 71 + 5 * 4 + 8},
      {"xor:2:7:5+pad:32:4", 32 + 4, 32 + 4}, /* to 32 first, then behind a pad */
      {"xor:4:3:8+pad:128:16", 256 + 120, 256 + 104 + 2 * 16},
      {"rot:96:4+pad:96:8", 96 + 92, 96 + 8}, /* wraps around in the row, then behind a pad */
      {"lin:7:384:8:384+pad:256:4", 128,
       256 + 4}, /* a bit moves into the next row, and behind its pad */
  };
  for (size_t i = 0; i < COUNT(places); i++) {
    struct unbank_layout layout = layout_of(places[i].text);
    assert_int_equal(unbank_layout_apply(&layout, places[i].offset), places[i].place);
  }
}

static void figures(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts); i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    assert_int_equal(unbank_layout_period(&layout), facts[i].period);
    assert_int_equal(unbank_layout_atom(&layout), facts[i].atom);
    assert_int_equal(unbank_layout_fixed(&layout), facts[i].fixed);
    assert_int_equal(unbank_layout_line(&layout), facts[i].line);
    assert_int_equal(unbank_layout_size(&layout, facts[i].bytes), facts[i].size);
  }
}

/* Where rows begin says more than the groups that a layout keeps whole. */
static void padded_rows_are_aligned(void **state) {
  (void)state;
  static const struct {
    const char *text;
    uint32_t align;
  } rows[] = {{"pad:36:12", 16},        {"pad:36:4", 8},           {"pad:36:8", 4},
              {"pad:128:4", 4},         {"pad:36:12:288:16", 16},  {"pad:36:12:288:4", 4},
              {"pad:36:28:288:8", 8},   {"pad:132:12:264:16", 16}, {"xor:2:7:5", 16},
              {"xor:2:7:5+pad:32:4", 4}};
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct unbank_layout layout = layout_of(rows[i].text);
    assert_int_equal(unbank_layout_row_align(&layout), rows[i].align);
  }
}

static void too_large_is_seen(void **state) {
  (void)state;
  struct unbank_layout layout = layout_of("pad:1:4294967295");
  assert_int_equal(unbank_layout_size(&layout, 1), 1);
  assert_int_equal(unbank_layout_size(&layout, 3), UINT32_MAX);
  layout = layout_of("xor:2:31:7");
  assert_int_equal(unbank_layout_size(&layout, UINT32_MAX), UINT32_MAX);
  layout = layout_of("rot:96:4+pad:96:4294967295");
  assert_int_equal(unbank_layout_size(&layout, 96), 96);
  assert_int_equal(unbank_layout_size(&layout, 97), UINT32_MAX);
  layout = layout_of("pad:128:4:256:4294967295");
  assert_int_equal(unbank_layout_size(&layout, 256), 260);
  assert_int_equal(unbank_layout_size(&layout, 257), UINT32_MAX);
}

/* The laws of the family, each for every offset of an array. They hold for the layouts of the
 * table, and for many that are drawn. */

enum { BYTES = 9000 };

/* Every offset has its own place inside the size; every place without an offset is padding. */
static bool is_bijection(const struct unbank_layout *layout) {
  uint32_t size = unbank_layout_size(layout, BYTES), found, held = 0;
  for (uint32_t offset = 0; offset < BYTES; offset++) {
    uint32_t place = unbank_layout_apply(layout, offset);
    if (place >= size || !unbank_layout_invert(layout, place, &found) || found != offset)
      return false;
  }
  for (uint32_t place = 0; place < size; place++)
    if (unbank_layout_invert(layout, place, &found)) {
      if (unbank_layout_apply(layout, found) != place)
        return false;
      held += found < BYTES;
    }
  return held == BYTES;
}

/* The size is the least that holds all lines that the array touches, whole, up to the atom. */
static bool size_is_tight(const struct unbank_layout *layout) {
  uint32_t line = unbank_layout_line(layout), most = 0;
  for (uint32_t offset = 0; offset < (BYTES + line - 1) / line * line; offset++) {
    uint32_t place = unbank_layout_apply(layout, offset);
    most = place > most ? place : most;
  }
  return unbank_layout_size(layout, BYTES) - most - 1 < unbank_layout_atom(layout);
}

/* phi(o + T) - phi(o) is the same for all o, T the period. */
static bool repeats(const struct unbank_layout *layout) {
  uint32_t period = unbank_layout_period(layout), step = unbank_layout_apply(layout, period);
  for (uint32_t offset = 0; offset < BYTES; offset++)
    if (unbank_layout_apply(layout, offset + period) - unbank_layout_apply(layout, offset) != step)
      return false;
  return true;
}

static bool keeps_whole(const struct unbank_layout *layout, uint32_t atom) {
  for (uint32_t offset = 0; offset < BYTES; offset++) {
    uint32_t first = unbank_layout_apply(layout, offset - offset % atom);
    if (first % atom || unbank_layout_apply(layout, offset) != first + offset % atom)
      return false;
  }
  return true;
}

/* Atoms stay whole and aligned; groups of twice that size do not. */
static bool atom_is_largest(const struct unbank_layout *layout) {
  uint32_t atom = unbank_layout_atom(layout);
  return keeps_whole(layout, atom) && (atom == 16 || !keeps_whole(layout, 2 * atom));
}

static bool keeps_distances(const struct unbank_layout *layout, uint32_t group, uint32_t end) {
  for (uint32_t offset = 0; offset < end; offset++) {
    uint32_t first = unbank_layout_apply(layout, offset - offset % group);
    if (unbank_layout_apply(layout, offset) != first + offset % group)
      return false;
  }
  return true;
}

/* Groups keep their distances, wherever a pad or a permutation takes them; those of twice that size
 * do not. Two periods show it, unless they are long. */
static bool granule_is_largest(const struct unbank_layout *layout) {
  uint32_t granule = unbank_layout_granule(layout), end = 2 * unbank_layout_period(layout);
  if (end > 1 << 20)
    return keeps_distances(layout, granule, BYTES);
  return keeps_distances(layout, granule, end) &&
         (granule > end || !keeps_distances(layout, 2 * granule, end));
}

/* phi(o) = o below L, and not at L. */
static bool fixed_is_largest(const struct unbank_layout *layout) {
  uint32_t fixed = unbank_layout_fixed(layout);
  for (uint32_t offset = 0; offset < BYTES && offset < fixed; offset++)
    if (unbank_layout_apply(layout, offset) != offset)
      return false;
  return fixed == UINT32_MAX ? unbank_layout_is_identity(layout)
                             : unbank_layout_apply(layout, fixed) != fixed;
}

/* The permutation moves bytes inside lines alone, and in one of them from half to half. */
static bool stays_in_line(const struct unbank_layout *layout) {
  struct unbank_layout permutation = *layout;
  memset(permutation.pads, 0, sizeof permutation.pads);
  uint32_t line = unbank_layout_line(&permutation), half = line / 2;
  uint32_t end = unbank_layout_period(&permutation);
  bool crosses = line == 1 || line % 2 || end > 1 << 20;
  for (uint32_t offset = 0; offset < end && offset < 1 << 20; offset++) {
    uint32_t place = unbank_layout_apply(&permutation, offset);
    if (place / line != offset / line)
      return false;
    crosses |= half && place / half != offset / half;
  }
  return crosses;
}

/* phi of a warp at once is phi of its lanes, near and far, at the ends of rows and past them. */
static bool maps_warps(const struct unbank_layout *layout) {
  uint32_t row = unbank_layout_is_padded(layout) ? layout->pads[0].row : unbank_layout_line(layout);
  for (uint32_t first = 0; first < BYTES; first += 97) {
    uint32_t in[UNBANK_LANES], out[UNBANK_LANES];
    for (uint32_t lane = 0; lane < UNBANK_LANES; lane++)
      in[lane] = lane % 2 ? (first + lane * lane * 4391) % BYTES
                          : (UINT32_MAX >> 2) / row * row - first % 64 * row - lane % 4 / 2;
    unbank_layout_map(layout, in, out);
    for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
      if (out[lane] != unbank_layout_apply(layout, in[lane]))
        return false;
  }
  return true;
}

static const struct {
  const char *name;
  bool (*holds)(const struct unbank_layout *layout);
} laws[] = {
    {"one place for each offset, and back", is_bijection},
    {"the size is tight", size_is_tight},
    {"the period", repeats},
    {"the largest atom", atom_is_largest},
    {"the largest granule", granule_is_largest},
    {"the largest fixed offset", fixed_is_largest},
    {"lines", stays_in_line},
    {"warps at once", maps_warps},
};

static void check_laws(const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(layout, text);
  for (size_t i = 0; i < COUNT(laws); i++)
    if (!laws[i].holds(layout))
      fail_msg("%s: %s", text, laws[i].name);
}

static void laws_hold(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(facts); i++) {
    struct unbank_layout layout = layout_of(facts[i].text);
    if (unbank_layout_size(&layout, BYTES) < 1 << 20)
      check_laws(&layout);
  }
}

/* A number in [low, high], by a linear congruence (Knuth's). */
static uint32_t draw(uint32_t low, uint32_t high) {
  static uint64_t seed = 1;
  seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return low + (uint32_t)(seed >> 33) % (high - low + 1);
}

static void draw_permutation(char *out, size_t size) {
  uint32_t unit = UINT32_C(1) << draw(0, 4), bit = draw(0, 6), row = draw(2, 40) * unit;
  switch (draw(0, 3)) {
  case 0:
    snprintf(out, size, "xor:%u:%u:%u", bit, draw(1, 63), bit + draw(1, 5));
    break;
  case 1:
    snprintf(out, size, "rot:%u:%u", row, draw(1, row / unit - 1) * unit);
    break;
  case 2: /* an upper bit that flips lower ones and itself; or two that flip each other's */
    snprintf(out, size, "lin:%u:%u:%u:%u", bit, draw(1, 127), bit + draw(1, 4), draw(1, 2047));
    break;
  default:
    *out = '\0';
  }
}

static void draw_layout(char *out, size_t size) {
  draw_permutation(out, size);
  uint32_t unit = UINT32_C(1) << draw(0, 4), row = draw(1, 40) * unit, length = strlen(out);
  if (length && draw(0, 1))
    return;
  snprintf(out + length, size - length, "%spad:%u:%u", length ? "+" : "", row, draw(1, 8) * unit);
  length = strlen(out);
  if (draw(0, 1))
    snprintf(out + length, size - length, ":%u:%u", row * draw(2, 9), draw(1, 8) * unit);
}

static void laws_hold_for_drawn_layouts(void **state) {
  (void)state;
  unsigned kinds[8] = {0}, count = 0;
  while (count < 400) {
    char text[UNBANK_LAYOUT_TEXT_MAX];
    struct unbank_layout layout;
    draw_layout(text, sizeof text);
    char *error = unbank_layout_parse(text, &layout);
    free(error);
    if (error) /* a matrix that has no inverse, or a period too long */
      continue;
    check_laws(&layout);
    count++, kinds[2 * layout.permutation + unbank_layout_is_padded(&layout)]++;
  }
  for (size_t i = 1; i < COUNT(kinds); i++)
    assert_true(kinds[i] >= 10);
}

/* The layout of a launch, by the bytes of its rows. */
static const struct launch {
  const char *text;
  uint32_t row;
  const char *launched;
} launches[] = {
    {"pitch:2:1:4:0", 128, "xor:2:31:7"},
    {"pitch:2:1:4:0", 132, "identity"}, /* odd rows have no conflicts */
    {"pitch:2:1:4:0", 4, "identity"},
    {"pitch:2:1:4:0", 64, "xor:2:15:7"}, /* banks that rows of 64 bytes leave apart */
    {"pitch:2:1:4:0", 8, "xor:2:1:7"},
    {"pitch:2:1:4:0", 768, "xor:2:31:8"}, /* 3 * 2^8 */
    {"pitch:2:1:4:0", UINT32_C(1) << 20, "xor:2:31:18"},
    {"pitch:2:1:4:0", 0, "xor:2:31:18"},
    {"pitch:2:1:4:0:5", 32, "xor:2:7:7"}, /* from rows of 32 bytes on */
    {"pitch:2:1:4:0:5", 16, "identity"},
    {"pitch:2:1:4:0:7", 768, "xor:2:31:8"},
    {"pitch:2:1:4:0:7", 192, "identity"},
    {"pitch:2:1:4:0:2:4:0:5", 96, "xor:2:7:7"},
    {"pitch:2:1:4:0:2:4:0:5", 80, "identity"},
    {"pitch:4:2:2:16", 512, "xor:4:7:9"},
    {"pitch:4:2:2:16", 16, "identity"},
    {"xor:2:31:9", 128, "xor:2:31:9"},
    {"pad:128:4", 256, "pad:128:4"},
};

static void rows_give_the_layout_of_a_launch(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(launches); i++) {
    struct unbank_layout layout = layout_of(launches[i].text);
    struct unbank_layout launched = unbank_layout_with_rows(&layout, launches[i].row);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&launched, text);
    assert_string_equal(text, launches[i].launched);
  }
}

/* Of rows of two lengths, the smaller power of two says which bits are flipped, and the larger, up
 * to 2 bits further, which bits decide. */
static void two_rows_say_where_bits_are_read(void **state) {
  (void)state;
  static const struct {
    uint32_t first, second;
    const char *launched;
  } two[] = {
      {512, 160, "xor:2:7:9"},   {160, 512, "xor:2:7:9"}, {512, 1024, "xor:2:31:10"},
      {128, 4096, "xor:2:31:9"}, {512, 132, "identity"},  {132, 512, "identity"},
  };
  struct unbank_layout layout = layout_of("pitch:2:1:4:0:2:4:0");
  for (size_t i = 0; i < COUNT(two); i++) {
    struct unbank_layout launched =
        unbank_layout_with_two_rows(&layout, two[i].first, two[i].second);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&launched, text);
    assert_string_equal(text, two[i].launched);
  }
}

/* What is left of a carved layout at each alignment of the places where arrays begin. */
static const struct {
  const char *text;
  uint32_t align;
  const char *left;
} carvings[] = {
    {"xor:2:31:7+carved:4096", 4096, "xor:2:31:7"},
    {"xor:2:31:7+carved:4096", 1 << 20, "xor:2:31:7"},
    {"xor:2:31:7+carved:4096", 2048, "xor:2:15:7"},
    {"xor:2:31:7+carved:4096", 256, "xor:2:1:7"},
    {"xor:2:31:7+carved:4096", 128, "identity"},
    {"xor:2:31:7+carved:4096", 1, "identity"},
    {"xor:2:22:6+carved:2048", 512, "xor:2:6:6"},
    {"lin:7:124:9:64+carved:1024", 512, "lin:7:124"},
    {"lin:7:124:9:64+carved:1024", 1024, "lin:7:124:9:64"},
    {"lin:7:124:9:64+carved:1024", 4, "identity"},
    {"xor:2:31:7", 4, "xor:2:31:7"},
    {"pad:128:4", 4, "pad:128:4"},
};

static void carving_leaves_lower_bits(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(carvings); i++) {
    struct unbank_layout layout = layout_of(carvings[i].text);
    struct unbank_layout left = unbank_layout_with_carving(&layout, carvings[i].align);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&left, text);
    assert_string_equal(text, carvings[i].left);
    for (uint32_t start = 0; layout.carved && start < 65536; start += carvings[i].align * 3)
      for (uint32_t offset = 0; offset < 8192; offset += 4 + carvings[i].align / 64)
        assert_int_equal(unbank_layout_apply(&left, start + offset),
                         start + unbank_layout_apply(&left, offset));
  }
}

static void equality(void **state) {
  (void)state;
  static const char *const texts[] = {"identity",
                                      "pad:128:4",
                                      "pad:128:8",
                                      "pad:64:4",
                                      "xor:2:31:7",
                                      "xor:3:31:7",
                                      "xor:2:15:7",
                                      "xor:2:31:8",
                                      "lin:7:124",
                                      "lin:8:124",
                                      "lin:7:120",
                                      "lin:7:124:8:4",
                                      "rot:128:4",
                                      "rot:128:8",
                                      "rot:64:4",
                                      "pad:128:4:256:4",
                                      "pad:128:4:256:8",
                                      "pad:128:4:512:4",
                                      "xor:2:31:7+pad:128:4",
                                      "xor:2:31:7+pad:128:8",
                                      "lin:7:124+pad:128:4",
                                      "xor:2:31:7+carved:4096",
                                      "xor:2:15:7+carved:2048",
                                      "lin:7:124+carved:256",
                                      "rot:128:4+pad:128:4"};
  for (size_t i = 0; i < COUNT(texts); i++)
    for (size_t j = 0; j < COUNT(texts); j++) {
      struct unbank_layout a = layout_of(texts[i]), b = layout_of(texts[j]);
      assert_int_equal(unbank_layout_equal(&a, &b), i == j);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_round_trips),
      cmocka_unit_test(longest_text_fits),
      cmocka_unit_test(bad_text_is_refused),
      cmocka_unit_test(known_places),
      cmocka_unit_test(figures),
      cmocka_unit_test(padded_rows_are_aligned),
      cmocka_unit_test(too_large_is_seen),
      cmocka_unit_test(laws_hold),
      cmocka_unit_test(laws_hold_for_drawn_layouts),
      cmocka_unit_test(rows_give_the_layout_of_a_launch),
      cmocka_unit_test(two_rows_say_where_bits_are_read),
      cmocka_unit_test(carving_leaves_lower_bits),
      cmocka_unit_test(equality),
  };
  return cmocka_run_group_tests_name("layout", tests, NULL, NULL);
}
