/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The door to C++: each question beside one with the opposite answer, on one function. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>

#include "shim/nvvm.h"
#include "shim/shim.h"

/* for (i = 0; i < 10; ++i) for (j = i; j < n; j += m) {}     if (n > 5) then; exit */
static const char source[] = "define i32 @f(i32 %n, i32 %m, ptr %p) {\n"
                             "entry:\n"
                             "  %low = and i32 %n, 31\n"
                             "  %scaled = shl i32 %n, 3\n"
                             "  %both = sub i32 %n, %m\n"
                             "  br label %outer\n"
                             "outer:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]\n"
                             "  br label %inner\n"
                             "inner:\n"
                             "  %j = phi i32 [ %i, %outer ], [ %j.next, %inner ]\n"
                             "  %k = phi i32 [ 512, %outer ], [ %k.next, %inner ]\n"
                             "  %falling = phi i32 [ %n, %outer ], [ %falling.next, %inner ]\n"
                             "  %thrice = phi i32 [ %n, %outer ], [ %thrice.next, %inner ]\n"
                             "  %k.next = lshr i32 %k, 1\n"
                             "  %falling.next = sub i32 %falling, %both\n"
                             "  %triple = mul i32 %m, -3\n"
                             "  %thrice.next = add i32 %thrice, %triple\n"
                             "  %j.next = add nsw i32 %j, %m\n"
                             "  %again = icmp slt i32 %j.next, %n\n"
                             "  br i1 %again, label %inner, label %latch\n"
                             "latch:\n"
                             "  %i.next = add nuw nsw i32 %i, 1\n"
                             "  %more = icmp ult i32 %i.next, 10\n"
                             "  br i1 %more, label %outer, label %guard\n"
                             "guard:\n"
                             "  %positive = icmp sgt i32 %n, 5\n"
                             "  br i1 %positive, label %then, label %exit\n"
                             "then:\n"
                             "  %twice.a = add i32 %n, %m\n"
                             "  %twice.b = add i32 %n, %m\n"
                             "  %sum = mul i32 %twice.a, %twice.b\n"
                             "  store i32 %sum, ptr %p\n"
                             "  br label %exit\n"
                             "exit:\n"
                             "  ret i32 %low\n"
                             "}\n";

/* Phis of one loop that count nothing, each beside one that leaves its range. */
static const char turns[] = "define i32 @g(i32 %n, i32 %m, i1 %c) {\n"
                            "entry:\n"
                            "  br label %loop\n"
                            "loop:\n"
                            "  %heap = phi i32 [ 0, %entry ], [ %child, %down ]\n"
                            "  %ring = phi i32 [ 0, %entry ], [ %ring.next, %down ]\n"
                            "  %odd = phi i32 [ 0, %entry ], [ %odd.next, %down ]\n"
                            "  %held = phi i32 [ 3, %entry ], [ %held.next, %down ]\n"
                            "  %loose = phi i32 [ 3, %entry ], [ %loose.next, %down ]\n"
                            "  %half = phi i32 [ 512, %entry ], [ %half.next, %down ]\n"
                            "  %twice = phi i32 [ 1, %entry ], [ %twice.next, %down ]\n"
                            "  %rows = shl nsw i32 %heap, 1\n"
                            "  %left = or disjoint i32 %rows, 1\n"
                            "  %more = icmp slt i32 %left, 16\n"
                            "  br i1 %more, label %down, label %out\n"
                            "down:\n"
                            "  %child = select i1 %c, i32 %left, i32 %heap\n"
                            "  %ring.by = add nuw i32 %ring, 1\n"
                            "  %full = icmp eq i32 %ring.by, 3\n"
                            "  %ring.next = select i1 %full, i32 0, i32 %ring.by\n"
                            "  %odd.by = add i32 %odd, 2\n"
                            "  %never = icmp eq i32 %odd.by, 3\n"
                            "  %odd.next = select i1 %never, i32 0, i32 %odd.by\n"
                            "  %held.any = add nuw i32 %held, %m\n"
                            "  %held.next = call i32 @llvm.umin.i32(i32 %held.any, i32 2)\n"
                            "  %loose.any = add i32 %loose, %m\n"
                            "  %loose.next = call i32 @llvm.umax.i32(i32 %loose.any, i32 7)\n"
                            "  %half.next = lshr i32 %half, 1\n"
                            "  %twice.next = shl i32 %twice, 1\n"
                            "  br label %loop\n"
                            "out:\n"
                            "  ret i32 %heap\n"
                            "}\n"
                            "declare i32 @llvm.umin.i32(i32, i32)\n"
                            "declare i32 @llvm.umax.i32(i32, i32)\n";

struct fixture {
  LLVMContextRef context;
  LLVMModuleRef module;
  LLVMValueRef function;
  struct unbank_shim *shim;
};

static int set_up_function(void **state, const char *ir, const char *name) {
  struct fixture *fixture = calloc(1, sizeof *fixture);
  fixture->context = LLVMContextCreate();
  LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "shim");
  char *error = NULL;
  assert_int_equal(LLVMParseIRInContext(fixture->context, text, &fixture->module, &error), 0);
  fixture->function = LLVMGetNamedFunction(fixture->module, name);
  fixture->shim = unbank_shim_create();
  *state = fixture;
  return 0;
}

static int set_up(void **state) { return set_up_function(state, source, "f"); }

static int set_up_turns(void **state) { return set_up_function(state, turns, "g"); }

static int tear_down(void **state) {
  struct fixture *fixture = *state;
  unbank_shim_dispose(fixture->shim);
  LLVMDisposeModule(fixture->module);
  LLVMContextDispose(fixture->context);
  free(fixture);
  return 0;
}

static LLVMBasicBlockRef block(const struct fixture *fixture, const char *name) {
  LLVMBasicBlockRef found = LLVMGetFirstBasicBlock(fixture->function);
  while (found && strcmp(LLVMGetBasicBlockName(found), name))
    found = LLVMGetNextBasicBlock(found);
  assert_non_null(found);
  return found;
}

static LLVMValueRef value(const struct fixture *fixture, const char *name) {
  size_t length;
  for (unsigned i = 0; i < LLVMCountParams(fixture->function); ++i)
    if (!strcmp(LLVMGetValueName2(LLVMGetParam(fixture->function, i), &length), name))
      return LLVMGetParam(fixture->function, i);
  LLVMBasicBlockRef in = LLVMGetFirstBasicBlock(fixture->function);
  for (; in; in = LLVMGetNextBasicBlock(in))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(in); inst; inst = LLVMGetNextInstruction(inst))
      if (!strcmp(LLVMGetValueName2(inst, &length), name))
        return inst;
  fail_msg("no value %s", name);
  return NULL;
}

/* The caller knows this of `m`. */
static bool known_range(LLVMValueRef of, const void *context, int64_t *low, int64_t *high) {
  *low = 2;
  *high = 5;
  return of == context;
}

struct range_row {
  const char *value, *block;
  int64_t low, high;
};

static void expect_ranges(const struct fixture *fixture, const struct range_row *rows, size_t count,
                          bool is_signed) {
  for (size_t i = 0; i < count; ++i) {
    struct unbank_range_query query = {value(fixture, rows[i].value), block(fixture, rows[i].block),
                                       is_signed, known_range, value(fixture, "m")};
    int64_t low, high;
    unbank_integer_range(fixture->shim, query, &low, &high);
    if (low != rows[i].low || high != rows[i].high)
      fail_msg("%s is %lld..%lld", rows[i].value, (long long)low, (long long)high);
  }
}

static void test_ranges(void **state) {
  static const struct range_row rows[] = {{"low", "entry", 0, 31},
                                          {"i", "inner", 0, 9},
                                          {"i.next", "latch", 1, 10},
                                          {"n", "entry", INT32_MIN, INT32_MAX},
                                          {"m", "entry", 2, 5}};
  expect_ranges(*state, rows, sizeof rows / sizeof *rows, true);
}

static void test_invariants(void **state) {
  static const struct range_row signed_rows[] = {{"heap", "loop", 0, 15},
                                                 {"left", "down", 1, 15},
                                                 {"twice", "loop", INT32_MIN, INT32_MAX - 1}};
  static const struct range_row unsigned_rows[] = {{"ring", "loop", 0, 2},
                                                   {"odd", "loop", 0, UINT32_MAX},
                                                   {"held", "loop", 2, 3},
                                                   {"loose", "loop", 3, UINT32_MAX},
                                                   {"half", "loop", 0, 512}};
  expect_ranges(*state, signed_rows, sizeof signed_rows / sizeof *signed_rows, true);
  expect_ranges(*state, unsigned_rows, sizeof unsigned_rows / sizeof *unsigned_rows, false);
}

static void test_steps(void **state) {
  struct fixture *fixture = *state;
  int64_t step = 0;
  assert_true(unbank_scev_constant_step(fixture->shim, value(fixture, "i"), &step));
  assert_int_equal(step, 1);
  assert_false(unbank_scev_constant_step(fixture->shim, value(fixture, "j"), &step));
  assert_false(unbank_scev_constant_step(fixture->shim, value(fixture, "k"), &step));
  assert_ptr_equal(unbank_scev_step_value(fixture->shim, value(fixture, "j"), &step),
                   value(fixture, "m"));
  assert_int_equal(step, 1);
  assert_null(unbank_scev_step_value(fixture->shim, value(fixture, "i"), &step));
  assert_null(unbank_scev_step_value(fixture->shim, value(fixture, "k"), &step));
  assert_ptr_equal(unbank_scev_step_value(fixture->shim, value(fixture, "falling"), &step),
                   value(fixture, "both"));
  assert_int_equal(step, -1);
  assert_ptr_equal(unbank_scev_step_value(fixture->shim, value(fixture, "thrice"), &step),
                   value(fixture, "m"));
  assert_int_equal(step, -3);
}

static void test_loops(void **state) {
  static const struct {
    const char *block, *header;
    unsigned depth;
  } rows[] = {{"entry", NULL, 0},
              {"outer", "outer", 1},
              {"inner", "inner", 2},
              {"latch", "outer", 1},
              {"guard", NULL, 0}};
  struct fixture *fixture = *state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    LLVMBasicBlockRef at = block(fixture, rows[i].block);
    assert_ptr_equal(unbank_loop_header(fixture->shim, at),
                     rows[i].header ? block(fixture, rows[i].header) : NULL);
    assert_int_equal(unbank_loop_depth(fixture->shim, at), rows[i].depth);
  }
  LLVMBasicBlockRef outer = block(fixture, "outer"), inner = block(fixture, "inner");
  assert_true(unbank_loop_contains(fixture->shim, outer, inner));
  assert_false(unbank_loop_contains(fixture->shim, inner, outer));
  assert_false(unbank_loop_contains(fixture->shim, block(fixture, "latch"), inner));
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, outer), 10);
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, inner), 0);
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, block(fixture, "guard")), 0);
}

static void test_trailing_zeros(void **state) {
  struct fixture *fixture = *state;
  assert_int_equal(unbank_known_trailing_zeros(fixture->module, value(fixture, "scaled")), 3);
  assert_int_equal(unbank_known_trailing_zeros(fixture->module, value(fixture, "n")), 0);
}

static void test_demangle(void **state) {
  (void)state;
  static const char *const rows[][2] = {
      {"_Z9transposePfPKfi", "transpose(float*, float const*, int)"}, {"plain", "plain"}, {"", ""}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    char *name = unbank_demangle(rows[i][0]);
    assert_string_equal(name, rows[i][1]);
    free(name);
  }
}

static unsigned count_instructions(LLVMBasicBlockRef in) {
  unsigned count = 0;
  for (LLVMValueRef inst = LLVMGetFirstInstruction(in); inst; inst = LLVMGetNextInstruction(inst))
    ++count;
  return count;
}

/* Bounds of a launch, as an attribute: all of their numbers, or none. */
static void test_shapes(void **state) {
  static const struct {
    const char *text;
    struct unbank_shape shape;
  } rows[] = {{"32,8,2", {32, 8, 2}}, {"32,8", {32, 8, 1}},  {"0,8,2", {0, 1, 1}},
              {"32,0", {0, 1, 1}},    {"32,8,0", {0, 1, 1}}, {"", {0, 1, 1}}};
  struct fixture *fixture = *state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    LLVMAddTargetDependentFunctionAttr(fixture->function, "nvvm.maxntid", rows[i].text);
    struct unbank_shape shape = unbank_read_shape(fixture->module, fixture->function, "maxntid");
    assert_memory_equal(&shape, &rows[i].shape, sizeof shape);
  }
}

/* The repeated addition goes, the function stays valid, and analyses see it as it is now. */
static void test_cleanup(void **state) {
  struct fixture *fixture = *state;
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, block(fixture, "outer")), 10);
  assert_int_equal(count_instructions(block(fixture, "then")), 5);
  unbank_shim_cleanup(fixture->shim, fixture->function);
  assert_int_equal(count_instructions(block(fixture, "then")), 4);
  assert_int_equal(LLVMVerifyFunction(fixture->function, LLVMReturnStatusAction), 0);
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, block(fixture, "outer")), 10);
}

/* After a clean-up analyses are made again: without that the old trip count would stay. */
static void test_changed(void **state) {
  struct fixture *fixture = *state;
  LLVMBasicBlockRef outer = block(fixture, "outer");
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, outer), 10);
  LLVMValueRef bound = value(fixture, "more");
  LLVMSetOperand(bound, 1, LLVMConstInt(LLVMTypeOf(LLVMGetOperand(bound, 1)), 7, false));
  unbank_shim_cleanup(fixture->shim, fixture->function);
  assert_int_equal(unbank_loop_constant_trips(fixture->shim, outer), 7);
}

int main(void) {
#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)
  static const struct CMUnitTest tests[] = {
      TEST(test_ranges),
      TEST(test_steps),
      TEST(test_loops),
      TEST(test_trailing_zeros),
      TEST(test_demangle),
      TEST(test_cleanup),
      TEST(test_changed),
      TEST(test_shapes),
      cmocka_unit_test_setup_teardown(test_invariants, set_up_turns, tear_down)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
