/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "page.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "page_text.h"
#include "report/place.h"
#include "report/total.h"
#include "report/utf8.h"
#include "report/values.h"
#include "support/files.h"
#include "support/words.h"
#include "turns.h"
#include "unbank/library.h"

enum {
  LINES_AROUND = 12, /* lines of source that are shown before and after an access */
  LINE_MAX_BYTES = 400,
};

struct page {
  struct arena *arena;
  json_t *pictures, *numbers; /* numbers: of pictures, by their text */
  json_t *lines;              /* by file: the lines that are named */
};

/* Values. */

static json_t *text(struct page *page, const char *value) {
  return json_string(utf8_clean(page->arena, value ? value : "", true));
}

/* Six decimals, so that sums of many figures agree in the two decimals that are shown. */
static json_t *figure(double value) {
  if (!isfinite(value))
    return json_null();
  double rounded = round(value * 1e6) / 1e6;
  return rounded == floor(rounded) && fabs(rounded) < 1e15 ? json_integer((json_int_t)rounded)
                                                           : json_real(rounded);
}

static json_t *texts(struct page *page, const char *const *items, size_t count) {
  json_t *out = json_array();
  for (size_t i = 0; i < count; i++)
    json_array_append_new(out, text(page, items[i]));
  return out;
}

/* The number of a value, by its text; a new value gets the next number. */
static json_int_t number_of(json_t *numbers, const json_t *value) {
  char *key = json_dumps(value, JSON_COMPACT);
  const json_t *known = json_object_get(numbers, key);
  json_int_t number = known ? json_integer_value(known) : (json_int_t)json_object_size(numbers);
  if (!known)
    json_object_set_new(numbers, key, json_integer(number));
  free(key);
  return number;
}

/* Appends a value under its number, unless it is there. */
static json_int_t keep(json_t *numbers, json_t *list, json_t *value) {
  json_int_t number = number_of(numbers, value);
  if ((size_t)number == json_array_size(list))
    json_array_append(list, value);
  json_decref(value);
  return number;
}

/* Executions. */

/* Lanes and the turn of each; without turns if no rule is known. */
static json_t *picture(struct page *page, enum unbank_op op, const struct unbank_report_side *side,
                       const struct unbank_report_execution *execution) {
  const struct unbank_report_lanes *lanes = &side->lanes[execution->lanes];
  struct turns found;
  turns_find(op, side, execution, &found);
  json_t *offsets = json_array(), *turns = json_array();
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    bool is_active = lanes->active >> i & 1;
    json_array_append_new(offsets, is_active ? json_integer(lanes->offset[i]) : json_null());
    json_array_append_new(turns, is_active ? json_integer(found.turn[i]) : json_null());
  }
  return json_pack("{s:o, s:o, s:i, s:I, s:o}", "offsets", offsets, "turns", turns, "wavefronts",
                   (int)found.count, "certain", (json_int_t)lanes->certain, "assumes",
                   text(page, lanes->assumes));
}

/* A flat list with four numbers for each execution: warp, turn, number of the picture, offset of
 * the first lane. */
static json_t *executions(struct page *page, enum unbank_op op,
                          const struct unbank_report_side *side) {
  json_t *out = json_array();
  for (size_t i = 0; i < side->execution_count; i++) {
    const struct unbank_report_execution *execution = &side->executions[i];
    json_int_t number = keep(page->numbers, page->pictures, picture(page, op, side, execution));
    const json_int_t row[] = {execution->warp, execution->turn, number, execution->offset};
    for (size_t n = 0; n < sizeof row / sizeof *row; n++)
      json_array_append_new(out, json_integer(row[n]));
  }
  return out;
}

/* Accesses. */

/* Arrays without keys, because there are many; page.js has the keys. */
static json_t *side_json(struct page *page, enum unbank_op op,
                         const struct unbank_report_side *side, bool draws) {
  if (!side->present)
    return json_null();
  return json_pack("[i, o, o, b, o, o, o, o, s, o, o]", side->bytes,
                   figure(unbank_report_weight(side)),
                   texts(page, side->trip_symbols, side->trip_symbol_count), (int)side->in_loops,
                   figure(side->mean), figure(side->min), figure(side->max), figure(side->ideal),
                   WORD_OF(unbank_exactness_words, side->exactness), text(page, side->reason),
                   draws ? executions(page, op, side) : json_array());
}

/* Notes that a line is shown. */
static void name_line(struct page *page, const struct unbank_place *place) {
  if (!place->file || place->line < 1)
    return;
  const char *file = utf8_clean(page->arena, unbank_text_path(place->file), true);
  if (!json_object_get(page->lines, file))
    json_object_set_new(page->lines, file, json_array());
  json_array_append_new(json_object_get(page->lines, file), json_integer(place->line));
}

static json_t *place_json(struct page *page, const struct unbank_place *place) {
  name_line(page, place);
  const char *file = place->file ? unbank_text_path(place->file) : NULL;
  return json_pack("{s:o, s:I, s:I}", "file", text(page, file), "line", (json_int_t)place->line,
                   "column", (json_int_t)place->column);
}

static json_int_t array_number(const struct unbank_report *report, const char *id) {
  size_t i = 0;
  while (i < report->array_count && strcmp(report->arrays[i].id, id))
    i++;
  return (json_int_t)i;
}

/* `draws`: with executions. */
static json_t *access_json(struct page *page, const struct unbank_report *report,
                           const struct unbank_report_access *access, bool draws) {
  json_t *arrays = json_array();
  for (size_t i = 0; i < access->array_count; i++)
    json_array_append_new(arrays, json_integer(array_number(report, access->arrays[i])));
  json_t *out =
      json_pack("{s:o, s:s, s:o, s:o}", "arrays", arrays, "op", unbank_op_name(access->op), "at",
                place_json(page, unbank_place_for_people(access)), "before",
                side_json(page, access->op, &access->before, draws));
  json_t *after = side_json(page, access->op, &access->after, draws);
  if (!json_equal(after, json_object_get(out, "before"))) /* else it is as it was */
    json_object_set(out, "after", after);
  json_decref(after);
  return out;
}

/* Rows with the same figures become one row with `copies`, and with the executions of the first. */
static json_t *accesses_json(struct page *page, const struct ranked_kernel *in) {
  json_t *out = json_array(), *numbers = json_object();
  for (size_t i = 0; i < in->kernel->access_count; i++) {
    const struct unbank_report_access *access = &in->kernel->accesses[i];
    json_t *figures = access_json(page, in->report, access, false);
    size_t at = (size_t)number_of(numbers, figures);
    if (at == json_array_size(out))
      json_array_append_new(out, access_json(page, in->report, access, true));
    json_t *row = json_array_get(out, at);
    json_int_t copies = json_integer_value(json_object_get(row, "copies"));
    json_object_set_new(row, "copies", json_integer(copies + 1));
    json_decref(figures);
  }
  json_decref(numbers);
  return out;
}

/* Kernels. */

static json_t *total_json(struct page *page, const struct unbank_report_total *total,
                          double waste) {
  return json_pack("{s:o, s:o, s:o, s:s, s:o, s:o}", "bytes",
                   total->shared_bytes < 0 ? json_null() : json_integer(total->shared_bytes),
                   "score", figure(total->score), "ideal", figure(total->ideal), "exactness",
                   WORD_OF(unbank_exactness_words, total->exactness), "reason",
                   text(page, total->reason), "waste", figure(waste));
}

/* The arrays that the kernel uses, by their index in the report. */
static json_t *arrays_json(struct page *page, const struct ranked_kernel *in) {
  const struct unbank_report *report = in->report;
  json_t *out = json_object();
  for (size_t a = 0; a < in->kernel->access_count; a++)
    for (size_t i = 0; i < in->kernel->accesses[a].array_count; i++) {
      json_int_t number = array_number(report, in->kernel->accesses[a].arrays[i]);
      char key[24], layout[UNBANK_LAYOUT_TEXT_MAX];
      snprintf(key, sizeof key, "%lld", (long long)number);
      if ((size_t)number == report->array_count || json_object_get(out, key))
        continue;
      const struct unbank_report_array *array = &report->arrays[number];
      const struct unbank_code_entry *code = unbank_code_row(array->code);
      unbank_layout_print(&array->layout, layout);
      json_object_set_new(out, key,
                          json_pack("{s:o, s:o, s:I, s:I, s:s, s:s, s:s, s:o, s:s}", "name",
                                    text(page, unbank_array_title(array)), "at",
                                    place_json(page, &array->place), "before",
                                    (json_int_t)array->bytes_before, "after",
                                    (json_int_t)array->bytes_after, "layout", layout, "decision",
                                    unbank_decision_name(code->decision), "code", code->text,
                                    "reason", text(page, array->reason), "advice", code->advice));
    }
  return out;
}

static json_t *kernel_json(struct page *page, const struct change *change) {
  const struct ranked_kernel *in = change->is;
  const struct unbank_report_kernel *kernel = in->kernel;
  json_t *out = json_pack(
      "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:o, s:o}", "name",
      text(page, unbank_kernel_title(kernel)), "module", text(page, in->report->module), "arch",
      text(page, in->report->arch), "at", place_json(page, &kernel->place), "shape",
      text(page, kernel->block.x ? unbank_text_scored_with(page->arena, kernel) : "none"), "block",
      text(page, unbank_text_block(page->arena, kernel)), "before",
      total_json(page, &kernel->before, in->waste.before), "after",
      total_json(page, &kernel->after, in->waste.after), "partial", (int)in->waste.partial,
      "arrays", arrays_json(page, in), "accesses", accesses_json(page, in));
  if (change->was)
    json_object_set_new(
        out, "was",
        json_pack("{s:o, s:o, s:b}", "before",
                  total_json(page, &change->was->kernel->before, change->was->waste.before),
                  "after", total_json(page, &change->was->kernel->after, change->was->waste.after),
                  "partial", (int)change->was->waste.partial));
  return out;
}

static json_t *gone_json(struct page *page, const struct change *change) {
  const struct unbank_report_kernel *kernel = change->was->kernel;
  return text(page, unbank_kernel_title(kernel));
}

/* Source. */

static int compare_lines(const void *a, const void *b) {
  long first = *(const long *)a, second = *(const long *)b;
  return (first > second) - (first < second);
}

/* {number: text} for lines that have accesses and the lines around them; null if there is no such
 * file. */
static json_t *source_json(struct page *page, const char *path, const json_t *named) {
  size_t count = json_array_size(named), next = 0, room = 0;
  long *lines = ARENA_ARRAY(page->arena, long, count + 1);
  for (size_t i = 0; i < count; i++)
    lines[i] = (long)json_integer_value(json_array_get(named, i));
  qsort(lines, count, sizeof *lines, compare_lines);
  struct stat found;
  bool is_file = !stat(path, &found) && S_ISREG(found.st_mode);
  FILE *file = is_file ? fopen(path, "r") : NULL;
  if (!file)
    return json_null();
  json_t *out = json_object();
  char *line = NULL;
  for (long number = 1; getline(&line, &room, file) >= 0; number++) {
    while (next < count && lines[next] + LINES_AROUND < number)
      next++;
    if (next == count || number < lines[next] - LINES_AROUND)
      continue;
    char key[24];
    snprintf(key, sizeof key, "%ld", number);
    size_t length = strcspn(line, "\r\n");
    line[length < LINE_MAX_BYTES ? length : LINE_MAX_BYTES] = '\0';
    for (char *tab; (tab = strchr(line, '\t'));)
      *tab = ' ';
    json_object_set_new(out, key, text(page, line));
  }
  free(line);
  fclose(file);
  return out;
}

static json_t *files_json(struct page *page) {
  json_t *out = json_object();
  const char *path;
  json_t *named;
  json_object_foreach(page->lines, path, named)
      json_object_set_new(out, path, source_json(page, path, named));
  return out;
}

/* The page. */

static json_t *data_json(struct page *page, const struct change_list *changes, bool compares) {
  json_t *kernels = json_array(), *gone = json_array();
  for (size_t i = 0; i < changes->kernels.count; i++) {
    const struct change *change = &changes->kernels.items[i];
    if (change->is)
      json_array_append_new(kernels, kernel_json(page, change));
    else
      json_array_append_new(gone, gone_json(page, change));
  }
  return json_pack("{s:s, s:b, s:o, s:o, s:o, s:o}", "version", UNBANK_VERSION, "compares",
                   (int)compares, "kernels", kernels, "gone", gone, "pictures",
                   json_incref(page->pictures), "files", files_json(page));
}

/* Escapes "<", which might end the HTML element. In JSON it occurs only in strings. */
static void put_inside_element(FILE *out, const char *json) {
  for (; *json; json++)
    if (*json == '<')
      fputs("\\u003c", out);
    else
      putc(*json, out);
}

/* If memory runs out, the process ends, as with the arena, so there is never half a page. */
static void *must_allocate(size_t bytes) {
  void *out = malloc(bytes);
  if (out || !bytes)
    return out;
  fputs("unbank: out of memory\n", stderr);
  exit(2);
}

char *page_write(const struct change_list *changes, bool compares, size_t missing,
                 const char *path) {
  json_set_alloc_funcs(must_allocate, free);
  struct arena arena = {0};
  struct page page = {&arena, json_array(), json_object(), json_object()};
  json_t *data = data_json(&page, changes, compares);
  json_object_set_new(data, "missing", json_integer((json_int_t)missing));
  char *json = json_dumps(data, JSON_COMPACT | JSON_REAL_PRECISION(17)), *bytes = NULL;
  size_t count = 0;
  FILE *out = open_memstream(&bytes, &count);
  fputs(page_before_data, out);
  put_inside_element(out, json);
  fputs(page_behind_data, out);
  char *error = fclose(out) ? unbank_error("%s: out of memory", path) : NULL;
  if (!error)
    error = file_write(path, bytes, count);
  free(bytes);
  free(json);
  json_decref(data);
  json_decref(page.pictures);
  json_decref(page.numbers);
  json_decref(page.lines);
  arena_free(&arena);
  return error;
}
