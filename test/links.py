#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every link of the repository's pages leads somewhere, to a heading too, and the README names every page of docs/."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)\s]+)\)")


def prose(page):
    return re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)


def anchors(page):
    """The headings of a page, as forges make anchors of them."""
    headings = re.findall(r"^#+ (.*)$", prose(page), flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def problems(page):
    for link in LINK.findall(prose(page)):
        path, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = page.parent / path if path else page
        if not target.exists():
            yield f"{page.relative_to(ROOT)}: there is no {link}"
        elif anchor and anchor not in anchors(target):
            yield f"{page.relative_to(ROOT)}: {link}: no such heading"


def main():
    pages = sorted(path for pattern in ("*.md", "docs/*.md", "*/README.md", "test/*/README.md") for path in ROOT.glob(pattern))
    wrong = [line for page in pages for line in problems(page)]
    readme = (ROOT / "README.md").read_text()
    wrong += [f"README.md: it does not name docs/{page.name}" for page in sorted(ROOT.glob("docs/*.md")) if f"(docs/{page.name}" not in readme]
    print(*wrong, f"{len(pages)} pages, {len(wrong)} wrong", sep="\n")
    sys.exit(bool(wrong))


main()
