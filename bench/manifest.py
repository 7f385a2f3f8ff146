# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Manifests: kernels, their launches, their variants. The bench has three groups of kernels:

    static    examples/kernels.json and bench/kernels/*.json: arrays whose sizes the module says
    memory    bench/memory/*.json: dynamic shared memory, inline PTX, tiles of wmma, rows known at run time
    unseen    bench/unseen/*.json: of all kinds, written by people who had not read the pass

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
    hand                layouts made by hand: {"name": ..., "defines": [macros], "layouts": {"kernel::array": "pad:128:4"}};
                        `layouts`, optional: the same as layouts of Unbank's family, of all arrays that it changes;
                        "dynamic_shared", optional: bytes of its launch, where padding takes more than the entry says;
                        "as_many": true, where it takes no wavefronts away that a simulator would count
    rivals              true: bench/build.py --rivals takes this kernel before others
    profile             true: data decides the words; the bench has a variant that is told by a profile

Of the bench, every kernel has the variants

    plain             clang -O3
    hand-NAME         the same with the macros of one layout made by hand in the source
    unbank            through the plugin, block shape promised
    unbank-nopromise  through the plugin, block shape only told: it scores and proves nothing
    unbank-profile    through the plugin, with the profile of a simulated run of the entry's own launch, not of the bench's;
                      of entries with `profile` alone

and, made but not timed, for a hand row with `layouts`

    same-NAME            plain's source, its arrays forced to those layouts, block shape promised
    same-NAME-nopromise  the same, block shape only told

all compiled from one source; bench/build.py adds forced-1, forced-2, ... of its own. Entries whose `bench` is null are for the
execution tests alone. Where an entry gives its own `variants`, [{"name": ..., "ptx": FILE, "ll": FILE}], nothing but the PTX is
compiled; with "cubin": FILE nothing is. "scores" of such a variant are wavefronts of one block that a report calls exact, by counter.
`linked`: the cubin comes of several modules, by lines of which accesses are not told apart."""

import json
import pathlib
from dataclasses import dataclass, replace

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
GROUPS = {
    "static": (EXAMPLES / "kernels.json", *sorted((ROOT / "bench/kernels").glob("*.json"))),
    "memory": tuple(sorted((ROOT / "bench/memory").glob("*.json"))),
    "unseen": tuple(sorted((ROOT / "bench/unseen").glob("*.json"))),
}


@dataclass(frozen=True)
class Variant:
    name: str
    defines: tuple = ()
    plugin: bool = False  # rewritten by the plugin
    promise: bool = True  # block=KERNEL@SHAPE rather than block=SHAPE
    layouts: tuple = ()  # (array, layout) that are forced; a later one replaces an earlier one
    dynamic_bytes: int = None  # of its launch; None: the kernel's
    profile: bool = False  # told by a profile

    def report_side(self):
        """The side of a report that scores what runs: the others are only looked at."""
        return "after" if self.plugin else "before"


PLAIN = Variant("plain")
REWRITTEN = (
    Variant("unbank", plugin=True),
    Variant("unbank-nopromise", plugin=True, promise=False),
)
PROFILED = Variant("unbank-profile", plugin=True, profile=True)


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
    same: tuple = ()  # variants that are made to be compared, not timed
    rivals: bool = False  # as the manifest says
    profiled: "Kernel" = None  # the launch that a profile is of; None: there is none

    def shape(self):
        return shape_text(self.block)


def shape_text(shape):
    return "x".join(str(extent) for extent in shape)


def spec(arg):
    """An argument as sim/run/memory.h reads it, for job files and for `unbank simulate`."""
    if "buffer" not in arg:
        [(kind, value)] = [(key, value) for key, value in arg.items() if key != "bytes"]
        return "null" if kind == "null" else f"{kind}:{value}"
    head = f"{arg['buffer']}[{arg['count']}]:{arg['fill']}"
    if arg["fill"] == "file":
        return f"{head}:{arg['path']}"
    if arg["fill"] != "random":
        return head
    return ":".join([head, str(arg.get("seed", 0)), *(str(end) for end in arg.get("range", ()))])


def simulate_words(kernel, grid):
    """What `unbank simulate` is told of a launch."""
    return [f"--kernel={kernel.symbol}", f"--grid={shape_text(grid)}", f"--block={kernel.shape()}", f"--dynamic={kernel.dynamic_bytes}",
            *(f"--arg={spec(arg)}" for arg in kernel.args), *(f"--global={row['name']}={spec(row)}" for row in kernel.globals)]


def job_lines(kernel, grid, variants):
    """One job of jobs.h; `variants` are pairs of a name and a cubin's file name."""
    yield f"kernel {kernel.name}"
    yield f"symbol {kernel.symbol}"
    yield "grid {} {} {}".format(*grid)
    yield "block {} {} {}".format(*kernel.block)
    for index, arg in enumerate(kernel.args):
        yield f"{'output' if index in kernel.outputs else 'input'} {spec(arg)}"
    for variable in kernel.globals:
        yield f"global {variable['name']} {'output' if variable.get('output') else 'input'} {spec(variable)}"
    own = {row.name: row.dynamic_bytes for row in kernel.variants if row.dynamic_bytes is not None}
    said = 0
    for name, cubin in variants:
        wanted = own.get(name, kernel.dynamic_bytes)
        if wanted != said:
            yield f"dynamic {wanted}"
        yield f"variant {name} {cubin}"
        said = wanted
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


def add_group_option(parser):
    parser.add_argument("--group", choices=sorted(GROUPS), default="static", help="of kernels; default: %(default)s")


def read_entries(group):
    """(folder, entry) of all manifests of a group, in order; a name that occurs twice is an error."""
    found, names = [], set()
    for path in GROUPS[group]:
        for entry in json.loads(path.read_text())["kernels"]:
            if entry["name"] in names:
                raise SystemExit(f"{path}: another kernel is named {entry['name']}")
            names.add(entry["name"])
            found.append((path.parent, entry))
    return found


def same_variants(row):
    """The pass forced to the layouts of one row of `hand`; all other arrays stay as they are."""
    if not row.get("layouts"):
        return ()
    layouts = (("*", "identity"), *row["layouts"].items())
    name = "same-" + row["name"]
    return (Variant(name, plugin=True, layouts=layouts),
            Variant(name + "-nopromise", plugin=True, promise=False, layouts=layouts))


def hand_variant(row):
    return Variant("hand-" + row["name"], tuple(row["defines"]), dynamic_bytes=row.get("dynamic_shared"))


def kernels(have_plugin=True, only=None, group="static"):
    """The kernels of a group in the manifests' order, or those whose names are in `only`."""
    entries = [(folder, entry) for folder, entry in read_entries(group) if entry.get("bench")]
    unknown = set(only or ()) - {entry["name"] for _, entry in entries}
    if unknown:
        raise SystemExit(f"no kernel of the group {group} is named {', '.join(sorted(unknown))}")
    found = []
    for folder, entry in entries:
        rows = entry.get("hand", [])
        hand = [hand_variant(row) for row in rows]
        told = (PROFILED,) if entry.get("profile") else ()
        variants = (PLAIN, *hand, *((*REWRITTEN, *told) if have_plugin else ()))
        same = tuple(variant for row in rows for variant in same_variants(row)) if have_plugin else ()
        if not only or entry["name"] in only:
            kernel = kernel_of(entry, folder, True, variants)
            profiled = kernel_of(entry, folder, False, ()) if told else None
            found.append(replace(kernel, same=same, rivals=entry.get("rivals", False), profiled=profiled))
    return found


def without(kernel, failed):
    """The kernel less the variants whose KERNEL.VARIANT is in `failed`."""
    good = tuple(row for row in kernel.variants if f"{kernel.name}.{row.name}" not in failed)
    return replace(kernel, variants=good if PLAIN in good else ())
