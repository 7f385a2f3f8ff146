/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LLVM's reader of DWARF line tables, which its C API has no door to. */
#ifndef UNBANK_SIM_CUBIN_DWARF_H
#define UNBANK_SIM_CUBIN_DWARF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One row: the line of the code from `address` on. `file` is NULL if the table names none. `ends`:
 * the code that the table describes ends here. */
typedef void dwarf_row(void *context, uint64_t address, const char *file, uint32_t line, bool ends);

/* Calls `row` for all rows of a section of line tables, in the order in which they are written.
 * Tables that cannot be read have no rows. */
void dwarf_lines(const uint8_t *bytes, size_t size, dwarf_row *row, void *context);

#ifdef __cplusplus
}
#endif

#endif
