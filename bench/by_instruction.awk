# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: awk -F '","' -f by_instruction.awk JOBS SOURCE
#
# Sums what `ncu --page source --csv` writes of every instruction: a line "wavefronts of shared loads,of shared stores" for each
# launch, in their order; ncu may write each launch as often. SOURCE has a section for each function; those of device functions
# stand before the one of their kernel, and JOBS (bench/jobs.h) names the kernels.
function end_section() {
  if (name in kernels) {
    print loads + 0 "," stores + 0
    loads = stores = 0
  }
}
NR == FNR {
  if (sub(/^symbol /, "")) kernels[$0]
  next
}
/^"Kernel Name"/ {
  end_section()
  name = $2
  sub(/".*/, "", name)
}
/^"Address"/ { for (column = 1; $column !~ /memory_l1_wavefronts_shared/; column++); }
/^"0x/ {
  turns = $column
  gsub(/[",]/, "", turns)
  if ($2 ~ /LDS/) loads += turns
  if ($2 ~ /STS/) stores += turns
}
END { end_section() }
