/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * IEEE arithmetic in a rounding direction: PTX's add, mul, div, fma, rcp and sqrt with .rn, .rz,
 * .rm or .rp, and with .ftz (subnormal operands and results become zeros) or .sat.
 *
 * The processor's own direction is changed around each operation. Operands and results go through
 * volatile objects, so that the compiler cannot move the operation out of there. */
#include <fenv.h>
#include <math.h>

#include "sim/device/device.h"

#define OPERATION(name, expression, root)                                                          \
  static double name##_d(volatile double a, volatile double b, volatile double c) {                \
    (void)b, (void)c;                                                                              \
    return root(expression);                                                                       \
  }                                                                                                \
  static float name##_f(volatile float a, volatile float b, volatile float c) {                    \
    (void)b, (void)c;                                                                              \
    return root##f(expression);                                                                    \
  }
#define same(x) (x)
#define samef(x) (x)
OPERATION(add, a + b, same)
OPERATION(mul, a *b, same)
OPERATION(div, a / b, same)
OPERATION(rcp, 1 / a, same)
OPERATION(sqrt, a, sqrt)
static double fma_d(volatile double a, volatile double b, volatile double c) {
  return fma(a, b, c);
}
static float fma_f(volatile float a, volatile float b, volatile float c) { return fmaf(a, b, c); }

static float float_in(float (*operation)(volatile float, volatile float, volatile float),
                      int direction, float a, float b, float c) {
  int before = fegetround();
  fesetround(direction);
  volatile float result = operation(a, b, c);
  fesetround(before);
  return result;
}

static double double_in(double (*operation)(volatile double, volatile double, volatile double),
                        int direction, double a, double b, double c) {
  int before = fegetround();
  fesetround(direction);
  volatile double result = operation(a, b, c);
  fesetround(before);
  return result;
}

#define ONE(type) type a
#define TWO(type) type a, type b
#define THREE(type) type a, type b, type c
#define ONE_OF(edit) edit(a), 0, 0
#define TWO_OF(edit) edit(a), edit(b), 0
#define THREE_OF(edit) edit(a), edit(b), edit(c)
#define IN_DIRECTION(name, arity, mode, direction)                                                 \
  static double name##_##mode##_d(arity(double)) {                                                 \
    return double_in(name##_d, direction, arity##_OF(same));                                       \
  }                                                                                                \
  static float name##_##mode##_f(arity(float)) {                                                   \
    return float_in(name##_f, direction, arity##_OF(same));                                        \
  }                                                                                                \
  static float name##_##mode##_ftz_f(arity(float)) {                                               \
    return flush(float_in(name##_f, direction, arity##_OF(flush)));                                \
  }
#define SATURATING(name, arity, mode, direction)                                                   \
  static float name##_##mode##_sat_f(arity(float)) {                                               \
    return (float)saturate(float_in(name##_f, direction, arity##_OF(same)));                       \
  }                                                                                                \
  static float name##_##mode##_ftz_sat_f(arity(float)) {                                           \
    return (float)saturate(flush(float_in(name##_f, direction, arity##_OF(flush))));               \
  }
#define DIRECTIONS(define, name, arity)                                                            \
  define(name, arity, rn, FE_TONEAREST) define(name, arity, rz, FE_TOWARDZERO)                     \
      define(name, arity, rm, FE_DOWNWARD) define(name, arity, rp, FE_UPWARD)

DIRECTIONS(IN_DIRECTION, add, TWO)
DIRECTIONS(IN_DIRECTION, mul, TWO)
DIRECTIONS(IN_DIRECTION, div, TWO)
DIRECTIONS(IN_DIRECTION, fma, THREE)
DIRECTIONS(IN_DIRECTION, rcp, ONE)
DIRECTIONS(IN_DIRECTION, sqrt, ONE)
DIRECTIONS(SATURATING, add, TWO)
DIRECTIONS(SATURATING, mul, TWO)
DIRECTIONS(SATURATING, fma, THREE)

#define ROWS(name, mode)                                                                           \
  ROW(#name "." #mode ".d", name##_##mode##_d), ROW(#name "." #mode ".f", name##_##mode##_f),      \
      ROW(#name "." #mode ".ftz.f", name##_##mode##_ftz_f)
#define SAT_ROWS(name, mode)                                                                       \
  ROW(#name "." #mode ".sat.f", name##_##mode##_sat_f),                                            \
      ROW(#name "." #mode ".ftz.sat.f", name##_##mode##_ftz_sat_f)
#define ALL(rows, name) rows(name, rn), rows(name, rz), rows(name, rm), rows(name, rp)

const struct host_function rounding_functions[] = {
    ALL(ROWS, add),  ALL(ROWS, mul),     ALL(ROWS, div),     ALL(ROWS, fma),     ALL(ROWS, rcp),
    ALL(ROWS, sqrt), ALL(SAT_ROWS, add), ALL(SAT_ROWS, mul), ALL(SAT_ROWS, fma), {NULL, NULL},
};
