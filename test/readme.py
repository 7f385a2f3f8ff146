#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""readme.py README BUILD FOLDER: runs the commands of the README one after the other, in a folder that has what they name, and compares what
it shows of their output.

A command is an indented line that begins with a program of ours or with clang++, behind "$ " if its output follows; `\\` joins lines. Left out is
what only stands for something ("..."), what installs and builds, and tools/, which have tests of their own. my.cu is a whole program."""
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys

PROGRAMS = ("unbank ", "build/llvm-22/bin/unbank ", "clang++-22 ")


def commands(text):
    """(command, its output or None)"""
    lines = text.replace("\\\n", " ").split("\n")
    for number, line in enumerate(lines):
        command = line.removeprefix("    ").removeprefix("$ ")
        if not line.startswith("    ") or not command.startswith(PROGRAMS) or "…" in command:
            continue
        shown = None
        if line.startswith("    $ "):
            end = number + 1
            while not lines[end] or lines[end].startswith("    "):
                end += 1
            shown = "\n".join(each.removeprefix("    ") for each in lines[number + 1:end]).rstrip() + "\n"
        yield re.sub(r" +# .*", "", command), shown


def prepare(folder, build):
    source = pathlib.Path(__file__).resolve().parent.parent
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "build").mkdir(parents=True)
    (folder / "build/llvm-22").symlink_to(build)
    for name in ("examples", "test"):
        (folder / name).symlink_to(source / name)
    shutil.copy(source / "test/package/cuda/first.cu", folder / "my.cu")
    (folder / "include").mkdir()


def main(readme, build, folder):
    folder, build = pathlib.Path(folder), pathlib.Path(build).resolve()
    prepare(folder, build)
    environment = dict(os.environ, PATH=f"{build}/bin:/usr/lib/llvm-22/bin:{os.environ['PATH']}")
    failed = ran = 0
    text = pathlib.Path(readme).read_text()
    inline = [(command, None) for command in re.findall(r"`(unbank (?:analyze|wavefronts) [^`…]*)`", text) if "compile_commands" not in command
              and "FILE" not in command and " in." not in command and "rows.csv" not in command]
    for command, shown in list(commands(text)) + inline:
        ran += 1
        done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode or (shown is not None and done.stdout != shown):
            failed += 1
            print(f"exit {done.returncode}: {command}\n{done.stderr}", *difflib.unified_diff((shown or "").splitlines(), done.stdout.splitlines(),
                                                                                          "the README", "the command", lineterm=""), sep="\n")
        else:
            print(f"fine: {command}")
    print(f"{ran} commands of {readme}, {failed} failed")
    sys.exit(failed > 0 or ran < 5)


if __name__ == "__main__":
    main(*sys.argv[1:])
