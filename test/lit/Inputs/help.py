#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""help.py UNBANK FOLDER: every command and option that --help names must be in FOLDER's unbank.1, bash, zsh and fish; shells that are here
must be able to read theirs, and so must a checker of manual pages."""
import pathlib
import re
import shutil
import subprocess
import sys

unbank, folder = sys.argv[1], pathlib.Path(sys.argv[2])
pages = {name: (folder / name).read_text() for name in ("unbank.1", "bash", "zsh", "fish")}
pages["unbank.1"] = pages["unbank.1"].replace("\\-", "-")


def output(*arguments):
    return subprocess.run([unbank, *arguments], check=True, text=True, stdout=subprocess.PIPE).stdout


commands = re.findall(r"^  ([a-z+]+) ", output("--help"), re.MULTILINE)
wanted, missing = 0, []
for command in commands:
    for option in re.findall(r"^(?:  -\w,|     ) --([a-z-]+)", output(command, "--help"), re.MULTILINE):
        wanted += 1
        forms = {"unbank.1": "--" + option, "bash": "--" + option, "zsh": "'--" + option, "fish": f"from {command}' -l {option}"}
        missing += [f"{name}: --{option} of {command}" for name, form in forms.items() if form not in pages[name]]
    missing += [f"{name}: {command}" for name, page in pages.items() if command not in page]
for check in (["bash", "-n", "bash"], ["zsh", "-n", "zsh"], ["fish", "-n", "fish"], ["mandoc", "-T", "lint", "-W", "error", "unbank.1"]):
    if shutil.which(check[0]) and subprocess.run(check, cwd=folder).returncode:
        missing.append(" ".join(check))
print(*missing, sep="\n")
print(f"{len(commands)} commands, {wanted} options: {'not ' if missing else ''}all are in the man page and in 3 completions")
