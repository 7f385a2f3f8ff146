/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Builds a slice: find the function's shape, mark the values that accesses depend on as needed,
 * decode them, by which more become needed, and write down the steps of the needed blocks. */
#include "slice/slice.h"

#include "address/launch_numbers.h"
#include "find/callees.h"
#include "find/joined.h"
#include "shim/query.h"
#include "slice/constant.h"
#include "slice/decode.h"
#include "slice/leaving.h"
#include "slice/phis.h"
#include "slice/slice_internal.h"

/* The needed values and blocks. */

/* Whether the condition is an operand of the terminator. Otherwise (a jump out of inline PTX, an
 * indirect branch) the terminator itself stands for it, as unknown data. */
static bool has_condition(LLVMValueRef terminator) {
  return LLVMIsABranchInst(terminator) || LLVMIsASwitchInst(terminator);
}

/* Makes the branch of a block followed, and its condition needed. */
static void follow(struct slices *slices, struct slice *slice, uint32_t number) {
  struct slice_block *block = block_at(slice, number);
  if (block->follow || block->arm_count < 2)
    return;
  block->follow = true;
  LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block->ir);
  block->condition = unbank_slice_need(
      slices, slice, has_condition(terminator) ? LLVMGetOperand(terminator, 0) : terminator);
  unbank_slice_need_block(slices, slice, number);
}

void unbank_slice_need_block(struct slices *slices, struct slice *slice, uint32_t number) {
  struct slice_block *block = block_at(slice, number);
  if (block->needed)
    return;
  block->needed = true;
  for (size_t i = 0; i < block->controllers.count; i++)
    follow(slices, slice, block->controllers.items[i]);
}

uint32_t unbank_slice_need(struct slices *slices, struct slice *slice, LLVMValueRef value) {
  uint32_t number;
  if (map_get(&slice->slot_numbers, value, &number))
    return number;
  number = (uint32_t)slice->slots.count;
  map_put(&slice->slot_numbers, value, number);
  const uint32_t elements = unbank_slice_elements(value);
  const uint32_t block = LLVMIsAInstruction(value)
                             ? number_of(slice, LLVMGetInstructionParent(value))
                             : (uint32_t)SLICE_NONE;
  for (uint32_t i = 0; i < elements; i++)
    *ARENA_PUSH(slices->arena, &slice->slots) =
        (struct slot){.vector = value, .element = i, .block = block};
  if (elements)
    return number;
  struct slot *slot = ARENA_PUSH(slices->arena, &slice->slots);
  *slot = (struct slot){.ir = value, .block = block};
  if (LLVMIsConstant(value))
    slot->is_constant = unbank_slice_constant(slices, value, &slot->constant, &slot->array);
  return number;
}

uint32_t unbank_slice_need_element(struct slices *slices, struct slice *slice, LLVMValueRef vector,
                                   uint32_t element) {
  if (element < unbank_slice_elements(vector))
    return unbank_slice_need(slices, slice, vector) + element;
  LLVMValueRef constant = LLVMIsAConstant(vector) ? LLVMGetAggregateElement(vector, element) : NULL;
  return constant ? unbank_slice_need(slices, slice, constant) : (uint32_t)SLICE_NONE;
}

uint32_t unbank_slice_need_in(struct slices *slices, struct slice *slice, LLVMValueRef user,
                              LLVMValueRef value) {
  const struct module *module = slices->module;
  bool is_merge = LLVMIsAPHINode(user) || LLVMIsASelectInst(user);
  uint32_t array;
  if (!is_merge || !unbank_leads_nowhere(module, value) ||
      !map_get(&module->derived, user, &array) ||
      !unbank_is_joined_array(&module->arrays.items[array]))
    return unbank_slice_need(slices, slice, value);
  struct slot *slot = ARENA_PUSH(slices->arena, &slice->slots);
  *slot = (struct slot){.ir = value, .block = SLICE_NONE, .is_constant = true, .array = array + 1};
  return (uint32_t)slice->slots.count - 1;
}

/* Decodes every needed slot, also those that become needed by it. */
static void decode_needed(struct slices *slices, struct slice *slice) {
  for (uint32_t i = 0; i < slice->slots.count; i++) {
    struct slot *slot = &slice->slots.items[i];
    if (slot->block == SLICE_NONE || !slot_value(slot))
      continue;
    unbank_slice_need_block(slices, slice, slot->block);
    if (unbank_slice_is_followed_phi(slot))
      unbank_slice_need_phi(slices, slice, i);
    else
      unbank_slice_decode(slices, slice, i);
  }
}

/* The slice that a call leads to, or SLICE_NONE. */
static uint32_t callee_of(const struct slices *slices, LLVMValueRef inst) {
  return LLVMIsACallInst(inst) ? map_or(&slices->numbers, LLVMGetCalledValue(inst), SLICE_NONE)
                               : SLICE_NONE;
}

/* The value other than the pointer that decides which bytes an access touches, or which lanes
 * execute it; or NULL. */
static LLVMValueRef extra_operand(const struct access *access) {
  return access->tile ? access->tile->stride : access->guard;
}

/* Marks what an instruction's accesses touch, or the arguments of a call that leads to accesses, as
 * needed. False if the instruction is neither. */
static bool need_target(struct slices *slices, struct slice *slice, LLVMValueRef inst) {
  const struct module *module = slices->module;
  uint32_t first = 0;
  const bool is_call = callee_of(slices, inst) != SLICE_NONE,
             is_access = map_get(&slices->first_access, inst, &first);
  for (uint32_t i = first;
       is_access && i < module->accesses.count && module->accesses.items[i].inst == inst; i++) {
    const struct access *access = &module->accesses.items[i];
    unbank_slice_need(slices, slice, access->pointer);
    if (extra_operand(access))
      unbank_slice_need(slices, slice, extra_operand(access));
  }
  for (unsigned i = 0; is_call && !is_access && i < LLVMGetNumArgOperands(inst); i++)
    unbank_slice_need(slices, slice, LLVMGetOperand(inst, i));
  return is_access || is_call;
}

/* Marks what the slice is made for as needed. */
static void need_targets(struct slices *slices, struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    UNBANK_EACH_INSTRUCTION(inst, block_at(slice, b)->ir)
      if (need_target(slices, slice, inst))
        unbank_slice_need_block(slices, slice, b);
}

/* Writing the steps. */

static void write_call(struct slices *slices, struct slice *slice, struct slice_block *block,
                       LLVMValueRef call) {
  struct arena *arena = slices->arena;
  struct step *step = ARENA_PUSH(arena, &block->steps);
  *step = (struct step){.op = STEP_CALL,
                        .width = (uint8_t)unbank_slice_width(call),
                        .out = map_or(&slice->slot_numbers, call, SLICE_NONE),
                        .a = (uint32_t)slice->call_args.count,
                        .b = LLVMGetNumArgOperands(call),
                        .number = callee_of(slices, call)};
  for (uint32_t i = 0; i < step->b; i++)
    *ARENA_PUSH(arena, &slice->call_args) =
        unbank_slice_need(slices, slice, LLVMGetOperand(call, i));
}

static void write_accesses(struct slices *slices, struct slice *slice, struct slice_block *block,
                           LLVMValueRef inst, uint32_t first) {
  for (uint32_t i = first; i < slices->module->accesses.count; i++) {
    const struct access *access = &slices->module->accesses.items[i];
    if (access->inst != inst)
      return;
    *ARENA_PUSH(slices->arena, &block->steps) = (struct step){
        .op = STEP_ACCESS,
        .out = SLICE_NONE,
        .a = unbank_slice_need(slices, slice, access->pointer),
        .b = extra_operand(access) ? unbank_slice_need(slices, slice, extra_operand(access))
                                   : SLICE_NONE,
        .c = SLICE_NONE,
        .number = i};
  }
}

static void write_decoded(struct slices *slices, const struct slice *slice,
                          struct slice_block *block, const struct slot *slot) {
  for (uint32_t i = 0; i < slot->step_count; i++)
    *ARENA_PUSH(slices->arena, &block->steps) = slice->decoded.items[slot->first_step + i];
}

/* A phi that extends another one reads it, which may come later in the block and have steps, too:
 * those that read a register. */
static void write_value(struct slices *slices, const struct slice *slice, struct slice_block *block,
                        LLVMValueRef inst) {
  LLVMValueRef extended = unbank_slice_extended(inst);
  uint32_t slot;
  if (!map_get(&slice->slot_numbers, inst, &slot))
    return;
  if (extended)
    write_value(slices, slice, block, extended);
  do
    write_decoded(slices, slice, block, &slice->slots.items[slot]);
  while (++slot < slice->slots.count && slice->slots.items[slot].vector == inst);
}

static void write_steps(struct slices *slices, struct slice *slice, struct slice_block *block) {
  UNBANK_EACH_INSTRUCTION(inst, block->ir) {
    uint32_t first;
    if (callee_of(slices, inst) != SLICE_NONE)
      write_call(slices, slice, block, inst);
    else
      write_value(slices, slice, block, inst);
    if (map_get(&slices->first_access, inst, &first))
      write_accesses(slices, slice, block, inst, first);
  }
}

/* Records a use of `slot` in `block`, or on the edge from it to `target`. */
static void used_by(struct slice *slice, uint32_t slot, uint32_t block, uint32_t target) {
  if (slot >= slice->slots.count || slice->slots.items[slot].block == SLICE_NONE)
    return;
  uint32_t home = slice->slots.items[slot].block;
  if (home != block)
    slice->slots.items[slot].local = false;
  for (uint32_t loop = block_at(slice, home)->loop; loop != SLICE_NONE;
       loop = slice->loops.items[loop].parent) {
    slice->loops.items[loop].leaks |= !slice_loop_contains(slice, loop, block);
    slice->loops.items[loop].lives_on |= !slice_loop_contains(slice, loop, target);
  }
}

/* A phi uses `slot` on an edge. Lanes about to take this edge may wait while others run another arm
 * and perhaps reach the block again. */
static void used_on_edge(struct slice *slice, uint32_t slot, uint32_t from, uint32_t to) {
  used_by(slice, slot, from, to);
  if (slot < slice->slots.count && block_at(slice, from)->arm_count > 1)
    slice->slots.items[slot].local = false;
}

/* Records all uses in a block. */
static void find_uses(struct slice *slice, uint32_t number) {
  const struct slice_block *block = block_at(slice, number);
  for (size_t i = 0; i < block->steps.count; i++) {
    const struct step *step = &block->steps.items[i];
    if (step->op == STEP_CALL) {
      for (uint32_t k = 0; k < step->b; k++)
        used_by(slice, slice->call_args.items[step->a + k], number, number);
      continue;
    }
    used_by(slice, step->a, number, number);
    used_by(slice, step->b, number, number);
    used_by(slice, step->c, number, number);
  }
  for (size_t i = 0; i < block->phis.count; i++) {
    const struct slice_phi *phi = &block->phis.items[i];
    used_by(slice, phi->step_slot, number, number);
    for (size_t p = 0; p < block->predecessors.count; p++)
      used_on_edge(slice, phi->incoming[p], block->predecessors.items[p], number);
  }
  used_by(slice, block->condition, number, number);
  used_by(slice, block->result, number, number);
}

/* Finds values that are only used in their block, and values that outlive their loop. */
static void find_lives(struct slice *slice) {
  for (size_t i = 0; i < slice->slots.count; i++)
    slice->slots.items[i].local =
        slice->slots.items[i].block != SLICE_NONE &&
        !(slot_value(&slice->slots.items[i]) && LLVMIsAPHINode(slot_value(&slice->slots.items[i])));
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    find_uses(slice, b);
}

static void build(struct slices *slices, struct slice *slice) {
  unbank_find_shape(slices, slice);
  need_targets(slices, slice);
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block_at(slice, b)->ir);
    if (slice->returns_needed && LLVMIsAReturnInst(end) && LLVMGetNumOperands(end)) {
      block_at(slice, b)->result = unbank_slice_need(slices, slice, LLVMGetOperand(end, 0));
      unbank_slice_need_block(slices, slice, b);
    }
  }
  decode_needed(slices, slice);
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    if (block_at(slice, b)->needed)
      write_steps(slices, slice, block_at(slice, b));
  unbank_write_leaving(slices, slice);
  find_lives(slice);
  unbank_find_exits(slices, slice);
  slice->loop_diverges = ARENA_ARRAY(slices->arena, bool, slice->loops.count + 1);
  slice->argument_count = LLVMCountParams(slice->function);
  slice->arguments = ARENA_ARRAY(slices->arena, uint32_t, slice->argument_count);
  for (uint32_t i = 0; i < slice->argument_count; i++)
    if (!map_get(&slice->slot_numbers, LLVMGetParam(slice->function, i), &slice->arguments[i]))
      slice->arguments[i] = SLICE_NONE;
}

/* The functions that lead to accesses: those that contain one, and their callers. */

static bool calls_one(const struct slices *slices, LLVMValueRef function) {
  UNBANK_EACH_BLOCK(b, function)
    UNBANK_EACH_INSTRUCTION(inst, b)
      if (callee_of(slices, inst) != SLICE_NONE)
        return true;
  return false;
}

static void add_slice(struct slices *slices, LLVMValueRef function) {
  struct arena *arena = slices->arena;
  map_put(&slices->numbers, function, (uint32_t)slices->list.count);
  *ARENA_PUSH(arena, &slices->list) = (struct slice){.function = function,
                                                     .block_numbers = map_new(arena),
                                                     .slot_numbers = map_new(arena),
                                                     .returns_needed = slices->list.count > 0};
}

/* Makes a slice for each function of the kernel that leads to an access, the kernel first. False if
 * none does. */
static bool find_functions(struct slices *slices, const struct kernel *kernel) {
  struct arena scratch = {0};
  struct map holders = map_new(&scratch); /* functions that contain an access */
  for (size_t i = 0; i < kernel->accesses.count; i++)
    map_put(&holders, slices->module->accesses.items[kernel->accesses.items[i]].function, 1);
  add_slice(slices, kernel->function);
  bool leads = map_get(&holders, kernel->function, NULL);
  for (bool grew = true; grew;) {
    grew = false;
    for (size_t i = 0; i < kernel->functions.count; i++) {
      LLVMValueRef function = kernel->functions.items[i];
      if (map_get(&slices->numbers, function, NULL) ||
          !(map_get(&holders, function, NULL) ||
            (slices->list.count > 1 && calls_one(slices, function))))
        continue;
      add_slice(slices, function);
      grew = true;
    }
  }
  arena_free(&scratch);
  return leads || slices->list.count > 1;
}

struct slices *unbank_slices(const struct module *module, const struct kernel *kernel,
                             struct arena *arena) {
  struct slices *slices = ARENA_NEW(arena, struct slices);
  *slices = (struct slices){.module = module,
                            .arena = arena,
                            .kernel = kernel,
                            .layout = LLVMGetModuleDataLayout(module->ir),
                            .numbers = map_new(arena),
                            .launch_numbers = unbank_launch_numbers(kernel, arena),
                            .first_access = map_new(arena)};
  if (!find_functions(slices, kernel))
    return NULL;
  for (size_t i = kernel->accesses.count; i-- > 0;) {
    uint32_t id = kernel->accesses.items[i];
    map_put(&slices->first_access, module->accesses.items[id].inst, id);
  }
  for (size_t i = 0; i < slices->list.count; i++)
    build(slices, &slices->list.items[i]);
  return slices;
}
