/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * By line: a search for partitions whose widths, counted, are those of the instructions. All that
 * fit are looked at, for what counts is where they agree. */
#include "sim/cubin/match.h"

enum { WIDTHS = 5, STEPS_MAX = 200000 };

/* What is matched together: clusters and instructions of the same kind, on lines that are connected
 * by clusters. */
struct batch {
  struct cluster **items;
  size_t count, capacity;
  uint32_t instructions[WIDTHS]; /* by the logarithm of their width */
};

struct line_key {
  const char *file;
  long line;
  size_t batch; /* lines connected by a cluster are in the same batch */
};
LIST_STRUCT(line_keys, struct line_key);

static size_t find_key(struct matcher *it, struct line_keys *keys, const char *path, long line,
                       bool may_add) {
  const char *slash = path ? strrchr(path, '/') : NULL;
  const char *file = slash ? slash + 1 : path ? path : "";
  line = it->by_line ? line : 0;
  file = it->by_line ? file : "";
  for (size_t i = 0; i < keys->count; i++)
    if (keys->items[i].line == line && !strcmp(keys->items[i].file, file))
      return i;
  if (!may_add)
    return SIZE_MAX;
  size_t number = keys->count;
  *ARENA_PUSH(it->arena, keys) = (struct line_key){file, line, number};
  return number;
}

static size_t key_of_site(struct matcher *it, struct line_keys *keys, const struct site *site) {
  return find_key(it, keys, site->place.file, site->place.line, true);
}

static void join_lines(struct matcher *it, struct line_keys *keys) {
  for (size_t i = 0; i < it->clusters.count; i++)
    for (size_t k = 0; k < it->clusters.items[i].sites.count; k++) {
      const struct cluster *cluster = &it->clusters.items[i];
      size_t a = key_of_site(it, keys, site_of(it, cluster, 0));
      size_t b = key_of_site(it, keys, site_of(it, cluster, k));
      size_t to = keys->items[a].batch, from = keys->items[b].batch;
      for (size_t n = 0; n < keys->count; n++)
        if (keys->items[n].batch == from)
          keys->items[n].batch = to;
    }
}

struct search {
  const struct batch *batch;
  uint32_t left[WIDTHS];
  size_t *choice, *answer; /* of each cluster */
  bool *differs;           /* answers differ there */
  size_t answers, steps;
};

static bool take_widths(struct search *it, const struct partition *partition, bool back) {
  for (size_t i = 0; i < partition->count; i++) {
    uint32_t *left = &it->left[__builtin_ctz(partition->items[i].bytes)];
    if (!back && !*left) {
      while (i--)
        it->left[__builtin_ctz(partition->items[i].bytes)]++;
      return false;
    }
    *left += back ? 1U : UINT32_MAX;
  }
  return true;
}

static void note_answer(struct search *it) {
  for (size_t i = 0; i < WIDTHS; i++)
    if (it->left[i])
      return;
  for (size_t i = 0; i < it->batch->count; i++) {
    it->differs[i] |= it->answers && it->choice[i] != it->answer[i];
    it->answer[i] = it->choice[i];
  }
  it->answers++;
}

static void search_from(struct search *it, size_t at) {
  if (++it->steps > STEPS_MAX)
    return;
  if (at == it->batch->count) {
    note_answer(it);
    return;
  }
  const struct cluster *cluster = it->batch->items[at];
  for (size_t i = 0; i < cluster->partitions.count; i++) {
    if (!take_widths(it, &cluster->partitions.items[i], false))
      continue;
    it->choice[at] = i;
    search_from(it, at + 1);
    take_widths(it, &cluster->partitions.items[i], true);
  }
}

/* Tries each factor that divides all counts of instructions. */
static struct search search_batch(struct matcher *it, const struct batch *batch) {
  struct search search = {.batch = batch,
                          .choice = ARENA_ARRAY(it->arena, size_t, batch->count),
                          .answer = ARENA_ARRAY(it->arena, size_t, batch->count),
                          .differs = ARENA_ARRAY(it->arena, bool, batch->count)};
  uint32_t most = 0;
  for (size_t i = 0; i < WIDTHS; i++)
    most = batch->instructions[i] > most ? batch->instructions[i] : most;
  for (uint32_t copies = 1; copies <= most; copies++) {
    bool divides = true;
    for (size_t i = 0; i < WIDTHS; i++) {
      divides &= batch->instructions[i] % copies == 0;
      search.left[i] = batch->instructions[i] / copies;
    }
    if (divides)
      search_from(&search, 0);
  }
  return search;
}

/* Whether all instructions and accesses have the same width, and there are at least as many
 * instructions. */
static bool is_uniform(const struct matcher *it, const struct batch *batch) {
  uint32_t bytes = site_of(it, batch->items[0], 0)->bytes, sum = 0;
  size_t sites = 0;
  for (size_t i = 0; i < batch->count; i++) {
    sites += batch->items[i]->sites.count;
    for (size_t k = 0; k < batch->items[i]->sites.count; k++)
      if (!bytes || site_of(it, batch->items[i], k)->bytes != bytes)
        return false;
  }
  for (size_t i = 0; i < WIDTHS; i++)
    sum += batch->instructions[i];
  return sum >= sites && sum == batch->instructions[__builtin_ctz(bytes)];
}

static void match_batch(struct matcher *it, const struct batch *batch) {
  bool uniform = is_uniform(it, batch);
  struct search search = uniform ? (struct search){0} : search_batch(it, batch);
  for (size_t i = 0; i < batch->count; i++)
    if (uniform)
      set_partition(it, batch->items[i], 0);
    else if (!search.answers)
      set_unknown(it, batch->items[i], "the cubin's instructions fit no grouping of the accesses");
    else if (search.steps > STEPS_MAX || search.differs[i])
      set_unknown(it, batch->items[i],
                  "the cubin's instructions fit several groupings of the accesses");
    else
      set_partition(it, batch->items[i], search.answer[i]);
}

/* Generic instructions count if the pointer may also lead to other memory. */
static bool may_be_generic(const struct matcher *it, const struct batch *batch) {
  for (size_t i = 0; i < batch->count; i++)
    for (size_t k = 0; k < batch->items[i]->sites.count; k++)
      if (!site_of(it, batch->items[i], k)->must_hit)
        return true;
  return false;
}

static void match_lines_of(struct matcher *it, struct line_keys *keys, size_t number,
                           enum unbank_op op) {
  struct batch batch = {0};
  for (size_t i = 0; i < it->clusters.count; i++) {
    struct cluster *cluster = &it->clusters.items[i];
    size_t key = key_of_site(it, keys, site_of(it, cluster, 0));
    if (keys->items[key].batch == number && cluster->op == op)
      *ARENA_PUSH(it->arena, &batch) = cluster;
  }
  if (!batch.count)
    return;
  bool generic = may_be_generic(it, &batch);
  for (size_t i = 0; i < it->code.count; i++) {
    const struct instruction *instruction = &it->code.items[i];
    size_t key = find_key(it, keys, instruction->file, instruction->line, false);
    if (key != SIZE_MAX && keys->items[key].batch == number && same_kind(instruction->op, op) &&
        (generic || !instruction->generic) && instruction->bytes)
      batch.instructions[__builtin_ctz(instruction->bytes)]++;
  }
  match_batch(it, &batch);
}

void match_by_line(struct matcher *it) {
  struct line_keys keys = {0};
  join_lines(it, &keys);
  for (size_t number = 0; number < keys.count; number++)
    for (enum unbank_op op = UNBANK_OP_LD; op < UNBANK_OP_COUNT; op++)
      match_lines_of(it, &keys, number, op);
}
