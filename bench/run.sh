#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs what bench/build.py built, on a machine with a GPU; needs neither LLVM nor a toolkit there.
#
# usage: bench/run.sh [--no-times] [--no-counts] RESULTS [BUILT]
#
# In the folder RESULTS: times.txt, times.csv, and if there is an ncu that may read counters
# launches.csv, ncu.csv, instructions.csv (counts.sh) for bench/counters.py. Goes on after a step that fails; exit code 1 then.
set -u
times=yes counts=yes
while :; do
  case $1 in
  --no-times) times=no ;;
  --no-counts) counts=no ;;
  *) break ;;
  esac
  shift
done
results=$1
built=${2:-$(dirname "$0")/../build/bench/gpu}
mkdir -p "$results"
status=0

step() {
  echo "== $1"
  shift
  "$@" || { echo "FAILED: $*"; status=1; }
}

for program in "$built"/host_device.*; do
  [ ! -e "$program" ] || step "$(basename "$program")" "$program"
done

time_variants() {
  "$built/gpu_run" --csv "$results/times.csv" "$built/jobs.txt" >"$results/times.txt" 2>&1
  code=$?
  cat "$results/times.txt"
  return $code
}
[ $times = no ] || step "times" time_variants

here=$(dirname "$0")
. "$here/counts.sh"
if [ $counts = no ]; then
  :
elif command -v ncu >/dev/null; then
  step "counters" count "$results" "$built/gpu_run" "$built/count.txt"
else
  echo "== counters: no ncu on this machine"
fi
exit $status
