/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A grid on several workers. They take blocks in order of their numbers, so when one runs, all
 * before it have begun. What depends on the order of blocks is made to follow it:
 *
 *   - a block waits before its first atomic whose order shows (of floating point, or with a result)
 *     until all blocks before it have ended;
 *   - what kernels print comes out block by block;
 *   - of several blocks that fail, the first one's failure counts, and blocks after it do not.
 */
#include <pthread.h>
#include <stdlib.h>

#include "sim/run/block.h"

struct crew {
  struct grid grid; /* first, as take_turn gets its address */
  pthread_mutex_t lock, observing;
  pthread_cond_t moved;
  uint64_t next, count; /* blocks: the next to be taken, all */
  uint64_t ended;       /* all blocks before this one have ended */
  bool *done;           /* of the blocks at and after `ended`, up to `next`; a ring */
  char **printed;       /* likewise */
  size_t ring;
  uint64_t failed; /* the first block that failed, or UINT64_MAX */
  struct outcome outcome;
  struct tally *tally;
};

struct hand {
  struct crew *crew;
  unsigned number;
  pthread_t thread;
  bool started;
};

static bool take_turn(struct grid *grid, uint64_t block) {
  struct crew *crew = (struct crew *)grid;
  pthread_mutex_lock(&crew->lock);
  while (crew->ended < block && crew->failed > block)
    pthread_cond_wait(&crew->moved, &crew->lock);
  bool mine = crew->failed > block;
  pthread_mutex_unlock(&crew->lock);
  return mine;
}

static void observe(struct grid *grid, uint64_t block, const struct site *site,
                    const struct shared_array *array, const struct unbank_lanes *lanes) {
  struct crew *crew = (struct crew *)grid;
  pthread_mutex_lock(&crew->observing);
  grid->launch->observe(grid->launch->observer_context, block, site, array, lanes);
  pthread_mutex_unlock(&crew->observing);
}

/* The next block, or false when there is none. The ring bounds how far blocks may run ahead. */
static bool take_block(struct crew *crew, uint64_t *block) {
  pthread_mutex_lock(&crew->lock);
  while (crew->next < crew->count && crew->failed == UINT64_MAX &&
         crew->next - crew->ended >= crew->ring)
    pthread_cond_wait(&crew->moved, &crew->lock);
  bool any = crew->next < crew->count && crew->failed == UINT64_MAX;
  if (any)
    *block = crew->next++;
  pthread_mutex_unlock(&crew->lock);
  return any;
}

static void print(const struct crew *crew, char *text) {
  const struct launch *launch = crew->grid.launch;
  if (text && launch->print)
    launch->print(launch->print_context, text);
  free(text);
}

static void end_block(struct crew *crew, uint64_t block, struct block_result result) {
  pthread_mutex_lock(&crew->lock);
  bool failed = result.outcome.ending != RUN_WELL;
  if (failed && block < crew->failed) {
    free(crew->outcome.sentence);
    crew->outcome = result.outcome;
    crew->failed = block;
  } else {
    free(result.outcome.sentence);
  }
  crew->done[block % crew->ring] = true;
  crew->printed[block % crew->ring] = result.printed;
  while (crew->ended < crew->next && crew->done[crew->ended % crew->ring]) {
    size_t at = crew->ended++ % crew->ring;
    print(crew, crew->printed[at]);
    crew->done[at] = false;
    crew->printed[at] = NULL;
  }
  if (crew->grid.launch->ended)
    __atomic_store_n(crew->grid.launch->ended, crew->ended, __ATOMIC_RELAXED);
  pthread_cond_broadcast(&crew->moved);
  pthread_mutex_unlock(&crew->lock);
}

static void add_count(struct count *sum, const struct count *count) {
  if (!count->executions)
    return;
  if (!sum->executions || count->min < sum->min)
    sum->min = count->min;
  if (count->max > sum->max)
    sum->max = count->max;
  sum->executions += count->executions;
  sum->lanes += count->lanes;
  sum->wavefronts += count->wavefronts;
  sum->ideal += count->ideal;
  sum->misaligned |= count->misaligned;
}

static void add_tally(const struct program *program, struct tally *sum, const struct tally *part) {
  for (size_t i = 0; i < program->sites.count; i++)
    add_count(&sum->counts[i], &part->counts[i]);
  for (size_t i = 0; i < program->blocks.count; i++)
    sum->block_warps[i] += part->block_warps[i];
  sum->blocks += part->blocks;
  sum->complete &= part->complete;
  sum->uninitialised += part->uninitialised;
  if (part->uninitialised_at &&
      (!sum->uninitialised_at || part->uninitialised_at < sum->uninitialised_at))
    sum->uninitialised_at = part->uninitialised_at;
}

static void no_memory(struct crew *crew) {
  pthread_mutex_lock(&crew->lock);
  if (!crew->outcome.sentence)
    crew->outcome = (struct outcome){RUN_UNABLE, unbank_error("no memory for the threads")};
  crew->failed = 0;
  pthread_cond_broadcast(&crew->moved);
  pthread_mutex_unlock(&crew->lock);
}

static void *work(void *context) {
  struct hand *hand = context;
  struct crew *crew = hand->crew;
  struct worker *worker = worker_create(&crew->grid, hand->number);
  if (!worker) {
    no_memory(crew);
    return NULL;
  }
  for (uint64_t block; take_block(crew, &block);)
    end_block(crew, block, worker_run(worker, block));
  pthread_mutex_lock(&crew->lock);
  add_tally(crew->grid.program, crew->tally, worker_tally(worker));
  pthread_mutex_unlock(&crew->lock);
  worker_free(worker);
  return NULL;
}

/* One worker works on the calling thread's behalf alone, too, for its stack is of a known size. */
static void work_all(struct crew *crew, unsigned count) {
  struct hand *hands = calloc(count, sizeof *hands);
  for (unsigned i = 0; hands && i < count; i++) {
    hands[i] = (struct hand){.crew = crew, .number = i};
    hands[i].started = pthread_create(&hands[i].thread, NULL, work, &hands[i]) == 0;
  }
  if (!hands || !hands[0].started)
    no_memory(crew);
  for (unsigned i = 0; hands && i < count; i++)
    if (hands[i].started)
      pthread_join(hands[i].thread, NULL);
  free(hands);
}

static void gather_memory(struct grid *grid, struct arena *arena) {
  const struct region_list *lists[] = {&grid->launch->memory, &grid->program->globals};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
    for (size_t i = 0; i < lists[k]->count; i++)
      *ARENA_PUSH(arena, &grid->memory) = lists[k]->items[i];
  regions_sort(&grid->memory);
}

static struct timespec deadline_of(double seconds) {
  struct timespec at = {0, 0};
  if (seconds <= 0)
    return at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  double whole = (double)(long)seconds;
  at.tv_sec += (long)seconds + 1; /* never 0 */
  at.tv_nsec += (long)((seconds - whole) * 1e9);
  at.tv_sec += at.tv_nsec / 1000000000 - 1;
  at.tv_nsec %= 1000000000;
  return at;
}

struct outcome launch_run(struct program *program, const struct launch *launch,
                          struct tally *tally) {
  struct arena *arena = program->arena;
  *tally = (struct tally){.counts = ARENA_ARRAY(arena, struct count, program->sites.count + 1),
                          .block_warps = ARENA_ARRAY(arena, uint64_t, program->blocks.count + 1),
                          .complete = true};
  struct outcome outcome = launch_check(launch);
  if (outcome.ending != RUN_WELL)
    return outcome;
  struct crew crew = {
      .grid = {program, launch, {0}, deadline_of(launch->seconds), take_turn, observe},
      .count = dim3_count(launch->grid),
      .ring = 64 * (size_t)program->workers,
      .failed = UINT64_MAX,
      .tally = tally};
  crew.done = ARENA_ARRAY(arena, bool, crew.ring);
  crew.printed = ARENA_ARRAY(arena, char *, crew.ring);
  gather_memory(&crew.grid, arena);
  pthread_mutex_init(&crew.lock, NULL);
  pthread_mutex_init(&crew.observing, NULL);
  pthread_cond_init(&crew.moved, NULL);
  work_all(&crew, crew.count < program->workers ? (unsigned)crew.count : program->workers);
  pthread_cond_destroy(&crew.moved);
  pthread_mutex_destroy(&crew.lock);
  pthread_mutex_destroy(&crew.observing);
  if (!tally->complete)
    memset(tally->counts, 0, program->sites.count * sizeof *tally->counts);
  for (size_t i = 0; i < program->blocks.count; i++)
    tally->instructions += tally->block_warps[i] * program->blocks.items[i].instructions;
  return crew.outcome;
}
