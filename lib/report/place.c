/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Debug info does not say which headers are a system's. Those of a toolkit lie below the folder of
 * the header that every CUDA program begins with, those of clang below its own. */
#include "report/place.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

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
