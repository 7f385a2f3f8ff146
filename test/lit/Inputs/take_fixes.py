# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""take_fixes.py SARIF: takes all its fixes into the files of the working folder, and prints array and new text of each."""
import json
import re
import sys

fixes = {}
for result in json.load(open(sys.argv[1]))["runs"][0]["results"]:
    array = re.search(r" of (?:\w+::)?(\w+) in ", result["message"]["text"])[1]
    for fix in result["fixes"]:
        [change] = fix["artifactChanges"]
        [replacement] = change["replacements"]
        region = replacement["deletedRegion"]
        fixes[change["artifactLocation"]["uri"], region["startLine"], region["startColumn"]] = array, region, replacement["insertedContent"]["text"]
for (file, line, _), (array, region, text) in sorted(fixes.items()):
    with open(file) as source:
        lines = source.read().split("\n")
    old = lines[line - 1]
    lines[line - 1] = old[:region["startColumn"] - 1] + text + old[region["endColumn"] - 1:]
    with open(file, "w") as source:
        source.write("\n".join(lines))
    print("%s: %s" % (array, text))
