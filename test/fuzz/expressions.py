# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random integer expressions of C++ whose bounds are known.

A Value is an expression's text, its type after promotion, and bounds of what it yields wherever it is evaluated. Operations never
overflow a signed type; unsigned ones may wrap, and are then bounded by their type alone. index() ends every expression in bounds,
so that whatever uses it stays inside its array."""

import math
import re

BOUNDS = {
    "signed char": (-(2**7), 2**7 - 1),
    "unsigned char": (0, 2**8 - 1),
    "short": (-(2**15), 2**15 - 1),
    "unsigned short": (0, 2**16 - 1),
    "int": (-(2**31), 2**31 - 1),
    "unsigned": (0, 2**32 - 1),
    "long long": (-(2**63), 2**63 - 1),
    "unsigned long long": (0, 2**64 - 1),
}
WIDE = ["int", "unsigned", "long long", "unsigned long long"]  # in the order of the usual conversions
SUFFIX = {"int": "", "unsigned": "u", "long long": "ll", "unsigned long long": "ull"}

# Ways to say a number $ again: the form, its type, and what the number must stay below ("narrow": any number of 32 bits). The
# arguments of every kernel, ARGUMENTS, make sums wrap and come back.
ARGUMENTS = {"zero": 0, "one": 1, "seven": 7, "wrap": 2**32 - 16, "high": -(2**62) - 1, "byte": 200, "steep": -(2**60),
             "third": -(2**64 // 3), "borrow": 2**13 - 2**32}
ANY = 2**31
SAME = [
    ("(unsigned long long)($)", "unsigned long long", ANY),
    ("(long long)($)", "long long", ANY),
    ("(unsigned)($)", "unsigned", ANY),
    ("(int)($)", "int", ANY),
    ("(short)($)", "int", 2**15),
    ("(unsigned short)($)", "int", 2**16),
    ("($ + wrap + 16u)", "unsigned", "narrow"),
    ("((int)($) - 7 + seven)", "int", ANY),
    ("((unsigned)($) - 7u + seven)", "unsigned", ANY),
    ("((unsigned)($) + 4294967289u + seven)", "unsigned", ANY),
    ("((long long)($) + high + 0x4000000000000001ll)", "long long", ANY),
    ("((unsigned long long)($) + (unsigned long long)high + 0x4000000000000001ull)", "unsigned long long", ANY),
    ("((int)($) ^ zero)", "int", ANY),
    ("((int)($) | zero)", "int", ANY),
    ("((int)($) * one)", "int", ANY),
    ("(($) * 3 / 3)", "same", 2**28),
    ("(((unsigned)($) << 20) >> 20)", "unsigned", 2**12),
    ("(((int)($) << 22) >> 22)", "int", 2**9),
    ("(((unsigned)($) * wrap + (unsigned)($) * 16u) ^ (unsigned)($))", "unsigned", ANY),
    ("(int)(unsigned char)(($) + byte + 56)", "int", 2**8),
    ("((int)(signed char)(($) + byte - 200))", "int", 2**7),
]
# Sums and products of 64 bits that wrap. What was added up is no offset then, even where its low bits are. The first wraps in the
# address alone, in rows of 16 bytes or more; other arrays are refused for it. So only a few kernels have one of these, and often. Behind each
# what its number must stay below: the last one borrows from 2^32, and gives it back, for no other.
WILD = [
    ("((long long)($) + steep + 0x1000000000000000ll)", "long long", ANY),
    ("((unsigned long long)($) * third * 3ull)", "unsigned long long", ANY),
    ("((unsigned long long)(unsigned)((int)($) - 8192) + borrow)", "unsigned long long", 2**13),
]
# Ways to say limit - 1 - $: the form, what its constant is beyond limit - 1, and its type.
NAMES = re.compile(r"\b(%s)\b" % "|".join(ARGUMENTS))
MIRRORED = [("(%d - (int)($))", 0, "int"), ("(%du - (unsigned)($))", 0, "unsigned"), ("(~(int)($) + %d)", 1, "int")]


class Value:
    def __init__(self, text, low, high, type="int"):
        self.text, self.low, self.high, self.type = text, low, high, type

    def inside(self, low, high):
        return low <= self.low and self.high <= high


def constant(number, type="int"):
    return Value("%d%s" % (number, SUFFIX[type]) if number >= 0 else "(%d%s)" % (number, SUFFIX[type]), number, number, type)


def converted(value, type):
    """What an implicit conversion yields: the bounds of the type where the value does not fit."""
    low, high = BOUNDS[type]
    kept = (value.low, value.high) if value.inside(low, high) else (low, high)
    return Value(value.text, *kept, type if type in WIDE else "int")


def cast(value, type):
    result = converted(value, type)
    result.text = "(%s)(%s)" % (type, value.text)
    return result


def corners(function, a, b):
    results = [function(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    return min(results), max(results)


def truncated(x, y):
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def bits_above(*values):
    return 2 ** max(value.high for value in values).bit_length() - 1


def exact_bounds(operator, a, b):
    """Bounds of the operation on integers; None where it must not be used. Divisors, masks and counts are constants."""
    if operator in "+-*":
        return corners({"+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y}[operator], a, b)
    if operator == "<<":
        return corners(lambda x, y: x << y, a, b) if a.low >= 0 else None
    if operator == ">>":
        return corners(lambda x, y: x >> y, a, b)
    if operator == "/":
        return corners(truncated, a, b)
    if operator == "%":
        return (0 if a.low >= 0 else 1 - b.low), (min(a.high, b.high - 1) if a.low >= 0 else b.high - 1)
    if operator == "&" and (a.low >= 0 or b.low >= 0):
        return 0, min(value.high for value in (a, b) if value.low >= 0)
    if operator in "|^" and a.low >= 0 and b.low >= 0:
        return 0, bits_above(a, b)
    return None


def operation(operator, a, b):
    """a OP b, or None where its bounds or its behaviour are not defined."""
    type = a.type if operator in ("<<", ">>") else WIDE[max(WIDE.index(a.type), WIDE.index(b.type))]
    texts = (a.text, b.text)
    a, b = converted(a, type), converted(b, type) if operator not in ("<<", ">>") else b
    bounds = exact_bounds(operator, a, b)
    if bounds is None:
        return None
    if not (BOUNDS[type][0] <= bounds[0] and bounds[1] <= BOUNDS[type][1]):
        if not type.startswith("unsigned"):
            return None
        bounds = BOUNDS[type]
    return Value("(%s %s %s)" % (texts[0], operator, texts[1]), *bounds, type)


class Expressions:
    """Draws expressions from a random number generator. `scope` lists the Values at hand: variables and arguments."""

    def __init__(self, random):
        self.random = random
        self.is_closed = False  # no argument is used
        self.wild = None  # one of WILD

    def arbitrary(self, scope, depth=3):
        """Any expression over the scope."""
        random = self.random
        if depth == 0 or random.random() < 0.15:
            return random.choice(scope) if random.random() < 0.85 else constant(random.randint(-40, 300))
        a = self.arbitrary(scope, depth - 1)
        operator = random.choice(["+", "+", "-", "*", "*", "&", "|", "^", "<<", ">>", "/", "%"])
        if operator in ("<<", ">>"):
            b = constant(random.randint(1, 6))
        elif operator in ("/", "%"):
            b = constant(random.choice([2, 3, 4, 5, 7, 8, 12, 16, 24, 31, 32, 33, 64]))
        elif random.random() < 0.5:
            b = constant(random.choice([1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 33, 64, 128, 255]))
        else:
            b = self.arbitrary(scope, depth - 1)
        if random.random() < 0.1:
            b = cast(b, "unsigned") if b.low < 0 else constant(b.low, "unsigned") if b.low == b.high else b
        return operation(operator, a, b) or operation(operator, cast(a, "unsigned"), b) or a

    def affine(self, scope, limit):
        """constant + sum of coefficient * variable, in [0, limit) without any wrapping."""
        random = self.random
        small = [value for value in scope if 0 < value.high - value.low < limit]
        low, high, parts = 0, 0, []
        for value in random.sample(small, min(len(small), random.randint(1, 3))):
            most = (limit - 1 - (high - low)) // (value.high - value.low)
            if most < 1:
                continue
            choices = [c for c in (1, 1, 2, 3, 4, 5, 8, 12, 16, 24, 31, 32, 33, 36, 48, 64, 96, 128, most) if c <= most]
            coefficient = random.choice(choices) * random.choice([1, 1, 1, 1, -1])
            ends = sorted((coefficient * value.low, coefficient * value.high))
            low, high = low + ends[0], high + ends[1]
            parts.append((coefficient, value))
        start = random.choice([-low, random.randint(-low, limit - 1 - high)])
        result = constant(start) if start or not parts else None
        random.shuffle(parts)
        for coefficient, value in parts:
            term = value if coefficient == 1 else operation("*", value, constant(coefficient))
            result = (operation("+", result, term) if result else term) if term else result
        if result is None or not result.inside(0, limit - 1):
            # Unsigned parts of a negative term wrap, and back again.
            return Value(result.text, 0, limit - 1, result.type) if result and result.type.startswith("unsigned") and parts and self.exact(
                start, parts, limit) else constant(random.randrange(limit))
        return result

    @staticmethod
    def exact(start, parts, limit):
        """Whether the sum as integers is in bounds, and 32-bit unsigned arithmetic therefore yields it."""
        if any(WIDE.index(value.type) > 1 for _, value in parts):
            return False
        low = start + sum(min(c * value.low, c * value.high) for c, value in parts)
        high = start + sum(max(c * value.low, c * value.high) for c, value in parts)
        return 0 <= low and high < limit

    def fields(self, scope, limit):
        """Numbers side by side, each in bits of its own; or in bits that overlap by one, and then no sum."""
        random, bits, at, result = self.random, limit.bit_length() - 1, 0, None
        while at < bits:
            value, width = random.choice(scope), random.randint(1, bits - at)
            inside = value.inside(0, 2**width - 1) and random.random() < 0.6
            part = value if inside else operation("&", value, constant(2**width - 1))
            overlaps = at > 0 and random.random() < 0.2
            shift = constant(at - overlaps)
            part = operation("<<", part, shift) if random.random() < 0.6 else operation("*", part, constant(2**shift.low))
            result = operation(random.choice("|^" if overlaps else "|^+"), part, result) if result else part
            at += width
        return result or constant(0)

    def fitted(self, value, limit):
        """Brings any value into [0, limit)."""
        random = self.random
        if value.inside(0, limit - 1) and random.random() < 0.8:
            return value
        way = random.choice(["mod", "mod", "mask", "mask", "signed", "clamp"])
        if way == "mask":
            bits = int(math.log2(limit))
            return operation("&", value, constant(2 ** (bits if random.random() < 0.7 else random.randint(0, bits)) - 1))
        if way == "signed" and value.type in ("int", "long long"):
            rest = operation("%", value, constant(limit))
            return operation("%", operation("+", rest, constant(limit)), constant(limit))
        if way == "clamp" and len(value.text) < 50:
            return Value("(%s < 0 ? 0 : %s > %d ? %d : (int)(%s))" % (value.text, value.text, limit - 1, limit - 1, value.text), 0,
                         limit - 1)
        return operation("%", cast(value, random.choice(["unsigned", "unsigned long long"])), constant(limit))

    def dressed(self, value, limit):
        """The same number, or its mirror image limit - 1 - it, said in another way."""
        high, narrow = value.high, value.type in ("int", "unsigned")
        forms = [(form, type) for form, type, fits in SAME
                 if (narrow if fits == "narrow" else high < fits) and not (self.is_closed and NAMES.search(form))]
        mirrors = [(form % (limit - 1 + extra), type) for form, extra, type in MIRRORED]
        draw = self.random.random()
        if self.wild and draw < 0.3 and high < self.wild[2]:
            forms, draw = [self.wild[:2]], 0.6
        if draw < 0.5:
            return value
        if draw < 0.9:
            form, type = self.random.choice(forms)
            return Value(form.replace("$", value.text), value.low, high, value.type if type == "same" else type)
        form, type = self.random.choice(mirrors)
        return Value(form.replace("$", value.text), limit - 1 - high, limit - 1 - value.low, type)

    def index(self, scope, limit):
        """Any expression in [0, limit)."""
        if limit == 1:
            return constant(0)
        draw = self.random.random()
        if draw < 0.45:
            value = self.affine(scope, limit)
        elif draw < 0.65:
            value = self.fields(scope, limit)
        else:
            value = self.fitted(self.arbitrary(scope), limit)
        return self.dressed(value, limit)

    def condition(self, scope):
        random = self.random
        value = random.choice(scope)
        if random.random() < 0.4:
            return "(%s & %d) %s 0" % (value.text, random.choice([1, 2, 3, 4, 8]), random.choice(["==", "!="]))
        middle = random.randint(value.low, value.high) if value.high - value.low < 2**20 else random.randint(-100, 100)
        if value.type.startswith("unsigned"):
            middle = max(middle, 0)
        return "%s %s %s" % (value.text, random.choice(["<", ">", "<=", ">=", "!="]), constant(middle, value.type).text)

    def bijection(self, value, count):
        """An expression that maps [0, count) onto itself; `value` ranges over it and is unsigned."""
        random = self.random
        if count == 1:
            return constant(0, "unsigned")
        factor = random.choice([c for c in (3, 5, 7, 9, 11, 13, 17, 31, 33, 65, 127) if math.gcd(c, count) == 1] or [1])
        columns = random.choice([c for c in range(1, count + 1) if count % c == 0])
        texts = ["%s", "%s", "(%%s * %du %% %du)" % (factor, count), "((%%s + %du) %% %du)" % (random.randrange(count), count),
                 "(%%s %% %du * %du + %%s / %du)" % (columns, count // columns, columns)]
        if count & (count - 1) == 0:
            texts += ["(%%s ^ %du)" % random.randrange(count), "((%%s * %du) & %du)" % (random.randrange(1, count, 2), count - 1),
                      "(%%s ^ (%%s >> %d))" % random.randint(1, 4)]
        return self.dressed(Value(random.choice(texts).replace("%s", value.text), 0, count - 1, "unsigned"), count)
