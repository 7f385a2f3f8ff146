# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""pieces.py FROM TO NAME[:PART]...: modules of other tests as the command reads them, in TO under their names: of a file in parts that part alone, and
with a data layout, which opt adds by itself."""
import pathlib
import re
import sys

LAYOUT = 'target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"\n'

source, target = map(pathlib.Path, sys.argv[1:3])
for word in sys.argv[3:]:
    name, _, part = word.partition(":")
    text = (source / name).read_text()
    if part:
        pieces = re.split(r"^;--- (\S+)\n", text, flags=re.M)
        text = pieces[pieces.index(part) + 1]
    (target / name).write_text(text if "target datalayout" in text else LAYOUT + text)
