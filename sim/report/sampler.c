/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which executions make up a profile. It must not depend on which worker runs which block when, and
 * must stay small:
 *
 *   - Executions come from at most SAMPLE_BLOCKS counted blocks, evenly spaced.
 *   - Of a site in one block, the executions whose number hashes to a multiple of 2^k are kept, k
 *     being the least for which they are at most SAMPLE_SITE / blocks. Each stands for 2^k. A hash,
 *     as every second execution of a loop may differ from the others.
 *   - Those that are alike become one pattern, in the order of blocks and of executions.
 *
 * A block is run by one worker, so each sampled block has a slot that one thread at a time writes.
 */
#include "sim/report/sampler.h"

#include <stdlib.h>

#include "profile/profile.h"
#include "support/integers.h"

enum { SAMPLE_BLOCKS = 16, SAMPLE_SITE = 256 };

struct sample {
  uint32_t hash; /* of its number */
  struct unbank_lanes lanes;
};

/* A site in one block. */
struct drawn {
  struct sample *items; /* NULL until the first */
  uint32_t count;
  uint32_t seen;
  uint32_t skip; /* 2^k - 1 */
};

struct slot {
  uint64_t block;
  struct arena arena;
  struct drawn *sites;
};

struct sampler {
  const struct program *program;
  const struct launch *launch;
  struct arena *arena;
  uint64_t blocks; /* that are counted */
  uint32_t per_block;
  size_t slot_count;
  struct slot slots[SAMPLE_BLOCKS];
};

struct sampler *sampler_create(const struct program *program, const struct launch *launch,
                               struct arena *arena) {
  struct sampler *it = ARENA_NEW(arena, struct sampler);
  uint64_t blocks = dim3_count(launch->grid);
  if (launch->counted_blocks && launch->counted_blocks < blocks)
    blocks = launch->counted_blocks;
  *it = (struct sampler){
      .program = program, .launch = launch, .arena = arena, .blocks = blocks ? blocks : 1};
  it->slot_count = it->blocks < SAMPLE_BLOCKS ? (size_t)it->blocks : SAMPLE_BLOCKS;
  it->per_block = SAMPLE_SITE / (uint32_t)it->slot_count;
  for (size_t i = 0; i < it->slot_count; i++) {
    struct slot *slot = &it->slots[i];
    slot->block =
        it->blocks / it->slot_count * i + it->blocks % it->slot_count * i / it->slot_count;
    slot->sites = ARENA_ARRAY(&slot->arena, struct drawn, program->sites.count + 1);
  }
  return it;
}

void sampler_free(struct sampler *it) {
  for (size_t i = 0; i < it->slot_count; i++)
    arena_free(&it->slots[i].arena);
}

/* Observing. */

static struct slot *slot_of(struct sampler *it, uint64_t block) {
  for (size_t i = 0; i < it->slot_count; i++)
    if (it->slots[i].block == block)
      return &it->slots[i];
  return NULL;
}

static uint32_t hash_of(uint32_t number) {
  number = (number ^ number >> 16) * UINT32_C(0x45d9f3b);
  number = (number ^ number >> 16) * UINT32_C(0x45d9f3b);
  return number ^ number >> 16;
}

/* Halves what is kept. */
static void thin(struct drawn *drawn) {
  uint32_t kept = 0;
  drawn->skip = 2 * drawn->skip + 1;
  for (uint32_t i = 0; i < drawn->count; i++)
    if (!(drawn->items[i].hash & drawn->skip))
      drawn->items[kept++] = drawn->items[i];
  drawn->count = kept;
}

/* Whether the profile can tell whose access it is. */
static bool is_profiled(const struct site *site) { return site->index != NO_INDEX && site->array; }

void sampler_observe(void *context, uint64_t block, const struct site *site,
                     const struct shared_array *array, const struct unbank_lanes *lanes) {
  struct sampler *it = context;
  struct slot *slot = is_profiled(site) && array ? slot_of(it, block) : NULL;
  if (!slot)
    return;
  struct drawn *drawn = &slot->sites[site - it->program->sites.items];
  uint32_t hash = hash_of(drawn->seen++);
  if (!drawn->items)
    drawn->items = ARENA_ARRAY(&slot->arena, struct sample, it->per_block);
  while (!(hash & drawn->skip) && drawn->count == it->per_block)
    thin(drawn);
  if (!(hash & drawn->skip))
    drawn->items[drawn->count++] = (struct sample){hash, *lanes};
}

/* The profile. */

static bool same_lanes(const struct unbank_lanes *a, const struct unbank_lanes *b) {
  if (a->active != b->active)
    return false;
  UNBANK_EACH_BIT(lane, a->active)
    if (a->offset[lane] != b->offset[lane])
      return false;
  return true;
}

static void add_sample(struct sampler *it, struct profile_access *access,
                       const struct unbank_lanes *lanes, uint64_t count) {
  for (size_t i = 0; i < access->patterns.count; i++)
    if (same_lanes(&access->patterns.items[i].lanes, lanes)) {
      access->patterns.items[i].count += count;
      return;
    }
  *ARENA_PUSH(it->arena, &access->patterns) = (struct profile_pattern){count, *lanes};
}

static struct profile_access describe(struct sampler *it, size_t site_number, uint32_t number,
                                      uint64_t executions) {
  const struct site *site = &it->program->sites.items[site_number];
  struct profile_access access = {.id = arena_printf(it->arena, "s%ld", site->index),
                                  .function = site->function,
                                  .number = number,
                                  .array = site->array,
                                  .op = site->op,
                                  .bytes = site->bytes,
                                  .file = site->place.file,
                                  .line = site->place.line,
                                  .executions = executions};
  for (size_t s = 0; s < it->slot_count; s++) {
    const struct drawn *drawn = &it->slots[s].sites[site_number];
    for (uint32_t i = 0; i < drawn->count; i++)
      add_sample(it, &access, &drawn->items[i].lanes, (uint64_t)drawn->skip + 1);
  }
  return access;
}

/* The entry block of a basic block's function. */
static uint32_t entry_of(const struct program *program, uint32_t block) {
  while (!program->blocks.items[block].is_entry)
    block--;
  return block;
}

/* All listed accesses of the functions that the kernel ran, those of no array alone excepted. */
static void list_accesses(struct sampler *it, const struct tally *tally,
                          struct profile_kernel *out) {
  const struct program *program = it->program;
  uint32_t entry = NO_BLOCK, number = 0;
  for (size_t i = 0; i < program->sites.count; i++) {
    const struct site *site = &program->sites.items[i];
    if (site->index == NO_INDEX)
      continue;
    uint32_t own = entry_of(program, site->block);
    number = own == entry ? number + 1 : 0;
    entry = own;
    if (tally->block_warps[entry] && is_profiled(site))
      *ARENA_PUSH(it->arena, &out->accesses) = describe(it, i, number, tally->counts[i].executions);
  }
}

char *sampler_write(struct sampler *it, const struct tally *tally, const char *path) {
  if (!tally->complete)
    return unbank_error("no profile can be written: the accesses of one block are too many to be "
                        "kept; launch less work in a block");
  const struct launch *launch = it->launch;
  struct profile profile = {.path = path};
  struct profile_kernel *kernel = ARENA_PUSH(it->arena, &profile.kernels);
  *kernel = (struct profile_kernel){
      .name = launch->kernel->name,
      .fingerprint = launch->kernel->fingerprint,
      .block = {launch->block.x, launch->block.y, launch->block.z},
      .grid = {launch->grid.x, launch->grid.y, launch->grid.z},
      .blocks = tally->blocks,
  };
  list_accesses(it, tally, kernel);
  return unbank_profile_write(&profile);
}
