/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Debug info does not say which headers are a system's. Those of a toolkit lie below the folder of
 * the header that every CUDA program begins with, those of clang below its own. */
#include "report/place.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "report/text.h"
#include "support/words.h"

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

/* Arrays of one name. */

static bool uses(const struct unbank_report_access *access,
                 const struct unbank_report_array *array) {
  return is_one_of(array->id, access->arrays, access->array_count);
}

static bool meet_in(const struct unbank_report_kernel *kernel, const struct unbank_report_array *a,
                    const struct unbank_report_array *b) {
  bool has_a = false, has_b = false;
  for (size_t i = 0; i < kernel->access_count; i++) {
    has_a |= uses(&kernel->accesses[i], a);
    has_b |= uses(&kernel->accesses[i], b);
  }
  return has_a && has_b;
}

/* Whether people would take one for the other. */
static bool are_alike(const struct unbank_report *report, const struct unbank_report_array *a,
                      const struct unbank_report_array *b) {
  bool out = false;
  if (a == b || strcmp(unbank_array_title(a), unbank_array_title(b)) != 0)
    return false;
  for (size_t k = 0; k < report->kernel_count && !out; k++)
    out = meet_in(&report->kernels[k], a, b);
  return out;
}

/* 0: it is not known. */
static long line_of(const struct unbank_report *report, const struct unbank_report_array *array) {
  long out = array->place.line > 0 ? array->place.line : 0;
  if (out)
    return out;
  for (size_t k = 0; k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      const struct unbank_report_access *access = &report->kernels[k].accesses[i];
      const long line = uses(access, array) ? unbank_place_for_people(access)->line : 0;
      if (line > 0 && (!out || line < out))
        out = line;
    }
  return out;
}

const char *unbank_array_label(struct arena *arena, const struct unbank_report *report,
                               const struct unbank_report_array *array) {
  const char *title = unbank_text_clean(arena, unbank_array_title(array));
  const long line = line_of(report, array);
  size_t others = 0, before = 0;
  bool are_apart = line > 0;
  for (size_t a = 0; a < report->array_count; a++) {
    if (!are_alike(report, array, &report->arrays[a]))
      continue;
    others++;
    before += &report->arrays[a] < array;
    are_apart &= line_of(report, &report->arrays[a]) != line;
  }
  if (!others)
    return title;
  return are_apart ? arena_printf(arena, "%s:%ld", title, line)
                   : arena_printf(arena, "%s#%zu", title, before + 1);
}
