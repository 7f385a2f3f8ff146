# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses as values: loops to a pointer, forward and backward, differences of pointers, and pointers that may be null."""


class Values:
    def __init__(self, reads):
        self.reads, self.kernel, self.random, self.expressions = reads, reads.kernel, reads.random, reads.expressions

    def values(self):
        return [self.difference]

    def statements(self):
        return [self.to_end, self.to_end, self.to_start, self.or_null]

    def difference(self, array):
        """The element whose number is how far a pointer is from another."""
        middle = self.random.randrange(array.count)
        return "({ const %s *a = (%s) ? &(%s) : &(%s), *b = %s + %d; to_int<%s>(b[a - b]) + (unsigned)(a - b); })" % (
            array.type.name, self.expressions.condition(self.kernel.scope), self.reads.place(array), self.reads.place(array), array.flat,
            middle, array.type.name)

    def range(self):
        """(array, how many steps, of how many elements), or None."""
        array = self.random.choice(self.reads.arrays)
        trips, step = self.random.choice([1, 2, 3, 5, 8]), self.random.choice([1, 1, 2, array.extents[-1]])
        return (array, trips, step) if trips * step < array.count else None

    def to_end(self, _):
        found = self.range()
        if not found:
            return self.reads.add(0)
        kernel, (array, trips, step) = self.kernel, found
        p, end = kernel.fresh("p"), kernel.fresh("p")
        by_argument = trips > 3 and not kernel.is_closed and self.random.random() < 0.6
        kernel.line("const %s *%s = %s + %s;", array.type.name, p, array.flat, self.reads.index(array.count - trips * step))
        kernel.line("const %s *%s = %s + %s * %d;", array.type.name, end, p, "(n & 3)" if by_argument else trips, step)
        kernel.line("#pragma nounroll")
        kernel.open("for (; %s %s %s; %s += %d)", p, self.random.choice(["!=", "<"]), end, p, step)
        kernel.line("acc = acc * 33u + to_int<%s>(*%s);", array.type.name, p)
        kernel.close()

    def to_start(self, _):
        found = self.range()
        if not found:
            return self.reads.add(0)
        kernel, (array, trips, step) = self.kernel, found
        p, first = kernel.fresh("p"), kernel.fresh("p")
        kernel.line("const %s *%s = %s + %s;", array.type.name, first, array.flat, self.reads.index(array.count - trips * step))
        kernel.line("const %s *%s = %s + %d;", array.type.name, p, first, trips * step)
        kernel.line("#pragma nounroll")
        kernel.open("while (%s %s %s)", p, self.random.choice(["!=", ">"]), first)
        kernel.line("%s -= %d;", p, step)
        kernel.line("acc = acc * 33u + to_int<%s>(*%s);", array.type.name, p)
        kernel.close()

    def or_null(self, _):
        kernel, array, p = self.kernel, self.random.choice(self.reads.arrays), self.kernel.fresh("p")
        kernel.line("const %s *%s = (%s) ? &(%s) : nullptr;", array.type.name, p, self.expressions.condition(kernel.scope),
                    self.reads.place(array))
        kernel.line("if (%s) { %s = &(%s); acc ^= 3u; }", self.expressions.condition(kernel.scope), p, self.reads.place(array))
        kernel.line("if (%s) acc = acc * 33u + to_int<%s>(*%s);", p, array.type.name, p)
