/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arithmetic of whole numbers that several steps need. */
#ifndef UNBANK_SUPPORT_INTEGERS_H
#define UNBANK_SUPPORT_INTEGERS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

static inline uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

static inline uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }

/* As qsort asks. */
static inline int compare_numbers(int64_t a, int64_t b) { return (a > b) - (a < b); }

static inline int compare_uint32(const void *a, const void *b) {
  return compare_numbers(*(const uint32_t *)a, *(const uint32_t *)b);
}

/* The least first. */
static inline void sort_numbers(uint32_t *numbers, size_t count) {
  if (count)
    qsort(numbers, count, sizeof *numbers, compare_uint32);
}

/* gcd(a, 0) = a. */
static inline uint64_t greatest_divisor(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b, b = rest;
  }
  return a;
}

/* The least multiple of `step` that is no less. */
static inline uint64_t round_up(uint64_t value, uint64_t step) {
  return (value + step - 1) / step * step;
}

/* The quotient, rounded down; b is positive. */
static inline int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b < 0); }

/* The greatest multiple of b, which is positive, that is no more than a. */
static inline int64_t floor_to(int64_t a, int64_t b) { return floor_div(a, b) * b; }

static inline bool is_power_of_two(uint64_t value) { return value && !(value & (value - 1)); }

static inline uint64_t low_bit_of(uint64_t value) { return value & (~value + 1); }

/* The bits of a number, spread over those that are set in a mask. */
static inline uint64_t deposit_bits(uint64_t number, uint64_t mask) {
  uint64_t spread = 0;
  for (; mask; mask &= mask - 1, number >>= 1)
    spread |= number & 1 ? low_bit_of(mask) : 0;
  return spread;
}

/* Runs what follows for each bit that is set, `place` from the lowest on. */
#define UNBANK_EACH_BIT(place, bits)                                                               \
  for (uint32_t place##_left = (bits), place = 0;                                                  \
       place##_left && ((place = (uint32_t)__builtin_ctz(place##_left)), true);                    \
       place##_left &= place##_left - 1)

/* 1 + the place of the highest bit; 0 of 0. */
static inline unsigned bits_of(uint32_t value) {
  return value ? 32 - (unsigned)__builtin_clz(value) : 0;
}

/* All bits up to the highest one of a number. */
static inline uint32_t bits_up_to(uint32_t high) {
  return high ? UINT32_MAX >> __builtin_clz(high) : 0;
}

/* Modulo 2^64: of numbers that the IR chooses. */
static inline int64_t wrapping_add(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}

static inline int64_t wrapping_multiply(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

#endif
