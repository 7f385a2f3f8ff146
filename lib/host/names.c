/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which kernel a stub stands for. Host code has a function for each kernel, its stub, whose address
 * is what it launches. If the compile includes the device code, the host code registers the
 * kernels' names: by calls of __cudaRegisterFunction, or by entries in a section that the linker
 * collects. In a compile of host code alone, the name of the stub has to do: it is the kernel's
 * mangled name with __device_stub__ before its last part, whose length includes that. */
#include <ctype.h>
#include <stdlib.h>

#include "host/host_internal.h"
#include "options/names.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/source.h"

static const char mark[] = "__device_stub__";
enum { MARK = sizeof mark - 1 };

const char *unbank_constant_text(struct arena *arena, LLVMValueRef pointer) {
  const char *out = unbank_text_in(arena, pointer);
  return out && *out && LLVMIsGlobalConstant(pointer) ? out : NULL;
}

/* Registered names. */

/* Whether the source defines a kernel for its program: a function that no other source of that may
 * define, too; or an instance of a template that the source itself contains, not a header that
 * others may include. Of the latter, only debug information tells. */
static bool is_own(const struct host *host, LLVMValueRef stub) {
  if (LLVMIsDeclaration(stub) || unbank_is_local(stub))
    return false;
  const char *file = unbank_place_of_function(host->arena, stub).file;
  return LLVMGetLinkage(stub) == LLVMExternalLinkage ||
         (file && !strcmp(unbank_launch_path(host->arena, file), host->source));
}

static void add(struct host *host, LLVMValueRef stub, const char *kernel) {
  const char *name = unbank_value_name(stub);
  for (size_t i = 0; i < host->stubs.count; i++)
    if (!strcmp(host->stubs.items[i].stub, name))
      return;
  kernel = arena_printf(host->arena, "%.*s", (int)unbank_mangled_length(kernel), kernel);
  *ARENA_PUSH(host->arena, &host->stubs) = (struct stub){arena_strdup(host->arena, name), kernel,
                                                         unbank_is_local(stub), is_own(host, stub)};
}

static void add_registered(struct host *host) {
  LLVMValueRef callee = LLVMGetNamedFunction(host->module, "__cudaRegisterFunction");
  UNBANK_EACH_USER(call, callee) {
    if (!LLVMIsACallInst(call) || LLVMGetNumArgOperands(call) < 4)
      continue;
    LLVMValueRef stub = LLVMGetOperand(call, 1);
    const char *kernel = unbank_constant_text(host->arena, LLVMGetOperand(call, 3));
    if (LLVMIsAFunction(stub) && kernel)
      add(host, stub, kernel);
  }
}

/* An entry contains the stub's address followed by the name. */
static void add_entries(struct host *host) {
  UNBANK_EACH_GLOBAL(global, host->module) {
    const char *section = LLVMGetSection(global);
    LLVMValueRef entry = section && strstr(section, "offload") ? LLVMGetInitializer(global) : NULL;
    for (int i = 0; entry && LLVMIsAConstantStruct(entry) && i + 1 < LLVMGetNumOperands(entry);
         i++) {
      LLVMValueRef stub = LLVMGetOperand(entry, (unsigned)i);
      const char *kernel =
          LLVMIsAFunction(stub)
              ? unbank_constant_text(host->arena, LLVMGetOperand(entry, (unsigned)i + 1))
              : NULL;
      if (kernel)
        add(host, stub, kernel);
    }
  }
}

/* Names of stubs. */

/* The demangled name without the marks. */
static const char *unmarked(struct arena *arena, const char *name) {
  char *text = unbank_demangle(name);
  for (char *at = text; (at = strstr(at, mark));)
    memmove(at, at + MARK, strlen(at + MARK) + 1);
  const char *out = arena_strdup(arena, text);
  free(text);
  return out;
}

/* Turns "..19__device_stub__anonE.." into "..4anonE..". The digits of the length begin at `digits`
 * and end before `at`, where the part with its mark begins; NULL if this is not the length. */
static const char *with_length(struct arena *arena, const char *name, const char *digits,
                               const char *at) {
  unsigned long length = strtoul(digits, NULL, 10);
  if (*digits == '0' || length <= MARK || strlen(at) < length)
    return NULL;
  return arena_printf(arena, "%.*s%lu%s", (int)(digits - name), name, length - MARK, at + MARK);
}

/* The name of the stub's kernel, or NULL. The part before may end with digits, too, so each start
 * of the length is tried. */
static const char *kernel_of(struct arena *arena, const char *stub) {
  const char *at = strstr(stub, mark);
  if (!at)
    return NULL;
  if (at == stub)
    return at + MARK;
  const char *said = unmarked(arena, stub);
  for (const char *digits = at; digits > stub && isdigit((unsigned char)digits[-1]);) {
    const char *name = with_length(arena, stub, --digits, at);
    const char *again = name && !strstr(name, mark) ? unmarked(arena, name) : NULL;
    if (again && strcmp(again, name) != 0 && !strcmp(again, said))
      return name;
  }
  return NULL;
}

void unbank_find_stubs(struct host *host) {
  add_registered(host);
  add_entries(host);
  UNBANK_EACH_FUNCTION(function, host->module) {
    const char *kernel = kernel_of(host->arena, unbank_value_name(function));
    if (kernel)
      add(host, function, kernel);
  }
}

const struct stub *unbank_stub(const struct host *host, LLVMValueRef function) {
  const char *name = LLVMIsAFunction(function) ? unbank_value_name(function) : "";
  for (size_t i = 0; i < host->stubs.count; i++)
    if (!strcmp(host->stubs.items[i].stub, name))
      return &host->stubs.items[i];
  return NULL;
}
