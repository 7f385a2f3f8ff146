/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/search.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#include "address/tile.h"
#include "choose/added.h"
#include "choose/candidates.h"
#include "choose/prefilter.h"
#include "choose/rows.h"
#include "kernels/instances.h"
#include "layout/kind.h"
#include "layout/search/linear.h"
#include "occupancy/occupancy.h"
#include "occupancy/resident.h"

enum {
  SCREEN_WORK_MAX = 60000, /* sets of lanes looked at for one array: about 4 ms */
  PARTS_WORK_MAX = 3000,   /* of which at most so many for parts of rows with a second pad */
  CUT_WORK_MAX = 30000,    /* and in the round of smaller atoms */
  LINEAR_WORK = 200000,    /* of one search for a linear layout: about 1 ms */
  EVALUATED_MAX = 16,      /* layouts of one array, */
  JUDGED_MIN = 5,          /* that have at least so many */
  JUDGED_ACCESSES = 1000,  /* accesses that are planned for them, about: 10 us each */
  JUDGE_WORK_MAX = 8000,   /* applications of the bank rule in them: about 8 ms */
  MEASURED_WORK = 16,      /* times as many where a profile was given */
  FIRST_EVALUATED = 2,     /* before most of the stages, to bound what they bring */
  LAST_EVALUATED = 4,      /* beyond these, where none so far fits */
  LAST_WORK = 1000,        /* and what one of them may take */
  ADVICE_WORK = 1 << 17,   /* and a pad that only the source can have: about 30 ms */
  PITCHED_WORK = 1 << 21,  /* all for rows that a launch chooses: about 0.3 s */
  CARVED_PERIOD_MAX = UNBANK_BANK_ROW * UNBANK_BANKS, /* bytes: launches seldom align starts to
                                                         more, and it would read no bit above */
  PER_BUCKET = 3,          /* candidates that the pool keeps of one kind and row */
  PERMUTATIONS_PADDED = 3, /* of the best permutations, that are tried with pads */
  ROTATED_ROW_MAX = 1 << 15,
  ROTATED_POWER_MAX = 256, /* of rows that are powers of two */
  DISTANCES = 6,           /* between conflicts, that are rows of pads */
  COMPLEX = 2, /* from there on a candidate must beat simpler ones that cost no memory */
};
static const double reach = 1.0;      /* wavefronts above the best, in ideals, that fewer
                                         instructions may make good */
static const double settled = 1.05;   /* the best is within so much of the ideal, with its
                                         instructions: no further stage */
static const double harm = 0.01;      /* to another plausible shape or number of trips: less is
                                         noise */
static const double tie = 1e-3;       /* relative: costs so near to each other are equal */
static const double block_tie = 1e-2; /* the same, where one of them takes resident blocks away */
static const double same = 1e-9;

static struct module *module_of(const struct search *search) { return search->evaluator->module; }

static const struct array *array_of(const struct search *search) {
  return &module_of(search)->arrays.items[search->instance->array];
}

static uint32_t bytes_under(const struct search *search, const struct unbank_layout *layout) {
  return (uint32_t)unbank_bytes_under(array_of(search), layout);
}

static uint32_t bytes_before(const struct search *search) {
  return bytes_under(search, &(struct unbank_layout){0});
}

/* What things are worth. */

/* Accesses count as they do for the kernel in which they cost least. */
static struct cost_rates rates_of(const struct module *module, const struct instance *instance) {
  struct cost_rates rates = {0};
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    struct cost_rates own = unbank_kernel_rates(module, kernel);
    rates.access = rates.instruction ? fmin(rates.access, own.access) : own.access;
    rates.instruction = own.instruction;
  }
  return rates;
}

/* Cycles of the instance's accesses, and of what is added to their addresses. */
static double own_cycles(const struct search *search, const struct layout_cost *cost) {
  struct block_work work = {cost->wavefronts, cost->accesses, cost->added};
  return unbank_cycles(&search->rates, &work);
}

static double cycles_before(const struct search *search) {
  return own_cycles(search, &search->before);
}

/* What the kernels take, all told, as the instance's array lies now. */
static double total_before(const struct search *search) {
  return unbank_cycles(&search->rates, &search->total);
}

double unbank_search_threshold(const struct search *search) {
  return unbank_least_gain(&search->rates, &search->total);
}

static bool pays(const struct search *search, double cycles) {
  return cycles_before(search) - cycles > unbank_search_threshold(search);
}

double unbank_search_gain(const struct search *search, const struct layout_cost *cost) {
  return cycles_before(search) - own_cycles(search, cost);
}

struct search unbank_search(struct evaluator *evaluator, struct instance *instance, uint32_t atom) {
  const struct unbank_layout identity = {0};
  struct search search = {.evaluator = evaluator,
                          .instance = instance,
                          .atom = atom,
                          .rates = rates_of(evaluator->module, instance)};
  search.ideal = unbank_ideal(evaluator, instance, &search.degree, &search.doubt);
  search.before = unbank_evaluate(evaluator, instance, &identity,
                                  unbank_align_under(evaluator, instance, &identity));
  search.capped = unbank_is_capped(evaluator, instance);
  search.total = unbank_kernel_total(evaluator, instance);
  return search;
}

bool unbank_search_is_worth_it(const struct search *search) {
  return search->rates.instruction && search->before.wavefronts > search->ideal * (1 + same) + same;
}

/* The pool. */

/* Candidates of one bucket stand for each other: of one kind, atom and rows. */
static bool same_bucket(const struct unbank_layout *a, const struct unbank_layout *b) {
  bool same_rows = a->pads[0].row == b->pads[0].row && a->pads[1].row == b->pads[1].row;
  if (a->permutation == UNBANK_PERMUTE_ROTATE && b->permutation == a->permutation)
    same_rows = same_rows && a->rotate.row == b->rotate.row;
  return same_rows && a->permutation == b->permutation &&
         unbank_layout_atom(a) == unbank_layout_atom(b);
}

static bool goes_before(const struct candidate_layout *a, const struct candidate_layout *b) {
  if (fabs(a->bound - b->bound) > same + b->bound * tie)
    return a->bound < b->bound;
  return a->bytes != b->bytes ? a->bytes < b->bytes : a->order < b->order;
}

/* The place of a new candidate: a free one, or that of the worst of its bucket, or of all. */
static struct candidate_layout *place_for(struct search *search,
                                          const struct candidate_layout *candidate) {
  struct candidate_layout *worst = NULL;
  unsigned alike = 0;
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *other = &search->pool[i];
    if (unbank_layout_equal(&other->layout, &candidate->layout))
      return NULL;
    if (!same_bucket(&other->layout, &candidate->layout))
      continue;
    alike++;
    worst = !worst || goes_before(worst, other) ? other : worst;
  }
  if (alike < PER_BUCKET && search->pool_count < POOL_MAX)
    return &search->pool[search->pool_count++];
  for (size_t i = 0; alike < PER_BUCKET && i < search->pool_count; i++)
    worst = !worst || goes_before(worst, &search->pool[i]) ? &search->pool[i] : worst;
  return goes_before(candidate, worst) ? worst : NULL;
}

static double least_of(double a, double b) { return b < a ? b : a; }

/* What an address takes, in order: one that takes more must have fewer conflicts or bytes. */
static unsigned complexity(const struct unbank_layout *layout) {
  static const unsigned of_permutation[] = {[UNBANK_PERMUTE_NONE] = 0,
                                            [UNBANK_PERMUTE_XOR] = 1,
                                            [UNBANK_PERMUTE_LINEAR] = 4,
                                            [UNBANK_PERMUTE_ROTATE] = 3,
                                            [UNBANK_PERMUTE_PITCH] = 1};
  unsigned pads = (layout->pads[0].row != 0) + (layout->pads[1].row != 0);
  return layout->permutation == UNBANK_PERMUTE_NONE
             ? 2 * (pads - 1)
             : of_permutation[layout->permutation] + 3 * pads;
}

static bool is_dominated(const struct search *search, const struct candidate_layout *candidate) {
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *other = &search->pool[i];
    if (other->complexity < candidate->complexity && other->bytes <= candidate->bytes &&
        other->bound <= candidate->bound * (1 + tie) + same)
      return true;
  }
  return false;
}

/* Filling it. */

struct filling {
  struct search *search;
  struct prefilter *prefilter;
  struct arena *arena;
  unsigned order;
  uint32_t atom_seen;  /* layouts that keep so much whole were considered: 0, none yet */
  uint64_t work_limit; /* of the prefilter */
  uint32_t free_bytes, dear_bytes; /* so many cost nothing, and so many something */
};

/* The most cycles with which a layout is of use: not those of the best that was evaluated. One
 * that takes more instructions than another must have fewer, and one that takes as many no more,
 * unless that costs memory. */
static double limit_of(const struct search *search, const struct unbank_layout *layout) {
  double limit = least_of(cycles_before(search) - unbank_search_threshold(search),
                          least_of(search->least + reach * search->ideal, search->found));
  unsigned own = complexity(layout);
  for (size_t i = 0; own >= COMPLEX && i < search->pool_count; i++) {
    const struct candidate_layout *other = &search->pool[i];
    if (other->is_free && other->complexity <= own)
      limit = least_of(limit, other->bound * (other->complexity < own ? 1 / (1 + tie) : 1 + same));
  }
  return limit;
}

/* The same in wavefronts. */
static double wavefront_limit(const struct filling *filling, const struct unbank_layout *layout) {
  return limit_of(filling->search, layout) -
         filling->search->rates.access *
             unbank_prefilter_least(filling->prefilter, layout).accesses;
}

static bool is_over(const struct filling *filling) {
  return unbank_prefilter_work(filling->prefilter) > filling->work_limit;
}

/* Whether the layout takes no memory that costs anything. */
static bool is_free(struct filling *filling, const struct unbank_layout *layout) {
  const struct search *search = filling->search;
  uint32_t bytes = bytes_under(search, layout);
  if (bytes > filling->free_bytes && bytes < filling->dear_bytes) {
    struct occupancy occupancy = unbank_occupancy(module_of(search), search->instance, layout);
    if (occupancy.fits && occupancy.slowdown <= 1)
      filling->free_bytes = bytes;
    else
      filling->dear_bytes = bytes;
  }
  return bytes <= filling->free_bytes;
}

/* Remembers the best pad that dynamic memory cannot have, for the advice to write it into the
 * source. */
static void note_unsuited(struct search *search, const struct candidate_layout *candidate) {
  bool is_pad = candidate->layout.permutation == UNBANK_PERMUTE_NONE;
  if (!is_pad ||
      (!unbank_layout_is_identity(&search->unsuited) && search->unsuited_bound <= candidate->bound))
    return;
  search->unsuited = candidate->layout;
  search->unsuited_bound = candidate->bound;
}

/* For who asks why: the layouts of least bounds that did not come into the pool. Where a layout is
 * too dear its bound is a figure above the limit, and what it would cost is found out if it is
 * told.
 */
static void note_refused(struct search *search, const struct candidate_layout *candidate,
                         enum unbank_fate fate) {
  struct refused_layout *refused = search->refused;
  if (!refused)
    return;
  for (size_t i = 0; i < search->refused_count; i++)
    if (unbank_layout_equal(&refused[i].layout, &candidate->layout))
      return;
  size_t at = search->refused_count < REFUSED_MAX ? search->refused_count++ : REFUSED_MAX;
  for (; at && refused[at - 1].bound > candidate->bound; at--)
    if (at < REFUSED_MAX)
      refused[at] = refused[at - 1];
  if (at < REFUSED_MAX)
    refused[at] = (struct refused_layout){candidate->layout, candidate->bound, fate};
}

static bool is_linear(const struct unbank_layout *layout) {
  return layout->permutation != UNBANK_PERMUTE_NONE && unbank_permutes_bits(layout) &&
         !unbank_layout_is_padded(layout);
}

static void consider(struct filling *filling, const struct unbank_layout *layout);

/* A linear layout that is none for the array, as one that moves words within lines alone. */
static void consider_within_rows(struct filling *filling, const struct unbank_layout *layout) {
  unsigned atom_log = (unsigned)__builtin_ctz(unbank_layout_atom(layout));
  struct unbank_layout within;
  if (is_linear(layout) &&
      unbank_linear_within_rows(layout, atom_log, LINEAR_BANK_ROW_LOG, &within) &&
      unbank_suits(array_of(filling->search), &within) && !unbank_layout_is_identity(&within))
    consider(filling, &within);
}

static void consider(struct filling *filling, const struct unbank_layout *layout) {
  struct search *search = filling->search;
  bool is_carved = search->is_carved && is_linear(layout); /* becomes a carved one (rows.h) */
  if ((filling->atom_seen && unbank_layout_atom(layout) >= filling->atom_seen) ||
      (is_carved && unbank_layout_period(layout) > CARVED_PERIOD_MAX) ||
      !unbank_tiles_fit(module_of(search), search->instance, layout))
    return;
  double limit = limit_of(search, layout);
  struct candidate_layout candidate = {
      .layout = *layout, .complexity = complexity(layout), .order = filling->order++};
  candidate.layout.carved = is_carved;
  candidate.bytes = bytes_under(search, layout);
  struct prefiltered least = unbank_prefilter_least(filling->prefilter, layout);
  double of_accesses = least.accesses * search->rates.access;
  if (least.wavefronts * (1 - same) + of_accesses > limit) {
    candidate.bound = least.wavefronts + of_accesses;
    note_refused(search, &candidate, UNBANK_FATE_LITTLE_GAIN);
    return;
  }
  candidate.wavefronts =
      unbank_prefilter_layout(filling->prefilter, layout, limit - of_accesses).wavefronts;
  candidate.bound = candidate.wavefronts + of_accesses;
  if (candidate.bound > limit)
    note_refused(search, &candidate, UNBANK_FATE_LITTLE_GAIN);
  if (candidate.bound > limit || is_dominated(search, &candidate))
    return;
  if (!unbank_suits(array_of(search), layout)) {
    note_unsuited(search, &candidate);
    note_refused(search, &candidate, UNBANK_FATE_LAUNCH_SIZE);
    consider_within_rows(filling, layout);
    return;
  }
  uint64_t most = search->instance->confined ? 0 : UNBANK_STATIC_BYTES_MAX;
  if (candidate.bytes > most && candidate.bytes > bytes_before(search)) {
    search->no_memory = true;
    note_refused(search, &candidate, UNBANK_FATE_NO_ROOM);
    return;
  }
  enum prefilter_harm harms = unbank_prefilter_harms(filling->prefilter, layout, harm);
  struct candidate_layout *place = harms ? NULL : place_for(search, &candidate);
  search->few_trips |= harms == PREFILTER_HARMS_FEW_TRIPS;
  search->no_shape |= harms == PREFILTER_HARMS_SHAPE;
  if (harms)
    note_refused(search, &candidate,
                 harms == PREFILTER_HARMS_SHAPE ? UNBANK_FATE_HARMS_SHAPE
                                                : UNBANK_FATE_HARMS_FEW_TRIPS);
  if (!place)
    return;
  candidate.is_free = is_free(filling, layout);
  search->least = least_of(search->least, candidate.bound);
  *place = candidate;
}

static void consider_all(struct filling *filling, const struct layout_list *list) {
  for (size_t i = 0; i < list->count && !is_over(filling); i++)
    consider(filling, &list->items[i]);
}

static void list_rows(struct filling *filling, struct row_list *rows) {
  const struct search *search = filling->search;
  uint32_t distances[DISTANCES];
  size_t count = unbank_prefilter_distances(filling->prefilter, search->atom, distances, DISTANCES);
  unbank_list_rows(module_of(search), search->instance, search->atom, distances, count, rows);
}

/* All pads of each row: larger ones keep wider atoms whole. */
static void try_pads(struct filling *filling, const struct row_list *rows, bool are_parts) {
  for (size_t r = 0; r < rows->count; r++) {
    struct layout_list pads = {0};
    uint32_t row = rows->items[r], most = are_parts ? row : UNBANK_BANK_ROW;
    unbank_list_pads(filling->arena, row, filling->search->atom, most, &pads);
    consider_all(filling, &pads);
  }
}

static struct row_list parts_of(struct filling *filling, const struct row_list *rows) {
  const struct search *search = filling->search;
  struct row_list parts = {0};
  unbank_list_parts(filling->arena, (uint32_t)array_of(search)->reach, search->atom, rows, &parts);
  return parts;
}

/* Of what is no row by itself, pads that at most double it. */
static void try_parts(struct filling *filling, const struct row_list *rows) {
  const struct row_list parts = parts_of(filling, rows);
  try_pads(filling, &parts, true);
}

static void try_swizzles(struct filling *filling) {
  struct layout_list swizzles = {0};
  unbank_list_swizzles(filling->arena, (uint32_t)array_of(filling->search)->reach,
                       filling->search->atom, &swizzles);
  consider_all(filling, &swizzles);
}

static uint8_t log_above(uint32_t value) {
  uint8_t log = 0;
  while (UINT64_C(1) << log < value)
    log++;
  return log;
}

/* Two levels spread two coefficients apart. Conflicts inside a row stay, whatever is put behind
 * it: most pairs of rows, and most inner pads, end there. */
static void try_outer(struct filling *filling, struct unbank_layout layout, uint32_t step) {
  double limit = wavefront_limit(filling, &layout);
  if (unbank_prefilter_floor(filling->prefilter, &layout, false, limit) > limit)
    return;
  for (layout.pads[1].pad = step; layout.pads[1].pad < UNBANK_BANK_ROW && !is_over(filling);
       layout.pads[1].pad += step)
    if (unbank_prefilter_layout(filling->prefilter, &layout, limit).wavefronts <= limit)
      consider(filling, &layout);
}

static void try_two_levels(struct filling *filling, const struct row_list *inner,
                           const struct row_list *outer) {
  const struct search *search = filling->search;
  uint32_t step = search->atom;
  for (size_t i = inner->count; i-- > 0;) {
    struct unbank_layout layout = {.pads = {{inner->items[i], step}}};
    double limit = wavefront_limit(filling, &layout);
    if (unbank_prefilter_floor(filling->prefilter, &layout, true, limit) > limit)
      continue;
    for (size_t o = outer->count; o-- > 0;) {
      layout.pads[1] = (struct unbank_pad){outer->items[o], step};
      if (outer->items[o] <= inner->items[i] || outer->items[o] % inner->items[i])
        continue;
      for (layout.pads[0].pad = step; layout.pads[0].pad < UNBANK_BANK_ROW && !is_over(filling);
           layout.pads[0].pad += step)
        try_outer(filling, layout, step);
    }
  }
}

/* The best linear layout for each atom: of the sets that lie inside the array, and inside the
 * largest tile that is searched. */
static void try_linear(struct filling *filling) {
  for (uint32_t atom = filling->search->atom; atom <= UNBANK_ARRAY_ALIGN; atom *= 2) {
    const struct conflict_sets *sets = unbank_prefilter_bits(filling->prefilter, atom);
    uint32_t most = atom << LINEAR_BITS_MAX, bytes = (uint32_t)array_of(filling->search)->reach;
    bytes = bytes < most ? bytes : most;
    if (filling->search->is_carved && bytes > CARVED_PERIOD_MAX)
      bytes = CARVED_PERIOD_MAX;
    struct linear_tile tile = {.tile_log = log_above(bytes),
                               .atom_log = (uint8_t)__builtin_ctz(atom),
                               .row_log = LINEAR_BANK_ROW_LOG};
    struct linear_pattern *patterns =
        ARENA_ARRAY(filling->arena, struct linear_pattern, sets->count + 1);
    size_t count = 0;
    for (size_t i = 0; i < sets->count; i++) {
      const struct conflict_set *set = &sets->items[i];
      struct linear_pattern *pattern = &patterns[count];
      *pattern =
          (struct linear_pattern){set->count, set->granule_log, set->each_lane, set->weight, {0}};
      memcpy(pattern->offsets, set->offset, sizeof pattern->offsets);
      if (set->count && set->granule_log <= tile.atom_log && set->offset[set->count - 1] < bytes)
        count++;
    }
    struct linear_result result = {.count = 0};
    if (count)
      unbank_linear_best(patterns, count, &tile, LINEAR_WORK, &result);
    for (unsigned i = 0; i < result.count; i++)
      if (!unbank_layout_is_identity(&result.choices[i].layout))
        consider(filling, &result.choices[i].layout);
  }
}

/* Where a row holds whole turns of the banks, a rotation puts words into the same banks as a pad,
 * which takes fewer instructions; where it is a power of two, a swizzle mostly does. */
static void try_rotations(struct filling *filling, const struct row_list *rows) {
  for (size_t r = 0; r < rows->count; r++) {
    struct layout_list list = {0};
    uint32_t row = rows->items[r], step = filling->search->atom;
    const struct unbank_layout padded = {.pads = {{row, step}}};
    uint32_t most = row & (row - 1) ? ROTATED_ROW_MAX : ROTATED_POWER_MAX;
    if (row < UNBANK_BANK_ROW || row > most ||
        (row % UNBANK_BANK_ROW == 0 && is_free(filling, &padded)))
      continue;
    unbank_list_rotations(filling->arena, row, step, &list);
    consider_all(filling, &list);
  }
}

static void try_padded_permutations(struct filling *filling, const struct row_list *rows) {
  struct search *search = filling->search;
  struct candidate_layout best[PERMUTATIONS_PADDED];
  unsigned count = 0;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    if (candidate->layout.permutation == UNBANK_PERMUTE_NONE || candidate->layout.pads[0].row)
      continue;
    unsigned at = count < PERMUTATIONS_PADDED ? count++ : PERMUTATIONS_PADDED;
    for (; at && goes_before(candidate, &best[at - 1]); at--)
      if (at < PERMUTATIONS_PADDED)
        best[at] = best[at - 1];
    if (at < PERMUTATIONS_PADDED)
      best[at] = *candidate;
  }
  for (unsigned i = 0; i < count; i++) {
    struct layout_list list = {0};
    unbank_list_padded(filling->arena, &best[i].layout, rows, search->atom, &list);
    consider_all(filling, &list);
  }
}

static const struct candidate_layout *best_within(struct search *search, unsigned evaluations);

/* Whether what is still to come has little to win: the best candidate leaves few conflicts, adds
 * few instructions and costs no resident block. Where some leave many, it is the best of the first
 * few that bounds what is still to come. */
static bool is_settled(struct search *search) {
  double least = INFINITY;
  for (size_t i = 0; i < search->pool_count; i++)
    least = least_of(least, search->pool[i].wavefronts);
  bool is_near = least <= search->ideal * settled + same;
  const struct candidate_layout *best = best_within(search, is_near ? UINT_MAX : FIRST_EVALUATED);
  if (!best || best->occupancy.slowdown > 1)
    return false;
  search->found = own_cycles(search, &best->cost);
  return is_near && best->cost.wavefronts + best->cost.added * search->rates.instruction <=
                        search->ideal * settled + same;
}

/* Layouts whose atoms cut the widest accesses, in a second round: what they cost is then compared
 * with a pool that is there. */
static void try_cuts(struct filling *filling, uint32_t cut) {
  struct search *search = filling->search;
  struct row_list rows = {0};
  filling->atom_seen = search->atom;
  filling->work_limit = unbank_prefilter_work(filling->prefilter) + CUT_WORK_MAX;
  search->atom = cut;
  list_rows(filling, &rows);
  try_pads(filling, &rows, false);
  try_swizzles(filling);
  if (cut < UNBANK_BANK_BYTES && !is_settled(search))
    try_parts(filling, &rows);
  if (cut >= UNBANK_BANK_BYTES && !is_settled(search)) {
    try_linear(filling);
    try_rotations(filling, &rows);
  }
}

static void pass_judgement(struct search *search, struct candidate_layout *candidate,
                           uint64_t work);

static struct candidate_layout *find(struct search *search, const struct unbank_layout *layout) {
  for (size_t i = 0; i < search->pool_count; i++)
    if (unbank_layout_equal(&search->pool[i].layout, layout))
      return &search->pool[i];
  return NULL;
}

/* Layouts that the program proposes are evaluated at once, beyond the limits of the search. */
static void add_proposed(struct search *search, uint32_t cut, size_t proposed) {
  struct unbank_layout layout;
  for (size_t i = 0; i < proposed; i++) {
    module_of(search)->options->propose(array_of(search)->name, i, &layout);
    struct candidate_layout *candidate = find(search, &layout);
    if (unbank_layout_is_identity(&layout) || unbank_layout_atom(&layout) < cut ||
        unbank_lacks_argument(search->evaluator, search->instance, &layout) ||
        !unbank_tiles_fit(module_of(search), search->instance, &layout))
      continue;
    if (!candidate) {
      candidate = &search->pool[search->pool_count++];
      *candidate = (struct candidate_layout){.layout = layout,
                                             .complexity = complexity(&layout),
                                             .bytes = bytes_under(search, &layout),
                                             .order = UINT_MAX};
    }
    pass_judgement(search, candidate, UINT64_MAX);
  }
}

static void remember_rows(struct search *search) {
  struct score_rows *memo = unbank_rows_memo(module_of(search)->arena);
  UNBANK_EACH_KERNEL(kernel, module_of(search), search->instance)
    if (!search->evaluator->traces[kernel->id]->rows)
      search->evaluator->traces[kernel->id]->rows = memo;
}

/* Layouts for rows that a launch chooses: one stands for many, so it is judged at once. */
static void add_pitched(struct search *search, uint32_t cut) {
  struct layout_list pitched = {0};
  struct evaluator *evaluator = search->evaluator;
  uint64_t most = evaluator->work.count + PITCHED_WORK;
  uint32_t atom = cut > UNBANK_BANK_BYTES ? cut : UNBANK_BANK_BYTES;
  unbank_list_pitched(evaluator, search->instance, atom, &pitched);
  if (pitched.count)
    remember_rows(search);
  for (size_t i = 0; i < pitched.count && search->pool_count < POOL_MAX; i++) {
    struct candidate_layout candidate = {.layout = pitched.items[i],
                                         .complexity = complexity(&pitched.items[i]),
                                         .bytes = bytes_under(search, &pitched.items[i]),
                                         .order = UINT_MAX};
    if (candidate.bytes > bytes_before(search) && search->instance->confined)
      continue;
    uint64_t done = evaluator->work.count;
    pass_judgement(search, &candidate, most > done ? most - done : 0);
    evaluator->work_limit = most;
    if (!candidate.rejected && pays(search, own_cycles(search, &candidate.cost)) &&
        !unbank_raises_rows(evaluator, search->instance, &candidate.layout, harm))
      search->pool[search->pool_count++] = candidate;
    evaluator->work_limit = UINT64_MAX;
  }
}

/* Lets go of the pool's free places, but for those of layouts that the program proposes. */
static void keep_pool(struct search *search, uint32_t cut) {
  struct unbank_layout layout;
  size_t proposed = 0;
  while (module_of(search)->options->propose &&
         module_of(search)->options->propose(array_of(search)->name, proposed, &layout))
    proposed++;
  struct candidate_layout *pool = ARENA_ARRAY(module_of(search)->arena, struct candidate_layout,
                                              search->pool_count + proposed + 1);
  memcpy(pool, search->pool, search->pool_count * sizeof *pool);
  search->pool = pool;
  add_proposed(search, cut, proposed);
}

void unbank_search_fill(struct search *search, uint32_t cut) {
  struct arena arena = {0};
  struct filling filling = {
      .search = search, .arena = &arena, .work_limit = SCREEN_WORK_MAX, .dear_bytes = UINT32_MAX};
  search->is_carved = unbank_is_carved(search->evaluator, search->instance);
  filling.prefilter =
      unbank_prefilter(&arena, search->evaluator, search->instance, search->is_carved);
  search->pool = ARENA_ARRAY(&arena, struct candidate_layout, POOL_MAX);
  search->least = search->found = INFINITY;
  if (module_of(search)->options->on_choice)
    search->refused = ARENA_ARRAY(module_of(search)->arena, struct refused_layout, REFUSED_MAX);
  struct row_list rows = {0};
  list_rows(&filling, &rows);
  try_pads(&filling, &rows, false);
  try_swizzles(&filling);
  if (!is_settled(search)) {
    try_linear(&filling);
    try_rotations(&filling, &rows);
  }
  if (!is_settled(search)) {
    try_parts(&filling, &rows);
    unbank_add_powers(&arena, (uint32_t)array_of(search)->reach, &rows);
    try_padded_permutations(&filling, &rows);
    try_two_levels(&filling, &rows, &rows);
    const struct row_list parts = parts_of(&filling, &rows);
    unbank_join_rows(&arena, &parts, &rows);
    uint64_t most = unbank_prefilter_work(filling.prefilter) + PARTS_WORK_MAX;
    filling.work_limit = most < filling.work_limit ? most : filling.work_limit;
    try_two_levels(&filling, &parts, &rows);
  }
  if (cut < search->atom && !is_settled(search))
    try_cuts(&filling, cut);
  search->considered = filling.order;
  add_pitched(search, cut);
  keep_pool(search, cut);
  arena_free(&arena);
}

/* The best of it. */

/* Of the candidate, at least. */
static double cycles_of(const struct search *search, const struct candidate_layout *candidate) {
  return candidate->evaluated ? own_cycles(search, &candidate->cost) : candidate->bound;
}

/* With what its bytes cost all that the kernels do. */
static double with_slowdown(const struct search *search, const struct candidate_layout *candidate,
                            double cycles) {
  double others = total_before(search) - cycles_before(search);
  return cycles + (candidate->occupancy.slowdown - 1) * (others + cycles);
}

/* By cycles; in a tie fewer added instructions, as these may take registers, then fewer bytes, then
 * a permutation last. One that is not evaluated yet may add none. What a lost block costs is known
 * less well than the rest, so a tie is wider where one loses more of them: the other one wins. */
static bool wins(const struct candidate_layout *a, double cycles_a,
                 const struct candidate_layout *b, double cycles_b) {
  double apart = fabs(cycles_a - cycles_b), slower = a->occupancy.slowdown - b->occupancy.slowdown;
  if (fabs(slower) > same && apart <= cycles_b * block_tie)
    return slower < 0;
  if (apart > same + cycles_b * tie)
    return cycles_a < cycles_b;
  double added_a = a->evaluated ? a->cost.added : 0, added_b = b->evaluated ? b->cost.added : 0;
  if (fabs(added_a - added_b) > same)
    return added_a < added_b;
  if (a->evaluated != b->evaluated)
    return a->evaluated;
  return a->bytes != b->bytes ? a->bytes < b->bytes : a->order < b->order;
}

/* The candidate that fits and promises most. */
static struct candidate_layout *most_promising(struct search *search, bool judged_only) {
  struct candidate_layout *best = NULL;
  double least = 0;
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    double cycles = cycles_of(search, candidate);
    double slowed = with_slowdown(search, candidate, cycles);
    if (candidate->rejected || (judged_only && !candidate->evaluated) || !pays(search, cycles))
      continue;
    if (!candidate->occupancy.fits) {
      search->no_memory = true;
    } else if (!pays(search, slowed)) {
      if (!search->block_bytes || candidate->bytes < search->block_bytes)
        search->block_bytes = candidate->bytes, search->block_occupancy = candidate->occupancy;
    } else if (!best || wins(candidate, slowed, best, least)) {
      best = candidate, least = slowed;
    }
  }
  return best;
}

static bool has_judged_enough(const struct search *search, unsigned evaluations) {
  size_t most = JUDGED_ACCESSES / (search->instance->access_count + 1);
  most = most > EVALUATED_MAX ? EVALUATED_MAX : most < JUDGED_MIN ? JUDGED_MIN : most;
  return search->evaluated_count >= (most < evaluations ? most : evaluations);
}

static uint64_t work_left(const struct search *search) {
  uint64_t most = JUDGE_WORK_MAX;
  if (module_of(search)->options->profile_count)
    most *= MEASURED_WORK;
  return most > search->evaluation_work ? most - search->evaluation_work : 0;
}

/* A layout whose scores take more work than that is out, and one that tiles of a wmma cannot
 * have, wherever it came from. */
static void pass_judgement(struct search *search, struct candidate_layout *candidate,
                           uint64_t work) {
  struct evaluator *evaluator = search->evaluator;
  uint64_t before = evaluator->work.count;
  evaluator->work_limit = work < UINT64_MAX - before ? before + work : UINT64_MAX;
  candidate->cost =
      unbank_evaluate(evaluator, search->instance, &candidate->layout,
                      unbank_align_under(evaluator, search->instance, &candidate->layout));
  bool is_over = evaluator->work.count > evaluator->work_limit;
  candidate->rejected =
      is_over || !unbank_tiles_fit(evaluator->module, search->instance, &candidate->layout);
  candidate->fate = is_over ? UNBANK_FATE_UNFOLLOWED : UNBANK_FATE_UNFIT;
  evaluator->work_limit = UINT64_MAX;
  unbank_count_instructions(evaluator, search->instance, &candidate->cost);
  candidate->evaluated = true;
}

static void judge_next(struct search *search, struct candidate_layout *candidate) {
  uint64_t before = search->evaluator->work.count, left = work_left(search);
  pass_judgement(search, candidate, left > LAST_WORK ? left : LAST_WORK);
  search->evaluation_work += search->evaluator->work.count - before;
  search->evaluated_count++;
}

bool unbank_search_has_advice(struct search *search) {
  struct candidate_layout candidate = {.layout = search->unsuited};
  if (unbank_layout_is_identity(&candidate.layout))
    return false;
  pass_judgement(search, &candidate, ADVICE_WORK);
  candidate.cost.added = 0; /* the source says where rows begin */
  return !candidate.rejected && pays(search, own_cycles(search, &candidate.cost));
}

/* Candidates of which one tells about how many instructions the other adds. */
static bool are_alike(const struct unbank_layout *a, const struct unbank_layout *b) {
  return a->permutation == b->permutation && a->pads[0].row == b->pads[0].row &&
         a->pads[1].row == b->pads[1].row;
}

/* Cycles that an unevaluated candidate will turn out to take, if it adds as few instructions as the
 * best of those like it that are evaluated; the first of its kind is hoped to add none. */
static double expected_cycles(const struct search *search,
                              const struct candidate_layout *candidate) {
  double added = INFINITY;
  for (size_t i = 0; i < search->pool_count; i++)
    if (search->pool[i].evaluated && are_alike(&search->pool[i].layout, &candidate->layout))
      added = least_of(added, search->pool[i].cost.added);
  double instructions = isfinite(added) ? added * search->rates.instruction : 0;
  return with_slowdown(search, candidate, candidate->bound + instructions);
}

/* Of those that may beat all that are evaluated, the one expected to take least, then that of
 * fewest bytes. Many swizzles have the bound of the best one, and add as many instructions: after
 * one of them it is another kind's turn, or they would take up all evaluations. `best` has the
 * least bound. */
static struct candidate_layout *next_to_judge(struct search *search,
                                              struct candidate_layout *best) {
  double most = INFINITY, least = expected_cycles(search, best);
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    if (candidate->evaluated && !candidate->rejected && candidate->occupancy.fits)
      most = least_of(most, with_slowdown(search, candidate, cycles_of(search, candidate)));
  }
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    double bound = with_slowdown(search, candidate, candidate->bound);
    if (!candidate->evaluated && !candidate->rejected && candidate->occupancy.fits &&
        bound < most && pays(search, bound)) {
      double expected = expected_cycles(search, candidate);
      if (wins(candidate, expected, best, least))
        best = candidate, least = expected;
    }
  }
  return best;
}

/* Whether a layout loses, beside the case that it was chosen for, in one that is as plausible, or
 * that is not known; *fate then says which. */
static bool does_harm(struct search *search, const struct unbank_layout *layout,
                      enum unbank_fate *fate) {
  struct evaluator *evaluator = search->evaluator;
  if (layout->permutation == UNBANK_PERMUTE_PITCH)
    evaluator->work_limit = evaluator->work.count + PITCHED_WORK;
  bool few_trips = unbank_harms_few_trips(evaluator, search->instance, layout, harm);
  bool no_shape = !few_trips && unbank_harms_other_shape(evaluator, search->instance, layout, harm);
  bool is_known = evaluator->work.count <= evaluator->work_limit;
  evaluator->work_limit = UINT64_MAX;
  search->few_trips |= few_trips, search->no_shape |= no_shape;
  *fate = few_trips  ? UNBANK_FATE_HARMS_FEW_TRIPS
          : no_shape ? UNBANK_FATE_HARMS_SHAPE
                     : UNBANK_FATE_UNFOLLOWED;
  return few_trips || no_shape || !is_known;
}

/* What the candidates' bytes cost; as many cost as much. */
static void weigh_bytes(struct search *search) {
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    size_t k = 0;
    while (k < i && search->pool[k].bytes != candidate->bytes)
      k++;
    candidate->occupancy =
        k < i ? search->pool[k].occupancy
              : unbank_occupancy(module_of(search), search->instance, &candidate->layout);
  }
}

/* After that many evaluations only what is evaluated is looked at. */
static const struct candidate_layout *best_within(struct search *search, unsigned evaluations) {
  search->block_bytes = 0;
  weigh_bytes(search);
  for (unsigned more = 0;;) {
    bool judged_only = has_judged_enough(search, evaluations) || !work_left(search);
    struct candidate_layout *best = most_promising(search, judged_only);
    if (!best && judged_only && more++ < LAST_EVALUATED)
      best = most_promising(search, false);
    if (!best)
      return NULL;
    if (!best->evaluated) {
      judge_next(search, next_to_judge(search, best));
    } else if (!best->harmless && does_harm(search, &best->layout, &best->fate)) {
      best->rejected = true;
    } else {
      best->harmless = true;
      return best;
    }
  }
}

const struct candidate_layout *unbank_search_best(struct search *search) {
  return best_within(search, UINT_MAX);
}

void unbank_search_judge(struct search *search, struct candidate_layout *candidate) {
  pass_judgement(search, candidate, ADVICE_WORK);
  candidate->occupancy = unbank_occupancy(module_of(search), search->instance, &candidate->layout);
}

double unbank_search_own_cycles(const struct search *search,
                                const struct candidate_layout *candidate) {
  return cycles_of(search, candidate);
}

double unbank_search_cycles(const struct search *search, const struct candidate_layout *candidate) {
  return with_slowdown(search, candidate, cycles_of(search, candidate));
}

double unbank_search_before(const struct search *search) { return cycles_before(search); }

bool unbank_search_pays(const struct search *search, double cycles) { return pays(search, cycles); }

bool unbank_search_ties(double cycles, double others) {
  return cycles <= others * (1 + tie) + same;
}

double unbank_search_harm(void) { return harm; }
