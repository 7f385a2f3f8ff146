/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What cannot run here is named, with its place in the source, before anything runs and before
 * LLVM's backend would abort on it. */
#include "ir/ir.h"
#include "ir/places.h"
#include "program.h"

const struct host_function *find_host(const char *name) {
  for (const struct host_function *row = hook_functions; row->name; row++)
    if (!strcmp(row->name, name))
      return row;
  for (const struct host_function *row = device_functions; row->name; row++)
    if (!strcmp(row->name, name))
      return row;
  return NULL;
}

/* LLVM's own intrinsics run on any target; those of NVPTX only if the table has them. */
static bool can_call(const char *name) {
  if (find_host(name))
    return true;
  return !strncmp(name, "llvm.", 5) && strncmp(name, "llvm.nvvm.", 10);
}

static char *sentence_at(struct program *program, LLVMValueRef inst, const char *what,
                         const char *name) {
  struct unbank_place *inlined_at;
  size_t count;
  struct unbank_place place =
      unbank_place_of_instruction(program->arena, inst, &inlined_at, &count);
  const char *function = unbank_demangled(
      program->arena, unbank_value_name(LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst))));
  if (place.file && place.line > 0)
    return unbank_error("%s:%ld:%ld: in %s: %s %s is not simulated", place.file, place.line,
                        place.column, function, what, name);
  return unbank_error("in %s: %s %s is not simulated", function, what, name);
}

/* An empty assembly text is a compiler barrier, which every target has. */
static char *screen_call(struct program *program, LLVMValueRef inst) {
  LLVMValueRef callee = LLVMGetCalledValue(inst);
  if (LLVMIsAInlineAsm(callee)) {
    size_t length;
    const char *text = LLVMGetInlineAsmAsmString(callee, &length);
    const char *quoted = arena_printf(program->arena, "`%.*s`", (int)length, text);
    return length ? sentence_at(program, inst, "inline PTX", quoted) : NULL;
  }
  if (!LLVMIsAFunction(callee) || !LLVMIsDeclaration(callee))
    return NULL;
  const char *name = unbank_value_name(callee);
  if (can_call(name))
    return NULL;
  bool intrinsic = !strncmp(name, "llvm.", 5);
  return sentence_at(program, inst,
                     intrinsic ? "the intrinsic" : "a call of the undefined function", name);
}

/* A function whose address is taken, but which is never called by name. */
static char *screen_function(LLVMValueRef function) {
  const char *name = unbank_value_name(function);
  if (!LLVMIsDeclaration(function) || can_call(name))
    return NULL;
  return unbank_error("the module uses %s, which it does not define", name);
}

static char *screen_body(struct program *program, LLVMValueRef function) {
  char *sentence = NULL;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block && !sentence;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst && !sentence;
         inst = LLVMGetNextInstruction(inst))
      if (LLVMIsACallInst(inst) || LLVMIsAInvokeInst(inst))
        sentence = screen_call(program, inst);
  return sentence;
}

char *screen_module(struct program *program, LLVMModuleRef module) {
  char *sentence = NULL;
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it && !sentence;
       it = LLVMGetNextFunction(it))
    sentence = screen_body(program, it);
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it && !sentence;
       it = LLVMGetNextFunction(it))
    sentence = screen_function(it);
  return sentence;
}
