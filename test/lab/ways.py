# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of the laboratory as IR: loads in a block that executes now and then, behind a join whose ways differ in what they have of the bytes.

    form    the ways to the join: blocks, by name, what each does and where it goes on
    holder  a way that has the bytes in a register: it stores them, or loads them behind a write
    beside  what is loaded beside the bytes on a way that lacks them, or ahead of all
    load    what is loaded behind the join

ptxas loads the bytes on the ways that lack them, where each of these has a load beside them (lib/widths/readings/partly.h)."""

HOLDERS = [["s0"], ["s64", "l0"], ["s0", "s8"], ["s0", "s4"], ["s64", "l0", "l4"]]
BESIDE = [["l4"], ["l8", "l12"], ["l12"], ["l8"], ["l4", "l64"]]
LOADS = [["l0"], ["l0", "l4"], ["l0", "l8"], ["l0", "l4", "l8", "l12"], ["l4", "l0"]]

# Of a block: what it does (H, G: holders; S: beside; T: beside, of another choice; g: a store to global memory; sN, lN) and where it goes on.
FORMS = {
    "arm": "entry - a b; a gH join; b gS join",
    "bare-arm": "entry - a b; a gH join; b S join",
    "triangle": "entry S a join; a gH join",
    "ahead": "entry S a b; a gH join; b g join",
    "ahead-too": "entry T a b; a gH join; b gS join",
    "inside": "entry - a b; a gH join; b g b1 b2; b1 gS b2; b2 g join",
    "split-before": "entry - a b; a gH join; b gS b1 b2; b1 g b2; b2 g join",
    "split-behind": "entry - a b; a gH join; b g b1 b2; b1 g b2; b2 gS join",
    "fork": "entry - a m; a gH join; m gS b c; b g join; c g join",
    "fork-straight": "entry - a m; a gH join; m gS b join; b g join",
    "lonely": "entry - a m; a gH join; m g b c; b gS join; c g join",
    "both": "entry - a m; a gH join; m g b c; b gS join; c gS join",
    "both-otherwise": "entry - a m; a gH join; m g b c; b gS join; c gT join",
    "two-hold": "entry - a m; a gH join; m g b c; b gS join; c gG join",
    "lonely-written": "entry - a m; a gH join; m gS b c; b g join; c gs128 join",
    "both-written": "entry - a m; a gH join; m gS b c; b g join; c gs128T join",
    "three": "entry - a m; a gH join; m g b c; b g b1 b2; b1 gS join; b2 gS join; c gS join",
    "nested": "entry - x c; x g a b; a gH j; b gS j; j g join; c gG join",
    "nested-behind": "entry - x c; x g a b; a gs64 j; b g j; j gS join; c gG join",
    "nested-lonely": "entry - x c; x g a b; a gH j; b g j; j g join; c gS join",
    "nested-both": "entry - x c; x g a b; a gH j; b gS j; j gT join; c gS join",
    "written": "entry - a b; a gH join; b gSs96 join",
    "crossing": "entry - a b; a gH join; b gS join z; z g end",
    "latch": "entry H h; h g join; join - d l; d L l; l gs96S h end",
    "latch-split": "entry H h; h g join; join - d l; d L l; l gs96S l1 end; l1 g h",
    "ahead-of-loop": "entry - p end; p gS h; h g join; join - d l; d L l; l gH h end",
    "in-loop": "entry - h; h g a b; a gH join; b gS join; join - d l; d L l; l gs256 h end",
}
TAIL = "; join - d end; d L end"


def words(text, choices):
    """What a block does, one word each."""
    out, at = [], 0
    while at < len(text):
        end = at + 1
        while end < len(text) and text[end].isdigit():
            end += 1
        word, at = text[at:end], end
        out += choices.get(word, [word] if word != "-" else [])
    return out


class Writer:
    """A kernel of such blocks; the sum of what is loaded goes on through phis."""

    def __init__(self, name):
        self.name, self.count, self.lines = name, 0, []

    def do(self, word, value):
        """One word: what the sum is behind it."""
        self.count += 1
        i = self.count
        if word == "g":
            self.lines.append("  %%og%d = getelementptr float, ptr addrspace(1) %%out, i64 %d\n  store float %s, ptr addrspace(1) %%og%d" % (i, 1000 + 64 * i, value, i))
            return value
        self.lines.append("  %%q%d = getelementptr i8, ptr addrspace(3) %%base, i64 %d" % (i, int(word[1:])))
        if word[0] == "s":
            self.lines.append("  store float %s, ptr addrspace(3) %%q%d, align 4" % (value, i))
            return value
        self.lines.append("  %%l%d = load float, ptr addrspace(3) %%q%d, align 4\n  %%f%d = fmul float %s, 3.0\n  %%s%d = fadd float %%f%d, %%l%d" % (i, i, i, value, i, i, i))
        return "%%s%d" % i

    def write(self, form, choices):
        blocks = [part.split() for part in (form if "L" in form else form + TAIL).split(";")] + [["end", "-"]]
        into, ends = {}, {}
        for name, _, *to in blocks:
            for one in to:
                into.setdefault(one, []).append(name)
        for number, (name, does, *to) in enumerate(blocks):
            self.lines.append("%s:" % name)
            value = "%%v_%s" % name
            if not number:
                self.lines.append("  %%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %%from = getelementptr float, ptr addrspace(1) %%in, i32 %%t\n  %%begin = load float, ptr addrspace(1) %%from\n"
                                  "  %%base = getelementptr [32 x float], ptr addrspace(3) @of_%s, i32 %%t" % self.name)
                value = "%begin"
            else:
                self.lines.append("@%s" % name)  # its phi, when all ends are known
            for word in words(does, choices):
                value = self.do(word, value)
            ends[name] = value
            if len(to) == 2:
                self.lines.append("  %%b_%s = and i32 %%n, %d\n  %%c_%s = icmp ne i32 %%b_%s, 0\n  br i1 %%c_%s, label %%%s, label %%%s" % (name, 1 << number, name, name, name, to[0], to[1]))
            else:
                self.lines.append("  br label %%%s" % to[0] if to else "  %%to = getelementptr float, ptr addrspace(1) %%out, i32 %%t\n  store float %s, ptr addrspace(1) %%to\n  ret void" % value)
        text = "\n".join(self.lines)
        for name, froms in into.items():
            text = text.replace("@%s\n" % name, "  %%v_%s = phi float %s\n" % (name, ", ".join("[ %s, %%%s ]" % (ends[one], one) for one in froms)))
        return text


def generate(random, count, sm, features):
    """A module of `count` kernels: its text, and {kernel: row}."""
    texts, rows = ["""target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""], {}
    for i in range(count):
        name = "k%d" % i
        form = random.choice(sorted(FORMS))
        choices = {"H": random.choice(HOLDERS), "G": random.choice(HOLDERS), "S": random.choice(BESIDE), "T": random.choice(BESIDE), "L": ["g"] + random.choice(LOADS)}
        rows[name] = {"form": form, "holder": ",".join(choices["H"]), "beside": ",".join(choices["S"]), "load": ",".join(choices["L"][1:])}
        texts.append("@of_%s = internal addrspace(3) global [16384 x i8] undef, align 16\n"
                     "define ptx_kernel void @%s(ptr addrspace(1) %%out, ptr addrspace(1) %%in, i32 %%n) \"target-cpu\"=\"sm_%s\" \"target-features\"=\"%s,+sm_%s\" {\n%s\n}\n" %
                     (name, name, sm, features, sm, Writer(name).write(FORMS[form], choices)))
    return "".join(texts), rows
