# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What makes pointers to shared memory 32 bits wide.

clang's own -fcuda-short-ptr reaches the backend of clang 22, not that of clang 19, which then finds two data layouts: so both
halves of it are said to each."""

CLANG = ["-Xclang", "-fcuda-short-ptr", "-Xclang", "-mllvm", "-Xclang", "--nvptx-short-ptr"]
LLC = ["-nvptx-short-ptr"]
