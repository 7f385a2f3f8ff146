/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a kernel calls as it runs: at the head of every basic block, before and after its accesses,
 * at fences and returns. Hooks keep the thread's log, and end the run where an access breaks a
 * rule. */
#include <stdlib.h>

#include "sim/block.h"
#include "sim/state.h"

enum {
  LOG_EVENTS_MAX = 32 << 20, /* of all threads of a block together: 256 MB */
  STEPS_PER_TURN = 1 << 16,  /* basic blocks until a thread lets others run, in case it spins */
};

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

static void check_race(const struct site *site, uint32_t offset, size_t bytes) {
  struct race_access access = {number_of(me->current),
                               (uint32_t)(site - me->program->sites.items),
                               offset,
                               (uint32_t)bytes,
                               site->writes,
                               site->atomic};
  struct race_other other = race_access(&me->race, &access);
  if (other.found)
    breach_race(site, offset, other);
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
      breach_global(site, address);
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
  if (again || !site->writes)
    thread_yield();
}

/* An atomic, wherever it leads: it orders whether it is in shared memory or not. */
static void meet_atomic(const struct site *site) {
  unsigned thread = number_of(me->current);
  let_others_run(site);
  if (site->acquires)
    race_acquire(&me->race, thread);
  if (site->releases)
    race_release(&me->race, thread);
}

static void meet(const struct site *site, const char *pointer, size_t bytes) {
  uintptr_t address = (uintptr_t)pointer + site->piece;
  uint32_t offset = EVENT_ELSEWHERE;
  if (site->atomic)
    meet_atomic(site);
  me->site = site;
  me->bytes = bytes;
  if (site->lanes <= thread_lane() || !bytes) {
    /* it brings no address */
  } else if (site->must_hit || shared_contains(me->shared, address)) {
    if (!is_in_array(address, bytes))
      breach_shared(site, address);
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
    meet_atomic(site);
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
