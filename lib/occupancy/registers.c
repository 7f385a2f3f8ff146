/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Liveness in the SSA form of the IR. Places are numbered: place p is before instruction p, in the
 * order of the code. A value is live at the places after its definition up to its last use; in a
 * block through which it is only handed on, at all of them. `changes` holds by how many words each
 * place has more live than the one before. */
#include "occupancy/registers.h"

#include <llvm-c/Target.h>

#include "shim/nvvm.h"
#include "shim/query.h"
#include "shim/shim.h"

enum {
  STEPS_MAX = 1 << 20, /* blocks in which values are live, summed over values, and operands of phis;
                          what is left out only makes the bound lower */
  WORD_BITS = 32,
};

struct live_block {
  LLVMBasicBlockRef block;
  uint32_t first, last; /* its places; `last` is that of the terminator */
  uint32_t edges;       /* 1 + the last one that leads to it, or 0 */
  /* Of the value at hand, if `value` is its number: */
  uint32_t value;
  bool is_live_out;
  uint32_t last_use; /* 0: none */
};

struct edge {
  uint32_t from; /* a block */
  uint32_t next; /* 1 + another edge to the same block, or 0 */
};

struct liveness {
  struct arena *arena;
  struct map blocks, places;
  struct live_block *items;
  uint32_t count, place_count;
  LIST_OF(struct edge) edges;
  int64_t *changes;
  uint32_t value; /* number of the value at hand */
  size_t steps;
  LIST_OF(uint32_t) touched; /* blocks in which the value at hand is live */
};

static void number_places(struct liveness *it, LLVMValueRef function) {
  uint32_t count = LLVMCountBasicBlocks(function), place = 1;
  it->items = ARENA_ARRAY(it->arena, struct live_block, count + 1);
  UNBANK_EACH_BLOCK(block, function) {
    struct live_block *own = &it->items[it->count];
    map_put(&it->blocks, block, it->count++);
    own->block = block, own->first = place;
    UNBANK_EACH_INSTRUCTION(inst, block)
      map_put(&it->places, inst, place++);
    own->last = place - 1;
  }
  it->place_count = place;
  it->changes = ARENA_ARRAY(it->arena, int64_t, place + 1);
}

static uint32_t number_of(const struct liveness *it, LLVMBasicBlockRef block) {
  return map_or(&it->blocks, block, 0);
}

static void list_predecessors(struct liveness *it) {
  for (uint32_t i = 0; i < it->count; i++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(it->items[i].block);
    for (unsigned s = 0; s < LLVMGetNumSuccessors(end); s++) {
      struct live_block *to = &it->items[number_of(it, LLVMGetSuccessor(end, s))];
      *ARENA_PUSH(it->arena, &it->edges) = (struct edge){i, to->edges};
      to->edges = (uint32_t)it->edges.count;
    }
  }
}

/* The block, with the value live in it. */
static struct live_block *touch(struct liveness *it, uint32_t number) {
  struct live_block *block = &it->items[number];
  if (block->value != it->value) {
    block->value = it->value;
    block->is_live_out = false;
    block->last_use = 0;
    *ARENA_PUSH(it->arena, &it->touched) = number;
    it->steps++;
  }
  return block;
}

/* A phi reads its operands where their blocks end. */
static void add_use(struct liveness *it, LLVMValueRef value, LLVMValueRef user) {
  uint32_t place = 0;
  for (unsigned i = 0; LLVMIsAPHINode(user) && i < LLVMCountIncoming(user); i++, it->steps++)
    if (LLVMGetIncomingValue(user, i) == value)
      touch(it, number_of(it, LLVMGetIncomingBlock(user, i)))->is_live_out = true;
  if (LLVMIsAPHINode(user) || !map_get(&it->places, user, &place))
    return;
  struct live_block *block = touch(it, number_of(it, LLVMGetInstructionParent(user)));
  block->last_use = place > block->last_use ? place : block->last_use;
}

static void add_words(struct liveness *it, LLVMValueRef value, uint32_t home, unsigned words) {
  const uint32_t defined = map_or(&it->places, value, 0);
  for (size_t i = 0; i < it->touched.count; i++) {
    const uint32_t number = it->touched.items[i];
    const struct live_block *block = &it->items[number];
    const uint32_t from = number == home && !LLVMIsAPHINode(value) ? defined + 1 : block->first;
    const uint32_t end = block->is_live_out ? block->last : block->last_use;
    if (end < from)
      continue;
    it->changes[from] += words;
    it->changes[end + 1] -= words;
  }
}

static void add_value(struct liveness *it, LLVMValueRef value, unsigned words) {
  const uint32_t home = number_of(it, LLVMGetInstructionParent(value));
  it->value++;
  it->touched.count = 0;
  LLVMUseRef use = LLVMGetFirstUse(value);
  for (; use && it->steps < STEPS_MAX; use = LLVMGetNextUse(use))
    add_use(it, value, LLVMGetUser(use));
  for (size_t i = 0; i < it->touched.count && it->steps < STEPS_MAX; i++) {
    const uint32_t number = it->touched.items[i];
    uint32_t edge = number == home ? 0 : it->items[number].edges;
    for (; edge; edge = it->edges.items[edge - 1].next)
      touch(it, it->edges.items[edge - 1].from)->is_live_out = true;
  }
  add_words(it, value, home, words);
}

static unsigned words_of(const struct module *module, LLVMValueRef value) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  LLVMTypeRef type = LLVMTypeOf(value);
  uint64_t bytes;
  if (!LLVMTypeIsSized(type) || !unbank_type_bytes(layout, type, &bytes))
    return 0;
  if (LLVMGetTypeKind(type) == LLVMPointerTypeKind &&
      LLVMGetPointerAddressSpace(type) == UNBANK_SHARED_SPACE)
    return 1;
  return (unsigned)(LLVMSizeOfTypeInBits(layout, type) / WORD_BITS);
}

/* What is loaded, or comes of a call, as several values at once counts by the elements that are
 * taken from it. */
static bool is_element(LLVMValueRef inst) {
  return LLVMIsAExtractValueInst(inst) ||
         (LLVMIsAExtractElementInst(inst) && LLVMIsALoadInst(LLVMGetOperand(inst, 0)));
}

static bool has_elements(LLVMValueRef inst) {
  LLVMTypeKind kind = LLVMGetTypeKind(LLVMTypeOf(inst));
  return kind == LLVMStructTypeKind || kind == LLVMArrayTypeKind || kind == LLVMVectorTypeKind;
}

/* The words of an instruction's result; 0 if ptxas may compute it again in place of keeping it, as
 * integers from special registers and arguments, or reads it where it is. */
static unsigned kept_words(const struct module *module, LLVMValueRef inst) {
  bool is_kept = LLVMIsAPHINode(inst) || is_element(inst);
  if (LLVMIsALoadInst(inst))
    is_kept = !has_elements(inst) && !unbank_is_given(LLVMGetOperand(inst, 0));
  else if (LLVMIsACallInst(inst))
    is_kept = !has_elements(inst) && !unbank_special_register(inst);
  return is_kept ? words_of(module, inst) : 0;
}

unsigned unbank_live_registers(const struct module *module, LLVMValueRef function) {
  struct arena arena = {0};
  struct liveness it = {&arena, .blocks = map_new(&arena), .places = map_new(&arena)};
  int64_t live = 0, most = 0;
  number_places(&it, function);
  list_predecessors(&it);
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      const unsigned words = it.steps < STEPS_MAX ? kept_words(module, inst) : 0;
      if (words)
        add_value(&it, inst, words);
    }
  for (uint32_t place = 0; place < it.place_count; place++) {
    live += it.changes[place];
    most = live > most ? live : most;
  }
  arena_free(&arena);
  return (unsigned)most;
}
