/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The threads of one block. Each is a fiber:
 *
 *     READY  --resumed-->  runs  --meets others-->  WAITING  --all are there-->  READY
 *                               --spins-->          YIELDED  --next round-->     READY
 *                               --kernel returns--> ENDED
 *
 * The scheduler goes through the warps in order, and in each through the lanes that are READY until
 * none is; then it looks for barriers of the block that are complete. So a block always takes the
 * same course. Threads that have ended are not waited for, as on hardware. A round in which nobody
 * moves is a deadlock, which is reported.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sim/run/block.h"
#include "sim/run/state.h"

enum {
  STACK_BYTES = 256 * 1024, /* of one thread; pages are taken when touched */
  PRINTED_MAX = 1 << 20,    /* bytes of a block's output, as CUDA's own buffer has */
  FAULT_STACK = 64 * 1024,
};

/* Compiled kernels call the hooks without a context. */
_Thread_local struct worker *current_worker;

/* The running thread. */

static void leave(void) {
  fiber_switch(&current_worker->current->fiber, &current_worker->scheduler);
}

const struct position *thread_position(void) { return &current_worker->current->position; }

unsigned thread_lane(void) { return number_of(current_worker->current) % UNBANK_LANES; }
unsigned thread_warp(void) { return number_of(current_worker->current) / UNBANK_LANES; }
uint64_t thread_clock(void) { return ++current_worker->clock; }

bool thread_is_shared(const void *pointer) {
  return shared_contains(current_worker->shared, (uintptr_t)pointer);
}

void thread_fence(void) {
  race_acquire(&current_worker->race, number_of(current_worker->current));
  race_release(&current_worker->race, number_of(current_worker->current));
}

void thread_yield(void) {
  current_worker->current->state = YIELDED;
  leave();
}

_Noreturn void thread_fail(enum ending ending, char *sentence) {
  current_worker->outcome = (struct outcome){ending, sentence};
  current_worker->stopped = true;
  for (;;)
    leave();
}

static void note_arrival(const struct meeting *meeting) {
  struct arrivals *at = &current_worker->arrivals[meeting->group % BARRIERS];
  unsigned thread = number_of(current_worker->current);
  at->lanes[thread / UNBANK_LANES] |= 1u << thread % UNBANK_LANES;
  at->count++;
}

uint64_t thread_meet(struct meeting meeting) {
  if (meeting.arrives_only) {
    note_arrival(&meeting);
    return 0;
  }
  current_worker->current->meeting = meeting;
  current_worker->current->state = WAITING;
  leave();
  return current_worker->current->result;
}

void thread_print(const char *text) {
  size_t length = strlen(text);
  if (current_worker->printed_bytes + length > PRINTED_MAX)
    return;
  char *grown = realloc(current_worker->printed, current_worker->printed_bytes + length + 1);
  if (!grown)
    return;
  memcpy(grown + current_worker->printed_bytes, text, length + 1);
  current_worker->printed = grown;
  current_worker->printed_bytes += length;
}

/* Meetings. */

static bool same_meeting(const struct meeting *a, const struct meeting *b) {
  return a->kind == b->kind && a->group == b->group && a->result == b->result;
}

/* Ends a meeting whose members are threads first .. first + count - 1, as far as in
 * current_worker->members. */
static void conclude(unsigned first, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (current_worker->members[i] && current_worker->members[i]->result)
      current_worker->threads[first + i].result =
          current_worker->members[i]->result(current_worker->members, count, i);
  for (unsigned i = 0; i < count; i++)
    if (current_worker->members[i])
      current_worker->threads[first + i].state = READY;
}

static bool is_waiting_for(const struct thread *thread, const struct meeting *meeting) {
  return thread->state == WAITING && same_meeting(&thread->meeting, meeting);
}

static bool try_warp(const struct meeting *wanted, unsigned warp, bool stuck) {
  unsigned first = warp * UNBANK_LANES, count = current_worker->thread_count - first;
  uint32_t present = 0;
  count = count < UNBANK_LANES ? count : UNBANK_LANES;
  for (unsigned i = 0; i < count; i++) {
    const struct thread *other = &current_worker->threads[first + i];
    bool called = wanted->kind == MEETING_GATHER || wanted->group >> i & 1;
    bool here = called && is_waiting_for(other, wanted);
    current_worker->members[i] = here ? &other->meeting : NULL;
    present |= (uint32_t)here << i;
    if (called && !here && other->state != ENDED && wanted->kind == MEETING_WARP)
      return false;
  }
  if (wanted->kind == MEETING_GATHER && !stuck)
    return false;
  conclude(first, count);
  race_join_lanes(&current_worker->race, warp, present);
  return true;
}

static bool try_block(const struct meeting *wanted) {
  struct arrivals *arrivals = &current_worker->arrivals[wanted->group % BARRIERS];
  uint32_t waits[UNBANK_LANES] = {0};
  unsigned present = arrivals->count, missing = 0;
  for (unsigned i = 0; i < current_worker->thread_count; i++) {
    const struct thread *thread = &current_worker->threads[i];
    bool here = is_waiting_for(thread, wanted);
    current_worker->members[i] = here ? &thread->meeting : NULL;
    waits[i / UNBANK_LANES] |= (uint32_t)here << i % UNBANK_LANES;
    present += here;
    missing += !here && thread->state != ENDED;
  }
  if (wanted->threads ? present < wanted->threads : missing > 0)
    return false;
  conclude(0, current_worker->thread_count);
  race_join_warps(&current_worker->race, waits, arrivals->lanes);
  *arrivals = (struct arrivals){.count = 0};
  return true;
}

/* Threads. */

static void thread_main(void) {
  current_worker->start(current_worker->grid->launch->arguments);
  current_worker->current->state = ENDED;
  for (;;)
    leave();
}

static struct dim3 unravel(uint64_t number, struct dim3 shape) {
  return (struct dim3){(unsigned)(number % shape.x), (unsigned)(number / shape.x % shape.y),
                       (unsigned)(number / ((uint64_t)shape.x * shape.y))};
}

static void thread_prepare(unsigned number) {
  struct thread *thread = &current_worker->threads[number];
  const struct launch *launch = current_worker->grid->launch;
  size_t guard = (size_t)sysconf(_SC_PAGESIZE);
  thread->state = READY;
  thread->position =
      (struct position){.thread = unravel(number, launch->block),
                        .block = unravel(current_worker->block, launch->grid),
                        .blocks = launch->grid,
                        .threads = launch->block,
                        .cluster = dim3_count(launch->kernel->cluster) ? launch->kernel->cluster
                                                                       : (struct dim3){1, 1, 1},
                        .dynamic_bytes = launch->dynamic_bytes,
                        .static_bytes = launch->kernel->static_bytes};
  thread->log.count = 0;
  thread->steps = 0;
  thread->tried = NULL;
  fiber_prepare(&thread->fiber, current_worker->stacks + (size_t)number * STACK_BYTES + guard,
                STACK_BYTES - guard, thread_main);
}

static bool resume_lanes(unsigned first, unsigned end) {
  bool moved = false;
  for (unsigned i = first; i < end && !current_worker->stopped; i++) {
    if (current_worker->threads[i].state != READY)
      continue;
    current_worker->current = &current_worker->threads[i];
    fiber_switch(&current_worker->scheduler, &current_worker->current->fiber);
    current_worker->current = NULL;
    moved = true;
  }
  return moved;
}

/* Tries what lanes of a warp wait for. `stuck`: none of them can do anything else. */
static bool conclude_warp(unsigned first, unsigned end, bool stuck) {
  bool moved = false;
  for (unsigned i = first; i < end; i++) {
    const struct thread *thread = &current_worker->threads[i];
    if (thread->state == WAITING && thread->meeting.kind != MEETING_BLOCK)
      moved |= try_warp(&thread->meeting, first / UNBANK_LANES, stuck);
    if (moved && stuck)
      return true;
  }
  return moved;
}

static bool run_warp(unsigned first) {
  unsigned end = first + UNBANK_LANES < current_worker->thread_count ? first + UNBANK_LANES
                                                                     : current_worker->thread_count;
  bool moved = false;
  for (;;) {
    bool again = resume_lanes(first, end);
    if (current_worker->stopped)
      return true;
    again |= conclude_warp(first, end, false) || conclude_warp(first, end, true);
    if (!again)
      return moved;
    moved = true;
  }
}

/* Barriers of the block, each tried once. */
static bool conclude_block(void) {
  uint32_t tried = 0;
  bool moved = false;
  for (unsigned i = 0; i < current_worker->thread_count; i++) {
    struct thread *thread = &current_worker->threads[i];
    if (thread->state == YIELDED) {
      thread->state = READY;
      moved = true;
    }
    uint32_t bit = 1u << thread->meeting.group % BARRIERS;
    if (thread->state != WAITING || thread->meeting.kind != MEETING_BLOCK || tried & bit)
      continue;
    tried |= bit;
    moved |= try_block(&thread->meeting);
  }
  return moved;
}

static bool all_ended(void) {
  for (unsigned i = 0; i < current_worker->thread_count; i++)
    if (current_worker->threads[i].state != ENDED)
      return false;
  return true;
}

static char *deadlock_sentence(void) {
  unsigned waiting = 0;
  while (current_worker->threads[waiting].state == ENDED)
    waiting++;
  char *thread = violation_thread(waiting);
  char *sentence =
      unbank_error("deadlock: %s waits at a barrier for others that never come", thread);
  free(thread);
  return sentence;
}

static void run_threads(void) {
  while (!current_worker->stopped && !all_ended()) {
    bool moved = false;
    for (unsigned first = 0; first < current_worker->thread_count; first += UNBANK_LANES)
      moved |= run_warp(first);
    if (current_worker->stopped)
      return;
    moved |= conclude_block();
    if (!moved && !all_ended()) {
      current_worker->outcome = (struct outcome){RUN_FAULT, deadlock_sentence()};
      current_worker->stopped = true;
    }
  }
}

/* Faults: what the hooks cannot foresee. A division by zero, a wild jump, a stack that is full. */

static void on_fault(int signal) {
  if (!current_worker || !current_worker->current)
    _exit(128 + signal);
  current_worker->fault = signal;
  siglongjmp(current_worker->rescue, 1);
}

static char *fault_sentence(int signal) {
  const char *what = signal == SIGFPE   ? "divides by zero"
                     : signal == SIGILL ? "reaches code that cannot be reached"
                                        : "touches memory that is not there, or its stack is full";
  char *thread = violation_thread(number_of(current_worker->current));
  char *place = current_worker->site ? violation_place(current_worker->site) : NULL;
  char *sentence = unbank_error("%s %s%s%s", thread, what, place ? ", after the access at " : "",
                                place ? place : "");
  free(thread);
  free(place);
  return sentence;
}

static void run_guarded(void) {
  if (sigsetjmp(current_worker->rescue, 1) == 0) {
    run_threads();
    return;
  }
  current_worker->outcome = (struct outcome){RUN_FAULT, fault_sentence(current_worker->fault)};
  current_worker->stopped = true;
  current_worker->current = NULL;
}

/* A block. */

static void observe(void *context, const struct site *site, const struct unbank_lanes *lanes) {
  (void)context;
  struct unbank_lanes within = {0, {0}};
  const struct shared_array *array = NULL;
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++) {
    if (!(lanes->active >> lane & 1))
      continue;
    const struct shared_array *its = shared_find(
        current_worker->shared, (uintptr_t)current_worker->shared->base + lanes->offset[lane], 1);
    array = array ? array : its;
    if (its != array)
      continue;
    within.active |= 1u << lane;
    within.offset[lane] = lanes->offset[lane] - array->offset;
  }
  current_worker->grid->observe(current_worker->grid, current_worker->block, site, array, &within);
}

static void count_warps(void) {
  struct event_log lanes[UNBANK_LANES];
  replay_observer *seen = current_worker->grid->launch->observe ? observe : NULL;
  for (unsigned first = 0; first < current_worker->thread_count && !current_worker->stopped;
       first += UNBANK_LANES) {
    unsigned count = 0;
    for (; count < UNBANK_LANES && first + count < current_worker->thread_count; count++)
      lanes[count] = current_worker->threads[first + count].log;
    if (!replay_warp(current_worker->program, lanes, count, &current_worker->tally, seen, NULL)) {
      current_worker->outcome = (struct outcome){
          RUN_UNABLE, unbank_error("the logs of warp %u cannot be replayed", first / UNBANK_LANES)};
      current_worker->stopped = true;
    }
  }
}

static void begin_block(uint64_t block) {
  const struct launch *launch = current_worker->grid->launch;
  current_worker->block = block;
  current_worker->outcome = outcome_well();
  current_worker->stopped = current_worker->has_turn = false;
  current_worker->event_count = 0;
  current_worker->clock = 0;
  current_worker->site = NULL;
  current_worker->array = NULL;
  current_worker->printed = NULL;
  current_worker->printed_bytes = 0;
  current_worker->logging =
      current_worker->tally.complete && (!launch->counted_blocks || block < launch->counted_blocks);
  memset(current_worker->arrivals, 0, sizeof current_worker->arrivals);
  race_begin(&current_worker->race, current_worker->thread_count);
  for (size_t i = 0; i < launch->kernel->array_count; i++) {
    size_t at = launch->kernel->arrays[i];
    const struct shared_array *array = &current_worker->shared->plan->items[at];
    shared_reset(current_worker->shared, at);
    race_forget(&current_worker->race, array->offset, array->bytes);
  }
  for (unsigned i = 0; i < current_worker->thread_count; i++)
    thread_prepare(i);
}

struct block_result worker_run(struct worker *worker, uint64_t block) {
  current_worker = worker;
  begin_block(block);
  bool counted = current_worker->logging;
  run_guarded();
  current_worker->tally.blocks += counted;
  if (!current_worker->stopped && current_worker->logging)
    count_warps();
  struct block_result result = {current_worker->outcome, current_worker->printed};
  current_worker = NULL;
  return result;
}

struct tally *worker_tally(struct worker *worker) { return &worker->tally; }

/* Workers. */

/* Stacks lie side by side; the lowest page of each is a guard. */
static bool stacks_map(struct worker *it) {
  size_t bytes = (size_t)it->thread_count * STACK_BYTES;
  void *stacks =
      mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stacks == MAP_FAILED)
    return false;
  it->stacks = stacks;
  for (unsigned i = 0; i < it->thread_count; i++)
    mprotect(it->stacks + (size_t)i * STACK_BYTES, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
  return true;
}

/* Cells of four bytes serve if nothing smaller is accessed. */
static uint32_t race_granule(const struct program *program) {
  for (size_t i = 0; i < program->sites.count; i++)
    if (!program->sites.items[i].extent || program->sites.items[i].extent % UNBANK_BANK_BYTES)
      return 1;
  return UNBANK_BANK_BYTES;
}

/* For the CPU thread that calls. */
static void catch_faults(struct arena *arena) {
  static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
  stack_t stack = {.ss_sp = arena_alloc(arena, FAULT_STACK), .ss_size = FAULT_STACK};
  struct sigaction action = {.sa_handler = on_fault, .sa_flags = SA_ONSTACK | SA_NODEFER};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    sigaction(signals[i], &action, NULL);
}

struct worker *worker_create(struct grid *grid, unsigned number) {
  struct worker *it = calloc(1, sizeof *it);
  if (!it)
    return NULL;
  struct program *program = grid->program;
  it->grid = grid;
  it->program = program;
  it->number = number;
  it->start = program_start(program, grid->launch->kernel, number);
  it->shared = program_shared(program, number);
  it->thread_count = (unsigned)dim3_count(grid->launch->block);
  it->threads = ARENA_ARRAY(&it->arena, struct thread, it->thread_count);
  it->tally.counts = ARENA_ARRAY(&it->arena, struct count, program->sites.count + 1);
  it->tally.block_warps = ARENA_ARRAY(&it->arena, uint64_t, program->blocks.count + 1);
  it->tally.complete = true;
  it->races_on = !grid->launch->ignore_races;
  catch_faults(&it->arena);
  if (!race_create(&it->race, program->plan.bytes, race_granule(program)) || !stacks_map(it)) {
    worker_free(it);
    return NULL;
  }
  return it;
}

void worker_free(struct worker *worker) {
  sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
  for (unsigned i = 0; i < worker->thread_count; i++)
    free(worker->threads[i].log.events);
  if (worker->stacks)
    munmap(worker->stacks, (size_t)worker->thread_count * STACK_BYTES);
  race_destroy(&worker->race);
  arena_free(&worker->arena);
  free(worker);
}
