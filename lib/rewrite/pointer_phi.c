/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/pointer_phi.h"

#include "find/numbers.h"
#include "shim/query.h"

static LLVMValueRef sum_of_terms(struct emitter *emitter, LLVMValueRef sum,
                                 const struct term *terms, unsigned count, int64_t constant) {
  LLVMBuilderRef builder = emitter->builder;
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef value = unbank_read_leaf(emitter, &terms[i], 32);
    if (terms[i].scale != 1)
      value = LLVMBuildMul(builder, value, unbank_i32(emitter, terms[i].scale), "");
    sum = sum ? LLVMBuildAdd(builder, sum, value, "") : value;
  }
  if (!sum)
    return unbank_i32(emitter, constant);
  return constant ? LLVMBuildAdd(builder, sum, unbank_i32(emitter, constant), "") : sum;
}

static LLVMValueRef offset_of_pointer(struct emitter *emitter, LLVMValueRef pointer) {
  if (LLVMIsUndef(pointer) || LLVMIsPoison(pointer))
    return LLVMGetPoison(LLVMInt32TypeInContext(emitter->context));
  struct offset offset;
  unbank_pointer_offset(emitter->module, pointer, &offset);
  LLVMValueRef sum =
      LLVMIsAGlobalVariable(offset.root) ? NULL : unbank_offset_of_root(emitter, offset.root);
  return sum_of_terms(emitter, sum, offset.terms, offset.term_count, offset.constant);
}

static LLVMValueRef remember_offset(struct emitter *emitter, LLVMValueRef root,
                                    LLVMValueRef offset) {
  map_put(&emitter->phis, root, (uint32_t)emitter->phi_offsets.count);
  *ARENA_PUSH(emitter->module->arena, &emitter->phi_offsets) = offset;
  return offset;
}

static LLVMValueRef offset_of_phi(struct emitter *emitter, LLVMValueRef phi) {
  LLVMPositionBuilderBefore(emitter->builder, phi);
  LLVMValueRef offset = remember_offset(
      emitter, phi, LLVMBuildPhi(emitter->builder, LLVMInt32TypeInContext(emitter->context), ""));
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
    LLVMPositionBuilderBefore(emitter->builder, LLVMGetBasicBlockTerminator(from));
    LLVMValueRef in = offset_of_pointer(emitter, LLVMGetIncomingValue(phi, i));
    /* A block that enters twice (a switch) must bring one value. */
    for (unsigned k = 0; k < i; k++)
      if (LLVMGetIncomingBlock(phi, k) == from)
        in = LLVMGetIncomingValue(offset, k);
    LLVMAddIncoming(offset, &in, &from, 1);
  }
  return offset;
}

static LLVMValueRef offset_of_select(struct emitter *emitter, LLVMValueRef select) {
  LLVMPositionBuilderBefore(emitter->builder, select);
  LLVMValueRef yes = offset_of_pointer(emitter, LLVMGetOperand(select, 1));
  LLVMPositionBuilderBefore(emitter->builder, select);
  LLVMValueRef no = offset_of_pointer(emitter, LLVMGetOperand(select, 2));
  LLVMPositionBuilderBefore(emitter->builder, select);
  return remember_offset(emitter, select,
                         LLVMBuildSelect(emitter->builder, LLVMGetOperand(select, 0), yes, no, ""));
}

/* The low 32 bits of where dynamic memory begins, as an address of the space that a number has. */
static LLVMValueRef emit_base(struct emitter *emitter, LLVMValueRef number) {
  const struct module *module = emitter->module;
  uint32_t array;
  map_get(&module->derived, number, &array);
  LLVMValueRef base = module->arrays.items[array].global;
  if (unbank_space_of_number(module, number) == 0)
    base = LLVMConstAddrSpaceCast(base, LLVMPointerTypeInContext(emitter->context, 0));
  LLVMTypeRef wide = LLVMInt64TypeInContext(emitter->context),
              word = LLVMInt32TypeInContext(emitter->context);
  LLVMValueRef low = LLVMBuildTrunc(emitter->builder,
                                    LLVMBuildPtrToInt(emitter->builder, base, wide, ""), word, "");
  return unbank_emit_reader(emitter, UNBANK_READ_DYNAMIC_BASE, "=r,r", low);
}

/* (array + offset) op y is array + (offset op y), or where the array's bits decide, too, the array
 * is asked for: find/numbers.h. */
static LLVMValueRef offset_of_bits(struct emitter *emitter, LLVMValueRef root) {
  int address = unbank_address_operand(emitter->module, root);
  LLVMTypeRef type = LLVMInt32TypeInContext(emitter->context);
  LLVMPositionBuilderBefore(emitter->builder, root);
  LLVMValueRef offset = offset_of_pointer(emitter, LLVMGetOperand(root, (unsigned)address));
  LLVMPositionBuilderBefore(emitter->builder, root);
  LLVMValueRef other =
      LLVMBuildIntCast2(emitter->builder, LLVMGetOperand(root, address ? 0 : 1), type, false, "");
  LLVMBuilderRef builder = emitter->builder;
  LLVMValueRef base = unbank_asks_for_base(emitter->module, root) ? emit_base(emitter, root) : NULL;
  if (base)
    offset = LLVMBuildAdd(builder, base, offset, "");
  offset = LLVMBuildBinOp(builder, LLVMGetInstructionOpcode(root), offset, other, "");
  return remember_offset(emitter, root, base ? LLVMBuildSub(builder, offset, base, "") : offset);
}

LLVMValueRef unbank_offset_of_root(struct emitter *emitter, LLVMValueRef root) {
  uint32_t index;
  if (map_get(&emitter->phis, root, &index))
    return emitter->phi_offsets.items[index];
  LLVMBuilderRef outer = emitter->builder;
  emitter->builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMValueRef offset = LLVMIsAPHINode(root)       ? offset_of_phi(emitter, root)
                        : unbank_is_bit_root(root) ? offset_of_bits(emitter, root)
                                                   : offset_of_select(emitter, root);
  LLVMDisposeBuilder(emitter->builder);
  emitter->builder = outer;
  return offset;
}
