/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX, translated to LLVM IR.
 *
 *   text         instructions, with their operands, as text.c reads them from one asm string
 *   cell         what a register, or an operand $0 of the asm statement, holds at the moment
 *   guard        @p before an instruction: it gets a block of its own, joined by phis
 *   instruction  a row of a table by its first word (compute.c, convert.c, memory.c and others),
 *                whose function emits IR, or answers false: not known
 *
 * The text is translated twice: first into a function that is thrown away, to see whether all of it
 * is known; then in the place of the call. Labels and branches are not known. */
#ifndef UNBANK_SIM_PTX_INLINE_INTERNAL_H
#define UNBANK_SIM_PTX_INLINE_INTERNAL_H

#include "sim/ptx/lower.h"

/* Text. */

enum operand_kind {
  OPERAND_NAME,    /* a register, a special register, or $N */
  OPERAND_INTEGER, /* 1, 0x1F, -3 */
  OPERAND_FLOAT,   /* 0f3F800000, 0d..., 1.5: `number` holds the bits of a double */
  OPERAND_VECTOR,  /* {a, b} */
  OPERAND_ADDRESS, /* [a + 8]: parts[0], and `number` */
  OPERAND_PAIR,    /* a | b */
};

enum { PTX_PARTS = 8, PTX_OPERANDS = 8, PTX_WORDS = 12 };

struct ptx_operand {
  enum operand_kind kind;
  bool negated; /* !p */
  const char *name;
  uint64_t number;
  struct ptx_operand *parts; /* PTX_PARTS of them */
  unsigned part_count;
};

struct ptx_instruction {
  const char *words[PTX_WORDS]; /* ld.global.v2.f32: "ld", "global", "v2", "f32" */
  unsigned word_count;
  struct ptx_operand operands[PTX_OPERANDS];
  unsigned operand_count;
  const char *guard; /* NULL: none */
  bool guard_negated;
};

struct ptx_register {
  const char *name;
  const char *type; /* "u32" */
};

struct ptx_text {
  struct {
    struct ptx_instruction *items;
    size_t count, capacity;
  } instructions;
  struct {
    struct ptx_register *items;
    size_t count, capacity;
  } registers;
};
/* False: not known. */
bool ptx_read(struct ptx_text *text, const char *source, size_t length, struct arena *arena);

/* Types. kind: b, u, s: integer; f: half, float or double; h: bfloat; p: predicate; t: TF32; else
 * FP8, as the rows of narrow.c call it. */
struct ptx_type {
  char kind;
  unsigned bits, lanes; /* of one lane */
  const char *name;
};
/* The type a word names; kind 0: none. */
struct ptx_type ptx_type(const char *word);

/* Translation. */

struct cell {
  const char *name;
  LLVMTypeRef type; /* of a declared register or an output */
  LLVMValueRef value;
};

struct ptx {
  struct lowering *lower;
  LLVMBuilderRef builder;
  LLVMValueRef at; /* the instruction in front of which IR is emitted */
  LLVMValueRef function;
  struct {
    struct cell *items;
    size_t count, capacity;
  } cells;
};

/* Replaces a call of inline assembly; false: left alone. */
bool ptx_lower(struct lowering *lower, LLVMValueRef call);

bool ptx_has(const struct ptx_instruction *inst, const char *word);
/* The i-th type among the words; kind 0: there are fewer. */
struct ptx_type ptx_type_at(const struct ptx_instruction *inst, unsigned i);
LLVMTypeRef ptx_llvm_type(const struct ptx *it, struct ptx_type type);
LLVMTypeRef ptx_int(const struct ptx *it, unsigned bits);
/* Any value as bits, and bits as a value of another type: cut or extended. */
LLVMValueRef ptx_bits(struct ptx *it, LLVMValueRef value);
LLVMValueRef ptx_fit(struct ptx *it, LLVMValueRef value, LLVMTypeRef type, bool is_signed);
/* An operand's value; NULL: not known. */
LLVMValueRef ptx_get(struct ptx *it, const struct ptx_operand *operand, struct ptx_type type);
/* Operand i of an instruction; NULL also where it has fewer. */
LLVMValueRef ptx_source(struct ptx *it, const struct ptx_instruction *inst, unsigned i,
                        struct ptx_type type);
/* Sets a register; false: not known, or the value is NULL. */
bool ptx_set(struct ptx *it, const struct ptx_operand *operand, LLVMValueRef value, bool is_signed);
/* Where the carry of add.cc lives, of the function. */
LLVMValueRef ptx_carry(struct ptx *it);
/* A call of the host function "unbank." NAME; NULL: there is none. */
LLVMValueRef ptx_host(struct ptx *it, const char *name, LLVMTypeRef result, LLVMValueRef *values,
                      unsigned count);
/* A call of one of LLVM's own intrinsics, of one type. */
LLVMValueRef ptx_intrinsic(struct ptx *it, const char *name, LLVMTypeRef type, LLVMValueRef *values,
                           unsigned count);
const char *ptx_printf(struct ptx *it, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

typedef bool ptx_emit(struct ptx *it, const struct ptx_instruction *inst);
struct ptx_row {
  const char *word;
  ptx_emit *emit;
};
extern const struct ptx_row ptx_compute[], ptx_convert[], ptx_memory[], ptx_collective[],
    ptx_mbarrier[], ptx_multiply[];

/* The pointer that an address operand holds, in an address space; NULL: not known. */
LLVMValueRef ptx_address(struct ptx *it, const struct ptx_operand *operand, unsigned space);
/* Forms of cp.async (mbarrier.c). */
bool ptx_copy_arrive(struct ptx *it, const struct ptx_instruction *inst);
bool ptx_copy_bulk(struct ptx *it, const struct ptx_instruction *inst);

#endif
