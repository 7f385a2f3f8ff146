#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check.py --include DIR --lib DIR --llvm-major N [--source DIR] --compiler CC CXX ...

What others rely on, of a build folder or of an installed prefix:

    exported   libunbank has the functions of the public headers and nothing else, libunbank-model those of its three
    linked     the soname has the LLVM major; the model is linked to the C library alone
    headers    each compiles alone, strictly, as C17 and as C++17, without LLVM's headers
    described  each function has a comment above it
    names      all that the headers define begins with unbank_ or UNBANK_, each tag is defined once, each function is exported
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

IN_NAMESPACE = "array.h"  # C++ alone: its names stand in the namespace unbank
MODEL = ["bank.h", "layout.h", "library.h"]  # the headers of libunbank-model
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror", "-fsyntax-only"]

problems = []


def expect(right, sentence):
    if not right:
        problems.append(sentence)


def output(*command):
    done = subprocess.run(command, text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: {done.stderr}")
    return done.stdout


def without_comments(text):
    return re.sub(r'/\*.*?\*/|("(?:\\.|[^"\\])*")', lambda match: match.group(1) or " ", text, flags=re.S)


def declared(text):
    """The functions that a header declares for export, and those that it declares without."""
    text = re.sub(r"\\\n", " ", text)
    text = re.sub(r"^\s*#.*$", "", text, flags=re.M)
    text = re.sub(r'extern "C" \{', "", text)
    functions = re.findall(r"(?:^|(?<=[;{}]))\s*(UNBANK_API)?\s*[A-Za-z_][\w\s*]*?\b(\w+)\([^;{}]*\);", text)
    return {name for api, name in functions if api}, {name for api, name in functions if not api}


def check_names(headers):
    tags = collections.Counter()
    for path, text in headers.items():
        hidden = declared(text)[1]
        expect(not hidden, f"{path.name}: not exported: {', '.join(sorted(hidden))}")
        tags.update(re.findall(r"\b(?:struct|enum|union)\s+(\w+)\s*\{", text))
        names = re.findall(r"#define\s+(\w+)", text) + re.findall(r"\btypedef\b[^;]*?(\w+)\s*;", text)
        for body in re.findall(r"\benum\b[\s\w]*\{(.*?)\}", re.sub(r"^\s*#.*$", "", text, flags=re.M), flags=re.S):
            names += re.findall(r"(?:^|,)\s*([A-Za-z_]\w*)", re.sub(r"\([^()]*\)", "", body))
        others = re.findall(r"#undef\s+(\w+)", text)  # a name of the toolkit's that gets another meaning
        wrong = [name for name in names if not name.startswith("UNBANK_") and name not in others]
        expect(not wrong, f"{path.name}: names without UNBANK_: {', '.join(wrong)}")
    for tag, count in tags.items():
        expect(tag.startswith("unbank_"), f"the tag {tag} has no unbank_")
        expect(count == 1, f"the tag {tag} is defined {count} times")
    return set(tags)


def check_described(path):
    lines = path.read_text().splitlines()
    for above, line in zip(lines, lines[1:]):
        expect(not line.startswith("UNBANK_API") or above.endswith("*/"), f"{path.name}: no comment at {line}")


def check_inside(source, tags):
    """No file inside defines a tag of the public headers, and no two headers of the library one tag."""
    seen = collections.Counter()
    for path in sorted(source.glob("lib/**/*.[ch]")) + sorted(source.glob("plugin/*.[ch]")):
        found = re.findall(r"^(?:typedef )?(?:struct|enum|union) (\w+) \{", without_comments(path.read_text()), flags=re.M)
        for tag in tags.intersection(found):
            expect(False, f"{path}: defines the tag {tag} of a public header")
        if path.suffix == ".h":
            seen.update(found)
    expect(max(seen.values()) == 1, f"tags of several headers: {[tag for tag, count in seen.items() if count > 1]}")


def check_exports(library, names):
    exported = set()
    for line in output("nm", "-D", "--defined-only", library).splitlines():
        kind, name = line.split()[-2:]
        expect(name.startswith("unbank_"), f"{library.name}: exports {name}")
        if kind != "A":  # the name of the symbols' version
            exported.add(name.split("@")[0])
    expect(not exported - names, f"{library.name}: exported but in no header: {', '.join(sorted(exported - names))}")
    expect(not names - exported, f"{library.name}: declared but not exported: {', '.join(sorted(names - exported))}")


def check_linked(library, soname, allowed):
    dynamic = output("readelf", "-d", "-W", library)
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
    found = re.findall(r"\(SONAME\).*\[(.*)\]", dynamic)
    expect(found == [soname], f"{library.name}: its soname is {found}, not {soname}")
    for name in needed:
        expect(re.match(allowed, name), f"{library.name}: needs {name}")
    return needed


def check_compiles(include, header, compilers):
    for compiler in compilers:
        for language, standard in [("c", "c17"), ("c++", "c++17")]:
            is_cxx = "++" in pathlib.Path(compiler).name
            if is_cxx != (language == "c++"):
                continue
            done = subprocess.run([compiler, *STRICT, f"-std={standard}", f"-I{include}", "-x", language, "-"], text=True,
                                  capture_output=True, input=f'#include "unbank/{header}"\nextern int unbank_not_empty;\n')
            expect(not done.returncode, f"{header} as {standard} by {compiler}:\n{done.stderr}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--include", type=pathlib.Path, required=True)
    parser.add_argument("--lib", type=pathlib.Path, required=True)
    parser.add_argument("--source", type=pathlib.Path)
    parser.add_argument("--llvm-major", required=True)
    parser.add_argument("--compiler", nargs="+", default=[])
    arguments = parser.parse_args()

    headers = {path: without_comments(path.read_text()) for path in sorted(arguments.include.glob("unbank/*.h"))}
    in_c = {path: text for path, text in headers.items() if path.name != IN_NAMESPACE}
    functions = {path.name: declared(text)[0] for path, text in in_c.items()}
    tags = check_names(in_c)
    if arguments.source:
        check_inside(arguments.source, tags)
    for path in headers:
        check_described(path)
        check_compiles(arguments.include, path.name, arguments.compiler)

    whole, model = arguments.lib / "libunbank.so", arguments.lib / "libunbank-model.so"
    check_exports(whole, set().union(*functions.values()))
    check_exports(model, set().union(*(functions[name] for name in MODEL)))
    needed = check_linked(whole, f"libunbank-{arguments.llvm_major}.so.9", ".*")
    expect(any(name.startswith("libLLVM") for name in needed), f"libunbank is not linked to libLLVM: {needed}")
    check_linked(model, "libunbank-model.so.9", r"libc\.|ld-linux")
    # The plugin is loaded by programs that may have a libunbank of their own.
    plugin = output("nm", "-D", "--defined-only", arguments.lib / "Unbank.so")
    expect("unbank_" not in plugin, f"the plugin exports {plugin}")
    expect("llvmGetPassPluginInfo" in plugin, "the plugin does not export llvmGetPassPluginInfo")

    print("\n".join(problems) or f"{sum(map(len, functions.values()))} functions, {len(tags)} tags, {len(headers)} headers")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
