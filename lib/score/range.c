/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/range.h"

#include <math.h>

#include "bank/bank.h"
#include "layout/kind.h"
#include "score/data.h"
#include "score/score.h"
#include "support/hash.h"
#include "support/integers.h"

/* The fullest of 32 banks if 32 words are random. (With 8 granules in 8 slots it would be 2.6.) */
#define SCORE_BY_CHANCE 3.5
/* By how much the representatives of a strided symbol are farther apart than those of the symbol
 * before it, for so many symbols. */
enum { FARTHER = UNBANK_LANES + 3, FAR_STEPS = 3 };

/* The bytes that a layout must move as a whole for one place to stand for all: a bank's word or a
 * lane's bytes, or a line if wavefronts_by_lines() counts. */
static uint32_t granule_of(enum unbank_op op, unsigned bytes) {
  if (op == UNBANK_OP_CPASYNC && bytes == UNBANK_ARRAY_ALIGN)
    return UNBANK_BANK_ROW;
  return bytes > UNBANK_BANK_BYTES ? bytes : UNBANK_BANK_BYTES;
}

struct score_query score_query_of(const struct scored *of, struct score_work *work) {
  struct score_query query = {.traced = unbank_traced(of->trace, of->access->id),
                              .op = unbank_bank_rule(of->access->op),
                              .has_source = of->access->op == UNBANK_OP_CPASYNC,
                              .work = work,
                              .most_rows = work->count + SCORE_ROWS_WORK_MAX,
                              .rows = of->trace->rows,
                              .bytes = of->bytes,
                              .shift = of->shift,
                              .align = of->access->align,
                              .granule = granule_of(of->access->op, of->bytes)};
  return score_under(&query, of->layout);
}

/* The least multiple of a period, which moves places by `moved`, that moves them by a multiple of
 * `bytes`. It is capped at 2^31, since no offset is larger. */
static uint32_t multiple_of(uint32_t period, uint32_t moved, uint32_t bytes) {
  const uint64_t most = UINT64_C(1) << 31,
                 multiple = period * (bytes / greatest_divisor(moved, bytes));
  return (uint32_t)(multiple < most ? multiple : most);
}

struct score_query score_under(const struct score_query *query,
                               const struct unbank_layout *layout) {
  struct score_query under = *query;
  uint32_t period = unbank_layout_period(layout);
  uint32_t moved = unbank_layout_apply(layout, period) - unbank_layout_apply(layout, 0);
  under.layout = layout;
  under.period_T = period, under.shift_c = moved;
  under.period_P = multiple_of(period, moved, query->granule);
  under.period_L = multiple_of(period, moved, UNBANK_BANK_ROW);
  under.bias = (UNBANK_OFFSET_END + under.period_P - 1) / under.period_P * under.period_P;
  return under;
}

/* A remainder that is not negative. */
static int64_t remainder_of(int64_t offset, uint32_t by) {
  int64_t rest = offset % by;
  return rest < 0 ? rest + by : rest;
}

uint32_t score_base(const struct score_query *query, uint32_t offset) {
  return (uint32_t)remainder_of((int64_t)(int32_t)offset + query->shift + query->bias,
                                query->period_P);
}

uint32_t score_place(const struct score_query *query, int64_t offset) {
  if (offset >= 0 && offset <= INT32_MAX)
    return unbank_layout_apply(query->layout, (uint32_t)offset);
  int64_t rest = remainder_of(offset, query->period_T);
  return unbank_layout_apply(query->layout, (uint32_t)rest) +
         (uint32_t)((offset - rest) / query->period_T) * query->shift_c;
}

/* The turns that 16-byte copies from global memory take. The 128 bytes that eight neighbouring
 * lanes copy are written at once if they go into one line of shared memory, but one line at a time
 * if they go into several. So a tile that cp.async fills is better swizzled than padded, although
 * the rule for stores counts the same wavefronts. This is counted in costs, never in scores. */
static unsigned wavefronts_by_lines(const struct unbank_lanes *lanes) {
  enum { GROUP = UNBANK_BANK_ROW / UNBANK_ARRAY_ALIGN };
  unsigned turns = 0;
  for (unsigned first = 0; first < UNBANK_LANES; first += GROUP)
    for (unsigned i = first; i < first + GROUP; i++) {
      bool is_new = lanes->active >> i & 1;
      for (unsigned k = first; k < i && is_new; k++)
        is_new = !(lanes->active >> k & 1) ||
                 lanes->offset[k] / UNBANK_BANK_ROW != lanes->offset[i] / UNBANK_BANK_ROW;
      turns += is_new;
    }
  return turns;
}

/* A copy takes at least one wavefront for each line of its source, and has at most one such line
 * for each lane. */
struct score_range score_evaluate(const struct score_query *query,
                                  const int64_t offset[UNBANK_LANES], uint32_t may_mask,
                                  uint32_t must_mask) {
  struct unbank_lanes lanes = {.active = may_mask};
  ++query->work->count;
  struct unbank_wavefronts most, least = {.wavefronts = 1};
  bool moves = !unbank_layout_is_identity(query->layout);
  UNBANK_EACH_BIT(lane, may_mask) {
    lanes.offset[lane] = moves ? score_place(query, offset[lane]) : (uint32_t)offset[lane];
  }
  if (!unbank_bank_wavefronts(query->op, query->bytes, &lanes, &most))
    return (struct score_range){.min = 1, .max = INFINITY, .middle = 0};
  bool is_copied = query->has_source && query->bytes == UNBANK_ARRAY_ALIGN;
  double by_lines = is_copied ? wavefronts_by_lines(&lanes) : 0;
  lanes.active = must_mask;
  if (must_mask == may_mask)
    least = most;
  else if (must_mask)
    unbank_bank_wavefronts(query->op, query->bytes, &lanes, &least);
  if (least.wavefronts > most.wavefronts)
    least.wavefronts = most.wavefronts;
  unsigned lines = query->has_source ? (unsigned)__builtin_popcount(may_mask) : 0;
  unsigned max = most.wavefronts > lines ? most.wavefronts : lines;
  return (struct score_range){.min = least.wavefronts,
                              .max = max,
                              .ideal = most.ideal,
                              .middle = fmax((least.wavefronts + most.wavefronts) / 2.0, by_lines),
                              .exact = least.wavefronts == max && !query->has_source,
                              .ruled = true};
}

/* Offsets that depend on data. */

struct score_range score_worst(const struct score_query *query, uint32_t may_mask) {
  int64_t offset[UNBANK_LANES];
  struct score_query plain = *query;
  plain.layout = &unbank_identity;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = i * UNBANK_BANK_ROW;
  return score_evaluate(&plain, offset, may_mask, 0);
}

void score_widen(struct score_range *range, struct score_range by) {
  range->min = fmin(range->min, by.min);
  range->max = fmax(range->max, by.max);
  range->ideal = fmax(range->ideal, by.ideal);
  range->ruled = range->ruled && by.ruled;
}

/* Whether phi(x + y) is phi(x) + phi(y), or phi(x) ^ phi(y), for all x and y without common
 * bits. */
static bool is_additive(const struct unbank_layout *layout) {
  bool rows = true;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    rows = rows && (!layout->pads[i].row || is_power_of_two(layout->pads[i].row));
  bool permutes = layout->permutation != UNBANK_PERMUTE_NONE;
  return permutes ? unbank_permutes_bits(layout) && !layout->pads[0].row : rows;
}

/* Whether the banks are the same whatever data decides. A shift is added, so it can carry into any
 * bit above the lowest one that data decides. */
static bool keeps_banks(const struct score_query *query, uint32_t data_bits) {
  uint32_t lowest = low_bit_of(data_bits);
  if (!is_additive(query->layout))
    return lowest % query->period_T == 0 &&
           (uint64_t)lowest / query->period_T * query->shift_c % UNBANK_BANK_ROW == 0;
  UNBANK_EACH_BIT(bit, query->shift ? data_bits | -data_bits : data_bits)
    if (score_place(query, 1u << bit) & TRACE_BANK_BITS)
      return false;
  return true;
}

struct score_range score_by_chance(const struct score_query *query, uint32_t may_mask) {
  struct score_range range = score_worst(query, may_mask);
  range.middle = fmin(range.middle, SCORE_BY_CHANCE * range.ideal);
  return range;
}

static bool is_plain(const struct score_query *query) { return unbank_is_load_or_store(query->op); }

bool score_counts_words(const struct score_query *query) {
  return is_plain(query) && !query->has_source && query->bytes <= UNBANK_BANK_BYTES;
}

/* The range for lanes that agree in all bits that data does not decide: the least is that of one
 * word, the most that of all words that data can name. False if these may be as many words as there
 * are lanes, or if it matters which lanes name them. */
static bool name_words(const struct score_query *query, const struct trace_pattern *pattern,
                       const int64_t offset[UNBANK_LANES], struct score_range *range) {
  unsigned bits = (unsigned)__builtin_popcount(pattern->data_bits), word = 0;
  int64_t all[UNBANK_LANES] = {0};
  if (!score_counts_words(query) || bits > 5 || 1 << bits > __builtin_popcount(pattern->may_mask))
    return false;
  UNBANK_EACH_BIT(lane, pattern->may_mask) {
    all[lane] = offset[lane] + (int64_t)deposit_bits(word++ % (1u << bits), pattern->data_bits);
  }
  *range = score_evaluate(query, offset, pattern->may_mask, pattern->must_mask);
  score_widen(range, score_evaluate(query, all, pattern->may_mask, pattern->must_mask));
  range->exact = range->min == range->max;
  return true;
}

/* An estimate of the mean where data decides, kept within the range. */
static double mean_within(const struct score_query *query, const struct trace_pattern *pattern,
                          const int64_t offset[UNBANK_LANES], const struct score_range *range) {
  return fmin(fmax(score_mean_of_data(query, pattern, offset), range->min), range->max);
}

/* The most lanes that can meet in one bank, for words of 4 bytes under identity; all lanes if
 * nothing is known. Two lanes can meet only if their offsets differ by a multiple of the lowest bit
 * that data decides. (If data picks a row of 16 words, and each lane has its own column, at most
 * two lanes meet in a bank.) */
static unsigned most_in_bank(const struct score_query *query, const struct trace_pattern *pattern,
                             const int64_t offset[UNBANK_LANES]) {
  const uint32_t lowest = (uint32_t)low_bit_of(pattern->data_bits),
                 step = smaller(lowest, UNBANK_BANK_ROW);
  unsigned most = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    unsigned meet = 0;
    for (unsigned j = 0; j < UNBANK_LANES; j++)
      meet += pattern->may_mask >> j & 1 && !((offset[i] - offset[j]) & (step - 1));
    most = pattern->may_mask >> i & 1 && meet > most ? meet : most;
  }
  const bool is_known = score_counts_words(query) && query->bytes == UNBANK_BANK_BYTES &&
                        step >= UNBANK_BANK_BYTES && unbank_layout_is_identity(query->layout);
  return is_known ? most : UNBANK_LANES;
}

/* The range where data decides banks. If lanes agree in all other bits, only the number of
 * different words counts. If they do not, the bits that data decides also hold what tells lanes
 * apart, such as each lane's row, and the words may or may not differ. Lanes with rows of their own
 * are assumed to be at the same place of their rows one time in TRACE_SAME_PLACE. */
static struct score_range mix_banks(const struct score_query *query,
                                    const struct trace_pattern *pattern,
                                    const int64_t offset[UNBANK_LANES]) {
  struct score_query plain = *query;
  struct score_range range;
  plain.layout = &unbank_identity;
  bool is_alike = unbank_is_one_place(pattern);
  if (!is_alike || pattern->term_count || !name_words(query, pattern, offset, &range))
    range = score_worst(query, pattern->may_mask);
  range.middle = range.ruled ? mean_within(query, pattern, offset, &range) : 0;
  if (range.ruled && !is_alike)
    range.middle = fmax(range.middle, mean_within(&plain, pattern, offset, &range));
  if (range.ruled && pattern->own_rows) {
    struct score_range same = score_evaluate(query, offset, pattern->may_mask, pattern->must_mask);
    range.middle += (same.middle - range.middle) * (TRACE_SAME_PLACE - 1) / TRACE_SAME_PLACE;
  }
  range.max = fmin(range.max, most_in_bank(query, pattern, offset));
  range.middle = fmin(range.middle, range.max);
  range.exact = range.exact || range.min == range.max;
  return range;
}

/* Moves lanes that are in one word apart. If only the number of words matters, they go into as many
 * words as data can name; if not, each lane goes into a word of its own. */
static void part_lanes(const struct score_query *query, const struct trace_pattern *pattern,
                       const int64_t offset[UNBANK_LANES], int64_t apart[UNBANK_LANES]) {
  int64_t far = ((1 << 22) / query->period_L + 1) * (int64_t)query->period_L;
  unsigned bits = (unsigned)__builtin_popcount(pattern->data_bits);
  unsigned words = bits < 5 && score_counts_words(query) ? 1u << bits : UNBANK_LANES;
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    unsigned first = UNBANK_LANES, before = 0;
    for (unsigned j = 0; j < i; j++)
      if (pattern->may_mask >> j & 1 && offset[j] == offset[i])
        first = first < j ? first : j, before++;
    first = first < i ? first : i;
    apart[i] = offset[i] + far * (int64_t)(first * UNBANK_LANES + before % words);
  }
}

/* The range of a pattern with its lanes at offset[]. Even if data does not decide the banks, it
 * decides whether lanes that agree in all other bits address one word or several. */
static struct score_range evaluate(const struct score_query *query,
                                   const struct trace_pattern *pattern,
                                   const int64_t offset[UNBANK_LANES]) {
  struct score_range range = score_evaluate(query, offset, pattern->may_mask, pattern->must_mask);
  int64_t apart[UNBANK_LANES];
  if (!pattern->data_bits)
    return range;
  part_lanes(query, pattern, offset, apart);
  struct score_range parted = score_evaluate(query, apart, pattern->may_mask, pattern->must_mask);
  const double ideal = fmin(range.ideal, parted.ideal);
  const bool is_same = range.ideal == parted.ideal; /* atomics of lanes on one word take turns */
  score_widen(&range, parted);
  range.ideal = ideal;
  range.exact = range.min == range.max && is_same;
  range.middle = range.ruled ? mean_within(query, pattern, offset, &range) : 0;
  return range;
}

/* Symbols of unknown value. */

/* The share of a counter's trips for which value i of its axis stands: i, i + cases, i + 2 * cases,
 * and so on. 1 for other axes. */
static double axis_share(const struct axis *axis, uint32_t i) {
  if (!axis->trips)
    return 1;
  uint64_t trips = (axis->trips - i + axis->cases - 1) / axis->cases;
  return (double)trips / (double)axis->trips;
}

uint32_t score_step(uint32_t coefficient) { return coefficient >> 31 ? -coefficient : coefficient; }

/* The axis of strided symbol `number`. Its representatives are far apart, and farther for each
 * further symbol, so that lanes never share a word by accident. */
static struct axis stride_axis(const struct score_query *query, const struct trace_pattern *pattern,
                               const struct trace_term *term, unsigned number) {
  uint32_t all = query->period_L, common = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (pattern->may_mask >> i & 1)
      common = greatest_divisor(common, score_step(term->coefficient[i]));
  struct axis axis = {.term = term, .cases = all / greatest_divisor(all, common)};
  axis.far = UNBANK_OFFSET_END / axis.cases | 1;
  for (unsigned i = 1; i < number && i < FAR_STEPS; i++)
    axis.far *= FARTHER;
  if (number > FAR_STEPS)
    axis.far *= 2 * number - 1;
  return axis;
}

/* The counter of a folded loop. If it is strided, every value is tried. */
static struct axis counter_axis(const struct score_query *query, const struct trace_term *term,
                                uint64_t trips) {
  uint32_t cases =
      query->period_P / greatest_divisor(query->period_P, score_step(term->coefficient[0]));
  if (!term->uniform)
    cases = trips < UINT32_MAX ? (uint32_t)trips : UINT32_MAX;
  return (struct axis){
      .term = term, .cases = (uint32_t)(trips < cases ? trips : cases), .trips = trips};
}

/* How many combinations of values axes have; 0: too many. */
static uint32_t points_of(const struct axis *axes, unsigned count) {
  uint64_t product = 1;
  for (unsigned i = 0; i < count && product <= SCORE_CASES_MAX; i++)
    product *= axes[i].cases;
  return product <= SCORE_CASES_MAX ? (uint32_t)product : 0;
}

struct axes score_axes(const struct score_query *query, const struct trace_pattern *pattern) {
  struct axes axes = {.count = 1};
  struct axis *together = &axes.items[0];
  together->step = query->period_P;
  for (size_t t = 0; t < pattern->term_count; t++) {
    const struct trace_term *term = &pattern->terms[t];
    const struct trace_symbol *symbol = &query->traced->symbols[term->symbol];
    bool is_aligned = query->layout->carved && (symbol->argument || query->aligned);
    if (symbol->trips || (term->uniform && is_aligned))
      continue;
    struct axis *apart = &axes.items[axes.count];
    if (term->uniform)
      together->step = greatest_divisor(together->step, score_step(term->coefficient[0]));
    else
      *apart = stride_axis(query, pattern, term, axes.count++);
  }
  together->cases = query->period_P / together->step;
  axes.counters = axes.count;
  for (size_t t = 0; t < pattern->term_count; t++) {
    uint64_t trips = query->traced->symbols[pattern->terms[t].symbol].trips;
    if (trips)
      axes.items[axes.count++] = counter_axis(query, &pattern->terms[t], trips);
  }
  axes.unknown_points = points_of(axes.items, axes.counters);
  axes.counter_points = points_of(axes.items + axes.counters, axes.count - axes.counters);
  if ((uint64_t)axes.unknown_points * axes.counter_points > SCORE_CASES_MAX)
    axes.unknown_points = 0;
  return axes;
}

double score_move_lanes(const struct axis *axes, unsigned count, uint32_t point,
                        int64_t offset[UNBANK_LANES]) {
  double share = 1;
  for (unsigned a = 0; a < count; a++) {
    uint32_t number = point % axes[a].cases;
    point /= axes[a].cases;
    share *= axis_share(&axes[a], number);
    const uint32_t *by = axes[a].term ? axes[a].term->coefficient : NULL;
    int64_t times = number + axes[a].far * axes[a].cases, step = number * axes[a].step;
    for (unsigned i = 0; by && i < UNBANK_LANES; i++)
      offset[i] += (int32_t)by[i] * times;
    for (unsigned i = 0; !by && i < UNBANK_LANES; i++)
      offset[i] += step;
  }
  return share;
}

void score_start_lanes(const struct score_query *query, const struct trace_pattern *pattern,
                       uint32_t base, int64_t offset[UNBANK_LANES]) {
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = (int64_t)base + query->bias + (int32_t)pattern->relative[i];
}

/* Adds a border within the row that is not listed yet. */
static void add_border(struct borders *borders, uint32_t border) {
  bool is_new = border < borders->row;
  for (uint32_t i = 0; i < borders->count && is_new; i++)
    is_new = borders->at[i] != border;
  if (is_new)
    borders->at[borders->count++] = border;
}

/* Where a base may lie without changing what the layout does to a pattern. */
static struct borders borders_of(const struct score_query *query,
                                 const struct trace_pattern *pattern) {
  const struct unbank_layout *layout = query->layout;
  bool permutes = layout->permutation != UNBANK_PERMUTE_NONE;
  bool is_pad = !permutes && layout->pads[0].row && query->period_P % layout->pads[0].row == 0;
  bool is_bits = permutes && !layout->pads[0].row && unbank_permutes_bits(layout);
  struct borders borders = {.row = query->period_P};
  if (pattern->data_bits && !keeps_banks(query, pattern->data_bits)) /* data moves lanes, too */
    return borders;
  uint32_t spread = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    spread |= pattern->relative[i]; /* the first lane's own is 0 */
  if (unbank_has_strided_term(pattern) || (spread && !is_pad && !is_bits))
    return borders;
  borders.kind = spread && is_bits ? BORDERS_BITS : BORDERS_ROWS;
  if (!spread || is_bits)
    return borders;
  borders.row = layout->pads[0].row;
  UNBANK_EACH_BIT(lane, pattern->may_mask)
    add_border(&borders, borders.row - (pattern->relative[lane] + query->bias) % borders.row);
  return borders;
}

/* The lowest base, modulo P, at which the pattern costs the same as at `base`. */
static uint32_t lowest_alike(const struct prepared_pattern *prepared, uint32_t base) {
  const struct score_query *query = prepared->query;
  const struct trace_pattern *pattern = prepared->pattern;
  const struct borders *borders = &prepared->borders;
  if (borders->kind == BORDERS_BITS) {
    uint32_t first = base + query->bias, differ = 0;
    UNBANK_EACH_BIT(lane, pattern->may_mask)
      differ |= (first + pattern->relative[lane]) ^ first;
    return (first & differ) % query->period_P;
  }
  uint32_t in_row = base % borders->row, low = 0;
  for (uint32_t i = 0; i < borders->count; i++)
    if (borders->at[i] <= in_row && borders->at[i] > low)
      low = borders->at[i];
  return base - in_row + low + (in_row - low) % query->granule;
}

/* A cache of bases that were evaluated recently, since most values of a symbol cost the same as
 * another value. */
enum { MET_BITS = 6 };
struct met {
  uint32_t base[1 << MET_BITS]; /* 1 + base; 0: free */
};

static bool is_new_base(struct met *met, uint32_t base) {
  uint32_t *slot = &met->base[base * UINT32_C(0x9e3779b1) >> (32 - MET_BITS)];
  bool is_new = *slot != base + 1;
  *slot = base + 1;
  return is_new;
}

bool score_heeds_meetings(const struct score_query *query, const struct score_range *range) {
  return !is_plain(query) || range->min > 1;
}

bool score_widen_by_meetings(const struct score_query *query, struct score_range *range) {
  if (is_plain(query))
    score_widen(range, (struct score_range){.min = 1, .ruled = true});
  return is_plain(query);
}

static bool add_meeting(int64_t value, struct meetings *out) {
  for (unsigned i = 0; i < out->count; i++)
    if (out->at[i] == value)
      return true;
  if (out->count == MEETINGS_MAX)
    return false;
  out->at[out->count++] = value;
  return true;
}

bool score_find_meetings(const int64_t offset[UNBANK_LANES],
                         const uint32_t coefficient[UNBANK_LANES], uint32_t may_mask,
                         uint32_t granule, struct meetings *out) {
  out->count = 0;
  for (uint32_t left = may_mask; left; left &= left - 1) {
    const unsigned a = (unsigned)__builtin_ctz(left);
    UNBANK_EACH_BIT(b, left & (left - 1)) {
      const int64_t by = (int64_t)(int32_t)coefficient[b] - (int32_t)coefficient[a];
      const int64_t apart = offset[a] - offset[b], size = by < 0 ? -by : by;
      for (int64_t on = by ? -((int64_t)granule - 1) / size : 1; by && on <= granule / size; on++)
        if (!add_meeting(apart / by + on, out))
          return false;
    }
  }
  return true;
}

/* Adds the values of a strided symbol that bring lanes together. If there are two strided symbols,
 * one may do so for each value of the other, so the range is widened instead. */
static void add_meetings(const struct prepared_pattern *prepared,
                         const int64_t offset[UNBANK_LANES], struct score_range *range) {
  const struct score_query *query = prepared->query;
  const struct trace_pattern *pattern = prepared->pattern;
  const struct axes *axes = &prepared->axes;
  struct meetings meetings;
  if (axes->counters < 2 || !score_heeds_meetings(query, range))
    return;
  if (axes->counters > 2 || !score_find_meetings(offset, axes->items[1].term->coefficient,
                                                 pattern->may_mask, query->granule, &meetings)) {
    if (!score_widen_by_meetings(query, range))
      score_widen(range, score_worst(query, pattern->may_mask));
    return;
  }
  for (unsigned i = 0; i < meetings.count; i++)
    for (uint32_t point = 0; point < axes->items[0].cases; point++) {
      int64_t moved[UNBANK_LANES];
      for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
        moved[lane] =
            offset[lane] + (int32_t)axes->items[1].term->coefficient[lane] * meetings.at[i];
      score_move_lanes(axes->items, 1, point, moved);
      score_widen(range, evaluate(query, pattern, moved));
    }
}

/* The range of a pattern with its lanes at offset[], over all values of unknown symbols. */
static struct score_range at_offsets(const struct prepared_pattern *prepared,
                                     const int64_t offset[UNBANK_LANES]) {
  const struct score_query *query = prepared->query;
  const struct trace_pattern *pattern = prepared->pattern;
  const struct axes *axes = &prepared->axes;
  struct score_range range = {.min = INFINITY, .ruled = true};
  unsigned first = (unsigned)__builtin_ctz(pattern->may_mask), points = 0;
  double sum = 0;
  struct met met = {{0}};
  for (uint32_t point = 0; point < axes->unknown_points; point++) {
    int64_t moved[UNBANK_LANES];
    memcpy(moved, offset, sizeof moved);
    score_move_lanes(axes->items, axes->counters, point, moved);
    if (prepared->borders.kind != BORDERS_UNKNOWN &&
        !is_new_base(&met,
                     lowest_alike(prepared, (uint32_t)remainder_of(moved[first], query->period_P))))
      continue;
    struct score_range here = evaluate(query, pattern, moved);
    score_widen(&range, here);
    sum += here.middle, points++;
  }
  if (axes->counters > 1)
    score_widen(&range, evaluate(query, pattern, offset));
  range.middle = range.ruled ? (range.min + range.max) / 2 : 0;
  add_meetings(prepared, offset, &range); /* too few to count in the middle */
  range.exact = range.min == range.max;
  if (range.ruled && (pattern->data_bits || query->has_source) && points)
    range.middle = sum / points;
  return range;
}

static struct score_range find_range(const struct prepared_pattern *prepared, uint32_t base) {
  const struct score_query *query = prepared->query;
  const struct trace_pattern *pattern = prepared->pattern;
  const struct axes *axes = &prepared->axes;
  int64_t offset[UNBANK_LANES];
  if (!axes->unknown_points || !axes->counter_points)
    return score_worst(query, pattern->may_mask);
  if (pattern->data_bits && unbank_has_strided_term(pattern))
    return score_by_chance(query, pattern->may_mask);
  score_start_lanes(query, pattern, base, offset);
  if (pattern->data_bits && !keeps_banks(query, pattern->data_bits))
    return mix_banks(query, pattern, offset);
  if (!pattern->term_count)
    return evaluate(query, pattern, offset);
  struct score_range range = {.min = INFINITY, .exact = true, .ruled = true};
  for (uint32_t point = 0; point < axes->counter_points; point++) {
    score_start_lanes(query, pattern, base, offset);
    double share =
        score_move_lanes(axes->items + axes->counters, axes->count - axes->counters, point, offset);
    struct score_range here = at_offsets(prepared, offset);
    score_widen(&range, here);
    range.exact = range.exact && here.exact;
    range.middle += share * here.middle;
  }
  return range;
}

/* The memo. */

uint64_t score_mix_lanes(uint64_t hash, const uint32_t lanes[UNBANK_LANES]) {
  for (unsigned i = 0; i < UNBANK_LANES; i += 2)
    hash = hash_mix(hash, (uint64_t)lanes[i] << 32 | lanes[i + 1]);
  return hash;
}

static uint64_t mix_layout(uint64_t hash, const struct unbank_layout *layout) {
  uint32_t numbers[LAYOUT_NUMBERS_MAX];
  unsigned count = unbank_kind(layout)->numbers(layout, numbers);
  hash = hash_mix(hash, layout->permutation);
  for (unsigned i = 0; i < count; i++)
    hash = hash_mix(hash, numbers[i]);
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    hash = hash_mix(hash_mix(hash, layout->pads[i].row), layout->pads[i].pad);
  return hash_mix(hash, layout->carved);
}

uint64_t score_key(const struct score_query *query, const struct trace_pattern *pattern) {
  uint64_t hash = mix_layout(
      hash_mix(query->op + (query->has_source ? UNBANK_OP_COUNT : 0), query->bytes), query->layout);
  hash = hash_mix(hash, query->aligned);
  hash = score_mix_lanes(hash_mix(hash, (uint64_t)pattern->may_mask << 32 | pattern->must_mask),
                         pattern->relative);
  hash = hash_mix(hash_mix(hash, pattern->data_bits), pattern->table_bytes);
  hash = hash_mix(hash, query->shift != 0);
  for (size_t t = 0; t < pattern->term_count; t++) {
    const struct trace_symbol *symbol = &query->traced->symbols[pattern->terms[t].symbol];
    hash = hash_mix(hash, symbol->trips);
    hash = hash_mix(hash, query->layout->carved && symbol->argument);
    hash = score_mix_lanes(hash, pattern->terms[t].coefficient);
  }
  return hash;
}

struct prepared_pattern score_prepare(const struct score_query *query,
                                      const struct trace_pattern *pattern) {
  return (struct prepared_pattern){query, pattern, score_axes(query, pattern),
                                   borders_of(query, pattern),
                                   query->work->memo ? score_key(query, pattern) : 0};
}

struct score_range score_at_base(const struct prepared_pattern *prepared, uint32_t base) {
  const struct score_work *work = prepared->query->work;
  if (!work->memo)
    return find_range(prepared, base);
  uint64_t key = hash_mix(prepared->key, base) | 1;
  struct score_memo *memo = &work->memo[key >> (64 - SCORE_MEMO_BITS)];
  if (memo->key != key)
    *memo = (struct score_memo){key, find_range(prepared, base)};
  return memo->range;
}

uint32_t score_least_base(const struct prepared_pattern *prepared, uint32_t base) {
  const struct axes *axes = &prepared->axes;
  if (axes->count > 1 || axes->items[0].cases == 0)
    return base;
  if (axes->items[0].cases > 1)
    return base % axes->items[0].step;
  return prepared->borders.kind == BORDERS_UNKNOWN ? base : lowest_alike(prepared, base);
}
