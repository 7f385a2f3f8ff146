/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that the rewriter uses: plain actions, no decisions. */
#ifndef UNBANK_SHIM_EDIT_H
#define UNBANK_SHIM_EDIT_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Moves a global in front of another of the same module. */
void unbank_insert_global_before(LLVMValueRef global, LLVMValueRef before);
/* Lets a function use another global, also in its constant expressions. */
void unbank_replace_in_function(LLVMValueRef function, LLVMValueRef from, LLVMValueRef to);
/* Makes a function a declaration that the linker would find elsewhere. */
void unbank_drop_body(LLVMValueRef function);
/* Puts what aliases are names of in their place, and deletes them. A name that the linker may give
 * to another function, or code that runs first, becomes that of one which is defined elsewhere. */
void unbank_resolve_aliases(LLVMModuleRef module);
/* Takes a global out of llvm.used and llvm.compiler.used. */
void unbank_forget_used(LLVMValueRef global);
/* Deletes constant expressions that nothing uses from the users of a global. */
void unbank_drop_dead_constants(LLVMValueRef global);
/* Takes clang's record of the driver's command line (-frecord-command-line) out of a module: words
 * apart by blanks, with a backslash before a blank or backslash of their own. NULL: there is none;
 * else the caller frees it. */
char *unbank_take_command_line(LLVMModuleRef module);
/* Whether LLVM's PTX of the module will be for a debugger (".target sm_90, debug"): ptxas then
 * optimises nothing. Line directives alone, which are what clang's -gline-tables-only makes for a
 * GPU, are no such thing; LLVM's own line tables (DICompileUnit::LineTablesOnly) are. */
bool unbank_is_for_debugger(LLVMModuleRef module);

/* Gives `made` the debug information of the array `old`, with the dimensions of made's own type;
 * nothing where `old` has none, or its dimensions are not those of an array. */
void unbank_copy_array_debug(LLVMValueRef old, LLVMValueRef made);

/* Ends the block before `inst`, and returns the new block, which begins with it; phis follow. */
LLVMBasicBlockRef unbank_split_block(LLVMValueRef inst);

/* Appends a block to its only predecessor, in place of that one's branch. */
void unbank_merge_block(LLVMBasicBlockRef block);
/* Moves an instruction before another. Its debug records go with it, and those of its old successor
 * stay. */
void unbank_move_before(LLVMValueRef inst, LLVMValueRef before);

/* Lets all instructions use another value. What watches the old one, or describes it to debuggers,
 * stays with it. */
void unbank_use_instead(LLVMValueRef from, LLVMValueRef to);
/* Lets a block lead to another, `to`, through a new one that only leads there. */
void unbank_lead_through(LLVMBasicBlockRef from, LLVMBasicBlockRef through, LLVMBasicBlockRef to);
/* Takes such a block out again, and deletes it. */
void unbank_lead_around(LLVMBasicBlockRef through);
/* The only block that leads to one. */
LLVMBasicBlockRef unbank_block_before(LLVMBasicBlockRef block);

/* Copies all blocks of a function but its entry, with 0 for each of `zeros`, numbers of the entry;
 * nothing leads to the copies. Returns the copy of `head`; `instructions` of the function
 * become their copies. */
LLVMBasicBlockRef unbank_copy_body(LLVMBasicBlockRef head, const LLVMValueRef *zeros,
                                   size_t zero_count, LLVMValueRef *instructions, size_t count);

/* A copy of a function with a body, right behind it: of this module alone, with all that it says of
 * itself, and debug information of its own. */
LLVMValueRef unbank_copy_function(LLVMValueRef function, const char *name);
/* For a function that no longer uses memory through its parameters, but by globals: whatever it did
 * to that behind its parameters counts as done anywhere, for its calls, too; and its parameters say
 * nothing of memory. */
void unbank_forget_parameters(LLVMValueRef function);
/* Lets a call lead to another function of the same type. */
void unbank_call_instead(LLVMValueRef call, LLVMValueRef function);

/* The order in which LLVM lists the uses of instructions, arguments and blocks, which bitcode
 * shows. NULL among the values: passed over. */
struct unbank_uses;
struct unbank_uses *unbank_note_uses(const LLVMValueRef *values, size_t count);
/* Brings those of its uses that were noted back into that order, and frees it. The values must be
 * there still. */
void unbank_restore_uses(struct unbank_uses *uses);
/* Frees it. */
void unbank_forget_uses(struct unbank_uses *uses);

/* Follows instructions through passes that replace or delete them. */
struct unbank_watch;
struct unbank_watch *unbank_watch_create(const LLVMValueRef *values, size_t count);
/* What value `index` has become; NULL when it was deleted. */
LLVMValueRef unbank_watch_get(const struct unbank_watch *watch, size_t index);
void unbank_watch_dispose(struct unbank_watch *watch);

#ifdef __cplusplus
}
#endif
#endif
