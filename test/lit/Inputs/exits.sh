#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# exits.sh CODE COMMAND...: fails unless the command ends with that exit code.
code=$1
shift
"$@"
found=$?
test "$found" = "$code" || { echo "exit code $found, not $code"; exit 1; }
