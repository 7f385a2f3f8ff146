# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# same.sh UNBANK LAUNCH KERNELS ORIGINAL FOLDER REWRITTEN...: fails unless each kernel, simulated with one launch, writes the same to its
# argument 1 in all the modules.
set -e
unbank=$1 launch=$2 kernels=$3 original=$4 folder=$5
shift 5
for kernel in $kernels; do
  $unbank simulate "$original" --kernel=$kernel $launch "--output=1=$folder/before" > "$folder/log"
  for rewritten; do
    $unbank simulate "$rewritten" --kernel=$kernel $launch "--output=1=$folder/after" > "$folder/log"
    cmp "$folder/before" "$folder/after"
  done
done
