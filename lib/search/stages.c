/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The stages that generate layouts, as listed in search.h. */
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "address/tile.h"
#include "evaluate/other_cases.h"
#include "layout/search/linear.h"
#include "search/rows.h"
#include "search/search_internal.h"
#include "support/integers.h"

enum {
  PREFILTER_WORK_MAX = 60000, /* sets of lanes examined for one array: about 4 ms */
  PARTS_WORK_MAX = 3000,      /* sets examined for parts of rows with a second pad */
  CUT_WORK_MAX = 30000,       /* sets examined for smaller atoms, beyond those of the others */
  FIRST_EVALUATED = 2,        /* candidates evaluated while all leave many conflicts */
  PERMUTATIONS_PADDED = 3,    /* the best permutations, which are tried with pads */
  ROTATED_ROW_MAX = 1 << 15,  /* bytes of the longest rows that are rotated */
  ROTATED_POWER_MAX = 256,    /* the same limit, for rows that are powers of two */
  DISTANCES = 6,              /* distances between conflicts that are tried as rows of pads */
};
/* No more stages are tried if the best, with its instructions, is within this factor of the ideal.
 */
static const double settled = 1.05;

/* The rows that stages try, for the search's atom. */
static struct row_list rows_of(struct filling *filling) {
  const struct search *search = filling->search;
  struct row_list rows = {0};
  uint32_t distances[DISTANCES];
  size_t count = unbank_prefilter_distances(filling->prefilter, search->atom, distances, DISTANCES);
  unbank_list_rows(search_module(search), search->instance, search->atom, distances, count, &rows);
  return rows;
}

/* Tries all pads of each row: larger ones keep wider atoms whole. */
static void try_pads(struct filling *filling, const struct row_list *rows, bool are_parts) {
  for (size_t r = 0; r < rows->count; r++) {
    struct layout_list pads = {0};
    uint32_t row = rows->items[r], most = are_parts ? row : UNBANK_BANK_ROW;
    unbank_list_pads(filling->arena, row, filling->search->atom, most, &pads);
    unbank_consider_all(filling, &pads);
  }
}

static struct row_list parts_of(struct filling *filling, const struct row_list *rows) {
  const struct search *search = filling->search;
  struct row_list parts = {0};
  unbank_list_parts(filling->arena, (uint32_t)search_array(search)->reach, search->atom, rows,
                    &parts);
  return parts;
}

/* Tries pads that at most double the parts, which are no rows by themselves. */
static void try_parts(struct filling *filling, const struct row_list *rows) {
  const struct row_list parts = parts_of(filling, rows);
  try_pads(filling, &parts, true);
}

static void try_swizzles(struct filling *filling) {
  struct layout_list swizzles = {0};
  unbank_list_swizzles(filling->arena, (uint32_t)search_array(filling->search)->reach,
                       filling->search->atom, &swizzles);
  unbank_consider_all(filling, &swizzles);
}

/* Tries all outer pads of a layout with two levels of rows and an inner pad. No outer pad resolves
 * conflicts within its row, so most pairs of rows and most inner pads are ruled out here. */
static void try_outer(struct filling *filling, struct unbank_layout layout, uint32_t step) {
  double limit = unbank_wavefront_limit(filling, &layout);
  if (unbank_prefilter_floor(filling->prefilter, &layout, false, limit) > limit)
    return;
  for (layout.pads[1].pad = step; layout.pads[1].pad < UNBANK_BANK_ROW && !unbank_is_over(filling);
       layout.pads[1].pad += step)
    if (unbank_prefilter_layout(filling->prefilter, &layout, limit).wavefronts <= limit)
      unbank_consider(filling, &layout);
}

/* Tries pads on two levels, which separate lanes that two coefficients move apart. */
static void try_two_levels(struct filling *filling, const struct row_list *inner,
                           const struct row_list *outer) {
  const struct search *search = filling->search;
  uint32_t step = search->atom;
  for (size_t i = inner->count; i-- > 0;) {
    struct unbank_layout layout = {.pads = {{inner->items[i], step}}};
    double limit = unbank_wavefront_limit(filling, &layout);
    if (unbank_prefilter_floor(filling->prefilter, &layout, true, limit) > limit)
      continue;
    for (size_t o = outer->count; o-- > 0;) {
      layout.pads[1] = (struct unbank_pad){outer->items[o], step};
      if (outer->items[o] <= inner->items[i] || outer->items[o] % inner->items[i])
        continue;
      for (layout.pads[0].pad = step;
           layout.pads[0].pad < UNBANK_BANK_ROW && !unbank_is_over(filling);
           layout.pads[0].pad += step)
        try_outer(filling, layout, step);
    }
  }
}

/* Lists the patterns of conflict sets for a search of linear layouts: of the sets within the first
 * `bytes` of the array whose granules such layouts keep whole. `out` has room for all sets. */
static size_t list_patterns(const struct conflict_sets *sets, const struct linear_tile *tile,
                            uint32_t bytes, struct linear_pattern *out) {
  size_t count = 0;
  for (size_t i = 0; i < sets->count; i++) {
    const struct conflict_set *set = &sets->items[i];
    struct linear_pattern *pattern = &out[count];
    *pattern =
        (struct linear_pattern){set->count, set->granule_log, set->each_lane, set->weight, {0}};
    memcpy(pattern->offsets, set->offset, sizeof pattern->offsets);
    if (set->count && set->granule_log <= tile->atom_log && set->offset[set->count - 1] < bytes)
      count++;
  }
  return count;
}

/* Tries the best linear layout for each atom, for the sets within the array and within the largest
 * tile that can be searched. */
static void try_linear(struct filling *filling) {
  for (uint32_t atom = filling->search->atom; atom <= UNBANK_ARRAY_ALIGN; atom *= 2) {
    const struct conflict_sets *sets = unbank_prefilter_bits(filling->prefilter, atom);
    uint32_t bytes =
        smaller((uint32_t)search_array(filling->search)->reach, atom << LINEAR_BITS_MAX);
    if (search_array(filling->search)->is_dynamic)
      bytes = filling->search->is_carved ? CARVED_PERIOD_MAX : DYNAMIC_PERIOD_MAX;
    struct linear_tile tile = {.tile_log = (uint8_t)bits_of(bytes - 1),
                               .atom_log = (uint8_t)__builtin_ctz(atom),
                               .row_log = UNBANK_BANK_ROW_LOG};
    struct linear_pattern *patterns =
        ARENA_ARRAY(filling->arena, struct linear_pattern, sets->count + 1);
    size_t count = list_patterns(sets, &tile, bytes, patterns);
    struct linear_result result = {.count = 0};
    if (count)
      unbank_linear_best(patterns, count, &tile, LINEAR_WORK_MAX, &result);
    for (unsigned i = 0; i < result.count; i++)
      if (!unbank_layout_is_identity(&result.choices[i].layout))
        unbank_consider(filling, &result.choices[i].layout);
  }
}

/* A pad takes fewer instructions than a rotation, and moves words to the same banks if the row is a
 * multiple of all banks. If the row is a power of two, a swizzle usually does, too. */
static void try_rotations(struct filling *filling, const struct row_list *rows) {
  for (size_t r = 0; r < rows->count; r++) {
    struct layout_list list = {0};
    uint32_t row = rows->items[r], step = filling->search->atom;
    const struct unbank_layout padded = {.pads = {{row, step}}};
    uint32_t most = row & (row - 1) ? ROTATED_ROW_MAX : ROTATED_POWER_MAX;
    if (row < UNBANK_BANK_ROW || row > most ||
        (row % UNBANK_BANK_ROW == 0 && unbank_is_free(filling, &padded)))
      continue;
    unbank_list_rotations(filling->arena, row, step, &list);
    unbank_consider_all(filling, &list);
  }
}

/* Lists the candidates of the pool with the best bounds that are permuted and not padded. */
static unsigned best_permutations(const struct search *search,
                                  struct candidate_layout best[PERMUTATIONS_PADDED]) {
  unsigned count = 0;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    if (candidate->layout.permutation == UNBANK_PERMUTE_NONE || candidate->layout.pads[0].row)
      continue;
    unsigned at = count < PERMUTATIONS_PADDED ? count++ : PERMUTATIONS_PADDED;
    for (; at && unbank_goes_before(candidate, &best[at - 1]); at--)
      if (at < PERMUTATIONS_PADDED)
        best[at] = best[at - 1];
    if (at < PERMUTATIONS_PADDED)
      best[at] = *candidate;
  }
  return count;
}

static void try_padded_permutations(struct filling *filling, const struct row_list *rows) {
  const struct search *search = filling->search;
  struct candidate_layout best[PERMUTATIONS_PADDED];
  const unsigned count = best_permutations(search, best);
  for (unsigned i = 0; i < count; i++) {
    struct layout_list list = {0};
    unbank_list_padded(filling->arena, &best[i].layout, rows, search->atom, &list);
    unbank_consider_all(filling, &list);
  }
}

/* Records what the best candidate costs (`found`), and returns whether the remaining stages have
 * little to gain: it leaves few conflicts, adds few instructions and costs no resident block. While
 * all candidates leave many conflicts, only the first few are evaluated for this. */
static bool settles_with_best(struct search *search) {
  double least = INFINITY;
  for (size_t i = 0; i < search->pool_count; i++)
    least = least_of(least, search->pool[i].wavefronts);
  bool is_near = least <= search->ideal * settled + same;
  const struct candidate_layout *best =
      unbank_best_within(search, is_near ? UINT_MAX : FIRST_EVALUATED);
  if (!best || best->occupancy.slowdown > 1)
    return false;
  search->found = unbank_cycles_of(search, &best->cost);
  return is_near && best->cost.wavefronts + best->cost.added * search->rates.instruction <=
                        search->ideal * settled + same;
}

/* Stage 4: a second round, with atoms of `cut` bytes, which split the widest accesses. */
static void try_cuts(struct filling *filling, uint32_t cut) {
  struct search *search = filling->search;
  filling->atom_seen = search->atom;
  filling->work_limit = unbank_prefilter_work(filling->prefilter) + CUT_WORK_MAX;
  search->atom = cut;
  const struct row_list rows = rows_of(filling);
  try_pads(filling, &rows, false);
  try_swizzles(filling);
  if (cut < UNBANK_BANK_BYTES && !settles_with_best(search))
    try_parts(filling, &rows);
  if (cut >= UNBANK_BANK_BYTES && !settles_with_best(search)) {
    try_linear(filling);
    try_rotations(filling, &rows);
  }
}

static bool is_layout(const struct unbank_layout *layout) {
  char *error = unbank_layout_check(layout);
  free(error);
  return !error && !unbank_layout_is_identity(layout);
}

/* Evaluates layouts that the calling program proposes, regardless of the search's limits. */
static void add_proposed(struct search *search, uint32_t cut, size_t proposed) {
  for (size_t i = 0; i < proposed; i++) {
    struct unbank_layout layout = unbank_identity;
    search_module(search)->options->propose(search_array(search)->name, i, &layout);
    struct candidate_layout *candidate = unbank_search_find(search, &layout);
    if (!is_layout(&layout) || unbank_layout_atom(&layout) < cut ||
        unbank_lacks_argument(search->evaluator, search->instance, &layout) ||
        !unbank_tiles_fit(search_module(search), search->instance, &layout))
      continue;
    if (!candidate) {
      candidate = &search->pool[search->pool_count++];
      *candidate = unbank_candidate(search, &layout, UINT_MAX);
    }
    unbank_evaluate_candidate(search, candidate, UINT64_MAX);
  }
}

/* Gives the traces of the instance's kernels one memo of scores by row length. */
static void share_rows_memo(struct search *search) {
  struct score_rows *memo = unbank_rows_memo(search_module(search)->arena);
  UNBANK_EACH_KERNEL(kernel, search_module(search), search->instance)
    if (!search->evaluator->traces[kernel->id]->rows)
      search->evaluator->traces[kernel->id]->rows = memo;
}

/* Adds a layout for rows that a launch chooses to the pool, if it is better. It stands for many
 * layouts, so it is evaluated at once. */
static bool try_pitched_layout(struct search *search, const struct unbank_layout *layout,
                               uint64_t most) {
  struct evaluator *evaluator = search->evaluator;
  struct candidate_layout candidate = unbank_candidate(search, layout, UINT_MAX);
  if (candidate.bytes > bytes_under(search, &unbank_identity) && search->instance->confined)
    return false;
  uint64_t done = evaluator->work.count;
  unbank_evaluate_candidate(search, &candidate, most > done ? most - done : 0);
  evaluator->work.limit = most;
  const bool is_better = !candidate.rejected &&
                         unbank_search_pays(search, unbank_cycles_of(search, &candidate.cost)) &&
                         !unbank_raises_rows(evaluator, search->instance, &candidate.layout, harm);
  evaluator->work.limit = 0;
  if (is_better)
    search->pool[search->pool_count++] = candidate;
  return is_better;
}

/* Of rows of two lengths, drops the layout that was added last if it keeps wider groups together
 * than another one in the pool, from `first` on, and has more wavefronts than that in launches in
 * which the lengths have only 2^5 in common: what is not read in such groups then has more
 * conflicts. (lfcc_cepstra, with rows of 512 and 160 bytes: 55 us with B = 2 and 80 with B = 3,
 * which adds fewer instructions; H200.) */
static void drop_if_worse(struct search *search, size_t first) {
  enum { FEW_IN_COMMON = 5 };
  const struct unbank_layout *last = &search->pool[search->pool_count - 1].layout;
  bool is_worse = false;
  for (size_t i = first; i + 1 < search->pool_count && !is_worse; i++) {
    const struct unbank_layout *other = &search->pool[i].layout;
    is_worse =
        unbank_row_count(last) > 1 && unbank_row_count(other) > 1 &&
        other->pitch.bit < last->pitch.bit &&
        unbank_wavefronts_of_pairs(search->evaluator, search->instance, last, FEW_IN_COMMON) >
            unbank_most_harmless(unbank_wavefronts_of_pairs(search->evaluator, search->instance,
                                                            other, FEW_IN_COMMON),
                                 harm);
  }
  search->pool_count -= is_worse;
}

/* Stage 5. If no layout is harmless for all row lengths, each is restricted to as many as
 * possible. */
static void try_pitched_layouts(struct search *search, uint32_t cut) {
  struct layout_list pitched = {0};
  const uint64_t most = search->evaluator->work.count + UNBANK_PITCHED_WORK;
  const uint32_t atom = cut > UNBANK_BANK_BYTES ? cut : UNBANK_BANK_BYTES;
  bool is_found = false;
  unbank_list_pitched(search->evaluator, search->instance, atom, &pitched);
  if (pitched.count)
    share_rows_memo(search);
  const size_t first = search->pool_count;
  for (size_t i = 0; i < pitched.count && search->pool_count < POOL_MAX; i++)
    if (try_pitched_layout(search, &pitched.items[i], most)) {
      is_found = true;
      drop_if_worse(search, first);
    }
  for (size_t i = 0; i < pitched.count && !is_found; i++) {
    struct unbank_layout *layout = &pitched.items[i];
    do
      layout->pitch.least = unbank_pitch_log(layout) + 1;
    while (layout->pitch.least <= UNBANK_BANK_ROW_LOG && search->pool_count < POOL_MAX &&
           !try_pitched_layout(search, layout, most));
  }
}

/* Shrinks the pool to its used part plus room for proposed layouts. */
static void keep_pool(struct search *search, uint32_t cut) {
  struct unbank_layout layout;
  size_t proposed = 0;
  while (search_module(search)->options->propose &&
         search_module(search)->options->propose(search_array(search)->name, proposed, &layout))
    proposed++;
  struct candidate_layout *pool = ARENA_ARRAY(search_module(search)->arena, struct candidate_layout,
                                              search->pool_count + proposed + 1);
  memcpy(pool, search->pool, search->pool_count * sizeof *pool);
  search->pool = pool;
  add_proposed(search, cut, proposed);
}

/* Stages 1 to 3 (search.h), each only if the earlier ones leave much to gain. */
static void try_stages(struct filling *filling) {
  struct search *search = filling->search;
  struct row_list rows = rows_of(filling);
  try_pads(filling, &rows, false);
  try_swizzles(filling);
  if (!settles_with_best(search)) {
    try_linear(filling);
    try_rotations(filling, &rows);
  }
  if (settles_with_best(search))
    return;
  try_parts(filling, &rows);
  unbank_add_powers(filling->arena, (uint32_t)search_array(search)->reach, &rows);
  try_padded_permutations(filling, &rows);
  try_two_levels(filling, &rows, &rows);
  const struct row_list parts = parts_of(filling, &rows);
  unbank_join_rows(filling->arena, &parts, &rows);
  uint64_t most = unbank_prefilter_work(filling->prefilter) + PARTS_WORK_MAX;
  filling->work_limit = most < filling->work_limit ? most : filling->work_limit;
  try_two_levels(filling, &parts, &rows);
}

void unbank_search_fill(struct search *search, uint32_t cut) {
  struct arena arena = {0};
  struct filling filling = {.search = search,
                            .arena = &arena,
                            .work_limit = PREFILTER_WORK_MAX,
                            .dear_bytes = UINT32_MAX};
  search->is_carved = unbank_is_carved(search->evaluator, search->instance);
  filling.prefilter =
      unbank_prefilter(&arena, search->evaluator, search->instance, search->is_carved);
  search->pool = ARENA_ARRAY(&arena, struct candidate_layout, POOL_MAX);
  search->least = search->found = INFINITY;
  if (search_module(search)->options->on_choice)
    search->refused = ARENA_ARRAY(search_module(search)->arena, struct refused_layout, REFUSED_MAX);
  try_stages(&filling);
  if (cut < search->atom && !settles_with_best(search))
    try_cuts(&filling, cut);
  search->considered = filling.order;
  try_pitched_layouts(search, cut);
  keep_pool(search, cut);
  arena_free(&arena);
}
