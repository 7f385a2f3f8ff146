/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launch bounds in the IR: function attributes "nvvm.maxntid"="256,1,1" from LLVM 21 on, rows of
 * !nvvm.annotations before. */
#ifndef UNBANK_SHIM_NVVM_H
#define UNBANK_SHIM_NVVM_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "unbank/options.h"

/* Whether a row of !nvvm.annotations says `key` of the function; *value (may be NULL) gets its
 * number. */
bool unbank_nvvm_annotation(LLVMModuleRef module, LLVMValueRef function, const char *key,
                            unsigned *value);

/* "maxntid", "reqntid" or "cluster_dim" of a kernel, missing dimensions 1; x == 0 when there is
 * none, or none that makes sense: at most three numbers above 0. */
struct unbank_shape unbank_read_shape(LLVMModuleRef module, LLVMValueRef function,
                                      const char *what);

/* What OpenCL's attribute reqd_work_group_size says of a kernel; x == 0: nothing. Codegen for NVPTX
 * does not read it. */
struct unbank_shape unbank_read_work_group(LLVMValueRef function);

/* Sets reqntid and removes maxntid. */
void unbank_write_reqntid(LLVMModuleRef module, LLVMValueRef function, struct unbank_shape shape);

#endif
