/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The library as programs call it: versions, sizes of structures, modules from files, analysing
 * without rewriting, and the score of a given layout. */
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
#include <llvm-c/Core.h>

#include "unbank/unbank.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

static const char sample[] = "examples/api/column.ll";

static LLVMModuleRef read_file(const char *path) {
  LLVMModuleRef module = NULL;
  char *error = unbank_module_read(path, &module);
  if (error)
    fail_msg("%s", error);
  return module;
}

/* Of text, through a file. */
static LLVMModuleRef read_text(const char *body) {
  char path[] = "/tmp/unbank-api-XXXXXX";
  int file = mkstemp(path);
  FILE *out = fdopen(file, "w");
  fputs("target datalayout = \"e-p3:64:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n"
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n",
        out);
  fputs(body, out);
  fclose(out);
  LLVMModuleRef module = read_file(path);
  unlink(path);
  return module;
}

static void expect(char *error, const char *says) {
  if (!error)
    fail_msg("no error, where one should say '%s'", says);
  if (!strstr(error, says))
    fail_msg("'%s' does not say '%s'", error, says);
  unbank_free(error);
}

static void versions_agree(void **state) {
  (void)state;
  char text[32];
  snprintf(text, sizeof text, "%d.%d.%d", UNBANK_VERSION_MAJOR, UNBANK_VERSION_MINOR,
           UNBANK_VERSION_PATCH);
  assert_string_equal(UNBANK_VERSION, text);
  assert_string_equal(unbank_version(), text);
  assert_int_equal(unbank_version_number(), UNBANK_VERSION_NUMBER);
  unsigned major, minor, patch;
  LLVMGetVersion(&major, &minor, &patch);
  assert_int_equal(atoi(unbank_llvm_version()), major);
  unbank_free(NULL);
  unbank_options_free(NULL);
  unbank_scores_free(NULL);
  unbank_report_free(NULL);
  unbank_module_free(NULL);
}

/* Options of programs that were compiled with other headers. */

struct newer {
  struct unbank_options options;
  char more[24];
};

static void sizes_are_checked(void **state) {
  (void)state;
  LLVMModuleRef module = read_file(sample);
  static const struct {
    size_t size;
    char last;
    const char *says;
  } rows[] = {
      {0, 0, "unbank_options_init"},
      {8, 0, "compile the program with the headers"},
      {sizeof(struct unbank_options) - 1, 0, "compile the program with the headers"},
      {sizeof(struct unbank_options), 1, NULL},
      {sizeof(struct newer), 0, NULL},
      {sizeof(struct newer), 1, "it sets fields that libunbank"},
  };
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct newer newer;
    struct unbank_options *options = &newer.options;
    unbank_options_init(options, sizeof newer);
    newer.more[sizeof newer.more - 1] = rows[i].last;
    options->size = rows[i].size;
    struct unbank_scores *scores = NULL;
    struct unbank_report *report = NULL;
    char *errors[] = {
        unbank_options_set(options, "rdc", "yes"),
        unbank_options_parse(options, "rdc=yes"),
        unbank_options_check(options),
        unbank_run(module, options, &report),
        unbank_analyze(module, options, NULL),
        unbank_score_layout(module, options, "table", "identity", &scores),
    };
    for (size_t e = 0; e < COUNT(errors); e++)
      if (rows[i].says)
        expect(errors[e], rows[i].says);
      else if (errors[e])
        fail_msg("row %zu: %s", i, errors[e]);
    assert_int_equal(options->rdc == UNBANK_YES, !rows[i].says);
    assert_int_equal(!report, !!rows[i].says);
    unbank_report_free(report);
    unbank_scores_free(scores);
    unbank_options_clear(options);
    assert_int_equal(options->size, rows[i].size);
  }
  unbank_module_free(module);
}

static void options_need_no_structure(void **state) {
  (void)state;
  struct unbank_options *options = unbank_options_new();
  assert_null(unbank_options_parse(options, "block=32x8;only=a"));
  assert_int_equal(options->block.y, 8);
  expect(unbank_options_parse(options, "mode=none"), "expected fix or report");
  unbank_options_free(options);
}

/* Modules. */

static void modules_go_through_files(void **state) {
  (void)state;
  static const char *const endings[] = {"ll", "bc"};
  for (size_t i = 0; i < COUNT(endings); i++) {
    char path[64];
    snprintf(path, sizeof path, "/tmp/unbank-api-%ld.%s", (long)getpid(), endings[i]);
    LLVMModuleRef module = read_file(sample);
    assert_null(unbank_module_write(module, path));
    LLVMModuleRef again = read_file(path);
    LLVMSetModuleIdentifier(module, "m", 1);
    LLVMSetModuleIdentifier(again, "m", 1);
    char *texts[] = {LLVMPrintModuleToString(module), LLVMPrintModuleToString(again)};
    assert_string_equal(texts[0], texts[1]);
    FILE *file = fopen(path, "r");
    assert_int_equal(fgetc(file) == ';', i == 0);
    fclose(file);
    unlink(path);
    LLVMDisposeMessage(texts[0]);
    LLVMDisposeMessage(texts[1]);
    unbank_module_free(again);
    unbank_module_free(module);
  }
  LLVMModuleRef none = NULL;
  expect(unbank_module_read("/none/such.ll", &none), "/none/such.ll: ");
  expect(unbank_module_read("README.md", &none), "README.md:");
  assert_null(none);
  LLVMModuleRef module = read_file(sample);
  expect(unbank_module_write(module, "/none/such.ll"), "cannot write /none/such.ll: No such file");
  expect(unbank_module_write(module, "/"), "cannot write /: Is a directory");
  unbank_module_free(module);
}

/* Runs. */

static void analysing_changes_nothing(void **state) {
  (void)state;
  struct unbank_options options = {.size = sizeof options, .block = {32, 1, 1}};
  LLVMModuleRef module = read_file(sample);
  char *before = LLVMPrintModuleToString(module);
  struct unbank_report *looked = NULL, *done = NULL;
  assert_null(unbank_analyze(module, &options, &looked));
  char *after = LLVMPrintModuleToString(module);
  assert_string_equal(before, after);
  assert_int_equal(options.mode, UNBANK_MODE_FIX);
  assert_null(unbank_run(module, &options, &done));
  char *rewritten = LLVMPrintModuleToString(module);
  assert_string_not_equal(before, rewritten);
  char *texts[] = {unbank_report_text(looked), unbank_report_text(done), unbank_report_json(looked),
                   unbank_report_json(done)};
  assert_string_equal(texts[0], texts[1]);
  assert_string_equal(texts[2], texts[3]);
  assert_non_null(strstr(texts[0], "pad:128:4  changed"));
  for (size_t i = 0; i < COUNT(texts); i++)
    unbank_free(texts[i]);
  unbank_report_free(looked);
  unbank_report_free(done);
  LLVMDisposeMessage(before);
  LLVMDisposeMessage(after);
  LLVMDisposeMessage(rewritten);
  unbank_module_free(module);
}

static void options_may_be_left_out(void **state) {
  (void)state;
  LLVMModuleRef module = read_file(sample);
  struct unbank_report *report = NULL;
  assert_null(unbank_analyze(module, NULL, &report));
  assert_int_equal(report->kernel_count, 3);
  unbank_report_free(report);
  struct unbank_scores *scores = NULL;
  assert_null(unbank_score_layout(module, NULL, "tile", "identity", &scores));
  assert_int_equal(unbank_scores_count(scores), 3);
  unbank_scores_free(scores);
  assert_null(unbank_run(module, NULL, NULL));
  unbank_module_free(module);
}

/* Scores. */

static struct unbank_scores *score(LLVMModuleRef module, const char *text, const char *array,
                                   const char *layout) {
  struct unbank_options options = {.size = sizeof options, .block = {32, 1, 1}};
  struct unbank_scores *scores = NULL;
  char *error = unbank_options_parse(&options, text);
  if (!error)
    error = unbank_score_layout(module, &options, array, layout, &scores);
  if (error)
    fail_msg("%s", error);
  unbank_options_clear(&options);
  return scores;
}

static void layouts_are_scored(void **state) {
  (void)state;
  static const struct {
    const char *options, *array, *layout;
    double wavefronts;
    size_t bytes;
  } rows[] = {
      {"", "tile", "identity", 33, 4096},
      {"mode=fix", "tile", "pad:128:4", 2, 4224},
      {"", "tile", "pad:128:8", 3, 4352},
      {"", "t?le", "xor:2:31:7", 2, 4096},
      {"layout=tile@identity", "tile", "xor:2:31:7", 2, 4096},
      /* Another array: the tile stays as it is, unless the options say otherwise. */
      {"", "table", "pad:128:4", 33, 4220},
      {"layout=tile@pad:128:4", "table", "identity", 2, 4096},
      {"layout=t*@pad:128:4", "table", "pad:256:4", 2, 4156},
  };
  LLVMModuleRef module = read_file(sample);
  char *before = LLVMPrintModuleToString(module);
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct unbank_scores *scores = score(module, rows[i].options, rows[i].array, rows[i].layout);
    const struct unbank_score *known = unbank_scores_at(scores, 0),
                              *range = unbank_scores_at(scores, 1),
                              *unknown = unbank_scores_at(scores, 2);
    assert_int_equal(unbank_scores_count(scores), 3);
    assert_null(unbank_scores_at(scores, 3));
    assert_int_equal(known->size, sizeof *known);
    assert_string_equal(known->kernel, "transpose");
    assert_int_equal(known->exact, UNBANK_EXACT);
    if (known->min != rows[i].wavefronts || known->max != rows[i].wavefronts || known->ideal != 2)
      fail_msg("row %zu: %g to %g", i, known->min, known->max);
    assert_string_equal(known->reason, "");
    assert_int_equal(known->block.x, 32);
    assert_int_equal(range->exact, UNBANK_BOUNDED);
    assert_true(range->min == 1 && range->max == 32 && range->ideal == 1 && !range->per_trip);
    assert_non_null(strstr(range->reason, "n"));
    assert_int_equal(unknown->exact, UNBANK_UNKNOWN);
    assert_true(isnan(unknown->min) && isnan(unknown->max) && isnan(unknown->ideal));
    assert_string_equal(unknown->reason, "the address depends on data");
    if (unbank_scores_bytes(scores) != rows[i].bytes)
      fail_msg("row %zu: %zu bytes", i, unbank_scores_bytes(scores));
    unbank_scores_free(scores);
  }
  char *after = LLVMPrintModuleToString(module);
  assert_string_equal(before, after);
  LLVMDisposeMessage(before);
  LLVMDisposeMessage(after);
  unbank_module_free(module);
}

static void what_cannot_be_scored_says_why(void **state) {
  (void)state;
  static const struct {
    const char *array, *layout, *says;
  } rows[] = {
      {"none", "identity", "no shared array of the module is called none; it has tile, table"},
      {"t*", "identity", "t* means more than one array: tile and table"},
      {"tile", "pad:128", "expected pad:R:P"},
      {"tile", "pad:130:3", "(straddles-atom)"},
      {"tile", "pad:128:2048", "(static-limit)"},
  };
  LLVMModuleRef module = read_file(sample);
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct unbank_scores *scores = NULL;
    expect(unbank_score_layout(module, NULL, rows[i].array, rows[i].layout, &scores), rows[i].says);
    assert_null(scores);
  }
  unbank_module_free(module);
}

/* An array that may not change has a score all the same: the one that it has. */
static void pinned_arrays_have_a_score(void **state) {
  (void)state;
  LLVMModuleRef module =
      read_text("@tile = external addrspace(3) global [32 x [32 x float]], align 4\n"
                "define ptx_kernel void @kernel() {\n"
                "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                "  %at = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %t, i32 0\n"
                "  store float 1.0, ptr addrspace(3) %at, align 4\n"
                "  ret void\n"
                "}\n");
  struct unbank_scores *scores = score(module, "", "tile", "identity");
  assert_true(unbank_scores_at(scores, 0)->min == 32);
  unbank_scores_free(scores);
  scores = NULL;
  expect(unbank_score_layout(module, NULL, "tile", "pad:128:4", &scores), "(external-linkage)");
  unbank_module_free(module);
}

/* Of which an argument decides the length. */
static void loops_count_as_one_trip(void **state) {
  (void)state;
  LLVMModuleRef module =
      read_text("@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4\n"
                "define ptx_kernel void @kernel(i32 %n) {\n"
                "entry:\n"
                "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                "  br label %loop\n"
                "loop:\n"
                "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n"
                "  %at = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %t, i32 0\n"
                "  store volatile float 1.0, ptr addrspace(3) %at, align 4\n"
                "  %next = add i32 %i, 1\n"
                "  %more = icmp ult i32 %next, %n\n"
                "  br i1 %more, label %loop, label %end\n"
                "end:\n"
                "  ret void\n"
                "}\n");
  struct unbank_scores *scores = score(module, "widths=ir", "tile", "identity");
  const struct unbank_score *kernel = unbank_scores_at(scores, 0);
  assert_int_equal(kernel->exact, UNBANK_BOUNDED);
  assert_true(kernel->per_trip);
  assert_true(kernel->min == 32 && kernel->max == 32);
  assert_string_equal(kernel->reason, "a loop of unknown length counts as one trip");
  unbank_scores_free(scores);
  unbank_module_free(module);
}

/* Layouts that need an argument of the one kernel that has all accesses. */
static const char *const unfounded[] = {"pitch:2:9:4:0", "pitch:2:1:4:0", "xor:2:31:7+carved:4096"};
/* One that is none, and identity, come behind them. */
enum { BROKEN = COUNT(unfounded), IDENTITY, PROPOSED };
static bool is_priced[PROPOSED];

static struct unbank_layout unfounded_layout(size_t i) {
  struct unbank_layout layout = {0};
  if (i == BROKEN)
    return (struct unbank_layout){.permutation = UNBANK_PERMUTE_XOR,
                                  .xor_ = {.bit = 4, .mask = 7, .shift = 3}};
  assert_null(i < COUNT(unfounded) ? unbank_layout_parse(unfounded[i], &layout) : NULL);
  return layout;
}

static bool propose_unfounded(const char *array, size_t i, struct unbank_layout *layout) {
  *layout = unfounded_layout(i);
  return array && i < IDENTITY;
}

static void note_price(const char *array, const struct unbank_price *price) {
  for (size_t i = 0; i < PROPOSED; i++) {
    struct unbank_layout layout = unfounded_layout(i);
    is_priced[i] |= array && unbank_layout_equal(&layout, &price->layout);
  }
}

/* An argument of a device function is another in each call, and the kernel has no ninth. What is no
 * layout would lay two bytes into one place. */
static void proposals_need_their_arguments(void **state) {
  (void)state;
  LLVMModuleRef module =
      read_text("@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4\n"
                "define internal void @store(i32 %row) noinline {\n"
                "  %at = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row, i32 0\n"
                "  store volatile float 1.0, ptr addrspace(3) %at, align 4\n"
                "  ret void\n"
                "}\n"
                "define ptx_kernel void @kernel(i32 %n) {\n"
                "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                "  call void @store(i32 %t)\n"
                "  ret void\n"
                "}\n");
  struct unbank_options options;
  unbank_options_init(&options, sizeof options);
  options.propose = propose_unfounded;
  options.on_price = note_price;
  assert_null(unbank_run(module, &options, NULL));
  for (size_t i = 0; i < IDENTITY; i++)
    if (is_priced[i])
      fail_msg("%s was evaluated", i < BROKEN ? unfounded[i] : "xor:4:7:3, which is none,");
  assert_true(is_priced[IDENTITY]);
  unbank_module_free(module);
}

/* What a run tells of its choice. */

struct heard {
  unsigned choices, kernels;
  double wavefronts[2]; /* of executions, before and after */
  struct unbank_candidate first, chosen;
  struct unbank_kernel_work work;
};

static void hear_choice(const struct unbank_choice *choice, void *context) {
  struct heard *heard = context;
  assert_string_equal(choice->arrays[0], "tile");
  assert_true(choice->considered > choice->candidate_count);
  heard->choices++;
  heard->first = choice->candidates[0];
  for (size_t i = 0; i < choice->candidate_count; i++)
    if (choice->candidates[i].fate == UNBANK_FATE_CHOSEN)
      heard->chosen = choice->candidates[i];
}

static void hear_work(const struct unbank_kernel_work *work, void *context) {
  struct heard *heard = context;
  heard->kernels++;
  heard->work = *work;
}

static void hear_execution(const struct unbank_execution *execution, void *context) {
  struct heard *heard = context;
  const struct unbank_layout identity = {0};
  const struct unbank_layout *layout =
      execution->is_after ? &heard->chosen.price.layout : &identity;
  struct unbank_lanes lanes = {.active = execution->active};
  struct unbank_wavefronts wavefronts;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    lanes.offset[i] = unbank_layout_apply(layout, execution->offset[i]);
  assert_true(execution->is_known && !execution->moved);
  assert_true(unbank_bank_wavefronts(execution->op, execution->bytes, &lanes, &wavefronts));
  heard->wavefronts[execution->is_after] += execution->count * wavefronts.wavefronts;
}

/* All that is told fits together, and nothing is decided otherwise for who listens. */
static void choices_are_told(void **state) {
  (void)state;
  static const char text[] =
      "@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4\n"
      "define ptx_kernel void @kernel() {\n"
      "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
      "  %at = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %t, i32 0\n"
      "  store volatile float 1.0, ptr addrspace(3) %at, align 4\n"
      "  ret void\n"
      "}\n";
  LLVMModuleRef told = read_text(text), untold = read_text(text);
  struct unbank_options options;
  struct heard heard = {0};
  unbank_options_init(&options, sizeof options);
  options.block = (struct unbank_shape){32, 1, 1};
  assert_null(unbank_run(untold, &options, NULL));
  options.on_choice = hear_choice;
  options.on_kernel_work = hear_work;
  options.on_execution = hear_execution;
  options.context = &heard;
  assert_null(unbank_run(told, &options, NULL));
  assert_int_equal(heard.choices, 1);
  assert_int_equal(heard.kernels, 1);
  assert_true(unbank_layout_is_identity(&heard.first.price.layout));
  assert_int_equal(heard.first.fate, UNBANK_FATE_DEARER);
  assert_true(unbank_layout_is_padded(&heard.chosen.price.layout));
  for (unsigned after = 0; after < 2; after++) {
    double expected = after ? 1 : 32;
    const struct unbank_block_work *work = after ? &heard.work.after : &heard.work.before;
    const struct unbank_candidate *candidate = after ? &heard.chosen : &heard.first;
    assert_float_equal(heard.wavefronts[after], expected, 1e-9);
    assert_float_equal(work->wavefronts, expected, 1e-9);
    assert_float_equal(candidate->price.wavefronts, expected, 1e-9);
  }
  char *one = LLVMPrintModuleToString(told), *other = LLVMPrintModuleToString(untold);
  const char *start = "target datalayout"; /* behind the name of the file */
  assert_string_equal(strstr(one, start), strstr(other, start));
  LLVMDisposeMessage(one);
  LLVMDisposeMessage(other);
  unbank_module_free(told);
  unbank_module_free(untold);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(versions_agree),
      cmocka_unit_test(sizes_are_checked),
      cmocka_unit_test(options_need_no_structure),
      cmocka_unit_test(modules_go_through_files),
      cmocka_unit_test(analysing_changes_nothing),
      cmocka_unit_test(options_may_be_left_out),
      cmocka_unit_test(layouts_are_scored),
      cmocka_unit_test(what_cannot_be_scored_says_why),
      cmocka_unit_test(pinned_arrays_have_a_score),
      cmocka_unit_test(loops_count_as_one_trip),
      cmocka_unit_test(proposals_need_their_arguments),
      cmocka_unit_test(choices_are_told),
  };
  return cmocka_run_group_tests_name("api", tests, NULL, NULL);
}
