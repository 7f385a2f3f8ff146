# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# products.sh SIMULATE FOLDER KERNEL...: simulates each kernel, and plain_KERNEL, of FOLDER/in.ll, and the kernel of
# FOLDER/padded.ll; fails unless all outputs are equal.
set -e
simulate=$1 folder=$2
shift 2
run() {
  $simulate "$folder/$1.ll" --kernel="$2" --grid=1 --block=32 '--arg=f64[2048]:zero' --output=0="$folder/$3" > "$folder/log" 2>&1 || {
    cat "$folder/log"
    exit 1
  }
}
for kernel; do
  run in "plain_$kernel" plain
  for module in in padded; do
    run $module "$kernel" result
    cmp "$folder/plain" "$folder/result" || { echo "$kernel of $module.ll"; exit 1; }
  done
done
