/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/lowered.h"

#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

#include "ir/ir.h"
#include "ir/offsets.h"
#include "ir/proof.h"
#include "ir/regions.h"
#include "shim/codegen.h"
#include "support/integers.h"

enum { WORD = 4, ORIGINS_MAX = 32, CODEGEN_COPY_BYTES = 8 };

/* What codegen would be run with. */

static const char *string_attribute(const struct module *module, LLVMValueRef function,
                                    const char *name) {
  LLVMAttributeRef attribute = LLVMGetStringAttributeAtIndex(
      function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, name, (unsigned)strlen(name));
  unsigned length = 0;
  const char *text = attribute ? LLVMGetStringAttributeValue(attribute, &length) : "";
  return arena_printf(module->arena, "%.*s", (int)length, text);
}

/* LLVM's list of targets belongs to the process, and LLVM does not lock it: it is asked before it
 * is written, by one thread of ours. Whoever runs a pipeline for a target has put it there. */
static const char default_triple[] = "nvptx64-nvidia-cuda";
static once_flag target_is_there = ONCE_FLAG_INIT;
static void make_target(void) {
  LLVMTargetRef target;
  char *error = NULL;
  if (!LLVMGetTargetFromTriple(default_triple, &target, &error) &&
      LLVMTargetHasTargetMachine(target))
    return;
  LLVMDisposeMessage(error);
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
}

static LLVMTargetMachineRef new_machine(const struct module *module, LLVMValueRef function) {
  LLVMTargetRef target;
  char *error = NULL;
  const char *triple = LLVMGetTarget(module->ir);
  call_once(&target_is_there, make_target);
  if (strncmp(triple, "nvptx", 5))
    triple = default_triple;
  if (LLVMGetTargetFromTriple(triple, &target, &error)) {
    LLVMDisposeMessage(error);
    return NULL;
  }
  return LLVMCreateTargetMachine(target, triple, string_attribute(module, function, "target-cpu"),
                                 string_attribute(module, function, "target-features"),
                                 LLVMCodeGenLevelDefault, LLVMRelocDefault, LLVMCodeModelDefault);
}

/* Which functions. */

static bool is_plain(const struct access *access) {
  return (access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST) && !access->is_volatile;
}

enum { REFUSED, ASKED_FOR, GIVEN };

/* Whether all types of a function have a size. Codegen gives up in the midst where one has none. */
static bool has_sizes(const struct module *module, LLVMValueRef function) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  uint64_t bytes;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
         inst = LLVMGetNextInstruction(inst)) {
      LLVMTypeRef type = LLVMTypeOf(inst);
      if (LLVMIsAGetElementPtrInst(inst))
        type = LLVMGetGEPSourceElementType(inst);
      else if (LLVMIsAStoreInst(inst))
        type = LLVMTypeOf(LLVMGetOperand(inst, 0));
      if (LLVMTypeIsSized(type) && !unbank_type_bytes(layout, type, &bytes))
        return false;
    }
  return true;
}

/* A function that was asked for, if it can be had. */
static bool is_wanted(const struct module *module, struct map *wanted, LLVMValueRef function) {
  uint32_t state;
  if (!map_get(wanted, function, &state))
    return false;
  if (state == ASKED_FOR)
    map_put(wanted, function, state = has_sizes(module, function) ? GIVEN : REFUSED);
  return state == GIVEN;
}

/* Functions with two accesses that might be merged, or one that may be taken apart. */
static void find_covered(const struct module *module, const bool *kernels, struct lowered *out) {
  struct map wanted = map_new(module->arena);
  const struct access *all = module->accesses.items;
  uint32_t *last = ARENA_ARRAY(module->arena, uint32_t, module->arrays.count + 1); /* by array */
  uint32_t *chain = ARENA_ARRAY(module->arena, uint32_t, module->arrays.count + 1);
  for (size_t i = 0; i < module->accesses.count; i++) {
    if (!is_plain(&all[i]))
      continue;
    if (all[i].align < all[i].bytes || last[all[i].array] == all[i].region ||
        chain[all[i].array] == all[i].chain)
      map_put(&wanted, all[i].function, ASKED_FOR);
    last[all[i].array] = all[i].region;
    chain[all[i].array] = all[i].chain;
  }
  for (size_t i = 0; i < module->accesses.count; i++)
    out->covered[i] = !kernels && is_wanted(module, &wanted, all[i].function);
  for (size_t k = 0; kernels && k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    for (size_t i = 0; kernels[k] && i < kernel->accesses.count; i++) {
      uint32_t id = kernel->accesses.items[i];
      out->covered[id] = is_wanted(module, &wanted, all[id].function);
    }
  }
}

/* From the copy to items. */

struct lowering {
  const struct module *module;
  struct arena *scratch;
  LLVMModuleRef copy;
  struct lowered *out;
  struct proof proof;
  const uint32_t *marked; /* by mark: the first access of the instruction */
  struct {
    uint32_t *items;
    size_t count, room;
  } groups;                 /* regions: what starts from one base in one region is one group */
  struct map last_group[2]; /* of stores, of loads: base -> the last group that starts from it */
  uint32_t region;
  bool loads;       /* what the region holds */
  uint32_t ordinal; /* of the next access of shared memory */
};

static uint32_t group_of(struct lowering *it, LLVMValueRef base, bool is_load) {
  struct map *last = &it->last_group[is_load];
  uint32_t group;
  if (map_get(last, base, &group) && it->groups.items[group] == it->region)
    return group;
  map_put(last, base, (uint32_t)it->groups.count);
  *ARENA_PUSH(it->scratch, &it->groups) = it->region;
  return (uint32_t)it->groups.count - 1;
}

/* An item of `bytes` bytes at `pointer` + `at`, without members yet. Addresses of shared memory
 * have 32 bits, and so have places. */
static struct lowered_item *add_item(struct lowering *it, LLVMValueRef pointer, int64_t at,
                                     uint32_t bytes, const struct access *access) {
  struct proved proved = unbank_proved(&it->proof, pointer);
  uint32_t group = group_of(it, proved.base, access->op == UNBANK_OP_LD);
  int64_t place = wrapping_add(wrapping_add(proved.inner, proved.constant), at);
  struct lowered_item *item = ARENA_PUSH(it->module->arena, &it->out->items);
  item->piece = (struct piece){.group = group,
                               .is_load = access->op == UNBANK_OP_LD,
                               .is_fixed = !is_plain(access),
                               .unit = bytes,
                               .bytes = bytes,
                               .place = (int32_t)place,
                               .align = proved.zeros < 4 ? 1u << proved.zeros : MERGE_WIDEST,
                               .first = it->ordinal,
                               .last = it->ordinal,
                               .is_proved = proved.certain,
                               .certain = true};
  it->ordinal++;
  item->array = access->array;
  item->access = access->id;
  item->member = it->out->members.count;
  return item;
}

static void add_member(struct lowering *it, const struct access *access, int64_t place,
                       bool known) {
  struct lowered_item *item = &it->out->items.items[it->out->items.count - 1];
  *ARENA_PUSH(it->module->arena, &it->out->members) =
      (struct lowered_member){access->id, place, known};
  item->member_count++;
}

/* A load or store that moves several accesses starts where the first of them does. LLVM loads the
 * units between, too; ptxas takes them off again where they are many. */
static void add_members(struct lowering *it, const uint32_t *marks, size_t count, int64_t at) {
  struct offset *offsets = ARENA_ARRAY(it->scratch, struct offset, count);
  const struct access *all = it->module->accesses.items;
  struct piece *piece = &it->out->items.items[it->out->items.count - 1].piece;
  int64_t least = 0;
  uint32_t used = 0;
  bool comparable = true;
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &all[it->marked[marks[i]]];
    comparable &= unbank_offset(it->module, access, &offsets[i]) &&
                  offsets[0].root == offsets[i].root &&
                  unbank_same_terms(offsets[0].terms, offsets[0].term_count, offsets[i].terms,
                                    offsets[i].term_count);
    least = !i || offsets[i].constant < least ? offsets[i].constant : least;
    used += access->bytes;
  }
  piece->certain &= 4 * used >= 3 * piece->bytes;
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &all[it->marked[marks[i]]];
    bool whole = access->bytes == piece->bytes;
    int64_t delta = comparable && !whole ? offsets[i].constant - least : 0;
    add_member(it, access, piece->place - at + delta, whole || comparable);
  }
}

static bool touches_shared(LLVMValueRef inst, bool is_load) {
  LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(inst, is_load ? 0 : 1));
  return LLVMGetPointerAddressSpace(type) == UNBANK_SHARED_SPACE;
}

/* What instruction selection and ptxas do later. */

static bool is_extension(LLVMValueRef user) {
  LLVMOpcode opcode = unbank_opcode(user);
  return opcode == LLVMZExt || opcode == LLVMSExt;
}

/* A load whose users all extend it does so itself. */
static bool is_extended(LLVMValueRef load) {
  bool extended = LLVMGetFirstUse(load) != NULL;
  for (LLVMUseRef use = LLVMGetFirstUse(load); use; use = LLVMGetNextUse(use))
    extended &= is_extension(LLVMGetUser(use));
  return extended;
}

static LLVMValueRef only_user(LLVMValueRef value) {
  LLVMUseRef use = LLVMGetFirstUse(value);
  return use && !LLVMGetNextUse(use) ? LLVMGetUser(use) : NULL;
}

/* A select between two loads that it alone uses becomes a load from a selected address. */
static bool is_selected(LLVMValueRef load) {
  LLVMValueRef select = only_user(load);
  if (!select || unbank_opcode(select) != LLVMSelect)
    return false;
  for (unsigned arm = 1; arm <= 2; arm++) {
    LLVMValueRef other = LLVMGetOperand(select, arm);
    if (!LLVMIsALoadInst(other) || only_user(other) != select || LLVMGetVolatile(other) ||
        LLVMGetInstructionParent(other) != LLVMGetInstructionParent(select))
      return false;
  }
  return true;
}

/* Whether a loop's branch asks that the loop not be unrolled. */
static bool forbids_unrolling(LLVMValueRef branch) {
  unsigned kind = LLVMGetMDKindIDInContext(LLVMGetTypeContext(LLVMTypeOf(branch)), "llvm.loop", 9);
  LLVMValueRef node = LLVMGetMetadata(branch, kind), rows[8], name;
  unsigned length, count = node ? LLVMGetMDNodeNumOperands(node) : 0;
  if (!count || count > 8)
    return false;
  LLVMGetMDNodeOperands(node, rows);
  for (unsigned i = 1; i < count; i++) {
    if (!rows[i] || LLVMGetMDNodeNumOperands(rows[i]) != 1)
      continue;
    LLVMGetMDNodeOperands(rows[i], &name);
    const char *text = name ? LLVMGetMDString(name, &length) : NULL;
    if (text && length == 24 && !strncmp(text, "llvm.loop.unroll.disable", 24))
      return true;
  }
  return false;
}

/* The branch of a loop of one block in which nothing keeps the loads of two iterations apart. */
static LLVMValueRef loop_of_loads(LLVMBasicBlockRef block) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(block);
  bool again = false;
  for (unsigned i = 0; i < LLVMGetNumSuccessors(branch); i++)
    again |= LLVMGetSuccessor(branch, i) == block;
  for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst && again;
       inst = LLVMGetNextInstruction(inst))
    again = !unbank_ends_region(inst) && !(LLVMIsAStoreInst(inst) && touches_shared(inst, false));
  return again ? branch : NULL;
}

/* When ptxas unrolls such a loop, it may merge a load with its own next one. */
static bool may_meet_itself(struct lowering *it, LLVMValueRef load, uint32_t bytes) {
  int64_t step = unbank_proved_step(&it->proof, LLVMGetOperand(load, 0));
  if (step != (int64_t)bytes && step != -(int64_t)bytes)
    return false;
  LLVMValueRef branch = loop_of_loads(LLVMGetInstructionParent(load));
  return branch && !forbids_unrolling(branch);
}

/* Codegen takes an access apart that is not aligned to its width. */
static void take_access(struct lowering *it, LLVMValueRef inst, const uint32_t *marks,
                        size_t count) {
  const struct access *access = &it->module->accesses.items[it->marked[marks[0]]];
  bool is_load = LLVMIsALoadInst(inst);
  LLVMTypeRef type = LLVMTypeOf(is_load ? inst : LLVMGetOperand(inst, 0));
  LLVMValueRef pointer = LLVMGetOperand(inst, is_load ? 0 : 1);
  uint64_t bytes = LLVMStoreSizeOfType(it->proof.layout, type);
  uint32_t align = unbank_alignment(inst);
  bool vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  bool selected = is_load && is_selected(inst), extended = is_load && is_extended(inst);
  for (uint64_t at = 0, width; at < bytes; at += width) {
    width = unbank_copy_piece(align, at, bytes);
    struct piece *piece = &add_item(it, pointer, (int64_t)at, (uint32_t)width, access)->piece;
    piece->unit = vector && width > WORD ? WORD : piece->unit;
    piece->is_fixed |= selected || (extended && width < WORD);
    piece->certain =
        !selected && (!is_load || vector || !may_meet_itself(it, inst, (uint32_t)width));
    add_members(it, marks, count, (int64_t)at);
  }
}

/* A copy moves at most 8 bytes at once: as many as the target's alignment allows, and loads also
 * the source's. */
static void take_copy(struct lowering *it, LLVMValueRef call, const struct access *first,
                      bool is_set) {
  const struct access *all = it->module->accesses.items;
  uint64_t length = LLVMConstIntGetZExtValue(LLVMGetOperand(call, 2));
  for (size_t i = first->id; i < it->module->accesses.count && all[i].inst == first->inst; i++) {
    bool starts = i == first->id || all[i].op != all[i - 1].op || all[i].piece < all[i - 1].piece;
    bool stores = all[i].op == UNBANK_OP_ST;
    uint32_t align = unbank_copy_align(call, is_set || stores);
    align = align < CODEGEN_COPY_BYTES ? align : CODEGEN_COPY_BYTES;
    LLVMValueRef pointer = LLVMGetOperand(call, stores ? 0 : 1);
    for (uint64_t at = 0, width; starts && at < length; at += width) {
      width = unbank_copy_piece(align, at, length);
      add_item(it, pointer, (int64_t)at, (uint32_t)width, &all[i]);
      const struct lowered_item *item = &it->out->items.items[it->out->items.count - 1];
      for (size_t k = i; k < it->module->accesses.count && all[k].inst == first->inst; k++)
        if (all[k].op == all[i].op && all[k].piece < at + width &&
            at < (uint64_t)all[k].piece + all[k].bytes)
          add_member(it, &all[k], item->piece.place + ((int64_t)all[k].piece - (int64_t)at), true);
    }
  }
}

static void take_instruction(struct lowering *it, LLVMValueRef inst) {
  uint32_t marks[ORIGINS_MAX];
  size_t count = unbank_codegen_origins(inst, marks, ORIGINS_MAX);
  count = count < ORIGINS_MAX ? count : ORIGINS_MAX;
  bool is_load = LLVMIsALoadInst(inst), is_store = LLVMIsAStoreInst(inst);
  if (is_load || is_store) {
    if (!count && !touches_shared(inst, is_load))
      return;
    it->region += is_load != it->loads;
    it->loads = is_load;
    if (count)
      take_access(it, inst, marks, count);
    else
      it->ordinal++;
  } else if (count && LLVMIsAMemIntrinsic(inst)) {
    const struct access *first = &it->module->accesses.items[it->marked[marks[0]]];
    bool stores = first->op == UNBANK_OP_ST;
    it->region += it->loads == stores;
    it->loads = !stores;
    take_copy(it, inst, first, LLVMIsAMemSetInst(inst));
  } else {
    it->region += unbank_ends_region(inst);
  }
}

static void take_copy_of_module(struct lowering *it) {
  for (LLVMValueRef function = LLVMGetFirstFunction(it->copy); function;
       function = LLVMGetNextFunction(function))
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
         block = LLVMGetNextBasicBlock(block)) {
      it->region++;
      for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
           inst = LLVMGetNextInstruction(inst))
        take_instruction(it, inst);
    }
}

/* Counts the items of each array, then says where each one's begin. */
static void order_by_array(const struct module *module, struct lowered *out) {
  size_t arrays = module->arrays.count, count = out->items.count;
  out->by_array = ARENA_ARRAY(module->arena, uint32_t, count + 1);
  out->starts = ARENA_ARRAY(module->arena, uint32_t, arrays + 2);
  for (size_t i = 0; i < count; i++)
    out->starts[out->items.items[i].array + 2]++;
  for (size_t a = 2; a < arrays + 2; a++)
    out->starts[a] += out->starts[a - 1];
  for (uint32_t i = 0; i < count; i++)
    out->by_array[out->starts[out->items.items[i].array + 1]++] = i;
}

struct lowered *unbank_lower(const struct module *module, const bool *kernels) {
  if (module->options->widths != UNBANK_WIDTHS_HARDWARE)
    return NULL;
  struct lowered *out = ARENA_NEW(module->arena, struct lowered);
  LLVMValueRef *instructions = ARENA_ARRAY(module->arena, LLVMValueRef, module->accesses.count + 1);
  uint32_t *marked = ARENA_ARRAY(module->arena, uint32_t, module->accesses.count + 1);
  size_t count = 0;
  out->covered = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  find_covered(module, kernels, out);
  for (uint32_t i = 0; i < module->accesses.count; i++) {
    const struct access *access = &module->accesses.items[i];
    if (!out->covered[i] || access->copy)
      continue;
    instructions[count] = access->inst;
    marked[count++] = i;
  }
  if (!count) {
    order_by_array(module, out);
    return out;
  }
  LLVMTargetMachineRef machine = new_machine(module, module->accesses.items[marked[0]].function);
  if (!machine)
    return NULL;
  LLVMModuleRef copy = unbank_codegen_copy(module->ir, machine, instructions, count);
  if (copy) {
    struct arena scratch = {0};
    struct lowering it = {.module = module,
                          .scratch = &scratch,
                          .copy = copy,
                          .out = out,
                          .proof = unbank_proof(copy, &scratch),
                          .last_group = {map_new(&scratch), map_new(&scratch)},
                          .marked = marked};
    take_copy_of_module(&it);
    order_by_array(module, out);
    arena_free(&scratch);
    unbank_codegen_dispose(copy);
  }
  LLVMDisposeTargetMachine(machine);
  return copy ? out : NULL;
}
