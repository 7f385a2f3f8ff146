#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How lib/ and sim/ are laid out, as lib/README.md says it.

- Includes make no circle between folders.
- A folder has at most 20 files.
- What a file NAME.c has for others is declared in NAME.h; or, where a thing is in several files, NAME_PART.c, in the header of the thing.
  What only its folder may use is in a *_internal.h there; a folder that is one thing has one header of its own name. Public functions are in
  include/unbank.
- Some folders are pure: no LLVM header reaches them, by whatever other header.

- A script that names its interpreter can be run, and no other file can.
- No file that a compiler made is kept in git.
- Tables in comments stand as they were written: a row that is too long is broken by clang-format, and run together with the next.

And each fault that test/mutants would seed still finds its place, under a name of its own: the text that it replaces stands once in its file."""

import collections
import os
import pathlib
import re
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES_MAX = 20
PURE = ["lib/assembly", "lib/bank", "lib/cost", "lib/explain", "lib/gate", "lib/launch", "lib/layout", "lib/layout/search", "lib/options", "lib/profile", "lib/ptxas", "lib/ptxas/address", "lib/report", "lib/support"]

# Files whose functions another header declares, and why.
ELSEWHERE = {
    "sim/cubin/marks.c": "sim/program/program.h",  # marks are set while a program is loaded, and read with its cubin:
    "sim/ptx/lower.c": "sim/program/program.h",  # includes go from these folders to program/ alone
    "sim/run/argument.c": "sim/run/memory.h",  # buffers, as a command line says them
    "sim/run/block.c": "sim/run/worker.h",  # what device code sees of the block that runs it
    "sim/run/refuse.c": "sim/run/block.h",  # the check before the first block
    "sim/run/violation.c": "sim/run/state.h",  # the end of a block in state.h
}


def name(path):
    return str(path.relative_to(ROOT))


def includes(path):
    """(of LLVM, of the project): what the file includes itself."""
    headers = re.findall(r'^#include [<"]([^>"]+)[>"]', path.read_text(), re.MULTILINE)
    places = [base / header for header in headers for base in (ROOT / "lib", ROOT / "include", ROOT)]
    return [header for header in headers if header.startswith("llvm")], [place for place in places if place.is_file()]


def circles(files):
    above = collections.defaultdict(set)
    for path in files:
        for header in includes(path)[1]:
            if header.parent != path.parent and header.is_relative_to(ROOT / path.relative_to(ROOT).parts[0]):
                above[path.parent].add(header.parent)

    def reached(folder):
        found, left = set(), [folder]
        while left:
            for other in above[left.pop()] - found:
                found.add(other)
                left.append(other)
        return found

    inside = sorted(name(folder) for folder in list(above) if folder in reached(folder))
    return [f"{', '.join(inside)}: includes go in a circle"] if inside else []


def crowded(files):
    counts = collections.Counter(path.parent for path in files)
    return [f"{name(folder)}: {count} files, more than {FILES_MAX}" for folder, count in sorted(counts.items()) if count > FILES_MAX]


def without_comments(text):
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(\\.|[^"\\\n])*"', "", text, flags=re.DOTALL)


def may_declare(header, source):
    stem, folder = source.stem, source.parent
    if header.is_relative_to(ROOT / "include") or ELSEWHERE.get(name(source)) == name(header):
        return True
    if any(header == above / f"{above.name}.h" for above in source.parents):
        return True
    return header.parent == folder and (header.stem == stem or header.stem.endswith("_internal") or stem.startswith(header.stem + "_"))


def homeless(files):
    """Functions of .c files that no header declares which may."""
    headers = [path for path in files if path.suffix == ".h"] + sorted((ROOT / "include").rglob("*.h"))
    declared = collections.defaultdict(set)
    for header in headers:
        for word in re.findall(r"\b(\w+)(?:\(|;)", without_comments(header.read_text())):
            declared[word].add(header)
    wrong = []
    for source in (path for path in files if path.suffix == ".c"):
        definitions = re.findall(r"^(?!static\b|typedef\b)[A-Za-z][\w *]*?\b(\w+)\([^;{]*\{", without_comments(source.read_text()), re.MULTILINE)
        for function in definitions:
            if not any(may_declare(header, source) for header in declared[function]):
                where = ", ".join(sorted(map(name, declared[function]))) or "no header"
                wrong.append(f"{name(source)}: {function}() is declared in {where}")
    return wrong


def impure(files):
    wrong = []
    for source in (path for path in files if name(path.parent) in PURE):
        seen, left = {source}, [source]
        while left:
            path = left.pop()
            of_llvm, of_project = includes(path)
            wrong += [f"{name(source)}: {name(path)} includes {header}" for header in of_llvm]
            left += set(of_project) - seen
            seen.update(of_project)
    return wrong


def compares_versions(files):
    """Files of lib/ that compare LLVM versions, which compat.h alone does, or ask it without including it: #if takes what it does not know for 0."""
    compat = ROOT / "lib/shim/compat.h"
    macros = re.compile(r"\b(" + "|".join(re.findall(r"#define (UNBANK_\w+)", compat.read_text())) + r")\b")
    wrong = []
    for path in (path for path in files if name(path).startswith("lib/") and path != compat):
        text = path.read_text()
        if re.search(r"LLVM_VERSION_MAJOR\s*[<>=]", without_comments(text)):
            wrong.append(f"{name(path)}: compares LLVM versions, as lib/shim/compat.h alone does")
        if macros.search(without_comments(text)) and '#include "shim/compat.h"' not in text:
            wrong.append(f"{name(path)}: asks lib/shim/compat.h, and does not include it")
    return wrong


def misses_its_mode(path):
    with path.open("rb") as file:
        return (file.read(2) == b"#!") != os.access(path, os.X_OK)


def unrunnable():
    files = (path for root in ("bench", "examples", "lib", "sim", "test", "tools") for path in (ROOT / root).rglob("*"))
    return [f"{name(path)}: a script and executable, or neither" for path in sorted(files) if path.is_file() and misses_its_mode(path)]


def made():
    """IR is what tests are made of; elsewhere it comes from a compile, as these always do. Nothing is kept where there is no git."""
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files"], capture_output=True, text=True)
    paths = [pathlib.Path(line) for line in listed.stdout.splitlines()]
    return ["%s: is made by a compile" % path for path in paths
            if path.suffix in (".cubin", ".ptx", ".bc", ".o", ".so", ".cui", ".d") or (len(path.parts) == 1 and path.suffix == ".ll")]


def lost_mutants():
    table = tomllib.loads((ROOT / "test/mutants/mutants.toml").read_text())
    found = {mutant["name"]: (ROOT / mutant["file"]).read_text().count(mutant["old"]) for mutant in table["mutant"]}
    names = collections.Counter(mutant["name"] for mutant in table["mutant"])
    return [f"test/mutants/mutants.toml: {mutant}: its text occurs {count} times" for mutant, count in found.items() if count != 1] + [
        f"test/mutants/mutants.toml: {mutant} is the name of {count}" for mutant, count in names.items() if count != 1]


def broken_tables():
    """Rows of tables in comments whose rest clang-format has put at the margin."""
    wrong = []
    for root in ("include", "lib", "sim", "test"):
        for path in sorted(path for path in (ROOT / root).rglob("*") if path.suffix in (".c", ".h", ".cpp")):
            lines = path.read_text().splitlines()
            for number, (row, rest) in enumerate(zip(lines, lines[1:]), 1):
                if re.match(r" \* {2,}\S", row) and re.match(r" \* \S", rest):
                    wrong.append(f"{name(path)}:{number}: a row of a table goes on at the margin")
    return wrong


def main():
    files = sorted(path for root in ("lib", "sim") for path in (ROOT / root).rglob("*") if path.suffix in (".c", ".h", ".cpp"))
    wrong = circles(files) + crowded(files) + homeless(files) + impure(files) + unrunnable() + broken_tables() + made() + lost_mutants() + compares_versions(files)
    for line in wrong:
        print(line)
    print(f"{len(files)} files, {len(wrong)} wrong")
    sys.exit(bool(wrong))


main()
