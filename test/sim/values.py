# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each host function must give for chosen operands: a reference of its own, in exact rational arithmetic.

A case is (row, result type, [(type, value)], expected bits, units in the last place that are allowed). Types: i32, i64, f32, f64,
ptr, void."""

import fractions
import itertools
import math
import struct

Fraction = fractions.Fraction
MODES = ("rn", "rz", "rm", "rp")
# mantissa bits, smallest exponent, largest exponent, exponent bits
FORMATS = {"f32": (23, -126, 127, 8), "f64": (52, -1022, 1023, 11), "f16": (10, -14, 15, 5), "bf16": (7, -126, 127, 8),
           "tf32": (10, -126, 127, 8), "e5m2": (2, -14, 15, 5)}


def f32(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


def bits(kind, x):
    """The bits of a Python float or integer as a value of that type."""
    if kind == "f32":
        return struct.unpack("<I", struct.pack("<f", x))[0]
    if kind == "f64":
        return struct.unpack("<Q", struct.pack("<d", x))[0]
    return x & (2**64 - 1 if kind == "i64" else 2**32 - 1)


def to_integer(x, mode):
    """A rational rounded to an integer."""
    low = math.floor(x)
    if x == low:
        return low
    if mode in ("rn", "rna"):
        half = x - low - Fraction(1, 2)
        return low + (half > 0 or half == 0 and (low % 2 == 1 if mode == "rn" else x > 0))
    return low if mode == "rm" or mode == "rz" and x > 0 else low + 1


def encode(x, kind, mode="rn", negative=None, finite=False):
    """The bits of a rational rounded to a format."""
    mantissa, least, most, width = FORMATS[kind]
    negative = x < 0 if negative is None else negative
    sign = int(negative) << (mantissa + width)
    magnitude = abs(x)
    toward = {"rm": "rp", "rp": "rm"}.get(mode, mode) if negative else mode
    exponent = least
    if magnitude:
        exponent = max(least, math.floor(math.log2(magnitude)) if 2**-900 < magnitude < 2**900 else
                       magnitude.numerator.bit_length() - magnitude.denominator.bit_length())
        while magnitude >= Fraction(2)**(exponent + 1):
            exponent += 1
        while exponent > least and magnitude < Fraction(2)**exponent:
            exponent -= 1
    number = to_integer(magnitude / Fraction(2)**(exponent - mantissa), toward)
    if number * Fraction(2)**(exponent - mantissa) >= Fraction(2)**(most + 1):
        up = not finite and toward in ("rn", "rna", "rp")
        return sign | (((1 << width) - 1) << mantissa) - (not up)
    if number < 1 << mantissa:
        return sign | number
    if number == 2 << mantissa:
        number, exponent = number // 2, exponent + 1
    return sign | (exponent - least + 1 << mantissa) + (number - (1 << mantissa))


def decode(pattern, kind):
    mantissa, least, _, width = FORMATS[kind]
    field = pattern >> mantissa & ((1 << width) - 1)
    fraction = pattern & ((1 << mantissa) - 1)
    value = Fraction(fraction + (1 << mantissa if field else 0)) * Fraction(2)**(least - mantissa + max(field - 1, 0))
    return -value if pattern >> (mantissa + width) else value


def flush(x):
    return math.copysign(0.0, x) if abs(x) < 2.0**-126 else x


def saturated(pattern):
    value = decode(pattern, "f32")
    return 0 if value <= 0 or pattern >> 31 else bits("f32", 1.0) if value >= 1 else pattern


def root(x, kind):
    """The square root, near enough that rounding it in any direction is right."""
    scale = 2**400
    whole = math.isqrt(int(x.numerator * scale * scale // x.denominator))
    exact = Fraction(whole, scale)
    return exact if exact * exact == x else exact + Fraction(1, 2 * scale)


OPERATIONS = {"add": (2, lambda a, b: a + b), "mul": (2, lambda a, b: a * b), "div": (2, lambda a, b: a / b),
              "fma": (3, lambda a, b, c: a * b + c), "rcp": (1, lambda a: 1 / a), "sqrt": (1, None)}
OPERANDS = [(0.1, 0.7, -0.03), (1.0 + 2**-23, 3.0, 2.0**-30), (-5.5, 1 / 3, 1e-9), (2.0**-100, 2.0**-30, 1.0), (1e-40, 0.5, 1e-41),
            (3e38, 2.9e38, -1.0)]


def rounding_cases():
    for (name, (count, operation)), mode, operands in itertools.product(OPERATIONS.items(), MODES, OPERANDS):
        for kind, ftz, sat in (("f64", "", ""), ("f32", "", ""), ("f32", ".ftz", ""), ("f32", "", ".sat"), ("f32", ".ftz", ".sat")):
            if sat and name in ("div", "rcp", "sqrt"):
                continue
            given = [f32(x) if kind == "f32" else x for x in operands[:count]]
            used = [flush(x) for x in given] if ftz else given
            if name == "sqrt":
                given, used = [abs(given[0])], [abs(used[0])]
            if name in ("div", "rcp") and used[-1] == 0:
                continue
            exact = [Fraction(x) for x in used]
            value = root(exact[0], kind) if name == "sqrt" else operation(*exact)
            if value == 0 and name != "sqrt":
                continue
            pattern = encode(value, kind, mode)
            if ftz and not pattern & 0x7f800000:
                pattern &= 0x80000000
            if sat:
                pattern = saturated(pattern)
            row = "%s.%s%s%s.%s" % (name, mode, ftz, sat, "d" if kind == "f64" else "f")
            yield row, kind, [(kind, x) for x in given], pattern, 0


NUMBERS = [0.0, 0.5, 1.5, 2.5, -0.5, -1.5, 3.7, -3.7, 2147483647.5, -3e9, 5e9, 1e20, -1e20, 1e-40]


def conversion_cases():
    for (name, width, signed), mode, x in itertools.product((("i", 32, 1), ("ui", 32, 0), ("ll", 64, 1), ("ull", 64, 0)), MODES,
                                                            NUMBERS):
        low, high = (-2**(width - 1), 2**(width - 1) - 1) if signed else (0, 2**width - 1)
        for kind, letter, ftz in (("f32", "f", ""), ("f32", "f", ".ftz"), ("f64", "d", "")):
            given = f32(x) if kind == "f32" else x
            whole = to_integer(Fraction(flush(given) if ftz else given), mode)
            result = "i%d" % width
            yield "%s2%s.%s%s" % (letter, name, mode, ftz), result, [(kind, given)], bits(result, min(max(whole, low), high)), 0
            top = kind == "f64" or width == 64
            yield ("%s2%s.%s%s" % (letter, name, mode, ftz), result, [(kind, math.nan)], 1 << (width - 1) if top else 0, 0)
        for number in (7, 2**31 - 1, 2**24 + 1, high, low, 2**width // 3):
            if not low <= number <= high:
                continue
            for kind, letter in (("f32", "f"), ("f64", "d")):
                yield ("%s2%s.%s" % (name, letter, mode), kind, [("i%d" % width, bits("i%d" % width, number))],
                       encode(Fraction(number), kind, mode), 0)
    for mode, ftz, x in itertools.product(MODES, ("", ".ftz"), (0.1, 1e-40, -1e-41, 1e300, -1 / 3)):
        pattern = encode(Fraction(x), "f32", mode)
        if ftz and not pattern & 0x7f800000:
            pattern &= 0x80000000
        yield "d2f.%s%s" % (mode, ftz), "f32", [("f64", x)], pattern, 0


APPROXIMATE = {"ex2": lambda x: 2.0**x, "lg2": lambda x: math.log2(abs(x)), "sin": math.sin, "cos": math.cos, "tanh": math.tanh,
               "sqrt": lambda x: math.sqrt(abs(x)), "rsqrt": lambda x: 1 / math.sqrt(abs(x)), "rcp": lambda x: 1 / x}
NAN32 = 0x7fffffff


def approximate_cases():
    for (name, function), ftz, x in itertools.product(APPROXIMATE.items(), ("", ".ftz"), (0.1, 2.75, -3.3, 17.0)):
        given = f32(abs(x) if name in ("lg2", "sqrt", "rsqrt") else x)
        yield "%s.approx%s.f" % (name, ftz), "f32", [("f32", given)], bits("f32", f32(function(given))), 1
    yield "ex2.approx.ftz.f", "f32", [("f32", -130.0)], 0, 0
    yield "ex2.approx.f", "f32", [("f32", -130.0)], bits("f32", 2.0**-130), 0
    for suffix, ftz in (("ex2.approx.f32", ""), ("ex2.approx.ftz.f32", ".ftz")):
        yield suffix, "f32", [("f32", 0.5)], bits("f32", f32(2**0.5)), 0
    for name, x, value in (("ex2.approx.d", 0.5, 2**0.5), ("lg2.approx.d", 10.0, math.log2(10)), ("rsqrt.approx.d", 3.0,
                                                                                                  1 / math.sqrt(3))):
        yield name, "f64", [("f64", x)], bits("f64", value), 1
    for name, x, value in (("rcp.approx.ftz.d", 3.0, 1 / 3), ("rsqrt.approx.ftz.d", 3.0, 1 / math.sqrt(3))):
        yield name, "f64", [("f64", x)], bits("f64", value) & ~0xffffffff, 0
    for row in ("div.approx", "div.full"):
        for ftz in ("", ".ftz"):
            suffix = ".f" if row == "div.approx" else ""
            yield row + ftz + suffix, "f32", [("f32", 7.0), ("f32", 3.0)], bits("f32", f32(7 / 3)), 2
    yield "div.approx.f", "f32", [("f32", 1.0), ("f32", 2.0**127)], 0, 0
    yield "div.full", "f32", [("f32", 2.0**100), ("f32", 2.0**127)], bits("f32", 2.0**-27), 0
    for kind, count in itertools.product(("f16", "bf16"), (1, 2)):
        x2, ftz = "x2" if count == 2 else "", ".ftz" if kind == "bf16" else ""
        x = 0.75
        one = encode(Fraction(x), kind)
        pair = one | one << 16 if count == 2 else one
        for name, value in (("ex2.approx" + ftz, 2**x), ("tanh.approx", math.tanh(x))):
            result = encode(Fraction(value), kind)
            yield "%s.%s%s" % (name, kind, x2), "i32", [("i32", pair)], result | result << 16 if count == 2 else result, 0
            if count == 2 and name.startswith("ex2"):
                yield "%s.v2%s" % (name, kind), "i32", [("i32", pair)], result | result << 16, 0


def extreme(is_max, a, b, nan, xorsign):
    """Bits of min or max of two floats."""
    if math.isnan(a) and math.isnan(b) or nan and (math.isnan(a) or math.isnan(b)):
        return math.nan
    sign = math.copysign(1, a) * math.copysign(1, b)
    if xorsign:
        a, b = abs(a), abs(b)
    picked = b if math.isnan(a) else a if math.isnan(b) else sorted((a, b), key=lambda x: (x, math.copysign(1, x)))[is_max]
    return math.copysign(picked, sign) if xorsign else picked


def narrow_bits(x, kind):
    if math.isnan(x):
        return 0x7fff
    return encode(Fraction(x), kind, negative=math.copysign(1, x) < 0)


def extreme_cases():
    pairs = [(1.0, 2.0), (-1.0, -2.0), (-0.0, 0.0), (math.nan, 3.0), (3.0, math.nan), (-4.0, 0.5), (math.nan, math.nan)]
    forms = list(itertools.product((0, 1), ("", ".ftz"), ("", ".nan"), ("", ".xorsign.abs"), pairs))
    for is_max, ftz, nan, xorsign, (a, b) in forms:
        name = "f%s%s%s%s." % (("min", "max")[is_max], ftz, nan, xorsign)
        value = extreme(is_max, a, b, bool(nan), bool(xorsign))
        yield name + "f", "f32", [("f32", a), ("f32", b)], NAN32 if math.isnan(value) else bits("f32", value), 0
        for kind in ("f16", "bf16"):
            if kind == "bf16" and ftz:
                continue
            packed = [narrow_bits(x, kind) for x in (a, b)]
            yield name + kind, "i32", [("i32", x) for x in packed], narrow_bits(value, kind), 0
            yield (name + kind + "x2", "i32", [("i32", x << 16 | narrow_bits(1.0, kind)) for x in packed],
                   narrow_bits(value, kind) << 16 | narrow_bits(1.0, kind), 0)
        if not (ftz or nan or xorsign):
            yield name + "d", "f64", [("f64", a), ("f64", b)], bits("f64", value) if not math.isnan(value) else None, 0
    yield "fmin.ftz.f", "f32", [("f32", 1e-40), ("f32", 1.0)], 0, 0
    yield "fmin.ftz.f16", "i32", [("i32", 1), ("i32", 0x3c00)], 0, 0


def rounding_to_integral_cases():
    for name, mode in (("ceil", "rp"), ("floor", "rm"), ("trunc", "rz"), ("round", "rn")):
        for x in (0.5, 1.5, 2.5, -0.75, -2.5, 3.0, 1e10):
            whole = math.copysign(float(to_integer(Fraction(x), mode)), x)
            yield name + ".f", "f32", [("f32", x)], bits("f32", whole), 0
            yield name + ".ftz.f", "f32", [("f32", x)], bits("f32", whole), 0
            yield name + ".d", "f64", [("f64", x)], bits("f64", whole), 0
    yield "ceil.ftz.f", "f32", [("f32", 1e-40)], 0, 0
    for x, y in ((-1.0, 0.0), (0.25, 0.25), (7.0, 1.0), (math.nan, 0.0)):
        yield "saturate.f", "f32", [("f32", x)], bits("f32", y), 0
        yield "saturate.ftz.f", "f32", [("f32", x)], bits("f32", y), 0
        yield "saturate.d", "f64", [("f64", x)], bits("f64", y), 0
        yield "saturate.f16", "i32", [("i32", narrow_bits(x, "f16"))], narrow_bits(y, "f16"), 0
    for suffix in ("f", "f32", "ftz.f", "ftz.f32"):
        yield "fabs." + suffix, "f32", [("f32", -2.5)], bits("f32", 2.5), 0
    for suffix in ("d", "f64"):
        yield "fabs." + suffix, "f64", [("f64", -2.5)], bits("f64", 2.5), 0
    yield "fabs.ftz.f", "f32", [("f32", -1e-40)], 0, 0


def fused_cases():
    triples = [(1.5, 2.0, 0.25), (1 + 2**-7, 1 + 2**-7, -1.0), (0.0999755859375, 3.0, 2**-12), (-1.0, 2.0, 0.5),
               (1 + 2**-10, 1 + 2**-10, 2**-24), (2048.0, 1.0, 1.0), (2.0**-14, 2.0**-10, 0.0)]
    for kind, (a, b, c) in itertools.product(("f16", "bf16"), triples):
        patterns = [encode(Fraction(x), kind) for x in (a, b, c)]
        values = [decode(x, kind) for x in patterns]
        plain = encode(values[0] * values[1] + values[2], kind)
        least = 0x7c00 if kind == "f16" else 0x7f80
        for ftz, sat, relu in (("", "", ""), (".ftz", "", ""), ("", ".sat", ""), (".ftz", ".sat", ""), ("", "", ".relu"),
                               (".ftz", "", ".relu")):
            if kind == "bf16" and (ftz or sat):
                continue
            value = plain
            if ftz and not value & least:
                value &= 0x8000
            if sat:
                value = 0 if value & 0x8000 or not value else min(value, encode(Fraction(1), kind))
            if relu and value & 0x8000:
                value = 0
            row = "fma.rn%s%s%s.%s" % (ftz, sat, relu, kind)
            yield row, "i32", [("i32", x) for x in patterns], value, 0
            yield row + "x2", "i32", [("i32", x << 16) for x in patterns], value << 16, 0


def narrowing_cases():
    numbers = [0.1, -0.1, 65519.0, 65520.0, 1e6, 2.0**-24, 2.0**-25, 3 * 2.0**-26, 1 + 2**-8, 1 + 3 * 2**-9, -7.77, 1e39 * 0]
    for x, mode, relu in itertools.product(numbers, ("rn", "rz"), ("", ".relu")):
        x = f32(x)
        for kind in ("f16", "bf16"):
            value = 0 if relu and x < 0 else encode(Fraction(x), kind, mode)
            one = 0x3c00 if kind == "f16" else 0x3f80
            yield "f2%s.%s%s" % (kind, mode, relu), "i32", [("f32", x)], value, 0
            yield "ff2%sx2.%s%s" % (kind, mode, relu), "i32", [("f32", x), ("f32", 1.0)], value << 16 | one, 0
        value = 0 if relu and x < 0 else encode(Fraction(x), "tf32", mode) << 13
        yield "f2tf32.%s%s" % (mode, relu), "i32", [("f32", x)], value, 0
    for x in (1 + 2**-11, -1 - 2**-11, 1 + 3 * 2**-11):
        yield "f2tf32.rna", "i32", [("f32", x)], encode(Fraction(x), "tf32", "rna") << 13, 0
    for x in (0.1, 1e-40):
        yield "f2h.rn", "i32", [("f32", x)], encode(Fraction(f32(x)), "f16"), 0
        yield "f2h.rn.ftz", "i32", [("f32", x)], encode(Fraction(f32(x)), "f16"), 0
        yield "d2h.rn", "i32", [("f64", x)], encode(Fraction(x), "f16"), 0
    for pattern in (0x3c01, 0x0001, 0xfbff, 0x8400):
        value = bits("f32", float(decode(pattern, "f16")))
        yield "h2f", "f32", [("i32", pattern)], value, 0
        yield "h2f.ftz", "f32", [("i32", pattern)], value, 0
        yield "b2f", "f32", [("i32", pattern)], pattern << 16, 0
    for pattern in (0x3f81, 0x3c00, 0xc100):
        for row in ("bf2h.rn", "bf2h.rn.ftz"):
            yield row, "i32", [("i32", pattern)], encode(decode(pattern, "bf16"), "f16"), 0


def e4m3(x):
    """Bits of the nearest FP8 number without infinities, finite."""
    patterns = [p for p in range(0x7f)]
    value = lambda p: Fraction(p & 7, 8) * Fraction(2)**-6 if p < 8 else (1 + Fraction(p & 7, 8)) * Fraction(2)**((p >> 3) - 7)
    best = min(patterns, key=lambda p: (abs(value(p) - abs(x)), p & 1))
    return best | 0x80 * (x < 0)


def eight_bit_cases():
    for x, y in ((1.0, 0.3), (-2.7, 500.0), (0.0021, -1e6), (448.0, 17.0)):
        x, y = f32(x), f32(y)
        for kind, convert in (("e4m3", e4m3), ("e5m2", lambda v: encode(v, "e5m2", finite=True))):
            for relu in ("", ".relu"):
                narrow = [0 if relu and v < 0 else convert(Fraction(v)) for v in (x, y)]
                packed = narrow[0] << 8 | narrow[1]
                yield "ff.to.%sx2.rn%s" % (kind, relu), "i32", [("f32", x), ("f32", y)], packed, 0
                halves = [encode(Fraction(max(-60000, min(60000, v))), "f16") for v in (x, y)]
                twice = [0 if relu and v & 0x8000 else convert(decode(v, "f16")) for v in halves]
                yield ("f16x2.to.%sx2.rn%s" % (kind, relu), "i32", [("i32", halves[0] << 16 | halves[1])], twice[0] << 8 | twice[1],
                       0)
    for relu in ("", ".relu"):  # 1.5 and -2, as e4m3: 0x3c, 0xc0; as e5m2: 0x3e, 0xc0
        for kind, pattern in (("e4m3", 0x3cc0), ("e5m2", 0x3ec0)):
            yield "%sx2.to.f16x2.rn%s" % (kind, relu), "i32", [("i32", pattern)], 0x3e000000 | (0 if relu else 0xc000), 0


def signed(x, width=32):
    x &= 2**width - 1
    return x - 2**width if x >> (width - 1) else x


def dot(parts, sign_a, sign_b, a, b, c, shift=0):
    pick = lambda x, i, width, sign: signed(x >> width * i, width) if sign == "s" else x >> width * i & 2**width - 1
    wide = 32 // parts
    return c + sum(pick(a, i, wide, sign_a) * pick(b, i + shift, 8, sign_b) for i in range(parts))


def integer_cases():
    i32 = lambda *values: [("i32", x) for x in values]
    words = [0x12345678, 0x80000001, 0xfedcba98, 7]
    for a, b in itertools.product(words, words):
        yield "mulhi.i", "i32", i32(a, b), signed(a) * signed(b) >> 32, 0
        yield "mulhi.ui", "i32", i32(a, b), a * b >> 32, 0
        yield "mulhi.s", "i32", i32(a, b), (signed(a, 16) * signed(b, 16) >> 16) & 0xffff, 0
        yield "mulhi.us", "i32", i32(a, b), (a & 0xffff) * (b & 0xffff) >> 16, 0
        for row, value in (("mul24.i", signed(a, 24) * signed(b, 24)), ("mul24.ui", (a & 0xffffff) * (b & 0xffffff))):
            yield row, "i32", i32(a, b), value, 0
            yield row.replace("24.", "24.hi."), "i32", i32(a, b), value >> 16, 0
        wide = [("i64", a << 32 | b), ("i64", b << 32 | a)]
        x, y = wide[0][1], wide[1][1]
        yield "mulhi.ll", "i64", wide, signed(x, 64) * signed(y, 64) >> 64, 0
        yield "mulhi.ull", "i64", wide, x * y >> 64, 0
        yield "sad.i", "i32", i32(a, b, 5), abs(signed(a) - signed(b)) + 5, 0
        yield "sad.ui", "i32", i32(a, b, 5), abs(a - b) + 5, 0
        yield "sad.s", "i32", i32(a, b, 5), abs(signed(a, 16) - signed(b, 16)) + 5 & 0xffff, 0
        yield "sad.us", "i32", i32(a, b, 5), abs((a & 0xffff) - (b & 0xffff)) + 5 & 0xffff, 0
        yield "sad.ll", "i64", wide + [("i64", 5)], abs(signed(x, 64) - signed(y, 64)) + 5, 0
        yield "sad.ull", "i64", wide + [("i64", 5)], abs(x - y) + 5, 0
        yield "lohi.i2d", "f64", i32(a, b & 0x7fefffff), (b & 0x7fefffff) << 32 | a, 0
        for sa, sb in itertools.product("su", "su"):
            yield "idp4a.%s.%s" % (sa, sb), "i32", i32(a, b, 9), dot(4, sa, sb, a, b, 9), 0
            for high in (0, 1):
                yield "idp2a.%s.%s" % (sa, sb), "i32", i32(a, b, high, 9), dot(2, sa, sb, a, b, 9, 2 * high), 0
    yield "d2i.lo", "i32", [("f64", 1 / 3)], bits("f64", 1 / 3) & 0xffffffff, 0
    yield "d2i.hi", "i32", [("f64", 1 / 3)], bits("f64", 1 / 3) >> 32, 0
    # by hand, from the PTX ISA's tables
    a, b = 0x83828180, 0x87868584  # byte i is 0x80 + i
    for row, operands, value in (
            ("prmt", (a, b, 0x7531), 0x87858381), ("prmt", (a, b, 0x0cf8), 0x80ffffff), ("prmt", (0x7f, b, 0x8888), 0),
            ("prmt.f4e", (a, b, 1), 0x84838281), ("prmt.b4e", (a, b, 1), 0x86878081), ("prmt.rc8", (a, 2), 0x82828282),
            ("prmt.ecl", (a, 1), 0x83828181), ("prmt.ecr", (a, 1), 0x81818180), ("prmt.rc16", (a, 1), 0x83828382),
            ("fns", (0b10110, 0, 2), 2), ("fns", (0b10110, 4, -2 & 2**32 - 1), 2), ("fns", (0b10110, 1, 0), 1), ("fns", (1, 1, 1),
                                                                                                                 2**32 - 1),
            ("bmsk.wrap", (4, 8), 0xff0), ("bmsk.clamp", (40, 8), 0), ("bmsk.clamp", (0, 40), 2**32 - 1),
            ("zext.wrap", (0xffff, 8), 0xff), ("zext.clamp", (0xffff, 40), 0xffff), ("sext.wrap", (0x80, 8), 0xffffff80),
            ("sext.clamp", (0x80, 40), 0x80), ("shf.l.wrap", (0x80000000, 1, 33), 3), ("shf.r.wrap", (0x80000000, 1, 33),
                                                                                       0xc0000000),
            ("shf.l.clamp", (0x80000000, 1, 40), 0x80000000), ("shf.r.clamp", (0x80000000, 1, 40), 1),
            ("fshl.clamp", (1, 0x80000000, 40), 0x80000000), ("fshr.clamp", (1, 0x80000000, 40), 1)):
        yield row, "i32", i32(*operands), value, 0
    for width in (32, 64):
        kind, x = "i%d" % width, 0x8234567890abcdef >> (64 - width)
        for position, length in ((4, 8), (0, width), (width - 4, 8), (8, 0), (width, 4), (3, 200)):
            field = [x >> min(position + i, width - 1) & 1 for i in range(min(length, width))]
            zero = sum(bit << i for i, bit in enumerate(field) if position + i < width)
            last = x >> min(position + length - 1, width - 1) & 1 if length else 0
            extended = zero | sum(last << i for i in range(min(length, max(width - position, 0)), width))
            operands = [(kind, x), ("i32", position), ("i32", length)]
            yield "bfe.u%d" % width, kind, operands, zero, 0
            yield "bfe.s%d" % width, kind, operands, extended, 0
            mask = (2**length - 1) << position & 2**width - 1
            yield "bfi.b%d" % width, kind, [(kind, 0x5a5a)] + operands, x & ~mask | 0x5a5a << position & mask, 0
        for x in (0, 1, 0x00f0, 2**width - 1, 2**width - 16, 1 << width - 1):
            for sign in "us":
                y = ~x & 2**width - 1 if sign == "s" and x >> width - 1 else x
                top = y.bit_length() - 1
                amount = width - 1 - top if top >= 0 else -1
                yield "bfind.%s%d" % (sign, width), "i32", [(kind, x)], top, 0
                yield "bfind.shiftamt.%s%d" % (sign, width), "i32", [(kind, x)], amount, 0
                if width == 32:
                    yield "flo." + sign, "i32", i32(x, 0), top, 0
                    yield "flo." + sign, "i32", i32(x, 1), amount, 0


def library_cases():
    """__nv_*: Python's math where it has the function, else a known value. Float functions to one unit."""
    one = {name: (getattr(math, name), 0.35) for name in (
        "acos asin asinh atan atanh cos cosh erf erfc exp expm1 fabs lgamma log log10 log1p log2 sin sinh sqrt tan tanh".split())}
    one.update(acosh=(math.acosh, 1.35), tgamma=(math.gamma, 4.5), ceil=(math.ceil, 2.2), floor=(math.floor, -2.2),
               trunc=(math.trunc, -2.7), rint=(round, 2.5), nearbyint=(round, 3.5), round=(lambda x: 3.0, 2.5), logb=(lambda x: 3.0,
                                                                                                                      9.0),
               cbrt=(lambda x: 3.0, 27.0), rcbrt=(lambda x: 0.5, 8.0), exp2=(lambda x: 2**x, 0.35), exp10=(lambda x: 1000.0, 3.0),
               rsqrt=(lambda x: 0.25, 16.0), sinpi=(lambda x: -1.0, 1.5), cospi=(lambda x: 0.0, 2.5),
               erfcx=(lambda x: 0.05614099274382259, 10.0), erfinv=(lambda x: 0.4769362762044699, 0.5),
               erfcinv=(lambda x: 0.4769362762044699, 0.5), normcdf=(lambda x: 0.8413447460685429, 1.0),
               normcdfinv=(lambda x: 0.6744897501960817, 0.75), j0=(lambda x: 0.7651976865579666, 1.0),
               j1=(lambda x: 0.4400505857449335, 1.0),
               y0=(lambda x: 0.08825696421567698, 1.0), y1=(lambda x: -0.7812128213002887, 1.0))
    two = dict(atan2=(math.atan2, 1.0, -2.0), copysign=(math.copysign, 1.5, -0.0), fdim=(lambda x, y: 0.0, 1.0, 2.0), fmax=(max,
                                                                                                                            1.0,
                                                                                                                            2.0),
               fmin=(min, 1.0, 2.0), fmod=(math.fmod, -7.5, 2.0), hypot=(math.hypot, 3.0, 4.0), pow=(math.pow, 1.5, 2.5),
               remainder=(math.remainder, 7.5, 2.0), rhypot=(lambda x, y: 0.2, 3.0, 4.0), nextafter=(None, 1.0, 2.0))
    three = dict(norm3d=(lambda *v: 3.0, 1.0, 2.0, 2.0), rnorm3d=(lambda *v: 1 / 3, 1.0, 2.0, 2.0), fma=(lambda x, y, z: x * y + z,
                                                                                                         2.0, 3.0, 4.0))
    for name, (function, *operands) in itertools.chain(one.items(), two.items(), three.items()):
        for kind, suffix in (("f64", ""), ("f32", "f")):
            given = [f32(x) if kind == "f32" else x for x in operands]
            value = float(function(*given)) if function else 1 + 2.0**-(52 if kind == "f64" else 23)
            yield "__nv_" + name + suffix, kind, [(kind, x) for x in given], bits(kind, value), 4 if kind == "f64" else 1
    for name, function, x in (("fast_cosf", math.cos, 0.5), ("fast_exp10f", lambda x: 10**x, 0.5), ("fast_expf", math.exp, 0.5),
                              ("fast_log10f", math.log10, 3.0), ("fast_log2f", math.log2, 3.0), ("fast_logf", math.log, 3.0),
                              ("fast_sinf", math.sin, 0.5), ("fast_tanf", math.tan, 0.5), ("fast_tanhf", math.tanh, 0.5),
                              ("saturatef", lambda x: 1.0, 3.0), ("frsqrt_rn", lambda x: 0.5, 4.0)):
        yield "__nv_" + name, "f32", [("f32", x)], bits("f32", f32(function(x))), 1
    yield "__nv_fast_powf", "f32", [("f32", 3.0), ("f32", 4.0)], bits("f32", 81.0), 0
    yield "__nv_fast_fdividef", "f32", [("f32", 3.0), ("f32", 4.0)], bits("f32", 0.75), 0
    for kind, suffix in (("f64", ""), ("f32", "f")):
        one_of = lambda x: [(kind, x)]
        yield "__nv_powi" + suffix, kind, one_of(3.0) + [("i32", 3)], bits(kind, 27.0), 0
        yield "__nv_ldexp" + suffix, kind, one_of(3.0) + [("i32", 3)], bits(kind, 24.0), 0
        yield "__nv_scalbn" + suffix, kind, one_of(3.0) + [("i32", 4)], bits(kind, 48.0), 0
        yield "__nv_jn" + suffix, kind, [("i32", 2), (kind, 1.0)], bits(kind, 0.1149034849319005), 4
        yield "__nv_yn" + suffix, kind, [("i32", 2), (kind, 1.0)], bits(kind, -1.6506826068162543), 4
        yield "__nv_ilogb" + suffix, "i32", one_of(9.0), 3, 0
        yield "__nv_llrint" + suffix, "i64", one_of(2.5), 2, 0
        yield "__nv_llround" + suffix, "i64", one_of(2.5), 3, 0
    for names, values in ((("isnand", "isnanf"), ((math.nan, 1), (1.0, 0))), (("isinfd", "isinff"), ((math.inf, 1), (1.0, 0))),
                          (("isfinited", "finitef"), ((math.inf, 0), (1.0, 1))), (("signbitd", "signbitf"), ((-0.0, 1), (1.0, 0)))):
        for (name, kind), (x, value) in itertools.product(zip(names, ("f64", "f32")), values):
            yield "__nv_" + name, "i32", [(kind, x)], value, 0


def lonely_cases():
    """What one thread, alone in its block, gets from functions that it meets others in, or that write through a pointer: %slot
    leads to the case's own result, %spare to 5, @tile to shared memory."""
    i32 = lambda *values: [("i32", x) for x in values]
    pointer = lambda name: ("ptr", name)
    tile = pointer("addrspacecast (ptr addrspace(3) @tile to ptr)")
    for row, operands in (("barrier0", []), ("barrier.n", [1]), ("barrier", [1, 1]), ("bar.sync", [2]), ("barrier.sync", [2]),
                          ("barrier.sync.cnt", [2, 1]), ("nanosleep", [5]), ("bar.warp.sync", [1])):
        yield row, "void", i32(*operands), 0, 0
    for aligned, count in itertools.product(("", ".aligned"), ("all", "count")):
        which = [3] if count == "all" else [3, 1]
        yield "barrier.cta.sync%s.%s" % (aligned, count), "void", i32(*which), 0, 0
        if count == "count":
            yield "barrier.cta.arrive%s.count" % aligned, "void", i32(9, 32), 0, 0
        for name, vote in itertools.product(("popc", "and", "or"), (0, 1)):
            yield "barrier.cta.red.%s%s.%s" % (name, aligned, count), "i32", i32(*which, vote), vote, 0
            yield "barrier0." + name, "i32", i32(vote), vote, 0
    for name, vote in itertools.product(("any", "all", "uni", "ballot"), (0, 1)):
        yield "vote.%s.sync" % name, "i32", i32(1, vote), vote or name == "uni", 0
        yield "vote." + name, "i32", i32(vote, 900), vote or name == "uni", 0
    yield "activemask", "i32", i32(901), 1, 0
    for name in ("up", "down", "bfly", "idx"):
        clamp = 0 if name == "up" else 31
        yield "shfl.sync.%s.i32" % name, "i32", i32(1, 7, 0, clamp), 7, 0
        yield "shfl.sync.%s.f32" % name, "f32", [("i32", 1), ("f32", 7.0), ("i32", 0), ("i32", clamp)], bits("f32", 7.0), 0
        yield "shfl.%s.i32" % name, "i32", i32(7, 0, clamp, 902), 7, 0
        yield "shfl.%s.f32" % name, "f32", [("f32", 7.0), ("i32", 0), ("i32", clamp), ("i32", 903)], bits("f32", 7.0), 0
        yield "shfl.sync.%s.i32p" % name, "void", i32(1, 7, 0, clamp) + [pointer("%slot")], 1 << 32 | 7, 0
        operands = [("i32", 1), ("f32", 7.0), ("i32", 0), ("i32", clamp), pointer("%slot")]
        yield "shfl.sync.%s.f32p" % name, "void", operands, 1 << 32 | bits("f32", 7.0), 0
    yield "match.any.sync.i32", "i32", i32(1, 5), 1, 0
    # an mbarrier in %slot: pending, expected << 20, owed << 40, phase << 63
    state = lambda pending, expected, owed, phase: pending | expected << 20 | owed << 40 | phase << 63
    for shared in ("", ".shared"):
        yield "mbarrier.init" + shared, "void", [pointer("%slot"), ("i32", 3)], state(3, 3, 0, 0), 0
        yield "mbarrier.inval" + shared, "void", [pointer("%slot")], 0, 0
    yield "mbarrier.pending.count", "i32", [("i64", state(5, 9, 1, 1))], 5, 0
    for row in ("cp.async.commit.group", "cp.async.wait.all"):
        yield row, "void", [], 0, 0
    yield "cp.async.wait.group", "void", i32(1), 0, 0
    for size in (4, 8, 16):
        yield "cp.async.ca.shared.global.%d" % size, "void", [tile, pointer("%spare")], 0, 0
        yield "cp.async.ca.shared.global.%d.s" % size, "void", [tile, pointer("%spare"), ("i32", 2)], 0, 0
    for space, value in (("shared", 1), ("shared.cluster", 1), ("global", 0), ("const", 0), ("local", 0)):
        yield "isspacep." + space, "i32", [tile], value, 0
    for name, value in (("warpsize", 32), ("cluster.ctarank", 0), ("cluster.nctarank", 1), ("cluster.ctaid.x", 0),
                        ("cluster.ctaid.y", 0),
                        ("cluster.ctaid.z", 0), ("cluster.nctaid.x", 1), ("cluster.nctaid.y", 1), ("cluster.nctaid.z", 1)):
        yield "read.ptx.sreg." + name, "i32", [], value, 0
    arch = pointer("addrspacecast (ptr addrspace(4) @arch to ptr)")
    yield "reflect", "i32", [arch], 900, 0
    yield "__nvvm_reflect", "i32", [arch], 900, 0
    for kind, suffix in (("f64", ""), ("f32", "f")):
        x, slot, spare = (kind, 0.5), pointer("%slot"), pointer("%spare")
        for name, sine, cosine in (("sincos", math.sin(0.5), math.cos(0.5)), ("sincospi", 1.0, 0.0)) + (
                (("fast_sincos", math.sin(0.5), math.cos(0.5)),) if suffix else ()):
            yield "__nv_" + name + suffix, "void", [x, slot, spare], bits(kind, sine), 0
            yield "__nv_" + name + suffix, "void", [x, spare, slot], bits(kind, cosine), 0
        yield "__nv_frexp" + suffix, kind, [(kind, 12.0), spare], bits(kind, 0.75), 0
        yield "__nv_frexp" + suffix, "void", [(kind, 12.0), slot], 4, 0
        yield "__nv_modf" + suffix, kind, [(kind, 2.75), spare], bits(kind, 0.75), 0
        yield "__nv_modf" + suffix, "void", [(kind, 2.75), slot], bits(kind, 2.0), 0
        yield "__nv_remquo" + suffix, kind, [(kind, 7.5), (kind, 2.0), spare], bits(kind, -0.5), 0
        yield "__nv_remquo" + suffix, "void", [(kind, 7.5), (kind, 2.0), slot], 4, 0


def cases():
    """All of them; rows without a dot of their own name get the prefix of the tables."""
    for source in (rounding_cases, conversion_cases, approximate_cases, extreme_cases, rounding_to_integral_cases, fused_cases,
                   narrowing_cases, eight_bit_cases, integer_cases, library_cases, lonely_cases):
        for row, result, operands, expected, units in source():
            if expected is None:
                continue
            name = row if row.startswith("__nv") else "unbank." + row
            yield name, result, operands, bits("i32" if result in ("i32", "f32") else "i64", expected), units
