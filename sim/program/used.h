/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which bytes of a loaded value something uses. */
#ifndef UNBANK_SIM_PROGRAM_USED_H
#define UNBANK_SIM_PROGRAM_USED_H

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <stdint.h>

/* A bit for each byte; 0 if all are used, or if it is not known which. */
uint64_t used_bytes(LLVMTargetDataRef layout, LLVMValueRef value);

#endif
