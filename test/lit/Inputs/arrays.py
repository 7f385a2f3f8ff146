# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the arrays of JSON reports, a line each, for FileCheck: NAME[ in KERNEL]: DECISION CODE LAYOUT BEFORE -> AFTER"""

import json
import sys

for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    for array in report["arrays"]:
        kernel = " in %s" % array["kernel"] if array["kernel"] else ""
        print("%s%s: %s %s %s %s -> %s" % (array["name"], kernel, array["decision"], array["code"], array["layout"],
                                           array["bytes_before"], array["bytes_after"]))
