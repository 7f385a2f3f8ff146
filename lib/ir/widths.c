/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/widths.h"

#include <stdlib.h>
#include <string.h>

#include "ir/ir.h"
#include "ir/units.h"
#include "shim/shim.h"

enum { WINDOW = 16, WORD = 4 };

/* Regions. */

/* Barriers and anything that might write shared memory; arithmetic intrinsics do neither. */
static bool ends_region(LLVMValueRef inst) {
  if (!LLVMIsACallInst(inst))
    return LLVMIsAAtomicRMWInst(inst) || LLVMIsAAtomicCmpXchgInst(inst) || LLVMIsAFenceInst(inst);
  LLVMValueRef callee = LLVMGetCalledValue(inst);
  if (!LLVMIsAFunction(callee))
    return true;
  unsigned kind = LLVMGetEnumAttributeKindForName("memory", 6);
  LLVMAttributeRef memory =
      LLVMGetEnumAttributeAtIndex(callee, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, kind);
  const bool touches_none = memory && LLVMGetEnumAttributeValue(memory) == 0;
  return !touches_none && strncmp(unbank_value_name(callee), "llvm.lifetime.", 14) != 0;
}

/* Loads merge up to the next shared store, stores up to the next shared load: one counter serves
 * both, for a change of direction ends the region. */
void unbank_find_regions(struct module *module) {
  uint32_t region = 0;
  for (size_t i = 0; i < module->accesses.count;) {
    LLVMBasicBlockRef block = module->accesses.items[i].block;
    enum unbank_op direction = UNBANK_OP_LD;
    region++;
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
         inst = LLVMGetNextInstruction(inst)) {
      if (i == module->accesses.count || module->accesses.items[i].inst != inst) {
        region += ends_region(inst);
        continue;
      }
      for (; i < module->accesses.count && module->accesses.items[i].inst == inst; i++) {
        struct access *access = &module->accesses.items[i];
        bool plain = access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST;
        region += access->op != direction || !plain;
        direction = access->op;
        access->region = region;
      }
    }
  }
}

/* Merging. */

struct candidate {
  struct access *access;
  struct plan plan;
  LLVMValueRef base; /* its pointer without constant offsets */
  uint32_t align;    /* of its address but for the plan's constant, as ptxas can see it */
  bool in_loop;      /* some part of it is carried by a loop */
  bool can_merge;
};

static bool same_terms(const struct term *a, unsigned a_count, const struct term *b,
                       unsigned b_count) {
  if (a_count != b_count)
    return false;
  for (unsigned i = 0; i < a_count; i++) {
    unsigned k = 0;
    while (k < b_count &&
           (a[i].leaf != b[k].leaf || a[i].is_signed != b[k].is_signed || a[i].scale != b[k].scale))
      k++;
    if (k == b_count)
      return false;
  }
  return true;
}

/* Whether the addresses of two accesses differ by their plans' constants alone. */
static bool same_base(const struct candidate *a, const struct candidate *b) {
  return a->access->region == b->access->region && a->access->op == b->access->op &&
         a->plan.root == b->plan.root && a->plan.rest == b->plan.rest &&
         a->plan.rest_constant == b->plan.rest_constant &&
         same_terms(a->plan.terms, a->plan.term_count, b->plan.terms, b->plan.term_count) &&
         same_terms(a->plan.rest_terms, a->plan.rest_count, b->plan.rest_terms, b->plan.rest_count);
}

static int64_t window_of(const struct candidate *candidate) {
  int64_t constant = candidate->plan.constant;
  return (constant - (((constant % WINDOW) + WINDOW) % WINDOW)) / WINDOW;
}

/* The access `bytes` wide at `start` of the window, out of those members that lie in it. */
static void merge(struct candidate **members, size_t count, int64_t start, uint32_t bytes,
                  bool certain, struct width *widths) {
  const struct candidate *lead = NULL;
  int64_t base = window_of(members[0]) * WINDOW;
  for (size_t i = 0; i < count; i++)
    certain &= members[i]->base == members[0]->base && !members[i]->in_loop;
  for (size_t i = 0; i < count; i++) {
    int64_t place = members[i]->plan.constant - base;
    if (place < start || place >= start + bytes)
      continue;
    if (!lead)
      lead = members[i];
    widths[members[i]->access->id] =
        (struct width){lead->access->id, bytes, (int32_t)(start - (lead->plan.constant - base)),
                       certain || lead->access->align >= bytes};
  }
}

/* Members share a base and a window of 16 bytes; bit i of `words` is set when one of them covers
 * word i. */
static void merge_window(struct candidate **members, size_t count, uint32_t align,
                         struct width *widths) {
  int64_t base = window_of(members[0]) * WINDOW;
  unsigned words = 0;
  for (size_t i = 0; i < count; i++)
    for (uint32_t byte = 0; byte < members[i]->access->bytes; byte += WORD)
      words |= 1u << ((members[i]->plan.constant - base + byte) / WORD & 3);
  if (count < 2)
    return;
  bool loads = members[0]->access->op == UNBANK_OP_LD;
  bool three = loads && (words == 0x7 || words == 0xB || words == 0xE);
  if (align >= WINDOW && (words == 0xF || three)) {
    bool is_tested = words != 0xE; /* no rule for words 1 2 3 */
    merge(members, count, 0, WINDOW, is_tested, widths);
    return;
  }
  for (int half = 0; align >= 8 && members[0]->access->bytes == WORD && half < 2; half++)
    if ((words >> (2 * half) & 3) == 3)
      merge(members, count, 8 * half, 8, true, widths);
}

/* What is known of an access by itself: one that promises less alignment than its width is taken
 * apart by codegen unless the pieces are merged again. */
static struct width alone(const struct candidate *candidate) {
  const struct access *access = candidate->access;
  return (struct width){access->id, access->bytes, 0, access->align >= access->bytes};
}

static LLVMValueRef without_constant_offset(LLVMValueRef pointer) {
  for (;;) {
    LLVMOpcode opcode = unbank_opcode(pointer);
    if (opcode != LLVMGetElementPtr && opcode != LLVMAddrSpaceCast && opcode != LLVMBitCast)
      return pointer;
    for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(pointer); i++)
      if (!LLVMIsAConstantInt(LLVMGetOperand(pointer, i)))
        return pointer;
    pointer = LLVMGetOperand(pointer, 0);
  }
}

static bool is_carried(const struct module *module, LLVMValueRef leaf) {
  return LLVMIsAInstruction(leaf) &&
         unbank_loop_depth(module->shim, LLVMGetInstructionParent(leaf)) > 0;
}

/* Plans the address of an access that may be merged. */
static void prepare(const struct module *module, const struct unbank_layout *layout,
                    const struct unbank_shape *promise, struct candidate *candidate) {
  const struct access *access = candidate->access;
  struct plan *plan = &candidate->plan;
  struct offset offset;
  bool plain = access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST;
  candidate->can_merge =
      plain && !access->is_volatile && (access->bytes == 4 || access->bytes == 8) &&
      module->options->widths == UNBANK_WIDTHS_HARDWARE && unbank_offset(module, access, &offset);
  if (!candidate->can_merge)
    return;
  unbank_plan(module, access->function, promise, &offset, layout, plan);
  candidate->base = without_constant_offset(access->pointer);
  bool as_written = unbank_layout_is_identity(layout);
  candidate->align =
      as_written && offset.part_align < plan->align ? offset.part_align : plan->align;
  candidate->in_loop = as_written && is_carried(module, plan->root);
  for (unsigned i = 0; as_written && i < plan->term_count; i++)
    candidate->in_loop |= is_carried(module, plan->terms[i].leaf);
}

void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count,
                   const struct unbank_layout *layout, uint32_t align,
                   const struct unbank_shape *promise, struct width *widths) {
  struct arena scratch = {0};
  struct candidate *all = ARENA_ARRAY(&scratch, struct candidate, count);
  struct candidate **members = ARENA_ARRAY(&scratch, struct candidate *, count);
  for (size_t i = 0; i < count; i++) {
    all[i].access = &module->accesses.items[accesses[i]];
    prepare(module, layout, promise, &all[i]);
    widths[accesses[i]] = alone(&all[i]);
  }
  for (size_t i = 0; i < count; i++) {
    if (!all[i].can_merge)
      continue;
    size_t found = 0;
    for (size_t k = i; k < count && all[k].access->region == all[i].access->region; k++)
      if (all[k].can_merge && all[k].access->bytes == all[i].access->bytes &&
          window_of(&all[k]) == window_of(&all[i]) && same_base(&all[i], &all[k]))
        members[found++] = &all[k];
    merge_window(members, found, all[i].align < align ? all[i].align : align, widths);
    for (size_t k = 0; k < found; k++)
      members[k]->can_merge = false;
  }
  arena_free(&scratch);
}

uint32_t unbank_placed_align(const struct module *module, const struct kernel *kernel,
                             const struct array *array) {
  uint64_t place = 0;
  for (uint32_t id = 0; id <= array->id; id++) {
    const struct array *other = &module->arrays.items[id];
    if (!other->bytes || !unbank_kernel_uses(kernel, other))
      continue;
    place = (place + other->align - 1) / other->align * other->align;
    if (id < array->id)
      place += other->bytes;
  }
  uint32_t align = WINDOW;
  while (align > array->align && place % align)
    align /= 2;
  return align;
}
