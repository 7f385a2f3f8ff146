/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launches that never begin: what ptxas refuses of a kernel, and what the driver refuses of a
 * launch, with the error that it returns. From the CUDA C++ Programming Guide, "Technical
 * Specifications per Compute Capability" and "Launch Bounds", and the PTX ISA, ".maxntid",
 * ".reqntid" and ".reqnctapercluster".
 *
 *     threads         at most 1,024 in a block, 1,024 along x and y, 64 along z
 *     blocks          at most 2^31 - 1 along x, 65,535 along y and z
 *     .reqntid        a promised shape: as it says, axis by axis
 *     .maxntid        launch bounds: at most its product, whatever the axes
 *     clusters        divide the grid, axis by axis
 *     shared memory   static: 48 KiB, by ptxas; with dynamic: what a kernel may opt in to
 */
#include <stdlib.h>

#include "sim/run/block.h"

enum { STATIC_BYTES_MAX = 48 * 1024 };

#define INVALID "the driver refuses this launch (CUDA_ERROR_INVALID_VALUE): "

static struct outcome refuse(char *sentence) { return (struct outcome){RUN_UNUSABLE, sentence}; }

/* Of a block, static and dynamic, for a kernel that opts in. */
static uint32_t shared_bytes_max(unsigned architecture) {
  static const struct {
    unsigned architecture, kilobytes; /* of it and later ones, up to the next row */
  } rows[] = {{0, 48},   {70, 96}, {75, 64},  {80, 163}, {86, 99},
              {87, 163}, {89, 99}, {90, 227}, {120, 99}};
  unsigned found = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].architecture <= architecture)
      found = rows[i].kilobytes;
  return architecture ? found * 1024 : SHARED_BYTES_MAX;
}

static bool is_shape(struct dim3 it, struct dim3 most) {
  return dim3_count(it) && it.x <= most.x && it.y <= most.y && it.z <= most.z;
}

static struct outcome check_limits(const struct launch *launch) {
  struct dim3 block = launch->block, grid = launch->grid;
  if (!is_shape(block, (struct dim3){1024, 1024, 64}) || dim3_count(block) > THREADS_MAX)
    return refuse(unbank_error(INVALID "a block of %ux%ux%u threads; a block has 1 to 1024, "
                                       "at most 64 along z",
                               block.x, block.y, block.z));
  if (!is_shape(grid, (struct dim3){INT32_MAX, UINT16_MAX, UINT16_MAX}))
    return refuse(unbank_error(INVALID "a grid of %ux%ux%u blocks; it has at least 1, at most "
                                       "2147483647 along x, and 65535 along y and z",
                               grid.x, grid.y, grid.z));
  return outcome_well();
}

static struct outcome check_bounds(const struct launch *launch) {
  const struct kernel *kernel = launch->kernel;
  struct dim3 block = launch->block, required = kernel->required;
  if (required.x && (block.x != required.x || block.y != required.y || block.z != required.z))
    return refuse(unbank_error(
        INVALID "a block of %ux%ux%u threads, but %s requires %ux%ux%u (.reqntid, as a promise "
                "writes it): launch that, or compile the kernel without the promise",
        block.x, block.y, block.z, kernel->display, required.x, required.y, required.z));
  if (kernel->most_threads && dim3_count(block) > kernel->most_threads)
    return refuse(unbank_error(
        INVALID "a block of %ux%ux%u, %llu threads, but the launch bounds of %s (.maxntid) allow "
                "%llu: launch fewer, or raise them",
        block.x, block.y, block.z, (unsigned long long)dim3_count(block), kernel->display,
        (unsigned long long)kernel->most_threads));
  return outcome_well();
}

static struct outcome check_clusters(const struct launch *launch) {
  struct dim3 grid = launch->grid, cluster = launch->kernel->cluster;
  if (dim3_count(cluster) && (grid.x % cluster.x || grid.y % cluster.y || grid.z % cluster.z))
    return refuse(unbank_error("the driver refuses this launch (CUDA_ERROR_INVALID_CLUSTER_SIZE): "
                               "a grid of %ux%ux%u blocks is no multiple of the clusters of %s, "
                               "%ux%ux%u blocks each",
                               grid.x, grid.y, grid.z, launch->kernel->display, cluster.x,
                               cluster.y, cluster.z));
  return outcome_well();
}

static struct outcome check_shared(const struct launch *launch) {
  const struct kernel *kernel = launch->kernel;
  uint64_t fixed = kernel->static_bytes, sum = fixed + launch->dynamic_bytes;
  uint32_t most = shared_bytes_max(kernel->architecture);
  if (fixed > STATIC_BYTES_MAX)
    return refuse(unbank_error("ptxas refuses %s (uses too much shared data): %llu bytes of static "
                               "shared memory, with that of what it calls; at most %u: make some "
                               "of it dynamic",
                               kernel->display, (unsigned long long)fixed,
                               (unsigned)STATIC_BYTES_MAX));
  if (sum > most)
    return refuse(unbank_error(INVALID "%s would need %llu bytes of shared memory, %u of them "
                                       "dynamic; a block of sm_%u has at most %u",
                               kernel->display, (unsigned long long)sum, launch->dynamic_bytes,
                               kernel->architecture ? kernel->architecture : 90, most));
  return outcome_well();
}

struct outcome launch_check(const struct launch *launch) {
  static struct outcome (*const checks[])(const struct launch *) = {check_limits, check_bounds,
                                                                    check_clusters, check_shared};
  struct outcome outcome = outcome_well();
  for (size_t i = 0; i < sizeof checks / sizeof *checks && outcome.ending == RUN_WELL; i++)
    outcome = checks[i](launch);
  return outcome;
}
