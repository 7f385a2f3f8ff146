# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the referee itself on hand-made IR: python3 selftest.py REFEREE

Every kernel is @k(ptr %out, ptr %in), written as clang leaves it: generic pointers into addrspace(3) arrays. A case says how the
referee must end and what it must count, {index: (executions, wavefronts)}. Each verdict has a case that must be right beside one
that must be wrong."""

import json
import os
import string
import subprocess
import sys
import tempfile

WELL, DIFFERENT, UNUSABLE, UNABLE = range(4)

PRELUDE = """target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier0()
"""
TILE = "ptr addrspacecast (ptr addrspace(3) @tile to ptr)"


def kernel(body, more="", **values):
    """A module; $tile stands for the array, other names for values."""
    text = PRELUDE + more + """
define ptx_kernel void @k(ptr %out, ptr %in) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
""" + body + "\n}\n"
    return string.Template(text).substitute(values, tile=TILE)


def store_result(value):
    """Ends a kernel: out[tid] = value, a float."""
    return """
  %result = getelementptr float, ptr %out, i32 %t
  store float """ + value + """, ptr %result
  ret void"""


def transpose(store_row, load_row):
    """32x32 floats by 32x8 threads, with the row lengths that the two accesses believe in."""
    return kernel("""
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %fill
fill:
  %r = phi i32 [ %y, %entry ], [ %r8, %fill ]
  %ri = mul i32 %r, 32
  %i = add i32 %ri, %t
  %from = getelementptr float, ptr %in, i32 %i
  %v = load float, ptr %from
  %rs = mul i32 %r, $store_row
  %s = add i32 %rs, %t
  %to = getelementptr float, ptr addrspacecast (ptr addrspace(3) @padded to ptr), i32 %s
  store float %v, ptr %to
  %r8 = add i32 %r, 8
  %more = icmp ult i32 %r8, 32
  br i1 %more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %drain
drain:
  %q = phi i32 [ %y, %filled ], [ %q8, %drain ]
  %tl = mul i32 %t, $load_row
  %l = add i32 %tl, %q
  %at = getelementptr float, ptr addrspacecast (ptr addrspace(3) @padded to ptr), i32 %l
  %w = load float, ptr %at
  %qo = mul i32 %q, 32
  %o = add i32 %qo, %t
  %result = getelementptr float, ptr %out, i32 %o
  store float %w, ptr %result
  %q8 = add i32 %q, 8
  %again = icmp ult i32 %q8, 32
  br i1 %again, label %drain, label %done
done:
  ret void""", "@padded = internal addrspace(3) global [1056 x float] undef, align 4\n", store_row=store_row, load_row=load_row)


# Lane t reads t + 1 words of its row: iteration j has the lanes t >= j, all in one bank.
TRIANGLE = kernel("""
  %row = mul i32 %t, 32
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum1, %loop ]
  %i = add i32 %row, %j
  %at = getelementptr float, $tile, i32 %i
  %v = load float, ptr %at
  %sum1 = fadd float %sum, %v
  %j1 = add i32 %j, 1
  %more = icmp ule i32 %j1, %t
  br i1 %more, label %loop, label %done
done:""" + store_result("%sum1"))

# In iteration k, lane k alone stores: 32 executions of one wavefront, though the lanes' words share a bank.
ONE_LANE = kernel("""
  %row = mul i32 %t, 32
  %at = getelementptr float, $tile, i32 %row
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %mine = icmp eq i32 %k, %t
  br i1 %mine, label %store, label %next
store:
  store float 1.0, ptr %at
  br label %next
next:
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 32
  br i1 %more, label %loop, label %done
done:""" + store_result("1.0"))

# Lanes come to `both` from two arms that join only behind it: two executions, 8 and 16 lanes.
TWO_ARMS = kernel("""
  %low = icmp ult i32 %t, 8
  br i1 %low, label %both, label %other
other:
  %high = icmp uge i32 %t, 16
  br i1 %high, label %both, label %done
both:
  %at = getelementptr float, $tile, i32 %t
  store float 1.0, ptr %at
  br label %done
done:""" + store_result("1.0"))

# Arms of unequal length join before the access: one execution by all lanes, whichever arm is the longer.
def diamond(if_low, if_high):
    return kernel("""
  %low = icmp ult i32 %t, 8
  br i1 %low, label %$if_low, label %$if_high
long:
  br label %longer
longer:
  br label %join
short:
  br label %join
join:
  %at = getelementptr float, $tile, i32 %t
  store float 1.0, ptr %at
  br label %done
done:""" + store_result("1.0"), if_low=if_low, if_high=if_high)


# Inner trips differ between lanes (1 to 3); the access behind the inner loop waits for all of them.
NESTED = kernel("""
  %trips = urem i32 %t, 3
  %at = getelementptr float, $tile, i32 %t
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %behind ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  store float 1.0, ptr %at
  %j1 = add i32 %j, 1
  %more = icmp ule i32 %j1, %trips
  br i1 %more, label %inner, label %behind
behind:
  store float 2.0, ptr %at
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, 4
  br i1 %again, label %outer, label %done
done:""" + store_result("1.0"))

# An access in a function of its own is counted, in each call by itself, but has no index.
CALL = kernel("""
  %x = call float @get($tile, i32 %t)
  %odd = trunc i32 %t to i1
  br i1 %odd, label %again, label %done
again:
  %y = call float @get($tile, i32 %t)
  br label %done
done:""" + store_result("1.0"), """
define internal float @get(ptr %p, i32 %i) noinline {
  %at = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %at
  ret float %v
}
""")

# 12 bytes aligned to 4 on one side: three pieces at a stride of 16 bytes. 32 bytes aligned to 16: two.
COPIES = kernel("""
  %i = mul i32 %t, 16
  %at = getelementptr i8, $tile, i32 %i
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %at, ptr align 4 %in, i64 12, i1 false)
  %k = mul i32 %t, 32
  %j = add i32 %k, 1024
  %to = getelementptr i8, $tile, i32 %j
  call void @llvm.memset.p0.i64(ptr align 16 %to, i8 0, i64 32, i1 false)""" + store_result("1.0"),
                "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n")

# Four lanes add to each of eight words.
ATOMIC = kernel("""
  %i = and i32 %t, 7
  %at = getelementptr i32, $tile, i32 %i
  %old = atomicrmw add ptr %at, i32 1 monotonic
  %lost = atomicrmw add ptr %at, i32 2 monotonic
  %counted = atomicrmw add ptr %at, i32 1 monotonic
  %f = sitofp i32 %old to float""" + store_result("%f"))

PARTIAL_WARP = kernel("""
  %i = mul i32 %t, 2
  %at = getelementptr float, $tile, i32 %i
  store float 1.0, ptr %at""" + store_result("1.0"))


def store_at(index):
    return kernel("""
  %i = add i32 %t, $index
  %at = getelementptr float, $tile, i32 %i
  store float 1.0, ptr %at""" + store_result("1.0"), index=index)


def store_out(index):
    return kernel("""
  %i = add i32 %t, $index
  %far = getelementptr float, ptr %out, i32 %i
  store float 1.0, ptr %far
  ret void""", index=index)


DEADLOCK = kernel("""
  %low = icmp ult i32 %t, 16
  br i1 %low, label %one, label %two
one:
  call void @llvm.nvvm.barrier0()
  br label %done
two:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  br label %done
done:""" + store_result("1.0"), "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n")
EARLY_END = kernel("""
  %low = icmp ult i32 %t, 16
  br i1 %low, label %one, label %two
one:
  call void @llvm.nvvm.barrier0()
  br label %two
two:""" + store_result("1.0"))
# Lane 0 spins until lane 1, which runs after it, has stored.
SPIN = kernel("""
  %zero = icmp eq i32 %t, 0
  br i1 %zero, label %wait, label %set
set:
  store atomic float 1.0, $tile monotonic, align 4
  br label %done
wait:
  %v = load atomic float, $tile monotonic, align 4
  %go = fcmp oeq float %v, 1.0
  br i1 %go, label %done, label %wait
done:""" + store_result("1.0"))
TRAP = kernel("  call void @llvm.trap()\n  unreachable", "declare void @llvm.trap()\n")
ASSEMBLY = kernel('  call void asm sideeffect "tcgen05.wait::ld.sync.aligned;", ""()' + store_result("1.0"))
SURFACE = kernel("  %c = call i16 @llvm.nvvm.suld.1d.i8.trap(i64 0, i32 0)" + store_result("1.0"),
                 "declare i16 @llvm.nvvm.suld.1d.i8.trap(i64, i32)\n")
OPAQUE = kernel("  call void @opaque()" + store_result("1.0"), "declare void @opaque()\n")


def multiply_add(flags):
    """in[t] * 0.1 - 1.7, whose last bits a fused operation rounds differently for t = 17."""
    return kernel("""
  %at = getelementptr float, ptr %in, i32 %t
  %v = load float, ptr %at
  %p = fmul $flags float %v, 0x3FB99999A0000000
  %s = fadd $flags float %p, 0xBFFB333340000000""" + store_result("%s"), flags=flags)


def warp_values(lines, more="", **values):
    """out[t] = %x, an integer that `lines` compute."""
    return kernel(lines + "\n  %f = uitofp i32 %x to float" + store_result("%f"), more, **values)


def shuffle(mode, b, c):
    return warp_values("  %x = call i32 @llvm.nvvm.shfl.sync.$mode.i32(i32 -1, i32 %t, i32 $b, i32 $c)",
                       "declare i32 @llvm.nvvm.shfl.sync.$mode.i32(i32, i32, i32, i32)\n", mode=mode, b=b, c=c)


def chosen(condition, if_true):
    return warp_values(if_true + "\n" + condition + "\n  %x = select i1 %c, i32 %s, i32 %t")


WARP_PAIRS = {  # the instruction, and the same by arithmetic
    "shfl-bfly": (shuffle("bfly", 5, 31), warp_values("  %x = xor i32 %t, 5")),
    "shfl-up": (shuffle("up", 3, 0), chosen("  %c = icmp uge i32 %t, 3", "  %s = sub i32 %t, 3")),
    "shfl-down": (shuffle("down", 3, 31), chosen("  %c = icmp ule i32 %t, 28", "  %s = add i32 %t, 3")),
    "shfl-idx-width-8": (shuffle("idx", 2, 0x181f), warp_values("  %h = and i32 %t, 24\n  %x = or i32 %h, 2")),
    "ballot": (warp_values("  %c = icmp ult i32 %t, 8\n  %x = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)",
                           "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)\n"), warp_values("  %x = add i32 0, 255")),
    "barrier-popc": (warp_values("  %b = and i32 %t, 1\n  %x = call i32 @llvm.nvvm.barrier0.popc(i32 %b)",
                                 "declare i32 @llvm.nvvm.barrier0.popc(i32)\n"), warp_values("  %x = add i32 0, 16")),
}

SQUARE, PADDED = transpose(32, 32), transpose(33, 33)
COUNTS_SQUARE = {0: (32, 32), 1: (32, 1024)}

# name, original, rewritten, block, ending, text that must appear, counts
CASES = [
    ("transpose", SQUARE, PADDED, [32, 8], WELL, "1056 wavefronts, ideal 64", COUNTS_SQUARE),
    ("transpose-padded", PADDED, SQUARE, [32, 8], WELL, "64 wavefronts, ideal 64", {0: (32, 32), 1: (32, 32)}),
    ("two-layouts", SQUARE, transpose(33, 32), [32, 8], DIFFERENT, "elements of argument 0 differ", None),
    ("no-contraction", multiply_add(""), multiply_add("contract"), [32], WELL, "outputs are equal", {}),
    ("triangle", TRIANGLE, None, [32], WELL, "", {0: (32, 528)}),
    ("one-lane", ONE_LANE, None, [32], WELL, "", {0: (32, 32)}),
    ("two-arms", TWO_ARMS, None, [32], WELL, "", {0: (2, 2)}),
    ("diamond", diamond("long", "short"), None, [32], WELL, "", {0: (1, 1)}),
    ("diamond-mirrored", diamond("short", "long"), None, [32], WELL, "", {0: (1, 1)}),
    ("nested", NESTED, None, [32], WELL, "", {0: (12, 12), 1: (4, 4)}),
    ("call", CALL, None, [32], WELL, "", {None: (2, 2)}),
    ("copies", COPIES, None, [32], WELL, "", {0: (1, 4), 1: (1, 4), 2: (1, 4), 3: (1, 8), 4: (1, 8)}),
    ("atomic", ATOMIC, None, [32], WELL, "", {0: (1, 4), 1: (1, 4), 2: (1, 1)}),
    ("partial-warp", PARTIAL_WARP, None, [40], WELL, "", {0: (2, 3)}),
    ("in-bounds", store_at(992), None, [32], WELL, "", {0: (1, 1)}),
    ("out-of-bounds", store_at(993), None, [32], DIFFERENT, "byte 4096 of shared array tile", None),
    ("below-bounds", store_at(-1), None, [32], DIFFERENT, "byte -4 of shared array tile", None),
    ("far-out-of-bounds", store_at(1 << 24), None, [32], DIFFERENT, "is out of bounds", None),
    ("buffer-end", store_out(992), None, [32], WELL, "", {}),
    ("past-buffer", store_out(993), None, [32], DIFFERENT, "byte 4096 of argument 0", None),
    ("deadlock", DEADLOCK, None, [32], DIFFERENT, "deadlock", None),
    ("early-end", EARLY_END, None, [32], WELL, "", {}),
    ("spin", SPIN, None, [32], WELL, "", None),
    ("trap", TRAP, None, [32], DIFFERENT, "trapped", None),
    ("assembly", ASSEMBLY, None, [32], UNABLE, "inline PTX `tcgen05.wait::ld.sync.aligned;`", None),
    ("surface", SURFACE, None, [32], UNABLE, "llvm.nvvm.suld.1d.i8.trap", None),
    ("opaque", OPAQUE, None, [32], UNABLE, "opaque", None),
    ("broken", "nonsense", None, [32], UNUSABLE, "expected top-level entity", None),
    ("no-kernel", PRELUDE, None, [32], UNUSABLE, "no kernel k", None),
] + [(name, one, other, [32], WELL, "outputs are equal", {}) for name, (one, other) in WARP_PAIRS.items()] + [
    ("shfl-wrong", WARP_PAIRS["shfl-bfly"][0], WARP_PAIRS["shfl-up"][1], [32], DIFFERENT, "differ", None),
]


def report(**changes):
    """A report on the square transpose; a change "load.mean" or "score" makes it wrong."""
    def access(name, index, mean):
        value = lambda key, default: changes.get(name + "_" + key, default)
        return {"id": "s%d" % index, "op": value("op", {"store": "st", "load": "ld"}[name]), "line": None, "before": {
            "bytes": 4, "weight": value("weight", 32), "weight_exactness": value("weight_exactness", "exact"),
            "wavefronts": {"mean": value("mean", mean), "min": value("min", mean), "max": value("max", mean)},
            "ideal": 1, "exactness": value("exactness", "exact")}}
    accesses = [access("store", 0, 1), access("load", 1, 32)][:changes.get("accesses", 2)]
    return {"kernels": [{"name": "k", "before": {"score": changes.get("score", 1056), "exactness": "exact"}, "accesses": accesses,
                         "assumes": changes.get("assumes", [])}]}


REPORTS = [
    ("report-right", report(), WELL, "2 accesses exact and equal"),
    ("report-mean", report(load_mean=31), DIFFERENT, "s1: mean is 31 in the report, 32 when run"),
    ("report-min", report(load_min=1), DIFFERENT, "s1: min"),
    ("report-weight", report(store_weight=16), DIFFERENT, "s0: weight is 16 in the report, 32 when run"),
    ("report-per-iteration", report(store_weight=1, store_weight_exactness="per-iteration"), WELL, "2 accesses exact"),
    ("report-score", report(score=64), DIFFERENT, "kernel: score"),
    ("report-other-op", report(load_op="st"), DIFFERENT, "s1: st of 4 bytes"),
    ("report-missing", report(accesses=1), DIFFERENT, "s1 is executed"),
    ("report-bounds", report(load_exactness="bounded", load_mean=None, load_min=1), WELL, "1 within bounds"),
    ("report-narrow-bounds", report(load_exactness="bounded", load_mean=None, load_min=1, load_max=16), DIFFERENT, "1 .. 16"),
    ("report-unknown", report(load_exactness="unknown", load_mean=None), WELL, "1 unknown"),
    ("report-assumed", report(assumes=["full-block"], load_mean=31), DIFFERENT, "s1: mean"),
    ("report-guarded", report(assumes=["full-block"], load_mean=31), WELL, "2 unknown", "--guarded"),
    ("report-guarded-exact", report(load_mean=31), DIFFERENT, "s1: mean", "--guarded"),
    ("report-empty", {"kernels": []}, DIFFERENT, "no kernel k"),
]


class Folder:
    """The files of one case."""

    def __init__(self, path):
        self.path = path

    def write(self, name, text):
        with open(os.path.join(self.path, name), "w") as file:
            file.write(text)
        return os.path.join(self.path, name)

    def manifest(self, block):
        buffer = {"buffer": "f32", "count": 1024}
        return self.write("manifest.json", json.dumps({"kernels": [{
            "name": "case", "kernel": "k", "grid": [1, 1, 1], "block": block, "outputs": [0],
            "args": [dict(buffer, fill="zero"), dict(buffer, fill="ramp")]}]}))


def judge(referee, folder, block, modules, *options):
    command = [referee, "--manifest=" + folder.manifest(block), "--entry=case", *options, *modules]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        return None, "it did not end"
    return done.returncode, done.stdout + done.stderr


def counted(path):
    with open(path) as file:
        return {a["index"]: (a["executions"], a["wavefronts"]["sum"]) for a in json.load(file)["accesses"]}


def run_case(referee, folder, original, rewritten, block, ending, text, counts):
    modules = [folder.write("original.ll", original)] + ([folder.write("rewritten.ll", rewritten)] if rewritten else [])
    counts_path = os.path.join(folder.path, "counts.json")
    status, output = judge(referee, folder, block, modules, "--counts=" + counts_path)
    if status != ending or text not in output:
        return "ended with %s, not %s: %s" % (status, ending, output.strip())
    if counts is not None and counted(counts_path) != counts:
        return "counted %s, not %s" % (counted(counts_path), counts)
    return None


def run_report(referee, folder, content, ending, text, *options):
    path = folder.write("report.json", json.dumps(content))
    status, output = judge(referee, folder, [32, 8], [folder.write("original.ll", SQUARE)], "--report=" + path, *options)
    return None if status == ending and text in output else "ended with %s, not %s: %s" % (status, ending, output.strip())


def main():
    referee = sys.argv[1]
    failed = 0
    with tempfile.TemporaryDirectory() as path:
        folder = Folder(path)
        tests = [(name, run_case, rest) for name, *rest in CASES] + [(name, run_report, rest) for name, *rest in REPORTS]
        for name, run, rest in tests:
            why = run(referee, folder, *rest)
            failed += why is not None
            print("FAIL %s: %s" % (name, " ".join(why.split())) if why else "PASS %s" % name)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
