/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Marks: which access of the IR became which access of the PTX.
 *
 * Every instruction that accesses memory gets a number, its mark, as metadata, which copies of the
 * module keep. In a copy for codegen the mark is the instruction's source line, and everything else
 * lies on line MARK_NONE. So the `.loc` before an access in the PTX tells its mark.
 */
#include <llvm-c/DebugInfo.h>
#include <llvm-c/TargetMachine.h>
#include <stdlib.h>

#include "shim/codegen/codegen.h"
#include "shim/query.h"
#include "sim/program/program.h"

static const char mark_name[] = "unbank.mark";

static unsigned mark_kind(LLVMModuleRef module) {
  return LLVMGetMDKindIDInContext(LLVMGetModuleContext(module), mark_name, sizeof mark_name - 1);
}

static bool accesses_memory(LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMLoad:
  case LLVMStore:
  case LLVMAtomicRMW:
  case LLVMAtomicCmpXchg:
  case LLVMCall:
    return true;
  default:
    return false;
  }
}

typedef void visitor(void *context, LLVMValueRef inst);

static void each_instruction(LLVMValueRef function, visitor *visit, void *context) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      visit(context, inst);
}

struct numbering {
  LLVMContextRef context;
  unsigned kind;
  uint32_t count;
};

static void number(void *context, LLVMValueRef inst) {
  struct numbering *it = context;
  if (!accesses_memory(inst))
    return;
  LLVMValueRef value = LLVMConstInt(LLVMInt32TypeInContext(it->context), ++it->count, false);
  LLVMMetadataRef operand = LLVMValueAsMetadata(value);
  LLVMMetadataRef node = LLVMMDNodeInContext2(it->context, &operand, 1);
  LLVMSetMetadata(inst, it->kind, LLVMMetadataAsValue(it->context, node));
}

void marks_set(LLVMModuleRef module) {
  struct numbering it = {LLVMGetModuleContext(module), mark_kind(module), 0};
  UNBANK_EACH_FUNCTION(function, module)
    each_instruction(function, number, &it);
}

uint32_t marks_get(LLVMValueRef inst) {
  unsigned kind =
      mark_kind(LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst))));
  LLVMValueRef node = LLVMGetMetadata(inst, kind), operand = NULL;
  if (!node || LLVMGetMDNodeNumOperands(node) != 1)
    return 0;
  LLVMGetMDNodeOperands(node, &operand);
  return (uint32_t)LLVMConstIntGetZExtValue(operand);
}

/* Codegen. */

struct locating {
  LLVMContextRef context;
  LLVMMetadataRef scope;
};

static void locate(void *context, LLVMValueRef inst) {
  const struct locating *it = context;
  uint32_t mark = marks_get(inst);
  LLVMInstructionSetDebugLoc(inst, LLVMDIBuilderCreateDebugLocation(
                                       it->context, mark ? mark : MARK_NONE, 0, it->scope, NULL));
}

static void locate_functions(LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMDIBuilderRef builder = LLVMCreateDIBuilder(module);
  LLVMMetadataRef file = LLVMDIBuilderCreateFile(builder, "marks", 5, "", 0);
  LLVMDIBuilderCreateCompileUnit(builder, LLVMDWARFSourceLanguageC, file, "", 0, true, "", 0, 0, "",
                                 0, LLVMDWARFEmissionLineTablesOnly, 0, false, false, "", 0, "", 0);
  LLVMMetadataRef type = LLVMDIBuilderCreateSubroutineType(builder, file, &file, 0, LLVMDIFlagZero);
  UNBANK_EACH_FUNCTION(function, module) {
    if (LLVMIsDeclaration(function))
      continue;
    size_t length;
    const char *name = LLVMGetValueName2(function, &length);
    struct locating it = {context, LLVMDIBuilderCreateFunction(builder, file, name, length, "", 0,
                                                               file, MARK_NONE, type, false, true,
                                                               MARK_NONE, LLVMDIFlagZero, true)};
    LLVMSetSubprogram(function, it.scope);
    each_instruction(function, locate, &it);
  }
  LLVMDIBuilderFinalize(builder);
  LLVMDisposeDIBuilder(builder);
}

static LLVMTargetMachineRef device_machine(LLVMModuleRef module, const char *processor,
                                           const char *features, bool aggressive) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  LLVMTargetRef target;
  char *message = NULL;
  if (LLVMGetTargetFromTriple(LLVMGetTarget(module), &target, &message)) {
    LLVMDisposeMessage(message);
    return NULL;
  }
  const struct unbank_codegen_target wanted = {.target = target,
                                               .triple = LLVMGetTarget(module),
                                               .processor = processor,
                                               .features = features,
                                               .level = aggressive ? LLVMCodeGenLevelAggressive
                                                                   : LLVMCodeGenLevelDefault,
                                               .short_pointers = unbank_has_short_pointers(module)};
  return unbank_codegen_machine(&wanted);
}

char *marks_ptx(LLVMModuleRef module, const char *processor, const char *features,
                bool aggressive) {
  LLVMTargetMachineRef machine = device_machine(module, processor, features, aggressive);
  if (!machine)
    return NULL;
  LLVMModuleRef copy = LLVMCloneModule(module);
  LLVMStripModuleDebugInfo(copy);
  locate_functions(copy);
  LLVMMemoryBufferRef text = NULL;
  char *message = NULL, *out = NULL;
  if (!LLVMTargetMachineEmitToMemoryBuffer(machine, copy, LLVMAssemblyFile, &message, &text)) {
    out = strndup(LLVMGetBufferStart(text), LLVMGetBufferSize(text));
    LLVMDisposeMemoryBuffer(text);
  } else {
    LLVMDisposeMessage(message);
  }
  LLVMDisposeModule(copy);
  LLVMDisposeTargetMachine(machine);
  return out;
}
