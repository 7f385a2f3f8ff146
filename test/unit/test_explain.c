/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Explanations as values: what is said of a candidate, which are shown, what a kernel may gain. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "explain/explain.h"
#include "explain/gain.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* A candidate without a layout of its own: what is said of it are its figures. */
static struct unbank_candidate candidate(enum unbank_fate fate, double cycles, double added,
                                         uint64_t bytes, unsigned blocks) {
  return (struct unbank_candidate){.price = {.cycles = cycles, .added = added},
                                   .is_evaluated = true,
                                   .bytes = bytes,
                                   .blocks = blocks,
                                   .fate = fate};
}

static void verdicts_say_by_how_much(void **state) {
  (void)state;
  static const struct {
    enum unbank_fate fate;
    double cycles, added;
    uint64_t bytes;
    unsigned blocks;
    bool is_bound;
    const char *verdict;
  } rows[] = {
      {UNBANK_FATE_CHOSEN, 100, 8, 4224, 8, false, "chosen"},
      {UNBANK_FATE_LAUNCH_SIZE, 50, 0, 0, 8, false, "needs bytes of the launch"},
      {UNBANK_FATE_LAUNCH_LINES, 50, 8, 0, 8, false, "not for dynamic memory"},
      {UNBANK_FATE_DEARER, 105, 8, 4224, 8, false, "dearer by 5.0 %"},
      {UNBANK_FATE_DEARER, 150, 8, 4224, 8, false, "dearer by 50 %"},
      {UNBANK_FATE_DEARER, 260, 8, 4224, 8, false, "2.6 times the cycles"},
      {UNBANK_FATE_DEARER, 1200, 8, 4224, 8, false, "12 times the cycles"},
      {UNBANK_FATE_TIED, 100, 12, 4224, 8, false, "tied, with 4 more instructions"},
      {UNBANK_FATE_TIED, 100, 8, 4352, 8, false, "tied, with 128 more bytes"},
      {UNBANK_FATE_TIED, 100, 12, 4352, 7, false, "tied, but leaves 7 of 8 blocks"},
      {UNBANK_FATE_TIED, 100, 8, 4224, 8, false, "tied; the one found first is taken"},
      {UNBANK_FATE_LITTLE_GAIN, 980, 8, 4224, 8, false, "saves 20, less than 24 cycles"},
      {UNBANK_FATE_LITTLE_GAIN, 980, 8, 4224, 8, true, "saves at most 20, less than 24 cycles"},
      {UNBANK_FATE_LITTLE_GAIN, 1010, 8, 4224, 8, false, "saves no cycles"},
      {UNBANK_FATE_COSTS_BLOCKS, 990, 8, 4224, 7, false, "leaves 7 of 8 resident blocks"},
      {UNBANK_FATE_NO_ROOM, 90, 8, 5120, 8, false, "no room for 1,024 more bytes"},
      {UNBANK_FATE_NO_ROOM, 976.5, 8, 5120, 8, false, "no room for 1,024 more bytes"},
      {UNBANK_FATE_NO_ROOM, 977, 8, 5120, 8, false, "saves 23, less than 24 cycles"},
      {UNBANK_FATE_HARMS_SHAPE, 90, 8, 4224, 8, false, "harms another block shape"},
  };
  struct arena arena = {0};
  for (size_t r = 0; r < COUNT(rows); r++) {
    struct unbank_candidate all[] = {
        candidate(UNBANK_FATE_DEARER, 1000, 0, 4096, 8),
        candidate(UNBANK_FATE_CHOSEN, 100, 8, 4224, 8),
        candidate(rows[r].fate, rows[r].cycles, rows[r].added, rows[r].bytes, rows[r].blocks)};
    all[2].is_evaluated = !rows[r].is_bound;
    const struct unbank_choice choice = {
        .candidates = all, .candidate_count = COUNT(all), .least_gain = 23.5};
    assert_string_equal(unbank_explain_fate(&arena, &choice, &all[2]), rows[r].verdict);
  }
  arena_free(&arena);
}

static void every_fate_has_words(void **state) {
  (void)state;
  struct arena arena = {0};
  for (unsigned fate = 0; fate < UNBANK_FATE_COUNT; fate++) {
    struct unbank_candidate all[] = {candidate(UNBANK_FATE_CHOSEN, 10, 0, 64, 1),
                                     candidate((enum unbank_fate)fate, 9, 0, 64, 1)};
    const struct unbank_choice choice = {.candidates = all, .candidate_count = COUNT(all)};
    assert_true(strlen(unbank_fate_name((enum unbank_fate)fate)) > 1);
    assert_true(strlen(unbank_fate_sentence((enum unbank_fate)fate)) > 1);
    assert_true(strlen(unbank_explain_fate(&arena, &choice, &all[1])) > 1);
  }
  assert_string_equal(unbank_fate_name(UNBANK_FATE_COUNT), "?");
  arena_free(&arena);
}

/* Identity, the chosen layout and one that the reason names, wherever they are, and the first of
 * the others. Each pads by four bytes more than the one before. Of those whose cycles are the same,
 * all being alike but for that, the first alone, unless all are shown. */
static void shown_are_the_two_that_matter_and_the_cheapest(void **state) {
  (void)state;
  static const struct {
    const char *cycles;
    size_t chosen, most, count;
    const char *shown, *reason;
  } rows[] = {
      {"01234", 1, 2, 2, "ab", ""},
      {"01234", 4, 2, 2, "ae", ""},
      {"01234", 4, 4, 4, "abce", ""},
      {"01234", 0, 2, 2, "ab", ""},
      {"01234", 2, 9, 5, "abcde", ""},
      {"01112", 4, 4, 3, "abe", ""},
      {"01112", 1, 4, 4, "abce", ""},
      {"01112", 4, 5, 5, "abcde", ""},
      {"01234", 1, 3, 3, "abd", "pad:64:12 has the fewest"},
      {"01112", 4, 4, 4, "abde", "kept for pad:64:12"},
      {"01234", 1, 3, 3, "abc", "pad:64:120 or pad:64:12+xor:2:3:4 has the fewest"},
  };
  for (size_t r = 0; r < COUNT(rows); r++) {
    struct unbank_candidate all[5];
    const struct unbank_candidate *out[COUNT(all)];
    char shown[COUNT(all) + 1] = "";
    for (size_t i = 0; i < COUNT(all); i++) {
      all[i] = candidate(i == rows[r].chosen ? UNBANK_FATE_CHOSEN : UNBANK_FATE_DEARER,
                         rows[r].cycles[i], 0, 0, 1);
      all[i].price.layout.pads[0] = (struct unbank_pad){64, 4 * (uint32_t)i};
    }
    const struct unbank_choice choice = {.candidates = all, .candidate_count = COUNT(all)};
    size_t count = unbank_explain_pick(&choice, rows[r].reason, rows[r].most, out);
    for (size_t i = 0; i < count; i++)
      shown[i] = (char)('a' + (out[i] - all));
    assert_int_equal(count, rows[r].count);
    assert_string_equal(shown, rows[r].shown);
  }
}

/* Gains. */

/* A kernel with one access. */
static struct unbank_report_access access_of(double before, double after, double ideal,
                                             enum unbank_exactness exactness, double most) {
  const struct unbank_report_side side = {.present = true, .weight = 1, .ideal = ideal};
  struct unbank_report_access access = {.before = side, .after = side};
  access.before.mean = access.before.min = before, access.before.max = most;
  access.after.mean = access.after.min = access.after.max = after;
  access.before.exactness = exactness;
  return access;
}

static void gains_are_ranges(void **state) {
  (void)state;
  static const struct {
    double before, after, ideal, instructions, added, bytes;
    unsigned blocks;
    enum unbank_exactness exactness;
    double max;         /* of the access before */
    double least, most; /* of the gain */
    double perfect;
    bool is_kept;
    double products; /* the array: its accesses may take anything, but alike on both sides */
  } rows[] = {
      /* Nothing else to do but wait: 0.6 of half a block's cycles are saved. */
      {4000, 1000, 1000, 0, 0, 0, 4, UNBANK_EXACT, 4000, 1 / (1 - 0.6 * 0.6), 4.2, 4.2, false, 0},
      /* Instructions are issued meanwhile, six a cycle at the most. */
      {4000, 1000, 1000, 12000, 0, 0, 4, UNBANK_EXACT, 4000, 1 / (1 - 0.6 * 3. / 17), 2.1, 2.1,
       false, 0},
      /* Bytes come meanwhile, 64 a cycle at the most. */
      {4000, 1000, 1000, 0, 0, 128000, 4, UNBANK_EXACT, 4000, 1 / (1 - 0.6 * 3. / 13), 2.1, 2.1,
       false, 0},
      /* A layout whose addresses take more than it saves. */
      {4000, 3500, 1000, 0, 4000, 0, 4, UNBANK_EXACT, 4000, 5. / 5.5, 1.05 * 4000 / 3500, 4.2,
       false, 0},
      /* Where a score is a range the most is of its end. */
      {4000, 1000, 1000, 0, 0, 0, 4, UNBANK_BOUNDED, 8000, 1 / (1 - 0.6 * 0.6), 8.4, 8.4, false, 0},
      {4000, 1000, 1000, 0, 0, 0, 4, UNBANK_BOUNDED, 8000, 1 / (1 - 0.6 * 0.6), 4.2, 8.4, true, 0},
      /* Instructions that a layout adds become the limit, four a cycle; not where products are one
       * with their sums. */
      {1000, 600, 500, 3600, 1200, 0, 4, UNBANK_EXACT, 1000, 1000. / 1200, 1.05 * 1000 / 800, 1.75,
       false, 0},
      {1000, 600, 500, 3600, 1200, 0, 4, UNBANK_EXACT, 1000, 1 / (1 - 0.6 * 100. / 5600),
       1.05 * 1000 / 600, 2.1, false, 1800},
      /* Nothing is chosen: only what would be there without a conflict. */
      {4000, 4000, 1000, 0, 0, 0, 4, UNBANK_EXACT, 4000, 1, 1, 4.2, false, 0},
      {1000, 1000, 1000, 0, 0, 0, 4, UNBANK_EXACT, 1000, 1, 1, 1, false, 0},
  };
  for (size_t r = 0; r < COUNT(rows); r++) {
    struct unbank_report_access access =
        access_of(rows[r].before, rows[r].after, rows[r].ideal, rows[r].exactness, rows[r].max);
    access.arrays = (const char *[]){"a1"}, access.array_count = 1;
    const struct unbank_report_kernel kernel = {.accesses = &access, .access_count = 1};
    struct unbank_report_array arrays[] = {{.id = "a0"}, {.id = "a1"}};
    arrays[rows[r].is_kept ? 1 : 0].code = UNBANK_CODE_NO_GAIN;
    arrays[rows[r].is_kept ? 0 : 1].code = UNBANK_CODE_CHANGED;
    const struct unbank_report report = {.arrays = arrays, .array_count = COUNT(arrays)};
    const struct unbank_block_work before = {.wavefronts = rows[r].before,
                                             .instructions = rows[r].instructions,
                                             .products = rows[r].products,
                                             .global_bytes = rows[r].bytes,
                                             .global_bytes_most = rows[r].bytes,
                                             .blocks = rows[r].blocks};
    struct unbank_kernel_work work = {"kernel", before, before};
    work.after.wavefronts = rows[r].after, work.after.added = rows[r].added;
    const struct subject subject = {.report = &report, .kernel = &kernel, .work = &work};
    const struct gain gain = unbank_gain(&subject);
    if (fabs(gain.least - rows[r].least) > 1e-9 || fabs(gain.most - rows[r].most) > 1e-9 ||
        fabs(gain.perfect - rows[r].perfect) > 1e-9)
      fail_msg("row %zu: %g to %g, %g at most", r, gain.least, gain.most, gain.perfect);
    assert_int_equal(gain.is_range, rows[r].exactness != UNBANK_EXACT);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(verdicts_say_by_how_much),
      cmocka_unit_test(every_fate_has_words),
      cmocka_unit_test(shown_are_the_two_that_matter_and_the_cheapest),
      cmocka_unit_test(gains_are_ranges),
  };
  return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
