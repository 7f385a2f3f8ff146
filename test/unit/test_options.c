/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Options and names: what is taken, what is refused with which sentence, and that a refused option
 * changes nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "options/names.h"
#include "unbank/library.h"
#include "unbank/options.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

static void set_all(struct unbank_options *options, const char *text) {
  char *error = unbank_options_parse(options, text);
  if (error)
    fail_msg("%s", error);
}

static void nothing_is_the_default(void **state) {
  (void)state;
  struct unbank_options options = {.size = sizeof options}, zero = options;
  set_all(&options, "");
  set_all(&options, ";;");
  assert_memory_equal(&options, &zero, sizeof zero);
}

static void each_option_is_read(void **state) {
  (void)state;
  struct unbank_options options = {.size = sizeof options};
  set_all(&options, "mode=report;widths=ir;block=32x8;block=k@16x4x2;block=_Z1fv@64;block=_Z1f@8;"
                    "report=/a/b c.json;profile=p.json;profile=q;"
                    "layout=k::tile@pad:128:4;layout=*@identity;only=k::*;only=a;skip=b=c;"
                    "whole-program=yes;fail-above=1.5");
  assert_int_equal(options.mode, UNBANK_MODE_REPORT);
  assert_int_equal(options.widths, UNBANK_WIDTHS_IR);
  assert_int_equal(options.block.x, 32);
  assert_int_equal(options.block.y, 8);
  assert_int_equal(options.block.z, 1);
  assert_int_equal(options.promise_count, 3);
  assert_string_equal(options.promises[0].kernel, "k");
  assert_int_equal(options.promises[0].block.z, 2);
  assert_string_equal(options.promises[1].kernel, "_Z1fv");
  assert_int_equal(options.promises[1].block.x, 64);
  assert_string_equal(options.report, "/a/b c.json");
  assert_int_equal(options.profile_count, 2);
  assert_string_equal(options.profiles[1], "q");
  assert_int_equal(options.layout_count, 2);
  assert_string_equal(options.layouts[0].array, "k::tile");
  assert_int_equal(options.layouts[0].layout.pads[0].row, 128);
  assert_true(unbank_layout_is_identity(&options.layouts[1].layout));
  assert_int_equal(options.only_count, 2);
  assert_string_equal(options.only[1], "a");
  assert_int_equal(options.skip_count, 1);
  assert_string_equal(options.skip[0], "b=c");
  assert_int_equal(options.whole_program, UNBANK_YES);
  assert_true(options.fail_above == 1.5);
  unbank_options_clear(&options);
}

static void later_replaces_earlier(void **state) {
  (void)state;
  struct unbank_options options = {.size = sizeof options};
  set_all(&options, "mode=report;block=8;block=k@8;report=a;whole-program=yes;fail-above=1.25e1");
  set_all(&options, "mode=fix;block=16x2;block=k@4x4;report=b;whole-program=no;fail-above=0");
  assert_int_equal(options.mode, UNBANK_MODE_FIX);
  assert_int_equal(options.block.x, 16);
  assert_int_equal(options.promise_count, 1);
  assert_int_equal(options.promises[0].block.y, 4);
  assert_string_equal(options.report, "b");
  assert_int_equal(options.whole_program, UNBANK_NO);
  assert_true(options.fail_above == 0);
  unbank_options_clear(&options);
}

static void bad_options_are_refused(void **state) {
  (void)state;
  static const struct {
    const char *name, *value, *says;
  } bad[] = {
      {"", "1", "unknown option ''"},
      {"blocks", "32", "the options are mode, widths, codegen, block, launch"},
      {"Mode", "fix", "unknown option 'Mode'"},
      {"mode", "", "needs a value: mode=fix|report"},
      {"mode", "check", "option 'mode=check': expected fix or report"},
      {"widths", "wide", "expected hardware or ir"},
      {"block", "32y8", "block shape '32y8'"},
      {"block", "k@", "block shape ''"},
      {"block", "@32", "name of a kernel"},
      {"block", "k@0", "block shape '0'"},
      {"report", "", "report=FILE"},
      {"report", "a;b", "cannot hold ';'"},
      {"layout", "pad:128:4", "expected ARRAY@LAYOUT"},
      {"layout", "@pad:128:4", "expected ARRAY@LAYOUT"},
      {"layout", "a@pad:128", "expected pad:R:P"},
      {"only", "", "only=GLOB"},
      {"whole-program", "true", "expected no or yes"},
      {"rdc", "-c", "expected no or yes"},
      {"codegen", "4", "expected 0, 1, 2 or 3"},
      {"codegen", "-1", "expected 0, 1, 2 or 3"},
      {"codegen", "22", "expected 0, 1, 2 or 3"},
      {"lanes", "all", "expected no or yes"},
      {"block", "k@4x2", "it contradicts block=k@8x1x1: keep one of them"},
      {"layout", "a@pad:128:4", "it contradicts layout=a@identity: keep one of them"},
      {"fail-above", "x", "a number of at least 1"},
      {"fail-above", "2x", "a number of at least 1"},
      {"fail-above", "0.5", "a number of at least 1"},
      {"fail-above", "-2", "a number of at least 1"},
      {"fail-above", "nan", "a number of at least 1"},
      {"fail-above", "inf", "a number of at least 1"},
      {"fail-above", "0x1", "a number of at least 1"},
      {"fail-above", "0x1.8p1", "a number of at least 1"},
      {"fail-above", " 2", "a number of at least 1"},
  };
  struct unbank_options options = {.size = sizeof options};
  set_all(&options,
          "mode=report;widths=ir;block=32x8;block=k@8;report=r;layout=a@identity;only=o;skip=s;"
          "whole-program=yes;fail-above=3");
  assert_null(unbank_options_set(&options, "block", "k@8x1"));
  assert_null(unbank_options_set(&options, "layout", "a@identity"));
  struct unbank_options before = options;
  for (size_t i = 0; i < COUNT(bad); i++) {
    char *error = unbank_options_set(&options, bad[i].name, bad[i].value);
    if (!error)
      fail_msg("%s=%s was taken", bad[i].name, bad[i].value);
    if (!strstr(error, bad[i].says))
      fail_msg("'%s' does not say '%s'", error, bad[i].says);
    assert_memory_equal(&options, &before, sizeof before);
    assert_int_equal(options.promises[0].block.x, 8);
    free(error);
  }
  unbank_options_clear(&options);
}

static void a_part_without_value_is_refused(void **state) {
  (void)state;
  struct unbank_options options = {.size = sizeof options};
  char *error = unbank_options_parse(&options, "mode=report;whole-program");
  assert_string_equal(error, "option 'whole-program': expected name=value");
  free(error);
  unbank_options_clear(&options);
}

static void shapes(void **state) {
  (void)state;
  static const struct {
    const char *text;
    struct unbank_shape shape; /* x == 0: refused */
  } table[] = {
      {"1", {1, 1, 1}},
      {"32", {32, 1, 1}},
      {"32x8", {32, 8, 1}},
      {"4x4x64", {4, 4, 64}},
      {"1024", {1024, 1, 1}},
      {"1x1024", {1, 1024, 1}},
      {"1025", {0, 0, 0}},
      {"1x1x65", {0, 0, 0}},
      {"32x33", {0, 0, 0}},
      {"0x8", {0, 0, 0}},
      {"32x", {0, 0, 0}},
      {"x8", {0, 0, 0}},
      {"32x8x1x1", {0, 0, 0}},
      {"-1", {0, 0, 0}},
      {" 32", {0, 0, 0}},
      {"32 ", {0, 0, 0}},
      {"32X8", {0, 0, 0}},
      {"", {0, 0, 0}},
      {"99999999999999999999", {0, 0, 0}},
      {"1024x1024x64", {0, 0, 0}},
  };
  for (size_t i = 0; i < COUNT(table); i++) {
    struct unbank_shape shape = {0};
    char *error = unbank_shape_parse(table[i].text, &shape);
    assert_int_equal(!error, table[i].shape.x != 0);
    assert_memory_equal(&shape, &table[i].shape, sizeof shape);
    free(error);
  }
}

static void rows_describe_every_option(void **state) {
  (void)state;
  static const char *const names[] = {"mode",   "widths",     "codegen",  "block",
                                      "launch", "report",     "lanes",    "profile",
                                      "layout", "only",       "skip",     "whole-program",
                                      "rdc",    "fail-above", "baseline", "unknown"};
  static const bool repeats[COUNT(names)] = {
      [3] = true, [7] = true, [8] = true, [9] = true, [10] = true};
  const struct unbank_option_row *rows = unbank_option_rows();
  size_t count = 0;
  for (; rows[count].name; count++) {
    assert_string_equal(rows[count].name, names[count]);
    assert_int_equal(rows[count].repeats, repeats[count]);
    assert_true(*rows[count].value && *rows[count].help);
  }
  assert_int_equal(count, COUNT(names));
}

static void plain_names(void **state) {
  (void)state;
  static const struct {
    const char *demangled, *plain;
  } table[] = {
      {"", ""},
      {"transpose", "transpose"},
      {"transpose(float*, float const*, int)", "transpose"},
      {"transpose(float*, int)::tile", "transpose::tile"},
      {"void foo<int>(float*)", "foo"},
      {"void foo<float, 32>(float*)::s", "foo::s"},
      {"void foo<(Kind)1>(float*)::s", "foo::s"},
      {"void foo<((1) > (2))>(int)", "foo"},
      {"void a::b<std::pair<int, std::vector<float>>, (a::K)2>::run<c<d>>(e<f> const&)",
       "a::b::run"},
      {"std::vector<int, std::allocator<int>> const& make<int>(int)", "make"},
      {"unsigned long long count<int>(int*)", "count"},
      {"float const* at<int>(int)", "at"},
      {"decltype(fp + fp0) add<int, int>(int, int)", "add"},
      {"(anonymous namespace)::f(int)", "f"},
      {"void (anonymous namespace)::f<int>(int)::tile", "f::tile"},
      {"n::(anonymous namespace)::g(void (*)(int, char))::buffer", "n::g::buffer"},
      {"S::f(int) const", "S::f"},
      {"S::f(int) const volatile &&::tile", "S::f::tile"},
      {"S::operator()(int) const", "S::operator()"},
      {"S::operator()(int) const::tile", "S::operator()::tile"},
      {"bool operator==<int>(A<int> const&, A<int> const&)", "operator=="},
      {"operator<<(A&, int)", "operator<<"},
      {"S::operator<(S const&) const", "S::operator<"},
      {"S::operator->() const", "S::operator->"},
      {"operator new(unsigned long)", "operator new"},
      {"operator delete[](void*)", "operator delete[]"},
      {"S::operator float() const", "S::operator float"},
      {"int my_operator<int>(int)", "my_operator"},
      {"operators(int)", "operators"},
      {"operators f<int>(int)", "f"},
      {"run(int)::'lambda'(float)::operator()(float) const::tile",
       "run::'lambda'::operator()::tile"},
      {"foo() (.1)", "foo"},
      {"f(", "f"},
      {"f<", "f"},
      {"f<(>", "f"},
      {")>", ")>"},
  };
  for (size_t i = 0; i < COUNT(table); i++) {
    char *plain = unbank_plain_name(table[i].demangled);
    assert_string_equal(plain, table[i].plain);
    free(plain);
  }
}

static void short_names(void **state) {
  (void)state;
  static const struct {
    const char *demangled, *kept;
  } table[] = {
      {"transpose(float*, int)", "transpose"},
      {"void foo<float, 32>(float*)", "foo<float, 32>"},
      {"void (anonymous namespace)::foo<((anonymous namespace)::Kind)84, -1>(float*) const",
       "foo<84, -1>"},
      {"void foo<(Kind)-1, (a::K)2>(int)::tile", "foo<-1, 2>::tile"},
      {"void foo<void (*)(int, char)>(int)", "foo<void (*)(int, char)>"},
      {"std::vector<int, std::allocator<int>> const& make<std::pair<int, int>>(int)",
       "make<std::pair<int, int>>"},
      {"f<", "f<"},
  };
  for (size_t i = 0; i < COUNT(table); i++) {
    char *text = unbank_short_name(table[i].demangled);
    assert_string_equal(text, table[i].kept);
    free(text);
  }
}

static void mangled_names(void **state) {
  (void)state;
  static const struct {
    const char *a, *b;
    bool same;
  } table[] = {
      {"_ZL3rowPfi", "_ZL3rowPfi", true},
      {"_ZL3rowPfi__intern__dd74fcb66d8bd86d", "_ZL3rowPfi", true},
      {"_ZL3rowPfi__intern__dd74fcb66d8bd86d", "_ZL3rowPfi.static.0123456789abcdef", true},
      {"_ZL3rowPfi__intern__dd74", "_ZL3colPfi__intern__dd74", false},
      {"_ZL3rowPfi__intern__dd74x", "_ZL3rowPfi", false},
      {"_ZL3rowPfi__intern__", "_ZL3rowPfi", false},
      {"__intern__dd74", "__static__dd74", false},
      {"a__intern__1__static__2", "a__intern__1", false},
      {"row", "rows", false},
  };
  for (size_t i = 0; i < COUNT(table); i++)
    assert_int_equal(unbank_same_mangled(table[i].a, table[i].b), table[i].same);
}

static void arrays_by_pattern(void **state) {
  (void)state;
  static const char mangled[] = "_ZZ9transposePfPKfiE4tile", display[] = "transpose::tile";
  static const struct {
    const char *pattern;
    bool matches;
  } table[] = {
      {"_ZZ9transposePfPKfiE4tile", true},
      {"transpose::tile", true},
      {"*", true},
      {"transpose::*", true},
      {"*::tile", true},
      {"_ZZ9*tile", true},
      {"t?anspose::tile", true},
      {"tile", false},
      {"transpose", false},
      {"", false},
      {"Transpose::tile", false},
      {"transpose::tile2", false},
      {"[tT]ranspose::t*", true},
  };
  for (size_t i = 0; i < COUNT(table); i++)
    assert_int_equal(unbank_options_match(table[i].pattern, mangled, display), table[i].matches);
}

static void kernels_by_name(void **state) {
  (void)state;
  static const char mangled[] = "_ZN2ns3fooIfLi32EEEvPT_",
                    demangled[] = "void ns::foo<float, 32>(float*)";
  static const struct {
    const char *name;
    bool names;
  } table[] = {
      {"_ZN2ns3fooIfLi32EEEvPT_", true},
      {"ns::foo", true},
      {"foo", false},
      {"ns::foo<float, 32>", true},
      {"ns::foo<float,32>", true},
      {"void ns::foo<float, 32>(float*)", true},
      {"ns::foo<float, 16>", false},
      {"foo<float, 32>", false},
      {"ns::foo<float, 32>(float*)", false},
      {"ns::fo*", false},
      {"", false},
  };
  for (size_t i = 0; i < COUNT(table); i++)
    assert_int_equal(unbank_options_means(table[i].name, mangled, demangled), table[i].names);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nothing_is_the_default),
      cmocka_unit_test(each_option_is_read),
      cmocka_unit_test(later_replaces_earlier),
      cmocka_unit_test(bad_options_are_refused),
      cmocka_unit_test(a_part_without_value_is_refused),
      cmocka_unit_test(shapes),
      cmocka_unit_test(rows_describe_every_option),
      cmocka_unit_test(plain_names),
      cmocka_unit_test(short_names),
      cmocka_unit_test(mangled_names),
      cmocka_unit_test(arrays_by_pattern),
      cmocka_unit_test(kernels_by_name),
  };
  return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
