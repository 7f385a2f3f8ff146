/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cases over the residues of a symbol. (lane + s) / 32 is not linear in s, but with s = 32 * s' + r
 * it is, for each residue r: (lane + r) / 32 + s'. So where an operation mixes lanes and a symbol
 * in such a way, the kernel is traced again, once for each residue of that symbol: the cases of
 * trace.h. When all of them score alike, the score is exact whatever s is.
 *
 * A condition of which nothing is known, but that it is the same for all lanes, is such a symbol,
 * too: where it chooses between two places that lie apart otherwise for each lane, as in
 * s[transposed ? x * 32 + y : y * 32 + x], its residues modulo 2 are the two cases. Only one that a
 * warp computes once is: an address may be made of what two iterations chose, one way each.
 *
 * A sum of symbols, 4 * i - 4 * n, is taken as one: as 4 * u, with a symbol u for i - n. */
#ifndef UNBANK_LANES_RESIDUES_H
#define UNBANK_LANES_RESIDUES_H

#include "lanes/record/record.h"

enum {
  RESIDUE_CASES_MAX = 256,    /* residues of one symbol */
  RESIDUE_SYMBOLS_MAX = 32,   /* of one kernel, one after the other */
  RESIDUE_STEPS_MAX = 100000, /* executed steps of all of them */
  RESIDUE_ROUNDS_MAX = 3,     /* one modulus may show that a larger one is needed */
};

struct residue_cases {
  struct arena *arena;
  uint32_t active;  /* number, below, of the symbol whose cases are traced now */
  uint32_t residue; /* of that symbol in this case */
  struct map index; /* origin of a symbol -> number below */
  struct {
    struct residue_symbol {
      uint32_t modulus;
      uint64_t
          requested_factor; /* the modulus should become so many times as large; 1: it should not */
      const char *name;     /* what it comes from, for people: "n" */
      bool is_condition;    /* its cases come after those of all that are none */
    } *items;
    size_t count, capacity;
  } list;
  LIST_OF(struct symbol_sum) sums;
};

/* A sum of symbols that is taken for one symbol; its address is that symbol's origin. The ages of
 * its symbols, in all combinations met, count as ages of the sum. */
struct symbol_sum {
  unsigned count;
  const void *keys[VALUE_SYMBOLS_MAX];
  int32_t factors[VALUE_SYMBOLS_MAX];
  uint64_t roots;
  bool is_coordinate;
  const void **origin; /* an address that is this sum's alone */
  struct {
    struct symbol_ages {
      uint32_t of[VALUE_SYMBOLS_MAX];
    } *items;
    size_t count, capacity;
  } ages;
};

struct residue_cases *unbank_residue_cases(struct arena *arena);

/* The modulus of a symbol (1: it has no cases), and its residue in the case that is traced. */
uint32_t unbank_residue_modulus(const struct residue_cases *residues,
                                const struct symbol_origin *origin, uint32_t *residue);

/* Where all terms of a value have the same coefficients for all lanes and there are two or more of
 * them: true, the origin and the age of one symbol for their sum, and the factor it has in the
 * value. */
bool unbank_sum_symbol(struct residue_cases *residues, const struct recorder *recorder,
                       const struct value *value, struct symbol_origin *origin, uint32_t *age,
                       uint32_t *factor);

/* Requests the moduli with which `a op b` would be linear in its symbols. */
void unbank_request_residues(struct residue_cases *residues, const struct recorder *recorder,
                             enum step_op op, const struct value *a, const struct value *b);

/* Requests the two cases of a condition, where that is the symbol of this origin. */
void unbank_request_condition(struct residue_cases *residues, const struct recorder *recorder,
                              const struct value *condition, const void *origin);

/* Makes symbol number `number` the one whose cases are traced, with the modulus that was requested,
 * which is how many cases there are. 0: none was requested, or too many. */
uint32_t unbank_activate_case(struct residue_cases *residues, size_t number);

#endif
