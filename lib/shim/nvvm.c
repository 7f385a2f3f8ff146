/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/nvvm.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shim/compat.h"
#include "shim/shim.h"

#define ANNOTATIONS "nvvm.annotations"

/* Rows are !{ptr @function, !"key", i32 value, !"key", i32 value, ...}. */

typedef void row_visitor(LLVMValueRef row, LLVMValueRef *parts, unsigned count, void *context);

static void each_row(LLVMModuleRef module, LLVMValueRef function, row_visitor *visit,
                     void *context) {
  unsigned count = LLVMGetNamedMetadataNumOperands(module, ANNOTATIONS);
  if (!count)
    return;
  LLVMValueRef *rows = calloc(count, sizeof *rows);
  LLVMGetNamedMetadataOperands(module, ANNOTATIONS, rows);
  for (unsigned i = 0; i < count; i++) {
    unsigned length = LLVMGetMDNodeNumOperands(rows[i]);
    LLVMValueRef *parts = calloc(length + 1, sizeof *parts);
    LLVMGetMDNodeOperands(rows[i], parts);
    if (length >= 3 && parts[0] == function)
      visit(rows[i], parts, length, context);
    free(parts);
  }
  free(rows);
}

struct lookup {
  const char *key;
  bool found;
  unsigned value;
};

static void look_up(LLVMValueRef row, LLVMValueRef *parts, unsigned count, void *context) {
  (void)row;
  struct lookup *lookup = context;
  for (unsigned i = 1; i + 1 < count; i += 2) {
    unsigned bytes = 0;
    const char *text = parts[i] ? LLVMGetMDString(parts[i], &bytes) : NULL;
    if (!text || bytes != strlen(lookup->key) || memcmp(text, lookup->key, bytes) != 0)
      continue;
    lookup->found = true;
    if (parts[i + 1] && LLVMIsAConstantInt(parts[i + 1]))
      lookup->value = (unsigned)LLVMConstIntGetZExtValue(parts[i + 1]);
  }
}

bool unbank_nvvm_annotation(LLVMModuleRef module, LLVMValueRef function, const char *key,
                            unsigned *value) {
  struct lookup lookup = {.key = key};
  each_row(module, function, look_up, &lookup);
  if (lookup.found && value)
    *value = lookup.value;
  return lookup.found;
}

static LLVMAttributeRef string_attribute(LLVMValueRef function, const char *name) {
  return LLVMGetStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                       name, (unsigned)strlen(name));
}

/* "256", "32,8" or "32, 8, 1": the first three numbers as LLVM reads them, hexadecimal and octal
 * ones too. false for any other text, of which LLVM's codegen says that it is wrong. */
static bool read_numbers(const char *text, unsigned numbers[3]) {
  for (int axis = 0; axis < 3 && (!axis || *text); axis++) {
    text += strspn(text, " ");
    if (!isdigit((unsigned char)*text))
      return false;
    char *end;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 0);
    if (errno || number > UINT_MAX)
      return false;
    numbers[axis] = (unsigned)number;
    end += strspn(end, " ");
    if (*end && *end != ',')
      return false;
    text = end + (*end == ',');
  }
  return true;
}

static struct unbank_shape read_attribute(LLVMAttributeRef attribute) {
  unsigned length, numbers[3] = {0, 1, 1};
  char text[64];
  const char *value = LLVMGetStringAttributeValue(attribute, &length);
  snprintf(text, sizeof text, "%.*s", (int)length, value);
  if (length >= sizeof text || !read_numbers(text, numbers))
    numbers[0] = 0;
  return (struct unbank_shape){numbers[0], numbers[1], numbers[2]};
}

static struct unbank_shape read_rows(LLVMModuleRef module, LLVMValueRef function,
                                     const char *what) {
  struct unbank_shape shape = {0, 1, 1};
  unsigned *sizes[] = {&shape.x, &shape.y, &shape.z};
  for (int axis = 0; axis < 3; axis++) {
    char name[32];
    snprintf(name, sizeof name, "%s%c", what, 'x' + axis);
    unbank_nvvm_annotation(module, function, name, sizes[axis]);
  }
  return shape;
}

static struct unbank_shape if_whole(struct unbank_shape shape) {
  return shape.x && shape.y && shape.z ? shape : (struct unbank_shape){0, 1, 1};
}

struct unbank_shape unbank_read_shape(LLVMModuleRef module, LLVMValueRef function,
                                      const char *what) {
  char name[32];
  snprintf(name, sizeof name, "nvvm.%s", what);
  LLVMAttributeRef attribute = string_attribute(function, name);
  struct unbank_shape shape =
      attribute ? read_attribute(attribute) : read_rows(module, function, what);
  return if_whole(shape);
}

struct unbank_shape unbank_read_work_group(LLVMValueRef function) {
  LLVMValueRef node = unbank_shim_metadata(function, "reqd_work_group_size"), numbers[3];
  struct unbank_shape shape = {0, 1, 1};
  unsigned *sizes[] = {&shape.x, &shape.y, &shape.z};
  if (!node || LLVMGetMDNodeNumOperands(node) != 3)
    return shape;
  LLVMGetMDNodeOperands(node, numbers);
  for (int axis = 0; axis < 3; axis++) {
    bool is_number = numbers[axis] && LLVMIsAConstantInt(numbers[axis]);
    *sizes[axis] = is_number ? (unsigned)LLVMConstIntGetZExtValue(numbers[axis]) : 0;
  }
  return if_whole(shape);
}

#if !UNBANK_KEEPS_ANNOTATIONS

void unbank_write_reqntid(LLVMModuleRef module, LLVMValueRef function, struct unbank_shape shape) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  char text[64];
  int length = snprintf(text, sizeof text, "%u,%u,%u", shape.x, shape.y, shape.z);
  LLVMAttributeIndex index = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
  LLVMRemoveStringAttributeAtIndex(function, index, "nvvm.maxntid", 12);
  LLVMAddAttributeAtIndex(
      function, index,
      LLVMCreateStringAttribute(context, "nvvm.reqntid", 12, text, (unsigned)length));
}

#else /* until LLVM 20 is no longer supported */

/* A key that nothing reads takes the place of maxntid: rows of named metadata cannot be removed
 * through the C API. */
static void drop_maxntid(LLVMValueRef row, LLVMValueRef *parts, unsigned count, void *context) {
  for (unsigned i = 1; i + 1 < count; i += 2) {
    unsigned bytes = 0;
    const char *text = parts[i] ? LLVMGetMDString(parts[i], &bytes) : NULL;
    if (text && bytes == 8 && !memcmp(text, "maxntid", 7))
      LLVMReplaceMDNodeOperandWith(row, i, LLVMMDStringInContext2(context, "unbank.replaced", 15));
  }
}

void unbank_write_reqntid(LLVMModuleRef module, LLVMValueRef function, struct unbank_shape shape) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  each_row(module, function, drop_maxntid, context);
  const unsigned sizes[] = {shape.x, shape.y, shape.z};
  for (int axis = 0; axis < 3; axis++) {
    char name[] = {'r', 'e', 'q', 'n', 't', 'i', 'd', (char)('x' + axis), 0};
    LLVMMetadataRef row[] = {
        LLVMValueAsMetadata(function), LLVMMDStringInContext2(context, name, 8),
        LLVMValueAsMetadata(LLVMConstInt(LLVMInt32TypeInContext(context), sizes[axis], 0))};
    LLVMValueRef node = LLVMMetadataAsValue(context, LLVMMDNodeInContext2(context, row, 3));
    LLVMAddNamedMetadataOperand(module, ANNOTATIONS, node);
  }
}

#endif
