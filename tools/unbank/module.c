/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank analyze and unbank fix: a device module in, its report and perhaps the rewritten module
 * out.
 *
 * Invariant: a file that is written appears whole or not at all (a temporary file beside it, then a
 * rename), and only after everything that can refuse the input has passed.
 */
#include <errno.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/ErrorHandling.h>
#include <llvm-c/IRReader.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"
#include "support/arena.h"
#include "unbank/unbank.h"

static bool ends_with(const char *text, const char *ending) {
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
  fprintf(stderr, "unbank: %s: %s\n", reading, reason);
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

static char *read_module(LLVMContextRef context, const char *path, LLVMModuleRef *module) {
  if (ends_with(path, ".cu"))
    return unbank_error(
        "%s is CUDA source; compile it first: clang++ -x cuda --cuda-gpu-arch=sm_90 "
        "--cuda-device-only -O3 -S -emit-llvm %s -o device.ll",
        path, path);
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message))
    return first_line(path, message);
  if (reader_survives(path, buffer))
    return parse_module(context, path, buffer, module);
  LLVMDisposeMemoryBuffer(buffer);
  return unbank_error("%s: LLVM cannot read this file: it is damaged", path);
}

/* Writes through a temporary file, which mkstemp makes private: the mode becomes what a new file
 * would get. */
static char *write_whole(const char *path, const char *bytes, size_t count) {
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

static char *write_module(LLVMModuleRef module, const char *path) {
  char *error;
  if (ends_with(path, ".bc")) {
    LLVMMemoryBufferRef buffer = LLVMWriteBitcodeToMemoryBuffer(module);
    error = write_whole(path, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
    LLVMDisposeMemoryBuffer(buffer);
  } else {
    char *text = LLVMPrintModuleToString(module);
    error = write_whole(path, text, strlen(text));
    LLVMDisposeMessage(text);
  }
  return error;
}

static void print_failure(const struct unbank_report_kernel *kernel,
                          const struct unbank_report_access *access, void *context) {
  double limit = *(const double *)context;
  const struct unbank_report_side *side = &access->after;
  double wavefronts = side->exactness == UNBANK_BOUNDED ? side->min : side->mean;
  fprintf(stderr, "unbank: ");
  if (access->place.file)
    fprintf(stderr, "%s:%ld: ", access->place.file, access->place.line);
  fprintf(stderr, "%s %s (%s): %g wavefronts, more than %g times its ideal of %g\n",
          unbank_op_name(access->op), access->id, kernel->display, wavefronts, limit, side->ideal);
}

static int deliver(LLVMModuleRef module, const char *input, const char *output,
                   const struct unbank_options *options, const struct unbank_report *report) {
  if (strncmp(report->triple, "nvptx", strlen("nvptx")) != 0)
    fprintf(stderr, "unbank: %s: not a device module (its triple is '%s'): nothing to do\n", input,
            report->triple);
  char *error = output ? write_module(module, output) : NULL;
  if (!error && options->report)
    error = unbank_report_write(report, options->report);
  if (error)
    return unbank_command_fail(error);
  unbank_report_print(report, stdout);
  if (fflush(stdout))
    return unbank_command_fail(unbank_error("cannot write the report: %s", strerror(errno)));
  double limit = options->fail_above;
  return limit > 0 && unbank_report_failures(report, limit, print_failure, &limit)
             ? UNBANK_EXIT_FOUND
             : UNBANK_EXIT_FINE;
}

static int run(LLVMContextRef context, const char *input, const char *output,
               const struct unbank_options *options) {
  LLVMModuleRef module = NULL;
  char *error = read_module(context, input, &module);
  if (error)
    return unbank_command_fail(error);
  struct unbank_report *report = NULL;
  error = unbank_run(module, options, &report);
  int status = error ? unbank_command_fail(error) : deliver(module, input, output, options, report);
  unbank_report_free(report);
  LLVMDisposeModule(module);
  return status;
}

int unbank_command_module(const char *input, const char *output,
                          const struct unbank_options *options) {
  if (output && !ends_with(output, ".ll") && !ends_with(output, ".bc"))
    return unbank_command_fail(unbank_error("%s: the output must end in .ll or .bc", output));
  reading = input;
  LLVMInstallFatalErrorHandler(on_fatal_error);
  LLVMContextRef context = LLVMContextCreate();
  int status = run(context, input, output, options);
  LLVMContextDispose(context);
  return status;
}
