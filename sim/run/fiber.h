/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fibers: several stacks on one CPU thread, switched by hand. A switch saves what the C calling
 * convention says a callee keeps, and nothing else; ucontext would make a system call for each. */
#ifndef UNBANK_SIM_RUN_FIBER_H
#define UNBANK_SIM_RUN_FIBER_H

#include <stddef.h>

#if !defined(__x86_64__)
#include <ucontext.h>
#endif

struct fiber {
#if defined(__x86_64__)
  void *stack_pointer;
#else
  ucontext_t context;
#endif
  const void *stack; /* NULL: the CPU thread's own */
  size_t stack_bytes;
  void *shadow; /* AddressSanitizer's */
};

/* `entry` must never return; it leaves by fiber_switch. */
void fiber_prepare(struct fiber *fiber, void *stack, size_t stack_bytes, void (*entry)(void));
void fiber_switch(struct fiber *from, struct fiber *to);

#endif
