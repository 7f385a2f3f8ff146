/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Translation of inline PTX: the asm statement and its operands, registers, guards. What each
 * instruction does is in the tables of compute.c, convert.c, memory.c. */
#include "sim/ptx/inline_internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "shim/edit.h"
#include "shim/query.h"

/* Types. */

static const struct ptx_type types[] = {
    {'b', 8, 1, "b8"},     {'b', 16, 1, "b16"},   {'b', 32, 1, "b32"},    {'b', 64, 1, "b64"},
    {'b', 128, 1, "b128"}, {'u', 8, 1, "u8"},     {'u', 16, 1, "u16"},    {'u', 32, 1, "u32"},
    {'u', 64, 1, "u64"},   {'s', 8, 1, "s8"},     {'s', 16, 1, "s16"},    {'s', 32, 1, "s32"},
    {'s', 64, 1, "s64"},   {'f', 16, 1, "f16"},   {'f', 16, 2, "f16x2"},  {'f', 32, 1, "f32"},
    {'f', 64, 1, "f64"},   {'h', 16, 1, "bf16"},  {'h', 16, 2, "bf16x2"}, {'p', 1, 1, "pred"},
    {'t', 32, 1, "tf32"},  {'4', 8, 2, "e4m3x2"}, {'5', 8, 2, "e5m2x2"},
};

struct ptx_type ptx_type(const char *word) {
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (!strcmp(types[i].name, word))
      return types[i];
  return (struct ptx_type){0, 0, 0, NULL};
}

struct ptx_type ptx_type_at(const struct asm_instruction *inst, unsigned number) {
  for (unsigned i = 1; i < inst->word_count; i++) {
    struct ptx_type type = ptx_type(inst->words[i]);
    if (type.kind && number-- == 0)
      return type;
  }
  return (struct ptx_type){0, 0, 0, NULL};
}

LLVMTypeRef ptx_int(const struct ptx *it, unsigned bits) {
  return LLVMIntTypeInContext(it->lower->context, bits);
}

LLVMTypeRef ptx_llvm_type(const struct ptx *it, struct ptx_type type) {
  LLVMContextRef context = it->lower->context;
  LLVMTypeRef one = ptx_int(it, type.bits);
  if (type.kind == 'f')
    one = type.bits == 16   ? LLVMHalfTypeInContext(context)
          : type.bits == 32 ? LLVMFloatTypeInContext(context)
                            : LLVMDoubleTypeInContext(context);
  else if (type.kind == 'h')
    one = LLVMBFloatTypeInContext(context);
  else if (type.lanes > 1)
    return ptx_int(it, type.bits * type.lanes);
  return type.lanes > 1 ? LLVMVectorType(one, type.lanes) : one;
}

static unsigned width_of(const struct ptx *it, LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
    return 64;
  return (unsigned)LLVMSizeOfTypeInBits(LLVMGetModuleDataLayout(it->lower->module), type);
}

LLVMValueRef ptx_bits(struct ptx *it, LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  if (LLVMGetTypeKind(type) == LLVMIntegerTypeKind)
    return value;
  LLVMTypeRef bits = ptx_int(it, width_of(it, type));
  return LLVMGetTypeKind(type) == LLVMPointerTypeKind
             ? LLVMBuildPtrToInt(it->builder, value, bits, "")
             : LLVMBuildBitCast(it->builder, value, bits, "");
}

LLVMValueRef ptx_fit(struct ptx *it, LLVMValueRef value, LLVMTypeRef type, bool is_signed) {
  if (LLVMTypeOf(value) == type)
    return value;
  unsigned wanted = width_of(it, type), given = width_of(it, LLVMTypeOf(value));
  value = ptx_bits(it, value);
  if (wanted == 1)
    return LLVMBuildICmp(it->builder, LLVMIntNE, value, LLVMConstNull(LLVMTypeOf(value)), "");
  if (wanted < given)
    value = LLVMBuildTrunc(it->builder, value, ptx_int(it, wanted), "");
  else if (wanted > given)
    value = is_signed ? LLVMBuildSExt(it->builder, value, ptx_int(it, wanted), "")
                      : LLVMBuildZExt(it->builder, value, ptx_int(it, wanted), "");
  if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
    return LLVMBuildIntToPtr(it->builder, value, type, "");
  return LLVMBuildBitCast(it->builder, value, type, "");
}

const char *ptx_printf(struct ptx *it, const char *format, ...) {
  char text[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return arena_strdup(it->lower->program->arena, text);
}

LLVMValueRef ptx_host(struct ptx *it, const char *name, LLVMTypeRef result, LLVMValueRef *values,
                      unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (!values[i])
      return NULL;
  return lower_host_call(it->lower, name, result, values, count);
}

LLVMValueRef ptx_intrinsic(struct ptx *it, const char *name, LLVMTypeRef type, LLVMValueRef *values,
                           unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (!values[i])
      return NULL;
  return lower_intrinsic_call(it->lower, name, type, values, count);
}

LLVMValueRef ptx_carry(struct ptx *it) {
  struct lowering *lower = it->lower;
  if (lower->carry_function != it->function)
    lower->carry = lower_local(lower, ptx_int(it, 8));
  lower->carry_function = it->function;
  return lower->carry;
}

/* Registers and operands. The latest cell of a name counts. */

static struct cell *find_cell(struct ptx *it, const char *name) {
  for (size_t i = it->cells.count; i-- > 0;)
    if (!strcmp(it->cells.items[i].name, name))
      return &it->cells.items[i];
  return NULL;
}

/* The shared memory that CUDA reserves for cooperative groups: an array like any other here. */
static LLVMValueRef reserved_memory(struct ptx *it) {
  enum { RESERVED_BYTES = 288 }; /* that cooperative groups count on, on sm_80 and later */
  struct lowering *lower = it->lower;
  LLVMValueRef array = LLVMGetNamedGlobal(lower->module, "unbank.reserved");
  if (!array) {
    LLVMTypeRef type = LLVMArrayType2(ptx_int(it, 8), RESERVED_BYTES);
    array =
        LLVMAddGlobalInAddressSpace(lower->module, type, "unbank.reserved", UNBANK_SHARED_SPACE);
    LLVMSetInitializer(array, LLVMGetUndef(type));
    LLVMSetLinkage(array, LLVMInternalLinkage);
  }
  return LLVMBuildPtrToInt(it->builder, array, ptx_int(it, 64), "");
}

/* %tid.x and its like. */
static LLVMValueRef read_special(struct ptx *it, const char *name) {
  static const char *const wide[] = {"%clock64", "%globaltimer", "%gridid"};
  LLVMTypeRef type = ptx_int(it, 32);
  if (!strcmp(name, "WARP_SZ"))
    name = "%warpsize";
  if (*name != '%')
    return NULL;
  for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
    if (!strcmp(name, wide[i]))
      type = ptx_int(it, 64);
  const char *dot = !strncmp(name, "%lanemask_", 10)      ? "lanemask."
                    : !strncmp(name, "%globaltimer_", 13) ? "globaltimer."
                    : !strncmp(name, "%clock_", 7)        ? "clock."
                    : !strncmp(name, "%cluster_", 9)      ? "cluster."
                                                          : NULL;
  if (!strcmp(name, "%reserved_smem_offset_1"))
    return reserved_memory(it);
  name = dot ? ptx_printf(it, "read.ptx.sreg.%s%s", dot, strchr(name, '_') + 1)
             : ptx_printf(it, "read.ptx.sreg.%s", name + 1);
  return ptx_host(it, name, type, NULL, 0);
}

static LLVMValueRef constant(struct ptx *it, const struct asm_operand *operand,
                             struct ptx_type type) {
  LLVMTypeRef wanted = ptx_llvm_type(it, type);
  if (operand->kind == OPERAND_FLOAT) {
    double number;
    memcpy(&number, &operand->number, sizeof number);
    LLVMTypeRef natural = type.bits == 64 ? LLVMDoubleTypeInContext(it->lower->context)
                                          : LLVMFloatTypeInContext(it->lower->context);
    return ptx_fit(it, LLVMConstReal(natural, number), wanted, false);
  }
  LLVMValueRef value = LLVMConstInt(ptx_int(it, 64), operand->number, false);
  if (ptx_is_real(type))
    return ptx_fit(it, value, wanted, false);
  return ptx_fit(it, value, ptx_int(it, type.bits * type.lanes), false);
}

static LLVMValueRef value_of(struct ptx *it, const struct cell *cell) {
  if (cell->memory)
    return LLVMBuildLoad2(it->builder, cell->type, cell->memory, "");
  return cell->value ? cell->value : LLVMGetUndef(cell->type);
}

LLVMValueRef ptx_get(struct ptx *it, const struct asm_operand *operand, struct ptx_type type) {
  if (operand->kind == OPERAND_INTEGER || operand->kind == OPERAND_FLOAT)
    return constant(it, operand, type);
  if (operand->kind != OPERAND_NAME || !type.kind)
    return NULL;
  struct cell *cell = find_cell(it, operand->name);
  LLVMValueRef value = cell ? value_of(it, cell) : read_special(it, operand->name);
  if (!value)
    return NULL;
  value = ptx_fit(it, value, ptx_llvm_type(it, type), type.kind == 's');
  return operand->negated ? LLVMBuildNot(it->builder, value, "") : value;
}

LLVMValueRef ptx_source(struct ptx *it, const struct asm_instruction *inst, unsigned i,
                        struct ptx_type type) {
  return i < inst->operand_count ? ptx_get(it, &inst->operands[i], type) : NULL;
}

bool ptx_set(struct ptx *it, const struct asm_operand *operand, LLVMValueRef value,
             bool is_signed) {
  if (operand->kind != OPERAND_NAME || !value)
    return false;
  if (!strcmp(operand->name, "_"))
    return true;
  struct cell *cell = find_cell(it, operand->name);
  if (!cell)
    return false;
  value = ptx_fit(it, value, cell->type, is_signed);
  if (cell->memory)
    LLVMBuildStore(it->builder, value, cell->memory);
  else
    cell->value = value;
  return true;
}

bool ptx_host_result(struct ptx *it, const struct asm_instruction *inst, const char *name,
                     LLVMTypeRef result, LLVMValueRef *values, unsigned count) {
  LLVMValueRef value = ptx_host(it, name, result, values, count);
  return inst->operand_count && ptx_set(it, &inst->operands[0], value, false);
}

/* Instructions. */

static bool emit_plain(struct ptx *it, const struct asm_instruction *inst) {
  static const struct ptx_row *const tables[] = {ptx_compute,    ptx_convert,  ptx_memory,
                                                 ptx_collective, ptx_mbarrier, ptx_multiply};
  for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
    for (const struct ptx_row *row = tables[t]; row->word; row++)
      if (!strcmp(row->word, inst->words[0]))
        return row->emit(it, inst);
  return false;
}

/* Of a guarded instruction: phis for what it changed. */
static void join(struct ptx *it, const struct cell *before, LLVMBasicBlockRef head,
                 LLVMBasicBlockRef body, LLVMBasicBlockRef tail) {
  for (size_t i = 0; i < it->cells.count; i++) {
    struct cell *cell = &it->cells.items[i];
    LLVMValueRef old = before[i].value;
    if (cell->value == old)
      continue;
    LLVMPositionBuilderBefore(it->builder, LLVMGetFirstInstruction(tail));
    LLVMValueRef phi = LLVMBuildPhi(it->builder, cell->type, "");
    LLVMValueRef values[] = {cell->value, old ? old : LLVMGetUndef(cell->type)};
    LLVMBasicBlockRef blocks[] = {body, head};
    LLVMAddIncoming(phi, values, blocks, 2);
    cell->value = phi;
  }
}

static bool emit_guarded(struct ptx *it, const struct asm_instruction *inst) {
  struct asm_operand guard = {
      .kind = OPERAND_NAME, .name = inst->guard, .negated = inst->guard_negated};
  LLVMValueRef condition = ptx_get(it, &guard, ptx_type("pred"));
  struct arena *arena = it->lower->program->arena;
  if (!condition)
    return false;
  struct cell *before = ARENA_ARRAY(arena, struct cell, it->cells.count + 1);
  if (it->cells.count)
    memcpy(before, it->cells.items, it->cells.count * sizeof *before);
  LLVMBasicBlockRef head = LLVMGetInstructionParent(it->at);
  LLVMBasicBlockRef body = unbank_split_block(it->at), tail = unbank_split_block(it->at);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(head));
  LLVMPositionBuilderAtEnd(it->builder, head);
  LLVMBuildCondBr(it->builder, condition, body, tail);
  LLVMPositionBuilderBefore(it->builder, LLVMGetBasicBlockTerminator(body));
  bool known = emit_plain(it, inst);
  join(it, before, head, LLVMGetInsertBlock(it->builder), tail);
  LLVMPositionBuilderBefore(it->builder, it->at);
  return known;
}

/* The statement. */

/* Adds cells $0, $1, ... for outputs and then inputs, as the constraints list them. */
static bool add_operands(struct ptx *it, const char *constraints, LLVMTypeRef result,
                         const LLVMValueRef *inputs) {
  struct arena *arena = it->lower->program->arena;
  unsigned number = 0, input = 0;
  bool is_struct = LLVMGetTypeKind(result) == LLVMStructTypeKind;
  for (const char *at = constraints; *at;) {
    size_t length = strcspn(at, ",");
    struct cell cell = {.name = arena_printf(arena, "$%u", number)};
    if (*at == '~') {
      at += length + (at[length] == ',');
      continue;
    }
    if (memchr(at, '*', length))
      return false;
    if (*at == '=') {
      cell.type = is_struct ? LLVMStructGetTypeAtIndex(result, number) : result;
    } else {
      cell.value = inputs[input++];
      cell.type = LLVMTypeOf(cell.value);
      if (*at >= '0' && *at <= '9')
        it->cells.items[strtoul(at, NULL, 10)].value = cell.value;
    }
    *ARENA_PUSH(arena, &it->cells) = cell;
    number++;
    at += length + (at[length] == ',');
  }
  return true;
}

static bool add_registers(struct ptx *it, const struct asm_text *text) {
  for (size_t i = 0; i < text->registers.count; i++) {
    struct ptx_type type = ptx_type(text->registers.items[i].type);
    if (!type.kind)
      return false;
    *ARENA_PUSH(it->lower->program->arena, &it->cells) =
        (struct cell){text->registers.items[i].name, ptx_llvm_type(it, type), NULL, NULL};
  }
  return true;
}

/* Puts the cells into memory, and makes the blocks of the labels. */
static void prepare_branches(struct ptx *it, const struct asm_text *text) {
  const size_t count = text->labels.count;
  for (size_t i = 0; i < it->cells.count && count; i++) {
    struct cell *cell = &it->cells.items[i];
    cell->memory = lower_local(it->lower, cell->type);
    LLVMBuildStore(it->builder, cell->value ? cell->value : LLVMGetUndef(cell->type), cell->memory);
  }
  it->blocks = ARENA_ARRAY(it->lower->program->arena, LLVMBasicBlockRef, count + 1);
  for (size_t i = 0; i < count; i++)
    it->blocks[i] = unbank_split_block(it->at);
}

/* Emits in front of what ends the block of a label, which is `end` for the last one. */
static void begin_label(struct ptx *it, const struct asm_text *text, size_t label,
                        LLVMValueRef end) {
  it->at = label + 1 < text->labels.count ? LLVMGetBasicBlockTerminator(it->blocks[label]) : end;
  LLVMPositionBuilderBefore(it->builder, it->at);
}

static bool emit_branch(struct ptx *it, const struct asm_text *text,
                        const struct asm_instruction *inst) {
  size_t label = 0, found = 0;
  if (inst->operand_count != 1 || inst->operands[0].kind != OPERAND_NAME)
    return false;
  for (size_t i = 0; i < text->labels.count; i++)
    if (!strcmp(text->labels.items[i].name, inst->operands[0].name))
      label = i, found++;
  if (found != 1) /* several may have one name, in different scopes */
    return false;
  LLVMValueRef condition = NULL;
  if (inst->guard) {
    const struct asm_operand guard = {
        .kind = OPERAND_NAME, .name = inst->guard, .negated = inst->guard_negated};
    condition = ptx_get(it, &guard, ptx_type("pred"));
    if (!condition)
      return false;
  }
  LLVMBasicBlockRef here = LLVMGetInstructionParent(it->at);
  LLVMBasicBlockRef next = unbank_split_block(it->at);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(here));
  LLVMPositionBuilderAtEnd(it->builder, here);
  if (condition)
    LLVMBuildCondBr(it->builder, condition, it->blocks[label], next);
  else
    LLVMBuildBr(it->builder, it->blocks[label]);
  LLVMPositionBuilderBefore(it->builder, it->at);
  return true;
}

static bool translate(struct ptx *it, const struct asm_text *text) {
  LLVMValueRef end = it->at;
  size_t label = 0;
  LLVMPositionBuilderBefore(it->builder, end);
  prepare_branches(it, text);
  if (text->labels.count) {
    it->at = LLVMGetBasicBlockTerminator(LLVMGetInsertBlock(it->builder));
    LLVMPositionBuilderBefore(it->builder, it->at);
  }
  for (size_t i = 0; i < text->instructions.count; i++) {
    const struct asm_instruction *inst = &text->instructions.items[i];
    while (label < text->labels.count && text->labels.items[label].at <= i)
      begin_label(it, text, label++, end);
    if (!strcmp(inst->words[0], "bra") ? !emit_branch(it, text, inst)
                                       : !(inst->guard ? emit_guarded : emit_plain)(it, inst))
      return false;
  }
  it->at = end;
  LLVMPositionBuilderBefore(it->builder, end);
  return true;
}

/* Translates in front of `at`, an instruction of `function`. */
static bool emit_statement(struct ptx *it, const struct asm_text *text, LLVMValueRef call,
                           const LLVMValueRef *inputs, LLVMValueRef function, LLVMValueRef at) {
  LLVMValueRef assembly = LLVMGetCalledValue(call);
  size_t length;
  const char *given = LLVMGetInlineAsmConstraintString(assembly, &length);
  const char *constraints = arena_printf(it->lower->program->arena, "%.*s", (int)length, given);
  it->cells.count = 0;
  it->function = function;
  it->at = at;
  return add_operands(it, constraints, LLVMTypeOf(call), inputs) && add_registers(it, text) &&
         translate(it, text);
}

/* Whether all of the text is known: translates it into a function that is thrown away. Operands are
 * the function's parameters, constants excepted. */
static bool is_known(struct ptx *it, const struct asm_text *text, LLVMValueRef call,
                     const LLVMValueRef *inputs, unsigned count) {
  LLVMModuleRef module = it->lower->module;
  struct arena *arena = it->lower->program->arena;
  LLVMTypeRef *parameters = ARENA_ARRAY(arena, LLVMTypeRef, count + 1);
  LLVMValueRef *stand_ins = ARENA_ARRAY(arena, LLVMValueRef, count + 1);
  for (unsigned i = 0; i < count; i++)
    parameters[i] = LLVMTypeOf(inputs[i]);
  LLVMValueRef trial = LLVMAddFunction(module, "unbank.trial",
                                       LLVMFunctionType(it->lower->none, parameters, count, false));
  for (unsigned i = 0; i < count; i++)
    stand_ins[i] = LLVMIsConstant(inputs[i]) ? inputs[i] : LLVMGetParam(trial, i);
  LLVMPositionBuilderAtEnd(it->builder,
                           LLVMAppendBasicBlockInContext(it->lower->context, trial, ""));
  LLVMSetCurrentDebugLocation2(it->builder, NULL);
  LLVMValueRef end = LLVMBuildRetVoid(it->builder);
  bool known = emit_statement(it, text, call, stand_ins, trial, end);
  LLVMDeleteFunction(trial);
  it->lower->carry_function = NULL;
  return known;
}

static void replace(struct ptx *it, LLVMValueRef call) {
  LLVMTypeRef type = LLVMTypeOf(call);
  LLVMValueRef value = NULL;
  if (type == it->lower->none)
    return;
  if (LLVMGetTypeKind(type) != LLVMStructTypeKind) {
    value = value_of(it, &it->cells.items[0]);
  } else {
    value = LLVMGetUndef(type);
    for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++)
      value = LLVMBuildInsertValue(it->builder, value, value_of(it, &it->cells.items[i]), i, "");
  }
  LLVMReplaceAllUsesWith(call, value);
}

bool ptx_lower(struct lowering *lower, LLVMValueRef call) {
  struct arena *arena = lower->program->arena;
  struct ptx it = {.lower = lower, .builder = lower->builder};
  struct asm_text text;
  size_t length;
  const char *source = LLVMGetInlineAsmAsmString(LLVMGetCalledValue(call), &length);
  unsigned count = LLVMGetNumArgOperands(call);
  LLVMValueRef *inputs = ARENA_ARRAY(arena, LLVMValueRef, count + 1);
  for (unsigned i = 0; i < count; i++)
    inputs[i] = LLVMGetOperand(call, i);
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
  LLVMValueRef carry = lower->carry, carry_function = lower->carry_function;
  if (!unbank_read_text(&text, source, length, arena) || !is_known(&it, &text, call, inputs, count))
    return false;
  lower->carry = carry;
  lower->carry_function = carry_function;
  LLVMPositionBuilderBefore(it.builder, call);
  if (!emit_statement(&it, &text, call, inputs, function, call))
    return false;
  replace(&it, call);
  return true;
}
