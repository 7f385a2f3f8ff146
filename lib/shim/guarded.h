// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a guard says of the parts of a sum that it compares: behind `if (i + k < 32)`, with neither
// negative, i is at most 31. C++, because its ranges are LLVM's.
#ifndef UNBANK_SHIM_GUARDED_H
#define UNBANK_SHIM_GUARDED_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Value.h"

// The range of an integer where it is compared, as far as it is known otherwise.
using unbank_range_of = llvm::function_ref<llvm::ConstantRange(llvm::Value *)>;

// The range of `part` on the side of a branch on which `condition` holds, or does not.
llvm::ConstantRange unbank_range_behind(llvm::Value *condition, bool holds, llvm::Value *part,
                                        unbank_range_of range_of);

#endif
