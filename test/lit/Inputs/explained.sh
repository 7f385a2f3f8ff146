#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# explained.sh COUNT UNBANK IN NAME...: fails unless each name explains so many arrays of the module; 0: no array has that name.
count=$1 unbank=$2 input=$3
shift 3
for name in "$@"; do
  "$unbank" explain "$name" "$input" --block=32x8 --top=1 >said 2>problem
  found=$(grep -c '^[a-z_:]* in ' said)
  if [ "$found" != "$count" ] || { [ "$count" = 0 ] && ! grep -qF "$name: no shared array has that name" problem; }; then
    echo "explain $name: $found arrays, not $count" >&2
    cat said problem >&2
    exit 1
  fi
done
