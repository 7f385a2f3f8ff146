/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "versions/versions.h"

#include <string.h>

#include "inlining/duplicable.h"
#include "shim/codegen/codegen.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

/* Of a function that gets two versions: longer ones would lose time when code is fetched. */
enum { INSTRUCTIONS_MAX = 1 << 13 };

struct versions {
  struct unbank_watch *masks, *powers; /* by index in module->row_masks */
  struct unbank_watch *aligned;        /* by index in module->moved_aligns */
};

bool unbank_may_have_versions(LLVMValueRef function) {
  return unbank_is_duplicable(function, INSTRUCTIONS_MAX);
}

struct versions *unbank_watch_masks(struct module *module) {
  struct versions *versions = ARENA_NEW(module->arena, struct versions);
  size_t count = module->row_masks.count;
  LLVMValueRef *masks = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  LLVMValueRef *powers = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  for (size_t i = 0; i < count; i++) {
    masks[i] = module->row_masks.items[i].mask;
    powers[i] = module->row_masks.items[i].power;
  }
  versions->masks = unbank_watch_create(masks, count);
  versions->powers = unbank_watch_create(powers, count);
  const size_t aligned_count = module->moved_aligns.count;
  LLVMValueRef *aligned = ARENA_ARRAY(module->arena, LLVMValueRef, aligned_count + 1);
  for (size_t i = 0; i < aligned_count; i++)
    aligned[i] = module->moved_aligns.items[i].inst;
  versions->aligned = unbank_watch_create(aligned, aligned_count);
  return versions;
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
static void each_function(const struct module *module, const struct versions *versions,
                          struct unbank_report *report,
                          void (*apply)(const struct module *, const struct versions *,
                                        LLVMValueRef, struct unbank_report *)) {
  struct map done = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef function = module->row_masks.items[i].function;
    if (map_add(&done, function, 1))
      apply(module, versions, function, report);
  }
}

static void show_moved(const struct module *module, const struct versions *versions,
                       LLVMValueRef function, struct unbank_report *report) {
  (void)report;
  const masks found = masks_of(module, versions, function);
  align_moved(module, versions, function, &found);
}

void unbank_show_moved(const struct module *module, const struct versions *versions) {
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
 * alignment of what is computed from the mask (ptxas/address.h). */
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

/* The offset x if a value is d(x) or d(x) ^ d(last), or NULL. */
static LLVMValueRef flipped_offset(LLVMValueRef flip, LLVMValueRef mask) {
  return offset_of_flip(unbank_opcode(flip) == LLVMXor ? LLVMGetOperand(flip, 0) : flip, mask);
}

/* Replaces (x + c) ^ d(x) by (x ^ d(x)) ^ c. If c is not 0, x + c is in the group of x: for an
 * offset in another group, the rewrite would have emitted its own d. */
static void share_first(LLVMBuilderRef builder, LLVMValueRef moved, LLVMValueRef mask) {
  LLVMValueRef flip = LLVMGetOperand(moved, 1), first = flipped_offset(flip, mask);
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

/* Copies what follows the masks, with 0 for each of them, and branches to the original or to the
 * copy. `copied`: instructions of the function, each of which is replaced by its copy. */
static void branch_to_copy(const struct module *module, const struct versions *versions,
                           LLVMValueRef function, const masks *found, LLVMValueRef *copied,
                           size_t copied_count) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module->ir));
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
  LLVMValueRef last = found->items[found->count - 1];
  LLVMBasicBlockRef original = unbank_split_block(LLVMGetNextInstruction(last));
  LLVMBasicBlockRef copy =
      unbank_copy_body(original, found->items, found->count, copied, copied_count);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(entry));
  LLVMPositionBuilderAtEnd(builder, entry);
  pin_addresses(module, function, builder);
  LLVMBuildCondBr(builder, build_moves(module, versions, function, builder), original, copy);
  LLVMDisposeBuilder(builder);
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
static void make_versions(const struct module *module, const struct versions *versions,
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
  branch_to_copy(module, versions, function, &found, copied, reported.count);
  if (found.count == 1) /* of several masks, one may be 0 in the original */
    share_firsts(function, found.items[0]);
  align_moved(module, versions, function, &found);
  struct unbank_watch *watch = unbank_watch_create(copied, reported.count);
  unbank_shim_simplify(module->shim, function);
  for (size_t i = 0; i < reported.count; i++)
    reported.items[i]->instruction_unmoved = unbank_watch_get(watch, i);
  unbank_watch_dispose(watch);
}

void unbank_make_versions(const struct module *module, struct versions *versions,
                          struct unbank_report *report) {
  each_function(module, versions, report, make_versions);
  unbank_drop_versions(versions);
}

void unbank_drop_versions(struct versions *versions) {
  unbank_watch_dispose(versions->masks);
  unbank_watch_dispose(versions->powers);
  unbank_watch_dispose(versions->aligned);
}
