/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Short forms: layouts of at most two terms.
 *
 *     diagonal D    bits J of a mask flip bits J - D      a shift and a LOP3
 *     column J      bit J flips the bits of a mask        a bit made a mask, and a LOP3
 *
 * Terms flip bits of the row of slots, from higher bits only, so the matrix has a unit diagonal and
 * nothing on the other side of it: it is invertible. Row s of the slot is then bit s plus, for each
 * term, the bit that it has for s, or not: 4 choices a row, 4^b a pair. Poisson's formula
 * (layout/search/linear.h) adds what each row brings,
 *
 *     2^b * wavefronts = sum of C(u) over u spanned by the rows,      C >= 0
 *
 * so a partial sum that is not below the best ends the branch; without conflicts nearly all terms
 * are 0 and most branches end at once. Work is counted in values of C.
 */
#include "layout/search/linear_internal.h"

#include <math.h>

#include "layout/search/linear.h"

enum { SLOTS_LOG_MAX = 5 };

/* A term: the bit of the atom that it adds to row s, or NO_BIT. */
struct term {
  uint8_t bit[SLOTS_LOG_MAX];
};
enum { NO_BIT = 0xff };

struct search {
  const struct linear_model *model;
  const struct term *first, *second;    /* NULL: no such term */
  uint32_t rows[SLOTS_LOG_MAX];         /* the slot's, in bits of the atom */
  uint32_t spanned[1 << SLOTS_LOG_MAX]; /* by the rows so far, as functionals on W */
  uint64_t work_max;
  struct linear_form best; /* of this stage and all before */
  unsigned best_flips;     /* of this stage: the number of bits it flips; 0: it has none yet */
  bool thorough;           /* this stage does not end with the first ideal one */
  struct linear_forms *out;
};

static unsigned list_terms(const struct linear_model *model, bool columns, struct term *out) {
  unsigned count = 0;
  for (unsigned d = 1; d < model->bits; d++) {
    struct term term;
    for (unsigned s = 0; s < SLOTS_LOG_MAX; s++) {
      unsigned bit = columns ? d : s + d;
      term.bit[s] = bit > s && bit < model->bits ? (uint8_t)bit : NO_BIT;
    }
    out[count++] = term;
  }
  return count;
}

/* All rows stand. Fewer wavefronts win; in one stage, of equal ones, the fewest flips. */
static void judge(struct search *search, double sum) {
  const struct linear_model *model = search->model;
  double wavefronts = sum / (double)(UINT32_C(1) << model->slots_log);
  if (model->unsteady) {
    uint32_t labels[GF2_BITS_MAX] = {0};
    for (unsigned s = 0; s < model->slots_log; s++)
      for (unsigned i = 0; i < model->width; i++)
        labels[i] |= ((uint32_t)__builtin_popcount(model->basis[i] & search->rows[s]) & 1) << s;
    wavefronts = unbank_linear_count(model, labels, model->slots_log,
                                     search->best.wavefronts + model->slack, &search->out->work);
  }
  unsigned flips = 0;
  for (unsigned s = 0; s < model->slots_log; s++)
    flips += (unsigned)__builtin_popcount(search->rows[s]) - 1;
  if (wavefronts > search->best.wavefronts - model->slack &&
      (wavefronts > search->best.wavefronts + model->slack || flips >= search->best_flips))
    return;
  search->best_flips = flips;
  search->best.wavefronts = wavefronts;
  search->best.flips = (struct linear_flips){{0}};
  for (unsigned s = 0; s < model->slots_log; s++)
    for (uint32_t rest = search->rows[s] & ~(UINT32_C(1) << s); rest; rest &= rest - 1)
      search->best.flips.of[__builtin_ctz(rest)] |= UINT32_C(1) << s;
}

static bool is_ideal(const struct search *search) {
  return search->best.wavefronts <= search->model->ideal + search->model->slack;
}

static bool done(const struct search *search) {
  return (!search->thorough && is_ideal(search)) || search->out->work > search->work_max;
}

static void place_row(struct search *search, unsigned s, double sum) {
  const struct linear_model *model = search->model;
  if (s == model->slots_log) {
    judge(search, sum);
    return;
  }
  unsigned a = search->first ? search->first->bit[s] : NO_BIT;
  unsigned b = search->second ? search->second->bit[s] : NO_BIT;
  double ties = search->thorough ? model->slack : -model->slack;
  double limit = (search->best.wavefronts + ties) * (UINT32_C(1) << model->slots_log);
  for (unsigned choice = 0; choice < 4; choice++) {
    if (((choice & 1) && a == NO_BIT) || ((choice & 2) && (b == NO_BIT || a == b)) || done(search))
      continue;
    uint32_t row = UINT32_C(1) << s;
    row |= choice & 1 ? UINT32_C(1) << a : 0;
    row |= choice & 2 ? UINT32_C(1) << b : 0;
    uint32_t on_w = gf2_combine(model->on_w, row), half = UINT32_C(1) << s;
    double more = sum;
    for (uint32_t i = 0; i < half; i++)
      more += model->spectrum[search->spanned[half + i] = search->spanned[i] ^ on_w];
    search->out->work += half;
    if (more > limit)
      continue;
    search->rows[s] = row;
    place_row(search, s + 1, more);
  }
}

/* All pairs of a term of the first list and a later one of the second. */
static void try_pairs(struct search *search, const struct term *first, unsigned first_count,
                      const struct term *second, unsigned second_count) {
  for (unsigned i = 0; i < first_count; i++)
    for (unsigned k = first == second ? i + 1 : 0; k < second_count && !done(search); k++) {
      search->first = &first[i];
      search->second = &second[k];
      place_row(search, 0, search->model->spectrum[0]);
    }
}

static void try_singles(struct search *search, const struct term *terms, unsigned count) {
  search->second = NULL;
  for (unsigned i = 0; i < count && !done(search); i++) {
    search->first = &terms[i];
    place_row(search, 0, search->model->spectrum[0]);
  }
}

static void end_stage(struct search *search) {
  struct linear_forms *out = search->out;
  if (out->count == 0 || search->best.wavefronts < out->items[out->count - 1].wavefronts)
    out->items[out->count++] = search->best;
  search->best_flips = 0;
}

/* In the order of their prices. Pairs are many: the first ideal one is taken. */
void unbank_linear_forms(const struct linear_model *model, uint64_t work_max,
                         struct linear_forms *out) {
  struct term diagonals[LINEAR_BITS_MAX], columns[LINEAR_BITS_MAX];
  unsigned count = list_terms(model, false, diagonals);
  list_terms(model, true, columns);
  *out = (struct linear_forms){0};
  struct search search = {.model = model, .work_max = UINT64_MAX, .out = out};
  search.best.wavefronts = INFINITY;
  place_row(&search, 0, model->spectrum[0]);
  end_stage(&search);
  search.work_max = work_max;
  search.thorough = !is_ideal(&search);
  try_singles(&search, diagonals, count);
  end_stage(&search);
  search.thorough = !is_ideal(&search);
  try_singles(&search, columns, count);
  end_stage(&search);
  search.thorough = false;
  try_pairs(&search, diagonals, count, diagonals, count);
  end_stage(&search);
  try_pairs(&search, diagonals, count, columns, count);
  end_stage(&search);
  try_pairs(&search, columns, count, columns, count);
  end_stage(&search);
}
