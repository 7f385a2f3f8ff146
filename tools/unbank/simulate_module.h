/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank simulate: the module of a run. */
#ifndef UNBANK_SIMULATE_MODULE_H
#define UNBANK_SIMULATE_MODULE_H

#include <llvm-c/Core.h>

#include "simulate.h"

/* Reads the inputs, links them if there are several, and finds the kernel, as the module calls it.
 * Fills the texts of `head` that tell where all this comes from. The module is the caller's. */
struct outcome simulation_module(const struct simulation *simulation, LLVMContextRef context,
                                 LLVMModuleRef *module, const char **kernel,
                                 struct unbank_report *head);

#endif
