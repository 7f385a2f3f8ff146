/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The text of inline PTX, as instructions with their operands:
 *
 *     text         { statement }
 *     statement    "{" | "}" | name ":" | ".reg" .type name, name<N> ";" | ".pragma" string ";" |
 *                  ".loc" numbers, to the end of the line | [ "@" ["!"] name ] instruction ";"
 *     instruction  word.word.word operand, operand, ...
 *     operand      name | number | {operand, ...} | [operand + number] | operand "|" operand |
 *                  !operand
 *
 * Scopes are ignored: a name that is declared again is a new register from there on. Other
 * directives are not supported. The pass finds accesses in the text (accesses.h), and the simulator
 * translates it. */
#ifndef UNBANK_ASSEMBLY_TEXT_H
#define UNBANK_ASSEMBLY_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "support/arena.h"

enum operand_kind {
  OPERAND_NAME,    /* a register, a special register, or $N */
  OPERAND_INTEGER, /* 1, 0x1F, -3 */
  OPERAND_FLOAT,   /* 0f3F800000, 0d..., 1.5: `number` holds the bits of a double */
  OPERAND_VECTOR,  /* {a, b} */
  OPERAND_ADDRESS, /* [a + 8]: parts[0], and `number` or parts[1] */
  OPERAND_PAIR,    /* a | b */
};

enum { ASM_PARTS = 8, ASM_OPERANDS = 8, ASM_WORDS = 12 };

struct asm_operand {
  enum operand_kind kind;
  bool negated; /* !p */
  const char *name;
  uint64_t number;
  struct asm_operand *parts; /* ASM_PARTS of them */
  unsigned part_count;
  const char *at; /* of an address: its place in the source, with the brackets */
  size_t length;
};

struct asm_instruction {
  const char *words[ASM_WORDS]; /* ld.global.v2.f32: "ld", "global", "v2", "f32" */
  unsigned word_count;
  struct asm_operand operands[ASM_OPERANDS];
  unsigned operand_count;
  const char *guard; /* NULL: none */
  bool guard_negated;
};

struct asm_register {
  const char *name;
  const char *type; /* "u32" */
};

struct asm_label {
  const char *name;
  size_t at; /* how many instructions come before it */
};

struct asm_text {
  LIST_OF(struct asm_instruction) instructions;
  LIST_OF(struct asm_register) registers;
  LIST_OF(struct asm_label) labels;
};

/* Parses a text; false if some of it is not supported. */
bool unbank_read_text(struct asm_text *text, const char *source, size_t length,
                      struct arena *arena);

/* Whether `word` is in the opcode, after its first word. */
bool unbank_asm_has(const struct asm_instruction *inst, const char *word);

#endif
