/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The best linear layout. What it promises is checked against a slow model that shares nothing with
 * it: all spaces of rows of the slot, by their reduced echelon forms, and the banks counted. What
 * it returns is applied to every offset of the tile. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "layout/search/linear.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

enum { PATTERNS_MAX = 40, HARDWARE = UNBANK_BANK_ROW_LOG };

struct problem {
  struct linear_tile tile;
  size_t count;
  struct linear_pattern patterns[PATTERNS_MAX];
};

static uint32_t random_below(uint32_t bound) {
  static uint64_t state = 20;
  state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(state >> 33) % bound;
}

/* Turns for granules that lie at places[] (numbers of granules), with 2^banks_log banks of them. */
static unsigned turns(const struct linear_pattern *pattern, const uint32_t *places,
                      unsigned banks_log) {
  unsigned in_bank[64] = {0}, most = 0;
  for (unsigned i = 0; i < pattern->lanes; i++) {
    bool repeated = false;
    for (unsigned k = 0; k < i; k++)
      repeated |= places[k] == places[i];
    if (repeated && !pattern->each_lane)
      continue;
    unsigned now = ++in_bank[places[i] & ((1u << banks_log) - 1)];
    most = now > most ? now : most;
  }
  return most;
}

static double wavefronts_of(const struct problem *problem, const struct unbank_layout *layout) {
  double sum = 0;
  for (size_t i = 0; i < problem->count; i++) {
    const struct linear_pattern *pattern = &problem->patterns[i];
    uint32_t places[LINEAR_LANES_MAX];
    for (unsigned lane = 0; lane < pattern->lanes; lane++)
      places[lane] = unbank_layout_apply(layout, pattern->offsets[lane]) >> pattern->granule_log;
    sum += pattern->weight * turns(pattern, places, problem->tile.row_log - pattern->granule_log);
  }
  return sum;
}

/* Everything that a result says, and the laws of layouts, on the whole tile. */
static void check(const struct problem *problem, const struct linear_result *result) {
  uint32_t bytes = UINT32_C(1) << problem->tile.tile_log;
  uint8_t *seen = malloc(bytes);
  assert_non_null(seen);
  assert_in_range(result->count, 1, LINEAR_CHOICES_MAX);
  assert_true(unbank_layout_is_identity(&result->choices[0].layout));
  for (unsigned i = 0; i < result->count; i++) {
    const struct linear_choice *choice = &result->choices[i];
    assert_float_equal(wavefronts_of(problem, &choice->layout), choice->wavefronts, 1e-6);
    assert_true(choice->wavefronts >= result->ideal - 1e-6);
    if (i > 0) {
      assert_true(choice->wavefronts < result->choices[i - 1].wavefronts);
      assert_true(choice->price > result->choices[i - 1].price);
    }
    memset(seen, 0, bytes);
    uint32_t atom = UINT32_C(1) << problem->tile.atom_log;
    bool kept = true;
    for (uint32_t o = 0; o < bytes; o += atom) {
      uint32_t place = unbank_layout_apply(&choice->layout, o), back;
      assert_true(place < bytes && place % atom == 0 && !seen[place]++);
      assert_true(unbank_layout_invert(&choice->layout, place, &back) && back == o);
      assert_int_equal(unbank_layout_apply(&choice->layout, o + atom - 1), place + atom - 1);
      kept &= place >> problem->tile.row_log == o >> problem->tile.row_log;
    }
    assert_int_equal(choice->keeps_rows, kept);
    struct unbank_layout again;
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&choice->layout, text);
    assert_null(unbank_layout_parse(text, &again));
    assert_true(unbank_layout_equal(&again, &choice->layout));
  }
  free(seen);
}

static struct linear_result solve(const struct problem *problem, uint64_t work_max) {
  struct linear_result result;
  assert_true(
      unbank_linear_best(problem->patterns, problem->count, &problem->tile, work_max, &result));
  check(problem, &result);
  return result;
}

static const struct linear_choice *last(const struct linear_result *result) {
  return &result->choices[result->count - 1];
}

/* The oracle. */

static double wavefronts_of_rows(const struct problem *problem, const uint32_t *rows,
                                 unsigned rank) {
  const struct linear_tile *tile = &problem->tile;
  uint32_t slots[256] = {0}; /* by atom */
  for (uint32_t atom = 1; atom < 1u << (tile->tile_log - tile->atom_log); atom++)
    for (unsigned s = 0; s < rank; s++)
      slots[atom] |= ((uint32_t)__builtin_popcount(atom & rows[s]) & 1) << s;
  double sum = 0;
  for (size_t i = 0; i < problem->count; i++) {
    const struct linear_pattern *pattern = &problem->patterns[i];
    unsigned inside = tile->atom_log - pattern->granule_log, banks_log = rank + inside;
    uint32_t places[LINEAR_LANES_MAX];
    for (unsigned lane = 0; lane < pattern->lanes; lane++) {
      uint32_t granule = pattern->offsets[lane] >> pattern->granule_log, atom = granule >> inside;
      places[lane] =
          atom << (rank + inside) | slots[atom] << inside | (granule & ((1u << inside) - 1));
    }
    sum += pattern->weight * turns(pattern, places, banks_log);
  }
  return sum;
}

/* Puts the bits of `value` at the places of the bits of `mask`. */
static uint32_t deposit(uint64_t *value, uint32_t mask) {
  uint32_t out = 0;
  for (; mask; mask &= mask - 1, *value >>= 1)
    out |= *value & 1 ? mask & -mask : 0;
  return out;
}

/* The rank of the rows' parts in the lowest `rank` bits is full: the slots of one row of banks are
 * all different. */
static bool keeps_rows(const uint32_t *rows, unsigned rank) {
  for (uint32_t chosen = 1; chosen < 1u << rank; chosen++) {
    uint32_t sum = 0;
    for (unsigned s = 0; s < rank; s++)
      sum ^= chosen >> s & 1 ? rows[s] : 0;
    if (!(sum & ((1u << rank) - 1)))
      return false;
  }
  return true;
}

struct least {
  double of_all, of_rows; /* wavefronts: of all matrices, of those that keep rows of banks */
};

/* Each space of `rank` rows of n bits has one basis in which every row has its highest bit, its
 * pivot, to itself. */
static struct least least_by_all_rows(const struct problem *problem) {
  unsigned n = problem->tile.tile_log - problem->tile.atom_log;
  unsigned rank = problem->tile.row_log - problem->tile.atom_log;
  struct least least = {1e9, 1e9};
  for (uint32_t pivots = 0; pivots < 1u << n; pivots++) {
    if ((unsigned)__builtin_popcount(pivots) != rank)
      continue;
    unsigned free_bits = 0;
    for (uint32_t rest = pivots; rest; rest &= rest - 1)
      free_bits += (unsigned)__builtin_popcount(((rest & -rest) - 1) & ~pivots);
    for (uint64_t fill = 0; fill < UINT64_C(1) << free_bits; fill++) {
      uint32_t rows[8];
      unsigned count = 0;
      uint64_t left = fill;
      for (uint32_t rest = pivots; rest; rest &= rest - 1)
        rows[count++] = (rest & -rest) | deposit(&left, ((rest & -rest) - 1) & ~pivots);
      double wavefronts = wavefronts_of_rows(problem, rows, rank);
      least.of_all = wavefronts < least.of_all ? wavefronts : least.of_all;
      if (wavefronts < least.of_rows && keeps_rows(rows, rank))
        least.of_rows = wavefronts;
    }
  }
  return least;
}

/* Lane i at base ^ the sum of the steps of its bits. */
static void add_affine(struct problem *problem, unsigned granule_log, uint32_t base,
                       const uint32_t *steps, unsigned lanes_log, double weight) {
  struct linear_pattern *pattern = &problem->patterns[problem->count++];
  *pattern = (struct linear_pattern){
      .lanes = (uint8_t)(1u << lanes_log), .granule_log = (uint8_t)granule_log, .weight = weight};
  for (unsigned lane = 0; lane < pattern->lanes; lane++) {
    pattern->offsets[lane] = base;
    for (unsigned bit = 0; bit < lanes_log; bit++)
      pattern->offsets[lane] ^= lane >> bit & 1 ? steps[bit] : 0;
  }
}

enum shape { ANY_AFFINE, UNIT_STEPS, PROGRESSIONS, SHAPES };

static void add_random(struct problem *problem, enum shape shape, unsigned lanes_log) {
  const struct linear_tile *tile = &problem->tile;
  unsigned granule_log = tile->atom_log - (tile->atom_log > 2 ? random_below(2) : 0);
  uint32_t granules = 1u << (tile->tile_log - granule_log), steps[5];
  for (unsigned k = 0; k < 5; k++)
    steps[k] = (shape == UNIT_STEPS ? 1u << random_below(tile->tile_log - granule_log)
                                    : random_below(granules))
               << granule_log;
  add_affine(problem, granule_log, random_below(granules) << granule_log, steps, lanes_log,
             1 + random_below(9));
  struct linear_pattern *pattern = &problem->patterns[problem->count - 1];
  pattern->each_lane = random_below(8) == 0;
  if (shape != PROGRESSIONS)
    return;
  uint32_t stride = 1 + random_below(granules - 1);
  pattern->lanes = (uint8_t)(1 + random_below(32));
  for (unsigned lane = 0; lane < pattern->lanes; lane++)
    pattern->offsets[lane] = (lane * stride & (granules - 1)) << granule_log;
}

/* Tiles, banks and how many of them. */
static const struct small {
  struct linear_tile tile;
  unsigned patterns, lanes_log, rounds;
} smalls[] = {
    {{8, 2, 4}, 3, 2, 60},         /* 64 atoms, 4 banks */
    {{8, 2, 4}, 6, 3, 40},         /* more lanes than banks */
    {{8, 2, 5}, 4, 3, 60},         /* 64 atoms, 8 banks */
    {{8, 2, 5}, 9, 3, 60},         /* too many patterns for all of them */
    {{9, 2, 5}, 6, 3, 12},         /* 128 atoms, 8 banks */
    {{9, 3, 6}, 5, 3, 40},         /* granules of half an atom among the patterns */
    {{10, 4, HARDWARE}, 6, 3, 60}, /* 64 atoms of 16 bytes */
    {{10, 3, HARDWARE}, 8, 4, 12}, /* 128 atoms of 8 bytes */
    {{9, 2, HARDWARE}, 8, 5, 12},  /* 128 words */
    {{10, 2, HARDWARE}, 9, 5, 3},  /* 256 words */
    {{6, 2, HARDWARE}, 4, 5, 5},   /* less than a row */
    {{7, 2, HARDWARE}, 4, 5, 5},   /* a row */
};

static void agrees_with_all_matrices(void **state) {
  (void)state;
  unsigned conflicts = 0, gains = 0, crossing = 0;
  for (size_t i = 0; i < COUNT(smalls); i++)
    for (unsigned round = 0; round < smalls[i].rounds; round++) {
      struct problem problem = {.tile = smalls[i].tile};
      enum shape shape = (enum shape)(round % SHAPES);
      for (unsigned k = 0; k < smalls[i].patterns; k++)
        add_random(&problem, shape, smalls[i].lanes_log);
      struct linear_result result = solve(&problem, UINT64_MAX);
      assert_true(result.optimal);
      if (problem.tile.tile_log <= problem.tile.row_log) {
        assert_int_equal(result.count, 1);
        continue;
      }
      struct least least = least_by_all_rows(&problem);
      assert_float_equal(last(&result)->wavefronts, least.of_all, 1e-6);
      assert_int_equal(last(&result)->keeps_rows, least.of_rows == least.of_all);
      conflicts += last(&result)->wavefronts > result.ideal;
      gains += result.count > 1;
      crossing += !last(&result)->keeps_rows;
    }
  /* All kinds of answers were among them. */
  assert_true(conflicts > 50 && gains > 200 && crossing > 20);
}

/* A reader and a writer never need to conflict: rows and columns of a tile of 2^y rows of 2^x
 * elements, each access `vector` elements wide, the column's one atom wide. */
static void rows_and_columns_are_clean(void **state) {
  (void)state;
  for (unsigned atom = 2; atom <= 4; atom++)
    for (unsigned granule = 2; granule <= atom; granule++)
      for (unsigned x = 0; x <= 11; x++)
        for (unsigned y = 0; x + y <= 11; y++) {
          struct problem problem = {.tile = {(uint8_t)(x + y + atom), (uint8_t)atom, HARDWARE}};
          uint32_t along[11], across[11];
          for (unsigned k = 0; k < x + y; k++) {
            along[k] = 1u << (k + atom); /* over the end of the row into the next */
            across[k] = 1u << (k < y ? k + x + atom : k - y + atom);
          }
          unsigned row_lanes = HARDWARE - atom < x + y ? HARDWARE - atom : x + y;
          unsigned column_lanes = HARDWARE - granule < x + y ? HARDWARE - granule : x + y;
          add_affine(&problem, atom, 0, along, row_lanes, 3);
          add_affine(&problem, granule, 0, across, column_lanes, 1);
          struct linear_result result = solve(&problem, LINEAR_WORK_MAX);
          assert_true(result.optimal);
          assert_float_equal(last(&result)->wavefronts, result.ideal, 0);
          assert_true(last(&result)->keeps_rows);
          assert_true(result.ideal == 4 || granule < atom);
        }
}

/* Any two affine patterns are clean together, in large tiles too. */
static void any_two_are_clean(void **state) {
  (void)state;
  for (unsigned round = 0; round < 200; round++) {
    unsigned atom = 2 + round % 3, bits = 8 + random_below(LINEAR_BITS_MAX - 7);
    struct problem problem = {.tile = {(uint8_t)(bits + atom), (uint8_t)atom, HARDWARE}};
    for (unsigned k = 0; k < 2; k++) {
      uint32_t steps[5];
      for (unsigned i = 0; i < 5; i++)
        steps[i] = random_below(1u << bits) << atom;
      add_affine(&problem, atom, random_below(1u << bits) << atom, steps, HARDWARE - atom, 1);
    }
    struct linear_result result = solve(&problem, LINEAR_WORK_MAX);
    assert_float_equal(last(&result)->wavefronts, 2, 0);
  }
}

/* What kernels do, by the steps of the lanes' bits in units of `unit` bytes; a step of 0 ends a
 * pattern, and one that starts with 0 ends the list. `best` is the last choice; NULL: any that is
 * as clean as can be. */
static const struct known {
  const char *name;
  struct linear_tile tile;
  uint8_t unit;
  uint16_t steps[16][6];
  const char *best;
} knowns[] = {
    {"rows of a tile", {12, 2, 7}, 4, {{1, 2, 4, 8, 16}}, "identity"},
    {"transpose 32x32 words",
     {12, 2, 7},
     4,
     {{1, 2, 4, 8, 16}, {32, 64, 128, 256, 512}},
     "xor:2:31:7"},
    {"transpose 16x32 words, two columns a warp",
     {11, 2, 7},
     4,
     {{1, 2, 4, 8, 16}, {32, 64, 128, 256, 1}},
     "xor:3:15:7"},
    {"transpose 16x16 words", {10, 2, 7}, 4, {{1, 2, 4, 8, 16}, {16, 32, 64, 128, 1}}, NULL},
    {"transpose 64x64 words",
     {14, 2, 7},
     4,
     {{1, 2, 4, 8, 16}, {64, 128, 256, 512, 1024}},
     "xor:2:31:8"},
    {"transpose 32x32 doubles", {13, 3, 7}, 8, {{1, 2, 4, 8}, {32, 64, 128, 256}}, "xor:3:15:8"},
    {"columns of float4, rows of 128 bytes", {12, 4, 7}, 16, {{1, 2, 4}, {8, 16, 32}}, "xor:4:7:7"},
    {"ldmatrix of rows of 64 bytes", {12, 4, 7}, 16, {{1, 2, 4}, {4, 8, 16}}, "xor:4:3:7"},
    {"bitonic sort of 1024 words, each stage's first halves",
     {12, 2, 7},
     4,
     {{2, 4, 8, 16, 32},
      {1, 4, 8, 16, 32},
      {1, 2, 8, 16, 32},
      {1, 2, 4, 16, 32},
      {1, 2, 4, 8, 32},
      {1, 2, 4, 8, 16}},
     "xor:2:31:3"},
    {"reduction, interleaved",
     {12, 2, 7},
     4,
     {{1, 2, 4, 8, 16},
      {2, 4, 8, 16, 32},
      {4, 8, 16, 32, 64},
      {8, 16, 32, 64, 128},
      {16, 32, 64, 128, 256},
      {32, 64, 128, 256, 512}},
     NULL},
    {"FFT of 1024 words, radix 2, Stockham",
     {12, 2, 7},
     4,
     {{1, 2, 4, 8, 16},
      {2, 4, 8, 16, 32},
      {1, 4, 8, 16, 32},
      {1, 2, 8, 16, 32},
      {1, 2, 4, 16, 32},
      {1, 2, 4, 8, 32}},
     "xor:2:31:3"},
    {"FFT of 1024 words, radix 4",
     {12, 2, 7},
     4,
     {{1, 2, 4, 8, 16}, {4, 8, 16, 32, 64}, {1, 2, 16, 32, 64}, {1, 2, 4, 8, 64}},
     NULL},
    {"FFT of 4096 words, radix 16",
     {14, 2, 7},
     4,
     {{1, 2, 4, 8, 16}, {16, 32, 64, 128, 256}, {1, 2, 4, 8, 256}},
     NULL},
    {"FFT of 512 float2, radix 8",
     {12, 3, 7},
     8,
     {{1, 2, 4, 8}, {8, 16, 32, 64}, {1, 2, 4, 64}},
     NULL},
    {"three sides of a cube of 8 words",
     {11, 2, 7},
     4,
     {{1, 2, 4, 8, 16},
      {8, 16, 32, 64, 128},
      {64, 128, 256, 1, 2},
      {8, 16, 32, 1, 2},
      {64, 128, 256, 8, 16}},
     NULL},
    {"every power of two as a stride",
     {15, 2, 7},
     4,
     {{1, 2, 4, 8, 16},
      {2, 4, 8, 16, 32},
      {4, 8, 16, 32, 64},
      {8, 16, 32, 64, 128},
      {16, 32, 64, 128, 256},
      {32, 64, 128, 256, 512},
      {64, 128, 256, 512, 1024},
      {128, 256, 512, 1024, 2048},
      {256, 512, 1024, 2048, 4096}},
     NULL},
};

static struct problem known_problem(const struct known *known) {
  struct problem problem = {.tile = known->tile};
  for (unsigned i = 0; i < COUNT(known->steps) && known->steps[i][0]; i++) {
    uint32_t steps[6];
    unsigned count = 0;
    for (; known->steps[i][count]; count++)
      steps[count] = (uint32_t)known->steps[i][count] * known->unit;
    add_affine(&problem, known->tile.atom_log, 0, steps, count, 1);
  }
  return problem;
}

static void known_kernels(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(knowns); i++) {
    struct problem problem = known_problem(&knowns[i]);
    struct linear_result result = solve(&problem, LINEAR_WORK_MAX);
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&last(&result)->layout, text);
    if (!result.optimal || last(&result)->wavefronts != (double)problem.count)
      fail_msg("%s: %g wavefronts by %s", knowns[i].name, last(&result)->wavefronts, text);
    if (knowns[i].best && strcmp(text, knowns[i].best) != 0)
      fail_msg("%s: %s, expected %s", knowns[i].name, text, knowns[i].best);
  }
}

static uint64_t work_of(unsigned bits, unsigned atom, enum shape shape, unsigned count) {
  struct problem problem = {.tile = {(uint8_t)(bits + atom), (uint8_t)atom, HARDWARE}};
  for (unsigned k = 0; k < count; k++)
    add_random(&problem, shape, HARDWARE - atom);
  struct linear_result result;
  assert_true(unbank_linear_best(problem.patterns, count, &problem.tile, LINEAR_WORK_MAX, &result));
  assert_true(result.optimal);
  return result.work;
}

/* The cap is far away for up to eight patterns, and met by none of those that cannot all be clean
 * (17 of them) in a tile of some rows. */
static void work_within_cap(void **state) {
  (void)state;
  for (unsigned round = 0; round < 120; round++) {
    unsigned atom = 2 + round % 3;
    enum shape shape = (enum shape)(round / 3 % PROGRESSIONS);
    assert_in_range(work_of(10, atom, shape, 1 + random_below(8)), 1, LINEAR_WORK_MAX / 3);
    assert_in_range(work_of(13, atom, shape, 1 + random_below(8)), 1, LINEAR_WORK_MAX);
    assert_in_range(work_of(HARDWARE + 3 - atom, atom, shape, 17), 1, LINEAR_WORK_MAX / 2);
  }
}

/* Weights are scaled freely, patterns that never run cost nothing, and lanes that take turns on one
 * word do so anywhere. */
static void weights(void **state) {
  (void)state;
  struct problem problem = known_problem(&knowns[1]);
  problem.patterns[0].weight = 1e12 / 3;
  problem.patterns[1].weight = 1e-3 / 7;
  struct linear_result result = solve(&problem, LINEAR_WORK_MAX);
  assert_true(result.optimal);
  problem.patterns[1].weight = 0;
  result = solve(&problem, LINEAR_WORK_MAX);
  assert_int_equal(result.count, 1);
  problem.count = 0;
  result = solve(&problem, LINEAR_WORK_MAX);
  assert_int_equal(result.count, 1);
  assert_true(result.optimal && result.ideal == 0);
  problem = (struct problem){.tile = {12, 2, HARDWARE}, .count = 1};
  problem.patterns[0] = (struct linear_pattern){
      .lanes = 32, .granule_log = 2, .each_lane = true, .weight = 2, .offsets = {64}};
  result = solve(&problem, LINEAR_WORK_MAX);
  assert_true(result.count == 1 && result.optimal);
  assert_float_equal(result.ideal, 2 * 31, 0);
}

/* A cap that ends the search early is kept and told, and what was found until then stands. */
static void caps(void **state) {
  (void)state;
  struct problem problem = {.tile = {12, 2, HARDWARE}};
  for (unsigned k = 0; k < 30; k++)
    add_random(&problem, ANY_AFFINE, 5);
  double before = 0;
  for (uint64_t cap = 0; cap <= 300000; cap += 60000) {
    struct linear_result result = solve(&problem, cap);
    assert_false(result.optimal);
    assert_true(result.work <= cap + 10000);
    assert_true(!before || last(&result)->wavefronts <= before);
    before = last(&result)->wavefronts;
  }
  problem.count = 1;
  assert_false(solve(&problem, 0).count > 1);
}

static void bounds(void **state) {
  (void)state;
  static const struct {
    struct linear_tile tile;
    uint8_t lanes, granule_log;
    double weight;
    uint32_t offset;
    bool accepted;
  } rows[] = {
      {{12, 2, 7}, 1, 2, 1, 4092, true}, {{12, 2, 7}, 1, 2, 1, 4096, false},
      {{12, 2, 7}, 0, 2, 1, 0, false},   {{12, 2, 7}, 33, 2, 1, 0, false},
      {{12, 2, 7}, 1, 3, 1, 0, false},   {{12, 4, 7}, 1, 2, 1, 0, true},
      {{12, 2, 7}, 1, 1, 1, 0, false},   {{15, 2, 7}, 1, 2, 1, 0, true},
      {{16, 2, 7}, 1, 2, 1, 0, true},    {{17, 2, 7}, 1, 2, 1, 0, false},
      {{17, 3, 7}, 1, 3, 1, 0, true},    {{2, 4, 7}, 1, 4, 1, 0, false},
      {{4, 4, 7}, 1, 4, 1, 0, true},     {{12, 2, 7}, 1, 2, 1.0 / 0.0, 0, false},
      {{12, 5, 7}, 1, 5, 1, 0, false},   {{12, 2, 8}, 1, 3, 1, 0, false},
      {{12, 2, 7}, 1, 2, -1, 0, false},  {{12, 2, 7}, 1, 2, 0.0 / 0.0, 0, false},
  };
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct linear_pattern pattern = {.lanes = rows[i].lanes,
                                     .granule_log = rows[i].granule_log,
                                     .weight = rows[i].weight,
                                     .offsets = {rows[i].offset}};
    struct linear_result result;
    bool accepted = unbank_linear_best(&pattern, 1, &rows[i].tile, LINEAR_WORK_MAX, &result);
    assert_int_equal(accepted, rows[i].accepted);
  }
  struct linear_tile tile = {12, 1, HARDWARE}; /* more slots than there are banks */
  struct linear_result result;
  assert_false(unbank_linear_best(NULL, 0, &tile, LINEAR_WORK_MAX, &result));
}

/* Each moves words within their rows alone, and two words meet in a bank where they did. */
static void rows_keep_their_words(void **state) {
  (void)state;
  static const struct {
    const char *text, *within; /* NULL: it puts two words of a row into one bank */
  } rows[] = {
      {"xor:2:31:3", "lin:7:124"},        {"xor:2:31:7", "xor:2:31:7"}, {"xor:2:3:5", "identity"},
      {"lin:7:124:8:4", "lin:7:124:8:4"}, {"lin:2:132:7:132", NULL},    {"lin:3:4:8:8", "lin:8:12"},
      {"xor:4:7:5", "lin:7:112"},         {"xor:0:127:1", "lin:7:127"}, /* bytes */
  };
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct unbank_layout layout, within;
    char text[UNBANK_LAYOUT_TEXT_MAX];
    assert_null(unbank_layout_parse(rows[i].text, &layout));
    unsigned atom_log = (unsigned)__builtin_ctz(unbank_layout_atom(&layout));
    bool is_found = unbank_linear_within_rows(&layout, atom_log, 7, &within);
    assert_int_equal(is_found, rows[i].within != NULL);
    if (!is_found)
      continue;
    unbank_layout_print(&within, text);
    assert_string_equal(text, rows[i].within);
    for (uint32_t a = 0; a < 2048; a += 4)
      for (uint32_t b = 0; b < a; b += 4)
        assert_int_equal(
            (unbank_layout_apply(&layout, a) ^ unbank_layout_apply(&layout, b)) % 128 == 0,
            (unbank_layout_apply(&within, a) ^ unbank_layout_apply(&within, b)) % 128 == 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(agrees_with_all_matrices),
      cmocka_unit_test(rows_and_columns_are_clean),
      cmocka_unit_test(any_two_are_clean),
      cmocka_unit_test(known_kernels),
      cmocka_unit_test(work_within_cap),
      cmocka_unit_test(weights),
      cmocka_unit_test(caps),
      cmocka_unit_test(bounds),
      cmocka_unit_test(rows_keep_their_words),
  };
  return cmocka_run_group_tests_name("linear", tests, NULL, NULL);
}
