#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# An nvcc that compiles nothing. It says of the kernel $KERNEL what ptxas would if it took $PLAIN registers; $PAD if the source has an array with a
# type that pads, and $XOR if it has one that flips bits. It adds its arguments to the file $ASKED.
echo "$@" >> "$ASKED"
[ "$PLAIN" ] || exit 1
for source; do :; done
registers=$PLAIN
grep -q '^ *__shared__ unbank::array<.* unbank::pad<' "$source" && registers=$PAD
grep -q '^ *__shared__ unbank::array<.* unbank::\(xor_\|lin\)<' "$source" && registers=$XOR
echo "ptxas info    : 0 bytes gmem"
echo "ptxas info    : Compiling entry function '$KERNEL' for 'sm_90'"
echo "ptxas info    : Function properties for $KERNEL"
echo "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads"
echo "ptxas info    : Used $registers registers, used 1 barriers"
