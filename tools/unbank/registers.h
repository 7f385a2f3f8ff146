/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How many registers a thread of each kernel takes in nvcc's code, which is not that of clang: it
 * may unroll what clang does not. The toolkit's nvcc compiles the source to a cubin that nobody
 * keeps, and ptxas says of each kernel:
 *
 *     ptxas info    : Compiling entry function '_Z4scanPjPKj' for 'sm_90'
 *     ptxas info    : Used 27 registers, used 1 barriers, 8192 bytes smem */
#ifndef UNBANK_REGISTERS_H
#define UNBANK_REGISTERS_H

#include "inputs.h"
#include "patch.h"

struct kernel_registers {
  const char *kernel; /* mangled */
  unsigned registers;
};
LIST_STRUCT(registers_list, struct kernel_registers);

/* Those of a job's source, with these files in place of its own. nvcc is that of the toolkit whose
 * headers clang reads. Empty: it is not there, or cannot compile the source; or one of the files is
 * a header, in whose place nvcc takes no other. */
struct registers_list registers_by_nvcc(struct arena *arena, const struct job *job,
                                        const char *architecture, const struct patched_list *files);

/* 0: not known. */
unsigned registers_of(const struct registers_list *list, const char *kernel);

#endif
