#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""nvcc merges neighbours through the types of unbank/array.h as it does without: neighbours.py --nvcc FILE --include FOLDER

Exit code 1: a kernel of neighbours.cu has not the loads and stores of the plain one, by width. 77: there is no nvcc."""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "widths"))
import cubin  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--nvcc", default="/usr/local/cuda/bin/nvcc")
    parser.add_argument("--include", required=True)
    arguments = parser.parse_args()
    if not shutil.which(arguments.nvcc):
        return 77
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "neighbours.cubin"
        subprocess.run([arguments.nvcc, "-std=c++14", "-arch=sm_90", f"-I{arguments.include}", "-cubin", HERE / "neighbours.cu", "-o", out],
                       check=True)
        found = cubin.kernels(out)
    accesses = {name: {row: number for row, number in counts.items() if row != "instructions"} for name, counts in found.items()}
    for name, rows in sorted(accesses.items()):
        print(f"{name:12} {found[name]['instructions']:4} instructions, {rows}")
    plain = accesses["plain_line"]
    return 0 if plain.get(("ld", 16)) and all(rows == plain for rows in accesses.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
