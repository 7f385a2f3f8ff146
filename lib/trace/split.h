/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Splitting symbols. (lane + s) / 32 is not linear in s, but with s = 32 * s' + r it is, for each
 * residue r: (lane + r) / 32 + s'. So where an operation mixes lanes and a symbol in such a way,
 * the kernel is traced again, once for each residue of that symbol: the alternatives of trace.h.
 * When all of them score alike, the score is exact whatever s is.
 *
 * A sum of symbols, 4 * i - 4 * n, is split as one: as 4 * u, with a symbol u for i - n. */
#ifndef UNBANK_TRACE_SPLIT_H
#define UNBANK_TRACE_SPLIT_H

#include "trace/record.h"

enum {
  SPLIT_ALTERNATIVES_MAX = 256, /* residues of one symbol */
  SPLIT_SYMBOLS_MAX = 32,       /* of one kernel, one after the other */
  SPLIT_STEPS_MAX = 100000,     /* executed steps of all of them */
  SPLIT_ROUNDS_MAX = 3,         /* a split may show that a finer one is needed */
};

struct splits {
  struct arena *arena;
  uint32_t active, residue; /* the symbol that is split now, by its number below, and what it is
                             * modulo its modulus */
  struct map index;         /* origin of a symbol -> number below */
  struct {
    struct split {
      uint32_t modulus;
      uint64_t wanted; /* factor by which the modulus should grow */
    } *items;
    size_t count, room;
  } list;
  struct {
    struct symbol_sum *items;
    size_t count, room;
  } sums;
};

/* A sum of symbols that is taken for one symbol; its address is that symbol's origin. The ages of
 * its symbols, in all combinations met, count as ages of the sum. */
struct symbol_sum {
  unsigned count;
  const void *keys[TRACE_SYMBOLS_MAX];
  int32_t factors[TRACE_SYMBOLS_MAX];
  uint64_t roots;
  bool is_coordinate;
  const void **origin; /* an address that is this sum's alone */
  struct {
    struct symbol_ages {
      uint32_t of[TRACE_SYMBOLS_MAX];
    } *items;
    size_t count, room;
  } ages;
};

struct splits *unbank_splits(struct arena *arena);

/* The modulus by which a symbol is split (1: not at all), and its residue in this alternative. */
uint32_t unbank_split_modulus(const struct splits *splits, const struct symbol_origin *origin,
                              uint32_t *residue);

/* Where all terms of a value have the same coefficients for all lanes and there are two or more of
 * them: true, the origin and the age of one symbol for their sum, and the factor it has in the
 * value. */
bool unbank_sum_symbol(struct splits *splits, const struct recorder *recorder,
                       const struct value *value, struct symbol_origin *origin, uint32_t *age,
                       uint32_t *factor);

/* Notes by what the symbols of `a` and `b` would have to be split for op to be linear. */
void unbank_want_split(struct splits *splits, const struct recorder *recorder, enum step_op op,
                       const struct value *a, const struct value *b);

/* Makes split number `number` the active one, as fine as was wanted. The alternatives it has then;
 * 0 when nothing was wanted, or too much. */
uint32_t unbank_splits_grant(struct splits *splits, size_t number);

#endif
