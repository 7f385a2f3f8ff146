/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/launch.h"

#include <string.h>

#include "find/numbers.h"
#include "kernels/instances.h"
#include "rewrite/pointer_phi.h"
#include "shim/edit.h"
#include "shim/query.h"

/* A copy of an emitter that builds before an instruction. The caller disposes of its builder. */
static struct emitter emitter_before(const struct emitter *emitter, LLVMValueRef instruction) {
  struct emitter before = *emitter;
  before.builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMPositionBuilderBefore(before.builder, instruction);
  return before;
}

/* Where the last line begins, if the memory has `bytes` bytes; that line may be incomplete. */
static LLVMValueRef last_line(struct emitter *emitter, const struct unbank_layout *layout,
                              LLVMValueRef bytes) {
  LLVMValueRef line = unbank_i32(emitter, -(int64_t)unbank_layout_line(layout));
  return LLVMBuildAnd(emitter->builder, bytes, line, "");
}

/* The same of an incomplete line; 0 if all lines are whole. */
static LLVMValueRef incomplete_line(struct emitter *emitter, const struct unbank_layout *layout,
                                    LLVMValueRef bytes) {
  LLVMValueRef last = last_line(emitter, layout, bytes);
  LLVMValueRef is_whole = LLVMBuildICmp(emitter->builder, LLVMIntEQ, bytes, last, "");
  return LLVMBuildSelect(emitter->builder, is_whole, unbank_i32(emitter, 0), last, "");
}

static void find_last(struct emitter *emitter, const struct unbank_layout *layout) {
  LLVMValueRef bytes = unbank_emit_reader(emitter, UNBANK_READ_DYNAMIC_BYTES, "=r", NULL);
  if (layout->permutation != UNBANK_PERMUTE_PITCH) {
    emitter->last_flip = unbank_emit_flip(emitter, layout, last_line(emitter, layout, bytes));
    return;
  }
  LLVMValueRef last = incomplete_line(emitter, layout, bytes), none = unbank_i32(emitter, 0);
  LLVMValueRef moves = LLVMBuildICmp(emitter->builder, LLVMIntNE, emitter->row_mask, none, "");
  emitter->last = LLVMBuildSelect(emitter->builder, moves, last, none, "");
  emitter->less_last = LLVMBuildNeg(emitter->builder, emitter->last, "");
}

LLVMValueRef unbank_behind_last(struct emitter *emitter, LLVMValueRef memory) {
  struct emitter at_entry = emitter_before(emitter, LLVMGetNextInstruction(emitter->less_last));
  LLVMTypeRef byte = LLVMInt8TypeInContext(emitter->context);
  LLVMValueRef bytes =
      LLVMBuildZExt(at_entry.builder, emitter->last, LLVMInt64TypeInContext(emitter->context), "");
  LLVMValueRef behind = LLVMBuildGEP2(at_entry.builder, byte, memory, &bytes, 1, "");
  LLVMDisposeBuilder(at_entry.builder);
  return behind;
}

static LLVMValueRef trailing_zeros(struct emitter *emitter, LLVMValueRef of) {
  static const char name[] = "llvm.cttz";
  LLVMTypeRef word = LLVMInt32TypeInContext(emitter->context);
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMValueRef function = LLVMGetIntrinsicDeclaration(emitter->module->ir, id, &word, 1);
  LLVMValueRef is_never_zero = LLVMConstInt(LLVMInt1TypeInContext(emitter->context), 1, false);
  return LLVMBuildCall2(emitter->builder, LLVMGlobalGetValueType(function), function,
                        (LLVMValueRef[]){of, is_never_zero}, 2, "");
}

/* The number, if it compares as `keeps` with the bound, else the bound: a minimum or a maximum. */
static LLVMValueRef bounded(struct emitter *emitter, LLVMIntPredicate keeps, LLVMValueRef number,
                            uint32_t bound) {
  LLVMValueRef by = unbank_i32(emitter, bound);
  return LLVMBuildSelect(emitter->builder, LLVMBuildICmp(emitter->builder, keeps, number, by, ""),
                         number, by, "");
}

/* The length of a row, with the place where dynamic memory begins OR-ed to it if the function
 * rounds addresses there: no higher power of two divides the result than both. An address is
 * rounded in its own address space, shared or generic, and each of these has a place of its own. */
static LLVMValueRef aligned_rows(struct emitter *emitter, LLVMValueRef function, uint32_t array,
                                 LLVMValueRef row) {
  const struct module *module = emitter->module;
  uint32_t found, spaces = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      if (!map_get(&module->derived, inst, &found) || found != array || !unbank_is_bit_root(inst) ||
          !unbank_asks_for_start(module, inst))
        continue;
      uint32_t space = UINT32_C(1) << unbank_space_of_number(module, inst);
      if (!(spaces & space))
        row = LLVMBuildOr(emitter->builder, row, unbank_emit_start(emitter, inst), "");
      spaces |= space;
    }
  return row;
}

/* Computes a value, a launch number or a part of one, at the emitter's place. The copies of
 * instructions keep no promises, such as that a sum does not wrap, because the kernel may not
 * compute the value in each launch. */
static LLVMValueRef computed_here(struct emitter *emitter, LLVMValueRef value) {
  if (!LLVMIsAInstruction(value))
    return value;
  LLVMValueRef copy = unbank_clone_plainly(value);
  for (int i = 0; i < LLVMGetNumOperands(value); i++)
    LLVMSetOperand(copy, (unsigned)i, computed_here(emitter, LLVMGetOperand(value, (unsigned)i)));
  LLVMInsertIntoBuilder(emitter->builder, copy);
  return copy;
}

static LLVMValueRef row_bytes(struct emitter *emitter, const struct unbank_row *row,
                              struct launch_number number) {
  LLVMTypeRef word = LLVMInt32TypeInContext(emitter->context);
  LLVMValueRef bytes = computed_here(emitter, number.value);
  bytes = LLVMBuildIntCast2(emitter->builder, bytes, word, false, "");
  if (number.cleared)
    bytes = LLVMBuildLShr(emitter->builder, bytes, unbank_i32(emitter, number.cleared), "");
  bytes = LLVMBuildFreeze(emitter->builder, bytes, "");
  bytes = LLVMBuildMul(emitter->builder, bytes, unbank_i32(emitter, row->scale), "");
  return LLVMBuildAdd(emitter->builder, bytes, unbank_i32(emitter, row->constant), "");
}

/* A number whose lowest bit is the largest power of two that divides the rows of one length. */
static LLVMValueRef row_number(struct emitter *emitter, LLVMValueRef function,
                               const struct instance *instance, unsigned i) {
  const struct unbank_row *row = &instance->layout.pitch.rows[i];
  LLVMValueRef bytes = row_bytes(emitter, row, unbank_row_number(emitter->module, instance, row));
  bytes = aligned_rows(emitter, function, instance->array, bytes);
  return LLVMBuildOr(emitter->builder, bytes, unbank_i32(emitter, UNBANK_PITCH_MAX), "");
}

/* The lowest bit above a line of banks that names such rows. */
static LLVMValueRef begins_at(struct emitter *emitter, LLVMValueRef row) {
  return bounded(emitter, LLVMIntUGT, trailing_zeros(emitter, row), UNBANK_BANK_ROW_LOG);
}

/* The same for rows of two lengths: the higher of both, up to LAYOUT_PITCH_FURTHER above the lower;
 * `all`: a number that no higher power of two divides than either. */
static LLVMValueRef begin_at(struct emitter *emitter, LLVMValueRef first, LLVMValueRef second,
                             LLVMValueRef all) {
  LLVMBuilderRef builder = emitter->builder;
  LLVMValueRef from = begins_at(emitter, first), other = begins_at(emitter, second);
  LLVMValueRef end =
      LLVMBuildAdd(builder, begins_at(emitter, all), unbank_i32(emitter, LAYOUT_PITCH_FURTHER), "");
  from = LLVMBuildSelect(builder, LLVMBuildICmp(builder, LLVMIntUGT, from, other, ""), from, other,
                         "");
  return LLVMBuildSelect(builder, LLVMBuildICmp(builder, LLVMIntULT, from, end, ""), from, end, "");
}

/* The bits that are flipped, if `power`, 2^k, divides the rows. The result is a select even where
 * the bits would be none without: ptxas would make one instruction of (x >> shift) & bits and the
 * constant that leaves out the lowest bits, and a second one of its XOR with x. */
static LLVMValueRef row_mask(struct emitter *emitter, const struct unbank_layout *layout,
                             LLVMValueRef power) {
  LLVMBuilderRef builder = emitter->builder;
  LLVMValueRef below = bounded(emitter, LLVMIntULT, power, UNBANK_BANK_ROW);
  LLVMValueRef bits = LLVMBuildSub(builder, below, unbank_i32(emitter, 1), "");
  LLVMValueRef mask =
      LLVMBuildAnd(builder, bits, unbank_i32(emitter, -(INT64_C(1) << layout->pitch.bit)), "");
  LLVMValueRef least = unbank_i32(emitter, INT64_C(1) << unbank_pitch_log(layout));
  LLVMValueRef moves = LLVMBuildICmp(builder, LLVMIntUGE, power, least, "");
  return LLVMBuildSelect(builder, moves, mask, unbank_i32(emitter, 0), "");
}

static void find_rows(struct emitter *emitter, LLVMValueRef function,
                      const struct instance *instance) {
  LLVMBuilderRef builder = emitter->builder;
  const struct unbank_layout *layout = &instance->layout;
  LLVMValueRef all = row_number(emitter, function, instance, 0), first = all, second = NULL;
  if (unbank_row_count(layout) > 1) {
    second = row_number(emitter, function, instance, 1);
    all = LLVMBuildOr(builder, first, second, "");
  }
  LLVMValueRef power = LLVMBuildAnd(builder, all, LLVMBuildNeg(builder, all, ""), "");
  emitter->row_mask = row_mask(emitter, layout, power);
  emitter->row_power = power;
  LLVMValueRef from = second ? begin_at(emitter, first, second, all) : begins_at(emitter, all);
  emitter->row_shift = LLVMBuildSub(builder, from, unbank_i32(emitter, layout->pitch.bit), "");
}

/* The carving without any start but an incomplete last line. unbank_add_start() adds starts to the
 * operand of the freeze. */
static struct carving *find_carving(struct emitter *emitter, const struct unbank_layout *layout) {
  LLVMBuilderRef builder = emitter->builder;
  struct carving *carving = ARENA_NEW(emitter->module->arena, struct carving);
  LLVMValueRef bytes = unbank_emit_reader(emitter, UNBANK_READ_CARVED_BYTES, "=r", NULL);
  LLVMValueRef start = incomplete_line(emitter, layout, bytes);
  carving->frozen = LLVMBuildFreeze(builder, start, "");
  LLVMValueRef less = LLVMBuildAdd(builder, carving->frozen, unbank_i32(emitter, -1), "");
  carving->below = LLVMBuildAnd(builder, LLVMBuildNot(builder, carving->frozen, ""), less, "");
  return carving;
}

/* Adds power * leaf to the starts, and returns it. */
static LLVMValueRef add_product(struct emitter *emitter, const struct term *term, uint32_t power) {
  LLVMValueRef frozen = emitter->carving->frozen;
  struct emitter at_entry = emitter_before(emitter, frozen);
  LLVMValueRef leaf = unbank_read_leaf(&at_entry, term, 32);
  LLVMValueRef product = LLVMBuildMul(at_entry.builder, leaf, unbank_i32(emitter, power), "");
  LLVMValueRef others = LLVMGetOperand(frozen, 0);
  LLVMSetOperand(frozen, 0, LLVMBuildOr(at_entry.builder, others, product, ""));
  LLVMDisposeBuilder(at_entry.builder);
  return product;
}

void unbank_add_start(struct emitter *emitter, const struct term *term) {
  struct carving *carving = emitter->carving;
  uint32_t scale = (uint32_t)term->scale, power = scale & -scale;
  for (size_t i = 0; i < carving->starts.count; i++) {
    struct start *start = &carving->starts.items[i];
    if (start->leaf != term->leaf)
      continue;
    if (power < start->power)
      LLVMSetOperand(start->product, 1, unbank_i32(emitter, start->power = power));
    return;
  }
  *ARENA_PUSH(emitter->module->arena, &carving->starts) =
      (struct start){term->leaf, add_product(emitter, term, power), power};
}

LLVMValueRef unbank_carved_mask(struct emitter *emitter, uint32_t mask, int shift) {
  LLVMValueRef below = emitter->carving->below;
  struct emitter at_entry = emitter_before(emitter, LLVMGetNextInstruction(below));
  LLVMValueRef by = unbank_i32(emitter, shift < 0 ? -shift : shift);
  LLVMValueRef read = shift < 0 ? LLVMBuildShl(at_entry.builder, below, by, "")
                                : LLVMBuildLShr(at_entry.builder, below, by, "");
  LLVMValueRef bits = LLVMBuildAnd(at_entry.builder, read, unbank_i32(emitter, mask), "");
  LLVMDisposeBuilder(at_entry.builder);
  return bits;
}

/* Computes at the entry of a function what the layout of an instance needs there. */
static struct launch_values find_values(struct emitter *emitter, LLVMValueRef function,
                                        const struct instance *instance) {
  const struct module *module = emitter->module;
  struct emitter at_entry = emitter_before(emitter, unbank_first_behind_allocas(function));
  if (instance->layout.permutation == UNBANK_PERMUTE_PITCH)
    find_rows(&at_entry, function, instance);
  if (instance->layout.carved)
    at_entry.carving = find_carving(&at_entry, &instance->layout);
  else if (module->arrays.items[instance->array].is_dynamic)
    find_last(&at_entry, &instance->layout);
  LLVMDisposeBuilder(at_entry.builder);
  return (struct launch_values){.function = function,
                                .last_flip = at_entry.last_flip,
                                .last = at_entry.last,
                                .less_last = at_entry.less_last,
                                .row_shift = at_entry.row_shift,
                                .row_mask = at_entry.row_mask,
                                .row_power = at_entry.row_power,
                                .carving = at_entry.carving,
                                .instance = instance};
}

static const struct launch_values *values_of(struct emitter *emitter, struct launch *launch,
                                             LLVMValueRef function,
                                             const struct instance *instance) {
  for (size_t i = 0; i < launch->list.count; i++)
    if (launch->list.items[i].function == function && launch->list.items[i].instance == instance)
      return &launch->list.items[i];
  struct launch_values *values = ARENA_PUSH(emitter->module->arena, &launch->list);
  *values = find_values(emitter, function, instance);
  return values;
}

void unbank_use_launch_values(struct emitter *emitter, struct launch *launch, LLVMValueRef function,
                              const struct instance *instance) {
  bool needs_values = instance->layout.permutation == UNBANK_PERMUTE_PITCH ||
                      instance->layout.carved ||
                      emitter->module->arrays.items[instance->array].is_dynamic;
  emitter->carving = NULL;
  if (!needs_values)
    return;
  const struct launch_values *values = values_of(emitter, launch, function, instance);
  emitter->last_flip = values->last_flip;
  emitter->last = values->last, emitter->less_last = values->less_last;
  emitter->row_shift = values->row_shift, emitter->row_mask = values->row_mask;
  emitter->carving = values->carving;
}
