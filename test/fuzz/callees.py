# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Device functions that are kept out of line and are given addresses, of any array of a kernel:

    item_of(p, i)              an element behind an address; row_of(p, i, n, s): n of them, s apart, in a loop
    first_of(a)                of a whole array, at places that follow from the lane
    through(p, i, n)           calls the others, twice, with addresses of its own
    apart(a, b)                two addresses, in one array or in two; their order, too, where it is one array
    maybe(a, b, i)             an address, or null, beside another
    store_at(p, x)             writes
    by_number(address)         a 32-bit address

Some are this module's alone, some inline (linkonce_odr), and some seen elsewhere (weak_odr)."""

import re

NOINLINE = "__attribute__((noinline))"
FAR = re.compile(r"\b(high|steep|third|borrow)\b")

TEXTS = [
    ("unsigned", "item_of(const E *p, int i)", "return to_int<E>(p[i]);"),
    ("unsigned", "row_of(const E *p, unsigned i, int n, int s)",
     "unsigned acc = 1; for (int k = 0; k < n; k++) acc = acc * 5u + to_int<E>(p[i + k * s]); return acc;"),
    ("unsigned", "first_of(const E *a, unsigned count)",
     "const unsigned x = threadIdx.x; unsigned acc = 0; for (unsigned k = 0; k < 3; k++) acc = acc * 3u + to_int<E>(a[(x * 8u + k) % count]); "
     "return acc;"),
    ("unsigned", "through(const E *p, int i, int n)", "return i & 1 ? item_of<E>(p + 1, i - 1) + 3u * row_of<E>(p, 0, n, 1) : item_of<E>(p, i);"),
    ("unsigned", "apart(const E *a, const E *b)", "return to_int<E>(*a) - 3u * to_int<E>(*b);"),
    ("unsigned", "ordered(const E *a, const E *b)", "return to_int<E>(*a) * (a < b ? 2u : 5u) + (unsigned)(b - a);"),
    ("unsigned", "maybe(const E *a, const E *b, int i)", "return a ? to_int<E>(a[i]) : b ? 7u * to_int<E>(*b) : 11u;"),
    ("void", "store_at(E *p, E x)", "*p = x;"),
]


def prelude(random):
    """The functions, as templates over the element."""
    text = ""
    for result, head, body in TEXTS:
        linkage = random.choice(["static ", "static ", "", ""])
        text += "template <class E> %s__device__ %s %s %s { %s }\n" % (linkage, NOINLINE, result, head, body)
    return text + 'static __device__ %s unsigned by_number(unsigned address) { unsigned x; asm volatile("ld.shared.u32 %%0, [%%1+4];" : "=r"(x) : ' \
        '"r"(address) : "memory"); return x; }\n' % NOINLINE


def without_far(draw, argument):
    """A text without sums of 64 bits that wrap: what lies far from an array and is given away as a generic address no longer knows where
    it is."""
    text = draw(argument)
    while FAR.search(text):
        text = draw(argument)
    return text


class Callees:
    def __init__(self, reads):
        self.reads, self.kernel, self.random, self.expressions = reads, reads.kernel, reads.random, reads.expressions

    def values(self):
        return [self.item, self.row, self.first, self.through, self.apart, self.ordered, self.maybe, self.number]

    def index(self, limit):
        return without_far(self.reads.index, limit)

    def place(self, array):
        return without_far(self.reads.place, array)

    def item(self, array):
        middle = self.random.randrange(array.count)
        return "item_of<%s>(%s + %d, (int)(%s) - %d)" % (array.type.name, array.flat, middle, self.index(array.count), middle)

    def row(self, array):
        """The start of a row, or of any run of elements."""
        columns = array.extents[-1]
        trips, step = self.random.choice([1, 2, 3, 4, 8]), self.random.choice([1, 1, 2, columns])
        if trips * step >= array.count:
            return self.item(array)
        count = trips if self.kernel.is_closed or self.random.random() < 0.6 else "(n %% %d) + 1" % trips if trips > 1 else 1
        if len(array.extents) > 1 and array.count // columns > 1 and trips * step <= columns and self.random.random() < 0.6:
            return "row_of<%s>(%s + (%s) * %d, %s, %s, %d)" % (array.type.name, array.flat, self.index(array.count // columns), columns,
                                                              self.index(columns - (trips - 1) * step), count, step)
        return "row_of<%s>(%s, %s, %s, %d)" % (array.type.name, array.flat, self.index(array.count - trips * step), count, step)

    def first(self, array):
        return "first_of<%s>(%s, %du)" % (array.type.name, array.flat, array.count)

    def through(self, array):
        if array.count < 12:
            return self.item(array)
        return "through<%s>(%s + (%s), (int)(%s), %d)" % (array.type.name, array.flat, self.index(array.count - 11), self.index(8),
                                                        self.random.choice([2, 4, 8]))

    def apart(self, array):
        others = [other for other in self.reads.arrays if other.type is array.type]
        return "apart<%s>(&(%s), &(%s))" % (array.type.name, self.place(array), self.place(self.random.choice(others)))

    def ordered(self, array):
        return "ordered<%s>(&(%s), &(%s))" % (array.type.name, self.place(array), self.place(array))

    def maybe(self, array):
        type, place, index = array.type.name, self.place(array), self.index(array.count)
        return self.random.choice([
            "maybe<%s>(%s, nullptr, %s)" % (type, array.flat, index), "maybe<%s>(nullptr, &(%s), 0)" % (type, place),
            "maybe<%s>((%s) ? %s : nullptr, &(%s), %s)" % (type, self.expressions.condition(self.kernel.scope), array.flat, place, index)])

    def number(self, array):
        """A word, by a 32-bit address; the bits of a float are those of a small whole number."""
        if array.type.bytes != 4 or not array.type.is_scalar or array.count < 2:
            return self.item(array)
        self.kernel.is_open = True  # no row of a report is matched with inline PTX
        return "by_number((unsigned)(unsigned long)(__attribute__((address_space(3))) void *)&%s[%s])" % (
            array.flat, self.index(array.count - 1))
