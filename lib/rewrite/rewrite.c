/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/rewrite.h"

#include <assert.h>
#include <llvm-c/DebugInfo.h>
#include <stdlib.h>
#include <string.h>

#include "address/align.h"
#include "address/tile.h"
#include "assembly/accesses.h"
#include "cost/target.h"
#include "find/arrays.h"
#include "find/copies.h"
#include "find/earlier.h"
#include "find/joined.h"
#include "find/mixed.h"
#include "kernels/instances.h"
#include "kernels/shapes.h"
#include "rewrite/expand.h"
#include "rewrite/pointer_phi.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/integers.h"
#include "support/map.h"
#include "support/words.h"

enum { OPERANDS_MAX = 12 }; /* of a wmma: a pointer, up to eight registers, a stride */

/* The new global. */

/* Whether a layout is one level of padding and nothing else, so that the type of the array can be
 * padded. */
static bool is_plain_pad(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && layout->pads[0].row && !layout->pads[1].row;
}

/* The type of a padded array: the dimension whose rows are padded grows by whole elements; NULL
 * when no dimension has rows of that size. */
static LLVMTypeRef padded_type(const struct module *module, LLVMTypeRef type, uint64_t row,
                               uint64_t pad) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  if (LLVMGetTypeKind(type) != LLVMArrayTypeKind)
    return NULL;
  LLVMTypeRef element = LLVMGetElementType(type);
  uint64_t size = LLVMABISizeOfType(layout, element);
  if (size != row) {
    LLVMTypeRef inner = padded_type(module, element, row, pad);
    return inner ? LLVMArrayType2(inner, LLVMGetArrayLength2(type)) : NULL;
  }
  if (LLVMGetTypeKind(element) != LLVMArrayTypeKind)
    return NULL;
  LLVMTypeRef inner = LLVMGetElementType(element);
  uint64_t part = LLVMABISizeOfType(layout, inner);
  if (!part || pad % part)
    return NULL;
  return LLVMArrayType2(LLVMArrayType2(inner, LLVMGetArrayLength2(element) + pad / part),
                        LLVMGetArrayLength2(type));
}

static LLVMTypeRef innermost(LLVMTypeRef type) {
  while (LLVMGetTypeKind(type) == LLVMArrayTypeKind)
    type = LLVMGetElementType(type);
  return type;
}

/* Whether a pad after the last row, which makes `whole` bytes of `bytes`, costs nothing. */
static bool takes_whole_rows(const struct module *module, const struct instance *instance,
                             uint64_t whole, uint64_t bytes) {
  if (!unbank_has_room(module, instance, whole > bytes ? whole - bytes : 0))
    return false;
  return unbank_is_joined_array(&module->arrays.items[instance->array]) ||
         unbank_displaced_by_all(module, instance, whole) <=
             unbank_displaced_by_all(module, instance, bytes);
}

/* A type of at least so many bytes for a new global: that of the old one, with its dimensions
 * padded if these describe the layout; or else an array of elements, or of bytes. */
static LLVMTypeRef type_for(const struct module *module, const struct instance *instance,
                            LLVMTypeRef type, uint64_t bytes) {
  LLVMTargetDataRef target = LLVMGetModuleDataLayout(module->ir);
  const struct unbank_layout *layout = &instance->layout;
  if (LLVMABISizeOfType(target, type) == bytes)
    return type;
  LLVMTypeRef padded = is_plain_pad(layout)
                           ? padded_type(module, type, layout->pads[0].row, layout->pads[0].pad)
                           : NULL;
  uint64_t whole =
      padded ? LLVMABISizeOfType(target, padded) : 0; /* with a pad after the last row */
  if (padded && takes_whole_rows(module, instance, whole, bytes))
    return padded;
  LLVMTypeRef element = innermost(type);
  uint64_t part = LLVMABISizeOfType(target, element);
  if (part && bytes % part == 0)
    return LLVMArrayType2(element, bytes / part);
  return LLVMArrayType2(LLVMInt8TypeInContext(LLVMGetModuleContext(module->ir)), bytes);
}

static LLVMValueRef make_global(const struct module *module, const struct instance *instance,
                                const struct member *member, uint64_t bytes) {
  LLVMTypeRef type = type_for(module, instance, LLVMGlobalGetValueType(member->global), bytes);
  const char *name =
      instance->kernel < 0
          ? member->name
          : arena_printf(module->arena, "%s.%s", member->name,
                         unbank_value_name(module->kernels.items[instance->kernel].function));
  LLVMValueRef made = LLVMAddGlobalInAddressSpace(module->ir, type, name, UNBANK_SHARED_SPACE);
  LLVMSetLinkage(made, LLVMInternalLinkage);
  LLVMSetUnnamedAddress(made, LLVMLocalUnnamedAddr);
  LLVMSetInitializer(made, LLVMGetUndef(type));
  LLVMSetAlignment(made, unbank_member_align(instance, member));
  unbank_insert_global_before(made, member->global);
  unbank_write_mark(module->ir, made, member->name, &instance->layout);
  if (is_plain_pad(&instance->layout))
    unbank_copy_array_debug(member->global, made);
  return made;
}

static uint64_t bytes_of_global(const struct module *module, LLVMValueRef global) {
  return LLVMABISizeOfType(LLVMGetModuleDataLayout(module->ir), LLVMGlobalGetValueType(global));
}

/* Makes a new global for each member of a joined array that the instance's kernels use. */
static void make_members(struct module *module, struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  struct renewed *renewed = ARENA_ARRAY(module->arena, struct renewed, array->members.count);
  instance->renewed = renewed;
  instance->bytes_after = 0;
  for (size_t i = 0; i < array->members.count; i++) {
    const struct member *member = &array->members.items[i];
    if (instance->kernel >= 0 &&
        !unbank_uses_member(&module->kernels.items[instance->kernel], array, member))
      continue;
    renewed[i].global =
        make_global(module, instance, member, unbank_member_bytes(module, instance, member));
    renewed[i].bytes = bytes_of_global(module, renewed[i].global);
    instance->bytes_after += renewed[i].bytes;
    instance->replacement = renewed[i].global;
  }
}

/* Gives each name of dynamic memory the alignment that plans of offsets in it rely on. */
static void align_names(const struct array *array) {
  for (size_t i = 0; i < array->globals.count; i++)
    if (LLVMGetAlignment(array->globals.items[i]) < UNBANK_ARRAY_ALIGN)
      LLVMSetAlignment(array->globals.items[i], UNBANK_ARRAY_ALIGN);
}

static void make_array(struct module *module, struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  if (array->is_dynamic) {
    instance->replacement = array->global;
    align_names(array);
  } else if (unbank_is_joined_array(array)) {
    make_members(module, instance);
  } else {
    instance->replacement = make_global(module, instance, &array->members.items[0],
                                        unbank_instance_bytes(module, instance));
    instance->bytes_after = bytes_of_global(module, instance->replacement);
  }
}

/* Accesses. */

/* The alignment of a new address, which without its constant is `align`, but no more than the new
 * array has. Dynamic memory stays where it is, so there the alignment that the access promised
 * holds as well, up to the layout's atom. */
static uint32_t align_of_address(const struct module *module, const struct instance *instance,
                                 const struct access *access, const struct plan *plan,
                                 uint32_t align) {
  uint64_t constant = (uint64_t)plan->constant & (UNBANK_ARRAY_ALIGN - 1);
  uint64_t bit = low_bit_of(constant);
  align = constant && bit < align ? (uint32_t)bit : align;
  uint32_t most = unbank_instance_align(module, instance);
  uint32_t atom = unbank_layout_atom(&instance->layout);
  uint32_t kept = access->align < atom ? access->align : atom;
  align = align < most ? align : most;
  return unbank_stays(plan, &instance->layout) && kept > align ? kept : align;
}

/* The pointer to which a plan's offset is added: the new array, or dynamic memory under the name
 * that the access uses. */
static LLVMValueRef new_array_of(struct rewriter *rewriter, const struct instance *instance,
                                 LLVMValueRef root) {
  const struct array *array = &rewriter->module->arrays.items[instance->array];
  bool stays = array->is_dynamic && LLVMIsAGlobalVariable(root);
  if (unbank_is_joined_array(array))
    return unbank_new_array_of_root(&rewriter->emitter, instance, root);
  return stays ? root : instance->replacement;
}

/* The alignments of a new address. */
struct new_align {
  uint32_t always,
      where_moved; /* where_moved: in launches in which a pitch layout moves something */
};

/* So many base registers may move along with one counter. More could cost more than they save, as
 * each iteration of an unrolled loop may have its own. */
enum { FOLLOWED_MAX = 2 };

/* Plans an access. The plan follows a counter unless too many base registers, of those that have
 * been counted so far, would move along with it. */
static void plan_access(const struct rewriter *rewriter, const struct instance *instance,
                        const struct access *access, const struct offset *offset,
                        struct plan *plan) {
  const struct module *module = rewriter->module;
  const struct unbank_shape *promise = unbank_promise(module, instance);
  unbank_plan_to_emit(module, access->function, promise, offset, &instance->layout, plan);
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->counts_from[i] &&
        map_or(&rewriter->followed, plan->terms[i].leaf, 0) > FOLLOWED_MAX) {
      unbank_plan(module, access->function, promise, offset, &instance->layout, plan);
      return;
    }
}

/* Counts the base registers that would move along with the counters in an access's address. */
static void count_followed(struct rewriter *rewriter, const struct instance *instance,
                           const struct access *access) {
  struct offset offset;
  struct plan plan;
  unbank_offset(rewriter->module, access, &offset);
  plan_access(rewriter, instance, access, &offset, &plan);
  for (unsigned i = 0; i < plan.term_count; i++) {
    LLVMValueRef counter = plan.terms[i].leaf;
    uint64_t base = hash_mix(unbank_base_hash(&plan), (uintptr_t)counter);
    if (plan.counts_from[i] && map_add(&rewriter->bases, map_number(base), 1))
      map_put(&rewriter->followed, counter, map_or(&rewriter->followed, counter, 0) + 1);
  }
}

static LLVMValueRef new_address(struct rewriter *rewriter, const struct instance *instance,
                                const struct access *access, LLVMValueRef before,
                                struct new_align *align) {
  struct module *module = rewriter->module;
  struct offset offset;
  struct plan plan;
  unbank_offset(module, access, &offset);
  plan_access(rewriter, instance, access, &offset, &plan);
  struct kernel *kernel = plan.used_promise ? unbank_kernel_of(module, access->function) : NULL;
  if (kernel)
    unbank_enforce_shape(module, kernel);
  LLVMPositionBuilderBefore(rewriter->emitter.builder, before);
  LLVMSetCurrentDebugLocation2(rewriter->emitter.builder, LLVMInstructionGetDebugLoc(before));
  align->always = align_of_address(module, instance, access, &plan, plan.align);
  align->where_moved = align_of_address(module, instance, access, &plan, plan.align_where_moved);
  if (plan.permutation != PERMUTE_NONE)
    unbank_use_launch_values(&rewriter->emitter, &rewriter->launch, access->function, instance);
  return unbank_emit_address(&rewriter->emitter, &plan, &instance->layout,
                             new_array_of(rewriter, instance, offset.root));
}

LLVMValueRef unbank_new_address(struct rewriter *rewriter, const struct instance *instance,
                                const struct access *access, LLVMValueRef before, uint32_t *align) {
  struct new_align found;
  LLVMValueRef address = new_address(rewriter, instance, access, before, &found);
  *align = found.always;
  return address;
}

static void redirect(struct rewriter *rewriter, const struct instance *instance,
                     struct access *access) {
  struct module *module = rewriter->module;
  struct new_align align;
  LLVMValueRef address = new_address(rewriter, instance, access, access->inst, &align);
  unsigned operand = LLVMIsAStoreInst(access->inst) ? 1 : 0;
  LLVMSetOperand(access->inst, operand, address);
  LLVMSetAlignment(access->inst, align.always);
  if (align.where_moved > align.always)
    *ARENA_PUSH(module->arena, &module->moved_aligns) =
        (struct moved_align){access->inst, align.always, align.where_moved};
  access->pointer = address;
}

/* A new address in the form of a call's operand: as a pointer, perhaps a generic one, or as an
 * integer. Inline PTX may add a number to it (access->piece), which is subtracted here. */
static LLVMValueRef as_operand(struct rewriter *rewriter, LLVMValueRef address, LLVMTypeRef type,
                               const struct access *access) {
  LLVMBuilderRef builder = rewriter->emitter.builder;
  LLVMTypeRef byte = LLVMInt8TypeInContext(rewriter->emitter.context);
  LLVMValueRef back = LLVMConstInt(LLVMInt64TypeInContext(rewriter->emitter.context),
                                   (uint64_t)-(int64_t)access->piece, true);
  if (access->piece)
    address = LLVMBuildGEP2(builder, byte, address, &back, 1, "");
  bool is_pointer = LLVMGetTypeKind(type) == LLVMPointerTypeKind;
  bool is_generic = is_pointer ? LLVMGetPointerAddressSpace(type) == 0 : access->is_generic;
  if (is_generic)
    address = LLVMBuildAddrSpaceCast(builder, address,
                                     LLVMPointerTypeInContext(rewriter->emitter.context, 0), "");
  return is_pointer ? address : LLVMBuildPtrToInt(builder, address, type, "");
}

/* Copies the attributes of a call itself, such as that it is convergent. */
static void copy_attributes(struct arena *arena, LLVMValueRef from, LLVMValueRef to) {
  LLVMAttributeIndex self = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
  unsigned count = LLVMGetCallSiteAttributeCount(from, self);
  LLVMAttributeRef *attributes = ARENA_ARRAY(arena, LLVMAttributeRef, count + 1);
  LLVMGetCallSiteAttributes(from, self, attributes);
  for (unsigned i = 0; i < count; i++)
    LLVMAddCallSiteAttribute(to, self, attributes[i]);
}

/* The inline PTX of a call, in which the address of one access is one more operand. */
static LLVMValueRef with_operand(const struct rewriter *rewriter, const struct access *access,
                                 LLVMTypeRef type, LLVMTypeRef function) {
  LLVMValueRef before = LLVMGetCalledValue(access->inst);
  struct arena *arena = rewriter->module->arena;
  size_t text_length, length;
  const char *text = LLVMGetInlineAsmAsmString(before, &text_length);
  const char *constraints = LLVMGetInlineAsmConstraintString(before, &length);
  const struct asm_access *read = unbank_nth_access(text, arena, access->nth_in_text);
  /* Clobbers come last, and have no number. */
  const char *clobbers = length && *constraints == '~' ? constraints : strstr(constraints, ",~");
  const int own = clobbers ? (int)(clobbers - constraints) : (int)length;
  unsigned operands = length > 0 && own > 0;
  for (int i = 0; i < own; i++)
    operands += constraints[i] == ',';
  const bool is_wide = LLVMABISizeOfType(LLVMGetModuleDataLayout(rewriter->module->ir), type) == 8;
  const char *new_text = arena_printf(arena, "%.*s[$%u]%s", (int)read->at, text, operands,
                                      text + read->at + read->length);
  const char *new_constraints =
      arena_printf(arena, "%.*s%s%c%s%s", own, constraints, own ? "," : "", is_wide ? 'l' : 'r',
                   clobbers && *clobbers != ',' ? "," : "", clobbers ? clobbers : "");
  return LLVMGetInlineAsm(function, new_text, strlen(new_text), new_constraints,
                          strlen(new_constraints), LLVMGetInlineAsmHasSideEffects(before),
                          LLVMGetInlineAsmNeedsAlignedStack(before),
                          LLVMGetInlineAsmDialect(before), LLVMGetInlineAsmCanUnwind(before));
}

/* Gives an access in inline PTX an operand of its own. The one that it shared has no further use
 * once all accesses by it, which are to one array, have their own; it becomes zero, so that nothing
 * names the old array. */
static void give_own_operand(struct rewriter *rewriter, struct access *access) {
  struct module *module = rewriter->module;
  LLVMValueRef call = access->inst;
  const unsigned count = LLVMGetNumArgOperands(call);
  LLVMValueRef *operands = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  LLVMTypeRef *types = ARENA_ARRAY(module->arena, LLVMTypeRef, count + 1);
  for (unsigned i = 0; i < count; i++) {
    operands[i] = LLVMGetOperand(call, i);
    types[i] = LLVMTypeOf(operands[i]);
  }
  types[count] = access->is_converted ? LLVMInt32TypeInContext(rewriter->emitter.context)
                                      : types[access->operand];
  operands[access->operand] = LLVMConstNull(types[access->operand]);
  operands[count] = LLVMConstNull(types[count]);
  LLVMTypeRef type = LLVMFunctionType(LLVMTypeOf(call), types, count + 1, false);
  LLVMValueRef made =
      LLVMBuildCall2(rewriter->emitter.builder, type,
                     with_operand(rewriter, access, types[count], type), operands, count + 1, "");
  copy_attributes(module->arena, call, made);
  LLVMReplaceAllUsesWith(call, made);
  struct access *first = access, *const end = module->accesses.items + module->accesses.count;
  while (first > module->accesses.items && first[-1].inst == call)
    first--;
  for (; first < end && first->inst == call; first++)
    first->inst = made;
  LLVMInstructionEraseFromParent(call);
  LLVMPositionBuilderBefore(rewriter->emitter.builder, made);
  access->operand = count;
  access->piece = 0;
}

/* Gives a new address to inline PTX, or to an intrinsic for the same instruction. */
static void redirect_operand(struct rewriter *rewriter, const struct instance *instance,
                             struct access *access) {
  uint32_t align;
  LLVMValueRef address = unbank_new_address(rewriter, instance, access, access->inst, &align);
  if (access->shares_operand)
    give_own_operand(rewriter, access);
  LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(access->inst, access->operand));
  access->pointer = as_operand(rewriter, address, type, access);
  LLVMSetOperand(access->inst, access->operand, access->pointer);
}

/* Replaces a call of an intrinsic for a pointer of any address space by one of the same intrinsic
 * for a shared pointer. */
static LLVMValueRef call_shared(struct rewriter *rewriter, LLVMValueRef call,
                                LLVMValueRef pointer) {
  LLVMValueRef operands[OPERANDS_MAX];
  unsigned count = LLVMGetNumArgOperands(call);
  LLVMTypeRef type = LLVMTypeOf(pointer);
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(
      rewriter->module->ir, LLVMGetIntrinsicID(LLVMGetCalledValue(call)), &type, 1);
  assert(count <= OPERANDS_MAX);
  operands[0] = pointer;
  for (unsigned i = 1; i < count; i++)
    operands[i] = LLVMGetOperand(call, i);
  LLVMValueRef made = LLVMBuildCall2(rewriter->emitter.builder, LLVMGlobalGetValueType(callee),
                                     callee, operands, count, "");
  copy_attributes(rewriter->module->arena, call, made);
  LLVMReplaceAllUsesWith(call, made);
  LLVMInstructionEraseFromParent(call);
  return made;
}

/* Gives a wmma, whose pieces are the accesses from `first` up to `end`, its new start and its new
 * distance between lines. Through a shared pointer, ptxas loads 8x8 matrices by ldmatrix, whose
 * rows must be aligned to 16 bytes; through a generic one, it loads them word by word. */
static void redirect_tile(struct rewriter *rewriter, const struct instance *instance,
                          struct access *first, const struct access *end) {
  const struct tile *tile = first->tile;
  uint32_t align, elements = unbank_tile_elements(tile, &instance->layout);
  uint32_t stride = elements * tile->wmma.bits / 8;
  LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(first->inst, 0));
  LLVMValueRef call = first->inst;
  if (!unbank_layout_is_identity(&instance->layout))
    LLVMSetOperand(call, tile->operand, LLVMConstInt(LLVMTypeOf(tile->stride), elements, false));
  LLVMValueRef address = unbank_new_address(rewriter, instance, first, call, &align);
  if (align >= UNBANK_TILE_ATOM && stride && stride % UNBANK_TILE_ATOM == 0)
    call = call_shared(rewriter, call, address);
  else
    LLVMSetOperand(call, 0, as_operand(rewriter, address, type, first));
  for (struct access *piece = first; piece < end; piece++) {
    piece->inst = call;
    piece->pointer = LLVMGetOperand(call, 0);
  }
}

uint32_t unbank_fragment_bytes(const struct module *module, const struct access *access) {
  const struct instance *instance = unbank_rewritten(module, access);
  return instance ? unbank_part_under(module, access, &instance->layout) : access->bytes;
}

struct access unbank_fragment_of(const struct access *access, uint32_t at, uint32_t bytes) {
  struct access part = *access;
  part.piece += at;
  part.bytes = bytes;
  part.align = part.align < bytes ? part.align : bytes;
  part.decomposed = NULL;
  return part;
}

void unbank_note_fragment(struct module *module, const struct access *part, LLVMValueRef inst) {
  struct access *whole = &module->accesses.items[part->id];
  if (part->piece == whole->piece) {
    whole->inst = inst;
    whole->copy = 0;
    return;
  }
  *ARENA_PUSH(module->arena, &module->fragments) =
      (struct fragment){whole->id, part->piece - whole->piece, inst};
}

/* Accesses `first` up to `end` are those of one instruction. */
static void rewrite_instruction(struct rewriter *rewriter, size_t first, size_t end) {
  struct access *all = rewriter->module->accesses.items;
  if (LLVMIsAMemIntrinsic(all[first].inst)) {
    unbank_expand_copy(rewriter, first, end);
    return;
  }
  const struct instance *whole = unbank_rewritten(rewriter->module, &all[first]);
  if (all[first].tile) {
    redirect_tile(rewriter, whole, &all[first], &all[end]);
    return;
  }
  for (size_t i = first; i < end; i++) {
    const struct instance *instance = unbank_rewritten(rewriter->module, &all[i]);
    if (instance && LLVMIsACallInst(all[i].inst))
      redirect_operand(rewriter, instance, &all[i]);
    else if (instance && unbank_fragment_bytes(rewriter->module, &all[i]) < all[i].bytes)
      unbank_expand_access(rewriter, instance, &all[i]);
    else if (instance)
      redirect(rewriter, instance, &all[i]);
  }
}

static void rewrite_accesses(struct rewriter *rewriter) {
  struct module *module = rewriter->module;
  for (size_t i = 0; i < module->accesses.count; i++) {
    const struct access *access = &module->accesses.items[i];
    const struct instance *instance = unbank_rewritten(module, access);
    if (instance && !access->tile && unbank_may_follow_counters(&instance->layout))
      count_followed(rewriter, instance, access);
  }
  for (size_t i = 0, next; i < module->accesses.count; i = next) {
    struct access *access = &module->accesses.items[i];
    bool changes = false;
    for (next = i;
         next < module->accesses.count && module->accesses.items[next].inst == access->inst; next++)
      changes |= unbank_rewritten(module, &module->accesses.items[next]) != NULL;
    if (!changes)
      continue;
    unbank_note_rewritten(module, access->function);
    rewrite_instruction(rewriter, i, next);
  }
}

/* Lists the masks of rows whose length the launch chooses, for versions/versions.h. */
static void note_masks(struct module *module, const struct launch *launch) {
  for (size_t i = 0; i < launch->list.count; i++) {
    const struct launch_values *values = &launch->list.items[i];
    if (values->row_mask)
      *ARENA_PUSH(module->arena, &module->row_masks) =
          (struct row_mask){values->function, values->row_mask, values->row_power,
                            values->row_shift, values->instance};
  }
}

/* What led to the old array. */

/* The name of the function that an instruction calls, such as "llvm.lifetime.start.p3"; "" if it
 * calls none. */
static const char *name_of_callee(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  return callee && LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
}

static bool is_isspacep(LLVMValueRef inst) {
  return begins_with(name_of_callee(inst), "llvm.nvvm.isspacep.");
}

/* Replaces the result of an isspacep of an address in shared memory. */
static void fold_isspacep(LLVMValueRef call) {
  bool shared = begins_with(name_of_callee(call), "llvm.nvvm.isspacep.shared");
  LLVMReplaceAllUsesWith(call, LLVMConstInt(LLVMTypeOf(call), shared, false));
}

/* Whether a pointer certainly leads to an array. A phi or select of pointers may also give null. */
static bool is_never_null(const struct module *module, LLVMValueRef pointer) {
  struct offset offset;
  unbank_pointer_offset(module, pointer, &offset);
  return LLVMIsAGlobalVariable(offset.root);
}

/* Whether a call may be erased together with the old address that it is given: it only tests or
 * assumes a property of the address, or it copies or sets no bytes. */
static bool is_harmless_call(const struct module *module, LLVMValueRef inst) {
  if (is_isspacep(inst))
    return is_never_null(module, LLVMGetOperand(inst, 0));
  return LLVMIsAMemIntrinsic(inst) || unbank_is_harmless_intrinsic(name_of_callee(inst));
}

/* Whether an instruction led from a changed array to its accesses, or is a harmless call with such
 * an address. New addresses are neither, though those in dynamic memory are made from the same
 * global. */
static bool leads_to_changed(const struct module *module, LLVMValueRef inst) {
  struct access probe = {.function = unbank_function_of(inst)};
  if (!is_harmless_call(module, inst) && !map_get(&module->derived, inst, NULL))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(inst); i++)
    if (map_get(&module->derived, LLVMGetOperand(inst, (unsigned)i), &probe.array) &&
        unbank_rewritten(module, &probe))
      return true;
  return false;
}

/* Old addresses that are still needed. */
struct needed {
  struct map kept;           /* the set of them */
  LIST_OF(LLVMValueRef) all; /* the list, in the order they were found */
};

/* Notes the addresses among an instruction's operands as needed. */
static void need_operands(const struct module *module, LLVMValueRef inst, struct needed *it) {
  for (int i = 0; i < LLVMGetNumOperands(inst); i++) {
    LLVMValueRef value = LLVMGetOperand(inst, (unsigned)i);
    if (LLVMIsAInstruction(value) && map_get(&module->derived, value, NULL) &&
        map_add(&it->kept, value, 1))
      *ARENA_PUSH(module->arena, &it->all) = value;
  }
}

/* Values still needed as old addresses: operands of instructions that neither derive an address nor
 * are harmless calls, such as comparisons and differences; and all that these are made of. */
static struct map find_needed(const struct module *module, LLVMValueRef function) {
  struct needed needed = {.kept = map_new(module->arena)};
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (!is_harmless_call(module, inst) && !map_get(&module->derived, inst, NULL))
        need_operands(module, inst, &needed);
  for (size_t i = 0; i < needed.all.count; i++)
    need_operands(module, needed.all.items[i], &needed);
  return needed.kept;
}

/* Erases from one function the calls and pointers that led to a changed array and are not needed.
 * All their uses become poison before the first is erased, so they may be erased in any order. */
static void erase_dead(struct module *module, LLVMValueRef function) {
  LIST_OF(LLVMValueRef) dead = {0};
  struct map kept = find_needed(module, function);
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (leads_to_changed(module, inst) && !map_get(&kept, inst, NULL))
        *ARENA_PUSH(module->arena, &dead) = inst;
  for (size_t i = 0; i < dead.count; i++) {
    LLVMValueRef inst = dead.items[i];
    if (is_isspacep(inst))
      fold_isspacep(inst);
    else if (LLVMGetTypeKind(LLVMTypeOf(inst)) != LLVMVoidTypeKind)
      LLVMReplaceAllUsesWith(inst, LLVMGetPoison(LLVMTypeOf(inst)));
  }
  for (size_t i = 0; i < dead.count; i++)
    LLVMInstructionEraseFromParent(dead.items[i]);
}

/* The new global of an array's member. */
static LLVMValueRef new_global_of(const struct instance *instance, size_t member) {
  return instance->renewed ? instance->renewed[member].global : instance->replacement;
}

/* Replaces a global in all functions that no other kernel runs. */
static void replace_in_kernel(const struct module *module, const struct kernel *kernel,
                              LLVMValueRef from, LLVMValueRef to) {
  for (size_t i = 0; i < kernel->functions.count; i++)
    if (unbank_only_kernel_of(module, kernel->functions.items[i]))
      unbank_replace_in_function(kernel->functions.items[i], from, to);
}

/* Replaces an array's global where it is still used, and deletes it. Such uses compare addresses in
 * it, or pass them to functions that do, and the new global serves these as well. If the instance
 * is a clone for one kernel, only that kernel's uses are replaced. */
static void replace_old_global(const struct module *module, const struct instance *instance,
                               struct member *member, LLVMValueRef made) {
  unbank_forget_used(member->global);
  unbank_drop_dead_constants(member->global);
  if (LLVMGetFirstUse(member->global) && instance->kernel >= 0)
    replace_in_kernel(module, &module->kernels.items[instance->kernel], member->global, made);
  unbank_drop_dead_constants(member->global);
  if (LLVMGetFirstUse(member->global) && instance->kernel >= 0)
    return; /* another kernel keeps it as it was */
  LLVMReplaceAllUsesWith(member->global, made);
  LLVMDeleteGlobal(member->global);
  if (instance->kernel < 0)
    LLVMSetValueName2(made, member->name, strlen(member->name));
  member->global = NULL;
}

static void retire_arrays(struct module *module) {
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i];
    struct array *array = &module->arrays.items[instance->array];
    if (array->is_dynamic && instance->replacement)
      unbank_drop_dead_constants(array->global);
    for (size_t m = 0; !array->is_dynamic && m < array->members.count; m++) {
      LLVMValueRef made = new_global_of(instance, m);
      if (made && array->members.items[m].global)
        replace_old_global(module, instance, &array->members.items[m], made);
    }
    array->global = array->members.items[0].global;
  }
}

/* Joins the parted accesses again, and updates the blocks of all accesses. */
static void settle_mixed(struct module *module) {
  struct map moved = map_new(module->arena);
  if (!module->parted.count)
    return;
  for (size_t i = 0; i < module->accesses.count; i++)
    if (unbank_rewritten(module, &module->accesses.items[i]))
      map_put(&moved, module->accesses.items[i].inst, 1);
  unbank_settle_mixed(module, &moved);
  for (size_t i = 0; i < module->accesses.count; i++)
    module->accesses.items[i].block = LLVMGetInstructionParent(module->accesses.items[i].inst);
}

/* Makes the new arrays of all instances that change. False if none does. */
static bool make_arrays(struct module *module) {
  bool changed = false;
  for (size_t i = 0; i < module->instances.count; i++) {
    if (!unbank_instance_changes(&module->instances.items[i]))
      continue;
    changed = true;
    make_array(module, &module->instances.items[i]);
  }
  return changed;
}

void unbank_rewrite(struct module *module) {
  if (!make_arrays(module))
    return;
  module->tails = NULL;
  LLVMContextRef context = LLVMGetModuleContext(module->ir);
  struct rewriter rewriter = {.module = module,
                              .bases = map_new(module->arena),
                              .followed = map_new(module->arena),
                              .emitter = {.module = module,
                                          .context = context,
                                          .builder = LLVMCreateBuilderInContext(context),
                                          .phis = map_new(module->arena),
                                          .new_arrays = map_new(module->arena)}};
  rewrite_accesses(&rewriter);
  note_masks(module, &rewriter.launch);
  LLVMDisposeBuilder(rewriter.emitter.builder);
  UNBANK_EACH_FUNCTION(function, module->ir)
    erase_dead(module, function);
  retire_arrays(module);
  unbank_describe_callees(module);
  settle_mixed(module);
}

void unbank_clean_up(const struct module *module) {
  struct map seen = map_new(module->arena);
  for (size_t i = 0; i < module->accesses.count; i++) {
    LLVMValueRef function = module->accesses.items[i].function;
    if (unbank_rewritten(module, &module->accesses.items[i]) && map_add(&seen, function, 1))
      unbank_shim_cleanup(module->shim, function);
  }
}
