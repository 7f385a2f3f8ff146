/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Writing the slots of a slice, for some lanes of the warp that is running it. */
#include "lanes/slots.h"

#include "address/facts.h"
#include "slice/decode.h"

struct value *unbank_place_for(struct machine *machine, struct activation *activation,
                               uint32_t slot, uint32_t mask) {
  struct value *value = &activation->values[slot];
  bool overwrite = activation->slice->slots.items[slot].local || !(value->written & ~mask);
  return overwrite ? value : &machine->scratch;
}

/* Whether branches may bound an integer that a loop changes as data decides: the place in a heap,
 * the top of a stack. */
static bool is_bounded_by_branches(LLVMValueRef inst) {
  if (!inst || !LLVMIsAInstruction(inst) || unbank_slice_is_float(inst))
    return false;
  bool steps = LLVMIsABinaryOperator(inst) && LLVMIsAConstantInt(LLVMGetOperand(inst, 1));
  return LLVMIsAPHINode(inst) || steps;
}

/* A number whose bits are all unknown may still have a range, and then its high bits are zero. */
static void bound_unknown(struct machine *machine, LLVMValueRef inst, struct value *value) {
  if (!value->unknown || value->term_count || value->array || !(value->unknown_bits >> 63) ||
      !is_bounded_by_branches(inst))
    return;
  unsigned bits = unbank_bits_by_range(machine->module, inst);
  if (bits == 64)
    return;
  const int64_t possible = (INT64_C(1) << bits) - 1;
  value->unknown_bits &= (uint64_t)possible;
  for (unsigned i = 0; i < (value->uniform ? 1 : UNBANK_LANES); i++)
    value->k[i] &= value->unknown >> i & 1 ? possible : -1;
}

void unbank_finish_write(struct machine *machine, struct activation *activation, uint32_t slot,
                         struct value *from, uint32_t mask) {
  struct value *value = &activation->values[slot];
  bound_unknown(machine, activation->slice->slots.items[slot].ir, from);
  if (from == value) {
    value_collapse(value, mask);
    value->written = mask;
  } else {
    value_write(machine->arena, value, from, mask);
    value->written |= mask;
  }
}

struct symbol_source unbank_source_of_slot(const struct activation *activation, uint32_t number) {
  const struct slot *slot = &activation->slice->slots.items[number];
  return (struct symbol_source){slot->ir ? (const void *)slot->ir : (const void *)slot,
                                slot->facts.roots, false};
}
