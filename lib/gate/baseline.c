/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "gate/baseline.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/decimal.h"
#include "support/files.h"

enum { FIELDS = 6, FIGURE_MAX = 32, VERSION = 1 };
#define HEAD "# unbank baseline"
static const char *const modes[] = {[UNBANK_MODE_FIX] = "fix", [UNBANK_MODE_REPORT] = "report"};

/* Paths. */

/* Without symbolic links where it is there, so that two ways to one file meet. */
static const char *absolute(struct arena *arena, const char *path) {
  char *real = realpath(path, NULL), here[PATH_MAX];
  const char *out = arena_strdup(arena, real ? real : path);
  free(real);
  if (*out != '/' && getcwd(here, sizeof here))
    out = arena_printf(arena, "%s/%s", here, out);
  return out;
}

static const char *folder_of(struct arena *arena, const char *path) {
  const char *slash = strrchr(path, '/');
  const char *folder = !slash          ? "."
                       : slash == path ? "/"
                                       : arena_printf(arena, "%.*s", (int)(slash - path), path);
  folder = absolute(arena, folder);
  return arena_printf(arena, "%s%s", folder, folder[1] ? "/" : "");
}

/* From a folder, "/home/me/ci/", to a file, "/home/me/src/a.cu": "../src/a.cu". Of a file that has
 * only the root in common with the folder, the whole path. */
static const char *relative(struct arena *arena, const char *folder, const char *file) {
  size_t common = 0;
  for (size_t i = 0; folder[i] && folder[i] == file[i]; i++)
    if (folder[i] == '/')
      common = i + 1;
  if (common <= 1 && folder[1])
    return file;
  const char *out = file + common;
  for (const char *at = folder + common; (at = strchr(at, '/')); at++)
    out = arena_printf(arena, "../%s", out);
  return out;
}

const char *baseline_path(struct arena *arena, const struct baseline *baseline, const char *path) {
  const char *out = relative(arena, baseline->folder, absolute(arena, path));
  return *out == '#' ? arena_printf(arena, "./%s", out) : out; /* no comment */
}

/* Figures. */

static void print_ratio(double ratio, char out[FIGURE_MAX]) {
  if (isinf(ratio))
    strcpy(out, "?");
  else
    snprintf(out, FIGURE_MAX, "%.6g", ratio);
}

static bool read_ratio(const char *text, double *out) {
  const bool is_unknown = !strcmp(text, "?");
  if (is_unknown)
    *out = INFINITY;
  return is_unknown || read_decimal(text, out);
}

double baseline_ratio(double ratio) {
  char text[FIGURE_MAX];
  double out;
  print_ratio(ratio, text);
  return read_ratio(text, &out) ? out : ratio;
}

/* Order: by all that says which line is meant, then the largest first. */

static int compare_keys(const struct baseline_entry *a, const struct baseline_entry *b) {
  const char *const of_a[] = {a->file, a->kernel, a->array, a->op}, *const of_b[] = {
                                                                        b->file, b->kernel,
                                                                        b->array, b->op};
  int order = 0;
  for (size_t i = 0; i < sizeof of_a / sizeof *of_a && !order; i++)
    order = strcmp(of_a[i], of_b[i]);
  return order;
}

static int compare_entries(const void *first, const void *second) {
  const struct baseline_entry *a = first, *b = second;
  int order = compare_keys(a, b);
  if (!order)
    order = strcmp(a->text ? a->text : "", b->text ? b->text : "");
  return order ? order : (a->ratio < b->ratio) - (a->ratio > b->ratio);
}

static void sort(struct baseline *baseline) {
  if (baseline->entries.count)
    qsort(baseline->entries.items, baseline->entries.count, sizeof *baseline->entries.items,
          compare_entries);
}

/* Files. */

/* The first line says how the others are to be read, and which side of a rewrite they are of. */
static char *read_head(const char *line, struct baseline *out) {
  unsigned version;
  char mode[16] = "";
  int found = sscanf(line, HEAD " %u mode=%15[a-z]", &version, mode);
  if (found < 1)
    return NULL;
  if (version != VERSION)
    return unbank_error("it is of version %u, and this is read: %d", version, VERSION);
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
    if (!strcmp(mode, modes[i]))
      out->mode = (int)i;
  return found == 2 && out->mode < 0 ? unbank_error("'%s' is no mode", mode) : NULL;
}

static char *read_line(struct arena *arena, char *line, struct baseline *out) {
  char *fields[FIELDS], *at = line;
  size_t count = 0;
  line[strcspn(line, "\r\n")] = '\0';
  if (!*line || *line == '#')
    return read_head(line, out);
  while (at && count < FIELDS) {
    fields[count++] = at;
    at = count < FIELDS ? strchr(at, '\t') : NULL;
    if (at)
      *at++ = '\0';
  }
  double ratio;
  if (count != FIELDS)
    return unbank_error("expected file, kernel, array, op, ratio and source line, apart by tabs");
  if (!read_ratio(fields[4], &ratio))
    return unbank_error("'%s' is no ratio: expected a number, or ? where it is not known",
                        fields[4]);
  *ARENA_PUSH(arena, &out->entries) =
      (struct baseline_entry){.file = *fields[0] == '/' ? baseline_path(arena, out, fields[0])
                                                        : arena_strdup(arena, fields[0]),
                              .kernel = arena_strdup(arena, fields[1]),
                              .array = arena_strdup(arena, fields[2]),
                              .op = arena_strdup(arena, fields[3]),
                              .ratio = ratio,
                              .text = *fields[5] ? arena_strdup(arena, fields[5]) : NULL};
  return NULL;
}

void baseline_begin(struct arena *arena, const char *path, struct baseline *out) {
  *out = (struct baseline){.folder = folder_of(arena, path), .mode = -1};
}

char *baseline_read(struct arena *arena, const char *path, enum unbank_mode mode,
                    struct baseline *out) {
  FILE *in = fopen(path, "r");
  if (!in)
    return unbank_error("cannot read the baseline %s: %s", path, strerror(errno));
  char *line = NULL, *problem = NULL, *error = NULL;
  size_t capacity = 0;
  unsigned number = 0;
  baseline_begin(arena, path, out);
  while (!problem && getline(&line, &capacity, in) > 0) {
    number++;
    problem = read_line(arena, line, out);
  }
  if (problem)
    error = unbank_error("%s:%u: %s", path, number, problem);
  else if (ferror(in))
    error = unbank_error("cannot read the baseline %s: %s", path, strerror(errno));
  else if (out->mode >= 0 && out->mode != (int)mode)
    error = unbank_error("the baseline %s was written with mode=%s, and mode=%s is judged: write "
                         "one with unbank analyze --mode=%s --write-baseline=FILE",
                         path, modes[out->mode], modes[mode], modes[mode]);
  free(problem);
  free(line);
  fclose(in);
  sort(out);
  return error;
}

/* A file's name that its line could not hold, or NULL. */
static const char *unwritable_name(const struct baseline *baseline) {
  for (size_t i = 0; i < baseline->entries.count; i++)
    if (strpbrk(baseline->entries.items[i].file, "\t\r\n"))
      return baseline->entries.items[i].file;
  return NULL;
}

char *baseline_write(struct baseline *baseline, const char *path) {
  const char *name = unwritable_name(baseline);
  if (name)
    return unbank_error("cannot write %s: a baseline has one line for an access, with tabs between "
                        "its parts, and a file's name has a tab or a line end: '%s'",
                        path, name);
  char *text = NULL, ratio[FIGURE_MAX];
  size_t bytes = 0;
  FILE *out = open_memstream(&text, &bytes);
  if (!out)
    return unbank_error("cannot write %s: out of memory", path);
  sort(baseline);
  fprintf(out, HEAD " %d mode=%s: file, kernel, array, op, wavefronts by ideal, source line\n",
          VERSION, modes[baseline->mode == UNBANK_MODE_REPORT]);
  for (size_t i = 0; i < baseline->entries.count; i++) {
    const struct baseline_entry *entry = &baseline->entries.items[i];
    print_ratio(entry->ratio, ratio);
    fprintf(out, "%s\t%s\t%s\t%s\t%s\t%s\n", entry->file, entry->kernel, entry->array, entry->op,
            ratio, entry->text ? entry->text : "");
  }
  char *error = fclose(out) ? unbank_error("cannot write %s: out of memory", path)
                            : file_write(path, text, bytes);
  free(text);
  return error;
}

/* The first entry whose key is not before the wanted one's. */
static size_t lower_bound(const struct baseline *baseline, const struct baseline_entry *wanted) {
  size_t low = 0, high = baseline->entries.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compare_keys(&baseline->entries.items[middle], wanted) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

bool baseline_take(struct baseline *baseline, const struct baseline_entry *wanted, double *ratio) {
  struct baseline_entry *found = NULL;
  for (size_t i = lower_bound(baseline, wanted); i < baseline->entries.count; i++) {
    struct baseline_entry *entry = &baseline->entries.items[i];
    if (compare_keys(entry, wanted))
      break;
    bool is_line =
        !entry->text || !wanted->text || !strcmp(entry->text, wanted->text); /* not read: any */
    if (!isnan(entry->ratio) && is_line && (!found || entry->ratio > found->ratio))
      found = entry;
  }
  if (!found)
    return false;
  *ratio = found->ratio;
  found->ratio = NAN; /* taken */
  return true;
}
