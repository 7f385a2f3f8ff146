# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads of an array or of global memory, as a condition says: LLVM makes one load of the two, by a pointer to either."""

WHOLE = ("unsigned char", "short", "unsigned short", "int", "unsigned", "long long", "int2", "uint4", "uchar4", "ushort2")  # any bytes are a number of these


class Mixed:
    def __init__(self, reads):
        self.reads, self.kernel, self.random, self.expressions = reads, reads.kernel, reads.random, reads.expressions

    def condition(self):
        if not self.kernel.is_closed and self.random.random() < 0.3:
            return self.random.choice(["n & 1", "n > 3", "t < n", "(t ^ n) & 1"])
        return self.expressions.condition(self.kernel.scope)

    def elsewhere(self, array, index=None):
        return "((const %s *)data)[%s]" % (array.type.name, index or self.reads.index(1024))

    # Values: an unsigned number from an array.

    def values(self):
        return [self.chosen, self.based, self.nested]

    def chosen(self, array):
        """One of two places."""
        if array.type.name not in WHOLE:
            return self.reads.plain(array)
        two = ["&(%s)" % self.reads.place(array), "&%s" % self.elsewhere(array)]
        self.random.shuffle(two)
        return "to_int<%s>(*((%s) ? %s : %s))" % (array.type.name, self.condition(), *two)

    def based(self, array):
        """The memory is chosen, and then the place."""
        if array.type.name not in WHOLE:
            return self.reads.plain(array)
        return "to_int<%s>(((%s) ? %s : (const %s *)data)[%s])" % (array.type.name, self.condition(), array.flat, array.type.name,
                                                                  self.reads.index(min(array.count, 1024)))

    def nested(self, array):
        """One of three, of which one or two are in the array."""
        if array.type.name not in WHOLE:
            return self.reads.plain(array)
        three = ["&(%s)" % self.reads.place(array), "&%s" % self.elsewhere(array),
                 self.random.choice(["&(%s)" % self.reads.place(array), "&%s" % self.elsewhere(array)])]
        self.random.shuffle(three)
        return "to_int<%s>(*((%s) ? ((%s) ? %s : %s) : %s))" % (array.type.name, self.condition(), self.condition(), *three)

    # Statements.

    def statements(self):
        return [self.branches]

    def branches(self, _):
        """Two branches load."""
        kernel, array = self.kernel, self.random.choice(self.reads.arrays)
        if array.type.name not in WHOLE:
            return self.reads.add(0)
        x, two = kernel.fresh("x"), [self.reads.place(array), self.elsewhere(array)]
        self.random.shuffle(two)
        kernel.line("unsigned %s;", x)
        kernel.open("if (%s)", self.condition())
        kernel.line("%s = to_int<%s>(%s);", x, array.type.name, two[0])
        kernel.close()
        kernel.open("else")
        kernel.line("%s = to_int<%s>(%s);", x, array.type.name, two[1])
        kernel.close()
        kernel.line("acc = acc * 33u + %s;", x)
