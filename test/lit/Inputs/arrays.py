# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the arrays of JSON reports, a line each, for FileCheck.

    NAME[ in KERNEL]: DECISION[ CODE][ LAYOUT][ BEFORE -> AFTER]

CODE, unless it is the decision itself; LAYOUT, unless it is the identity; the bytes, unless they stay."""

import json
import sys


def line(array):
    words = [array["name"]]
    if array["kernel"]:
        words += ["in", array["kernel"]]
    words[-1] += ":"
    words.append(array["decision"])
    if array["code"] != array["decision"]:
        words.append(array["code"])
    if array["layout"] != "identity":
        words.append(array["layout"])
    if array["bytes_before"] != array["bytes_after"]:
        words += [str(array["bytes_before"]), "->", str(array["bytes_after"])]
    return " ".join(words)


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        for each in json.load(file)["arrays"]:
            print(line(each))
