/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Modules from files and into files, for programs that know nothing of LLVM. */
#include "api/module.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>
#include <llvm/Config/llvm-config.h>
#include <string.h>

#include "shim/edit.h"
#include "support/arena.h"
#include "support/files.h"
#include "unbank/unbank.h"

const char *unbank_llvm_version(void) { return LLVM_VERSION_STRING; }

char *unbank_first_line(const char *path, char *message) {
  int length = (int)strcspn(message, "\n");
  bool names_file = strncmp(message, path, strlen(path)) == 0;
  char *sentence = names_file ? unbank_error("%.*s", length, message)
                              : unbank_error("%s: %.*s", path, length, message);
  LLVMDisposeMessage(message);
  return sentence;
}

char *unbank_parse_module(LLVMContextRef context, const char *path, LLVMMemoryBufferRef buffer,
                          LLVMModuleRef *module) {
  char *message = NULL;
  if (LLVMParseIRInContext(context, buffer, module, &message))
    return unbank_first_line(path, message);
  char *error = NULL;
  if (LLVMVerifyModule(*module, LLVMReturnStatusAction, &message)) {
    error = unbank_first_line(path, message);
    LLVMDisposeModule(*module);
  } else {
    LLVMDisposeMessage(message);
  }
  return error;
}

char *unbank_module_read(const char *path, LLVMModuleRef *module) {
  LLVMMemoryBufferRef buffer;
  LLVMModuleRef read = NULL;
  char *message = NULL;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message))
    return unbank_first_line(path, message);
  LLVMContextRef context = LLVMContextCreate();
  char *error = unbank_parse_module(context, path, buffer, &read);
  if (error)
    LLVMContextDispose(context);
  else
    *module = read;
  return error;
}

char *unbank_module_write(LLVMModuleRef module, const char *path) {
  char *error;
  if (file_ends_with(path, ".bc")) {
    LLVMMemoryBufferRef buffer = unbank_ordered_bitcode(module);
    error = file_write(path, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
    LLVMDisposeMemoryBuffer(buffer);
  } else {
    char *text = LLVMPrintModuleToString(module);
    error = file_write(path, text, strlen(text));
    LLVMDisposeMessage(text);
  }
  return error;
}

void unbank_module_free(LLVMModuleRef module) {
  if (!module)
    return;
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
}
