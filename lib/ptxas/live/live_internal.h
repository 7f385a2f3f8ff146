/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_PTXAS_LIVE_INTERNAL_H
#define UNBANK_PTXAS_LIVE_INTERNAL_H

#include <stdlib.h>

#include "ptxas/ptx.h"

/* The width of the opcode's n-th word, 64 for the third of "cvt.u32.u64"; 0 if it is not an integer
 * type. */
static inline unsigned bits_of(const struct ptx_instruction *from, unsigned word) {
  const char *at = from->opcode;
  for (; word && at; word--)
    at = (at = strchr(at, '.')) ? at + 1 : NULL;
  return at && (*at == 'u' || *at == 's' || *at == 'b') ? (unsigned)strtoul(at + 1, NULL, 10) : 0;
}

static inline const char *last_type(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type ? type + 1 : "";
}

static inline bool is_float_type(const char *type) {
  return *type == 'f' || !strncmp(type, "bf", 2);
}

/* Whether an instruction copies a value to a register with several writes. */
static inline bool joins_others(const struct ptx_function *function,
                                const struct ptx_instruction *by) {
  return unbank_ptx_is(by, "mov") && by->count == 2 && by->operands[0].kind == PTX_REGISTER &&
         by->operands[1].kind == PTX_REGISTER && function->is_written_often[by->operands[0].reg];
}

/* Whether an instruction does more than compute its results. */
static inline bool has_effect(const struct ptx_instruction *from) {
  return !from->written || unbank_ptx_is_ordered(from) ||
         PTX_IS_ANY(from, "call", "atom", "shfl", "vote", "match", "redux", "bar", "barrier",
                    "activemask", "elect");
}

#endif
