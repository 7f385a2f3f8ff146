/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ncu.h"

#include <csv.h>
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define WAVEFRONTS "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_"
#define ADVICE                                                                                     \
  "; export lines with: ncu --import FILE --csv --page source --print-source cuda,sass, or "       \
  "kernels with: --page raw"

enum { NOWHERE = -1, FIELDS_MAX = 8192 };

/* Columns of lines and instructions, and of launches. */
enum { OF_TURNS, OF_IDEAL, OF_EXECUTED, OF_CODE, LINE_COLUMNS };
enum {
  OF_NAME,
  OF_BLOCK,
  OF_GRID,
  OF_COUNTER,
  OF_CONFLICTS = OF_COUNTER + NCU_CLASSES,
  RAW_COLUMNS
};

struct reader {
  struct arena *arena;
  const char *path;
  struct ncu_export *out;
  LIST_OF(const char *) fields;
  enum { NOTHING, LINES, LAUNCHES } table;
  int line_column[LINE_COLUMNS], raw_column[RAW_COLUMNS];
  const char *file, *function;
  struct ncu_line *line;       /* of the instructions that follow, or NULL */
  bool is_new;                 /* it is the first launch's */
  LIST_OF(uint64_t) addresses; /* of its instructions; an export may have each twice */
  uint64_t first; /* the lowest address of the section, and how often it was executed */
  double executed;
  bool has_table;
  size_t columns; /* of the table */
  char *error;
};

static const char *field(const struct reader *it, int at) {
  return at >= 0 && (size_t)at < it->fields.count ? it->fields.items[at] : "";
}

/* The first column with a name, from `from` on. */
static int column_of(const struct reader *it, const char *name, int from) {
  for (size_t i = (size_t)from; i < it->fields.count; i++)
    if (!strcmp(it->fields.items[i], name))
      return (int)i;
  return NOWHERE;
}

/* "63,488"; NAN of anything else. */
static double number(const char *text) {
  char digits[64];
  size_t count = 0;
  for (; *text && count + 1 < sizeof digits; text++)
    if (*text != ',')
      digits[count++] = *text;
  digits[count] = '\0';
  char *end;
  double value = strtod(digits, &end);
  return end == digits || *end ? (double)NAN : value;
}

static struct ncu_kernel *kernel_of(struct reader *it, const char *name) {
  struct ncu_export *out = it->out;
  size_t i = 0;
  while (i < out->kernels.count && strcmp(out->kernels.items[i].name, name))
    i++;
  if (i == out->kernels.count)
    *ARENA_PUSH(it->arena, &out->kernels) =
        (struct ncu_kernel){.name = arena_strdup(it->arena, name),
                            .first = UINT64_MAX,
                            .wavefronts = {NAN, NAN, NAN},
                            .conflicts = NAN};
  return &out->kernels.items[i];
}

/* Lines. */

/* The number of warps of a launch follows from the section with the kernel's first instruction. */
static void end_section(struct reader *it) {
  if (it->table == LINES && it->first != UINT64_MAX) {
    struct ncu_kernel *kernel = kernel_of(it, it->function);
    if (it->first < kernel->first)
      kernel->first = it->first, kernel->warps = 0;
    if (it->first == kernel->first)
      kernel->warps += it->executed;
  }
  it->table = NOTHING;
  it->line = NULL;
  it->first = UINT64_MAX;
}

static void begin_lines(struct reader *it) {
  static const char *const names[LINE_COLUMNS] = {
      "L1 Wavefronts Shared", "L1 Wavefronts Shared Ideal", "Instructions Executed", "Source"};
  for (int c = 0; c < LINE_COLUMNS; c++)
    it->line_column[c] = column_of(it, names[c], c == OF_CODE ? column_of(it, "Source", 0) + 1 : 0);
  if (it->line_column[OF_TURNS] == NOWHERE) {
    it->error = unbank_error("%s: its lines have no column '%s'" ADVICE, it->path, names[OF_TURNS]);
    return;
  }
  it->table = LINES;
  it->has_table = true;
}

static void read_line(struct reader *it) {
  double turns = number(field(it, it->line_column[OF_TURNS]));
  long line = strtol(field(it, 0), NULL, 10);
  it->line = NULL;
  if (!(turns > 0))
    return;
  struct ncu_export *out = it->out;
  const struct ncu_kernel *found = kernel_of(it, it->function);
  size_t kernel = (size_t)(found - out->kernels.items);
  for (size_t i = 0; i < out->lines.count && !it->line; i++)
    if (out->lines.items[i].kernel == kernel && out->lines.items[i].line == line &&
        !strcmp(out->lines.items[i].file, it->file))
      it->line = &out->lines.items[i];
  it->is_new = !it->line;
  it->addresses.count = 0;
  if (it->is_new) {
    it->line = ARENA_PUSH(it->arena, &out->lines);
    *it->line = (struct ncu_line){kernel, it->file, line, 0, 0, ""};
  }
  it->line->wavefronts += turns;
  it->line->ideal += number(field(it, it->line_column[OF_IDEAL]));
}

/* "LDS.128" for "  @!P0  LDS.128 R4, [R30]"; NULL if it is not an access to shared memory. */
static const char *opcode_of(struct arena *arena, const char *code) {
  static const char *const shared[] = {"LDS", "STS", "ATOMS", "LDSM", "STSM", "LDGSTS"};
  code += strspn(code, " ");
  if (*code == '@')
    code += strcspn(code, " ");
  code += strspn(code, " ");
  size_t stem = strcspn(code, ". "), length = strcspn(code, " ");
  for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
    if (strlen(shared[i]) == stem && !strncmp(code, shared[i], stem))
      return arena_printf(arena, "%.*s", (int)length, code);
  return NULL;
}

/* Adds one to a list "4 LDS, 1 STS.128". */
static const char *count_in(struct arena *arena, const char *list, const char *opcode) {
  const char *out = "";
  bool found = false;
  for (const char *at = list; *at; at += strspn(at, ", ")) {
    size_t length = strcspn(at, ",");
    unsigned long count = strtoul(at, NULL, 10);
    const char *name = at + strcspn(at, " ") + 1;
    size_t name_length = length - (size_t)(name - at);
    bool is_same = strlen(opcode) == name_length && !strncmp(name, opcode, name_length);
    out = arena_printf(arena, "%s%s%lu %.*s", out, *out ? ", " : "", count + is_same,
                       (int)name_length, name);
    found |= is_same;
    at += length;
  }
  return found ? out : arena_printf(arena, "%s%s1 %s", out, *out ? ", " : "", opcode);
}

static void read_instruction(struct reader *it) {
  uint64_t address = strtoull(field(it, it->line_column[OF_CODE] - 1), NULL, 16);
  if (address < it->first) {
    it->first = address;
    it->executed = number(field(it, it->line_column[OF_EXECUTED]));
  }
  const char *opcode =
      it->line && it->is_new ? opcode_of(it->arena, field(it, it->line_column[OF_CODE])) : NULL;
  for (size_t i = 0; opcode && i < it->addresses.count; i++)
    if (it->addresses.items[i] == address)
      opcode = NULL;
  if (!opcode)
    return;
  *ARENA_PUSH(it->arena, &it->addresses) = address;
  it->line->instructions = count_in(it->arena, it->line->instructions, opcode);
}

/* Launches. */

/* "(32, 8, 1)" */
static struct unbank_shape shape_of(const char *text) {
  unsigned axes[3] = {0, 0, 0};
  for (int i = 0; i < 3; i++) {
    text += strcspn(text, "0123456789");
    axes[i] = (unsigned)strtoul(text, NULL, 10);
    text += strspn(text, "0123456789");
  }
  return (struct unbank_shape){axes[0], axes[1], axes[2]};
}

static void begin_launches(struct reader *it) {
  static const char *const names[RAW_COLUMNS] = {
      "Kernel Name",
      "Block Size",
      "Grid Size",
      WAVEFRONTS "ld.sum",
      WAVEFRONTS "st.sum",
      WAVEFRONTS "atom.sum",
      "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"};
  for (int c = 0; c < RAW_COLUMNS; c++)
    it->raw_column[c] = column_of(it, names[c], 0);
  if (column_of(it, "Metric Name", 0) != NOWHERE) {
    it->error = unbank_error("%s: the page of details, which has no counters" ADVICE, it->path);
    return;
  }
  bool has_counter = false;
  for (int c = 0; c < NCU_CLASSES; c++)
    has_counter |= it->raw_column[OF_COUNTER + c] != NOWHERE;
  if (!has_counter) {
    it->error = unbank_error("%s: its kernels have no column '" WAVEFRONTS
                             "ld.sum': profile with ncu --set full",
                             it->path);
    return;
  }
  it->table = LAUNCHES;
  it->has_table = true;
}

static void add(double *sum, double value) {
  if (!isnan(value))
    *sum = (isnan(*sum) ? 0 : *sum) + value;
}

static void read_launch(struct reader *it) {
  const char *name = field(it, it->raw_column[OF_NAME]);
  if (!*field(it, 0) || !*name) /* the row of units */
    return;
  struct ncu_kernel *kernel = kernel_of(it, name);
  struct unbank_shape block = shape_of(field(it, it->raw_column[OF_BLOCK])),
                      grid = shape_of(field(it, it->raw_column[OF_GRID]));
  if (!kernel->block.x)
    kernel->block = block;
  kernel->mixes_blocks |=
      kernel->block.x != block.x || kernel->block.y != block.y || kernel->block.z != block.z;
  kernel->blocks += (double)grid.x * grid.y * grid.z;
  for (int c = 0; c < NCU_CLASSES; c++)
    add(&kernel->wavefronts[c], number(field(it, it->raw_column[OF_COUNTER + c])));
  add(&kernel->conflicts, number(field(it, it->raw_column[OF_CONFLICTS])));
}

/* Rows. */

/* Numbers that have lost their quotes are split at their commas. */
static bool fits_table(struct reader *it) {
  if (it->table == NOTHING || it->fields.count <= it->columns)
    return true;
  it->error =
      unbank_error("%s: a row of it has %zu columns, and its header %zu: take the export as "
                   "ncu writes it, with its quotes",
                   it->path, it->fields.count, it->columns);
  return false;
}

static void read_row(struct reader *it) {
  const char *head = field(it, 0);
  if (!strcmp(head, "File Path") || !strcmp(head, "File Name")) {
    end_section(it);
    it->file = arena_strdup(it->arena, field(it, 1));
  } else if (!strcmp(head, "Function Name") || !strcmp(head, "Kernel Name")) {
    end_section(it);
    it->function = arena_strdup(it->arena, field(it, 1));
  } else if (!strcmp(head, "Line No")) {
    it->columns = it->fields.count;
    begin_lines(it);
  } else if (!strcmp(head, "ID") && column_of(it, "Kernel Name", 0) != NOWHERE) {
    it->columns = it->fields.count;
    begin_launches(it);
  } else if (!fits_table(it)) {
    return;
  } else if (it->table == LAUNCHES) {
    read_launch(it);
  } else if (it->table == LINES && isdigit((unsigned char)*head)) {
    read_line(it);
  } else if (it->table == LINES && !strncmp(field(it, it->line_column[OF_CODE] - 1), "0x", 2)) {
    read_instruction(it);
  }
}

static void on_field(void *bytes, size_t count, void *data) {
  struct reader *it = data;
  if (it->fields.count < FIELDS_MAX)
    *ARENA_PUSH(it->arena, &it->fields) =
        arena_printf(it->arena, "%.*s", (int)count, (const char *)bytes);
}

static void on_row(int end, void *data) {
  struct reader *it = data;
  (void)end;
  if (!it->error && it->fields.count)
    read_row(it);
  it->fields.count = 0;
}

/* Which editors put at the head of UTF-8. */
static const char byte_order_mark[] = "\xef\xbb\xbf";

static char *parse(struct reader *it, FILE *file) {
  struct csv_parser parser;
  char bytes[1 << 16];
  size_t count;
  if (csv_init(&parser, CSV_APPEND_NULL))
    return unbank_error("%s: out of memory", it->path);
  for (bool is_head = true; !it->error && (count = fread(bytes, 1, sizeof bytes, file));
       is_head = false) {
    size_t from = is_head && count >= strlen(byte_order_mark) &&
                          !memcmp(bytes, byte_order_mark, strlen(byte_order_mark))
                      ? strlen(byte_order_mark)
                      : 0;
    if (csv_parse(&parser, bytes + from, count - from, on_field, on_row, it) != count - from)
      it->error = unbank_error("%s: %s", it->path, csv_strerror(csv_error(&parser)));
  }
  if (!it->error && ferror(file))
    it->error = unbank_error("%s: %s", it->path, strerror(errno));
  csv_fini(&parser, on_field, on_row, it);
  csv_free(&parser);
  return it->error;
}

char *ncu_read(struct arena *arena, const char *path, struct ncu_export *out) {
  struct reader it = {
      .arena = arena, .path = path, .out = out, .file = "", .function = "", .first = UINT64_MAX};
  FILE *file = fopen(path, "r");
  if (!file)
    return unbank_error("%s: %s", path, strerror(errno));
  char *error = parse(&it, file);
  fclose(file);
  end_section(&it);
  if (!error && !it.has_table)
    error = unbank_error("%s: no export of Nsight Compute that has accesses" ADVICE, path);
  return error;
}
