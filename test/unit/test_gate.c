/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "gate/gate.h"
#include "gate/lines.h"

#define COUNT(a) (sizeof(a) / sizeof *(a))

enum { ROWS_MAX = 8 };
static char folder[] = "/tmp/unbank-gate-XXXXXX";

static char *in_folder(const char *name) {
  static char path[4][64];
  static unsigned turn;
  char *out = path[turn++ % COUNT(path)];
  snprintf(out, sizeof path[0], "%s/%s", folder, name);
  return out;
}

static void write_file(const char *path, const char *text) {
  FILE *out = fopen(path, "w");
  assert_non_null(out);
  fputs(text, out);
  fclose(out);
}

/* A report of one kernel: lines and wavefronts of its accesses, which have the ideal 1. */
struct sample {
  struct unbank_report report;
  struct unbank_report_kernel kernel;
  struct unbank_report_array array;
  struct unbank_report_access accesses[ROWS_MAX];
  const char *ids[1];
};

struct row {
  long line;
  double before, after;
};

static void make(struct sample *out, const char *file, const struct row *rows, size_t count) {
  *out = (struct sample){.ids = {"a0"},
                         .array = {.id = "a0", .name = "tile", .code = UNBANK_CODE_NO_GAIN},
                         .kernel = {.name = "k", .access_count = count},
                         .report = {.module = "k.cu", .array_count = 1, .kernel_count = 1}};
  for (size_t i = 0; i < count; i++) {
    struct unbank_report_side side = {.present = true, .ideal = 1, .reason = ""};
    struct unbank_report_access *access = &out->accesses[i];
    *access = (struct unbank_report_access){
        .arrays = out->ids, .array_count = 1, .place = {file, rows[i].line, 3}};
    access->before = access->after = side;
    access->before.mean = rows[i].before;
    access->after.mean = rows[i].after;
  }
  out->kernel.accesses = out->accesses;
  out->report.arrays = &out->array;
  out->report.kernels = &out->kernel;
}

static void judge(struct sample *sample, struct unbank_options options, struct gate *gate) {
  const struct unbank_report *report = &sample->report;
  char *error = gate_judge(&report, 1, &options, false, gate);
  assert_null(error);
}

static void mode_says_which_side_is_judged(void **state) {
  (void)state;
  static const struct row rows[] = {{1, 4, 1}, {2, 1, 4}, {2, 1, 8}, {3, 2, 2}};
  struct sample sample;
  struct gate gate;
  make(&sample, "none.cu", rows, COUNT(rows));
  judge(&sample, (struct unbank_options){.fail_above = 1, .mode = UNBANK_MODE_REPORT}, &gate);
  assert_int_equal(gate.failures, 2);
  gate_clear(&gate);
  judge(&sample, (struct unbank_options){.fail_above = 1}, &gate);
  assert_int_equal(gate.failures, 2); /* two accesses of line 2 are one */
  assert_true(gate.findings.items[0].ratio == 8);
  gate_clear(&gate);
  judge(&sample, (struct unbank_options){.fail_above = 2}, &gate);
  assert_int_equal(gate.failures, 1); /* what costs just the limit passes */
  gate_clear(&gate);
  sample.array.code = UNBANK_CODE_SWITCHED_OFF;
  judge(&sample, (struct unbank_options){.fail_above = 1}, &gate);
  assert_int_equal(gate.findings.count, 0);
  gate_clear(&gate);
}

static void ranges_fail_by_their_least_or_their_most(void **state) {
  (void)state;
  static const struct row rows[] = {{1, 1, 1}};
  static const struct {
    enum unbank_exactness exactness;
    double min, max;
    bool unknown_fails;
    size_t failures;
  } table[] = {{UNBANK_BOUNDED, 1, 32, false, 0},  {UNBANK_BOUNDED, 2, 32, false, 1},
               {UNBANK_UNKNOWN, 9, 32, false, 0},  {UNBANK_UNKNOWN, 9, 32, true, 1},
               {UNBANK_BOUNDED, 1, 32, true, 1},   {UNBANK_BOUNDED, 1, 1, true, 0},
               {UNBANK_BOUNDED, 1, NAN, false, 0}, {UNBANK_BOUNDED, 1, NAN, true, 1}};
  for (size_t i = 0; i < COUNT(table); i++) {
    struct sample sample;
    struct gate gate;
    make(&sample, "none.cu", rows, COUNT(rows));
    struct unbank_report_side *side = &sample.accesses[0].after;
    side->exactness = table[i].exactness;
    side->mean = NAN;
    side->min = table[i].min;
    side->max = table[i].max;
    judge(&sample,
          (struct unbank_options){.fail_above = 1, .unknown_fails = table[i].unknown_fails}, &gate);
    assert_int_equal(gate.failures, table[i].failures);
    gate_clear(&gate);
  }
}

/* Two lines of one text are two in the baseline; a third is new, and the larger one is told from
 * the smaller. */
static void a_baseline_counts_lines_of_one_text(void **state) {
  (void)state;
  static const struct row before[] = {{1, 0, 4}, {2, 0, 2}};
  static const struct row moved[] = {{2, 0, 2}, {3, 0, 4}};
  static const struct row third[] = {{1, 0, 4}, {2, 0, 2}, {3, 0, 2}};
  static const struct row worse[] = {{1, 0, 4}, {2, 0, 3}};
  static const struct {
    const struct row *rows;
    size_t count, failures;
  } table[] = {{before, 2, 0}, {moved, 2, 0}, {third, 3, 1}, {worse, 2, 1}};
  write_file(in_folder("k.cu"), "same;\n  same;\nsame;\n");
  struct unbank_options options = {.fail_above = 1, .baseline = in_folder("base")};
  struct sample sample;
  struct gate gate;
  make(&sample, in_folder("k.cu"), before, COUNT(before));
  judge(&sample, (struct unbank_options){0}, &gate);
  assert_null(gate_write_baseline(&gate, in_folder("base")));
  gate_clear(&gate);
  for (size_t i = 0; i < COUNT(table); i++) {
    make(&sample, in_folder("k.cu"), table[i].rows, table[i].count);
    options.baseline = in_folder("base");
    judge(&sample, options, &gate);
    assert_int_equal(gate.failures, table[i].failures);
    gate_clear(&gate);
  }
}

/* Without the source a line of any text is taken. */
static void a_baseline_holds_where_the_source_is_missing(void **state) {
  (void)state;
  static const struct row rows[] = {{1, 0, 4}};
  struct sample sample;
  struct gate gate;
  write_file(in_folder("gone.cu"), "one;\n");
  make(&sample, in_folder("gone.cu"), rows, COUNT(rows));
  judge(&sample, (struct unbank_options){0}, &gate);
  assert_null(gate_write_baseline(&gate, in_folder("base")));
  gate_clear(&gate);
  unlink(in_folder("gone.cu"));
  make(&sample, in_folder("gone.cu"), rows, COUNT(rows));
  judge(&sample, (struct unbank_options){.fail_above = 1, .baseline = in_folder("base")}, &gate);
  assert_int_equal(gate.failures, 0);
  gate_clear(&gate);
}

static void comments_silence_their_line(void **state) {
  (void)state;
  static const struct {
    const char *text;
    bool silenced;
  } table[] = {
      {"a[i] = 0; // unbank: ok", true},
      {"a[i] = 0; /* unbank: ok */", true},
      {"a[i] = 0; // cold. unbank: ok: it is rare", true},
      {"a[i] = \"unbank: ok\";", false},
      {"a[i] = 0; // unbank: okay", false},
      {"a[i] = 0; // this is not unbank: ok at all", false},
      {"a[i] = 0; // unbank: ok, once a launch", true},
      {"a[i] = 0; // unbank ok", false},
      {"", false},
  };
  for (size_t i = 0; i < COUNT(table); i++)
    assert_int_equal(source_line_is_silenced(table[i].text), table[i].silenced);
}

static void damaged_baselines_are_refused(void **state) {
  (void)state;
  static const struct {
    const char *text, *says;
  } rows[] = {{"k.cu\tk\ttile\tld\t4\n", "bad:1: expected file"},
              {"k.cu k tile ld 4 text\n", "bad:1: expected file"},
              {"=======\n", "bad:1: expected file"},
              {"k.cu\tk\ttile\tld\tx\ttext\n", "bad:1: 'x' is no ratio"},
              {"k.cu\tk\ttile\tld\t\ttext\n", "bad:1: '' is no ratio"},
              {"k.cu\tk\ttile\tld\t1e999\ttext\n", "bad:1: '1e999' is no ratio"},
              {"k.cu\tk\ttile\tld\t-2\ttext\n", "bad:1: '-2' is no ratio"},
              {"k.cu\tk\ttile\tld\tinf\ttext\n", "bad:1: 'inf' is no ratio"},
              {"k.cu\tk\ttile\tld\tnan\ttext\n", "bad:1: 'nan' is no ratio"},
              {"k.cu\tk\ttile\tld\t0x10\ttext\n", "bad:1: '0x10' is no ratio"},
              {"# unbank baseline 2: file\n", "bad:1: it is of version 2, and this is read: 1"},
              {"# unbank baseline 1 mode=all: file\n", "bad:1: 'all' is no mode"},
              {"# unbank baseline 1 mode=report: file\n",
               "was written with mode=report, and mode=fix is judged"}};
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct arena arena = {0};
    struct baseline baseline;
    write_file(in_folder("bad"), rows[i].text);
    char *error = baseline_read(&arena, in_folder("bad"), UNBANK_MODE_FIX, &baseline);
    assert_non_null(error);
    assert_non_null(strstr(error, rows[i].says));
    free(error);
    arena_free(&arena);
  }
}

static void sound_baselines_are_read(void **state) {
  (void)state;
  static const char *const texts[] = {
      "", "# unbank baseline 1: file\n", "# unbank baseline 1 mode=fix: file\n",
      "# by hand\n\nk.cu\tk\ttile\tld\t?\ttext\n",
      "k.cu\tk\ttile\tld\t1.5e+06\ttext\nk.cu\tk\ttile\tld\t2\ttext\n"};
  static const size_t entries[] = {0, 0, 0, 1, 2};
  for (size_t i = 0; i < COUNT(texts); i++) {
    struct arena arena = {0};
    struct baseline baseline;
    write_file(in_folder("good"), texts[i]);
    assert_null(baseline_read(&arena, in_folder("good"), UNBANK_MODE_FIX, &baseline));
    assert_int_equal(baseline.entries.count, entries[i]);
    arena_free(&arena);
  }
}

/* What begins with '#' is a comment in the file. */
static void odd_names_are_no_comments(void **state) {
  (void)state;
  struct arena arena = {0};
  struct baseline baseline;
  baseline_begin(&arena, in_folder("base"), &baseline);
  assert_string_equal(baseline_path(&arena, &baseline, in_folder("#k.cu")), "./#k.cu");
  assert_string_equal(baseline_path(&arena, &baseline, in_folder("k#.cu")), "k#.cu");
  arena_free(&arena);
}

/* A baseline and sources in folders of one project move together; other files stay where they are.
 */
static void paths_begin_at_the_folder_of_the_baseline(void **state) {
  (void)state;
  static const struct {
    const char *base, *file, *says;
  } rows[] = {{"/u/me/app/base", "/u/me/app/src/a.cu", "src/a.cu"},
              {"/u/me/app/ci/base", "/u/me/app/src/a.cu", "../src/a.cu"},
              {"/u/me/app/ci/gpu/base", "/u/me/app/a.cu", "../../a.cu"},
              {"/u/me/app/base", "/u/me/apply/a.cu", "../apply/a.cu"},
              {"/u/me/app/base", "/v/include/a.cuh", "/v/include/a.cuh"},
              {"/base", "/u/a.cu", "u/a.cu"}};
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct arena arena = {0};
    struct baseline baseline;
    baseline_begin(&arena, rows[i].base, &baseline);
    assert_string_equal(baseline_path(&arena, &baseline, rows[i].file), rows[i].says);
    arena_free(&arena);
  }
}

/* Lines of a file that are written with its whole path mean that file, too. */
static void whole_paths_are_read(void **state) {
  (void)state;
  struct arena arena = {0};
  struct baseline baseline;
  char text[128];
  snprintf(text, sizeof text, "%s\tk\ttile\tld\t2\ttext\n", in_folder("k.cu"));
  write_file(in_folder("whole"), text);
  assert_null(baseline_read(&arena, in_folder("whole"), UNBANK_MODE_FIX, &baseline));
  assert_string_equal(baseline.entries.items[0].file, "k.cu");
  arena_free(&arena);
}

static int remove_folder(void **state) {
  (void)state;
  char command[64];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return system(command);
}

/* A name with a tab or a line end could not be read again, so nothing is written. */
static void names_that_break_lines_are_refused(void **state) {
  (void)state;
  static const char *const names[] = {"a\tb.cu", "a\nb.cu"};
  for (size_t i = 0; i < COUNT(names); i++) {
    struct arena arena = {0};
    struct baseline baseline;
    baseline_begin(&arena, in_folder("broken"), &baseline);
    *ARENA_PUSH(&arena, &baseline.entries) = (struct baseline_entry){
        .file = names[i], .kernel = "k", .array = "tile", .op = "ld", .ratio = 2};
    char *error = baseline_write(&baseline, in_folder("broken"));
    assert_non_null(error);
    assert_non_null(strstr(error, "has a tab or a line end"));
    assert_null(fopen(in_folder("broken"), "r"));
    free(error);
    arena_free(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mode_says_which_side_is_judged),
      cmocka_unit_test(ranges_fail_by_their_least_or_their_most),
      cmocka_unit_test(a_baseline_counts_lines_of_one_text),
      cmocka_unit_test(a_baseline_holds_where_the_source_is_missing),
      cmocka_unit_test(comments_silence_their_line),
      cmocka_unit_test(damaged_baselines_are_refused),
      cmocka_unit_test(sound_baselines_are_read),
      cmocka_unit_test(odd_names_are_no_comments),
      cmocka_unit_test(paths_begin_at_the_folder_of_the_baseline),
      cmocka_unit_test(whole_paths_are_read),
      cmocka_unit_test(names_that_break_lines_are_refused),
  };
  return mkdtemp(folder) ? cmocka_run_group_tests_name("gate", tests, NULL, remove_folder) : 1;
}
