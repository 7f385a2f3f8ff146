/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * By access: each instruction has a mark, and so the sites that it comes from: one, or the pieces
 * of a copy. Of several accesses that were merged, it has the mark of one. */
#include "sim/cubin/match.h"

#include <stdlib.h>

#include "support/integers.h"
#include "support/map.h"

enum { NO_CHOICE = -1, ZERO_REGISTER = 255 };

/* An instruction, and the sites of the cluster that have its mark. They are adjacent, like the
 * copies of an access. */
struct proof {
  const struct instruction *instruction;
  size_t first, end;
};
LIST_STRUCT(evidence, struct proof);

/* Whether the instruction has the mark of a site in the window, and the width of the window. */
static bool proves(const struct matcher *it, const struct cluster *cluster,
                   const struct window *window, const struct proof *proof) {
  bool meets = false;
  for (size_t i = proof->first; i < proof->end && !meets; i++)
    meets = window_meets(window, site_of(it, cluster, i));
  return meets && proof->instruction->bytes == window->bytes;
}

static bool has_proof(const struct evidence *evidence, size_t site) {
  for (size_t k = 0; k < evidence->count; k++)
    if (evidence->items[k].first <= site && site < evidence->items[k].end)
      return true;
  return false;
}

/* The site at this distance, if it has no instruction; otherwise the number of sites. */
static size_t find_lost(const struct matcher *it, const struct cluster *cluster,
                        const struct evidence *evidence, int64_t distance) {
  for (size_t i = 0; i < cluster->sites.count; i++)
    if (site_of(it, cluster, i)->distance == distance && !has_proof(evidence, i))
      return i;
  return cluster->sites.count;
}

/* ptxas may give two consecutive instructions the mark of one access. If their offsets differ by
 * the distance between that access and another one without an instruction, the second belongs to
 * the other access. */
static void correct_proofs(const struct matcher *it, const struct cluster *cluster,
                           struct evidence *evidence) {
  for (size_t k = 0; k + 1 < evidence->count; k++) {
    struct proof *pair = &evidence->items[k];
    int64_t step = pair[1].instruction->offset - pair[0].instruction->offset;
    if (pair[0].first != pair[1].first || !step ||
        pair[0].instruction->base != pair[1].instruction->base)
      continue;
    int64_t named = site_of(it, cluster, pair->first)->distance;
    for (unsigned second = 2; second--;) {
      size_t lost = find_lost(it, cluster, evidence, second ? named + step : named - step);
      if (lost == cluster->sites.count)
        continue;
      pair[second].first = lost;
      pair[second].end = lost + 1;
      break;
    }
  }
}

/* In the order of addresses. */
static struct evidence evidence_of(const struct matcher *it, const struct cluster *cluster) {
  struct evidence out = {0};
  bool plain = cluster->op == UNBANK_OP_LD || cluster->op == UNBANK_OP_ST;
  for (size_t i = 0; i < it->code.count; i++) {
    struct proof proof = {.instruction = &it->code.items[i]};
    uint32_t mark = mark_of(it, proof.instruction);
    while (proof.first < cluster->sites.count && site_of(it, cluster, proof.first)->mark != mark)
      proof.first++;
    proof.end = proof.first;
    while (proof.end < cluster->sites.count && site_of(it, cluster, proof.end)->mark == mark)
      proof.end++;
    if (mark && proof.end > proof.first && (!plain || proof.instruction->op == cluster->op))
      *ARENA_PUSH(it->arena, &out) = proof;
  }
  correct_proofs(it, cluster, &out);
  return out;
}

/* The instruction of each window, and the state of the search for another one. */
struct assignment {
  const struct matcher *it;
  const struct cluster *cluster;
  const struct partition *partition;
  const struct evidence *evidence;
  size_t *window; /* by instruction: 1 + the number of its window; 0: none */
  bool *tried;    /* instructions */
};

/* Gives the window an instruction of its own. Other windows may have to change theirs. */
static bool assign(struct assignment *it, size_t window) {
  for (size_t k = 0; k < it->evidence->count; k++) {
    if (it->tried[k] ||
        !proves(it->it, it->cluster, &it->partition->items[window], &it->evidence->items[k]))
      continue;
    it->tried[k] = true;
    if (it->window[k] && !assign(it, it->window[k] - 1))
      continue;
    it->window[k] = window + 1;
    return true;
  }
  return false;
}

/* Whether each window can have an instruction of its own. */
static bool has_instructions(const struct matcher *it, const struct cluster *cluster,
                             const struct partition *partition, const struct evidence *evidence) {
  size_t count = evidence->count;
  if (partition->count > count)
    return false;
  struct assignment search = {.it = it,
                              .cluster = cluster,
                              .partition = partition,
                              .evidence = evidence,
                              .window = calloc(count + 1, sizeof *search.window),
                              .tried = calloc(count + 1, sizeof *search.tried)};
  bool all = search.window && search.tried;
  for (size_t i = 0; i < partition->count && all; i++) {
    memset(search.tried, 0, count * sizeof *search.tried);
    all = assign(&search, i);
  }
  free(search.window);
  free(search.tried);
  return all;
}

static bool has_one_base(const struct evidence *evidence) {
  for (size_t k = 1; k < evidence->count; k++)
    if (evidence->items[k].instruction->base != evidence->items[0].instruction->base)
      return false;
  return true;
}

/* A key of a map, which is never NULL. */
static const void *key_of(int64_t offset) {
  return (const void *)((uintptr_t)(uint32_t)offset << 1 | 1);
}

/* Whether two offsets in the code differ by this distance. */
static bool has_step(const struct matcher *it, const struct evidence *evidence, int64_t step) {
  struct map offsets = map_new(it->arena);
  bool has = false;
  for (size_t k = 0; k < evidence->count; k++)
    map_put(&offsets, key_of(evidence->items[k].instruction->offset), 1);
  for (size_t k = 0; k < evidence->count && !has; k++)
    has = map_get(&offsets, key_of(evidence->items[k].instruction->offset + step), NULL);
  return has;
}

/* Whether the parts of a split access are adjacent in the code, as far as the code shows it. If
 * instead a load was narrowed, and ptxas unrolled its loop, the copies are apart. */
static bool has_parts(const struct matcher *it, const struct cluster *cluster,
                      const struct partition *partition, const struct evidence *evidence) {
  if (!has_one_base(evidence))
    return true;
  for (size_t i = 0; i + 1 < partition->count; i++) {
    const struct window *one = &partition->items[i], *next = one + 1;
    bool is_split = false;
    for (size_t s = 0; s < cluster->sites.count && !is_split; s++)
      is_split =
          window_meets(one, site_of(it, cluster, s)) && window_meets(next, site_of(it, cluster, s));
    if (is_split && !has_step(it, evidence, next->start - one->start))
      return false;
  }
  return true;
}

static bool fits(const struct matcher *it, const struct cluster *cluster,
                 const struct partition *partition, const struct evidence *evidence) {
  for (size_t k = 0; k < evidence->count; k++) {
    bool any = false;
    for (size_t i = 0; i < partition->count && !any; i++)
      any = proves(it, cluster, &partition->items[i], &evidence->items[k]);
    if (!any)
      return false;
  }
  return has_instructions(it, cluster, partition, evidence) &&
         has_parts(it, cluster, partition, evidence);
}

/* Whether the offsets in the code differ like the windows. Requires one instruction for each
 * window, and a single address register. */
static bool offsets_fit(const struct partition *partition, const struct evidence *evidence) {
  if (partition->count != evidence->count || !evidence->count || !has_one_base(evidence))
    return false;
  int32_t least = evidence->items[0].instruction->offset;
  for (size_t k = 0; k < evidence->count; k++)
    least = evidence->items[k].instruction->offset < least ? evidence->items[k].instruction->offset
                                                           : least;
  for (size_t i = 0; i < partition->count; i++) {
    const struct window *window = &partition->items[i];
    bool any = false;
    for (size_t k = 0; k < evidence->count && !any; k++)
      any = evidence->items[k].instruction->bytes == window->bytes &&
            evidence->items[k].instruction->offset - least ==
                window->start - partition->items[0].start;
    if (!any)
      return false;
  }
  return true;
}

/* The only partition that fits; else NO_CHOICE, and *several. */
static long choose(const struct matcher *it, const struct cluster *cluster,
                   const struct evidence *evidence, bool by_offsets, bool *several) {
  long choice = NO_CHOICE;
  *several = false;
  for (size_t i = 0; i < cluster->partitions.count; i++) {
    const struct partition *partition = &cluster->partitions.items[i];
    if (!fits(it, cluster, partition, evidence) ||
        (by_offsets && !offsets_fit(partition, evidence)))
      continue;
    *several |= choice != NO_CHOICE;
    choice = (long)i;
  }
  return *several ? NO_CHOICE : choice;
}

/* Whether some access has two instructions with different addresses. Then ptxas has copied it, for
 * instance by unrolling a loop; or one of the two belongs to an access that has no instruction. */
static bool has_double(const struct matcher *it, enum unbank_op op) {
  struct map first = map_new(it->arena); /* marks to their first instruction */
  for (size_t i = 0; i < it->code.count; i++) {
    const struct instruction *instruction = &it->code.items[i];
    uint32_t mark = mark_of(it, instruction), number;
    if (instruction->op != op || !mark)
      continue;
    if (!map_get(&first, (const void *)(uintptr_t)mark, &number)) {
      map_put(&first, (const void *)(uintptr_t)mark, (uint32_t)i);
      continue;
    }
    const struct instruction *other = &it->code.items[number];
    if (other->base != instruction->base || other->offset != instruction->offset)
      return true;
  }
  return false;
}

/* Whether another instruction names the same access, though both have an address of their own. */
static bool shares_name(const struct matcher *it, const struct instruction *instruction) {
  for (size_t i = 0; i < it->code.count && instruction->base == ZERO_REGISTER; i++) {
    const struct instruction *other = &it->code.items[i];
    if (other->ptx == instruction->ptx && other->base == ZERO_REGISTER &&
        other->offset != instruction->offset)
      return true;
  }
  return false;
}

/* Whether an instruction of this kind is of unknown origin. */
static bool has_stray(const struct matcher *it, enum unbank_op op) {
  for (size_t i = 0; i < it->code.count; i++) {
    const struct instruction *instruction = &it->code.items[i];
    if (instruction->op == op && !instruction->generic &&
        (!mark_of(it, instruction) || shares_name(it, instruction)))
      return true;
  }
  return false;
}

/* Whether the PTX has an access of this mark. */
static bool is_in_ptx(const struct matcher *it, uint32_t mark) {
  for (size_t line = 1; line <= it->ptx_count; line++)
    if (it->marks[line] == mark)
      return true;
  return false;
}

static int by_number(const void *a, const void *b) {
  return compare_numbers(*(const uint32_t *)a, *(const uint32_t *)b);
}

/* Adds sites of a cluster to `left`, as clusters of their own. */
static void leave(struct matcher *it, uint32_t *sites, size_t count) {
  qsort(sites, count, sizeof *sites, by_number);
  const struct clusters own = find_clusters(it->program, sites, count, it->arena);
  for (size_t i = 0; i < own.count; i++)
    *ARENA_PUSH(it->arena, &it->left) = own.items[i];
}

/* Matches instructions with the sites of their marks, which have the same width. Sites without an
 * instruction have none, unless their mark is lost: codegen gives an instruction no line, or that
 * of one of several accesses. */
static bool take_own(struct matcher *it, const struct cluster *cluster,
                     const struct evidence *evidence) {
  for (size_t k = 0; k < evidence->count; k++)
    for (size_t i = evidence->items[k].first; i < evidence->items[k].end; i++)
      if (!cluster->has_own ||
          site_of(it, cluster, i)->bytes != evidence->items[k].instruction->bytes)
        return false;
  size_t absent = 0;
  for (size_t i = 0; i < cluster->sites.count; i++)
    absent += !has_proof(evidence, i);
  if (absent && has_double(it, cluster->op))
    return false;
  LIST_OF(uint32_t) lost = {0};
  const bool may_be_lost = absent && has_stray(it, cluster->op);
  for (size_t i = 0; i < cluster->sites.count; i++) {
    struct site *site = site_of(it, cluster, i);
    if (has_proof(evidence, i))
      continue;
    if (may_be_lost && !is_in_ptx(it, site->mark))
      *ARENA_PUSH(it->arena, &lost) = cluster->sites.items[i];
    else
      set_absent(it, site);
  }
  it->match->matched += cluster->sites.count - lost.count;
  if (lost.count)
    leave(it, lost.items, lost.count);
  return true;
}

/* ptxas places arrays next to each other, and merges accesses with constant addresses across them.
 * Then the site's instruction also moves bytes of other sites, which have no instruction. All lanes
 * have the same address, so its place does not matter. */
static bool take_wider(struct matcher *it, const struct cluster *cluster,
                       const struct evidence *evidence) {
  if (!evidence->count || cluster->sites.count != 1)
    return false;
  uint32_t bytes = evidence->items[0].instruction->bytes;
  for (size_t k = 0; k < evidence->count; k++)
    if (evidence->items[k].instruction->bytes != bytes ||
        evidence->items[k].instruction->base != ZERO_REGISTER)
      return false;
  struct site *site = site_of(it, cluster, 0);
  struct piece *piece = ARENA_NEW(it->arena, struct piece);
  *piece = (struct piece){0, bytes};
  site->pieces = piece;
  site->piece_count = 1;
  site->bytes = bytes;
  it->match->matched++;
  return true;
}

static void match_atomic(struct matcher *it, const struct cluster *cluster,
                         const struct evidence *evidence) {
  bool same = evidence->count > 0, elected = false;
  for (size_t k = 0; k < evidence->count; k++)
    elected |= evidence->items[k].instruction->elected;
  for (size_t k = 0; k < evidence->count; k++)
    same &= same_kind(evidence->items[k].instruction->op, cluster->op) &&
            (!evidence->items[k].instruction->bytes ||
             evidence->items[k].instruction->bytes == site_of(it, cluster, 0)->bytes);
  if (same && !elected)
    it->match->matched += cluster->sites.count;
  else
    set_unknown(it, cluster,
                elected           ? "one lane does it for the warp in the cubin"
                : evidence->count ? "the cubin has a loop of several instructions for it"
                                  : "the cubin has no such instruction for it");
}

void match_by_access(struct matcher *it, const struct cluster *cluster) {
  struct evidence evidence = evidence_of(it, cluster);
  bool several;
  if (!site_of(it, cluster, 0)->mark) { /* inline PTX names its instruction itself */
    it->match->matched += cluster->sites.count;
    return;
  }
  if (cluster->op != UNBANK_OP_LD && cluster->op != UNBANK_OP_ST) {
    match_atomic(it, cluster, &evidence);
    return;
  }
  long choice = choose(it, cluster, &evidence, false, &several);
  if (several)
    choice = choose(it, cluster, &evidence, true, &several);
  if (choice != NO_CHOICE)
    set_partition(it, cluster, (size_t)choice);
  else if (several)
    set_unknown(it, cluster, "the cubin's instructions fit several groupings of the accesses");
  else if (!evidence.count && has_stray(it, cluster->op))
    *ARENA_PUSH(it->arena, &it->left) = *cluster;
  else if (!take_own(it, cluster, &evidence) && !take_wider(it, cluster, &evidence))
    set_unknown(it, cluster,
                "the cubin's instructions fit no grouping of the accesses: those of several "
                "iterations may have been merged, or one may have another access's name");
}
