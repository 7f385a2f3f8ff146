/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank analyze and unbank fix: a device module or CUDA source in, its report and perhaps the
 * rewritten module out.
 *
 * Invariant: a file is written only after everything that can refuse the input has passed.
 */
#include <llvm-c/Core.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "files.h"
#include "support/arena.h"
#include "unbank/options.h"
#include "unbank/unbank.h"

/* CUDA source is read as what clang makes of it. */
static char *read_module(LLVMContextRef context, const char *path, const struct compilation *how,
                         LLVMModuleRef *module) {
  if (!file_ends_with(path, ".cu"))
    return file_read_module(context, path, module);
  struct arena arena = {0};
  const char *compiled;
  char *error = compile_source(&arena, how, path, &compiled);
  if (!error) {
    error = file_read_module(context, compiled, module);
    unlink(compiled);
  }
  arena_free(&arena);
  return error;
}

/* LLVM's diagnostics and the pass's: names in options that mean nothing here, most often misspelt.
 */
static void print_diagnostic(LLVMDiagnosticInfoRef info, void *input) {
  LLVMDiagnosticSeverity severity = LLVMGetDiagInfoSeverity(info);
  if (severity != LLVMDSWarning && severity != LLVMDSError)
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  const char *own = strncmp(text, "unbank: ", 8) == 0 ? text + 8 : text;
  fprintf(stderr, "unbank: %s: %s: %s\n", (const char *)input,
          severity == LLVMDSError ? "error" : "warning", own);
  LLVMDisposeMessage(text);
}

static int deliver(LLVMModuleRef module, const char *input, const char *output,
                   const struct unbank_options *options, const struct delivery *delivery,
                   const struct unbank_report *report) {
  if (strncmp(report->triple, "nvptx", strlen("nvptx")) != 0)
    fprintf(stderr, "unbank: %s: not a device module (its triple is '%s'): nothing to do\n", input,
            report->triple);
  char *error = output ? unbank_module_write(module, output) : NULL;
  if (!error && options->report)
    error = unbank_report_write(report, options->report);
  if (error)
    return unbank_command_fail(error);
  unbank_report_print(report, stdout);
  return unbank_command_end(&report, 1, options, delivery);
}

static int run(LLVMContextRef context, const char *input, const char *output,
               const struct compilation *how, const struct unbank_options *options,
               const struct delivery *delivery) {
  LLVMModuleRef module = NULL;
  char *error = read_module(context, input, how, &module);
  if (error)
    return unbank_command_fail(error);
  LLVMContextSetDiagnosticHandler(context, print_diagnostic, (void *)(uintptr_t)input);
  struct unbank_report *report = NULL;
  error = output ? unbank_run(module, options, &report) : unbank_analyze(module, options, &report);
  int status = error ? unbank_command_fail(error)
                     : deliver(module, input, output, options, delivery, report);
  unbank_report_free(report);
  LLVMDisposeModule(module);
  return status;
}

int unbank_command_module(const char *input, const char *output, const struct compilation *how,
                          const struct unbank_options *options, const struct delivery *delivery) {
  if (output && !file_ends_with(output, ".ll") && !file_ends_with(output, ".bc"))
    return unbank_command_fail(unbank_error("%s: the output must end in .ll or .bc", output));
  LLVMContextRef context = LLVMContextCreate();
  int status = run(context, input, output, how, options, delivery);
  LLVMContextDispose(context);
  return status;
}
