# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of the laboratory that put several things into one, as CUDA, which clang optimises.

A kernel has a few arrays, and of each a cluster or two: a base, around which accesses are neighbours. Its body is a list of statements;
arms and loops hold lists of their own, so that neighbours stand ahead of an arm, in it and behind it, or in loops around one another:

    load      of a neighbour, or of some; of the value all is used, or a part
    store     to a neighbour, or to some
    copy      from one array to another
    held      a store, and a load of some of its bytes, for which LLVM, but not ptxas, expects others to write in between
    if        one arm or two, whose condition is the same for all threads or not
    for       up or down, of a number of iterations that is known or not, unrolled or not
    switch    three to five arms
    select    between what two loads give
    other     memory that is not shared, barriers, a shuffle, an atomic, a way out of a loop or the kernel"""

ELEMENTS = ["float", "int"] * 4 + ["unsigned", "short", "unsigned short", "unsigned char", "signed char", "long long", "double", "float2", "float4"]
FIELDS = {"float2": "xy", "float4": "xyzw"}
BYTES = {"short": 2, "unsigned short": 2, "unsigned char": 1, "signed char": 1, "long long": 8, "double": 8, "float2": 8, "float4": 16}
BASES = ["0", "0", "t * 4", "t * 4", "t * 8", "t * 2", "t * 32", "n * 4", "(t ^ n) * 4", "d * 4", "(t & ~3)", "t * n", "t", "t * 4 + u * 128", "(63 - t) * 4", "(t >> 2) * 4"]
CONDITIONS = ["n > %d", "m & %d", "t < %d", "(t & %d)", "in[t + %d] > 0", "t > n + %d", "s > %d", "d == %d"]
PARTS = {"int": ["(%s & 255)", "(short)%s", "(%s >> 16)", "(unsigned char)%s"], "long long": ["(int)%s", "(int)(%s >> 32)", "(short)(%s >> 16)"],
         "short": ["(%s & 255)", "(unsigned char)(%s >> 8)"]}
LOOPS = ["for (int I = 0; I < n; I++)", "for (int I = 0; I < m; I += 4)", "for (int I = n; I > 0; I--)", "for (int I = 0; I < %d; I++)", "for (int I = %d; I >= 0; I--)",
         "for (int I = 0; I < %d; I++)", "_Pragma(\"unroll\") for (int I = 0; I < %d; I++)", "_Pragma(\"unroll 1\") for (int I = 0; I < %d; I++)",
         "_Pragma(\"unroll 2\") for (int I = 0; I < n; I++)", "for (int I = t; I < n; I += 32)", "for (int I = n; I < m; I++)"]
KINDS = ["load"] * 8 + ["loads"] * 6 + ["store"] * 4 + ["stores"] * 2 + ["copy", "held"] + ["if"] * 5 + ["if-else"] * 4 + ["for"] * 4 + ["switch"] + ["select"] * 2 + ["other"] * 3
OTHERS = ["out[t + %d] = s;", "s += in[t + %d];", "__syncthreads();", "s += __nvvm_shfl_sync_bfly_f32(-1, s, %d, 31);", "__atomic_fetch_add(&C[t & %d], 1, __ATOMIC_RELAXED);",
          "s = s * s + %d;", "s = s / (s + %d);", "if (s == %d) return;", "LEAVE", "out[%d] = n;", "__nvvm_membar_cta();"]
DEPTH, STATEMENTS = 3, 26

PRELUDE = """#include "cuda_min.h"
struct __attribute__((aligned(8))) float2 { float x, y; };
struct __attribute__((aligned(16))) float4 { float x, y, z, w; };
"""


class Writer:
    """One kernel that is being written."""

    def __init__(self, random, name):
        self.random, self.name = random, name
        self.left = random.choice([6, 10, 16, STATEMENTS])
        self.arrays = [(array, random.choice(ELEMENTS)) for array in "AB"[:random.choice([1, 1, 2])]]
        self.clusters = [(array, type, random.choice(BASES)) for array, type in self.arrays for _ in range(random.choice([1, 1, 2]))]
        self.counters, self.kinds = [], set()

    def pick(self, items):
        return self.random.choice(items)

    def number(self):
        return self.pick([1, 2, 3, 4, 5, 8, 16])

    def cluster(self):
        """An array, its type, and the index of its neighbours but for their constants."""
        array, type, base = self.pick(self.clusters)
        if self.counters and self.random.random() < 0.6:
            base += " + %s%s" % (self.pick(self.counters), self.pick(["", " * 2", " * 4", " * 4", " * 8", " * 32"]))
        return array, type, base

    def value(self, type, element):
        """What becomes of a loaded element."""
        if type in FIELDS:
            fields = FIELDS[type] if self.random.random() < 0.6 else self.random.sample(FIELDS[type], self.pick([1, 2]))
            return "(" + " + ".join("%s.%s * %d" % (element, field, 3 + i) for i, field in enumerate(fields)) + ")"
        if type in PARTS and self.random.random() < 0.25:
            return self.pick(PARTS[type]) % element
        return element

    def use(self, value):
        return self.pick(["s = s * 3 + %s;", "s = s * 3 + %s;", "s += %s * 2;", "s -= %s;", "out[t + " + str(16 * self.number()) + "] = %s;", "s += in[(int)%s & 63];"]) % value

    def load(self, cluster, at):
        array, type, base = cluster
        return self.value(type, "%s[%s + %d]" % (array, base, at))

    def store(self, cluster, at):
        array, type, base = cluster
        value = "{%s}" % ", ".join("s + %d" % i for i in range(len(FIELDS[type]))) if type in FIELDS else "(%s)(s + %d)" % (type, self.pick([0, 0, at]))
        return "%s[%s + %d] = %s;" % (array, base, at, value)

    def places(self):
        """Constants of neighbours, in the order of execution."""
        first = self.pick([0, 0, 0, 4, 2, 8])
        places = [first + i for i in range(self.pick([2, 2, 3, 4, 4]))]
        if self.random.random() < 0.2:
            self.random.shuffle(places)
        return places

    def condition(self):
        return self.pick(CONDITIONS) % self.number()

    def block(self, depth):
        return "{ %s }" % " ".join(self.statement(depth + 1) for _ in range(self.pick([1, 2, 2, 3, 4])))

    def loop(self, depth):
        counter = "i%d" % len(self.counters)
        head = self.pick(LOOPS).replace("I", counter)
        head = head % self.pick([2, 3, 4, 5, 8, 16, 20]) if "%d" in head else head
        self.counters.append(counter)
        body = self.block(depth)
        self.counters.pop()
        return "%s %s" % (head, body)

    def statement(self, depth):
        kind = self.pick(KINDS)
        if self.left <= 0 or (depth >= DEPTH and kind in ("if", "if-else", "for", "switch")):
            kind = self.pick(["load", "loads", "store"])
        self.left -= 1
        self.kinds.add(kind)
        cluster = self.cluster()
        if kind == "load":
            return self.use(self.load(cluster, self.pick(self.places())))
        if kind == "loads":
            return " ".join(self.use(self.load(cluster, at)) for at in self.places())
        if kind == "store":
            return self.store(cluster, self.pick(self.places()))
        if kind == "stores":
            return " ".join(self.store(cluster, at) for at in self.places())
        if kind == "copy":
            return "s = %s; %s" % (self.load(cluster, self.number()), self.store(self.cluster(), self.number()))
        if kind == "held":
            at = self.pick(self.places())
            return "%s asm volatile(\"\" ::: \"memory\"); %s" % (self.store(cluster, at), self.use(self.load(cluster, at)))
        if kind == "if":
            return "if (%s) %s" % (self.condition(), self.block(depth))
        if kind == "if-else":
            return "if (%s) %s else %s" % (self.condition(), self.block(depth), self.block(depth))
        if kind == "for":
            return self.loop(depth)
        if kind == "switch":
            arms = ["case %d: %s%s" % (i, self.block(depth), self.pick([" break;"] * 4 + [""])) for i in range(self.pick([3, 4, 5]))]
            return "switch (%s) { %s }" % (self.pick(["n", "m", "(int)t & 7", "d"]), " ".join(arms))
        if kind == "select":
            return "s += %s ? %s : %s;" % (self.condition(), self.load(cluster, self.number()), self.load(self.cluster(), self.number()))
        text = self.pick(OTHERS)
        text = text % self.number() if "%d" in text else text
        return text.replace("LEAVE", "if (s > n) break;" if self.counters and depth else "s = -s;")

    def text(self):
        body = "\n  ".join(self.statement(0) for _ in range(self.pick([3, 5, 7])))
        arrays = " ".join("__shared__ %s%s %s[%d];" % (self.pick(["__attribute__((aligned(16))) "] * 3 + [""]), type, array, 8192 // BYTES.get(type, 4)) for array, type in self.arrays)
        fill = " ".join("%s[t]%s = in[t];" % (array, ".x" if type in FIELDS else "") for array, type in self.arrays)
        return """extern "C" __global__ void %s(float *out, const float *in, int n, int m) {
  %s t = threadIdx.x, u = threadIdx.y;
  %s __shared__ unsigned C[32];
  int d = (int)in[t + 4096];
  float s = in[t];
  %s C[t & 31] = n;
  __syncthreads();
  %s
  __syncthreads();
  out[t] = s + C[t & 31]%s;
}
""" % (self.name, self.pick(["int", "unsigned", "unsigned", "long long"]), arrays, fill, body,
            "".join(" + %s[31 - t]%s" % (array, ".x" if type in FIELDS else "") for array, type in self.arrays))

    def row(self):
        return {"elems": "/".join(type for _, type in self.arrays), "bases": "/".join(base for _, _, base in self.clusters), "kinds": " ".join(sorted(self.kinds))}


def generate(random, count):
    """A module of `count` kernels: its text, and {kernel: row}."""
    texts, rows = [PRELUDE], {}
    for i in range(count):
        writer = Writer(random, "k%d" % i)
        texts.append(writer.text())
        rows[writer.name] = writer.row()
    return "".join(texts), rows
