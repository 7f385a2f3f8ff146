# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ncu_launches.py NAME LOADS...: an export of ncu's page raw, of kernels that were launched with two blocks of 32 threads and took so many
wavefronts for loads, as many of them counted as conflicts."""
import csv
import sys

out = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\n")
out.writerow(["ID", "Kernel Name", "Block Size", "Grid Size", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
              "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"])
out.writerow([""] * 6)
for number, (name, loads) in enumerate(zip(sys.argv[1::2], sys.argv[2::2])):
    out.writerow([number, name, "(32, 1, 1)", "(2, 1, 1)", loads, loads])
