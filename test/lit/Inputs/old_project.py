#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""old_project.py before|after FILE: a file of an old project with 20 kernels that have a conflict each, and what becomes of it:
one new conflict, one that is worse, one that is moved by ten lines, and new ones that are silenced in each way."""
import sys

after = sys.argv[1] == "after"
out = ['#include "cuda_min.h"',
       "template <int N> struct stride { enum { words = N }; };",
       "using worse = stride<%d>;" % (16 if after else 4)]
for number in range(20):
    words = "worse::words" if number == 7 else "2"
    if after and number == 11:
        out += [""] * 10
    out += ["__global__ void old%d(float value) {" % number,
            "  __shared__ volatile float tile%d[1024];" % number,
            "%stile%d[%s * threadIdx.x] = value;" % ("\t" if after and number == 11 else "  ", number, words),
            "}"]
if after:
    out += ["__global__ void fresh(float value) {",
            "  __shared__ volatile float tile[1024];",
            "  tile[8 * threadIdx.x] = value; tile[8 * threadIdx.x + 1] = value;  // new, and one line",
            "}",
            "__global__ void commented(float value) {",
            "  __shared__ volatile float tile[1024];",
            "  tile[8 * threadIdx.x] = value;  // unbank: ok, few blocks",
            "}",
            "__global__ void annotated(float value) {",
            '  __attribute__((annotate("unbank:off"))) __shared__ volatile float tile[1024];',
            "  tile[8 * threadIdx.x] = value;",
            "}",
            "__global__ void skipped(float value) {",
            "  __shared__ volatile float tile[1024];",
            "  tile[8 * threadIdx.x] = value;",
            "}"]
with open(sys.argv[2], "w") as file:
    file.write("\n".join(out) + "\n")
