/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX of matrix multiplication, mma.sync: the registers of all operands go through memory to
 * a function of multiply.c, and the result comes back the same way. */
#include "sim/ptx/inline_internal.h"

enum { REGISTERS_MAX = 16 };

static unsigned count_of(const struct asm_operand *operand) {
  return operand->kind == OPERAND_VECTOR ? operand->part_count : 1;
}

static const struct asm_operand *part_of(const struct asm_operand *operand, unsigned i) {
  return operand->kind == OPERAND_VECTOR ? &operand->parts[i] : operand;
}

static LLVMValueRef place(struct ptx *it, LLVMValueRef array, unsigned number) {
  LLVMValueRef index = LLVMConstInt(ptx_int(it, 32), number, false);
  return LLVMBuildGEP2(it->builder, ptx_int(it, 32), array, &index, 1, "");
}

/* mma.sync.aligned.SHAPE.row.col.D.A.B.C d, a, b, c */
static bool emit_mma(struct ptx *it, const struct asm_instruction *inst) {
  const struct ptx_type word = {'b', 32, 1, "b32"};
  unsigned number = 0;
  if (inst->operand_count != 4 || inst->word_count != 10 || !ptx_has(inst, "row") ||
      !ptx_has(inst, "col"))
    return false;
  LLVMValueRef array = lower_local(it->lower, LLVMArrayType2(ptx_int(it, 32), REGISTERS_MAX));
  for (unsigned o = 1; o < 4; o++)
    for (unsigned i = 0; i < count_of(&inst->operands[o]); i++) {
      LLVMValueRef value = ptx_get(it, part_of(&inst->operands[o], i), word);
      if (!value || number == REGISTERS_MAX)
        return false;
      LLVMBuildStore(it->builder, value, place(it, array, number++));
    }
  const char *name = ptx_printf(it, "mma.%s.%s.%s.%s.%s", inst->words[3], inst->words[6],
                                inst->words[7], inst->words[8], inst->words[9]);
  const struct asm_operand *out = &inst->operands[0];
  if (number + count_of(out) > REGISTERS_MAX || !ptx_host(it, name, it->lower->none, &array, 1))
    return false;
  for (unsigned i = 0; i < count_of(out); i++) {
    LLVMValueRef value =
        LLVMBuildLoad2(it->builder, ptx_int(it, 32), place(it, array, number + i), "");
    if (!ptx_set(it, part_of(out, i), value, false))
      return false;
  }
  return true;
}

const struct ptx_row ptx_multiply[] = {{"mma", emit_mma}, {NULL, NULL}};
