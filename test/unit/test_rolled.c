/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which loops stay rolled: each row is a loop, and whether ptxas 13 (sm_75 to sm_120) copied
 * nothing of it, which shows in how many loads of shared memory its cubin has. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ptxas/flow.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* The text between the registers and `ret`; the loop begins at H and ends before E. %r1 is the
 * counter, %r9 an argument. */
#define LOAD "ld.shared.b32 %f1, [%r8]; add.f32 %f2, %f2, %f1; "
#define FROM_0 "mov.b32 %r1, 0; H: "
#define FROM_1 "mov.b32 %r1, 1; H: "
#define ON(step) step "mov.b32 %r1, %r2; "
#define BACK "@%p1 bra H; "
#define WHILE_LESS "setp.lt.s32 %p1, %r2, %r9; " BACK
#define WHILE_16 "setp.lt.s32 %p1, %r2, 16; " BACK
#define TO_H "mov.b32 %r1, 0; bra.uni H; "
#define STEP_AND_BACK "N: add.s32 %r1, %r1, 1; setp.ne.s32 %p1, %r1, 16; " BACK
#define ARM "H: " LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; bra.uni N; "
#define BARE                                                                                       \
  FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra Z; bra.uni H; Z: add.f32 "  \
              "%f2, %f2, %f2; X: add.f32 %f2, %f2, %f1; "

static const struct row {
  const char *text;
  bool is_rolled;
} rows[] = {
    /* steps */
    {FROM_0 LOAD ON("add.s32 %r2, %r1, 1; ") WHILE_16, false},
    {FROM_0 LOAD ON("add.s32 %r2, %r1, 1; ") WHILE_LESS, false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 3; setp.ne.s32 %p1, %r1, 48; " BACK, false},
    {FROM_1 LOAD ON("shl.b32 %r2, %r1, 1; ") WHILE_16, true},
    {FROM_1 LOAD ON("shl.b32 %r2, %r1, 1; ") WHILE_LESS, true},
    {FROM_1 LOAD "shr.u32 %r1, %r1, 1; setp.ne.s32 %p1, %r1, 0; " BACK, true},
    {FROM_1 LOAD ON("mul.lo.s32 %r2, %r1, 3; ") WHILE_16, true},
    {FROM_1 LOAD ON("mad.lo.s32 %r2, %r1, 1, 1; ") WHILE_16, false},
    {FROM_1 LOAD ON("add.s32 %r3, %r1, -1; and.b32 %r2, %r1, %r3; ") WHILE_LESS, true},
    {"mov.u32 %r5, %ntid.x; " FROM_0 LOAD ON("add.s32 %r2, %r1, %r5; ") WHILE_LESS, true},
    {"mov.b32 %r5, 2; " FROM_0 LOAD ON("add.s32 %r2, %r1, %r5; ") WHILE_LESS, false},
    {"mov.u32 %r5, %tid.y; " FROM_0 LOAD ON("add.s32 %r2, %r1, %r5; ") WHILE_LESS, false},
    {"ld.param.b32 %r5, [n]; mul.lo.s32 %r6, %r5, 4; " FROM_0 LOAD ON("add.s32 %r2, %r1, %r6; ")
         WHILE_LESS,
     true},
    {FROM_0 LOAD "ld.shared.b32 %r1, [%r8+4]; setp.ne.s32 %p1, %r1, 0; " BACK, true},
    {"mov.b32 %f3, 0f00000000; " FROM_0 LOAD "add.f32 %f3, %f3, 0f3F800000; "
     "setp.lt.f32 %p1, %f3, 0f41800000; " BACK,
     false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.lt.f32 %p1, %f2, 0f41800000; " BACK, true},
    /* what is compared: the counter, and no other number of it */
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; add.s32 %r3, %r1, 3; setp.ne.s32 %p1, %r3, 11; " BACK, true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; add.s32 %r3, %r1, 0; setp.ne.s32 %p1, %r3, 8; " BACK, false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; add.s32 %r3, %r1, 3; setp.lt.s32 %p1, %r3, %r9; " BACK,
     true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; mul.lo.s32 %r3, %r1, 3; setp.ne.s32 %p1, %r3, 24; " BACK,
     true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; mul.lo.s32 %r3, %r1, 1; setp.ne.s32 %p1, %r3, 8; " BACK,
     false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; shl.b32 %r3, %r1, 3; setp.ne.s32 %p1, %r3, 64; " BACK, true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; and.b32 %r3, %r1, 15; setp.ne.s32 %p1, %r3, 8; " BACK, true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; and.b32 %r3, %r1, -1; setp.ne.s32 %p1, %r3, 8; " BACK,
     false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; cvt.u16.u32 %r3, %r1; setp.ne.s16 %p1, %r3, 8; " BACK, true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; cvt.s32.u32 %r3, %r1; setp.ne.s32 %p1, %r3, 8; " BACK,
     false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; cvt.rn.f32.s32 %f3, %r1; setp.neu.f32 %p1, %f3, "
                 "0f41000000; " BACK,
     false},
    {"ld.param.b32 %r5, [n]; " FROM_0 LOAD "add.s32 %r1, %r1, 1; add.s32 %r3, %r1, %r5; "
     "setp.ne.s32 %p1, %r3, 8; " BACK,
     true},
    {"mov.b32 %r5, 0; " FROM_0 LOAD "add.s32 %r1, %r1, 1; add.s32 %r3, %r1, %r5; "
     "setp.ne.s32 %p1, %r3, 8; " BACK,
     false},
    {FROM_0 LOAD "add.s32 %r3, %r1, 1; mov.b32 %r4, %r3; mov.b32 %r1, %r4; "
                 "setp.ne.s32 %p1, %r3, 8; " BACK,
     false},
    /* a counter beside what is geometric */
    {"mov.b32 %r3, 0; " FROM_1 LOAD "add.s32 %r3, %r3, 1; shl.b32 %r1, %r1, 1; "
     "setp.ne.s32 %p1, %r3, 8; " BACK,
     false},
    {"mov.b32 %r3, 0; " FROM_1 LOAD "add.s32 %r3, %r3, 1; shl.b32 %r1, %r1, 1; "
     "setp.ne.s32 %p1, %r1, 256; " BACK,
     true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.lt.f32 %p2, %f2, 0f41800000; "
                 "setp.lt.s32 %p3, %r1, 16; and.pred %p1, %p2, %p3; " BACK,
     false},
    /* what a turn does */
    {FROM_0 LOAD "membar.cta; " ON("add.s32 %r2, %r1, 1; ") WHILE_16, true},
    {FROM_0 LOAD "bar.sync 0; " ON("add.s32 %r2, %r1, 1; ") WHILE_16, false},
    {FROM_0 LOAD "div.rn.f32 %f2, %f2, %f1; " ON("add.s32 %r2, %r1, 1; ") WHILE_16, true},
    {FROM_0 LOAD "div.approx.f32 %f2, %f2, %f1; " ON("add.s32 %r2, %r1, 1; ") WHILE_16, false},
    {FROM_0 "mov.b32 %r4, 0; J: " LOAD "membar.cta; add.s32 %r4, %r4, 1; "
            "setp.lt.s32 %p2, %r4, %r9; @%p2 bra J; " ON("add.s32 %r2, %r1, 1; ") WHILE_16,
     true},
    /* forms */
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; ", true},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, %r9; @%p1 bra E; bra.uni H; ", true},
    {FROM_0 LOAD "sqrt.rn.f32 %f3, %f3; add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; "
                 "@%p1 bra E; bra.uni H; ",
     true},
    {FROM_0 LOAD "membar.cta; add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; "
                 "bra.uni H; ",
     false},
    {"sqrt.rn.f32 %f3, %f3; " FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; "
     "@%p1 bra E; bra.uni H; ",
     false},
    {FROM_0 LOAD "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra N; bra.uni H; N: "
                 "setp.gt.s32 %p2, %r9, %r1; @%p2 bra E; add.f32 %f2, %f2, %f2; bra.uni N; ",
     false},
    {FROM_0 LOAD "add.s32 %r2, %r1, 1; setp.eq.s32 %p1, %r2, 16; @%p1 bra E; mov.b32 %r1, %r2; "
                 "bra.uni H; ",
     false},
    {FROM_0 LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; N: add.s32 %r1, "
                 "%r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; ",
     false},
    {FROM_0 "setp.ge.s32 %p1, %r1, 16; @%p1 bra E; " LOAD "add.s32 %r1, %r1, 1; bra.uni H; ",
     false},
    {FROM_0 "setp.ge.s32 %p1, %r1, %r9; @%p1 bra E; " LOAD "add.s32 %r1, %r1, 1; bra.uni H; ",
     false},
    {FROM_1 "setp.ge.s32 %p1, %r1, 256; @%p1 bra E; " LOAD "shl.b32 %r1, %r1, 1; bra.uni H; ",
     true},
    {FROM_0 "setp.gt.f32 %p1, %f2, 0f42280000; @%p1 bra E; " LOAD "bra.uni H; ", true},
    {FROM_0 "setp.gt.s32 %p2, %r9, 5; @%p2 bra N; add.f32 %f2, %f2, %f2; N: setp.ge.s32 %p1, %r1, "
            "16; @%p1 bra E; " LOAD "add.s32 %r1, %r1, 1; bra.uni H; ",
     true},
    {FROM_0 LOAD "setp.ge.s32 %p1, %r1, 16; @%p1 bra E; add.f32 %f2, %f2, %f2; "
                 "add.s32 %r1, %r1, 1; bra.uni H; ",
     false},
    {FROM_1 LOAD "setp.gt.f32 %p1, %f2, 0f42280000; @%p1 bra E; add.f32 %f2, %f2, %f2; "
                 "shl.b32 %r1, %r1, 1; bra.uni H; ",
     false},
    {FROM_1 LOAD "setp.gt.f32 %p2, %f2, 0f42280000; @%p2 bra E; " ON("shl.b32 %r2, %r1, 1; ")
         WHILE_16,
     true},
    {FROM_1 LOAD "shl.b32 %r1, %r1, 1; setp.ge.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; ", true},
    {FROM_1 LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; N: shl.b32 %r1, "
                 "%r1, 1; setp.ge.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; ",
     true},
    {"mov.b32 %r1, 0; bra.uni H; N: add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; "
     "H: " LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; bra.uni N; ",
     false},
    {"mov.b32 %r1, 1; bra.uni H; N: shl.b32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; "
     "H: " LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; bra.uni N; ",
     true},
    {FROM_1 LOAD "shl.b32 %r1, %r1, 1; setp.ge.s32 %p1, %r1, 16; @%p1 bra E; add.f32 %f2, %f2, "
                 "%f2; H2: bra.uni H; ",
     false},
    {"mov.b32 %r1, 0; bra.uni H; N: add.s32 %r2, %r1, 1; setp.eq.s32 %p1, %r2, 16; @%p1 bra E; "
     "mov.b32 %r1, %r2; H: " LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; "
     "bra.uni N; ",
     false},
    /* a table of branches, beside a branch */
    {FROM_0 LOAD "and.b32 %r3, %r9, 1; T: .branchtargets A, B; brx.idx %r3, T; A: add.f32 %f2, "
                 "%f2, %f2; B: add.s32 %r1, %r1, 1; setp.ne.s32 %p1, %r1, 16; " BACK,
     true},
    {FROM_0 LOAD "setp.gt.s32 %p2, %r9, 5; @%p2 bra B; A: add.f32 %f2, %f2, %f2; B: add.s32 %r1, "
                 "%r1, 1; setp.ne.s32 %p1, %r1, 16; " BACK,
     false},
    /* a branch back that leads forward over the return, beside others */
    {TO_H STEP_AND_BACK "bra.uni E; " ARM, true},
    {TO_H STEP_AND_BACK "bra.uni X; " ARM "X: bra.uni E; ", true},
    {TO_H STEP_AND_BACK "bra.uni X; " ARM "X: st.global.f32 [%rd1], %f2; ", false},
    {TO_H STEP_AND_BACK "st.global.f32 [%rd1], %f2; bra.uni E; " ARM, false},
    {FROM_0 LOAD "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; add.f32 %f2, %f2, %f2; " STEP_AND_BACK
                 "bra.uni E; ",
     false},
    /* a bare jump, in a function with other jumps */
    {"setp.gt.s32 %p2, %r9, 5; @%p2 bra S; mul.lo.s32 %r7, %r9, 5; bra.uni X; S: " BARE, true},
    {"setp.gt.s32 %p2, %r9, 5; @%p2 bra S; mov.b32 %r7, 5; bra.uni X; S: " BARE, true},
    {"setp.gt.s32 %p2, %r9, 5; @%p2 bra S; mov.b32 %r7, %r9; bra.uni X; S: " BARE, false},
    {"setp.gt.s32 %p2, %r9, 5; @%p2 bra S; bra.uni X; S: " BARE, false},
    {"setp.gt.s32 %p2, %r9, 5; @%p2 bra S; mul.lo.s32 %r7, %r9, 5; bra.uni X; S: " BARE
     "setp.gt.s32 %p2, %r9, 7; @%p2 bra Y; mul.lo.s32 %r7, %r9, 7; bra.uni E; Y: ",
     false},
    {FROM_0 ".pragma \"nounroll\"; " LOAD ON("add.s32 %r2, %r1, 1; ") WHILE_16, true},
    {"mov.b32 %r1, 0; setp.gt.s32 %p2, %r9, 5; @%p2 bra N; H: .pragma \"nounroll\"; " LOAD
     "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; N: bar.sync 0; ",
     false},
    {"mov.b32 %r1, 0; setp.gt.s32 %p2, %r9, 5; @%p2 bra E; H: .pragma \"nounroll\"; " LOAD
     "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; ",
     true},
    {"mov.b32 %r1, 0; setp.gt.s32 %p2, %r9, 5; @%p2 bra N; H: " LOAD
     "add.s32 %r1, %r1, 1; setp.eq.s32 %p1, %r1, 16; @%p1 bra E; bra.uni H; N: bar.sync 0; ",
     false},
    {FROM_0 "setp.gt.s32 %p2, %r9, %r1; @%p2 bra N; " LOAD
            "N: .pragma \"nounroll\"; " ON("add.s32 %r2, %r1, 1; ") WHILE_16,
     false},
    {FROM_0 ".pragma \"nounroll\"; " LOAD "setp.gt.f32 %p1, %f2, 0f42280000; @%p1 bra E; "
            "add.f32 %f2, %f2, %f2; add.s32 %r1, %r1, 1; bra.uni H; ",
     false},
};

/* The outermost loop. `head`: what a function begins with. */
static struct flow_loop read_loop(const char *head, const char *text) {
  struct arena arena = {0};
  struct ptx ptx;
  struct flow flow;
  char *ptx_text = (char *)arena_printf(
      &arena, "%s f()\n{\nld.param.b32 %%r9, [n]; mov.b32 %%f2, 0; %s E: ret;\n}\n", head, text);
  unbank_ptx_read(ptx_text, &arena, &ptx);
  assert_int_equal(ptx.functions.count, 1);
  unbank_flow_of(&flow, &ptx.functions.items[0], &arena);
  assert_true(flow.is_known);
  assert_true(flow.loops.count > 0);
  struct flow_loop out = flow.loops.items[0];
  arena_free(&arena);
  return out;
}

static void test_loops(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(rows); i++)
    if (read_loop(".visible .entry", rows[i].text).is_rolled != rows[i].is_rolled)
      fail_msg("%s %s", rows[i].text, rows[i].is_rolled ? "unrolls" : "stays rolled");
}

/* Loops of which it is decided where a device function is inlined. */
static void test_callers(void **state) {
  (void)state;
  static const char counts[] = FROM_0 LOAD ON("add.s32 %r2, %r1, 1; ") WHILE_16;
  static const char pragma[] =
      "mov.b32 %r1, 0; H: .pragma \"nounroll\"; " LOAD ON("add.s32 %r2, %r1, 1; ") WHILE_16;
  static const char bare[] =
      FROM_0 LOAD ON("add.s32 %r2, %r1, 1; ") "setp.eq.s32 %p1, %r2, 16; @%p1 bra E; bra.uni H; ";
  assert_false(read_loop(".func", counts).depends_on_caller);
  assert_true(read_loop(".func", pragma).depends_on_caller);
  assert_true(read_loop(".func", bare).depends_on_caller);
  assert_false(read_loop(".func", TO_H STEP_AND_BACK "bra.uni E; " ARM).is_rolled);
  assert_false(read_loop(".visible .entry", pragma).depends_on_caller);
  assert_false(read_loop(".visible .entry", bare).depends_on_caller);
  assert_true(read_loop(".visible .entry", bare).is_rolled);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_loops), cmocka_unit_test(test_callers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
