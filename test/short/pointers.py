# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What makes pointers to shared memory 32 bits wide.

clang's own -fcuda-short-ptr reaches the backend of clang 22, not that of clang 19, which then finds two data layouts: so both
halves of it are said to each."""

CLANG = ["-Xclang", "-fcuda-short-ptr", "-Xclang", "-mllvm", "-Xclang", "--nvptx-short-ptr"]
# Passes that give accesses pointers to shared memory where clang leaves generic ones: GEPs then have indices of their width.
NATIVE = "infer-address-spaces,instcombine<no-verify-fixpoint>,early-cse"
LLC = ["-nvptx-short-ptr"]
