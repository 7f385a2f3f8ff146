/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where LLVM 19 and 22 differ: the only file of lib/ that compares LLVM versions. Each entry says
 * when it can go. Read by C and C++.
 */
#ifndef UNBANK_SHIM_COMPAT_H
#define UNBANK_SHIM_COMPAT_H

#include <llvm/Config/llvm-config.h>

/* The plugin interface moved to a library of its own in 22 and grew a PreCodeGenCallback, which
 * raised its version. Goes when 21 is the oldest LLVM that need not be supported. */
#define UNBANK_HAS_PRE_CODE_GEN (LLVM_VERSION_MAJOR >= 22)
#if UNBANK_HAS_PRE_CODE_GEN
#define UNBANK_PASS_PLUGIN_H "llvm/Plugins/PassPlugin.h"
#define UNBANK_PLUGIN_API_VERSION 2
#define UNBANK_PLUGIN_PRE_CODE_GEN_FIELD                                                           \
  bool (*pre_code_gen)(void *module, void *machine, int file_type, void *stream);
#define UNBANK_PLUGIN_PRE_CODE_GEN(function) .pre_code_gen = (function),
#else
#define UNBANK_PASS_PLUGIN_H "llvm/Passes/PassPlugin.h"
#define UNBANK_PLUGIN_API_VERSION 1
#define UNBANK_PLUGIN_PRE_CODE_GEN_FIELD
#define UNBANK_PLUGIN_PRE_CODE_GEN(function)
#endif

/* Callbacks of OptimizerLast are told the phase of link-time optimisation from 20 on. Goes with 19.
 */
#if LLVM_VERSION_MAJOR >= 20
#define UNBANK_OPTIMIZER_LAST_PHASE , ThinOrFullLTOPhase
#else
#define UNBANK_OPTIMIZER_LAST_PHASE
#endif

/* What can set up codegen's passes became TargetMachine itself. Goes with 19. */
#if LLVM_VERSION_MAJOR >= 20
#define UNBANK_CODEGEN_TARGET_MACHINE TargetMachine
#else
#define UNBANK_CODEGEN_TARGET_MACHINE LLVMTargetMachine
#endif

/* Passes that LLVM's codegen runs ahead of the target's own, to expand what is too wide. Goes with
 * 19. */
#if LLVM_VERSION_MAJOR >= 22
#define UNBANK_ADD_EXPANSIONS(passes, machine)                                                     \
  (passes).add(createExpandIRInstsPass((machine).getOptLevel()));
#else
#define UNBANK_ADD_EXPANSIONS(passes, machine)                                                     \
  (passes).add(createExpandLargeDivRemPass());                                                     \
  (passes).add(createExpandLargeFpConvertPass());
#endif

/* The newest PTX that codegen knows. Grows with LLVM. */
#if LLVM_VERSION_MAJOR >= 22
#define UNBANK_NEWEST_PTX "+ptx90"
#else
#define UNBANK_NEWEST_PTX "+ptx85"
#endif

/* Block shapes are rows of !nvvm.annotations, of which codegen keeps a table for the whole process.
 * They became attributes of functions in 21. Goes with 20. */
#define UNBANK_KEEPS_ANNOTATIONS (LLVM_VERSION_MAJOR < 21)

/* Atomics that wrap at a number are in the C API from 20 on. Goes with 19. */
#if LLVM_VERSION_MAJOR >= 20
#define UNBANK_IS_WRAPPING_INCREMENT(operation) ((operation) == LLVMAtomicRMWBinOpUIncWrap)
#define UNBANK_IS_WRAPPING_DECREMENT(operation) ((operation) == LLVMAtomicRMWBinOpUDecWrap)
#else
#define UNBANK_IS_WRAPPING_INCREMENT(operation) false
#define UNBANK_IS_WRAPPING_DECREMENT(operation) false
#endif

/* The cases of a switch are no longer operands from 22 on, and have a question of their own. Goes
 * with 21. */
#if LLVM_VERSION_MAJOR >= 22
#define UNBANK_SWITCH_CASE_VALUE(inst, successor) LLVMGetSwitchCaseValue(inst, successor)
#else
#define UNBANK_SWITCH_CASE_VALUE(inst, successor) LLVMGetOperand(inst, 2 * (successor))
#endif

#endif
