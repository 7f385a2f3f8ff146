// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The side of the shim that a pass pipeline sees: C++, because the analyses it lends are.
#ifndef UNBANK_SHIM_PIPELINE_H
#define UNBANK_SHIM_PIPELINE_H

#include "llvm/IR/PassManager.h"

#include "shim/shim.h"

// A shim on the analyses of a running pipeline, which must outlive it. Release with
// unbank_shim_dispose.
unbank_shim *unbank_shim_borrow(llvm::FunctionAnalysisManager &analyses);
// The analyses that it asks.
llvm::FunctionAnalysisManager &unbank_shim_analyses(unbank_shim *shim);

#endif
