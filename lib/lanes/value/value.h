/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A lane value: one integer for each of the 32 lanes of a warp, as far as it is known.
 *
 *     value[lane] = k[lane] + sum over terms of symbol * coefficient[lane]
 *
 * A symbol is one unknown number, the same for all lanes. It has an age: a symbol that is met again
 * later (the next warp, the next iteration) is another number of the same origin, and does not
 * cancel against the older one. And it has an identity, a hash of all that it is computed from: two
 * of one identity, in whichever warps, are one number of a launch. A value that is the same for all
 * lanes is `uniform`: only k[0] and coefficient[0] count, so loop counters cost scalar work.
 *
 * k is exact in the width of its IR type, sign-extended. A value with terms is exact modulo 2^32,
 * which is all that an address in shared memory needs: so zext and sext of 32 bits or more are the
 * identity on it. Where IR arithmetic could tell the difference (an index that leaves 32 bits and
 * comes back) the access would be out of bounds.
 *
 * Of a lane that is not known, some bits may be, as LLVM's KnownBits has it: a loaded digit below
 * 16, times 512, leaves bits 9 to 12 unknown and no others, also in a sum.
 *
 * Pointers count from the start of their array. Poison and division by zero give any number: 0.
 */
#ifndef UNBANK_LANES_VALUE_VALUE_H
#define UNBANK_LANES_VALUE_VALUE_H

#include "slice/slice.h"
#include "unbank/bank.h"

enum {
  VALUE_SYMBOLS_MAX = 4, /* in one value */
  VALUE_ARRAYS_MIXED = UINT32_MAX,
  VALUE_ALL_LANES = UINT32_MAX
};

struct value_term {
  uint32_t symbol, age;
  uint64_t identity;
  uint32_t coefficient[UNBANK_LANES];
};

struct value {
  bool uniform;
  bool assumed;              /* holds in a block that lies inside the data, not in a partial one */
  bool differs_by_iteration; /* what is assumed holds in one iteration of a loop alone: the next one
                                compares with another number */
  uint8_t term_count;
  uint32_t array;        /* 1 + id of the array whose start is 0; 0: a plain number */
  uint32_t written;      /* lanes that have been given a value */
  uint32_t unknown;      /* lanes whose bits in `unknown_bits` are not known */
  uint64_t unknown_bits; /* sign-extended like k, whose own bits there mean nothing; of a value with
                      terms all bits from some bit on */
  int64_t k[UNBANK_LANES];
  struct value_term *terms; /* room for VALUE_SYMBOLS_MAX, once there was one */
};

/* A local value, with room for its terms. */
#define VALUE_TEMPORARY(name)                                                                      \
  struct value_term name##_terms[VALUE_SYMBOLS_MAX];                                               \
  struct value name = {.terms = name##_terms}

void value_set_number(struct value *out, int64_t number, uint32_t array);
void value_set_unknown(struct value *out);
void value_set_symbol(struct arena *arena, struct value *out, uint32_t symbol, uint32_t age,
                      uint64_t identity);
void value_copy(struct arena *arena, struct value *out, const struct value *a);
/* What is computed of something assumed is assumed, too. */
static inline void value_inherit(struct value *out, const struct value *from) {
  out->assumed |= from->assumed, out->differs_by_iteration |= from->differs_by_iteration;
}
/* out[lane] = a[lane] for the lanes in `mask`; the others keep what they have. */
void value_write(struct arena *arena, struct value *out, const struct value *a, uint32_t mask);
/* Notices that all lanes in `mask` agree. The others lose their values. */
void value_collapse(struct value *value, uint32_t mask);
/* Gives every lane its own k and coefficients. */
void value_expand(struct value *value);

/* Lanes of which value[lane] is one known number. */
uint32_t value_known_lanes(const struct value *value);
bool value_is_uniform(const struct value *value, uint32_t mask);
static inline int64_t value_lane(const struct value *value, unsigned lane) {
  return value->k[value->uniform ? 0 : lane];
}
static inline uint32_t value_coefficient(const struct value *value, unsigned term, unsigned lane) {
  return value->terms[term].coefficient[value->uniform ? 0 : lane];
}

static inline int64_t value_sign_extend(int64_t x, unsigned width) {
  return (int64_t)((uint64_t)x << (64 - width)) >> (64 - width);
}
static inline uint64_t value_zero_extend(int64_t x, unsigned width) {
  return (uint64_t)x << (64 - width) >> (64 - width);
}
/* The identity of the number that a lane has, which is not unknown. */
uint64_t value_identity(const struct value *value, unsigned lane);
/* How many k and coefficients count. */
static inline unsigned value_lanes_of(bool uniform) { return uniform ? 1 : UNBANK_LANES; }

/* All bits from the lowest on. */
static inline uint64_t value_from_lowest(uint64_t bits) { return bits | -bits; }

/* The operations. `out` is none of the operands. false: not linear in a symbol, and *out is then
 * undefined. */
bool value_binary(struct arena *arena, enum step_op op, unsigned width, struct value *out,
                  const struct value *a, const struct value *b);
bool value_resize(struct arena *arena, const struct step *step, struct value *out,
                  const struct value *a);
/* A shfl by lanes in `mask`; false: which lanes they read is not known. */
bool value_shuffle(struct arena *arena, const struct step *step, struct value *out,
                   const struct value *a, const struct value *b, uint32_t mask);
/* out = a * ca + b * cb, at `width` bits. More terms than fit make it unknown. */
void value_combine(struct arena *arena, unsigned width, struct value *out, const struct value *a,
                   int64_t ca, const struct value *b, int64_t cb);
static inline bool step_is_comparison(enum step_op op) { return op >= STEP_EQ && op <= STEP_SGE; }

#endif
