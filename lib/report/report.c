/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The report as a value and as a file.
 */
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "report/report.h"
#include "support/arena.h"
#include "support/files.h"
#include "unbank/report.h"

enum {
  MODULE_NAME_MAX = 100,
  ARCH_NAME_MAX = 32
}; /* bytes of a file name: together far below NAME_MAX */

char *unbank_report_text(const struct unbank_report *report) {
  char *text = NULL;
  size_t bytes;
  FILE *out = open_memstream(&text, &bytes);
  if (out)
    unbank_report_print(report, out);
  if (!out || fclose(out)) {
    fputs("unbank: out of memory\n", stderr);
    abort();
  }
  return text;
}

void unbank_report_free(struct unbank_report *report) {
  if (!report || !report->memory)
    return;
  struct arena *arena = report->memory; /* the report itself lies in it */
  arena_free(arena);
  free(arena);
}

/* Unknown figures are NAN, and every comparison with NAN is false, so they never fail. */
static bool fails(const struct unbank_report_side *side, double limit) {
  if (!side->present || side->exactness == UNBANK_UNKNOWN)
    return false;
  return (side->exactness == UNBANK_BOUNDED ? side->min : side->mean) > limit * side->ideal;
}

size_t unbank_report_failures(const struct unbank_report *report, double limit,
                              void (*each)(const struct unbank_report_kernel *,
                                           const struct unbank_report_access *, void *),
                              void *context) {
  size_t count = 0;
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    for (size_t a = 0; a < kernel->access_count; a++) {
      if (!fails(&kernel->accesses[a].after, limit))
        continue;
      count++;
      if (each)
        each(kernel, &kernel->accesses[a], context);
    }
  }
  return count;
}

/* File names. */

/* FNV-1a, 64 bits, continued over `text` and its NUL, so that ("ab", "c") and ("a", "bc") differ.
 */
static uint64_t hash_text(uint64_t hash, const char *text) {
  do {
    hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
  } while (*text++);
  return hash;
}

/* Two builds may each compile their own "k.cu": the folder tells them apart. */
static char *absolute_path(struct arena *arena, const char *path) {
  char folder[PATH_MAX];
  if (*path == '/' || !getcwd(folder, sizeof folder))
    return arena_strdup(arena, path);
  return arena_printf(arena, "%s/%s", folder, path);
}

/* At most `most` bytes of `text`, at least one, with '_' for what a file name should not hold. */
static char *plain(struct arena *arena, const char *text, size_t most) {
  static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._+";
  char *out = arena_strdup(arena, *text ? text : "_");
  if (strlen(out) > most)
    out[most] = '\0';
  for (char *at = out; *at; at++)
    if (!strchr(allowed, *at) || (at == out && *at == '.'))
      *at = '_';
  return out;
}

/* "k.cu-sm_90-0123456789abcdef.json": the hash, of the full path, the architecture and the variant,
 * makes the name unique; the rest is for people. */
static char *file_name(struct arena *arena, const struct unbank_report *report,
                       const char *variant) {
  const char *module = report->module ? report->module : "";
  const char *arch = report->arch ? report->arch : "";
  const char *slash = strrchr(module, '/');
  uint64_t hash = hash_text(UINT64_C(0xcbf29ce484222325), absolute_path(arena, module));
  hash = hash_text(hash, arch);
  if (variant && *variant)
    hash = hash_text(hash, variant);
  return arena_printf(arena, "%s-%s-%016llx.json",
                      plain(arena, slash ? slash + 1 : module, MODULE_NAME_MAX),
                      plain(arena, arch, ARCH_NAME_MAX), (unsigned long long)hash);
}

/* A name that ends in '/' is a folder's, and the first of several compiles makes it. 0, or an
 * errno. */
static int make_folder(const char *path) {
  bool is_folder = *path && path[strlen(path) - 1] == '/';
  return is_folder && mkdir(path, 0777) && errno != EEXIST ? errno : 0;
}

/* 0, or an errno. */
static int write_to(struct arena *arena, const struct unbank_report *report, const char *path,
                    const char *variant, const char *text) {
  struct stat found;
  int error = make_folder(path);
  if (error)
    return error;
  if (!stat(path, &found) && S_ISDIR(found.st_mode))
    path = arena_printf(arena, "%s/%s", path, file_name(arena, report, variant));
  return file_replace(path, text, strlen(text));
}

/* The report that a regular file holds; NULL: none. */
static json_t *load_earlier(const char *path) {
  struct stat found;
  return stat(path, &found) || !S_ISREG(found.st_mode) ? NULL : json_load_file(path, 0, NULL);
}

/* A compile for several architectures runs the pass once for each, one after the other, and one
 * file would hold the last alone. Whether the file at `path` is the report of the same module for
 * another architecture. */
static bool belongs_to_other_arch(const struct unbank_report *report, const char *path,
                                  char arch[ARCH_NAME_MAX]) {
  json_t *earlier = report->arch && report->module ? load_earlier(path) : NULL;
  const char *module = json_string_value(json_object_get(earlier, "module"));
  const char *other = json_string_value(json_object_get(earlier, "arch"));
  bool differs =
      module && other && !strcmp(module, report->module) && strcmp(other, report->arch) != 0;
  if (differs)
    snprintf(arch, ARCH_NAME_MAX, "%s", other);
  json_decref(earlier);
  return differs;
}

char *unbank_report_replaces(const struct unbank_report *report, const char *path) {
  json_t *earlier = report->module ? load_earlier(path) : NULL;
  const char *module = json_string_value(json_object_get(earlier, "module"));
  char *out = module && strcmp(module, report->module) ? unbank_error("%s", module) : NULL;
  json_decref(earlier);
  return out;
}

char *unbank_report_write(const struct unbank_report *report, const char *path) {
  return unbank_report_write_as(report, path, &(struct report_place){0});
}

char *unbank_report_write_as(const struct unbank_report *report, const char *path,
                             const struct report_place *place) {
  char other[ARCH_NAME_MAX];
  if (!place->is_only_architecture && belongs_to_other_arch(report, path, other))
    return unbank_error("cannot write the report '%s': it holds the report of %s for %s; with "
                        "several architectures give a folder, else "
                        "remove the file",
                        path, report->module, other);
  char *text = unbank_report_json(report);
  if (!text)
    return unbank_error("cannot write the report '%s': out of memory", path);
  struct arena arena = {0};
  int error = write_to(&arena, report, path, place->variant, text);
  arena_free(&arena);
  free(text);
  return error ? unbank_error("cannot write the report '%s': %s", path, strerror(error)) : NULL;
}
