#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The README's picture from a run's times: bench/picture.py RESULTS/times.csv [-o docs/bench.svg]

A row a kernel, the largest gain first: a bar for Unbank (untouched / Unbank, on a logarithmic scale), a tick for the best layout
that was made by hand. Kernels that neither gained nor lost, by Unbank nor by hand, are one line at the end. Plain SVG text: colours
follow the reader's light or dark scheme, and the same times give the same bytes."""

import argparse
import html
import math
import pathlib

import manifest
import times

WIDTH, LABEL, RIGHT, ROW, BAR, TOP, BOTTOM = 860, 190, 64, 18, 11, 64, 46
FLAT = 0.05  # a gain within it is none
TICKS = (0.5, 1, 1.5, 2, 3, 5, 10, 20, 50, 100)

STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 }
  .small { font-size: 11px; fill: #57606a }
  .grid { stroke: #d0d7de; stroke-width: 1 }
  .one { stroke: #57606a; stroke-width: 1 }
  .bar { fill: #2f6f9f }
  .hand { stroke: #bc4c00; stroke-width: 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .small { fill: #9198a1 }
    .grid { stroke: #30363d }
    .one { stroke: #9198a1 }
    .bar { fill: #58a6d6 }
    .hand { stroke: #f0883e }
  }
"""


class Scale:
    """Gains to positions along x."""

    def __init__(self, gains):
        self.low, self.high = min([1, *gains]) / 1.03, max([2, *gains]) * 1.03

    def x(self, gain):
        share = math.log(gain / self.low) / math.log(self.high / self.low)
        return round(LABEL + share * (WIDTH - LABEL - RIGHT), 1)

    def ticks(self):
        return [tick for tick in TICKS if self.low <= tick <= self.high]


def text(x, y, words, kind="", anchor="start"):
    kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{kind} text-anchor="{anchor}">{html.escape(words)}</text>'


def line(x1, y1, x2, y2, kind):
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" class="{kind}"/>'


def grid(scale, height):
    for tick in scale.ticks():
        x = scale.x(tick)
        yield line(x, TOP - 4, x, height - BOTTOM, "one" if tick == 1 else "grid")
        yield text(x, TOP - 9, f"{tick:g}x", "small", "middle")


def row(kernel, y, scale):
    gain, hand = kernel.gain(times.UNBANK), kernel.hand()
    left, right = sorted((scale.x(1), scale.x(gain)))
    yield text(LABEL - 8, y + BAR - 1, kernel.name, "", "end")
    yield f'<rect x="{left}" y="{y}" width="{max(right - left, 1):.1f}" height="{BAR}" rx="1" class="bar"/>'
    best = kernel.gain(hand) if hand else gain
    if hand:
        x = scale.x(best)
        yield line(x, y - 2, x, y + BAR + 2, "hand")
    yield text(max(right, scale.x(best)) + 6, y + BAR - 1, f"{gain:.2f}x", "small")


def legend(y):
    yield f'<rect x="{LABEL}" y="{y - 9}" width="26" height="{BAR}" rx="1" class="bar"/>'
    yield text(LABEL + 32, y, "Unbank, source untouched")
    yield line(LABEL + 214, y - 11, LABEL + 214, y + 4, "hand")
    yield text(LABEL + 222, y, "the best layout by hand")


def is_flat(kernel):
    gains = [kernel.gain(name) for name in (times.UNBANK, kernel.hand()) if name]
    return all(abs(gain - 1) < FLAT for gain in gains)


def draw(kernels, device):
    shown = [kernel for kernel in kernels if not is_flat(kernel)]
    shown.sort(key=lambda kernel: (-kernel.gain(times.UNBANK), kernel.name))
    flat = len(kernels) - len(shown)
    scale = Scale([kernel.gain(name) for kernel in shown for name in (times.UNBANK, kernel.hand()) if name])
    height = TOP + ROW * len(shown) + BOTTOM
    mean = times.geometric_mean(kernel.gain(times.UNBANK) for kernel in kernels)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
             f"<title>Gain of {len(kernels)} kernels over the untouched source, {device}</title>", f"<style>{STYLE}</style>",
             text(8, 20, f"Time of the untouched kernel / time with Unbank, {device}", "title"), *legend(40), *grid(scale, height)]
    for number, kernel in enumerate(shown):
        parts += row(kernel, TOP + ROW * number + (ROW - BAR) // 2, scale)
    parts += [text(LABEL, height - 24, f"and {flat} kernels within {FLAT:.0%} of untouched, with Unbank and by hand", "small"),
              text(LABEL, height - 8, f"all {len(kernels)} kernels: {mean:.2f}x in geometric mean; medians of one run", "small"),
              "</svg>"]
    return "\n".join(parts) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("times", type=pathlib.Path)
    parser.add_argument("-o", "--out", type=pathlib.Path, default=manifest.ROOT / "docs/bench.svg")
    parser.add_argument("--device", default="one H200")
    arguments = parser.parse_args()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(draw(times.read(arguments.times), arguments.device))


if __name__ == "__main__":
    main()
