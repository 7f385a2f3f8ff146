# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Device functions that read and write a file-scope array, by index and by address.

    get_A(i)        element i modulo the array's length
    put_A(i, x)     stores element i
    at_A(i, j)      two elements
    peek_A(p)       what p leads to: the array's address is passed on

With the feature `pointers` also, for calls by pointer:

    seek_A, alt_A(i)    as get_A; another element. Together they are the table read_A
    set_A(i, x)         as put_A; with put_A the table write_A
    own_A(i)            writes and reads an array of the function's own, of OWN_BYTES; in the table read_A, too"""

OWN_WORDS = 256  # one for each thread of a block
NOINLINE = "__attribute__((noinline))"


def prelude(features):
    return "typedef unsigned (*reader)(unsigned);\n" if "pointers" in features else ""


def own_bytes(array):
    """Of arrays inside the array's functions."""
    return 4 * OWN_WORDS if array.has_own else 0


def bodies(random, array):
    """[(result, name, parameters, body)] of the functions that every file-scope array has."""
    index, type, name = random.choice(["unsigned", "unsigned", "int", "unsigned short"]), array.type.name, array.name
    at = "%s[(unsigned)i %% %du]" % (array.flat, array.count)
    return [("unsigned", "get_" + name, index + " i", "return to_int(%s);" % at),
            ("void", "put_" + name, "unsigned i, %s value" % type, "%s = value;" % at),
            ("unsigned", "at_" + name, "int i, unsigned j", "return to_int(%s) + 7u * to_int(%s[j]);" % (at, array.flat)),
            ("unsigned", "peek_" + name, "const %s *p" % type, "return to_int<%s>(*p);" % type)]


def pointer_bodies(array):
    """Those that are called by pointer. Warps write the own array across its rows, so that a layout would pay."""
    type, name, flat, count = array.type.name, array.name, array.flat, array.count
    own = ["__shared__ volatile unsigned own[%d];" % OWN_WORDS,
           "const unsigned t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x, o = t % 8u * 32u + t / 8u;",
           "own[o] = i * 5u;", "return own[o] ^ to_int(%s[i %% %du]);" % (flat, count)]
    return [("unsigned", "seek_" + name, "unsigned i", "return to_int(%s[i %% %du]);" % (flat, count)),
            ("unsigned", "alt_" + name, "unsigned i", "return 3u * to_int(%s[%du - i %% %du]);" % (flat, count - 1, count)),
            ("void", "set_" + name, "unsigned i, %s value" % type, "*(%s *)((char *)%s + i * sizeof(%s)) = value;" % (
                type, name, type)),
            ("unsigned", "own_" + name, "unsigned i", " ".join(own))]


def tables(array, linkage):
    name = array.name
    return "%s__device__ reader read_%s[4] = {seek_%s, alt_%s, own_%s, seek_%s};\n" % (linkage, name, name, name, name, name) + (
        "%s__device__ void (*write_%s[2])(unsigned, %s) = {put_%s, set_%s};\n" % (linkage, name, array.type.name, name, name))


def foreign_tables(array):
    """The same tables, which another module has."""
    name = array.name
    return "extern __device__ reader read_%s[4];\nextern __device__ void (*write_%s[2])(unsigned, %s);\n" % (name, name, array.type.name)


def static_text(random, array, features):
    """The functions of an array that one module has for itself."""
    def kind():
        return random.choice([NOINLINE, NOINLINE, "inline", "__forceinline__"])

    lines = ["static __device__ %s %s %s(%s) { %s }" % (NOINLINE if name.startswith("peek_") else kind(), result, name, parameters, body)
             for result, name, parameters, body in bodies(random, array)]
    array.has_own = "pointers" in features
    if not array.has_own:
        return "\n".join(lines) + "\n"
    lines += ["static __device__ %s %s %s(%s) { %s }" % (NOINLINE, *function) for function in pointer_bodies(array)]
    return "\n".join(lines) + "\n" + tables(array, "static ")


def writer(kernel, array):
    """The function to store with: its name, or an expression that leads to it."""
    name, random = array.name, kernel.random
    kernel.is_open |= array.is_shared
    if not array.has_own or random.random() < 0.4:
        return "put_" + name
    kernel.is_open = True
    condition = kernel.expressions.condition(kernel.scope)
    return random.choice(["((%s) ? put_%s : set_%s)" % (condition, name, name), "write_%s[(%s) ? 1 : 0]" % (name, condition)])


def read(kernel, array, index):
    """An element, by a function that is called by pointer; or by another module, which is given one."""
    if kernel.module.shared and kernel.random.random() < 0.3:
        kernel.is_open = True
        return "apply(%s_%s, %s)" % (kernel.random.choice(["seek", "alt", "own"]), array.name, index)
    return "%s(%s)" % (reader(kernel, array), index)


def whole(kernel, array, index):
    """Element `index` by a function, of another module if it has them, or by pointer; where all are read so, none is missed."""
    kernel.is_open = True
    if array.has_own and kernel.random.random() < 0.5:
        return "((%s) ? seek_%s : own_%s)(%s)" % (kernel.expressions.condition(kernel.scope), array.name, array.name, index)
    return "get_%s(%s)" % (array.name, index)


def reader(kernel, array):
    """An expression that leads to a function from an index to a number, by pointer."""
    name, random = array.name, kernel.random
    kernel.is_open = True
    condition = kernel.expressions.condition(kernel.scope)
    return random.choice([
        "((%s) ? seek_%s : alt_%s)" % (condition, name, name),
        "((%s) ? own_%s : seek_%s)" % (condition, name, name),
        "read_%s[%s]" % (name, random.choice(["n & 3", "m & 1", "t & 3"]) if not kernel.is_closed else "t & 3"),
        "({ reader f = seek_%s; if (%s) f = own_%s; f; })" % (name, condition, name)])
