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
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "block.h"
#include "fiber.h"
#include "race.h"
#include "worker.h"

enum {
  STACK_BYTES = 256 * 1024,  /* of one thread; pages are taken when touched */
  LOG_EVENTS_MAX = 32 << 20, /* of all threads of a block together: 256 MB */
  STEPS_PER_TURN = 1 << 16,  /* basic blocks until a thread lets others run, in case it spins */
  PRINTED_MAX = 1 << 20,     /* bytes of a block's output, as CUDA's own buffer has */
  FAULT_STACK = 64 * 1024,
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

/* Compiled kernels call the hooks without a context. */
static _Thread_local struct worker *me;

/* The running thread. */

static void leave(void) { fiber_switch(&me->current->fiber, &me->scheduler); }

const struct position *thread_position(void) { return &me->current->position; }

static unsigned number_of(const struct thread *thread) { return (unsigned)(thread - me->threads); }

unsigned thread_lane(void) { return number_of(me->current) % UNBANK_LANES; }
unsigned thread_warp(void) { return number_of(me->current) / UNBANK_LANES; }
uint64_t thread_clock(void) { return ++me->clock; }

bool thread_is_shared(const void *pointer) {
  return shared_contains(me->shared, (uintptr_t)pointer);
}

void thread_fence(void) {
  race_acquire(&me->race, number_of(me->current));
  race_release(&me->race, number_of(me->current));
}

void thread_yield(void) {
  me->current->state = YIELDED;
  leave();
}

_Noreturn void thread_fail(enum ending ending, char *sentence) {
  me->outcome = (struct outcome){ending, sentence};
  me->stopped = true;
  for (;;)
    leave();
}

static void note_arrival(const struct meeting *meeting) {
  struct arrivals *at = &me->arrivals[meeting->group % BARRIERS];
  unsigned thread = number_of(me->current);
  at->lanes[thread / UNBANK_LANES] |= 1u << thread % UNBANK_LANES;
  at->count++;
}

uint64_t thread_meet(struct meeting meeting) {
  if (meeting.arrives_only) {
    note_arrival(&meeting);
    return 0;
  }
  me->current->meeting = meeting;
  me->current->state = WAITING;
  leave();
  return me->current->result;
}

void thread_print(const char *text) {
  size_t length = strlen(text);
  if (me->printed_bytes + length > PRINTED_MAX)
    return;
  char *grown = realloc(me->printed, me->printed_bytes + length + 1);
  if (!grown)
    return;
  memcpy(grown + me->printed_bytes, text, length + 1);
  me->printed = grown;
  me->printed_bytes += length;
}

/* Sentences. */

static char *place_text(const struct site *site) {
  const struct unbank_place *place = &site->place;
  if (place->file && place->line > 0)
    return unbank_error("%s:%ld:%ld", place->file, place->line, place->column);
  return unbank_error("%s", site->function);
}

static char *thread_text(unsigned thread) {
  const struct position *at = &me->threads[thread].position;
  return unbank_error("thread (%u, %u, %u) of block (%u, %u, %u)", at->thread.x, at->thread.y,
                      at->thread.z, at->block.x, at->block.y, at->block.z);
}

/* "k.cu:10:3: st of 4 bytes by thread ..., WHAT"; takes over `what`. */
static _Noreturn void fail_at(const struct site *site, char *what) {
  char *place = place_text(site), *thread = thread_text(number_of(me->current));
  char *sentence = unbank_error("%s: %s of %zu bytes by %s %s", place, unbank_op_name(site->op),
                                me->bytes, thread, what);
  free(place);
  free(thread);
  free(what);
  thread_fail(ENDED_DIFFERENT, sentence);
}

static _Noreturn void fail_stray_shared(const struct site *site, uintptr_t address) {
  const struct shared *shared = me->shared;
  const struct shared_array *near = NULL;
  long offset = (long)(address - (uintptr_t)shared->base);
  for (size_t i = 0; i < shared->plan->count; i++)
    if (!near || offset >= (long)shared->plan->items[i].offset - SHARED_ALIGN)
      near = &shared->plan->items[i];
  if (!near)
    fail_at(site, unbank_error("is out of bounds: the kernel has no shared memory"));
  fail_at(site, unbank_error("is out of bounds: byte %ld of shared array %s, which has %u bytes",
                             offset - (long)near->offset,
                             near->display ? near->display : near->name, near->bytes));
}

static _Noreturn void fail_stray_global(const struct site *site, uintptr_t address) {
  const struct region *near = regions_near(&me->grid->memory, address);
  if (!near || !address)
    fail_at(site,
            unbank_error("is out of bounds: address %#lx is in no buffer", (unsigned long)address));
  fail_at(site, unbank_error("is out of bounds: byte %ld of %s, which has %zu bytes",
                             (long)(address - near->address), near->name, near->bytes));
}

static _Noreturn void fail_race(const struct site *site, uint32_t offset, struct race_other other) {
  const struct site *its = &me->program->sites.items[other.site];
  const struct shared_array *array =
      shared_find(me->shared, (uintptr_t)me->shared->base + offset, 1);
  char *place = place_text(its), *thread = thread_text(other.thread);
  char *what = unbank_error("races with the %s at %s by %s: byte %u of shared array %s, with no "
                            "barrier between",
                            unbank_op_name(its->op), place, thread, offset - array->offset,
                            array->display ? array->display : array->name);
  free(place);
  free(thread);
  fail_at(site, what);
}

/* Hooks. */

static void log_event(uint64_t event) {
  if (!me->logging)
    return;
  struct event_log *log = &me->current->log;
  if (log->count == log->room) {
    log->room = log->room ? 2 * log->room : 256;
    uint64_t *events = realloc(log->events, log->room * sizeof *events);
    if (!events)
      thread_fail(ENDED_UNABLE, unbank_error("no memory for the logs"));
    log->events = events;
  }
  log->events[log->count++] = event;
  if (++me->event_count > LOG_EVENTS_MAX)
    me->logging = me->tally.complete = false;
}

static bool is_late(void) {
  struct timespec now;
  const struct timespec *deadline = &me->grid->deadline;
  if (!deadline->tv_sec)
    return false;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec != deadline->tv_sec ? now.tv_sec > deadline->tv_sec
                                        : now.tv_nsec > deadline->tv_nsec;
}

static void pause_thread(void) {
  if (is_late())
    thread_fail(ENDED_UNABLE,
                unbank_error("the time limit of %g s is over", me->grid->launch->seconds));
  thread_yield();
}

static void hook_block(uint32_t block) {
  log_event(event_pack(EVENT_BLOCK, block, 0));
  if (++me->current->steps % STEPS_PER_TURN == 0)
    pause_thread();
}

static void hook_return(void) { log_event(event_pack(EVENT_RETURN, 0, 0)); }

static void note_initialised(const struct site *site, uint32_t offset, size_t bytes) {
  uint8_t *written = me->shared->written + offset;
  bool reads = !site->writes || (site->atomic && site->op != UNBANK_OP_ST);
  if (reads && memchr(written, 0, bytes)) {
    me->tally.uninitialised++;
    if (!me->tally.uninitialised_at || site < me->tally.uninitialised_at)
      me->tally.uninitialised_at = site;
  }
  if (site->writes)
    memset(written, 1, bytes);
}

static void order(const struct site *site) {
  if (site->acquires)
    race_acquire(&me->race, number_of(me->current));
  if (site->releases)
    race_release(&me->race, number_of(me->current));
}

static void check_race(const struct site *site, uint32_t offset, size_t bytes) {
  struct race_access access = {number_of(me->current),
                               (uint32_t)(site - me->program->sites.items),
                               offset,
                               (uint32_t)bytes,
                               site->writes,
                               site->atomic};
  struct race_other other = race_access(&me->race, &access);
  if (other.found)
    fail_race(site, offset, other);
}

/* A plain store is judged once it has happened, by hook_stored, as one that changes nothing races
 * with nobody. */
static void meet_shared(const struct site *site, uint32_t offset, size_t bytes) {
  if (me->races_on && !site->writes &&
      race_is_settled(&me->race, number_of(me->current), offset, (uint32_t)bytes))
    return;
  note_initialised(site, offset, bytes);
  if (!me->races_on)
    return;
  order(site);
  if (site->judged_after)
    memcpy(me->before, me->shared->base + offset, bytes);
  else
    check_race(site, offset, bytes);
}

static void hook_stored(const char *pointer, uint32_t id) {
  const struct site *site = &me->program->sites.items[id];
  uintptr_t offset = (uintptr_t)pointer + site->piece - (uintptr_t)me->shared->base;
  if (!me->races_on || offset >= me->shared->plan->bytes)
    return;
  if (memcmp(me->before, me->shared->base + offset, site->extent))
    check_race(site, (uint32_t)offset, site->extent);
}

static bool is_own_stack(uintptr_t address, size_t bytes) {
  uintptr_t stack = (uintptr_t)me->current->fiber.stack;
  size_t stack_bytes = me->current->fiber.stack_bytes;
  return bytes <= stack_bytes && address - stack <= stack_bytes - bytes;
}

static void meet_global(const struct site *site, uintptr_t address, size_t bytes) {
  if (address - me->near.address > me->near.bytes - bytes || bytes > me->near.bytes) {
    const struct region *found = regions_find(&me->grid->memory, address, bytes);
    if (!found && !is_own_stack(address, bytes))
      fail_stray_global(site, address);
    if (found)
      me->near = *found;
  }
  if (site->ordered && !me->has_turn) {
    me->has_turn = me->grid->take_turn(me->grid, me->block);
    if (!me->has_turn)
      thread_fail(ENDED_WELL, NULL);
  }
}

/* Whether an access lies in one of the arrays. */
static bool is_in_array(uintptr_t address, size_t bytes) {
  uintptr_t offset = address - (uintptr_t)me->shared->base;
  if (!me->array || offset - me->array->offset > me->array->bytes - bytes ||
      bytes > me->array->bytes)
    me->array = shared_find(me->shared, address, bytes);
  return me->array != NULL;
}

/* Who waits for another thread in a loop lets it run: an atomic load, and a compare-and-swap that
 * is tried again. */
static void let_others_run(const struct site *site) {
  bool again = me->current->tried == site;
  me->current->tried = site->op == UNBANK_OP_CAS ? site : NULL;
  if (again || (site->atomic && !site->writes))
    thread_yield();
}

static void meet(const struct site *site, const char *pointer, size_t bytes) {
  uintptr_t address = (uintptr_t)pointer + site->piece;
  uint32_t offset = EVENT_ELSEWHERE;
  if (site->atomic)
    let_others_run(site);
  me->site = site;
  me->bytes = bytes;
  if (site->lanes <= thread_lane() || !bytes) {
    /* it brings no address */
  } else if (site->must_hit || shared_contains(me->shared, address)) {
    if (!is_in_array(address, bytes))
      fail_stray_shared(site, address);
    offset = (uint32_t)(address - (uintptr_t)me->shared->base);
    meet_shared(site, offset, bytes);
  } else {
    meet_global(site, address, bytes);
  }
  log_event(event_pack(EVENT_ACCESS, (uint32_t)(site - me->program->sites.items), offset));
}

static void hook_access(const char *pointer, uint32_t id) {
  const struct site *site = &me->program->sites.items[id];
  meet(site, pointer, site->extent);
}

static void hook_range(const char *pointer, uint32_t id, uint64_t bytes) {
  meet(&me->program->sites.items[id], pointer, bytes);
}

static void hook_fence(void) { thread_fence(); }

static void hook_global(const char *pointer, uint32_t id) {
  const struct site *site = &me->program->sites.items[id];
  if (site->atomic)
    let_others_run(site);
  me->site = site;
  me->bytes = site->extent;
  meet_global(site, (uintptr_t)pointer + site->piece, site->extent);
}

const struct host_function hook_functions[] = {
    {HOOK_ACCESS, (void *)hook_access}, {HOOK_RANGE, (void *)hook_range},
    {HOOK_STORED, (void *)hook_stored}, {HOOK_GLOBAL, (void *)hook_global},
    {HOOK_BLOCK, (void *)hook_block},   {HOOK_FENCE, (void *)hook_fence},
    {HOOK_RETURN, (void *)hook_return}, {NULL, NULL},
};

/* Meetings. */

static bool same_meeting(const struct meeting *a, const struct meeting *b) {
  return a->kind == b->kind && a->group == b->group && a->result == b->result;
}

/* Ends a meeting whose members are threads first .. first + count - 1, as far as in me->members. */
static void conclude(unsigned first, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (me->members[i] && me->members[i]->result)
      me->threads[first + i].result = me->members[i]->result(me->members, count, i);
  for (unsigned i = 0; i < count; i++)
    if (me->members[i])
      me->threads[first + i].state = READY;
}

static bool is_waiting_for(const struct thread *thread, const struct meeting *meeting) {
  return thread->state == WAITING && same_meeting(&thread->meeting, meeting);
}

static bool try_warp(const struct meeting *wanted, unsigned warp, bool stuck) {
  unsigned first = warp * UNBANK_LANES, count = me->thread_count - first;
  uint32_t present = 0;
  count = count < UNBANK_LANES ? count : UNBANK_LANES;
  for (unsigned i = 0; i < count; i++) {
    const struct thread *other = &me->threads[first + i];
    bool called = wanted->kind == MEETING_GATHER || wanted->group >> i & 1;
    bool here = called && is_waiting_for(other, wanted);
    me->members[i] = here ? &other->meeting : NULL;
    present |= (uint32_t)here << i;
    if (called && !here && other->state != ENDED && wanted->kind == MEETING_WARP)
      return false;
  }
  if (wanted->kind == MEETING_GATHER && !stuck)
    return false;
  conclude(first, count);
  race_join_lanes(&me->race, warp, present);
  return true;
}

static bool try_block(const struct meeting *wanted) {
  struct arrivals *arrivals = &me->arrivals[wanted->group % BARRIERS];
  uint32_t waits[UNBANK_LANES] = {0};
  unsigned present = arrivals->count, missing = 0;
  for (unsigned i = 0; i < me->thread_count; i++) {
    const struct thread *thread = &me->threads[i];
    bool here = is_waiting_for(thread, wanted);
    me->members[i] = here ? &thread->meeting : NULL;
    waits[i / UNBANK_LANES] |= (uint32_t)here << i % UNBANK_LANES;
    present += here;
    missing += !here && thread->state != ENDED;
  }
  if (wanted->threads ? present < wanted->threads : missing > 0)
    return false;
  conclude(0, me->thread_count);
  race_join_warps(&me->race, waits, arrivals->lanes);
  *arrivals = (struct arrivals){.count = 0};
  return true;
}

/* Threads. */

static void thread_main(void) {
  me->start(me->grid->launch->arguments);
  me->current->state = ENDED;
  for (;;)
    leave();
}

static struct dim3 unravel(uint64_t number, struct dim3 shape) {
  return (struct dim3){(unsigned)(number % shape.x), (unsigned)(number / shape.x % shape.y),
                       (unsigned)(number / ((uint64_t)shape.x * shape.y))};
}

static void thread_prepare(unsigned number) {
  struct thread *thread = &me->threads[number];
  const struct launch *launch = me->grid->launch;
  size_t guard = (size_t)sysconf(_SC_PAGESIZE);
  thread->state = READY;
  thread->position = (struct position){
      unravel(number, launch->block), unravel(me->block, launch->grid), launch->grid, launch->block,
      launch->dynamic_bytes,          launch->kernel->static_bytes};
  thread->log.count = 0;
  thread->steps = 0;
  thread->tried = NULL;
  fiber_prepare(&thread->fiber, me->stacks + (size_t)number * STACK_BYTES + guard,
                STACK_BYTES - guard, thread_main);
}

static bool resume_lanes(unsigned first, unsigned end) {
  bool moved = false;
  for (unsigned i = first; i < end && !me->stopped; i++) {
    if (me->threads[i].state != READY)
      continue;
    me->current = &me->threads[i];
    fiber_switch(&me->scheduler, &me->current->fiber);
    me->current = NULL;
    moved = true;
  }
  return moved;
}

/* Tries what lanes of a warp wait for. `stuck`: none of them can do anything else. */
static bool conclude_warp(unsigned first, unsigned end, bool stuck) {
  bool moved = false;
  for (unsigned i = first; i < end; i++) {
    const struct thread *thread = &me->threads[i];
    if (thread->state == WAITING && thread->meeting.kind != MEETING_BLOCK)
      moved |= try_warp(&thread->meeting, first / UNBANK_LANES, stuck);
    if (moved && stuck)
      return true;
  }
  return moved;
}

static bool run_warp(unsigned first) {
  unsigned end = first + UNBANK_LANES < me->thread_count ? first + UNBANK_LANES : me->thread_count;
  bool moved = false;
  for (;;) {
    bool again = resume_lanes(first, end);
    if (me->stopped)
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
  for (unsigned i = 0; i < me->thread_count; i++) {
    struct thread *thread = &me->threads[i];
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
  for (unsigned i = 0; i < me->thread_count; i++)
    if (me->threads[i].state != ENDED)
      return false;
  return true;
}

static char *deadlock_sentence(void) {
  unsigned waiting = 0;
  while (me->threads[waiting].state == ENDED)
    waiting++;
  char *thread = thread_text(waiting);
  char *sentence =
      unbank_error("deadlock: %s waits at a barrier for others that never come", thread);
  free(thread);
  return sentence;
}

static void run_threads(void) {
  while (!me->stopped && !all_ended()) {
    bool moved = false;
    for (unsigned first = 0; first < me->thread_count; first += UNBANK_LANES)
      moved |= run_warp(first);
    if (me->stopped)
      return;
    moved |= conclude_block();
    if (!moved && !all_ended()) {
      me->outcome = (struct outcome){ENDED_DIFFERENT, deadlock_sentence()};
      me->stopped = true;
    }
  }
}

/* Faults: what the hooks cannot foresee. A division by zero, a wild jump, a stack that is full. */

static void on_fault(int signal) {
  if (!me || !me->current)
    _exit(128 + signal);
  me->fault = signal;
  siglongjmp(me->rescue, 1);
}

static char *fault_sentence(int signal) {
  const char *what = signal == SIGFPE   ? "divides by zero"
                     : signal == SIGILL ? "reaches code that cannot be reached"
                                        : "touches memory that is not there, or its stack is full";
  char *thread = thread_text(number_of(me->current));
  char *place = me->site ? place_text(me->site) : NULL;
  char *sentence = unbank_error("%s %s%s%s", thread, what, place ? ", after the access at " : "",
                                place ? place : "");
  free(thread);
  free(place);
  return sentence;
}

static void run_guarded(void) {
  if (sigsetjmp(me->rescue, 1) == 0) {
    run_threads();
    return;
  }
  me->outcome = (struct outcome){ENDED_DIFFERENT, fault_sentence(me->fault)};
  me->stopped = true;
  me->current = NULL;
}

/* A block. */

static void observe(void *context, const struct site *site, const struct unbank_lanes *lanes) {
  (void)context;
  struct unbank_lanes within = {0, {0}};
  const struct shared_array *array = NULL;
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++) {
    if (!(lanes->active >> lane & 1))
      continue;
    const struct shared_array *its =
        shared_find(me->shared, (uintptr_t)me->shared->base + lanes->offset[lane], 1);
    array = array ? array : its;
    if (its != array)
      continue;
    within.active |= 1u << lane;
    within.offset[lane] = lanes->offset[lane] - array->offset;
  }
  me->grid->observe(me->grid, me->block, site, array, &within);
}

static void count_warps(void) {
  struct event_log lanes[UNBANK_LANES];
  replay_observer *seen = me->grid->launch->observe ? observe : NULL;
  for (unsigned first = 0; first < me->thread_count && !me->stopped; first += UNBANK_LANES) {
    unsigned count = 0;
    for (; count < UNBANK_LANES && first + count < me->thread_count; count++)
      lanes[count] = me->threads[first + count].log;
    if (!replay_warp(me->program, lanes, count, &me->tally, seen, NULL)) {
      me->outcome =
          (struct outcome){ENDED_UNABLE, unbank_error("the logs of warp %u cannot be replayed",
                                                      first / UNBANK_LANES)};
      me->stopped = true;
    }
  }
}

static void begin_block(uint64_t block) {
  const struct launch *launch = me->grid->launch;
  me->block = block;
  me->outcome = outcome_well();
  me->stopped = me->has_turn = false;
  me->event_count = 0;
  me->clock = 0;
  me->site = NULL;
  me->array = NULL;
  me->printed = NULL;
  me->printed_bytes = 0;
  me->logging = me->tally.complete && (!launch->counted_blocks || block < launch->counted_blocks);
  memset(me->arrivals, 0, sizeof me->arrivals);
  race_begin(&me->race, me->thread_count);
  for (size_t i = 0; i < launch->kernel->array_count; i++) {
    size_t at = launch->kernel->arrays[i];
    const struct shared_array *array = &me->shared->plan->items[at];
    shared_reset(me->shared, at);
    race_forget(&me->race, array->offset, array->bytes);
  }
  for (unsigned i = 0; i < me->thread_count; i++)
    thread_prepare(i);
}

struct block_result worker_run(struct worker *worker, uint64_t block) {
  me = worker;
  begin_block(block);
  bool counted = me->logging;
  run_guarded();
  me->tally.blocks += counted;
  if (!me->stopped && me->logging)
    count_warps();
  struct block_result result = {me->outcome, me->printed};
  me = NULL;
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
