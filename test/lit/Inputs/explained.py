# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""explained.py FILE [lint]: what `unbank explain --json` says of each array, some lines of it; or what it says of declarations."""
import json
import sys

explained = json.load(open(sys.argv[1]))
assert explained["version"] == 1 and explained["tool"]["name"] == "unbank"
for row in explained["explained"]:
    if "lint" in sys.argv[2:]:
        for found in row["lint"]:
            print(row["array"]["display"], found["code"], found["text"])
        continue
    kernel = row["kernel"]["name"] if row["kernel"] else "no kernel"
    print(f"{row['array']['display']} of {kernel}: {len(row['accesses'])} accesses, wasted {row['wasted']:g}, partial {row['partial']}")
    gain = row["gain"]
    assert gain is None or gain["least"] <= gain["most"]
    for candidate in (row["choice"] or {"candidates": []})["candidates"]:
        print(candidate["layout"], candidate["fate"], f"{candidate['wavefronts']:g}")
