/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/residues.h"

#include "support/integers.h"

struct residue_cases *unbank_residue_cases(struct arena *arena) {
  struct residue_cases *residues = ARENA_NEW(arena, struct residue_cases);
  *residues = (struct residue_cases){.arena = arena, .active = UINT32_MAX, .index = map_new(arena)};
  return residues;
}

static const void *key_of(const struct symbol_origin *origin) {
  return (const char *)origin->origin + origin->rank;
}

uint32_t unbank_residue_modulus(const struct residue_cases *residues,
                                const struct symbol_origin *origin, uint32_t *residue) {
  uint32_t number;
  *residue = 0;
  if (!map_get(&residues->index, key_of(origin), &number) || number != residues->active)
    return 1;
  *residue = residues->residue;
  return residues->list.items[number].modulus;
}

/* Sums. */

static bool has_uniform_terms(const struct value *value) {
  for (unsigned t = 0; !value->uniform && t < value->term_count; t++)
    for (unsigned i = 1; i < UNBANK_LANES; i++)
      if (value->terms[t].coefficient[i] != value->terms[t].coefficient[0])
        return false;
  return true;
}

static struct symbol_sum *sum_like(struct residue_cases *residues, const struct symbol_sum *sum) {
  for (size_t i = 0; i < residues->sums.count; i++) {
    struct symbol_sum *old = &residues->sums.items[i];
    if (old->count == sum->count && !memcmp(old->keys, sum->keys, sizeof old->keys) &&
        !memcmp(old->factors, sum->factors, sizeof old->factors))
      return old;
  }
  struct symbol_sum *made = ARENA_PUSH(residues->arena, &residues->sums);
  *made = *sum;
  made->origin = ARENA_NEW(residues->arena, const void *);
  return made;
}

static uint32_t age_like(struct arena *arena, struct symbol_sum *sum,
                         const struct symbol_ages *ages) {
  for (size_t i = 0; i < sum->ages.count; i++)
    if (!memcmp(&sum->ages.items[i], ages, sizeof *ages))
      return (uint32_t)i;
  *ARENA_PUSH(arena, &sum->ages) = *ages;
  return (uint32_t)sum->ages.count - 1;
}

bool unbank_sum_symbol(struct residue_cases *residues, const struct recorder *recorder,
                       const struct value *value, struct symbol_origin *origin, uint32_t *age,
                       uint32_t *factor) {
  if (value->term_count < 2 || !has_uniform_terms(value))
    return false;
  struct symbol_sum sum = {.count = value->term_count};
  struct symbol_ages ages = {{0}};
  uint64_t common = 0;
  for (unsigned t = 0; t < value->term_count; t++) {
    int64_t coefficient = (int32_t)value->terms[t].coefficient[0];
    common = greatest_divisor((uint64_t)(coefficient < 0 ? -coefficient : coefficient), common);
  }
  if (!common) /* no lane has any of them: what data joined may keep such terms */
    return false;
  for (unsigned t = 0; t < value->term_count; t++) {
    const struct symbol_origin *part = unbank_recorder_origin(recorder, value->terms[t].symbol);
    if (part->trips)
      return false; /* a counter with few values is better tried one by one */
    sum.keys[t] = key_of(part);
    sum.factors[t] = (int32_t)value->terms[t].coefficient[0] / (int32_t)common;
    sum.roots |= part->roots;
    sum.is_coordinate |= part->is_coordinate;
    ages.of[t] = value->terms[t].age;
  }
  struct symbol_sum *known = sum_like(residues, &sum);
  *origin = (struct symbol_origin){
      .origin = known->origin, .roots = sum.roots, .is_coordinate = sum.is_coordinate};
  *age = age_like(residues->arena, known, &ages);
  *factor = (uint32_t)common;
  return true;
}

/* Which moduli are requested. */

/* The least power of two above what `value` has in any lane; its complement where it is negative,
 * for a mask that keeps all high bits. */
static uint64_t power_above(const struct value *value) {
  uint64_t all = 0;
  for (unsigned i = 0; i < value_lanes_of(value->uniform); i++)
    all |= (uint64_t)(value->k[i] < 0 ? ~value->k[i] : value->k[i]);
  return all >> 32 ? 0 : (uint64_t)1 << (64 - (all ? (unsigned)__builtin_clzll(all) : 64));
}

/* The least power of two above the bits in which the lanes of a value differ. The other bits may be
 * split off (execute.c). */
static uint64_t power_above_lanes(const struct value *value) {
  VALUE_TEMPORARY(differ);
  differ.uniform = value->uniform;
  for (unsigned i = 0; i < value_lanes_of(value->uniform); i++)
    differ.k[i] = value->k[i] ^ value->k[0];
  return power_above(value->uniform ? value : &differ);
}

/* The number d such that `value op number` is linear if all terms of the value are multiples of d;
 * 0 if none is known. */
static uint64_t unit_of(enum step_op op, const struct value *number) {
  bool positive = number->uniform && number->k[0] > 0 && !(number->k[0] >> 32);
  switch (op) {
  case STEP_LSHR:
  case STEP_ASHR:
    return positive && number->k[0] < 32 ? (uint64_t)1 << number->k[0] : 0;
  case STEP_UDIV:
  case STEP_SDIV:
  case STEP_UREM:
  case STEP_SREM:
    return positive ? (uint64_t)number->k[0] : 0;
  case STEP_AND:
  case STEP_OR:
    return power_above(number);
  case STEP_XOR:
    return power_above_lanes(number);
  default:
    return 0;
  }
}

static void request(struct residue_cases *residues, const struct recorder *recorder,
                    const struct symbol_origin *origin, uint64_t factor, bool is_condition) {
  uint32_t number;
  if (!map_get(&residues->index, key_of(origin), &number)) {
    number = (uint32_t)residues->list.count;
    map_put(&residues->index, key_of(origin), number);
    *ARENA_PUSH(residues->arena, &residues->list) =
        (struct residue_symbol){.modulus = 1,
                                .requested_factor = 1,
                                .name = unbank_recorder_name(recorder, origin),
                                .is_condition = true};
  }
  struct residue_symbol *symbol = &residues->list.items[number];
  symbol->is_condition &= is_condition;
  symbol->requested_factor =
      symbol->requested_factor / greatest_divisor(symbol->requested_factor, factor) * factor;
  if (symbol->requested_factor > RESIDUE_CASES_MAX)
    symbol->requested_factor = RESIDUE_CASES_MAX + 1;
}

void unbank_request_residues(struct residue_cases *residues, const struct recorder *recorder,
                             enum step_op op, const struct value *a, const struct value *b) {
  const struct value *linear = a->term_count ? a : b, *number = linear == a ? b : a;
  uint64_t unit = number->term_count || (linear == b && (op < STEP_AND || op > STEP_XOR))
                      ? 0
                      : unit_of(op, number);
  for (unsigned t = 0; unit && t < linear->term_count; t++) {
    const struct symbol_origin *origin = unbank_recorder_origin(recorder, linear->terms[t].symbol);
    if (origin->trips)
      continue; /* its values are few, and tried one by one */
    uint64_t common = unit;
    for (unsigned i = 0; i < value_lanes_of(linear->uniform); i++)
      common = greatest_divisor(common, linear->terms[t].coefficient[i]);
    if (common != unit)
      request(residues, recorder, origin, unit / common, false);
  }
}

void unbank_request_condition(struct residue_cases *residues, const struct recorder *recorder,
                              const struct value *condition, const void *origin) {
  if (condition->term_count != 1 || !has_uniform_terms(condition) || condition->unknown ||
      condition->terms[0].coefficient[0] != 1)
    return;
  const struct symbol_origin *of = unbank_recorder_origin(recorder, condition->terms[0].symbol);
  if (of->origin == origin && !of->trips)
    request(residues, recorder, of, 2, true);
}

uint32_t unbank_activate_case(struct residue_cases *residues, size_t number) {
  struct residue_symbol *symbol = &residues->list.items[number];
  uint64_t modulus = symbol->modulus * symbol->requested_factor;
  if (symbol->requested_factor < 2 || modulus > RESIDUE_CASES_MAX)
    return 0;
  symbol->modulus = (uint32_t)modulus;
  symbol->requested_factor = 1;
  residues->active = (uint32_t)number;
  return symbol->modulus;
}
