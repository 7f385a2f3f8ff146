# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops that lanes leave in different iterations, and reads at what has been counted there."""


class Leaving:
    def __init__(self, reads):
        self.reads, self.kernel, self.random, self.expressions = reads, reads.kernel, reads.random, reads.expressions

    def statements(self):
        return [self.counted, self.counted, self.to_place]

    def range(self):
        """(array, the most steps, of how many elements), or None."""
        array = self.random.choice(self.reads.arrays)
        most, step = self.random.choice([3, 4, 8] if self.kernel.is_closed or self.reads.trips > 1 else [3, 4, 8, 40, 40]), self.random.choice([1, 1, 2, 3, array.extents[-1]])
        return (array, most, step) if most * step < array.count else None

    def trips(self, limit):
        """Fewer than the limit, in each lane others, which the argument moves through them."""
        if limit > 8:
            return "((unsigned)%s + (unsigned)n)" % self.expressions.index(self.kernel.scope, limit - 8).text
        number = self.expressions.index(self.kernel.scope, limit if self.kernel.is_closed else 64).text
        if self.kernel.is_closed or self.random.random() < 0.2:
            return "((unsigned)%s %% %du)" % (number, limit)
        return self.random.choice(["((unsigned)(%s + n) %% %du)", "((unsigned)(%s - n) %% %du)", "((unsigned)(n - %s) %% %du)"]) % (number, limit)

    def hint(self):
        self.kernel.line(self.random.choice(["#pragma nounroll", "#pragma unroll 2", "#pragma unroll 4", "#pragma unroll 8"]))

    def add(self, array, i):
        self.kernel.line("acc = acc * 33u + to_int<%s>(%s[%s]);", array.type.name, array.flat, i)

    def counted(self, _):
        """So many steps, which may be none."""
        found = self.range()
        if not found:
            return self.reads.add(0)
        kernel, (array, most, step) = self.kernel, found
        i, c, r = kernel.fresh("i"), kernel.fresh("c"), kernel.fresh("r")
        kernel.line("unsigned %s = %s, %s = 0, %s = %s;", i, self.reads.index(array.count - most * step), c, r,
                    self.trips(most))
        is_last = self.random.random() < 0.4
        if is_last:
            kernel.line("if (%s)", r)
        self.hint()
        kernel.open("do" if is_last else "for (; %s %s %s; ++%s)" % (c, self.random.choice(["!=", "<"]), r, c))
        if self.random.random() < 0.7:
            self.add(array, i)
        else:
            kernel.line("acc = acc * 5u + %s;", c)
        kernel.line("%s += %d;", i, step)
        kernel.indent -= 1
        kernel.line("} while (++%s %s %s);" % (c, self.random.choice(["!=", "<"]), r) if is_last else "}")
        self.add(array, i)

    def to_place(self, _):
        """From one place to another, as in a triangle, four steps at once where there are so many, and what is left."""
        found = self.range()
        if not found:
            return self.reads.add(0)
        kernel, (array, most, step) = self.kernel, found
        i, end = kernel.fresh("i"), kernel.fresh("i")
        kernel.line("int %s = (int)%s;", i, self.reads.index(array.count - most * step))
        kernel.line("const int %s = %s + (int)%s * %d;", end, i, self.trips(most), step)
        self.hint()
        kernel.open("for (; %s %s %s; %s += %d)", i, self.random.choice(["!=", "<"]), end, i, step)
        self.add(array, i)
        kernel.close()
        self.add(array, i)
