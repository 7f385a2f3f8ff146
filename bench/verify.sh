#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs what `bench/verify.py build` built, on a machine with a GPU; needs neither LLVM nor a toolkit there.
#
# usage: bench/verify.sh [--no-counts] RESULTS [BUILT]
#
# In the folder RESULTS: outputs.bin, outputs.csv (bench/outputs.h), and if there is an ncu that may read counters
# launches.csv, ncu.csv and instructions.csv (counts.sh) of one block of each kernel that ran. A kernel that fails ends gpu_run,
# which goes on behind it.
set -u
counts=yes
[ "$1" != --no-counts ] || { counts=no; shift; }
mkdir -p "$1"
results=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
. "$here/counts.sh"
cd "${2:-$(dirname "$0")/../build/verify}" || exit 2

until ./gpu_run --outputs "$results" jobs.txt; do
  begun=$(wc -l <"$results/begun.txt")
  [ "$begun" != "${last:-0}" ] || { echo "verify.sh: nothing can be run"; exit 2; }
  last=$begun
  echo "FAILED: $(tail -n 1 "$results/begun.txt")"
done

# The jobs of which every variant ran.
awk -F '[, ]' 'FNR == NR { if ($3 == "end") ran[$1 " " $2] = 1; next }
  $1 == "kernel" { job = ""; name = $2; good = 1 }
  $1 == "variant" && !((name " " $2) in ran) { good = 0 }
  { job = job $0 "\n" }
  $1 == "end" && good { printf "%s", job }' "$results/outputs.csv" count.txt >count.ran.txt

if [ $counts = no ]; then
  exit 0
elif command -v ncu >/dev/null; then
  count "$results" ./gpu_run count.ran.txt
else
  echo "no ncu on this machine: no counts"
fi
