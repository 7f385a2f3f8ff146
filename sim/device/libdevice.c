/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA's math library, for modules that only declare it (compiled without libdevice): the host's
 * libm, and for what libm lacks a formula in double. A float function is computed in double and
 * rounded once, which is at least as exact as CUDA's own. Where libdevice is linked in, its bodies
 * run, and nothing of this is called. */
#include <math.h>

#include "sim/device/device.h"

/* name, expression in doubles x, y, z: __nv_NAME and __nv_NAMEf */
#define ONE_OPERAND(F)                                                                             \
  F(acos, acos(x))                                                                                 \
  F(acosh, acosh(x))                                                                               \
  F(asin, asin(x))                                                                                 \
  F(asinh, asinh(x))                                                                               \
  F(atan, atan(x))                                                                                 \
  F(atanh, atanh(x))                                                                               \
  F(cbrt, cbrt(x))                                                                                 \
  F(ceil, ceil(x))                                                                                 \
  F(cos, cos(x))                                                                                   \
  F(cosh, cosh(x))                                                                                 \
  F(cospi, cos_pi(x))                                                                              \
  F(erf, erf(x))                                                                                   \
  F(erfc, erfc(x))                                                                                 \
  F(erfcinv, inverse_normal(x / 2) * -M_SQRT1_2)                                                   \
  F(erfcx, scaled_erfc(x))                                                                         \
  F(erfinv, inverse_normal((1 + x) / 2) * M_SQRT1_2)                                               \
  F(exp, exp(x))                                                                                   \
  F(exp10, pow(10, x))                                                                             \
  F(exp2, exp2(x))                                                                                 \
  F(expm1, expm1(x))                                                                               \
  F(fabs, fabs(x))                                                                                 \
  F(floor, floor(x))                                                                               \
  F(j0, j0(x))                                                                                     \
  F(j1, j1(x))                                                                                     \
  F(lgamma, log_gamma(x))                                                                          \
  F(log, log(x))                                                                                   \
  F(log10, log10(x))                                                                               \
  F(log1p, log1p(x))                                                                               \
  F(log2, log2(x))                                                                                 \
  F(logb, logb(x))                                                                                 \
  F(nearbyint, nearbyint(x))                                                                       \
  F(normcdf, erfc(-x *M_SQRT1_2) / 2)                                                              \
  F(normcdfinv, inverse_normal(x))                                                                 \
  F(rcbrt, 1 / cbrt(x))                                                                            \
  F(rint, nearbyint(x))                                                                            \
  F(round, round(x))                                                                               \
  F(rsqrt, 1 / sqrt(x))                                                                            \
  F(sin, sin(x))                                                                                   \
  F(sinh, sinh(x))                                                                                 \
  F(sinpi, sin_pi(x))                                                                              \
  F(sqrt, sqrt(x))                                                                                 \
  F(tan, tan(x))                                                                                   \
  F(tanh, tanh(x))                                                                                 \
  F(tgamma, tgamma(x))                                                                             \
  F(trunc, trunc(x))                                                                               \
  F(y0, y0(x))                                                                                     \
  F(y1, y1(x))
#define TWO_OPERANDS(F)                                                                            \
  F(atan2, atan2(x, y))                                                                            \
  F(copysign, copysign(x, y))                                                                      \
  F(fdim, fdim(x, y))                                                                              \
  F(fmax, fmax(x, y))                                                                              \
  F(fmin, fmin(x, y))                                                                              \
  F(fmod, fmod(x, y))                                                                              \
  F(hypot, hypot(x, y))                                                                            \
  F(pow, pow(x, y))                                                                                \
  F(remainder, remainder(x, y))                                                                    \
  F(rhypot, 1 / hypot(x, y))
#define THREE_OPERANDS(F)                                                                          \
  F(norm3d, hypot(hypot(x, y), z))                                                                 \
  F(rnorm3d, 1 / hypot(hypot(x, y), z))
/* float only, approximate on the device */
#define FAST(F)                                                                                    \
  F(fast_cosf, cos(x))                                                                             \
  F(fast_exp10f, pow(10, x))                                                                       \
  F(fast_expf, exp(x))                                                                             \
  F(fast_log10f, log10(x))                                                                         \
  F(fast_log2f, log2(x))                                                                           \
  F(fast_logf, log(x))                                                                             \
  F(fast_sinf, sin(x))                                                                             \
  F(fast_tanf, tan(x))                                                                             \
  F(fast_tanhf, tanh(x))                                                                           \
  F(saturatef, saturate(x))                                                                        \
  F(frsqrt_rn, 1 / sqrt(x))

/* Exact at multiples of one half. */
static double sin_pi(double x) {
  double turn = fmod(fabs(x), 2), sign = signbit(x) ? -1 : 1;
  if (turn >= 1)
    sign = -sign, turn -= 1;
  return sign * (turn == 0 ? 0 : sin(M_PI * (turn <= 0.5 ? turn : 1 - turn)));
}
static double cos_pi(double x) {
  double turn = fmod(fabs(x), 2);
  turn = turn > 1 ? 2 - turn : turn;
  return turn == 0.5 ? 0 : turn < 0.5 ? cos(M_PI * turn) : -cos(M_PI * (1 - turn));
}
static double log_gamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}
/* exp(x^2) erfc(x): for large x by the continued fraction, where erfc is 0. */
static double scaled_erfc(double x) {
  if (x < 10)
    return exp(x * x) * erfc(x);
  double fraction = x;
  for (int k = 40; k > 0; k--)
    fraction = x + k / 2.0 / fraction;
  return 1 / (fraction * sqrt(M_PI));
}
/* The x with normcdf(x) = p: bisection to a guess, and Newton's steps from there. */
static double inverse_normal(double p) {
  if (!(p > 0 && p < 1))
    return p == 0 ? -INFINITY : p == 1 ? INFINITY : NAN;
  double low = -40, high = 40;
  for (int i = 0; i < 40; i++) {
    double middle = (low + high) / 2;
    *(erfc(-middle * M_SQRT1_2) / 2 < p ? &low : &high) = middle;
  }
  double x = (low + high) / 2;
  for (int i = 0; i < 3; i++)
    x -= (erfc(-x * M_SQRT1_2) / 2 - p) / (exp(-x * x / 2) / sqrt(2 * M_PI));
  return x;
}

#define DEFINE1(name, expression)                                                                  \
  static double name##_d(double x) { return expression; }                                          \
  static float name##_f(float narrow) {                                                            \
    double x = (double)narrow;                                                                     \
    return (float)(expression);                                                                    \
  }
#define DEFINE2(name, expression)                                                                  \
  static double name##_d(double x, double y) { return expression; }                                \
  static float name##_f(float a, float b) {                                                        \
    double x = (double)a, y = (double)b;                                                           \
    return (float)(expression);                                                                    \
  }
#define DEFINE3(name, expression)                                                                  \
  static double name##_d(double x, double y, double z) { return expression; }                      \
  static float name##_f(float a, float b, float c) {                                               \
    double x = (double)a, y = (double)b, z = (double)c;                                            \
    return (float)(expression);                                                                    \
  }
#define DEFINE_FAST(name, expression)                                                              \
  static float name##_f(float narrow) {                                                            \
    double x = (double)narrow;                                                                     \
    return (float)(expression);                                                                    \
  }
ONE_OPERAND(DEFINE1)
TWO_OPERANDS(DEFINE2)
THREE_OPERANDS(DEFINE3)
FAST(DEFINE_FAST)

static float fast_powf(float a, float b) { return (float)pow((double)a, (double)b); }
static float fast_fdividef(float a, float b) {
  return fabsf(b) > 0x1p126f && isfinite(b) ? a * copysignf(0, b) : a / b;
}
static double power_i(double x, int32_t n) { return pow(x, n); }
static float power_if(float x, int32_t n) { return (float)pow((double)x, n); }
static float bessel_jf(int32_t n, float x) { return (float)jn(n, (double)x); }
static float bessel_yf(int32_t n, float x) { return (float)yn(n, (double)x); }
static void sine_cosine(double x, double *sine, double *cosine) {
  *sine = sin(x), *cosine = cos(x);
}
static void sine_cosine_f(float x, float *sine, float *cosine) {
  *sine = (float)sin((double)x), *cosine = (float)cos((double)x);
}
static void sine_cosine_pi(double x, double *sine, double *cosine) {
  *sine = sin_pi(x), *cosine = cos_pi(x);
}
static void sine_cosine_pi_f(float x, float *sine, float *cosine) {
  *sine = (float)sin_pi((double)x), *cosine = (float)cos_pi((double)x);
}
static uint32_t is_nan(double x) { return isnan(x) != 0; }
static uint32_t is_nan_f(float x) { return isnan(x) != 0; }
static uint32_t is_infinite(double x) { return isinf(x) != 0; }
static uint32_t is_infinite_f(float x) { return isinf(x) != 0; }
static uint32_t is_finite(double x) { return isfinite(x) != 0; }
static uint32_t is_finite_f(float x) { return isfinite(x) != 0; }
static uint32_t has_sign(double x) { return signbit(x) != 0; }
static uint32_t has_sign_f(float x) { return signbit(x) != 0; }

#define LIBRARY(name, function) {"__nv_" name, (void *)(function)}
#define ROWS(name, expression) LIBRARY(#name, name##_d), LIBRARY(#name "f", name##_f),
#define FAST_ROWS(name, expression) LIBRARY(#name, name##_f),

const struct host_function library_functions[] = {
    ONE_OPERAND(ROWS) TWO_OPERANDS(ROWS) THREE_OPERANDS(ROWS) FAST(FAST_ROWS)
        LIBRARY("fast_powf", fast_powf),
    LIBRARY("fast_fdividef", fast_fdividef),
    LIBRARY("fast_sincosf", sine_cosine_f),
    LIBRARY("fma", fma),
    LIBRARY("fmaf", fmaf),
    LIBRARY("nextafter", nextafter),
    LIBRARY("nextafterf", nextafterf),
    LIBRARY("powi", power_i),
    LIBRARY("powif", power_if),
    LIBRARY("ldexp", scalbn),
    LIBRARY("ldexpf", scalbnf),
    LIBRARY("scalbn", scalbn),
    LIBRARY("scalbnf", scalbnf),
    LIBRARY("jn", jn),
    LIBRARY("jnf", bessel_jf),
    LIBRARY("yn", yn),
    LIBRARY("ynf", bessel_yf),
    LIBRARY("ilogb", ilogb),
    LIBRARY("ilogbf", ilogbf),
    LIBRARY("frexp", frexp),
    LIBRARY("frexpf", frexpf),
    LIBRARY("modf", modf),
    LIBRARY("modff", modff),
    LIBRARY("remquo", remquo),
    LIBRARY("remquof", remquof),
    LIBRARY("llrint", llrint),
    LIBRARY("llrintf", llrintf),
    LIBRARY("llround", llround),
    LIBRARY("llroundf", llroundf),
    LIBRARY("sincos", sine_cosine),
    LIBRARY("sincosf", sine_cosine_f),
    LIBRARY("sincospi", sine_cosine_pi),
    LIBRARY("sincospif", sine_cosine_pi_f),
    LIBRARY("isnand", is_nan),
    LIBRARY("isnanf", is_nan_f),
    LIBRARY("isinfd", is_infinite),
    LIBRARY("isinff", is_infinite_f),
    LIBRARY("isfinited", is_finite),
    LIBRARY("finitef", is_finite_f),
    LIBRARY("signbitd", has_sign),
    LIBRARY("signbitf", has_sign_f),
    {NULL, NULL},
};
