// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranges of the operands of a sum that a branch compares: after `if (i + k < 32)`, if neither is
// negative, i is at most 31. C++, because its ranges are LLVM's.
#ifndef UNBANK_SHIM_GUARDED_H
#define UNBANK_SHIM_GUARDED_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Value.h"

// The range of an integer at the comparison, from other sources.
using unbank_range_of = llvm::function_ref<llvm::ConstantRange(llvm::Value *)>;

// The range of `part` on the side of a branch on which `condition` holds, or does not.
llvm::ConstantRange unbank_range_behind(llvm::Value *condition, bool holds, llvm::Value *part,
                                        unbank_range_of range_of);

#endif
