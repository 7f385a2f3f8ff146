/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The best linear layout: see layout/search/linear.h for the algebra. The steps: patterns become
 * vectors and weights on W; short forms are tried, cheapest first; if none is ideal, the exact
 * search looks for a kernel that is better than all of them; that becomes a matrix.
 */
#include "layout/search/linear.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "layout/search/linear_internal.h"
#include "layout/search/subspace.h"
#include "support/arena.h"
#include "support/integers.h"

enum {
  HINTS_MAX = 8,
  BANKS_LOG = 5,
  ATOM_LOG_MAX = 4,
  /* Spent, at most, on kernels that are no better but meet the row of slots less. */
  TIE_WORK = 100000,
  COUNT_WORK = 3, /* of a granule */
};
/* Relative to the sum of weights: what counts as a difference of wavefronts, far above rounding;
 * and what a vector of the row of slots weighs in a tie, 31 of them far below that. */
static const double SLACK = 1e-9, TIE = 0x1p-40;

static bool is_valid(const struct linear_pattern *patterns, size_t count,
                     const struct linear_tile *tile) {
  if (tile->tile_log < tile->atom_log || tile->row_log < tile->atom_log ||
      tile->row_log - tile->atom_log > BANKS_LOG || tile->atom_log > ATOM_LOG_MAX ||
      tile->tile_log - tile->atom_log > LINEAR_BITS_MAX)
    return false;
  for (size_t i = 0; i < count; i++) {
    const struct linear_pattern *pattern = &patterns[i];
    if (!pattern->lanes || pattern->lanes > LINEAR_LANES_MAX ||
        !(pattern->weight >= 0 && pattern->weight < INFINITY) ||
        pattern->granule_log > tile->atom_log || pattern->granule_log + BANKS_LOG < tile->row_log)
      return false;
    for (unsigned k = 0; k < pattern->lanes; k++)
      if (pattern->offsets[k] >> tile->tile_log)
        return false;
  }
  return true;
}

/* The granules of a pattern, without repetition unless lanes count each; and how many lanes are on
 * the busiest. */
static unsigned list_granules(const struct linear_pattern *pattern, uint32_t *out,
                              unsigned *busiest) {
  unsigned count = 0, lanes[LINEAR_LANES_MAX] = {0};
  *busiest = 1;
  for (unsigned i = 0; i < pattern->lanes; i++) {
    uint32_t granule = pattern->offsets[i] >> pattern->granule_log;
    unsigned k = 0;
    while (k < count && out[k] != granule)
      k++;
    if (k == count || pattern->each_lane)
      out[count++] = granule;
    if (pattern->each_lane && ++lanes[k] > *busiest)
      *busiest = lanes[k];
  }
  return count;
}

/* A set is affine if it has as many members as its differences span vectors, each of them `times`
 * times. */
static bool is_affine(const uint32_t *granules, unsigned count, unsigned times) {
  struct gf2_span span = {0};
  for (unsigned i = 1; i < count; i++)
    gf2_add(&span, granules[i] ^ granules[0]);
  return count == times << span.count;
}

/* Splits granules into atoms and places within them, and adds their differences to W. */
static void read_pattern(struct linear_model *model, const struct linear_pattern *pattern,
                         const struct linear_tile *tile, struct granules *out) {
  uint32_t granules[LINEAR_LANES_MAX], first[1 << BANKS_LOG];
  unsigned busiest, inside = tile->atom_log - pattern->granule_log;
  out->count = (uint8_t)list_granules(pattern, granules, &busiest);
  out->affine = is_affine(granules, out->count, busiest);
  out->weight = pattern->weight;
  unsigned most = 0, at_place[1 << BANKS_LOG] = {0};
  for (unsigned i = 0; i < out->count; i++) {
    uint32_t place = granules[i] & ((1u << inside) - 1), atom = granules[i] >> inside;
    if (!at_place[place]++)
      first[place] = atom;
    most = at_place[place] > most ? at_place[place] : most;
    out->place[i] = (uint8_t)place;
    out->at[i] = (uint16_t)(atom ^ first[place]);
    gf2_add(&model->span, out->at[i]);
  }
  unsigned slots = 1u << model->slots_log, turns = (most + slots - 1) / slots;
  out->ideal = busiest > turns ? busiest : turns;
  model->inside = inside > model->inside ? inside : model->inside;
}

/* W by ascending highest bits, so that the vectors of W that lie in the row of slots come first; a
 * vector's part along basis[i] is its bit at the highest bit of that, which is in no other. */
static void choose_basis(struct linear_model *model) {
  gf2_clean(&model->span);
  model->width = model->span.count;
  for (unsigned i = 0; i < model->width; i++) {
    model->basis[i] = model->span.basis[model->width - 1 - i];
    model->row_width += !(model->basis[i] >> model->slots_log);
    for (unsigned bit = 0; bit < model->bits; bit++)
      model->on_w[bit] |= (model->basis[i] >> bit & 1) << i;
  }
  for (size_t k = 0; k < model->count; k++)
    for (unsigned lane = 0; lane < model->sets[k].count; lane++) {
      uint32_t at = 0;
      for (unsigned i = 0; i < model->width; i++)
        at |= (model->sets[k].at[lane] >> gf2_top(model->basis[i]) & UINT32_C(1)) << i;
      model->sets[k].at[lane] = (uint16_t)at;
    }
}

/* Adds weight * A(v) / m to each c(v). In an affine set all granules see the same differences. */
static void add_weights(const struct granules *set, double *weights) {
  unsigned from = set->affine ? 1 : set->count;
  double share = set->affine ? set->weight : set->weight / set->count;
  for (unsigned i = 0; i < from; i++)
    for (unsigned k = 0; k < set->count; k++)
      if (set->place[k] == set->place[i])
        weights[set->at[i] ^ set->at[k]] += share;
}

/* C(u) = sum over v of c(v) * (-1)^(u.v), in w rounds of butterflies. */
static void transform(const double *weights, unsigned width, double *spectrum) {
  size_t size = (size_t)1 << width;
  memcpy(spectrum, weights, size * sizeof *spectrum);
  for (size_t half = 1; half < size; half *= 2)
    for (size_t at = 0; at < size; at += 2 * half)
      for (size_t i = at; i < at + half; i++) {
        double a = spectrum[i], b = spectrum[i + half];
        spectrum[i] = a + b;
        spectrum[i + half] = a - b;
      }
}

struct ranked {
  double weight;
  size_t pattern;
};

/* The heaviest first; of equal ones the first. */
static int heavier_first(const void *a, const void *b) {
  const struct ranked *x = a, *y = b;
  if (x->weight != y->weight)
    return x->weight < y->weight ? 1 : -1;
  return compare_numbers(x->pattern, y->pattern);
}

static void read_patterns(struct linear_model *model, struct arena *arena,
                          const struct linear_pattern *patterns, const struct linear_tile *tile) {
  struct ranked *order = ARENA_ARRAY(arena, struct ranked, model->count);
  model->sets = ARENA_ARRAY(arena, struct granules, model->count);
  for (size_t i = 0; i < model->count; i++)
    order[i] = (struct ranked){patterns[i].weight, i};
  if (model->count)
    qsort(order, model->count, sizeof *order, heavier_first);
  for (size_t i = 0; i < model->count; i++)
    read_pattern(model, &patterns[order[i].pattern], tile, &model->sets[i]);
}

static void build(struct linear_model *model, struct arena *arena,
                  const struct linear_pattern *patterns, size_t count,
                  const struct linear_tile *tile) {
  *model = (struct linear_model){.count = count, .bits = tile->tile_log - tile->atom_log};
  model->slots_log = tile->row_log - tile->atom_log;
  if (model->slots_log > model->bits)
    model->slots_log = model->bits;
  read_patterns(model, arena, patterns, tile);
  choose_basis(model);
  model->weights = ARENA_ARRAY(arena, double, (size_t)1 << model->width);
  model->spectrum = ARENA_ARRAY(arena, double, (size_t)1 << model->width);
  double total = 0;
  for (size_t i = count; i-- > 0;) {
    struct granules *set = &model->sets[i];
    add_weights(set, model->weights);
    set->ideal_after = model->ideal;
    model->ideal += set->weight * set->ideal;
    model->unsteady += !set->affine;
    model->count_work += (uint64_t)COUNT_WORK * set->count;
    total += set->weight;
  }
  /* The place of a granule in its atom, and a label. */
  unsigned label = model->slots_log;
  if (model->unsteady && model->width > label)
    label = model->width;
  model->in_slot = ARENA_ARRAY(arena, uint8_t, (size_t)1 << (model->inside + label));
  model->slack = SLACK * total;
  transform(model->weights, model->width, model->spectrum);
}

double unbank_linear_count(const struct linear_model *model, const uint32_t *labels, unsigned bits,
                           double limit, uint64_t *work) {
  double sum = 0;
  for (size_t k = 0; k < model->count; k++) {
    const struct granules *set = &model->sets[k];
    uint32_t slots[LINEAR_LANES_MAX];
    uint8_t most = 0;
    for (unsigned i = 0; i < set->count; i++) {
      slots[i] = (uint32_t)set->place[i] << bits | gf2_combine(labels, set->at[i]);
      uint8_t now = ++model->in_slot[slots[i]];
      most = now > most ? now : most;
    }
    for (unsigned i = 0; i < set->count; i++)
      model->in_slot[slots[i]] = 0;
    *work += (uint64_t)COUNT_WORK * set->count;
    sum += set->weight * most;
    if (sum + set->ideal_after > limit)
      return sum + set->ideal_after;
  }
  return sum;
}

/* For patterns that are not affine the weight of a kernel is a lower bound: counts instead. Of a
 * kernel that is still to grow that is a bound, too: what shares a slot stays together. */
struct judging {
  const struct linear_model *model;
  double tie;
};

static double judge(const void *context, const struct subspace *candidate, double limit,
                    uint64_t *work) {
  const struct judging *judging = context;
  const struct linear_model *model = judging->model;
  unsigned bits = model->width - candidate->dimension;
  double constant = model->weights[0];
  double sum =
      unbank_linear_count(model, candidate->labels, bits, limit + constant, work) - constant;
  for (uint32_t v = 1; v < UINT32_C(1) << model->row_width; v++)
    sum += gf2_combine(candidate->labels, v) ? 0 : judging->tie;
  return sum;
}

static size_t list_hints(const struct linear_model *model, struct subspace_hint *out) {
  size_t count = 0;
  for (size_t i = 0; i < model->count && count < HINTS_MAX; i++) {
    const struct granules *set = &model->sets[i];
    struct gf2_span span = {0};
    for (unsigned k = 0; k < set->count; k++)
      if (set->place[k] == set->place[0])
        gf2_add(&span, set->at[k]);
    if (!span.count)
      continue;
    out[count].count = (uint8_t)span.count;
    for (unsigned k = 0; k < span.count; k++)
      out[count].basis[k] = (uint16_t)span.basis[k];
    count++;
  }
  return count;
}

/* Looks for a kernel below `wavefronts`; of equal ones for one that meets the row of slots least:
 * its vectors weigh a little. */
static void search_kernel(struct linear_model *model, double wavefronts, uint64_t work_max,
                          struct subspace_answer *out) {
  struct subspace_hint hints[HINTS_MAX];
  struct judging judging = {.model = model, .tie = TIE * model->slack / SLACK};
  double constant = model->weights[0];
  for (uint32_t v = 1; v < UINT32_C(1) << model->row_width; v++)
    model->weights[v] += judging.tie;
  struct subspace_problem problem = {
      .width = model->width,
      .dimension = model->width > model->slots_log ? model->width - model->slots_log : 0,
      .weights = model->weights,
      .hints = hints,
      .hint_count = list_hints(model, hints),
      .below = wavefronts - model->slack - constant,
      .enough = model->ideal - constant + judging.tie / 2,
      .good = model->ideal - constant + model->slack,
      .work_max = work_max,
      .patience = TIE_WORK,
      .judge = model->unsteady ? judge : NULL,
      .evaluation_work = model->count_work,
      .context = &judging,
  };
  unbank_lightest_subspace(&problem, out);
}

static bool keeps_rows(const struct linear_model *model, const struct linear_flips *flips) {
  for (unsigned bit = 0; bit < model->bits; bit++)
    if (flips->of[bit] >> model->slots_log || flips->of[bit] >> bit)
      return false;
  return true;
}

/* The wavefronts of a matrix, whichever way it was found. */
static double wavefronts_of(const struct linear_model *model, const struct linear_flips *flips) {
  uint32_t labels[GF2_BITS_MAX], row = (UINT32_C(1) << model->slots_log) - 1;
  for (unsigned i = 0; i < model->width; i++)
    labels[i] = (model->basis[i] ^ gf2_combine(flips->of, model->basis[i])) & row;
  uint64_t work = 0;
  return unbank_linear_count(model, labels, model->slots_log, INFINITY, &work);
}

/* Adds a choice, unless one with a lower or equal price is as good. */
static void add_choice(const struct linear_model *model, const struct linear_flips *flips,
                       unsigned atom_log, struct linear_result *out) {
  struct linear_choice choice = {
      .wavefronts = wavefronts_of(model, flips),
      .price = (uint8_t)unbank_linear_price(flips, model->bits),
      .keeps_rows = keeps_rows(model, flips),
  };
  while (out->count && out->choices[out->count - 1].price >= choice.price &&
         out->choices[out->count - 1].wavefronts >= choice.wavefronts)
    out->count--;
  unbank_linear_layout(flips, model->bits, atom_log, &choice.layout);
  out->choices[out->count++] = choice;
}

bool unbank_linear_best(const struct linear_pattern *patterns, size_t count,
                        const struct linear_tile *tile, uint64_t work_max,
                        struct linear_result *out) {
  if (!is_valid(patterns, count, tile))
    return false;
  struct arena arena = {0};
  struct linear_model model;
  build(&model, &arena, patterns, count, tile);
  struct linear_forms forms;
  unbank_linear_forms(&model, work_max / 4, &forms);
  *out = (struct linear_result){.ideal = model.ideal, .work = forms.work};
  for (unsigned i = 0; i < forms.count; i++)
    add_choice(&model, &forms.items[i].flips, tile->atom_log, out);
  double best = forms.items[forms.count - 1].wavefronts;
  if (best > model.ideal + model.slack && forms.work < work_max) {
    struct subspace_answer answer;
    search_kernel(&model, best, work_max - forms.work, &answer);
    struct linear_flips flips;
    uint32_t kernel[SUBSPACE_WIDTH_MAX];
    for (unsigned i = 0; i < answer.best.dimension; i++)
      kernel[i] = gf2_combine(model.basis, answer.best.basis[i]);
    unbank_linear_flips(&model, kernel, answer.best.dimension, &flips);
    if (answer.found)
      add_choice(&model, &flips, tile->atom_log, out);
    out->optimal = answer.complete;
    out->work += answer.work;
  }
  if (out->choices[out->count - 1].wavefronts <= model.ideal + model.slack)
    out->optimal = true;
  arena_free(&arena);
  return true;
}
