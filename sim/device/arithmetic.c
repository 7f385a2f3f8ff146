/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Floating point other than IEEE arithmetic: approximations, minima, roundings.
 *
 * An approximate function is computed in double and rounded once. That is within the error which
 * the CUDA C++ Programming Guide allows ("Intrinsic Functions"), and never more than one unit in
 * the last place away from what a GPU gives in the best case; it is not the GPU's own error. */
#include <fenv.h>
#include <math.h>

#include "sim/device/device.h"

/* Approximations. */

#define APPROXIMATE(name, expression)                                                              \
  static float name##_approx(float narrow) {                                                       \
    double x = (double)narrow;                                                                     \
    return (float)(expression);                                                                    \
  }                                                                                                \
  static float name##_approx_ftz(float x) { return flush(name##_approx(flush(x))); }
APPROXIMATE(ex2, exp2(x))
APPROXIMATE(lg2, log2(x))
APPROXIMATE(sin, sin(x))
APPROXIMATE(cos, cos(x))
APPROXIMATE(tanh, tanh(x))
APPROXIMATE(sqrt, sqrt(x))
APPROXIMATE(rsqrt, 1 / sqrt(x))
APPROXIMATE(rcp, 1 / x)

static float div_approx(float a, float b) {
  if (fabsf(b) > 0x1p126f && isfinite(b))
    return a * copysignf(0, b); /* CUDA C++ Programming Guide, __fdividef */
  return (float)((double)a / (double)b);
}
static float div_approx_ftz(float a, float b) { return flush(div_approx(flush(a), flush(b))); }
static float div_full(float a, float b) { return (float)((double)a / (double)b); }
static float div_full_ftz(float a, float b) { return flush(div_full(flush(a), flush(b))); }

/* rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 look at the upper 32 bits of the operand only, and
 * give that much. */
static double upper(double x) { return bits_double(double_bits(x) & UINT64_C(0xffffffff00000000)); }
static double flush_double(double x) { return fabs(x) < 0x1p-1022 ? copysign(0, x) : x; }
static double rcp_ftz_d(double x) { return flush_double(upper(1 / flush_double(upper(x)))); }
static double rsqrt_ftz_d(double x) { return upper(1 / sqrt(flush_double(upper(x)))); }
static double rsqrt_d(double x) { return 1 / sqrt(x); }

static uint32_t ex2_half(uint32_t x) { return to_half(exp2(from_half(x & 0xffff))); }
static uint32_t ex2_bfloat(uint32_t x) { return to_bfloat(exp2(from_bfloat(x & 0xffff))); }
static uint32_t tanh_half(uint32_t x) { return to_half(tanh(from_half(x & 0xffff))); }
static uint32_t tanh_bfloat(uint32_t x) { return to_bfloat(tanh(from_bfloat(x & 0xffff))); }
#define PAIRED(name)                                                                               \
  static uint32_t name##_pair(uint32_t x) { return name(x & 0xffff) | name(x >> 16) << 16; }
PAIRED(ex2_half)
PAIRED(ex2_bfloat)
PAIRED(tanh_half)
PAIRED(tanh_bfloat)

/* Minima and maxima. The plain ones prefer numbers to NaNs, .nan the reverse; -0 is below 0. The
 * sign of .xorsign.abs is that of the product. */

static double lower_of(double a, double b) { return a < b || (a == b && signbit(a)) ? a : b; }
static double higher_of(double a, double b) { return a > b || (a == b && !signbit(a)) ? a : b; }
static double least(double a, double b) { return isnan(a) ? b : isnan(b) ? a : lower_of(a, b); }
static double most(double a, double b) { return isnan(a) ? b : isnan(b) ? a : higher_of(a, b); }
static float canonical(double x) { return isnan(x) ? bits_float(0x7fffffff) : (float)x; }

#define EXTREME(name, pick)                                                                        \
  static double name##_d(double a, double b) { return pick(a, b); }                                \
  static float name##_f(float a, float b) { return canonical(pick((double)a, (double)b)); }        \
  static float name##_nan_f(float a, float b) {                                                    \
    return isnan(a) || isnan(b) ? canonical(NAN) : name##_f(a, b);                                 \
  }                                                                                                \
  static float name##_xorsign_abs_f(float a, float b) {                                            \
    uint32_t sign = (float_bits(a) ^ float_bits(b)) & 0x80000000;                                  \
    return bits_float(float_bits(name##_f(fabsf(a), fabsf(b))) | sign);                            \
  }                                                                                                \
  static float name##_nan_xorsign_abs_f(float a, float b) {                                        \
    return isnan(a) || isnan(b) ? canonical(NAN) : name##_xorsign_abs_f(a, b);                     \
  }                                                                                                \
  static float name##_ftz_f(float a, float b) { return name##_f(flush(a), flush(b)); }             \
  static float name##_ftz_nan_f(float a, float b) { return name##_nan_f(flush(a), flush(b)); }     \
  static float name##_ftz_xorsign_abs_f(float a, float b) {                                        \
    return name##_xorsign_abs_f(flush(a), flush(b));                                               \
  }                                                                                                \
  static float name##_ftz_nan_xorsign_abs_f(float a, float b) {                                    \
    return name##_nan_xorsign_abs_f(flush(a), flush(b));                                           \
  }
EXTREME(fmin, least)
EXTREME(fmax, most)

/* Roundings, and the like. */

#define ROUNDING(name, direction)                                                                  \
  static double name##_d(double x) { return round_toward(x, direction); }                          \
  static float name##_f(float x) { return (float)round_toward((double)x, direction); }             \
  static float name##_ftz_f(float x) { return name##_f(flush(x)); }
ROUNDING(ceil, FE_UPWARD)
ROUNDING(floor, FE_DOWNWARD)
ROUNDING(trunc, FE_TOWARDZERO)
ROUNDING(round, FE_TONEAREST)

static float saturate_f(float x) { return (float)saturate((double)x); }
static float saturate_ftz_f(float x) { return saturate_f(flush(x)); }
static float fabs_ftz_f(float x) { return fabsf(flush(x)); }

#define APPROX_ROWS(name)                                                                          \
  ROW(#name ".approx.f", name##_approx), ROW(#name ".approx.ftz.f", name##_approx_ftz)
#define ROUNDING_ROWS(name)                                                                        \
  ROW(#name ".d", name##_d), ROW(#name ".f", name##_f), ROW(#name ".ftz.f", name##_ftz_f)
#define EXTREME_ROWS(name)                                                                         \
  ROW(#name ".d", name##_d), ROW(#name ".f", name##_f), ROW(#name ".nan.f", name##_nan_f),         \
      ROW(#name ".xorsign.abs.f", name##_xorsign_abs_f),                                           \
      ROW(#name ".nan.xorsign.abs.f", name##_nan_xorsign_abs_f),                                   \
      ROW(#name ".ftz.f", name##_ftz_f), ROW(#name ".ftz.nan.f", name##_ftz_nan_f),                \
      ROW(#name ".ftz.xorsign.abs.f", name##_ftz_xorsign_abs_f),                                   \
      ROW(#name ".ftz.nan.xorsign.abs.f", name##_ftz_nan_xorsign_abs_f)

const struct host_function arithmetic_functions[] = {
    APPROX_ROWS(ex2),
    ROW("ex2.approx.f32", ex2_approx),
    ROW("ex2.approx.ftz.f32", ex2_approx_ftz),
    ROW("ex2.approx.d", exp2),
    ROW("ex2.approx.f16", ex2_half),
    ROW("ex2.approx.f16x2", ex2_half_pair),
    ROW("ex2.approx.v2f16", ex2_half_pair),
    ROW("ex2.approx.ftz.bf16", ex2_bfloat),
    ROW("ex2.approx.ftz.bf16x2", ex2_bfloat_pair),
    ROW("ex2.approx.ftz.v2bf16", ex2_bfloat_pair),
    APPROX_ROWS(lg2),
    ROW("lg2.approx.d", log2),
    APPROX_ROWS(sin),
    APPROX_ROWS(cos),
    APPROX_ROWS(tanh),
    ROW("tanh.approx.f16", tanh_half),
    ROW("tanh.approx.f16x2", tanh_half_pair),
    ROW("tanh.approx.bf16", tanh_bfloat),
    ROW("tanh.approx.bf16x2", tanh_bfloat_pair),
    APPROX_ROWS(sqrt),
    APPROX_ROWS(rsqrt),
    APPROX_ROWS(rcp),
    ROW("rcp.approx.ftz.d", rcp_ftz_d),
    ROW("rsqrt.approx.d", rsqrt_d),
    ROW("rsqrt.approx.ftz.d", rsqrt_ftz_d),
    APPROX_ROWS(div),
    ROW("div.full", div_full),
    ROW("div.full.ftz", div_full_ftz),
    EXTREME_ROWS(fmin),
    EXTREME_ROWS(fmax),
    ROUNDING_ROWS(ceil),
    ROUNDING_ROWS(floor),
    ROUNDING_ROWS(trunc),
    ROUNDING_ROWS(round),
    ROW("saturate.d", saturate),
    ROW("saturate.f", saturate_f),
    ROW("saturate.ftz.f", saturate_ftz_f),
    ROW("fabs.d", fabs), /* up to LLVM 20 */
    ROW("fabs.f", fabsf),
    ROW("fabs.ftz.f", fabs_ftz_f),
    ROW("fabs.f64", fabs),
    ROW("fabs.f32", fabsf),
    ROW("fabs.ftz.f32", fabs_ftz_f),
    {NULL, NULL},
};
