# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shrinks a module in which one kernel fails, by llvm-reduce. A smaller module counts if its original still runs (in bounds,
without races) and unbank-fuzz finds the same kind of failure in the same variant."""

import json
import os
import re
import stat
import subprocess


def failure_of(tools, seed, kernel):
    """(trial, variant, kind) of the first failure; for a crash (None, variant, "crash")."""
    done = subprocess.run([tools.fuzz, "--kernel=" + kernel, *seed.modules, seed.manifest], capture_output=True, text=True)
    match = re.search(r"^FAIL \S+ (\S+) (\S+) (\w+):", done.stdout, re.M)
    if match:
        return match.groups()
    if done.returncode in (0, 1):
        raise SystemExit("%d/%s does not fail" % (seed.number, kernel))
    return None, re.findall(r"^at (\S+)", done.stdout, re.M)[-1], "crash"


def write_manifest(seed, kernel, failure, path):
    """The one launch and the one variant that fail."""
    with open(seed.manifest) as file:
        manifest = json.load(file)
    trial, variant, _ = failure
    manifest["kernels"] = [{**entry, "variants": [variant]} for entry in manifest["kernels"]
                           if entry["kernel"] == kernel and trial in (None, entry["name"])]
    manifest["variants"] = [item for item in manifest["variants"] if item["name"] == variant]
    with open(path, "w") as file:
        json.dump(manifest, file, indent=1)


def write_test(tools, kernel, manifest, failure, path):
    """llvm-reduce's question: is this module still interesting?"""
    command = "%s --seconds=2 --kernel=%s \"$1\" %s" % (tools.fuzz, kernel, manifest)
    if failure[2] == "crash":
        text = "%s >/dev/null 2>&1\n[ $? -gt 2 ]\n" % command
    else:
        text = "%s 2>/dev/null | grep -q '^FAIL .* %s %s:'\n" % (command, failure[1], failure[2])
    with open(path, "w") as file:
        file.write("#!/bin/sh\n" + text)
    os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)


def reduce(tools, seed, kernel):
    """The path of the reduced module. Its manifest lies beside it."""
    failure = failure_of(tools, seed, kernel)
    manifest, test, small = (os.path.join(seed.folder, name) for name in ("reduced.json", "interesting.sh", "reduced.ll"))
    write_manifest(seed, kernel, failure, manifest)
    write_test(tools, kernel, manifest, failure, test)
    command = [tools.fuzz, "--kernel=" + kernel, "--write=" + seed.folder, *seed.modules, seed.manifest]
    subprocess.run(command, stdout=subprocess.DEVNULL)
    text = os.path.join(seed.folder, "original.ll")
    subprocess.run([tools.llvm_reduce, "--test=" + test, "--output=" + small, text], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    return small
