/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The state machine of DWARF 4, section 6.2. Reading past an end gives zeros and ends the unit, so
 * bytes of any kind are safe. */
#include "sim/cubin/lines.h"

#include <stdbool.h>
#include <stdlib.h>

enum {
  LNS_COPY = 1,
  LNS_ADVANCE_PC,
  LNS_ADVANCE_LINE,
  LNS_SET_FILE,
  LNS_SET_COLUMN,
  LNS_NEGATE_STMT,
  LNS_SET_BASIC_BLOCK,
  LNS_CONST_ADD_PC,
  LNS_FIXED_ADVANCE_PC,
};
enum { LNE_END_SEQUENCE = 1, LNE_SET_ADDRESS = 2 };

struct reader {
  const uint8_t *bytes;
  size_t at, end;
};

static uint64_t read_fixed(struct reader *it, unsigned count) {
  uint64_t value = 0;
  if (it->end - it->at < count) {
    it->at = it->end;
    return 0;
  }
  for (unsigned i = 0; i < count; i++)
    value |= (uint64_t)it->bytes[it->at++] << 8 * i;
  return value;
}

static uint64_t read_leb(struct reader *it, bool is_signed) {
  uint64_t value = 0;
  unsigned shift = 0;
  uint8_t byte = 0x80;
  while (it->at < it->end && (byte & 0x80)) {
    byte = it->bytes[it->at++];
    if (shift < 64)
      value |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
  }
  if (is_signed && shift < 64 && (byte & 0x40))
    value |= ~UINT64_C(0) << shift;
  return value;
}

static const char *read_text(struct reader *it) {
  const char *text = (const char *)it->bytes + it->at;
  while (it->at < it->end && it->bytes[it->at])
    it->at++;
  if (it->at == it->end)
    return "";
  it->at++;
  return text;
}

struct unit {
  struct reader reader; /* ends where the unit ends */
  unsigned version, offset_bytes;
  unsigned min_length, line_range, opcode_base;
  int line_base;
  uint8_t operands[256]; /* of standard opcodes */
  struct {
    const char **items;
    size_t count, capacity;
  } files;
  /* the machine */
  size_t section;
  uint64_t address;
  uint64_t file, line;
  const struct line_relocations *relocations;
  struct line_rows *rows;
  struct arena *arena;
};

static const char *last_part(struct arena *arena, const char *path) {
  const char *slash = strrchr(path, '/');
  return arena_strdup(arena, slash ? slash + 1 : path);
}

static void read_files(struct unit *it) {
  struct reader *reader = &it->reader;
  while (reader->at < reader->end && reader->bytes[reader->at])
    read_text(reader); /* a directory */
  read_fixed(reader, 1);
  while (reader->at < reader->end && reader->bytes[reader->at]) {
    *ARENA_PUSH(it->arena, &it->files) = last_part(it->arena, read_text(reader));
    for (unsigned i = 0; i < 3; i++) /* directory, time, length */
      read_leb(reader, false);
  }
}

/* False if there is nothing to run. The reader then stands behind the unit. */
static bool read_header(struct unit *it, struct reader *all) {
  uint64_t length = read_fixed(all, 4);
  it->offset_bytes = length == UINT32_MAX ? 8 : 4;
  if (it->offset_bytes == 8)
    length = read_fixed(all, 8);
  if (length > all->end - all->at)
    length = all->end - all->at;
  it->reader = (struct reader){all->bytes, all->at, all->at + length};
  all->at += length;
  struct reader *reader = &it->reader;
  it->version = (unsigned)read_fixed(reader, 2);
  uint64_t header = read_fixed(reader, it->offset_bytes);
  size_t program = header < reader->end - reader->at ? reader->at + header : reader->end;
  it->min_length = (unsigned)read_fixed(reader, 1);
  if (it->version >= 4)
    read_fixed(reader, 1); /* operations in an instruction: 1 */
  read_fixed(reader, 1);   /* whether a row begins a statement */
  it->line_base = (int8_t)read_fixed(reader, 1);
  it->line_range = (unsigned)read_fixed(reader, 1);
  it->opcode_base = (unsigned)read_fixed(reader, 1);
  for (unsigned opcode = 1; opcode < it->opcode_base; opcode++)
    it->operands[opcode] = (uint8_t)read_fixed(reader, 1);
  read_files(it);
  reader->at = program;
  return it->version >= 2 && it->version <= 4 && it->line_range && it->opcode_base;
}

static void add_row(struct unit *it, bool ends) {
  bool named = it->file && it->file <= it->files.count;
  *ARENA_PUSH(it->arena, it->rows) =
      (struct line_row){it->section, it->address, named ? it->files.items[it->file - 1] : NULL,
                        ends ? 0 : (uint32_t)it->line};
}

static void reset(struct unit *it) {
  it->section = SIZE_MAX;
  it->address = 0;
  it->file = it->line = 1;
}

static void set_address(struct unit *it, unsigned bytes) {
  size_t at = it->reader.at;
  it->address = read_fixed(&it->reader, bytes);
  for (size_t i = 0; i < it->relocations->count; i++) {
    const struct line_relocation *relocation = &it->relocations->items[i];
    if (relocation->at != at)
      continue;
    it->section = relocation->section;
    it->address = relocation->address;
  }
}

static void run_extended(struct unit *it) {
  uint64_t length = read_leb(&it->reader, false);
  size_t left = it->reader.end - it->reader.at;
  size_t next = it->reader.at + (length < left ? length : left);
  if (!length)
    return;
  switch (read_fixed(&it->reader, 1)) {
  case LNE_END_SEQUENCE:
    add_row(it, true);
    reset(it);
    break;
  case LNE_SET_ADDRESS:
    set_address(it, length - 1 > 8 ? 8 : (unsigned)(length - 1));
    break;
  default:
    break;
  }
  it->reader.at = next;
}

static void run_standard(struct unit *it, unsigned opcode) {
  struct reader *reader = &it->reader;
  switch (opcode) {
  case LNS_COPY:
    add_row(it, false);
    break;
  case LNS_ADVANCE_PC:
    it->address += read_leb(reader, false) * it->min_length;
    break;
  case LNS_ADVANCE_LINE:
    it->line += read_leb(reader, true);
    break;
  case LNS_SET_FILE:
    it->file = read_leb(reader, false);
    break;
  case LNS_CONST_ADD_PC:
    it->address += (uint64_t)((255 - it->opcode_base) / it->line_range) * it->min_length;
    break;
  case LNS_FIXED_ADVANCE_PC:
    it->address += read_fixed(reader, 2);
    break;
  default:
    for (unsigned i = 0; i < it->operands[opcode]; i++)
      read_leb(reader, false);
    break;
  }
}

static void run_unit(struct unit *it) {
  reset(it);
  while (it->reader.at < it->reader.end) {
    unsigned opcode = (unsigned)read_fixed(&it->reader, 1);
    if (opcode >= it->opcode_base) {
      opcode -= it->opcode_base;
      it->address += (uint64_t)(opcode / it->line_range) * it->min_length;
      it->line += (uint64_t)(int64_t)(it->line_base + (int)(opcode % it->line_range));
      add_row(it, false);
    } else if (opcode == 0) {
      run_extended(it);
    } else {
      run_standard(it, opcode);
    }
  }
}

/* Of rows of one address the last written comes last; an end comes before a beginning. */
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
  struct reader all = {bytes, 0, size};
  while (all.at < all.end) {
    struct unit unit = {.relocations = relocations, .rows = rows, .arena = arena};
    if (read_header(&unit, &all))
      run_unit(&unit);
  }
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
