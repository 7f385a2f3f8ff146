/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What can only be 0: each row is PTX that ends in %r9, and whether ptxas 13 saw that it is 0
 * (sm_75 to sm_120), which shows in loads that it then merges. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ptx_kernel.h"
#include "ptxas/known.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))
#define SHAPE ".reqntid 32, 4, 1"

enum seen { NO, YES, OPEN }; /* OPEN: by its greatest value it is 0, by its bits not */

static const struct row {
  const char *shape, *text;
  enum seen is_zero;
} rows[] = {
    {SHAPE, "mov.u32 %r9, %tid.z;", YES},
    {"", "mov.u32 %r9, %tid.z;", NO},
    {".reqntid 128", "mov.u32 %r9, %tid.y;", YES},
    {".maxntid 32, 1, 1", "mov.u32 %r9, %tid.y;", NO},
    {SHAPE, "mov.u32 %r1, %tid.y; shr.u32 %r9, %r1, 2;", YES},
    {SHAPE, "mov.u32 %r1, %tid.y; shr.u32 %r9, %r1, 1;", NO},
    {SHAPE, "mov.u32 %r1, %tid.x; shr.u32 %r9, %r1, 5;", YES},
    {"", "mov.u32 %r1, %tid.x; shr.u32 %r9, %r1, 11;", NO},
    {"", "mov.u32 %r1, %laneid; shr.u32 %r9, %r1, 5;", YES},
    {SHAPE, "mov.u32 %r1, %tid.y; shr.u32 %r2, %r1, 6; and.b32 %r9, %r2, %r7;", YES},
    {SHAPE, "mov.u32 %r1, %tid.y; add.s32 %r2, %r1, 1; shr.u32 %r9, %r2, 6;", YES},
    {SHAPE, "mov.u32 %r1, %tid.y; add.s32 %r2, %r1, -1; shr.u32 %r9, %r2, 6;", NO},
    {SHAPE, "mov.u32 %r1, %tid.y; shl.b32 %r2, %r1, 3; shr.u32 %r9, %r2, 6;", YES},
    {SHAPE, "mov.u32 %r1, %tid.y; mul.lo.s32 %r2, %r1, 9; shr.u32 %r9, %r2, 6;", YES},
    {SHAPE, "mov.u32 %r1, %tid.y; mul.lo.s32 %r2, %r1, 9; shr.u32 %r9, %r2, 5;", OPEN},
    {SHAPE, "mov.u32 %r1, %tid.y; mul.lo.s32 %r2, %r1, 9; and.b32 %r9, %r2, 96;", OPEN},
    {SHAPE, "mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; add.s32 %r3, %r1, %r2; shr.u32 %r9, %r3, 8;",
     YES},
    {SHAPE, "mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; xor.b32 %r3, %r1, %r2; shr.u32 %r9, %r3, 8;",
     YES},
    {"", "and.b32 %r1, %r7, 3; shr.u32 %r9, %r1, 2;", YES},
    {"", "cvt.u32.u8 %r1, %r7; shr.u32 %r9, %r1, 8;", OPEN},
    {"", "cvt.u32.u8 %r1, %r7; shr.u32 %r9, %r1, 7;", NO},
    {"", "ld.global.u8 %r1, [%rd1]; shr.u32 %r9, %r1, 8;", YES},
    {"", "ld.global.s8 %r1, [%rd1]; shr.u32 %r9, %r1, 8;", NO},
    {"", "ld.shared.b16 %rs1, [%rd1]; cvt.u32.u16 %r1, %rs1; shr.u32 %r9, %r1, 16;", YES},
    {"",
     "ld.global.u8 %rs1, [%rd1]; and.b16 %rs2, %rs1, 15; cvt.u32.u16 %r1, %rs2; shr.u32 %r9, %r1, "
     "4;",
     YES},
    {"", "setp.lt.u32 %p1, %r7, %r8; selp.b32 %r1, 3, 11, %p1; shr.u32 %r9, %r1, 4;", YES},
    {"", "setp.lt.u32 %p1, %r7, %r8; selp.b32 %r1, 3, %r7, %p1; shr.u32 %r9, %r1, 4;", NO},
    {SHAPE, "mov.u32 %r1, %tid.y; mul.hi.u32 %r9, %r1, 1073741824;", NO},
    {SHAPE, "mov.u32 %r1, %tid.y; shr.u32 %r9, %r1, 6; mov.b32 %r9, %r7;", NO},
};

static bool is_zero(const struct row *row, bool by_value) {
  struct arena arena = {0};
  struct flow flow;
  const char *text = arena_printf(&arena, "%s st.global.b32 [%%rd1], %%r9;", row->text);
  const struct ptx_function *function = read_kernel(row->shape, text, &arena, &flow);
  const uint32_t *bounds = unbank_bounds(function, &flow, by_value, &arena);
  bool zero = false;
  for (size_t i = 0; i < function->instructions.count; i++)
    if (unbank_ptx_is(&function->instructions.items[i], "st"))
      zero = !bounds[function->instructions.items[i].operands[1].reg];
  arena_free(&arena);
  return zero;
}

static void test_zeros(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(rows); i++) {
    bool bits = is_zero(&rows[i], false), value = is_zero(&rows[i], true);
    if (bits != (rows[i].is_zero == YES) || value != (rows[i].is_zero != NO))
      fail_msg("%s %s: %d by bits, %d by value", rows[i].shape, rows[i].text, bits, value);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_zeros)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
