# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""explained.py FILE: what `unbank explain --json` says, some lines of it for each array."""
import json
import sys

explained = json.load(open(sys.argv[1]))
assert explained["version"] == 1 and explained["tool"]["name"] == "unbank"
for row in explained["explained"]:
    kernel = row["kernel"]["name"] if row["kernel"] else "no kernel"
    print(f"{row['array']['display']} of {kernel}: {len(row['accesses'])} accesses, wasted {row['wasted']:g}, partial {row['partial']}")
    gain = row["gain"]
    assert gain is None or gain["least"] <= gain["most"]
    for candidate in (row["choice"] or {"candidates": []})["candidates"]:
        print(candidate["layout"], candidate["fate"], f"{candidate['wavefronts']:g}")
