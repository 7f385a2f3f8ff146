/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Matches a measurement with the kernel that it was made of, whatever else is in the module. */
#ifndef UNBANK_KERNELS_FINGERPRINT_H
#define UNBANK_KERNELS_FINGERPRINT_H

#include <llvm-c/Core.h>
#include <stdint.h>

/* A hash of the code of a kernel and of all that it calls. It is the same for the module in memory,
 * as text and as bitcode, with and without debug information, and does not depend on the rest of
 * the module. */
uint64_t unbank_fingerprint(LLVMValueRef kernel);

#endif
