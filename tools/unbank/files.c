/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files of the command: device modules in.
 */
#include "files.h"

#include <errno.h>
#include <llvm-c/ErrorHandling.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "api/module.h"
#include "command.h"
#include "support/arena.h"

/* Where LLVM gives up instead of returning an error. Nothing has been written by then but temporary
 * files. */
static const char *reading;
static void on_fatal_error(const char *reason) {
  fprintf(stderr, "unbank: %s: LLVM: %.*s\n", reading, (int)strcspn(reason, "\n"), reason);
  _exit(UNBANK_EXIT_UNABLE);
}

/* LLVM's bitcode reader trusts its input and may crash on a damaged file, and its reader of text
 * on some valid ones, which a child process finds out. What LLVM itself calls fatal is no crash:
 * the parent meets it again and says why. */
static bool reader_survives(const char *path, LLVMMemoryBufferRef buffer) {
  pid_t child = fork();
  if (child == 0) {
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    close(STDERR_FILENO);
    LLVMModuleRef module;
    free(unbank_parse_module(LLVMContextCreate(), path, buffer, &module));
    _exit(UNBANK_EXIT_FINE);
  }
  int status;
  if (child < 0 || waitpid(child, &status, 0) < 0)
    return true;
  return WIFEXITED(status) &&
         (WEXITSTATUS(status) == UNBANK_EXIT_FINE || WEXITSTATUS(status) == UNBANK_EXIT_UNABLE);
}

/* What LLVM says of a file that was never meant for it, as of PTX or a cubin, and what to give. */
static char *unlike_a_module(const char *path, char *problem) {
  if (!problem || file_ends_with(path, ".ll") || file_ends_with(path, ".bc"))
    return problem;
  char *out = unbank_error("%s; what is no CUDA source is read as LLVM IR (.ll, .bc): PTX and "
                           "machine code cannot be read, give what they were compiled from",
                           problem);
  free(problem);
  return out;
}

char *file_read_module(LLVMContextRef context, const char *path, LLVMModuleRef *module) {
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  reading = path;
  LLVMInstallFatalErrorHandler(on_fatal_error);
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message))
    return unbank_first_line(path, message);
  if (reader_survives(path, buffer))
    return unlike_a_module(path, unbank_parse_module(context, path, buffer, module));
  LLVMDisposeMemoryBuffer(buffer);
  return unbank_error("%s: LLVM crashes when it reads this file: the file is damaged, or LLVM has "
                      "a defect",
                      path);
}

bool file_is_source(const char *path) {
  static const char *const endings[] = {".cu",  ".cuh", ".cpp", ".cc",  ".cxx",
                                        ".hpp", ".hxx", ".hh",  ".inl", ".h"};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
    if (file_ends_with(path, endings[i]))
      return true;
  return false;
}

char *file_read_stream(FILE *in, size_t *bytes) {
  char *text = NULL, piece[1 << 16];
  FILE *out = open_memstream(&text, bytes);
  for (size_t got; out && (got = fread(piece, 1, sizeof piece, in));)
    fwrite(piece, 1, got, out);
  return out && !fclose(out) ? text : NULL;
}

char *file_read_text(const char *path) {
  FILE *in = fopen(path, "r");
  size_t bytes;
  char *text = in ? file_read_stream(in, &bytes) : NULL;
  if (in)
    fclose(in);
  return text;
}

/* One name for a file, which need not be there yet: its folder without links, and its own name. */
static const char *name_of_file(struct arena *arena, const char *path) {
  const char *last = strrchr(path, '/');
  const char *folder = !last          ? "."
                       : last == path ? "/"
                                      : arena_printf(arena, "%.*s", (int)(last - path), path);
  if (!access(path, F_OK))
    return file_real_path(arena, path);
  return arena_printf(arena, "%s/%s", file_real_path(arena, folder), last ? last + 1 : path);
}

char *files_check_apart(const char *const *paths, size_t count) {
  struct arena arena = {0};
  char *error = NULL;
  const char **names = ARENA_ARRAY(&arena, const char *, count + 1);
  for (size_t i = 0; i < count && !error; i++) {
    struct stat found;
    names[i] = "";
    if (!paths[i] || !strcmp(paths[i], "-") || (!stat(paths[i], &found) && !S_ISREG(found.st_mode)))
      continue;
    names[i] = name_of_file(&arena, paths[i]);
    for (size_t k = 0; k < i && !error; k++)
      if (!strcmp(names[k], names[i]))
        error = unbank_error("%s: two outputs would be written there: give each a name of its own",
                             paths[i]);
  }
  arena_free(&arena);
  return error;
}

char *file_may_write(const char *path, bool may_be_folder) {
  struct stat found;
  const char *slash = strrchr(path, '/');
  char *folder = slash ? unbank_error("%.*s", (int)(slash - path + 1), path) : unbank_error(".");
  int error = 0;
  if (!*path)
    error = ENOENT;
  else if (stat(path, &found) == 0)
    error = S_ISDIR(found.st_mode) && !may_be_folder ? EISDIR : access(path, W_OK) ? errno : 0;
  else
    error = access(folder, W_OK) ? errno : 0;
  free(folder);
  return error ? unbank_error("cannot write %s: %s", path, strerror(error)) : NULL;
}

const char *file_real_path(struct arena *arena, const char *path) {
  char *real = realpath(path, NULL);
  const char *out = arena_strdup(arena, real ? real : path);
  free(real);
  return out;
}
