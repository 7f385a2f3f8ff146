/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The lightest subspace: see layout/search/subspace.h.
 *
 * Growing and folding. K grows by one vector at a time. To take v means that x and x ^ v become one
 * vector: what is left is the quotient by v, one dimension smaller, with c'(class of x) = c(x) +
 * c(x ^ v), for a subspace that holds one of the two holds the other. A class is named by its
 * member without the highest bit of v, that bit squeezed out. So each level is the same problem on
 * half the weights, with the weight of the classes taken so far, `taken`, beside it:
 *
 *     weight(K) = taken + sum of c(v) over the v != 0 in K's image in the quotient
 *
 * Where to branch. A quotient of dimension r, in which d more are to be taken, has 2^r - 1 vectors
 * to begin with; but K's image has dimension d and so meets every subspace Z of dimension r - d + 1
 * in more than 0: dim(K) + dim(Z) > r. It is enough to try the vectors of one such Z, 63 of them
 * for 32 banks and any r. The best Z is the one with the fewest vectors that are light enough; it
 * is grown from the hints, coset by coset. No light vector in some Z: no K here.
 *
 * Each subspace once. When all subspaces that hold v have been seen, c(v) is set to infinity: no
 * sibling finds them again, and folding carries that to classes (a K that holds a class holds all
 * its members). Of the vectors of Z the lightest come first.
 *
 * Work is counted in weights that are read.
 */
#include "layout/search/subspace.h"

#include <math.h>
#include <string.h>

#include "layout/search/gf2.h"
#include "support/arena.h"

/* The problem after some vectors were taken. */
struct level {
  double *weights; /* 2^rank */
  unsigned rank;   /* r */
  double taken;
  uint32_t vector;                    /* the last one taken, as a vector of the whole space */
  uint32_t lift[SUBSPACE_WIDTH_MAX];  /* one vector of the whole space in the class 2^i */
  uint32_t image[SUBSPACE_WIDTH_MAX]; /* the class of the unit vector 2^i of the whole space */
};

struct search {
  const struct subspace_problem *problem;
  struct subspace_answer *answer;
  struct level levels[SUBSPACE_WIDTH_MAX + 1];
  uint16_t *cosets; /* scratch: the coset of each vector */
  uint16_t *counts; /* scratch: by coset */
  double best;      /* weight of the best so far, or `below` */
  uint64_t work_max;
  bool stop;
};

/* The class of x after v is taken: `top` is the highest bit of v. */
static uint32_t class_of(uint32_t x, uint32_t v, unsigned top) {
  if (x >> top & 1)
    x ^= v;
  return (x & ((UINT32_C(1) << top) - 1)) | x >> (top + 1) << top;
}

static void work(struct search *search, uint64_t units) {
  search->answer->work += units;
  if (search->answer->work > search->work_max)
    search->stop = true;
}

/* The weights of the classes, in blocks that share what lies above the highest bit of v. */
static void fold_weights(const struct level *from, uint32_t v, unsigned top, double *to) {
  uint32_t half = UINT32_C(1) << top, low = v ^ half, size = UINT32_C(1) << (from->rank - 1);
  for (uint32_t first = 0; first < size; first += half) {
    const double *without = from->weights + 2 * (size_t)first, *with = without + half;
    for (uint32_t i = 0; i < half; i++)
      to[first + i] = without[i] + with[i ^ low];
  }
}

static void take(struct search *search, unsigned depth, uint32_t v) {
  const struct level *from = &search->levels[depth];
  struct level *to = &search->levels[depth + 1];
  unsigned top = gf2_top(v);
  fold_weights(from, v, top, to->weights);
  work(search, UINT64_C(1) << from->rank);
  to->rank = from->rank - 1;
  to->taken = from->taken + from->weights[v];
  to->vector = gf2_combine(from->lift, v);
  for (unsigned i = 0; i < to->rank; i++)
    to->lift[i] = from->lift[i + (i >= top)];
  for (unsigned i = 0; i < search->problem->width; i++)
    to->image[i] = class_of(from->image[i], v, top);
}

/* K as far as it is taken. */
static void describe(const struct search *search, unsigned depth, struct subspace *out) {
  const struct level *level = &search->levels[depth];
  *out = (struct subspace){.dimension = depth, .weight = level->taken};
  for (unsigned i = 0; i < depth; i++)
    out->basis[i] = search->levels[i + 1].vector;
  memcpy(out->labels, level->image, sizeof out->labels);
}

static void accept(struct search *search, const struct subspace *found) {
  const struct subspace_problem *problem = search->problem;
  search->best = found->weight;
  search->answer->best = *found;
  search->answer->found = true;
  if (found->weight <= problem->enough)
    search->stop = true;
  uint64_t patient = search->answer->work + problem->patience;
  if (found->weight <= problem->good && patient < search->work_max)
    search->work_max = patient;
}

/* Adds to Z the coset that has the fewest light vectors. */
static void span_grow(struct search *search, const struct level *level, struct gf2_span *span) {
  uint32_t size = UINT32_C(1) << level->rank;
  double limit = search->best - level->taken;
  uint16_t *cosets = search->cosets, *counts = search->counts;
  memset(counts, 0, size * sizeof *counts);
  cosets[0] = 0;
  for (unsigned bit = 0; bit < level->rank; bit++) {
    uint32_t half = UINT32_C(1) << bit;
    uint16_t added = (uint16_t)gf2_reduce(span, half);
    for (uint32_t i = 0; i < half; i++)
      cosets[half + i] = cosets[i] ^ added;
  }
  for (uint32_t x = 1; x < size; x++)
    counts[cosets[x]] += level->weights[x] < limit;
  uint32_t least = 0;
  for (uint32_t x = 1; x < size; x++)
    if (cosets[x] == x && (!least || counts[x] < counts[least]))
      least = x;
  gf2_add(span, least);
  work(search, size);
}

struct branch {
  uint32_t vector;
  double weight;
};
enum { BRANCHES_MAX = 1 << 6, HINTED_WORK = 4096 };

/* The vectors of Z that are light enough, lightest first; at most `capacity`, or capacity + 1 as a
 * sign that there are more. */
static unsigned list_branches(const struct search *search, const struct level *level,
                              const struct gf2_span *span, unsigned capacity, struct branch *out) {
  unsigned count = 0;
  uint32_t x = 0;
  for (uint32_t i = 1; i < UINT32_C(1) << span->count; i++) {
    x ^= span->basis[__builtin_ctz(i)]; /* Gray's order */
    double weight = level->weights[x];
    if (level->taken + weight >= search->best)
      continue;
    if (count == capacity)
      return capacity + 1;
    unsigned at = count++;
    for (; at > 0 && out[at - 1].weight > weight; at--)
      out[at] = out[at - 1];
    out[at] = (struct branch){x, weight};
  }
  return count;
}

/* A Z around the n-th hint; around nothing past the last. */
static void choose_span(struct search *search, const struct level *level, size_t n,
                        struct gf2_span *span) {
  const struct subspace_problem *problem = search->problem;
  unsigned needed = problem->width - problem->dimension + 1; /* r - d + 1, at every depth */
  *span = (struct gf2_span){0};
  for (unsigned k = 0; n < problem->hint_count && k < problem->hints[n].count; k++)
    if (span->count < needed)
      gf2_add(span, gf2_combine(level->image, problem->hints[n].basis[k]));
  while (span->count < needed)
    span_grow(search, level, span);
}

/* The branches of the Z that has fewest. Each costs as much as a fold, so the larger the quotient
 * the fewer are looked at. */
static unsigned choose_branches(struct search *search, unsigned depth, struct branch *out) {
  const struct level *level = &search->levels[depth];
  size_t hints = 1 + (HINTED_WORK >> level->rank);
  if (hints > search->problem->hint_count + 1)
    hints = search->problem->hint_count + 1;
  unsigned fewest = BRANCHES_MAX;
  struct branch some[BRANCHES_MAX];
  for (size_t i = 0; i < hints && fewest > 0; i++) {
    struct gf2_span span;
    choose_span(search, level, i, &span);
    unsigned count = list_branches(search, level, &span, fewest - 1, some);
    if (count >= fewest)
      continue;
    fewest = count;
    memcpy(out, some, count * sizeof *out);
  }
  return fewest;
}

/* At the end always; before that where it costs less than what it may save, going on from there. */
static bool is_judged(const struct search *search, unsigned depth) {
  const struct subspace_problem *problem = search->problem;
  return problem->judge && (depth == problem->dimension ||
                            problem->evaluation_work <= UINT64_C(4) << search->levels[depth].rank);
}

static void explore(struct search *search, unsigned depth) {
  struct subspace taken;
  describe(search, depth, &taken);
  if (is_judged(search, depth)) {
    const struct subspace_problem *problem = search->problem;
    taken.weight = problem->judge(problem->context, &taken, search->best, &search->answer->work);
  }
  if (taken.weight >= search->best)
    return;
  if (depth == search->problem->dimension) {
    accept(search, &taken);
    return;
  }
  struct level *level = &search->levels[depth];
  struct branch branches[BRANCHES_MAX];
  unsigned count = choose_branches(search, depth, branches);
  for (unsigned i = 0; i < count && !search->stop; i++) {
    if (level->taken + branches[i].weight >= search->best)
      return;
    take(search, depth, branches[i].vector);
    explore(search, depth + 1);
    level->weights[branches[i].vector] = INFINITY;
  }
}

void unbank_lightest_subspace(const struct subspace_problem *problem, struct subspace_answer *out) {
  struct arena arena = {0};
  size_t size = (size_t)1 << problem->width;
  double *weights = ARENA_ARRAY(&arena, double, 2 * size);
  struct search search = {
      .problem = problem, .answer = out, .best = problem->below, .work_max = problem->work_max};
  search.cosets = ARENA_ARRAY(&arena, uint16_t, size);
  search.counts = ARENA_ARRAY(&arena, uint16_t, size);
  memcpy(weights, problem->weights, size * sizeof *weights);
  search.levels[0].rank = problem->width;
  for (unsigned i = 0; i <= problem->dimension; i++) {
    search.levels[i].weights = weights;
    weights += size >> i;
  }
  for (unsigned i = 0; i < problem->width; i++)
    search.levels[0].lift[i] = search.levels[0].image[i] = UINT32_C(1) << i;
  *out = (struct subspace_answer){0};
  explore(&search, 0);
  out->complete = !search.stop || (out->found && out->best.weight <= problem->enough);
  arena_free(&arena);
}
