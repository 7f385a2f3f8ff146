/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "versions/versions.h"

#include <string.h>

#include "shim/codegen/codegen.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

enum { INSTRUCTIONS_MAX = 1 << 13 }; /* of a function that is copied: code has to be fetched, too */

struct versions {
  struct unbank_watch *masks, *powers; /* by index in module->row_masks */
};

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
  return versions;
}

/* What may be copied. */

static bool has_attribute(LLVMValueRef call, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMValueRef callee = LLVMGetCalledValue(call);
  return LLVMGetCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, kind) ||
         (LLVMIsAFunction(callee) &&
          LLVMGetEnumAttributeAtIndex(callee, LLVMAttributeFunctionIndex, kind));
}

/* Behind a comment that begins here; here where none does. */
static size_t behind_comment(const char *text, size_t length, size_t at) {
  if (length - at < 2 || text[at] != '/' || (text[at + 1] != '/' && text[at + 1] != '*'))
    return at;
  const bool is_line = text[at + 1] == '/';
  for (at += 2; at < length; at++) {
    if (is_line && text[at] == '\n')
      return at;
    if (!is_line && text[at] == '/' && text[at - 1] == '*')
      return at + 1;
  }
  return length;
}

/* Whether inline PTX may define a name outside braces, of which there can be one in a function: by
 * a label, with a colon that is no part of "::", or by what begins with a dot (.reg, .local). */
static bool may_define(LLVMValueRef callee) {
  size_t length, depth = 0;
  const char *text = LLVMGetInlineAsmAsmString(callee, &length);
  bool begins = true; /* a statement */
  for (size_t i = 0; (i = behind_comment(text, length, i)) < length; i++) {
    const bool twice = text[i] == ':' && i + 1 < length && text[i + 1] == ':';
    if (!depth && ((text[i] == ':' && !twice) || (text[i] == '.' && begins)))
      return true;
    depth += text[i] == '{';
    depth -= text[i] == '}' && depth;
    begins = strchr(";{}\n", text[i]) || (begins && strchr(" \t\r", text[i]));
    i += twice;
  }
  return false;
}

/* Tokens of convergence begin at the entry, and nowhere else. */
static bool is_bound_to_entry(LLVMValueRef callee) {
  static const char prefix[] = "llvm.experimental.convergence.";
  return LLVMIsAFunction(callee) && !strncmp(unbank_value_name(callee), prefix, sizeof prefix - 1);
}

static bool may_copy_instruction(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  if (callee)
    return !has_attribute(inst, "noduplicate") &&
           !(LLVMIsAInlineAsm(callee) && may_define(callee)) && !is_bound_to_entry(callee);
  return !LLVMIsATerminatorInst(inst) || LLVMIsABranchInst(inst) || LLVMIsASwitchInst(inst) ||
         LLVMIsAReturnInst(inst) || LLVMIsAUnreachableInst(inst);
}

static bool may_copy(LLVMValueRef function) {
  size_t count = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (++count > INSTRUCTIONS_MAX || !may_copy_instruction(inst))
        return false;
  return true;
}

/* One function. */

typedef LIST_OF(LLVMValueRef) masks;

/* Lists the function's masks in the order of the code. False: it keeps one version, as a layout
 * changes widths, or a mask is no longer computed at the entry, or an alloca follows one. */
static bool find_masks(const struct module *module, const struct versions *versions,
                       LLVMValueRef function, masks *found) {
  size_t wanted = 0;
  struct map seen = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef mask = unbank_watch_get(versions->masks, i);
    if (module->row_masks.items[i].function != function)
      continue;
    if (!mask || !unbank_watch_get(versions->powers, i) ||
        !module->row_masks.items[i].instance->stays_whole)
      return false;
    wanted += !map_get(&seen, mask, NULL);
    map_put(&seen, mask, 1);
  }
  UNBANK_EACH_INSTRUCTION(inst, LLVMGetEntryBasicBlock(function))
    if (map_get(&seen, inst, NULL))
      *ARENA_PUSH(module->arena, found) = inst;
    else if (found->count && LLVMIsAAllocaInst(inst))
      return false;
  return wanted && found->count == wanted;
}

/* Asks for an array's address in a register of the entry, in no instruction. Else codegen writes it
 * down in several blocks of each version. ptxas adds one such address for free, as a part of the
 * access, and several by instructions. */
static void want_address(LLVMBuilderRef builder, LLVMValueRef array) {
  LLVMTypeRef pointer = LLVMTypeOf(array);
  LLVMTypeRef type =
      LLVMFunctionType(LLVMVoidTypeInContext(LLVMGetTypeContext(pointer)), &pointer, 1, false);
  bool is_short = unbank_has_short_pointers(LLVMGetGlobalParent(array));
  LLVMValueRef nothing = LLVMGetInlineAsm(type, "", 0, is_short ? "r" : "l", 1, true, false,
                                          LLVMInlineAsmDialectATT, false);
  LLVMBuildCall2(builder, type, nothing, &array, 1, "");
}

/* The addresses of arrays whose bytes are moved by such a mask. */
static void want_addresses(const struct module *module, LLVMValueRef function,
                           LLVMBuilderRef builder) {
  struct map wanted = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef array = module->row_masks.items[i].instance->replacement;
    if (module->row_masks.items[i].function == function && !map_get(&wanted, array, NULL))
      want_address(builder, array);
    map_put(&wanted, array, 1);
  }
}

/* Whether anything moves. A mask is not compared itself: ptxas makes one instruction of an `and`
 * and its comparison with 0, and then proves no alignment of what is computed of it (address.h). */
static LLVMValueRef find_moves(const struct module *module, const struct versions *versions,
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

/* The offset x of which a value is d, (x >> shift) & mask, or NULL. */
static LLVMValueRef offset_of_flip(LLVMValueRef flip, LLVMValueRef mask) {
  LLVMValueRef key = unbank_opcode(flip) == LLVMAnd ? LLVMGetOperand(flip, 0) : NULL;
  return key && LLVMGetOperand(flip, 1) == mask && unbank_opcode(key) == LLVMLShr
             ? LLVMGetOperand(key, 0)
             : NULL;
}

/* The same of d(x) ^ d(last), too. */
static LLVMValueRef flipped_offset(LLVMValueRef flip, LLVMValueRef mask) {
  return offset_of_flip(unbank_opcode(flip) == LLVMXor ? LLVMGetOperand(flip, 0) : flip, mask);
}

/* (x + c) ^ d(x) becomes (x ^ d(x)) ^ c. A c that is not 0 stands for a neighbour in the group of
 * x: the rewrite takes an offset's own d elsewhere. */
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

/* The two ways: in the copy all of `found` are 0. `copied`: instructions of the function, which
 * become those of the copy. */
static void branch(const struct module *module, const struct versions *versions,
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
  want_addresses(module, function, builder);
  LLVMBuildCondBr(builder, find_moves(module, versions, function, builder), original, copy);
  LLVMDisposeBuilder(builder);
}

/* The accesses of a report. */

typedef LIST_OF(struct unbank_report_access *) rows;

static bool is_in(const struct unbank_report_access *row, LLVMValueRef function) {
  LLVMBasicBlockRef block = row->instruction ? LLVMGetInstructionParent(row->instruction) : NULL;
  return block && LLVMGetBasicBlockParent(block) == function;
}

static rows rows_of(const struct module *module, struct unbank_report *report,
                    LLVMValueRef function) {
  rows found = {0};
  for (size_t k = 0; report && k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    for (size_t i = 0; i < kernel->access_count; i++)
      if (is_in(&kernel->accesses[i], function))
        *ARENA_PUSH(module->arena, &found) = &kernel->accesses[i];
  }
  return found;
}

static void split(const struct module *module, const struct versions *versions,
                  LLVMValueRef function, const masks *found, struct unbank_report *report) {
  const rows told = rows_of(module, report, function);
  LLVMValueRef *copied = ARENA_ARRAY(module->arena, LLVMValueRef, told.count + 1);
  for (size_t i = 0; i < told.count; i++)
    copied[i] = told.items[i]->instruction;
  branch(module, versions, function, found, copied, told.count);
  if (found->count == 1) /* of several, one may be 0 */
    share_firsts(function, found->items[0]);
  struct unbank_watch *watch = unbank_watch_create(copied, told.count);
  unbank_shim_simplify(module->shim, function);
  for (size_t i = 0; i < told.count; i++)
    told.items[i]->instruction_unmoved = unbank_watch_get(watch, i);
  unbank_watch_dispose(watch);
}

void unbank_make_versions(const struct module *module, struct versions *versions,
                          struct unbank_report *report) {
  struct map done = map_new(module->arena);
  for (size_t i = 0; i < module->row_masks.count; i++) {
    LLVMValueRef function = module->row_masks.items[i].function;
    masks found = {0};
    if (map_get(&done, function, NULL))
      continue;
    map_put(&done, function, 1);
    if (may_copy(function) && find_masks(module, versions, function, &found))
      split(module, versions, function, &found, report);
  }
  unbank_watch_dispose(versions->masks);
  unbank_watch_dispose(versions->powers);
}
