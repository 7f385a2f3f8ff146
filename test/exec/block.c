/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Blocks of a launch, one after the other, on one CPU thread. Each device thread is a fiber:
 *
 *     READY  --resumed-->  runs  --meets others-->  WAITING  --all are there-->  READY
 *                               --kernel returns-->  ENDED
 *
 * The scheduler resumes every READY thread once a round, in the order of their numbers, so a run
 * always takes the same course. Threads that have ended are not waited for, as on hardware. A
 * round in which nobody moves is a deadlock, which is reported.
 */
#include "block.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum {
  STACK_BYTES = 256 * 1024,  /* of one thread; pages are taken when touched */
  LOG_EVENTS_MAX = 32 << 20, /* of all threads of a block together: 256 MB */
  BLOCKS_PER_TURN = 1 << 20, /* basic blocks until a thread that spins lets others run */
};

enum state { READY, WAITING, ENDED };

struct thread {
  ucontext_t context;
  enum state state;
  struct position position;
  struct meeting meeting;
  uint64_t result; /* of the last meeting */
  struct event_log log;
  uint32_t steps;
};

struct run {
  struct program *program;
  const struct launch *launch;
  struct tally *tally;
  struct thread *threads;
  const struct meeting **members; /* room for every thread */
  unsigned thread_count;
  struct thread *current;
  ucontext_t scheduler;
  unsigned char *stacks;
  bool logging;
  size_t event_count;
  struct outcome outcome;
};

/* Compiled kernels call the hooks without a context. */
static struct run *run;

/* The running thread. */

static void leave(void) { swapcontext(&run->current->context, &run->scheduler); }

const struct position *thread_position(void) { return &run->current->position; }

static unsigned number(const struct thread *thread) { return (unsigned)(thread - run->threads); }

unsigned thread_lane(void) { return number(run->current) % UNBANK_LANES; }

bool thread_is_shared(const void *pointer) {
  return shared_contains(&run->program->shared, (uintptr_t)pointer);
}

uint64_t thread_meet(struct meeting meeting) {
  run->current->meeting = meeting;
  run->current->state = WAITING;
  leave();
  return run->current->result;
}

_Noreturn void thread_fail(enum ending ending, char *sentence) {
  run->outcome = (struct outcome){ending, sentence};
  for (;;)
    leave();
}

/* Hooks. */

static void log_event(uint64_t event) {
  if (!run->logging)
    return;
  struct event_log *log = &run->current->log;
  if (log->count == log->room) {
    log->room = log->room ? 2 * log->room : 256;
    uint64_t *events = realloc(log->events, log->room * sizeof *events);
    if (!events)
      thread_fail(ENDED_UNABLE, unbank_error("no memory for the logs"));
    log->events = events;
  }
  log->events[log->count++] = event;
  if (++run->event_count > LOG_EVENTS_MAX)
    run->logging = run->tally->complete = false;
}

static void hook_block(uint32_t block) {
  log_event(event_pack(EVENT_BLOCK, block, 0));
  if (++run->current->steps % BLOCKS_PER_TURN == 0)
    leave();
}

static void hook_return(void) { log_event(event_pack(EVENT_RETURN, 0, 0)); }

static char *stray_sentence(const struct site *site, uintptr_t address) {
  const struct position *at = &run->current->position;
  const struct shared *shared = &run->program->shared;
  const struct shared_array *near = NULL;
  long offset = (long)(address - (uintptr_t)shared->base);
  for (size_t i = 0; i < shared->count; i++)
    if (!near || offset >= (long)shared->items[i].offset - SHARED_ALIGN / 2)
      near = &shared->items[i];
  return unbank_error("%s:%u:%u: %s of %u bytes outside the arrays, at byte %ld of %s (%u bytes), "
                      "thread (%u, %u, %u) of block (%u, %u, %u)",
                      site->function, site->line, site->column, unbank_op_name(site->op),
                      site->extent, near ? offset - (long)near->offset : offset,
                      near ? near->name : "shared memory", near ? near->bytes : 0, at->thread.x,
                      at->thread.y, at->thread.z, at->block.x, at->block.y, at->block.z);
}

static void note_initialised(const struct site *site, uint32_t offset) {
  uint8_t *written = run->program->shared.written + offset;
  if (site->op != UNBANK_OP_LD)
    memset(written, 1, site->extent);
  else if (memchr(written, 0, site->extent))
    run->tally->uninitialised++;
}

static void hook_access(const char *pointer, uint32_t id) {
  const struct site *site = &run->program->sites.items[id];
  struct shared *shared = &run->program->shared;
  uintptr_t address = (uintptr_t)pointer + site->piece;
  uint32_t offset = EVENT_ELSEWHERE;
  if (site->must_hit || shared_contains(shared, address)) {
    if (!shared_find(shared, address, site->extent))
      thread_fail(ENDED_DIFFERENT, stray_sentence(site, address));
    offset = (uint32_t)(address - (uintptr_t)shared->base);
    note_initialised(site, offset);
  }
  log_event(event_pack(EVENT_ACCESS, id, offset));
}

const struct host_function hook_functions[] = {
    {HOOK_ACCESS, (void *)hook_access},
    {HOOK_BLOCK, (void *)hook_block},
    {HOOK_RETURN, (void *)hook_return},
    {NULL, NULL},
};

/* Meetings. */

static bool same_meeting(const struct meeting *a, const struct meeting *b) {
  return a->of_warp == b->of_warp && a->group == b->group && a->result == b->result;
}

/* Ends a meeting whose members are threads first .. first + count - 1, as far as in run->members.
 */
static void conclude(unsigned first, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (run->members[i] && run->members[i]->result)
      run->threads[first + i].result = run->members[i]->result(run->members, count, i);
  for (unsigned i = 0; i < count; i++)
    if (run->members[i])
      run->threads[first + i].state = READY;
}

/* Tries the meeting that `thread` waits for. Its members come from its warp or from its block. */
static bool try_meeting(const struct thread *thread) {
  const struct meeting *wanted = &thread->meeting;
  unsigned first = 0, count = run->thread_count, present = 0, missing = 0;
  if (wanted->of_warp) {
    first = number(thread) & -(unsigned)UNBANK_LANES;
    count = count - first < UNBANK_LANES ? count - first : UNBANK_LANES;
  }
  for (unsigned i = 0; i < count; i++) {
    const struct thread *other = &run->threads[first + i];
    bool called = !wanted->of_warp || wanted->group >> i & 1;
    bool here = called && other->state == WAITING && same_meeting(&other->meeting, wanted);
    run->members[i] = here ? &other->meeting : NULL;
    present += here;
    missing += called && !here && other->state != ENDED;
  }
  if (wanted->threads ? present < wanted->threads : missing > 0)
    return false;
  conclude(first, count);
  return true;
}

/* Threads. */

static void thread_main(void) {
  run->program->start(run->launch->arguments);
  run->current->state = ENDED;
  leave();
}

static void thread_prepare(unsigned number, struct dim3 block) {
  struct thread *thread = &run->threads[number];
  struct dim3 shape = run->launch->block;
  struct dim3 at = {number % shape.x, number / shape.x % shape.y, number / (shape.x * shape.y)};
  size_t guard = (size_t)sysconf(_SC_PAGESIZE);
  thread->state = READY;
  thread->position = (struct position){at, block, run->launch->grid, shape};
  thread->log.count = 0;
  thread->steps = 0;
  getcontext(&thread->context);
  thread->context.uc_stack.ss_sp = run->stacks + (size_t)number * STACK_BYTES + guard;
  thread->context.uc_stack.ss_size = STACK_BYTES - guard;
  thread->context.uc_link = &run->scheduler;
  makecontext(&thread->context, thread_main, 0);
}

/* One round. False when nobody could move. */
static bool round_of_threads(void) {
  bool moved = false;
  for (unsigned i = 0; i < run->thread_count && run->outcome.ending == ENDED_WELL; i++) {
    run->current = &run->threads[i];
    if (run->current->state != READY)
      continue;
    swapcontext(&run->scheduler, &run->current->context);
    moved = true;
  }
  for (unsigned i = 0; i < run->thread_count; i++)
    if (run->threads[i].state == WAITING)
      moved |= try_meeting(&run->threads[i]);
  return moved;
}

static bool all_ended(void) {
  for (unsigned i = 0; i < run->thread_count; i++)
    if (run->threads[i].state != ENDED)
      return false;
  return true;
}

static void run_block(struct dim3 block) {
  shared_reset(&run->program->shared);
  for (unsigned i = 0; i < run->thread_count; i++)
    thread_prepare(i, block);
  while (run->outcome.ending == ENDED_WELL && !all_ended())
    if (!round_of_threads())
      run->outcome = (struct outcome){
          ENDED_DIFFERENT, unbank_error("deadlock: threads of block (%u, %u, %u) wait for others "
                                        "that never come",
                                        block.x, block.y, block.z)};
}

static void count_block(void) {
  struct event_log lanes[UNBANK_LANES];
  unsigned first = 0;
  for (; first < run->thread_count && run->outcome.ending == ENDED_WELL; first += UNBANK_LANES) {
    unsigned count = 0;
    for (; count < UNBANK_LANES && first + count < run->thread_count; count++)
      lanes[count] = run->threads[first + count].log;
    if (!replay_warp(run->program, lanes, count, run->tally->counts))
      run->outcome = (struct outcome){ENDED_UNABLE, unbank_error("the logs of warp %u cannot be "
                                                                 "replayed",
                                                                 first / UNBANK_LANES)};
  }
}

static void run_grid(void) {
  struct dim3 grid = run->launch->grid;
  for (unsigned i = 0; i < dim3_count(grid) && run->outcome.ending == ENDED_WELL; i++) {
    run->logging = i == 0;
    run_block((struct dim3){i % grid.x, i / grid.x % grid.y, i / (grid.x * grid.y)});
    if (i == 0 && run->outcome.ending == ENDED_WELL && run->tally->complete)
      count_block();
  }
}

/* Stacks lie side by side; the lowest page of each is a guard. */
static bool stacks_map(struct run *it) {
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

struct outcome launch_run(struct program *program, const struct launch *launch,
                          struct tally *tally) {
  struct run it = {.program = program, .launch = launch, .tally = tally};
  it.thread_count = dim3_count(launch->block);
  it.threads = ARENA_ARRAY(program->arena, struct thread, it.thread_count);
  it.members = ARENA_ARRAY(program->arena, const struct meeting *, it.thread_count + UNBANK_LANES);
  *tally =
      (struct tally){.counts = ARENA_ARRAY(program->arena, struct count, program->sites.count + 1),
                     .complete = true};
  if (!stacks_map(&it))
    return (struct outcome){ENDED_UNABLE, unbank_error("no memory for the threads' stacks")};
  run = &it;
  run_grid();
  run = NULL;
  for (unsigned i = 0; i < it.thread_count; i++)
    free(it.threads[i].log.events);
  munmap(it.stacks, (size_t)it.thread_count * STACK_BYTES);
  return it.outcome;
}
