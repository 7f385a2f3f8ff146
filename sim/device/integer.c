/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Integer instructions that no IR instruction stands for: llvm.nvvm.prmt, PTX's bfe, bfi, dp4a and
 * so on, as the PTX ISA has them ("Integer Arithmetic", "Logic and Shift"). */
#include "sim/device/device.h"

static uint32_t mulhi_i(int32_t a, int32_t b) { return (uint32_t)((int64_t)a * b >> 32); }
static uint32_t mulhi_ui(uint32_t a, uint32_t b) { return (uint32_t)((uint64_t)a * b >> 32); }
static int64_t mulhi_ll(int64_t a, int64_t b) { return (int64_t)((__int128)a * b >> 64); }
static uint64_t mulhi_ull(uint64_t a, uint64_t b) {
  return (uint64_t)((unsigned __int128)a * b >> 64);
}
static uint32_t mulhi_s(uint32_t a, uint32_t b) {
  return (uint32_t)((int16_t)a * (int16_t)b) >> 16 & 0xffff;
}
static uint32_t mulhi_us(uint32_t a, uint32_t b) { return (a & 0xffff) * (b & 0xffff) >> 16; }

static int64_t sign24(uint32_t x) { return (int32_t)(x << 8) >> 8; }
static uint32_t mul24_i(uint32_t a, uint32_t b) { return (uint32_t)(sign24(a) * sign24(b)); }
static uint32_t mul24_ui(uint32_t a, uint32_t b) { return (a & 0xffffff) * (b & 0xffffff); }
static uint32_t mul24_hi_i(uint32_t a, uint32_t b) {
  return (uint32_t)(sign24(a) * sign24(b) >> 16);
}
static uint32_t mul24_hi_ui(uint32_t a, uint32_t b) {
  return (uint32_t)((uint64_t)(a & 0xffffff) * (b & 0xffffff) >> 16);
}

#define DISTANCE(name, type, result)                                                               \
  static result name(type a, type b, result c) {                                                   \
    return (a > b ? (result)a - (result)b : (result)b - (result)a) + c;                            \
  }
DISTANCE(sad_i, int32_t, uint32_t)
DISTANCE(sad_ui, uint32_t, uint32_t)
DISTANCE(sad_ll, int64_t, uint64_t)
DISTANCE(sad_ull, uint64_t, uint64_t)
static uint32_t sad_s(uint32_t a, uint32_t b, uint32_t c) {
  return sad_i((int16_t)a, (int16_t)b, c) & 0xffff;
}
static uint32_t sad_us(uint32_t a, uint32_t b, uint32_t c) {
  return sad_ui(a & 0xffff, b & 0xffff, c) & 0xffff;
}

/* prmt: byte i of the result is the byte of {b, a} that nibble i of the selector names, or, with
 * the nibble's top bit, eight copies of that byte's sign. */
static uint32_t permuted(uint32_t a, uint32_t b, uint32_t selector) {
  uint64_t bytes = (uint64_t)b << 32 | a;
  uint32_t out = 0;
  for (unsigned i = 0; i < 4; i++) {
    uint32_t nibble = selector >> 4 * i & 15;
    uint32_t byte = (uint32_t)(bytes >> 8 * (nibble & 7)) & 0xff;
    if (nibble & 8)
      byte = byte & 0x80 ? 0xff : 0;
    out |= byte << 8 * i;
  }
  return out;
}

/* The selectors of prmt's modes, by the mode's two low bits. */
#define MODE(name, s0, s1, s2, s3)                                                                 \
  static uint32_t permuted_##name(uint32_t a, uint32_t b, uint32_t at) {                           \
    static const uint32_t selectors[] = {s0, s1, s2, s3};                                          \
    return permuted(a, b, selectors[at & 3]);                                                      \
  }
MODE(f4e, 0x3210, 0x4321, 0x5432, 0x6543)
MODE(b4e, 0x5670, 0x6701, 0x7012, 0x0123)
MODE(rc8, 0x0000, 0x1111, 0x2222, 0x3333)
MODE(ecl, 0x3210, 0x3211, 0x3222, 0x3333)
MODE(ecr, 0x0000, 0x1110, 0x2210, 0x3210)
MODE(rc16, 0x1010, 0x3232, 0x1010, 0x3232)
#define MODE_OF_ONE(name)                                                                          \
  static uint32_t permuted_one_##name(uint32_t a, uint32_t at) { return permuted_##name(a, 0, at); }
MODE_OF_ONE(rc8)
MODE_OF_ONE(ecl)
MODE_OF_ONE(ecr)
MODE_OF_ONE(rc16)

/* Dot products of bytes; of 16-bit halves with the low or the high bytes. */
#define DOT(name, a_byte, a_half, b_byte)                                                          \
  static uint32_t dot4_##name(uint32_t a, uint32_t b, uint32_t c) {                                \
    for (unsigned i = 0; i < 4; i++)                                                               \
      c += (uint32_t)((int32_t)(a_byte)(a >> 8 * i) * (int32_t)(b_byte)(b >> 8 * i));              \
    return c;                                                                                      \
  }                                                                                                \
  static uint32_t dot2_##name(uint32_t a, uint32_t b, uint32_t high, uint32_t c) {                 \
    for (unsigned i = 0; i < 2; i++)                                                               \
      c += (uint32_t)((int32_t)(a_half)(a >> 16 * i) *                                             \
                      (int32_t)(b_byte)(b >> 8 * (i + 2 * (high & 1))));                           \
    return c;                                                                                      \
  }
DOT(ss, int8_t, int16_t, int8_t)
DOT(su, int8_t, int16_t, uint8_t)
DOT(us, uint8_t, uint16_t, int8_t)
DOT(uu, uint8_t, uint16_t, uint8_t)

/* Bit fields. */

static uint64_t low_bits(uint32_t length) {
  return length >= 64 ? UINT64_MAX : (UINT64_C(1) << length) - 1;
}

/* bfe: `length` bits from `position` on; the sign is that of the field's last bit within the
 * word. */
static uint64_t extract(uint64_t a, uint32_t position, uint32_t length, unsigned width,
                        bool is_signed) {
  position &= 0xff, length &= 0xff;
  uint32_t last = position + length ? position + length - 1 : 0;
  if (last > width - 1)
    last = width - 1;
  bool sign = is_signed && length && a >> last & 1;
  uint64_t taken = position < width ? a >> position : 0;
  uint64_t kept = position < width && width - position < length ? width - position : length;
  if (position >= width)
    kept = 0;
  uint64_t field = taken & low_bits((uint32_t)kept);
  return (sign ? field | ~low_bits((uint32_t)kept) : field) & low_bits(width);
}
#define EXTRACT(name, type, width, is_signed)                                                      \
  static type bfe_##name(type a, uint32_t position, uint32_t length) {                             \
    return (type)extract(a, position, length, width, is_signed);                                   \
  }
EXTRACT(u32, uint32_t, 32, false)
EXTRACT(s32, uint32_t, 32, true)
EXTRACT(u64, uint64_t, 64, false)
EXTRACT(s64, uint64_t, 64, true)

#define INSERT(width)                                                                              \
  static uint##width##_t bfi_b##width(uint##width##_t a, uint##width##_t b, uint32_t position,     \
                                      uint32_t length) {                                           \
    position &= 0xff, length &= 0xff;                                                              \
    if (position >= (width))                                                                       \
      return b;                                                                                    \
    uint##width##_t mask = (uint##width##_t)(low_bits(length) << position);                        \
    return (b & ~mask) | ((uint##width##_t)(a << position) & mask);                                \
  }
INSERT(32)
INSERT(64)

/* bfind: the highest bit that is set; of a signed number, that differs from its sign. ~0: none. */
static uint32_t find_top(uint64_t x) { return x ? 63 - (uint32_t)__builtin_clzll(x) : UINT32_MAX; }
static uint32_t bfind_u32(uint32_t x) { return find_top(x); }
static uint32_t bfind_u64(uint64_t x) { return find_top(x); }
static uint32_t bfind_s32(int32_t x) { return find_top((uint32_t)(x < 0 ? ~x : x)); }
static uint32_t bfind_s64(int64_t x) { return find_top((uint64_t)(x < 0 ? ~x : x)); }
static uint32_t shift_amount(uint32_t top, uint32_t width) {
  return top == UINT32_MAX ? top : width - 1 - top;
}
#define SHIFT_AMOUNT(name, type, width)                                                            \
  static uint32_t bfind_shiftamt_##name(type x) { return shift_amount(bfind_##name(x), width); }
SHIFT_AMOUNT(u32, uint32_t, 32)
SHIFT_AMOUNT(u64, uint64_t, 64)
SHIFT_AMOUNT(s32, int32_t, 32)
SHIFT_AMOUNT(s64, int64_t, 64)
static uint32_t flo_u(uint32_t x, uint32_t amount) {
  return amount & 1 ? bfind_shiftamt_u32(x) : bfind_u32(x);
}
static uint32_t flo_s(uint32_t x, uint32_t amount) {
  return amount & 1 ? bfind_shiftamt_s32((int32_t)x) : bfind_s32((int32_t)x);
}

/* fns: from `base` on, the |offset|-th bit set in the mask, upwards or, if negative, downwards. */
static uint32_t find_nth(uint32_t mask, uint32_t base, int32_t offset) {
  int step = offset < 0 ? -1 : 1, wanted = offset < 0 ? -offset : offset;
  if (offset == 0)
    return base < 32 && mask >> base & 1 ? base : UINT32_MAX;
  for (int64_t at = base; at >= 0 && at < 32; at += step)
    if (mask >> at & 1 && --wanted == 0)
      return (uint32_t)at;
  return UINT32_MAX;
}

/* bmsk: `length` ones from `from` on. */
static uint32_t bmsk_wrap(uint32_t from, uint32_t length) {
  return (uint32_t)(low_bits(length & 31) << (from & 31));
}
static uint32_t bmsk_clamp(uint32_t from, uint32_t length) {
  return from > 31 ? 0 : (uint32_t)(low_bits(length > 32 ? 32 : length) << from);
}

/* szext: the low `length` bits, extended. */
static uint32_t zext_clamp(uint32_t x, uint32_t length) {
  return length >= 32 ? x : x & (uint32_t)low_bits(length);
}
static uint32_t zext_wrap(uint32_t x, uint32_t length) { return zext_clamp(x, length & 31); }
static uint32_t sext_clamp(uint32_t x, uint32_t length) {
  if (length == 0 || length >= 32)
    return length ? x : 0;
  return (uint32_t)((int32_t)(x << (32 - length)) >> (32 - length));
}
static uint32_t sext_wrap(uint32_t x, uint32_t length) { return sext_clamp(x, length & 31); }

/* shf: the upper word of {high, low} shifted left, the lower one shifted right. */
static uint32_t shift_left(uint32_t low, uint32_t high, uint32_t amount) {
  return (uint32_t)(((uint64_t)high << 32 | low) << amount >> 32);
}
static uint32_t shift_right(uint32_t low, uint32_t high, uint32_t amount) {
  return (uint32_t)(((uint64_t)high << 32 | low) >> amount);
}
static uint32_t clamped(uint32_t amount) { return amount < 32 ? amount : 32; }
static uint32_t shf_l_wrap(uint32_t a, uint32_t b, uint32_t c) { return shift_left(a, b, c & 31); }
static uint32_t shf_r_wrap(uint32_t a, uint32_t b, uint32_t c) { return shift_right(a, b, c & 31); }
static uint32_t shf_l_clamp(uint32_t a, uint32_t b, uint32_t c) {
  return shift_left(a, b, clamped(c));
}
static uint32_t shf_r_clamp(uint32_t a, uint32_t b, uint32_t c) {
  return shift_right(a, b, clamped(c));
}
/* The intrinsics name the upper word first. */
static uint32_t fshl_clamp(uint32_t high, uint32_t low, uint32_t c) {
  return shf_l_clamp(low, high, c);
}
static uint32_t fshr_clamp(uint32_t high, uint32_t low, uint32_t c) {
  return shf_r_clamp(low, high, c);
}

static double lohi_i2d(uint32_t low, uint32_t high) {
  return bits_double((uint64_t)high << 32 | low);
}
static uint32_t d2i_lo(double x) { return (uint32_t)double_bits(x); }
static uint32_t d2i_hi(double x) { return (uint32_t)(double_bits(x) >> 32); }

const struct host_function integer_functions[] = {
    ROW("mulhi.i", mulhi_i),
    ROW("mulhi.ui", mulhi_ui),
    ROW("mulhi.ll", mulhi_ll),
    ROW("mulhi.ull", mulhi_ull),
    ROW("mulhi.s", mulhi_s),
    ROW("mulhi.us", mulhi_us),
    ROW("mul24.i", mul24_i),
    ROW("mul24.ui", mul24_ui),
    ROW("mul24.hi.i", mul24_hi_i),
    ROW("mul24.hi.ui", mul24_hi_ui),
    ROW("sad.i", sad_i),
    ROW("sad.ui", sad_ui),
    ROW("sad.ll", sad_ll),
    ROW("sad.ull", sad_ull),
    ROW("sad.s", sad_s),
    ROW("sad.us", sad_us),
    ROW("prmt", permuted),
    ROW("prmt.f4e", permuted_f4e),
    ROW("prmt.b4e", permuted_b4e),
    ROW("prmt.rc8", permuted_one_rc8),
    ROW("prmt.ecl", permuted_one_ecl),
    ROW("prmt.ecr", permuted_one_ecr),
    ROW("prmt.rc16", permuted_one_rc16),
    ROW("idp4a.s.s", dot4_ss),
    ROW("idp4a.s.u", dot4_su),
    ROW("idp4a.u.s", dot4_us),
    ROW("idp4a.u.u", dot4_uu),
    ROW("idp2a.s.s", dot2_ss),
    ROW("idp2a.s.u", dot2_su),
    ROW("idp2a.u.s", dot2_us),
    ROW("idp2a.u.u", dot2_uu),
    ROW("bfe.u32", bfe_u32),
    ROW("bfe.s32", bfe_s32),
    ROW("bfe.u64", bfe_u64),
    ROW("bfe.s64", bfe_s64),
    ROW("bfi.b32", bfi_b32),
    ROW("bfi.b64", bfi_b64),
    ROW("bfind.u32", bfind_u32),
    ROW("bfind.u64", bfind_u64),
    ROW("bfind.s32", bfind_s32),
    ROW("bfind.s64", bfind_s64),
    ROW("bfind.shiftamt.u32", bfind_shiftamt_u32),
    ROW("bfind.shiftamt.u64", bfind_shiftamt_u64),
    ROW("bfind.shiftamt.s32", bfind_shiftamt_s32),
    ROW("bfind.shiftamt.s64", bfind_shiftamt_s64),
    ROW("flo.u", flo_u),
    ROW("flo.s", flo_s),
    ROW("fns", find_nth),
    ROW("bmsk.wrap", bmsk_wrap),
    ROW("bmsk.clamp", bmsk_clamp),
    ROW("zext.wrap", zext_wrap),
    ROW("zext.clamp", zext_clamp),
    ROW("sext.wrap", sext_wrap),
    ROW("sext.clamp", sext_clamp),
    ROW("shf.l.wrap", shf_l_wrap),
    ROW("shf.r.wrap", shf_r_wrap),
    ROW("shf.l.clamp", shf_l_clamp),
    ROW("shf.r.clamp", shf_r_clamp),
    ROW("fshl.clamp", fshl_clamp),
    ROW("fshr.clamp", fshr_clamp),
    ROW("lohi.i2d", lohi_i2d),
    ROW("d2i.lo", d2i_lo),
    ROW("d2i.hi", d2i_hi),
    {NULL, NULL},
};
