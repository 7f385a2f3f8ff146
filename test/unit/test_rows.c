/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scores under layouts for rows whose length only the launch knows, against all launches: each row
 * length, and many values of a symbol that moves all lanes alike, are counted one by one with the
 * layout that such a launch has. No launch may lie outside the score's range, and one must reach
 * its end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lanes/trace.h"
#include "layout/layout.h"
#include "score/score.h"

enum {
  BYTES_MAX = 1 << 19,
  ARGUMENTS = 140,
  SYMBOLS = 520,
  OTHERS = 10,
  POWER = 256,
  LONGEST = 16384
};

/* Lane i is in row i / width, at column i % width: it addresses base + row * apart * P + column *
 * step + s * alike, with P = K * n + C bytes. Launches in which lanes would not be aligned are
 * none.
 */
struct sample_row {
  const char *layout;
  unsigned bytes, width;
  uint32_t step, base, alike;
  double max; /* of the score */
  uint32_t align, apart;
  unsigned length; /* of the layout's lengths, the one that is P */
};

static const struct sample_row samples[] = {
    {"pitch:2:1:4:0", 4, 1, 0, 0, 4, 1, 1, 1, 0},
    {"pitch:2:1:4:0", 4, 1, 0, 0, 0, 1, 1, 1, 0},
    {"pitch:2:1:4:0", 4, 32, 4, 0, 4, 2, 1, 1, 0},
    {"pitch:2:1:4:0", 4, 8, 4, 0, 32, 4, 1, 1, 0},
    {"pitch:2:1:4:0", 4, 8, 4, 12, 4, 5, 1, 1, 0},
    {"pitch:2:1:4:0", 4, 1, 0, 0, 128, 1, 1, 1, 0},
    {"pitch:2:1:4:8", 4, 1, 0, 0, 4, 1, 1, 1, 0},
    {"pitch:2:1:12:0", 4, 1, 0, 0, 4, 1, 1, 1, 0},
    {"pitch:3:1:8:0", 8, 1, 0, 0, 8, 2, 1, 1, 0},
    {"pitch:4:1:16:0", 16, 1, 0, 0, 16, 4, 1, 1, 0},
    {"pitch:3:1:4:0", 4, 1, 0, 0, 4, 2, 1, 1, 0},
    {"pitch:2:1:2:0", 2, 1, 0, 0, 2, 2, 1, 1, 0},
    {"pitch:2:1:64:0", 4, 2, 4, 0, 4, 2, 1, 1, 0},
    {"pitch:2:1:256:0", 4, 1, 0, 0, 4, 1, 1, 1, 0},
    {"pitch:2:1:4:0", 4, 32, 128, 0, 4, 32, 1, 1, 0},
    {"pitch:2:1:1024:4", 4, 1, 0, 4, 4, 1, 1, 1, 0},
    {"pitch:4:1:4:0", 16, 1, 0, 0, 16, 4, 16, 1, 0},
    {"pitch:3:1:4:0", 8, 1, 0, 0, 8, 2, 8, 1, 0},
    {"pitch:4:1:4:8", 16, 1, 0, 0, 16, 4, 16, 1, 0},
    {"pitch:3:1:4:0", 8, 1, 0, 0, 8, 4, 8, 2, 0},
    {"pitch:2:1:4:0:7", 4, 1, 0, 0, 4, 16, 1, 1, 0},
    {"pitch:2:1:4:0:5", 4, 1, 0, 0, 4, 4, 1, 1, 0},
    {"pitch:2:1:4:0:5", 4, 32, 4, 0, 4, 2, 1, 1, 0},
    {"pitch:3:1:8:0:6", 8, 1, 0, 0, 8, 8, 1, 1, 0},
    {"pitch:2:1:4:0:2:4:0", 4, 1, 0, 0, 4, 32, 1, 1, 0},
    {"pitch:2:1:4:0:2:4:0:5", 4, 8, 4, 12, 32, 8, 1, 1, 0},
    {"pitch:2:1:4:0:2:4:0", 4, 8, 4, 12, 32, 8, 1, 1, 0},
    {"pitch:2:1:128:0:2:128:4", 4, 1, 0, 0, 4, 32, 1, 1, 0},
    {"pitch:3:1:8:0:2:64:0", 8, 1, 0, 0, 8, 32, 1, 1, 0},
    {"pitch:2:1:4:0:2:4:0", 4, 1, 0, 0, 4, 32, 1, 1, 1},
    {"pitch:2:1:4:0:2:4:0:5", 4, 8, 4, 12, 32, 8, 1, 1, 1},
    {"pitch:3:1:8:0:2:64:0", 8, 1, 0, 0, 8, 32, 1, 1, 1},
};

struct sample {
  struct arena arena;
  struct trace trace;
  struct trace_symbol symbols[2];
  struct trace_access traced;
  struct trace_term terms[2];
  struct access access;
  struct unbank_layout layout;
};

static void build(struct sample *sample, const struct sample_row *row) {
  memset(sample, 0, sizeof *sample);
  assert_null(unbank_layout_parse(row->layout, &sample->layout));
  const struct unbank_row *length = &sample->layout.pitch.rows[row->length];
  sample->symbols[0] = (struct trace_symbol){.name = "n", .number = length->argument};
  sample->symbols[1] = (struct trace_symbol){.name = "s"};
  sample->terms[1] = (struct trace_term){.symbol = 1, .uniform = true};
  struct trace_pattern pattern = {.may_mask = UINT32_MAX,
                                  .must_mask = UINT32_MAX,
                                  .known = true,
                                  .terms = sample->terms,
                                  .term_count = row->alike ? 2 : 1};
  for (uint32_t i = 0; i < UNBANK_LANES; i++) {
    uint32_t in_row = i / row->width, column = i % row->width;
    in_row *= row->apart;
    sample->terms[0].coefficient[i] = in_row * length->scale;
    sample->terms[1].coefficient[i] = row->alike;
    pattern.relative[i] = in_row * length->constant + column * row->step;
  }
  *ARENA_PUSH(&sample->arena, &pattern.bases) = (struct trace_base){row->base, 1};
  *ARENA_PUSH(&sample->arena, &sample->traced.patterns) = pattern;
  sample->traced.reached = true;
  sample->traced.weight = 1;
  sample->traced.reason = "";
  sample->traced.symbols = sample->symbols;
  sample->traced.case_count = 1;
  sample->trace =
      (struct trace){.accesses = &sample->traced, .ids = &sample->access.id, .count = 1};
  sample->access.op = UNBANK_OP_LD;
  sample->access.align = row->align;
}

/* One launch; 0: it would leave the array, or not be aligned. */
static unsigned count(const struct sample *sample, const struct sample_row *row, uint32_t n,
                      uint32_t other, uint32_t symbol) {
  const struct unbank_row *rows = sample->layout.pitch.rows;
  const bool are_first = row->length == 0;
  uint32_t length = unbank_row_bytes(&rows[row->length], n);
  uint32_t others = rows[1].argument ? unbank_row_bytes(&rows[are_first], other) : length;
  struct unbank_layout layout = unbank_layout_with_two_rows(
      &sample->layout, are_first ? length : others, are_first ? others : length);
  struct unbank_lanes lanes = {.active = UINT32_MAX};
  struct unbank_wavefronts found;
  for (uint32_t i = 0; i < UNBANK_LANES; i++) {
    uint64_t in_row = (uint64_t)(i / row->width) * row->apart;
    uint64_t offset =
        row->base + in_row * length + i % row->width * row->step + symbol * row->alike;
    if (offset >= BYTES_MAX || offset % sample->access.align)
      return 0;
    lanes.offset[i] = unbank_layout_apply(&layout, (uint32_t)offset);
  }
  assert_true(unbank_bank_wavefronts(UNBANK_OP_LD, row->bytes, &lanes, &found));
  return found.wavefronts;
}

/* All that are few, and then powers of two. */
static uint32_t next_argument(uint32_t n) {
  return n < ARGUMENTS ? n + 1 : n == ARGUMENTS ? POWER : 2 * n;
}

static void hold_all_launches(void **state) {
  (void)state;
  bool agrees = true;
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
    const struct sample_row *row = &samples[i];
    struct sample sample;
    struct access_score score;
    unsigned least = UINT32_MAX, most = 0;
    build(&sample, row);
    unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, row->bytes, 0},
                 &sample.arena, &score);
    const uint32_t others = sample.layout.pitch.rows[1].argument ? OTHERS : 1;
    for (uint32_t n = 0; n < (others > 1 ? LONGEST : ARGUMENTS); n = next_argument(n))
      for (uint32_t symbol = 0; symbol < (row->alike ? SYMBOLS : 1); symbol++)
        for (uint32_t other = 0; other < others; other++) {
          unsigned here = count(&sample, row, n, UINT32_C(1) << other, symbol);
          least = here && here < least ? here : least;
          most = here > most ? here : most;
        }
    if (score.min > least || score.max != most || score.max != row->max)
      print_error("%s, %u lanes to a row: [%g, %g], counted %u to %u\n", row->layout, row->width,
                  score.min, score.max, least, most);
    agrees = agrees && score.min <= least && score.max == most && score.max == row->max;
    arena_free(&sample.arena);
  }
  assert_true(agrees);
}

/* By the power of two that divides a row: of the array as it lies, and under the layout. */
static void parts_launches_by_rows(void **state) {
  (void)state;
  struct sample sample;
  struct score_work work = {0};
  double before[SCORE_ROWS_KINDS] = {0}, after[SCORE_ROWS_KINDS] = {0};
  build(&sample, &samples[0]);
  assert_true(
      unbank_score_rows((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, true,
                        0, SCORE_ROWS_OWN, &work, before));
  assert_true(
      unbank_score_rows((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false,
                        0, SCORE_ROWS_OWN, &work, after));
  for (unsigned k = 0; k < 2; k++) /* of 4 * n bytes there are no such rows */
    assert_true(before[k] == 0 && after[k] == 0);
  for (unsigned k = 2; k < SCORE_ROWS_KINDS; k++) {
    double as_it_lies = k == SCORE_ROWS_KINDS - 1 ? 1 : k < 7 ? 1 << (k - 2) : 32;
    assert_true(before[k] == as_it_lies && after[k] == 1);
  }
  arena_free(&sample.arena);
}

/* What is not only a matter of rows counts as anything. */
static void leaves_other_strides_open(void **state) {
  (void)state;
  struct sample sample;
  struct access_score score;
  struct score_work work = {0};
  double unused[SCORE_ROWS_KINDS] = {0};
  build(&sample, &samples[0]);
  sample.symbols[0].number = 2;
  unbank_score((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, &sample.arena,
               &score);
  assert_true(score.exactness == UNBANK_BOUNDED && score.max == 32);
  assert_false(
      unbank_score_rows((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false,
                        0, SCORE_ROWS_OWN, &work, unused));
  sample.symbols[0].number = 1;
  sample.traced.case_count = 2; /* the symbol may be a part of the argument */
  assert_false(
      unbank_score_rows((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false,
                        0, SCORE_ROWS_OWN, &work, unused));
  arena_free(&sample.arena);
}

/* One access of a kernel with many cases would take minutes: what is over the limit is left. */
static void ends_at_the_limit(void **state) {
  (void)state;
  enum { BASES = 64 };
  struct sample sample;
  struct score_work whole = {0}, part = {0};
  build(&sample, &samples[0]);
  for (uint32_t i = 1; i < BASES; i++)
    *ARENA_PUSH(&sample.arena, &sample.traced.patterns.items[0].bases) =
        (struct trace_base){4 * i, 1};
  unbank_score_cost((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false,
                    &whole);
  part.limit = whole.count / 4;
  unbank_score_cost((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false,
                    &part);
  assert_true(score_is_over(&part) && part.count < whole.count / 2);
  part = (struct score_work){.limit = whole.count};
  unbank_score_cost((struct scored){&sample.trace, &sample.access, &sample.layout, 4, 0}, false,
                    &part);
  assert_true(!score_is_over(&part) && part.count == whole.count);
  arena_free(&sample.arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hold_all_launches),
      cmocka_unit_test(parts_launches_by_rows),
      cmocka_unit_test(leaves_other_strides_open),
      cmocka_unit_test(ends_at_the_limit),
  };
  return cmocka_run_group_tests_name("rows", tests, NULL, NULL);
}
