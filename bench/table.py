#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The README's table from a run's times, and what it says of the bench's bars.

usage: bench/table.py RESULTS/times.csv [--built build/bench] [--table | --bars]

Ratios are of medians of one run, more is faster:

    gain       untouched / variant
    over hand  the fastest layout by hand / Unbank, shape promised

The bars: over hand at least 1 in geometric mean and 0.97 for each kernel; gain at least 0.97 for each; of a kernel with rival
layouts the chosen one within 3 % of the fastest of all variants forced. A ratio of two variants whose code is the same, byte for
byte (the cubins' .text sections), says what noise is and nothing else: such a pair fails no bar. Exit code 1: a bar is not met."""

import argparse
import pathlib
import sys

import manifest
import times

sys.path.append(str(manifest.ROOT / "test/widths"))
import cubin  # noqa: E402

BAR = 1 - times.NOISE


class Code:
    """The instructions of variants, to tell which are the same."""

    def __init__(self, folder):
        self.folder, self.known = folder, {}

    def text(self, kernel, variant):
        path = self.folder / f"{kernel.name}.{variant}.cubin"
        if path not in self.known:
            data = path.read_bytes() if path.exists() else None
            self.known[path] = data and tuple(sorted(row for row in cubin.sections(data) if row[0].startswith(".text.")))
        return self.known[path]

    def same(self, kernel, one, other):
        return self.text(kernel, one) is not None and self.text(kernel, one) == self.text(kernel, other)


def cell(value):
    return "" if value is None else f"{value:.2f}x"


COLUMNS = {times.UNBANK: "Unbank", times.NOPROMISE: "Unbank, shape not promised", times.PROFILED: "Unbank, with a profile"}


def print_table(kernels):
    columns = [variant for variant in COLUMNS if any(variant in kernel.rows for kernel in kernels)]
    print(f"| kernel | untouched, us | best by hand | {' | '.join(COLUMNS[variant] for variant in columns)} |")
    print(f"| --- |{' ---: |' * (len(columns) + 2)}")
    for kernel in kernels:
        hand = kernel.hand()
        by_hand = f"{cell(kernel.gain(hand))} {hand.removeprefix('hand-')}" if hand else ""
        cells = [kernel.name, f"{kernel.us(times.PLAIN):.0f}", by_hand,
                 *(cell(kernel.gain(variant) if variant in kernel.rows else None) for variant in columns)]
        print(f"| {' | '.join(cells)} |")


def describe(kernel, variant):
    row = kernel.rows[variant]
    return (f"{variant} {kernel.us(variant):.1f} us, {row['registers']} registers, {row['shared_bytes']} bytes, "
            f"{row['blocks_per_sm']} blocks")


def below(kernels, code, variant, reference):
    """Kernels where `variant` is slower than `reference(kernel)` beyond the bar; of those of equal code, none."""
    found = []
    for kernel in kernels:
        other = reference(kernel)
        if not other or variant not in kernel.rows:
            continue
        ratio = kernel.us(other) / kernel.us(variant)
        if ratio < BAR:
            found.append((kernel, other, ratio, code.same(kernel, variant, other)))
    return found


def print_bar(title, found, of):
    failed = [row for row in found if not row[3]]
    print(f"{'missed' if failed else 'met   '}  {title}: {of - len(failed)} of {of}")
    for kernel, other, ratio, same in sorted(found, key=lambda row: row[2]):
        print(f"          {kernel.name:24} {ratio:.3f}  {describe(kernel, other)}; {describe(kernel, times.UNBANK)}"
              f"{'; the same code: noise' if same else ''}")
    return not failed


def print_means(kernels):
    hand = [kernel for kernel in kernels if kernel.hand()]
    fine = True
    for variant in (times.UNBANK, times.NOPROMISE):
        rows = [kernel for kernel in hand if variant in kernel.rows]
        mean = times.geometric_mean(kernel.over_hand(variant) for kernel in rows)
        verdict = ("met   " if mean >= 1 else "missed") if variant == times.UNBANK else "      "
        fine &= verdict != "missed"
        print(f"{verdict}  geometric mean of best hand / {variant}: {mean:.4f} over {len(rows)} kernels")
    told = [kernel for kernel in hand if times.PROFILED in kernel.rows]
    if told:
        mean = times.geometric_mean(kernel.over_hand(kernel.told()) for kernel in hand)
        print(f"        geometric mean of best hand / unbank, {len(told)} kernels with a profile: {mean:.4f}")
    for name, pick in (("Unbank", lambda kernel: times.UNBANK), ("the best hand fix", lambda kernel: kernel.hand() or times.PLAIN)):
        print(f"        geometric mean of the gain of {name}: {times.geometric_mean(k.gain(pick(k)) for k in kernels):.4f} over "
              f"{len(kernels)} kernels")
    return fine


def print_rivals(kernels, code):
    """The chosen layout against the fastest forced one."""
    rows = [kernel for kernel in kernels if kernel.names("forced-")]
    return print_bar("chosen layout within 3 % of the fastest forced one",
                     below(rows, code, times.UNBANK, lambda kernel: kernel.fastest("forced-")), len(rows)) if rows else True


def print_noise(kernels, code):
    """Ratios of variants with the same code."""
    ratios = []
    for kernel in kernels:
        names = [name for name in kernel.rows if not name.startswith("forced-")]
        ratios += [(kernel.us(one) / kernel.us(other), kernel.name, one, other)
                   for i, one in enumerate(names) for other in names[:i] if code.same(kernel, one, other)]
    if not ratios:
        return
    off = sorted(max(ratio, 1 / ratio) - 1 for ratio, *_ in ratios)
    ratio, name, one, other = max(ratios, key=lambda row: max(row[0], 1 / row[0]))
    print(f"        noise: {len(ratios)} pairs of variants have the same code; apart by {off[len(off) // 2]:.2%} in the median, "
          f"at most {off[-1]:.2%} ({name}: {one} / {other})")


def print_bars(kernels, code):
    fine = print_means(kernels)
    hand = [kernel for kernel in kernels if kernel.hand()]
    fine &= print_bar(f"best hand / unbank at least {BAR}", below(hand, code, times.UNBANK, times.Kernel.hand), len(hand))
    untouched = below(kernels, code, times.UNBANK, lambda kernel: times.PLAIN)
    fine &= print_bar(f"untouched / unbank at least {BAR}", untouched, len(kernels))
    fine &= print_rivals(kernels, code)
    bad = [kernel.name for kernel in kernels if not kernel.is_good()]
    good = f"{len(kernels) - len(bad)} of {len(kernels)} {' '.join(bad)}".rstrip()
    print(f"{'missed' if bad else 'met   '}  results equal bit for bit: {good}")
    print_noise(kernels, code)
    return fine and not bad


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("times", type=pathlib.Path)
    parser.add_argument("--built", type=pathlib.Path, default=manifest.ROOT / "build/bench")
    parser.add_argument("--table", action="store_true", help="the table alone")
    parser.add_argument("--bars", action="store_true", help="the bars alone")
    arguments = parser.parse_args()
    kernels = times.read(arguments.times)
    if not arguments.bars:
        print_table(kernels)
    if arguments.table:
        return 0
    if not arguments.bars:
        print()
    return 0 if print_bars(kernels, Code(arguments.built / "gpu")) else 1


if __name__ == "__main__":
    sys.exit(main())
