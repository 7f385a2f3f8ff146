/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/pointer_phi.h"

#include "address/members.h"
#include "find/callees.h"
#include "find/numbers.h"
#include "shim/query.h"
#include "support/integers.h"

static LLVMValueRef sum_of_terms(struct emitter *emitter, LLVMValueRef sum,
                                 const struct term *terms, unsigned count, int64_t constant) {
  for (unsigned i = 0; i < count; i++)
    sum = plus(emitter, sum,
               times(emitter, unbank_read_leaf(emitter, &terms[i], 32), terms[i].scale));
  return constant || !sum ? plus(emitter, sum, unbank_i32(emitter, constant)) : sum;
}

static LLVMValueRef offset_of_pointer(struct emitter *emitter, LLVMValueRef pointer) {
  if (unbank_leads_nowhere(emitter->module, pointer))
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

LLVMValueRef unbank_emit_start(struct emitter *emitter, LLVMValueRef number) {
  const struct module *module = emitter->module;
  uint32_t array;
  map_get(&module->derived, number, &array);
  LLVMValueRef start = module->arrays.items[array].global;
  if (unbank_space_of_number(module, number) == 0)
    start = LLVMConstAddrSpaceCast(start, LLVMPointerTypeInContext(emitter->context, 0));
  LLVMTypeRef wide = LLVMInt64TypeInContext(emitter->context),
              word = LLVMInt32TypeInContext(emitter->context);
  LLVMValueRef low = LLVMBuildTrunc(emitter->builder,
                                    LLVMBuildPtrToInt(emitter->builder, start, wide, ""), word, "");
  return unbank_emit_reader(emitter, UNBANK_READ_DYNAMIC_START, "=r,r", low);
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
  LLVMValueRef start =
      unbank_asks_for_start(emitter->module, root) ? unbank_emit_start(emitter, root) : NULL;
  if (start)
    offset = LLVMBuildAdd(builder, start, offset, "");
  offset = LLVMBuildBinOp(builder, LLVMGetInstructionOpcode(root), offset, other, "");
  return remember_offset(emitter, root, start ? LLVMBuildSub(builder, offset, start, "") : offset);
}

/* A caller passes the address that the byte would have if the new array had no layout. So the
 * distance from the array's start is the offset in the old array. */
static LLVMValueRef offset_of_parameter(struct emitter *emitter, LLVMValueRef parameter) {
  const struct module *module = emitter->module;
  LLVMTypeRef word = LLVMInt32TypeInContext(emitter->context);
  LLVMTypeRef shared = LLVMPointerTypeInContext(emitter->context, UNBANK_SHARED_SPACE);
  bool is_number = LLVMGetTypeKind(LLVMTypeOf(parameter)) == LLVMIntegerTypeKind;
  int space = unbank_space_of_number(module, parameter);
  LLVMValueRef address = parameter;
  uint32_t array;
  map_get(&module->derived, parameter, &array);
  LLVMPositionBuilderBefore(emitter->builder,
                            unbank_first_behind_allocas(LLVMGetParamParent(parameter)));
  LLVMSetCurrentDebugLocation2(emitter->builder, NULL);
  if (space == 0 && is_number)
    address = LLVMBuildIntToPtr(emitter->builder, address,
                                LLVMPointerTypeInContext(emitter->context, 0), "");
  if (space == 0)
    address = LLVMBuildAddrSpaceCast(emitter->builder, address, shared, "");
  address = space == 0 || !is_number
                ? LLVMBuildPtrToInt(emitter->builder, address, word, "")
                : LLVMBuildIntCast2(emitter->builder, address, word, false, "");
  LLVMValueRef start = LLVMConstPtrToInt(module->arrays.items[array].global, word);
  return remember_offset(emitter, parameter, LLVMBuildSub(emitter->builder, address, start, ""));
}

LLVMValueRef unbank_offset_of_root(struct emitter *emitter, LLVMValueRef root) {
  uint32_t index;
  if (map_get(&emitter->phis, root, &index))
    return emitter->phi_offsets.items[index];
  LLVMBuilderRef outer = emitter->builder;
  emitter->builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMValueRef offset = LLVMIsAArgument(root)      ? offset_of_parameter(emitter, root)
                        : LLVMIsAPHINode(root)     ? offset_of_phi(emitter, root)
                        : unbank_is_bit_root(root) ? offset_of_bits(emitter, root)
                                                   : offset_of_select(emitter, root);
  LLVMDisposeBuilder(emitter->builder);
  emitter->builder = outer;
  return offset;
}

/* New arrays. */

struct choice {
  struct emitter *emitter;
  const struct instance *instance;
  LLVMTypeRef type;
};

static LLVMValueRef choose(const struct choice *it, LLVMValueRef root);

static LLVMValueRef choose_for(const struct choice *it, LLVMValueRef pointer) {
  struct offset offset;
  if (unbank_leads_nowhere(it->emitter->module, pointer))
    return LLVMGetPoison(it->type);
  unbank_pointer_offset(it->emitter->module, pointer, &offset);
  return choose(it, offset.root);
}

static LLVMValueRef remember(const struct choice *it, LLVMValueRef root, LLVMValueRef made) {
  struct emitter *emitter = it->emitter;
  map_put(&emitter->new_arrays, root, (uint32_t)emitter->new_array_values.count);
  *ARENA_PUSH(emitter->module->arena, &emitter->new_array_values) = made;
  return made;
}

static LLVMValueRef choose_by_phi(const struct choice *it, LLVMValueRef root) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(it->emitter->context);
  LLVMPositionBuilderBefore(builder, root);
  LLVMValueRef phi = remember(it, root, LLVMBuildPhi(builder, it->type, ""));
  LLVMDisposeBuilder(builder);
  for (unsigned i = 0; i < LLVMCountIncoming(root); i++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(root, i);
    LLVMValueRef in = choose_for(it, LLVMGetIncomingValue(root, i));
    LLVMAddIncoming(phi, &in, &from, 1);
  }
  return phi;
}

static LLVMValueRef choose_by_select(const struct choice *it, LLVMValueRef root) {
  LLVMValueRef yes = choose_for(it, LLVMGetOperand(root, 1));
  LLVMValueRef no = choose_for(it, LLVMGetOperand(root, 2));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(it->emitter->context);
  LLVMPositionBuilderBefore(builder, root);
  LLVMValueRef made = LLVMBuildSelect(builder, LLVMGetOperand(root, 0), yes, no, "");
  LLVMDisposeBuilder(builder);
  return remember(it, root, made);
}

/* A root that leads to one member alone needs no choice. */
static LLVMValueRef choose(const struct choice *it, LLVMValueRef root) {
  const struct module *module = it->emitter->module;
  uint64_t members = unbank_members_behind(module, root);
  uint32_t index;
  if (is_power_of_two(members))
    return it->instance->renewed[__builtin_ctzll(members)].global;
  if (map_get(&it->emitter->new_arrays, root, &index))
    return it->emitter->new_array_values.items[index];
  if (unbank_is_bit_root(root))
    return choose_for(it, LLVMGetOperand(root, (unsigned)unbank_address_operand(module, root)));
  return LLVMIsAPHINode(root) ? choose_by_phi(it, root) : choose_by_select(it, root);
}

LLVMValueRef unbank_new_array_of_root(struct emitter *emitter, const struct instance *instance,
                                      LLVMValueRef root) {
  const struct choice choice = {emitter, instance,
                                LLVMPointerTypeInContext(emitter->context, UNBANK_SHARED_SPACE)};
  return choose(&choice, root);
}
