/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one door to C++: what LLVM's C API does not (yet) expose. Every function is a question or a
 * plain action; none decides.
 */
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
/* Makes analyses of its own: for callers outside a pass pipeline. */
struct unbank_shim *unbank_shim_create(void);
void unbank_shim_dispose(struct unbank_shim *shim);
/* Says that this process is about to generate code of the module of this shim, at a level. */
void unbank_shim_expect_codegen(struct unbank_shim *shim, LLVMCodeGenOptLevel level);
/* Whether that was said. *level is written in either case; where it was not, LLVM's most. */
bool unbank_shim_expects_codegen(const struct unbank_shim *shim, LLVMCodeGenOptLevel *level);

/* Runs EarlyCSE, LICM, GVN, EarlyCSE again, InstSimplify and DCE on a function that was rewritten,
 * and forgets what was computed for it before. Accesses may be merged and hoisted, and none is made
 * anew. */
void unbank_shim_cleanup(struct unbank_shim *shim, LLVMValueRef function);
/* Runs InstSimplify and DCE on a function whose code was copied, and forgets the same. */
void unbank_shim_simplify(struct unbank_shim *shim, LLVMValueRef function);

/* Forgets a function that is about to be deleted: another one may come to be where it was. */
void unbank_shim_forget(struct unbank_shim *shim, LLVMValueRef function);

/* The metadata of a kind that a function has, or NULL. A kind that the context does not know is not
 * made known to it: that would show in the bitcode of a module that stays as it was. */
LLVMValueRef unbank_shim_metadata(LLVMValueRef function, const char *kind);

/* Ranges. Integers of at most 64 bits. */

/* What is asked of an integer: its range wherever a block is executed that it dominates. */
struct unbank_range_query {
  LLVMValueRef value;
  LLVMBasicBlockRef block;
  bool is_signed; /* how its bits are read */
  /* What the caller knows of an integer wherever it is defined: that it is one of low .. high, read
   * as unsigned. false: nothing. */
  bool (*known)(LLVMValueRef value, const void *context, int64_t *low, int64_t *high);
  const void *context;
};
/* Its range, both ends included. */
void unbank_integer_range(struct unbank_shim *shim, struct unbank_range_query query, int64_t *low,
                          int64_t *high);
/* Whether the ranges of its operands keep an add, sub, mul or shl from wrapping in this reading. */
bool unbank_cannot_wrap(struct unbank_shim *shim, struct unbank_range_query query);

/* Whether code reads each number of a value, or of a vector's, as a whole: of integers by LLVM's
 * DemandedBits; of floats, if none is taken for an integer. */
bool unbank_reads_all_bits(struct unbank_shim *shim, LLVMValueRef inst);

/* ScalarEvolution. */

/* For a loop header phi that is {start,+,step} with a step that is constant: true, and the step. */
bool unbank_scev_constant_step(struct unbank_shim *shim, LLVMValueRef phi, int64_t *step);
/* Whether an integer is {start,+,step} in some loop around its instruction. */
bool unbank_scev_is_affine(struct unbank_shim *shim, LLVMValueRef value);
/* For a header phi {start,+,step} whose step is `scale` times a loop-invariant IR value: that
 * value, else NULL. */
LLVMValueRef unbank_scev_step_value(struct unbank_shim *shim, LLVMValueRef phi, int64_t *scale);

/* Loops and dominance, by block. */

/* The header of the innermost loop around a block, or NULL. */
LLVMBasicBlockRef unbank_loop_header(struct unbank_shim *shim, LLVMBasicBlockRef block);
/* Whether `block` lies in the loop with this header. */
bool unbank_loop_contains(struct unbank_shim *shim, LLVMBasicBlockRef header,
                          LLVMBasicBlockRef block);
/* The header of the loop around the loop with this header, or NULL. */
LLVMBasicBlockRef unbank_loop_parent(struct unbank_shim *shim, LLVMBasicBlockRef header);
/* Nesting depth: 0 outside all loops. */
unsigned unbank_loop_depth(struct unbank_shim *shim, LLVMBasicBlockRef block);
/* Iterations of the loop's header when they are one constant, else 0. */
uint64_t unbank_loop_constant_trips(struct unbank_shim *shim, LLVMBasicBlockRef header);
/* The same where some values are known numbers, as blockDim is in a block of a known shape. */
typedef bool unbank_number_of(LLVMValueRef value, uint64_t *number, const void *context);
uint64_t unbank_loop_trips_with(struct unbank_shim *shim, LLVMBasicBlockRef header,
                                unbank_number_of *number_of, const void *context);

/* Iterations of the loop's header that are never exceeded, or 0. */
uint64_t unbank_loop_max_trips(struct unbank_shim *shim, LLVMBasicBlockRef header);

/* Bits that pointers of an address space are added to in: the width of a GEP's indices. */
unsigned unbank_index_bits(LLVMModuleRef module, unsigned space);
/* Low bits of an integer or pointer that are certainly zero. */
unsigned unbank_known_trailing_zeros(LLVMModuleRef module, LLVMValueRef value);
/* Bits of an integer of at most 64 bits that may be ones. */
uint64_t unbank_possible_ones(LLVMModuleRef module, LLVMValueRef value);

/* The demangled name, malloc'd; a copy of the name when it is not mangled. Without what clang
 * appends for -fgpu-rdc. */
char *unbank_demangle(const char *name);

/* Diagnostics */

/* Kinds of optimisation remark: -Rpass=unbank, -Rpass-missed=unbank and -Rpass-analysis=unbank in
 * clang. */
enum unbank_remark { UNBANK_REMARK_PASSED, UNBANK_REMARK_MISSED, UNBANK_REMARK_ANALYSIS };
/* Whether anyone listens to remarks on a function. */
bool unbank_shim_wants_remarks(struct unbank_shim *shim, LLVMValueRef function);
/* A piece of a remark: text, and where it is a figure or a name, its key in records. */
struct unbank_remark_part {
  const char *key; /* NULL: nothing but text */
  const char *text;
};
struct unbank_remark_text {
  const char *name; /* one word, for tools */
  const struct unbank_remark_part *parts;
  size_t count;
  const char *file;  /* where it stands; NULL: where the instruction or function does */
  long line, column; /* below 1: not known */
};
/* Remarks on an instruction or a function. */
void unbank_shim_remark(struct unbank_shim *shim, LLVMValueRef where, enum unbank_remark kind,
                        const struct unbank_remark_text *text);
/* A warning of the compile. */
void unbank_shim_warning(LLVMModuleRef module, const char *message);
/* An error of the compile: clang and opt print the message and fail. opt ends at once, so errors
 * come last. */
void unbank_shim_error(LLVMModuleRef module, const char *message);
/* An error at a line of the source, in a kernel (NULL, or a file that is NULL: the compiler says
 * what it knows). Compilers that know places show `message` there; false. Others print `text`, and
 * end or go on; true. */
bool unbank_shim_error_at(LLVMValueRef function, const char *file, long line, long column,
                          const char *message, const char *text);

#ifdef __cplusplus
}
#endif
#endif
