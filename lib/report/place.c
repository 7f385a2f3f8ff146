/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Debug info does not say which headers are a system's. Those of a toolkit lie below the folder of
 * the header that every CUDA program begins with, those of clang below its own. */
#include "report/place.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "report/text.h"
#include "support/hash.h"
#include "support/integers.h"

static bool is_in_toolkit(const char *path) {
  static const char folder[] = "/include/", mark[] = "cuda_runtime.h";
  char found[PATH_MAX];
  for (const char *at = path; (at = strstr(at, folder)); at++) {
    int length = (int)(at - path + (long)strlen(folder));
    int printed = snprintf(found, sizeof found, "%.*s%s", length, path, mark);
    if (printed < (int)sizeof found && strcmp(path + length, mark) && !access(found, R_OK))
      return true;
  }
  return false;
}

static bool is_library(const char *path) {
  return path && *path == '/' && (strstr(path, "/lib/clang/") || is_in_toolkit(path));
}

size_t unbank_depth_for_people(const struct unbank_report_access *access) {
  const struct unbank_place *place = &access->place;
  size_t depth = 0;
  for (; depth < access->inlined_at_count && is_library(place->file); depth++)
    place = &access->inlined_at[depth];
  return is_library(place->file) ? 0 : depth;
}

const struct unbank_place *unbank_place_for_people(const struct unbank_report_access *access) {
  size_t depth = unbank_depth_for_people(access);
  return depth ? &access->inlined_at[depth - 1] : &access->place;
}

bool unbank_is_library_kernel(const struct unbank_report_kernel *kernel) {
  return is_library(kernel->place.file);
}

/* The index. */

struct indexed_array {
  struct report_numbers kernels; /* with accesses to it */
  bool is_in_kernel;
  long line;         /* that tells it from others of its name; 0: not known */
  const char *label; /* NULL: not made yet */
  uint32_t compared; /* 1 + the last array that it was compared with */
};

struct indexed_kernel {
  struct report_numbers accessed; /* arrays that its accesses may lead to */
  struct report_numbers arrays;   /* those, and others that name it */
};

struct report_index {
  struct arena *arena;
  const struct unbank_report *report;
  struct indexed_array *arrays;
  struct indexed_kernel *kernels;
  struct hash_table ids; /* of arrays */
};

/* Who uses what. */

static void add_number(struct arena *arena, struct report_numbers *list, uint32_t number) {
  if (!list->count || list->items[list->count - 1] != number)
    *ARENA_PUSH(arena, list) = number;
}

/* Sorts numbers, and leaves each once. */
static void sort(struct report_numbers *list) {
  size_t kept = 0;
  sort_numbers(list->items, list->count);
  for (size_t i = 0; i < list->count; i++)
    if (!kept || list->items[kept - 1] != list->items[i])
      list->items[kept++] = list->items[i];
  list->count = kept;
}

static void add_use(struct report_index *index, uint32_t kernel, uint32_t array,
                    const struct unbank_report_access *access) {
  struct indexed_array *own = &index->arrays[array];
  add_number(index->arena, &own->kernels, kernel);
  add_number(index->arena, &index->kernels[kernel].accessed, array);
  if (index->report->arrays[array].place.line > 0)
    return;
  const long line = unbank_place_for_people(access)->line;
  if (line > 0 && (!own->line || line < own->line))
    own->line = line;
}

static void add_access(struct report_index *index, uint32_t kernel,
                       const struct unbank_report_access *access) {
  for (size_t i = 0; i < access->array_count; i++)
    HASH_EACH(slot, &index->ids, hash_text(0, access->arrays[i]))
      if (!strcmp(index->report->arrays[slot->number].id, access->arrays[i]))
        add_use(index, kernel, slot->number, access);
}

static void add_accesses(struct report_index *index) {
  const struct unbank_report *report = index->report;
  for (uint32_t k = 0; k < report->kernel_count; k++) {
    for (size_t i = 0; i < report->kernels[k].access_count; i++)
      add_access(index, k, &report->kernels[k].accesses[i]);
    struct indexed_kernel *kernel = &index->kernels[k];
    sort(&kernel->accessed);
    for (size_t i = 0; i < kernel->accessed.count; i++)
      *ARENA_PUSH(index->arena, &kernel->arrays) = kernel->accessed.items[i];
  }
}

/* Adds arrays to the kernels that they name. */
static void add_named(struct report_index *index) {
  const struct unbank_report *report = index->report;
  struct arena scratch = {0};
  struct hash_table names = {0};
  for (uint32_t k = 0; k < report->kernel_count; k++)
    hash_add(&scratch, &names, hash_text(0, report->kernels[k].name), k);
  for (uint32_t a = 0; a < report->array_count; a++) {
    const char *kernel = report->arrays[a].kernel;
    HASH_EACH(slot, &names, hash_text(0, kernel))
      if (kernel && !strcmp(report->kernels[slot->number].name, kernel))
        *ARENA_PUSH(index->arena, &index->kernels[slot->number].arrays) = a;
  }
  arena_free(&scratch);
}

struct report_index *unbank_report_index(struct arena *arena, const struct unbank_report *report) {
  struct report_index *out = ARENA_NEW(arena, struct report_index);
  *out = (struct report_index){
      .arena = arena,
      .report = report,
      .arrays = ARENA_ARRAY(arena, struct indexed_array, report->array_count + 1),
      .kernels = ARENA_ARRAY(arena, struct indexed_kernel, report->kernel_count + 1)};
  for (uint32_t a = 0; a < report->array_count; a++) {
    const long line = report->arrays[a].place.line;
    out->arrays[a].line = line > 0 ? line : 0;
    hash_add(arena, &out->ids, hash_text(0, report->arrays[a].id), a);
  }
  add_accesses(out);
  add_named(out);
  for (size_t k = 0; k < report->kernel_count; k++) {
    sort(&out->kernels[k].arrays);
    for (size_t i = 0; i < out->kernels[k].arrays.count; i++)
      out->arrays[out->kernels[k].arrays.items[i]].is_in_kernel = true;
  }
  return out;
}

const struct unbank_report_array *unbank_array_of_id(const struct report_index *index,
                                                     const char *id) {
  const struct unbank_report_array *out = NULL;
  HASH_EACH(slot, &index->ids, hash_text(0, id)) {
    const struct unbank_report_array *array = &index->report->arrays[slot->number];
    if (!strcmp(array->id, id) && (!out || array < out))
      out = array;
  }
  return out;
}

const struct report_numbers *unbank_arrays_of_kernel(const struct report_index *index,
                                                     const struct unbank_report_kernel *kernel) {
  return &index->kernels[kernel - index->report->kernels].arrays;
}

const struct report_numbers *unbank_kernels_of_array(const struct report_index *index,
                                                     const struct unbank_report_array *array) {
  return &index->arrays[array - index->report->arrays].kernels;
}

bool unbank_is_in_kernel(const struct report_index *index,
                         const struct unbank_report_array *array) {
  return index->arrays[array - index->report->arrays].is_in_kernel;
}

/* Labels. */

/* What people would take for an array: others of its title that some kernel accesses, too. */
struct namesakes {
  size_t count, before; /* before: how many of them precede it */
  bool are_apart;       /* their lines are known, and none is that of the array */
};

/* Compares an array with one that a kernel of it accesses, unless it was done. */
static void compare(struct report_index *index, uint32_t array, uint32_t with,
                    struct namesakes *out) {
  const struct unbank_report_array *arrays = index->report->arrays;
  struct indexed_array *other = &index->arrays[with];
  if (with == array || other->compared == array + 1)
    return;
  other->compared = array + 1;
  if (strcmp(unbank_array_title(&arrays[array]), unbank_array_title(&arrays[with])) != 0)
    return;
  out->count++;
  out->before += with < array;
  out->are_apart &= other->line != index->arrays[array].line;
}

const char *unbank_array_label(struct report_index *index,
                               const struct unbank_report_array *array) {
  const uint32_t number = (uint32_t)(array - index->report->arrays);
  struct indexed_array *own = &index->arrays[number];
  if (own->label)
    return own->label;
  struct namesakes found = {.are_apart = own->line > 0};
  for (size_t k = 0; k < own->kernels.count; k++) {
    const struct report_numbers *accessed = &index->kernels[own->kernels.items[k]].accessed;
    for (size_t i = 0; i < accessed->count; i++)
      compare(index, number, accessed->items[i], &found);
  }
  own->label = unbank_text_clean(index->arena, unbank_array_title(array));
  if (found.count)
    own->label = found.are_apart
                     ? arena_printf(index->arena, "%s:%ld", own->label, own->line)
                     : arena_printf(index->arena, "%s#%zu", own->label, found.before + 1);
  return own->label;
}
