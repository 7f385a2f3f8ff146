/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The door to C++: what LLVM's C API does not expose (yet). Each function is a query or a plain
 * action; none contains policy. */
#ifndef UNBANK_SHIM_SHIM_H
#define UNBANK_SHIM_SHIM_H

#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* LLVM's analyses of one module, borrowed from a pass pipeline or made for this run. */
struct unbank_shim;
/* Makes its own analyses, for callers outside a pass pipeline. */
struct unbank_shim *unbank_shim_create(void);
void unbank_shim_dispose(struct unbank_shim *shim);
/* Announces that this process will generate code for the shim's module, at a level. */
void unbank_shim_expect_codegen(struct unbank_shim *shim, LLVMCodeGenOptLevel level);
/* Whether this was announced. *level is set to that level, or else to LLVM's highest. */
bool unbank_shim_expects_codegen(const struct unbank_shim *shim, LLVMCodeGenOptLevel *level);

/* Announces that the shim's module will be written as text, which loses the order of use lists, on
 * which codegen depends. Otherwise codegen is taken to see this order: in this process, or in one
 * that reads bitcode, with which opt, clang and the command write it. */
void unbank_shim_expect_text(struct unbank_shim *shim);
bool unbank_shim_expects_text(const struct unbank_shim *shim);

/* Runs EarlyCSE, LICM, GVN, EarlyCSE again, InstSimplify and DCE on a function that was rewritten,
 * and discards its cached analyses. Accesses may be merged and hoisted, but none is added. */
void unbank_shim_cleanup(struct unbank_shim *shim, LLVMValueRef function);
/* Runs InstSimplify and DCE on a function whose code was copied, and discards its analyses. */
void unbank_shim_simplify(struct unbank_shim *shim, LLVMValueRef function);

/* Runs LLVM's simplification of functions, that of -O3, on a function into which others were
 * inlined, and discards its analyses. */
void unbank_shim_optimise(struct unbank_shim *shim, LLVMValueRef function);
/* Splits the local variables of such a function and keeps them in registers, where that is
 * possible. What accesses other memory is left as it is. */
void unbank_shim_promote(struct unbank_shim *shim, LLVMValueRef function);

/* Discards the analyses of a function that is about to be deleted, since a new function may later
 * have the same address. */
void unbank_shim_forget(struct unbank_shim *shim, LLVMValueRef function);

/* A function's metadata of a kind, or NULL. A kind that the context does not know is not registered
 * with it, since this would change the bitcode of a module that the pass leaves as it is. */
LLVMValueRef unbank_shim_metadata(LLVMValueRef function, const char *kind);

/* Ranges. Integers of at most 64 bits. */

/* A query for the range of an integer whenever a block is executed. The integer dominates it. */
struct unbank_range_query {
  LLVMValueRef value;
  LLVMBasicBlockRef block;
  bool is_signed; /* whether its bits are read as signed */
  /* What the caller knows of an integer: that it is in low .. high, read as unsigned. Returns false
   * if it knows nothing. */
  bool (*known)(LLVMValueRef value, const void *context, int64_t *low, int64_t *high);
  const void *context;
};
/* The range, both ends included. */
void unbank_integer_range(struct unbank_shim *shim, struct unbank_range_query query, int64_t *low,
                          int64_t *high);
/* Whether an add, sub, mul or shl cannot wrap, read as the query says, given the ranges of its
 * operands. */
bool unbank_cannot_wrap(struct unbank_shim *shim, struct unbank_range_query query);
/* What a pointer is a constant distance from, and that distance in bytes. */
LLVMValueRef unbank_base_of(LLVMValueRef pointer, int64_t *bytes);
/* If a condition compares an integer of at most 64 bits with a constant, and holds or not: the
 * integer, and its range start, start + 1, ... start + span, modulo its width. False if it does not
 * compare so, or if any number is possible, or none. */
bool unbank_compared_range(LLVMValueRef condition, bool holds, LLVMValueRef *value, uint64_t *start,
                           uint64_t *span);

/* Whether a condition that holds or not decides another one; then *truth is 1 or 0. */
bool unbank_implies(LLVMValueRef condition, bool holds, LLVMValueRef other, uint64_t *truth);

/* Whether all bits of a value, or of each element of a vector, are used: for integers, by LLVM's
 * DemandedBits; for floats, if none is reinterpreted as an integer. */
bool unbank_reads_all_bits(struct unbank_shim *shim, LLVMValueRef inst);

/* ScalarEvolution. */

/* Whether a header phi is {start,+,step} with a constant step, which is then written to *step. */
bool unbank_scev_constant_step(struct unbank_shim *shim, LLVMValueRef phi, int64_t *step);
/* Whether an integer is {start,+,step} in some loop around its instruction. */
bool unbank_scev_is_affine(struct unbank_shim *shim, LLVMValueRef value);
/* For a header phi {start,+,step} whose step is *scale times a loop-invariant value: that value;
 * else NULL. */
LLVMValueRef unbank_scev_step_value(struct unbank_shim *shim, LLVMValueRef phi, int64_t *scale);

/* Loops and dominance, by block. */

/* The header of the innermost loop around a block, or NULL. */
LLVMBasicBlockRef unbank_loop_header(struct unbank_shim *shim, LLVMBasicBlockRef block);
/* Whether `block` is in the loop with this header. */
bool unbank_loop_contains(struct unbank_shim *shim, LLVMBasicBlockRef header,
                          LLVMBasicBlockRef block);
/* The header of the loop around the loop with this header, or NULL. */
LLVMBasicBlockRef unbank_loop_parent(struct unbank_shim *shim, LLVMBasicBlockRef header);
/* Nesting depth: 0 outside all loops. */
unsigned unbank_loop_depth(struct unbank_shim *shim, LLVMBasicBlockRef block);
/* The trip count of a loop, if it is constant; else 0. */
uint64_t unbank_loop_constant_trips(struct unbank_shim *shim, LLVMBasicBlockRef header);
/* The trip count, given that some values are constants, such as blockDim for a known block shape.
 */
typedef bool unbank_number_of(LLVMValueRef value, uint64_t *number, const void *context);
uint64_t unbank_loop_trips_with(struct unbank_shim *shim, LLVMBasicBlockRef header,
                                unbank_number_of *number_of, const void *context);

/* An upper bound of the trip count, or 0 if there is none. */
uint64_t unbank_loop_max_trips(struct unbank_shim *shim, LLVMBasicBlockRef header);

/* The width of GEP indices in an address space. */
unsigned unbank_index_bits(LLVMModuleRef module, unsigned space);
/* How many low bits of an integer or pointer are known to be zero. */
unsigned unbank_known_trailing_zeros(LLVMModuleRef module, LLVMValueRef value);
/* The bits that may be set in an integer of at most 64 bits. */
uint64_t unbank_possible_ones(LLVMModuleRef module, LLVMValueRef value);

/* The demangled name, without the suffix that clang appends for -fgpu-rdc; a copy of the name if it
 * is not mangled. malloc'd. */
char *unbank_demangle(const char *name);

/* Diagnostics */

/* Kinds of optimisation remarks: -Rpass=unbank, -Rpass-missed=unbank and -Rpass-analysis=unbank in
 * clang. */
enum unbank_remark { UNBANK_REMARK_PASSED, UNBANK_REMARK_MISSED, UNBANK_REMARK_ANALYSIS };
/* Whether remarks on a function are shown or recorded. */
bool unbank_shim_wants_remarks(struct unbank_shim *shim, LLVMValueRef function);
/* A piece of a remark: a text and, if it is a figure or a name, its key in records. */
struct unbank_remark_part {
  const char *key; /* NULL: text only */
  const char *text;
};
struct unbank_remark_text {
  const char *name; /* one word, for tools */
  const struct unbank_remark_part *parts;
  size_t count;
  const char *file;  /* its place; NULL: that of the instruction or function */
  long line, column; /* below 1: not known */
};
/* Remarks on an instruction or a function. */
void unbank_shim_remark(struct unbank_shim *shim, LLVMValueRef where, enum unbank_remark kind,
                        const struct unbank_remark_text *text);
/* Emits a warning of the compile. */
void unbank_shim_warning(LLVMModuleRef module, const char *message);
/* Emits an error of the compile: clang and opt print the message and fail. opt exits at once, so
 * errors come last. */
void unbank_shim_error(LLVMModuleRef module, const char *message);
/* Emits an error at a line of the source, in a kernel. If `function` or `file` is NULL, the
 * compiler shows what it knows. Compilers that show places print `message` there, and false is
 * returned. Others print `text`, and exit or go on; true. */
bool unbank_shim_error_at(LLVMValueRef function, const char *file, long line, long column,
                          const char *message, const char *text);

#ifdef __cplusplus
}
#endif
#endif
