# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""drawing.py PICTURE.svg: prints the titles of a picture of unbank report, and its cells that hold lanes, by class."""
import collections
import sys
import xml.etree.ElementTree as tree

root = tree.parse(sys.argv[1]).getroot()
space = "{http://www.w3.org/2000/svg}"
print(root.find(space + "title").text)
for text in root.iter(space + "text"):
    if text.get("class") == "title":
        print(text.text)
print(dict(sorted(collections.Counter(rect.get("class") for rect in root.iter(space + "rect") if rect.get("class") in ("one", "more")).items())))
