/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Conversions between integers, float and double in a rounding direction: llvm.nvvm.f2i.rn and its
 * like, PTX's cvt.
 *
 * To an integer, what is out of range becomes the nearest end of the range. A NaN becomes 0, or, if
 * it comes from double or goes to 64 bits, the top bit alone (PTX ISA, "cvt"). */
#include <fenv.h>
#include <math.h>

#include "sim/device/device.h"

double round_toward(double x, int direction) {
  switch (direction) {
  case FE_TOWARDZERO:
    return trunc(x);
  case FE_DOWNWARD:
    return floor(x);
  case FE_UPWARD:
    return ceil(x);
  default:
    return nearbyint(x); /* the processor's direction is the nearest, halves to even */
  }
}

static int64_t to_signed(double x, int direction, unsigned bits, bool nan_is_top) {
  double end = ldexp(1, (int)bits - 1), y = round_toward(x, direction);
  int64_t last = (int64_t)(UINT64_MAX >> (65 - bits));
  if (isnan(x))
    return nan_is_top ? -last - 1 : 0;
  return y >= end ? last : y < -end ? -last - 1 : (int64_t)y;
}

static uint64_t to_unsigned(double x, int direction, unsigned bits, bool nan_is_top) {
  double y = round_toward(x, direction);
  if (isnan(x))
    return nan_is_top ? UINT64_C(1) << (bits - 1) : 0;
  if (y >= ldexp(1, (int)bits))
    return UINT64_MAX >> (64 - bits);
  return y <= 0 ? 0 : (uint64_t)y;
}

#define TO_INTEGERS(mode, direction)                                                               \
  static uint32_t f2i_##mode(float x) {                                                            \
    return (uint32_t)to_signed((double)x, direction, 32, false);                                   \
  }                                                                                                \
  static uint32_t f2ui_##mode(float x) {                                                           \
    return (uint32_t)to_unsigned((double)x, direction, 32, false);                                 \
  }                                                                                                \
  static int64_t f2ll_##mode(float x) { return to_signed((double)x, direction, 64, true); }        \
  static uint64_t f2ull_##mode(float x) { return to_unsigned((double)x, direction, 64, true); }    \
  static uint32_t d2i_##mode(double x) { return (uint32_t)to_signed(x, direction, 32, true); }     \
  static uint32_t d2ui_##mode(double x) { return (uint32_t)to_unsigned(x, direction, 32, true); }  \
  static int64_t d2ll_##mode(double x) { return to_signed(x, direction, 64, true); }               \
  static uint64_t d2ull_##mode(double x) { return to_unsigned(x, direction, 64, true); }           \
  static uint32_t f2i_##mode##_ftz(float x) { return f2i_##mode(flush(x)); }                       \
  static uint32_t f2ui_##mode##_ftz(float x) { return f2ui_##mode(flush(x)); }                     \
  static int64_t f2ll_##mode##_ftz(float x) { return f2ll_##mode(flush(x)); }                      \
  static uint64_t f2ull_##mode##_ftz(float x) { return f2ull_##mode(flush(x)); }

#define TO_FLOAT(name, from, to, mode, direction)                                                  \
  static to name##_##mode(from x) {                                                                \
    volatile from operand = x;                                                                     \
    int before = fegetround();                                                                     \
    fesetround(direction);                                                                         \
    volatile to result = (to)operand;                                                              \
    fesetround(before);                                                                            \
    return (from)0.5 == 0 && !x ? 0 : result; /* compilers may make -0 of the integer, downward */ \
  }
#define TO_FLOATS(mode, direction)                                                                 \
  TO_FLOAT(i2f, int32_t, float, mode, direction)                                                   \
  TO_FLOAT(ui2f, uint32_t, float, mode, direction)                                                 \
  TO_FLOAT(ll2f, int64_t, float, mode, direction)                                                  \
  TO_FLOAT(ull2f, uint64_t, float, mode, direction)                                                \
  TO_FLOAT(i2d, int32_t, double, mode, direction)                                                  \
  TO_FLOAT(ui2d, uint32_t, double, mode, direction)                                                \
  TO_FLOAT(ll2d, int64_t, double, mode, direction)                                                 \
  TO_FLOAT(ull2d, uint64_t, double, mode, direction)                                               \
  TO_FLOAT(d2f, double, float, mode, direction)                                                    \
  static float d2f_##mode##_ftz(double x) { return flush(d2f_##mode(x)); }

#define DIRECTIONS(define)                                                                         \
  define(rn, FE_TONEAREST) define(rz, FE_TOWARDZERO) define(rm, FE_DOWNWARD) define(rp, FE_UPWARD)
DIRECTIONS(TO_INTEGERS)
DIRECTIONS(TO_FLOATS)

#define FROM_FLOAT(name, mode)                                                                     \
  ROW(#name "." #mode, name##_##mode), ROW(#name "." #mode ".ftz", name##_##mode##_ftz)
#define PLAIN(name, mode) ROW(#name "." #mode, name##_##mode)
#define ALL(rows, name) rows(name, rn), rows(name, rz), rows(name, rm), rows(name, rp)

const struct host_function convert_functions[] = {
    ALL(FROM_FLOAT, f2i), ALL(FROM_FLOAT, f2ui), ALL(FROM_FLOAT, f2ll), ALL(FROM_FLOAT, f2ull),
    ALL(FROM_FLOAT, d2f), ALL(PLAIN, d2i),       ALL(PLAIN, d2ui),      ALL(PLAIN, d2ll),
    ALL(PLAIN, d2ull),    ALL(PLAIN, i2f),       ALL(PLAIN, ui2f),      ALL(PLAIN, ll2f),
    ALL(PLAIN, ull2f),    ALL(PLAIN, i2d),       ALL(PLAIN, ui2d),      ALL(PLAIN, ll2d),
    ALL(PLAIN, ull2d),    {NULL, NULL},
};
