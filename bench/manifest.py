# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the bench takes from examples/kernels.json: the kernels, their launches, their variants.

Every kernel has the variants

  plain             clang -O3
  hand-NAME         the same with the macros of one layout made by hand in the source
  unbank            through the plugin, block shape promised
  unbank-nopromise  through the plugin, block shape only told: it scores and proves nothing

all compiled from one source. Entries whose `bench` is null are for the execution tests alone.
"""

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

    def shape(self):
        return "x".join(str(extent) for extent in self.block)


def _kernel(entry, have_plugin):
    bench = entry["bench"]
    hand = [Variant("hand-" + row["name"], tuple(row["defines"])) for row in entry.get("hand", [])]
    return Kernel(
        name=entry["name"],
        source=EXAMPLES / entry["file"],
        symbol=entry["kernel"],
        grid=tuple(bench.get("grid", entry["grid"])),
        block=tuple(bench.get("block", entry["block"])),
        dynamic_bytes=bench.get("dynamic_shared", entry.get("dynamic_shared", 0)),
        args=tuple(bench.get("args", entry["args"])),
        outputs=tuple(entry["outputs"]),
        variants=(PLAIN, *hand, *(REWRITTEN if have_plugin else ())),
        trips=bench.get("trips"),
    )


def kernels(have_plugin=True, only=None):
    """The kernels of the bench in the manifest's order, or those whose names are in `only`."""
    entries = json.loads((EXAMPLES / "kernels.json").read_text())["kernels"]
    entries = [entry for entry in entries if entry.get("bench")]
    unknown = set(only or ()) - {entry["name"] for entry in entries}
    if unknown:
        raise SystemExit(f"no kernel of the bench is named {', '.join(sorted(unknown))}")
    return [_kernel(entry, have_plugin) for entry in entries if not only or entry["name"] in only]


def without(kernel, failed):
    """The kernel less the variants whose KERNEL.VARIANT is in `failed`."""
    good = tuple(row for row in kernel.variants if f"{kernel.name}.{row.name}" not in failed)
    return replace(kernel, variants=good if PLAIN in good else ())
