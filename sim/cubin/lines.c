/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LLVM reads the tables, but knows no relocations of this machine. So addresses are relocated in a
 * copy first: to the section's number, above ADDRESS_BITS, and the address in that section. */
#include "sim/cubin/lines.h"

#include <stdlib.h>
#include <string.h>

#include "sim/cubin/dwarf.h"

enum { ADDRESS_BITS = 40 };
static const uint64_t address_mask = (UINT64_C(1) << ADDRESS_BITS) - 1;

static uint8_t *relocated(const uint8_t *bytes, size_t size,
                          const struct line_relocations *relocations, struct arena *arena) {
  uint8_t *copy = ARENA_ARRAY(arena, uint8_t, size);
  memcpy(copy, bytes, size);
  for (size_t i = 0; i < relocations->count; i++) {
    const struct line_relocation *it = &relocations->items[i];
    uint64_t value = (uint64_t)it->section << ADDRESS_BITS | (it->address & address_mask);
    if (it->at <= size && size - it->at >= sizeof value)
      memcpy(copy + it->at, &value, sizeof value);
  }
  return copy;
}

struct reading {
  struct line_rows *rows;
  struct arena *arena;
};

static const char *last_part(struct arena *arena, const char *path) {
  const char *slash = strrchr(path, '/');
  return arena_strdup(arena, slash ? slash + 1 : path);
}

static void add_row(void *context, uint64_t address, const char *file, uint32_t line, bool ends) {
  struct reading *it = context;
  *ARENA_PUSH(it->arena, it->rows) =
      (struct line_row){address >> ADDRESS_BITS, address & address_mask,
                        file ? last_part(it->arena, file) : NULL, ends ? 0 : line};
}

/* Rows of the same address stay in the order in which they were written, except that an end comes
 * before a beginning. */
static int compare_rows(const void *a, const void *b) {
  const struct line_row *x = a, *y = b;
  if (x->section != y->section)
    return x->section < y->section ? -1 : 1;
  if (x->address != y->address)
    return x->address < y->address ? -1 : 1;
  return (x->line != 0) - (y->line != 0);
}

void lines_read(struct line_rows *rows, const uint8_t *bytes, size_t size,
                const struct line_relocations *relocations, struct arena *arena) {
  struct reading reading = {rows, arena};
  dwarf_lines(relocated(bytes, size, relocations, arena), size, add_row, &reading);
  if (rows->count)
    qsort(rows->items, rows->count, sizeof *rows->items, compare_rows);
}

const struct line_row *lines_find(const struct line_rows *rows, size_t section, uint64_t address) {
  const struct line_row *found = NULL;
  for (size_t low = 0, high = rows->count; low < high;) {
    size_t middle = low + (high - low) / 2;
    const struct line_row *row = &rows->items[middle];
    if (row->section < section || (row->section == section && row->address <= address)) {
      found = row;
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return found && found->section == section && found->line ? found : NULL;
}
