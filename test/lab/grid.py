# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of the laboratory as IR, written instruction by instruction: the form of an address is what is asked for.

    form     the variable part of an address: a chain of operations on the thread's number, an argument or data
    where    is the scale: in the form, as a shift, a product, or the GEP's element type
    how      a neighbour's constant is added: to the pointer, or to the index by add, or, xor or sub
    flow     one block; neighbours in arms of short branches, or of switches; rolled loops by counter or pointer, one block or two
"""

ELEMS = {"i32": 4, "float": 4, "i64": 8, "double": 8, "i16": 2, "half": 2, "i8": 1, "<2 x i32>": 8, "<4 x float>": 16, "<2 x float>": 8, "<4 x i8>": 4, "<2 x i16>": 4}
PICK_ELEMS = ["i32"] * 6 + ["float"] * 6 + ["i64", "double", "i16", "half", "i8", "<2 x i32>", "<4 x float>", "<2 x float>", "<4 x i8>", "<2 x i16>"]
OFFSETS = ["0 1 2 3", "0 1 2 3", "3 2 1 0", "1 3 0 2", "0 1", "1 0", "2 3", "1 2", "0 2", "0 3", "0 1 2", "0 1 3", "1 2 3", "0 2 3", "0 1 2 3 4 5 6 7", "0 4 1 5 2 6 3 7",
           "-1 0 1 2", "-4 -3 -2 -1", "2 3 4 5", "4 5 6 7", "0 0 1", "0 1 1 2 3", "0 1 2 4", "5 4", "0 2 1 3", "2 3 0 1", "0 1 2 3 4", "0 8 1 9", "1 0 3 2"]
# Operations on %x of type T; {c}: a constant.
CONSTANTS = [1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 20, 24, 28, 31, 32, 33, 48, 60, 63, 64, 96, 100, 127, 124, 252]
OPERATIONS = ["add x c", "sub x c", "sub c x", "sub 0 x", "mul x c", "mul x -c", "shl x s", "lshr x s", "ashr x s", "and x c", "and x -s", "or x c", "xor x c", "xor x -1",
              "urem x c", "srem x c", "udiv x c", "sdiv x c", "add x y", "sub x y", "sub y x", "mul x y", "and x y", "or x y", "xor x y", "shl x y", "lshr x y", "urem x y", "udiv x y",
              "select", "phi", "select c", "phi c", "trunc", "umin x c", "smax x c", "abs x", "bitrev x", "freeze x", "mul x x", "sext16", "zext8", "shl y x", "fshl x s", "umin x y",
              "short sub x y", "short sub c x", "short mul x c", "short urem x c", "short shl x s", "short add x y"]
SOURCES = ["t", "t", "t", "t", "u", "n", "m", "d", "block", "lane"]
FLOWS = ["line"] * 10 + ["arm", "arms", "switch", "switches", "loop-n", "loop-c", "loop-pointer", "loop-two", "loop-down", "loop-rolled", "loop-head"]
BETWEEN = ["none"] * 10 + ["gst", "gld", "sst", "sst-same", "switch", "barrier", "atomic", "call", "asm", "asm-memory", "fence", "sld", "volatile", "shfl", "intrinsic"]
USES = ["all"] * 12 + ["element", "late", "zext", "sext", "trunc", "half"]
# What inline PTX makes of 16 bits ($1) and 16 others ($2): by the architecture that it needs, the type of its result and the constraint of that.
HALVES = [(80, "float", "f", "cvt.f32.bf16 $0, $1;"), (75, "float", "f", "cvt.f32.f16 $0, $1;"), (75, "float", "f", "cvt.rn.f32.u16 $0, $1;"),
          (75, "i32", "r", "cvt.u32.u16 $0, $1;"), (75, "i32", "r", "cvt.s32.s16 $0, $1;"), (75, "i32", "r", "mul.wide.u16 $0, $1, $2;"),
          (75, "i32", "r", "mul.wide.s16 $0, $1, $2;"), (75, "i32", "r", "mov.b32 $0, {$1, $2};"), (75, "i32", "r", "mov.b32 $0, {$2, $1};"),
          (75, "i32", "r", "{ .reg .b32 z; cvt.u32.u16 z, $1; and.b32 $0, z, 4095; }"), (75, "i32", "r", "{ .reg .b32 z; cvt.u32.u16 z, $1; shr.u32 $0, z, 8; }"),
          (75, "i32", "r", "{ .reg .pred p; setp.lt.u16 p, $1, $2; selp.u32 $0, 1, 2, p; }"), (75, "i32", "r", "{ .reg .pred p; setp.lt.s16 p, $1, $2; selp.u32 $0, 1, 2, p; }"),
          (75, "i32", "r", "{ .reg .pred p; setp.lt.f16 p, $1, $2; selp.u32 $0, 1, 2, p; }"), (80, "i16", "h", "fma.rn.bf16 $0, $1, $1, $2;"),
          (80, "i16", "h", "max.bf16 $0, $1, $2;"), (90, "i16", "h", "add.rn.bf16 $0, $1, $2;"), (90, "float", "f", "{ .reg .b16 z; add.rn.bf16 z, $1, $2; cvt.f32.bf16 $0, z; }")]
HALVES += [(75, "i16", "h", name + " $0, $1;") for name in ("neg.s16", "abs.s16", "not.b16", "neg.f16", "abs.f16", "cvt.rn.f16.u16", "cvt.rn.f16.s16", "cvt.rzi.u16.f16")]
HALVES += [(75, "i16", "h", name + " $0, $1, $2;") for name in ("add.u16", "sub.u16", "sub.s16", "and.b16", "or.b16", "xor.b16", "mul.lo.u16", "mul.lo.s16", "mul.hi.u16",
                                                                "mul.hi.s16", "min.u16", "max.s16", "div.u16", "rem.s16", "add.f16", "mul.f16")]
HALVES += [(75, "i16", "h", name + " $0, $2, $1;") for name in ("sub.u16", "sub.s16")]
HALVES += [(75, "i16", "h", name + " $0, $1, 4;") for name in ("shl.b16", "shr.u16", "shr.s16", "and.b16", "mul.lo.s16", "mul.lo.u16")]
HOW = ["gep", "gep", "gep", "add", "or", "xor", "sub", "nuw"]
PLACES = [(16, 0), (16, 0), (16, 0), (4, 0), (8, 0), (4, 4), (8, 8), (4, 132), (16, 132), (1, 3), (2, 2), (4, -1), (16, -1)]

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@other = internal addrspace(3) global [512 x i32] undef, align 4
@counts = internal addrspace(3) global [64 x i32] undef, align 4
@dynamic = external addrspace(3) global [0 x i8], align 4
@dynamic16 = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.cta()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
define internal i32 @callee(i32 %x) noinline { %y = mul i32 %x, %x
  ret i32 %y }
"""


class Kernel:
    """Text that is being written, with fresh names."""

    def __init__(self, random, name):
        self.random, self.name = random, name
        self.lines, self.globals, self.declared, self.count = [], [], set(), 0
        self.block = "entry"

    def value(self, text):
        self.count += 1
        self.lines.append("  %%v%d = %s" % (self.count, text))
        return "%%v%d" % self.count

    def do(self, text):
        self.lines.append("  " + text)

    def label(self, name):
        self.lines.append("%s:" % name)
        self.block = name

    def fresh(self, name):
        self.count += 1
        return "%s%d" % (name, self.count)


def apply(kernel, operation, x, y, type):
    """One operation on x, and perhaps y."""
    bits = int(type[1:])
    constant = kernel.random.choice(CONSTANTS)
    words = operation.split()
    name, operands = words[0], words[1:]
    if name in ("select", "phi"):
        other = str(constant) if operands else kernel.value("add %s %s, %d" % (type, y, constant))
        if name == "select":
            return kernel.value("select i1 %%cond, %s %s, %s %s" % (type, x, type, other))
        then, end, before = kernel.fresh("then"), kernel.fresh("end"), kernel.block
        kernel.do("br i1 %%cond, label %%%s, label %%%s" % (then, end))
        kernel.label(then)
        kernel.do("store i32 7, ptr addrspace(1) %out")
        kernel.do("br label %%%s" % end)
        kernel.label(end)
        return kernel.value("phi %s [ %s, %%%s ], [ %s, %%%s ]" % (type, x, before, other, then))
    if name == "trunc":
        return kernel.value("zext i32 %s to i64" % kernel.value("trunc i64 %s to i32" % x)) if bits == 64 else kernel.value("add i32 %s, 1" % x)
    if name in ("sext16", "zext8"):
        narrow = kernel.value("trunc %s %s to i%s" % (type, x, name[4:]))
        return kernel.value("%s i%s %s to %s" % (name[:4], name[4:], narrow, type))
    if name == "short":
        narrow = kernel.value("trunc %s %s to i16" % (type, x)), kernel.value("trunc %s %s to i16" % (type, y))
        made = apply(kernel, " ".join(operands), *narrow, "i16")
        return kernel.value("%s i16 %s to %s" % (kernel.random.choice(["zext", "sext"]), made, type))
    if name in ("umin", "smax", "abs", "bitrev", "fshl"):
        full = {"bitrev": "bitreverse"}.get(name, name)
        arguments = {"abs": "%s %s, i1 false" % (type, x), "bitrev": "%s %s" % (type, x), "fshl": "{0} {1}, {0} {1}, {0} 3".format(type, x)}.get(
            name, "%s %s, %s %s" % (type, x, type, y if operands[-1] == "y" else constant))
        parameters = {"abs": type + ", i1", "bitrev": type, "fshl": ", ".join([type] * 3)}.get(name, type + ", " + type)
        kernel.declared.add("declare %s @llvm.%s.%s(%s)" % (type, full, type, parameters))
        return kernel.value("call %s @llvm.%s.%s(%s)" % (type, full, type, arguments))
    if name == "freeze":
        return kernel.value("freeze %s %s" % (type, x))
    said = {"x": x, "y": y, "c": str(constant), "-c": str(-constant), "s": str(kernel.random.choice([1, 2, 3, 4, 5])), "0": "0", "-1": "-1",
            "-s": str(-kernel.random.choice([2, 4, 8, 16]))}
    flags = kernel.random.choice(["", "", " nsw", " nuw nsw"]) if name in ("add", "sub", "mul", "shl") else ""
    return kernel.value("%s%s %s %s, %s" % (name, flags, type, said[operands[0]], said[operands[1]]))


def source(kernel, name, type):
    values = {"t": "%t", "u": "%u", "n": "%n", "m": "%m", "d": "%d", "block": "%block", "lane": "%lane"}
    if type == "i32":
        return values[name]
    return kernel.value("%s i32 %s to i64" % (kernel.random.choice(["zext", "zext nneg", "sext"]) if name != "n" else "sext", values[name]))


def form(kernel, row):
    """The variable part of an address, in bytes or elements: a value and its type."""
    random = kernel.random
    type = row["bits"]
    x = source(kernel, row["source"], type)
    for operation in row["form"].split(";"):
        if operation:
            y = source(kernel, random.choice(SOURCES), type)
            x = apply(kernel, operation, x, y, type)
    return x, type


def scaled(kernel, row, x, type):
    """x times the row's scale in bytes, by the row's way."""
    scale = row["scale"]
    if row["where"] == "gep":
        return x, scale
    if scale == 1:
        return x, 1
    if row["where"] == "shl" and scale & (scale - 1) == 0:
        return kernel.value("shl %s %s, %d" % (type, x, scale.bit_length() - 1)), 1
    return kernel.value("mul %s %s, %d" % (type, x, scale)), 1


def address(kernel, row, base, x, type, unit, constant):
    """The pointer of a neighbour, `constant` bytes on."""
    how = row["how"]
    if how == "gep" or constant % unit or (how == "or" and constant < 0) or (how == "xor" and constant < 0):
        index = x
        late = constant
    else:
        step = constant // unit
        text = {"add": "add %s %s, %d", "or": "or disjoint %s %s, %d" if kernel.random.random() < 0.3 else "or %s %s, %d", "xor": "xor %s %s, %d",
                "sub": "sub %s %s, %d", "nuw": "add nuw nsw %s %s, %d"}[how]
        index = kernel.value(text % (type, x, -step if how == "sub" else step)) if step or kernel.random.random() < 0.2 else x
        late = 0
    if type == "i32":
        index = kernel.value("%s i32 %s to i64" % (row["extend"], index))
    pointer = kernel.value("getelementptr %s[%d x i8], ptr addrspace(3) %s, i64 %s" % (row["inbounds"], unit, base, index))
    if late:
        pointer = kernel.value("getelementptr inbounds i8, ptr addrspace(3) %s, i64 %d" % (pointer, late))
    return pointer


def switch(kernel, arms, takes):
    """Branches by a table to some arms, and writes what each of them does; those that do nothing lead on at once, and some to the next one.
    The default leads on, is an arm, or is never reached."""
    random = kernel.random
    names = [kernel.fresh("case") for _ in arms]
    end = kernel.fresh("join")
    kernel.flush()
    index = kernel.value("and i32 %n, 7") if random.random() < 0.2 else random.choice(["%n", "%m", "%t", "%lane", "%d"])
    cases = [random.choice(names + [end]) if random.random() < 0.3 else names[i % len(names)] for i in range(max(len(arms), 4) + random.choice([0, 1, 3]))]
    default = random.choice([end, end, names[0], kernel.fresh("never")])
    kernel.do("switch i32 %s, label %%%s [ %s ]" % (index, default, " ".join("i32 %d, label %%%s" % case for case in enumerate(cases, random.choice([0, 0, 1])))))
    if default.startswith("never"):
        kernel.label(default)
        kernel.do("unreachable")
    for i, arm in enumerate(arms):
        kernel.label(names[i])
        if arm is None:
            kernel.do("store i32 %d, ptr addrspace(1) %%out" % (i + 100))
        elif arm == "long":
            value = "%n"
            for j in range(12):
                value = kernel.value("mul i32 %s, %s" % (value, random.choice(["%m", "%t", value])))
            kernel.use("i32", value)
        elif arm != "nothing":
            takes(arm)
        kernel.flush()
        kernel.do("br label %%%s" % (names[i + 1] if i + 1 < len(names) and random.random() < 0.15 else end))
    kernel.label(end)


def between(kernel, row, k, base):
    kernel_do = {
        "gst": "store i32 %d, ptr addrspace(1) %%out" % k, "sst": "store i32 %n, ptr addrspace(3) @other", "barrier": "call void @llvm.nvvm.barrier0()",
        "atomic": "%%a%d = atomicrmw add ptr addrspace(3) @counts, i32 1 monotonic" % (1000 * len(kernel.lines) + k),
        "asm": "call void asm sideeffect \"mov.b32 $0, $0;\", \"r\"(i32 %n)", "asm-memory": "call void asm sideeffect \"\", \"~{memory}\"()",
        "fence": "call void @llvm.nvvm.membar.cta()", "volatile": "store volatile i32 1, ptr addrspace(3) @other",
        "sst-same": "store i32 %%n, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) %s, i64 %d)" % (base, 8192 + 64 * k)}.get(row["between"])
    if kernel_do:
        kernel.do(kernel_do)
    elif row["between"] == "switch":
        switch(kernel, [kernel.random.choice([None, None, "long", "nothing"]) for _ in range(kernel.random.choice([3, 4, 5, 7]))], None)
    elif row["between"] == "call":
        kernel.use("i32", kernel.value("call i32 @callee(i32 %n)"))
    elif row["between"] == "gld":
        kernel.use("i32", kernel.value("load i32, ptr addrspace(1) %in"))
    elif row["between"] == "sld":
        kernel.use("i32", kernel.value("load i32, ptr addrspace(3) @other"))
    elif row["between"] == "shfl":
        kernel.use("i32", kernel.value("call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)"))


class Writer(Kernel):
    """A kernel whose uses go to memory at the end of their block, or at the end."""

    def __init__(self, random, name):
        super().__init__(random, name)
        self.uses, self.slot = [], 0

    def use(self, type, value):
        self.uses.append((type, value))

    def flush(self):
        for type, value in self.uses:
            self.slot += 1
            at = self.value("getelementptr inbounds i8, ptr addrspace(1) %%place, i64 %d" % (16 * self.slot))
            self.do("store %s %s, ptr addrspace(1) %s, align %d" % (type, value, at, ELEMS[type]))
        self.uses = []


def take(kernel, row, pointer, elem, k, count):
    """The access itself, and what becomes of its value."""
    size = ELEMS[elem]
    align = min(size, 4) if row["under"] and size > 4 else size
    if row["under"] == 2 and size > 2:
        align = 2
    if row["op"] == "st":
        if elem.startswith("<"):
            lanes, inner = int(elem[1]), elem.split(" x ")[1][:-1]
            vector = "poison"
            for i in range(lanes):
                vector = kernel.value("insertelement %s %s, %s %s, i32 %d" % (elem, vector, inner, "%w_" + inner, i))
            value = vector
        else:
            value = "%w_" + elem
        kernel.do("store %s %s, ptr addrspace(3) %s, align %d" % (elem, value, pointer, align))
        return
    value = kernel.value("load %s, ptr addrspace(3) %s, align %d" % (elem, pointer, align))
    use = row["use"]
    if use == "none" or (use == "some" and k == count - 1):
        return
    if use == "element" and elem.startswith("<"):
        inner = elem.split(" x ")[1][:-1]
        kernel.use(inner, kernel.value("extractelement %s %s, i32 %d" % (elem, value, kernel.random.randrange(int(elem[1])))))
    elif use in ("zext", "sext") and elem in ("i8", "i16"):
        kernel.use("i32", kernel.value("%s %s %s to i32" % (use, elem, value)))
    elif use == "trunc" and elem in ("i32", "i64", "i16"):
        kernel.use("i8", kernel.value("trunc %s %s to i8" % (elem, value)))
    elif use == "half":
        _, type, constraint, text = row["half"]
        bits = value if elem == "i16" else kernel.value("bitcast %s %s to i16" % (elem, value))
        kernel.use(type, kernel.value("call %s asm \"%s\", \"=%s,h,h\"(i16 %s, i16 %%w_i16)" % (type, text, constraint, bits)))
    else:
        kernel.use(elem, value)


def cluster(kernel, row, base):
    """All accesses of a cluster, in their flow."""
    random, flow = kernel.random, row["flow"]
    x, type = form(kernel, row)
    x, unit = scaled(kernel, row, x, type)
    offsets = [int(word) for word in row["offs"].split()]
    loop = None
    if flow.startswith("loop"):
        loop, tail, before = kernel.fresh("loop"), kernel.fresh("tail"), kernel.block
        step, trips = row["step"], row["trips"]
        kernel.flush()
        start = address(kernel, row, base, x, type, unit, 0) if flow == "loop-pointer" else None
        kernel.do("br label %%%s" % loop)
        kernel.label(loop)
        i, following, pointer_i, pointer_next = (kernel.fresh(name) for name in ("%i", "%i", "%p", "%p"))
        down = flow == "loop-down"
        first, last = (row["start"] + trips * step, row["start"]) if down else (row["start"], row["start"] + trips * step)
        has_switch = row["between"] == "switch"
        latch = loop + "z" if has_switch else loop + "b" if flow in ("loop-two", "loop-head") else loop
        kernel.do("%s = phi i64 [ %d, %%%s ], [ %s, %%%s ]" % (i, first, before, following, latch))
        if flow == "loop-head":
            kernel.do("br i1 %s, label %%%s, label %%%s" % (kernel.value("icmp eq i64 %s, %s" % (i, random.choice([str(last), "%limit"]))), tail, loop + "a"))
            kernel.label(loop + "a")
        if start:
            kernel.do("%s = phi ptr addrspace(3) [ %s, %%%s ], [ %s, %%%s ]" % (pointer_i, start, before, pointer_next, latch))
        moved = base if flow == "loop-pointer" else kernel.value("getelementptr i8, ptr addrspace(3) %s, i64 %s" % (base, i))
    in_arms = set()
    for k, offset in enumerate(offsets):
        if k in in_arms:
            continue
        elem = row["elem"] if not row["mixed"] or k % 2 == 0 else {"i32": "float", "float": "i32"}.get(row["elem"], row["elem"])
        constant = offset * ELEMS[row["elem"]] + row["shift"]
        if flow in ("arm", "arms") and k and (flow == "arms" or k == 1):
            then, end = kernel.fresh("arm"), kernel.fresh("join")
            kernel.flush()
            kernel.do("br i1 %%%s, label %%%s, label %%%s" % (random.choice(["cond", "cond2"]), then, end))
            kernel.label(then)
            take(kernel, row, address(kernel, row, base, x, type, unit, constant), elem, k, len(offsets))
            kernel.flush()
            kernel.do("br label %%%s" % end)
            kernel.label(end)
        elif flow in ("switch", "switches") and k and (flow == "switches" or k == 1):
            more = [k] + [other for other in range(k + 1, len(offsets)) if random.random() < 0.5] if flow == "switch" else [k]
            in_arms.update(more)
            arms = more + [random.choice([None, "long", "nothing"] + more) for _ in range(random.choice([2, 3, 4]))]
            random.shuffle(arms)
            switch(kernel, arms, lambda n: take(kernel, row, address(kernel, row, base, x, type, unit, int(offsets[n]) * ELEMS[row["elem"]] + row["shift"]), row["elem"], n,
                                                len(offsets)))
        elif flow == "loop-pointer":
            at = kernel.value("getelementptr inbounds i8, ptr addrspace(3) %s, i64 %d" % (pointer_i, constant)) if constant else pointer_i
            take(kernel, row, at, elem, k, len(offsets))
        else:
            take(kernel, row, address(kernel, row, moved if loop else base, x, type, unit, constant), elem, k, len(offsets))
        if k + 1 < len(offsets):
            between(kernel, row, k, base)
        if flow == "loop-two" and k == len(offsets) // 2:
            kernel.flush()
            middle = loop + "b"
            skip = loop + "a"
            kernel.do("br i1 %%cond, label %%%s, label %%%s" % (skip, middle))
            kernel.label(skip)
            kernel.do("store i32 3, ptr addrspace(1) %out")
            kernel.do("br label %%%s" % middle)
            kernel.label(middle)
    if loop:
        kernel.flush()
        if flow == "loop-head" or has_switch:
            kernel.do("br label %%%s" % latch)
            kernel.label(latch)
        kernel.do("%s = %s i64 %s, %d" % (following, "sub" if down else "add", i, row["step"]))
        if flow == "loop-pointer":
            kernel.do("%s = getelementptr inbounds i8, ptr addrspace(3) %s, i64 %d" % (pointer_next, pointer_i, row["step"]))
        if flow == "loop-head":
            kernel.do("br label %%%s" % loop)
            kernel.label(tail)
    if loop and flow != "loop-head":
        limit = "%limit" if flow == "loop-n" else str(last)
        done = kernel.value("icmp eq i64 %s, %s" % (following, limit))
        rolled = ", !llvm.loop !0" if flow == "loop-rolled" else ""
        kernel.do("br i1 %s, label %%%s, label %%%s%s" % (done, tail, loop, rolled))
        kernel.label(tail)
    if row["use"] == "late":
        kernel.do("call void @llvm.nvvm.barrier0()")
    kernel.flush()


def draw(random, sm):
    pick = random.choice
    row = {"form": ";".join(pick(OPERATIONS) for _ in range(pick([0, 1, 1, 1, 2, 2, 3]))), "source": pick(SOURCES), "bits": pick(["i32", "i32", "i64"]),
           "scale": pick([1, 2, 4, 4, 8, 8, 12, 16, 16, 16, 20, 24, 32, 36, 64, 128, 132, 144]), "where": pick(["gep", "gep", "mul", "shl"]), "how": pick(HOW), "offs": pick(OFFSETS),
           "elem": pick(PICK_ELEMS), "mixed": random.random() < 0.1, "under": pick([0] * 30 + [1, 2]), "flow": pick(FLOWS), "between": pick(BETWEEN), "use": pick(USES),
           "op": "st" if random.random() < 0.35 else "ld", "extend": pick(["zext", "zext nneg", "sext"]), "inbounds": pick(["", "inbounds ", "inbounds "]),
           "shift": pick([0] * 6 + [4, 8, 16, 32, -16, 12]), "step": pick([4, 8, 16, 32, 64, 128, 12, 20]), "trips": pick([2, 3, 4, 5, 8, 16, 100]), "start": pick([0, 0, 4, 8, 16]),
           "place": pick(PLACES)}
    size = ELEMS[row["elem"]]
    if not row["under"]:  # an access that is off its alignment for certain is undefined
        row["shift"] -= row["shift"] % size
        row["step"] = max(row["step"] - row["step"] % size, size)
    if row["use"] == "half":
        row["half"], row["elem"], row["mixed"] = pick([half for half in HALVES if half[0] <= int(sm)]), pick(["i16", "half"]), False
    return row


def make(random, name, sm, features):
    kernel, row = Writer(random, name), draw(random, sm)
    align, before = row["place"]
    align = max(align, {1: 4, 2: 2}.get(row["under"], ELEMS[row["elem"]]))  # what accesses promise is true
    base = "@A_" + name
    if before == -1:
        base = "@dynamic16" if align == 16 else "@dynamic"
    else:
        if before:
            kernel.globals.append("@P_%s = internal addrspace(3) global [%d x i8] undef, align 1" % (name, before))
        kernel.globals.append("%s = internal addrspace(3) global [16384 x i8] undef, align %d" % (base, align))
    for text in ("t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()", "block = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
                 "lane = and i32 %t, 31", "d = load i32, ptr addrspace(1) %in", "cond = icmp slt i32 %t, %n", "cond2 = icmp ne i32 %n, 7", "limit = zext i32 %m to i64",
                 "tz = zext i32 %t to i64", "place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz", "w_i32 = load i32, ptr addrspace(1) %in2",
                 "w_float = bitcast i32 %w_i32 to float", "w_i16 = trunc i32 %w_i32 to i16", "w_i8 = trunc i32 %w_i32 to i8", "w_i64 = zext i32 %w_i32 to i64",
                 "w_double = bitcast i64 %w_i64 to double", "w_half = bitcast i16 %w_i16 to half"):
        kernel.do("%" + text)
    if before > 0:
        kernel.do("store i8 1, ptr addrspace(3) @P_%s, align 1" % name)
    cluster(kernel, row, base)
    kernel.do("ret void")
    text = "\n".join(kernel.globals) + "\ndefine ptx_kernel void @%s(ptr addrspace(1) %%out, ptr addrspace(1) noalias %%in, ptr addrspace(1) noalias %%in2, i32 %%n, i32 %%m) " \
        "\"target-cpu\"=\"sm_%s\" \"target-features\"=\"%s,+sm_%s\" {\nentry:\n%s\n}\n" % (name, sm, features, sm, "\n".join(kernel.lines))
    return text, row, kernel.declared


def generate(random, count, sm, features):
    """A module of `count` kernels: its text, and {kernel: row}."""
    texts, rows, declared = [HEAD], {}, set()
    for i in range(count):
        name = "k%d" % i
        text, rows[name], more = make(random, name, sm, features)
        texts.append(text)
        declared |= more
    return "".join(texts) + "\n".join(sorted(declared)) + "\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.disable\"}\n", rows
