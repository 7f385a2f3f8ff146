/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "search/candidates.h"

#include <llvm-c/Target.h>
#include <stdlib.h>

#include "address/offsets.h"
#include "address/tile.h"
#include "shim/query.h"
#include "support/integers.h"

enum { ROWS_MAX = 24, ROW_MIN = 8 };

/* Rows. */

static bool has_row(const struct row_list *rows, uint32_t row) {
  for (size_t i = 0; i < rows->count; i++)
    if (rows->items[i] == row)
      return true;
  return false;
}

static void add_row(struct arena *arena, uint32_t bytes, uint32_t atom, int64_t row,
                    struct row_list *rows) {
  row = row < 0 ? -row : row;
  if (row < ROW_MIN || row % atom || row >= (int64_t)bytes || rows->count == ROWS_MAX ||
      has_row(rows, (uint32_t)row))
    return;
  *ARENA_PUSH(arena, rows) = (uint32_t)row;
}

static int longer_first(const void *a, const void *b) {
  return compare_numbers(*(const uint32_t *)b, *(const uint32_t *)a);
}

static void sort(struct row_list *rows) {
  if (rows->count)
    qsort(rows->items, rows->count, sizeof *rows->items, longer_first);
}

void unbank_list_rows(const struct module *module, const struct instance *instance, uint32_t atom,
                      const uint32_t *more, size_t count, struct row_list *rows) {
  const struct array *array = &module->arrays.items[instance->array];
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  uint32_t bytes = (uint32_t)array->reach;
  for (size_t i = 0; i < array->members.count; i++)
    for (LLVMTypeRef type = LLVMGlobalGetValueType(array->members.items[i].global);
         LLVMGetTypeKind(type) == LLVMArrayTypeKind;) {
      uint64_t row;
      type = LLVMGetElementType(type);
      if (unbank_type_bytes(layout, type, &row))
        add_row(module->arena, bytes, atom, (int64_t)row, rows);
    }
  add_row(module->arena, bytes, atom, UNBANK_BANK_ROW, rows);
  for (size_t i = 0; i < count; i++)
    add_row(module->arena, bytes, atom, more[i], rows);
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    struct offset offset;
    if (access->tile)
      add_row(module->arena, bytes, atom, unbank_tile_stride(access->tile), rows);
    if (!unbank_offset(module, access, &offset))
      continue;
    for (unsigned k = 0; k < offset.term_count; k++)
      add_row(module->arena, bytes, atom, offset.terms[k].scale, rows);
  }
  sort(rows);
}

void unbank_list_parts(struct arena *arena, uint32_t bytes, uint32_t atom,
                       const struct row_list *rows, struct row_list *out) {
  for (uint32_t row = ROW_MIN; row < bytes; row *= 2)
    if (!has_row(rows, row))
      add_row(arena, bytes, atom, row, out);
  for (size_t i = 0; i < rows->count; i++)
    for (uint32_t row = rows->items[i]; row % 2 == 0; row /= 2)
      if (!has_row(rows, row / 2))
        add_row(arena, bytes, atom, row / 2, out);
  sort(out);
}

void unbank_add_powers(struct arena *arena, uint32_t bytes, struct row_list *rows) {
  for (uint32_t row = UNBANK_BANK_ROW; row < bytes; row *= 2)
    add_row(arena, bytes, 1, row, rows);
  sort(rows);
}

void unbank_join_rows(struct arena *arena, const struct row_list *from, struct row_list *to) {
  for (size_t i = 0; i < from->count; i++)
    *ARENA_PUSH(arena, to) = from->items[i];
  sort(to);
}

/* Layouts. */

void unbank_list_pads(struct arena *arena, uint32_t row, uint32_t atom, uint32_t most,
                      struct layout_list *out) {
  for (uint32_t pad = atom; pad < UNBANK_BANK_ROW && pad <= most; pad += atom)
    *ARENA_PUSH(arena, out) = (struct unbank_layout){.pads = {{row, pad}}};
}

/* The order is that of the lowest bit that is flipped, and wide masks come first. */
void unbank_list_swizzles(struct arena *arena, uint32_t bytes, uint32_t atom,
                          struct layout_list *out) {
  uint32_t least = (uint32_t)__builtin_ctz(atom);
  for (uint32_t bit = least; bit < UNBANK_BANK_ROW_LOG; bit++)
    for (uint32_t width = UNBANK_BANK_ROW_LOG - bit; width > 0; width--)
      for (uint32_t shift = bit + 1; (UINT64_C(1) << shift) < bytes; shift++)
        *ARENA_PUSH(arena, out) =
            (struct unbank_layout){.permutation = UNBANK_PERMUTE_XOR,
                                   .xor_ = {.bit = bit, .mask = (1u << width) - 1, .shift = shift}};
}

void unbank_list_rotations(struct arena *arena, uint32_t row, uint32_t atom,
                           struct layout_list *out) {
  for (uint32_t step = atom; step < row && step < UNBANK_BANK_ROW; step += atom)
    *ARENA_PUSH(arena, out) = (struct unbank_layout){.permutation = UNBANK_PERMUTE_ROTATE,
                                                     .rotate = {.row = row, .step = step}};
}

void unbank_list_padded(struct arena *arena, const struct unbank_layout *permutation,
                        const struct row_list *rows, uint32_t atom, struct layout_list *out) {
  uint32_t line = unbank_layout_line(permutation);
  for (size_t r = 0; r < rows->count; r++)
    for (uint32_t pad = atom; pad < UNBANK_BANK_ROW && rows->items[r] % line == 0; pad += atom) {
      struct unbank_layout *layout = ARENA_PUSH(arena, out);
      *layout = *permutation;
      layout->pads[0] = (struct unbank_pad){rows->items[r], pad};
    }
}
