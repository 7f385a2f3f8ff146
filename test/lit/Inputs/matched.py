#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""matched.py FILE: the errors in a compiler's output, "file:line: message" each, as problem matchers find them: GCC's of editors, GitHub's
for GCC, and that of GitLab's and Jenkins's parsers. All must find the same."""
import re
import sys

MATCHERS = [
    r"^(.*):(\d+):(\d+):\s+(warning|error):\s+(.*)$",  # $gcc of Visual Studio Code
    r"^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error):\s+(.*)$",  # GitHub, gcc-problem-matcher
    r"^\s*((?:[A-Z]:)?[^:\s][^:]*):(\d+):(\d+):\s+(warning|error):\s+(.*)$",  # Jenkins and GitLab, gcc4
]

with open(sys.argv[1]) as file:
    lines = file.read().splitlines()
found = [[match.groups() for line in lines for match in [re.match(matcher, line)] if match] for matcher in MATCHERS]
if any(each != found[0] for each in found):
    sys.exit("matchers differ: %s" % found)
for path, line, _, kind, message in found[0]:
    print("%s:%s: %s: %s" % (path, line, kind, message))
