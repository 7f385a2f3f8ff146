# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""page_data.py PAGE.html: prints what the data in a page of unbank report hold: kernels with their waste, arrays, accesses and lines of
source that have a "<". Fails where the page holds anything from elsewhere, or a "<" inside the data."""
import json
import re
import sys

page = open(sys.argv[1]).read()
text = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL).group(1)
assert "<" not in text
assert not re.search(r'(?:src|href)="(?!#)', page), "the page needs another file"
data = json.loads(text)
for kernel in data["kernels"]:
    was = f", was {kernel['was']['before']['waste']}" if "was" in kernel else ""
    print(f"kernel {kernel['name']}: {kernel['before']['waste']} -> {kernel['after']['waste']}{was}; {len(kernel['accesses'])} rows for "
          f"{sum(access['copies'] for access in kernel['accesses'])} accesses")
    for array in kernel["arrays"].values():
        print(f"  array {array['name']}: {array['layout']} {array['code']}")
print("gone", data["gone"])
for name, lines in data["files"].items():
    print("file", name, "is not there" if lines is None else f"has {len(lines)} lines, {sum('<' in line for line in lines.values())} with <")
print(len(data["pictures"]), "pictures, most wavefronts", max((picture["wavefronts"] for picture in data["pictures"]), default=0))
