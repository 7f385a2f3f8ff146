/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX, translated to LLVM IR.
 *
 *   text         instructions, with their operands, as assembly/text.h has them
 *   cell         what a register, or an operand $0 of the asm statement, holds at the moment
 *   guard        @p before an instruction: it gets a block of its own, joined by phis
 *   label        where it begins a block; cells of a text with labels are in memory, so that any
 *                branch finds them
 *   instruction  a row of a table by its first word (compute.c, convert.c, memory.c and others),
 *                whose function emits IR, or answers false: not known
 *
 * The text is translated twice: first into a function that is thrown away, to see whether all of it
 * is known; then in the place of the call. */
#ifndef UNBANK_SIM_PTX_INLINE_INTERNAL_H
#define UNBANK_SIM_PTX_INLINE_INTERNAL_H

#include "assembly/text.h"
#include "sim/ptx/lower.h"

/* Types. kind: b, u, s: integer; f: half, float or double; h: bfloat; p: predicate; t: TF32; else
 * FP8, as the rows of narrow.c call it. */
struct ptx_type {
  char kind;
  unsigned bits, lanes; /* of one lane */
  const char *name;
};
/* The type a word names; kind 0: none. */
struct ptx_type ptx_type(const char *word);
static inline bool ptx_is_real(struct ptx_type type) {
  return type.kind == 'f' || type.kind == 'h';
}

/* Translation. */

struct cell {
  const char *name;
  LLVMTypeRef type; /* of a declared register or an output */
  LLVMValueRef value;
  LLVMValueRef memory; /* in a text with labels: where the value is; else NULL */
};

struct ptx {
  struct lowering *lower;
  LLVMBuilderRef builder;
  LLVMValueRef at; /* the instruction in front of which IR is emitted */
  LLVMValueRef function;
  LIST_OF(struct cell) cells;
  LLVMBasicBlockRef *blocks; /* those that begin at the labels of the text */
};

/* Replaces a call of inline assembly; false: left alone. */
bool ptx_lower(struct lowering *lower, LLVMValueRef call);

/* The value that stands for a call of llvm.nvvm.NAME, of a store the call itself; NULL: it is none
 * of wmma, or of mma, or not known. */
LLVMValueRef lower_wmma(struct lowering *it, LLVMValueRef call, const char *name);
LLVMValueRef lower_mma(struct lowering *it, LLVMValueRef call, const char *name);

static inline bool ptx_has(const struct asm_instruction *inst, const char *word) {
  return unbank_asm_has(inst, word);
}
/* A modifier such as ".ftz" of an instruction that has it; else "". */
static inline const char *ptx_if(const struct asm_instruction *inst, const char *modifier) {
  return ptx_has(inst, modifier + 1) ? modifier : "";
}
/* The one of some words that an instruction has; NULL: none. */
#define PTX_WHICH(inst, ...) ptx_which((inst), (const char *const[]){__VA_ARGS__, NULL})
static inline const char *ptx_which(const struct asm_instruction *inst, const char *const *words) {
  while (*words && !ptx_has(inst, *words))
    words++;
  return *words;
}
/* The i-th type among the words; kind 0: there are fewer. */
struct ptx_type ptx_type_at(const struct asm_instruction *inst, unsigned i);
LLVMTypeRef ptx_llvm_type(const struct ptx *it, struct ptx_type type);
LLVMTypeRef ptx_int(const struct ptx *it, unsigned bits);
/* Any value as bits, and bits as a value of another type: cut or extended. */
LLVMValueRef ptx_bits(struct ptx *it, LLVMValueRef value);
LLVMValueRef ptx_fit(struct ptx *it, LLVMValueRef value, LLVMTypeRef type, bool is_signed);
/* An operand's value; NULL: not known. */
LLVMValueRef ptx_get(struct ptx *it, const struct asm_operand *operand, struct ptx_type type);
/* Operand i of an instruction; NULL also where it has fewer. */
LLVMValueRef ptx_source(struct ptx *it, const struct asm_instruction *inst, unsigned i,
                        struct ptx_type type);
/* Sets a register; false: not known, or the value is NULL. */
bool ptx_set(struct ptx *it, const struct asm_operand *operand, LLVMValueRef value, bool is_signed);
/* Where the carry of add.cc lives, of the function. */
LLVMValueRef ptx_carry(struct ptx *it);
/* A call of the host function "unbank." NAME; NULL: there is none. */
LLVMValueRef ptx_host(struct ptx *it, const char *name, LLVMTypeRef result, LLVMValueRef *values,
                      unsigned count);
/* The same, whose value is the instruction's result, operand 0; false: there is none. */
bool ptx_host_result(struct ptx *it, const struct asm_instruction *inst, const char *name,
                     LLVMTypeRef result, LLVMValueRef *values, unsigned count);
/* A call of one of LLVM's own intrinsics, of one type. */
LLVMValueRef ptx_intrinsic(struct ptx *it, const char *name, LLVMTypeRef type, LLVMValueRef *values,
                           unsigned count);
const char *ptx_printf(struct ptx *it, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

typedef bool ptx_emit(struct ptx *it, const struct asm_instruction *inst);
struct ptx_row {
  const char *word;
  ptx_emit *emit;
};
extern const struct ptx_row ptx_compute[], ptx_convert[], ptx_memory[], ptx_collective[],
    ptx_mbarrier[], ptx_multiply[];

/* The pointer that an address operand holds, in an address space; NULL: not known. */
LLVMValueRef ptx_address(struct ptx *it, const struct asm_operand *operand, unsigned space);
/* Forms of cp.async (mbarrier.c). */
bool ptx_copy_arrive(struct ptx *it, const struct asm_instruction *inst);
bool ptx_copy_bulk(struct ptx *it, const struct asm_instruction *inst);

#endif
