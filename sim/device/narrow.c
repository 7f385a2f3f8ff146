/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Numbers narrower than float: half (f16), bfloat (bf16), TF32, and FP8 (e4m3, e5m2).
 *
 * A number is sign, exponent, mantissa: with m mantissa bits and smallest exponent e, every finite
 * one is a multiple of 2^(e - m), and those of exponent x of 2^(x - m). Rounding brings a double to
 * such a multiple, in one step; all operands are exact in double.
 *
 *     format   exponent bits   mantissa bits   largest    infinity
 *     half           5              10           65504       yes
 *     bfloat         8               7         3.39e38       yes
 *     tf32           8              10         3.40e38       yes
 *     e5m2           5               2           57344       yes
 *     e4m3           4               3             448       no (S.1111.111 is the NaN) */
#include <fenv.h>
#include <math.h>

#include "sim/device/device.h"

struct format {
  int exponent_bits, mantissa_bits;
  double largest;
  uint32_t infinity, nan; /* without sign; infinity of a format that has none: its NaN */
};
static const struct format half = {5, 10, 65504, 0x7c00, 0x7fff};
static const struct format bfloat = {8, 7, 0x1.fep127, 0x7f80, 0x7fff};
static const struct format e5m2 = {5, 2, 57344, 0x7c, 0x7f};
static const struct format tf32 = {8, 10, 0x1.ffcp127, 0x3fc00, 0x3ffff};
static const struct format e4m3 = {4, 3, 448, 0x7f, 0x7f};

static int bias(const struct format *format) { return (1 << (format->exponent_bits - 1)) - 1; }

enum {
  FINITE = 1,    /* .satfinite: what is too large becomes the largest number */
  RELU = 2,      /* negative numbers and NaNs become 0; NaNs stay in cvt, which says so itself */
  HALVES_UP = 4, /* .rna: to the nearest, halves away from zero */
};

/* Rounds |x| to the format's multiples; the result may exceed its range. */
static double to_multiple(double x, const struct format *format, int direction, unsigned flags) {
  int exponent = x != 0 ? ilogb(x) : 0, least = 1 - bias(format);
  if (exponent < least)
    exponent = least;
  double scaled = scalbn(x, format->mantissa_bits - exponent);
  double rounded = flags & HALVES_UP ? round(scaled) : round_toward(scaled, direction);
  return scalbn(rounded, exponent - format->mantissa_bits);
}

static uint32_t encode(double magnitude, const struct format *format) {
  int least = 1 - bias(format), exponent = magnitude != 0 ? ilogb(magnitude) : least;
  bool subnormal = magnitude == 0 || exponent < least;
  uint32_t fraction =
      (uint32_t)scalbn(magnitude, format->mantissa_bits - (subnormal ? least : exponent));
  if (subnormal)
    return fraction;
  uint32_t biased = (uint32_t)(exponent + bias(format));
  return biased << format->mantissa_bits | (fraction & ((1u << format->mantissa_bits) - 1));
}

static uint32_t narrow(double x, const struct format *format, int direction, unsigned flags) {
  unsigned width = 1 + (unsigned)(format->exponent_bits + format->mantissa_bits);
  uint32_t sign = signbit(x) ? UINT32_C(1) << (width - 1) : 0;
  if (isnan(x))
    return format->nan;
  if (flags & RELU && sign)
    return 0;
  double y = fabs(to_multiple(x, format, direction, flags));
  if (isinf(x))
    return sign | (flags & FINITE ? encode(format->largest, format) : format->infinity);
  if (y <= format->largest)
    return sign | encode(y, format);
  bool outwards = direction == FE_TONEAREST || direction == (sign ? FE_DOWNWARD : FE_UPWARD);
  if (flags & FINITE || !outwards)
    return sign | encode(format->largest, format);
  return sign | format->infinity;
}

static double widen(uint32_t bits, const struct format *format) {
  uint32_t top = 1u << (format->exponent_bits + format->mantissa_bits);
  uint32_t fraction = bits & ((1u << format->mantissa_bits) - 1), magnitude = bits & (top - 1);
  int exponent = (int)(magnitude >> format->mantissa_bits);
  double x;
  if (magnitude >= format->infinity)
    x = magnitude == format->infinity && format->infinity != format->nan ? INFINITY : NAN;
  else if (exponent == 0)
    x = scalbn(fraction, 1 - bias(format) - format->mantissa_bits);
  else
    x = scalbn(fraction | 1u << format->mantissa_bits,
               exponent - bias(format) - format->mantissa_bits);
  return bits & top ? -x : x;
}

uint32_t to_half(double x) { return narrow(x, &half, FE_TONEAREST, 0); }
uint32_t to_bfloat(double x) { return narrow(x, &bfloat, FE_TONEAREST, 0); }
double from_half(uint32_t bits) { return widen(bits & 0xffff, &half); }

/* Arithmetic. */

/* a * b + c, whose last bit tells whether anything was cut off: rounding it again, to a format of
 * half its precision, then gives what one rounding would. */
static double fma_to_odd(double a, double b, double c) {
  volatile double product = a * b; /* exact: both have few bits */
  volatile double sum = product + c, back = sum - product;
  volatile double rest = (product - (sum - back)) + (c - back);
  if (rest == 0 || !isfinite(sum) || double_bits(sum) & 1)
    return sum;
  return nextafter(sum, rest > 0 ? INFINITY : -INFINITY);
}

typedef uint32_t fused(uint32_t a, uint32_t b, uint32_t c);
static uint32_t both(fused *function, uint32_t a, uint32_t b, uint32_t c) {
  return function(a & 0xffff, b & 0xffff, c & 0xffff) | function(a >> 16, b >> 16, c >> 16) << 16;
}
static uint32_t flush_half(uint32_t x) { return x & 0x7c00 ? x : x & 0x8000; }
static uint32_t fma_half(uint32_t a, uint32_t b, uint32_t c) {
  return to_half(fma_to_odd(from_half(a), from_half(b), from_half(c)));
}
static uint32_t fma_ftz_half(uint32_t a, uint32_t b, uint32_t c) {
  return flush_half(fma_half(flush_half(a), flush_half(b), flush_half(c)));
}
static uint32_t fma_bfloat(uint32_t a, uint32_t b, uint32_t c) {
  return to_bfloat(fma_to_odd(from_bfloat(a), from_bfloat(b), from_bfloat(c)));
}
static uint32_t saturated_half(uint32_t x) { return to_half(saturate(from_half(x))); }
static uint32_t relu(uint32_t x) { return x & 0x8000 && (x & 0x7fff) <= 0x7f80 ? 0 : x; }
static uint32_t relu_half(uint32_t x) { return x & 0x8000 && (x & 0x7fff) <= 0x7c00 ? 0 : x; }

#define FUSED(name, expression)                                                                    \
  static uint32_t name(uint32_t a, uint32_t b, uint32_t c) { return expression; }                  \
  static uint32_t name##_pair(uint32_t a, uint32_t b, uint32_t c) { return both(name, a, b, c); }
FUSED(fma_h, fma_half(a, b, c))
FUSED(fma_h_ftz, fma_ftz_half(a, b, c))
FUSED(fma_h_sat, saturated_half(fma_half(a, b, c)))
FUSED(fma_h_ftz_sat, saturated_half(fma_ftz_half(a, b, c)))
FUSED(fma_h_relu, relu_half(fma_half(a, b, c)))
FUSED(fma_h_ftz_relu, relu_half(fma_ftz_half(a, b, c)))
FUSED(fma_b, fma_bfloat(a, b, c))
FUSED(fma_b_relu, relu(fma_bfloat(a, b, c)))

/* Minima and maxima, as arithmetic.c has them for float. */

enum { OF_HALF, OF_BFLOAT };
static double wide(uint32_t x, int kind, bool ftz) {
  x &= 0xffff;
  return kind == OF_HALF ? from_half(ftz ? flush_half(x) : x) : from_bfloat(x);
}

struct extreme {
  int kind; /* OF_HALF or OF_BFLOAT */
  bool ftz, is_max, nan_wins, xorsign;
};

static uint32_t extreme(struct extreme of, uint32_t a, uint32_t b) {
  double x = wide(a, of.kind, of.ftz), y = wide(b, of.kind, of.ftz);
  uint32_t sign = of.xorsign ? (a ^ b) & 0x8000 : 0;
  if ((isnan(x) && isnan(y)) || (of.nan_wins && (isnan(x) || isnan(y))))
    return half.nan;
  x = of.xorsign ? fabs(x) : x;
  y = of.xorsign ? fabs(y) : y;
  bool first = isnan(y) || x < y || (x == y && signbit(x));
  if (of.is_max)
    first = isnan(y) || x > y || (x == y && !signbit(x));
  double picked = isnan(x) ? y : first ? x : y;
  return (of.kind == OF_HALF ? to_half(picked) : to_bfloat(picked)) | sign;
}

#define EXTREME(name, kind, ftz, is_max, nan_wins, xorsign)                                        \
  static uint32_t name(uint32_t a, uint32_t b) {                                                   \
    return extreme((struct extreme){kind, ftz, is_max, nan_wins, xorsign}, a, b);                  \
  }                                                                                                \
  static uint32_t name##_pair(uint32_t a, uint32_t b) {                                            \
    return name(a & 0xffff, b & 0xffff) | name(a >> 16, b >> 16) << 16;                            \
  }
#define EXTREMES(name, kind, ftz, is_max)                                                          \
  EXTREME(name, kind, ftz, is_max, false, false)                                                   \
  EXTREME(name##_nan, kind, ftz, is_max, true, false)                                              \
  EXTREME(name##_xorsign, kind, ftz, is_max, false, true)                                          \
  EXTREME(name##_nan_xorsign, kind, ftz, is_max, true, true)
EXTREMES(min_h, OF_HALF, false, false)
EXTREMES(max_h, OF_HALF, false, true)
EXTREMES(min_h_ftz, OF_HALF, true, false)
EXTREMES(max_h_ftz, OF_HALF, true, true)
EXTREMES(min_b, OF_BFLOAT, false, false)
EXTREMES(max_b, OF_BFLOAT, false, true)

/* Conversions. Of two numbers, the first goes to the upper half. */

#define NARROWING(name, format, direction, flags)                                                  \
  static uint32_t name(float x) { return narrow((double)x, &(format), direction, flags); }
#define NARROWINGS(name, format)                                                                   \
  NARROWING(name##_rn, format, FE_TONEAREST, 0)                                                    \
  NARROWING(name##_rn_relu, format, FE_TONEAREST, RELU)                                            \
  NARROWING(name##_rz, format, FE_TOWARDZERO, 0)                                                   \
  NARROWING(name##_rz_relu, format, FE_TOWARDZERO, RELU)
#define PAIRING(name)                                                                              \
  static uint32_t name##_pair(float high, float low) { return name(high) << 16 | name(low); }
NARROWINGS(f2h, half)
NARROWINGS(f2b, bfloat)
PAIRING(f2h_rn)
PAIRING(f2h_rn_relu)
PAIRING(f2h_rz)
PAIRING(f2h_rz_relu)
PAIRING(f2b_rn)
PAIRING(f2b_rn_relu)
PAIRING(f2b_rz)
PAIRING(f2b_rz_relu)
static uint32_t f2h_rn_ftz(float x) { return f2h_rn(flush(x)); }
static uint32_t d2h_rn(double x) { return to_half(x); }
static float h2f(uint32_t x) { return (float)from_half(x); }
static float h2f_ftz(uint32_t x) { return flush(h2f(x)); }
static float b2f(uint32_t x) { return bits_float(x << 16); }
static uint32_t b2h(uint32_t x) { return f2h_rn(b2f(x & 0xffff)); }
static uint32_t b2h_ftz(uint32_t x) { return f2h_rn(flush(b2f(x & 0xffff))); }

#define TO_TF32(name, direction, flags)                                                            \
  static uint32_t tf32_##name(float x) { return narrow((double)x, &tf32, direction, flags) << 13; }
TO_TF32(rna, FE_TONEAREST, HALVES_UP)
TO_TF32(rn, FE_TONEAREST, 0)
TO_TF32(rn_relu, FE_TONEAREST, RELU)
TO_TF32(rz, FE_TOWARDZERO, 0)
TO_TF32(rz_relu, FE_TOWARDZERO, RELU)

#define EIGHT_BITS(format)                                                                         \
  static uint32_t to_##format(double high, double low, unsigned flags) {                           \
    return narrow(high, &format, FE_TONEAREST, flags | FINITE) << 8 |                              \
           narrow(low, &format, FE_TONEAREST, flags | FINITE);                                     \
  }                                                                                                \
  static uint32_t ff_to_##format(float high, float low) {                                          \
    return to_##format((double)high, (double)low, 0);                                              \
  }                                                                                                \
  static uint32_t ff_to_##format##_relu(float high, float low) {                                   \
    return to_##format((double)high, (double)low, RELU);                                           \
  }                                                                                                \
  static uint32_t hh_to_##format(uint32_t x) {                                                     \
    return to_##format(from_half(x >> 16), from_half(x), 0);                                       \
  }                                                                                                \
  static uint32_t hh_to_##format##_relu(uint32_t x) {                                              \
    return to_##format(from_half(x >> 16), from_half(x), RELU);                                    \
  }                                                                                                \
  static uint32_t format##_to_hh(uint32_t x) {                                                     \
    return to_half(widen(x >> 8 & 0xff, &format)) << 16 | to_half(widen(x & 0xff, &format));       \
  }                                                                                                \
  static uint32_t format##_to_hh_relu(uint32_t x) {                                                \
    uint32_t pair = format##_to_hh(x);                                                             \
    return relu_half(pair & 0xffff) | relu_half(pair >> 16) << 16;                                 \
  }
EIGHT_BITS(e4m3)
EIGHT_BITS(e5m2)

/* LLVM's backend calls these where the processor has no instruction. Narrow numbers travel in the
 * low bits of a float's register. */
static float runtime_narrow_half(float x) { return bits_float(to_half((double)x)); }
static float runtime_narrow_bfloat(float x) { return bits_float(to_bfloat((double)x)); }
static float runtime_narrow_double_half(double x) { return bits_float(to_half(x)); }
static float runtime_narrow_double_bfloat(double x) { return bits_float(to_bfloat(x)); }
static float runtime_widen_half(float x) { return (float)from_half(float_bits(x)); }
const struct host_function runtime_functions[] = {
    {"__truncsfhf2", (void *)runtime_narrow_half},
    {"__truncsfbf2", (void *)runtime_narrow_bfloat},
    {"__truncdfhf2", (void *)runtime_narrow_double_half},
    {"__truncdfbf2", (void *)runtime_narrow_double_bfloat},
    {"__extendhfsf2", (void *)runtime_widen_half},
    {NULL, NULL},
};

#define EXTREME_ROWS(op, modifiers, type, function)                                                \
  ROW(op modifiers "." type, function), ROW(op modifiers "." type "x2", function##_pair),          \
      ROW(op modifiers ".nan." type, function##_nan),                                              \
      ROW(op modifiers ".nan." type "x2", function##_nan_pair),                                    \
      ROW(op modifiers ".xorsign.abs." type, function##_xorsign),                                  \
      ROW(op modifiers ".xorsign.abs." type "x2", function##_xorsign_pair),                        \
      ROW(op modifiers ".nan.xorsign.abs." type, function##_nan_xorsign),                          \
      ROW(op modifiers ".nan.xorsign.abs." type "x2", function##_nan_xorsign_pair)
#define FUSED_ROWS(modifiers, type, function)                                                      \
  ROW("fma.rn" modifiers "." type, function), ROW("fma.rn" modifiers "." type "x2", function##_pair)
#define NARROWING_ROWS(one, two, function)                                                         \
  ROW(one ".rn", function##_rn), ROW(one ".rn.relu", function##_rn_relu),                          \
      ROW(one ".rz", function##_rz), ROW(one ".rz.relu", function##_rz_relu),                      \
      ROW(two ".rn", function##_rn_pair), ROW(two ".rn.relu", function##_rn_relu_pair),            \
      ROW(two ".rz", function##_rz_pair), ROW(two ".rz.relu", function##_rz_relu_pair)
#define EIGHT_BIT_ROWS(format)                                                                     \
  ROW("ff.to." #format "x2.rn", ff_to_##format),                                                   \
      ROW("ff.to." #format "x2.rn.relu", ff_to_##format##_relu),                                   \
      ROW("f16x2.to." #format "x2.rn", hh_to_##format),                                            \
      ROW("f16x2.to." #format "x2.rn.relu", hh_to_##format##_relu),                                \
      ROW(#format "x2.to.f16x2.rn", format##_to_hh),                                               \
      ROW(#format "x2.to.f16x2.rn.relu", format##_to_hh_relu)

const struct host_function narrow_functions[] = {
    FUSED_ROWS("", "f16", fma_h),
    FUSED_ROWS(".ftz", "f16", fma_h_ftz),
    FUSED_ROWS(".sat", "f16", fma_h_sat),
    FUSED_ROWS(".ftz.sat", "f16", fma_h_ftz_sat),
    FUSED_ROWS(".relu", "f16", fma_h_relu),
    FUSED_ROWS(".ftz.relu", "f16", fma_h_ftz_relu),
    FUSED_ROWS("", "bf16", fma_b),
    FUSED_ROWS(".relu", "bf16", fma_b_relu),
    EXTREME_ROWS("fmin", "", "f16", min_h),
    EXTREME_ROWS("fmax", "", "f16", max_h),
    EXTREME_ROWS("fmin", ".ftz", "f16", min_h_ftz),
    EXTREME_ROWS("fmax", ".ftz", "f16", max_h_ftz),
    EXTREME_ROWS("fmin", "", "bf16", min_b),
    EXTREME_ROWS("fmax", "", "bf16", max_b),
    ROW("saturate.f16", saturated_half),
    NARROWING_ROWS("f2f16", "ff2f16x2", f2h),
    NARROWING_ROWS("f2bf16", "ff2bf16x2", f2b),
    ROW("f2h.rn", f2h_rn),
    ROW("f2h.rn.ftz", f2h_rn_ftz),
    ROW("d2h.rn", d2h_rn),
    ROW("h2f", h2f),
    ROW("h2f.ftz", h2f_ftz),
    ROW("b2f", b2f),
    ROW("bf2h.rn", b2h),
    ROW("bf2h.rn.ftz", b2h_ftz),
    ROW("f2tf32.rna", tf32_rna),
    ROW("f2tf32.rn", tf32_rn),
    ROW("f2tf32.rn.relu", tf32_rn_relu),
    ROW("f2tf32.rz", tf32_rz),
    ROW("f2tf32.rz.relu", tf32_rz_relu),
    EIGHT_BIT_ROWS(e4m3),
    EIGHT_BIT_ROWS(e5m2),
    {NULL, NULL},
};
