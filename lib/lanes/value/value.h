/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A lane value: one integer for each of the 32 lanes of a warp, as far as it is known.
 *
 *     value[lane] = k[lane] + sum over terms of symbol * coefficient[lane]
 *
 * A symbol is an unknown number that is the same in all lanes. It has an age: a symbol met again
 * later (in the next warp, or the next iteration) is a different number of the same origin, and
 * does not cancel against the older one. It also has an identity, a hash of everything it is
 * computed from: two symbols of one identity, in whichever warps, are the same number in a launch.
 *
 * A value that is the same in all lanes is `uniform`: only k[0] and coefficient[0] count, so loop
 * counters cost scalar work only.
 *
 * k is exact in the width of its IR type, sign-extended. A value with terms is exact modulo 2^32,
 * which suffices for addresses in shared memory, so zext and sext from 32 bits or more leave it
 * alone. Where IR arithmetic could tell the difference (an index that leaves 32 bits and comes
 * back), the access would be out of bounds.
 *
 * If a lane is not known, only some of its bits may be unknown, as in LLVM's KnownBits: a loaded
 * digit below 16, times 512, leaves bits 9 to 12 unknown and no others, also within a sum.
 *
 * Pointers count from the start of their array. Poison and division by zero give any number: 0. */
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
  bool assumed; /* holds in a block that lies inside the data, but not in a partial block */
  bool differs_by_iteration; /* what is assumed holds only in one iteration of a loop: the next one
                                compares with another number */
  uint8_t term_count;
  uint32_t array;        /* 1 + id of the array whose start is 0; 0: a plain number */
  uint32_t written;      /* lanes that have been given a value */
  uint32_t unknown;      /* lanes in which the bits of `unknown_bits` are not known */
  uint64_t unknown_bits; /* sign-extended like k, whose own bits there mean nothing; in a value with
                            terms, all bits from some bit up */
  int64_t k[UNBANK_LANES];
  struct value_term *terms; /* room for VALUE_SYMBOLS_MAX, allocated with the first */
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
/* What is computed from something assumed is assumed, too. */
static inline void value_inherit(struct value *out, const struct value *from) {
  out->assumed |= from->assumed, out->differs_by_iteration |= from->differs_by_iteration;
}
/* out[lane] = a[lane] for the lanes in `mask`; the others keep their values. */
void value_write(struct arena *arena, struct value *out, const struct value *a, uint32_t mask);
/* Makes a value uniform if all lanes in `mask` agree. The others lose their values. */
void value_collapse(struct value *value, uint32_t mask);
/* Gives every lane its own k and coefficients. */
void value_expand(struct value *value);

/* The lanes in which the value is one known number. */
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
/* The identity of the number in a lane, which must not be unknown. */
uint64_t value_identity(const struct value *value, unsigned lane);
/* How many entries of k and of the coefficients count. */
static inline unsigned value_lanes_of(bool uniform) { return uniform ? 1 : UNBANK_LANES; }

/* All bits from the lowest set bit up. */
static inline uint64_t value_from_lowest(uint64_t bits) { return bits | -bits; }

/* The operations. `out` must not be an operand. False if the result is not linear in a symbol; *out
 * is then undefined. */
bool value_binary(struct arena *arena, enum step_op op, unsigned width, struct value *out,
                  const struct value *a, const struct value *b);
bool value_resize(struct arena *arena, const struct step *step, struct value *out,
                  const struct value *a);
/* A shfl by the lanes in `mask`; false if it is not known which lanes they read. */
bool value_shuffle(struct arena *arena, const struct step *step, struct value *out,
                   const struct value *a, const struct value *b, uint32_t mask);
/* out = a + b * factor, at `width` bits. The result is unknown if there are more terms than fit. */
void value_add_multiple(struct arena *arena, unsigned width, struct value *out,
                        const struct value *a, const struct value *b, int64_t factor);
static inline bool step_is_comparison(enum step_op op) { return op >= STEP_EQ && op <= STEP_SGE; }

#endif
