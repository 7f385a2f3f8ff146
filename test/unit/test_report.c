/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The report as a value: its codes, its JSON read back, its text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <jansson.h>

#include "report/read.h"
#include "report/text.h"
#include "report_samples.h"
#include "support/arena.h"
#include "unbank/library.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

static json_t *parsed(const struct unbank_report *report) {
  char *text = unbank_report_json(report);
  assert_non_null(text);
  assert_int_equal(text[strlen(text) - 1], '\n');
  json_error_t error;
  json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, &error);
  if (!json)
    fail_msg("line %d: %s", error.line, error.text);
  free(text);
  return json;
}

/* Codes. */

static void codes_are_those_of_the_contract(void **state) {
  (void)state;
  static const struct {
    const char *decision, *texts[16];
  } rows[] = {
      {"changed", {"changed", "aligned"}},
      {"kept",
       {"clean", "no-gain", "harms-other-shape", "static-limit", "switched-off", "tiny",
        "rewritten"}},
      {"refused",
       {"escapes-call", "escapes-store", "escapes-inline-asm", "address-compared",
        "external-linkage", "linkonce-device", "used-by-tma", "mixed-arrays", "unsupported-access",
        "optnone", "dynamic-size", "out-of-bounds", "straddles-atom", "wraps", "mixes-bits"}},
  };
  unsigned count = 0;
  for (size_t r = 0; r < COUNT(rows); r++)
    for (size_t i = 0; rows[r].texts[i]; i++, count++) {
      unsigned found = 0;
      for (unsigned code = 0; code < UNBANK_CODE_COUNT; code++) {
        const struct unbank_code_entry *row = unbank_code_row(code);
        if (strcmp(row->text, rows[r].texts[i]) != 0)
          continue;
        assert_string_equal(unbank_decision_name(row->decision), rows[r].decision);
        assert_true(*row->sentence);
        assert_non_null(row->advice);
        found++;
      }
      assert_int_equal(found, 1);
    }
  assert_int_equal(count, UNBANK_CODE_COUNT);
}

/* JSON. */

/* What lies at a path such as "kernels/0/block". */
static json_t *at(json_t *json, const char *path) {
  char *copy = strdup(path), *rest = copy;
  for (char *part; json && (part = strsep(&rest, "/"));)
    json = json_is_array(json) ? json_array_get(json, (size_t)atoi(part))
                               : json_object_get(json, part);
  free(copy);
  return json;
}

static void json_has_every_figure(void **state) {
  (void)state;
  static const struct {
    const struct unbank_report *report;
    const char *path, *json;
  } rows[] = {
      {&transpose, "version", "1"},
      {&transpose, "tool",
       "{\"name\":\"unbank\",\"version\":\"" UNBANK_VERSION "\",\"llvm\":\"22.1.8\"}"},
      {&transpose, "module", "\"examples/transpose.cu\""},
      {&transpose, "triple", "\"nvptx64-nvidia-cuda\""},
      {&transpose, "arch", "\"sm_90\""},
      {&transpose, "arrays/0",
       "{\"id\":\"a0\",\"name\":\"_ZZ9transposePfPKfiE4tile\",\"display\":\"transpose::tile\","
       "\"kernel\":\"_Z9transposePfPKfi\",\"file\":\"examples/transpose.cu\",\"line\":5,"
       "\"bytes_before\":4096,\"bytes_after\":4224,\"layout\":\"pad:128:4\",\"decision\":"
       "\"changed\","
       "\"code\":\"changed\",\"reason\":\"32-way column reads; rows of 128 bytes padded by 4\"}"},
      {&transpose, "kernels/0/block", "[32,8,1]"},
      {&transpose, "kernels/0/block_source", "\"option\""},
      {&transpose, "kernels/0/enforced", "true"},
      {&transpose, "kernels/0/assumes", "[]"},
      {&transpose, "kernels/0/before",
       "{\"shared_bytes\":4096,\"score\":1056.0,\"ideal\":64.0,\"exactness\":\"exact\"}"},
      {&transpose, "kernels/0/after",
       "{\"shared_bytes\":4224,\"score\":64.0,\"ideal\":64.0,\"exactness\":\"exact\"}"},
      {&transpose, "kernels/0/accesses/4",
       "{\"id\":\"s4\",\"arrays\":[\"a0\"],\"op\":\"ld\",\"file\":\"examples/transpose.cu\","
       "\"line\":12,\"column\":57,\"inlined_at\":[],\"before\":{\"bytes\":4,\"weight\":8.0,"
       "\"weight_exactness\":\"exact\",\"trip_symbols\":[],\"wavefronts\":{\"mean\":32.0,\"min\":"
       "32,"
       "\"max\":32},\"ideal\":1.0,\"exactness\":\"exact\",\"reason\":\"\"},\"after\":{\"bytes\":4,"
       "\"weight\":8.0,\"weight_exactness\":\"exact\",\"trip_symbols\":[],\"wavefronts\":{\"mean\":"
       "1.0,\"min\":1,\"max\":1},\"ideal\":1.0,\"exactness\":\"exact\",\"reason\":\"\"}}"},
      {&matmul, "arrays/0/kernel", "null"},
      {&matmul, "arrays/0/layout", "\"identity\""},
      {&matmul, "arrays/0/reason", "\"no access has an avoidable conflict\""},
      {&matmul, "arrays/2/decision", "\"refused\""},
      {&matmul, "arrays/2/code", "\"escapes-call\""},
      {&matmul, "kernels/0/assumes", "[\"full-block\",\"block\"]"},
      {&matmul, "kernels/0/accesses/3/before/weight_exactness", "\"per-iteration\""},
      {&matmul, "kernels/0/accesses/3/before/trip_symbols", "[\"n\"]"},
      {&odd, "arch", "null"},
      {&odd, "arrays/0/file", "null"},
      {&odd, "arrays/0/line", "null"},
      {&odd, "arrays/0/bytes_before", "null"},
      {&odd, "arrays/0/layout", "\"xor:2:31:7\""},
      {&odd, "arrays/0/reason", "\"its size is chosen at launch\""},
      {&odd, "arrays/1/name", "\"\\\\xe9tile\\\\x80\""},
      {&odd, "arrays/1/display", "\"\\\\xe9tile\\\\x80\""},
      {&odd, "arrays/1/line", "null"},
      {&odd, "kernels/0/block", "null"},
      {&odd, "kernels/0/block_source", "\"assumed\""},
      {&odd, "kernels/0/enforced", "false"},
      {&odd, "kernels/0/assumes", "[\"full-block\",\"block\",\"in-bounds\"]"},
      {&odd, "kernels/0/before",
       "{\"shared_bytes\":null,\"score\":null,\"ideal\":null,\"exactness\":\"unknown\"}"},
      {&odd, "kernels/0/accesses/0/arrays", "[\"a0\",\"a1\"]"},
      {&odd, "kernels/0/accesses/0/file", "null"},
      {&odd, "kernels/0/accesses/0/column", "null"},
      {&odd, "kernels/0/accesses/0/inlined_at",
       "[{\"file\":\"inner.cuh\",\"line\":3,\"column\":4},{\"file\":\"\",\"line\":-1,\"column\":-1}"
       "]"},
      {&odd, "kernels/0/accesses/0/before",
       "{\"bytes\":null,\"weight\":null,\"weight_exactness\":\"unknown\",\"trip_symbols\":[],"
       "\"wavefronts\":{\"mean\":null,\"min\":null,\"max\":null},\"ideal\":null,"
       "\"exactness\":\"unknown\",\"reason\":\"the index is loaded from memory\"}"},
      {&odd, "kernels/0/accesses/0/after", "null"},
      {&odd, "kernels/0/accesses/1/op", "\"ldmatrix\""},
      {&odd, "kernels/0/accesses/1/before", "null"},
      {&odd, "kernels/0/accesses/1/after/weight", "123456.5"},
      {&odd, "kernels/0/accesses/1/after/trip_symbols", "[\"rows\",\"columns\"]"},
      {&odd, "kernels/0/accesses/1/after/wavefronts", "{\"mean\":null,\"min\":1,\"max\":32}"},
      {&odd, "kernels/0/accesses/1/after/exactness", "\"bounded\""},
      {&odd, "kernels/0/accesses/2/file", "\"k\\\\xff.cu\""},
      {&odd, "kernels/0/accesses/2/column", "null"},
      {&odd, "kernels/0/accesses/2/before/exactness", "\"measured\""},
      {&odd, "kernels/0/accesses/2/before/weight_exactness", "\"measured\""},
      {&odd, "kernels/0/accesses/2/after/wavefronts", "{\"mean\":1.5,\"min\":1.5,\"max\":null}"},
      {&empty, "arrays", "[]"},
      {&empty, "kernels", "[]"},
  };
  for (size_t r = 0; r < COUNT(rows); r++) {
    json_t *json = parsed(rows[r].report), *value = at(json, rows[r].path);
    char *text = value ? json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
    if (!text || strcmp(text, rows[r].json) != 0)
      fail_msg("%s is\n%s, not\n%s", rows[r].path, text ? text : "absent", rows[r].json);
    free(text);
    json_decref(json);
  }
}

static void json_is_the_same_each_time_and_keeps_every_digit(void **state) {
  (void)state;
  char *one = unbank_report_json(&odd), *two = unbank_report_json(&odd);
  assert_string_equal(one, two);
  free(one);
  free(two);
  static const double figures[] = {1.0 / 3, 0.1, 1e-9, 123456789.123456789, 1e300};
  for (size_t i = 0; i < COUNT(figures); i++) {
    struct unbank_report_kernel kernel = transpose_kernels[0];
    struct unbank_report report = transpose;
    kernel.before.score = figures[i];
    report.kernels = &kernel;
    json_t *json = parsed(&report);
    assert_true(json_real_value(at(json, "kernels/0/before/score")) == figures[i]);
    json_decref(json);
  }
}

static void json_holds_any_name(void **state) {
  (void)state;
  static const struct {
    const char *name, *written;
  } rows[] = {
      {"plain", "plain"},
      {"", ""},
      {"a\"b\\c\n\x01", "a\"b\\c\n\x01"},
      {"\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80", "\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80"},
      {"\x80", "\\x80"},                            /* a continuation alone */
      {"\xc3", "\\xc3"},                            /* a sequence cut short */
      {"\xe2\x82", "\\xe2\\x82"},                   /* */
      {"\xc0\xaf", "\\xc0\\xaf"},                   /* overlong */
      {"\xe0\x80\x80", "\\xe0\\x80\\x80"},          /* */
      {"\xed\xa0\x80", "\\xed\\xa0\\x80"},          /* a surrogate */
      {"\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80"}, /* past U+10FFFF */
      {"\xff\xfe\xc3\xa9", "\\xff\\xfe\xc3\xa9"},
  };
  for (size_t r = 0; r < COUNT(rows); r++) {
    struct unbank_report report = empty;
    report.module = rows[r].name;
    json_t *json = parsed(&report);
    assert_string_equal(json_string_value(json_object_get(json, "module")), rows[r].written);
    json_decref(json);
  }
}

static unsigned allocations_left;

static void *scarce(size_t bytes) {
  return allocations_left && allocations_left-- ? malloc(bytes) : NULL;
}

/* Memory that runs out at any point gives NULL, never a part of a report. */
static void json_is_whole_or_null(void **state) {
  (void)state;
  char *whole = unbank_report_json(&matmul), *text = NULL;
  unsigned given = 0;
  json_set_alloc_funcs(scarce, free);
  for (; !text; given++) {
    allocations_left = given;
    text = unbank_report_json(&matmul);
  }
  json_set_alloc_funcs(malloc, free);
  assert_string_equal(text, whole);
  assert_true(given > 100);
  free(text);
  free(whole);
}

/* What a report says is what is read of it. */
static void json_reads_back(void **state) {
  (void)state;
  static const struct unbank_report *const samples[] = {&transpose, &matmul, &odd};
  for (size_t i = 0; i < COUNT(samples); i++) {
    char path[] = "/tmp/unbank-report-XXXXXX";
    struct arena arena = {0};
    struct unbank_report *report = NULL;
    close(mkstemp(path));
    assert_null(unbank_report_hand_over(samples[i], path));
    assert_null(unbank_report_read(&arena, path, &report));
    char *before = unbank_report_json(samples[i]), *after = unbank_report_json(report);
    assert_string_equal(before, after);
    for (size_t k = 0; k < report->kernel_count; k++) {
      const char *reason = samples[i]->kernels[k].before.reason;
      assert_string_equal(report->kernels[k].before.reason ? report->kernels[k].before.reason : "",
                          reason ? reason : "");
    }
    free(before);
    free(after);
    arena_free(&arena);
    unlink(path);
  }
}

static void ranges_of_one_number_are_that_number(void **state) {
  (void)state;
  struct arena arena = {0};
  assert_string_equal(unbank_text_range(&arena, 288, 800), "288..800");
  assert_string_equal(unbank_text_range(&arena, 800, 800), "800");
  arena_free(&arena);
}

/* A list that is not there would be one in which nothing wastes: a report of another key is read as
 * an error. */
static void parts_are_not_read(void **state) {
  (void)state;
  static const char *const places[][2] = {{"{", "\"arrays\""},
                                          {"{", "\"kernels\""},
                                          {"{", "\"accesses\""},
                                          {"\"accesses\"", "\"before\""},
                                          {"\"accesses\"", "\"id\""}};
  char *whole = unbank_report_json(&transpose);
  for (size_t i = 0; i < COUNT(places); i++) {
    char path[] = "/tmp/unbank-report-XXXXXX";
    struct arena arena = {0};
    struct unbank_report *report = NULL;
    char *text = strdup(whole), *found = strstr(strstr(text, places[i][0]), places[i][1]);
    assert_non_null(found);
    found[1] = 'X';
    FILE *file = fdopen(mkstemp(path), "w");
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
    char *error = unbank_report_read(&arena, path, &report);
    assert_non_null(error);
    assert_non_null(strstr(error, ": parts of this report are missing: write it again"));
    assert_null(report);
    unbank_free(error);
    free(text);
    arena_free(&arena);
    unlink(path);
  }
  free(whole);
}

/* Failures. */

static void count_kernel(const struct unbank_report_kernel *kernel,
                         const struct unbank_report_access *access, void *context) {
  (void)access;
  assert_string_equal(kernel->name, "k");
  ++*(size_t *)context;
}

static void failures_are_certain_conflicts(void **state) {
  (void)state;
  static const struct {
    enum unbank_exactness exactness;
    double mean, min, ideal, limit;
    bool fails;
  } rows[] = {
      {UNBANK_EXACT, 2, 2, 1, 1, true},      {UNBANK_EXACT, 2, 2, 1, 2, false},
      {UNBANK_EXACT, 2, 1, 1, 1.5, true},    {UNBANK_EXACT, 8, 8, 4, 1, true},
      {UNBANK_EXACT, 4, 4, 4, 1, false},     {UNBANK_MEASURED, 1.5, 1, 1, 1, true},
      {UNBANK_BOUNDED, NAN, 1, 1, 1, false}, {UNBANK_BOUNDED, NAN, 2, 1, 1, true},
      {UNBANK_BOUNDED, 9, 1, 1, 1, false},   {UNBANK_UNKNOWN, NAN, NAN, NAN, 1, false},
      {UNBANK_UNKNOWN, NAN, 2, 1, 1, false}, {UNBANK_UNKNOWN, 2, 2, 1, 1, false},
      {UNBANK_EXACT, 2, 2, NAN, 1, false},
  };
  for (size_t r = 0; r < COUNT(rows); r++) {
    struct unbank_report_side side = {.present = true,
                                      .exactness = rows[r].exactness,
                                      .mean = rows[r].mean,
                                      .min = rows[r].min,
                                      .max = 32,
                                      .ideal = rows[r].ideal};
    struct unbank_report_side worse = {.present = true, .mean = 99, .min = 99, .ideal = 1};
    struct unbank_report_access accesses[] = {
        {.before = worse, .after = side}, {.before = worse}, {.before = worse, .after = side}};
    struct unbank_report_kernel kernel = {.name = "k", .accesses = accesses, .access_count = 3};
    struct unbank_report report = {.kernels = &kernel, .kernel_count = 1};
    size_t called = 0, expected = rows[r].fails ? 2 : 0;
    assert_int_equal(unbank_report_failures(&report, rows[r].limit, count_kernel, &called),
                     expected);
    assert_int_equal(called, expected);
    assert_int_equal(unbank_report_failures(&report, rows[r].limit, NULL, NULL), expected);
  }
}

/* Text. */

static char *printed(const struct unbank_report *report) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  unbank_report_print(report, out);
  fclose(out);
  return text;
}

static void text_shows_a_kernel(void **state) {
  (void)state;
  char *text = printed(&transpose);
  assert_string_equal(
      text, "examples/transpose.cu for sm_90, unbank " UNBANK_VERSION " on LLVM 22.1.8\n"
            "\n"
            "kernel transpose(float*, float const*, int)\n"
            "  at          examples/transpose.cu:4\n"
            "  block       32x8, promised by option, enforced\n"
            "  shared      4,096 -> 4,224 bytes\n"
            "  wavefronts  1,056 -> 64 a block, ideal 64\n"
            "\n"
            "  array            bytes           layout     decision\n"
            "  transpose::tile  4,096 -> 4,224  pad:128:4  changed\n"
            "    32-way column reads; rows of 128 bytes padded by 4\n"
            "\n"
            "  place                        op  array  bytes  weight  wavefronts  ideal\n"
            "  examples/transpose.cu:8:31   st  tile       4       8           1      1  x4\n"
            "  examples/transpose.cu:12:57  ld  tile       4       8     32 -> 1      1  x4\n"
            "\n"
            "1 shared array: 1 changed, 0 kept, 0 refused\n");
  free(text);
}

static void text_says(const struct unbank_report *report, const char *const *phrases) {
  char *text = printed(report);
  for (; *phrases; phrases++)
    if (!strstr(text, *phrases))
      fail_msg("'%s' is missing in\n%s", *phrases, text);
  free(text);
}

static void text_says_what_is_not_known(void **state) {
  (void)state;
  text_says(&matmul, (const char *const[]){
                         "32x32, assumed; guards", "32*trips(n)  ", "one trip\n",
                         "no access has an avoidable conflict\n", "kept: clean\n", " x2\n", " x4\n",
                         "of which no access by a kernel is listed\n\n  array    bytes",
                         "refused: escapes-call\n", "fill(float*); let the callee be inlined",
                         "3 shared arrays: 1 changed, 1 kept, 1 refused\n", NULL});
  text_says(&odd, (const char *const[]){"odd.cu, unbank", "DeviceReduce", "...", "no single shape",
                                        "? bytes", "wavefronts  ? -> 2e+15 a block, ideal ?",
                                        "\\xe9tile\\x80", "\\x09", "- -> 1..32", "10.67 -> 1.50",
                                        "k\\xff.cu:7 ", "[1]\n", "[2]\n", "  [2] the row length",
                                        "place ?: no line is known", NULL});
  text_says(&empty, (const char *const[]){"0 shared arrays", NULL});
}

/* The same array name in two scopes is told apart, and a bounded kernel spans the range of its
 * accesses. */
static void text_tells_arrays_apart(void **state) {
  (void)state;
  struct unbank_report_array arrays[] = {
      {.id = "a0", .name = "x", .display = "load::tile", .code = UNBANK_CODE_CLEAN},
      {.id = "a1", .name = "y", .display = "store::tile", .code = UNBANK_CODE_CLEAN},
      {.id = "a2", .name = "z", .display = "k<ns::T>", .code = UNBANK_CODE_CLEAN}};
  struct unbank_report_side side = {.present = true,
                                    .bytes = 4,
                                    .weight = 1000,
                                    .mean = NAN,
                                    .min = 1,
                                    .max = 32,
                                    .ideal = 1,
                                    .exactness = UNBANK_BOUNDED,
                                    .reason = "n"};
  struct unbank_report_access accesses[] = {{.id = "s0",
                                             .arrays = (const char *[]){"a0", "a1"},
                                             .array_count = 2,
                                             .before = side,
                                             .after = side},
                                            {.id = "s1",
                                             .arrays = (const char *[]){"a2"},
                                             .array_count = 1,
                                             .before = side,
                                             .after = side}};
  struct unbank_report_total total = {64, NAN, 2000, UNBANK_BOUNDED, NULL};
  struct unbank_report_kernel kernel = {.name = "k",
                                        .block = {256, 1, 1},
                                        .before = total,
                                        .after = total,
                                        .accesses = accesses,
                                        .access_count = 2};
  struct unbank_report report = {.module = "m",
                                 .llvm = "22",
                                 .arrays = arrays,
                                 .array_count = 3,
                                 .kernels = &kernel,
                                 .kernel_count = 1};
  text_says(&report, (const char *const[]){"load::tile,store::tile ", "ld  k<ns::T> ", "1..32",
                                           "wavefronts  2,000..64,000 a block, ideal 2,000\n",
                                           "block       256, ", NULL});
}

static void text_lines_fit(void **state) {
  (void)state;
  static const struct unbank_report *const reports[] = {&transpose, &matmul, &odd, &empty};
  for (size_t i = 0; i < COUNT(reports); i++) {
    char *text = printed(reports[i]), *rest = text;
    for (char *line; (line = strsep(&rest, "\n"));) {
      assert_true(strlen(line) <= 100);
      assert_true(!*line || line[strlen(line) - 1] != ' ');
    }
    free(text);
  }
}

static void report_frees_its_memory(void **state) {
  (void)state;
  struct arena *arena = calloc(1, sizeof *arena);
  struct unbank_report *report = ARENA_NEW(arena, struct unbank_report);
  report->module = arena_strdup(arena, "k.cu");
  report->memory = arena;
  unbank_report_free(report);
  unbank_report_free(NULL);
  unbank_report_free(&(struct unbank_report){0});
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(codes_are_those_of_the_contract),
      cmocka_unit_test(json_has_every_figure),
      cmocka_unit_test(json_is_the_same_each_time_and_keeps_every_digit),
      cmocka_unit_test(json_holds_any_name),
      cmocka_unit_test(json_is_whole_or_null),
      cmocka_unit_test(json_reads_back),
      cmocka_unit_test(ranges_of_one_number_are_that_number),
      cmocka_unit_test(parts_are_not_read),
      cmocka_unit_test(failures_are_certain_conflicts),
      cmocka_unit_test(text_shows_a_kernel),
      cmocka_unit_test(text_says_what_is_not_known),
      cmocka_unit_test(text_tells_arrays_apart),
      cmocka_unit_test(text_lines_fit),
      cmocka_unit_test(report_frees_its_memory),
  };
  return cmocka_run_group_tests_name("report", tests, NULL, NULL);
}
