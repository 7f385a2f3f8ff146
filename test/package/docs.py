#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs.py PAGE SOURCE PREFIX FOLDER: runs what a page says one after the other in an empty folder, which has the source's examples, with
PREFIX in the environment and no CUDA toolkit. Each block of `sh` is one script; a block of `text` behind it is what it prints. A block that begins with
a compiler or an interpreter that this machine lacks is left out, and named."""
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys

OPTIONAL = {"ccache", "julia", "rustc"}


def blocks(page):
    """(script, what it prints or None) of each block of `sh`."""
    return [match.groups() for match in re.finditer(r"^```sh\n(.*?)^```\n(?:^```text\n(.*?)^```\n)?", page, flags=re.M | re.S)]


def main(page, source, prefix, folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    (folder / "examples").symlink_to(pathlib.Path(source) / "examples")
    environment = dict(os.environ, PREFIX=prefix, PATH=f"{prefix}/bin:{os.environ['PATH']}", CUDA_PATH="none", PKG_CONFIG_PATH=f"{prefix}/lib/pkgconfig", LD_LIBRARY_PATH=f"{prefix}/lib")
    failed = ran = 0
    for script, shown in blocks(pathlib.Path(page).read_text()):
        tool = script.split()[0]
        if tool in OPTIONAL and not shutil.which(tool):
            print(f"left out, as there is no {tool}: {script.splitlines()[0]}")
            continue
        ran += 1
        done = subprocess.run(["sh", "-eu", "-c", script], cwd=folder, env=environment, text=True, stdout=subprocess.PIPE)
        if done.returncode or (shown is not None and done.stdout != shown):
            failed += 1
            print(f"exit {done.returncode}:\n{script}", *difflib.unified_diff((shown or "").splitlines(), done.stdout.splitlines(),
                                                                             "the page", "the command", lineterm=""), sep="\n")
    print(f"{ran} commands of {page}, {failed} failed")
    sys.exit(failed > 0 or not ran)


if __name__ == "__main__":
    main(*sys.argv[1:])
