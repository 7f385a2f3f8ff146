/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/access.h"

#include <stdlib.h>
#include <string.h>

uint32_t unbank_element_bytes(const struct ptx_instruction *instruction) {
  const char *type = strrchr(instruction->opcode, '.');
  return type && type[1] ? (uint32_t)strtoul(type + 2, NULL, 10) / 8 : 0;
}

uint32_t unbank_bytes_of(const struct ptx_instruction *instruction) {
  return unbank_element_bytes(instruction) * (instruction->vector ? instruction->vector : 1);
}

const struct ptx_operand *unbank_address_of(const struct ptx_instruction *instruction) {
  for (unsigned i = 0; i < instruction->count; i++)
    if (instruction->operands[i].is_address)
      return &instruction->operands[i];
  return NULL;
}

bool unbank_is_shared_access(const struct ptx_instruction *instruction) {
  return PTX_IS_ANY(instruction, "ld", "st") && unbank_ptx_has(instruction, "shared") &&
         unbank_address_of(instruction);
}

bool unbank_is_generic(const struct ptx_instruction *instruction) {
  return PTX_IS_ANY(instruction, "ld", "st") && unbank_address_of(instruction) &&
         !PTX_HAS_ANY(instruction, "shared", "global", "local", "param", "const");
}
