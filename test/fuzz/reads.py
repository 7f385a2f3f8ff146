# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements that read shared arrays, anywhere in bounds, into a thread's accumulator `acc`."""

import functions
from callees import Callees
from expressions import Value
from joined import Joined
from leaving import Leaving
from mixed import Mixed
from neighbours import Neighbours
from values import Values

TRIPS_MAX = 32  # of all loops around a read, per thread
RAW = [("raw8", 1), ("raw16", 2), ("raw32", 4), ("raw64", 8), ("raw32x2", 8), ("raw32x4", 16)]
LOOPS = [  # head of a loop, its largest trip count, bounds of its variable $
    ("for (int $ = 0; $ < %d; $++)", "count"),
    ("for (unsigned $ = 0; $ < %du; $++)", "count"),
    ("for (int $ = %d - 1; $ >= 0; $--)", "count"),
    ("for (unsigned char $ = 0; $ < %d; $++)", "count"),
    ("for (long long $ = 0; $ < %d; $ += 3)", "count"),
    ("for (int $ = 0; $ < n; $++)", "n"),
    ("for (int $ = n - 1; $ >= 0; $ -= 2)", "n"),
    ("for (unsigned $ = %d; $; $ >>= 1)", "halves"),
    ("for (unsigned $ = 1; $ < %d; $ *= 2)", "halves"),
]


class Reads:
    def __init__(self, kernel, arrays):
        self.kernel, self.arrays, self.random = kernel, arrays, kernel.random
        self.expressions = kernel.expressions
        self.trips = 1

    def index(self, limit):
        scope = self.kernel.scope
        if self.random.random() < 0.1 and not self.kernel.is_closed:
            data = Value("data[%s]" % self.expressions.index(scope, 4096).text, -(2**31), 2**31 - 1)
            return self.row_of(data, limit) if limit > 8 and self.random.random() < 0.5 else self.expressions.fitted(data, limit).text
        return self.expressions.index(scope, limit).text

    def row_of(self, data, limit):
        """Data chooses a row of 2^k elements, lanes the place in it."""
        bits = limit.bit_length() - 1
        k = self.random.randint(bits // 2, bits - 1)
        place = self.expressions.index(self.kernel.scope, 2**k)
        row = "((unsigned)%s & %du)" % (data.text, 2**self.random.randint(1, bits - k) - 1)
        return "(%s * %du %s (unsigned)(%s))" % (row, 2**k, self.random.choice("+|^"), place.text)

    # Values.

    def place(self, array):
        """An lvalue of any element."""
        draw = self.random.random()
        if draw < 0.5:
            return array.at([self.index(extent) for extent in array.extents])
        if draw < 0.65:
            middle = self.random.randrange(array.count)
            return "(%s + %d)[(int)(%s) - %d]" % (array.flat, middle, self.index(array.count), middle)
        if draw < 0.75:
            name = array.type.name
            return "*(%s *)((char *)%s + (%s) * sizeof(%s))" % (name, array.name, self.index(array.count), name)
        return "%s[%s]" % (array.flat, self.index(array.count))

    def value(self):
        """An unsigned number from some array."""
        array = self.random.choice(self.arrays)
        forms = [self.plain, self.plain, self.plain, self.raw, self.selected, self.copied, self.flipped, self.granule]
        if "neighbours" in self.kernel.features:
            forms += Neighbours(self).values()
        if "joined" in self.kernel.features:
            forms += Joined(self).values() * 4
        if "mixed" in self.kernel.features:
            forms += Mixed(self).values() * 2
        if "values" in self.kernel.features:
            forms += Values(self).values() * 2
        if "callees" in self.kernel.features:
            forms += Callees(self).values() * 3
        if array.type.is_scalar:
            forms += [self.volatile]
        if "asm" in self.kernel.features and array.type.bytes == 4 and array.type.is_scalar:
            forms += [self.by_asm, self.by_asm]
        if array.is_file:
            forms += [self.function, self.function]
        if len(array.extents) > 1:
            forms += [self.row]
        if any(other is not array and other.type is array.type for other in self.arrays):
            forms += [self.either]
        return self.random.choice(forms)(array)

    def plain(self, array):
        place = self.place(array)
        if array.type.parts and self.random.random() < 0.5:
            part, _ = self.random.choice(array.type.parts)
            return "to_int((%s).%s)" % (place, part)
        return "to_int<%s>(%s)" % (array.type.name, place)

    def volatile(self, array):
        return "to_int<%s>(*(volatile %s *)&(%s))" % (array.type.name, array.type.name, self.place(array))

    def raw(self, array):
        """The same bytes in other units."""
        align = max(array.type.align, 16 if "aligned" in array.attributes else 1)
        name, bytes = self.random.choice([unit for unit in RAW if unit[1] <= align])
        if array.bytes < bytes or array.type.has_padding:
            return self.plain(array)
        count = array.bytes // bytes
        number = "((const %s *)%s)[%s]" % (name, array.name, self.index(count))
        return "to_int(%s)" % number if bytes > 4 and name != "raw64" else "to_int<%s>(%s)" % (
            {1: "unsigned char", 2: "unsigned short", 4: "unsigned", 8: "long long"}[bytes], number)

    def by_asm(self, array):
        """An element by inline PTX; a float's bits are those of a small whole number."""
        self.kernel.is_open = True
        address = "(unsigned)(unsigned long)(__attribute__((address_space(3))) void *)&%s[%s]" % (array.flat, self.index(array.count))
        text = self.random.choice(["ld.shared.u32 %0, [%1];", "ld.shared.b32 %0, [%1];", "ld.volatile.shared.u32 %0, [%1];"])
        return '({ unsigned x; asm %s("%s" : "=r"(x) : "r"(%s) : "memory"); x; })' % (self.random.choice(["volatile", "volatile", ""]),
                                                                                  text, address)

    def selected(self, array):
        condition = self.expressions.condition(self.kernel.scope)
        return "to_int<%s>(*((%s) ? &(%s) : &(%s)))" % (array.type.name, condition, self.place(array), self.place(array))

    def copied(self, array):
        type, count = array.type.name, min(self.random.choice([1, 1, 2, 3, 4]), array.count)
        return "({ %s c[%d]; __builtin_memcpy(c, &%s[%s], sizeof c); to_int<%s>(c[0]) + 5u * to_int<%s>(c[%d]); })" % (
            type, count, array.flat, self.index(array.count - count + 1), type, type, count - 1)

    def flipped(self, array):
        """An element whose number has some bits flipped."""
        limit = 2**(array.count.bit_length() - 1)
        flips = self.random.randrange(limit)
        return "to_int<%s>(%s[(unsigned)(%s) ^ %du])" % (array.type.name, array.flat, self.index(limit), flips)

    def granule(self, array):
        """Neighbours, by constants beside one index."""
        width = self.random.choice([2, 4, 4, 8])
        if array.count < width:
            return self.plain(array)
        first, groups = self.index(array.count // width), array.count // width
        if groups & (groups - 1) == 0 and self.random.random() < 0.5:
            first = "((unsigned)(%s) ^ %du)" % (first, self.random.randrange(groups))
        orders = self.random.sample(range(width), self.random.randint(2, width))
        sums = ["%du * to_int<%s>(%s[q * %d + %d])" % (3**order, array.type.name, array.flat, width, order) for order in orders]
        return "({ const unsigned q = %s; %s; })" % (first, " + ".join(sums))

    def row(self, array):
        """An element of one of two rows."""
        rows, columns = array.count // array.extents[-1], array.extents[-1]
        return "to_int<%s>(((%s) ? %s + (%s) * %d : %s + (%s) * %d)[%s])" % (
            array.type.name, self.expressions.condition(self.kernel.scope), array.flat, self.index(rows), columns, array.flat,
            self.index(rows), columns, self.index(columns))

    def either(self, array):
        """An element of one of two arrays, by one pointer: both get one layout."""
        other = self.random.choice([other for other in self.arrays if other is not array and other.type is array.type])
        return "to_int<%s>(*((%s) ? &(%s) : &(%s)))" % (array.type.name, self.expressions.condition(self.kernel.scope),
                                                       self.place(array), self.place(other))

    def function(self, array):
        self.kernel.is_open |= array.is_shared
        if array.has_own and self.random.random() < 0.5:
            return functions.read(self.kernel, array, self.index(array.count))
        draw = self.random.random()
        if draw < 0.3:
            return "at_%s(%s, %s)" % (array.name, self.index(array.count), self.index(array.count))
        if draw < 0.4 and array.type.is_scalar:  # its address leaves the kernel
            return "peek_%s(&%s[%s])" % (array.name, array.flat, self.index(array.count))
        return "get_%s(%s)" % (array.name, self.index(array.count))

    # Statements.

    def statement(self, depth=0):
        if not self.arrays:
            return
        forms = [self.add, self.add, self.guard, self.joined]
        if "neighbours" in self.kernel.features:
            forms += Neighbours(self).statements()
        if "joined" in self.kernel.features:
            forms += Joined(self).statements() * 2
        if "mixed" in self.kernel.features:
            forms += Mixed(self).statements() * 2
        if "values" in self.kernel.features:
            forms += Values(self).statements() * 2
        if "leaving" in self.kernel.features and self.trips <= TRIPS_MAX // 4:
            forms += Leaving(self).statements() * 2
        if depth < 2 and self.trips < TRIPS_MAX // 2:
            forms += [self.loop, self.loop, self.loop, self.walk, self.bump, self.sweep, self.butterfly]
        self.random.choice(forms)(depth)

    def add(self, _):
        kernel = self.kernel
        kernel.line("acc = acc * 33u + %s;", self.value())

    def guard(self, depth):
        kernel = self.kernel
        kernel.open("if (%s)", self.expressions.condition(kernel.scope))
        self.statement(depth + 1)
        if self.random.random() < 0.3:
            kernel.close()
            kernel.open("else")
            self.statement(depth + 1)
        kernel.close()

    def loop(self, depth):
        kernel, name = self.kernel, self.kernel.fresh("j")
        head, kind = self.random.choice([loop for loop in LOOPS if loop[1] != "n" or not kernel.is_closed])
        count = self.random.choice([2, 3, 4, 8, 16])
        triangle = [value for value in kernel.scope if value.text[0] == "j" and value.high < 20]
        if triangle and self.random.random() < 0.3:
            head, kind = "for (unsigned $ = 0; $ <= (unsigned)%s; $++)" % triangle[0].text, "count"
            count = triangle[0].high + 1
        trips, high = {"count": (count, count - 1), "n": (8, 7), "halves": (5, count)}[kind]
        if self.trips * trips > TRIPS_MAX:
            self.add(depth)
            return
        self.trips *= trips
        kernel.hint()
        kernel.open((head % count if "%d" in head else head).replace("$", name))
        variable = Value(name, 0, high, "unsigned" if "unsigned $" in head else "long long" if "long long" in head else "int")
        kernel.inside_loop([variable, variable, variable], lambda: self.body(depth))
        kernel.close()
        self.trips //= trips

    def body(self, depth):
        for _ in range(self.random.randint(1, 2)):
            self.statement(depth + 1)

    def walk(self, _):
        """A pointer that moves."""
        kernel, array = self.kernel, self.random.choice(self.arrays)
        p, j = kernel.fresh("p"), kernel.fresh("j")
        trips = self.random.choice([2, 4, 7])
        step = self.random.choice([1, 1, 2, 3, array.extents[-1], 16])
        if trips * step >= array.count:
            self.add(0)
            return
        start = self.index(array.count - trips * step)
        down = self.random.random() < 0.3
        kernel.line("const %s *%s = &%s[%s]%s;", array.type.name, p, array.flat, start, " + %d" % (trips * step) if down else "")
        kernel.hint()
        kernel.open("for (int %s = 0; %s < %d; %s++)", j, j, trips, j)
        kernel.line("acc = acc * 33u + to_int<%s>(*%s);", array.type.name, p)
        kernel.line("%s %s %d;", p, "-=" if down else "+=", step)
        kernel.close()

    def sweep(self, _):
        """A pointer that advances by whole rows, or planes, and what lies at fixed distances from it."""
        kernel, array = self.kernel, self.random.choice(self.arrays)
        columns = array.extents[-1] * (array.extents[-2] if len(array.extents) > 2 and self.random.random() < 0.4 else 1)
        rows, many = array.count // columns, self.random.choice([1, 1, 2])
        trips = min(self.random.choice([2, 3, 8]), rows // many)
        if trips < 2:
            self.add(0)
            return
        p, j = kernel.fresh("p"), kernel.fresh("j")
        reach = self.random.randrange(min(columns, 9))
        start = "%s + (%s) * %d" % (self.index(columns - reach), self.index(rows - many * trips + 1), columns)
        down = self.random.random() < 0.3
        kernel.line("const %s *%s = %s + %s%s;", array.type.name, p, array.flat, start,
                    " + %d" % (many * (trips - 1) * columns) if down else "")
        kernel.hint()
        kernel.open("for (int %s = 0; %s < %d; %s++)", j, j, trips, j)
        for place in {0, reach, self.random.randint(0, reach)}:
            kernel.line("acc = acc * 33u + to_int<%s>(%s[%d]);", array.type.name, p, place)
        kernel.line("%s %s %d;", p, "-=" if down else "+=", many * columns)
        kernel.close()

    def butterfly(self, _):
        """The partners of an element, at all distances that are powers of two."""
        kernel, array = self.kernel, self.random.choice(self.arrays)
        limit = 2**(array.count.bit_length() - 1)
        i, d = kernel.fresh("i"), kernel.fresh("d")
        kernel.line("const unsigned %s = %s;", i, self.index(limit))
        kernel.line(self.random.choice(["#pragma unroll", "#pragma unroll", "#pragma nounroll"]))
        head = self.random.choice(["for (unsigned %s = %d; %s; %s >>= 1)", "for (int %s = %d; %s; %s /= 2)"])
        kernel.open(head, d, limit // 2, d, d)
        kernel.line("acc = acc * 33u + to_int<%s>(%s[%s ^ %s]);", array.type.name, array.flat, i, d)
        kernel.close()

    def bump(self, _):
        """A pointer that runs to another, with the test at the loop's end."""
        kernel, array = self.kernel, self.random.choice(self.arrays)
        step, times = self.random.choice([1, 1, 2, 3, array.extents[-1]]), self.random.choice([1, 2, 3, 5])
        if times * step >= array.count:
            self.add(0)
            return
        p, k = kernel.fresh("p"), kernel.fresh("k")
        kernel.line("const %s *%s = %s + %s;", array.type.name, p, array.flat, self.index(array.count - times * step))
        trips = "%d" % times if kernel.is_closed or self.random.random() < 0.5 else "(n & 3)" if times >= 3 else "(n & 1)"
        kernel.line("int %s = %s;", k, trips)
        kernel.open("do")
        kernel.line("acc = acc * 33u + to_int<%s>(*%s);", array.type.name, p)
        kernel.line("%s += %d;", p, step)
        kernel.indent -= 1
        kernel.line("} while (%s-- > 1);", k)

    def joined(self, _):
        """A pointer that depends on the path."""
        kernel, array, p = self.kernel, self.random.choice(self.arrays), self.kernel.fresh("p")
        kernel.line("const %s *%s = &(%s);", array.type.name, p, self.place(array))
        if self.random.random() < 0.5:
            kernel.line("if (%s) { %s = &(%s); acc ^= 5u; }", self.expressions.condition(kernel.scope), p, self.place(array))
        else:
            kernel.open("switch (t & 3)")
            for case in range(1, 3):
                kernel.line("case %d: %s = &(%s); break;", case, p, self.place(array))
            kernel.close()
        kernel.line("acc = acc * 33u + to_int<%s>(*%s);", array.type.name, p)
