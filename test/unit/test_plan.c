/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the planned address of s[n], n an argument, takes beside that of the identity layout:
 * instructions, by plan_cost.c's own prices. Layouts in pairs that differ in one respect. */
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
                           "define void @k(i32 %n) {\n"
                           "  %w = sext i32 %n to i64\n"
                           "  %p = getelementptr float, ptr addrspace(3) @s, i64 %w\n"
                           "  store float 0.0, ptr addrspace(3) %p\n"
                           "  ret void\n"
                           "}\n";

static const struct {
  const char *cheap, *dear;
  unsigned more; /* instructions */
} pairs[] = {
    /* A row that is no power of two is divided by, whatever the pad. */
    {"pad:64:12", "pad:96:12", 4},
    {"xor:2:31:7+pad:64:12", "xor:2:31:7+pad:96:12", 4},
    {"xor:2:31:7+pad:64:12", "xor:2:31:7+pad:64:4", 0},
    {"xor:2:31:7+pad:64:8", "xor:2:31:7+pad:64:24", 0},
    /* Where the pad is the offset's unit, one shift and one sum; else one more. */
    {"pad:128:4", "pad:128:8", 1},
    /* Without any pad. */
    {"xor:2:31:7", "xor:2:31:7+pad:64:4", 2},
};

static unsigned added(const char *layout_text) {
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
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "kernel");
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
    unsigned cheap = added(pairs[i].cheap), dear = added(pairs[i].dear);
    if (dear != cheap + pairs[i].more)
      fail_msg("%s takes %u, %s %u: not %u more", pairs[i].cheap, cheap, pairs[i].dear, dear,
               pairs[i].more);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(prices)};
  return cmocka_run_group_tests_name("plan", tests, NULL, NULL);
}
