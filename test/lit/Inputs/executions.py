# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""executions.py REPORT.json: whether the executions that a report made with lanes=yes shows take the wavefronts that it says.

Lanes are aligned to what they move; accesses of several widths are passed over. Of loads and stores of at most 4 bytes an execution takes as many wavefronts as there are words in the fullest bank. It must lie in the
access's range; where all executions of an exact access are shown, their mean must be its mean. Prints how many were compared."""
import collections
import json
import sys


def wavefronts(lanes, first):
    banks = collections.defaultdict(set)
    for offset in lanes["offsets"]:
        if offset is not None:
            banks[(first + offset) // 4 % 32].add((first + offset) // 4)
    return max(len(words) for words in banks.values())


compared, means = 0, 0
for kernel in json.load(open(sys.argv[1]))["kernels"]:
    for access in kernel["accesses"]:
        for name in ("before", "after"):
            side = access[name]
            if not side or "lanes" not in side or side["bytes"] is None or access["op"] not in ("ld", "st"):
                continue
            for _, _, number, first in side["executions"]:
                assert all(offset is None or (first + offset) % side["bytes"] == 0 for offset in side["lanes"][number]["offsets"]), access["id"]
            if side["bytes"] > 4:
                continue
            seen = [wavefronts(side["lanes"][number], first) for _, _, number, first in side["executions"]]
            least, most, where = side["wavefronts"]["min"], side["wavefronts"]["max"], f"{kernel['display']} {access['id']} {name}"
            assert all(least <= count and (most is None or count <= most) for count in seen), f"{where}: {seen} outside {least}..{most}"
            compared += len(seen)
            if side["exactness"] == "exact" and side["weight"] == len(seen) and not side["lanes"][0]["assumes"]:
                assert abs(sum(seen) / len(seen) - side["wavefronts"]["mean"]) < 1e-9, f"{where}: {seen}"
                means += 1
print(f"{compared} executions, {means} means")
