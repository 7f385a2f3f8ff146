/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 6: the bank rule applied to what an access addresses, under a layout.
 *
 * What must be evaluated follows from one fact. Let T be the layout's period, phi(o + T) = phi(o) + c, and g the granule, max(4,
 * bytes). Moving all lanes by a multiple of
 *
 *     P = T * g / gcd(c, g)
 *
 * moves all granules alike, a rotation of the banks: the wavefronts stay. So a base counts modulo P (identity: modulo g), and a
 * symbol with the same coefficient a for all lanes adds the multiples of gcd(a, P) modulo P, as all its values are possible.
 *
 * A symbol s whose coefficients differ between lanes (tid * n) changes banks and distances. Banks depend on s modulo M, the
 * least M with a[lane] * M a multiple of L = lcm(P, 128) for all lanes. For each residue r a large representative r + k * M is taken, so
 * that lanes share a word only where they do for every s: the answer for strides that matter, not for n = 0. */
#include <math.h>

#include "ir/trace.h"

enum {
  SCORE_CASES_MAX = 4096,          /* combinations of residues that are evaluated for one pattern */
  SCORE_CHUNK = 512,               /* bases that are reduced together */
  SCORE_FAR = 1 << 18,             /* beyond any offset: more than an SM has shared memory */
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
  const struct trace *trace;
  enum unbank_op op;
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
  uint32_t period; /* P */
  uint32_t bias;   /* a multiple of P that keeps offsets positive */
};

/* What one evaluation, or a set of them, came to. */
struct range {
  double min, max, ideal;
  bool ruled; /* the bank rule knows the instruction */
};

static struct question ask(const struct trace *trace, const struct access *access, const struct unbank_layout *layout,
                           unsigned bytes, int32_t shift) {
  uint32_t granule = bytes > UNBANK_BANK_BYTES ? bytes : UNBANK_BANK_BYTES;
  uint32_t period = unbank_layout_period(layout);
  uint32_t moved = unbank_layout_apply(layout, period) - unbank_layout_apply(layout, 0);
  period *= granule / gcd(moved, granule);
  return (struct question){.trace = trace,
                           .op = access->op,
                           .layout = layout,
                           .bytes = bytes,
                           .shift = shift,
                           .period = period,
                           .bias = (SCORE_FAR + period - 1) / period * period};
}

/* Runs the rule on the lanes at offset[]: all of `may` for the most, only `firm` for the least. */
static struct range evaluate(const struct question *question, const uint32_t offset[UNBANK_LANES], uint32_t may,
                             uint32_t firm) {
  struct unbank_lanes lanes = {.active = may};
  struct unbank_wavefronts most, least = {.wavefronts = 1};
  for (uint32_t left = may; left; left &= left - 1) {
    unsigned lane = (unsigned)__builtin_ctz(left);
    lanes.offset[lane] = unbank_layout_apply(question->layout, offset[lane]);
  }
  if (!unbank_bank_wavefronts(question->op, question->bytes, &lanes, &most))
    return (struct range){.min = 1, .max = INFINITY};
  lanes.active = firm;
  if (firm == may)
    least = most;
  else if (firm)
    unbank_bank_wavefronts(question->op, question->bytes, &lanes, &least);
  if (least.wavefronts > most.wavefronts)
    least.wavefronts = most.wavefronts;
  return (struct range){least.wavefronts, most.wavefronts, most.ideal, true};
}

/* Run-time strides. */

/* The values of one symbol, or of all uniform ones together, that are tried. */
struct axis {
  const struct trace_term *term; /* NULL: all lanes move by multiples of `step` */
  uint32_t step, cases;          /* value number i: i * step, or of a term's symbol i + far * cases */
  uint32_t far;
};

static struct axis stride_axis(const struct question *question, const struct trace_pattern *pattern,
                               const struct trace_term *term) {
  uint32_t period = question->period, common = 0;
  uint32_t all = period / gcd(period, UNBANK_BANK_ROW) * UNBANK_BANK_ROW;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (pattern->may >> i & 1)
      common = gcd(common, term->coefficient[i] % all);
  struct axis axis = {.term = term, .cases = all / gcd(all, common)};
  axis.far = SCORE_FAR / axis.cases | 1;
  return axis;
}

/* The axes along which a pattern must be tried, and the number of points; 0 points: too many. */
static unsigned find_axes(const struct question *question, const struct trace_pattern *pattern,
                          struct axis axes[TRACE_SYMBOLS_MAX + 1], uint32_t *points) {
  unsigned count = 1;
  uint64_t product;
  axes[0] = (struct axis){.step = question->period};
  for (size_t t = 0; t < pattern->term_count; t++)
    if (pattern->terms[t].uniform)
      axes[0].step = gcd(axes[0].step, pattern->terms[t].coefficient[0]);
    else
      axes[count++] = stride_axis(question, pattern, &pattern->terms[t]);
  axes[0].cases = question->period / axes[0].step;
  product = axes[0].cases;
  for (unsigned i = 1; i < count && product <= SCORE_CASES_MAX; i++)
    product *= axes[i].cases;
  *points = product <= SCORE_CASES_MAX ? (uint32_t)product : 0;
  return count;
}

static void place_lanes(const struct question *question, const struct trace_pattern *pattern, uint32_t base,
                        const struct axis *axes, unsigned axis_count, uint32_t point, uint32_t offset[UNBANK_LANES]) {
  uint32_t start = base + question->bias + point % axes[0].cases * axes[0].step;
  point /= axes[0].cases;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = start + pattern->relative[i];
  for (unsigned a = 1; a < axis_count; a++) {
    uint32_t value = point % axes[a].cases + axes[a].far * axes[a].cases;
    point /= axes[a].cases;
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      offset[i] += axes[a].term->coefficient[i] * value;
  }
}

/* All lanes in different words of one bank: the worst that data can do. */
static struct range worst(const struct question *question, uint32_t may) {
  uint32_t offset[UNBANK_LANES];
  struct unbank_layout identity = {.kind = UNBANK_LAYOUT_IDENTITY};
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

/* The range of a pattern at one base, over all that is not known. */
static struct range at_base(const struct question *question, const struct trace_pattern *pattern, uint32_t base) {
  struct axis axes[TRACE_SYMBOLS_MAX + 1];
  uint32_t points, offset[UNBANK_LANES];
  unsigned count = find_axes(question, pattern, axes, &points);
  if (!points)
    return worst(question, pattern->may);
  struct range range = {.min = INFINITY, .ruled = true};
  for (uint32_t point = 0; point < points; point++) {
    place_lanes(question, pattern, base, axes, count, point, offset);
    widen(&range, evaluate(question, offset, pattern->may, pattern->firm));
  }
  return range;
}

/* Sums. */

struct tally {
  double executions; /* weights of what follows */
  double wavefronts, middle, ideal;
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
  tally->exact = tally->exact && is_known && range.min == range.max;
  tally->wavefronts += executions * range.max;
  if (is_known && range.ruled)
    tally->middle += executions * (range.min + range.max) / 2;
}

/* Bases that are equal modulo P, with their counts added up. */
struct residues {
  uint16_t slot[2 * SCORE_CHUNK]; /* 1 + index below: open addressing */
  uint32_t base[SCORE_CHUNK];
  double executions[SCORE_CHUNK];
  size_t count;
};

static void reduce(const struct question *question, const struct trace_base *bases, size_t count,
                   struct residues *out) {
  memset(out->slot, 0, sizeof out->slot);
  out->count = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t base = (uint32_t)(((int64_t)bases[i].offset + question->shift + question->bias) % question->period);
    size_t at = base * UINT32_C(0x9e3779b1) >> 22;
    while (out->slot[at] && out->base[out->slot[at] - 1] != base)
      at = (at + 1) % (2 * SCORE_CHUNK);
    if (!out->slot[at]) {
      out->base[out->count] = base;
      out->executions[out->count] = 0;
      out->slot[at] = (uint16_t)++out->count;
    }
    out->executions[out->slot[at] - 1] += bases[i].count;
  }
}

static void count_pattern(const struct question *question, const struct trace_pattern *pattern, struct tally *tally) {
  struct residues residues;
  for (size_t first = 0; first < pattern->bases.count; first += SCORE_CHUNK) {
    size_t left = pattern->bases.count - first;
    reduce(question, pattern->bases.items + first, left < SCORE_CHUNK ? left : SCORE_CHUNK, &residues);
    for (size_t i = 0; i < residues.count; i++) {
      struct range range = pattern->known ? at_base(question, pattern, residues.base[i])
                                          : worst(question, pattern->may);
      count(tally, range, residues.executions[i], pattern->known);
    }
  }
}

static struct tally count_access(const struct question *question, const struct trace_access *access) {
  struct tally tally = {.min = INFINITY, .ruled = true, .exact = true, .known = true};
  for (size_t i = 0; i < access->patterns.count; i++)
    count_pattern(question, &access->patterns.items[i], &tally);
  return tally;
}

double unbank_score_cost(const struct trace *trace, const struct access *access, const struct unbank_layout *layout,
                         unsigned bytes, int32_t shift) {
  struct question question = ask(trace, access, layout, bytes, shift);
  return count_access(&question, &trace->accesses[access->id]).middle;
}

/* Reasons. */

/* The first pattern with a run-time stride that alone makes its score a range, and that stride's axis. */
static const struct trace_pattern *strided(const struct question *question, const struct trace_access *access,
                                           struct axis *out) {
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    struct axis axes[TRACE_SYMBOLS_MAX + 1];
    uint32_t points;
    if (pattern->known && pattern->may == pattern->firm && find_axes(question, pattern, axes, &points) == 2 &&
        points && axes[0].cases == 1) {
      *out = axes[1];
      return pattern;
    }
  }
  return NULL;
}

/* A set of residues modulo `cases` in words: "n is odd", "n is a multiple of 32"; NULL for any other set. */
static const char *describe(struct arena *arena, const char *name, const double *wavefronts, uint32_t cases,
                            double wanted) {
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
  struct axis axis;
  const struct trace_pattern *pattern = strided(question, access, &axis);
  if (!pattern)
    return NULL;
  const char *name = question->trace->symbols[axis.term->symbol].name;
  double *wavefronts = ARENA_ARRAY(arena, double, axis.cases), least = INFINITY, most = 0;
  struct axis axes[] = {{.step = question->period, .cases = 1}, axis};
  uint32_t base = (pattern->bases.items[0].offset + (uint32_t)question->shift) % question->period;
  for (uint32_t i = 0; i < axis.cases; i++) {
    uint32_t offset[UNBANK_LANES];
    place_lanes(question, pattern, base, axes, 2, i, offset);
    wavefronts[i] = evaluate(question, offset, pattern->may, pattern->firm).max;
    least = fmin(least, wavefronts[i]), most = fmax(most, wavefronts[i]);
  }
  const char *good = describe(arena, name, wavefronts, axis.cases, least);
  const char *bad = describe(arena, name, wavefronts, axis.cases, most);
  if (!good && !bad)
    return NULL;
  return arena_printf(arena, "%g wavefront%s%s%s, %g%s%s", least, least == 1 ? "" : "s", good ? " if " : " at best", good ? good : "", most,
                      bad ? " if " : " at worst", bad ? bad : "");
}

static const char *symbol_reason(const struct question *question, const struct trace_access *access,
                                 struct arena *arena) {
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    struct axis axes[TRACE_SYMBOLS_MAX + 1];
    uint32_t points;
    find_axes(question, pattern, axes, &points);
    if (!points)
      return arena_printf(arena, "work cap reached: more than %d combinations of values", SCORE_CASES_MAX);
    if (pattern->term_count && *question->trace->symbols[pattern->terms[0].symbol].name)
      return arena_printf(arena, "depends on %s", question->trace->symbols[pattern->terms[0].symbol].name);
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

void unbank_score(const struct trace *trace, const struct access *access, const struct unbank_layout *layout,
                  unsigned bytes, int32_t shift, struct arena *arena, struct access_score *out) {
  const struct trace_access *traced = &trace->accesses[access->id];
  if (!traced->reached) {
    *out = (struct access_score){.exactness = UNBANK_EXACT, .reason = traced->reason};
    return;
  }
  struct question question = ask(trace, access, layout, bytes, shift);
  struct tally tally = count_access(&question, traced);
  bool is_known = tally.known && tally.ruled;
  *out = (struct access_score){.mean = tally.exact && tally.ruled ? tally.wavefronts / tally.executions : NAN,
                               .min = tally.min,
                               .max = isinf(tally.max) ? NAN : tally.max,
                               .ideal = tally.ruled ? tally.ideal / tally.executions : NAN,
                               .exactness = !is_known     ? UNBANK_UNKNOWN
                                            : tally.exact ? UNBANK_EXACT
                                                          : UNBANK_BOUNDED,
                               .reason = ""};
  if (out->exactness != UNBANK_EXACT)
    out->reason = reason_of(&question, traced, &tally, arena);
}
