/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank_run as programs call it: which modules it touches, what it says of options and numbers
 * that no text holds, and runs in several threads at once. */
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>

#include "support/arena.h"
#include "unbank/unbank.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* Each thread of a warp writes a row and reads a column. */
static const char layout_line[] = "target datalayout = \"e-p3:64:64\"\n";
static const char body[] =
    "@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4\n"
    "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "define ptx_kernel void @kernel(ptr %out) {\n"
    "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "  %row = getelementptr [32 x float], ptr addrspace(3) @tile, i32 0, i32 %t\n"
    "  store float 1.0, ptr addrspace(3) %row, align 4\n"
    "  %column = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %t, i32 0\n"
    "  %v = load float, ptr addrspace(3) %column, align 4\n"
    "  store float %v, ptr %out, align 4\n"
    "  ret void\n"
    "}\n";

static LLVMModuleRef parse(LLVMContextRef context, const char *triple, bool has_layout) {
  char *text = triple ? unbank_error("target triple = \"%s\"\n%s%s", triple,
                                     has_layout ? layout_line : "", body)
                      : unbank_error("%s%s", has_layout ? layout_line : "", body);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "run");
  LLVMModuleRef module = NULL;
  char *error = NULL;
  if (LLVMParseIRInContext(context, buffer, &module, &error))
    fail_msg("%s", error);
  free(text);
  return module;
}

static void only_device_modules_are_touched(void **state) {
  (void)state;
  static const struct {
    const char *triple;
    bool is_device;
  } rows[] = {
      {"nvptx64-nvidia-cuda", true},
      {"nvptx-nvidia-cuda", true},
      {"nvptx64", true},
      {"spirv64", false},
      {"amdgcn-amd-amdhsa", false},
      {"x86_64-pc-linux-gnu", false},
      {"nvptx128-nvidia-cuda", false},
      {"nvptxes", false},
      {NULL, true}, /* with a kernel: of NVPTX */
  };
  for (size_t i = 0; i < COUNT(rows); i++) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = parse(context, rows[i].triple, true);
    char *before = LLVMPrintModuleToString(module);
    struct unbank_options options = {.size = sizeof options, .block = {32, 1, 1}};
    struct unbank_report *report = NULL;
    assert_null(unbank_run(module, &options, &report));
    char *after = LLVMPrintModuleToString(module);
    assert_int_equal(strcmp(before, after) != 0, rows[i].is_device);
    assert_int_equal(report->array_count, rows[i].is_device);
    assert_int_equal(report->kernel_count, rows[i].is_device);
    assert_string_equal(report->triple, rows[i].triple ? rows[i].triple : "nvptx64-nvidia-cuda");
    char *json = unbank_report_json(report);
    assert_non_null(json);
    free(json);
    unbank_report_free(report);
    LLVMDisposeMessage(before);
    LLVMDisposeMessage(after);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
  }
}

static void a_device_module_needs_a_data_layout(void **state) {
  (void)state;
  LLVMContextRef context = LLVMContextCreate();
  struct unbank_options options = {.size = sizeof options};
  struct unbank_report *report = NULL;
  LLVMModuleRef module = parse(context, "nvptx64-nvidia-cuda", false);
  char *error = unbank_run(module, &options, &report);
  assert_non_null(strstr(error, "target datalayout"));
  assert_null(report);
  free(error);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
}

static void options_by_hand_are_checked(void **state) {
  (void)state;
  static struct unbank_promise nameless = {.block = {32, 1, 1}},
                               huge = {.kernel = (char *)"kernel", .block = {65536, 65536, 65536}};
  static struct unbank_forced_layout
      kind = {.array = (char *)"*", .layout = {.permutation = (enum unbank_permutation)7}},
      columns = {.array = (char *)"*",
                 .layout = {.permutation = UNBANK_PERMUTE_LINEAR, .linear = {.count = 99}}},
      shift = {.array = (char *)"*",
               .layout = {.permutation = UNBANK_PERMUTE_XOR, .xor_ = {40, 1, 50}}},
      row = {.array = (char *)"*", .layout = {.permutation = UNBANK_PERMUTE_ROTATE}},
      pad = {.array = (char *)"*", .layout = {.pads = {{0, 0}, {128, 4}}}},
      right = {.array = (char *)"*", .layout = {.pads = {{128, 4}}}};
  static char *none[] = {NULL};
  const struct {
    struct unbank_options options;
    const char *says;
  } rows[] = {
      {{.mode = (enum unbank_mode)9}, "mode"},
      {{.mode = (enum unbank_mode)(UNBANK_MODE_REPORT + 1)}, "mode"},
      {{.widths = (enum unbank_widths) - 1}, "widths"},
      {{.widths = (enum unbank_widths)(UNBANK_WIDTHS_IR + 1)}, "widths"},
      {{.fail_above = -1}, "fail-above"},
      {{.fail_above = (double)NAN}, "fail-above"},
      {{.block = {1024, 1024, 1}}, "block shape"},
      {{.block = {32, 0, 1}}, "block shape"},
      {{.promises = &nameless, .promise_count = 1}, "promise"},
      {{.promises = &huge, .promise_count = 1}, "block shape"},
      {{.layouts = &kind, .layout_count = 1}, "permutation"},
      {{.layouts = &columns, .layout_count = 1}, "columns"},
      {{.layouts = &shift, .layout_count = 1}, "layout"},
      {{.layouts = &row, .layout_count = 1}, "layout"},
      {{.layouts = &pad, .layout_count = 1}, "pad"},
      {{.only = none, .only_count = 1}, "only"},
      {{.layouts = &right, .layout_count = 1}, NULL},
  };
  for (size_t i = 0; i < COUNT(rows); i++) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = parse(context, "nvptx64-nvidia-cuda", true);
    struct unbank_report *report = NULL;
    struct unbank_options options = rows[i].options;
    options.size = sizeof options;
    char *error = unbank_run(module, &options, &report);
    assert_int_equal(error != NULL, rows[i].says != NULL);
    if (error && !strstr(error, rows[i].says))
      fail_msg("row %zu: %s", i, error);
    free(error);
    unbank_report_free(report);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
  }
}

/* Numbers that are no enumerators have words too. */
static void every_number_has_a_word(void **state) {
  (void)state;
  static const int numbers[] = {-1, UNBANK_OP_COUNT, 4000, INT32_MAX, INT32_MIN};
  const struct unbank_lanes lanes = {.active = 1};
  struct unbank_wavefronts out;
  for (size_t i = 0; i < COUNT(numbers); i++) {
    assert_string_equal(unbank_op_name((enum unbank_op)numbers[i]), "?");
    assert_false(unbank_bank_wavefronts((enum unbank_op)numbers[i], 4, &lanes, &out));
    assert_string_equal(unbank_decision_name((enum unbank_decision)numbers[i]), "?");
    if (numbers[i] != UNBANK_OP_COUNT)
      assert_string_equal(unbank_code_row((enum unbank_code)numbers[i])->text, "unknown");
  }
  assert_string_equal(unbank_code_row(UNBANK_CODE_COUNT)->text, "unknown");
  assert_string_equal(unbank_op_name(UNBANK_OP_WMMA_ST), "wmma.st");
  assert_string_equal(unbank_code_row(UNBANK_CODE_WRAPS)->text, "wraps");
}

static void a_report_of_any_numbers_is_written(void **state) {
  (void)state;
  struct unbank_report_access access = {
      .id = "s0",
      .op = (enum unbank_op)77,
      .before = {.present = true,
                 .exactness = (enum unbank_exactness)9,
                 .weight_exactness = (enum unbank_weight_exactness) - 4}};
  struct unbank_report_kernel kernel = {.name = "k",
                                        .block_source = (enum unbank_block_source)42,
                                        .assumes = ~0u,
                                        .accesses = &access,
                                        .access_count = 1,
                                        .before = {.exactness = (enum unbank_exactness) - 1}};
  struct unbank_report_array array = {.id = "a0",
                                      .name = "a",
                                      .code = (enum unbank_code)99,
                                      .layout = {.permutation = (enum unbank_permutation)5}};
  struct unbank_report report = {.module = "m",
                                 .triple = "t",
                                 .llvm = "0",
                                 .arrays = &array,
                                 .array_count = 1,
                                 .kernels = &kernel,
                                 .kernel_count = 1};
  char *json = unbank_report_json(&report);
  assert_non_null(strstr(json, "\"?\""));
  free(json);
  FILE *nowhere = fopen("/dev/null", "w");
  unbank_report_print(&report, nowhere);
  fclose(nowhere);
}

/* Threads that begin together, each with a context of its own, as ThinLTO's backends in one
 * process. */
static void *run_alone(void *unused) {
  (void)unused;
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = parse(context, "nvptx64-nvidia-cuda", true);
  struct unbank_options options = {.size = sizeof options, .block = {32, 1, 1}};
  struct unbank_report *report = NULL;
  char *error = unbank_run(module, &options, &report);
  char *json = error ? error : unbank_report_json(report);
  unbank_report_free(report);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  return json;
}

static void threads_do_not_meet(void **state) {
  (void)state;
  pthread_t threads[8];
  char *first = NULL;
  for (size_t i = 0; i < COUNT(threads); i++)
    assert_int_equal(pthread_create(&threads[i], NULL, run_alone, NULL), 0);
  for (size_t i = 0; i < COUNT(threads); i++) {
    void *json;
    pthread_join(threads[i], &json);
    if (!first)
      first = json;
    else
      assert_string_equal(json, first);
    if (json != first)
      free(json);
  }
  assert_non_null(strstr(first, "\"changed\""));
  free(first);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(threads_do_not_meet),
      cmocka_unit_test(only_device_modules_are_touched),
      cmocka_unit_test(a_device_module_needs_a_data_layout),
      cmocka_unit_test(options_by_hand_are_checked),
      cmocka_unit_test(every_number_has_a_word),
      cmocka_unit_test(a_report_of_any_numbers_is_written),
  };
  return cmocka_run_group_tests_name("run", tests, NULL, NULL);
}
