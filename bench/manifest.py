# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Manifests: kernels, their launches, their variants. examples/kernels.json is one.

An entry of `kernels`:

    name, kernel        a short name; the mangled one
    file                CUDA source, beside the manifest; or `variants` (below)
    grid, block         of the launch; dynamic_shared: bytes, optional
    args                in order; each one of
                          {"f32": 1.5}                                        a number
                          {"buffer": "f32", "count": 64, "fill": "zero"}      or "ramp"
                          ... "fill": "random", "seed": 7, "range": [0, 9]    the range is optional
                          ... "fill": "file", "path": PATH                    beside the manifest
                          {"hex": "0011"}, {"file": PATH}                     a structure by value
                          {"null": true}                                      a null pointer
    outputs             which of them are compared
    globals             variables to fill: buffers as above, each with "name" and, if it is compared, "output": true
    tolerance           {"relative": r, "absolute": a}: outputs of approximate functions, |a - b| <= max(absolute, r |b|)
    races               "ignore": the kernel's races are its own; "why" says what they are
    unordered           outputs whose elements may come in any order
    bench               what the full-size launch of bench/build.py changes; null: no such launch

Of the bench, every kernel has the variants

    plain             clang -O3
    hand-NAME         the same with the macros of one layout made by hand in the source
    unbank            through the plugin, block shape promised
    unbank-nopromise  through the plugin, block shape only told: it scores and proves nothing

all compiled from one source. Entries whose `bench` is null are for the execution tests alone. Where an entry gives its own
`variants`, [{"name": ..., "ptx": FILE, "ll": FILE}], nothing is compiled but the PTX."""

import json
import pathlib
from dataclasses import dataclass, replace

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"


@dataclass(frozen=True)
class Variant:
    name: str
    defines: tuple = ()
    plugin: bool = False  # rewritten by the plugin
    promise: bool = True  # block=KERNEL@SHAPE rather than block=SHAPE

    def report_side(self):
        """The side of a report that scores what runs: the others are only looked at."""
        return "after" if self.plugin else "before"


PLAIN = Variant("plain")
REWRITTEN = (
    Variant("unbank", plugin=True),
    Variant("unbank-nopromise", plugin=True, promise=False),
)


@dataclass(frozen=True)
class Kernel:
    name: str
    source: pathlib.Path
    symbol: str
    grid: tuple
    block: tuple
    dynamic_bytes: int
    args: tuple
    outputs: tuple
    variants: tuple
    trips: int = None  # iterations of a loop whose trip count the report leaves symbolic
    globals: tuple = ()

    def shape(self):
        return shape_text(self.block)


def shape_text(shape):
    return "x".join(str(extent) for extent in shape)


def spec(arg):
    """An argument as lib/sim/memory.h reads it, for job files and for `unbank simulate`."""
    if "buffer" not in arg:
        [(kind, value)] = [(key, value) for key, value in arg.items() if key != "bytes"]
        return "null" if kind == "null" else f"{kind}:{value}"
    head = f"{arg['buffer']}[{arg['count']}]:{arg['fill']}"
    if arg["fill"] == "file":
        return f"{head}:{arg['path']}"
    if arg["fill"] != "random":
        return head
    return ":".join([head, str(arg.get("seed", 0)), *(str(end) for end in arg.get("range", ()))])


def job_lines(kernel, grid, variants):
    """One job of jobs.h; `variants` are pairs of a name and a cubin's file name."""
    yield f"kernel {kernel.name}"
    yield f"symbol {kernel.symbol}"
    yield "grid {} {} {}".format(*grid)
    yield "block {} {} {}".format(*kernel.block)
    yield f"dynamic {kernel.dynamic_bytes}"
    for index, arg in enumerate(kernel.args):
        yield f"{'output' if index in kernel.outputs else 'input'} {spec(arg)}"
    for variable in kernel.globals:
        yield f"global {variable['name']} {'output' if variable.get('output') else 'input'} {spec(variable)}"
    for name, cubin in variants:
        yield f"variant {name} {cubin}"
    yield "end"


def kernel_of(entry, folder, full_size, variants):
    """`full_size`: the launch that `bench` describes rather than the entry's own."""
    bench = (entry.get("bench") or {}) if full_size else {}
    return Kernel(
        name=entry["name"],
        source=folder / entry["file"] if "file" in entry else None,
        symbol=entry["kernel"],
        grid=tuple(bench.get("grid", entry["grid"])),
        block=tuple(bench.get("block", entry["block"])),
        dynamic_bytes=bench.get("dynamic_shared", entry.get("dynamic_shared", 0)),
        args=tuple(bench.get("args", entry["args"])),
        outputs=tuple(entry["outputs"]),
        variants=variants,
        trips=bench.get("trips"),
        globals=tuple(entry.get("globals", ())),
    )


def kernels(have_plugin=True, only=None):
    """The kernels of the bench in the manifest's order, or those whose names are in `only`."""
    entries = json.loads((EXAMPLES / "kernels.json").read_text())["kernels"]
    entries = [entry for entry in entries if entry.get("bench")]
    unknown = set(only or ()) - {entry["name"] for entry in entries}
    if unknown:
        raise SystemExit(f"no kernel of the bench is named {', '.join(sorted(unknown))}")
    found = []
    for entry in entries:
        hand = [Variant("hand-" + row["name"], tuple(row["defines"])) for row in entry.get("hand", [])]
        variants = (PLAIN, *hand, *(REWRITTEN if have_plugin else ()))
        if not only or entry["name"] in only:
            found.append(kernel_of(entry, EXAMPLES, True, variants))
    return found


def without(kernel, failed):
    """The kernel less the variants whose KERNEL.VARIANT is in `failed`."""
    good = tuple(row for row in kernel.variants if f"{kernel.name}.{row.name}" not in failed)
    return replace(kernel, variants=good if PLAIN in good else ())
