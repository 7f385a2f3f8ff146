/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "sim/run/address.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdlib.h>

#include "shim/query.h"

enum {
  STEPS_MAX = 256, /* GEPs and casts on the way to the base */
  SUMS_MAX = 256,  /* additions taken apart, of which each doubles what follows */
};

struct term {
  LLVMValueRef value;
  int64_t scale;
};
struct terms {
  struct term *items; /* in no order; values differ */
  size_t count, capacity;
};
struct address_form {
  LLVMValueRef base;
  struct terms terms;
  uint32_t earlier; /* another form with this base: its number, plus one */
};

struct sum {
  struct arena *arena;
  LLVMTargetDataRef layout;
  LLVMValueRef base;
  struct terms terms;
  uint64_t constant;
  unsigned sums;
};

static void add_term(struct sum *sum, LLVMValueRef value, uint64_t scale) {
  for (size_t i = 0; i < sum->terms.count; i++)
    if (sum->terms.items[i].value == value) {
      sum->terms.items[i].scale = (int64_t)((uint64_t)sum->terms.items[i].scale + scale);
      return;
    }
  *ARENA_PUSH(sum->arena, &sum->terms) = (struct term){value, (int64_t)scale};
}

/* The factor of a multiplication or shift by a constant; 0 if the value is no such thing. */
static uint64_t constant_factor(LLVMValueRef value) {
  LLVMValueRef by = LLVMGetOperand(value, 1);
  if (!LLVMIsAConstantInt(by))
    return 0;
  uint64_t number = (uint64_t)LLVMConstIntGetSExtValue(by);
  if (LLVMGetInstructionOpcode(value) == LLVMMul)
    return number;
  return number < 64 ? UINT64_C(1) << number : 0;
}

/* Adds scale * value. */
static void add_integer(struct sum *sum, LLVMValueRef value, uint64_t scale) {
  if (LLVMIsAConstantInt(value)) {
    sum->constant += scale * (uint64_t)LLVMConstIntGetSExtValue(value);
    return;
  }
  LLVMOpcode opcode = LLVMIsAInstruction(value) ? LLVMGetInstructionOpcode(value) : LLVMPHI;
  LLVMValueRef first = opcode == LLVMPHI ? NULL : LLVMGetOperand(value, 0);
  bool adds = opcode == LLVMAdd || (opcode == LLVMOr && LLVMGetIsDisjoint(value));
  if (sum->sums++ >= SUMS_MAX) {
    add_term(sum, value, scale);
  } else if (adds || opcode == LLVMSub) {
    add_integer(sum, first, scale);
    add_integer(sum, LLVMGetOperand(value, 1), adds ? scale : -scale);
  } else if (opcode == LLVMZExt || opcode == LLVMSExt) {
    add_integer(sum, first, scale);
  } else if ((opcode == LLVMMul || opcode == LLVMShl) && constant_factor(value)) {
    add_integer(sum, first, scale * constant_factor(value));
  } else {
    add_term(sum, value, scale);
  }
}

static void add_indices(struct sum *sum, LLVMValueRef gep) {
  LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(gep); i++) {
    LLVMValueRef index = LLVMGetOperand(gep, i);
    if (i > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
      unsigned field = (unsigned)LLVMConstIntGetZExtValue(index);
      sum->constant += LLVMOffsetOfElement(sum->layout, type, field);
      type = LLVMStructGetTypeAtIndex(type, field);
      continue;
    }
    if (i > 1)
      type = LLVMGetElementType(type);
    add_integer(sum, index, LLVMABISizeOfType(sum->layout, type));
  }
}

/* In code that is never reached a pointer may be its own operand: hence the end. */
static void add_pointer(struct sum *sum, LLVMValueRef pointer) {
  for (unsigned step = 0; step < STEPS_MAX; step++) {
    bool known = LLVMIsAConstantExpr(pointer) || LLVMIsAInstruction(pointer);
    LLVMOpcode opcode = known ? unbank_opcode(pointer) : LLVMPHI;
    if (opcode == LLVMGetElementPtr)
      add_indices(sum, pointer);
    else if (opcode != LLVMAddrSpaceCast && opcode != LLVMBitCast)
      break;
    pointer = LLVMGetOperand(pointer, 0);
  }
  sum->base = pointer;
}

static bool same_terms(const struct terms *a, const struct terms *b) {
  if (a->count != b->count)
    return false;
  for (size_t i = 0; i < a->count; i++) {
    size_t k = 0;
    while (k < b->count &&
           (a->items[i].value != b->items[k].value || a->items[i].scale != b->items[k].scale))
      k++;
    if (k == b->count)
      return false;
  }
  return true;
}

uint32_t address_form(struct address_forms *forms, LLVMValueRef pointer, int64_t *distance) {
  struct sum sum = {.arena = forms->arena, .layout = forms->layout};
  uint32_t last = 0;
  add_pointer(&sum, pointer);
  *distance = (int64_t)sum.constant;
  map_get(&forms->last, sum.base, &last);
  for (uint32_t at = last; at; at = forms->items[at - 1].earlier)
    if (same_terms(&forms->items[at - 1].terms, &sum.terms))
      return at - 1;
  *ARENA_PUSH(forms->arena, forms) = (struct address_form){sum.base, sum.terms, last};
  map_put(&forms->last, sum.base, (uint32_t)forms->count);
  return (uint32_t)forms->count - 1;
}
