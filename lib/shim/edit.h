/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that the rewriter uses: plain actions, no policy. */
#ifndef UNBANK_SHIM_EDIT_H
#define UNBANK_SHIM_EDIT_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Moves a global before another one of the same module. */
void unbank_insert_global_before(LLVMValueRef global, LLVMValueRef before);
/* Replaces a global by another one in a function, also in its constant expressions. */
void unbank_replace_in_function(LLVMValueRef function, LLVMValueRef from, LLVMValueRef to);
/* Turns a function into an external declaration. */
void unbank_drop_body(LLVMValueRef function);
/* Replaces aliases by their aliasees, and deletes them. If the linker may bind a name to another
 * function, or if it is an ifunc, it becomes an external declaration. */
void unbank_resolve_aliases(LLVMModuleRef module);
/* Removes a global from llvm.used and llvm.compiler.used. */
void unbank_forget_used(LLVMValueRef global);
/* Deletes constant expressions of a global that nothing uses. */
void unbank_drop_dead_constants(LLVMValueRef global);
/* The same for all globals and functions of a module. Passes leave such expressions behind, which
 * the text of the module does not show. */
void unbank_drop_all_dead_constants(LLVMModuleRef module);
/* Removes clang's record of the driver's command line (-frecord-command-line) from a module, and
 * returns it: words separated by blanks, with a backslash before each blank or backslash inside a
 * word. NULL if there is none; else the caller frees it. */
char *unbank_take_command_line(LLVMModuleRef module);
/* Whether LLVM's PTX of the module will be for a debugger (".target sm_90, debug"), for which ptxas
 * does not optimise. It is not if there are only line directives, as clang emits for GPUs with
 * -gline-tables-only, but it is with LLVM's own line tables (DICompileUnit::LineTablesOnly). */
bool unbank_is_for_debugger(LLVMModuleRef module);

/* Gives `made` the debug information of the array `old`, with the dimensions of made's own type.
 * Does nothing if `old` has none, or its dimensions are not those of an array. */
void unbank_copy_array_debug(LLVMValueRef old, LLVMValueRef made);

/* Splits a block before `inst`, and returns the new block, which begins with it; phis are updated.
 */
LLVMBasicBlockRef unbank_split_block(LLVMValueRef inst);

/* Merges a block into its only predecessor. */
void unbank_merge_block(LLVMBasicBlockRef block);
/* Moves an instruction before another one. Its debug records move with it; those of its old
 * successor stay. */
void unbank_move_before(LLVMValueRef inst, LLVMValueRef before);

/* Makes a copy of an instruction, in no block yet, without what the instruction promises of its
 * operands and its result: flags, attributes, metadata. */
LLVMValueRef unbank_clone_plainly(LLVMValueRef inst);

/* Replaces a value by another one in all instructions. Value handles and debug records keep the old
 * one. */
void unbank_use_instead(LLVMValueRef from, LLVMValueRef to);
/* Redirects the edge between two blocks through a new block that only branches to `to`. */
void unbank_lead_through(LLVMBasicBlockRef from, LLVMBasicBlockRef through, LLVMBasicBlockRef to);
/* Redirects the edge back, and deletes that block. */
void unbank_lead_around(LLVMBasicBlockRef through);
/* The only predecessor of a block. */
LLVMBasicBlockRef unbank_block_before(LLVMBasicBlockRef block);

/* Copies all blocks of a function except the entry. Each of `zeros`, integers of the entry, is
 * replaced by 0 in the copies, which have no predecessors yet. Returns the copy of `head`, and
 * replaces each of `instructions` by its copy. */
LLVMBasicBlockRef unbank_copy_body(LLVMBasicBlockRef head, const LLVMValueRef *zeros,
                                   size_t zero_count, LLVMValueRef *instructions, size_t count);

/* A copy of all blocks of a function that belongs to no module. It uses stand-ins for globals, so
 * that what is found by the uses of these does not meet it. */
struct unbank_body;
/* Copies the blocks of a function, and replaces each of `instructions` by its copy. */
struct unbank_body *unbank_keep_body(LLVMValueRef function, LLVMValueRef *instructions,
                                     size_t count);
/* Moves kept blocks behind those of the function, which may have changed since, as may the globals.
 * Returns the copy of what was the entry, which has no predecessors yet, and frees the body. */
LLVMBasicBlockRef unbank_add_body(struct unbank_body *body, LLVMValueRef function);
/* Frees a body with its blocks. */
void unbank_forget_body(struct unbank_body *body);
/* Whether executing an instruction twice may differ from executing it once. */
bool unbank_has_effects(LLVMValueRef inst);

/* Makes an internal copy of a function, right after it, with its attributes and metadata, and debug
 * information of its own. */
LLVMValueRef unbank_copy_function(LLVMValueRef function, const char *name);
/* For a function that accesses memory by globals, and no longer through its parameters: turns its
 * memory effects on arguments, and those of its calls, into effects on any memory, and removes
 * attributes about memory from its parameters. */
void unbank_forget_parameters(LLVMValueRef function);
/* Inlines a call of a function that is defined here. False if LLVM cannot inline it; then nothing
 * has changed. */
bool unbank_inline_call(LLVMValueRef call);
/* Makes a call call another function of the same type. */
void unbank_call_instead(LLVMValueRef call, LLVMValueRef function);

/* Records the order of the use lists of instructions, arguments and blocks, which bitcode
 * preserves. A NULL among the values is skipped. */
struct unbank_uses;
struct unbank_uses *unbank_note_uses(const LLVMValueRef *values, size_t count);
/* Restores the order of the recorded uses, and frees the record. The values must still exist. */
void unbank_restore_uses(struct unbank_uses *uses);
/* Frees the record. */
void unbank_forget_uses(struct unbank_uses *uses);

/* The module as bitcode that preserves the order of use lists. */
LLVMMemoryBufferRef unbank_ordered_bitcode(LLVMModuleRef module);

/* Follows instructions through passes that replace or delete them. */
struct unbank_watch;
struct unbank_watch *unbank_watch_create(const LLVMValueRef *values, size_t count);
/* What value `index` has become; NULL if it was deleted. */
LLVMValueRef unbank_watch_get(const struct unbank_watch *watch, size_t index);
void unbank_watch_dispose(struct unbank_watch *watch);

#ifdef __cplusplus
}
#endif
#endif
