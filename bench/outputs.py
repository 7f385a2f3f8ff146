# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Outputs of kernels as bench/outputs.h keeps them, and how two of them compare."""

import collections
import csv
import struct

import counters

# element of a manifest: struct's letter for it
LETTERS = {"f16": "e", "bf16": "H", "f32": "f", "f64": "d", "i8": "b", "u8": "B", "i16": "h", "u16": "H",
           "i32": "i", "u32": "I", "i64": "q", "u64": "Q"}

Slot = collections.namedtuple("Slot", "element name")  # name: of a variable, else None
Verdict = collections.namedtuple("Verdict", "good text")


def slots(kernel):
    """{number: Slot} of what is compared; variables are counted on from the last argument."""
    found = {index: Slot(kernel.args[index]["buffer"], None) for index in kernel.outputs}
    for index, row in enumerate(kernel.globals, len(kernel.args)):
        if row.get("output"):
            found[index] = Slot(row["buffer"], row["name"])
    return found


def values(element, data):
    letter = LETTERS[element]
    return struct.unpack(f"<{len(data) // struct.calcsize(letter)}{letter}", data)


def first_difference(element, expected, actual, tolerance):
    """(index of the first value out of tolerance or None, the largest relative and absolute error)"""
    first, relative, absolute = None, 0.0, 0.0
    for index, (wanted, got) in enumerate(zip(values(element, expected), values(element, actual))):
        if wanted == got or (wanted != wanted and got != got):
            continue
        error = abs(wanted - got)
        if not error <= max(tolerance["absolute"], tolerance["relative"] * abs(wanted)) and first is None:
            first = index
        absolute = max(absolute, error)
        relative = max(relative, error / abs(wanted) if wanted else float("inf"))
    return first, relative, absolute


def compare_slot(slot, expected, actual, tolerance, unordered):
    if expected == actual:
        return Verdict(True, "equal")
    if unordered and sorted(values(slot.element, expected)) == sorted(values(slot.element, actual)):
        return Verdict(True, "same, reordered")
    first, relative, absolute = first_difference(slot.element, expected, actual, tolerance or {"relative": 0, "absolute": 0})
    if first is None and tolerance:
        return Verdict(True, f"near, {relative:.1e} {absolute:.1e}")
    first = first or 0
    return Verdict(False, f"[{first}] {values(slot.element, actual)[first]!r}, GPU {values(slot.element, expected)[first]!r}, "
                   f"worst {relative:.1e} {absolute:.1e}")


def compare(entry, expected, actual):
    """The verdict on all outputs of a kernel: the worst one."""
    worst = Verdict(True, "equal")
    for number, slot in slots(entry.kernel).items():
        unordered = number in entry.fields.get("unordered", ())
        verdict = compare_slot(slot, expected[number], actual[number], entry.fields.get("tolerance"), unordered)
        if worst.good and verdict.text != "equal":
            worst = Verdict(verdict.good, verdict.text if verdict.good else f"slot {number} {verdict.text}")
    return worst


class Results:
    """What bench/verify.sh brought back; of further runs only the counts, the least of all."""

    def __init__(self, folder, *more):
        self.data = (folder / "outputs.bin").read_bytes()
        self.places = collections.defaultdict(dict)
        with (folder / "outputs.csv").open() as file:
            for kernel, variant, slot, offset, size in csv.reader(file):
                self.places[kernel, variant][slot] = (int(offset), int(size))
        self.counters, self.instructions = {}, {}
        for each in (folder, *more):
            if (each / "ncu.csv").exists():
                self.merge(counters.least_counts(each / "launches.csv", each / "ncu.csv"))
            if (each / "instructions.csv").exists():
                self.instructions.update(counters.by_instruction(each / "launches.csv", each / "instructions.csv"))

    def merge(self, counts):
        for launch, found in counts.items():
            known = self.counters.setdefault(launch, found)
            self.counters[launch] = {counter: min(value, known[counter]) for counter, value in found.items()}

    def outputs(self, entry, variant):
        """{slot: bytes}, or None if the kernel did not run to its end."""
        places = self.places.get((entry.name, variant), {})
        if "end" not in places:
            return None
        return {int(slot): self.data[at:at + size] for slot, (at, size) in places.items() if slot != "end"}

    def counts(self, entry, variant):
        return self.counters.get((entry.name, variant))

    def by_instruction(self, entry, variant):
        return self.instructions.get((entry.name, variant), {})
