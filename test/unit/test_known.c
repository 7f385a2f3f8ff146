/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Known bits: each row is PTX that ends in %p9 or %r9, and what is known of it. That ptxas 13
 * decides these predicates shows in loads that only one way reads (sm_90); those that are open it
 * was seen not to decide, but for what a comment says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ptx_kernel.h"
#include "ptxas/known.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))
#define SHAPE ".reqntid 8, 4, 1"
#define X "mov.u32 %r1, %tid.x; "
#define Y "mov.u32 %r2, %tid.y; "

static const struct predicate {
  const char *shape, *text;
  enum known_truth truth;
} predicates[] = {
    {SHAPE, X "setp.lt.u32 %p9, %r1, 8;", KNOWN_TRUE},
    {SHAPE, X "setp.lt.s32 %p9, %r1, 8;", KNOWN_TRUE},
    {SHAPE, X "setp.ge.u32 %p9, %r1, 9;", KNOWN_FALSE},
    {SHAPE, X "setp.lt.u32 %p9, %r1, 7;", KNOWN_NEITHER},
    {SHAPE, X "setp.gt.s32 %p9, %r1, -1;", KNOWN_TRUE},
    {SHAPE, X "setp.ne.u32 %p9, %r1, 9;", KNOWN_TRUE},
    {SHAPE, X "setp.eq.u32 %p9, %r1, 7;", KNOWN_NEITHER},
    {"", X "setp.lt.u32 %p9, %r1, 1024;", KNOWN_NEITHER},
    {".maxntid 8, 4, 1", X "setp.lt.u32 %p9, %r1, 8;", KNOWN_NEITHER},
    {"", "mov.u32 %r1, %laneid; setp.lt.u32 %p9, %r1, 32;", KNOWN_TRUE},
    {SHAPE, X "and.b32 %r3, %r1, 31; setp.lt.u32 %p9, %r3, 31;", KNOWN_TRUE},
    {"", "and.b32 %r3, %r7, 7; setp.lt.u32 %p9, %r3, 9;", KNOWN_TRUE},
    {SHAPE, X "shr.u32 %r3, %r1, 3; setp.eq.u32 %p9, %r3, 0;", KNOWN_TRUE},
    {SHAPE, X Y "add.u32 %r3, %r1, %r2; setp.lt.u32 %p9, %r3, 16;", KNOWN_TRUE},
    {SHAPE, X Y "add.u32 %r3, %r1, %r2; setp.lt.u32 %p9, %r3, 11;", KNOWN_NEITHER},
    {SHAPE, X Y "mad.lo.u32 %r3, %r2, 8, %r1; setp.lt.u32 %p9, %r3, 32;", KNOWN_TRUE},
    {SHAPE, X Y "mul.lo.u32 %r3, %r2, 8; add.u32 %r4, %r3, %r1; setp.lt.u32 %p9, %r4, 32;",
     KNOWN_TRUE},
    {SHAPE, X "xor.b32 %r3, %r1, 31; setp.gt.u32 %p9, %r3, 23;", KNOWN_TRUE},
    {SHAPE, X "or.b32 %r3, %r1, 8; setp.gt.u32 %p9, %r3, 7;", KNOWN_TRUE},
    {SHAPE, X "or.b32 %r3, %r1, 8; setp.ne.u32 %p9, %r3, 7;", KNOWN_TRUE},
    {SHAPE, X "add.u32 %r3, %r1, 8; setp.ne.u32 %p9, %r3, 3;", KNOWN_TRUE},
    {SHAPE, X "add.s32 %r3, %r1, -8; setp.lt.s32 %p9, %r3, 0;", KNOWN_TRUE},
    {SHAPE, X "not.b32 %r3, %r1; setp.lt.s32 %p9, %r3, 0;", KNOWN_TRUE},
    {SHAPE, X "cvt.u16.u32 %rs1, %r1; setp.lt.u16 %p9, %rs1, 8;", KNOWN_TRUE},
    {SHAPE, X "cvt.u16.u32 %rs1, %r1; shl.b16 %rs2, %rs1, 1; setp.lt.u16 %p9, %rs2, 16;",
     KNOWN_TRUE},
    {SHAPE, X "cvt.u16.u32 %rs1, %r1; add.s16 %rs2, %rs1, -8; setp.lt.s16 %p9, %rs2, 0;",
     KNOWN_TRUE},
    {SHAPE, X "setp.lt.u32 %p1, %r7, %r8; selp.b32 %r3, %r1, 3, %p1; setp.lt.u32 %p9, %r3, 8;",
     KNOWN_TRUE},
    {SHAPE, X "setp.lt.u32 %p1, %r1, 8; selp.b32 %r3, 1, %r7, %p1; setp.eq.u32 %p9, %r3, 1;",
     KNOWN_TRUE},
    {SHAPE, X "setp.lt.u32 %p1, %r7, 7; setp.lt.u32 %p2, %r1, 8; or.pred %p9, %p1, %p2;",
     KNOWN_TRUE},
    {SHAPE, X "setp.lt.u32 %p1, %r7, 7; setp.lt.u32 %p2, %r1, 8; and.pred %p9, %p1, %p2;",
     KNOWN_NEITHER},
    {SHAPE, X "setp.gt.u32 %p1, %r1, 7; not.pred %p9, %p1;", KNOWN_TRUE}, /* not to ptxas */
    {SHAPE, X "cvt.u64.u32 %rd1, %r1; setp.lt.u64 %p9, %rd1, 8;", KNOWN_NEITHER},
    {SHAPE, X "cvt.u64.u32 %rd1, %r1; cvt.u32.u64 %r3, %rd1; setp.lt.u32 %p9, %r3, 8;", KNOWN_TRUE},
    {SHAPE, X "rem.u32 %r3, %r1, 14; setp.lt.u32 %p9, %r3, 8;", KNOWN_NEITHER},
    {SHAPE, X "min.u32 %r3, %r7, 7; setp.lt.u32 %p9, %r3, 8;", KNOWN_NEITHER},
    {SHAPE, X "sub.u32 %r3, 31, %r1; setp.gt.u32 %p9, %r3, 23;", KNOWN_TRUE}, /* not to ptxas */
    {SHAPE, "mov.u32 %r3, %ntid.x; setp.eq.u32 %p9, %r3, 8;", KNOWN_NEITHER},
    {SHAPE, X "setp.lt.u32 %p1, %r7, 7; @%p1 setp.lt.u32 %p9, %r1, 8;", KNOWN_NEITHER},
};

static const struct number {
  const char *shape, *text;
  uint32_t zeros, ones;
} numbers[] = {
    {SHAPE, X "mov.b32 %r9, %r1;", ~7u, 0},
    {SHAPE, "mov.u32 %r9, %tid.z;", ~0u, 0},
    {SHAPE, Y "shl.b32 %r9, %r2, 4;", ~0x30u, 0},
    {SHAPE, Y "sub.s32 %r9, 4, %r2;", ~7u, 0},
    {SHAPE,
     "mov.u32 %r1, %tid.z; add.s32 %r2, %r1, 12; xor.b32 %r3, %r2, 5; mul.hi.u32 %r4, %r3, "
     "1073741824; sub.s32 %r9, %r3, %r4;",
     ~7u, 7},
    {SHAPE, "mov.u32 %r1, %tid.z; add.s32 %r2, %r1, -4; shr.s32 %r9, %r2, 1;", 1, ~1u},
    {SHAPE, "mov.u32 %r1, %tid.z; add.s32 %r2, %r1, -4; shr.u32 %r9, %r2, 1;", 0x80000001,
     0x7ffffffe},
    {SHAPE,
     "mov.u32 %r1, %tid.z; cvt.u16.u32 %rs1, %r1; add.s16 %rs2, %rs1, 270; mul.hi.u16 %rs3, %rs2, "
     "2185; cvt.u32.u16 %r9, %rs3;",
     ~9u, 9},
    {SHAPE, X "cvt.u16.u32 %rs1, %r1; mad.wide.u16 %r9, %rs1, 16, %r7;", 0, 0},
    {SHAPE, X "mad.hi.u32 %r9, %r1, 16, %r7;", 0, 0},
    {SHAPE, X "mad.hi.u32 %r9, %r1, 16, 4;", ~4u, 4},
    {SHAPE, X "add.s32 %r9, %r1, 12;", ~31u, 0},
    {SHAPE, X "mad.lo.s32 %r9, %r1, 12, 3;", ~0x7fu, 3},
    {SHAPE, X "mul.wide.u32 %rd1, %r1, 16; cvt.u32.u64 %r9, %rd1;", ~0x70u, 0},
    {"", "setp.lt.u32 %p1, %r7, 7; selp.b64 %rd1, 31, 3, %p1; cvt.u32.u64 %r9, %rd1;", ~31u, 3},
    {"", "ld.global.u8 %r9, [%rd8];", ~255u, 0},
    {"", "ld.global.s8 %r9, [%rd8];", 0, 0},
    {"", "cvt.s32.s16 %r9, %r7;", 0, 0},
    {SHAPE, X "cvt.s32.s8 %r9, %r1;", ~7u, 0},
    {SHAPE, X "add.s32 %r3, %r1, 248; cvt.s32.s8 %r9, %r3;", 0, ~7u},
    {SHAPE, X "cvt.rn.f32.u32 %r9, %r1;", 0, 0},
    {SHAPE, X "mov.b32 %r9, %r1; mov.b32 %r9, %r7;", 0, 0},
};

/* Of the register that the store at the end reads, or guards. */
static struct known_bits known_of(const char *shape, const char *text, const char *end) {
  struct arena arena = {0};
  struct flow flow;
  const struct ptx_function *function =
      read_kernel(shape, arena_printf(&arena, "%s %s", text, end), &arena, &flow);
  const struct known_bits *known = unbank_known_bits(function, &flow, &arena);
  struct known_bits out = {0, 0};
  for (size_t i = 0; i < function->instructions.count; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    if (unbank_ptx_is(from, "st"))
      out = known[from->is_guarded ? from->guard : from->operands[1].reg];
  }
  arena_free(&arena);
  return out;
}

static void test_predicates(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(predicates); i++) {
    const struct predicate *row = &predicates[i];
    const enum known_truth truth =
        unbank_truth_of(known_of(row->shape, row->text, "@%p9 st.global.b32 [%rd9], 1;"));
    if (truth != row->truth)
      fail_msg("%s %s: %d", row->shape, row->text, truth);
  }
}

static void test_numbers(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(numbers); i++) {
    const struct number *row = &numbers[i];
    const struct known_bits known = known_of(row->shape, row->text, "st.global.b32 [%rd9], %r9;");
    if (known.zeros != row->zeros || known.ones != row->ones)
      fail_msg("%s %s: zeros %x, ones %x", row->shape, row->text, known.zeros, known.ones);
  }
}

#define PUT "st.global.b32 [%rd9], 1; ret;"

/* A digit for each store: whether a way leads to it. */
static const struct {
  const char *text, *reached;
} ways[] = {
    {"@%p1 bra $A; " PUT "$A: " PUT, "11"},
    {"mov.b32 %r1, 1; setp.eq.s32 %p1, %r1, 0; @%p1 bra $A; " PUT "$A: " PUT, "10"},
    {"mov.b32 %r1, 1; setp.eq.s32 %p1, %r1, 0; @!%p1 bra $A; " PUT "$A: " PUT, "01"},
    {"$T: .branchtargets $A, $B, $C, $D; brx.idx %r1, $T; $A: " PUT "$B: " PUT "$C: " PUT
     "$D: " PUT,
     "1111"},
};

static void test_ways(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(ways); i++) {
    struct arena arena = {0};
    struct flow flow;
    const struct ptx_function *function = read_kernel("", ways[i].text, &arena, &flow);
    const bool *reached =
        unbank_known_reached(function, unbank_known_bits(function, &flow, &arena), &arena);
    const char *expected = ways[i].reached;
    for (size_t b = 0; b < function->blocks.count; b++)
      for (uint32_t k = function->blocks.items[b].first; k < function->blocks.items[b].end; k++)
        if (unbank_ptx_is(&function->instructions.items[k], "st") &&
            reached[b] != (*expected++ == '1'))
          fail_msg("%s: store %d", ways[i].text, (int)(expected - ways[i].reached));
    assert_int_equal(*expected, 0);
    arena_free(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_predicates),
      cmocka_unit_test(test_numbers),
      cmocka_unit_test(test_ways),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
