# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random CUDA kernels that use shared memory in many ways, free of races and out-of-bounds accesses by construction.

    python3 generate.py SEED [FEATURES]      prints the modules

A kernel is a list of phases between barriers. In a phase one array is written, each element by one thread; others are only read, by
anyone and anywhere (reads.py). A phase may also add to an array atomically, which nobody then reads. All arrays are filled first
and copied to global memory last. Loops run over whole arrays in steps of the block's size, so that every block shape is a valid
launch, but for `shaped` kernels: they use threadIdx as it is, and have one shape. In `closed` kernels neither arguments nor loaded
numbers decide what is accessed, so that it can be known to the last lane. `open` kernels call what no report lists: functions of
other modules, or by pointer. A seed may have features (features.py) that add to all this."""

import random
import sys

import callees
import features
import functions
from expressions import ARGUMENTS, WILD, Expressions, Value
from linked import Shared
from reads import RAW, Reads
from elements import SCALARS, VECTORS, make_struct, prelude, structs_text

GROUPS, KERNELS_PER_GROUP = 6, 4  # of a module; a group shares structs, file-scope arrays and functions
KERNELS_PER_MODULE = GROUPS * KERNELS_PER_GROUP
BYTES_MAX = 4096  # of an array, as far as it is used
POINTED_MAX = 1024  # of an array whose functions are called by pointer
STATIC_MAX = 48 * 1024  # bytes of a kernel
DATA = 4096  # elements of the input
THREADS_MAX = 256
SHAPES = [(32, 4, 1), (64, 1, 1), (16, 8, 1), (8, 4, 2), (33, 3, 1), (128, 1, 1), (5, 3, 2), (96, 1, 1), (1, 64, 1), (7, 9, 1),
          (32, 1, 1), (8, 4, 1), (2, 3, 13), (16, 16, 1), (20, 1, 1)]
SHAPED = [(32, 4, 1), (32, 2, 1), (16, 8, 1), (8, 8, 2), (64, 2, 1), (128, 1, 1), (24, 4, 1), (4, 16, 1), (32, 8, 1)]
EXTENTS = [1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 24, 30, 31, 32, 33, 36, 48, 64, 65, 100, 128, 256]
SCALARS_OF_4 = [type for type in SCALARS if type.bytes == 4]
GRID = 2
TEMPLATE_N = 3

PARAMETERS = [("unsigned *", "out"), ("unsigned *", "dump"), ("const int *", "data"), ("int", "n"), ("int", "m"), ("int", "zero"),
              ("int", "one"), ("int", "seven"), ("unsigned", "wrap"), ("long long", "high"), ("long long", "steep"),
              ("unsigned long long", "third"), ("unsigned long long", "borrow"), ("int", "byte")]
SCALAR = {"int": "i32", "unsigned": "u32", "long long": "i64", "unsigned long long": "u64"}  # in the manifest
N_VALUES, M_VALUES = (1, 3, 8), (0, 5, 31)
COUNTS = [Value("n", 1, 8), Value("m", 0, 31)]


class Array:
    def __init__(self, name, type, extents, is_file, attributes):
        self.name, self.type, self.extents, self.is_file, self.attributes = name, type, extents, is_file, attributes
        self.pattern = name  # what layout= calls it
        self.is_dynamic = False
        self.spare = 0  # unused rows at its end
        self.is_shared = False  # among modules
        self.has_own = False  # its functions have arrays of their own: functions.py
        self.is_confined = False  # a kernel that has it has dynamic memory, or calls what its module does not have
        self.count = 1
        for extent in extents:
            self.count *= extent
        self.bytes = self.count * type.bytes
        self.flat = "((%s *)%s)" % (type.name, name) if len(extents) > 1 else name

    def declaration(self):
        if self.is_dynamic:
            return "extern __shared__ %s %s[];" % (self.type.name, self.name)
        return "%s__shared__ %s%s %s%s;" % ("static " if self.is_file else "", self.attributes, self.type.name, self.name, self.sides())

    def sides(self):
        return "".join("[%d]" % extent for extent in [self.extents[0] + self.spare] + self.extents[1:])

    def at(self, indices):
        return self.name + "".join("[%s]" % index for index in indices)

    def subscripts_of(self, flat):
        """The subscripts of the element with a flat number, an unsigned expression."""
        indices, below = [], self.count
        for position, extent in enumerate(self.extents):
            below //= extent
            index = "%s / %du" % (flat, below) if below > 1 else flat
            indices.append("(%s) %% %du" % (index, extent) if position else index)
        return indices


class Kernel:
    """Writes one kernel: lines of text, and what is in scope."""

    def __init__(self, module, number):
        self.module, self.random, self.number = module, module.random, number
        self.features = module.features
        self.expressions = module.expressions
        self.name = "k%dx" % number
        self.shape = self.random.choice(SHAPED) if self.random.random() < 0.35 else None
        self.is_closed = self.random.random() < 0.6
        self.is_template = self.random.random() < 0.3
        self.is_open = False
        self.lines, self.indent, self.names = [], 1, 0
        self.arrays, self.declarations = [], {}  # the line that declares an array
        self.dynamic_bytes = 0
        self.scope = []
        self.rows = None

    # Text.

    def line(self, text, *values):
        self.lines.append("  " * self.indent + (text % values if values else text))

    def open(self, text, *values):
        self.line(text + " {", *values)
        self.indent += 1

    def close(self):
        self.indent -= 1
        self.line("}")

    def fresh(self, prefix):
        self.names += 1
        return "%s%d" % (prefix, self.names)

    def barrier(self):
        self.line("__syncthreads();")

    # What threads know of themselves.

    def thread_values(self):
        values = [Value("t", 0, THREADS_MAX - 1, "unsigned")]
        sides = "xyz"
        for axis in range(3):
            register = "threadIdx." + sides[axis]
            if self.shape and self.shape[axis] > 1:
                values += 2 * [Value(register, 0, self.shape[axis] - 1, "unsigned"),
                               Value("(int)" + register, 0, self.shape[axis] - 1)]
            elif not self.shape and axis < 2:
                mask = self.random.choice([3, 7, 15, 31])
                values += [Value("(%s & %d)" % (register, mask), 0, mask, "unsigned"),
                           Value("(int)(%s %% %d)" % (register, mask - 1), 0, mask - 2)]
        return values

    # Phases.

    def element_loop(self, array, body):
        """Calls body(flat) where each element is one thread's, by one of several ways to share them out."""
        random = self.random
        ways = [self.by_stride, self.by_stride, self.by_stride_down, self.by_chunk]
        if len(array.extents) > 1:
            ways += [self.by_sides, self.by_sides]
        random.choice(ways)(array, body)

    def inside_loop(self, values, action):
        self.scope += values
        action()
        del self.scope[-len(values):]

    def by_stride(self, array, body):
        i = self.fresh("i")
        type = self.random.choice(["unsigned", "unsigned", "int", "unsigned long long"])
        self.hint()
        self.open("for (%s %s = t; %s < %d; %s += T)", type, i, i, array.count, i)
        value = Value(i, 0, array.count - 1, type)
        self.inside_loop([value, value], lambda: body("(unsigned)%s" % i))
        self.close()

    def by_stride_down(self, array, body):
        i = self.fresh("i")
        self.open("for (int %s = %d - (int)t; %s >= 0; %s -= (int)T)", i, array.count - 1, i, i)
        self.inside_loop([Value(i, 0, array.count - 1)], lambda: body("(unsigned)%s" % i))
        self.close()

    def by_chunk(self, array, body):
        """Neighbours are one thread's."""
        start, i, chunk = self.fresh("s"), self.fresh("i"), self.random.choice([2, 3, 4, 8])
        self.open("for (unsigned %s = t * %du; %s < %du; %s += T * %du)", start, chunk, start, array.count, start, chunk)
        self.open("for (unsigned %s = %s; %s < %s + %du && %s < %du; %s++)", i, start, i, start, chunk, i, array.count, i)
        self.inside_loop([Value(start, 0, array.count - 1, "unsigned"), Value(i, 0, array.count - 1, "unsigned")], lambda: body(i))
        self.close()
        self.close()

    def by_sides(self, array, body):
        """The last two sides along y and x of the block, the others in a loop of each thread."""
        self.open("if (threadIdx.z == 0)")
        names, values = [], []
        for position, extent in enumerate(array.extents):
            axis = {len(array.extents) - 1: "x", len(array.extents) - 2: "y"}.get(position)
            name = self.fresh("xyzw"[min(position, 3)])
            first, step = ("threadIdx." + axis, "blockDim." + axis) if axis else ("0", "1")
            self.open("for (unsigned %s = %s; %s < %du; %s += %s)", name, first, name, extent, name, step)
            names.append(name)
            values.append(Value(name, 0, extent - 1, "unsigned"))
        flat = names[0]
        for name, extent in zip(names[1:], array.extents[1:]):
            flat = "(%s * %du + %s)" % (flat, extent, name)
        self.rows = names
        self.inside_loop(values, lambda: body(flat))
        self.rows = None
        for _ in range(len(names) + 1):
            self.close()

    def hint(self):
        draw = self.random.random()
        if draw < 0.2:
            self.line("#pragma unroll" + self.random.choice(["", " 2", " 4"]))
        elif draw < 0.35:
            self.line("#pragma nounroll")

    def place(self, array, flat):
        """An lvalue of the element that a bijection gives to the flat number."""
        random = self.random
        if self.rows and random.random() < 0.6:
            return array.at([self.expressions.bijection(Value(name, 0, extent - 1, "unsigned"), extent).text
                             for name, extent in zip(self.rows, array.extents)])
        target = self.expressions.bijection(Value(flat, 0, array.count - 1, "unsigned"), array.count).text
        draw = random.random()
        if draw < 0.35 and len(array.extents) > 1:
            name = self.fresh("p")
            self.line("const unsigned %s = %s;", name, target)
            return array.at(array.subscripts_of(name))
        if draw < 0.5:
            middle = random.randrange(array.count)
            return "(%s + %d)[(int)(%s) - %d]" % (array.flat, middle, target, middle)
        if draw < 0.6:
            return "*(%s *)((char *)%s + (%s) * sizeof(%s))" % (array.type.name, array.name, target, array.type.name)
        return "%s[%s]" % (array.flat, target)

    def store(self, array, flat, value):
        type, random = array.type, self.random
        lvalue = self.place(array, flat)
        draw = random.random()
        if type.parts and draw < 0.3:
            for part, scalar in type.parts:
                self.line("(%s).%s = make<%s>(%s);", lvalue, part, scalar.name, value)
                value = "(%s) * 3u + 1u" % value
        elif draw < 0.4 and type.is_scalar:
            self.line("*(volatile %s *)&(%s) = make<%s>(%s);", type.name, lvalue, type.name, value)
        elif draw < 0.5:
            copy = self.fresh("c")
            self.line("%s %s = make<%s>(%s);", type.name, copy, type.name, value)
            self.line("__builtin_memcpy(&(%s), &%s, sizeof %s);", lvalue, copy, copy)
        elif draw < 0.7 and array.is_file:
            self.line("%s(%s, make<%s>(%s));", functions.writer(self, array), self.expressions.bijection(
                Value(flat, 0, array.count - 1, "unsigned"), array.count).text, type.name, value)
        elif draw < 0.8 and "callees" in self.features and not callees.FAR.search(lvalue):
            self.line("store_at<%s>(&(%s), make<%s>(%s));", type.name, lvalue, type.name, value)
        elif draw < 0.6 and type.is_scalar:
            name = self.fresh("q")
            self.line("%s *%s = &(%s);", type.name, name, lvalue)
            self.line("if (%s) *%s = make<%s>(%s); else *%s = make<%s>(acc);", self.expressions.condition(self.scope), name,
                      type.name, value, name, type.name)
        else:
            self.line("%s = make<%s>(%s);", lvalue, type.name, value)

    def fill(self, array):
        self.element_loop(array, lambda flat: self.store(array, flat, "(%s) * %du + %du" % (
            flat, self.random.choice([1, 3, 7, 29]), self.random.randrange(100))))

    def write_phase(self, array, reads):
        def body(flat):
            for _ in range(self.random.randint(0, 2)):
                reads.statement()
            self.store(array, flat, "acc + (%s) * %du" % (flat, self.random.choice([1, 3, 5])))
        self.element_loop(array, body)

    def bulk_phase(self, array, _):
        """Groups of elements by memcpy, memset or a wide store. Floats are set to zero alone, as their bits must stay numbers."""
        random = self.random
        group = random.choice([size for size in (2, 3, 4, 8) if size * array.type.bytes <= 64 and size <= array.count] or [1])
        groups, g = array.count // group, self.fresh("g")
        self.open("for (unsigned %s = t; %s < %du; %s += T)", g, g, groups, g)
        number = self.expressions.bijection(Value(g, 0, groups - 1, "unsigned"), groups).text
        where = "&%s[(%s) * %du]" % (array.flat, number, group)
        if array.type.has_float or random.random() < 0.4:
            byte = "0" if array.type.has_float else random.choice(["0", "0x5a", "(int)(acc & 255u)"])
            self.line("__builtin_memset(%s, %s, %d);", where, byte, group * array.type.bytes)
        else:
            words = max(1, group * array.type.bytes // 4)
            size = min(group * array.type.bytes, 4 * words)
            source = "&data[(%s * 4u) & %du]" % (g, DATA // 2 - 1)
            if random.random() < 0.5:
                source = "__builtin_assume_aligned(%s, %d)" % (source, random.choice([8, 16]))
            self.line("__builtin_memcpy(%s, %s, %d);", where, source, size)
        self.close()

    def raw_phase(self, array, reads):
        """The bytes in other units than the elements'; each unit is one thread's. Floats must stay numbers."""
        random, align = self.random, array.type.align
        name, bytes = random.choice([unit for unit in RAW if unit[1] <= align and "x" not in unit[0]])
        count, i = array.bytes // bytes, self.fresh("i")
        self.open("for (unsigned %s = t; %s < %du; %s += T)", i, i, count, i)
        value = Value(i, 0, count - 1, "unsigned")
        if random.random() < 0.4:
            self.inside_loop([value], reads.statement)
        target = self.expressions.bijection(value, count).text
        place = random.choice(["((%s *)%s)[%s]" % (name, array.name, target),
                               "*(%s *)((char *)%s + (%s) * %d)" % (name, array.name, target, bytes)])
        self.line("%s = (%s)(acc ^ (%s * 0x9e3779b1u));", place, name, i)
        self.close()

    def atomic_phase(self, array, reads):
        """Everyone adds anywhere, or exchanges its own element. Nobody reads."""
        random, i, times = self.random, self.fresh("i"), self.random.choice([64, 100, 256])
        self.open("for (unsigned %s = t; %s < %du; %s += T)", i, i, times, i)
        self.scope.append(Value(i, 0, times - 1, "unsigned"))
        target = "&%s[%s]" % (array.flat, self.expressions.index(self.scope, array.count).text)
        function = random.choice(["__atomic_fetch_add", "__atomic_fetch_xor", "__atomic_fetch_max", "__atomic_fetch_sub",
                                  "__atomic_fetch_min", "__atomic_fetch_or", "__atomic_fetch_and"])
        self.line("%s(%s, (%s)(acc ^ %s), %s);", function, target, array.type.name, i,
                  random.choice(["__ATOMIC_RELAXED", "__ATOMIC_SEQ_CST"]))
        self.scope.pop()
        self.close()

    def exchange_phase(self, array, _):
        """Each thread exchanges elements of its own; what they held is its own to read."""
        def body(flat):
            target = self.expressions.bijection(Value(flat, 0, array.count - 1, "unsigned"), array.count)
            place, old = "%s[%s]" % (array.flat, target.text), self.fresh("o")
            self.line("%s %s = %s;", array.type.name, old, place)
            self.line("__atomic_compare_exchange_n(&(%s), &%s, (%s)(%s + 9u), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);", place,
                      old, array.type.name, flat)
            self.line("acc += to_int(%s);", old)
        self.by_stride(array, body)

    def tree_phase(self, array, _):
        """A reduction in halves, with a barrier in the loop."""
        half = array.count // 2
        i = self.fresh("i")
        self.open(self.random.choice(["for (int s = %d; s > 0; s >>= 1)", "for (unsigned s = %d; s; s /= 2)"]), half)
        self.open("for (unsigned %s = t; %s < s; %s += T)", i, i, i)
        flat = array.flat
        self.line("%s[%s] = make<%s>(to_int(%s[%s]) + to_int(%s[%s + s]));", flat, i, array.type.name, flat, i, flat, i)
        self.close()
        self.barrier()
        self.close()

    def butterfly_phase(self, array, _):
        """Pairs at distances that halve, as a bitonic sort exchanges them. Of a pair the lower one's thread writes both."""
        type, flat, half = array.type.name, array.flat, 2**(array.count.bit_length() - 1) // 2
        i, d = self.fresh("i"), self.fresh("d")
        self.line(self.random.choice(["#pragma unroll", "#pragma unroll", "#pragma nounroll"]))
        self.open("for (unsigned %s = %d; %s; %s >>= 1)", d, half, d, d)
        self.open("for (unsigned %s = t; %s < %du; %s += T)", i, i, 2 * half, i)
        self.open("if (!(%s & %s))", i, d)
        self.line("const unsigned a = to_int(%s[%s]), b = to_int(%s[%s ^ %s]);", flat, i, flat, i, d)
        self.line("%s[%s] = make<%s>(a + b); %s[%s ^ %s] = make<%s>(a ^ (b * 3u));", flat, i, type, flat, i, d, type)
        self.close()
        self.close()
        self.barrier()
        self.close()

    def vector_phase(self, array, reads):
        """Neighbours as one vector, stored at once; each is one thread's."""
        vector = self.random.choice([vector for vector in VECTORS if vector.parts[0][1].name == array.type.name])
        lanes, i = len(vector.parts), self.fresh("i")
        groups = array.count // lanes
        self.open("for (unsigned %s = t; %s < %du; %s += T)", i, i, groups, i)
        value = Value(i, 0, groups - 1, "unsigned")
        if self.random.random() < 0.4:
            self.inside_loop([value], reads.statement)
        self.line("((%s *)%s)[%s] = make<%s>(acc + %s);", vector.name, array.name, self.expressions.bijection(value, groups).text,
                  vector.name, i)
        self.close()

    def exchanged_halves_phase(self, array, _):
        """From one half of the array to the other and back, by pointers that swap in a loop."""
        half, type = array.count // 2, array.type.name
        i, a, b = self.fresh("i"), self.fresh("a"), self.fresh("b")
        self.line("%s *%s = %s, *%s = %s + %d;", type, a, array.flat, b, array.flat, half)
        self.open("for (int r = 0; r < %s; r++)", self.random.choice(["3", "4"] + ([] if self.is_closed else ["n"])))
        self.open("for (unsigned %s = t; %s < %du; %s += T)", i, i, half, i)
        self.line("%s[%s] = make<%s>(to_int(%s[%s]) + 1u);", b, i, type, a,
                  self.expressions.index(self.scope + [Value(i, 0, half - 1, "unsigned")], half).text)
        self.close()
        self.barrier()
        self.line("%s *swap = %s; %s = %s; %s = swap;", type, a, a, b, b)
        self.close()

    def shaped_phase(self, array, _):
        """The textbook's: threadIdx as subscripts, no loop."""
        x, y, z = self.shape
        columns = array.extents[-1]
        rows = array.count // columns
        flat = self.fresh("f")
        if x <= columns and y * z <= rows:
            row = "threadIdx.y" if z == 1 else "(threadIdx.z * %du + threadIdx.y)" % y
            lvalue = "%s[%s * %du + threadIdx.x]" % (array.flat, row, columns)
            if len(array.extents) == 2 and self.random.random() < 0.7:
                lvalue = array.at([row, "threadIdx.x"])
        elif y * z <= columns and x <= rows:
            row = "threadIdx.y" if z == 1 else "(threadIdx.z * %du + threadIdx.y)" % y
            lvalue = "%s[threadIdx.x * %du + %s]" % (array.flat, columns, row)
        else:
            return
        self.line("%s %s = make<%s>(acc + t);", array.type.name, flat, array.type.name)
        self.line("%s = %s;", lvalue, flat)

    def phase(self):
        """One phase. Arrays that hold the phase's writes are not read in it."""
        random = self.random
        array = random.choice(self.arrays)
        reads = Reads(self, [other for other in self.arrays if other is not array])
        kinds = [(self.write_phase, 5), (self.bulk_phase, 1)]
        if not array.type.has_float and not array.type.has_padding:
            kinds.append((self.raw_phase, 1))
        if self.shape:
            kinds.append((self.shaped_phase, 4))
        if array.type.is_atomic:
            kinds += [(self.atomic_phase, 3), (self.exchange_phase, 1)]
        if array.type.is_scalar and array.count >= 4 and array.count & (array.count - 1) == 0:
            kinds.append((self.tree_phase, 1))
        if "aligned" in array.attributes and any(vector.parts[0][1].name == array.type.name and len(vector.parts) <= array.count
                                                 for vector in VECTORS):
            kinds.append((self.vector_phase, 4))
        if array.count >= 8:
            kinds += [(self.exchanged_halves_phase, 1), (self.butterfly_phase, 1)]
        action = random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]
        repeated = random.random() < 0.15
        if repeated:
            r = self.fresh("r")
            self.open("for (int %s = 0; %s < %s; %s++)", r, r, "2" if self.is_closed else "n % 3 + 1", r)
        action(array, reads)
        self.barrier()
        if repeated:
            self.close()
        reads = Reads(self, self.arrays)
        for _ in range(random.choice([0, 1, 1, 2])):
            reads.statement()
        self.barrier()

    # The whole.

    def declare(self):
        for _ in range(self.random.choice([2, 2, 3] if "joined" in self.features else [1, 1, 2, 2, 3])):
            self.arrays.append(self.module.make_array(self.fresh("A"), False))
            self.arrays[-1].pattern = "%s::%s" % (self.name, self.arrays[-1].name)
            self.declarations[self.arrays[-1]] = len(self.lines)
            self.line(self.arrays[-1].declaration())
        if self.module.arrays and self.random.random() < 0.5:
            self.arrays.append(self.random.choice(self.module.arrays))
        elif "dynamic" not in self.features and self.random.random() < 0.06:
            self.arrays.append(self.module.make_dynamic(SCALARS_OF_4))
            self.dynamic_bytes = self.arrays[-1].bytes
            self.line(self.arrays[-1].declaration())
        if self.module.shared and self.random.random() < 0.8:
            self.arrays += self.random.sample(self.module.shared.arrays, self.random.choice([1, 1, 2]))
        if "dynamic" in self.features and self.random.random() < 0.6:
            self.declare_dynamic()
        if "limit" in self.features and self.random.random() < 0.5:
            self.fill_up()

    def declare_dynamic(self):
        """The launch's array, or two in its memory; of the size that they take, or of all that the static ones leave."""
        array = self.module.make_dynamic(SCALARS + VECTORS)
        self.line(array.declaration())
        self.arrays.append(array)
        self.dynamic_bytes = array.bytes
        if self.random.random() < 0.3:
            other = Array(self.fresh("D"), self.random.choice(SCALARS + VECTORS), [self.random.choice([40, 64, 100])], False, "")
            start = -(-array.bytes // 16) * 16
            if self.random.random() < 0.5:  # where an argument says: `one` is 1
                start = -(-start // 128) * 128 if self.random.random() < 0.6 else start
                self.line("%s *%s = (%s *)((char *)%s + one * %d);", other.type.name, other.name, other.type.name, array.name, start)
            else:
                self.line("%s *%s = (%s *)((char *)%s + %d);", other.type.name, other.name, other.type.name, array.name, start)
            self.dynamic_bytes = start + other.bytes
            other.is_dynamic = True
            self.arrays.append(other)
        if self.random.random() < 0.5:
            self.dynamic_bytes = max(self.dynamic_bytes, (STATIC_MAX - self.static_bytes()) // 16 * 16)

    def static_bytes(self):
        """At most: each array behind one that ends anywhere. A kernel that calls by pointer has the arrays of all functions of the
        program that may be called so: ptxas counts them."""
        arrays = [array for array in self.arrays if not array.is_dynamic]
        arrays += [array for array in self.module.called_by_pointer() if array not in arrays]
        return sum(-(-array.bytes // 16) * 16 + functions.own_bytes(array) for array in arrays)

    def fill_up(self):
        """Makes one array as long as 48 KiB allow, or a little less. Its last rows are not used."""
        array = self.random.choice(list(self.declarations))
        room = STATIC_MAX - self.static_bytes() - self.dynamic_bytes - self.random.choice([0, 0, 4, 64, 512, 2048])
        if "linked" in self.features:
            room -= self.random.choice([0, 1024, 1024])  # nvlink leaves gaps
        array.spare = max(0, room // (array.bytes // array.extents[0]))
        array.bytes += array.spare * (array.bytes // array.extents[0])
        self.lines[self.declarations[array]] = "  " + array.declaration()

    def dump(self):
        base = 0
        for array in self.arrays:
            i = self.fresh("i")
            element = "to_int(%s[%s])" % (array.flat, i)
            if (array.is_shared or array.has_own) and self.random.random() < 0.6:
                element = functions.whole(self, array, i)
            self.line("for (unsigned %s = t; %s < %du; %s += T) dump[bid * %du + %du + %s] = %s;", i, i, array.count, i,
                      self.dump_count(), base, i, element)
            base += array.count

    def dump_count(self):
        return sum(array.count for array in self.arrays)

    def write(self):
        self.line("const unsigned T = blockDim.x * blockDim.y * blockDim.z, bid = blockIdx.x;")
        self.line("const unsigned t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;")
        self.line("unsigned acc = t + bid;")
        self.declare()
        self.expressions.is_closed = self.is_closed
        # LLVM computes a sum of 64 bits partly in the caller and partly in the callee, with shared pointers of 32 bits in both: the original is
        # out of bounds then.
        is_split = {"callees", "short"} <= set(self.features)
        wild = self.random.choice(WILD) if not self.is_closed and self.random.random() < 0.25 else None
        self.expressions.wild = None if is_split else wild
        self.scope = ([] if self.is_closed else COUNTS) + self.thread_values()
        if self.is_template:
            self.scope.append(Value("N", TEMPLATE_N, TEMPLATE_N))
        for array in self.arrays:
            self.fill(array)
        self.barrier()
        for _ in range(self.random.choice([1, 1, 1, 2, 2, 3])):
            if not self.is_closed and self.random.random() < 0.1:
                self.open("if (n %s)" % self.random.choice(["> 1", "!= 3", "== 8"]))
                self.phase()
                self.close()
            else:
                self.phase()
        if self.random.random() < 0.15:  # nobody waits for these threads any more
            self.line("if (%s) { out[bid * T + t] = acc; return; }", self.expressions.condition(self.thread_values()))
        self.dump()
        for array in self.arrays:
            array.is_confined |= bool(self.features & {"linked", "dynamic"}) and (self.is_open or self.dynamic_bytes > 0)
        self.line("out[bid * T + t] = acc;")
        bounds = ""
        if self.random.random() < 0.3:
            bounds = "__attribute__((launch_bounds(%d))) " % THREADS_MAX
        parameters = ", ".join(type + (" " if type[-1] != "*" else "") + name for type, name in PARAMETERS)
        template = "template <int N> " if self.is_template else ""
        text = "%s__global__ %svoid %s(%s) {\n%s\n}\n" % (template, bounds, self.name, parameters, "\n".join(self.lines))
        types = ", ".join(type for type, _ in PARAMETERS)
        return text + ("template __global__ void %s<%d>(%s);\n" % (self.name, TEMPLATE_N, types) if template else "")

    # The manifest.

    def entries(self):
        """Launches of the kernel: one for each set of arguments and shape that the tests use."""
        shapes = [self.shape] if self.shape else self.random.sample(SHAPES, 2)
        for number, shape in enumerate(shapes + shapes[:1]):
            n, m = self.random.choice(N_VALUES), self.random.choice(M_VALUES)
            numbers = {"n": n, "m": m, **ARGUMENTS}
            yield {
                "name": "%s.%d" % (self.name, number),
                "kernel": self.name,
                "closed": self.is_closed,
                "open": self.is_open,
                "keeps_static": self.dynamic_bytes > 0,
                "block": list(shape),
                "grid": [GRID, 1, 1],
                "dynamic_shared": self.dynamic_bytes,
                "args": [{"buffer": "u32", "count": GRID * THREADS_MAX, "fill": "zero"},
                         {"buffer": "u32", "count": GRID * self.dump_count(), "fill": "zero"},
                         {"buffer": "i32", "count": DATA, "fill": "random", "seed": number + 1}] +
                [{SCALAR[type]: numbers[name]} for type, name in PARAMETERS[3:]],
                "outputs": [0, 1],
            }


class Group:
    """Some kernels of one module, and what they share. `shared`: what is shared among modules, or None."""

    def __init__(self, random, number, features=frozenset(), unit=0, shared=None):
        self.random, self.number, self.features, self.unit, self.shared = random, number, features, unit, shared
        self.expressions = Expressions(random)
        self.structs = [make_struct(random, "S%d_%d" % (number, i)) for i in range(2)]
        limit = POINTED_MAX if "pointers" in features else BYTES_MAX
        self.arrays = [self.make_array("G%d_%d" % (number, i), True, limit) for i in range(random.randint(0, 2))]
        self.functions = [functions.static_text(random, array, features) for array in self.arrays]
        self.kernels = [Kernel(self, number * KERNELS_PER_GROUP + i) for i in range(KERNELS_PER_GROUP)]

    def called_by_pointer(self):
        """Arrays that have functions which are called so, in all groups and modules."""
        arrays = [array for group in self.peers for array in group.arrays] + (self.shared.arrays if self.shared else [])
        return [array for array in arrays if array.has_own]

    def make_array(self, name, is_file, limit=BYTES_MAX):
        types = SCALARS + SCALARS + VECTORS + self.structs
        if "joined" in self.features:  # arrays of one type are those that a pointer may lead to
            types = [types[self.number % len(SCALARS)]] * 3 + [types[-1 - self.number % len(VECTORS)]]
        return make_array(self.random, types, name, is_file, limit)

    def make_dynamic(self, types):
        """The launch's array. All names of it are one memory, so a kernel has one at most."""
        type = self.random.choice(types)
        array = Array("dynamic_" + type.name.replace(" ", "_"), type, [self.random.choice([64, 96, 200])], False, "")
        array.is_dynamic = True
        return array

    def text(self):
        parts = [structs_text(self.structs)] + [array.declaration() + "\n" for array in self.arrays] + self.functions
        return "\n".join(parts + [kernel.write() for kernel in self.kernels])


def make_array(random, types, name, is_file, limit=BYTES_MAX):
    type = random.choice(types)
    while True:
        extents = [random.choice(EXTENTS) for _ in range(random.choice([1, 2, 2, 2, 3, 3]))]
        array = Array(name, type, extents, is_file, random.choice(["", "", "__attribute__((aligned(16))) "]))
        if 128 < array.bytes <= limit:
            return array
        if limit < BYTES_MAX:
            type = random.choice(types)


def generate(seed, features=frozenset()):
    """The modules' texts, and the kernels, each with its launches."""
    source = random.Random(seed)
    shared, units = None, 1
    if "linked" in features:
        units = source.choice([2, 2, 3])
        limit = POINTED_MAX if "pointers" in features else BYTES_MAX
        arrays = [make_array(source, SCALARS + SCALARS + VECTORS, "X%d" % i, True, limit) for i in range(4)]
        shared = Shared(source, units, features, arrays)
    groups = [Group(source, number, features, number % units, shared) for number in range(GROUPS)]
    for group in groups:
        group.peers = groups
    texts = [group.text() for group in groups]
    given = callees.prelude(source) if "callees" in features else ""
    heads = [prelude() + given + functions.prelude(features) + (shared.text(unit) if shared else "") for unit in range(units)]
    kernels = [kernel for group in groups for kernel in group.kernels]
    for kernel in kernels:
        kernel.launches = list(kernel.entries())
        kernel.shapes = [tuple(entry["block"]) for entry in kernel.launches]
    return [heads[unit] + "\n".join(texts[unit::units]) for unit in range(units)], kernels


if __name__ == "__main__":
    wanted = features.parse(sys.argv[2] if len(sys.argv) > 2 else "all")
    sys.stdout.write("\n".join(generate(int(sys.argv[1]), features.draw(int(sys.argv[1]), wanted))[0]))
