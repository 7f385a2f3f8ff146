/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "inlining/duplicable.h"

#include <string.h>

#include "shim/query.h"

static bool has_attribute(LLVMValueRef call, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMValueRef callee = LLVMGetCalledValue(call);
  return LLVMGetCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, kind) ||
         (LLVMIsAFunction(callee) &&
          LLVMGetEnumAttributeAtIndex(callee, LLVMAttributeFunctionIndex, kind));
}

/* Where the comments that begin at `at` end, each where the one before it does; `at` if none begins
 * there. */
static size_t end_of_comments(const char *text, size_t length, size_t at) {
  while (length - at >= 2 && text[at] == '/' && (text[at + 1] == '/' || text[at + 1] == '*')) {
    const char *end = text[at + 1] == '/' ? strchr(text + at, '\n') : strstr(text + at + 2, "*/");
    if (!end)
      return length;
    at = (size_t)(end - text) + (*end == '*' ? 2 : 0);
  }
  return at;
}

/* Whether inline PTX may define a name outside braces, which a function must not do twice: by a
 * label, that is a colon that is no part of "::", or by a directive such as .reg or .local. */
static bool may_define(LLVMValueRef callee) {
  size_t length, depth = 0;
  const char *text = LLVMGetInlineAsmAsmString(callee, &length);
  bool begins = true; /* a statement begins here */
  for (size_t i = 0; (i = end_of_comments(text, length, i)) < length; i++) {
    const bool twice = text[i] == ':' && i + 1 < length && text[i + 1] == ':';
    if (!depth && ((text[i] == ':' && !twice) || (text[i] == '.' && begins)))
      return true;
    depth += text[i] == '{';
    depth -= text[i] == '}' && depth;
    begins = strchr(";{}\n", text[i]) || (begins && strchr(" \t\r", text[i]));
    i += twice;
  }
  return false;
}

/* Whether a call must stay in the entry block, as those that begin tokens of convergence must. */
static bool is_bound_to_entry(LLVMValueRef callee) {
  static const char prefix[] = "llvm.experimental.convergence.";
  return LLVMIsAFunction(callee) && !strncmp(unbank_value_name(callee), prefix, sizeof prefix - 1);
}

/* Whether an instruction may be in the code of a function twice. */
static bool may_copy_instruction(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  if (callee)
    return !has_attribute(inst, "noduplicate") &&
           !(LLVMIsAInlineAsm(callee) && may_define(callee)) && !is_bound_to_entry(callee);
  return !LLVMIsATerminatorInst(inst) || LLVMIsABranchInst(inst) || LLVMIsASwitchInst(inst) ||
         LLVMIsAReturnInst(inst) || LLVMIsAUnreachableInst(inst);
}

bool unbank_is_duplicable(LLVMValueRef function, size_t most) {
  size_t count = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (++count > most || !may_copy_instruction(inst))
        return false;
  return true;
}
