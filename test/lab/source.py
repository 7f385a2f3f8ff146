# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of the laboratory as CUDA, which clang optimises: the shapes that real code has.

A kernel fills an array, waits, and reads it in one or two clusters of neighbours; or it writes clusters. What varies, an axis each:

    base    the address of a cluster, but for constants: an expression over the thread, arguments and data, times `stride`
    bits    its type: int, unsigned, long long, size_t
    offs    the neighbours, in elements, in the order of execution
    loop    how they are written: one by one, or in loops that are unrolled or not
    elem    type of the elements
    between what stands between two neighbours
    use     what becomes of the values
    place   alignment and position of the array

Each kernel has a row, {axis: value}, by which wrong and open widths are counted."""

BASES = {
    "t": "t", "t-mul": "t * 3", "const-t": "31 - t", "neg-t": "-t + 40", "t-const": "t - 1", "t-u": "t - u", "u-t": "u - t + 31", "t+u": "t + u",
    "t*8+u": "t * 8 + u", "u*32+t": "u * 32 + t", "t-xor-c": "(t ^ 5)", "t-xor-n": "(t ^ n)", "t-and": "(t & 15)", "t-and-hi": "(t & ~3)",
    "t-or": "((t << 1) | 1)", "t-shr": "(t >> 2)", "t-shr-shl": "((t >> 2) << 2)", "t-div": "(t / 3)", "t-div-n": "(t / n)", "t-rem": "(t % 7)",
    "t-rem4": "(t % 4)", "t-rem-n": "(t % n)", "2t-rem": "(t * 2 % 384)", "t*n": "(t * n)", "t*n4": "(t * (n * 4))", "t+n": "(t + n)", "n": "n", "n-t": "(n - t)", "n-m": "(n - m)",
    "data": "d", "data-and": "(d & 28)", "data+t": "(d + t)", "select": "(t < n ? t : u)", "select-c": "(t < 16 ? 8 : 24)", "select-sub": "(t < n ? 31 - t : t)",
    "min": "(t < 20 ? t : 20)", "rev-block": "(blockDim.x - 1 - t)", "zero": "0", "warp": "(t / 32)", "lane": "(t & 31)", "sub-mul": "(64 - 2 * t)",
    "mix": "((t & 3) * 8 + (t >> 2))", "mix-xor": "(t * 4 ^ (t >> 3))", "neg-mul": "(-3 * t + 96)", "sum3": "(t + u * 5 + n)", "sub3": "(t + u - n)",
    "shl-n": "(t << n)", "shl-1-n": "(1 << n)", "ashr": "((n - t) >> 1)", "mad": "(t * n + m)",
}
STRIDES = [1, 2, 3, 4, 4, 4, 5, 6, 8, 8, 12, 16, 16, 20, 32, 33, 34, 36, 40, 64]
BITS = ["int", "int", "unsigned", "unsigned", "long long", "size_t"]
OFFSETS = ["0 1 2 3", "0 1 2 3", "0 1 2 3", "3 2 1 0", "1 3 0 2", "0 1", "1 0", "2 3", "1 2", "0 2", "0 3", "0 1 2", "0 1 3", "1 2 3", "0 2 3", "0 1 2 3 4 5 6 7",
           "0 4 1 5 2 6 3 7", "7 6 5 4 3 2 1 0", "-1 0 1", "-4 -3 -2 -1", "-2 -1 0 1", "2 3 4 5", "4 5 6 7", "1 2 3 4", "0 0 1", "0 1 1 2", "0 1 2 4", "0",
           "8 9 10 11", "0 1 4 5", "0 2 4 6", "3 0", "5 4", "0 8 1 9", "0 1 2 3 4", "1 2 3 4 5 6", "0 32 1 33", "0 32 64 96", "12 13 14 15"]
ELEMS = ["float"] * 8 + ["int"] * 4 + ["double", "long long", "short", "unsigned char", "float2", "float4", "unsigned short"]
LOOPS = ["none"] * 8 + ["outer-full", "outer-rolled", "outer-n", "outer-plain", "outer-down", "inner-n", "outer-4", "outer-8"]
BETWEEN = ["none"] * 8 + ["global-store", "global-load", "shared-store", "shared-store-same", "barrier", "atomic", "call", "asm", "asm-memory", "fence",
                          "if-1", "if-load", "if-long", "if-else", "if-store", "shared-load", "vote", "break", "math", "switch", "switch-load", "switch-store", "switch-break"]
USES = ["all"] * 8 + ["one", "after-barrier", "branch", "none-but-first", "select", "index", "half", "predicated"]
PLACES = ["plain"] * 5 + ["align16"] * 4 + ["align8", "behind4", "behind2", "behind132", "dynamic", "dynamic-behind", "dynamic-align16", "file", "behind-float", "second"]
VECTORS = {"float2": ("float", 2, "xy"), "float4": ("float", 4, "xyzw")}

PRELUDE = """#include "cuda_min.h"
struct __attribute__((aligned(8))) float2 { float x, y; };
struct __attribute__((aligned(16))) float4 { float x, y, z, w; };
static __device__ __attribute__((noinline)) int opaque(int x) { return x * x + 7; }
typedef __SIZE_TYPE__ size_t;
extern __shared__ float dynamic_float[];
extern __shared__ __attribute__((aligned(16))) float dynamic_float16[];
"""


def declare(row, name):
    """Text before the kernel, text in it, and the array's name."""
    elem, place = row["elem"], row["place"]
    if place.startswith("dynamic"):
        array = "((%s *)dynamic_float%s)" % (elem, "16" if place.endswith("16") else "")
        return "", "__shared__ float before[33]; before[t] = in[t + 7]; " if "behind" in place else "", array
    attribute = {"align16": "__attribute__((aligned(16))) ", "align8": "__attribute__((aligned(8))) "}.get(place, "")
    declaration = "__shared__ %s%s A[16800 / sizeof(%s)];" % (attribute, elem, elem)
    before = {"behind4": "int before[1]", "behind2": "short before[3]", "behind132": "float before[33]", "behind-float": "float before[4]",
              "second": "double before[3]"}.get(place)
    if place == "file":
        return "static %s\n" % declaration.replace(" A[", " A_%s[" % name), "", "A_" + name
    if before:
        return "", "__shared__ %s; before[t & 0] = t; %s" % (before, declaration), "A"
    return "", declaration, "A"


def value_of(row, element):
    if row["elem"] in VECTORS:
        _, _, fields = VECTORS[row["elem"]]
        chosen = {"one": fields[-1:], "half": fields[len(fields) // 2:], "none-but-first": fields[:1]}.get(row["use"], fields)
        return " + ".join("%s.%s * %d" % (element, field, 3 + i) for i, field in enumerate(chosen))
    return element


# What decides a switch; and its arms, of which codegen makes a branch by a table. %d: a number of the statement.
SWITCHED = ["n", "m", "(int)t", "(int)(t & 7)", "blockIdx.x", "(int)in[7]"]
ARMS = {"switch": ["s *= 3;", "s = s * s + in[t + %d];", "s -= in[%d];", "out[t + 9 + %d] = s;", "s += __nvvm_shfl_sync_bfly_f32(-1, s, 1, 31) + %d;"],
        "switch-load": ["s += LOAD;", "s = s * in[%d] + LOAD;", "s -= in[t + %d];", "out[t + 9 + %d] = s;", "s *= LOAD + %d;"],
        "switch-store": ["out[t + %d] = s;", "B[t + %d %% 128] = s;", "ARRAY[t + 1024 + %d] = VALUE;", "out[n + %d] = s + 1;", "s = s * s - %d;"],
        "switch-break": ["s *= in[t + %d];", "LEAVE;", "s += in[%d]; __syncthreads();", "for (int j = 0; j < m; j++) s = s * s + in[j + %d];", "out[%d] = s;"]}


def switch(row, k):
    """Some of the arms in any order, some of them without a break."""
    text = ""
    for i, arm in enumerate(row["arms"]):
        arm = ARMS[row["between"]][int(arm)]
        arm = arm.replace("LEAVE", "return" if row["loop"] == "none" or i % 3 == 2 else "continue")
        text += "case %d: %s%s " % (i, arm % (64 * k + i) if "%d" in arm else arm, "" if i % 5 == 3 else " break;")
    return "switch (%s) { %s }" % (row["switched"], text)


def between(row, k):
    """Text between two accesses."""
    if row["between"] in ARMS:
        return switch(row, k)
    return {
        "global-store": "out[t + %d] = s;" % (64 * k), "global-load": "s = s * in[t + %d];" % (96 + 64 * k), "shared-store": "B[t + %d] = s;" % (32 * (k % 4)),
        "shared-store-same": "ARRAY[t + %d] = VALUE;" % (1024 + 64 * k), "barrier": "__syncthreads();", "atomic": "__atomic_fetch_add(C + t, 1, __ATOMIC_RELAXED);",
        "call": "s += opaque((int)s);", "asm": "asm volatile(\"mov.b32 %0, %0;\" : \"+r\"(x));", "asm-memory": "asm volatile(\"\" ::: \"memory\");",
        "fence": "__nvvm_membar_cta();", "if-1": "if (n > %d) s = s * 3;" % k, "if-load": "if (m > %d) s += LOAD;" % k,
        "if-long": "if (n > %d) { for (int j = 0; j < m; j++) s = s * s + in[j]; }" % k, "if-else": "if (t > n) s *= 7; else s -= 3;",
        "if-store": "if (n > %d) out[t + %d] = s;" % (k, 64 * k), "shared-load": "s += B[t * 2 + %d];" % k, "vote": "s += __nvvm_shfl_sync_bfly_f32(-1, s, 1, 31);",
        "break": "if (s == %d) return;" % (99 + k), "math": "s = s * s / (s + 3);"}.get(row["between"], "")


def access(row, array, index, k):
    """Text of the k-th access of a cluster."""
    element = "%s[%s]" % (array, index)
    if row["op"] == "st":
        if row["elem"] in VECTORS:
            _, count, fields = VECTORS[row["elem"]]
            return " ".join("%s.%s = s + %d;" % (element, field, k + i) for i, field in enumerate(fields))
        return "%s = (%s)(s + %d);" % (element, row["elem"], k)
    value = value_of(row, element)
    use = row["use"]
    if use == "after-barrier":
        return "v[%d] = %s;" % (k, value)
    if use == "branch" and k % 2:
        return "if (n > %d) s = s * 3 + %s;" % (k, value)
    if use == "predicated" and k:
        return "if (t > n) s = s * 3 + %s;" % value
    if use == "select" and k % 2:
        return "s = n > %d ? s * 3 + %s : s;" % (k, value)
    if use == "index":
        return "s += out[(int)(%s) & 63];" % value
    return "s = s * 3 + %s;" % value


def body(row, array):
    """The cluster: its accesses with what stands between, in their loop."""
    loop = row["loop"]
    offsets = row["offs"].split()
    step = {"outer-4": 4, "outer-8": 8}.get(loop, row["step"])
    index = "b * %d" % row["stride"] + (" + i * %d" % step if loop != "none" else "")
    if loop == "inner-n":
        index = "b * %d + i" % row["stride"]
    lines = []
    for k, offset in enumerate(offsets):
        text = between(row, k).replace("ARRAY", array).replace("LOAD", value_of(row, "%s[%s + (%d)]" % (array, index, 1 + int(offset))))
        text = text.replace("VALUE", "{s}" if row["elem"] in VECTORS else "s")
        lines.append(access(row, array, "%s + (%s)" % (index, offset), k) + (" " + text if k + 1 < len(offsets) else ""))
    text = "\n    ".join(lines)
    trips, start = row["trips"], row["start"]
    heads = {"outer-full": "_Pragma(\"unroll\") for (int i = %d; i < %d; i++)" % (start, start + trips),
             "outer-rolled": "_Pragma(\"unroll 1\") for (int i = %d; i < %d; i++)" % (start, start + trips),
             "outer-plain": "for (int i = %d; i < %d; i++)" % (start, start + 8 * trips), "outer-n": "for (int i = %d; i < n; i++)" % start,
             "outer-down": "for (int i = %d; i >= 0; i--)" % (trips + 1), "inner-n": "for (int i = %d; i < m; i += %d)" % (start, row["step"]),
             "outer-4": "for (int i = 0; i < n; i++)", "outer-8": "for (int i = 1; i < %d; i += 3)" % (4 * trips)}
    if loop == "none":
        return "    " + text
    return "  %s {\n    %s\n  }" % (heads[loop], text)


def make(random, name):
    """A kernel: its text and its row."""
    pick = random.choice
    row = {"form": pick(sorted(BASES)), "bits": pick(BITS), "stride": pick(STRIDES), "offs": pick(OFFSETS), "loop": pick(LOOPS), "elem": pick(ELEMS),
           "between": pick(BETWEEN), "use": pick(USES), "place": pick(PLACES), "op": "st" if random.random() < 0.3 else "ld",
           "step": pick([1, 2, 3, 4, 4, 8, 16, 64]), "trips": pick([2, 3, 4, 5, 8]), "start": pick([0, 0, 1, 2]),
           "switched": pick(SWITCHED), "arms": "".join(pick("01234") for _ in range(pick([4, 5, 6, 8])))}
    before, inside, array = declare(row, name)
    is_vector = row["elem"] in VECTORS
    fill = "%s[t + 32 * j]%s = in[t + 32 * j];" % (array, ".x" if is_vector else "")
    b = BASES[row["form"]]
    waits = row["use"] == "after-barrier"
    text = before + """extern "C" __global__ void %s(float *out, const float *in, int n, int m) {
  int x = n;
  %s t = threadIdx.x, u = threadIdx.y;
  %s
  __shared__ float B[260]; __shared__ unsigned C[64];
  int d = (int)in[t + 4096];
  float s = in[t], v[16];
  for (int j = 0; j < 4; j++) %s
  B[t] = s; C[t] = n;
  __syncthreads();
  %s b = %s;
%s
""" % (name, row["bits"], inside, fill, row["bits"], b, body(row, array))
    if waits and row["op"] == "ld":
        chosen = [k for k in range(len(row["offs"].split())) if row["loop"] == "none" or True]
        text += "  __syncthreads();\n" + "".join("  s = s * 3 + v[%d];\n" % k for k in chosen[::2 if random.random() < 0.3 else 1])
    if row["op"] == "st":
        text += "  __syncthreads();\n  s += %s[t]%s;\n" % (array, ".x" if is_vector else "")
    return text + "  out[t] = s + x + B[31 - t] + C[t];\n}\n", row


def generate(random, count):
    """A module of `count` kernels: its text, and {kernel: row}."""
    texts, rows = [PRELUDE], {}
    for i in range(count):
        name = "k%d" % i
        text, rows[name] = make(random, name)
        texts.append(text)
    return "".join(texts), rows
