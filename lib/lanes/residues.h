/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cases by the residues of a symbol.
 *
 * (lane + s) / 32 is not linear in s. But with s = 32 * s' + r it is, for each residue r: (lane +
 * r) / 32 + s'. So if an operation mixes lanes and a symbol in this way, the kernel is traced
 * again, once for each residue of the symbol: the cases of trace.h. If all of them have the same
 * score, the score is exact whatever s is.
 *
 * A condition of which only uniformity is known is such a symbol, too. If it chooses between two
 * places with different lane distances, as in s[transposed ? x * 32 + y : y * 32 + x], its
 * residues modulo 2 are the two cases. It must be computed only once by a warp, because an address
 * could be made of what two iterations chose, each in its own way.
 *
 * A sum of symbols, such as 4 * i - 4 * n, is taken as one symbol: 4 * u, with u for i - n. */
#ifndef UNBANK_LANES_RESIDUES_H
#define UNBANK_LANES_RESIDUES_H

#include "lanes/record/record.h"

enum {
  RESIDUE_CASES_MAX = 256,    /* residues of one symbol */
  RESIDUE_SYMBOLS_MAX = 32,   /* of one kernel, one after the other */
  RESIDUE_STEPS_MAX = 100000, /* executed steps for all of them */
  RESIDUE_ROUNDS_MAX = 3,     /* one modulus may show that a larger one is needed */
};

/* A symbol whose cases are requested. */
struct residue_symbol {
  uint32_t modulus;
  uint64_t requested_factor; /* factor by which the modulus should grow; 1: not at all */
  const char *name;          /* its origin, for people: "n" */
  bool is_condition;         /* cases of conditions come last */
};

struct residue_cases {
  struct arena *arena;
  uint32_t active;  /* the number in `list` of the symbol whose cases are being traced */
  uint32_t residue; /* of that symbol in this case */
  struct map index; /* origin of a symbol -> number in `list` */
  LIST_OF(struct residue_symbol) list;
  LIST_OF(struct symbol_sum) sums;
};

/* One combination of the ages of a sum's symbols. */
struct symbol_ages {
  uint32_t of[VALUE_SYMBOLS_MAX];
};

/* A sum of symbols that counts as one symbol, with its own address as origin. The combinations of
 * the ages of its symbols that were met count as its ages. */
struct symbol_sum {
  unsigned count;
  const void *keys[VALUE_SYMBOLS_MAX];
  int32_t factors[VALUE_SYMBOLS_MAX];
  uint64_t roots;
  bool is_coordinate;
  const void **origin; /* an address that is this sum's alone */
  LIST_OF(struct symbol_ages) ages;
};

struct residue_cases *unbank_residue_cases(struct arena *arena);

/* The modulus of a symbol (1: it has no cases), and its residue in the case that is being
 * traced. */
uint32_t unbank_residue_modulus(const struct residue_cases *residues,
                                const struct symbol_origin *origin, uint32_t *residue);

/* If a value has two or more terms, all with the same coefficients in all lanes: returns true, and
 * the origin and age of one symbol for their sum, and its factor in the value. */
bool unbank_sum_symbol(struct residue_cases *residues, const struct recorder *recorder,
                       const struct value *value, struct symbol_origin *origin, uint32_t *age,
                       uint32_t *factor);

/* Requests the moduli with which `a op b` would be linear in its symbols. */
void unbank_request_residues(struct residue_cases *residues, const struct recorder *recorder,
                             enum step_op op, const struct value *a, const struct value *b);

/* Requests the two cases of a condition, if it is the symbol of this origin. */
void unbank_request_condition(struct residue_cases *residues, const struct recorder *recorder,
                              const struct value *condition, const void *origin);

/* Selects symbol number `number` for tracing its cases, with the modulus that was requested.
 * Returns the number of cases; 0 if none were requested, or too many. */
uint32_t unbank_activate_case(struct residue_cases *residues, size_t number);

#endif
