/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "sim/run/fiber.h"

#include <stdint.h>

#if defined(__SANITIZE_ADDRESS__)
#define HAS_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_ASAN 1
#endif
#endif

#ifdef HAS_ASAN
#include <sanitizer/common_interface_defs.h>
static void leave(struct fiber *from, const struct fiber *to) {
  __sanitizer_start_switch_fiber(&from->shadow, to->stack, to->stack_bytes);
}
static void arrive(struct fiber *here, struct fiber *before) {
  __sanitizer_finish_switch_fiber(here ? here->shadow : NULL, &before->stack, &before->stack_bytes);
}
#else
static void leave(struct fiber *from, const struct fiber *to) { (void)from, (void)to; }
static void arrive(struct fiber *here, struct fiber *before) { (void)here, (void)before; }
#endif

static _Thread_local struct fiber *leaver; /* who switched to the fiber that runs */

#if defined(__x86_64__)
/* System V ABI, 3.2.1: a callee keeps rbx, rbp and r12 to r15. A new fiber's first switch returns
 * to the trampoline, with its entry in r12. */
__asm__(".text\n"
        ".type unbank_fiber_switch, @function\n"
        "unbank_fiber_switch:\n"
        "  pushq %rbp\n  pushq %rbx\n  pushq %r12\n  pushq %r13\n  pushq %r14\n  pushq %r15\n"
        "  movq %rsp, (%rdi)\n"
        "  movq %rsi, %rsp\n"
        "  popq %r15\n  popq %r14\n  popq %r13\n  popq %r12\n  popq %rbx\n  popq %rbp\n"
        "  ret\n"
        ".size unbank_fiber_switch, .-unbank_fiber_switch\n"
        ".type unbank_fiber_trampoline, @function\n"
        "unbank_fiber_trampoline:\n"
        "  movq %r12, %rdi\n"
        "  call unbank_fiber_begin\n"
        "  ud2\n"
        ".size unbank_fiber_trampoline, .-unbank_fiber_trampoline\n");
void unbank_fiber_switch(void **save, void *load);
void unbank_fiber_trampoline(void);

__attribute__((used)) void unbank_fiber_begin(void (*entry)(void)) {
  arrive(NULL, leaver);
  entry();
}

void fiber_prepare(struct fiber *fiber, void *stack, size_t stack_bytes, void (*entry)(void)) {
  /* The trampoline must find rsp, which is then just above the frame's return address, a multiple
   * of 16. */
  enum { R12 = 3, RETURN = 6, WORDS = 9 };
  uintptr_t top = ((uintptr_t)stack + stack_bytes) & ~(uintptr_t)15;
  void **frame = (void **)top - WORDS;
  for (int i = 0; i < WORDS; i++)
    frame[i] = NULL;
  frame[R12] = (void *)entry;
  frame[RETURN] = (void *)unbank_fiber_trampoline;
  *fiber = (struct fiber){.stack_pointer = frame, .stack = stack, .stack_bytes = stack_bytes};
}

static void switch_stacks(struct fiber *from, struct fiber *to) {
  unbank_fiber_switch(&from->stack_pointer, to->stack_pointer);
}
#else
static _Thread_local void (*first_entry)(void);

static void begin(void) {
  arrive(NULL, leaver);
  first_entry();
}

void fiber_prepare(struct fiber *fiber, void *stack, size_t stack_bytes, void (*entry)(void)) {
  *fiber = (struct fiber){.stack = stack, .stack_bytes = stack_bytes};
  first_entry = entry;
  getcontext(&fiber->context);
  fiber->context.uc_stack.ss_sp = stack;
  fiber->context.uc_stack.ss_size = stack_bytes;
  makecontext(&fiber->context, begin, 0);
}

static void switch_stacks(struct fiber *from, struct fiber *to) {
  swapcontext(&from->context, &to->context);
}
#endif

void fiber_switch(struct fiber *from, struct fiber *to) {
  leaver = from;
  leave(from, to);
  switch_stacks(from, to);
  arrive(from, leaver);
}
