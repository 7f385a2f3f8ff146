/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The formula of the choice, as a table of pairs: what a kernel takes under one layout and under
 * another, and which of them is the faster one. Where it says "measured", an H200 said so. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cost/cycles.h"

struct side {
  struct block_work work;
  unsigned warps;
};

/* `faster` takes less. */
static const struct pair {
  const char *name;
  struct side faster, slower;
  unsigned full; /* blocks whose threads fill the SM, or 0: registers are to spare */
} pairs[] = {
    {"conflicts: transpose, padded and not, measured 2.2",
     {{64, 64, 672, 0, 0}, 64},
     {{1056, 64, 672, 0, 0}, 64},
     0},
    {"a pad of few instructions before a swizzle of many, though it keeps conflicts (rows of 24 "
     "words), measured 1.16",
     {{324, 258, 516, 0, 0}, 64},
     {{258, 258, 2064, 0, 0}, 64},
     0},
    {"loads of 16 bytes before those of 8, at a twelfth of the blocks: matvec_rows, measured 1.16",
     {{10272, 6176, 64320, 0, 0}, 44},
     {{10272, 7200, 64320, 0, 0}, 48},
     0},
    {"a quarter of the loads before a few wavefronts: matmul_64x64, measured 1.04",
     {{27648, 9472, 218624, 0, 0}, 64},
     {{26624, 13568, 218624, 0, 0}, 64},
     8},
    {"no fewer loads before wavefronts where two blocks fill the SM: matmul_atb, measured 1.03",
     {{52224, 51200, 146432, 0, 0}, 64},
     {{54272, 43008, 146432, 0, 0}, 64},
     2},
    {"instructions in the loop cost more than loads: matmul_64x64, measured 1.02",
     {{27648, 9472, 218624, 0, 0}, 48},
     {{26624, 9472, 226824, 0, 0}, 48},
     0},
    {"a table read at random by a chain of loads: one of five blocks for a rare conflict, measured "
     "1.06",
     {{14336 + 256, 4104, 60000, 0, 0}, 40},
     {{14336 + 8, 4104, 60000, 0, 0}, 32},
     0},
    {"the same conflict, where a swizzle costs nothing but instructions",
     {{14336 + 8, 4104, 60064, 0, 0}, 40},
     {{14336 + 256, 4104, 60000, 0, 0}, 40},
     0},
    {"wavefronts where all else is equal, streaming",
     {{64, 64, 6000, 0, 0}, 64},
     {{96, 64, 6000, 0, 0}, 64},
     0},
    {"resident warps where all else is equal",
     {{64, 64, 600, 0, 0}, 64},
     {{64, 64, 600, 0, 0}, 63},
     0},
    {"instructions where all else is equal",
     {{64, 64, 600, 0, 0}, 64},
     {{64, 64, 601, 0, 0}, 64},
     0},
};

static double cycles(const struct pair *pair, const struct side *side) {
  const struct target *target = unbank_target(90);
  struct cost_rates rates = unbank_cost_rates(target, pair->full, pair->full != 0);
  return unbank_cycles(&rates, &side->work) *
         unbank_slowdown(target, pair->slower.warps, side->warps);
}

static void test_pairs(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    const struct pair *pair = &pairs[i];
    double faster = cycles(pair, &pair->faster), slower = cycles(pair, &pair->slower);
    if (!(faster < slower))
      fail_msg("%s: %g cycles, not less than %g", pair->name, faster, slower);
  }
}

static const struct gain {
  const char *name;
  struct block_work before, after;
  bool pays;
} gains[] = {
    {"few wavefronts, and multiply-adds that take longer: matmul_prefetch, measured 0.77 to 1.01",
     {59712, 19024, 530752, 0, 0},
     {53376, 19024, 530752, 0, 0},
     false},
    {"as few, where instructions take as long: matmul_64x64, measured 1.05",
     {29696, 13568, 141568, 0, 0},
     {27648, 9472, 141568, 0, 0},
     true},
    {"a little longer: sgemm_storage, measured 1.05 and 1.08",
     {30848, 9536, 133616, 0, 0},
     {27008, 9536, 154320, 0, 0},
     true},
    {"an unrolled transpose of 40 words, measured 1.35",
     {150, 100, 250, 0, 0},
     {100, 100, 450, 0, 0},
     true},
    {"conflicts of a kernel that does much else",
     {1056, 64, 8192, 0, 0},
     {64, 64, 8192, 0, 0},
     true},
    {"2-way conflicts behind four special functions each, measured 0.94",
     {8520, 4290, 18400, 4096, 8192},
     {8200, 4290, 18400, 4096, 8192},
     false},
    {"the same conflicts without the functions",
     {8520, 4290, 18400, 4096, 0},
     {8200, 4290, 18400, 4096, 0},
     true},
    {"less than a fiftieth", {10000, 1000, 8000, 0, 0}, {9800, 1000, 8000, 0, 0}, false},
    {"more than a fiftieth", {10000, 1000, 8000, 0, 0}, {9700, 1000, 8000, 0, 0}, true},
};

static void test_gains(void **state) {
  (void)state;
  struct cost_rates rates = unbank_cost_rates(unbank_target(90), 8, false);
  for (size_t i = 0; i < sizeof gains / sizeof *gains; i++) {
    const struct gain *gain = &gains[i];
    double saved = unbank_cycles(&rates, &gain->before) - unbank_cycles(&rates, &gain->after);
    if ((saved > unbank_least_gain(&rates, &gain->before)) != gain->pays)
      fail_msg("%s: saves %g cycles, and must save %g", gain->name, saved,
               unbank_least_gain(&rates, &gain->before));
  }
}

/* Layouts of kernels that instructions limit, and how many times as fast an H100 was. */
static const struct issue {
  const char *name;
  struct block_work before, after;
  bool lengthens;
} issues[] = {
    {"an SGEMM of tiles of 64 x 64, swizzled in 2-way conflicts, measured 0.88",
     {11264, 5632, 67136, 32768, 0},
     {6912, 5632, 78934, 32768, 0},
     true},
    {"the same, by a layout that adds half as many",
     {11264, 5632, 67136, 32768, 0},
     {6912, 5632, 72786, 32768, 0},
     false},
    {"an SGEMM of tiles of 128 x 128, padded, measured 1.36",
     {79872, 5632, 285440, 131072, 0},
     {28672, 5632, 346960, 131072, 0},
     false},
    {"a little longer: a smear of spinors, measured 1.04",
     {404, 176, 1500, 0, 0},
     {236, 176, 1612, 0, 0},
     false},
    {"the same, padded by 4 after 128 bytes, measured 0.79",
     {11264, 5632, 67136, 32768, 0},
     {7168, 5632, 82516, 32768, 0},
     true},
    {"special functions that limit the kernel before and after",
     {400, 100, 1000, 0, 400},
     {100, 100, 1700, 0, 400},
     false},
    {"no instruction more", {100, 10, 400, 0, 0}, {50, 10, 400, 0, 0}, false},
};

static void test_issues(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof issues / sizeof *issues; i++)
    if (unbank_lengthens_issue(&issues[i].before, &issues[i].after) != issues[i].lengthens)
      fail_msg("%s: %s", issues[i].name, issues[i].lengthens ? "not longer" : "longer");
}

/* An auction of two blocks of six warps on an SM, measured 0.86: with so few warps it takes longer,
 * with as many as an SM holds it would not. */
static void test_few_warps(void **state) {
  (void)state;
  const struct block_work before = {25067, 10447, 50690, 0, 0}, after = {20826, 11455, 72174, 0, 0};
  assert_true(unbank_lengthens_issue_of_warps(&before, &after, 12));
  assert_false(unbank_lengthens_issue_of_warps(&before, &after, 16));
  assert_false(unbank_lengthens_issue(&before, &after));
}

/* Each row of the targets has costs. */
static void test_targets(void **state) {
  (void)state;
  for (unsigned architecture = 50; architecture <= 130; architecture++) {
    const struct target *target = unbank_target(architecture);
    assert_true(target->instruction > 0 && target->access > target->instruction);
    assert_true(unbank_slowdown(target, 40, 32) > 1.03 && unbank_slowdown(target, 40, 32) < 1.06);
  }
}

int main(void) {
  static const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_pairs), cmocka_unit_test(test_gains), cmocka_unit_test(test_issues),
      cmocka_unit_test(test_few_warps), cmocka_unit_test(test_targets)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
