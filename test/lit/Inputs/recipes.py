#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""recipes.py PAGE UNBANK FOLDER: runs the commands of the CI recipes of docs/gate.md in a project with a conflict that is new: each must find
it, and write a SARIF file that says so."""
import json
import os
import pathlib
import re
import subprocess
import sys

page, unbank, folder = pathlib.Path(sys.argv[1]).read_text(), sys.argv[2], pathlib.Path(sys.argv[3])
environment = dict(os.environ, CUDA_PATH="none", PATH=f"{os.path.dirname(unbank)}:{os.environ['PATH']}")
recipes = re.findall(r"^    .*?(?:run: |script: |sh ')(unbank [^'\n]*)", page, re.MULTILINE)
for command in recipes:
    (folder / "unbank.sarif").unlink(missing_ok=True)
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    results = json.loads((folder / "unbank.sarif").read_text())["runs"][0]["results"]
    print(f"exit {done.returncode}, {done.stderr.count(': error: ')} error, {[each['baselineState'] for each in results]}")
