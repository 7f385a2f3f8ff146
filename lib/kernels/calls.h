/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a kernel may run. Every instruction of the module is read once, into a graph with a node for
 * each function that has a body, and an edge to each function that it may call. Two more nodes
 * stand for what is not seen: the target of calls through pointers, with an edge to each function
 * whose address is taken; and the code of other modules, with an edge to each function of this one
 * that it may call. All answers are walks over this graph.
 *
 * What is not analysed is recorded, too: the first call of a kernel whose target is not seen
 * (`unseen`), and the first instruction that may access shared memory without being a listed access
 * (`uncounted`), and the first of these whose address comes from no array (`baseless`). CUDA's own
 * device runtime (kernels/runtime.h) is no gap. A kernel `leaves` if code of other modules may run
 * as a part of it, through an undefined function or a pointer, unless the program is this module
 * alone (module->is_whole). */
#ifndef UNBANK_KERNELS_CALLS_H
#define UNBANK_KERNELS_CALLS_H

#include "model/model.h"

/* Finds out whether the module is a part of a program, or all of it: is_part, may_be_part and
 * is_whole. Has to be called before all else. */
void unbank_find_program(struct module *module);

/* Builds module->calls, once its arrays have been found. Pins arrays that inline assembly names. */
void unbank_find_calls(struct module *module);

/* Sets a kernel's functions, in the order of the walk, and its gaps. */
void unbank_follow_calls(struct module *module, struct kernel *kernel);

/* Whether code of other modules may run a function: by its name, or through a function that they
 * may call, or by its address, which may have been passed to them. Kernels are not exposed by their
 * names, since device code of other modules does not call them. */
bool unbank_is_exposed(const struct module *module, LLVMValueRef function);

/* Whether any kernel followed so far may run a function. */
bool unbank_is_run(const struct module *module, LLVMValueRef function);

/* Whether a call that a trace does not follow may lead to a function: one through a pointer, an
 * alias, an invoke. */
bool unbank_is_unfollowed(const struct module *module, LLVMValueRef function);

/* Whether an access of a kernel is a load that may be executed less often, because LLVM may replace
 * a call that leads to its function by the result of an earlier one: the two have the same
 * arguments and write nothing. Writes between them are not considered. */
bool unbank_may_call_be_merged(const struct module *module, const struct kernel *kernel,
                               const struct access *access);
/* Likewise of all loads of a function. */
bool unbank_may_calls_be_merged(const struct module *module, LLVMValueRef function);

/* What a gap is, for users: "a call of other(float*), which this module does not define". */
const char *unbank_gap_text(const struct module *module, const struct gap *gap);

#endif
