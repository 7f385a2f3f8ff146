/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/source.h"

#include <llvm-c/DebugInfo.h>
#include <stdlib.h>

#include "options/names.h"
#include "shim/shim.h"

static struct unbank_place no_place(void) { return (struct unbank_place){NULL, -1, -1}; }

static const char *copy_text(struct arena *arena, const char *text, unsigned length) {
  return text && length ? arena_printf(arena, "%.*s", (int)length, text) : NULL;
}

static struct unbank_place place_of_location(struct arena *arena, LLVMMetadataRef location) {
  unsigned length = 0;
  LLVMMetadataRef file = LLVMDIScopeGetFile(LLVMDILocationGetScope(location));
  const char *name = file ? LLVMDIFileGetFilename(file, &length) : NULL;
  return (struct unbank_place){copy_text(arena, name, length), LLVMDILocationGetLine(location),
                               LLVMDILocationGetColumn(location)};
}

struct unbank_place unbank_place_of_instruction(struct arena *arena, LLVMValueRef inst,
                                                struct unbank_place **inlined_at, size_t *count) {
  struct {
    struct unbank_place *items;
    size_t count, capacity;
  } outer = {0};
  LLVMMetadataRef location = LLVMInstructionGetDebugLoc(inst);
  struct unbank_place place = location ? place_of_location(arena, location) : no_place();
  while (location && (location = LLVMDILocationGetInlinedAt(location)))
    *ARENA_PUSH(arena, &outer) = place_of_location(arena, location);
  *inlined_at = outer.items;
  *count = outer.count;
  return place;
}

struct unbank_place unbank_place_of_function(struct arena *arena, LLVMValueRef function) {
  LLVMMetadataRef subprogram = LLVMGetSubprogram(function);
  if (!subprogram)
    return no_place();
  unsigned length = 0;
  LLVMMetadataRef file = LLVMDIScopeGetFile(subprogram);
  const char *name = file ? LLVMDIFileGetFilename(file, &length) : NULL;
  return (struct unbank_place){copy_text(arena, name, length), LLVMDISubprogramGetLine(subprogram),
                               -1};
}

struct unbank_place unbank_place_of_global(struct arena *arena, LLVMValueRef global) {
  struct unbank_place place = no_place();
  size_t count = 0;
  LLVMValueMetadataEntry *entries = LLVMGlobalCopyAllMetadata(global, &count);
  for (size_t i = 0; i < count; i++) {
    LLVMMetadataRef node = LLVMValueMetadataEntriesGetMetadata(entries, (unsigned)i);
    if (LLVMGetMetadataKind(node) != LLVMDIGlobalVariableExpressionMetadataKind)
      continue;
    LLVMMetadataRef variable = LLVMDIGlobalVariableExpressionGetVariable(node);
    LLVMMetadataRef file = variable ? LLVMDIVariableGetFile(variable) : NULL;
    unsigned length = 0;
    const char *name = file ? LLVMDIFileGetFilename(file, &length) : NULL;
    place = (struct unbank_place){copy_text(arena, name, length),
                                  variable ? (long)LLVMDIVariableGetLine(variable) : -1, -1};
  }
  LLVMDisposeValueMetadataEntries(entries);
  return place;
}

const char *unbank_with_place(struct arena *arena, const char *sentence, LLVMValueRef inst) {
  unsigned length = 0, line = 0;
  const char *file = NULL;
  if (inst && LLVMIsAInstruction(inst) && LLVMInstructionGetDebugLoc(inst)) {
    file = LLVMGetDebugLocFilename(inst, &length);
    line = LLVMGetDebugLocLine(inst);
  }
  bool known = file && length && line;
  return known ? arena_printf(arena, "%s (%.*s:%u)", sentence, (int)length, file, line) : sentence;
}

const char *unbank_demangled(struct arena *arena, const char *name) {
  char *text = unbank_demangle(name);
  const char *out = arena_strdup(arena, text);
  free(text);
  return out;
}

const char *unbank_plain(struct arena *arena, const char *name) {
  char *text = unbank_plain_name(unbank_demangled(arena, name));
  const char *out = arena_strdup(arena, text);
  free(text);
  return out;
}
