/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/slice.h"

#include "address/members.h"
#include "address/offsets.h"
#include "find/callees.h"
#include "find/joined.h"
#include "shim/compat.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "slice/decode.h"
#include "slice/leaving.h"
#include "slice/roots.h"
#include "slice/sides.h"
#include "support/integers.h"
#include "support/postdom.h"

/* Blocks, loops, control dependence: the shape of a function, before anything is needed. */

static struct slice_block *block_at(struct slice *slice, uint32_t block) {
  return &slice->blocks.items[block];
}

static uint32_t number_of(const struct slice *slice, LLVMBasicBlockRef block) {
  uint32_t number = SLICE_NONE;
  if (block)
    map_get(&slice->block_numbers, block, &number);
  return number;
}

static uint32_t arm_to(struct slice_block *block, uint32_t target) {
  for (uint32_t i = 0; i < block->arm_count; i++)
    if (block->arms[i] == target)
      return i;
  block->arms[block->arm_count] = target;
  return block->arm_count++;
}

/* The distinct successors, and the condition's values that lead to them. */
static void find_arms(struct arena *arena, struct slice *slice, uint32_t number) {
  struct slice_block *block = block_at(slice, number);
  LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block->ir);
  unsigned count = LLVMGetNumSuccessors(terminator);
  block->arms = ARENA_ARRAY(arena, uint32_t, count);
  block->cases = ARENA_ARRAY(arena, struct slice_case, count);
  bool is_switch = LLVMIsASwitchInst(terminator) != NULL;
  for (unsigned i = 0; i < count; i++) {
    uint32_t arm = arm_to(block, number_of(slice, LLVMGetSuccessor(terminator, i)));
    if (i == (is_switch ? 0 : count - 1))
      block->default_arm = arm;
    else
      block->cases[block->case_count++] = (struct slice_case){
          .value =
              is_switch ? LLVMConstIntGetSExtValue(UNBANK_SWITCH_CASE_VALUE(terminator, i)) : -1,
          .arm = arm};
  }
}

/* Block t is control dependent on branch b when some successor of b always leads to t, and b does
 * not: for each edge b -> s these are the blocks from s up the post-dominator tree to, but without,
 * the immediate post-dominator of b. */
static void find_controllers(struct arena *arena, struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    struct slice_block *branch = block_at(slice, b);
    for (uint32_t i = 0; branch->arm_count > 1 && i < branch->arm_count; i++)
      for (uint32_t t = branch->arms[i]; t != SLICE_NONE && t != branch->reconverge;
           t = block_at(slice, t)->reconverge)
        *ARENA_PUSH(arena, &block_at(slice, t)->controllers) = b;
  }
}

/* `numbers`: by header, 1 + the loop's number. */
static uint32_t loop_at(struct slice *slice, struct arena *arena, uint32_t *numbers,
                        uint32_t header) {
  if (!numbers[header]) {
    *ARENA_PUSH(arena, &slice->loops) = (struct slice_loop){.header = header, .parent = SLICE_NONE};
    numbers[header] = (uint32_t)slice->loops.count;
  }
  return numbers[header] - 1;
}

static void find_loops(struct arena *arena, struct unbank_shim *shim, struct slice *slice) {
  uint32_t *numbers = ARENA_ARRAY(arena, uint32_t, slice->blocks.count);
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    LLVMBasicBlockRef header = unbank_loop_header(shim, block_at(slice, b)->ir);
    block_at(slice, b)->loop =
        header ? loop_at(slice, arena, numbers, number_of(slice, header)) : SLICE_NONE;
  }
  for (uint32_t i = 0; i < slice->loops.count; i++) {
    struct slice_loop *loop = &slice->loops.items[i];
    LLVMBasicBlockRef header = block_at(slice, loop->header)->ir;
    LLVMBasicBlockRef outer = unbank_loop_parent(shim, header);
    loop->parent = outer ? numbers[number_of(slice, outer)] - 1 : SLICE_NONE;
  }
}

/* Where the arms of each block meet. */
static void find_reconvergence(struct arena *arena, struct slice *slice) {
  uint32_t count = (uint32_t)slice->blocks.count, edges = 0;
  for (uint32_t b = 0; b < count; b++)
    edges += block_at(slice, b)->arm_count;
  struct unbank_cfg flow = unbank_cfg_new(arena, count, edges);
  for (uint32_t b = 0, edge = 0; b < count; b++) {
    const struct slice_block *block = block_at(slice, b);
    for (uint32_t i = 0; i < block->arm_count; i++)
      flow.successors[edge++] = block->arms[i];
    flow.first[b + 1] = edge;
    flow.stops[b] = LLVMIsAUnreachableInst(LLVMGetBasicBlockTerminator(block->ir)) != NULL;
  }
  const uint32_t *meets = unbank_immediate_postdominators(&flow, arena);
  for (uint32_t b = 0; b < count; b++)
    block_at(slice, b)->reconverge = meets[b] == count ? SLICE_NONE : meets[b];
}

static void find_shape(const struct slices *slices, struct slice *slice) {
  struct arena *arena = slices->arena;
  UNBANK_EACH_BLOCK(b, slice->function) {
    map_put(&slice->block_numbers, b, (uint32_t)slice->blocks.count);
    *ARENA_PUSH(arena, &slice->blocks) =
        (struct slice_block){.ir = b, .condition = SLICE_NONE, .result = SLICE_NONE};
  }
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    struct slice_block *block = block_at(slice, b);
    find_arms(arena, slice, b);
    for (uint32_t i = 0; i < block->arm_count; i++)
      *ARENA_PUSH(arena, &block_at(slice, block->arms[i])->predecessors) = b;
  }
  find_reconvergence(arena, slice);
  find_loops(arena, slices->module->shim, slice);
  find_controllers(arena, slice);
}

/* Growing what is needed. */

/* Whether an operand says which way lanes go. Else the terminator itself does, which is data to us:
 * a jump out of inline PTX, an address of a label. */
static bool has_condition(LLVMValueRef terminator) {
  return LLVMIsABranchInst(terminator) || LLVMIsASwitchInst(terminator);
}

static void need_block(struct slices *slices, struct slice *slice, uint32_t number);

static void follow(struct slices *slices, struct slice *slice, uint32_t number) {
  struct slice_block *block = block_at(slice, number);
  if (block->follow || block->arm_count < 2)
    return;
  block->follow = true;
  LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block->ir);
  block->condition = unbank_slice_need(
      slices, slice, has_condition(terminator) ? LLVMGetOperand(terminator, 0) : terminator);
  need_block(slices, slice, number);
}

/* Makes a block needed, and with it the branches that decide whether it is visited. */
static void need_block(struct slices *slices, struct slice *slice, uint32_t number) {
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

/* Whether an operation makes so much more or less of its first operand, by a constant. */
static bool scales(LLVMValueRef inst, LLVMValueRef of) {
  switch (unbank_opcode(inst)) {
  case LLVMAdd:
    return LLVMGetOperand(inst, 0) == of && LLVMGetOperand(inst, 1) == of;
  case LLVMShl:
  case LLVMLShr:
  case LLVMAShr:
  case LLVMMul:
  case LLVMUDiv:
  case LLVMSDiv:
    return LLVMGetOperand(inst, 0) == of && LLVMIsAConstantInt(LLVMGetOperand(inst, 1));
  default:
    return false;
  }
}

/* Of a phi that is its start, and then itself times or divided by a constant. */
static bool is_geometric(LLVMValueRef phi) {
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (scales(LLVMGetIncomingValue(phi, i), phi))
      return true;
  return false;
}

enum { TOGGLED_MAX = 1 << 20 };

/* The bits that a phi has flipped each time it comes round, as the address of a double buffer has;
 * 0: it is none of that. */
static uint32_t toggled_bits(LLVMValueRef phi) {
  for (unsigned i = 0; unbank_slice_width(phi) && LLVMCountIncoming(phi) == 2 && i < 2; i++) {
    LLVMValueRef next = LLVMGetIncomingValue(phi, i);
    LLVMValueRef bits = unbank_opcode(next) == LLVMXor ? LLVMGetOperand(next, 1) : NULL;
    if (bits && LLVMGetOperand(next, 0) == phi && LLVMIsAConstantInt(bits) &&
        LLVMConstIntGetZExtValue(bits) <= TOGGLED_MAX)
      return (uint32_t)LLVMConstIntGetZExtValue(bits);
  }
  return 0;
}

static bool has_term(const struct offset *offset, const struct term *like) {
  for (unsigned i = 0; i < offset->term_count; i++)
    if (unbank_same_terms(&offset->terms[i], 1, like, 1))
      return true;
  return false;
}

/* Notes the terms of `offset` that `other` lacks. */
static void note_other_terms(struct slices *slices, struct slice *slice,
                             const struct offset *offset, const struct offset *other,
                             struct slice_phi *out) {
  for (unsigned i = 0; i < offset->term_count; i++) {
    const struct term *term = &offset->terms[i];
    if (has_term(other, term))
      continue;
    out->alike[out->alike_count++] = unbank_slice_need(slices, slice, term->leaf);
    out->alike_step |= (uint32_t)term->scale;
  }
}

/* A pointer that in each iteration begins anew beside where it started, as one into the two halves
 * of a double buffer does, or goes on from where it was: what its start and its next value have in
 * common does not count. */
static void find_alike(struct slices *slices, struct slice *slice, LLVMValueRef phi, uint32_t loop,
                       struct slice_phi *out) {
  const struct module *module = slices->module;
  struct offset start, next;
  if (LLVMGetTypeKind(LLVMTypeOf(phi)) != LLVMPointerTypeKind || LLVMCountIncoming(phi) != 2 ||
      unbank_root_is_start(module, phi))
    return;
  unsigned back = slice_loop_contains(slice, loop, number_of(slice, LLVMGetIncomingBlock(phi, 1)));
  if (!unbank_pointer_offset(module, LLVMGetIncomingValue(phi, !back), &start) ||
      !unbank_pointer_offset(module, LLVMGetIncomingValue(phi, back), &next))
    return;
  if (next.root == phi)
    start = (struct offset){.root = phi};
  if (next.root != start.root)
    return;
  out->alike = ARENA_ARRAY(slices->arena, uint32_t, start.term_count + next.term_count);
  out->alike_step = (uint32_t)(next.constant - start.constant) | ALIKE_STEP_MAX;
  note_other_terms(slices, slice, &start, &next, out);
  note_other_terms(slices, slice, &next, &start, out);
  out->alike_step = (uint32_t)low_bit_of(out->alike_step);
}

/* Whether a phi is more than data: it is no vector, or each of its elements is followed. */
static bool is_followed_phi(const struct slot *slot) {
  LLVMValueRef phi = slot_value(slot);
  if (!LLVMIsAPHINode(phi) || unbank_slice_register(phi) || unbank_slice_extended(phi))
    return false;
  for (unsigned i = 0; slot->vector && i < LLVMCountIncoming(phi); i++) {
    LLVMValueRef value = LLVMGetIncomingValue(phi, i);
    if (!unbank_slice_elements(value) &&
        !(LLVMIsAConstant(value) && LLVMGetAggregateElement(value, slot->element)))
      return false;
  }
  return true;
}

/* The constant by which an element of a vector grows each time that a loop comes round. */
static bool has_constant_step(LLVMValueRef phi, uint32_t element, int64_t *step) {
  for (unsigned i = 0; LLVMCountIncoming(phi) == 2 && i < 2; i++) {
    LLVMValueRef next = LLVMGetIncomingValue(phi, i);
    if (unbank_opcode(next) != LLVMAdd || LLVMGetOperand(next, 0) != phi ||
        !LLVMIsAConstant(LLVMGetOperand(next, 1)))
      continue;
    LLVMValueRef by = LLVMGetAggregateElement(LLVMGetOperand(next, 1), element);
    if (by && LLVMIsAConstantInt(by) && unbank_slice_width(by)) {
      *step = LLVMConstIntGetSExtValue(by);
      return true;
    }
  }
  return false;
}

static uint32_t need_incoming(struct slices *slices, struct slice *slice, const struct slot *slot,
                              LLVMValueRef value) {
  return slot->vector ? unbank_slice_need_element(slices, slice, value, slot->element)
                      : unbank_slice_need_in(slices, slice, slot->ir, value);
}

static void need_phi(struct slices *slices, struct slice *slice, uint32_t number) {
  const struct slot slot = slice->slots.items[number];
  LLVMValueRef phi = slot_value(&slot);
  struct slice_block *block = block_at(slice, slice->slots.items[number].block);
  struct slice_phi *out = ARENA_PUSH(slices->arena, &block->phis);
  *out = (struct slice_phi){.out = number,
                            .staged = (uint32_t)slice->slots.count,
                            .step_slot = SLICE_NONE,
                            .incoming =
                                ARENA_ARRAY(slices->arena, uint32_t, block->predecessors.count)};
  *ARENA_PUSH(slices->arena, &slice->slots) = (struct slot){.block = SLICE_NONE};
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
    uint32_t from = number_of(slice, LLVMGetIncomingBlock(phi, i));
    uint32_t value = need_incoming(slices, slice, &slot, LLVMGetIncomingValue(phi, i));
    for (size_t p = 0; p < block->predecessors.count; p++)
      if (block->predecessors.items[p] == from)
        out->incoming[p] = value;
  }
  for (size_t p = 0; p < block->predecessors.count; p++)
    need_block(slices, slice, block->predecessors.items[p]);
  if (block->loop == SLICE_NONE ||
      slice->loops.items[block->loop].header != slice->slots.items[number].block)
    return;
  struct unbank_shim *shim = slices->module->shim;
  if (slot.vector) {
    out->has_step = has_constant_step(phi, slot.element, &out->step);
    return;
  }
  out->is_geometric = is_geometric(phi);
  out->toggled = toggled_bits(phi);
  out->has_step = unbank_scev_constant_step(shim, phi, &out->step);
  LLVMValueRef step = out->has_step ? NULL : unbank_scev_step_value(shim, phi, &out->step);
  if (step)
    out->step_slot = unbank_slice_need(slices, slice, step);
  else if (!out->has_step)
    find_alike(slices, slice, phi, block->loop, out);
}

/* Decodes every slot that was asked for, which asks for more. */
static void grow(struct slices *slices, struct slice *slice) {
  for (uint32_t i = 0; i < slice->slots.count; i++) {
    struct slot *slot = &slice->slots.items[i];
    if (slot->block == SLICE_NONE || !slot_value(slot))
      continue;
    need_block(slices, slice, slot->block);
    if (is_followed_phi(slot))
      need_phi(slices, slice, i);
    else
      unbank_slice_decode(slices, slice, i);
  }
}

/* The slice that a call leads to, or SLICE_NONE. */
static uint32_t callee_of(const struct slices *slices, LLVMValueRef inst) {
  uint32_t number = SLICE_NONE;
  if (LLVMIsACallInst(inst))
    map_get(&slices->numbers, LLVMGetCalledValue(inst), &number);
  return number;
}

/* What beside its pointer decides which bytes lanes touch at an access, or NULL. */
static LLVMValueRef extra_operand(const struct access *access) {
  return access->tile ? access->tile->stride : access->guard;
}

/* What the slice is for: pointers of accesses, arguments of calls that lead to accesses, results.
 */
static void need_targets(struct slices *slices, struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    UNBANK_EACH_INSTRUCTION(inst, block_at(slice, b)->ir) {
      uint32_t first;
      if (map_get(&slices->first_access, inst, &first)) {
        for (uint32_t i = first; i < slices->module->accesses.count; i++) {
          const struct access *access = &slices->module->accesses.items[i];
          if (access->inst != inst)
            break;
          unbank_slice_need(slices, slice, access->pointer);
          if (extra_operand(access))
            unbank_slice_need(slices, slice, extra_operand(access));
        }
        need_block(slices, slice, b);
      } else if (callee_of(slices, inst) != SLICE_NONE) {
        for (unsigned i = 0; i < LLVMGetNumArgOperands(inst); i++)
          unbank_slice_need(slices, slice, LLVMGetOperand(inst, i));
        need_block(slices, slice, b);
      }
    }
}

/* Writing the steps down. */

static void write_call(struct slices *slices, struct slice *slice, struct slice_block *block,
                       LLVMValueRef call) {
  struct arena *arena = slices->arena;
  struct step *step = ARENA_PUSH(arena, &block->steps);
  *step = (struct step){.op = STEP_CALL,
                        .width = (uint8_t)unbank_slice_width(call),
                        .out = SLICE_NONE,
                        .a = (uint32_t)slice->call_args.count,
                        .b = LLVMGetNumArgOperands(call),
                        .number = callee_of(slices, call)};
  map_get(&slice->slot_numbers, call, &step->out);
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

static void write_steps(struct slices *slices, struct slice *slice, struct slice_block *block) {
  UNBANK_EACH_INSTRUCTION(inst, block->ir) {
    uint32_t slot, first;
    if (callee_of(slices, inst) != SLICE_NONE)
      write_call(slices, slice, block, inst);
    else if (map_get(&slice->slot_numbers, inst, &slot))
      do
        write_decoded(slices, slice, block, &slice->slots.items[slot]);
      while (++slot < slice->slots.count && slice->slots.items[slot].vector == inst);
    if (map_get(&slices->first_access, inst, &first))
      write_accesses(slices, slice, block, inst, first);
  }
}

/* `slot` is used in `block`, or on the edge from it to `target`. */
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

/* A phi takes `slot` on the edge from one block to another. Lanes that are to take this edge may
 * wait while others run another arm, and perhaps come to the block once more. */
static void used_on_edge(struct slice *slice, uint32_t slot, uint32_t from, uint32_t to) {
  used_by(slice, slot, from, to);
  if (slot < slice->slots.count && block_at(slice, from)->arm_count > 1)
    slice->slots.items[slot].local = false;
}

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

/* Which values die in their block, and which outlive their loop. */
static void find_lives(struct slice *slice) {
  for (size_t i = 0; i < slice->slots.count; i++)
    slice->slots.items[i].local =
        slice->slots.items[i].block != SLICE_NONE &&
        !(slot_value(&slice->slots.items[i]) && LLVMIsAPHINode(slot_value(&slice->slots.items[i])));
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    find_uses(slice, b);
}

/* Which loops lead to several blocks. */
static void find_forks(struct arena *arena, struct slice *slice) {
  uint32_t *targets = ARENA_ARRAY(arena, uint32_t, slice->loops.count + 1); /* 1 + a block */
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    for (uint32_t i = 0; i < block_at(slice, b)->arm_count; i++) {
      const uint32_t to = block_at(slice, b)->arms[i];
      for (uint32_t loop = block_at(slice, b)->loop;
           loop != SLICE_NONE && !slice_loop_contains(slice, loop, to);
           loop = slice->loops.items[loop].parent) {
        slice->loops.items[loop].forks |= targets[loop] && targets[loop] != to + 1;
        targets[loop] = to + 1;
      }
    }
}

/* Which followed branches leave each loop, and whose arms meet at each block. */
static void find_branches(struct arena *arena, struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    const struct slice_block *block = block_at(slice, b);
    if (!block->follow)
      continue;
    if (block->reconverge != SLICE_NONE)
      *ARENA_PUSH(arena, &block_at(slice, block->reconverge)->reconverging) = b;
    for (uint32_t loop = block->loop; loop != SLICE_NONE; loop = slice->loops.items[loop].parent)
      if (unbank_slice_exits(slice, b, loop))
        *ARENA_PUSH(arena, &slice->loops.items[loop].exits) = b;
  }
}

/* What decides who leaves each loop: the branches that its exits are control dependent on, and so
 * on. */
static void find_deciders(struct arena *arena, struct slice *slice) {
  for (uint32_t l = 0; l < slice->loops.count; l++) {
    struct slice_loop *loop = &slice->loops.items[l];
    for (size_t i = 0; i < loop->exits.count; i++)
      *ARENA_PUSH(arena, &loop->deciders) = loop->exits.items[i];
    for (size_t i = 0; i < loop->deciders.count; i++) {
      const struct slice_block *block = block_at(slice, loop->deciders.items[i]);
      for (size_t k = 0; k < block->controllers.count; k++) {
        const uint32_t by = block->controllers.items[k];
        if (slice_loop_contains(slice, l, by) && block_at(slice, by)->follow &&
            !slice_loop_decides(loop, by))
          *ARENA_PUSH(arena, &loop->deciders) = by;
      }
    }
  }
}

static void build(struct slices *slices, struct slice *slice) {
  find_shape(slices, slice);
  need_targets(slices, slice);
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block_at(slice, b)->ir);
    if (slice->returns_needed && LLVMIsAReturnInst(end) && LLVMGetNumOperands(end)) {
      block_at(slice, b)->result = unbank_slice_need(slices, slice, LLVMGetOperand(end, 0));
      need_block(slices, slice, b);
    }
  }
  grow(slices, slice);
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    if (block_at(slice, b)->needed)
      write_steps(slices, slice, block_at(slice, b));
  unbank_write_leaving(slices, slice);
  find_lives(slice);
  find_branches(slices->arena, slice);
  find_deciders(slices->arena, slice);
  find_forks(slices->arena, slice);
  unbank_find_sides(slice, slices->arena);
  slice->loop_diverges = ARENA_ARRAY(slices->arena, bool, slice->loops.count + 1);
  slice->argument_count = LLVMCountParams(slice->function);
  slice->arguments = ARENA_ARRAY(slices->arena, uint32_t, slice->argument_count);
  for (uint32_t i = 0; i < slice->argument_count; i++)
    if (!map_get(&slice->slot_numbers, LLVMGetParam(slice->function, i), &slice->arguments[i]))
      slice->arguments[i] = SLICE_NONE;
}

/* Which functions of the kernel lead to accesses: those that hold one, and those that call one of
 * these. */

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

/* The kernel comes first; false when nothing leads to an access. */
static bool find_functions(struct slices *slices, const struct kernel *kernel) {
  struct arena scratch = {0};
  struct map holders = map_new(&scratch); /* functions that hold an access */
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
