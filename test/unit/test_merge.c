/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which neighbours ptxas and LLVM merge: each row is a sequence of accesses as PTX had it, with the
 * widths that ptxas 13 gave it (sm_90), at three proved alignments of the base. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "widths/items/merge.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

enum { PIECES_MAX = 16 };

/* A piece is its place, in units of `unit` bytes; "v" before it makes it a vector of two, "x" puts
 * it into another group, "p" makes it a load of which half is used. Widths are in the order of
 * their first pieces. */
static const struct row {
  bool is_load;
  uint32_t unit;
  const char *pieces;
  const char *at16, *at8, *at4;
} rows[] = {
    {true, 4, "0 1 2 3", "16", "8 8", "4 4 4 4"},
    {true, 4, "3 2 1 0", "16", "8 8", "4 4 4 4"},
    {true, 4, "1 3 0 2", "16", "8 8", "4 4 4 4"},
    {true, 4, "0 1 2", "16", "8 4", "4 4 4"},
    {true, 4, "0 1 3", "16", "8 4", "4 4 4"},
    {true, 4, "1 2 3", "16", "4 8", "4 4 4"},
    {true, 4, "0 2 3", "16", "4 8", "4 4 4"},
    {true, 4, "0 1 p2", "8 4", "8 4", "4 4 4"},
    {true, 4, "p0 p1 3", "8 4", "8 4", "4 4 4"},
    {true, 4, "p0 2 3", "4 8", "4 8", "4 4 4"},
    {true, 4, "0 p2 3", "16", "4 8", "4 4 4"},
    {true, 4, "p0 p1 p3", "16", "8 4", "4 4 4"},
    {true, 4, "0 p1 2 3", "16", "8 8", "4 4 4 4"},
    {true, 4, "0 0", "4", "4", "4"},
    {true, 4, "p0 0", "4 4", "4 4", "4 4"},
    {true, 4, "0 1", "8", "8", "4 4"},
    {true, 4, "1 2", "4 4", "4 4", "4 4"},
    {true, 4, "0 2", "4 4", "4 4", "4 4"},
    {true, 4, "0 3", "4 4", "4 4", "4 4"},
    {true, 4, "0 4 1 5 2 6 3 7", "16 16", "8 8 8 8", "4 4 4 4 4 4 4 4"},
    {true, 4, "0 x0 1 x1 2 x2 3 x3", "16 16", "8 8 8 8", "4 4 4 4 4 4 4 4"},
    {true, 4, "0 0 1 1", "8", "8", "4 4"},
    {true, 4, "v0 v2", "16", "8 8", "8 8"},
    {true, 4, "v0 2", "16", "8 4", "8 4"},
    {true, 4, "0 v2 1", "16", "8 8", "4 8 4"},
    {true, 8, "0 1", "16", "8 8", "8 8"},
    {true, 8, "1 2", "8 8", "8 8", "8 8"},
    {true, 2, "0 1", "4", "4", "4"},
    {true, 2, "0 1 2 3", "8", "8", "4 4"},
    {true, 2, "0 1 2", "8", "8", "4 2"},
    {true, 2, "1 2", "2 2", "2 2", "2 2"},
    {true, 2, "0 1 2 3 4 5 6 7", "8 8", "8 8", "4 4 4 4"},
    {true, 1, "0 1 2 3", "1 1 1 1", "1 1 1 1", "1 1 1 1"},
    {true, 1, "0 1 0 x0 1", "1 1 1", "1 1 1", "1 1 1"},
    {true, 2, "1 1 2", "2 2", "2 2", "2 2"},
    {false, 4, "0 1 2 3", "16", "8 8", "4 4 4 4"},
    {false, 4, "3 2 1 0", "16", "8 8", "4 4 4 4"},
    {false, 4, "1 3 0 2", "16", "4 4 4 4", "4 4 4 4"},
    {false, 4, "2 3 0 1", "16", "8 8", "4 4 4 4"},
    {false, 4, "0 1 2", "8 4", "8 4", "4 4 4"},
    {false, 4, "0 3 1", "8 4", "4 4 4", "4 4 4"},
    {false, 4, "0 4 1 5", "4 4 4 4", "4 4 4 4", "4 4 4 4"},
    {false, 4, "0 1 4 5", "8 8", "8 8", "4 4 4 4"},
    {false, 4, "0 x0 1 x1", "4 4 4 4", "4 4 4 4", "4 4 4 4"},
    {false, 4, "0 1 x0 2 3", "8 4 8", "8 4 8", "4 4 4 4 4"},
    {false, 4, "0 0 1 2 3", "4 16", "4 8 8", "4 4 4 4 4"},
    {false, 4, "0 1 1 2 3", "8 4 8", "8 4 8", "4 4 4 4 4"},
    {false, 4, "v0 v2", "16", "8 8", "8 8"},
    {false, 8, "1 0", "16", "8 8", "8 8"},
    {false, 2, "0 1 2 3", "8", "8", "4 4"},
    {false, 2, "0 1 2", "4 2", "4 2", "4 2"},
};

static size_t read_pieces(const struct row *row, uint32_t align, struct piece *pieces) {
  size_t count = 0;
  for (const char *at = row->pieces; *at; at += strcspn(at, " "), at += *at == ' ') {
    bool vector = *at == 'v', other = *at == 'x', part = *at == 'p';
    int64_t place = strtol(at + (vector || other || part), NULL, 10) * row->unit;
    pieces[count] = (struct piece){.group = other,
                                   .is_load = row->is_load,
                                   .unit = row->unit,
                                   .bytes = row->unit << vector,
                                   .place = place,
                                   .used = part ? 3 : 0,
                                   .align = align,
                                   .is_proved = true,
                                   .first = (uint32_t)count,
                                   .last = (uint32_t)count,
                                   .into = (uint32_t)count};
    count++;
  }
  return count;
}

static void widths_of(const struct piece *pieces, size_t count, char *text) {
  bool seen[PIECES_MAX] = {false};
  *text = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t into = unbank_merged_into(pieces, i);
    if (!seen[into])
      sprintf(text + strlen(text), "%s%u", *text ? " " : "", pieces[into].bytes);
    seen[into] = true;
  }
}

static void test_ptxas(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(rows); i++)
    for (uint32_t align = 16; align >= 4; align /= 2) {
      struct piece pieces[PIECES_MAX];
      uint32_t order[PIECES_MAX];
      char got[64];
      const char *want = align == 16 ? rows[i].at16 : align == 8 ? rows[i].at8 : rows[i].at4;
      size_t count = read_pieces(&rows[i], align, pieces);
      unbank_merge_by_ptxas(pieces, order, count);
      widths_of(pieces, count, got);
      if (strcmp(got, want))
        fail_msg("%s of %s at %u: %s, not %s", rows[i].is_load ? "loads" : "stores", rows[i].pieces,
                 align, got, want);
    }
}

/* Words in arms of branches, "(0 4)", with an arm in it, "[8]"; what follows an arm, or "|", is a
 * block of its own. Widths in the order of their first words (sm_75 to sm_120). */
static const struct {
  const char *pieces, *at16, *at8;
} arms[] = {
    {"0 (4)", "8", "8"},
    {"(4) 0", "4 4", "4 4"},
    {"(0) (4)", "4 4", "4 4"},
    {"0 4 (8)", "16", "8 4"},
    {"0 (4) (8)", "16", "8 4"},
    {"0 (4) 8 (12)", "16", "8 8"},
    {"(4) 0 8 12", "4 16", "4 4 8"},
    {"(4) 0 8 (12)", "4 4 4 4", "4 4 8"},
    {"(4) 0 12", "4 4 4", "4 4 4"},
    {"(8) 0 4 (12)", "4 8 4", "4 8 4"},
    {"(0) 8 (12)", "4 4 4", "4 8"},
    {"0 (8) (12)", "16", "4 4 4"},
    {"0 (8) 12", "16", "4 4 4"},
    {"(0 4) 8 (12)", "8 4 4", "8 8"},
    {"(0 4) 8 12", "8 8", "8 8"},
    {"(0 [4])", "8", "8"},
    {"(0 [4]) 8 12", "8 8", "8 8"},
    {"(8 [12]) 0 (4)", "8 4 4", "8 8"},
    {"(4) 0 | 8 | 12", "4 4 4 4", "4 4 8"},
    {"0 | 4 8 12", "16", "8 8"},
    {"(8) 0 4 | 12", "4 8 4", "4 8 4"},
};

/* Intervals of the dominator tree: each block's begins where it is met, and a main block's holds
 * all that follows. */
static size_t read_arms(const char *text, uint32_t align, struct piece *pieces) {
  enum { END = 100 };
  size_t count = 0;
  uint32_t enter[3] = {0}, leave[3] = {END}, last = 0;
  unsigned depth = 0;
  for (const char *at = text; *at; at++) {
    if (*at == '(' || *at == '[') {
      enter[++depth] = ++last;
      leave[depth] = last + (*at == '(' && strchr(at, '[') && strchr(at, '[') < strchr(at, ')'));
      leave[depth]++;
    } else if (*at == ')' || *at == ']') {
      depth--;
    }
    if (*at == ')' || *at == '|')
      enter[0] = ++last;
    if (*at < '0' || *at > '9')
      continue;
    pieces[count] = (struct piece){.is_load = true,
                                   .unit = 4,
                                   .bytes = 4,
                                   .place = strtol(at, (char **)&at, 10),
                                   .align = align,
                                   .is_proved = true,
                                   .enter = enter[depth],
                                   .leave = leave[depth],
                                   .into = (uint32_t)count};
    count++;
    at--;
  }
  return count;
}

static void test_arms(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(arms); i++)
    for (uint32_t align = 16; align >= 8; align /= 2) {
      struct piece pieces[PIECES_MAX];
      uint32_t order[PIECES_MAX];
      char got[64];
      size_t count = read_arms(arms[i].pieces, align, pieces);
      unbank_merge_by_ptxas(pieces, order, count);
      widths_of(pieces, count, got);
      if (strcmp(got, align == 16 ? arms[i].at16 : arms[i].at8))
        fail_msg("%s at %u: %s", arms[i].pieces, align, got);
    }
}

/* Whole runs only, of any element, the widest first, where they are aligned. */
static void test_llvm(void **state) {
  (void)state;
  static const struct row runs[] = {
      {true, 1, "0 1 2 3 4 5 6 7", "8", "8", "4 4"},
      {true, 2, "0 1 2 3 4 5 6 7", "16", "8 8", "4 4 4 4"},
      {true, 2, "1 2 3", "2 4", "2 4", "2 4"},
      {true, 4, "0 1 2", "8 4", "8 4", "4 4 4"},
      {false, 4, "0 2 1 3", "16", "8 8", "4 4 4 4"},
      {false, 2, "0 x0 1 x1", "4 4", "4 4", "4 4"},
  };
  for (size_t i = 0; i < COUNT(runs); i++)
    for (uint32_t align = 16; align >= 4; align /= 2) {
      struct piece pieces[PIECES_MAX];
      uint32_t order[PIECES_MAX];
      char got[64];
      const char *want = align == 16 ? runs[i].at16 : align == 8 ? runs[i].at8 : runs[i].at4;
      size_t count = read_pieces(&runs[i], align, pieces);
      unbank_merge_by_llvm(pieces, order, count);
      widths_of(pieces, count, got);
      assert_string_equal(got, want);
    }
}

/* Loads of which a part is read, in quarters of 64 bits; widths and first bytes (sm_75 to sm_120).
 * A second one, where there is one, is the next in memory. */
static void test_narrow(void **state) {
  (void)state;
  static const struct {
    uint32_t unit;
    uint8_t most, least, second;
    uint32_t bytes, place;
    bool certain;
  } loads[] = {
      {8, 15, 15, 0, 8, 0, true}, {8, 3, 3, 0, 4, 0, true},    {8, 12, 12, 0, 4, 4, true},
      {8, 1, 1, 0, 2, 0, true},   {8, 4, 4, 0, 2, 4, true},    {8, 8, 8, 0, 2, 6, true},
      {8, 6, 6, 0, 8, 0, true},   {8, 5, 5, 0, 8, 0, true},    {8, 15, 3, 0, 8, 0, false},
      {8, 3, 3, 3, 16, 0, true},  {8, 3, 15, 15, 16, 0, true}, {4, 15, 15, 0, 4, 0, true},
      {4, 1, 1, 0, 2, 0, true},   {4, 2, 2, 0, 2, 2, true},    {4, 3, 3, 0, 4, 0, true},
      {4, 1, 1, 2, 8, 0, true},   {2, 1, 1, 0, 2, 0, true},    {8, 1, 1, 1, 2, 0, true},
      {8, 1, 1, 4, 2, 0, true},   {8, 1, 1, 3, 16, 0, true},
  };
  for (size_t i = 0; i < COUNT(loads); i++) {
    struct row row = {
        .is_load = true, .unit = loads[i].unit, .pieces = loads[i].second ? "0 1" : "0"};
    struct piece pieces[2];
    uint32_t order[2];
    size_t count = read_pieces(&row, 16, pieces);
    pieces[0].read_most = loads[i].most, pieces[0].read_least = loads[i].least;
    pieces[count - 1].read_most |= loads[i].second;
    unbank_merge_by_ptxas(pieces, order, count);
    assert_int_equal(pieces[0].bytes, loads[i].bytes);
    assert_int_equal(pieces[0].place, loads[i].place);
    assert_int_equal(!pieces[0].why_open, loads[i].certain);
  }
}

/* Two words that merge, one of which is not proved to be aligned in every iteration. */
static void test_unproved(void **state) {
  (void)state;
  const struct row row = {true, 4, "0 1", "8", "8", "4 4"};
  struct piece pieces[PIECES_MAX];
  uint32_t order[PIECES_MAX];
  size_t count = read_pieces(&row, 16, pieces);
  pieces[1].is_proved = false;
  unbank_merge_by_ptxas(pieces, order, count);
  assert_int_equal(pieces[0].bytes, 8);
  assert_non_null(pieces[0].why_open);
}

/* An arm, and what follows it, with an arm of its own. Where the first arm computes the address for
 * itself, it may be another one to ptxas, and the others may merge. */
static void test_computed(void **state) {
  (void)state;
  for (uint32_t own = 1; own <= 2; own++) {
    struct piece pieces[PIECES_MAX];
    uint32_t order[PIECES_MAX];
    size_t count = read_arms("(4) 8 (12)", 16, pieces);
    assert_int_equal(count, 3);
    for (size_t i = 0; i < count; i++)
      pieces[i].computed = i ? 2 : own;
    unbank_merge_by_ptxas(pieces, order, count);
    assert_null(pieces[0].why_open);
    for (size_t i = 1; i < count; i++)
      assert_int_equal(!pieces[i].why_open, own == 2);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_ptxas),    cmocka_unit_test(test_arms),
      cmocka_unit_test(test_llvm),     cmocka_unit_test(test_narrow),
      cmocka_unit_test(test_unproved), cmocka_unit_test(test_computed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
