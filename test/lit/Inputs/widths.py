# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the accesses of JSON reports as they were before, a line each, for FileCheck.

    OP BYTES EXACTNESS

BYTES is "?" where the report leaves the width open. Accesses that another one moves are not there."""

import json
import sys

for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        for kernel in json.load(file)["kernels"]:
            for access in kernel["accesses"]:
                side = access["before"]
                if side:
                    print(access["op"], side["bytes"] or "?", side["exactness"])
