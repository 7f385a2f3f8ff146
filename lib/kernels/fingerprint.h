/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_KERNELS_FINGERPRINT_H
#define UNBANK_KERNELS_FINGERPRINT_H

#include <llvm-c/Core.h>
#include <stdint.h>

/* A hash of what a kernel and all that it calls do, by which a measurement of it is known again. It
 * is the same for the module in memory, as text and as bitcode, with debug information and without,
 * and whatever else the module holds. */
uint64_t unbank_fingerprint(LLVMValueRef kernel);

#endif
