/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "versions/versions.h"

#include "inlining/duplicable.h"
#include "kernels/instances.h"
#include "shim/codegen/codegen.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

/* Of a function that gets two versions: longer ones would lose time when code is fetched. */
enum { INSTRUCTIONS_MAX = 1 << 13 };

/* A function as it is before the rewrite. */
struct kept {
  LLVMValueRef function;
  struct unbank_body *body;      /* NULL: it has become a version */
  struct unbank_watch *accesses; /* what the instructions of its accesses become */
  LLVMBasicBlockRef *blocks;     /* where these instructions are */
  LLVMValueRef *copies;          /* of them in the body */
  size_t access_count;
};

struct versions {
  struct unbank_watch *masks, *powers, *shifts; /* by index in module->row_masks */
  struct unbank_watch *aligned;                 /* by index in module->moved_aligns */
  LIST_OF(struct kept) kept;
};

bool unbank_may_have_versions(LLVMValueRef function) {
  return unbank_is_duplicable(function, INSTRUCTIONS_MAX);
}

/* Functions before the rewrite. */

/* Whether an access takes in the launches in which no rows move what it takes before the rewrite.
 * `instance`: whose layout it gets, or NULL if it stays as it is. */
static bool only_moves_rows(const struct module *module, const struct access *access,
                            const struct instance *instance) {
  if (access->is_parted || access->tile || LLVMIsAMemIntrinsic(access->inst))
    return false;
  return !instance ||
         (instance->layout.permutation == UNBANK_PERMUTE_PITCH && instance->stays_whole &&
          (instance->kernel < 0 || module->arrays.items[instance->array].is_dynamic));
}

/* Whether a branch may lead to a copy of the function's entry, and the copy is like the function
 * before the run but for its accesses: it has no local memory, and calls no function that is
 * defined here. */
static bool may_begin_again(LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
      if (LLVMIsAAllocaInst(inst) || (callee && !LLVMIsAInlineAsm(callee) &&
                                      !(LLVMIsAFunction(callee) && LLVMIsDeclaration(callee))))
        return false;
    }
  return true;
}

/* Whether a function, whose accesses are given, becomes what it was where no rows move. */
static bool is_kept(const struct module *module, const struct access *accesses, size_t count) {
  bool any = false, only = true;
  for (size_t i = 0; i < count; i++) {
    const struct instance *instance = unbank_changing(module, &accesses[i]);
    any |= instance != NULL;
    only &= only_moves_rows(module, &accesses[i], instance);
  }
  return any && only && unbank_may_have_versions(accesses->function) &&
         may_begin_again(accesses->function);
}

static void keep(struct module *module, const struct access *accesses, size_t count,
                 struct versions *versions) {
  LLVMValueRef *copies = ARENA_ARRAY(module->arena, LLVMValueRef, count);
  LLVMBasicBlockRef *blocks = ARENA_ARRAY(module->arena, LLVMBasicBlockRef, count);
  for (size_t i = 0; i < count; i++) {
    copies[i] = accesses[i].inst;
    blocks[i] = LLVMGetInstructionParent(accesses[i].inst);
  }
  struct unbank_watch *watch = unbank_watch_create(copies, count);
  struct unbank_body *body = unbank_keep_body(accesses->function, copies, count);
  *ARENA_PUSH(module->arena, &versions->kept) =
      (struct kept){accesses->function, body, watch, blocks, copies, count};
}

/* Accesses of a function follow each other. */
struct versions *unbank_keep_unmoved(struct module *module) {
  struct versions *versions = ARENA_NEW(module->arena, struct versions);
  const struct access *all = module->accesses.items;
  for (size_t i = 0, next; i < module->accesses.count; i = next) {
    next = i;
    while (next < module->accesses.count && all[next].function == all[i].function)
      next++;
    if (is_kept(module, &all[i], next - i))
      keep(module, &all[i], next - i, versions);
  }
  return versions;
}

void unbank_watch_masks(const struct module *module, struct versions *versions) {
  size_t count = module->row_masks.count;
  LLVMValueRef *masks = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  LLVMValueRef *powers = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  LLVMValueRef *shifts = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  for (size_t i = 0; i < count; i++) {
    masks[i] = module->row_masks.items[i].mask;
    powers[i] = module->row_masks.items[i].power;
    shifts[i] = module->row_masks.items[i].shift;
  }
  versions->masks = unbank_watch_create(masks, count);
  versions->powers = unbank_watch_create(powers, count);
  versions->shifts = unbank_watch_create(shifts, count);
  const size_t aligned_count = module->moved_aligns.count;
  LLVMValueRef *aligned = ARENA_ARRAY(module->arena, LLVMValueRef, aligned_count + 1);
  for (size_t i = 0; i < aligned_count; i++)
    aligned[i] = module->moved_aligns.items[i].inst;
  versions->aligned = unbank_watch_create(aligned, aligned_count);
}

/* One function. */

typedef LIST_OF(LLVMValueRef) masks;

/* Lists the function's masks in the order of the code. False if the function has to keep one
 * version: a layout changes widths, a mask is no longer computed at the entry, or an alloca follows
 * a mask. */
static bool find_masks(const struct module *module, const struct versions *versions,
                       LLVMValueRef function, masks *found) {
  size_t expected = 0;
  struct map seen = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef mask = unbank_watch_get(versions->masks, i);
    if (module->row_masks.items[i].function != function)
      continue;
    if (!mask || !unbank_watch_get(versions->powers, i) ||
        !module->row_masks.items[i].instance->stays_whole)
      return false;
    expected += map_add(&seen, mask, 1);
  }
  UNBANK_EACH_INSTRUCTION(inst, LLVMGetEntryBasicBlock(function))
    if (map_get(&seen, inst, NULL))
      *ARENA_PUSH(module->arena, found) = inst;
    else if (found->count && LLVMIsAAllocaInst(inst))
      return false;
  return expected && found->count == expected;
}

/* The masks of a function that gets two versions; none if it has to keep one. */
static masks masks_of(const struct module *module, const struct versions *versions,
                      LLVMValueRef function) {
  masks found = {0};
  if (!unbank_may_have_versions(function) || !find_masks(module, versions, function, &found))
    found.count = 0;
  return found;
}

/* The instructions at the entry up to the last mask, which belong to both versions. */
static struct map in_both(const struct module *module, const masks *found) {
  struct map map = map_new(module->arena);
  for (LLVMValueRef inst = found->items[found->count - 1]; inst;
       inst = LLVMGetPreviousInstruction(inst))
    map_put(&map, inst, 1);
  return map;
}

/* Aligns the accesses of a function, but those that are `left_out`, in general, or as in the
 * version in which bytes move. */
static void align_accesses(const struct module *module, const struct versions *versions,
                           LLVMValueRef function, bool where_moved, const struct map *left_out) {
  for (size_t i = 0; i < module->moved_aligns.count; i++) {
    const struct moved_align *item = &module->moved_aligns.items[i];
    LLVMValueRef inst = unbank_watch_get(versions->aligned, i);
    if (inst && unbank_function_of(inst) == function && !map_get(left_out, inst, NULL) &&
        (LLVMIsALoadInst(inst) || LLVMIsAStoreInst(inst)) &&
        LLVMGetAlignment(inst) == (where_moved ? item->always : item->where_moved))
      LLVMSetAlignment(inst, where_moved ? item->where_moved : item->always);
  }
}

/* Aligns the accesses of the version in which bytes move, before or after it has a block of its
 * own. Of several masks, one may be 0 in that version. */
static void align_moved(const struct module *module, const struct versions *versions,
                        LLVMValueRef function, const masks *found) {
  if (found->count != 1)
    return;
  const struct map left_out = in_both(module, found);
  align_accesses(module, versions, function, true, &left_out);
}

/* Calls a function once for each function of the module that computes a mask. */
static void each_function(const struct module *module, struct versions *versions,
                          struct unbank_report *report,
                          void (*apply)(const struct module *, struct versions *, LLVMValueRef,
                                        struct unbank_report *)) {
  struct map done = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef function = module->row_masks.items[i].function;
    if (map_add(&done, function, 1))
      apply(module, versions, function, report);
  }
}

static void show_moved(const struct module *module, struct versions *versions,
                       LLVMValueRef function, struct unbank_report *report) {
  (void)report;
  const masks found = masks_of(module, versions, function);
  align_moved(module, versions, function, &found);
}

void unbank_show_moved(const struct module *module, struct versions *versions) {
  each_function(module, versions, NULL, show_moved);
}

/* Makes codegen put an array's address into a register at the entry, by inline PTX without text.
 * Otherwise codegen does so in several blocks of each version. ptxas adds one such address for
 * free, as a part of the access, and several by instructions. */
static void pin_address(LLVMBuilderRef builder, LLVMValueRef array) {
  LLVMTypeRef pointer = LLVMTypeOf(array);
  LLVMTypeRef type =
      LLVMFunctionType(LLVMVoidTypeInContext(LLVMGetTypeContext(pointer)), &pointer, 1, false);
  bool is_short = unbank_has_short_pointers(LLVMGetGlobalParent(array));
  LLVMValueRef nothing = LLVMGetInlineAsm(type, "", 0, is_short ? "r" : "l", 1, true, false,
                                          LLVMInlineAsmDialectATT, false);
  LLVMBuildCall2(builder, type, nothing, &array, 1, "");
}

/* Pins the addresses of the arrays whose bytes are moved by a mask of the function. */
static void pin_addresses(const struct module *module, LLVMValueRef function,
                          LLVMBuilderRef builder) {
  struct map pinned = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef array = module->row_masks.items[i].instance->replacement;
    if (module->row_masks.items[i].function == function && map_add(&pinned, array, 1))
      pin_address(builder, array);
  }
}

/* Builds the condition that anything moves. It compares the power of two that divides the rows, not
 * the mask: ptxas makes one instruction of an `and` and its comparison with 0, and then proves no
 * alignment of what is computed from the mask (ptxas/address/address.h). */
static LLVMValueRef build_moves(const struct module *module, const struct versions *versions,
                                LLVMValueRef function, LLVMBuilderRef builder) {
  LLVMValueRef any = NULL;
  for (size_t i = 0; i < module->row_masks.count; i++) {
    const struct row_mask *item = &module->row_masks.items[i];
    if (item->function != function)
      continue;
    LLVMValueRef power = unbank_watch_get(versions->powers, i);
    LLVMValueRef least = LLVMConstInt(
        LLVMTypeOf(power), UINT64_C(1) << unbank_pitch_log(&item->instance->layout), false);
    LLVMValueRef moves = LLVMBuildICmp(builder, LLVMIntUGE, power, least, "");
    any = any ? LLVMBuildOr(builder, any, moves, "") : moves;
  }
  return any;
}

/* Neighbours in a row where bytes move (versions.h). */

/* A sum as a value plus a constant number of bytes. */
struct distance {
  LLVMValueRef from;
  uint32_t bytes;
};

static struct distance distance_of(LLVMValueRef sum) {
  LLVMValueRef by = unbank_opcode(sum) == LLVMAdd ? LLVMGetOperand(sum, 1) : NULL;
  if (!by || !LLVMIsAConstantInt(by))
    return (struct distance){sum, 0};
  return (struct distance){LLVMGetOperand(sum, 0), (uint32_t)LLVMConstIntGetZExtValue(by)};
}

/* The offset x if a value is d(x) = (x >> shift) & mask, or NULL. */
static LLVMValueRef offset_of_flip(LLVMValueRef flip, LLVMValueRef mask) {
  LLVMValueRef key = unbank_opcode(flip) == LLVMAnd ? LLVMGetOperand(flip, 0) : NULL;
  return key && LLVMGetOperand(flip, 1) == mask && unbank_opcode(key) == LLVMLShr
             ? LLVMGetOperand(key, 0)
             : NULL;
}

/* Replaces (x + c) ^ d(x) by (x ^ d(x)) ^ c. If c is not 0, x + c is in the group of x: for an
 * offset in another group, the rewrite would have emitted its own d. */
static void share_first(LLVMBuilderRef builder, LLVMValueRef moved, LLVMValueRef mask) {
  LLVMValueRef flip = LLVMGetOperand(moved, 1), first = offset_of_flip(flip, mask);
  if (!first)
    return;
  const struct distance of_first = distance_of(first), own = distance_of(LLVMGetOperand(moved, 0));
  const uint32_t apart = own.bytes - of_first.bytes;
  if (own.from != of_first.from || !apart || apart >= UNBANK_BANK_ROW)
    return;
  LLVMPositionBuilderBefore(builder, moved);
  LLVMValueRef place = LLVMBuildXor(builder, first, flip, "");
  LLVMValueRef bytes = LLVMConstInt(LLVMTypeOf(place), apart, false);
  LLVMReplaceAllUsesWith(moved, LLVMBuildXor(builder, place, bytes, ""));
}

static void share_firsts(LLVMValueRef function, LLVMValueRef mask) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(mask)));
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (unbank_opcode(inst) == LLVMXor)
        share_first(builder, inst, mask);
  LLVMDisposeBuilder(builder);
}

/* Maps what the accesses of a function are now to their numbers in `kept`. False if one of them was
 * joined with another or moved to another block since: a score of the function would not be one of
 * the kept body. */
static bool find_kept_accesses(const struct kept *kept, struct map *numbers) {
  for (size_t i = 0; i < kept->access_count; i++) {
    LLVMValueRef access = unbank_watch_get(kept->accesses, i);
    if (!access || LLVMGetInstructionParent(access) != kept->blocks[i] ||
        !map_add(numbers, access, (uint32_t)i))
      return false;
  }
  return true;
}

/* The function as it was kept, or NULL. `numbers`: see find_kept_accesses(). */
static struct kept *kept_of(struct versions *versions, LLVMValueRef function, struct map *numbers) {
  for (size_t i = 0; i < versions->kept.count; i++)
    if (versions->kept.items[i].function == function)
      return find_kept_accesses(&versions->kept.items[i], numbers) ? &versions->kept.items[i]
                                                                   : NULL;
  return NULL;
}

/* Whether what the entry does up to the last mask may be done twice. */
static bool may_repeat(const masks *found) {
  LLVMValueRef inst = found->items[found->count - 1];
  while (inst && !unbank_has_effects(inst))
    inst = LLVMGetPreviousInstruction(inst);
  return !inst;
}

/* Adds the function as it was kept. `numbers`: see find_kept_accesses(); `copied`: as for
 * branch_to_copy(). */
static LLVMBasicBlockRef add_kept(struct kept *kept, const struct map *numbers,
                                  LLVMValueRef *copied, size_t copied_count) {
  for (size_t i = 0; i < copied_count; i++) {
    uint32_t at;
    copied[i] = map_get(numbers, copied[i], &at) ? kept->copies[at] : NULL;
  }
  LLVMBasicBlockRef entry = unbank_add_body(kept->body, kept->function);
  kept->body = NULL;
  return entry;
}

/* Adds the version in which nothing moves, and branches to it or to the original, which is
 * returned. The version is the function as it was kept, or else a copy of what follows the masks,
 * with 0 for each of them. `copied`: instructions of the function, each of which is replaced by its
 * copy. */
static LLVMBasicBlockRef branch_to_copy(const struct module *module, struct versions *versions,
                                        LLVMValueRef function, const masks *found,
                                        LLVMValueRef *copied, size_t copied_count) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module->ir));
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
  LLVMValueRef last = found->items[found->count - 1];
  struct map numbers = map_new(module->arena);
  struct kept *kept = may_repeat(found) ? kept_of(versions, function, &numbers) : NULL;
  LLVMBasicBlockRef original = unbank_split_block(LLVMGetNextInstruction(last));
  LLVMBasicBlockRef copy =
      kept ? add_kept(kept, &numbers, copied, copied_count)
           : unbank_copy_body(original, found->items, found->count, copied, copied_count);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(entry));
  LLVMPositionBuilderAtEnd(builder, entry);
  pin_addresses(module, function, builder);
  LLVMBuildCondBr(builder, build_moves(module, versions, function, builder), original, copy);
  LLVMDisposeBuilder(builder);
  return original;
}

/* Masks and shifts that stay in registers (versions.h). */

/* Begins a phi of `value` and a constant, and replaces the value by it except in the entry and in
 * the block from which the phi's block is entered. */
static void choose(LLVMBuilderRef builder, LLVMValueRef value, LLVMBasicBlockRef from_value,
                   uint32_t constant, LLVMBasicBlockRef from_constant, LLVMBasicBlockRef before) {
  LLVMTypeRef type = LLVMTypeOf(value);
  LLVMValueRef phi = LLVMBuildPhi(builder, type, ""), number = LLVMConstInt(type, constant, false);
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(before));
  LLVMUseRef next;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = next) {
    LLVMValueRef user = LLVMGetUser(use);
    LLVMBasicBlockRef block = LLVMGetInstructionParent(user);
    next = LLVMGetNextUse(use);
    for (int i = 0; i < LLVMGetNumOperands(user) && block != entry && block != before; i++)
      if (LLVMGetOperand(user, (unsigned)i) == value)
        LLVMSetOperand(user, (unsigned)i, phi);
  }
  LLVMAddIncoming(phi, &value, &from_value, 1);
  LLVMAddIncoming(phi, &number, &from_constant, 1);
}

/* Makes phis of a mask and of its shift, behind the shift in `head`, and returns their block. Rows
 * of two lengths keep their shift, as `power` does not decide it. */
static LLVMBasicBlockRef keep_in_registers(LLVMBasicBlockRef head,
                                           const struct unbank_layout *layout, LLVMValueRef mask,
                                           LLVMValueRef power, LLVMValueRef shift) {
  const uint32_t bit = layout->pitch.bit;
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(mask));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMBasicBlockRef rest = unbank_split_block(LLVMGetNextInstruction(shift));
  LLVMBasicBlockRef part = LLVMInsertBasicBlockInContext(context, rest, "");
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(head));
  LLVMPositionBuilderAtEnd(builder, head);
  LLVMValueRef line = LLVMConstInt(LLVMTypeOf(power), UNBANK_BANK_ROW, false);
  LLVMBuildCondBr(builder, LLVMBuildICmp(builder, LLVMIntULT, power, line, ""), part, rest);
  LLVMPositionBuilderAtEnd(builder, part);
  LLVMBuildBr(builder, rest);
  LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(rest));
  choose(builder, mask, part, UNBANK_BANK_ROW - (UINT32_C(1) << bit), head, head);
  if (unbank_row_count(layout) == 1)
    choose(builder, shift, head, UNBANK_BANK_ROW_LOG - bit, part, head);
  LLVMDisposeBuilder(builder);
  return rest;
}

/* `head`: where the version in which bytes move begins. */
static void keep_all_in_registers(const struct module *module, const struct versions *versions,
                                  LLVMBasicBlockRef head) {
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef mask = unbank_watch_get(versions->masks, i);
    LLVMValueRef power = unbank_watch_get(versions->powers, i);
    LLVMValueRef shift = unbank_watch_get(versions->shifts, i);
    if (mask && power && shift && LLVMGetInstructionParent(shift) == head)
      head =
          keep_in_registers(head, &module->row_masks.items[i].instance->layout, mask, power, shift);
  }
}

/* The accesses of a report. */

typedef LIST_OF(struct unbank_report_access *) report_rows;

static bool is_in(const struct unbank_report_access *row, LLVMValueRef function) {
  LLVMBasicBlockRef block = row->instruction ? LLVMGetInstructionParent(row->instruction) : NULL;
  return block && LLVMGetBasicBlockParent(block) == function;
}

static report_rows rows_of(const struct module *module, struct unbank_report *report,
                           LLVMValueRef function) {
  report_rows found = {0};
  for (size_t k = 0; report && k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    for (size_t i = 0; i < kernel->access_count; i++)
      if (is_in(&kernel->accesses[i], function))
        *ARENA_PUSH(module->arena, &found) = &kernel->accesses[i];
  }
  return found;
}

/* Makes the two versions of a function, if it gets two. */
static void make_versions(const struct module *module, struct versions *versions,
                          LLVMValueRef function, struct unbank_report *report) {
  const struct map none = map_new(module->arena);
  align_accesses(module, versions, function, false, &none);
  const masks found = masks_of(module, versions, function);
  if (!found.count)
    return;
  const report_rows reported = rows_of(module, report, function);
  LLVMValueRef *copied = ARENA_ARRAY(module->arena, LLVMValueRef, reported.count + 1);
  for (size_t i = 0; i < reported.count; i++)
    copied[i] = reported.items[i]->instruction;
  LLVMBasicBlockRef moved =
      branch_to_copy(module, versions, function, &found, copied, reported.count);
  if (found.count == 1) /* of several masks, one may be 0 in the original */
    share_firsts(function, found.items[0]);
  align_moved(module, versions, function, &found);
  struct unbank_watch *watch = unbank_watch_create(copied, reported.count);
  unbank_shim_simplify(module->shim, function);
  for (size_t i = 0; i < reported.count; i++)
    reported.items[i]->instruction_unmoved = unbank_watch_get(watch, i);
  unbank_watch_dispose(watch);
  keep_all_in_registers(module, versions, moved);
}

void unbank_make_versions(const struct module *module, struct versions *versions,
                          struct unbank_report *report) {
  each_function(module, versions, report, make_versions);
  unbank_drop_versions(versions);
}

void unbank_drop_versions(struct versions *versions) {
  unbank_watch_dispose(versions->masks);
  unbank_watch_dispose(versions->powers);
  unbank_watch_dispose(versions->shifts);
  unbank_watch_dispose(versions->aligned);
  for (size_t i = 0; i < versions->kept.count; i++) {
    unbank_watch_dispose(versions->kept.items[i].accesses);
    if (versions->kept.items[i].body)
      unbank_forget_body(versions->kept.items[i].body);
  }
}
