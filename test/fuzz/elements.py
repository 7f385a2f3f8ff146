# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The element types of the arrays, and how the kernels turn them into numbers and back.

    make<T>(u)   an element from an unsigned number; floats take small whole numbers, so that sums of them are exact
    to_int(x)    an unsigned number from an element"""


class Type:
    def __init__(self, name, bytes, align, parts=(), has_float=False, is_atomic=False):
        self.name, self.bytes, self.align, self.parts = name, bytes, align, list(parts)
        self.has_float, self.is_atomic = has_float, is_atomic
        self.is_scalar = not self.parts
        self.has_padding = sum(scalar.bytes for _, scalar in self.parts) not in (0, bytes)


SCALARS = [
    Type("unsigned char", 1, 1),
    Type("short", 2, 2),
    Type("unsigned short", 2, 2),
    Type("int", 4, 4, is_atomic=True),
    Type("unsigned", 4, 4, is_atomic=True),
    Type("float", 4, 4, has_float=True),
    Type("float", 4, 4, has_float=True),
    Type("long long", 8, 8, is_atomic=True),
    Type("double", 8, 8, has_float=True),
]
BY_NAME = {type.name: type for type in SCALARS}


def vector(name, scalar, lanes):
    part = BY_NAME[scalar]
    return Type(name, part.bytes * lanes, part.bytes * lanes, [("xyzw"[lane], part) for lane in range(lanes)], part.has_float)


VECTORS = [vector("float2", "float", 2), vector("float4", "float", 4), vector("int2", "int", 2), vector("uint4", "unsigned", 4),
           vector("uchar4", "unsigned char", 4), vector("double2", "double", 2), vector("ushort2", "unsigned short", 2)]


def make_struct(random, name):
    """A struct of one to four fields, laid out as C does."""
    fields, end, align = [], 0, 1
    for number in range(random.randint(1, 4)):
        scalar = random.choice(SCALARS)
        end = -(-end // scalar.align) * scalar.align + scalar.bytes
        align = max(align, scalar.align)
        fields.append(("f%d" % number, scalar))
    return Type(name, -(-end // align) * align, align, fields, any(scalar.has_float for _, scalar in fields))


HEAD = """#include "cuda_min.h"

template <class T> static __device__ __forceinline__ T make(unsigned u) { return (T)u; }
template <> __device__ __forceinline__ float make<float>(unsigned u) { return (float)(u & 1023u); }
template <> __device__ __forceinline__ double make<double>(unsigned u) { return (double)(u & 65535u); }
template <class T> static __device__ __forceinline__ unsigned to_int(T x) { return (unsigned)x; }
template <> __device__ __forceinline__ unsigned to_int<long long>(long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
template <> __device__ __forceinline__ unsigned to_int<float>(float x) { return (unsigned)(int)x; }
template <> __device__ __forceinline__ unsigned to_int<double>(double x) { return (unsigned)(int)x; }
typedef unsigned char __attribute__((may_alias)) raw8;
typedef unsigned short __attribute__((may_alias)) raw16;
typedef unsigned __attribute__((may_alias)) raw32;
typedef unsigned long long __attribute__((may_alias)) raw64;
typedef unsigned __attribute__((ext_vector_type(2), may_alias)) raw32x2;
typedef unsigned __attribute__((ext_vector_type(4), may_alias)) raw32x4;
static __device__ __forceinline__ unsigned to_int(raw32x2 x) { return x.x + 3u * x.y; }
static __device__ __forceinline__ unsigned to_int(raw32x4 x) { return x.x + 3u * x.y + 9u * x.z + 27u * x.w; }
"""


def helpers_of(type):
    makes = ["x.%s = make<%s>(u * %du + %du);" % (part, scalar.name, 2 * i + 1, i) for i, (part, scalar) in enumerate(type.parts)]
    sums = ["%du * to_int<%s>(x.%s)" % (3**i, scalar.name, part) for i, (part, scalar) in enumerate(type.parts)]
    return """template <> __device__ __forceinline__ %s make<%s>(unsigned u) { %s x = {}; %s return x; }
template <> __device__ __forceinline__ unsigned to_int<%s>(%s x) { return %s; }
""" % (type.name, type.name, type.name, " ".join(makes), type.name, type.name, " + ".join(sums))


def prelude():
    text = HEAD
    for type in VECTORS:
        text += "typedef %s %s __attribute__((ext_vector_type(%d)));\n" % (type.parts[0][1].name, type.name, len(type.parts))
    return text + "".join(helpers_of(type) for type in VECTORS)


def structs_text(structs):
    text = ""
    for type in structs:
        text += "struct %s { %s };\n" % (type.name, " ".join("%s %s;" % (scalar.name, part) for part, scalar in type.parts))
    return text + "".join(helpers_of(type) for type in structs)
