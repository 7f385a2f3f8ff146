/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scores of hand-made traces: what one warp addresses, a layout, and the wavefronts that must come
 * out. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lanes/trace.h"
#include "score/range.h"
#include "score/score.h"

#define ALL UINT32_MAX

/* Lane i addresses base + lane * stride + n * (uniform + lane * strided), n a symbol. */
struct row {
  const char *name;
  enum unbank_op op;
  unsigned bytes;
  uint32_t may_mask, must_mask, stride, base;
  uint32_t uniform, strided;
  uint64_t trips;
  const char *layout;
  enum unbank_exactness exactness;
  double mean, min, max; /* mean counts where exact */
  const char *reason;    /* a part of it */
};

static const struct row rows[] = {
    /* known addresses */
    {"row", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "identity", UNBANK_EXACT, 1, 1, 1, ""},
    {"column", UNBANK_OP_LD, 4, ALL, ALL, 128, 0, 0, 0, 0, "identity", UNBANK_EXACT, 32, 32, 32,
     ""},
    {"column, padded", UNBANK_OP_LD, 4, ALL, ALL, 128, 64, 0, 0, 0, "pad:128:4", UNBANK_EXACT, 1, 1,
     1, ""},
    {"column, swizzled", UNBANK_OP_ST, 4, ALL, ALL, 128, 64, 0, 0, 0, "xor:2:31:7", UNBANK_EXACT, 1,
     1, 1, ""},
    {"column of half a warp", UNBANK_OP_LD, 4, 0xffff, 0xffff, 128, 0, 0, 0, 0, "identity",
     UNBANK_EXACT, 16, 16, 16, ""},
    {"an atomic without a rule", UNBANK_OP_ATOM, 8, ALL, ALL, 8, 0, 0, 0, 0, "identity",
     UNBANK_UNKNOWN, 0, 1, NAN, "no rule"},
    /* data decides which lanes are active */
    {"guarded column", UNBANK_OP_ST, 4, ALL, 0, 128, 0, 0, 0, 0, "identity", UNBANK_BOUNDED, 0, 1,
     32, "lanes"},
    {"guarded row", UNBANK_OP_ST, 4, ALL, 0, 4, 0, 0, 0, 0, "identity", UNBANK_EXACT, 1, 1, 1, ""},
    {"partly guarded", UNBANK_OP_ST, 4, ALL, 3, 128, 0, 0, 0, 0, "identity", UNBANK_BOUNDED, 0, 2,
     32, "lanes"},
    /* the same unknown shift for all lanes */
    {"shifted by words", UNBANK_OP_LD, 4, ALL, ALL, 128, 0, 4, 0, 0, "identity", UNBANK_EXACT, 32,
     32, 32, ""},
    {"shifted by bytes", UNBANK_OP_LD, 2, ALL, ALL, 2, 0, 2, 0, 0, "identity", UNBANK_EXACT, 1, 1,
     1, ""},
    {"shifted by bytes across words", UNBANK_OP_LD, 2, ALL, ALL, 62, 0, 2, 0, 0, "identity",
     UNBANK_BOUNDED, 0, 1, 2, "depends on n"},
    {"shifted by rows, padded", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 128, 0, 0, "pad:128:4",
     UNBANK_EXACT, 1, 1, 1, ""},
    {"shifted by words, padded", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 4, 0, 0, "pad:128:4",
     UNBANK_BOUNDED, 0, 1, 2, "depends on n"},
    /* rows that do not divide 2^32: what is subtracted, or begins below the array, is negative. Of
     * two words 31 apart those that one border parts lie in one bank, those that two do do not */
    {"shifted down by words, padded", UNBANK_OP_LD, 4, 3, 3, 124, 8, -4u, 0, 0, "pad:84:4",
     UNBANK_BOUNDED, 0, 1, 2, "depends on n"},
    {"shifted down by rows, padded", UNBANK_OP_LD, 4, 3, 3, 124, 1, -84u, 0, 0, "pad:84:4",
     UNBANK_EXACT, 2, 2, 2, ""},
    {"shifted up by rows from below, padded", UNBANK_OP_LD, 4, 3, 3, 124, -20u, 84, 0, 0,
     "pad:84:4", UNBANK_EXACT, 2, 2, 2, ""},
    {"counted down, padded", UNBANK_OP_LD, 4, 3, 3, 124, 8, -4u, 0, 42, "pad:84:4", UNBANK_EXACT,
     1 + 11 / 21., 1, 2, ""},
    /* a counter: residues are weighted. Of 64 shifts by a word 2 leave a row of 32 words whole */
    {"counted shift, padded", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 4, 0, 64, "pad:128:4", UNBANK_EXACT,
     2 - 2 / 64., 1, 2, ""},
    {"counted shift, uneven", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 4, 0, 33, "pad:128:4", UNBANK_EXACT,
     2 - 2 / 33., 1, 2, ""},
    {"counted stride", UNBANK_OP_LD, 4, ALL, ALL, 0, 0, 0, 4, 3, "identity", UNBANK_EXACT, 4 / 3.,
     1, 2, ""},
    /* a run-time stride */
    {"stride of n words", UNBANK_OP_LD, 4, ALL, ALL, 0, 0, 0, 4, 0, "identity", UNBANK_BOUNDED, 0,
     1, 32, "1 wavefront if n is odd, 32 if n is a multiple of 32"},
    {"stride of 2n + 1 words", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 8, 0, "identity", UNBANK_EXACT,
     1, 1, 1, ""},
    {"stride of 32n words", UNBANK_OP_LD, 4, ALL, ALL, 0, 0, 0, 128, 0, "identity", UNBANK_BOUNDED,
     0, 1, 32, "32 wavefronts unless n is 0"},
    /* whole rows of a pad move a lane by its pads */
    {"stride of 32n words, padded", UNBANK_OP_LD, 4, ALL, ALL, 0, 0, 0, 128, 0, "pad:128:4",
     UNBANK_BOUNDED, 0, 1, 32, "1 wavefront if n is odd, 32 if n is a multiple of 32"},
    {"stride of 32n words, rows of 21", UNBANK_OP_LD, 4, 3, 3, 0, 0, 0, 128, 0, "pad:84:4",
     UNBANK_BOUNDED, 0, 1, 2, "2 if n is a multiple of 21"},
    {"stride of -32n words, rows of 21", UNBANK_OP_LD, 4, 3, 3, 0, 0, 0, -128u, 0, "pad:84:4",
     UNBANK_BOUNDED, 0, 1, 2, "2 if n is a multiple of 21"},
    {"stride of 32n words, padded by 64 bytes", UNBANK_OP_LD, 4, ALL, ALL, 0, 0, 0, 128, 0,
     "pad:128:64", UNBANK_BOUNDED, 0, 1, 32,
     "16 wavefronts if n is odd, 32 if n is a multiple of 2"},
};

/* Data decides the row, of 512 bytes, which is no matter to the banks of the array as it is; nor to
 * those of a layout that does not read these bits, or moves whole rows of banks by them. The cost
 * is the mean over rows at random, of 20,000 draws by another program: layouts that spread words as
 * well have the same. Words at random in 32 banks are 3.3 in the fullest; lanes with words of
 * their own are in one row three times of four. */
static const struct data_row {
  struct row row;
  uint32_t data_bits;
  double cost;
} by_data[] = {
    {{"a row", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "identity", UNBANK_EXACT, 1, 1, 1, ""},
     0x1e00,
     1},
    {{"two lanes to a word", UNBANK_OP_LD, 2, ALL, ALL, 2, 0, 0, 0, 0, "identity", UNBANK_BOUNDED,
      0, 1, 2, "not known"},
     0x1e00,
     2},
    {{"a column", UNBANK_OP_LD, 4, ALL, ALL, 0, 0, 0, 0, 0, "identity", UNBANK_BOUNDED, 0, 1, 16,
      "not known"},
     0x1e00,
     13.97},
    {{"a column of words of 8 bytes", UNBANK_OP_LD, 8, ALL, ALL, 0, 0, 0, 0, 0, "identity",
      UNBANK_BOUNDED, 0, 1, 32, "not known"},
     0x200,
     4},
    {{"guarded", UNBANK_OP_LD, 4, ALL, 0, 4, 0, 0, 0, 0, "identity", UNBANK_EXACT, 1, 1, 1, ""},
     0x1e00,
     1},
    {{"two lanes in two words", UNBANK_OP_LD, 4, 3, 3, 0, 0, 0, 0, 0, "xor:2:1:7", UNBANK_EXACT, 1,
      1, 1, ""},
     0x4,
     1},
    {{"shifted by words", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 4, 0, 0, "identity", UNBANK_EXACT, 1, 1,
      1, ""},
     -0x200u,
     1},
    {{"a stride of 2n + 1", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 8, 0, "identity", UNBANK_BOUNDED, 0,
      1, 32, "n"},
     -0x200u,
     3.5},
    {{"padded", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "pad:128:4", UNBANK_BOUNDED, 0, 1, 32,
      "not known"},
     0x1e00,
     1.57},
    {{"padded by rows of banks", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "pad:512:128",
      UNBANK_EXACT, 1, 1, 1, ""},
     0x1e00,
     1},
    {{"rows of 96", UNBANK_OP_LD, 4, 0xff, 0xff, 4, 0, 0, 0, 0, "pad:96:32", UNBANK_BOUNDED, 0, 1,
      8, "not known"},
     0x1e00,
     1},
    {{"swizzled by the row", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "xor:2:31:7", UNBANK_BOUNDED,
      0, 1, 32, "not known"},
     0x1e00,
     1.57},
    {{"swizzled below the row", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "xor:4:3:7", UNBANK_EXACT,
      1, 1, 1, ""},
     0x1e00,
     1},
    {{"rotated by the row", UNBANK_OP_LD, 4, ALL, ALL, 4, 0, 0, 0, 0, "rot:128:4", UNBANK_BOUNDED,
      0, 1, 32, "not known"},
     0x1e00,
     1.57},
};

struct sample {
  struct arena arena;
  struct trace trace;
  struct trace_symbol symbol;
  struct trace_access traced;
  struct trace_pattern pattern;
  struct trace_term terms[2];
  struct access access;
  struct unbank_layout layout;
};

static void build(struct sample *sample, const struct row *row) {
  memset(sample, 0, sizeof *sample);
  sample->symbol =
      (struct trace_symbol){.name = "n", .trips = row->trips, .is_what_name_says = true};
  sample->pattern = (struct trace_pattern){.may_mask = row->may_mask,
                                           .must_mask = row->must_mask,
                                           .known = true,
                                           .terms = sample->terms};
  if (row->uniform || row->strided) {
    struct trace_term *term = &sample->terms[sample->pattern.term_count++];
    term->uniform = !row->strided;
    for (uint32_t i = 0; i < UNBANK_LANES; i++)
      term->coefficient[i] = row->uniform + i * row->strided;
  }
  for (uint32_t i = 0; i < UNBANK_LANES; i++)
    sample->pattern.relative[i] = i * row->stride;
  *ARENA_PUSH(&sample->arena, &sample->pattern.bases) =
      (struct trace_base){row->base * row->stride, 3};
  *ARENA_PUSH(&sample->arena, &sample->traced.patterns) = sample->pattern;
  sample->traced.reached = true;
  sample->traced.weight = 3;
  sample->traced.reason =
      row->must_mask == row->may_mask ? "" : "data decides which lanes are active";
  sample->traced.symbols = &sample->symbol;
  sample->traced.case_count = 1;
  sample->trace =
      (struct trace){.accesses = &sample->traced, .ids = &sample->access.id, .count = 1};
  sample->access.op = row->op;
  assert_null(unbank_layout_parse(row->layout, &sample->layout));
}

static void check_score(struct sample *sample, const struct row *row) {
  struct access_score score;
  unbank_score((struct scored){&sample->trace, &sample->access, &sample->layout, row->bytes, 0},
               &sample->arena, &score);
  bool agrees =
      score.exactness == row->exactness && score.min == row->min &&
      (score.max == row->max || (isnan(score.max) && isnan(row->max))) &&
      (row->exactness == UNBANK_EXACT ? fabs(score.mean - row->mean) < 1e-9 : isnan(score.mean)) &&
      strstr(score.reason, row->reason) && (*row->reason || !*score.reason);
  if (!agrees)
    print_error("%s: mean %g in [%g, %g], exactness %d, reason '%s'\n", row->name, score.mean,
                score.min, score.max, score.exactness, score.reason);
  assert_true(agrees);
}

static void check_cost(const struct sample *sample, const struct row *row, double expected,
                       double tolerance) {
  struct score_work work = {0};
  double cost = unbank_score_cost((struct scored){&sample->trace, &sample->access, &sample->layout,
                                                  row->bytes, 0},
                                  false, &work)
                    .known;
  if (fabs(cost - 3 * expected) > tolerance * cost)
    print_error("%s: cost %g, not 3 x %g\n", row->name, cost, expected);
  assert_true(fabs(cost - 3 * expected) <= tolerance * cost);
}

static void scores(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct sample sample;
    build(&sample, &rows[i]);
    check_score(&sample, &rows[i]);
    arena_free(&sample.arena);
  }
}

static void scores_by_data(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof by_data / sizeof *by_data; i++) {
    struct sample sample;
    build(&sample, &by_data[i].row);
    sample.traced.patterns.items[0].data_bits = by_data[i].data_bits;
    sample.traced.patterns.items[0].own_rows = by_data[i].row.stride;
    check_score(&sample, &by_data[i].row);
    check_cost(&sample, &by_data[i].row, by_data[i].cost, 0.02);
    arena_free(&sample.arena);
  }
}

/* The search's figure is weight x mean where that is exact, and the middle of the range where it is
 * not. */
static void costs(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const struct row *row = &rows[i];
    struct sample sample;
    build(&sample, row);
    double mean = row->exactness == UNBANK_EXACT     ? row->mean
                  : row->exactness == UNBANK_BOUNDED ? (row->min + row->max) / 2
                                                     : 0;
    check_cost(&sample, row, mean, 1e-9);
    arena_free(&sample.arena);
  }
}

/* Patterns and bases are averaged by their counts: a clean row 3 times, a column 1 time, at bases
 * that are equal modulo the period and at one that is not. */
static void averages(void **state) {
  (void)state;
  struct sample sample;
  struct access_score score;
  build(&sample, &rows[0]);
  struct trace_pattern column = sample.pattern;
  column.bases.items = NULL, column.bases.count = column.bases.capacity = 0;
  for (uint32_t i = 0; i < UNBANK_LANES; i++)
    column.relative[i] = 128 * i;
  *ARENA_PUSH(&sample.arena, &column.bases) = (struct trace_base){8, 1};
  *ARENA_PUSH(&sample.arena, &sample.traced.patterns) = column;
  unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, &sample.arena,
               &score);
  assert_true(score.mean == (3 * 1 + 32) / 4.);
  assert_true(score.min == 1 && score.max == 32 && score.ideal == 1);
  assert_null(unbank_layout_parse("pad:128:4", &sample.layout));
  unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, &sample.arena,
               &score);
  assert_true(score.mean == 1);
  unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 4}, &sample.arena,
               &score);                        /* one word further: */
  assert_true(score.mean == (3 * 2 + 1) / 4.); /* the row straddles two */
  arena_free(&sample.arena);
}

/* A shift is a sum, which may carry from the bits that data decides into a higher one that the
 * layout reads (15, below): what was found at the same place without a shift does not hold. */
static void shifts_apart(void **state) {
  (void)state;
  static const struct row row = {"",
                                 UNBANK_OP_LD,
                                 4,
                                 ALL,
                                 ALL,
                                 128,
                                 0,
                                 0,
                                 0,
                                 0,
                                 "lin:7:4:8:8:9:16:10:32:11:64:15:4",
                                 UNBANK_EXACT,
                                 1,
                                 1,
                                 1,
                                 ""};
  struct score_memo memo[1 << SCORE_MEMO_BITS] = {0};
  struct score_work work = {.memo = memo};
  struct sample sample;
  build(&sample, &row);
  struct trace_pattern *pattern = &sample.traced.patterns.items[0];
  pattern->data_bits = 0x6000;
  pattern->own_rows = true;
  struct score_cost whole = unbank_score_cost(
      (struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false, &work);
  assert_true(whole.known == 3);
  pattern->bases.items[0].offset = 4;
  struct score_cost shifted = unbank_score_cost(
      (struct scored){&sample.trace, &sample.access, &sample.layout, 4, -4}, false, &work);
  assert_true(shifted.known > 3);
  arena_free(&sample.arena);
}

static void unknown_and_unreached(void **state) {
  (void)state;
  struct sample sample;
  struct access_score score;
  build(&sample, &rows[0]);
  sample.traced.patterns.items[0].known = false;
  sample.traced.reason = "the address depends on data";
  unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, 16, 0}, &sample.arena,
               &score);
  assert_int_equal(score.exactness, UNBANK_UNKNOWN);
  assert_true(isnan(score.mean) && score.min == 1 && score.max == 32);
  assert_string_equal(score.reason, "the address depends on data");
  struct score_work work = {0};
  struct score_cost cost = unbank_score_cost(
      (struct scored){&sample.trace, &sample.access, &sample.layout, 16, 0}, false, &work);
  assert_true(cost.known == 0 && cost.by_chance > 0); /* it takes time all the same */
  sample.traced.reached = false;
  unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, 16, 0}, &sample.arena,
               &score);
  assert_true(score.mean == 0 && score.exactness == UNBANK_EXACT);
  arena_free(&sample.arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scores),       cmocka_unit_test(scores_by_data),
      cmocka_unit_test(costs),        cmocka_unit_test(averages),
      cmocka_unit_test(shifts_apart), cmocka_unit_test(unknown_and_unreached),
  };
  return cmocka_run_group_tests_name("score", tests, NULL, NULL);
}
