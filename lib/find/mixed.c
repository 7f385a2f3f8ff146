/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/mixed.h"

#include <llvm-c/DebugInfo.h>

#include "find/callees.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

enum { BEHIND_MAX = 64, DEPTH_MAX = 8 };

/* Instructions that a new address adds if two branches compute the two addresses, or if one offset
 * is added to either memory: the old addresses had steps in common. If a select has the two
 * addresses as operands, it adds none. docs/choice.md says what was counted. */
enum { JOINING = 5 };

/* Where a pointer leads. */

enum { TO_SHARED = 1, TO_OTHER = 2 };

struct search {
  struct map seen;
  unsigned left; /* values that may still be examined; if none, a pointer may lead anywhere */
};

static struct search new_search(const struct module *module) {
  return (struct search){.seen = map_new(module->arena), .left = BEHIND_MAX};
}

/* Notes a value. False if it was met before, or if there were too many. */
static bool enter(struct search *search, LLVMValueRef value) {
  if (!search->left || !map_add(&search->seen, value, 1))
    return false;
  search->left--;
  return true;
}

static bool is_step(LLVMValueRef pointer) {
  LLVMOpcode opcode = unbank_opcode(pointer);
  return opcode == LLVMGetElementPtr || opcode == LLVMAddrSpaceCast || opcode == LLVMBitCast;
}

/* The operands that a pointer may be made of: from *first up to the returned end. */
static unsigned sources(LLVMValueRef pointer, unsigned *first) {
  *first = LLVMIsASelectInst(pointer) ? 1 : 0;
  return is_step(pointer) ? 1
         : LLVMIsASelectInst(pointer) || LLVMIsAPHINode(pointer)
             ? (unsigned)LLVMGetNumOperands(pointer)
             : 0;
}

static bool is_shared(LLVMValueRef pointer) {
  return LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) == UNBANK_SHARED_SPACE;
}

static unsigned leads_to(struct search *search, LLVMValueRef pointer) {
  unsigned found = 0, first, end = sources(pointer, &first);
  if (is_shared(pointer))
    return TO_SHARED;
  if (LLVMIsUndef(pointer) || LLVMIsAConstantPointerNull(pointer))
    return 0;
  if (!enter(search, pointer))
    return search->left ? 0 : TO_SHARED | TO_OTHER;
  for (unsigned i = first; i < end; i++)
    found |= leads_to(search, LLVMGetOperand(pointer, i));
  return end ? found : TO_OTHER;
}

/* Whether everything that a pointer is made of leads to one array, or nowhere. */
static bool leads_to_array(const struct module *module, struct search *search, LLVMValueRef pointer,
                           uint32_t array) {
  unsigned first, end = sources(pointer, &first);
  uint32_t id;
  if (unbank_leads_nowhere(module, pointer))
    return true;
  if (!enter(search, pointer))
    return search->left;
  bool leads = map_get(&module->derived, pointer, &id) && id == array;
  for (unsigned i = first; i < end && leads; i++)
    leads = leads_to_array(module, search, LLVMGetOperand(pointer, i), array);
  return leads;
}

bool unbank_meets_other(const struct array *array) {
  for (size_t i = 0; i < array->pins.count; i++)
    if (array->pins.items[i].code == UNBANK_CODE_MIXED_ARRAYS)
      return true;
  return false;
}

bool unbank_is_mixed(const struct module *module, const struct access *access) {
  struct search search = new_search(module);
  return unbank_meets_other(&module->arrays.items[access->array]) &&
         !leads_to_array(module, &search, access->pointer, access->array);
}

/* Which accesses. */

static int pointer_operand(LLVMValueRef inst) {
  return LLVMIsALoadInst(inst) ? 0 : LLVMIsAStoreInst(inst) ? 1 : -1;
}

static bool may_part(const struct module *module, LLVMValueRef inst) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  LLVMTypeRef type = LLVMTypeOf(LLVMIsALoadInst(inst) ? inst : LLVMGetOperand(inst, 0));
  uint64_t bytes;
  return !LLVMGetVolatile(inst) && LLVMGetOrdering(inst) == LLVMAtomicOrderingNotAtomic &&
         unbank_type_bytes(layout, type, &bytes) && bytes <= UNBANK_ACCESS_MAX;
}

/* The choice between two addresses that the pointer of an access comes from: a select, or a phi of
 * two blocks; or NULL. */
static LLVMValueRef choice_behind(LLVMValueRef inst) {
  LLVMValueRef pointer = LLVMGetOperand(inst, (unsigned)pointer_operand(inst));
  for (unsigned i = 0; i < DEPTH_MAX && LLVMIsAInstruction(pointer) && is_step(pointer); i++)
    pointer = LLVMGetOperand(pointer, 0);
  if (LLVMIsASelectInst(pointer))
    return LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(pointer, 0))) == LLVMIntegerTypeKind ? pointer
                                                                                          : NULL;
  return LLVMIsAPHINode(pointer) && LLVMCountIncoming(pointer) == 2 &&
                 LLVMGetIncomingBlock(pointer, 0) != LLVMGetIncomingBlock(pointer, 1)
             ? pointer
             : NULL;
}

/* One of the two values of a choice; `side`: 0 or 1. */
static LLVMValueRef source_of(LLVMValueRef choice, unsigned side) {
  return LLVMGetOperand(choice, LLVMIsASelectInst(choice) ? side + 1 : side);
}

/* The one side that may lead to shared memory, if the choice may lead elsewhere, too; else -1. */
static int shared_side(struct module *module, LLVMValueRef choice) {
  unsigned found[2];
  for (unsigned side = 0; side < 2; side++) {
    struct search search = new_search(module);
    found[side] = leads_to(&search, source_of(choice, side));
  }
  if (!((found[0] | found[1]) & TO_OTHER) || !((found[0] ^ found[1]) & TO_SHARED))
    return -1;
  return found[1] & TO_SHARED ? 1 : 0;
}

/* Parting. */

/* One of the two blocks that an access is parted into. */
struct arm {
  LLVMValueRef condition;   /* of selects that are decided in it, or NULL */
  LLVMBasicBlockRef target; /* the block whose phis are decided in it, or NULL */
  LLVMBasicBlockRef block;  /* the arm itself, which leads to `target` */
  unsigned side;
  LLVMBuilderRef builder;
};

static bool may_repeat(LLVMValueRef value) {
  static const LLVMOpcode opcodes[] = {
      LLVMGetElementPtr, LLVMAddrSpaceCast, LLVMZExt, LLVMSExt, LLVMTrunc,  LLVMAdd,
      LLVMSub,           LLVMMul,           LLVMShl,  LLVMOr,   LLVMSelect, 0};
  return LLVMIsAInstruction(value) && unbank_has_opcode(value, opcodes);
}

static bool is_in(LLVMValueRef value, LLVMBasicBlockRef block) {
  return block && LLVMIsAInstruction(value) && LLVMGetInstructionParent(value) == block;
}

/* The value that `value` has in an arm. */
static LLVMValueRef value_in(const struct arm *arm, LLVMValueRef value, unsigned depth) {
  if (LLVMIsASelectInst(value) && LLVMGetOperand(value, 0) == arm->condition)
    return value_in(arm, source_of(value, arm->side), depth);
  if (LLVMIsAPHINode(value) && is_in(value, arm->target))
    return unbank_incoming_from(value, arm->block);
  if (!depth || !may_repeat(value))
    return value;
  LLVMValueRef made = is_in(value, arm->target) ? LLVMInstructionClone(value) : NULL;
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(value); i++) {
    LLVMValueRef operand = LLVMGetOperand(value, i), here = value_in(arm, operand, depth - 1);
    if (here == operand)
      continue;
    if (!made)
      made = LLVMInstructionClone(value);
    LLVMSetOperand(made, i, here);
  }
  if (made)
    LLVMInsertIntoBuilder(arm->builder, made);
  return made ? made : value;
}

/* Whether a value of a block can be computed in the predecessors of the block. */
static bool is_ready(LLVMValueRef value, LLVMBasicBlockRef block, unsigned depth) {
  if (!is_in(value, block) || LLVMIsAPHINode(value))
    return true;
  bool ready = depth && may_repeat(value);
  for (unsigned i = 0; ready && i < (unsigned)LLVMGetNumOperands(value); i++)
    ready = is_ready(LLVMGetOperand(value, i), block, depth - 1);
  return ready;
}

static bool touches_memory(LLVMValueRef inst) {
  static const LLVMOpcode opcodes[] = {LLVMLoad,      LLVMStore,         LLVMFence,
                                       LLVMAtomicRMW, LLVMAtomicCmpXchg, 0};
  return unbank_has_opcode(inst, opcodes) || (LLVMGetInstructionOpcode(inst) == LLVMCall &&
                                              !unbank_is_marker(LLVMGetCalledValue(inst)));
}

static bool ends_in_branch(LLVMBasicBlockRef block) {
  LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
  return LLVMIsABranchInst(end) || LLVMIsASwitchInst(end);
}

/* Whether an access may be executed on the two edges that lead to its block: no instruction before
 * it touches memory, and its operands can be computed there. Not in the header of a loop, because
 * the loop's metadata is at the end of a predecessor, which would become another block. */
static bool may_lead(struct module *module, LLVMValueRef inst, LLVMValueRef phi) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
  bool may =
      LLVMGetInstructionParent(inst) == block && unbank_loop_header(module->shim, block) != block;
  for (unsigned i = 0; may && i < 2; i++)
    may = ends_in_branch(LLVMGetIncomingBlock(phi, i));
  for (unsigned i = 0; may && i < (unsigned)LLVMGetNumOperands(inst); i++)
    may = is_ready(LLVMGetOperand(inst, i), block, DEPTH_MAX);
  for (LLVMValueRef it = LLVMGetFirstInstruction(block); may && it != inst;
       it = LLVMGetNextInstruction(it))
    may = !touches_memory(it);
  return may;
}

/* Adds a block in front of `join` that branches to it. */
static LLVMBasicBlockRef new_arm(LLVMBuilderRef builder, LLVMBasicBlockRef join) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(LLVMBasicBlockAsValue(join)));
  LLVMBasicBlockRef block = LLVMInsertBasicBlockInContext(context, join, "");
  LLVMPositionBuilderAtEnd(builder, block);
  LLVMBuildBr(builder, join);
  return block;
}

/* Makes the arms of a select: the block ends before the access, and branches. */
static void branch_on(LLVMBuilderRef builder, LLVMValueRef condition, struct parted *parted) {
  LLVMBasicBlockRef head = LLVMGetInstructionParent(parted->inst);
  parted->join = unbank_split_block(parted->inst);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(head));
  for (unsigned side = 0; side < 2; side++)
    parted->arms[side] = new_arm(builder, parted->join);
  LLVMPositionBuilderAtEnd(builder, head);
  LLVMBuildCondBr(builder, condition, parted->arms[0], parted->arms[1]);
}

/* Makes the arms of a phi: a new block on each of its two edges. */
static void go_before(LLVMBuilderRef builder, LLVMValueRef phi, struct parted *parted) {
  LLVMBasicBlockRef join = LLVMGetInstructionParent(phi);
  for (unsigned side = 0; side < 2; side++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, side);
    parted->arms[side] = new_arm(builder, join);
    unbank_lead_through(from, parted->arms[side], join);
  }
}

/* Puts an access into an arm, with the operands that it has there. */
static void move_into_arm(struct arm arm, LLVMValueRef inst) {
  unbank_move_before(inst, LLVMGetBasicBlockTerminator(arm.block));
  LLVMPositionBuilderBefore(arm.builder, inst);
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(inst); i++)
    LLVMSetOperand(inst, i, value_in(&arm, LLVMGetOperand(inst, i), DEPTH_MAX));
}

/* Notes the access as it stands, so that it can be restored. */
static struct parted *note_parted(struct module *module, LLVMValueRef inst, LLVMValueRef choice) {
  struct parted *parted = ARENA_PUSH(module->arena, &module->parted);
  *parted = (struct parted){.inst = inst, .next = LLVMGetNextInstruction(inst)};
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(inst); i++)
    parted->operands[i] = LLVMGetOperand(inst, i);
  const LLVMValueRef touched[] = {
      parted->operands[0], parted->operands[1], inst,
      LLVMIsASelectInst(choice) ? NULL : LLVMBasicBlockAsValue(LLVMGetInstructionParent(choice))};
  parted->uses = unbank_note_uses(touched, sizeof touched / sizeof *touched);
  return parted;
}

/* Makes the two blocks in which the access has one of its pointers each. Returns the block where
 * they meet. */
static LLVMBasicBlockRef make_arms(struct arm *arm, LLVMValueRef choice, struct parted *parted) {
  if (LLVMIsASelectInst(choice)) {
    arm->condition = LLVMGetOperand(choice, 0);
    branch_on(arm->builder, arm->condition, parted);
    return parted->join;
  }
  arm->target = LLVMGetInstructionParent(choice);
  go_before(arm->builder, choice, parted);
  return arm->target;
}

/* Replaces a load by a phi of the loads in its two arms. */
static void join_loads(LLVMBuilderRef builder, LLVMBasicBlockRef join, LLVMValueRef both[2],
                       struct parted *parted) {
  LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(join));
  parted->phi = LLVMBuildPhi(builder, LLVMTypeOf(parted->inst), "");
  unbank_use_instead(parted->inst, parted->phi);
  LLVMAddIncoming(parted->phi, both, parted->arms, 2);
}

static void part(struct module *module, LLVMValueRef inst, LLVMValueRef choice, unsigned side) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module->ir));
  const bool is_free =
      LLVMIsASelectInst(choice) && LLVMGetOperand(inst, (unsigned)pointer_operand(inst)) == choice;
  const uint32_t joining = map_or(&module->arms, inst, 0);
  map_put(&module->arms, inst, joining + (is_free ? 0 : JOINING));
  struct parted *parted = note_parted(module, inst, choice);
  LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(inst));
  struct arm arm = {.builder = builder};
  LLVMBasicBlockRef join = make_arms(&arm, choice, parted);
  LLVMValueRef both[2] = {inst, inst};
  LLVMPositionBuilderBefore(builder, inst);
  both[1 - side] = parted->other = LLVMInstructionClone(inst);
  LLVMInsertIntoBuilder(builder, both[1 - side]);
  if (LLVMIsALoadInst(inst))
    join_loads(builder, join, both, parted);
  for (arm.side = 0; arm.side < 2; arm.side++) {
    arm.block = parted->arms[arm.side];
    move_into_arm(arm, both[arm.side]);
  }
  LLVMDisposeBuilder(builder);
}

/* Parts an access by the choice behind its pointer. False if it cannot be parted. In its arm, the
 * pointer may come from another choice, so this is repeated. */
static bool part_once(struct module *module, LLVMValueRef inst) {
  LLVMValueRef choice = choice_behind(inst);
  const int side = choice && may_part(module, inst) ? shared_side(module, choice) : -1;
  if (side < 0 || map_get(&module->whole, inst, NULL) ||
      (LLVMIsAPHINode(choice) && !may_lead(module, inst, choice)))
    return false;
  part(module, inst, choice, (unsigned)side);
  return true;
}

/* LLVM's loops are looked up as they were before: no added block begins one. */
static void part_function(struct module *module, LLVMValueRef function) {
  LIST_OF(LLVMValueRef) accesses = {0};
  const size_t before = module->parted.count;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (pointer_operand(inst) >= 0 && choice_behind(inst))
        *ARENA_PUSH(module->arena, &accesses) = inst;
  for (size_t i = 0; i < accesses.count; i++)
    while (part_once(module, accesses.items[i]))
      continue;
  if (module->parted.count > before)
    unbank_shim_forget(module->shim, function);
}

void unbank_part_mixed(struct module *module) {
  if (!module->parted.count)
    module->arms = map_new(module->arena);
  UNBANK_EACH_FUNCTION(function, module->ir)
    if (!LLVMIsDeclaration(function) && !unbank_has_attribute(function, "optnone"))
      part_function(module, function);
}

/* Joining again. */

static bool uses(LLVMValueRef inst, LLVMValueRef value) {
  bool found = false;
  for (unsigned i = 0; !found && i < (unsigned)LLVMGetNumOperands(inst); i++)
    found = LLVMGetOperand(inst, i) == value;
  return found;
}

/* Where an access may stand in a block that has changed since it was parted: before anything that
 * touches memory, as then, or that uses it. */
static LLVMValueRef insertion_point(LLVMBasicBlockRef block, LLVMValueRef inst) {
  LLVMValueRef it = LLVMGetFirstInstruction(block);
  while (LLVMIsAPHINode(it) ||
         (!LLVMIsATerminatorInst(it) && !touches_memory(it) && !uses(it, inst)))
    it = LLVMGetNextInstruction(it);
  return it;
}

/* The end of the block that leads to an arm. */
static LLVMValueRef end_before(const struct parted *parted, unsigned side) {
  return LLVMGetBasicBlockTerminator(unbank_block_before(parted->arms[side]));
}

/* Moves what the arms compute in front of them, except for the accesses. */
static void empty_arms(const struct parted *parted) {
  for (unsigned side = 0; side < 2; side++)
    for (LLVMValueRef it = LLVMGetFirstInstruction(parted->arms[side]), next;
         !LLVMIsATerminatorInst(it); it = next) {
      next = LLVMGetNextInstruction(it);
      if (it != parted->inst && it != parted->other)
        unbank_move_before(it, end_before(parted, side));
    }
}

/* An operand of the access that the two are joined into, in the block behind the arms: a choice
 * between the operands of the two. */
static LLVMValueRef either_operand(const struct module *module, const struct parted *parted,
                                   LLVMBasicBlockRef block, unsigned number) {
  const bool is_first = LLVMGetInstructionParent(parted->inst) == parted->arms[0];
  LLVMValueRef of[2] = {LLVMGetOperand(is_first ? parted->inst : parted->other, number),
                        LLVMGetOperand(is_first ? parted->other : parted->inst, number)};
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module->ir));
  LLVMValueRef found = of[0];
  for (unsigned side = 0; side < 2 && (int)number == pointer_operand(parted->inst); side++) {
    LLVMPositionBuilderBefore(builder, end_before(parted, side));
    if (is_shared(of[side]))
      of[side] = LLVMBuildAddrSpaceCast(
          builder, of[side], LLVMPointerTypeInContext(LLVMGetModuleContext(module->ir), 0), "");
  }
  if (of[0] != of[1] && parted->join) {
    LLVMValueRef branch = end_before(parted, 0);
    LLVMPositionBuilderBefore(builder, branch);
    found = LLVMBuildSelect(builder, LLVMGetCondition(branch), of[0], of[1], "");
  } else if (of[0] != of[1]) {
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(block));
    found = LLVMBuildPhi(builder, LLVMTypeOf(of[0]), "");
    LLVMAddIncoming(found, of, (LLVMBasicBlockRef *)parted->arms, 2);
  }
  LLVMDisposeBuilder(builder);
  return found;
}

static void remove_branch(struct module *module, const struct parted *parted) {
  LLVMBasicBlockRef head = unbank_block_before(parted->arms[0]);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module->ir));
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(head));
  for (unsigned side = 0; side < 2; side++)
    LLVMDeleteBasicBlock(parted->arms[side]);
  LLVMPositionBuilderAtEnd(builder, head);
  LLVMBuildBr(builder, parted->join);
  LLVMDisposeBuilder(builder);
  unbank_merge_block(parted->join);
}

/* What has changed since an access was parted: nothing in its function, something else in its
 * function, or its address. */
enum change { NOTHING, OTHERS, ADDRESS };

static void join(struct module *module, const struct parted *parted, enum change change) {
  LLVMValueRef inst = parted->inst, operands[2] = {parted->operands[0], parted->operands[1]};
  LLVMBasicBlockRef block =
      LLVMGetSuccessor(LLVMGetBasicBlockTerminator(LLVMGetInstructionParent(inst)), 0);
  const unsigned count = (unsigned)LLVMGetNumOperands(inst);
  if (change == ADDRESS)
    empty_arms(parted);
  for (unsigned i = 0; change == ADDRESS && i < count; i++)
    operands[i] = either_operand(module, parted, block, i);
  if (parted->phi) {
    unbank_use_instead(parted->phi, inst);
    LLVMInstructionEraseFromParent(parted->phi);
  }
  /* A layout may have aligned only one of the two addresses better. */
  if (LLVMGetAlignment(inst) > LLVMGetAlignment(parted->other))
    LLVMSetAlignment(inst, LLVMGetAlignment(parted->other));
  unbank_move_before(inst, change == NOTHING ? parted->next : insertion_point(block, inst));
  for (unsigned i = 0; i < count; i++)
    LLVMSetOperand(inst, i, operands[i]);
  if (parted->join)
    remove_branch(module, parted);
  for (unsigned side = 0; !parted->join && side < 2; side++)
    unbank_lead_around(parted->arms[side]);
  if (change == NOTHING)
    unbank_restore_uses(parted->uses);
  else
    unbank_forget_uses(parted->uses);
  unbank_shim_forget(module->shim, unbank_function_of(inst));
}

void unbank_join_in(struct module *module, LLVMValueRef function) {
  struct parted *all = module->parted.items;
  size_t kept = 0;
  for (size_t i = module->parted.count; i--;)
    if (unbank_function_of(all[i].inst) == function) {
      join(module, &all[i], NOTHING);
      map_put(&module->arms, all[i].inst, 0);
      all[i].inst = NULL;
    }
  for (size_t i = 0; i < module->parted.count; i++)
    if (all[i].inst)
      all[kept++] = all[i];
  module->parted.count = kept;
}

bool unbank_rejoin_shared(struct module *module) {
  struct arena scratch = {0};
  struct map others = map_new(&scratch); /* the other arm's access -> its number in parted */
  LIST_OF(LLVMValueRef) functions = {0};
  uint32_t number;
  for (uint32_t i = 0; i < module->parted.count; i++)
    map_put(&others, module->parted.items[i].other, i);
  for (size_t i = 0; i < module->accesses.count; i++)
    if (map_get(&others, module->accesses.items[i].inst, &number)) {
      map_put(&module->whole, module->parted.items[number].inst, 1);
      *ARENA_PUSH(&scratch, &functions) = module->accesses.items[i].function;
    }
  for (size_t i = 0; i < functions.count; i++)
    unbank_join_in(module, functions.items[i]);
  arena_free(&scratch);
  return functions.count;
}

void unbank_settle_mixed(struct module *module, const struct map *moved) {
  for (size_t i = module->parted.count; i--;) {
    const struct parted *parted = &module->parted.items[i];
    bool is_moved = moved && map_get(moved, parted->inst, NULL);
    join(module, parted, is_moved ? ADDRESS : moved ? OTHERS : NOTHING);
  }
  module->parted.count = 0;
}
