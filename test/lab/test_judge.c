/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The laboratory's judge: each row is a kernel's classes in their order, "predicted/found", widths
 * in bytes; "-" and widths are those that may be left out; "?" behind them says that the prediction
 * is open; "+" and widths are strays. Verdicts likewise: agree, open, wrong, gone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "judge.h"

enum { CLASSES_MAX = 8 };

static const struct row {
  const char *classes, *verdicts;
} rows[] = {
    {"4/4", "a"},
    {"4/16", "w"},
    {"4/", "g"},
    {"4/16?", "o"},
    {"4/444", "a"}, /* unrolled */
    {"44/4", "w"},
    {"/", "a"},
    {"/4", "w"},
    /* a wide load with a neighbour's line: its own is open, and named nowhere */
    {"4/416 16/?", "ao"},
    {"4/416 16/4?", "wo"},
    {"4/416 16/16", "wa"},
    /* what is lost explains as many bytes as are predicted of it, each for one class */
    {"4/416 4/? 4/? 4/? 4/?", "aoooo"},
    {"4/416 4/? 4/? 4/?", "aooo"}, /* a window of three */
    {"4/416 4/? 4/?", "woo"},
    {"4/488 16/?", "ao"},
    {"4/4888 16/?", "wo"},
    {"4/41616 16/?", "wo"},
    {"4/41616 16/? 16/?", "aoo"},
    {"4/41616 1616/?", "ao"},
    {"4/416 4/416 16/?", "awo"},
    {"4/416 4/416 16/? 16/?", "aaoo"},
    /* a certain one explains its own width, once */
    {"4/48 8/", "ag"},
    {"4/416 8/", "wg"},
    {"4/48 4/48 8/", "awg"},
    {"4/48 4/416 8/ 16/?", "aago"},
    {"8/416 16/?", "wo"},
    /* in a loop that is unrolled, too */
    {"4/44488 8/? 8/?", "aoo"},
    {"4/44488 8/?", "wo"},
    {"44/4488 8/?", "wo"},
    /* a part of a load has the line of who uses it */
    {"44/4 +4", "a"},
    {"44/4 +8", "w"},
    {"44/4 44/4 +4", "aw"},
    {"4/16 +4", "w"},
    /* so may an open one's be, which has as many bytes as are predicted of it beside */
    {"44/4 4/44?", "ao"},
    {"44/4 44/4 4/44?", "awo"},
    {"44/4 8/44?", "wo"},
    {"44/4 8/4416?", "ao"},
    {"44/4 44/4 8/444?", "awo"},
    {"4/ 4/44?", "go"},
    {"44/48 4/44?", "wo"},
    /* or one that a certain class has beside whole copies of its own */
    {"44/4 44/444", "aa"},
    {"44/4 44/4444", "wa"},
    {"44/4 44/4 44/444", "awa"},
    {"44/4 88/888", "wa"},
    /* or one of another width than its own, where a third class's lines have those of a fourth */
    {"4/416 16/44 4/ 4/", "aagg"},
    {"4/416 16/44 4/", "awg"},
    {"4/4 16/44 4/ 4/", "awgg"},
    {"4/416 416/44 4/", "wwg"},
    /* Those that may be executed less often may be missing. */
    {"44/4-4", "a"},
    {"444/4-4", "w"},
    {"48/4-4", "w"},
    {"44/8-4", "w"},
    {"44/444-4", "a"},
    {"4/-4", "g"},
};

static void add_widths(const char **at, struct widths *out) {
  for (; **at >= '0' && **at <= '9'; (*at)++) {
    if (**at == '1' && (*at)[1] == '6')
      out->of[4]++, (*at)++;
    else
      out->of[__builtin_ctz((unsigned)(**at - '0'))]++;
  }
}

static size_t read_classes(const char *at, struct class *out, struct widths *strays) {
  size_t count = 0;
  while (*at) {
    if (*at == '+') {
      add_widths((at++, &at), strays);
      continue;
    }
    struct class *class = &out[count];
    *class = (struct class){.parent = (uint32_t)count, .leads = 1, .cause = ""};
    count++;
    add_widths(&at, &class->predicted);
    at += *at == '/';
    add_widths(&at, &class->found);
    if (*at == '-')
      add_widths((at++, &at), &class->fewer);
    class->open = *at == '?';
    at += *at == '?';
    at += *at == ' ';
  }
  return count;
}

static void test_judge(void **state) {
  static const char letters[] = {
      [VERDICT_AGREE] = 'a', [VERDICT_OPEN] = 'o', [VERDICT_WRONG] = 'w', [VERDICT_GONE] = 'g'};
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct class classes[CLASSES_MAX];
    char verdicts[CLASSES_MAX + 1] = "";
    struct widths strays = {0};
    size_t count = read_classes(rows[i].classes, classes, &strays);
    struct lost lost = lab_find_lost(classes, count);
    lost.strays = strays;
    for (size_t k = 0; k < count; k++)
      verdicts[k] = letters[lab_judge(&classes[k], false, &lost)];
    if (strcmp(verdicts, rows[i].verdicts))
      print_error("%s: %s, not %s\n", rows[i].classes, verdicts, rows[i].verdicts);
    assert_string_equal(verdicts, rows[i].verdicts);
  }
}

static void test_total(void **state) {
  struct class class = {.predicted = {{0, 0, 1}}, .found = {{0, 0, 0, 1}}, .leads = 1};
  struct lost lost = {0};
  (void)state;
  assert_int_equal(lab_judge(&class, true, &lost), VERDICT_AGREE);
  assert_int_equal(lab_judge(&class, false, &lost), VERDICT_WRONG);
}

static void test_equal(void **state) {
  const struct widths once = {{0, 0, 1}}, twice = {{0, 0, 2}};
  (void)state;
  assert_true(lab_is_equal(&once, &once));
  assert_true(lab_is_same(&once, NULL, &twice)); /* as an unrolled loop may have it */
  assert_false(lab_is_equal(&once, &twice));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_judge), cmocka_unit_test(test_total),
                                     cmocka_unit_test(test_equal)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
