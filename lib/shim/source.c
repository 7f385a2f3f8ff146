/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/source.h"

#include <llvm-c/DebugInfo.h>
#include <stdlib.h>
#include <string.h>

#include "options/names.h"
#include "report/place.h"
#include "shim/shim.h"

static struct unbank_place no_place(void) { return (struct unbank_place){NULL, -1, -1}; }

static const char *copy_text(struct arena *arena, const char *text, unsigned length) {
  return text && length ? arena_printf(arena, "%.*s", (int)length, text) : NULL;
}

/* With the folder of the compile, without which a relative path means nothing to whoever reads it
 * elsewhere; -fdebug-compilation-dir=. asks for paths without it. */
static const char *path_of(struct arena *arena, LLVMMetadataRef file) {
  unsigned length = 0, folder_length = 0;
  const char *name = file ? LLVMDIFileGetFilename(file, &length) : NULL;
  const char *folder = file ? LLVMDIFileGetDirectory(file, &folder_length) : NULL;
  if (!name || !length || *name == '/' || !folder_length || *folder != '/')
    return copy_text(arena, name, length);
  if (length > 2 && !strncmp(name, "./", 2)) {
    name += 2;
    length -= 2;
  }
  folder_length -= folder[folder_length - 1] == '/';
  return arena_printf(arena, "%.*s/%.*s", (int)folder_length, folder, (int)length, name);
}

static struct unbank_place place_of_location(struct arena *arena, LLVMMetadataRef location) {
  LLVMMetadataRef file = LLVMDIScopeGetFile(LLVMDILocationGetScope(location));
  return (struct unbank_place){path_of(arena, file), LLVMDILocationGetLine(location),
                               LLVMDILocationGetColumn(location)};
}

struct unbank_place unbank_location_of_instruction(struct arena *arena, LLVMValueRef inst,
                                                   struct unbank_place **inlined_at,
                                                   size_t *count) {
  LIST_OF(struct unbank_place) outer = {0};
  LLVMMetadataRef location = LLVMInstructionGetDebugLoc(inst);
  struct unbank_place place = location ? place_of_location(arena, location) : no_place();
  while (location && (location = LLVMDILocationGetInlinedAt(location)))
    *ARENA_PUSH(arena, &outer) = place_of_location(arena, location);
  *inlined_at = outer.items;
  *count = outer.count;
  return place;
}

struct unbank_place unbank_place_of_subprogram(struct arena *arena, LLVMMetadataRef subprogram) {
  return (struct unbank_place){path_of(arena, LLVMDIScopeGetFile(subprogram)),
                               LLVMDISubprogramGetLine(subprogram), -1};
}

struct unbank_place unbank_place_of_function(struct arena *arena, LLVMValueRef function) {
  LLVMMetadataRef subprogram = LLVMGetSubprogram(function);
  return subprogram ? unbank_place_of_subprogram(arena, subprogram) : no_place();
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
    place = (struct unbank_place){path_of(arena, file),
                                  variable ? (long)LLVMDIVariableGetLine(variable) : -1, -1};
  }
  LLVMDisposeValueMetadataEntries(entries);
  return place;
}

const char *unbank_with_location(struct arena *arena, const char *sentence, LLVMValueRef inst) {
  struct unbank_report_access at = {.place = no_place()};
  LLVMMetadataRef location =
      inst && LLVMIsAInstruction(inst) ? LLVMInstructionGetDebugLoc(inst) : NULL;
  if (!location)
    return sentence;
  at.place = unbank_location_of_instruction(arena, inst, &at.inlined_at, &at.inlined_at_count);
  for (size_t depth = unbank_depth_for_people(&at); depth; depth--)
    location = LLVMDILocationGetInlinedAt(location);
  unsigned length = 0, line = LLVMDILocationGetLine(location);
  LLVMMetadataRef file = LLVMDIScopeGetFile(LLVMDILocationGetScope(location));
  const char *name = file ? LLVMDIFileGetFilename(file, &length) : NULL;
  return name && length && line
             ? arena_printf(arena, "%s (%.*s:%u)", sentence, (int)length, name, line)
             : sentence;
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
