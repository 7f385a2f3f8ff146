/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank wavefronts FILE.csv: the bank rule against measurement.
 *
 * A row is one warp instruction as hardware counters saw it:
 *
 *     pattern,op,bytes_per_lane,wavefronts,bank_conflicts,lane0,...,lane31
 *     stride9,ld8,1,2,1,0,9,...,279
 *
 * lane0 .. lane31 are byte offsets, -1 for a lane that is inactive. A row agrees when both counters
 * are what the rule says. Rows of cp.async are indicative: their counter also pays for the source
 * in global memory, so they are listed and judge nothing. Columns are found by their names; others
 * may be there.
 */
#include <csv.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "support/arena.h"
#include "unbank/bank.h"

enum { COLUMN_PATTERN, COLUMN_OP, COLUMN_BYTES, COLUMN_WAVEFRONTS, COLUMN_CONFLICTS, COLUMN_LANE0 };
enum { COLUMN_COUNT = COLUMN_LANE0 + UNBANK_LANES, FIELDS_MAX = 256 };

static const char *const column_names[COLUMN_LANE0] = {"pattern", "op", "bytes_per_lane",
                                                       "wavefronts", "bank_conflicts"};

/* What a row's op stands for: bytes a lane, and lanes whose offsets count. A matrix instruction of
 * N 8x8 matrices uses the addresses of 8 N lanes. */
static const struct measured_op {
  const char *name;
  enum unbank_op op;
  unsigned bytes, lanes;
} measured_ops[] = {
    {"ld8", UNBANK_OP_LD, 1, 32},
    {"ld16", UNBANK_OP_LD, 2, 32},
    {"ld32", UNBANK_OP_LD, 4, 32},
    {"ld64", UNBANK_OP_LD, 8, 32},
    {"ld128", UNBANK_OP_LD, 16, 32},
    {"st8", UNBANK_OP_ST, 1, 32},
    {"st16", UNBANK_OP_ST, 2, 32},
    {"st32", UNBANK_OP_ST, 4, 32},
    {"st64", UNBANK_OP_ST, 8, 32},
    {"st128", UNBANK_OP_ST, 16, 32},
    {"atom32", UNBANK_OP_ATOM, 4, 32},
    {"red32", UNBANK_OP_RED, 4, 32},
    {"inc32", UNBANK_OP_INC, 4, 32},
    {"cas32", UNBANK_OP_CAS, 4, 32},
    {"ldmatrix1", UNBANK_OP_LDMATRIX, 16, 8},
    {"ldmatrix2", UNBANK_OP_LDMATRIX, 16, 16},
    {"ldmatrix4", UNBANK_OP_LDMATRIX, 16, 32},
    {"ldmatrix1t", UNBANK_OP_LDMATRIX, 16, 8},
    {"ldmatrix2t", UNBANK_OP_LDMATRIX, 16, 16},
    {"ldmatrix4t", UNBANK_OP_LDMATRIX, 16, 32},
    {"stmatrix1", UNBANK_OP_STMATRIX, 16, 8},
    {"stmatrix2", UNBANK_OP_STMATRIX, 16, 16},
    {"stmatrix4", UNBANK_OP_STMATRIX, 16, 32},
    {"stmatrix1t", UNBANK_OP_STMATRIX, 16, 8},
    {"stmatrix2t", UNBANK_OP_STMATRIX, 16, 16},
    {"stmatrix4t", UNBANK_OP_STMATRIX, 16, 32},
    {"cpasync4", UNBANK_OP_CPASYNC, 4, 32},
    {"cpasync8", UNBANK_OP_CPASYNC, 8, 32},
    {"cpasync16", UNBANK_OP_CPASYNC, 16, 32},
    {"cpasync16cg", UNBANK_OP_CPASYNC, 16, 32},
};
enum { MEASURED_OPS = sizeof measured_ops / sizeof *measured_ops };

struct row {
  const char *pattern;
  const struct measured_op *measured;
  unsigned wavefronts, conflicts; /* measured */
  struct unbank_lanes lanes;
};

/* The state of one run. `fields` holds the record being read; `error` ends the run. */
struct reader {
  struct arena arena;
  const char *path;
  size_t line;
  char *fields[FIELDS_MAX];
  size_t field_count;
  int column[COLUMN_COUNT]; /* place of each column in a record */
  bool has_header;
  char *error;
  size_t rows, agreeing;
  struct {
    size_t rows, first_line, last_line;
  } indicative[MEASURED_OPS];
};

static char *column_name(struct reader *reader, int column) {
  if (column < COLUMN_LANE0)
    return arena_strdup(&reader->arena, column_names[column]);
  return arena_printf(&reader->arena, "lane%d", column - COLUMN_LANE0);
}

static char *read_header(struct reader *reader) {
  for (int column = 0; column < COLUMN_COUNT; column++) {
    const char *name = column_name(reader, column);
    size_t at = 0;
    while (at < reader->field_count && strcmp(reader->fields[at], name) != 0)
      at++;
    if (at == reader->field_count)
      return unbank_error("%s:%zu: no column '%s' in the header", reader->path, reader->line, name);
    reader->column[column] = (int)at;
  }
  reader->has_header = true;
  return NULL;
}

static char *read_number(struct reader *reader, int column, long least, long *out) {
  const char *text = reader->fields[reader->column[column]];
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (end == text || *end || errno || value < least || value > INT32_MAX)
    return unbank_error("%s:%zu: column '%s': '%s' is not a number of at least %ld", reader->path,
                        reader->line, column_name(reader, column), text, least);
  *out = value;
  return NULL;
}

static char *read_lanes(struct reader *reader, struct row *row) {
  for (int lane = 0; lane < UNBANK_LANES; lane++) {
    long offset = -1;
    char *error = read_number(reader, COLUMN_LANE0 + lane, -1, &offset);
    if (error)
      return error;
    if (offset < 0 || lane >= (int)row->measured->lanes)
      continue;
    if (offset % row->measured->bytes)
      return unbank_error("%s:%zu: lane %d: offset %ld is not a multiple of %u bytes", reader->path,
                          reader->line, lane, offset, row->measured->bytes);
    row->lanes.active |= UINT32_C(1) << lane;
    row->lanes.offset[lane] = (uint32_t)offset;
  }
  return NULL;
}

static const struct measured_op *find_op(const char *name) {
  for (size_t i = 0; i < MEASURED_OPS; i++)
    if (strcmp(measured_ops[i].name, name) == 0)
      return &measured_ops[i];
  return NULL;
}

static char *read_row(struct reader *reader, struct row *row) {
  for (int column = 0; column < COLUMN_COUNT; column++)
    if ((size_t)reader->column[column] >= reader->field_count)
      return unbank_error("%s:%zu: the row ends before column '%s'", reader->path, reader->line,
                          column_name(reader, column));
  const char *op = reader->fields[reader->column[COLUMN_OP]];
  *row = (struct row){.pattern = reader->fields[reader->column[COLUMN_PATTERN]],
                      .measured = find_op(op)};
  if (!row->measured)
    return unbank_error("%s:%zu: unknown op '%s'", reader->path, reader->line, op);
  long bytes = 0, wavefronts = 0, conflicts = 0;
  char *error = read_number(reader, COLUMN_BYTES, 1, &bytes);
  if (!error)
    error = read_number(reader, COLUMN_WAVEFRONTS, 0, &wavefronts);
  if (!error)
    error = read_number(reader, COLUMN_CONFLICTS, 0, &conflicts);
  if (error)
    return error;
  if (bytes != row->measured->bytes)
    return unbank_error("%s:%zu: %s moves %u bytes a lane, not %ld", reader->path, reader->line, op,
                        row->measured->bytes, bytes);
  row->wavefronts = (unsigned)wavefronts;
  row->conflicts = (unsigned)conflicts;
  return read_lanes(reader, row);
}

static char *judge_row(struct reader *reader, const struct row *row) {
  if (row->measured->op == UNBANK_OP_CPASYNC) {
    size_t op = (size_t)(row->measured - measured_ops);
    if (!reader->indicative[op].rows++)
      reader->indicative[op].first_line = reader->line;
    reader->indicative[op].last_line = reader->line;
    return NULL;
  }
  struct unbank_wavefronts rule;
  if (!unbank_bank_wavefronts(row->measured->op, row->measured->bytes, &row->lanes, &rule))
    return unbank_error("%s:%zu: no rule is known for %s of %u bytes a lane", reader->path,
                        reader->line, row->measured->name, row->measured->bytes);
  reader->rows++;
  if (rule.wavefronts == row->wavefronts && rule.conflicts == row->conflicts)
    reader->agreeing++;
  else
    printf("%s:%zu: %s %s: measured %u wavefronts, %u conflicts; the rule says %u, %u\n",
           reader->path, reader->line, row->pattern, row->measured->name, row->wavefronts,
           row->conflicts, rule.wavefronts, rule.conflicts);
  return NULL;
}

static void on_field(void *text, size_t length, void *context) {
  struct reader *reader = context;
  if (reader->field_count < FIELDS_MAX)
    reader->fields[reader->field_count++] =
        arena_printf(&reader->arena, "%.*s", (int)length, (char *)text);
  else if (!reader->error)
    reader->error =
        unbank_error("%s:%zu: more than %d fields", reader->path, reader->line, FIELDS_MAX);
}

static void on_record(int end, void *context) {
  (void)end;
  struct reader *reader = context;
  struct row row = {0};
  if (!reader->error && !reader->has_header)
    reader->error = read_header(reader);
  else if (!reader->error && !(reader->error = read_row(reader, &row)))
    reader->error = judge_row(reader, &row);
  reader->field_count = 0;
  arena_free(&reader->arena);
}

/* Gives the file to the parser line by line, so that the line of an error is known. */
static char *read_lines(struct reader *reader, FILE *file, struct csv_parser *parser) {
  char *text = NULL;
  size_t capacity = 0;
  ssize_t length;
  while (!reader->error && (errno = 0, length = getline(&text, &capacity, file)) >= 0) {
    reader->line++;
    if (csv_parse(parser, text, (size_t)length, on_field, on_record, reader) != (size_t)length &&
        !reader->error)
      reader->error =
          unbank_error("%s:%zu: %s", reader->path, reader->line, csv_strerror(csv_error(parser)));
  }
  if (!reader->error && ferror(file))
    reader->error = unbank_error("%s: %s", reader->path, strerror(errno));
  free(text);
  if (!reader->error && csv_fini(parser, on_field, on_record, reader) != 0 && !reader->error)
    reader->error = unbank_error("%s:%zu: a quoted field does not end", reader->path, reader->line);
  return reader->error;
}

static char *read_file(struct reader *reader) {
  FILE *file = fopen(reader->path, "r");
  if (!file)
    return unbank_error("%s: %s", reader->path, strerror(errno));
  struct csv_parser parser;
  csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI);
  char *error = read_lines(reader, file, &parser);
  csv_free(&parser);
  fclose(file);
  if (!error && !reader->has_header)
    error = unbank_error("%s: the file is empty", reader->path);
  if (!error && !reader->rows)
    error = unbank_error("%s: no row that the rule can be compared with", reader->path);
  return error;
}

static void print_indicative(const struct reader *reader) {
  for (size_t i = 0; i < MEASURED_OPS; i++)
    if (reader->indicative[i].rows)
      printf("indicative, not counted: %zu rows of %s, lines %zu to %zu\n",
             reader->indicative[i].rows, measured_ops[i].name, reader->indicative[i].first_line,
             reader->indicative[i].last_line);
}

int unbank_command_wavefronts(const char *path) {
  struct reader reader = {.path = path};
  char *error = read_file(&reader);
  arena_free(&reader.arena);
  if (error)
    return unbank_command_fail(error);
  print_indicative(&reader);
  printf("%zu of %zu rows agree\n", reader.agreeing, reader.rows);
  return reader.agreeing == reader.rows ? UNBANK_EXIT_FINE : UNBANK_EXIT_FOUND;
}
