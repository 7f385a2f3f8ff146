/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The fingerprint of a kernel: its instructions in order, each with its opcode, the kind and width
 * of its type, and its operands:
 *
 *     instruction, block, argument    its number, in the function
 *     function, variable              its name; of a variable, its size
 *     number                          its bits
 *
 * Left out: names of values, metadata, debug information, attributes. Callees follow, each once, in
 * the order in which they are first met. */
#include "kernels/fingerprint.h"

#include <llvm-c/Target.h>
#include <stdbool.h>

#include "shim/query.h"
#include "support/hash.h"
#include "support/map.h"

struct hasher {
  struct arena arena;
  LLVMTargetDataRef layout;
  uint64_t hash;
  struct map numbers; /* of the values of the function at hand */
  struct map seen;    /* functions */
  LIST_OF(LLVMValueRef) functions;
};

static void add(struct hasher *hasher, uint64_t word) {
  hasher->hash = hash_mix(hasher->hash, word);
}

static void add_text(struct hasher *hasher, const char *text) {
  hasher->hash = hash_text(hasher->hash, text);
  add(hasher, 0);
}

static void add_type(struct hasher *hasher, LLVMTypeRef type) {
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  uint64_t bytes;
  add(hasher, kind);
  if (kind == LLVMPointerTypeKind)
    add(hasher, LLVMGetPointerAddressSpace(type));
  else if (unbank_type_bytes(hasher->layout, type, &bytes))
    add(hasher, LLVMSizeOfTypeInBits(hasher->layout, type));
}

static void add_function(struct hasher *hasher, LLVMValueRef function) {
  if (!LLVMIsDeclaration(function) && map_add(&hasher->seen, function, 1))
    *ARENA_PUSH(&hasher->arena, &hasher->functions) = function;
}

static void add_operand(struct hasher *hasher, LLVMValueRef value);

/* Adds the elements of a constant vector. */
static void add_elements(struct hasher *hasher, LLVMValueRef value) {
  bool is_vector = LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVectorTypeKind;
  for (unsigned i = 0; is_vector && i < LLVMGetVectorSize(LLVMTypeOf(value)); i++) {
    LLVMValueRef element = LLVMIsConstant(value) ? LLVMGetAggregateElement(value, i) : NULL;
    if (element)
      add_operand(hasher, element);
  }
}

static void add_operand(struct hasher *hasher, LLVMValueRef value) {
  uint32_t number;
  if (map_get(&hasher->numbers, value, &number)) {
    add(hasher, number);
  } else if (LLVMIsAConstantInt(value)) {
    add_type(hasher, LLVMTypeOf(value));
    add(hasher, LLVMGetIntTypeWidth(LLVMTypeOf(value)) <= 64 ? LLVMConstIntGetZExtValue(value) : 0);
  } else if (LLVMIsAGlobalValue(value)) {
    add_text(hasher, unbank_value_name(value));
    if (LLVMIsAFunction(value))
      add_function(hasher, value);
    else if (LLVMIsAGlobalVariable(value))
      add_type(hasher, LLVMGlobalGetValueType(value));
  } else if (LLVMIsAConstantFP(value)) {
    LLVMBool loses;
    double real = LLVMConstRealGetDouble(value, &loses);
    uint64_t bits;
    memcpy(&bits, &real, sizeof bits);
    add(hasher, bits);
  } else if (LLVMIsAConstantExpr(value)) {
    add(hasher, LLVMGetConstOpcode(value));
    for (int i = 0; i < LLVMGetNumOperands(value); i++)
      add_operand(hasher, LLVMGetOperand(value, (unsigned)i));
  } else if (LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMMetadataTypeKind) {
    add(hasher, (uint64_t)LLVMGetValueKind(value));
    add_type(hasher, LLVMTypeOf(value));
    add_elements(hasher, value);
  }
}

/* Adds what an instruction has besides its operands. */
static void add_indices(struct hasher *hasher, LLVMValueRef inst, LLVMOpcode opcode) {
  if (opcode == LLVMShuffleVector)
    for (unsigned i = 0; i < LLVMGetNumMaskElements(inst); i++)
      add(hasher, (uint64_t)LLVMGetMaskValue(inst, i));
  if (opcode == LLVMExtractValue || opcode == LLVMInsertValue)
    for (unsigned i = 0; i < LLVMGetNumIndices(inst); i++)
      add(hasher, LLVMGetIndices(inst)[i]);
}

static bool is_debug(LLVMValueRef inst) { return LLVMIsADbgInfoIntrinsic(inst) != NULL; }

static void add_instruction(struct hasher *hasher, LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  add(hasher, opcode);
  add_type(hasher, LLVMTypeOf(inst));
  if (opcode == LLVMICmp)
    add(hasher, LLVMGetICmpPredicate(inst));
  else if (opcode == LLVMFCmp)
    add(hasher, LLVMGetFCmpPredicate(inst));
  else if (opcode == LLVMAtomicRMW)
    add(hasher, LLVMGetAtomicRMWBinOp(inst));
  else if (opcode == LLVMGetElementPtr)
    add_type(hasher, LLVMGetGEPSourceElementType(inst));
  add_indices(hasher, inst, opcode);
  for (int i = 0; i < LLVMGetNumOperands(inst); i++)
    add_operand(hasher, LLVMGetOperand(inst, (unsigned)i));
  for (unsigned i = 0; opcode == LLVMPHI && i < LLVMCountIncoming(inst); i++)
    add_operand(hasher, LLVMBasicBlockAsValue(LLVMGetIncomingBlock(inst, i)));
}

/* Numbers arguments, blocks and instructions, as phis use what comes later. */
static void number_values(struct hasher *hasher, LLVMValueRef function) {
  uint32_t next = 0;
  hasher->numbers = map_new(&hasher->arena);
  for (unsigned i = 0; i < LLVMCountParams(function); i++)
    map_put(&hasher->numbers, LLVMGetParam(function, i), next++);
  UNBANK_EACH_BLOCK(block, function) {
    map_put(&hasher->numbers, LLVMBasicBlockAsValue(block), next++);
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (!is_debug(inst))
        map_put(&hasher->numbers, inst, next++);
  }
}

static void add_body(struct hasher *hasher, LLVMValueRef function) {
  number_values(hasher, function);
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (!is_debug(inst))
        add_instruction(hasher, inst);
}

uint64_t unbank_fingerprint(LLVMValueRef kernel) {
  struct hasher hasher = {.layout = LLVMGetModuleDataLayout(LLVMGetGlobalParent(kernel)),
                          .hash = UINT64_C(0xcbf29ce484222325)};
  hasher.seen = map_new(&hasher.arena);
  add_function(&hasher, kernel);
  for (size_t i = 0; i < hasher.functions.count; i++)
    add_body(&hasher, hasher.functions.items[i]);
  arena_free(&hasher.arena);
  return hasher.hash;
}
