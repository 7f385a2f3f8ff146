/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a kernel calls as it runs: at the head of every basic block, before and after its accesses,
 * at fences and returns. Hooks keep the thread's log, and end the run where an access breaks a
 * rule. */
#include <stdlib.h>

#include "sim/run/block.h"
#include "sim/run/state.h"

enum {
  LOG_EVENTS_MAX = 32 << 20, /* of all threads of a block together: 256 MB */
  STEPS_PER_TURN = 1 << 16,  /* basic blocks until a thread lets others run, in case it spins */
};

static void log_event(uint64_t event) {
  if (!current_worker->logging)
    return;
  struct event_log *log = &current_worker->current->log;
  if (log->count == log->capacity) {
    log->capacity = log->capacity ? 2 * log->capacity : 256;
    uint64_t *events = realloc(log->events, log->capacity * sizeof *events);
    if (!events)
      thread_fail(RUN_UNABLE, unbank_error("no memory for the logs"));
    log->events = events;
  }
  log->events[log->count++] = event;
  if (++current_worker->event_count > LOG_EVENTS_MAX)
    current_worker->logging = current_worker->tally.complete = false;
}

static bool is_late(void) {
  struct timespec now;
  const struct timespec *deadline = &current_worker->grid->deadline;
  if (!deadline->tv_sec)
    return false;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec != deadline->tv_sec ? now.tv_sec > deadline->tv_sec
                                        : now.tv_nsec > deadline->tv_nsec;
}

static void pause_thread(void) {
  if (is_late())
    thread_fail(RUN_UNABLE, unbank_error("the time limit of %g s is over",
                                         current_worker->grid->launch->seconds));
  thread_yield();
}

static void hook_block(uint32_t block) {
  log_event(event_pack(EVENT_BLOCK, block, 0));
  if (++current_worker->current->steps % STEPS_PER_TURN == 0)
    pause_thread();
}

static void hook_return(void) { log_event(event_pack(EVENT_RETURN, 0, 0)); }

static void note_initialised(const struct site *site, uint32_t offset, size_t bytes) {
  uint8_t *written = current_worker->shared->written + offset;
  bool reads = !site->writes || (site->atomic && site->op != UNBANK_OP_ST);
  if (reads && memchr(written, 0, bytes)) {
    current_worker->tally.uninitialised++;
    if (!current_worker->tally.uninitialised_at || site < current_worker->tally.uninitialised_at)
      current_worker->tally.uninitialised_at = site;
  }
  if (site->writes)
    memset(written, 1, bytes);
}

static void check_race(const struct site *site, uint32_t offset, size_t bytes) {
  struct race_access access = {number_of(current_worker->current),
                               (uint32_t)(site - current_worker->program->sites.items),
                               offset,
                               (uint32_t)bytes,
                               site->writes,
                               site->atomic};
  struct race_other other = race_access(&current_worker->race, &access);
  if (other.found)
    violation_race(site, offset, other);
}

/* A plain store is judged once it has happened, by hook_stored, as one that changes nothing races
 * with nobody. */
static void meet_shared(const struct site *site, uint32_t offset, size_t bytes) {
  if (current_worker->races_on && !site->writes &&
      race_is_settled(&current_worker->race, number_of(current_worker->current), offset,
                      (uint32_t)bytes))
    return;
  note_initialised(site, offset, bytes);
  if (!current_worker->races_on)
    return;
  if (site->judged_after)
    memcpy(current_worker->before, current_worker->shared->base + offset, bytes);
  else
    check_race(site, offset, bytes);
}

static void hook_stored(const char *pointer, uint32_t id) {
  const struct site *site = &current_worker->program->sites.items[id];
  uintptr_t offset = (uintptr_t)pointer + site->piece - (uintptr_t)current_worker->shared->base;
  if (!current_worker->races_on || offset >= current_worker->shared->plan->bytes)
    return;
  if (memcmp(current_worker->before, current_worker->shared->base + offset, site->extent))
    check_race(site, (uint32_t)offset, site->extent);
}

static bool is_own_stack(uintptr_t address, size_t bytes) {
  uintptr_t stack = (uintptr_t)current_worker->current->fiber.stack;
  size_t stack_bytes = current_worker->current->fiber.stack_bytes;
  return bytes <= stack_bytes && address - stack <= stack_bytes - bytes;
}

static void meet_global(const struct site *site, uintptr_t address, size_t bytes) {
  if (address - current_worker->near.address > current_worker->near.bytes - bytes ||
      bytes > current_worker->near.bytes) {
    const struct region *found = regions_find(&current_worker->grid->memory, address, bytes);
    if (!found && !is_own_stack(address, bytes))
      violation_global(site, address);
    if (found)
      current_worker->near = *found;
  }
  if (site->ordered && !current_worker->has_turn) {
    current_worker->has_turn =
        current_worker->grid->take_turn(current_worker->grid, current_worker->block);
    if (!current_worker->has_turn)
      thread_fail(RUN_WELL, NULL);
  }
}

/* Whether an access lies in one of the arrays. */
static bool is_in_array(uintptr_t address, size_t bytes) {
  uintptr_t offset = address - (uintptr_t)current_worker->shared->base;
  if (!current_worker->array ||
      offset - current_worker->array->offset > current_worker->array->bytes - bytes ||
      bytes > current_worker->array->bytes)
    current_worker->array = shared_find(current_worker->shared, address, bytes);
  return current_worker->array != NULL;
}

/* Who waits for another thread in a loop lets it run: an atomic load, and a compare-and-swap that
 * is tried again. */
static void let_others_run(const struct site *site) {
  bool again = current_worker->current->tried == site;
  current_worker->current->tried = site->op == UNBANK_OP_CAS ? site : NULL;
  if (again || !site->writes)
    thread_yield();
}

/* An atomic, wherever it leads: it orders whether it is in shared memory or not. */
static void meet_atomic(const struct site *site) {
  unsigned thread = number_of(current_worker->current);
  let_others_run(site);
  if (site->acquires)
    race_acquire(&current_worker->race, thread);
  if (site->releases)
    race_release(&current_worker->race, thread);
}

static void meet(const struct site *site, const char *pointer, size_t bytes) {
  uintptr_t address = (uintptr_t)pointer + site->piece;
  uint32_t offset = EVENT_ELSEWHERE;
  if (site->atomic)
    meet_atomic(site);
  current_worker->site = site;
  current_worker->bytes = bytes;
  if (site->lanes <= thread_lane() || !bytes) {
    /* it brings no address */
  } else if (site->align && address % site->align) {
    violation_alignment(site, address);
  } else if (site->must_hit || shared_contains(current_worker->shared, address)) {
    if (!is_in_array(address, bytes))
      violation_shared(site, address);
    offset = (uint32_t)(address - (uintptr_t)current_worker->shared->base);
    meet_shared(site, offset, bytes);
  } else {
    meet_global(site, address, bytes);
  }
  log_event(
      event_pack(EVENT_ACCESS, (uint32_t)(site - current_worker->program->sites.items), offset));
}

static void hook_access(const char *pointer, uint32_t id) {
  const struct site *site = &current_worker->program->sites.items[id];
  meet(site, pointer, site->extent);
}

static void hook_range(const char *pointer, uint32_t id, uint64_t bytes) {
  meet(&current_worker->program->sites.items[id], pointer, bytes);
}

static void hook_fence(void) { thread_fence(); }

static void hook_global(const char *pointer, uint32_t id) {
  const struct site *site = &current_worker->program->sites.items[id];
  if (site->atomic)
    meet_atomic(site);
  current_worker->site = site;
  current_worker->bytes = site->extent;
  meet_global(site, (uintptr_t)pointer + site->piece, site->extent);
}

const struct host_function hook_functions[] = {
    {HOOK_ACCESS, (void *)hook_access}, {HOOK_RANGE, (void *)hook_range},
    {HOOK_STORED, (void *)hook_stored}, {HOOK_GLOBAL, (void *)hook_global},
    {HOOK_BLOCK, (void *)hook_block},   {HOOK_FENCE, (void *)hook_fence},
    {HOOK_RETURN, (void *)hook_return}, {NULL, NULL},
};
