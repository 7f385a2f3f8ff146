# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pointers that may lead to several arrays: buffers that change places in a loop, choices by arguments, lanes and data, the loads of two
branches, and pointers that lead nowhere where nobody uses them."""

COUNTS = [2, 3, 4, 7]


class Joined:
    def __init__(self, reads):
        self.reads, self.kernel, self.random, self.expressions = reads, reads.kernel, reads.random, reads.expressions

    def partners(self, array):
        return [other for other in self.reads.arrays if other is not array and other.type is array.type]

    def some(self, least):
        """So many arrays of one type or more, in any order; [] where there are none."""
        array = self.random.choice(self.reads.arrays)
        others = self.partners(array)
        if len(others) + 1 < least:
            return []
        return [array] + self.random.sample(others, min(len(others), self.random.randint(least - 1, 3)))

    def condition(self):
        """One that all lanes share, or any."""
        if not self.kernel.is_closed and self.random.random() < 0.4:
            return self.random.choice(["n & 1", "n > 3", "n != 5"])
        return self.expressions.condition(self.kernel.scope)

    # Values: an unsigned number from an array.

    def values(self):
        return [self.chosen, self.nested]

    def chosen(self, array):
        """The array is chosen, and then the place."""
        others = self.partners(array)
        if not others:
            return self.reads.plain(array)
        other = self.random.choice(others)
        return "to_int<%s>(((%s) ? %s : %s)[%s])" % (array.type.name, self.condition(), array.flat, other.flat,
                                                     self.reads.index(min(array.count, other.count)))

    def nested(self, array):
        """One of three, by two choices, with an offset before the second and behind it."""
        others = self.partners(array)
        if not others:
            return self.reads.plain(array)
        three = [array, self.random.choice(others), self.random.choice(others)]
        self.random.shuffle(three)
        count = min(one.count for one in three)
        first = self.random.randrange(max(count // 2, 1))
        return "to_int<%s>(((%s) ? ((%s) ? %s : %s) + %d : %s + %d)[%s])" % (
            array.type.name, self.condition(), self.condition(), three[0].flat, three[1].flat, first, three[2].flat,
            self.random.randint(0, first), self.reads.index(count - first))

    # Statements.

    def statements(self):
        return [self.exchange, self.exchange, self.branches, self.nowhere]

    def exchange(self, _):
        """Two buffers, or more, change places in a loop; they may move while they do."""
        kernel, arrays = self.kernel, self.some(2)
        if not arrays:
            return self.reads.add(0)
        type, trips = arrays[0].type.name, self.random.choice(COUNTS)
        step = self.random.choice([0, 0, 0, 1, arrays[0].extents[-1]])
        room = min(array.count for array in arrays) - trips * step
        if room < 1:
            step, room = 0, min(array.count for array in arrays)
        names = [kernel.fresh("p") for _ in arrays]
        j, last = kernel.fresh("j"), kernel.fresh("p")
        for name, array in zip(names, arrays):
            kernel.line("const %s *%s = %s;", type, name, array.flat)
        kernel.hint()
        by_argument = not kernel.is_closed and self.random.random() < 0.7
        limit = ("(n & 3)" if trips >= 3 else "(n & 1)") if by_argument else trips
        kernel.open("for (int %s = 0; %s < %s; %s++)", j, j, limit, j)
        kernel.line("acc = acc * 33u + to_int<%s>(%s[%s]);", type, names[0], self.reads.index(room))
        kernel.line("const %s *%s = %s;", type, last, names[0])
        for name, after in zip(names, names[1:]):
            kernel.line("%s = %s + %d;", name, after, step)
        kernel.line("%s = %s + %d;", names[-1], last, step)
        kernel.close()

    def branches(self, _):
        """Two branches load, each from its own array."""
        kernel, arrays = self.kernel, self.some(2)
        if not arrays:
            return self.reads.add(0)
        type, x = arrays[0].type.name, kernel.fresh("x")
        kernel.line("unsigned %s;", x)
        kernel.open("if (%s)", self.condition())
        kernel.line("%s = to_int<%s>(%s);", x, type, self.reads.place(arrays[0]))
        kernel.close()
        kernel.open("else")
        kernel.line("%s = to_int<%s>(%s);", x, type, self.reads.place(arrays[1]))
        kernel.close()
        kernel.line("acc = acc * 33u + %s;", x)

    def nowhere(self, _):
        """A pointer that is null for some lanes, which do not use it."""
        kernel, arrays = self.kernel, self.some(2)
        if not arrays:
            return self.reads.add(0)
        type, p, by = arrays[0].type.name, kernel.fresh("p"), self.random.choice(["t", "t / 32"])
        kernel.line("const %s *%s = nullptr;", type, p)
        kernel.open("switch (%s & 3)", by)
        for case, array in enumerate(arrays[:3]):
            kernel.line("case %d: %s = &(%s); break;", case, p, self.reads.place(array))
        kernel.close()
        kernel.open("if ((%s & 3) < %d)", by, min(len(arrays), 3))
        kernel.line("acc = acc * 33u + to_int<%s>(*%s);", type, p)
        kernel.close()
