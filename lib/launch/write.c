/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Writing a launch file: a lock on the file, what it holds, what changes in it, and a new file in
 * its place.
 *
 * The lock is on the file itself, so that nothing lies beside it. Who gets the lock of a file that
 * was replaced meanwhile begins again with the new one. A file that is locked before it has
 * anything to hold is empty, and an empty file is read as none. */
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "launch/launch.h"
#include "report/values.h"
#include "support/files.h"
#include "support/integers.h"

/* Order. */

static int compare_texts(const char *a, const char *b) {
  return a && b ? strcmp(a, b) : (a != NULL) - (b != NULL);
}

/* Shapes by their size; what is not known goes last. */
static int compare_blocks(struct unbank_shape a, struct unbank_shape b) {
  if (!a.x || !b.x)
    return (!a.x) - (!b.x);
  int order = compare_numbers((long)a.x * a.y * a.z, (long)b.x * b.y * b.z);
  order = order ? order : compare_numbers(b.x, a.x);
  return order ? order : compare_numbers(b.y, a.y);
}

static int compare(const void *left, const void *right) {
  const struct launch_record *a = left, *b = right;
  int order = strcmp(a->kernel, b->kernel);
  order = order ? order : compare_blocks(a->block, b->block);
  order = order ? order : compare_texts(a->file, b->file);
  order = order ? order : compare_numbers(a->line, b->line);
  order = order ? order : strcmp(a->source, b->source);
  order = order ? order : strcmp(a->why, b->why);
  order = order ? order : compare_numbers(a->is_local, b->is_local);
  return order ? order : compare_numbers(a->is_own, b->is_own);
}

void unbank_launch_sort(struct launch_list *launches) {
  size_t kept = 0;
  if (launches->count)
    qsort(launches->items, launches->count, sizeof *launches->items, compare);
  for (size_t i = 0; i < launches->count; i++)
    if (!kept || compare(&launches->items[kept - 1], &launches->items[i]))
      launches->items[kept++] = launches->items[i];
  launches->count = kept;
}

/* Text. */

/* A path below the folder of the file from there, any other as it is. */
static const char *short_path(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return path && !strncmp(path, folder, length) && path[length] == '/' ? path + length + 1 : path;
}

static json_t *launch_json(const struct launch_record *launch, const char *folder) {
  json_t *out = json_pack("{s:o, s:o}", "kernel", unbank_json_text(launch->kernel), "block",
                          unbank_json_shape(launch->block));
  if (!launch->block.x)
    json_object_set_new(out, "why", unbank_json_text(launch->why));
  json_object_set_new(out, "file", unbank_json_text_or_null(short_path(launch->file, folder)));
  json_object_set_new(out, "line", launch->line > 0 ? json_integer(launch->line) : json_null());
  json_object_set_new(out, "source", unbank_json_text(short_path(launch->source, folder)));
  if (launch->is_local)
    json_object_set_new(out, "local", json_true());
  if (launch->is_own)
    json_object_set_new(out, "own", json_true());
  return out;
}

/* malloc'd; NULL: out of memory. */
static char *text_of(const struct launch_list *launches, const char *folder, size_t *bytes) {
  char *text = NULL;
  bool is_whole = true;
  FILE *out = open_memstream(&text, bytes);
  if (!out)
    return NULL;
  fputs("{\"launch\":1,\"launches\":[\n", out);
  for (size_t i = 0; i < launches->count && is_whole; i++) {
    json_t *json = launch_json(&launches->items[i], folder);
    char *line = json ? json_dumps(json, JSON_COMPACT) : NULL;
    is_whole = line != NULL;
    fprintf(out, "%s%s\n", is_whole ? line : "", i + 1 < launches->count ? "," : "");
    free(line);
    json_decref(json);
  }
  fputs("]}\n", out);
  if (!fclose(out) && is_whole)
    return text;
  free(text);
  return NULL;
}

/* The file. */

static bool is_same_file(int file, const char *path) {
  struct stat held, named;
  return !fstat(file, &held) && !stat(path, &named) && held.st_dev == named.st_dev &&
         held.st_ino == named.st_ino;
}

/* The file, open and locked; -1 and errno. */
static int lock(const char *path) {
  for (;;) {
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666), problem = 0;
    if (file < 0)
      return -1;
    while ((problem = flock(file, LOCK_EX)) && errno == EINTR)
      ;
    if (!problem && is_same_file(file, path))
      return file;
    int error = errno;
    close(file);
    if (problem) {
      errno = error;
      return -1;
    }
  }
}

/* A file that would not change keeps its time, by which builds decide. */
static bool holds(int file, const char *text, size_t bytes) {
  struct stat found;
  char *held = NULL;
  bool out = !fstat(file, &found) && (size_t)found.st_size == bytes && (held = malloc(bytes)) &&
             pread(file, held, bytes, 0) == (ssize_t)bytes && !memcmp(held, text, bytes);
  free(held);
  return out;
}

/* Of a file that is open and locked. */
static char *replace(struct arena *arena, int file, const char *path, const char *source,
                     const struct launch_list *launches) {
  struct launch_list was = {0}, is = {0};
  bool is_there;
  char *error = unbank_launch_read(path, arena, &was, &is_there);
  if (error)
    return error;
  for (size_t i = 0; i < was.count; i++)
    if (strcmp(was.items[i].source, source) != 0)
      *ARENA_PUSH(arena, &is) = was.items[i];
  for (size_t i = 0; i < launches->count; i++)
    *ARENA_PUSH(arena, &is) = launches->items[i];
  unbank_launch_sort(&is);
  const char *folder = unbank_launch_folder(arena, path);
  size_t bytes = 0;
  char *text = text_of(&is, folder, &bytes);
  if (!text)
    return unbank_error("%s: out of memory", path);
  if (!holds(file, text, bytes))
    error = file_write(path, text, bytes);
  free(text);
  return error;
}

char *unbank_launch_replace(const char *path, const char *source,
                            const struct launch_list *launches) {
  struct arena arena = {0};
  struct stat found;
  bool is_there = !stat(path, &found);
  char *error = NULL;
  if (is_there && !S_ISREG(found.st_mode))
    return unbank_error("cannot write %s: a launch file is a regular file", path);
  if (!is_there && !launches->count)
    return NULL;
  int file = lock(path);
  if (file < 0)
    return unbank_error("cannot write %s: %s", path, strerror(errno));
  error = replace(&arena, file, path, source, launches);
  close(file);
  arena_free(&arena);
  return error;
}
