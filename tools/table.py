# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints JSON reports of Unbank as one table, a row an array: python3 tools/table.py REPORT.json...

Above the rows of a file of examples/ stands what it shows, from the table of examples/README.md."""

import json
import os
import re
import sys

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples", "README.md")

HEAD = ("kernel", "array", "block", "layout", "bytes", "wavefronts a block", "ideal", "result")
LEFT = {0, 1, 3, 7}  # columns that are text; the others are figures


def shown_by_file():
    """What each example shows, by the name of its file."""
    with open(EXAMPLES, encoding="utf-8") as file:
        return dict(re.findall(r"^\| `([^`]+\.cu)` \| [^|]*\| ([^|]*?) \|", file.read(), re.MULTILINE))


def figure(value):
    return "?" if value is None else "%g" % value


def change(before, after):
    return before if before == after else "%s -> %s" % (before, after)


def kernel_of(array, kernels):
    """The kernel that an array's row shows: its own, or the first one with an access to it."""
    for kernel in kernels:
        if array["kernel"] == kernel["name"]:
            return kernel
        if array["kernel"] is None and any(array["id"] in access["arrays"] for access in kernel["accesses"]):
            return kernel
    return None


def row(array, kernels):
    kernel = kernel_of(array, kernels)
    block = kernel and kernel["block"]
    result = array["decision"] if array["decision"] == array["code"] else "%s: %s" % (array["decision"], array["code"])
    return (
        kernel["display"].split("(")[0] if kernel else "",
        (array["display"] or array["name"]).split("::")[-1],
        "x".join(str(n) for n in block[: 3 if block[2] > 1 else 2]) if block else "?",
        array["layout"] or "",
        change(figure(array["bytes_before"]), figure(array["bytes_after"])),
        change(figure(kernel["before"]["score"]), figure(kernel["after"]["score"])) if kernel else "",
        figure(kernel["before"]["ideal"]) if kernel else "",
        result,
    )


def main(paths):
    shown, rows, headings = shown_by_file(), [HEAD], {}
    for path in sorted(paths):
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
        name = os.path.basename(report["module"])
        if name in shown:
            headings[len(rows)] = "%s: %s" % (name, shown[name])
        rows += [row(array, report["kernels"]) for array in report["arrays"]]
    widths = [max(len(cells[i]) for cells in rows) for i in range(len(HEAD))]
    indent = "  " if headings else ""
    for number, cells in enumerate(rows):
        if number in headings:
            print("\n" + headings[number])
        print((indent + "  ".join(cell.ljust(width) if i in LEFT else cell.rjust(width)
                                  for i, (cell, width) in enumerate(zip(cells, widths)))).rstrip())
        if number == 0:
            print(indent + "  ".join("-" * width for width in widths))


if __name__ == "__main__":
    main(sys.argv[1:])
