/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/phis.h"

#include "address/members.h"
#include "address/offsets.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "slice/decode.h"
#include "slice/slice_internal.h"
#include "support/integers.h"

/* Whether `wide` is the extension of `narrow`, either by `opcode` or by a zero extension of a
 * number without a sign bit. */
static bool is_extension(LLVMValueRef wide, LLVMValueRef narrow, LLVMOpcode opcode) {
  if (LLVMIsAConstantInt(wide))
    return LLVMIsAConstantInt(narrow) &&
           (opcode == LLVMSExt
                ? LLVMConstIntGetSExtValue(wide) == LLVMConstIntGetSExtValue(narrow)
                : LLVMConstIntGetZExtValue(wide) == LLVMConstIntGetZExtValue(narrow));
  const bool is_alike =
      unbank_opcode(wide) == opcode || (unbank_opcode(wide) == LLVMZExt && LLVMGetNNeg(wide));
  return is_alike && LLVMGetOperand(wide, 0) == narrow;
}

LLVMOpcode unbank_slice_extension_in(LLVMValueRef phi) {
  LLVMOpcode found = LLVMPHI;
  for (unsigned i = 0; i < LLVMCountIncoming(phi) && found != LLVMSExt; i++) {
    const LLVMOpcode opcode = unbank_opcode(LLVMGetIncomingValue(phi, i));
    found = opcode == LLVMSExt || opcode == LLVMZExt ? opcode : found;
  }
  return found;
}

/* Whether the phi extends the other one on every incoming edge. */
static bool extends(LLVMValueRef phi, LLVMValueRef other, LLVMOpcode opcode) {
  const unsigned width = unbank_slice_width(other);
  bool is_all = LLVMGetTypeKind(LLVMTypeOf(other)) == LLVMIntegerTypeKind && width &&
                width < unbank_slice_width(phi);
  for (unsigned i = 0; is_all && i < LLVMCountIncoming(phi); i++)
    is_all = is_extension(LLVMGetIncomingValue(phi, i),
                          unbank_incoming_from(other, LLVMGetIncomingBlock(phi, i)), opcode);
  return is_all;
}

LLVMValueRef unbank_slice_extended(LLVMValueRef phi) {
  const LLVMOpcode opcode =
      LLVMIsAPHINode(phi) && unbank_slice_width(phi) ? unbank_slice_extension_in(phi) : LLVMPHI;
  if (opcode == LLVMPHI)
    return NULL;
  LLVMValueRef it = LLVMGetFirstInstruction(LLVMGetInstructionParent(phi));
  while (LLVMIsAPHINode(it) && !extends(phi, it, opcode))
    it = LLVMGetNextInstruction(it);
  return LLVMIsAPHINode(it);
}

/* Whether an operation multiplies or divides its first operand by a constant. */
static bool scales(LLVMValueRef inst, LLVMValueRef of) {
  static const LLVMOpcode opcodes[] = {LLVMShl, LLVMLShr, LLVMAShr, LLVMMul, LLVMUDiv, LLVMSDiv, 0};
  if (unbank_opcode(inst) == LLVMAdd)
    return LLVMGetOperand(inst, 0) == of && LLVMGetOperand(inst, 1) == of;
  return unbank_has_opcode(inst, opcodes) && LLVMGetOperand(inst, 0) == of &&
         LLVMIsAConstantInt(LLVMGetOperand(inst, 1));
}

/* Whether a phi is multiplied or divided by a constant in each iteration. */
static bool is_geometric(LLVMValueRef phi) {
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (scales(LLVMGetIncomingValue(phi, i), phi))
      return true;
  return false;
}

enum { TOGGLED_MAX = 1 << 20 };

/* The bits that a phi flips in each iteration, as the address of a double buffer does; 0 if it does
 * not. */
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

/* Records the terms of `offset` that `other` lacks. */
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

enum { RING_MAX = 4 }; /* pointers that take each other's places: stages of a copy */

/* The offsets that a loop's phi starts with and has next. */
static bool offsets_of_phi(const struct slices *slices, const struct slice *slice, LLVMValueRef phi,
                           uint32_t loop, struct offset *start, struct offset *next) {
  if (LLVMGetTypeKind(LLVMTypeOf(phi)) != LLVMPointerTypeKind || LLVMCountIncoming(phi) != 2 ||
      unbank_root_is_start(slices->module, phi))
    return false;
  unsigned back = slice_loop_contains(slice, loop, number_of(slice, LLVMGetIncomingBlock(phi, 1)));
  return unbank_pointer_offset(slices->module, LLVMGetIncomingValue(phi, !back), start) &&
         unbank_pointer_offset(slices->module, LLVMGetIncomingValue(phi, back), next);
}

/* Whether a value is in a ring of phis of one block, to which a phi of that block is added. */
static bool is_in_ring(LLVMValueRef ring[RING_MAX], unsigned *count, LLVMValueRef value) {
  if (unbank_is_among(value, ring, *count))
    return true;
  bool is_next = LLVMIsAPHINode(value) && *count < RING_MAX &&
                 LLVMGetInstructionParent(value) == LLVMGetInstructionParent(ring[0]);
  if (is_next)
    ring[(*count)++] = value;
  return is_next;
}

/* Handles a pointer that is recomputed in each iteration relative to its start, as one into the two
 * halves of a double buffer, or relative to its last value, or to that of another pointer of the
 * loop, as two that are swapped. Terms that the starts and the next values share do not count. */
static void find_alike(struct slices *slices, struct slice *slice, LLVMValueRef phi, uint32_t loop,
                       struct slice_phi *out) {
  LLVMValueRef ring[RING_MAX] = {phi};
  struct offset first, start, next;
  unsigned count = 1;
  uint32_t *alike = ARENA_ARRAY(slices->arena, uint32_t, 4 * RING_MAX * OFFSET_TERMS_MAX);
  struct slice_phi found = {.alike = alike, .alike_step = ALIKE_STEP_MAX};
  for (unsigned i = 0; i < count; i++) {
    if (!offsets_of_phi(slices, slice, ring[i], loop, &start, &next))
      return;
    first = i ? first : start;
    const bool is_last = is_in_ring(ring, &count, next.root);
    const struct offset origin = is_last ? (struct offset){.root = next.root} : first;
    if (start.root != first.root || next.root != origin.root)
      return;
    found.alike_step |= (uint32_t)(start.constant - first.constant);
    found.alike_step |= (uint32_t)(next.constant - origin.constant);
    note_other_terms(slices, slice, &start, &first, &found);
    note_other_terms(slices, slice, &first, &start, &found);
    note_other_terms(slices, slice, &next, &origin, &found);
    note_other_terms(slices, slice, &origin, &next, &found);
  }
  out->alike = alike;
  out->alike_count = found.alike_count;
  out->alike_step = (uint32_t)low_bit_of(found.alike_step);
}

bool unbank_slice_is_followed_phi(const struct slot *slot) {
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

/* The constant by which a vector element grows in each iteration. */
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

void unbank_slice_need_phi(struct slices *slices, struct slice *slice, uint32_t number) {
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
    unbank_slice_need_block(slices, slice, block->predecessors.items[p]);
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
