/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "declared.h"

#include <ctype.h>
#include <llvm-c/Error.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "address/facts.h"
#include "files.h"
#include "shim/query.h"
#include "shim/shim.h"

bool declared_prepare(LLVMModuleRef module) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error =
      LLVMRunPasses(module,
                    "always-inline,cgscc(inline),function(sroa,early-cse,simplifycfg,loop-simplify,"
                    "lcssa,loop(loop-rotate),simplifycfg,early-cse)",
                    NULL, options);
  LLVMDisposePassBuilderOptions(options);
  LLVMConsumeError(error);
  return !error;
}

/* Uses. */

enum { DIMENSIONS_MAX = 7 };

struct uses {
  LLVMTypeRef types[DIMENSIONS_MAX + 1]; /* of the array, its rows, and so on to the element */
  unsigned dimensions;
  uint64_t element_bytes;
  struct module module; /* what is asked of ranges needs no more than its analyses */
  const struct unbank_report *report;
};

static bool is_zero(LLVMValueRef value) {
  return LLVMIsAConstantInt(value) && LLVMConstIntGetZExtValue(value) == 0;
}

/* How many subscripts are given where a pointer is taken for one to that type, or -1. Those that
 * are zero need not be written in IR. */
static int depth_of(const struct uses *it, LLVMTypeRef type, unsigned depth) {
  for (unsigned d = depth; d <= it->dimensions; d++)
    if (it->types[d] == type)
      return (int)d;
  return -1;
}

static bool is_element(const struct uses *it, LLVMTypeRef type) {
  uint64_t bytes;
  return unbank_type_bytes(LLVMGetModuleDataLayout(it->module.ir), type, &bytes) &&
         bytes <= it->element_bytes;
}

/* The block shape that somebody said of the kernel, or NULL. */
static const struct unbank_shape *shape_of(const struct uses *it, LLVMValueRef function) {
  for (size_t k = 0; k < it->report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &it->report->kernels[k];
    if (!strcmp(kernel->name, unbank_value_name(function)))
      return kernel->block.x && kernel->block_source != UNBANK_BLOCK_ASSUMED ? &kernel->block
                                                                             : NULL;
  }
  return NULL;
}

static bool is_inside(const struct uses *it, LLVMValueRef user, LLVMValueRef index,
                      uint64_t length) {
  if (LLVMIsAConstantInt(index))
    return LLVMConstIntGetZExtValue(index) < length;
  LLVMBasicBlockRef block = LLVMGetInstructionParent(user);
  const struct unbank_shape *shape = shape_of(it, LLVMGetBasicBlockParent(block));
  if (!shape)
    return false;
  const struct range range = unbank_range_at(&it->module, block, shape, index, true);
  return range.low >= 0 && (uint64_t)range.high < length;
}

static bool uses_are_subscripts(const struct uses *it, LLVMValueRef pointer, unsigned depth);

/* The first index steps over whole arrays; the second is the array's own subscript, or that of its
 * rows. */
static bool is_subscript(const struct uses *it, LLVMValueRef user, LLVMValueRef pointer,
                         unsigned depth) {
  int from = depth_of(it, LLVMGetGEPSourceElementType(user), depth);
  unsigned operands = (unsigned)LLVMGetNumOperands(user);
  if (from < 0 || LLVMGetOperand(user, 0) != pointer || !is_zero(LLVMGetOperand(user, 1)))
    return false;
  unsigned level = (unsigned)from;
  for (unsigned i = 2; i < operands && level < it->dimensions; i++, level++)
    if (level &&
        !is_inside(it, user, LLVMGetOperand(user, i), LLVMGetArrayLength2(it->types[level])))
      return false;
  return uses_are_subscripts(it, user, level);
}

static bool is_fine(const struct uses *it, LLVMValueRef user, LLVMValueRef pointer,
                    unsigned depth) {
  if (!LLVMIsAConstantExpr(user) && !LLVMIsAInstruction(user))
    return false;
  switch (LLVMIsAConstantExpr(user) ? LLVMGetConstOpcode(user) : LLVMGetInstructionOpcode(user)) {
  case LLVMAddrSpaceCast:
    return uses_are_subscripts(it, user, depth);
  case LLVMGetElementPtr:
    return is_subscript(it, user, pointer, depth);
  case LLVMLoad:
    return is_element(it, LLVMTypeOf(user));
  case LLVMStore:
    return LLVMGetOperand(user, 0) != pointer &&
           is_element(it, LLVMTypeOf(LLVMGetOperand(user, 0)));
  case LLVMAtomicRMW:
    return LLVMGetOperand(user, 0) == pointer;
  default:
    return false;
  }
}

static bool uses_are_subscripts(const struct uses *it, LLVMValueRef pointer, unsigned depth) {
  for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use))
    if (!is_fine(it, LLVMGetUser(use), pointer, depth))
      return false;
  return true;
}

bool declared_is_subscripted(LLVMValueRef array, const struct unbank_report *report,
                             struct declared_rows *rows) {
  struct uses it = {.module = {.ir = LLVMGetGlobalParent(array)}, .report = report};
  LLVMTypeRef type = LLVMGlobalGetValueType(array);
  for (it.types[0] = type; LLVMGetTypeKind(type) == LLVMArrayTypeKind;) {
    rows->elements = LLVMGetArrayLength2(type);
    type = LLVMGetElementType(type);
    if (++it.dimensions > DIMENSIONS_MAX)
      return false;
    it.types[it.dimensions] = type;
  }
  rows->dimensions = it.dimensions;
  if (it.dimensions < 2 ||
      !unbank_type_bytes(LLVMGetModuleDataLayout(it.module.ir), type, &it.element_bytes) ||
      !it.element_bytes)
    return false;
  rows->bytes = it.element_bytes;
  it.module.shim = unbank_shim_create();
  bool out = uses_are_subscripts(&it, array, 0);
  unbank_shim_dispose(it.module.shim);
  return out;
}

/* Text. */

/* Blanks in place of comments, strings and characters; lines stay. */
static void blank_out(char *text) {
  for (char *at = text; *at;) {
    const char *close = at[0] == '/' && at[1] == '/'                                     ? "\n"
                        : at[0] == '/' && at[1] == '*'                                   ? "*/"
                        : *at == '"'                                                     ? "\""
                        : *at == '\'' && (at == text || !isalnum((unsigned char)at[-1])) ? "'"
                                                                                         : NULL;
    if (!close) {
      at++;
      continue;
    }
    bool quoted = *close == '"' || *close == '\'';
    for (*at++ = ' '; *at && strncmp(at, close, strlen(close)) != 0; at++) {
      bool escapes = quoted && *at == '\\' && at[1] && at[1] != '\n';
      if (escapes)
        *at++ = ' ';
      *at = *at == '\n' ? '\n' : ' ';
    }
    for (size_t i = *close == '\n' ? 1 : 0; close[i] && *at; i++)
      *at++ = ' ';
  }
}

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }

static const char *skip_blanks(const char *at) {
  while (isspace((unsigned char)*at))
    at++;
  return at;
}

/* Behind the bracket that closes the one here, or NULL. */
static const char *behind_bracket(const char *at) {
  int depth = 0;
  for (; *at && *at != ';' && *at != '{'; at++) {
    depth += (*at == '[') - (*at == ']');
    if (!depth)
      return at + 1;
  }
  return NULL;
}

/* Of a name, the bracket that opens its last subscript; NULL unless it has exactly so many. */
static const char *last_subscript(const char *at, unsigned dimensions) {
  const char *last = NULL;
  for (unsigned i = 0; i < dimensions; i++) {
    last = at = skip_blanks(at);
    if (*at != '[' || !(at = behind_bracket(at)))
      return NULL;
  }
  return *skip_blanks(at) == '[' ? NULL : last;
}

/* Whether the statement in which a name stands says __shared__ ahead of it. */
static bool is_declared_there(const char *text, const char *at) {
  static const char word[] = "__shared__";
  const char *start = at;
  while (start > text && !strchr(";{}", start[-1]))
    start--;
  const char *found = strstr(start, word);
  return found && found < at;
}

/* An expression from `first` to `end` of the file's text, on a line of ASCII, in which columns are
 * bytes for everybody. */
static bool set_place(size_t first_at, size_t end_at, struct declared_text *out) {
  const char *text = out->file_text, *first = text + first_at, *end = text + end_at;
  const char *start = first;
  while (start > text && start[-1] != '\n')
    start--;
  out->line = 1;
  for (const char *c = text; c < start; c++)
    out->line += *c == '\n';
  out->first = first_at, out->end = end_at;
  out->column = first - start + 1;
  out->end_column = end - start + 1;
  for (const char *c = start; *c && *c != '\n'; c++)
    if ((unsigned char)*c >= 0x80)
      return false;
  return first < end && !memchr(first, '\n', (size_t)(end - first));
}

const char *declared_find(struct arena *arena, const char *path, const char *name,
                          unsigned dimensions, struct declared_text *out) {
  char *read = path ? file_read_text(path) : NULL;
  size_t length = strlen(name), found = 0;
  if (!read || !length) {
    free(read);
    return "its source cannot be read";
  }
  *out = (struct declared_text){.file_text = arena_strdup(arena, read)};
  char *text = arena_strdup(arena, read);
  free(read);
  blank_out(text);
  if (strstr(text, "object_size")) /* clang has put a number for it before IR can tell */
    return "its source asks for the sizes of objects";
  for (const char *at = text; (at = strstr(at, name)); at += length) {
    if ((at > text && is_word(at[-1])) || is_word(at[length]))
      continue;
    const char *open = last_subscript(at + length, dimensions);
    if (!open)
      return "its name stands without all subscripts, in sizeof or a call";
    if (!is_declared_there(text, at))
      continue;
    const char *first = skip_blanks(open + 1), *end = behind_bracket(open) - 1;
    while (end > first && isspace((unsigned char)end[-1]))
      end--;
    if (found++)
      return "its source has several declarations of that name";
    if (!set_place((size_t)(first - text), (size_t)(end - text), out))
      return "the line of its declaration is not of ASCII, or not one line";
  }
  return found ? NULL : "its declaration is not in the kernel's file";
}
