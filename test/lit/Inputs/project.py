#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""project.py FOLDER: a compile_commands.json there, of a source that clang compiles, one that nvcc compiles, the same listed again and with
another macro, and one that is not CUDA. The first two are for a host with AVX2."""
import json
import sys

folder = sys.argv[1]
with open(f"{folder}/includes.rsp", "w") as file:  # as CMake writes it for makefiles
    file.write(f"--include-path {folder}/b\n")
for name in ("a", "b"):
    with open(f"{folder}/{name}/wide.h", "w") as file:
        file.write("#ifndef __AVX2__\n#error for a host with AVX2\n#endif\n")
nvcc = (f"nvcc -forward-unknown-to-host-compiler --options-file includes.rsp -D'Y=(1 2)' --generate-code=arch=compute_80,code=[sm_80] "
        f"--generate-code=arch=compute_90,code=[sm_90] -Xcompiler=-fPIC,-mavx2 -include {folder}/b/wide.h --use_fast_math -m 64 -std=c++17 -MD -MF k.d -x cu -c {folder}/b/k.cu")
with open(f"{folder}/compile_commands.json", "w") as file:
    json.dump([
        {"directory": f"{folder}/a", "file": "k.cu", "output": "k.o",
         "arguments": ["clang++", "-x", "cuda", "-I.", "-DX=\"a b\"", "--offload-arch=sm_90", "-O2", "-Wall", "-mavx2", "-mllvm", "-unbank-only=none", "-include",
                       "wide.h", "-c", "k.cu", "-o", "k.o"]},
        {"directory": folder, "file": f"{folder}/b/k.cu", "command": nvcc + " -o b.o"},
        {"directory": folder, "file": f"{folder}/b/k.cu", "command": nvcc + " -o again.o"},
        {"directory": folder, "file": f"{folder}/b/k.cu", "command": nvcc + " -DZ=1 -o other.o"},
        {"directory": folder, "file": "main.cpp", "command": "c++ -c main.cpp"},
    ], file)
