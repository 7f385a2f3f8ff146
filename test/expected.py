#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""expected.py MANIFEST REPORTS: whether the arrays of examples/ became what their manifest expects, by the reports that tools/try leaves in a folder.
One line a case: PASS or FAIL, and a name."""
import json
import pathlib
import sys


def family(layout):
    return (layout or "identity").split(":")[0]


def judge(entry, arrays):
    found = {}
    for array in arrays:
        found.setdefault(array["name"], []).append(array)
    for expected in entry["expect"]:
        got = [(array["decision"], array["code"], family(array["layout"])) for array in found.get(expected["name"], [])
               if array["kernel"] in (None, entry["kernel"])]
        wanted = [(expected["decision"], expected["code"], each) for each in expected["layout_family"].split("|")]
        if not set(wanted) & set(got):
            return "%s: expected %s, found %s" % (expected["array"], tuple(expected.values())[2:], got)
    return ""


def main(manifest, reports):
    arrays = {}
    for path in pathlib.Path(reports).glob("*.json"):
        report = json.loads(path.read_text())
        arrays.setdefault(pathlib.Path(report["module"]).name, []).extend(report["arrays"])
    failed = 0
    for entry in json.loads(pathlib.Path(manifest).read_text())["kernels"]:
        wrong = judge(entry, arrays.get(entry["file"], []))
        failed += bool(wrong)
        print("FAIL %s: %s" % (entry["name"], wrong) if wrong else "PASS %s" % entry["name"])
    return 1 if failed or not arrays else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
