# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Sourced by run.sh and verify.sh, after `here` is this folder.
#
# count RESULTS GPU_RUN JOBS: in RESULTS launches.csv, ncu.csv and instructions.csv (by_instruction.awk) of JOBS, which launches one
# block of each kernel.
count() {
  shared=l1tex__data_pipe_lsu_wavefronts_mem_shared_op
  ncu --csv --page raw --print-units base --clock-control none \
    --metrics ${shared}_ld.sum,${shared}_st.sum,${shared}_atom.sum --log-file "$1/ncu.csv" \
    "$2" --count "$1/launches.csv" "$3" || return
  ncu --quiet --force-overwrite --clock-control none --metrics memory_l1_wavefronts_shared --export /tmp/instructions.$$ \
    "$2" --count "$1/launches.again.csv" --rounds 1 "$3" || return
  ncu --import /tmp/instructions.$$.ncu-rep --page source --csv --print-source sass --print-kernel-base mangled |
    awk -F '","' -f "$here/by_instruction.awk" "$3" - >"$1/instructions.csv"
  rm -f /tmp/instructions.$$.ncu-rep "$1/launches.again.csv"
}
