# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""take_fixes.py SARIF: takes all its fixes into the files of the working folder, and prints array and new text of each."""
import json
import re
import sys

edits = set()
for result in json.load(open(sys.argv[1]))["runs"][0]["results"]:
    array = re.search(r" of (?:\w+::)?(\w+) in ", result["message"]["text"])[1]
    for fix in result["fixes"]:
        for change in fix["artifactChanges"]:
            [replacement] = change["replacements"]
            region, text = replacement["deletedRegion"], replacement.get("insertedContent", {"text": ""})["text"]
            place = [region[key] for key in ("startLine", "startColumn", "endLine", "endColumn")]
            edits.add((change["artifactLocation"]["uri"], *place, text, "all" if text.startswith("#include") else array))
for file, line, column, end_line, end_column, text, _ in sorted(edits, reverse=True):
    with open(file) as source:
        lines = source.read().split("\n")
    lines[line - 1:end_line] = (lines[line - 1][:column - 1] + text + lines[end_line - 1][end_column - 1:]).split("\n")
    with open(file, "w") as source:
        source.write("\n".join(lines))
for *_, text, array in sorted(edits):
    print("%s: %s" % (array, text.strip()))
