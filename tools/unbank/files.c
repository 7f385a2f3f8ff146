/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files of the command: device modules in, whole files out.
 */
#include "files.h"

#include <errno.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/ErrorHandling.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"
#include "support/arena.h"

bool file_ends_with(const char *text, const char *ending) {
  size_t length = strlen(text), tail = strlen(ending);
  return length >= tail && strcmp(text + length - tail, ending) == 0;
}

/* The first line of one of LLVM's messages, which go on with source text and a caret; frees the
 * message. */
static char *first_line(const char *path, char *message) {
  int length = (int)strcspn(message, "\n");
  bool names_file = strncmp(message, path, strlen(path)) == 0;
  char *sentence = names_file ? unbank_error("%.*s", length, message)
                              : unbank_error("%s: %.*s", path, length, message);
  LLVMDisposeMessage(message);
  return sentence;
}

/* Where LLVM gives up instead of returning an error. Nothing has been written by then but temporary
 * files. */
static const char *reading;
static void on_fatal_error(const char *reason) {
  fprintf(stderr, "unbank: %s: LLVM: %.*s\n", reading, (int)strcspn(reason, "\n"), reason);
  _exit(UNBANK_EXIT_UNABLE);
}

/* Consumes the buffer: LLVM 19 has no parser that does not. */
static char *parse_module(LLVMContextRef context, const char *path, LLVMMemoryBufferRef buffer,
                          LLVMModuleRef *module) {
  char *message = NULL;
  if (LLVMParseIRInContext(context, buffer, module, &message))
    return first_line(path, message);
  char *error = NULL;
  if (LLVMVerifyModule(*module, LLVMReturnStatusAction, &message)) {
    error = first_line(path, message);
    LLVMDisposeModule(*module);
  } else {
    LLVMDisposeMessage(message);
  }
  return error;
}

/* LLVM's bitcode reader trusts its input and may crash on a damaged file, which a child process
 * finds out. What LLVM itself calls fatal is no crash: the parent meets it again and says why. */
static bool reader_survives(const char *path, LLVMMemoryBufferRef buffer) {
  pid_t child = fork();
  if (child == 0) {
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    close(STDERR_FILENO);
    LLVMModuleRef module;
    free(parse_module(LLVMContextCreate(), path, buffer, &module));
    _exit(UNBANK_EXIT_FINE);
  }
  int status;
  if (child < 0 || waitpid(child, &status, 0) < 0)
    return true;
  return WIFEXITED(status) &&
         (WEXITSTATUS(status) == UNBANK_EXIT_FINE || WEXITSTATUS(status) == UNBANK_EXIT_UNABLE);
}

char *file_read_module(LLVMContextRef context, const char *path, LLVMModuleRef *module) {
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  reading = path;
  LLVMInstallFatalErrorHandler(on_fatal_error);
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message))
    return first_line(path, message);
  if (reader_survives(path, buffer))
    return parse_module(context, path, buffer, module);
  LLVMDisposeMemoryBuffer(buffer);
  return unbank_error("%s: LLVM cannot read this file: it is damaged", path);
}

/* mkstemp makes the temporary file private: the mode becomes what a new file would get. */
char *file_write(const char *path, const char *bytes, size_t count) {
  char *temporary = unbank_error("%s.XXXXXX", path);
  int file = mkstemp(temporary);
  bool written = false;
  if (file >= 0) {
    mode_t mask = umask(0);
    umask(mask);
    FILE *out = fdopen(file, "w");
    written = out && fwrite(bytes, 1, count, out) == count;
    written = fchmod(file, 0666 & ~mask) == 0 && written;
    written = out && fclose(out) == 0 && written;
    written = written && rename(temporary, path) == 0;
  }
  char *error = written ? NULL : unbank_error("cannot write %s: %s", path, strerror(errno));
  if (file >= 0 && !written)
    unlink(temporary);
  free(temporary);
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
