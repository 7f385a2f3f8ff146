/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which part of a loaded register is read: each row is PTX behind a load, and what ptxas 13 loaded
 * for it (sm_75 to sm_120, two figures where they differ). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ptx_kernel.h"
#include "ptxas/live/live.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))
#define STORE "st.global.b32 [%rd9], %r1;"
#define WIDE "ld.shared.b64 %rd1, [%rd8];"
#define WORD "ld.shared.b32 %r0, [%rd8];"

static const struct row {
  const char *text;
  uint8_t least, most; /* quarters of 64 bits */
} rows[] = {
    {WIDE "st.global.b64 [%rd9], %rd1;", 15, 15},
    {WIDE "st.global.b32 [%rd9], %rd1;", 3, 3},
    {WIDE "st.global.b16 [%rd9], %rd1;", 1, 1},
    {WIDE "st.global.b8 [%rd9], %rd1;", 1, 1},
    {WIDE "cvt.u32.u64 %r1, %rd1;" STORE, 3, 3},
    {WIDE "cvt.u16.u64 %rs1, %rd1; st.global.b16 [%rd9], %rs1;", 1, 1},
    {WIDE "cvt.u8.u64 %rs1, %rd1; st.global.b8 [%rd9], %rs1;", 1, 1},
    {WIDE "cvt.s64.s32 %rd2, %rd1; st.global.b64 [%rd9], %rd2;", 3, 3},
    {WIDE "cvt.u64.u16 %rd2, %rd1; st.global.b64 [%rd9], %rd2;", 1, 1},
    {WIDE "cvt.rzi.s32.f64 %r1, %rd1;" STORE, 15, 15},
    {WIDE "cvt.rn.f32.u64 %r1, %rd1;" STORE, 15, 15},
    {WIDE "shr.u64 %rd2, %rd1, 32; cvt.u32.u64 %r1, %rd2;" STORE, 12, 12},
    {WIDE "shr.u64 %rd2, %rd1, 32; cvt.u16.u64 %rs1, %rd2; st.global.b16 [%rd9], %rs1;", 4, 4},
    {WIDE "shr.u64 %rd2, %rd1, 48; cvt.u16.u64 %rs1, %rd2; st.global.b16 [%rd9], %rs1;", 12, 12},
    {WIDE "mul.lo.s64 %rd2, %rd1, 25769803776; st.global.b64 [%rd9], %rd2;", 3, 3},
    {WIDE "mul.lo.s64 %rd2, %rd1, 6442450944; st.global.b64 [%rd9], %rd2;", 15, 15},
    {WIDE "mad.lo.s64 %rd2, %rd1, 25769803776, %rd3; st.global.b64 [%rd9], %rd2;", 3, 3},
    {WIDE "shr.u64 %rd2, %rd1, 31; cvt.u32.u64 %r1, %rd2;" STORE, 15, 15},
    {WIDE "shr.s64 %rd2, %rd1, 40; st.global.b64 [%rd9], %rd2;", 12, 12},
    {WIDE "shr.u64 %rd2, %rd1, %r5; cvt.u32.u64 %r1, %rd2;" STORE, 15, 15},
    {WIDE "shl.b64 %rd2, %rd1, 3; cvt.u32.u64 %r1, %rd2;" STORE, 3, 3},
    {WIDE "shl.b64 %rd2, %rd1, 32; st.global.b64 [%rd9], %rd2;", 3, 3},
    {WIDE "shl.b64 %rd2, %rd1, 32; shr.u64 %rd3, %rd2, 32; cvt.u16.u64 %rs1, %rd3;"
          "st.global.b16 [%rd9], %rs1;",
     1, 1},
    {"ld.shared.b32 %rd4, [%rd8]; ld.shared.b32 %rd1, [%rd8+4]; shl.b64 %rd2, %rd1, 32;"
     "or.b64 %rd3, %rd2, %rd4; shr.u64 %rd5, %rd3, 32; cvt.u16.u64 %rs1, %rd5;"
     "st.global.b16 [%rd9], %rs1;",
     1, 1},
    {"ld.shared.b64 %rd4, [%rd8]; ld.shared.b32 %rd1, [%rd8+8]; shl.b64 %rd2, %rd1, 32;"
     "or.b64 %rd3, %rd2, %rd4; shr.u64 %rd5, %rd3, 32; cvt.u16.u64 %rs1, %rd5;"
     "st.global.b16 [%rd9], %rs1;",
     3, 3},
    {WIDE "mov.b64 {%r1, %r2}, %rd1;" STORE, 3, 3},
    {WIDE "mov.b64 {%r2, %r1}, %rd1;" STORE, 12, 12},
    {WIDE "mov.b64 {_, %r1}, %rd1;" STORE, 12, 12},
    {WIDE "mov.b64 {%r2, %r1}, %rd1; add.s32 %r1, %r1, %r2;" STORE, 15, 15},
    {WIDE "mov.b64 {%rs0, %rs1, %rs2, %rs3}, %rd1; st.global.b16 [%rd9], %rs2;", 4, 4},
    {WIDE "mov.b64 {%r2, %r3}, %rd1; mov.b32 {%rs0, %rs1}, %r3; st.global.b16 [%rd9], %rs1;", 8, 8},
    {"ld.shared.b32 %rd1, [%rd8]; mov.b64 %rd2, {%r9, %rd1}; shr.u64 %rd3, %rd2, 32;"
     "cvt.u16.u64 %rs1, %rd3; st.global.b16 [%rd9], %rs1;",
     1, 1},
    {"ld.shared.b32 %rd1, [%rd8]; mov.b64 %rd2, {%r9, %rd1}; mov.b64 {%rs0, %rs1, %rs2, %rs3}, "
     "%rd2;"
     "st.global.b16 [%rd9], %rs3;",
     2, 2},
    {"ld.shared.b32 %rd1, [%rd8]; mov.b64 %rd2, {%r9, %rd1}; shr.u64 %rd3, %rd2, 48;"
     "cvt.u16.u64 %rs1, %rd3; st.global.b16 [%rd9], %rs1;",
     15, 15},
    {WIDE "and.b64 %rd2, %rd1, 4294967295; st.global.b64 [%rd9], %rd2;", 3, 3},
    {WIDE "and.b64 %rd2, %rd1, -4294967296; st.global.b64 [%rd9], %rd2;", 12, 12},
    {WIDE "xor.b64 %rd2, %rd1, %rd3; cvt.u32.u64 %r1, %rd2;" STORE, 3, 3},
    {WIDE "add.s64 %rd2, %rd1, %rd3; cvt.u32.u64 %r1, %rd2;" STORE, 3, 3},
    {WIDE "add.s64 %rd2, %rd1, %rd3; shr.u64 %rd4, %rd2, 32; cvt.u32.u64 %r1, %rd4;" STORE, 15, 15},
    {WIDE "mul.lo.s64 %rd2, %rd1, %rd3; cvt.u32.u64 %r1, %rd2;" STORE, 3, 3},
    {WIDE "mad.wide.s32 %rd2, %r4, %r5, %rd1; cvt.u32.u64 %r1, %rd2;" STORE, 3, 3},
    {WIDE "min.u64 %rd2, %rd1, %rd3; cvt.u32.u64 %r1, %rd2;" STORE, 15, 15},
    {WIDE "add.rn.f64 %rd2, %rd1, %rd3; cvt.u32.u64 %r1, %rd2;" STORE, 15, 15},
    {WIDE "setp.lt.u64 %p1, %rd1, %rd3; @%p1 bra $end; $end:", 15, 15},
    {WIDE "selp.b64 %rd2, %rd1, %rd3, %p1; cvt.u32.u64 %r1, %rd2;" STORE, 3, 15},
    {"mov.b64 %rd2, 0; $loop: " WIDE "add.s64 %rd2, %rd2, %rd1; @%p1 bra $loop;"
     "cvt.u32.u64 %r1, %rd2;" STORE,
     3, 15},
    {WORD "mov.b32 {%rs1, %rs2}, %r0; st.global.b16 [%rd9], %rs1;", 1, 1},
    {WORD "mov.b32 {%rs1, %rs2}, %r0; st.global.b16 [%rd9], %rs2;", 2, 2},
    {WORD "cvt.u16.u32 %rs1, %r0; st.global.b16 [%rd9], %rs1;", 15, 15},
    {WORD "and.b32 %r1, %r0, 255;" STORE, 15, 15},
    {WORD "shr.u32 %r1, %r0, 16;" STORE, 15, 15},
    {WORD "prmt.b32 %r1, %r0, 0, 0x7771;" STORE, 15, 15},
    {"ld.shared.b32 %rd1, [%rd8]; cvt.u32.u64 %r1, %rd1;" STORE, 3, 3},
};

static uint8_t part_of_load(const char *text, bool before_sm100, bool most) {
  struct arena arena = {0};
  struct live live;
  struct flow flow;
  const struct ptx_function *function = read_kernel("", text, &arena, &flow);
  unbank_live(&live, function, &flow, unbank_known_bits(function, &flow, &arena), before_sm100,
              &arena);
  uint8_t part = UINT8_MAX;
  for (size_t i = 0; i < function->instructions.count; i++)
    if (unbank_ptx_is(&function->instructions.items[i], "ld"))
      part = (most ? live.most : live.least)[function->instructions.items[i].operands[0].reg];
  arena_free(&arena);
  return part;
}

static void test_parts(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(rows); i++) {
    const struct row *row = &rows[i];
    uint8_t least = part_of_load(row->text, false, false);
    uint8_t most = part_of_load(row->text, false, true);
    uint8_t split = part_of_load(row->text, true, true);
    if (least != row->least || most != row->most || split != row->least)
      fail_msg("%s: %u to %u, before sm_100 %u", row->text, least, most, split);
  }
}

/* What goes to a local array may not be read, on any architecture. */
static void test_local(void **state) {
  (void)state;
  static const char only[] = WIDE "st.local.b64 [%rd9], %rd1;",
                    also[] = WIDE "st.local.b64 [%rd9], %rd1; st.global.b32 [%rd9], %rd1;";
  for (unsigned before_sm100 = 0; before_sm100 < 2; before_sm100++) {
    assert_int_equal(part_of_load(only, before_sm100, false), 0);
    assert_int_equal(part_of_load(only, before_sm100, true), LIVE_ALL);
    assert_int_equal(part_of_load(also, before_sm100, false), LIVE_LOWER);
    assert_int_equal(part_of_load(also, before_sm100, true), LIVE_ALL);
  }
}

/* But what an iteration of a loop leaves in an array, and the next one reads, is read: of x[j] =
 * x[j] * y + z, with j counted along in a loop inside it, the load of y. */
static void test_accumulated(void **state) {
  (void)state;
#define BEGIN                                                                                      \
  "ld.param.b32 %r21, [n]; ld.param.b32 %r22, [c]; mov.b32 %r8, 0; mov.u32 %r20, %tid.x; O: "
#define START "mov.b64 %rd2, %rd1; "
#define INNER "mov.b32 %r1, 0; I: "
#define LOAD_X "ld.local.b32 %r2, [%rd2]; "
#define SUM "add.rn.f32 %r8, %r8, %r2; "
#define LOAD_Y "ld.shared.b32 %r3, [%rd8]; fma.rn.f32 %r4, %r2, %r3, %r9; "
#define STORE_X "st.local.b32 [%rd2], %r4; "
#define ALL LOAD_X SUM LOAD_Y STORE_X
#define NEXT "add.s64 %rd2, %rd2, 4; "
#define END_INNER "add.s32 %r1, %r1, 1; setp.lt.s32 %p1, %r1, 64; @%p1 bra I; "
#define END_BY(step) "add.s32 %r20, %r20, " step "; setp.lt.s32 %p2, %r20, %r21; @%p2 bra O; "
#define PUT "st.global.b32 [%rd9], %r8;"
#define END END_INNER END_BY("%r22") PUT
  static const struct {
    const char *text;
    bool is_read;
  } loops[] = {
      {BEGIN START INNER ALL NEXT END, true},
      {START BEGIN ALL END_BY("%r22") PUT, true}, /* one element, in one loop */
      {START BEGIN INNER ALL NEXT END, false},    /* j goes on in the next iteration */
      {START INNER ALL NEXT END_INNER PUT, false},
      {BEGIN START INNER LOAD_X LOAD_Y STORE_X NEXT END, false}, /* x is read for itself alone */
      {BEGIN START INNER ALL NEXT END_INNER END_BY("1") PUT, false}, /* it may be unrolled */
      /* other stores, and what may be one */
      {BEGIN "st.local.b32 [%rd7], %r9; " START INNER ALL NEXT END, false},
      {BEGIN "st.b32 [%rd7], %r9; " START INNER ALL NEXT END, false},
      {BEGIN "call.uni f, (); " START INNER ALL NEXT END, false},
      {BEGIN "st.global.b32 [%rd7], %r9; " START INNER ALL NEXT END, true},
      {BEGIN START INNER ALL "st.local.b32 [%rd2+4], %r9; " NEXT END, false},
      {BEGIN START INNER ALL "st.local.b32 [%rd2+4], %r9; add.s64 %rd2, %rd2, 8; " END, true},
      {BEGIN START INNER ALL "st.local.b16 [%rd2+2], %rs9; " NEXT END, false},
      {START BEGIN ALL "st.local.b32 [%rd2+4], %r9; " END_BY("%r22") PUT, true},
      /* other addresses */
      {BEGIN START INNER "ld.local.b32 %r2, [%rd2+4]; " SUM LOAD_Y STORE_X NEXT END, false},
      {BEGIN START INNER LOAD_X SUM LOAD_Y NEXT STORE_X END, false},
      {BEGIN "add.s64 %rd1, %rd1, 4; " START INNER ALL NEXT END, false},
      {BEGIN START INNER ALL "add.s64 %rd2, %rd2, %rd5; " END, false},
      {BEGIN START "add.s64 %rd2, %rd2, %rd5; " INNER ALL NEXT END, false},
      /* not in each iteration */
      {BEGIN START INNER "@%p3 bra N; " ALL "N: " NEXT END, false},
      {BEGIN "@%p3 bra N; " START INNER ALL NEXT END_INNER "N: " END_BY("%r22") PUT, false},
      {BEGIN START INNER LOAD_X SUM LOAD_Y "@%p3 st.local.b32 [%rd2], %r4; " NEXT END, false},
  };
  for (size_t i = 0; i < COUNT(loops); i++)
    if ((part_of_load(loops[i].text, false, false) != 0) != loops[i].is_read)
      fail_msg("%s: %d", loops[i].text, loops[i].is_read);
}

/* What surely is read of 32 bits: of those that ptxas was seen to load a half of, that half. */
static void test_halved(void **state) {
  (void)state;
#define FLOAT "cvt.rn.f32.u32 %r2, %r1; st.global.b32 [%rd9], %r2;"
  static const struct {
    const char *text;
    uint8_t least;
  } halved[] = {
      {WORD "shr.u32 %r1, %r0, 16;" FLOAT, 2},
      {WORD "shr.u32 %r1, %r0, 24;" FLOAT, 2},
      {WORD "bfe.u32 %r1, %r0, 16, 16;" FLOAT, 2},
      {WORD "bfe.u32 %r1, %r0, 8, 8;" FLOAT, 1},
      {WORD "shr.u32 %r3, %r0, 8; and.b32 %r1, %r3, 255;" FLOAT, 1},
      {WORD "shr.u32 %r1, %r0, 8;" FLOAT, 15},
      {WORD "shr.s32 %r1, %r0, 16;" FLOAT, 15},
      {WORD "shr.u32 %r1, %r0, 16;" STORE FLOAT, 15},
      {WORD "shr.u32 %r1, %r0, 16; st.global.b32 [%rd9+8], %r0;" FLOAT, 15},
      {WORD "and.b32 %r1, %r0, 65535;" FLOAT, 15},
      {WORD "shr.u32 %r3, %r0, 16; add.s32 %r1, %r3, %r5;" FLOAT, 15},
  };
  for (size_t i = 0; i < COUNT(halved); i++)
    if (part_of_load(halved[i].text, false, false) != halved[i].least)
      fail_msg("%s: %u", halved[i].text, part_of_load(halved[i].text, false, false));
}

/* Whether ptxas 13 left loads of 16 bits as they are for this, where four of them are neighbours.
 */
#define HALF "ld.shared.b16 %rs1, [%rd8];"
#define SIGNED "ld.shared.s16 %r2, [%rd8];"
#define EXTENDED "ld.shared.b16 %r2, [%rd8];"
#define LONG "ld.shared.b16 %rd2, [%rd8];"
static const struct {
  const char *text;
  enum live_extended extended;
} halves[] = {
    {HALF "st.global.b16 [%rd9], %rs1;", LIVE_NOT_EXTENDED},
    {HALF "st.global.b8 [%rd9], %rs1;", LIVE_NOT_EXTENDED},
    {HALF "cvt.rn.f32.u16 %r1, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "cvt.f32.f16 %r1, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "add.f16 %rs2, %rs1, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "and.b16 %rs2, %rs1, 255;", LIVE_NOT_EXTENDED},
    {HALF "and.b16 %rs2, %rs1, %rs3;", LIVE_PERHAPS_EXTENDED},
    {HALF "cvt.u32.u16 %r1, %rs1;", LIVE_EXTENDED},
    {HALF "cvt.s32.s16 %r1, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "cvt.u64.u16 %rd1, %rs1;", LIVE_EXTENDED},
    {HALF "add.s16 %rs2, %rs1, 1;", LIVE_EXTENDED},
    {HALF "mul.wide.u16 %r1, %rs1, 3;", LIVE_EXTENDED},
    {HALF "shr.u16 %rs2, %rs1, 3;", LIVE_EXTENDED},
    {HALF "setp.eq.b16 %p1, %rs1, 0;", LIVE_EXTENDED},
    {HALF "st.global.b16 [%rd9], %rs1; add.s16 %rs2, %rs1, 1;", LIVE_EXTENDED},
    {HALF "st.param.b16 [param0], %rs1;", LIVE_PERHAPS_EXTENDED},
    {HALF "mul.lo.s16 %rs2, %rs1, 3;", LIVE_NOT_EXTENDED},
    {HALF "mad.lo.s16 %rs2, %rs3, %rs4, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "mul.wide.s16 %r1, %rs1, 3;", LIVE_NOT_EXTENDED},
    {HALF "mul.hi.u16 %rs2, %rs1, 777;", LIVE_EXTENDED},
    {HALF "mul.hi.s16 %rs2, %rs1, 777;", LIVE_NOT_EXTENDED},
    {HALF "shr.s16 %rs2, %rs1, 3;", LIVE_NOT_EXTENDED},
    {HALF "shl.b16 %rs2, %rs1, 3;", LIVE_EXTENDED},
    {HALF "xor.b16 %rs2, %rs1, 7;", LIVE_EXTENDED},
    {HALF "not.b16 %rs2, %rs1;", LIVE_EXTENDED},
    {HALF "sub.s16 %rs2, %rs1, %rs3;", LIVE_EXTENDED},
    {HALF "sub.s16 %rs2, 7, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "setp.lt.u16 %p1, %rs1, 5;", LIVE_EXTENDED},
    {HALF "setp.lt.s16 %p1, %rs1, 5;", LIVE_NOT_EXTENDED},
    {HALF "min.s16 %rs2, %rs1, 7;", LIVE_NOT_EXTENDED},
    {HALF "min.u16 %rs2, %rs1, 7;", LIVE_PERHAPS_EXTENDED},
    {HALF "rem.u16 %rs2, %rs1, 7;", LIVE_EXTENDED},
    {HALF "mov.b32 %r1, {%rs1, %rs3};", LIVE_NOT_EXTENDED},
    {HALF "cvt.f32.bf16 %r1, %rs1;", LIVE_EXTENDED},
    {HALF "cvt.f64.bf16 %rd1, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "add.rn.bf16 %rs2, %rs1, %rs3;", LIVE_NOT_EXTENDED},
    {HALF "mul.lo.u16 %rs2, %rs1, 3;", LIVE_EXTENDED},
    {HALF "div.u16 %rs2, %rs1, %rs3;", LIVE_EXTENDED},
    {HALF "div.s16 %rs2, %rs1, %rs3;", LIVE_NOT_EXTENDED},
    {HALF "neg.s16 %rs2, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "cvt.u8.u16 %rs2, %rs1;", LIVE_NOT_EXTENDED},
    {HALF "cvt.u32.u16 %r1, %rs1; and.b32 %r2, %r1, 4095;", LIVE_NOT_EXTENDED},
    {HALF "cvt.u32.u16 %r1, %rs1; cvt.u16.u32 %rs2, %r1;", LIVE_NOT_EXTENDED},
    {HALF "cvt.u32.u16 %r1, %rs1; and.b32 %r2, %r1, 4095; add.s32 %r3, %r1, %r2;", LIVE_EXTENDED},
    {HALF "cvt.u32.u16 %r1, %rs1; shr.u32 %r2, %r1, 8;", LIVE_EXTENDED},
    {EXTENDED "st.global.b16 [%rd9], %r2;", LIVE_NOT_EXTENDED},
    {EXTENDED "st.global.b32 [%rd9], %r2;", LIVE_EXTENDED},
    {EXTENDED "cvt.u16.u32 %rs2, %r2;", LIVE_NOT_EXTENDED},
    {EXTENDED "cvt.u16.u32 %rs2, %r2; add.s16 %rs3, %rs2, %rs4;", LIVE_EXTENDED},
    {EXTENDED "cvt.u16.u32 %rs2, %r2; mul.lo.s16 %rs3, %rs2, 5;", LIVE_NOT_EXTENDED},
    {LONG "cvt.u32.u64 %r3, %rd2; cvt.s32.s16 %r4, %r3; add.s32 %r5, %r4, %r6;", LIVE_NOT_EXTENDED},
    {EXTENDED "bra A; B: add.s16 %rs3, %rs2, %rs4; ret; A: cvt.u16.u32 %rs2, %r2; bra B;",
     LIVE_EXTENDED}, /* who reads it stands ahead of it */
    {LONG "cvt.u32.u64 %r3, %rd2; add.s32 %r5, %r3, %r6;", LIVE_EXTENDED},
    {EXTENDED "cvt.rn.f32.s16 %r1, %r2;", LIVE_NOT_EXTENDED},
    {EXTENDED "cvt.rn.f32.u32 %r1, %r2;", LIVE_EXTENDED},
    {EXTENDED "and.b32 %r1, %r2, 65535;", LIVE_EXTENDED},
    {EXTENDED "and.b32 %r1, %r2, 63;", LIVE_NOT_EXTENDED},
    {EXTENDED "add.s32 %r1, %r2, 1;", LIVE_EXTENDED},
    {EXTENDED "shl.b32 %r1, %r2, 16;", LIVE_EXTENDED},
    {EXTENDED "or.b32 %r1, %r2, %r3;", LIVE_EXTENDED},
    {EXTENDED "shfl.sync.bfly.b32 %r1, %r2, 1, 31, -1;", LIVE_EXTENDED},
    {EXTENDED "prmt.b32 %r1, %r2, %r3, 21520;", LIVE_PERHAPS_EXTENDED},
    {SIGNED "cvt.u32.u16 %r1, %r2;", LIVE_NOT_EXTENDED},
    {SIGNED "cvt.s32.s16 %r1, %r2;", LIVE_EXTENDED},
    {SIGNED "mul.lo.s16 %rs2, %r2, 3;", LIVE_EXTENDED},
    {SIGNED "mul.lo.u16 %rs2, %r2, 3;", LIVE_NOT_EXTENDED},
    {SIGNED "shr.u16 %rs2, %r2, 3;", LIVE_NOT_EXTENDED},
    {SIGNED "add.s16 %rs2, %r2, 3;", LIVE_EXTENDED},
    {SIGNED "setp.lt.u16 %p1, %r2, 3;", LIVE_NOT_EXTENDED},
};

static void test_extended(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(halves); i++) {
    struct arena arena = {0};
    struct live live;
    struct flow flow;
    const struct ptx_function *function = read_kernel("", halves[i].text, &arena, &flow);
    unbank_live(&live, function, &flow, unbank_known_bits(function, &flow, &arena), true, &arena);
    const struct ptx_instruction *load = &function->instructions.items[0];
    bool is_signed = unbank_ptx_has(load, "s16");
    if (live.extended[is_signed][load->operands[0].reg] != halves[i].extended)
      fail_msg("%s: %u", halves[i].text, live.extended[is_signed][load->operands[0].reg]);
    arena_free(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_parts), cmocka_unit_test(test_local),
                                     cmocka_unit_test(test_accumulated),
                                     cmocka_unit_test(test_halved),
                                     cmocka_unit_test(test_extended)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
