# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes random kernels for a GPU: as they are and rewritten, as PTX.

    python3 sample.py --fuzz BIN --clang BIN --llc BIN --examples FOLDER --work FOLDER [--seeds FIRST:COUNT]

FOLDER/kernels.json then lists COUNT kernels, each with the launches of the differential test, in the format of bench/manifest.py:
`variants` names the PTX and the IR of the module, `original` first. Modules that fail here are left out."""

import argparse
import json
import os
import re
import subprocess
import sys

from generate import KERNELS_PER_MODULE
from run import Seed


def write_module(tools, seed):
    """IR and PTX of the original and of all variants; the mangled names of the kernels by those of the source."""
    command = [tools.fuzz, "--write=" + seed.folder, seed.module, seed.manifest]
    status = subprocess.run(command, stdout=subprocess.DEVNULL).returncode
    if status != 0:
        raise SystemExit("seed %d fails: run it with run.py" % seed.number)
    for name in os.listdir(seed.folder):
        if name.endswith(".ll"):
            path = os.path.join(seed.folder, name)
            subprocess.run([tools.llc, "-mcpu=sm_90", "-mattr=+ptx78", path, "-o", path.removesuffix(".ll") + ".ptx"], check=True)
    with open(os.path.join(seed.folder, "original.ll")) as file:
        symbols = re.findall(r"^define [^@\n]*ptx_kernel [^@\n]*@(\w+)\(", file.read(), re.M)
    return {re.match(r"_Z\d+(k\d+x)", symbol)[1]: symbol for symbol in symbols}


def unsigned(argument):
    """Manifests hold 64 bits as JSON libraries read them, signed."""
    return {"u64": argument["u64"] % 2**64} if "u64" in argument else argument


def entries_of(seed, names, symbols):
    """The launches of some kernels."""
    with open(seed.manifest) as file:
        launches = json.load(file)["kernels"]
    for launch in launches:
        if launch["kernel"] not in names:
            continue
        yield {"name": "%d-%s" % (seed.number, launch["name"]), "kernel": symbols[launch["kernel"]],
               **{key: launch[key] for key in ("block", "grid", "dynamic_shared", "outputs")},
               "args": [unsigned(argument) for argument in launch["args"]],
               "variants": [{"name": name, "ptx": "%d/%s.ptx" % (seed.number, name), "ll": "%d/%s.ll" % (seed.number, name)}
                            for name in ["original", *launch["variants"]]]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("fuzz", "clang", "llc", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seeds", default="0:200", help="FIRST:COUNT, the first module and the number of kernels")
    tools = parser.parse_args()
    for name in ("fuzz", "examples", "work"):
        setattr(tools, name, os.path.abspath(getattr(tools, name)))
    first, count = map(int, tools.seeds.split(":"))
    entries = []
    for number in range(first, first + -(-count // KERNELS_PER_MODULE)):
        seed = Seed(tools, number)
        names = seed.write()[:count - (number - first) * KERNELS_PER_MODULE]
        seed.compile()
        entries += entries_of(seed, names, write_module(tools, seed))
    with open(os.path.join(tools.work, "kernels.json"), "w") as file:
        json.dump({"version": 1, "kernels": entries}, file, indent=1)
    print("%d launches of %d kernels in %s" % (len(entries), count, os.path.join(tools.work, "kernels.json")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
