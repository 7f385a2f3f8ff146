# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""shown.py REPORT.json: prints, for the first load of each kernel, how many executions its report shows before the rewrite, the last of them
that has another warp, or else the first, and where its first three lanes are."""
import json
import sys

for kernel in json.load(open(sys.argv[1]))["kernels"]:
    side = next(access["before"] for access in kernel["accesses"] if access["op"] == "ld" and access["before"])
    text = "none"
    if "executions" in side:
        shown = side["executions"]
        by_warp = {warp: [row for row in shown if row[0] == warp] for warp in (row[0] for row in shown)}
        differs = len({len(rows) for rows in by_warp.values()}) > 1
        warp, turn, number, first = shown[-1] if differs else shown[0]
        lanes = side["lanes"][number]
        text = f"{len(shown)} executions; warp {warp} turn {turn} at {first}: " + " ".join(map(str, lanes["offsets"][:3]))
        text += f" with {lanes['assumes']}" if lanes["assumes"] else ""
    print(kernel["display"].split("(")[0], "ld", side["bytes"], f"bytes: {text}")
