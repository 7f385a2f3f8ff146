/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading a launch file. Nothing in it is trusted: every value is checked, and an error names its
 * place, as in launches[3].block. */
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "launch/launch.h"
#include "support/block.h"

struct reader {
  struct arena *arena;
  const char *file;
  const char *folder; /* of the file, which paths begin at */
  size_t number;      /* of the launch that is read */
  char *error;        /* malloc'd, the first; NULL: none yet */
};

static void fail(struct reader *it, const char *name, const char *wanted) {
  if (!it->error)
    it->error =
        unbank_error("%s: launches[%zu].%s: expected %s", it->file, it->number, name, wanted);
}

static const char *read_text(struct reader *it, const json_t *object, const char *name) {
  const char *text = json_string_value(json_object_get(object, name));
  if (text && *text)
    return arena_strdup(it->arena, text);
  fail(it, name, "a text");
  return "";
}

static const char *read_path(struct reader *it, const json_t *object, const char *name) {
  const char *text = read_text(it, object, name);
  return *text == '/' ? text : arena_printf(it->arena, "%s/%s", it->folder, text);
}

static struct unbank_shape read_block(struct reader *it, const json_t *list) {
  json_int_t sides[3] = {0};
  for (size_t i = 0; i < 3; i++)
    sides[i] = json_integer_value(json_array_get(list, i));
  if (json_array_size(list) != 3 ||
      !is_block((uint64_t)sides[0], (uint64_t)sides[1], (uint64_t)sides[2]))
    fail(it, "block", "null, or three sides of at least 1 and together at most 1024 threads");
  return (struct unbank_shape){(unsigned)sides[0], (unsigned)sides[1], (unsigned)sides[2]};
}

static long read_line(struct reader *it, const json_t *object) {
  const json_t *value = json_object_get(object, "line");
  json_int_t line = json_integer_value(value);
  if (json_is_null(value))
    return -1;
  if (!json_is_integer(value) || line < 1 || line > INT32_MAX)
    fail(it, "line", "null, or a whole number from 1");
  return (long)line;
}

static bool read_mark(struct reader *it, const json_t *json, const char *name) {
  const json_t *value = json_object_get(json, name);
  if (value && !json_is_boolean(value))
    fail(it, name, "true or false");
  return json_is_true(value);
}

static void read_launch(struct reader *it, const json_t *json, struct launch_record *out) {
  const json_t *block = json_object_get(json, "block"), *file = json_object_get(json, "file");
  *out = (struct launch_record){.kernel = read_text(it, json, "kernel"), .why = ""};
  if (json_is_null(block))
    out->why = read_text(it, json, "why");
  else
    out->block = read_block(it, block);
  out->file = json_is_null(file) ? NULL : read_path(it, json, "file");
  out->line = read_line(it, json);
  out->source = read_path(it, json, "source");
  out->is_local = read_mark(it, json, "local");
  out->is_own = read_mark(it, json, "own");
}

static void read_launches(struct reader *it, const json_t *json, struct launch_list *out) {
  const json_t *list = json_object_get(json, "launches");
  if (json_integer_value(json_object_get(json, "launch")) != 1 || !json_is_array(list)) {
    it->error = unbank_error("%s: this is no launch file of version 1, which a compile with "
                             "launch=FILE writes",
                             it->file);
    return;
  }
  for (; it->number < json_array_size(list) && !it->error; it->number++)
    read_launch(it, json_array_get(list, it->number), ARENA_PUSH(it->arena, out));
}

/* What is not there has its path from here. */
const char *unbank_launch_path(struct arena *arena, const char *path) {
  char real[PATH_MAX], here[PATH_MAX];
  if (realpath(path, real))
    return arena_strdup(arena, real);
  return *path == '/' || !getcwd(here, sizeof here) ? arena_strdup(arena, path)
                                                    : arena_printf(arena, "%s/%s", here, path);
}

const char *unbank_launch_folder(struct arena *arena, const char *file) {
  const char *full = unbank_launch_path(arena, file);
  return arena_printf(arena, "%.*s", (int)(strrchr(full, '/') - full), full);
}

char *unbank_launch_read(const char *path, struct arena *arena, struct launch_list *out,
                         bool *is_there) {
  struct stat found;
  json_error_t error;
  bool is_known = !stat(path, &found);
  *is_there = is_known && (!S_ISREG(found.st_mode) || found.st_size);
  if (!is_known && errno != ENOENT)
    return unbank_error("cannot read %s: %s", path, strerror(errno));
  if (!*is_there)
    return NULL;
  if (!S_ISREG(found.st_mode))
    return unbank_error("cannot read %s: a launch file is a regular file", path);
  json_t *json = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
  if (!json)
    return error.line > 0 ? unbank_error("%s:%d: %s", path, error.line, error.text)
                          : unbank_error("cannot read %s: %s", path, error.text);
  struct reader reader = {
      .arena = arena, .file = path, .folder = unbank_launch_folder(arena, path)};
  read_launches(&reader, json, out);
  json_decref(json);
  if (!reader.error)
    unbank_launch_sort(out);
  return reader.error;
}
