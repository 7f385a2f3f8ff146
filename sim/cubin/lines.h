/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The source line of each instruction, from DWARF line tables as ptxas writes them: `.debug_line`
 * gives the line of the source, `.nv_debug_line_sass` that of the PTX text. Addresses are relative
 * to sections: where a table sets one, a relocation says which. */
#ifndef UNBANK_SIM_CUBIN_LINES_H
#define UNBANK_SIM_CUBIN_LINES_H

#include <stdint.h>

#include "support/arena.h"

struct line_relocation {
  uint64_t at; /* offset, within the tables, of eight bytes that hold an address */
  size_t section;
  uint64_t address; /* within it */
};
LIST_STRUCT(line_relocations, struct line_relocation);

struct line_row {
  size_t section;
  uint64_t address;
  const char *file; /* the last part of its path, or NULL */
  uint32_t line;    /* 0: from this address on, none */
};
struct line_rows {
  struct line_row *items; /* sorted by section and address */
  size_t count, capacity;
};

/* Reads all tables of a section. What it cannot read gives no rows. */
void lines_read(struct line_rows *rows, const uint8_t *bytes, size_t size,
                const struct line_relocations *relocations, struct arena *arena);
/* The row that covers an address, or NULL. */
const struct line_row *lines_find(const struct line_rows *rows, size_t section, uint64_t address);

#endif
