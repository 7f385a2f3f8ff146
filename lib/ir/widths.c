/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/widths.h"

#include <stdlib.h>
#include <string.h>

#include "ir/ir.h"
#include "ir/units.h"

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
  LLVMAttributeRef memory = LLVMGetEnumAttributeAtIndex(callee, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, kind);
  const bool touches_none = memory && LLVMGetEnumAttributeValue(memory) == 0;
  return !touches_none && strncmp(unbank_value_name(callee), "llvm.lifetime.", 14) != 0;
}

/* Loads merge up to the next shared store, stores up to the next shared load: one counter serves both, for a change of direction ends
 * the region. */
void unbank_find_regions(struct module *module) {
  uint32_t region = 0;
  for (size_t i = 0; i < module->accesses.count;) {
    LLVMBasicBlockRef block = module->accesses.items[i].block;
    enum unbank_op direction = UNBANK_OP_LD;
    region++;
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst; inst = LLVMGetNextInstruction(inst)) {
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
  bool can_merge;
};

static bool same_terms(const struct term *a, unsigned a_count, const struct term *b, unsigned b_count) {
  if (a_count != b_count)
    return false;
  for (unsigned i = 0; i < a_count; i++) {
    unsigned k = 0;
    while (k < b_count && (a[i].leaf != b[k].leaf || a[i].is_signed != b[k].is_signed || a[i].scale != b[k].scale))
      k++;
    if (k == b_count)
      return false;
  }
  return true;
}

/* Whether the addresses of two accesses differ by their plans' constants alone. */
static bool same_base(const struct candidate *a, const struct candidate *b) {
  return a->access->region == b->access->region && a->access->op == b->access->op && a->plan.root == b->plan.root &&
         a->plan.rest == b->plan.rest && a->plan.rest_constant == b->plan.rest_constant &&
         same_terms(a->plan.terms, a->plan.term_count, b->plan.terms, b->plan.term_count) &&
         same_terms(a->plan.rest_terms, a->plan.rest_count, b->plan.rest_terms, b->plan.rest_count);
}

static int64_t window_of(const struct candidate *candidate) {
  int64_t constant = candidate->plan.constant;
  return (constant - (((constant % WINDOW) + WINDOW) % WINDOW)) / WINDOW;
}

/* The access `bytes` wide at `start` of the window, out of those members that lie in it. */
static void merge(struct candidate **members, size_t count, int64_t window, int64_t start, uint32_t bytes, struct width *widths) {
  const struct candidate *lead = NULL;
  for (size_t i = 0; i < count; i++) {
    int64_t place = members[i]->plan.constant - window * WINDOW;
    if (place < start || place >= start + bytes)
      continue;
    if (!lead)
      lead = members[i];
    widths[members[i]->access->id] =
        (struct width){lead->access->id, bytes, (int32_t)(start - (lead->plan.constant - window * WINDOW)), true};
  }
}

/* Members share a base and a window of 16 bytes; bit i of `words` is set when one of them covers word i. */
static void merge_window(struct candidate **members, size_t count, uint32_t align, struct width *widths) {
  int64_t window = window_of(members[0]);
  unsigned words = 0;
  for (size_t i = 0; i < count; i++) {
    int64_t place = members[i]->plan.constant - window * WINDOW;
    for (uint32_t byte = 0; byte < members[i]->access->bytes; byte += WORD)
      words |= 1u << ((place + byte) / WORD & 3);
  }
  if (count < 2)
    return;
  bool loads = members[0]->access->op == UNBANK_OP_LD;
  bool three = loads && (words == 0x7 || words == 0xB);
  if (align >= WINDOW && (words == 0xF || three)) {
    merge(members, count, window, 0, WINDOW, widths);
    return;
  }
  if (align >= 8 && members[0]->access->bytes == WORD)
    for (int half = 0; half < 2; half++)
      if ((words >> (2 * half) & 3) == 3)
        merge(members, count, window, 8 * half, 8, widths);
  if (loads && align >= WINDOW && words == 0xE) /* no tested rule for words 1 2 3 */
    for (size_t i = 0; i < count; i++)
      widths[members[i]->access->id].certain = false;
}

/* What is known of an access by itself: one that promises less alignment than its width is taken apart by codegen unless the pieces are
 * merged again. */
static struct width alone(const struct candidate *candidate) {
  const struct access *access = candidate->access;
  return (struct width){access->id, access->bytes, 0, access->align >= access->bytes};
}

void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count, const struct unbank_layout *layout,
                   uint32_t align, const struct unbank_shape *promise, struct width *widths) {
  struct arena scratch = {0};
  struct candidate *all = ARENA_ARRAY(&scratch, struct candidate, count);
  struct candidate **members = ARENA_ARRAY(&scratch, struct candidate *, count);
  for (size_t i = 0; i < count; i++) {
    struct access *access = &module->accesses.items[accesses[i]];
    struct offset offset;
    all[i].access = access;
    bool plain = access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST;
    all[i].can_merge = plain && !access->is_volatile && (access->bytes == 4 || access->bytes == 8) &&
                       module->options->widths == UNBANK_WIDTHS_HARDWARE && unbank_offset(module, access, &offset);
    if (all[i].can_merge)
      unbank_plan(module, access->function, promise, &offset, layout, &all[i].plan);
    widths[access->id] = alone(&all[i]);
  }
  for (size_t i = 0; i < count; i++) {
    if (!all[i].can_merge)
      continue;
    size_t found = 0;
    for (size_t k = i; k < count && all[k].access->region == all[i].access->region; k++)
      if (all[k].can_merge && all[k].access->bytes == all[i].access->bytes && window_of(&all[k]) == window_of(&all[i]) &&
          same_base(&all[i], &all[k]))
        members[found++] = &all[k];
    uint32_t known = all[i].plan.align < align ? all[i].plan.align : align;
    merge_window(members, found, known, widths);
    for (size_t k = 0; k < found; k++)
      members[k]->can_merge = false;
  }
  arena_free(&scratch);
}

uint32_t unbank_placed_align(const struct module *module, const struct kernel *kernel, const struct array *array) {
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
