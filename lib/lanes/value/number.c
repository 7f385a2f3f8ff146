/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/value/number.h"

static int64_t reverse_bits(uint64_t x, unsigned width) {
  uint64_t out = 0;
  for (unsigned i = 0; i < width; i++)
    out |= (x >> i & 1) << (width - 1 - i);
  return (int64_t)out;
}

static int64_t high_product(enum step_op op, unsigned width, int64_t a, int64_t b) {
  if (op == STEP_SMULHI)
    return (int64_t)((__int128)a * b >> width);
  return (int64_t)((unsigned __int128)value_zero_extend(a, width) * value_zero_extend(b, width) >>
                   width);
}

/* a + b or a - b, saturated to a signed integer of `width` bits. */
static int64_t saturated_sum(unsigned width, int64_t a, int64_t b, bool subtract) {
  __int128 sum = subtract ? (__int128)a - b : (__int128)a + b, bound = (__int128)1 << (width - 1);
  return (int64_t)(sum >= bound ? bound - 1 : sum < -bound ? -bound : sum);
}

/* One row an operation: the result from the lanes' a and b (sign-extended) and ua and ub
 * (zero-extended). */
#define BINARY_TABLE(X)                                                                            \
  X(ADD, (int64_t)((uint64_t)a + (uint64_t)b))                                                     \
  X(SUB, (int64_t)((uint64_t)a - (uint64_t)b))                                                     \
  X(MUL, (int64_t)((uint64_t)a * (uint64_t)b))                                                     \
  X(AND, (a & b))                                                                                  \
  X(OR, a | b)                                                                                     \
  X(XOR, a ^ b)                                                                                    \
  X(SHL, ub < width ? (int64_t)((uint64_t)a << ub) : 0)                                            \
  X(LSHR, ub < width ? (int64_t)(ua >> ub) : 0)                                                    \
  X(ASHR, ub < width ? a >> ub : 0)                                                                \
  X(UDIV, ub ? (int64_t)(ua / ub) : 0)                                                             \
  X(SDIV, b == -1 ? (int64_t)(0 - (uint64_t)a) : b ? a / b : 0)                                    \
  X(UREM, ub ? (int64_t)(ua % ub) : 0)                                                             \
  X(SREM, (b && b != -1) ? a % b : 0)                                                              \
  X(UMIN, ua < ub ? a : b)                                                                         \
  X(UMAX, ua > ub ? a : b)                                                                         \
  X(SMIN, a < b ? a : b)                                                                           \
  X(SMAX, a > b ? a : b)                                                                           \
  X(UMULHI, high_product(STEP_UMULHI, width, a, b))                                                \
  X(SMULHI, high_product(STEP_SMULHI, width, a, b))                                                \
  X(UMUL24, (int64_t)((ua & 0xffffff) * (ub & 0xffffff)))                                          \
  X(SMUL24, value_sign_extend(a, 24) * value_sign_extend(b, 24))                                   \
  X(UADDSAT, ua > value_zero_extend(~b, width) ? -1 : (int64_t)(ua + ub))                          \
  X(SADDSAT, saturated_sum(width, a, b, false))                                                    \
  X(USUBSAT, ua < ub ? 0 : (int64_t)(ua - ub))                                                     \
  X(SSUBSAT, saturated_sum(width, a, b, true))                                                     \
  X(UCMP, (ua > ub) - (ua < ub))                                                                   \
  X(SCMP, (a > b) - (a < b))                                                                       \
  X(EQ, -(a == b))                                                                                 \
  X(NE, -(a != b))                                                                                 \
  X(ULT, -(ua < ub))                                                                               \
  X(ULE, -(ua <= ub))                                                                              \
  X(UGT, -(ua > ub))                                                                               \
  X(UGE, -(ua >= ub))                                                                              \
  X(SLT, -(a < b))                                                                                 \
  X(SLE, -(a <= b))                                                                                \
  X(SGT, -(a > b))                                                                                 \
  X(SGE, -(a >= b))

static const int64_t *broadcast(const struct value *value, bool uniform,
                                int64_t buffer[UNBANK_LANES]) {
  if (uniform || !value->uniform)
    return value->k;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    buffer[i] = value->k[0];
  return buffer;
}

void value_compute(enum step_op op, unsigned width, struct value *out, const struct value *a_value,
                   const struct value *b_value) {
  int64_t a_buffer[UNBANK_LANES], b_buffer[UNBANK_LANES];
  bool uniform = a_value->uniform && b_value->uniform;
  const int64_t *as = broadcast(a_value, uniform, a_buffer),
                *bs = broadcast(b_value, uniform, b_buffer);
  unsigned lanes = value_lanes_of(uniform);
  switch (op) {
#define X(name, result)                                                                            \
  case STEP_##name:                                                                                \
    for (unsigned i = 0; i < lanes; i++) {                                                         \
      int64_t a = as[i], b = bs[i];                                                                \
      uint64_t ua = value_zero_extend(a, width), ub = value_zero_extend(b, width);                 \
      (void)ua, (void)ub;                                                                          \
      out->k[i] = value_sign_extend(result, width);                                                \
    }                                                                                              \
    break;
    BINARY_TABLE(X)
#undef X
  default:
    break;
  }
  out->uniform = uniform;
}

bool value_unary(enum step_op op, unsigned width, struct value *out, const struct value *a) {
  if (a->term_count)
    return false;
  value_set_number(out, 0, a->array);
  out->uniform = a->uniform, out->assumed = a->assumed,
  out->differs_by_iteration = a->differs_by_iteration;
  out->unknown = a->unknown, out->unknown_bits = UINT64_MAX;
  for (unsigned i = 0; i < value_lanes_of(a->uniform); i++) {
    int64_t x = a->k[i], result = 0;
    uint64_t ux = value_zero_extend(x, width);
    switch (op) {
    case STEP_ABS:
      result = x < 0 ? (int64_t)(0 - (uint64_t)x) : x;
      break;
    case STEP_BITREVERSE:
      result = reverse_bits(ux, width);
      break;
    case STEP_CTPOP:
      result = __builtin_popcountll(ux);
      break;
    case STEP_CTLZ:
      result = ux ? __builtin_clzll(ux) - (int)(64 - width) : (int)width;
      break;
    case STEP_CTTZ:
      result = ux ? __builtin_ctzll(ux) : (int)width;
      break;
    case STEP_BSWAP:
      result = (int64_t)(__builtin_bswap64(ux) >> (64 - width));
      break;
    default:
      break;
    }
    out->k[i] = value_sign_extend(result, width);
  }
  return true;
}

bool value_funnel(const struct step *step, struct value *out, const struct value *a,
                  const struct value *b, const struct value *c) {
  if (a->term_count || b->term_count || c->term_count)
    return false;
  unsigned width = step->width;
  value_set_number(out, 0, 0);
  out->uniform = false;
  out->unknown = a->unknown | b->unknown | c->unknown, out->unknown_bits = UINT64_MAX;
  value_inherit(out, a);
  value_inherit(out, b);
  value_inherit(out, c);
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    uint64_t high = value_zero_extend(value_lane(a, i), width),
             low = value_zero_extend(value_lane(b, i), width);
    unsigned shift = (unsigned)(value_zero_extend(value_lane(c, i), width) % width);
    unsigned __int128 both = (unsigned __int128)high << width | low;
    both = step->op == STEP_FSHL ? both << shift >> width : both >> shift;
    out->k[i] = value_sign_extend((int64_t)(uint64_t)both, width);
  }
  return true;
}
