/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the planned address of s[i] takes beside that of the identity layout: instructions, by
 * plan_cost.c's own prices, for several i. Pairs that differ in one respect. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <llvm-c/IRReader.h>

#include "find/arrays.h"
#include "rewrite/plan.h"
#include "shim/shim.h"

static const char text[] = "target triple = \"nvptx64-nvidia-cuda\"\n"
                           "@s = internal addrspace(3) global [4096 x float] undef, align 16\n"
                           "define void @k(i32 %%n) {\n"
                           "%s"
                           "  %%p = getelementptr float, ptr addrspace(3) @s, i64 %%i\n"
                           "  store float 0.0, ptr addrspace(3) %%p\n"
                           "%s"
                           "}\n";

/* The index, made of an argument or by a loop; the last ends the function. */
static const char end[] = "  ret void\n";
static const char again[] = "  %e = icmp ult i32 %d, 1000\n"
                            "  br i1 %e, label %l, label %x\n"
                            "x:\n"
                            "  ret void\n";
static const char counter[] = "  br label %l\n"
                              "l:\n"
                              "  %c = phi i32 [ 0, %0 ], [ %d, %l ]\n"
                              "  %d = add nuw nsw i32 %c, 1\n"
                              "  %i = zext i32 %c to i64\n";
static const char any[] = "  %i = sext i32 %n to i64\n";
static const char small[] = "  %m = and i32 %n, 1023\n"
                            "  %i = zext i32 %m to i64\n";
static const char behind[] = "  %m = and i32 %n, 1023\n"
                             "  %a = add nuw nsw i32 %m, 5\n"
                             "  %i = zext i32 %a to i64\n";
static const char downwards[] = "  %m = and i32 %n, 1023\n"
                                "  %a = sub nsw i32 1023, %m\n"
                                "  %i = sext i32 %a to i64\n";
static const char two[] = "  %m = and i32 %n, 31\n"
                          "  %h = lshr i32 %n, 5\n"
                          "  %q = and i32 %h, 31\n"
                          "  %r = mul nuw nsw i32 %q, 33\n"
                          "  %a = add nuw nsw i32 %r, %m\n"
                          "  %i = zext i32 %a to i64\n";

static const struct {
  const char *cheap_index, *cheap, *dear_index, *dear;
  unsigned more; /* instructions */
} pairs[] = {
    /* The high half of a product divides small numbers, in the time of four shifts, whatever the
     * pad; for any number that half is shifted, too. */
    {small, "pad:64:12", small, "pad:96:12", 3},
    {any, "pad:64:12", any, "pad:96:12", 4},
    {any, "xor:2:31:7+pad:64:12", any, "xor:2:31:7+pad:96:12", 4},
    {small, "pad:64:12", any, "pad:64:12", 0},
    {any, "xor:2:31:7+pad:64:12", any, "xor:2:31:7+pad:64:4", 0},
    {any, "xor:2:31:7+pad:64:8", any, "xor:2:31:7+pad:64:24", 0},
    /* What may be negative is made positive before it is divided, and not before it is shifted. */
    {small, "pad:96:8", downwards, "pad:96:8", 4},
    {small, "pad:64:8", downwards, "pad:64:8", 1},
    /* A constant is added to a row, and a second time where a product takes the sum's place. */
    {small, "pad:128:8", behind, "pad:128:8", 1},
    {small, "pad:128:12", behind, "pad:128:12", 2},
    {small, "pad:128:4", behind, "pad:128:4", 2},
    {small, "xor:2:31:7", behind, "xor:2:31:7", 1},
    /* Two terms are added up for the row. */
    {small, "pad:128:8", two, "pad:128:8", 1},
    /* Where the pad is the offset's unit, one shift and one sum; else one more. */
    {any, "pad:128:4", any, "pad:128:8", 1},
    /* A counter steps the identity's address along, so that P * y is no instruction there. */
    {small, "pad:128:4", counter, "pad:128:4", 1},
    {small, "pad:128:8", counter, "pad:128:8", 0},
    /* Without any pad. */
    {any, "xor:2:31:7", any, "xor:2:31:7+pad:64:4", 2},
};

static unsigned added(const char *index, const char *layout_text) {
  char ir[1024];
  struct arena arena = {0};
  struct unbank_options options = {.size = sizeof options};
  struct unbank_layout layout;
  struct offset offset;
  struct plan plan;
  char *message = NULL, *error = unbank_layout_parse(layout_text, &layout);
  if (error)
    fail_msg("%s", error);
  LLVMContextRef context = LLVMContextCreate();
  struct module module = {.arena = &arena, .options = &options, .shim = unbank_shim_create()};
  snprintf(ir, sizeof ir, text, index, index == counter ? again : end);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "kernel");
  if (LLVMParseIRInContext(context, buffer, &module.ir, &message))
    fail_msg("%s", message);
  unbank_find_arrays(&module);
  const struct access *access = &module.accesses.items[0];
  assert_true(unbank_offset(&module, access, &offset));
  unbank_plan(&module, access->function, NULL, &offset, &layout, &plan);
  struct extra extras[EXTRAS_MAX];
  unsigned sum = 0, count = unbank_plan_extras(&module, &plan, &layout, extras);
  for (unsigned i = 0; i < count; i++)
    sum += extras[i].instructions;
  unbank_shim_dispose(module.shim);
  LLVMDisposeModule(module.ir);
  LLVMContextDispose(context);
  arena_free(&arena);
  return sum;
}

static void prices(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    unsigned cheap = added(pairs[i].cheap_index, pairs[i].cheap);
    unsigned dear = added(pairs[i].dear_index, pairs[i].dear);
    if (dear != cheap + pairs[i].more)
      fail_msg("%zu: %s takes %u, %s %u: not %u more", i, pairs[i].cheap, cheap, pairs[i].dear,
               dear, pairs[i].more);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(prices)};
  return cmocka_run_group_tests_name("plan", tests, NULL, NULL);
}
