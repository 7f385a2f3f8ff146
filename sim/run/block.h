/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One block on one worker, as launch.c sees it. */
#ifndef UNBANK_SIM_RUN_BLOCK_H
#define UNBANK_SIM_RUN_BLOCK_H

#include <time.h>

#include "sim/sim.h"

struct worker;

/* What workers share. */
struct grid {
  struct program *program;
  const struct launch *launch;
  struct region_list memory; /* the launch's and the program's, sorted */
  struct timespec deadline;  /* tv_sec == 0: none */
  /* Waits until all blocks before this one have ended; false if the run is to stop. */
  bool (*take_turn)(struct grid *grid, uint64_t block);
  /* Calls the launch's observer, one worker at a time. */
  void (*observe)(struct grid *grid, uint64_t block, const struct site *site,
                  const struct shared_array *array, const struct unbank_lanes *lanes);
};

/* What a driver, or before it ptxas, refuses of a launch, with its reason (refuse.c). */
struct outcome launch_check(const struct launch *launch);

/* NULL: no memory. */
struct worker *worker_create(struct grid *grid, unsigned number);
void worker_free(struct worker *worker);

struct block_result {
  struct outcome outcome;
  char *printed; /* malloc'd, or NULL */
};
/* Runs a block and adds its counts to the worker's tally. */
struct block_result worker_run(struct worker *worker, uint64_t block);
struct tally *worker_tally(struct worker *worker);

#endif
