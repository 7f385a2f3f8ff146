# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The accesses of a report before the rewrite: kernel, operation, bytes, least and most wavefronts, and what of the width is not known."""
import json
import sys

with open(sys.argv[1]) as file:
    report = json.load(file)


def text(wavefronts):
    return "?" if wavefronts is None else "%g" % wavefronts


for kernel in report["kernels"]:
    for access in kernel["accesses"]:
        side = access["before"]
        if side:
            print(kernel["name"], access["op"], side["bytes"], "%s..%s" % tuple(text(side["wavefronts"][end]) for end in ("min", "max")),
                  side["reason"].rpartition(": ")[2])
