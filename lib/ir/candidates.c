/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/candidates.h"

#include <llvm-c/Target.h>
#include <stdlib.h>

#include "ir/offsets.h"

enum { ROWS_MAX = 12, ROW_MIN = 8 };

static void add_row(const struct module *module, const struct array *array, uint32_t atom,
                    int64_t row, struct row_list *rows) {
  row = row < 0 ? -row : row;
  if (row < ROW_MIN || row % atom || row >= (int64_t)array->bytes || rows->count == ROWS_MAX)
    return;
  for (size_t i = 0; i < rows->count; i++)
    if (rows->items[i] == (uint32_t)row)
      return;
  *ARENA_PUSH(module->arena, rows) = (uint32_t)row;
}

static int longer_first(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x < y) - (x > y);
}

void unbank_list_rows(const struct module *module, const struct array *array, uint32_t atom,
                      struct row_list *rows) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  for (LLVMTypeRef type = LLVMGlobalGetValueType(array->global);
       LLVMGetTypeKind(type) == LLVMArrayTypeKind;) {
    type = LLVMGetElementType(type);
    add_row(module, array, atom, (int64_t)LLVMABISizeOfType(layout, type), rows);
  }
  add_row(module, array, atom, UNBANK_BANK_ROW, rows);
  for (size_t i = 0; i < array->accesses.count; i++) {
    struct offset offset;
    if (!unbank_offset(module, &module->accesses.items[array->accesses.items[i]], &offset))
      continue;
    for (unsigned k = 0; k < offset.term_count; k++)
      add_row(module, array, atom, offset.terms[k].scale, rows);
  }
  if (rows->count)
    qsort(rows->items, rows->count, sizeof *rows->items, longer_first);
}

void unbank_list_pads(const struct module *module, uint32_t row, uint32_t atom,
                      struct layout_list *out) {
  for (uint32_t pad = atom; pad < UNBANK_BANK_ROW; pad += atom)
    *ARENA_PUSH(module->arena, out) = (struct unbank_layout){.pads = {{row, pad}}};
}

void unbank_list_swizzles(const struct module *module, uint32_t bytes, uint32_t atom,
                          struct layout_list *out) {
  uint32_t bit = (uint32_t)__builtin_ctz(atom);
  for (uint32_t width = 1; (atom << width) <= UNBANK_BANK_ROW; width++) {
    if (bytes % (atom << width))
      break;
    for (uint32_t shift = bit + width; (UINT64_C(1) << shift) < bytes; shift++)
      *ARENA_PUSH(module->arena, out) =
          (struct unbank_layout){.permutation = UNBANK_PERMUTE_XOR,
                                 .xor_ = {.bit = bit, .mask = (1u << width) - 1, .shift = shift}};
  }
}
