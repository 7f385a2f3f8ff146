/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/value/value.h"

#include "lanes/value/number.h"
#include "lanes/value/unknown_bits.h"
#include "support/hash.h"

static uint32_t coefficient_mask(unsigned width) {
  return width >= 32 ? UINT32_MAX : (1u << width) - 1;
}

/* Whole values. */

static struct value_term *terms_of(struct arena *arena, struct value *value) {
  if (!value->terms)
    value->terms = ARENA_ARRAY(arena, struct value_term, VALUE_SYMBOLS_MAX);
  return value->terms;
}

void value_set_number(struct value *out, int64_t number, uint32_t array) {
  out->uniform = true, out->assumed = out->differs_by_iteration = false;
  out->term_count = 0, out->unknown = 0, out->unknown_bits = 0;
  out->array = array;
  out->k[0] = number;
}

void value_set_unknown(struct value *out) {
  value_set_number(out, 0, 0);
  out->unknown = VALUE_ALL_LANES, out->unknown_bits = UINT64_MAX;
}

void value_set_symbol(struct arena *arena, struct value *out, uint32_t symbol, uint32_t age,
                      uint64_t identity) {
  value_set_number(out, 0, 0);
  struct value_term *term = terms_of(arena, out);
  term->symbol = symbol, term->age = age, term->identity = identity;
  term->coefficient[0] = 1;
  out->term_count = 1;
}

void value_copy(struct arena *arena, struct value *out, const struct value *a) {
  unsigned lanes = value_lanes_of(a->uniform);
  out->uniform = a->uniform, out->assumed = a->assumed,
  out->differs_by_iteration = a->differs_by_iteration;
  out->term_count = a->term_count, out->array = a->array;
  out->unknown = a->unknown, out->unknown_bits = a->unknown_bits;
  memcpy(out->k, a->k, lanes * sizeof *a->k);
  for (unsigned t = 0; t < a->term_count; t++) {
    struct value_term *to = &terms_of(arena, out)[t];
    to->symbol = a->terms[t].symbol, to->age = a->terms[t].age;
    to->identity = a->terms[t].identity;
    memcpy(to->coefficient, a->terms[t].coefficient, lanes * sizeof *to->coefficient);
  }
}

void value_expand(struct value *value) {
  if (!value->uniform)
    return;
  value->uniform = false;
  for (unsigned i = 1; i < UNBANK_LANES; i++)
    value->k[i] = value->k[0];
  for (unsigned t = 0; t < value->term_count; t++)
    for (unsigned i = 1; i < UNBANK_LANES; i++)
      value->terms[t].coefficient[i] = value->terms[t].coefficient[0];
}

static bool same_symbol(const struct value_term *a, const struct value_term *b) {
  return a->symbol == b->symbol && a->age == b->age;
}

/* Drops terms whose coefficients are all zero. */
static void prune(struct value *value) {
  unsigned kept = 0;
  for (unsigned t = 0; t < value->term_count; t++) {
    uint32_t any = 0;
    for (unsigned i = 0; i < value_lanes_of(value->uniform); i++)
      any |= value->terms[t].coefficient[i];
    if (any && kept++ != t)
      value->terms[kept - 1] = value->terms[t];
  }
  value->term_count = (uint8_t)kept;
}

/* The index of the term with this symbol. A new one is added with coefficients 0; -1 if there is no
 * room. */
static int term_like(struct arena *arena, struct value *value, const struct value_term *like) {
  for (unsigned t = 0; t < value->term_count; t++)
    if (same_symbol(&value->terms[t], like))
      return (int)t;
  if (value->term_count == VALUE_SYMBOLS_MAX)
    return -1;
  struct value_term *term = &terms_of(arena, value)[value->term_count];
  term->symbol = like->symbol, term->age = like->age, term->identity = like->identity;
  memset(term->coefficient, 0, sizeof term->coefficient);
  return value->term_count++;
}

void value_write(struct arena *arena, struct value *out, const struct value *a, uint32_t mask) {
  value_expand(out);
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (mask >> i & 1) {
      out->k[i] = value_lane(a, i);
      for (unsigned t = 0; t < out->term_count; t++)
        out->terms[t].coefficient[i] = 0;
    }
  prune(out);
  out->unknown_bits = out->unknown & ~mask ? out->unknown_bits : 0;
  out->unknown_bits |= a->unknown & mask ? a->unknown_bits : 0;
  out->unknown = (out->unknown & ~mask) | (a->unknown & mask);
  for (unsigned t = 0; t < a->term_count; t++) {
    int to = term_like(arena, out, &a->terms[t]);
    if (to < 0)
      out->unknown |= mask, out->unknown_bits = UINT64_MAX;
    for (unsigned i = 0; to >= 0 && i < UNBANK_LANES; i++)
      if (mask >> i & 1)
        out->terms[to].coefficient[i] = value_coefficient(a, t, i);
  }
  if (out->term_count)
    out->unknown_bits = value_from_lowest(out->unknown_bits);
  bool kept = out->written & ~mask;
  out->array = !kept || out->array == a->array ? a->array : VALUE_ARRAYS_MIXED;
  out->assumed = a->assumed || (kept && out->assumed);
  out->differs_by_iteration = a->differs_by_iteration || (kept && out->differs_by_iteration);
}

bool value_is_uniform(const struct value *value, uint32_t mask) {
  if (value->unknown & mask)
    return false;
  if (value->uniform || !mask)
    return true;
  unsigned first = (unsigned)__builtin_ctz(mask);
  for (unsigned i = first + 1; i < UNBANK_LANES; i++)
    if (mask >> i & 1) {
      if (value->k[i] != value->k[first])
        return false;
      for (unsigned t = 0; t < value->term_count; t++)
        if (value->terms[t].coefficient[i] != value->terms[t].coefficient[first])
          return false;
    }
  return true;
}

void value_collapse(struct value *value, uint32_t mask) {
  if (value->uniform || !value_is_uniform(value, mask))
    return;
  unsigned first = (unsigned)__builtin_ctz(mask);
  value->k[0] = value->k[first];
  for (unsigned t = 0; t < value->term_count; t++)
    value->terms[t].coefficient[0] = value->terms[t].coefficient[first];
  value->uniform = true;
  value->unknown = 0;
  prune(value);
}

/* Independent of the order of terms. */
uint64_t value_identity(const struct value *value, unsigned lane) {
  uint64_t identity = hash_mix(hash_mix(0, value->array), (uint64_t)value_lane(value, lane));
  for (unsigned t = 0; t < value->term_count; t++) {
    uint32_t coefficient = value_coefficient(value, t, lane);
    identity += coefficient ? hash_mix(value->terms[t].identity, coefficient) : 0;
  }
  return identity;
}

uint32_t value_known_lanes(const struct value *value) {
  uint32_t known = ~value->unknown;
  for (unsigned t = 0; t < value->term_count; t++)
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      if (value_coefficient(value, t, i))
        known &= ~(1u << i);
  return known;
}

bool value_resize(struct arena *arena, const struct step *step, struct value *out,
                  const struct value *a) {
  bool narrow = step->op != STEP_TRUNC && step->from < 32;
  if (a->term_count && narrow)
    return false;
  value_copy(arena, out, a);
  if (step->op == STEP_SEXT || (step->op == STEP_ZEXT && a->term_count))
    return true;
  for (unsigned i = 0; i < value_lanes_of(a->uniform); i++)
    out->k[i] = step->op == STEP_ZEXT ? (int64_t)value_zero_extend(a->k[i], step->from)
                                      : value_sign_extend(a->k[i], step->width);
  out->unknown_bits = step->op == STEP_ZEXT
                          ? value_zero_extend((int64_t)a->unknown_bits, step->from)
                          : (uint64_t)value_sign_extend((int64_t)a->unknown_bits, step->width);
  for (unsigned t = 0; step->op == STEP_TRUNC && t < out->term_count; t++)
    for (unsigned i = 0; i < value_lanes_of(a->uniform); i++)
      out->terms[t].coefficient[i] &= coefficient_mask(step->width);
  prune(out);
  return true;
}

/* The lane that `lane` reads, as PTX defines it: one in its segment, or else itself. */
static unsigned shuffle_source(const struct step *step, unsigned lane, uint32_t b) {
  uint32_t bound = (uint32_t)(step->number / SHUFFLE_CLAMP);
  uint32_t segment = bound >> 8 & (UNBANK_LANES - 1), clamp = bound & (UNBANK_LANES - 1);
  int first = (int)(lane & segment), last = first | (int)(clamp & ~segment);
  int by = (int)(b & (UNBANK_LANES - 1)), from;
  switch ((enum shuffle)(step->number % SHUFFLE_CLAMP)) {
  case SHUFFLE_UP: /* its bound is the first lane, not the last */
    from = (int)lane - by;
    return from >= last ? (unsigned)from : lane;
  case SHUFFLE_DOWN:
    from = (int)lane + by;
    break;
  case SHUFFLE_BFLY:
    from = (int)lane ^ by;
    break;
  default:
    from = first | (by & (int)~segment);
  }
  return from <= last ? (unsigned)from : lane;
}

/* A lane that does not run supplies any number: here, the reader's own. */
bool value_shuffle(struct arena *arena, const struct step *step, struct value *out,
                   const struct value *a, const struct value *b, uint32_t mask) {
  value_copy(arena, out, a);
  if (value_is_uniform(a, mask))
    return true;
  if (mask & ~value_known_lanes(b))
    return false;
  value_expand(out);
  value_inherit(out, b);
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    unsigned source = shuffle_source(step, i, (uint32_t)value_lane(b, i));
    unsigned from = mask >> source & 1 ? source : i;
    out->k[i] = value_lane(a, from);
    for (unsigned t = 0; t < out->term_count; t++)
      out->terms[t].coefficient[i] = value_coefficient(a, t, from);
    out->unknown = (out->unknown & ~(1u << i)) | (a->unknown >> from & 1) << i;
  }
  prune(out);
  return true;
}

/* Linear forms. */

void value_add_multiple(struct arena *arena, unsigned width, struct value *out,
                        const struct value *a, const struct value *b, int64_t factor) {
  bool uniform = a->uniform && b->uniform;
  unsigned lanes = value_lanes_of(uniform);
  value_set_number(out, 0, 0);
  out->uniform = uniform;
  out->unknown = a->unknown | b->unknown;
  out->unknown_bits = out->unknown ? value_unknown_bits_in_sum(width, a, b, factor) : 0;
  for (unsigned i = 0; i < lanes; i++)
    out->k[i] = value_sign_extend(
        (int64_t)((uint64_t)value_lane(a, i) + (uint64_t)value_lane(b, i) * (uint64_t)factor),
        width);
  const struct value *sides[] = {a, b};
  const uint32_t factors[] = {1, (uint32_t)factor};
  for (unsigned s = 0; s < 2; s++)
    for (unsigned t = 0; t < sides[s]->term_count; t++) {
      int to = term_like(arena, out, &sides[s]->terms[t]);
      if (to < 0) {
        value_set_unknown(out);
        return;
      }
      for (unsigned i = 0; i < lanes; i++)
        out->terms[to].coefficient[i] = (out->terms[to].coefficient[i] +
                                         value_coefficient(sides[s], (unsigned)t, i) * factors[s]) &
                                        coefficient_mask(width);
    }
  prune(out);
}

/* out[lane] = a[lane] * factor[lane]. A coefficient of more than 32 bits is not known, which
 * matters if it is shifted back: x << 48 >> 46, a cast to short. */
static void scale(struct arena *arena, unsigned width, struct value *out, const struct value *a,
                  const struct value *factor) {
  value_copy(arena, out, a);
  out->unknown_bits =
      a->unknown | factor->unknown ? value_unknown_bits_after(STEP_MUL, width, a, factor) : 0;
  if (!factor->uniform)
    value_expand(out);
  for (unsigned i = 0; i < value_lanes_of(out->uniform); i++) {
    int64_t by = value_lane(factor, i), product;
    out->k[i] = value_sign_extend((int64_t)((uint64_t)out->k[i] * (uint64_t)by), width);
    for (unsigned t = 0; t < out->term_count; t++) {
      uint32_t *coefficient = &out->terms[t].coefficient[i];
      if (width > 32 && (__builtin_mul_overflow((int32_t)*coefficient, by, &product) ||
                         product != (int32_t)product))
        out->unknown |= out->uniform ? VALUE_ALL_LANES : 1u << i, out->unknown_bits = UINT64_MAX;
      *coefficient = (*coefficient * (uint32_t)by) & coefficient_mask(width);
    }
  }
  out->unknown |= factor->unknown;
  prune(out);
}

/* If all terms are multiples of d, then value = d * S + k, so value / d = S + floor(k / d) and
 * value mod d = k mod d. Signed division rounds toward zero; the two agree if an index that is
 * divided is not negative, which is listed as an assumption. A coefficient beyond any offset means
 * that the value wraps and comes back, as in x << 24 >> 24; where it does is not known from k
 * alone. */
static bool divide(struct arena *arena, bool remainder, struct value *out, const struct value *a,
                   int64_t d) {
  if (d <= 0)
    return false;
  value_copy(arena, out, a);
  out->unknown_bits = UINT64_MAX;
  for (unsigned t = 0; t < a->term_count; t++)
    for (unsigned i = 0; i < value_lanes_of(a->uniform); i++) {
      int64_t coefficient = (int32_t)a->terms[t].coefficient[i];
      if (coefficient % d || coefficient > UNBANK_OFFSET_END || coefficient < -UNBANK_OFFSET_END)
        return false;
      out->terms[t].coefficient[i] = remainder ? 0 : (uint32_t)(coefficient / d);
    }
  for (unsigned i = 0; i < value_lanes_of(a->uniform); i++) {
    int64_t rest = (a->k[i] % d + d) % d;
    out->k[i] = remainder ? rest : (a->k[i] - rest) / d;
  }
  prune(out);
  return true;
}

/* a ^ b, where b is all ones from some bit up and its lower bits affect k alone: ~a is -1 - a. */
static void complement(struct arena *arena, unsigned width, struct value *out,
                       const struct value *a, const struct value *b) {
  VALUE_TEMPORARY(ones);
  value_set_number(&ones, -1, 0);
  value_add_multiple(arena, width, out, &ones, a, -1);
  if (!b->uniform)
    value_expand(out);
  for (unsigned i = 0; i < value_lanes_of(out->uniform); i++)
    out->k[i] ^= ~value_lane(b, i);
}

/* Terms do not reach below bit m. There AND, OR and XOR with numbers under 2^m affect k alone, and
 * AND leaves no term. A mask that keeps all bits from m up keeps the terms, and an XOR that flips
 * all of them negates the terms. */
static bool bitwise(struct arena *arena, enum step_op op, unsigned width, struct value *out,
                    const struct value *a, const struct value *b) {
  uint32_t all = 0;
  for (unsigned t = 0; t < a->term_count; t++)
    for (unsigned i = 0; i < value_lanes_of(a->uniform); i++)
      all |= a->terms[t].coefficient[i];
  int64_t below = ((int64_t)1 << (all ? __builtin_ctz(all) : 32)) - 1;
  bool low = true, high = op == STEP_AND || (op == STEP_XOR && !b->unknown);
  for (unsigned i = 0; i < value_lanes_of(b->uniform); i++) {
    low = low && !(b->k[i] & ~below);
    high = high && (uint32_t)(b->k[i] | below) == UINT32_MAX;
  }
  if (!low && !high)
    return false;
  if (!low && op == STEP_XOR) {
    complement(arena, width, out, a, b);
    return true;
  }
  value_copy(arena, out, a);
  out->unknown_bits =
      value_from_lowest((a->unknown ? a->unknown_bits : 0) | (b->unknown ? b->unknown_bits : 0));
  if (low && op == STEP_AND)
    out->term_count = 0;
  if (!b->uniform)
    value_expand(out);
  for (unsigned i = 0; i < value_lanes_of(out->uniform); i++) {
    int64_t y = value_lane(b, i);
    out->k[i] = op == STEP_AND ? out->k[i] & y : op == STEP_OR ? out->k[i] | y : out->k[i] ^ y;
  }
  out->unknown |= b->unknown;
  return true;
}

/* Truth values are numbers modulo 2: a xor b = a + b, a and b = a * b, a or b = a * (1 + b) + b. */
static bool logic(struct arena *arena, enum step_op op, struct value *out, const struct value *a,
                  const struct value *b) {
  if (op == STEP_AND) {
    scale(arena, 1, out, a, b);
    return true;
  }
  VALUE_TEMPORARY(not_b);
  value_copy(arena, &not_b, b);
  for (unsigned i = 0; i < value_lanes_of(b->uniform); i++)
    not_b.k[i] = ~b->k[i];
  scale(arena, 1, out, a, &not_b);
  for (unsigned i = 0; i < value_lanes_of(out->uniform); i++)
    out->k[i] |= value_lane(b, i);
  return true;
}

static bool has_negative(const struct value *value) {
  for (unsigned i = 0; i < value_lanes_of(value->uniform); i++)
    if (value->k[i] < 0)
      return true;
  return false;
}

/* a has terms, b has none. */
static bool linear_by_number(struct arena *arena, enum step_op op, unsigned width,
                             struct value *out, const struct value *a, const struct value *b) {
  VALUE_TEMPORARY(power);
  VALUE_TEMPORARY(one);
  value_set_number(&one, 1, 0);
  switch (op) {
  case STEP_MUL:
    scale(arena, width, out, a, b);
    return true;
  case STEP_SHL:
    value_compute(STEP_SHL, width, &power, &one, b);
    power.unknown = b->unknown, power.unknown_bits = UINT64_MAX;
    scale(arena, width, out, a, &power);
    return true;
  case STEP_LSHR:
  case STEP_ASHR:
    value_compute(STEP_SHL, width, &power, &one, b);
    return b->uniform && !b->unknown && divide(arena, false, out, a, power.k[0]);
  case STEP_SDIV:
  case STEP_SREM: /* rounds toward zero: not known if a smaller number meets a symbol */
    if (has_negative(a))
      return false;
    /* fall through */
  case STEP_UDIV:
  case STEP_UREM:
    return b->uniform && !b->unknown &&
           divide(arena, op == STEP_UREM || op == STEP_SREM, out, a, b->k[0]);
  case STEP_AND:
  case STEP_OR:
  case STEP_XOR:
    return width == 1 ? logic(arena, op, out, a, b) : bitwise(arena, op, width, out, a, b);
  default:
    return false;
  }
}

static bool linear(struct arena *arena, enum step_op op, unsigned width, struct value *out,
                   const struct value *a, const struct value *b) {
  bool is_sum = op == STEP_ADD || (width == 1 && op == STEP_XOR);
  if (is_sum || op == STEP_SUB) {
    value_add_multiple(arena, width, out, a, b, is_sum ? 1 : -1);
    return true;
  }
  if (step_is_comparison(op)) { /* the symbols may cancel; index arithmetic does not overflow */
    VALUE_TEMPORARY(difference);
    VALUE_TEMPORARY(zero);
    value_set_number(&zero, 0, 0);
    value_add_multiple(arena, width, &difference, a, b, -1);
    bool is_unsigned = op >= STEP_ULT && op <= STEP_UGE;
    if (difference.term_count || difference.unknown)
      return false;
    value_compute(is_unsigned ? op + (STEP_SLT - STEP_ULT) : op, width, out, &difference, &zero);
    return true;
  }
  if (!b->term_count)
    return linear_by_number(arena, op, width, out, a, b);
  bool commutes = op == STEP_MUL || op == STEP_AND || op == STEP_OR || op == STEP_XOR;
  return commutes && !a->term_count && linear_by_number(arena, op, width, out, b, a);
}

static uint32_t array_of(enum step_op op, const struct value *a, const struct value *b) {
  if (step_is_comparison(op) || (op == STEP_SUB && a->array == b->array))
    return 0;
  return !b->array ? a->array : !a->array ? b->array : VALUE_ARRAYS_MIXED;
}

/* The lanes in which one truth value alone decides the result: false for AND, true for OR. */
static uint32_t decided(enum step_op op, const struct value *value) {
  uint32_t lanes = 0, known = value_known_lanes(value);
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if ((value_lane(value, i) != 0) == (op == STEP_OR))
      lanes |= 1u << i;
  return lanes & known;
}

/* If one side of a logical operation is unknown, the result is known where the other side
 * decides. */
static void decide(enum step_op op, struct value *out, const struct value *a,
                   const struct value *b) {
  uint32_t lanes = decided(op, a) | decided(op, b);
  value_expand(out);
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (lanes >> i & 1) {
      out->k[i] = -(op == STEP_OR);
      for (unsigned t = 0; t < out->term_count; t++)
        out->terms[t].coefficient[i] = 0;
    }
  out->unknown &= ~lanes;
  prune(out);
}

/* If one side decides a truth value alone, only what is assumed about that side counts. */
static void inherit_of_both(enum step_op op, unsigned width, struct value *out,
                            const struct value *a, const struct value *b) {
  const bool is_logic = width == 1 && (op == STEP_AND || op == STEP_OR),
             by_a = is_logic && decided(op, a) == VALUE_ALL_LANES,
             by_b = is_logic && decided(op, b) == VALUE_ALL_LANES;
  if (!by_b || (by_a && b->assumed))
    value_inherit(out, a);
  if (!by_a || (by_b && a->assumed))
    value_inherit(out, b);
}

bool value_binary(struct arena *arena, enum step_op op, unsigned width, struct value *out,
                  const struct value *a, const struct value *b) {
  value_set_number(out, 0, 0);
  if (a->term_count || b->term_count) {
    if (!linear(arena, op, width, out, a, b))
      return false;
  } else {
    value_compute(op, width, out, a, b);
    if (a->unknown | b->unknown)
      out->unknown_bits = value_unknown_bits_after(op, width, a, b);
  }
  out->unknown |= a->unknown | b->unknown;
  inherit_of_both(op, width, out, a, b);
  if (width == 1 && (op == STEP_AND || op == STEP_OR) && out->unknown)
    decide(op, out, a, b);
  out->array = array_of(op, a, b);
  return true;
}
