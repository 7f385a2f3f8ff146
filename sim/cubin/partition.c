/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "sim/cubin/partition.h"

#include <stdlib.h>

enum { GAP_MAX = 4, PARTITIONS_MAX = 64, REGISTER_BYTES = 4 };

bool window_meets(const struct window *window, const struct site *site) {
  return site->distance < window->start + window->bytes &&
         window->start < site->distance + site->extent;
}

bool partition_equal(const struct partition *a, const struct partition *b) {
  if (a->count != b->count)
    return false;
  for (size_t i = 0; i < a->count; i++)
    if (a->items[i].start != b->items[i].start || a->items[i].bytes != b->items[i].bytes)
      return false;
  return true;
}

/* Clusters. */

static bool can_merge(const struct site *site) {
  return (site->op == UNBANK_OP_LD || site->op == UNBANK_OP_ST) && !site->atomic && site->extent;
}

static int64_t end_of(const struct site *site) { return site->distance + site->extent; }

/* Whether a site may join: the cluster then is one that the first of its sites could belong to. */
static bool may_join(const struct program *program, const struct cluster *cluster,
                     const struct site *site) {
  const struct site *items = program->sites.items, *first = &items[cluster->sites.items[0]];
  if (!can_merge(site) || !can_merge(first) || cluster->op != site->op ||
      first->block != site->block || first->segment != site->segment ||
      first->neighbours != site->neighbours)
    return false;
  for (size_t i = 0; i < cluster->sites.count; i++) {
    const struct site *other = &items[cluster->sites.items[i]];
    if (other->distance < end_of(site) && site->distance < end_of(other))
      return false;
  }
  return true;
}

static int by_distance(const void *a, const void *b, void *context) {
  const struct program *program = context;
  const struct site *x = &program->sites.items[*(const uint32_t *)a];
  const struct site *y = &program->sites.items[*(const uint32_t *)b];
  return (x->distance > y->distance) - (x->distance < y->distance);
}

/* Sorts the sites of a cluster, and splits it at gaps. */
static void split_at_gaps(struct program *program, const struct cluster *cluster,
                          struct clusters *out, struct arena *arena) {
  const struct site *items = program->sites.items;
  qsort_r(cluster->sites.items, cluster->sites.count, sizeof *cluster->sites.items, by_distance,
          program);
  for (size_t i = 0; i < cluster->sites.count; i++) {
    bool apart = i == 0 || items[cluster->sites.items[i]].distance >
                               end_of(&items[cluster->sites.items[i - 1]]) + GAP_MAX;
    if (apart)
      ARENA_PUSH(arena, out)->op = cluster->op;
    *ARENA_PUSH(arena, &out->items[out->count - 1].sites) = cluster->sites.items[i];
  }
}

/* Partitions. */

struct partitioner {
  const struct program *program;
  const struct cluster *cluster;
  bool fill_gaps;
  uint32_t unit; /* bytes that count as used if one of them is; 0: those of a number */
  struct partition *out;
  struct arena *arena;
};

/* The bytes of a site from `from` to `to` that are read, if only some bytes of a load are used. */
static uint32_t used_between(const struct partitioner *it, const struct site *site, int64_t from,
                             int64_t to) {
  uint32_t sum = 0;
  const uint32_t bytes = it->unit ? it->unit : site->scalar;
  if (!site->used || !bytes)
    return (uint32_t)(to - from);
  for (int64_t at = from - site->distance; at < to - site->distance; at++) {
    uint64_t unit = ((UINT64_C(1) << bytes) - 1) << (at - at % bytes);
    sum += (site->used & unit) != 0;
  }
  return sum;
}

/* Bytes of [start, start + length) that the cluster accesses. */
static uint32_t covered(const struct partitioner *it, int64_t start, uint32_t length) {
  const struct site *items = it->program->sites.items;
  size_t low = 0, high = it->cluster->sites.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (end_of(&items[it->cluster->sites.items[middle]]) <= start)
      low = middle + 1;
    else
      high = middle;
  }
  uint32_t sum = 0;
  for (; low < it->cluster->sites.count; low++) {
    const struct site *site = &items[it->cluster->sites.items[low]];
    if (site->distance >= start + length)
      break;
    int64_t from = site->distance > start ? site->distance : start;
    int64_t to = end_of(site) < start + length ? end_of(site) : start + length;
    sum += used_between(it, site, from, to);
  }
  return sum;
}

static void add_window(struct partitioner *it, int64_t start, uint32_t bytes) {
  *ARENA_PUSH(it->arena, it->out) = (struct window){start, bytes};
}

/* Covers the accessed bytes of an aligned window. */
static void cover(struct partitioner *it, int64_t start, uint32_t bytes) {
  uint32_t asked = covered(it, start, bytes);
  bool filled = it->fill_gaps && bytes == UNBANK_ACCESS_MAX && asked == UNBANK_ACCESS_MAX - GAP_MAX;
  if (asked == bytes || filled) {
    add_window(it, start, bytes);
  } else if (asked) {
    cover(it, start, bytes / 2);
    cover(it, start + bytes / 2, bytes / 2);
  }
}

/* Whether two windows share a number of an access: then it has the last byte of one and the first
 * byte of the next. */
static bool takes_apart(const struct program *program, const struct cluster *cluster,
                        const struct partition *partition) {
  const struct site *items = program->sites.items;
  for (size_t i = 0, k = 0; i + 1 < partition->count; i++) {
    const int64_t end = partition->items[i].start + partition->items[i].bytes;
    while (k + 1 < cluster->sites.count && end_of(&items[cluster->sites.items[k]]) < end)
      k++;
    const struct site *site = &items[cluster->sites.items[k]];
    if (!site->scalar || site->distance >= end || end_of(site) < end)
      continue;
    int64_t number = (end - 1 - site->distance) / site->scalar;
    if (partition->items[i + 1].start < site->distance + (number + 1) * site->scalar)
      return true;
  }
  return false;
}

static void keep_if_new(struct cluster *cluster, const struct partition *partition,
                        struct arena *arena) {
  for (size_t i = 0; i < cluster->partitions.count; i++)
    if (partition_equal(&cluster->partitions.items[i], partition))
      return;
  if (cluster->partitions.count < PARTITIONS_MAX)
    *ARENA_PUSH(arena, &cluster->partitions) = *partition;
}

static void add_own(const struct program *program, struct cluster *cluster, struct arena *arena) {
  struct partition own = {0};
  for (size_t i = 0; i < cluster->sites.count; i++) {
    const struct site *site = &program->sites.items[cluster->sites.items[i]];
    if (!site->bytes)
      return;
    *ARENA_PUSH(arena, &own) = (struct window){site->distance, site->bytes};
  }
  cluster->has_own = true;
  keep_if_new(cluster, &own, arena);
}

/* The largest power of two, up to 16, that divides all sizes and distances. */
static uint32_t grain_of(const struct program *program, const struct cluster *cluster) {
  const struct site *first = &program->sites.items[cluster->sites.items[0]];
  uint64_t bits = UNBANK_ACCESS_MAX;
  for (size_t i = 0; i < cluster->sites.count; i++) {
    const struct site *site = &program->sites.items[cluster->sites.items[i]];
    bits |= (uint64_t)(site->distance - first->distance) | site->extent;
  }
  return (uint32_t)(bits & -bits);
}

/* The places of windows of one width. */
static void add_places(const struct program *program, struct cluster *cluster, uint32_t width,
                       uint32_t unit, struct arena *arena) {
  int64_t first = program->sites.items[cluster->sites.items[0]].distance;
  int64_t end = end_of(&program->sites.items[cluster->sites.items[cluster->sites.count - 1]]);
  uint32_t grain = grain_of(program, cluster);
  for (uint32_t place = 0; place < width; place += grain)
    for (unsigned fill = 0; fill < (cluster->op == UNBANK_OP_LD ? 2U : 1U); fill++) {
      struct partition partition = {0};
      struct partitioner it = {program, cluster, fill, unit, &partition, arena};
      for (int64_t start = first - place; start < end; start += width)
        cover(&it, start, width);
      if (!takes_apart(program, cluster, &partition))
        keep_if_new(cluster, &partition, arena);
    }
}

/* Unused elements of a vector are not read, nor are unused bytes of a number; but small elements
 * may share a register, which is, and numbers may be read whole. */
static void add_partitions(const struct program *program, struct cluster *cluster,
                           struct arena *arena) {
  static const uint32_t units[] = {1, REGISTER_BYTES, 0};
  add_own(program, cluster, arena);
  if (!can_merge(&program->sites.items[cluster->sites.items[0]]))
    return;
  for (uint32_t width = UNBANK_ACCESS_MAX; width; width /= 2)
    for (unsigned i = 0; i < sizeof units / sizeof *units; i++)
      add_places(program, cluster, width, units[i], arena);
}

struct clusters find_clusters(const struct program *program, const uint32_t *sites, size_t count,
                              struct arena *arena) {
  struct clusters joined = {0}, out = {0};
  for (size_t i = 0; i < count; i++) {
    const struct site *site = &program->sites.items[sites[i]];
    struct cluster *cluster = NULL;
    for (size_t k = joined.count; k-- && !cluster;) {
      if (program->sites.items[joined.items[k].sites.items[0]].block != site->block)
        break;
      if (may_join(program, &joined.items[k], site))
        cluster = &joined.items[k];
    }
    if (!cluster) {
      cluster = ARENA_PUSH(arena, &joined);
      cluster->op = site->op;
    }
    *ARENA_PUSH(arena, &cluster->sites) = sites[i];
  }
  for (size_t i = 0; i < joined.count; i++)
    split_at_gaps((struct program *)program, &joined.items[i], &out, arena);
  for (size_t i = 0; i < out.count; i++)
    add_partitions(program, &out.items[i], arena);
  return out;
}
