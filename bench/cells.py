# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that touch one shared array each, and which byte each of their lanes touches: the cells of bench/oracle.py.

A cell is written once and read twice. Its indices are texts over tx, ty, tz and k, which C and Python read alike but for the division of
integers; the CUDA source holds them as they are, and Python computes them for the lanes of each warp. Accesses are volatile: the
hardware executes them as they are written, none merged with its neighbour, as often as the loop says.

    Access   a load or a store, or one of four 8x8 matrices of 16-byte rows, of which each lane names one: its index, a loop around it (trips of k), a condition, elements a lane moves at once, bytes of a field
    Cell     an array, a block shape, accesses; between a store and what reads it stands a barrier

`cells()` lists them all, in an order and with names that never depend on anything."""

import itertools
import random
import re
from dataclasses import dataclass

LANES = 32
TYPES = {"u8": ("unsigned char", 1), "u16": ("unsigned short", 2), "f32": ("float", 4), "f64": ("double", 8)}


@dataclass(frozen=True)
class Access:
    op: str  # "st" or "ld"; "ldmatrix", "ldmatrix.trans", "stmatrix" or "stmatrix.trans", of 16 bytes a lane
    index: tuple  # one text a dimension
    trips: int = 1
    condition: str = ""
    vector: int = 1
    member: int = -1  # of a struct: the number of its field


@dataclass(frozen=True)
class Cell:
    name: str
    group: str
    type: str
    dims: tuple
    block: tuple
    accesses: tuple
    members: int = 0  # an element is a struct of so many fields of the type

    def element_bytes(self):
        return TYPES[self.type][1] * (self.members or 1)

    def bytes(self):
        count = self.element_bytes()
        for dim in self.dims:
            count *= dim
        return count

    def widest(self):
        return max(access.vector for access in self.accesses) * TYPES[self.type][1]

    def source(self):
        element = TYPES[self.type][0]
        lines, declared = [], element
        if self.members:
            declared = f"{self.name}_element"
            lines.append(f"struct {declared} {{ {element} f[{self.members}]; }};")
        shape = "".join(f"[{dim}]" for dim in self.dims)
        lines += [f'extern "C" __global__ void {self.name}({element} *out) {{',
                  f"  __shared__ __attribute__((aligned(16))) volatile {declared} a{shape};",
                  "  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;",
                  f"  {element} s = 0;"]
        before = None
        for access in self.accesses:
            if before is not None:
                lines.append("  __syncthreads();")
            lines.append("  " + self.statement(access))
            before = access.op
        x, y, _ = (*self.block, 1, 1)[:3]
        lines += [f"  out[tx + {x} * (ty + {y} * tz)] = s;", "}", ""]
        return "\n".join(lines)

    def statement(self, access):
        place = "a" + "".join(f"[{index}]" for index in access.index) + (f".f[{access.member}]" if self.members else "")
        if access.vector > 1 and "matrix" not in access.op:
            place = f"wide<{self.type}x{access.vector}>(&{place})"
        element = TYPES[self.type][0]
        if "matrix" in access.op:
            name = access.op.replace(".", "_")
            body = f"s += ({element}){name}(&{place});" if access.op.startswith("ld") else f"{name}(&{place}, tx + ty);"
        elif access.op == "st":
            kind = f"({self.type}x{access.vector})" if access.vector > 1 else ""
            body = f"{place} = {kind}({element})(tx + ty);"
        else:
            body = f"s += ({place}){'[0]' if access.vector > 1 else ''};"
        guard = f"if ({access.condition}) " if access.condition else ""
        loop = f"for (int k = 0; k < {access.trips}; k++) " if "k" in place or access.trips > 1 else ""
        return loop + guard + body

    def lanes(self):
        """(tx, ty, tz) of each thread, by warps; None behind the block's last."""
        x, y, z = (*self.block, 1, 1)[:3]
        threads = [(t % x, t // x % y, t // (x * y)) for t in range(x * y * z)]
        threads += [None] * (-len(threads) % LANES)
        return [threads[i:i + LANES] for i in range(0, len(threads), LANES)]

    def offset_of(self, access):
        """The offset that a thread touches in trip k, -1 where its condition does not hold."""
        index, condition = [function(text) for text in access.index], function(access.condition or "True")
        size, first = self.element_bytes(), max(access.member, 0) * TYPES[self.type][1]

        def offset(thread, k):
            if not thread or not condition(*thread, k):
                return -1
            flat = 0
            for at, dim in zip(index, self.dims):
                place = at(*thread, k)
                if not 0 <= place < dim:
                    raise ValueError(f"{self.name}: {access.index} leaves {self.dims}")
                flat = flat * dim + place
            return flat * size + first
        return offset

    def instructions(self):
        """(op, bytes a lane, offsets of 32 lanes, -1 where inactive) of each warp and trip."""
        warps = self.lanes()
        for access in self.accesses:
            offset = self.offset_of(access)
            for k in range(access.trips):
                for warp in warps:
                    yield access.op, TYPES[self.type][1] * access.vector, [offset(thread, k) for thread in warp]


def function(text):
    text = re.sub(r"(?<!/)/(?!/)", "//", text)
    return eval(f"lambda tx, ty, tz, k: {text}", {"__builtins__": {}})


MATRICES = """
static __device__ unsigned shared_address(volatile void *at) { return (unsigned)__cvta_generic_to_shared((void *)at); }
static __device__ unsigned ldmatrix{name}(volatile void *row) {{
  unsigned a, b, c, d;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4{trans}.shared.b16 {{%0, %1, %2, %3}}, [%4];"
               : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(shared_address(row)) : "memory");
  return a + b + c + d;
}}
static __device__ void stmatrix{name}(volatile void *row, unsigned a) {{
  asm volatile("stmatrix.sync.aligned.m8n8.x4{trans}.shared.b16 [%0], {{%1, %1, %1, %1}};" ::"r"(shared_address(row)), "r"(a) : "memory");
}}"""


def prelude():
    lines = ['#include "cuda_min.h"', "template <class T> __device__ volatile T &wide(volatile void *at) { return *(volatile T *)at; }"]
    first, *functions = MATRICES.strip().split("\n", 1)
    lines += [first, *(text.format(name=name, trans=trans) for text in functions for name, trans in (("", ""), ("_trans", ".trans")))]
    for name, (element, _) in TYPES.items():
        lines += [f"typedef {element} {name}x{count} __attribute__((ext_vector_type({count})));" for count in (2, 4, 8, 16)]
    return "\n".join(lines) + "\n"


# The cells.

ST, LD = "st", "ld"


def sampled(rows, count, seed):
    """`count` of the rows, in their order, the same each time."""
    rows = list(rows)
    kept = sorted(random.Random(seed).sample(range(len(rows)), min(count, len(rows))))
    return [rows[i] for i in kept]


def over(name, extent, step):
    """An index that runs over an extent in steps, and its trips."""
    trips = extent // step
    return (f"{name} + {step} * k" if trips > 1 else name), trips


def two_loops(row, rows, column, columns):
    """Indices and trips over both dimensions in one loop."""
    across, down = columns, rows
    if across == 1:
        return f"{row[0]} + {row[1]} * k", column[0], down
    return f"{row[0]} + {row[1]} * (k / {across})", f"{column[0]} + {column[1]} * (k % {across})", across * down


def sweep(op, rows, columns, bx, by, vector=1):
    """All elements, rows along tx."""
    i, j, trips = two_loops(("ty", by), rows // by, (f"{vector} * tx" if vector > 1 else "tx", bx * vector), columns // (bx * vector))
    return Access(op, (i, j), trips, vector=vector)


def columns_of(op, rows, columns, bx, by, vector=1):
    """All elements, columns along tx."""
    j, i, trips = two_loops((f"{vector} * ty" if vector > 1 else "ty", by * vector), columns // (by * vector), ("tx", bx), rows // bx)
    return Access(op, (i, j), trips, vector=vector)


def fits(rows, columns, bx, by, most=32):
    return rows % bx == 0 and columns % by == 0 and rows % by == 0 and columns % bx == 0 and rows * columns // (bx * by) <= most


BLOCKS = ((32, 8), (16, 16), (32, 4), (8, 8), (8, 32), (16, 8), (4, 16))
TILES = ((32, 32), (16, 16), (64, 64), (32, 64), (64, 32), (16, 32), (24, 24), (48, 48), (40, 40), (32, 48), (16, 64), (64, 16), (96, 32),
         (32, 96), (72, 24), (64, 192), (48, 16), (56, 56), (64, 40))


def transposes():
    rows = [(kind, tile, block) for kind in TYPES for tile in TILES for block in BLOCKS
            if fits(*tile, *block, 64) and tile[0] * tile[1] * TYPES[kind][1] <= 48 * 1024]
    for kind, (r, c), (bx, by) in sampled(rows, 190, 1):
        yield kind, (r, c), (bx, by), (sweep(ST, r, c, bx, by), columns_of(LD, r, c, bx, by))


def diagonals():
    forms = (("(tx + k) % {n}", "tx"), ("tx", "(tx + k) % {n}"), ("tx", "(tx + ty) % {n}"), ("{m} - tx", "tx"), ("(ty + k) % {n}", "tx"),
             ("tx", "(2 * tx + ty) % {n}"), ("(k + {n} - tx) % {n}", "tx"), ("tx", "ty"), ("tx / 2", "(tx % 2) * {h} + ty"))
    rows = [(kind, n, block, pair) for kind in ("f32", "f64", "u16") for n in (16, 32, 48, 64) for block in ((32, 8), (16, 16), (32, 4))
            for pair in itertools.combinations(range(len(forms)), 2) if block[0] <= n and block[1] <= n // 2]
    for kind, n, block, pair in sampled(rows, 150, 2):
        def made(text):
            return text.format(n=n, m=n - 1, h=n // 2)
        reads = [Access(LD, (made(forms[p][0]), made(forms[p][1])), 4 if "k" in "".join(forms[p]) else 1) for p in pair]
        yield kind, (n, n), block, (Access(ST, ("ty", "tx")), *reads)


STRIDES = (1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 17, 20, 24, 32, 33, 36, 40, 48, 64)


def strides():
    rows = [(kind, chosen, threads) for kind in ("f32", "f64", "u16", "u8") for count in (2, 3) for threads in (32, 64, 128)
            for chosen in itertools.combinations(STRIDES, count) if max(chosen) * threads * TYPES[kind][1] <= 32 * 1024]
    for kind, chosen, threads in sampled(rows, 230, 3):
        accesses = [Access(ST, (f"tx + {threads} * k",), max(chosen))]
        for stride in chosen:
            trips = min(stride, 4)
            accesses.append(Access(LD, (f"{stride} * tx + k" if trips > 1 else f"{stride} * tx",), trips))
        yield kind, (max(chosen) * threads,), (threads,), tuple(accesses)


def mixed():
    rows = [(kind, tile, block, wide, other) for kind in ("f32", "u16", "u8") for tile in TILES for block in BLOCKS for wide in (2, 4, 8)
            for other in ("column", "wide column", "both")
            if fits(*tile, *block, 64) and tile[1] % (block[0] * wide) == 0 and tile[1] % (block[1] * wide) == 0
            and wide * TYPES[kind][1] <= 16 and wide * TYPES[kind][1] >= 2 and tile[0] * tile[1] * TYPES[kind][1] <= 48 * 1024]
    for kind, (r, c), (bx, by), wide, other in sampled(rows, 200, 4):
        accesses = [sweep(ST, r, c, bx, by, wide)]
        if other != "wide column":
            accesses.append(columns_of(LD, r, c, bx, by))
        if other != "column":
            accesses.append(columns_of(LD, r, c, bx, by, wide))
        accesses.append(sweep(LD, r, c, bx, by))
        yield kind, (r, c), (bx, by), tuple(accesses)


def tree(count, threads, both):
    """The sweeps of a scan over a tree: a step of 2, 4, 8 ... a lane."""
    accesses, step = [], 1
    while 2 * step <= count:
        active = count // (2 * step)
        for add in ("", f" + {step}") if both else ("",):
            accesses.append(Access(LD, (f"{2 * step} * tx{add}" if not add else f"{2 * step} * tx + {step}",), condition=f"tx < {active}"))
        accesses.append(Access(ST, (f"{2 * step} * tx + {2 * step - 1}",), condition=f"tx < {active}"))
        step *= 2
    return tuple(accesses)


def scans():
    for kind, count in itertools.product(("f32", "f64", "u16"), (128, 256, 512, 1024)):
        for both in (False, True):
            yield kind, (count,), (count // 2,), (Access(ST, (f"tx + {count // 2} * k",), 2), *tree(count, count // 2, both))
    rows = [(kind, each, threads, extra) for kind in TYPES for each in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 32)
            for threads in (32, 64, 128, 256) for extra in ("", "ends", "again") if each * threads * TYPES[kind][1] <= 48 * 1024]
    for kind, each, threads, extra in sampled(rows, 130, 5):
        accesses = [Access(ST, (f"tx + {threads} * k",), each), Access(LD, (f"{each} * tx + k",), each)]
        if extra == "ends":
            accesses.append(Access(LD, (f"{each} * {each} * tx + {each - 1}",), condition=f"tx < {max(1, threads // each)}"))
        if extra == "again":
            accesses.append(Access(LD, (f"tx + {threads} * k",), each))
        yield kind, (each * threads,), (threads,), tuple(accesses)


def structs():
    rows = [(kind, members, dims, read) for kind in ("f32", "u16", "f64") for members in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16)
            for dims in ((64,), (128,), (256,), (16, 16), (32, 32)) for read in ("fields", "some", "column")
            if TYPES[kind][1] * members * (dims[0] * (dims[1] if len(dims) > 1 else 1)) <= 48 * 1024]
    for kind, members, dims, read in sampled(rows, 150, 6):
        fields = range(members) if read == "fields" else (0, members - 1)
        if len(dims) == 1:
            threads = min(dims[0], 128)
            trips = dims[0] // threads
            along = (f"tx + {threads} * k" if trips > 1 else "tx",)
            across = (f"{dims[0] // 32} * (tx % 32) + (tx / 32) % {dims[0] // 32}",)
            block = (threads,)
        else:
            trips, along, across, block = 1, ("ty", "tx"), ("tx", "ty"), (dims[1], min(dims[0], 8))
        accesses = [Access(ST, along, trips, member=f) for f in range(members)]
        accesses += [Access(LD, across if read == "column" else along, 1 if read == "column" else trips, member=f) for f in fields]
        yield kind, dims, block, tuple(accesses), members


def volumes():
    shapes = ((8, 32, 32), (4, 16, 32), (8, 8, 8), (16, 16, 16), (8, 16, 16), (32, 8, 8), (4, 32, 32), (8, 24, 24), (6, 20, 32), (10, 10, 32),
              (5, 16, 48), (16, 8, 32), (8, 12, 40))
    forms = {"x": ("k", "ty", "tx"), "y": ("k", "tx", "ty"), "z": ("tx", "k", "ty"), "zx": ("tx", "ty", "k"), "yz": ("ty", "tx", "k"),
             "xz": ("ty", "k", "tx")}
    rows = [(kind, shape, block, names) for kind in ("f32", "f64", "u8", "u16") for shape in shapes
            for block in ((32, 8), (16, 16), (8, 8), (16, 4), (8, 4), (32, 4))
            for count in (2, 3) for names in itertools.combinations(forms, count)
            if shape[0] * shape[1] * shape[2] * TYPES[kind][1] <= 48 * 1024]

    def within(shape, block, name):
        spans = {"tx": block[0], "ty": block[1], "k": 1}
        return all(spans[index] <= extent for index, extent in zip(forms[name], shape))

    rows = [row for row in rows if all(within(row[1], row[2], name) for name in row[3])]
    for kind, shape, block, names in sampled(rows, 160, 7):
        reads = [Access(LD, forms[name], min(8, shape[forms[name].index("k")])) for name in names]
        yield kind, shape, block, tuple([Access(ST, reads[0].index, reads[0].trips), *reads])


def small():
    """Bytes and halves."""
    forms = (("row", lambda r, c, bx, by: sweep(LD, r, c, bx, by)), ("column", lambda r, c, bx, by: columns_of(LD, r, c, bx, by)),
             ("every other", lambda r, c, bx, by: Access(LD, (f"(2 * tx) % {r} + tx * 2 / {r}", f"ty + {by} * k"), c // by)),
             ("apart", lambda r, c, bx, by: Access(LD, (f"ty + {by} * k", f"(4 * tx) % {c} + 4 * tx / {c}"), r // by)),
             ("blocks", lambda r, c, bx, by: Access(LD, ("tx / 4 + ty % 2 * 8", f"tx % 4 * {c // 4} + k"), min(8, c // 4))))
    rows = [(kind, tile, block, pair) for kind in ("u8", "u16") for tile in TILES for block in BLOCKS
            for pair in itertools.combinations(range(len(forms)), 2)
            if fits(*tile, *block, 64) and block[0] * 2 <= 2 * tile[0] and tile[0] >= 16 and block[0] <= 32]
    for kind, (r, c), (bx, by), pair in sampled(rows, 190, 8):
        yield kind, (r, c), (bx, by), (sweep(ST, r, c, bx, by), *(forms[p][1](r, c, bx, by) for p in pair))


def doubles():
    rows = [(tile, block, wide) for tile in TILES for block in BLOCKS for wide in (1, 2)
            if fits(*tile, *block, 64) and tile[0] * tile[1] <= 6 * 1024 and tile[1] % (block[0] * wide) == 0]
    for (r, c), (bx, by), wide in sampled(rows, 80, 9):
        yield "f64", (r, c), (bx, by), (sweep(ST, r, c, bx, by, wide), columns_of(LD, r, c, bx, by), sweep(LD, r, c, bx, by))


def near_limit():
    """Arrays that leave little or no memory for pads."""
    shapes = {"f32": ((96, 128), (128, 96), (64, 192), (192, 64), (120, 96), (112, 108), (47, 256), (94, 128)),
              "f64": ((96, 64), (64, 96), (48, 128), (80, 72)), "u16": ((192, 128), (128, 192), (384, 64), (188, 128)),
              "u8": ((192, 256), (256, 192), (384, 128), (376, 128))}
    rows = [(kind, shape, block, form) for kind in shapes for shape in shapes[kind] for block in ((32, 8), (16, 16), (8, 32), (16, 4))
            for form in ("column", "diagonal", "two", "wide") if block[0] <= min(shape) and block[1] * 8 <= max(shape)]
    for kind, (r, c), (bx, by), form in sampled(rows, 110, 10):
        down = Access(LD, ("tx", f"ty + {by} * k"), min(4, c // by))
        step = max(1, r // bx)
        reads = {"column": (down,), "diagonal": (down, Access(LD, ("tx", "(tx + k) % 16"), 4)),
                 "two": (down, Access(LD, (f"{step} * tx", "ty"))), "wide": (down, Access(LD, (f"ty", f"tx + {min(bx, c - bx)}")))}[form]
        yield kind, (r, c), (bx, by), (Access(ST, ("ty", "tx")), *reads)


def butterflies():
    rows = [(kind, log, threads, form) for kind in ("f32", "f64", "u16") for log in (8, 9, 10, 11) for threads in (64, 128, 256)
            for form in ("pairs", "flip", "reverse", "radix4", "mirror") if threads * 4 <= 1 << log or form in ("flip", "reverse", "mirror")]
    for kind, log, threads, form in sampled(rows, 90, 11):
        n = 1 << log
        accesses = [Access(ST, (f"tx + {threads} * k",), n // threads)]
        for bit in range(log):
            step = 1 << bit
            if form == "pairs" and bit % 2 == 0:
                accesses += [Access(LD, (f"tx / {step} * {2 * step} + tx % {step} + {step} * k",), 2)]
            elif form == "flip" and bit % 3 == 0:
                accesses.append(Access(LD, (f"tx ^ {step}",)))
            elif form == "radix4" and bit % 2 == 0 and 4 * step <= n:
                accesses.append(Access(LD, (f"tx / {step} * {4 * step} % {n} + tx % {step} + {step} * k",), 4))
        if form == "reverse":
            bits = " + ".join(f"(tx >> {i} & 1) * {n >> (i + 1)}" for i in range(threads.bit_length() - 1))
            accesses.append(Access(LD, (bits,)))
        if form == "mirror":
            accesses += [Access(LD, (f"{n - 1} - tx * {s} % {n}",)) for s in (1, 2, n // threads)]
        yield kind, (n,), (threads,), tuple(accesses)


# Tiles of tensor cores: rows of 16 bytes are copied in, and matrices read, or the other way around.

def rows_of_16(op, rows, columns, warps, wide):
    """All of a tile by 16 bytes a thread, `wide` elements, threads along rows."""
    units, threads = columns // wide, 32 * warps
    unit = f"(tx + 32 * ty + {threads} * k)"
    return Access(op, (f"{unit} / {units}", f"{wide} * ({unit} % {units})"), rows * units // threads, vector=wide)


def matrices(op, rows, columns, warps, wide):
    """All of a tile, 16 rows and 32 bytes at once; a warp takes 16 rows, or with .trans 32 bytes of all rows. Lanes name the rows of the
    matrices above each other first."""
    lane, beside = "tx % 16", f"{wide} * (tx / 16)"
    if op.endswith("trans"):
        passes = columns // (2 * wide) // warps
        across = f"{2 * wide} * ty" if passes == 1 else f"{2 * wide} * (ty + {warps} * (k / {rows // 16}))"
        down = f"16 * (k % {rows // 16})" if passes > 1 else "16 * k"
        return Access(op, (f"{down} + {lane}", f"{across} + {beside}"), rows // 16 * passes, vector=wide)
    passes, deep = rows // 16 // warps, columns // (2 * wide)
    down = "16 * ty" if passes == 1 else f"16 * (ty + {warps} * (k / {deep}))"
    across = f"{2 * wide} * k" if passes == 1 else f"{2 * wide} * (k % {deep})"
    return Access(op, (f"{down} + {lane}", f"{across} + {beside}"), deep * passes, vector=wide)


def fragments():
    """Tile x type x major: rows of 32 to 256 bytes, and of 96, 160, 192 and 320."""
    plain = {"u8": ((64, 32), (128, 64), (64, 128), (64, 96)), "u16": ((64, 16), (128, 32), (128, 64), (64, 128), (64, 48), (64, 80)),
             "f32": ((64, 16), (128, 32), (64, 64), (64, 40))}
    trans = ((16, 64), (32, 128), (32, 32), (64, 64), (16, 128), (64, 32), (32, 96), (64, 160))
    rows = [(kind, tile, "ldmatrix") for kind in plain for tile in plain[kind]]
    rows += [("u16", tile, "ldmatrix.trans") for tile in trans]
    rows += [("u16", tile, op) for tile in ((64, 32), (64, 64), (64, 128), (64, 96)) for op in ("stmatrix", "stmatrix.trans")]
    for kind, (r, c), op in rows:
        wide = 16 // TYPES[kind][1]
        warps = 2 if op.endswith("trans") and (c // (2 * wide)) % 4 else 4
        matrix, copy = matrices(op, r, c, warps, wide), rows_of_16(ST if op.startswith("ld") else LD, r, c, warps, wide)
        yield kind, (r, c), (32, warps), (copy, matrix) if op.startswith("ld") else (matrix, copy)


def canonical(cell):
    """What is written by hand for a tile of tensor cores: granules of 16 bytes XOR-ed with their row, as cute's Swizzle<1 to 3, 4, 3>; a granule
    more where rows are no power of two. None of other cells."""
    row = cell.element_bytes() * cell.dims[-1]
    if cell.group != "fragment":
        return None
    return f"xor:4:{min(row, 128) // 16 - 1}:{max(7, row.bit_length() - 1)}" if row & (row - 1) == 0 else f"pad:{row}:16"


GROUPS = {"transpose": transposes, "diagonal": diagonals, "strides": strides, "mixed": mixed, "scan": scans, "struct": structs,
          "volume": volumes, "small": small, "double": doubles, "limit": near_limit, "butterfly": butterflies,
          "fragment": fragments}


def cells():
    made = []
    for group, rows in GROUPS.items():
        for i, (kind, dims, block, accesses, *members) in enumerate(rows()):
            made.append(Cell(f"{group}_{i:03}", group, kind, dims, block, accesses, *members))
    return made
