/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "host/conditions.h"

#include "shim/compat.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/graph.h"

enum { SAME_DEPTH = 6 }; /* operations of two values that may be compared */

/* Dominators. */

struct flows unbank_flows_new(struct arena *arena) {
  return (struct flows){.arena = arena, .numbers = map_new(arena), .functions = map_new(arena)};
}

static uint32_t number_of(const struct flows *flows, LLVMBasicBlockRef block) {
  return map_or(&flows->numbers, block, 0);
}

static unsigned successors_of(LLVMBasicBlockRef block) {
  return LLVMGetNumSuccessors(LLVMGetBasicBlockTerminator(block));
}

static LLVMBasicBlockRef successor(LLVMBasicBlockRef block, unsigned number) {
  return LLVMGetSuccessor(LLVMGetBasicBlockTerminator(block), number);
}

static struct block_flow make_flow(struct flows *flows, LLVMValueRef function) {
  struct block_flow out = {
      ARENA_ARRAY(flows->arena, LLVMBasicBlockRef, LLVMCountBasicBlocks(function) + 1), NULL};
  uint32_t count = 0, edges = 0;
  UNBANK_EACH_BLOCK(block, function) {
    out.blocks[count] = block;
    map_put(&flows->numbers, block, count++);
    edges += successors_of(block);
  }
  struct graph graph = graph_new(flows->arena, count, edges);
  uint32_t node = 0, edge = 0;
  UNBANK_EACH_BLOCK(block, function) {
    graph.first[node++] = edge;
    for (unsigned i = 0; i < successors_of(block); i++)
      graph.to[edge++] = number_of(flows, successor(block, i));
  }
  graph.first[node] = edge;
  const struct graph into = graph_reversed(&graph, flows->arena);
  const struct graph_order order = graph_order(&graph, 0, flows->arena);
  out.dominators = graph_dominators(&into, &order, flows->arena);
  return out;
}

static struct block_flow flow_of(struct flows *flows, LLVMValueRef function) {
  uint32_t number = (uint32_t)flows->made.count;
  if (map_add(&flows->functions, function, number))
    *ARENA_PUSH(flows->arena, &flows->made) = make_flow(flows, function);
  else
    number = map_or(&flows->functions, function, 0);
  return flows->made.items[number];
}

bool unbank_is_back_edge(struct flows *flows, LLVMBasicBlockRef from, LLVMBasicBlockRef to) {
  const uint32_t *dominator = flow_of(flows, LLVMGetBasicBlockParent(from)).dominators;
  const uint32_t header = number_of(flows, to);
  uint32_t at = number_of(flows, from);
  while (at != header && dominator[at] != GRAPH_NONE && dominator[at] != at)
    at = dominator[at];
  return at == header;
}

/* Values. */

/* All bits of an integer of at most 64 bits. */
static uint64_t mask_of(LLVMValueRef value) {
  return UINT64_MAX >> (64 - LLVMGetIntTypeWidth(LLVMTypeOf(value)));
}

static bool is_integer(LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64;
}

static bool is_truth(LLVMValueRef value) { return is_integer(value) && mask_of(value) == 1; }

/* Whether a value is the same whenever its operands are. */
static bool is_pure(LLVMValueRef value) {
  return LLVMIsABinaryOperator(value) || LLVMIsAICmpInst(value) || LLVMIsACastInst(value) ||
         LLVMIsASelectInst(value);
}

static bool is_same(LLVMValueRef a, LLVMValueRef b, unsigned depth) {
  if (a == b)
    return true;
  bool out = depth < SAME_DEPTH && is_pure(a) && is_pure(b) &&
             LLVMGetInstructionOpcode(a) == LLVMGetInstructionOpcode(b) &&
             LLVMTypeOf(a) == LLVMTypeOf(b) &&
             (!LLVMIsAICmpInst(a) || LLVMGetICmpPredicate(a) == LLVMGetICmpPredicate(b));
  for (unsigned i = 0; out && i < (unsigned)LLVMGetNumOperands(a); i++)
    out = is_same(LLVMGetOperand(a, i), LLVMGetOperand(b, i), depth + 1);
  return out;
}

/* Whether all numbers of one condition are among those of another one, on the same value. */
static bool is_within(const struct condition *a, const struct condition *b) {
  const uint64_t apart = (a->start - b->start) & mask_of(a->value);
  return apart <= b->span && a->span <= b->span - apart;
}

static bool are_apart(const struct condition *a, const struct condition *b) {
  const uint64_t mask = mask_of(a->value);
  const struct condition others = {b->value, (b->start + b->span + 1) & mask, mask - b->span - 1};
  return b->span < mask && is_within(a, &others);
}

bool unbank_known_number(const struct conditions *known, LLVMValueRef value, uint64_t *number) {
  struct condition said;
  const bool compares = unbank_compared_range(value, true, &said.value, &said.start, &said.span);
  for (size_t i = 0; i < known->count; i++) {
    const struct condition *one = &known->items[i];
    if (!one->span && is_same(one->value, value, 0)) {
      *number = one->start;
      return true;
    }
    if (compares && is_same(one->value, said.value, 0) &&
        (is_within(one, &said) || are_apart(one, &said))) {
      *number = is_within(one, &said);
      return true;
    }
    if (!one->span && is_truth(one->value) && is_truth(value) &&
        unbank_implies(one->value, one->start, value, number))
      return true;
  }
  return false;
}

/* Adding. */

static bool add(struct conditions *known, struct condition one) {
  uint64_t number;
  if (LLVMIsAConstantInt(one.value)) {
    const struct condition is = {one.value, LLVMConstIntGetZExtValue(one.value), 0};
    return is_within(&is, &one);
  }
  for (size_t i = 0; i < known->count; i++)
    if (is_same(known->items[i].value, one.value, 0)) {
      if (are_apart(&known->items[i], &one))
        return false;
      if (is_within(&known->items[i], &one))
        return true;
    }
  if (!one.span && unbank_known_number(known, one.value, &number))
    return number == one.start;
  if (known->count < CONDITIONS_MAX && !LLVMIsAConstant(one.value))
    known->items[known->count++] = one;
  return true;
}

/* Whether both parts of a truth are what it is: of a conjunction that holds, or a disjunction that
 * does not. */
static bool splits(LLVMValueRef truth, bool holds, LLVMValueRef parts[2]) {
  const LLVMOpcode opcode = unbank_opcode(truth);
  if (opcode != LLVMAnd && opcode != LLVMOr && opcode != LLVMSelect)
    return false;
  parts[0] = LLVMGetOperand(truth, 0);
  parts[1] = LLVMGetOperand(truth, opcode == LLVMSelect && !holds ? 2 : 1);
  return opcode == LLVMSelect ? unbank_is_number(LLVMGetOperand(truth, holds ? 2 : 1), !holds)
                              : holds == (opcode == LLVMAnd);
}

bool unbank_add_number(struct conditions *known, LLVMValueRef value, uint64_t number) {
  LLVMValueRef parts[2];
  struct condition one = {value, number, 0};
  const bool is_operation = LLVMIsAInstruction(value) && is_truth(value);
  if (is_operation && unbank_opcode(value) == LLVMXor &&
      unbank_is_number(LLVMGetOperand(value, 1), 1))
    return unbank_add_number(known, LLVMGetOperand(value, 0), !number);
  if (is_operation && splits(value, number, parts))
    return unbank_add_number(known, parts[0], number) && unbank_add_number(known, parts[1], number);
  if (is_operation)
    unbank_compared_range(value, number, &one.value, &one.start, &one.span);
  return add(known, one);
}

/* Adds what a switch has found if one of its edges is taken. */
static bool add_case(struct conditions *known, LLVMValueRef terminator, LLVMBasicBlockRef to) {
  LLVMValueRef value = LLVMGetOperand(terminator, 0), number = NULL;
  const bool is_default = LLVMGetSwitchDefaultDest(terminator) == to;
  unsigned edges = is_default;
  bool out = true;
  if (!is_integer(value))
    return true;
  for (unsigned i = 1; i < LLVMGetNumSuccessors(terminator); i++) {
    LLVMValueRef one = UNBANK_SWITCH_CASE_VALUE(terminator, i);
    const uint64_t mask = mask_of(value), is = LLVMConstIntGetZExtValue(one);
    if (LLVMGetSuccessor(terminator, i) == to)
      number = one, edges++;
    else if (is_default)
      out = add(known, (struct condition){value, (is + 1) & mask, mask - 1}) && out;
  }
  if (number && edges == 1)
    out = add(known, (struct condition){value, LLVMConstIntGetZExtValue(number), 0}) && out;
  return out;
}

bool unbank_add_edge(struct conditions *known, LLVMBasicBlockRef from, LLVMBasicBlockRef to) {
  LLVMValueRef terminator = LLVMGetBasicBlockTerminator(from);
  if (LLVMIsASwitchInst(terminator))
    return add_case(known, terminator, to);
  const bool parts = LLVMIsABranchInst(terminator) && LLVMGetNumSuccessors(terminator) == 2 &&
                     LLVMGetSuccessor(terminator, 0) != LLVMGetSuccessor(terminator, 1);
  return !parts || unbank_add_number(known, LLVMGetCondition(terminator),
                                     LLVMGetSuccessor(terminator, 0) == to);
}

/* The only block with an edge into a block, or NULL. */
static LLVMBasicBlockRef only_predecessor(LLVMBasicBlockRef block) {
  LLVMBasicBlockRef out = NULL;
  UNBANK_EACH_USER(user, LLVMBasicBlockAsValue(block)) {
    LLVMBasicBlockRef from = LLVMIsATerminatorInst(user) ? LLVMGetInstructionParent(user) : out;
    if (out && from != out)
      return NULL;
    out = from;
  }
  return out;
}

bool unbank_add_block(struct conditions *known, struct flows *flows, LLVMBasicBlockRef block) {
  const struct block_flow flow = flow_of(flows, LLVMGetBasicBlockParent(block));
  const uint32_t *dominator = flow.dominators;
  bool out = true;
  for (uint32_t at = number_of(flows, block); dominator[at] != GRAPH_NONE && dominator[at] != at;
       at = dominator[at]) {
    LLVMBasicBlockRef from = only_predecessor(flow.blocks[at]);
    out = (!from || unbank_add_edge(known, from, flow.blocks[at])) && out;
  }
  return out;
}
