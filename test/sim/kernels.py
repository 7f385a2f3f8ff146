# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the kernels of kernels.cu and ends.cu must do: {kernel: (threads, what thread t finds)}, {kernel: (exit status, text)}."""

import math
import struct

WORDS = 16  # of each thread
WELL, DIFFERENT, UNUSABLE = range(3)
FULL = 2**32 - 1


def f32(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def signed(x, bits=32):
    x &= 2**bits - 1
    return x - 2**bits if x >> (bits - 1) else x


def registers(t):
    lane = t % 32
    equal = 1 << lane
    less = equal - 1
    return [lane, t // 32, 64, 32, equal << 32 | less, (equal | less) << 32 | FULL & ~(equal | less), FULL & ~less, 10, 1, 1,
            64 + 1000 + 10000 + 3, 0, lane << 40 | t << 32 | less, 1, 0]


def barriers(t):
    return [(t ^ 33) * 3, 22, 1, 1, 20, 1000 + t - 32 if t >= 32 else 0, t ^ 1]


def votes(t):
    lane = t % 32
    return [sum(1 << i for i in range(0, 32, 3)), 101, 16, 0xc0000001, 0x3ff if lane < 10 else FULL & ~0x3ff, lane == 0, 1]


def shuffles(t):
    lane = t % 32
    value = lambda i: i * 5 + 1
    half = lambda i: i * 0.5
    floats = half(6) + half(max(lane - 1, 0)) + half(min(lane + 1, 31)) + half(lane ^ 1)
    down = lane + 4 if lane < 28 else lane
    return [value((lane + 3) % 32), value(lane - 2 if lane >= 2 else lane), value(lane + 5 if lane < 27 else lane), value(lane ^ 9),
            value(lane // 8 * 8 + 1), int(floats), value(down) + 1000 * (lane < 28), value(lane ^ 2)]


def matches(t):
    lane = t % 32
    return [0x11111111 << lane % 4, 0xffff << lane // 16 * 16, FULL << 8 | 1, 0, 0x55555555 << lane % 2]


def reductions(t):
    values = [i - 20 for i in range(32)]
    rest = [x for x in values if x != -17]
    nan = 0x7fffffff
    return [sum(values) & FULL, -20 & FULL, 11, 0, FULL, 64, 31, 0, f32(-20.0), f32(11.0), f32(0.0), f32(20.0), nan, nan, nan, nan]


def majority(a, b, c):
    return a & b | a & c | b & c


def integers(t):
    a, b = 0x89abcdef + t, 0x76543210
    wide = (a * b & FULL) + a
    low, high = a & 0xffff, a >> 16
    return [a + b & FULL, signed(a) * signed(b) >> 32 & FULL, a * b, signed(a) * signed(b) + 5, (a * b >> 32) + (wide >> 32),
            FULL if b < a else 0, majority(a, b, 0x0f0f0f0f), 0, FULL, a - 1, a, -signed(a), int("{:032b}".format(a)[::-1], 2),
            bin(a).count("1") * 100 + 32 - b.bit_length(), b, low << 16 | high]


def shifts(t):
    a = 0x89abcdef
    narrow, wide, w = t + 20, t + 40, a << 32 | a
    return [a << narrow & FULL, a >> narrow, signed(a) >> narrow & FULL, a >> 1 >> narrow,
            w << wide & 2**64 - 1, w >> wide, signed(w, 64) >> wide & 2**64 - 1, w >> 1 >> wide]


def integers_more(t):
    a, b = 0x89abcdef + t, 0x76543210
    bytes_of = lambda x: [x >> 8 * i & 255 for i in range(4)]
    pair = bytes_of(a) + bytes_of(b)
    pick = lambda *which: sum(pair[i] << 8 * at for at, i in enumerate(which))
    dot4 = sum(x * signed(y, 8) for x, y in zip(bytes_of(a), bytes_of(b)))
    dot2 = signed(a, 16) * (b >> 16 & 255) + signed(a >> 16, 16) * (b >> 24)
    return [pick(1, 3, 5, 7), pick(1, 2, 3, 4), signed(a >> 4, 12) & FULL, b & ~0xf00 | (a & 15) << 8, 30,
            (b << 8 | a >> 24) & FULL,
            dot4 + 7 & FULL, dot2 + 7 & FULL, a - b + 1, (a & 0xffffff) * (b & 0xffffff) & FULL, 255, signed(a, 8) & FULL,
            a << 32 | b if False else a | b << 32, signed(a), (~a ^ b) & 0xffff | 1, a % b]


def floats(t):
    x, y = 1.5 + t, -0.25
    bf16 = lambda v: f32(v) >> 16
    return [f32(x + y), f32(x * y + 2), f32(x * y), f32(0.5), f32(8.0), f32(x), f32(x / y), f32(float(round(x))), -25 & FULL,
            f32(2.0**32), 0x3dccc000, bf16(x) << 16 | bf16(y), 0x40004600, 0x40003c00, 1, f32(1.0 - 2.0**-24)]


def memory(t):
    return [(t ^ 1) * 7, (t & ~1) * 7 << 32 | (t | 1) * 7, 64 * 63 // 2, 12, 99, 17, 12, 11, 1, 0, 0, t * 7, 3 if t < 8 else 0, 0]


def copies(t):
    return [t * 8 + 77, t * 3, 77 if t < 4 else 0, 0]


def matrices(t):
    element = lambda m, r, c: 1000 * m + 10 * r + c
    pair = lambda m, r, c: element(m, r, c + 1) << 16 | element(m, r, c)
    turned = lambda m: element(m, t % 4 * 2 + 1, t // 4) << 16 | element(m, t % 4 * 2, t // 4)
    plain = [pair(m, t // 4, t % 4 * 2) for m in range(4)]
    r, c = t // 4, t % 4 * 2
    column = t % 8  # of back[8 t + 1]: lane 8 m + r holds row r of matrix m
    stored = [lambda r, c: element(0, c, r), lambda r, c: element(1, r, c), lambda r, c: element(0, c, r), lambda r, c: element(3,
                                                                                                                                c,
                                                                                                                                r)]
    return plain + [element(t // 8, 3, t % 8), turned(0), turned(1), plain[0], element(0, r, c) + 1, plain[1], turned(0), turned(0),
                    stored[t // 8](column, 1)]


def mbarriers(t):
    return [(63 - t) * 2, (63 - t) * 2 + 1, 4 + 50 + 600, 64 + 59000 if t == 0 else 0]


def multiplies(t):
    places = [(t // 4 + 8 * (i // 2), t % 4 * 2 + i % 2) for i in range(4)]
    product = lambda depth, row, column: sum((row + 2 * k) % 5 * ((3 * k + column) % 4) for k in range(depth))

    def total(depth):
        sums = [product(depth, row, column) + row + column for row, column in places]
        return sum(x * 1000**(3 - i) for i, x in enumerate(sums))

    def halves(depth):
        packed = [struct.unpack("<H", struct.pack("<e", product(depth, *place) + 1.0))[0] for place in places]
        return sum(x << 16 * i for i, x in enumerate(packed))
    return [total(16), total(8), total(16), total(8), total(8), total(4), total(32), total(32), total(16), total(16), halves(16),
            halves(8)]


def casts(t):
    return [2**31 - 1, 0, 0]


def links(t):
    return [(t ^ 1) * 101, 5 * t, 9 * t + 1, 2 * t + 7, t + 7, 3 * t]


def points(t):
    def down(depth, x):
        return down(depth - 1, x + depth) * 3 % 1009 if depth else x
    return [[2 * (t + 1), -(t + 1), 3 * (t + 1)][t % 3], 2 * t if t & 1 else t + 50, 1 + (-t if t % 4 else t + 50), down(t, 1), -t]


def leaves(t):
    return [(t % 64 ^ 1) + 1000 * (t // 64)]


def shares(t):
    return [11 + 11 * (t ^ 1)]


KERNELS = {
    "registers": (64, registers), "barriers": (64, barriers), "votes": (64, votes), "shuffles": (64, shuffles),
    "matches": (64, matches),
    "reductions": (32, reductions), "integers": (32, integers), "shifts": (64, shifts),
    "integers_more": (32, integers_more), "floats": (32, floats),
    "memory": (64, memory), "copies": (64, copies), "matrices": (32, matrices), "mbarriers": (64, mbarriers),
    "multiplies": (32, multiplies),
    "casts": (32, casts),
}

# Of linked_a.cu and linked_b.cu: {kernel: (blocks of 64 threads, what thread t finds, options)}.
LINKED = {
    "links": (1, links, ()), "points": (1, points, ()), "leaves": (4, leaves, ("--jobs=2",)),
    "shares": (1, shares, ("--dynamic=256",)),
}

ENDS = {
    "prints": (WELL, r"\[-1 1099511627776  0\.50 word c     ff 100%\]\n\[0 1099511627776  0\.50 word c     ff 100%\]"),
    "asserts": (DIFFERENT, r"file\.cu:12: f\(\): assertion failed: x > 0"),
    "traps": (DIFFERENT, "the kernel trapped"),
    "traps_intrinsic": (DIFFERENT, "the kernel trapped"),
    "unknown": (UNUSABLE, r"ends\.cu:\d+:\d+: in unknown.*`wgmma.fence.sync.aligned;` is not simulated"),
    "branches": (UNUSABLE, r"ends\.cu:\d+:\d+: in branches.*is not simulated"),
    "allocates": (WELL, ""),
    "frees_badly": (DIFFERENT, "frees an address that malloc has not given"),
    "overruns_heap": (DIFFERENT, "out of bounds"),
    "exits": (WELL, ""),
}

# Host functions that the inline PTX of kernels.cu leads to.
THROUGH_PTX = ["vote.%s" % x for x in ("any", "all", "uni", "ballot")]
THROUGH_PTX += ["shfl.sync.down.i32p", "shfl.bfly.i32", "match.all.sync.i32p", "match.all.sync.i64p", "activemask", "elect.sync"]
THROUGH_PTX += ["redux.sync." + x for x in (
    "add and or xor min max umin umax fmin fmin.NaN fmin.abs fmin.abs.NaN fmax fmax.NaN fmax.abs fmax.abs.NaN").split()]
THROUGH_PTX += ["read.ptx.sreg." + x for x in (
    "globaltimer globaltimer.lo globaltimer.hi clock.hi envreg1 envreg2 total_smem_size dynamic_smem_size aggr_smem_size "
    "cluster.ctarank").split()]
THROUGH_PTX += ["barrier.cta.red.popc.all", "barrier.cta.red.and.count", "barrier.cta.sync.count", "barrier.cta.arrive.count",
                "barrier.cta.sync.all", "isspacep.shared", "isspacep.global", "nanosleep", "trap"]
THROUGH_PTX += ["%smatrix.sync.aligned.m8n8.x%d%s.b16" % (way, n, trans) for way in ("ld", "st")
                for n in (1, 2, 4) for trans in ("", ".trans")]
THROUGH_PTX += ["cp.async.cg.shared.global.16", "cp.async.ca.shared.global.8.s", "cp.async.ca.shared.global.4",
                "cp.async.cg.shared.global.16.s"]
THROUGH_PTX += ["mbarrier." + x for x in (
    "arrive arrive.noComplete arrive.drop arrive.drop.noComplete arrive.expect.tx expect.tx complete.tx "
    "test.wait test.wait.parity").split()]
THROUGH_PTX += ["cp.async.bulk", "cp.async.mbarrier.arrive", "cp.async.mbarrier.arrive.noinc"]
THROUGH_PTX += ["mma." + x for x in (
    "m16n8k16.f32.f16.f16.f32 m16n8k8.f32.f16.f16.f32 m16n8k16.f16.f16.f16.f16 m16n8k8.f16.f16.f16.f16 m16n8k16.f32.bf16.bf16.f32 "
    "m16n8k8.f32.bf16.bf16.f32 m16n8k8.f32.tf32.tf32.f32 m16n8k4.f32.tf32.tf32.f32 m16n8k32.s32.s8.s8.s32 m16n8k32.s32.u8.u8.s32 "
    "m16n8k16.s32.s8.s8.s32 m16n8k16.s32.u8.u8.s32").split()]
# The same functions as those without .shared.
NOT_EXECUTED = ["unbank.%s.shared" % x for x in (
    "mbarrier.arrive mbarrier.arrive.noComplete mbarrier.arrive.drop mbarrier.arrive.drop.noComplete mbarrier.test.wait "
    "cp.async.mbarrier.arrive cp.async.mbarrier.arrive.noinc").split()]
# By lit, rewrite/wmma-run.cu, against plain loops.
NOT_EXECUTED += ["unbank.wmma." + x for x in "load.1 load.4 load.8 load.16 store.4 store.8 store.16 transpose multiply".split()]
