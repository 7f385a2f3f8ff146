/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A worker in the middle of a block: what the scheduler (block.c), the hooks (hooks.c) and the
 * sentences about broken rules (violation.c) share. */
#ifndef UNBANK_SIM_RUN_STATE_H
#define UNBANK_SIM_RUN_STATE_H

#include <setjmp.h>
#include <signal.h>

#include "sim/run/fiber.h"
#include "sim/run/race.h"
#include "sim/run/worker.h"

struct grid;

enum {
  BARRIERS = 16,     /* of a block: PTX ISA, bar */
  WIDEST_STORE = 16, /* bytes that one store instruction can change */
};

enum state { READY, WAITING, YIELDED, ENDED };

struct thread {
  struct fiber fiber;
  enum state state;
  struct position position;
  struct meeting meeting;
  uint64_t result; /* of the last meeting */
  struct event_log log;
  uint32_t steps;
  const struct site *tried; /* the compare-and-swap that it has just tried, or NULL */
};

/* Threads that came to a barrier without waiting. */
struct arrivals {
  uint32_t lanes[UNBANK_LANES]; /* by warp */
  unsigned count;
};

struct worker {
  struct grid *grid;
  struct program *program;
  unsigned number;
  kernel_start *start;
  struct shared *shared;
  struct thread *threads;
  unsigned thread_count;
  const struct meeting *members[THREADS_MAX];
  struct arrivals arrivals[BARRIERS];
  struct thread *current; /* NULL: the scheduler runs */
  struct fiber scheduler;
  unsigned char *stacks;
  uint64_t block;
  bool logging, has_turn, races_on;
  bool stopped; /* the block is over, well or not */
  size_t event_count;
  const struct site *site;          /* that was met last */
  size_t bytes;                     /* that it touches */
  struct region near;               /* that was found last */
  const struct shared_array *array; /* likewise */
  uint8_t before[WIDEST_STORE];     /* the bytes that a store is about to change */
  struct race race;
  uint64_t clock;
  char *printed;
  size_t printed_bytes;
  struct tally tally;
  struct outcome outcome;
  struct arena arena; /* of the tally */
  sigjmp_buf rescue;
  volatile sig_atomic_t fault; /* the signal, while it is dealt with */
};

/* The one that runs on this CPU thread. */
extern _Thread_local struct worker *current_worker;

static inline unsigned number_of(const struct thread *thread) {
  return (unsigned)(thread - current_worker->threads);
}

/* Rules of CUDA that the running thread's access breaks, each with the access and its place. */

_Noreturn void violation_shared(const struct site *site, uintptr_t address);
_Noreturn void violation_global(const struct site *site, uintptr_t address);
_Noreturn void violation_alignment(const struct site *site, uintptr_t address);
/* `offset`: of a byte that both touch, in shared memory. */
_Noreturn void violation_race(const struct site *site, uint32_t offset, struct race_other other);
/* "k.cu:10:3", or the function's name; malloc'd. */
char *violation_place(const struct site *site);
/* "thread (1, 0, 0) of block (0, 0, 0)"; malloc'd. */
char *violation_thread(unsigned thread);

#endif
