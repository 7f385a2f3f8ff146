/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which registers of PTX hold one value: each row is code, and the same after renaming, registers
 * by letters in the order in which they occur. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ptxas/ptx.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))
#define PUT "st.global.b32 [%rd9], %r1; "

static const struct row {
  const char *text, *renamed;
} rows[] = {
    {"mov.b32 %r1, 1; " PUT "mov.b32 %r1, 2; " PUT, "mov a; st b a; mov c; st b c; "},
    {"mov.b32 %r1, 1; " PUT PUT "add.s32 %r1, %r1, 1; " PUT,
     "mov a; st b a; st b a; add c a; st b c; "},
    /* a loop that begins with a value that is read elsewhere, too */
    {"mov.b32 %r1, 1; " PUT "H: add.s32 %r1, %r1, 1; @%p1 bra H; ",
     "mov a; mov b a; st c a; add b b; ?d bra; "},
    {"mov.b32 %r1, 1; H: add.s32 %r1, %r1, 1; @%p1 bra H; ", "mov a; add a a; ?b bra; "},
    {"mov.b32 %r1, 1; H: add.s32 %r1, %r1, 1; @%p1 bra H; " PUT,
     "mov a; add a a; ?b bra; st c a; "},
    {"mov.b32 %r1, 1; H: " PUT "@%p1 bra H; mov.b32 %r1, 2; " PUT,
     "mov a; st b a; ?c bra; mov d; st b d; "},
    {"mov.b32 %r1, 1; H: " PUT "mov.b32 %r1, 2; @%p1 bra H; ", "mov a; st b a; mov a; ?c bra; "},
    /* branches */
    {"@%p1 bra N; mov.b32 %r1, 1; bra.uni J; N: mov.b32 %r1, 2; J: " PUT,
     "?a bra; mov b; bra; mov b; st c b; "},
    {"@%p1 bra N; mov.b32 %r1, 1; " PUT "bra.uni J; N: mov.b32 %r1, 2; J: " PUT,
     "?a bra; mov b; mov c b; st d b; bra; mov c; st d c; "},
    {"mov.b32 %r1, 1; @%p1 bra N; mov.b32 %r1, 2; " PUT "N: ret; ",
     "mov a; ?b bra; mov c; st d c; ret; "},
    {"mov.b32 %r1, 1; " PUT "@%p1 mov.b32 %r1, 2; " PUT,
     "mov a; mov b a; st c a; ?d mov b; st c b; "},
    /* a branch whose predicate is a number goes one way */
    {"mov.pred %p1, 0; mov.b32 %r1, 1; @%p1 bra N; mov.b32 %r1, 2; N: " PUT,
     "mov a; mov b; ?a bra; mov c; st d c; "},
    {"mov.pred %p1, -1; mov.b32 %r1, 1; @!%p1 bra N; mov.b32 %r1, 2; N: " PUT,
     "mov a; mov b; ?a bra; mov c; st d c; "},
    {"mov.pred %p1, %p2; mov.b32 %r1, 1; @%p1 bra N; mov.b32 %r1, 2; N: " PUT,
     "mov a b; mov c; ?a bra; mov c; st d c; "},
    /* c - x is read as if c stood in it */
    {"mov.b32 %r2, 31; sub.s32 %r1, %r2, %r3; " PUT, "mov a; sub b c; st d b; "},
    {"mov.b32 %r2, 31; sub.s32 %r1, %r3, %r2; " PUT, "mov a; sub b c a; st d b; "},
    {"mov.b32 %r2, %r4; sub.s32 %r1, %r2, %r3; " PUT, "mov a b; sub c a d; st e c; "},
    /* what is not known stays: where a branch leads; what was there before */
    {"mov.b32 %r1, 1; " PUT "mov.b32 %r1, 2; " PUT "brx.idx %r1, T; ",
     "mov a; st b a; mov a; st b a; brx a; "},
    {"mov.b32 %r1, 1; " PUT "T: .branchtargets N, X; brx.idx %r2, T; N: mov.b32 %r1, 2; " PUT,
     "mov a; st b a; brx c; mov a; st b a; "},
    {"mov.b32 %r1, 1; " PUT "T: .branchtargets N, J; @%p1 brx.idx %r2, T; N: mov.b32 %r1, 2; " PUT
     "J: ret; ",
     "mov a; st b a; ?c brx d; mov a; st b a; ret; "},
    /* a branch by a table leads to the blocks that it has */
    {"mov.b32 %r1, 1; " PUT "T: .branchtargets N, J; brx.idx %r2, T; N: mov.b32 %r1, 2; " PUT
     "J: ret; ",
     "mov a; st b a; brx c; mov d; st b d; ret; "},
    {"mov.b32 %r1, 1; T: .branchtargets J, N; brx.idx.uni %r2, T; N: mov.b32 %r1, 2; " PUT
     "J: " PUT,
     "mov a; brx b; mov c; mov a c; st d c; st d a; "},
    {PUT "mov.b32 %r1, 2; " PUT, "st a b; mov b; st a b; "},
    /* Braces have labels and registers of their own. */
    {"mov.b32 %r1, 1; {@%p1 bra N; N:} " PUT "mov.b32 %r1, 2; {@%p1 bra N; N:} " PUT,
     "mov a; ?b bra; st c a; mov d; ?b bra; st c d; "},
    {"N: mov.b32 %r1, 1; {@%p1 bra N;} " PUT, "mov a; ?b bra; st c a; "},
    {"{.reg .b32 q; mov.b32 q, 1;} {.reg .b32 q<2>, r; mov.b32 q1, %r1; mov.b32 r, q1; @q0 bra N; "
     "N:}",
     "mov a; mov b c; mov d b; ?e bra; "},
    /* the moved register is as wide */
    {"mov.b64 %rd1, 1; st.global.b64 [%rd9], %rd1; H: add.s64 %rd1, %rd1, 1; @%p1 bra H; ",
     "mov a; mov b a; st c a; add b b; ?d bra; "},
};

/* The letter of a register: its place in `met`. */
static char letter(uint32_t *met, uint32_t reg) {
  unsigned i = 0;
  while (met[i] && met[i] != reg + 1)
    i++;
  met[i] = reg + 1;
  return (char)('a' + i);
}

static const char *print(const struct ptx_function *function, struct arena *arena) {
  uint32_t met[64] = {0};
  const char *out = "";
  for (size_t i = 0; i < function->instructions.count; i++) {
    const struct ptx_instruction *at = &function->instructions.items[i];
    if (at->is_guarded)
      out = arena_printf(arena, "%s?%c ", out, letter(met, at->guard));
    out = arena_printf(arena, "%s%.*s", out, (int)strcspn(at->opcode, "."), at->opcode);
    for (unsigned k = 0; k < at->count; k++)
      if (at->operands[k].kind == PTX_REGISTER)
        out = arena_printf(arena, "%s %c", out, letter(met, at->operands[k].reg));
    out = arena_printf(arena, "%s; ", out);
  }
  return out;
}

static void test_renamed(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(rows); i++) {
    struct arena arena = {0};
    struct ptx ptx;
    char *text = (char *)arena_printf(&arena, ".visible .entry kernel()\n{\n%s\n}\n", rows[i].text);
    unbank_ptx_read(text, &arena, &ptx);
    assert_int_equal(ptx.functions.count, 1);
    assert_string_equal(print(&ptx.functions.items[0], &arena), rows[i].renamed);
    arena_free(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_renamed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
