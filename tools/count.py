# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts test cases after ctest: python3 tools/count.py [--broken FOLDER]... FOLDER...

A case is a leaf that ran: a function of a cmocka program, a file of lit, a "PASS name" line of an execution test, or a ctest that
has no leaves. They are read from FOLDER/results: ctest.xml, and NAME.*xml of the ctest called NAME. A ctest that failed without
naming a failed leaf (it crashed, say) counts as one failure, as does a build that is --broken. Names what failed and what was
skipped, ends in "N passed, N failed" and exits 1 unless something passed and nothing failed."""

import argparse
import glob
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
LINE_OUTCOME = {"PASS": PASSED, "FAIL": FAILED, "SKIP": SKIPPED}


def last_lines(case):
    """The end of what a failed case printed, where the cause stands."""
    text = "".join((case.findtext("failure") or "") + (case.findtext("error") or "")).strip()
    return "\n  ".join(["", *text.split("\n")[-12:]]) if text else ""


def junit_leaves(path):
    for case in ElementTree.parse(path).iter("testcase"):
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            yield FAILED, case.get("name"), last_lines(case)
        elif skipped is not None:
            yield SKIPPED, case.get("name"), skipped.get("message") or ""
        else:
            yield PASSED, case.get("name"), ""


def leaves_of(results, test):
    """(outcome, name, reason) of each leaf of one ctest."""
    for path in sorted(glob.glob(os.path.join(results, test.get("name") + ".*xml"))):
        yield from junit_leaves(path)
    for word, name, reason in re.findall(r"^(PASS|FAIL|SKIP) ([^:\n]*)(?:: (.*))?$", test.findtext("system-out") or "", re.M):
        yield LINE_OUTCOME[word], name, reason


def outcomes_of(results, test):
    try:
        leaves = list(leaves_of(results, test))
    except ElementTree.ParseError as error:
        return [(FAILED, "", "unreadable results: %s" % error)]
    if test.get("status") == "run":
        return leaves or [(PASSED, "", "")]
    if test.get("status") != "fail":
        message = test.find("skipped").get("message") or ""
        return [(SKIPPED if message.startswith(("SKIP_", "Disabled")) else FAILED, "", message)]
    return leaves if any(outcome == FAILED for outcome, _, _ in leaves) else leaves + [(FAILED, "", "it ended early")]


def outcomes_of_build(folder):
    results = os.path.join(folder, "results")
    try:
        tests = ElementTree.parse(os.path.join(results, "ctest.xml")).iter("testcase")
    except (OSError, ElementTree.ParseError) as error:
        return [(FAILED, folder, "no results: %s" % error)]
    return [(outcome, "/".join(filter(None, (folder, test.get("name"), leaf))), reason)
            for test in tests for outcome, leaf, reason in outcomes_of(results, test)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--broken", action="append", default=[])
    parser.add_argument("folders", nargs="+")
    arguments = parser.parse_args()

    found = []
    for folder in arguments.folders:
        found += [(FAILED, folder, "it does not build")] if folder in arguments.broken else outcomes_of_build(folder)
    for outcome in (SKIPPED, FAILED):
        for _, name, reason in (entry for entry in found if entry[0] == outcome):
            print("%s: %s%s" % (outcome, name, reason and " (%s)" % reason))
    count = {outcome: sum(entry[0] == outcome for entry in found) for outcome in (PASSED, FAILED, SKIPPED)}
    print("%(passed)d passed, %(failed)d failed" % count + (", %d skipped" % count[SKIPPED] if count[SKIPPED] else ""))
    return 1 if count[FAILED] or not count[PASSED] else 0


if __name__ == "__main__":
    sys.exit(main())
