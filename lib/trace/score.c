/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 6: the bank rule applied to what an access addresses, under a layout.
 *
 * What must be evaluated follows from one fact. Let T be the layout's period, phi(o + T) = phi(o) +
 * c, and g the granule, max(4, bytes). Moving all lanes by a multiple of
 *
 *     P = T * g / gcd(c, g)
 *
 * moves all granules alike, a rotation of the banks: the wavefronts stay. So a base counts modulo P
 * (identity: modulo g), and a symbol with the same coefficient a for all lanes adds the multiples
 * of gcd(a, P) modulo P, as all its values are possible. The counter of a folded loop takes each of
 * its values once: its residues are weighted, and the mean stays exact.
 *
 * A symbol s whose coefficients differ between lanes (tid * n) changes banks and distances. Banks
 * depend on s modulo M, the least M with a[lane] * M a multiple of L = lcm(P, 128) for all lanes.
 * For each residue r a large representative r + k * M is taken, so that lanes share a word only
 * where they do for every s; and s = 0, where they all may. */
#include <math.h>

#include "trace/trace.h"

enum {
  SCORE_CASES_MAX = 4096, /* combinations of residues that are evaluated for one pattern */
  SCORE_CHUNK = 512,      /* bases that are reduced together, through a table */
  SCORE_SLOT_BITS = 10,   /* that is at most half full */
  SCORE_SLOTS = 1 << SCORE_SLOT_BITS,
  SCORE_FAR = 1 << 18, /* beyond any offset: more than an SM has shared memory */
};

static uint32_t gcd(uint32_t a, uint32_t b) {
  while (b) {
    uint32_t rest = a % b;
    a = b, b = rest;
  }
  return a;
}

/* One question: this access, this layout, this width. */
struct question {
  const struct trace_access *traced;
  enum unbank_op op;
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
  uint32_t granule; /* g */
  uint32_t period;  /* P */
  uint32_t bias;    /* a multiple of P that keeps offsets positive */
  uint64_t *work;   /* evaluations so far */
};

/* What one evaluation, or a set of them, came to. */
struct range {
  double min, max, ideal;
  double middle; /* mean over folded loops of the middle of what is not known */
  bool exact;    /* nothing is not known */
  bool ruled;    /* the bank rule knows the instruction */
};

static struct question ask(const struct trace *trace, const struct access *access,
                           const struct unbank_layout *layout, unsigned bytes, int32_t shift,
                           uint64_t *work) {
  uint32_t granule = bytes > UNBANK_BANK_BYTES ? bytes : UNBANK_BANK_BYTES;
  uint32_t period = unbank_layout_period(layout);
  uint32_t moved = unbank_layout_apply(layout, period) - unbank_layout_apply(layout, 0);
  period *= granule / gcd(moved, granule);
  return (struct question){.traced = unbank_traced(trace, access->id),
                           .op = access->op,
                           .work = work,
                           .layout = layout,
                           .bytes = bytes,
                           .shift = shift,
                           .granule = granule,
                           .period = period,
                           .bias = (SCORE_FAR + period - 1) / period * period};
}

/* Runs the rule on the lanes at offset[]: all of `may` for the most, only `firm` for the least. */
static struct range evaluate(const struct question *question, const uint32_t offset[UNBANK_LANES],
                             uint32_t may, uint32_t firm) {
  struct unbank_lanes lanes = {.active = may};
  ++*question->work;
  struct unbank_wavefronts most, least = {.wavefronts = 1};
  memcpy(lanes.offset, offset, sizeof lanes.offset);
  bool moves = !unbank_layout_is_identity(question->layout);
  for (uint32_t left = moves ? may : 0; left; left &= left - 1) {
    unsigned lane = (unsigned)__builtin_ctz(left);
    lanes.offset[lane] = unbank_layout_apply(question->layout, offset[lane]);
  }
  if (!unbank_bank_wavefronts(question->op, question->bytes, &lanes, &most))
    return (struct range){.min = 1, .max = INFINITY, .middle = 0};
  lanes.active = firm;
  if (firm == may)
    least = most;
  else if (firm)
    unbank_bank_wavefronts(question->op, question->bytes, &lanes, &least);
  if (least.wavefronts > most.wavefronts)
    least.wavefronts = most.wavefronts;
  return (struct range){.min = least.wavefronts,
                        .max = most.wavefronts,
                        .ideal = most.ideal,
                        .middle = (least.wavefronts + most.wavefronts) / 2.0,
                        .exact = least.wavefronts == most.wavefronts,
                        .ruled = true};
}

/* Symbols. */

/* The values of one symbol, or of all uniform ones of unknown value together, that are tried. */
struct axis {
  const struct trace_term *term; /* NULL: all lanes move by multiples of `step` */
  uint32_t step, cases; /* value number i: i * step, or of a term's symbol i + far * cases */
  uint32_t far;
  uint64_t trips; /* the symbol counts 0 .. trips-1; 0: unknown */
};

/* Value i of an axis stands for the trips i, i + cases, i + 2 * cases ... */
static double axis_share(const struct axis *axis, uint32_t i) {
  if (!axis->trips)
    return 1;
  uint64_t trips = (axis->trips - i + axis->cases - 1) / axis->cases;
  return (double)trips / (double)axis->trips;
}

static uint32_t at_most(uint32_t cases, uint64_t trips) {
  return trips && trips < cases ? (uint32_t)trips : cases;
}

/* The axis of one symbol, the number-th of those that differ between lanes. Each has its own far
 * representatives, so that lanes of different symbols do not meet in one word either. */
static struct axis stride_axis(const struct question *question, const struct trace_pattern *pattern,
                               const struct trace_term *term, unsigned number) {
  uint32_t period = question->period, common = 0;
  uint32_t all = period / gcd(period, UNBANK_BANK_ROW) * UNBANK_BANK_ROW;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (pattern->may >> i & 1)
      common = gcd(common, term->coefficient[i] % all);
  struct axis axis = {.term = term, .cases = all / gcd(all, common)};
  axis.far = (SCORE_FAR / axis.cases | 1) * (2 * number - 1);
  return axis;
}

/* The counter of a folded loop. Where it moves lanes apart, each of its values is tried. */
static struct axis counter_axis(const struct question *question, const struct trace_term *term,
                                uint64_t trips) {
  uint32_t cases = question->period / gcd(question->period, term->coefficient[0]);
  if (!term->uniform)
    cases = trips < UINT32_MAX ? (uint32_t)trips : UINT32_MAX;
  return (struct axis){.term = term, .cases = at_most(cases, trips), .trips = trips};
}

/* The axes along which a pattern must be tried: first the unknown ones, then from *counters on
 * those of folded loops. */
struct axes {
  struct axis items[TRACE_SYMBOLS_MAX + 1];
  unsigned counters, count;
  uint32_t unknown_points, counter_points; /* 0: too many */
};

static uint32_t points_of(const struct axis *axes, unsigned count) {
  uint64_t product = 1;
  for (unsigned i = 0; i < count && product <= SCORE_CASES_MAX; i++)
    product *= axes[i].cases;
  return product <= SCORE_CASES_MAX ? (uint32_t)product : 0;
}

static struct axes find_axes(const struct question *question, const struct trace_pattern *pattern) {
  struct axes axes = {.count = 1};
  struct axis *together = &axes.items[0];
  together->step = question->period;
  for (size_t t = 0; t < pattern->term_count; t++) {
    const struct trace_term *term = &pattern->terms[t];
    if (question->traced->symbols[term->symbol].trips)
      continue;
    struct axis *apart = &axes.items[axes.count];
    if (term->uniform)
      together->step = gcd(together->step, term->coefficient[0]);
    else
      *apart = stride_axis(question, pattern, term, axes.count++);
  }
  together->cases = question->period / together->step;
  axes.counters = axes.count;
  for (size_t t = 0; t < pattern->term_count; t++) {
    uint64_t trips = question->traced->symbols[pattern->terms[t].symbol].trips;
    if (trips)
      axes.items[axes.count++] = counter_axis(question, &pattern->terms[t], trips);
  }
  axes.unknown_points = points_of(axes.items, axes.counters);
  axes.counter_points = points_of(axes.items + axes.counters, axes.count - axes.counters);
  if ((uint64_t)axes.unknown_points * axes.counter_points > SCORE_CASES_MAX)
    axes.unknown_points = 0;
  return axes;
}

/* Moves the lanes to point number `point` of some axes; the share of all executions that this point
 * stands for. */
static double move_lanes(const struct axis *axes, unsigned count, uint32_t point,
                         uint32_t offset[UNBANK_LANES]) {
  double share = 1;
  for (unsigned a = 0; a < count; a++) {
    uint32_t number = point % axes[a].cases;
    point /= axes[a].cases;
    share *= axis_share(&axes[a], number);
    const uint32_t *by = axes[a].term ? axes[a].term->coefficient : NULL;
    uint32_t times = number + axes[a].far * axes[a].cases, step = number * axes[a].step;
    for (unsigned i = 0; by && i < UNBANK_LANES; i++)
      offset[i] += by[i] * times;
    for (unsigned i = 0; !by && i < UNBANK_LANES; i++)
      offset[i] += step;
  }
  return share;
}

static void start_lanes(const struct question *question, const struct trace_pattern *pattern,
                        uint32_t base, uint32_t offset[UNBANK_LANES]) {
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = base + question->bias + pattern->relative[i];
}

/* All lanes in different words of one bank: the worst that data can do. */
static struct range worst(const struct question *question, uint32_t may) {
  uint32_t offset[UNBANK_LANES];
  struct unbank_layout identity = {0};
  struct question plain = *question;
  plain.layout = &identity;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = i * UNBANK_BANK_ROW;
  return evaluate(&plain, offset, may, 0);
}

static void widen(struct range *range, struct range by) {
  range->min = fmin(range->min, by.min);
  range->max = fmax(range->max, by.max);
  range->ideal = fmax(range->ideal, by.ideal);
  range->ruled = range->ruled && by.ruled;
}

/* Where a base may lie without changing what a padding does to the pattern. Lane i leaves its row
 * of R bytes when the base, modulo R, reaches R - (relative[i] mod R): between two such borders all
 * lanes keep their rows, so moving the base by granules moves all lanes alike. A pattern of one
 * address has no border under any layout. */
struct borders {
  bool is_known;
  uint32_t row; /* R; for one address P */
  uint32_t count;
  uint32_t at[UNBANK_LANES];
};

static struct borders find_borders(const struct question *question,
                                   const struct trace_pattern *pattern) {
  const struct unbank_layout *layout = question->layout;
  bool is_pad = layout->permutation == UNBANK_PERMUTE_NONE && !layout->pads[1].row &&
                question->period == layout->pads[0].row;
  struct borders borders = {.row = question->period};
  if (unbank_layout_is_identity(layout))
    return borders;
  for (size_t t = 0; t < pattern->term_count; t++)
    if (!pattern->terms[t].uniform)
      return borders;
  uint32_t spread = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    spread |= pattern->relative[i]; /* relative to the first lane, whose own is 0 */
  for (uint32_t left = is_pad && spread ? pattern->may : 0; left; left &= left - 1) {
    uint32_t border =
        borders.row - (pattern->relative[__builtin_ctz(left)] + question->bias) % borders.row;
    bool is_new = border < borders.row;
    for (uint32_t i = 0; i < borders.count && is_new; i++)
      is_new = borders.at[i] != border;
    if (is_new)
      borders.at[borders.count++] = border;
  }
  borders.is_known = is_pad || !spread;
  return borders;
}

/* The lowest base at which the pattern costs what it does at `base`. */
static uint32_t lowest_alike(const struct question *question, const struct borders *borders,
                             uint32_t base) {
  uint32_t in_row = base % borders->row, low = 0;
  for (uint32_t i = 0; i < borders->count; i++)
    if (borders->at[i] <= in_row && borders->at[i] > low)
      low = borders->at[i];
  return low + (in_row - low) % question->granule;
}

/* The range of a pattern with its lanes at offset[], over the symbols that are not known. */
static struct range at_offsets(const struct question *question, const struct trace_pattern *pattern,
                               const struct axes *axes, const struct borders *borders,
                               const uint32_t offset[UNBANK_LANES]) {
  struct range range = {.min = INFINITY, .ruled = true};
  unsigned first = (unsigned)__builtin_ctz(pattern->may);
  uint32_t last = UINT32_MAX;
  for (uint32_t point = 0; point < axes->unknown_points; point++) {
    uint32_t moved[UNBANK_LANES];
    memcpy(moved, offset, sizeof moved);
    move_lanes(axes->items, axes->counters, point, moved);
    uint32_t alike = borders->is_known
                         ? lowest_alike(question, borders, moved[first] % question->period)
                         : UINT32_MAX;
    if (alike != UINT32_MAX && alike == last)
      continue; /* neighbours mostly cost the same */
    last = alike;
    widen(&range, evaluate(question, moved, pattern->may, pattern->firm));
  }
  if (axes->counters > 1)
    widen(&range, evaluate(question, offset, pattern->may, pattern->firm));
  range.exact = range.min == range.max;
  range.middle = range.ruled ? (range.min + range.max) / 2 : 0;
  return range;
}

/* The range of a pattern at one base, over everything. */
static struct range at_base(const struct question *question, const struct trace_pattern *pattern,
                            const struct axes *axes, const struct borders *borders, uint32_t base) {
  uint32_t offset[UNBANK_LANES];
  if (!axes->unknown_points || !axes->counter_points)
    return worst(question, pattern->may);
  start_lanes(question, pattern, base, offset);
  if (!pattern->term_count)
    return evaluate(question, offset, pattern->may, pattern->firm);
  struct range range = {.min = INFINITY, .exact = true, .ruled = true};
  for (uint32_t point = 0; point < axes->counter_points; point++) {
    start_lanes(question, pattern, base, offset);
    double share =
        move_lanes(axes->items + axes->counters, axes->count - axes->counters, point, offset);
    struct range here = at_offsets(question, pattern, axes, borders, offset);
    widen(&range, here);
    range.exact = range.exact && here.exact;
    range.middle += share * here.middle;
  }
  return range;
}

/* Sums. */

struct tally {
  double executions; /* weights of what follows */
  double middle, ideal;
  double min, max;
  bool ruled, exact, known;
};

static void count(struct tally *tally, struct range range, double executions, bool is_known) {
  tally->executions += executions;
  tally->min = fmin(tally->min, range.min);
  tally->max = fmax(tally->max, range.max);
  tally->ruled = tally->ruled && range.ruled;
  tally->ideal += executions * range.ideal;
  tally->known = tally->known && is_known;
  tally->exact = tally->exact && is_known && range.exact;
  if (is_known)
    tally->middle += executions * range.middle;
}

/* Bases that are equal modulo P, with their counts added up. */
struct residues {
  uint16_t slot[SCORE_SLOTS]; /* 1 + index below: open addressing */
  uint32_t base[SCORE_CHUNK];
  double executions[SCORE_CHUNK];
  size_t count;
};

static void reduce(const struct question *question, const struct borders *borders, bool has_terms,
                   const struct trace_base *bases, size_t count, struct residues *out) {
  memset(out->slot, 0, sizeof out->slot);
  out->count = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t base = (uint32_t)(((int64_t)bases[i].offset + question->shift + question->bias) %
                               question->period);
    base = borders->is_known && !has_terms ? lowest_alike(question, borders, base) : base;
    size_t at = base * UINT32_C(0x9e3779b1) >> (32 - SCORE_SLOT_BITS);
    while (out->slot[at] && out->base[out->slot[at] - 1] != base)
      at = (at + 1) % SCORE_SLOTS;
    if (!out->slot[at]) {
      out->base[out->count] = base;
      out->executions[out->count] = 0;
      out->slot[at] = (uint16_t)++out->count;
    }
    out->executions[out->slot[at] - 1] += bases[i].count;
  }
}

static void count_pattern(const struct question *question, const struct trace_pattern *pattern,
                          struct tally *tally) {
  struct residues residues;
  struct axes axes = find_axes(question, pattern);
  struct borders borders = find_borders(question, pattern);
  for (size_t first = 0; first < pattern->bases.count; first += SCORE_CHUNK) {
    size_t left = pattern->bases.count - first;
    reduce(question, &borders, pattern->term_count != 0, pattern->bases.items + first,
           left < SCORE_CHUNK ? left : SCORE_CHUNK, &residues);
    for (size_t i = 0; i < residues.count; i++) {
      struct range range = pattern->known
                               ? at_base(question, pattern, &axes, &borders, residues.base[i])
                               : worst(question, pattern->may);
      count(tally, range, residues.executions[i], pattern->known);
    }
  }
}

/* The alternative that begins with pattern *first, which then is the next one's first. */
static struct tally count_alternative(const struct question *question,
                                      const struct trace_access *access, size_t *first) {
  struct tally tally = {.min = INFINITY, .ruled = true, .exact = true, .known = true};
  uint32_t number = access->patterns.items[*first].alternative;
  for (; *first < access->patterns.count; ++*first) {
    if (access->patterns.items[*first].alternative != number)
      break;
    count_pattern(question, &access->patterns.items[*first], &tally);
  }
  return tally;
}

/* All alternatives, which are equally likely; exact only where they agree. */
static struct tally count_access(const struct question *question,
                                 const struct trace_access *access) {
  size_t next = 0;
  double count = access->alternatives;
  struct tally all = {.min = INFINITY, .ruled = true, .exact = true, .known = true}, one = all;
  while (next < access->patterns.count) {
    bool is_first = !next;
    struct tally tally = count_alternative(question, access, &next);
    if (is_first)
      one = tally;
    bool agrees = tally.executions == one.executions && tally.middle == one.middle &&
                  tally.min == one.min && tally.max == one.max && tally.ideal == one.ideal;
    all.min = fmin(all.min, tally.min);
    all.max = fmax(all.max, tally.max);
    all.executions += tally.executions / count;
    all.middle += tally.middle / count;
    all.ideal += tally.ideal / count;
    all.ruled = all.ruled && tally.ruled;
    all.known = all.known && tally.known;
    all.exact = all.exact && tally.exact && agrees;
  }
  return all;
}

double unbank_score_cost(const struct trace *trace, const struct access *access,
                         const struct unbank_layout *layout, unsigned bytes, int32_t shift,
                         uint64_t *work) {
  struct question question = ask(trace, access, layout, bytes, shift, work);
  const struct trace_access *traced = unbank_traced(trace, access->id);
  return count_access(&question, traced->measured ? traced->measured : traced).middle;
}

/* Reasons. */

/* The first pattern with a run-time stride that alone makes its score a range; its axes. */
static const struct trace_pattern *strided(const struct question *question,
                                           const struct trace_access *access, struct axes *axes) {
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    *axes = find_axes(question, pattern);
    if (pattern->known && pattern->may == pattern->firm && axes->count == 2 &&
        axes->counters == 2 && axes->unknown_points && axes->items[0].cases == 1)
      return pattern;
  }
  return NULL;
}

/* A set of residues modulo `cases` in words: "n is odd", "n is a multiple of 32"; NULL for any
 * other set. */
static const char *describe(struct arena *arena, const char *name, const double *wavefronts,
                            uint32_t cases, double wanted) {
  uint32_t common = cases, hits = 0, odd = 0;
  for (uint32_t i = 0; i < cases; i++)
    if (wavefronts[i] == wanted) {
      common = gcd(common, i);
      hits++, odd += i & 1;
    }
  if (hits == odd && cases % 2 == 0 && 2 * hits == cases)
    return arena_printf(arena, "%s is odd", name);
  if (common > 1 && hits == cases / common)
    return arena_printf(arena, "%s is a multiple of %u", name, common);
  return NULL;
}

static const char *stride_reason(const struct question *question, const struct trace_access *access,
                                 struct arena *arena) {
  struct axes axes;
  const struct trace_pattern *pattern = strided(question, access, &axes);
  if (!pattern)
    return NULL;
  const struct axis axis = axes.items[1];
  const char *name = question->traced->symbols[axis.term->symbol].name;
  double *wavefronts = ARENA_ARRAY(arena, double, axis.cases), least = INFINITY, most = 0;
  uint32_t base = (pattern->bases.items[0].offset + (uint32_t)question->shift) % question->period;
  for (uint32_t i = 0; i < axis.cases; i++) {
    uint32_t offset[UNBANK_LANES];
    start_lanes(question, pattern, base, offset);
    move_lanes(&axis, 1, i, offset);
    wavefronts[i] = evaluate(question, offset, pattern->may, pattern->firm).max;
    least = fmin(least, wavefronts[i]), most = fmax(most, wavefronts[i]);
  }
  if (least == most)
    return arena_printf(arena, "%g wavefronts unless %s is 0", most, name);
  const char *good = describe(arena, name, wavefronts, axis.cases, least);
  const char *bad = describe(arena, name, wavefronts, axis.cases, most);
  if (!good && !bad)
    return NULL;
  return arena_printf(arena, "%g wavefront%s%s%s, %g%s%s", least, least == 1 ? "" : "s",
                      good ? " if " : " at best", good ? good : "", most,
                      bad ? " if " : " at worst", bad ? bad : "");
}

static const char *symbol_reason(const struct question *question, const struct trace_access *access,
                                 struct arena *arena) {
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    struct axes axes = find_axes(question, pattern);
    if (!axes.unknown_points || !axes.counter_points)
      return arena_printf(arena, "work cap reached: more than %d combinations of values",
                          SCORE_CASES_MAX);
    if (pattern->term_count && *question->traced->symbols[pattern->terms[0].symbol].name)
      return arena_printf(arena, "depends on %s",
                          question->traced->symbols[pattern->terms[0].symbol].name);
  }
  return "depends on a value that is not known";
}

static const char *reason_of(const struct question *question, const struct trace_access *access,
                             const struct tally *tally, struct arena *arena) {
  if (!tally->ruled)
    return "no rule is known for this instruction";
  if (*access->reason)
    return access->reason;
  const char *stride = stride_reason(question, access, arena);
  return stride ? stride : symbol_reason(question, access, arena);
}

/* By its measured patterns, which hold all that there is to know. One that was never executed
 * costs nothing. */
static struct access_score score_measured(const struct question *question,
                                          const struct trace_access *measured) {
  if (!measured->reached)
    return (struct access_score){.exactness = UNBANK_MEASURED, .reason = measured->reason};
  struct tally tally = count_access(question, measured);
  return (struct access_score){.mean = tally.middle / tally.executions,
                               .min = tally.min,
                               .max = tally.max,
                               .ideal = tally.ideal / tally.executions,
                               .exactness = UNBANK_MEASURED,
                               .reason = measured->reason};
}

void unbank_score(const struct trace *trace, const struct access *access,
                  const struct unbank_layout *layout, unsigned bytes, int32_t shift,
                  struct arena *arena, struct access_score *out) {
  const struct trace_access *traced = unbank_traced(trace, access->id);
  if (!traced->reached) {
    *out = (struct access_score){.exactness = UNBANK_EXACT, .reason = traced->reason};
    return;
  }
  uint64_t work = 0;
  struct question question = ask(trace, access, layout, bytes, shift, &work);
  struct tally tally = count_access(&question, traced);
  bool is_known = tally.known && tally.ruled;
  if (traced->mixes_trips && tally.min != tally.max)
    tally.exact = false;
  *out = (struct access_score){.mean = tally.exact && tally.ruled ? tally.middle / tally.executions
                                                                  : NAN,
                               .min = tally.min,
                               .max = isinf(tally.max) ? NAN : tally.max,
                               .ideal = is_known ? tally.ideal / tally.executions : NAN,
                               .exactness = !is_known     ? UNBANK_UNKNOWN
                                            : tally.exact ? UNBANK_EXACT
                                                          : UNBANK_BOUNDED,
                               .reason = ""};
  if (out->exactness != UNBANK_EXACT && traced->measured && tally.ruled)
    *out = score_measured(&question, traced->measured);
  else if (out->exactness != UNBANK_EXACT)
    out->reason = reason_of(&question, traced, &tally, arena);
}
