/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Registers that a function takes at least, by what is live in its IR. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <llvm-c/IRReader.h>

#include "occupancy/registers.h"
#include "shim/shim.h"

static const char text[] = "target triple = \"nvptx64-nvidia-cuda\"\n"
                           "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                           "declare { i32, i32, i32 } @three()\n"
                           "define void @k(ptr addrspace(1) %%p, ptr addrspace(4) %%q, i32 %%n) {\n"
                           "%s"
                           "  ret void\n"
                           "}\n";

#define LOAD(name) "  %" name " = load volatile i32, ptr addrspace(1) %p\n"
#define STORE(name) "  store volatile i32 %" name ", ptr addrspace(1) %p\n"
#define LOOP(phis, body, next)                                                                     \
  "  br label %l\n"                                                                                \
  "l:\n" phis body "  %e = icmp eq i32 " next ", %n\n"                                             \
  "  br i1 %e, label %x, label %l\n"                                                               \
  "x:\n"

static const struct {
  const char *body;
  unsigned live; /* words */
} rows[] = {
    {"", 0},
    {LOAD("a") STORE("a"), 1},
    {LOAD("a"), 0},
    {LOAD("a") LOAD("b") STORE("a") STORE("b"), 2},
    {LOAD("a") STORE("a") LOAD("b") STORE("b"), 1},
    /* Words: two of a number of 64 bits, one of a shared pointer, none of less than a word. */
    {"  %a = load volatile i64, ptr addrspace(1) %p\n  store i64 %a, ptr addrspace(1) %p\n", 2},
    {"  %a = load ptr addrspace(3), ptr addrspace(1) %p\n"
     "  store ptr addrspace(3) %a, ptr addrspace(1) %p\n",
     1},
    {"  %a = load volatile i16, ptr addrspace(1) %p\n  store i16 %a, ptr addrspace(1) %p\n", 0},
    /* What is computed again, or read where it is, takes none. */
    {"  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n" STORE("a"), 0},
    {"  %a = add i32 %n, 1\n" STORE("a"), 0},
    {"  %a = load i32, ptr addrspace(4) %q\n" STORE("a"), 0},
    /* Elements count from where they are taken. */
    {"  %s = call { i32, i32, i32 } @three()\n"
     "  %a = extractvalue { i32, i32, i32 } %s, 0\n"
     "  %b = extractvalue { i32, i32, i32 } %s, 1\n" STORE("a") STORE("b"),
     2},
    {"  %v = load <4 x i32>, ptr addrspace(1) %p\n"
     "  %a = extractelement <4 x i32> %v, i32 0\n"
     "  %b = extractelement <4 x i32> %v, i32 1\n" STORE("a") STORE("b"),
     2},
    /* Through a loop, and not: a value that is used behind it, in it, and before it. */
    {LOAD("a") LOOP("", LOAD("b"), "%b") STORE("a"), 2},
    {LOAD("a") LOOP("", LOAD("b") STORE("a"), "%b"), 2},
    {LOAD("a") STORE("a") LOOP("", LOAD("b"), "%b"), 1},
    /* What a loop carries: in the second it is used before the next one is loaded, and both are
     * live at once in the third. */
    {LOOP("  %a = phi i32 [ 0, %0 ], [ %b, %l ]\n", "  %b = add i32 %a, 1\n", "%b"), 1},
    {LOOP("  %a = phi i32 [ 0, %0 ], [ %b, %l ]\n", STORE("a") LOAD("b"), "%b"), 1},
    {LOOP("  %a = phi i32 [ 0, %0 ], [ %b, %l ]\n", LOAD("b") STORE("a"), "%b"), 2},
    /* One of two arms: what each loads is dead in the other. */
    {LOAD("a") "  %t = icmp eq i32 %a, 0\n"
               "  br i1 %t, label %l, label %r\n"
               "l:\n" LOAD("b") "  br label %x\n"
                                "r:\n" LOAD("c") "  br label %x\n"
                                                 "x:\n"
                                                 "  %d = phi i32 [ %b, %l ], [ %c, %r ]\n" STORE(
                                                     "d"),
     1},
    {LOAD("a") "  %t = icmp eq i32 %a, 0\n"
               "  br i1 %t, label %l, label %r\n"
               "l:\n" LOAD("b") "  br label %x\n"
                                "r:\n" LOAD("c") "  br label %x\n"
                                                 "x:\n"
                                                 "  %d = phi i32 [ %b, %l ], [ %c, %r ]\n" STORE(
                                                     "d") STORE("a"),
     2},
};

static unsigned live(const char *body) {
  char ir[2048], *message = NULL;
  struct arena arena = {0};
  LLVMContextRef context = LLVMContextCreate();
  struct module module = {.arena = &arena, .shim = unbank_shim_create()};
  snprintf(ir, sizeof ir, text, body);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "k");
  if (LLVMParseIRInContext(context, buffer, &module.ir, &message))
    fail_msg("%s", message);
  const unsigned words = unbank_live_registers(&module, LLVMGetNamedFunction(module.ir, "k"));
  unbank_shim_dispose(module.shim);
  LLVMDisposeModule(module.ir);
  LLVMContextDispose(context);
  arena_free(&arena);
  return words;
}

static void live_words(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (live(rows[i].body) != rows[i].live)
      fail_msg("%zu: %u words, not %u:\n%s", i, live(rows[i].body), rows[i].live, rows[i].body);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(live_words)};
  return cmocka_run_group_tests_name("registers", tests, NULL, NULL);
}
