/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The bank rule, three ways: patterns whose figures can be worked out by hand; a slow model written
 * from the table of the rule, on random lanes; and what must not depend on a layout. (`unbank
 * wavefronts` compares it with the hardware.) */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "unbank/bank.h"
#include "unbank/layout.h"
#include "unbank/library.h"

/* Lane i is at (i % wrap) * stride; lanes outside `active` are off. */
struct pattern {
  const char *name;
  enum unbank_op op;
  unsigned bytes, wrap, stride;
  uint32_t active;
  unsigned wavefronts, conflicts, ideal;
};

#define ALL UINT32_C(0xffffffff)
static const struct pattern patterns[] = {
    /* name, op, bytes, wrap, stride, active, wavefronts, conflicts, ideal */
    {"a row of words", UNBANK_OP_LD, 4, 32, 4, ALL, 1, 0, 1},
    {"a column of [32][32]", UNBANK_OP_LD, 4, 32, 128, ALL, 32, 31, 1},
    {"a column of [32][33]", UNBANK_OP_LD, 4, 32, 132, ALL, 1, 0, 1},
    {"stride of 2 words", UNBANK_OP_LD, 4, 32, 8, ALL, 2, 1, 1},
    {"stride of 6 words: gcd(6, 32)", UNBANK_OP_ST, 4, 32, 24, ALL, 2, 1, 1},
    {"broadcast of a word", UNBANK_OP_LD, 4, 1, 0, ALL, 1, 0, 1},
    {"all lanes store one word", UNBANK_OP_ST, 4, 1, 0, ALL, 1, 0, 1},
    {"half of a column", UNBANK_OP_LD, 4, 32, 128, 0xffff, 16, 15, 1},
    {"one lane", UNBANK_OP_LD, 4, 32, 128, 0x100, 1, 0, 1},
    {"no lane", UNBANK_OP_LD, 4, 32, 128, 0, 0, 0, 0},
    {"bytes in a row share words", UNBANK_OP_LD, 1, 32, 1, ALL, 1, 0, 1},
    {"a column of bytes, rows of 32", UNBANK_OP_LD, 1, 32, 32, ALL, 8, 7, 1},
    {"a column of bytes, rows of 33", UNBANK_OP_LD, 1, 32, 33, ALL, 1, 0, 1},
    {"halves in a row", UNBANK_OP_ST, 2, 32, 2, ALL, 1, 0, 1},
    {"8 bytes in a row", UNBANK_OP_LD, 8, 32, 8, ALL, 2, 0, 2},
    {"a column of doubles", UNBANK_OP_LD, 8, 32, 256, ALL, 32, 30, 2},
    {"8 bytes, lanes 0-15 only", UNBANK_OP_ST, 8, 32, 8, 0xffff, 1, 0, 1},
    {"8 bytes broadcast: pairs", UNBANK_OP_LD, 8, 1, 0, ALL, 1, 0, 1},
    {"8 bytes stored by all: no pairs", UNBANK_OP_ST, 8, 1, 0, ALL, 2, 0, 2},
    {"8 bytes, every second lane: pairs", UNBANK_OP_LD, 8, 32, 4, 0x55555555, 1, 0, 1},
    {"16 bytes in a row", UNBANK_OP_LD, 16, 32, 16, ALL, 4, 0, 4},
    {"16 bytes broadcast: a half at once", UNBANK_OP_LD, 16, 1, 0, ALL, 2, 0, 2},
    {"16 bytes stored by all", UNBANK_OP_ST, 16, 1, 0, ALL, 4, 0, 4},
    {"a column of 16-byte vectors", UNBANK_OP_ST, 16, 32, 128, ALL, 32, 28, 4},
    {"ldmatrix.x4, dense rows", UNBANK_OP_LDMATRIX, 16, 32, 16, ALL, 4, 0, 4},
    {"ldmatrix.x1, rows of 128 bytes", UNBANK_OP_LDMATRIX, 16, 32, 128, 0xff, 8, 7, 1},
    {"stmatrix.x2, rows of 144 bytes", UNBANK_OP_STMATRIX, 16, 32, 144, 0xffff, 2, 0, 2},
    {"atomics on a row", UNBANK_OP_ATOM, 4, 32, 4, ALL, 1, 0, 1},
    {"atomics on one word", UNBANK_OP_ATOM, 4, 1, 0, ALL, 32, 31, 32},
    {"red on two words of one bank", UNBANK_OP_RED, 4, 2, 128, ALL, 32, 31, 16},
    {"inc on two words of one bank", UNBANK_OP_INC, 4, 2, 128, ALL, 2, 1, 1},
    {"red on two words of two banks", UNBANK_OP_RED, 4, 2, 4, ALL, 16, 15, 16},
    {"cas on a row", UNBANK_OP_CAS, 4, 32, 4, ALL, 2, 0, 2},
    {"cas on a column", UNBANK_OP_CAS, 4, 32, 128, ALL, 64, 31, 2},
};

static struct unbank_lanes lanes_of(const struct pattern *pattern) {
  struct unbank_lanes lanes = {.active = pattern->active};
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    lanes.offset[lane] = lane % pattern->wrap * pattern->stride;
  return lanes;
}

static void patterns_by_hand(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
    const struct pattern *pattern = &patterns[i];
    struct unbank_lanes lanes = lanes_of(pattern);
    struct unbank_wavefronts got;
    assert_true(unbank_bank_wavefronts(pattern->op, pattern->bytes, &lanes, &got));
    if (got.wavefronts != pattern->wavefronts || got.conflicts != pattern->conflicts ||
        got.ideal != pattern->ideal)
      fail_msg("%s: expected %u, %u, %u, got %u, %u, %u", pattern->name, pattern->wavefronts,
               pattern->conflicts, pattern->ideal, got.wavefronts, got.conflicts, got.ideal);
  }
}

static void unknown_rules(void **state) {
  (void)state;
  static const struct {
    enum unbank_op op;
    unsigned bytes;
  } unknown[] = {
      {UNBANK_OP_LD, 0},       {UNBANK_OP_LD, 3},       {UNBANK_OP_LD, 32},  {UNBANK_OP_ATOM, 8},
      {UNBANK_OP_ATOM, 2},     {UNBANK_OP_CAS, 8},      {UNBANK_OP_RED, 16}, {UNBANK_OP_CPASYNC, 4},
      {UNBANK_OP_CPASYNC, 16}, {UNBANK_OP_LDMATRIX, 4},
  };
  struct unbank_lanes lanes = {.active = ALL};
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
    struct unbank_wavefronts out = {7, 8, 9};
    assert_false(unbank_bank_wavefronts(unknown[i].op, unknown[i].bytes, &lanes, &out));
    assert_int_equal(out.wavefronts, 7);
    assert_int_equal(out.conflicts, 8);
    assert_int_equal(out.ideal, 9);
  }
}

static void names_of_ops(void **state) {
  (void)state;
  static const char *const names[] = {"ld",      "st",       "atom",     "red",     "cas",
                                      "cpasync", "ldmatrix", "stmatrix", "wmma.ld", "wmma.st"};
  for (int op = UNBANK_OP_LD; op <= UNBANK_OP_WMMA_ST; op++)
    assert_string_equal(unbank_op_name((enum unbank_op)op), names[op]);
}

/* The slow model: sets of words for each bank, quadratic, in the words of the rule's table. */

static bool is_on(const struct unbank_lanes *lanes, unsigned lane) {
  return lanes->active >> lane & 1;
}

static unsigned slow_degree(const struct unbank_lanes *lanes, unsigned first, unsigned count,
                            unsigned bytes, unsigned *words_out) {
  unsigned in_bank[UNBANK_BANKS] = {0}, most = 0, words = 0;
  uint32_t seen[UNBANK_LANES * 4];
  for (unsigned lane = first; lane < first + count; lane++)
    for (unsigned byte = 0; is_on(lanes, lane) && byte < bytes; byte++) {
      uint32_t word = (lanes->offset[lane] + byte) / 4;
      unsigned at = 0;
      while (at < words && seen[at] != word)
        at++;
      if (at < words)
        continue;
      seen[words++] = word;
      unsigned now = ++in_bank[word % 32];
      most = now > most ? now : most;
    }
  *words_out = words;
  return most;
}

static bool slow_pairable(const struct unbank_lanes *lanes) {
  for (unsigned x = 1; x <= 2; x++) {
    bool all = true;
    for (unsigned lane = 0; lane < 32; lane++)
      if (is_on(lanes, lane) && is_on(lanes, lane ^ x))
        all &= lanes->offset[lane] == lanes->offset[lane ^ x];
    if (all)
      return true;
  }
  return false;
}

static void slow_group(const struct unbank_lanes *lanes, unsigned first, unsigned count,
                       unsigned bytes, struct unbank_wavefronts *sum) {
  unsigned words, degree = slow_degree(lanes, first, count, bytes, &words);
  sum->wavefronts += degree;
  sum->conflicts += degree ? degree - 1 : 0;
  sum->ideal += (words + 31) / 32;
}

static struct unbank_wavefronts slow_move(enum unbank_op op, unsigned bytes,
                                          const struct unbank_lanes *lanes) {
  struct unbank_wavefronts sum = {0, 0, 0};
  unsigned group = bytes == 16 ? 8 : bytes == 8 ? 16 : 32;
  unsigned span = op != UNBANK_OP_LD || group == 32 ? group : 2 * group;
  for (unsigned first = 0; first < 32; first += span) {
    unsigned step = span > group && slow_pairable(lanes) ? span : group;
    for (unsigned at = first; at < first + span; at += step)
      slow_group(lanes, at, step, bytes, &sum);
  }
  return sum;
}

static struct unbank_wavefronts slow_atomic(enum unbank_op op, const struct unbank_lanes *lanes) {
  unsigned bank = 0, word = 0, turns = op == UNBANK_OP_CAS ? 2 : 1;
  for (unsigned i = 0; i < 32; i++) {
    unsigned same_bank = 0, same_word = 0;
    for (unsigned j = 0; is_on(lanes, i) && j < 32; j++) {
      same_bank += is_on(lanes, j) && lanes->offset[i] / 4 % 32 == lanes->offset[j] / 4 % 32;
      same_word += is_on(lanes, j) && lanes->offset[i] / 4 == lanes->offset[j] / 4;
    }
    bank = same_bank > bank ? same_bank : bank;
    word = same_word > word ? same_word : word;
  }
  return (struct unbank_wavefronts){turns * bank, bank ? bank - 1 : 0, turns * word};
}

static const struct {
  enum unbank_op op;
  unsigned bytes;
} moves[] = {
    {UNBANK_OP_LD, 1},  {UNBANK_OP_LD, 2},        {UNBANK_OP_LD, 4},        {UNBANK_OP_LD, 8},
    {UNBANK_OP_LD, 16}, {UNBANK_OP_ST, 1},        {UNBANK_OP_ST, 2},        {UNBANK_OP_ST, 4},
    {UNBANK_OP_ST, 8},  {UNBANK_OP_ST, 16},       {UNBANK_OP_ATOM, 4},      {UNBANK_OP_RED, 4},
    {UNBANK_OP_CAS, 4}, {UNBANK_OP_LDMATRIX, 16}, {UNBANK_OP_STMATRIX, 16},
};
enum { MOVES = sizeof moves / sizeof *moves, ROUNDS = 400 };

static uint32_t random_state = 1;
static uint32_t random_below(uint32_t limit) {
  random_state = random_state * UINT32_C(1664525) + UINT32_C(1013904223);
  return (uint32_t)((uint64_t)random_state * limit >> 32);
}

/* Lanes in a window of 2^k granules, some equal to a neighbour, some off: dense and sparse, paired
 * and not. */
static struct unbank_lanes random_lanes(unsigned bytes) {
  struct unbank_lanes lanes = {.active =
                                   random_below(3) ? ALL : random_below(ALL) | random_below(ALL)};
  uint32_t window = UINT32_C(1) << random_below(13);
  uint32_t same = random_below(4); /* lane i ^ same agrees with lane i */
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++) {
    bool copy = same && (lane & same) == same;
    lanes.offset[lane] = copy ? lanes.offset[lane ^ same] : random_below(window) * bytes;
  }
  return lanes;
}

static void agrees_with_slow_model(void **state) {
  (void)state;
  for (unsigned round = 0; round < ROUNDS; round++)
    for (size_t i = 0; i < MOVES; i++) {
      struct unbank_lanes lanes = random_lanes(moves[i].bytes);
      bool atomic = moves[i].op == UNBANK_OP_ATOM || moves[i].op == UNBANK_OP_RED ||
                    moves[i].op == UNBANK_OP_CAS;
      struct unbank_wavefronts slow = atomic ? slow_atomic(moves[i].op, &lanes)
                                             : slow_move(moves[i].op, moves[i].bytes, &lanes);
      struct unbank_wavefronts got;
      assert_true(unbank_bank_wavefronts(moves[i].op, moves[i].bytes, &lanes, &got));
      assert_int_equal(got.wavefronts, slow.wavefronts);
      assert_int_equal(got.conflicts, slow.conflicts);
      assert_int_equal(got.ideal, slow.ideal);
    }
}

/* Whether two lanes may be served in one turn: they share no bank, or they share their words. */
static bool may_share_turn(const struct unbank_lanes *lanes, unsigned a, unsigned b,
                           unsigned bytes) {
  unsigned words = bytes > UNBANK_BANK_BYTES ? bytes / UNBANK_BANK_BYTES : 1;
  uint32_t first = lanes->offset[a] / UNBANK_BANK_BYTES / words,
           second = lanes->offset[b] / UNBANK_BANK_BYTES / words;
  return first == second || first % (UNBANK_BANKS / words) != second % (UNBANK_BANKS / words);
}

/* As many turns as there are wavefronts, none of them empty, and in none of them two words of one
 * bank; of atomics no two lanes of one bank. */
static void turns_are_wavefronts(void **state) {
  (void)state;
  for (unsigned round = 0; round < ROUNDS; round++)
    for (size_t i = 0; i < MOVES; i++) {
      enum unbank_op op = moves[i].op;
      bool is_cas = op == UNBANK_OP_CAS,
           by_lane = op == UNBANK_OP_ATOM || op == UNBANK_OP_RED || is_cas;
      struct unbank_lanes lanes = random_lanes(moves[i].bytes);
      struct unbank_wavefronts all;
      uint8_t turn[UNBANK_LANES];
      uint64_t used = 0;
      assert_true(unbank_bank_wavefronts(op, moves[i].bytes, &lanes, &all));
      assert_true(unbank_bank_turns(op, moves[i].bytes, &lanes, turn));
      for (unsigned a = 0; a < UNBANK_LANES; a++)
        if (is_on(&lanes, a)) {
          used |= UINT64_C(1) << turn[a] | (is_cas ? UINT64_C(2) << turn[a] : 0);
          for (unsigned b = 0; b < a; b++)
            if (is_on(&lanes, b) && turn[a] == turn[b])
              assert_true(may_share_turn(&lanes, a, b, moves[i].bytes) &&
                          (!by_lane || lanes.offset[a] / 4 % 32 != lanes.offset[b] / 4 % 32));
        }
      assert_int_equal(used,
                       all.wavefronts > 63 ? UINT64_MAX : (UINT64_C(1) << all.wavefronts) - 1);
    }
  uint8_t turn[UNBANK_LANES];
  assert_false(unbank_bank_turns(UNBANK_OP_ATOM, 8, &(struct unbank_lanes){.active = 1}, turn));
}

/* The ideal is what no layout can beat and none can move; a shift by whole words turns the banks
 * and changes nothing. */
static void layouts_and_shifts(void **state) {
  (void)state;
  static const char *const layouts[] = {"pad:128:16", "pad:64:16", "xor:4:7:7", "xor:4:31:8"};
  for (unsigned round = 0; round < ROUNDS; round++)
    for (size_t i = 0; i < MOVES; i++) {
      struct unbank_lanes lanes = random_lanes(moves[i].bytes), moved = lanes, shifted = lanes;
      struct unbank_layout layout;
      assert_null(unbank_layout_parse(layouts[random_below(4)], &layout));
      for (unsigned lane = 0; lane < UNBANK_LANES; lane++) {
        moved.offset[lane] = unbank_layout_apply(&layout, lanes.offset[lane]);
        shifted.offset[lane] += 16 * (round + 1);
      }
      struct unbank_wavefronts before, after, turned;
      assert_true(unbank_bank_wavefronts(moves[i].op, moves[i].bytes, &lanes, &before));
      assert_true(unbank_bank_wavefronts(moves[i].op, moves[i].bytes, &moved, &after));
      assert_true(unbank_bank_wavefronts(moves[i].op, moves[i].bytes, &shifted, &turned));
      assert_int_equal(after.ideal, before.ideal);
      assert_true(after.wavefronts >= after.ideal);
      assert_memory_equal(&turned, &before, sizeof before);
    }
}

/* Where the rule has no answer, a sentence says why; where it has one, there is none. */
static void what_has_no_rule_says_why(void **state) {
  (void)state;
  static const struct {
    enum unbank_op op;
    unsigned bytes, stride;
    uint32_t active;
    const char *says;
  } rows[] = {
      {UNBANK_OP_LD, 4, 4, ALL, NULL},
      {UNBANK_OP_LDMATRIX, 16, 16, 0xff, NULL},
      {(enum unbank_op) - 1, 4, 4, ALL, "is no enum unbank_op"},
      {UNBANK_OP_COUNT, 4, 4, ALL, "operation 11 is no enum unbank_op, which has 11"},
      {UNBANK_OP_LD, 0, 4, ALL, "0 bytes a lane: expected 1, 2, 4, 8 or 16"},
      {UNBANK_OP_LD, 12, 4, ALL, "12 bytes a lane"},
      {UNBANK_OP_LD, 32, 32, ALL, "32 bytes a lane"},
      {UNBANK_OP_ATOM, 8, 8, ALL, "the rule of atom with 8 bytes a lane is not known"},
      {UNBANK_OP_LD, 8, 4, ALL, "lane 1: its offset 4 is no multiple of the 8 bytes"},
      {UNBANK_OP_LD, 8, 4, 0x55555555, NULL},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct unbank_lanes lanes = {.active = rows[i].active};
    for (uint32_t lane = 0; lane < UNBANK_LANES; lane++)
      lanes.offset[lane] = lane * rows[i].stride;
    char *error = unbank_bank_check(rows[i].op, rows[i].bytes, &lanes);
    if (!error != !rows[i].says || (error && !strstr(error, rows[i].says)))
      fail_msg("row %zu: %s", i, error ? error : "no error");
    unbank_free(error);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(patterns_by_hand),
      cmocka_unit_test(unknown_rules),
      cmocka_unit_test(names_of_ops),
      cmocka_unit_test(agrees_with_slow_model),
      cmocka_unit_test(turns_are_wavefronts),
      cmocka_unit_test(layouts_and_shifts),
      cmocka_unit_test(what_has_no_rule_says_why),
  };
  return cmocka_run_group_tests_name("bank", tests, NULL, NULL);
}
