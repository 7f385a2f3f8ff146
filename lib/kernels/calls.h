/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a kernel may run. Every instruction of the module is read once, into a graph: a node for
 * each function with a body, with an edge to each one that it may call. Two more nodes stand for
 * what is not seen: whatever a call through a pointer leads to, with an edge to each function whose
 * address is taken, and the code of other modules, with an edge to each function of this one that
 * it may call. All answers are walks over that graph.
 *
 * What is missing is told, too: the first call of a kernel whose target is not analysed (`unseen`),
 * and the first instruction that may touch shared memory without being a listed access
 * (`uncounted`). CUDA's own device runtime (kernels/runtime.h) is no gap. A kernel `leaves` where
 * code of other modules may run as a part of it: an undefined function, or a pointer, unless the
 * program is this module alone (module->is_whole).
 */
#ifndef UNBANK_KERNELS_CALLS_H
#define UNBANK_KERNELS_CALLS_H

#include "model/model.h"

/* Whether the module is a part of a program, or all of it: is_part, may_be_part and
 * is_whole. Before all else. */
void unbank_find_program(struct module *module);

/* Builds module->calls, once its arrays were found. Pins arrays that inline assembly names. */
void unbank_find_calls(struct module *module);

/* Fills a kernel's functions, in the order in which a walk meets them, and its gaps. */
void unbank_follow_calls(struct module *module, struct kernel *kernel);

/* Whether code of other modules may run a function: they may name it, or it is called by one that
 * they may name, or its address may have been given to them. A kernel alone they cannot run. */
bool unbank_is_exposed(const struct module *module, LLVMValueRef function);

/* Whether any kernel followed so far may run a function. */
bool unbank_is_run(const struct module *module, LLVMValueRef function);

/* Whether a call that a trace does not follow may lead to a function: one through a pointer, an
 * alias, an invoke. */
bool unbank_is_unfollowed(const struct module *module, LLVMValueRef function);

/* Whether an access of a kernel is a load that may be executed less often, as LLVM may take a call
 * that leads to its function for an equal one before it: both have the same arguments, and write
 * nothing. What is written between them is not looked at. */
bool unbank_may_call_be_merged(const struct module *module, const struct kernel *kernel,
                               const struct access *access);

/* "a call of other(float*), which this module does not define": what a gap is, for people. */
const char *unbank_gap_text(const struct module *module, const struct gap *gap);

#endif
