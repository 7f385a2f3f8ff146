/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A file appears whole or not at all: the bytes go to a new file in the same folder, which then
 * takes the final name. A path that is neither a regular file nor a folder (/dev/stdout, a pipe)
 * has no name to take and is written straight. Functions that return int return 0 or an errno. */
#include "support/files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/arena.h"

/* Names tried when files of an earlier, killed process are in the way. */
enum { TEMPORARY_TRIES = 100 };

bool file_ends_with(const char *path, const char *ending) {
  size_t length = strlen(path), tail = strlen(ending);
  return length >= tail && strcmp(path + length - tail, ending) == 0;
}

static int write_all(int file, const char *bytes, size_t count) {
  while (count) {
    ssize_t done = write(file, bytes, count);
    if (done < 0 && errno != EINTR)
      return errno;
    if (done > 0) {
      bytes += done;
      count -= (size_t)done;
    }
  }
  return 0;
}

static int write_and_close(int file, const char *bytes, size_t count) {
  int error = write_all(file, bytes, count);
  if (close(file) && !error)
    error = errno;
  return error;
}

static int write_straight(const char *path, const char *bytes, size_t count) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  return file < 0 ? errno : write_and_close(file, bytes, count);
}

/* A new file in the folder of `path`, its name in *name; -1 and errno when there can be none. */
static int open_temporary(struct arena *arena, const char *path, char **name) {
  const char *slash = strrchr(path, '/');
  int folder = slash ? (int)(slash - path) + 1 : 0;
  int file = -1;
  for (int i = 0; i < TEMPORARY_TRIES; i++) {
    *name = arena_printf(arena, "%.*s.unbank-%ld-%d.tmp", folder, path, (long)getpid(), i);
    file = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file >= 0 || errno != EEXIST)
      break;
  }
  return file;
}

static int write_whole(const char *path, const char *bytes, size_t count) {
  struct arena arena = {0};
  char *temporary;
  int file = open_temporary(&arena, path, &temporary);
  int error = file < 0 ? errno : write_and_close(file, bytes, count);
  if (!error && rename(temporary, path))
    error = errno;
  if (error && file >= 0)
    unlink(temporary);
  arena_free(&arena);
  return error;
}

int file_replace(const char *path, const char *bytes, size_t count) {
  struct stat found;
  if (stat(path, &found))
    return errno == ENOENT ? write_whole(path, bytes, count) : errno;
  if (S_ISDIR(found.st_mode))
    return EISDIR;
  if (!S_ISREG(found.st_mode))
    return write_straight(path, bytes, count);
  char target[PATH_MAX];
  return realpath(path, target) ? write_whole(target, bytes, count) : errno;
}

char *file_write(const char *path, const char *bytes, size_t count) {
  int error = file_replace(path, bytes, count);
  return error ? unbank_error("cannot write %s: %s", path, strerror(error)) : NULL;
}
