/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launch bounds in the IR: function attributes "nvvm.maxntid"="256,1,1" from LLVM 21 on, rows of
 * !nvvm.annotations before. */
#ifndef UNBANK_SHIM_NVVM_H
#define UNBANK_SHIM_NVVM_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "unbank/options.h"

/* Whether !nvvm.annotations has a row with `key` for the function, whose number is written to
 * *value (which may be NULL). */
bool unbank_nvvm_annotation(LLVMModuleRef module, LLVMValueRef function, const char *key,
                            unsigned *value);

/* "maxntid", "reqntid" or "cluster_dim" of a kernel, with missing dimensions 1. x == 0 if there is
 * none, or it is not valid: one to three numbers above 0. */
struct unbank_shape unbank_read_shape(LLVMModuleRef module, LLVMValueRef function,
                                      const char *what);

/* OpenCL's reqd_work_group_size of a kernel; x == 0 if it has none. Codegen for NVPTX does not read
 * it. */
struct unbank_shape unbank_read_work_group(LLVMValueRef function);

/* Sets reqntid and removes maxntid. */
void unbank_write_reqntid(LLVMModuleRef module, LLVMValueRef function, struct unbank_shape shape);

#endif
