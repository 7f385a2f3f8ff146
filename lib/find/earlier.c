/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/earlier.h"

#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 3 };
static const char first_word[] = "unbank", overruling[] = "overrules";

/* Reads the words of a mark, and returns their number; 0 if the node is not a mark. */
static unsigned read_words(struct arena *arena, LLVMValueRef node, const char *words[WORDS_MAX]) {
  LLVMValueRef operands[WORDS_MAX];
  unsigned count = LLVMGetMDNodeNumOperands(node);
  if (!count || count > WORDS_MAX)
    return 0;
  LLVMGetMDNodeOperands(node, operands);
  for (unsigned i = 0; i < count; i++) {
    unsigned length = 0;
    const char *text = operands[i] ? LLVMGetMDString(operands[i], &length) : NULL;
    if (!text)
      return 0;
    words[i] = arena_printf(arena, "%.*s", (int)length, text);
  }
  return strcmp(words[0], first_word) == 0 ? count : 0;
}

/* Reads the words of the mark of a global or function; returns 0 if it has none. */
static unsigned find_words(struct arena *arena, LLVMModuleRef module, LLVMValueRef global,
                           const char *words[WORDS_MAX]) {
  size_t entry_count;
  unsigned count = 0;
  LLVMValueMetadataEntry *entries = LLVMGlobalCopyAllMetadata(global, &entry_count);
  for (unsigned i = 0; i < entry_count && !count; i++)
    count = read_words(arena,
                       LLVMMetadataAsValue(LLVMGetModuleContext(module),
                                           LLVMValueMetadataEntriesGetMetadata(entries, i)),
                       words);
  LLVMDisposeValueMetadataEntries(entries);
  return count;
}

static void write_words(LLVMModuleRef module, LLVMValueRef global, const char *const *words,
                        unsigned count) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMMetadataRef operands[WORDS_MAX];
  for (unsigned i = 0; i < count; i++)
    operands[i] = LLVMMDStringInContext2(context, words[i], strlen(words[i]));
  LLVMGlobalSetMetadata(global,
                        LLVMGetMDKindIDInContext(context, first_word, (unsigned)strlen(first_word)),
                        LLVMMDNodeInContext2(context, operands, count));
}

/* A layout of a kind that only a later version knows stays a text. */
const struct earlier *unbank_read_mark(struct arena *arena, LLVMModuleRef module,
                                       LLVMValueRef global) {
  const char *words[WORDS_MAX];
  if (find_words(arena, module, global, words) != 3)
    return NULL;
  struct earlier *out = ARENA_NEW(arena, struct earlier);
  out->name = words[1];
  out->text = words[2];
  free(unbank_layout_parse(out->text, &out->layout));
  return out;
}

void unbank_write_mark(LLVMModuleRef module, LLVMValueRef global, const char *name,
                       const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(layout, text);
  write_words(module, global, (const char *[]){first_word, name, text}, 3);
}

bool unbank_overruled_earlier(const struct module *module, LLVMValueRef kernel) {
  const char *words[WORDS_MAX];
  return find_words(module->arena, module->ir, kernel, words) == 2 && !strcmp(words[1], overruling);
}

void unbank_mark_overruling(LLVMModuleRef module, LLVMValueRef kernel) {
  write_words(module, kernel, (const char *[]){first_word, overruling}, 2);
}
