# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads of neighbours in shapes that decide whether the hardware reads them together: reversed order, places counted from an end,
loops that fall or start off the alignment, short branches in between, and vectors of which parts are used."""

WIDTHS = [2, 4, 4, 4, 8]


class Neighbours:
    def __init__(self, reads):
        self.reads, self.kernel, self.random, self.expressions = reads, reads.kernel, reads.random, reads.expressions

    def values(self):
        return [self.mirrored, self.from_the_end, self.partial]

    def statements(self):
        return [self.falling, self.offset_loop, self.branched]

    # Values: an unsigned number from an array.

    def some(self, width):
        """Some of the neighbours, in any order."""
        return self.random.sample(range(width), self.random.randint(min(2, width), width))

    def group(self, array):
        """(width, the number of groups), or None."""
        width = self.random.choice(WIDTHS)
        return (width, array.count // width) if array.count >= width else None

    def mirrored(self, array):
        """Groups, or the neighbours in them, numbered from the array's end."""
        width, groups = self.group(array) or (1, array.count)
        last = width * groups - 1
        forms = ["%d - %d * q - %%d" % (last, width), "%d - (%d * q + %%d)" % (last, width),
                 "%d * (%d - q) + %%d" % (width, groups - 1), "-%d * q + %d + %%d" % (width, last + 1 - width)]
        form, kind = self.random.choice(forms), self.random.choice(["int", "int", "long long"])
        sums = ["%du * to_int<%s>(%s[%s])" % (3**k, array.type.name, array.flat, form % k) for k in self.some(width)]
        return "({ const %s q = (%s)(%s); %s; })" % (kind, kind, self.reads.index(groups), " + ".join(sums))

    def from_the_end(self, array):
        """Neighbours in a row that is counted from the last."""
        if len(array.extents) < 2 or array.extents[-1] < 2:
            return self.mirrored(array)
        columns = array.extents[-1]
        rows, width = array.count // columns, min(self.random.choice(WIDTHS), columns)
        start = self.random.randrange(columns - width + 1)
        sums = ["%du * to_int<%s>(p[%d])" % (3**k, array.type.name, start + k) for k in self.some(width)]
        return "({ const %s *p = %s + (%d - (int)(%s)) * %d; %s; })" % (
            array.type.name, array.flat, rows - 1, self.reads.index(rows), columns, " + ".join(sums))

    def partial(self, array):
        """Some parts of a vector, or of a copy."""
        random, align = self.random, max(array.type.align, 16 if "aligned" in array.attributes else 1)
        if array.type.parts and random.random() < 0.5:
            parts = random.sample(array.type.parts, random.randint(1, len(array.type.parts)))
            sums = ["to_int<%s>(v.%s)" % (scalar.name, part) for part, scalar in parts]
            return "({ const %s v = %s; %s; })" % (array.type.name, self.reads.place(array), " + 3u * ".join(sums))
        if array.type.has_padding or align < 8 or array.bytes < align:
            return self.mirrored(array)
        lanes = 4 if align >= 16 else 2
        parts = random.sample("xyzw"[:lanes], random.randint(1, lanes - 1))
        return "({ const raw32x%d v = ((const raw32x%d *)%s)[%s]; %s; })" % (
            lanes, lanes, array.name, self.reads.index(array.bytes // (4 * lanes)), " + 5u * ".join("v." + part for part in parts))

    # Statements.

    def element(self, array, index):
        return "to_int<%s>(%s[%s])" % (array.type.name, array.flat, index)

    def falling(self, depth):
        """A loop from the last neighbour to the first."""
        kernel, array = self.kernel, self.random.choice(self.reads.arrays)
        found = self.group(array)
        if not found:
            return self.reads.add(depth)
        width, groups = found
        q, j = kernel.fresh("q"), kernel.fresh("j")
        kernel.line("const int %s = (int)(%s) * %d;", q, self.reads.index(groups), width)
        kernel.line(self.random.choice(["#pragma unroll", "#pragma unroll", "#pragma nounroll"]))
        kernel.open("for (int %s = %d; %s >= 0; %s--)", j, width - 1, j, j)
        place = self.random.choice(["%s + %s" % (q, j), "%d - %s - %s" % (width * groups - 1, q, j)])
        kernel.line("acc = acc * 33u + %s;", self.element(array, place))
        kernel.close()

    def offset_loop(self, depth):
        """Neighbours in an unrolled loop inside one that is not, at any distance from the alignment."""
        kernel, array = self.kernel, self.random.choice(self.reads.arrays)
        step, trips = self.random.choice([4, 4, 8]), self.random.choice([2, 3])
        if array.count < step * (trips + 1):
            return self.reads.add(depth)
        start = self.random.randrange(step)
        s, k, q = kernel.fresh("s"), kernel.fresh("k"), kernel.fresh("q")
        groups = (array.count - step - start) // step - trips + 2
        kernel.line("const unsigned %s = (unsigned)(%s) * %du + %du;", s, self.reads.index(groups), step, start)
        kernel.line("#pragma nounroll")
        kernel.open("for (unsigned %s = 0; %s < %du; %s++)", k, k, trips, k)
        kernel.line("#pragma unroll")
        kernel.line("for (unsigned %s = 0; %s < %du; %s++)", q, q, self.random.choice([2, min(4, step)]), q)
        kernel.line("  acc = acc * 33u + %s;", self.element(array, "%s + %du * %s + %s" % (s, step, k, q)))
        kernel.close()

    def branched(self, depth):
        """Neighbours with short branches in between, or around some of them."""
        kernel, array = self.kernel, self.random.choice(self.reads.arrays)
        found = self.group(array)
        if not found:
            return self.reads.add(depth)
        width, groups = found
        p = kernel.fresh("p")
        kernel.line("const %s *%s = %s + (%s) * %d;", array.type.name, p, array.flat, self.reads.index(groups), width)
        for k in self.some(width):
            draw, condition = self.random.random(), self.expressions.condition(kernel.scope)
            read = "to_int<%s>(%s[%d])" % (array.type.name, p, k)
            if draw < 0.3:
                kernel.line("if (%s) acc = acc * 33u + %s;", condition, read)
            else:
                kernel.line("acc = acc * 33u + %s;", read)
            if draw > 0.7:
                kernel.line("if (%s) acc %s= %du;", condition, self.random.choice("^+*"), 2 * k + 3)
