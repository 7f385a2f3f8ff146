/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/conflict_sets.h"

#include <math.h>
#include <stdlib.h>

#include "bank/bank.h"
#include "layout/kind.h"
#include "layout/map.h"
#include "support/integers.h"

enum {
  BIAS = 1 << 20,          /* beyond any negative offset that matters */
  OFFSETS = (1 << 30) - 1, /* mask of the bits of offsets */
  UNIFORM_SAMPLES = 8,     /* values tried of a uniform symbol */
  STRIDED_SAMPLES = 32, /* values tried of a strided symbol: all strides, in words, that differ in
                           their banks */
  STRIDED_FAR = 4096,   /* added to these values, so that lanes share a word only if they always
                           do */
  COUNTER_SAMPLES = 64, /* values tried of a folded loop's counter */
  DATA_DRAWS = 8,       /* random draws of the bits that data decides */
};

/* The distance of one draw of random words from the mean, in wavefronts: about 0.7 for 32 words in
 * 32 banks, 0.6 for 16 words in 16. */
static const double noise_of_draw = 0.65;

/* Equal sets. */

/* A hash of a set, with its offsets relative to `base`. */
static uint64_t hash_of(const struct conflict_set *set, uint32_t base) {
  uint64_t hash = hash_mix(hash_mix(set->count, set->granule_log), set->each_lane);
  hash = hash_mix(hash, set->part_log);
  for (unsigned i = 0; i < set->count; i++)
    hash = hash_mix(hash, set->offset[i] - base);
  return hash;
}

/* Whether set a, moved by `apart` bytes, is set b. */
static bool equal(const struct conflict_set *a, const struct conflict_set *b, uint32_t apart) {
  bool same = a->count == b->count && a->granule_log == b->granule_log &&
              a->part_log == b->part_log && a->each_lane == b->each_lane;
  for (unsigned i = 0; same && i < a->count; i++)
    same = a->offset[i] + apart == b->offset[i];
  return same;
}

/* Adds a set, or its weight to an equal one. */
static void add_set(struct arena *arena, struct conflict_sets *sets,
                    const struct conflict_set *set) {
  uint64_t hash = hash_of(set, 0);
  HASH_EACH(slot, &sets->table, hash)
    if (equal(&sets->items[slot->number], set, 0)) {
      sets->items[slot->number].weight += set->weight;
      return;
    }
  hash_add(arena, &sets->table, hash, (uint32_t)sets->count);
  *ARENA_PUSH(arena, sets) = *set;
}

/* The number of the first set of this shape, which may be the set itself. */
static uint32_t shape_of(struct arena *arena, struct conflict_sets *sets, uint32_t number) {
  const struct conflict_set *set = &sets->items[number];
  uint64_t hash = hash_of(set, set->offset[0]);
  HASH_EACH(slot, &sets->shapes, hash) {
    const struct conflict_set *first = &sets->items[slot->number];
    if (equal(first, set, set->offset[0] - first->offset[0]))
      return slot->number;
  }
  hash_add(arena, &sets->shapes, hash, number);
  return number;
}

/* The sets of one execution. */

/* Inserts an offset in order unless it is there already. Offsets mostly ascend with the lane. */
static void insert(struct conflict_set *set, uint32_t offset) {
  unsigned at = set->count;
  while (at && set->offset[at - 1] > offset)
    at--;
  if (at && set->offset[at - 1] == offset && !set->each_lane)
    return;
  memmove(set->offset + at + 1, set->offset + at, (set->count - at) * sizeof *set->offset);
  set->offset[at] = offset;
  set->count++;
}

/* The access that is being added, and where its sets go. */
struct adding {
  struct arena *arena;
  struct conflict_sets *sets;
  const struct executed_access *access;
  const struct trace_access *counted; /* holds the patterns that count */
  unsigned atom_log;
  size_t most; /* struct sampling */
};

/* Adds the sets of one execution: one for each group of lanes that is served together. */
static void add_lanes(const struct adding *it, const struct unbank_lanes *lanes, double weight) {
  struct unbank_service service;
  if (!lanes->active || !unbank_bank_serve(it->access->op, it->access->bytes, lanes, &service))
    return;
  for (unsigned i = 0; i < service.count; i++) {
    struct conflict_set set = {.weight = weight * service.turns,
                               .granule_log = (uint8_t)service.granule_log,
                               .part_log = (uint8_t)service.granule_log,
                               .each_lane = service.counts_lanes};
    if (it->atom_log < service.granule_log && !service.counts_lanes)
      set.part_log = (uint8_t)it->atom_log;
    UNBANK_EACH_BIT(lane, service.groups[i])
      insert(&set, lanes->offset[lane] >> set.part_log << set.part_log);
    add_set(it->arena, it->sets, &set);
  }
}

/* Distances. */

enum { DISTANCES_MAX = 64 };
struct distance {
  uint32_t bytes;
  double weight;
};

static int weightier(const void *a, const void *b) {
  const struct distance *x = a, *y = b;
  if (x->weight != y->weight)
    return x->weight < y->weight ? 1 : -1;
  return compare_numbers(x->bytes, y->bytes);
}

/* Adds a distance, or its weight to an equal one. Returns how many there are then. */
static size_t add_distance(struct distance *all, size_t count, uint32_t bytes, double weight) {
  size_t i = 0;
  while (i < count && all[i].bytes != bytes)
    i++;
  if (i == count && count == DISTANCES_MAX)
    return count;
  all[i].weight = (i < count ? all[i].weight : 0) + weight;
  all[i].bytes = bytes;
  return i < count ? count : count + 1;
}

/* Adds the distances between granules of a set that are in one slot. */
static size_t add_meetings(const struct conflict_set *set, struct distance *all, size_t count) {
  uint32_t last[UNBANK_BANKS] = {0}, mask = (UNBANK_BANK_ROW >> set->granule_log) - 1;
  for (unsigned i = 0; i < set->count; i++) {
    uint32_t granule = set->offset[i] >> set->granule_log;
    uint32_t *before = &last[granule & mask];
    if (*before && *before != granule + 1)
      count = add_distance(all, count, (granule + 1 - *before) << set->granule_log, set->weight);
    *before = granule + 1;
  }
  return count;
}

/* Adds the distances between the starts of runs of adjacent granules, such as the rows of a tile if
 * a warp reads several. */
static size_t add_runs(const struct conflict_set *set, struct distance *all, size_t count) {
  uint32_t start = 0, last = 0;
  for (unsigned i = 0; i < set->count; i++) {
    uint32_t granule = (set->offset[i] >> set->granule_log) + 1;
    if (start && granule > last + 1)
      count = add_distance(all, count, (granule - start) << set->granule_log, set->weight);
    if (!start || granule > last + 1)
      start = granule;
    last = granule;
  }
  return count;
}

size_t unbank_conflict_distances(const struct conflict_sets *sets, uint32_t *out, size_t most) {
  struct distance all[DISTANCES_MAX];
  size_t count = 0;
  for (size_t s = 0; s < sets->count; s++) {
    size_t met = add_meetings(&sets->items[s], all, count);
    count = met > count ? add_runs(&sets->items[s], all, met) : met;
  }
  if (count)
    qsort(all, count, sizeof *all, weightier);
  for (size_t i = 0; i < count && i < most; i++)
    out[i] = all[i].bytes;
  return count < most ? count : most;
}

/* Patterns. */

/* Chooses one value for each symbol of a pattern: point number `point` of the product of all
 * choices. */
struct sampler {
  unsigned count;
  uint32_t cases[TRACE_SYMBOLS_MAX];
  uint32_t points;
};

static struct sampler sample(const struct adding *it, const struct trace_pattern *pattern) {
  struct sampler sampler = {.points = 1};
  for (size_t t = 0; t < pattern->term_count; t++) {
    uint64_t trips = it->counted->symbols[pattern->terms[t].symbol].trips;
    uint32_t cases = pattern->terms[t].uniform ? UNIFORM_SAMPLES : STRIDED_SAMPLES;
    if (trips)
      cases = trips < COUNTER_SAMPLES ? (uint32_t)trips : COUNTER_SAMPLES;
    else if (it->sets->is_carved && pattern->terms[t].uniform)
      cases = 1; /* the value 0 */
    if (sampler.points * cases > it->most)
      cases = it->most / sampler.points ? (uint32_t)(it->most / sampler.points) : 1;
    sampler.cases[sampler.count++] = cases;
    sampler.points *= cases;
  }
  return sampler;
}

static void move(const struct trace_access *traced, const struct trace_pattern *pattern,
                 const struct sampler *sampler, uint32_t point, struct unbank_lanes *lanes) {
  for (size_t t = 0; t < pattern->term_count; t++) {
    const struct trace_term *term = &pattern->terms[t];
    uint32_t value = point % sampler->cases[t];
    point /= sampler->cases[t];
    if (!term->uniform && !traced->symbols[term->symbol].trips)
      value += STRIDED_FAR;
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      lanes->offset[i] += term->coefficient[i] * value;
  }
}

/* Sets the bits that data decides at random in each lane. Lanes with rows of their own mostly get
 * the same bits. `shift` is part of the offsets. */
static void scatter(const struct trace_pattern *pattern, uint32_t shift, uint32_t draw,
                    struct unbank_lanes *lanes) {
  bool is_same = pattern->own_rows && draw % TRACE_SAME_PLACE;
  for (uint32_t i = 0; i < UNBANK_LANES; i++)
    if (pattern->table_bytes)
      lanes->offset[i] = shift + unbank_random_row(pattern, lanes->offset[i] - shift, i, draw);
    else
      lanes->offset[i] += unbank_random_bits(pattern, is_same ? 0 : i, draw);
}

/* How many draws to take for each execution: DATA_DRAWS, or fewer if that is too many for all
 * together. */
static uint32_t draws_of(const struct trace_pattern *pattern, uint32_t points, size_t most) {
  size_t left = most / points / pattern->bases.count;
  if (!pattern->data_bits || left < 1)
    return 1;
  return left < DATA_DRAWS ? (uint32_t)left : DATA_DRAWS;
}

/* If some lanes may be inactive, the rule is applied to all lanes and to the certain ones, each for
 * half the weight. If none is certain, one lane stands for them. */
static void add_execution(const struct adding *it, const struct trace_pattern *pattern,
                          struct unbank_lanes *lanes, double weight) {
  bool is_certain = pattern->may_mask == pattern->must_mask;
  lanes->active = pattern->may_mask;
  add_lanes(it, lanes, is_certain ? weight : weight / 2);
  if (is_certain)
    return;
  lanes->active = pattern->must_mask ? pattern->must_mask : pattern->may_mask & -pattern->may_mask;
  add_lanes(it, lanes, weight / 2);
}

static void add_pattern(const struct adding *it, const struct trace_pattern *pattern,
                        double trips) {
  struct sampler sampler = sample(it, pattern);
  size_t bases = it->most / sampler.points ? it->most / sampler.points : 1;
  size_t step = (pattern->bases.count + bases - 1) / bases;
  const uint32_t draws = draws_of(pattern, sampler.points, it->most);
  const uint32_t shift = (uint32_t)it->access->shift;
  uint64_t examined = 0;
  double all = 0;
  for (size_t first = 0; first < pattern->bases.count; first += step) {
    double executions = 0;
    for (size_t i = first; i < first + step && i < pattern->bases.count; i++)
      executions += pattern->bases.items[i].count;
    double weight = trips * executions / sampler.points / draws / it->counted->case_count;
    for (uint32_t number = 0; number < sampler.points * draws; number++) {
      struct unbank_lanes lanes;
      for (unsigned i = 0; i < UNBANK_LANES; i++)
        lanes.offset[i] = pattern->bases.items[first].offset + shift + pattern->relative[i];
      move(it->counted, pattern, &sampler, number / draws, &lanes);
      scatter(pattern, shift, (uint32_t)first * draws + number, &lanes);
      add_execution(it, pattern, &lanes, weight);
      all += weight, examined++;
    }
  }
  if (pattern->data_bits && examined)
    it->sets->noise += noise_of_draw * all / sqrt((double)examined);
}

static double executions_of(const struct trace_pattern *pattern) {
  double sum = 0;
  for (size_t i = 0; pattern->known && i < pattern->bases.count; i++)
    sum += pattern->bases.items[i].count;
  return sum;
}

/* The first known pattern from `first` on, or `end`. */
static size_t next_known(const struct trace_access *traced, size_t first, size_t end) {
  while (first < end && !traced->patterns.items[first].known)
    first++;
  return first;
}

void unbank_conflict_sets_add(struct arena *arena, struct conflict_sets *sets,
                              const struct executed_access *access, uint32_t atom,
                              struct sampling sampling) {
  const struct trace_access *counted = unbank_counted(access->traced, access->once);
  const struct adding adding = {.arena = arena,
                                .sets = sets,
                                .access = access,
                                .counted = counted,
                                .atom_log = (unsigned)__builtin_ctz(atom),
                                .most = sampling.most};
  const size_t count = counted->patterns.count,
               every = counted == access->traced->measured ? sampling.every : 1;
  uint32_t before = (uint32_t)sets->count;
  for (size_t first = 0; first < count; first += every) {
    const size_t end = count - first > every ? first + every : count,
                 at = next_known(counted, first, end);
    double executions = 0;
    for (size_t i = at; i < end; i++)
      executions += executions_of(&counted->patterns.items[i]);
    if (!executions)
      continue;
    const struct trace_pattern *pattern = &counted->patterns.items[at];
    add_pattern(&adding, pattern, access->trips * executions / executions_of(pattern));
  }
  for (uint32_t i = before; i < sets->count; i++)
    sets->items[i].shape = shape_of(arena, sets, i);
}

/* Folding. */

struct fold unbank_fold_for(const struct unbank_layout *layout) {
  bool permutes = layout->permutation != UNBANK_PERMUTE_NONE;
  if (unbank_permutes_bits(layout) && !layout->pads[0].row)
    return (struct fold){.kind = FOLD_BITS};
  return (struct fold){.kind = FOLD_ROWS,
                       .row = permutes ? 1 : layout->pads[0].row,
                       .period = unbank_layout_period(layout),
                       .permutes = permutes};
}

bool unbank_fold_equal(struct fold a, struct fold b) {
  return a.kind == b.kind && a.row == b.row && a.period == b.period && a.permutes == b.permutes;
}

/* Bits that all offsets have in common flip all places alike. */
static void fold_bits(struct conflict_set *set) {
  uint32_t differ = 0;
  for (unsigned i = 1; i < set->count; i++)
    differ |= set->offset[i] ^ set->offset[0];
  for (unsigned i = 0; i < set->count; i++)
    set->offset[i] &= differ & OFFSETS;
}

/* A multiple of the period by which a set can be moved as a whole; enough periods that words stay
 * words if granules are taken apart. */
static uint32_t period_of(const struct conflict_set *set, uint32_t period) {
  bool has_parts = set->part_log < set->granule_log && period < BIAS;
  return has_parts ? period << (set->granule_log - set->part_log) : period;
}

/* A multiple of the period that makes all offsets positive. */
static uint32_t bias_of(uint32_t period) { return (BIAS + period - 1) / period * period; }

/* Moves all offsets down by as many granules as keep each in its row of `row` bytes, and then by
 * whole periods. */
static void fold_rows(struct conflict_set *set, uint32_t row, uint32_t period) {
  uint32_t down = row, least = UINT32_MAX;
  double inverse = 1.0 / row;
  for (unsigned i = 0; i < set->count; i++) {
    set->offset[i] = (set->offset[i] + bias_of(period)) & OFFSETS;
    uint32_t in_row = set->offset[i] - layout_divide(set->offset[i], inverse) * row;
    down = in_row < down ? in_row : down;
    least = set->offset[i] < least ? set->offset[i] : least;
  }
  down = down >> set->granule_log << set->granule_log;
  down += (least - down) / period * period;
  for (unsigned i = 0; i < set->count; i++)
    set->offset[i] -= down;
}

/* For pads, the period is the outer row, or the only one. */
static void find_rows(struct conflict_set *set, struct fold fold) {
  double by_row = 1.0 / fold.row, by_period = 1.0 / fold.period;
  for (unsigned i = 0; i < set->count; i++) {
    set->inner[i] = layout_divide(set->offset[i], by_row);
    set->outer[i] = layout_divide(set->offset[i], by_period);
  }
}

/* The number of different words in the fullest slot, for granules that are taken apart: a layout
 * may put several parts into one word, which counts once. */
static unsigned degree_of_words(const struct conflict_set *set, const uint32_t *place) {
  uint32_t words[UNBANK_LANES], mask = (UNBANK_BANK_ROW >> set->granule_log) - 1;
  uint8_t in_slot[UNBANK_BANKS] = {0}, most = 0;
  unsigned count = 0;
  for (unsigned i = 0; i < set->count; i++) {
    uint32_t word = place[i] >> set->granule_log;
    unsigned k = count;
    while (k && words[k - 1] != word)
      k--;
    if (k)
      continue;
    words[count++] = word;
    uint8_t here = ++in_slot[word & mask];
    most = here > most ? here : most;
  }
  return most;
}

/* The most granules, or words, in one slot. Under a good layout most sets have no conflict, which a
 * bit mask tells quickly. */
static unsigned degree(const struct conflict_set *set, const uint32_t *place) {
  uint8_t in_slot[UNBANK_BANKS] = {0}, most = 0;
  uint32_t mask = (UNBANK_BANK_ROW >> set->granule_log) - 1, seen = 0, twice = 0;
  for (unsigned i = 0; i < set->count; i++) {
    uint32_t slot = UINT32_C(1) << (place[i] >> set->granule_log & mask);
    twice |= seen & slot;
    seen |= slot;
  }
  if (!twice)
    return 1;
  if (set->part_log < set->granule_log)
    return degree_of_words(set, place);
  for (unsigned i = 0; i < set->count; i++) {
    uint8_t here = ++in_slot[place[i] >> set->granule_log & mask];
    most = here > most ? here : most;
  }
  return most;
}

/* What the set costs above its minimum under identity. Sets with conflicts tell layouts apart, so
 * if they come first, most evaluations can stop after a few sets. */
static double excess(const struct conflict_set *set) {
  return set->weight * (degree(set, set->offset) - 1);
}

/* Sets are large, so these are sorted in their place. */
struct ranked {
  double excess, weight;
  const struct conflict_set *set;
};

static int dearer(const void *a, const void *b) {
  const struct ranked *x = a, *y = b;
  if (x->excess != y->excess)
    return x->excess < y->excess ? 1 : -1;
  if (x->weight != y->weight)
    return x->weight < y->weight ? 1 : -1;
  return memcmp(x->set->offset, y->set->offset, sizeof x->set->offset);
}

static void sort(struct arena *arena, const struct conflict_sets *from, struct conflict_sets *to) {
  struct ranked *ranked = ARENA_ARRAY(arena, struct ranked, from->count + 1);
  for (size_t i = 0; i < from->count; i++) {
    const struct conflict_set *set = &from->items[i];
    ranked[i] = (struct ranked){excess(set), set->weight * set->count, set};
  }
  if (from->count)
    qsort(ranked, from->count, sizeof *ranked, dearer);
  *to = (struct conflict_sets){.items = ARENA_ARRAY(arena, struct conflict_set, from->count + 1)};
  for (to->count = 0; to->count < from->count; to->count++)
    to->items[to->count] = *ranked[to->count].set;
}

/* A set to be folded, identified by its shape and its place within the period. */
struct place {
  uint32_t shape, in_period;
  const struct conflict_set *set; /* the first of these */
  double weight;                  /* of all of these */
};

/* Lists the sets. Those that are whole periods apart are listed once, because folding makes them
 * equal. */
static size_t list_places(struct arena *arena, const struct conflict_sets *from, struct fold fold,
                          struct place *out) {
  struct hash_table table = {0};
  size_t count = 0;
  for (size_t i = 0; i < from->count; i++) {
    const struct conflict_set *set = &from->items[i];
    uint32_t period = period_of(set, fold.period);
    struct place place = {set->shape, (uint32_t)i, set, set->weight};
    if (fold.kind == FOLD_ROWS)
      place.in_period = ((set->offset[0] + bias_of(period)) & OFFSETS) % period;
    struct place *known = NULL;
    uint64_t hash = hash_mix(place.shape, place.in_period);
    HASH_EACH(slot, &table, hash)
      if (out[slot->number].shape == place.shape && out[slot->number].in_period == place.in_period)
        known = &out[slot->number];
    if (known) {
      known->weight += set->weight;
      continue;
    }
    hash_add(arena, &table, hash, (uint32_t)count);
    out[count++] = place;
  }
  return count;
}

void unbank_fold(struct arena *arena, const struct conflict_sets *from, struct fold fold,
                 struct conflict_sets *to, uint64_t *work) {
  struct arena scratch = {0};
  struct place *places = ARENA_ARRAY(&scratch, struct place, from->count + 1);
  size_t count = list_places(&scratch, from, fold, places);
  struct conflict_sets all = {.items = ARENA_ARRAY(&scratch, struct conflict_set, count + 1),
                              .capacity = count + 1};
  for (size_t i = 0; i < count; i++) {
    struct conflict_set set = *places[i].set;
    set.weight = places[i].weight;
    if (fold.kind == FOLD_ROWS)
      fold_rows(&set, fold.row, period_of(&set, fold.period));
    else
      fold_bits(&set);
    add_set(&scratch, &all, &set);
  }
  *work += count;
  sort(arena, &all, to);
  arena_free(&scratch);
  for (size_t i = 0; fold.kind == FOLD_ROWS && !fold.permutes && i < to->count; i++)
    find_rows(&to->items[i], fold);
  to->ideal_after = ARENA_ARRAY(arena, double, to->count + 1);
  for (size_t i = to->count; i-- > 0;)
    to->ideal_after[i] = to->ideal_after[i + 1] + to->items[i].weight;
}

/* Evaluating. */

/* unbank_layout_map without division. */
static void map_pads(const struct unbank_layout *layout, const struct conflict_set *set,
                     uint32_t place[UNBANK_LANES]) {
  uint32_t pad = layout->pads[0].pad, outer = layout->pads[1].pad;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    place[i] = set->offset[i] + set->inner[i] * pad + set->outer[i] * outer;
}

double unbank_conflict_sets_cost(const struct conflict_sets *sets,
                                 const struct unbank_layout *layout, double limit, uint64_t *work) {
  double sum = 0;
  bool only_pads = layout->permutation == UNBANK_PERMUTE_NONE && layout->pads[0].row;
  for (size_t i = 0; i < sets->count; i++) {
    const struct conflict_set *set = &sets->items[i];
    uint32_t place[UNBANK_LANES];
    if (sum + sets->ideal_after[i] > limit)
      return sum + sets->ideal_after[i];
    if (only_pads)
      map_pads(layout, set, place);
    else
      unbank_layout_map(layout, set->offset, place);
    sum += set->weight * degree(set, place);
    ++*work;
  }
  return sum;
}

/* The most granules in one slot among those of one row. Offsets ascend, so a row's granules are
 * neighbours. */
static unsigned degree_in_rows(const struct conflict_set *set, const uint32_t *row,
                               const uint32_t *place) {
  uint8_t in_slot[UNBANK_BANKS] = {0}, most = 0;
  uint32_t mask = (UNBANK_BANK_ROW >> set->granule_log) - 1;
  if (set->part_log < set->granule_log)
    return 1;
  for (unsigned i = 0; i < set->count; i++) {
    if (i && row[i] != row[i - 1])
      memset(in_slot, 0, sizeof in_slot);
    uint8_t here = ++in_slot[place[i] >> set->granule_log & mask];
    most = here > most ? here : most;
  }
  return most;
}

double unbank_conflict_sets_floor(const struct conflict_sets *sets,
                                  const struct unbank_layout *layout, bool inner, double limit,
                                  uint64_t *work) {
  double sum = 0;
  for (size_t i = 0; i < sets->count; i++) {
    const struct conflict_set *set = &sets->items[i];
    uint32_t place[UNBANK_LANES];
    if (sum + sets->ideal_after[i] > limit)
      return sum + sets->ideal_after[i];
    map_pads(layout, set, place);
    sum += set->weight *
           degree_in_rows(set, inner ? set->inner : set->outer, inner ? set->offset : place);
    ++*work;
  }
  return sum;
}
