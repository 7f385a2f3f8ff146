/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "address/offsets.h"

#include "address/facts.h"
#include "find/callees.h"
#include "find/numbers.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/integers.h"

enum { DEPTH_MAX = 24, BOUND_BITS = 48, SHORT_BOUND_BITS = 24, FAR_BITS = 31, SPLITS_MAX = 1000 };
enum { INBOUNDS = 1, NO_UNSIGNED_WRAP = 4 }; /* LLVMGEPFlagInBounds, LLVMGEPFlagNUW */

struct taker {
  const struct module *module;
  struct offset *out;
  bool overflow;   /* more terms than there is room for, or a number that is too far */
  bool folded;     /* the step's value does not bound its new term: a 64-bit product, or a sum or
                    * product of 32 bits, that may have wrapped was taken apart, the constant
                    * wrapped, or a part was added to an earlier term */
  unsigned splits; /* integers taken apart: a sum of sums of itself has parts without number */
  bool narrowed;   /* the pointer is cast to one of fewer bits, or to an integer of 32, after the
                    * step */
  bool by_number;  /* an integer was added to one that holds the address */
};

/* No array is as large: a scale or constant beyond it is none of an access that executes, and the
 * steps behind may add and multiply the others in 64 bits. */
static bool is_far(int64_t number) {
  return number > INT64_C(1) << FAR_BITS || number < -(INT64_C(1) << FAR_BITS);
}

/* scale * leaf stays below what the offset's modulus asks for when the leaf's range does. */
static bool bounds(const struct offset *offset, struct range range, int64_t scale) {
  int64_t limit = INT64_C(1) << (offset->bits == 64 ? BOUND_BITS : SHORT_BOUND_BITS);
  int64_t low, high;
  return !__builtin_mul_overflow(range.low, scale, &low) &&
         !__builtin_mul_overflow(range.high, scale, &high) && low > -limit && low < limit &&
         high > -limit && high < limit;
}

/* Two parts of one term: the lowest set bit of either's scale, times what the leaf itself is a
 * multiple of. */
static void note_parts(struct taker *taker, LLVMValueRef leaf, uint64_t scales) {
  uint64_t align = low_bit_of(scales);
  unsigned zeros = unbank_zero_bits(taker->module, leaf);
  if (align < taker->out->part_align && zeros < 4 && align << zeros < taker->out->part_align)
    taker->out->part_align = (uint32_t)(align << zeros);
}

static void add_leaf(struct taker *taker, LLVMValueRef leaf, bool is_signed, int64_t scale) {
  struct offset *out = taker->out;
  taker->overflow |= is_far(scale);
  for (unsigned i = 0; i < out->term_count && !taker->overflow; i++) {
    struct term *term = &out->terms[i];
    if (term->leaf != leaf || term->is_signed != is_signed)
      continue;
    note_parts(taker, leaf, (uint64_t)(term->scale | scale));
    taker->folded = true;
    term->scale += scale;
    taker->overflow |= is_far(term->scale);
    if (!term->scale)
      *term = out->terms[--out->term_count];
    return;
  }
  taker->overflow |= out->term_count == OFFSET_TERMS_MAX;
  if (taker->overflow)
    return;
  out->terms[out->term_count++] =
      (struct term){.leaf = leaf, .is_signed = is_signed, .scale = scale, .seen = unbank_any_range};
}

static bool never_wraps(const struct taker *taker, LLVMValueRef inst, bool is_signed) {
  return (LLVMIsAInstruction(inst) && (is_signed ? LLVMGetNSW(inst) : LLVMGetNUW(inst))) ||
         unbank_range_proves_no_wrap(taker->module, inst, is_signed);
}

/* Whether integer(a op b) = integer(a) op integer(b), read signed or unsigned. At 64 bits it need
 * not hold: the sum is modulo 2^64; nor at 32 where that is modulo 2^32. A value of 32 bits does
 * not bound its parts then: 1 = 2^32 - 63 + 64. */
static bool is_exact(struct taker *taker, LLVMValueRef inst, bool is_signed) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(inst));
  if (width == 64 || never_wraps(taker, inst, is_signed))
    return true;
  bool is_modular = taker->by_number && taker->out->bits == 32 && width == 32;
  taker->folded |= is_modular;
  return is_modular;
}

static void add_integer(struct taker *taker, LLVMValueRef value, bool is_signed, int64_t scale,
                        unsigned depth);

/* value = op(inner) with a constant factor, or a leaf. */
static void add_product(struct taker *taker, LLVMValueRef value, LLVMValueRef inner,
                        LLVMValueRef factor, bool shift, bool is_signed, int64_t scale,
                        unsigned depth) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
  if (LLVMIsAConstantInt(factor) && is_exact(taker, value, is_signed)) {
    int64_t by =
        is_signed ? LLVMConstIntGetSExtValue(factor) : (int64_t)LLVMConstIntGetZExtValue(factor);
    if (shift && by >= 0 && by < (int64_t)width && by < 62)
      by = INT64_C(1) << by;
    else if (shift)
      by = 0;
    int64_t product;
    taker->folded |= width == 64 && !never_wraps(taker, value, true);
    if (by && !__builtin_mul_overflow(scale, by, &product) && !is_far(product)) {
      add_integer(taker, inner, is_signed, product, depth);
      return;
    }
  }
  add_leaf(taker, value, is_signed, scale);
}

/* An extension reads its operand; `zext nneg` (else poison) reads it either way, so the reading
 * that splits further is taken. */
static void add_extension(struct taker *taker, LLVMValueRef value, bool is_signed, int64_t scale,
                          unsigned depth) {
  LLVMValueRef inner = LLVMGetOperand(value, 0);
  bool zero = unbank_opcode(value) == LLVMZExt;
  bool nneg = zero && LLVMIsAInstruction(value) && LLVMGetNNeg(value);
  if (!zero && !is_signed) {
    add_leaf(taker, value, is_signed, scale);
    return;
  }
  bool inner_signed = !zero;
  if (nneg && LLVMIsAInstruction(inner)) {
    LLVMOpcode opcode = LLVMGetInstructionOpcode(inner);
    bool flagged = opcode == LLVMAdd || opcode == LLVMSub || opcode == LLVMMul || opcode == LLVMShl;
    inner_signed = flagged ? LLVMGetNSW(inner) && !LLVMGetNUW(inner) : opcode == LLVMSExt;
  }
  add_integer(taker, inner, inner_signed, scale, depth);
  struct term *last =
      taker->out->term_count ? &taker->out->terms[taker->out->term_count - 1] : NULL;
  if (last && last->leaf == inner && last->is_signed == inner_signed &&
      LLVMGetIntTypeWidth(LLVMTypeOf(value)) == 64)
    last->wide = value;
}

static void add_integer(struct taker *taker, LLVMValueRef value, bool is_signed, int64_t scale,
                        unsigned depth) {
  if (LLVMIsAConstantInt(value) && LLVMGetIntTypeWidth(LLVMTypeOf(value)) <= 64) {
    uint64_t read =
        is_signed ? (uint64_t)LLVMConstIntGetSExtValue(value) : LLVMConstIntGetZExtValue(value);
    int64_t part, *constant = &taker->out->constant;
    taker->folded |= __builtin_mul_overflow(scale, (int64_t)read, &part);
    taker->folded |= __builtin_add_overflow(*constant, part, constant);
    return;
  }
  bool opaque =
      !depth || LLVMGetIntTypeWidth(LLVMTypeOf(value)) > 64 || taker->splits++ >= SPLITS_MAX;
  LLVMOpcode opcode = opaque ? (LLVMOpcode)0 : unbank_opcode(value);
  LLVMValueRef left = opcode ? LLVMGetOperand(value, 0) : NULL;
  switch ((int)opcode) {
  case LLVMSExt:
  case LLVMZExt:
    add_extension(taker, value, is_signed, scale, depth - 1);
    return;
  case LLVMOr:
    if (!LLVMIsAInstruction(value) || !LLVMGetIsDisjoint(value))
      break;
    add_integer(taker, left, is_signed, scale, depth - 1);
    add_integer(taker, LLVMGetOperand(value, 1), is_signed, scale, depth - 1);
    return;
  case LLVMAdd:
  case LLVMSub:
    if (!is_exact(taker, value, is_signed))
      break;
    add_integer(taker, left, is_signed, scale, depth - 1);
    add_integer(taker, LLVMGetOperand(value, 1), is_signed, opcode == LLVMAdd ? scale : -scale,
                depth - 1);
    return;
  case LLVMMul:
  case LLVMShl:
    add_product(taker, value, left, LLVMGetOperand(value, 1), opcode == LLVMShl, is_signed, scale,
                depth - 1);
    return;
  default:
    break;
  }
  add_leaf(taker, value, is_signed, scale);
}

/* The bytes of the array that a derived pointer leads to; 0 when they are not known. */
static int64_t bytes_behind(const struct module *module, LLVMValueRef pointer) {
  uint32_t array;
  return map_get(&module->derived, pointer, &array) ? (int64_t)module->arrays.items[array].bytes
                                                    : 0;
}

/* An inbounds GEP starts and ends inside the array (else poison), so it steps over -size .. size
 * bytes, and with nuw over 0 .. size:
 *
 *     low <= scale * leaf + constant <= size         for the one term that it adds
 */
static void see_step(struct taker *taker, LLVMValueRef gep, unsigned terms_before,
                     int64_t constant_before) {
  unsigned flags = LLVMGEPGetNoWrapFlags(gep);
  int64_t size = bytes_behind(taker->module, gep);
  if (taker->folded || !(flags & INBOUNDS) || !size || taker->out->term_count != terms_before + 1)
    return;
  struct term *term = &taker->out->terms[terms_before];
  int64_t constant, scale = term->scale;
  if (__builtin_sub_overflow(taker->out->constant, constant_before, &constant) || scale <= 0 ||
      scale > size || constant < -size || constant > size)
    return;
  int64_t low = (flags & NO_UNSIGNED_WRAP ? 0 : -size) - constant;
  term->seen = (struct range){-floor_div(-low, scale), floor_div(size - constant, scale)};
}

static bool is_narrow(const struct module *module, LLVMValueRef pointer) {
  return unbank_index_bits(module->ir, LLVMGetPointerAddressSpace(LLVMTypeOf(pointer))) < 64;
}

/* What a GEP adds counts modulo 2^64 if it is an integer that stays in the array, or if neither the
 * GEP nor a cast after it drops what is above 32 bits. */
static void note_modulus(struct taker *taker, LLVMValueRef gep) {
  bool stays = LLVMGEPGetNoWrapFlags(gep) & INBOUNDS;
  if (!stays && (taker->narrowed || is_narrow(taker->module, gep)))
    taker->out->bits = 32;
}

static void add_gep(struct taker *taker, LLVMValueRef gep) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(taker->module->ir);
  LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
  unsigned terms_before = taker->out->term_count;
  int64_t constant_before = taker->out->constant;
  taker->folded = false;
  note_modulus(taker, gep);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(gep); i++) {
    LLVMValueRef index = LLVMGetOperand(gep, i);
    uint64_t size;
    if (i > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
      unsigned field = (unsigned)LLVMConstIntGetZExtValue(index);
      int64_t *constant = &taker->out->constant;
      *constant = wrapping_add(*constant, (int64_t)LLVMOffsetOfElement(layout, type, field));
      type = LLVMStructGetTypeAtIndex(type, field);
      continue;
    }
    if (i > 1)
      type = LLVMGetElementType(type);
    if (!unbank_type_bytes(layout, type, &size)) {
      taker->overflow = true;
      return;
    }
    add_integer(taker, index, true, (int64_t)size, DEPTH_MAX);
  }
  see_step(taker, gep, terms_before, constant_before);
}

/* What an integer that holds the address has behind it, by the steps of find/numbers.h; false: none
 * that adds to it. */
static bool add_number(struct taker *taker) {
  struct offset *out = taker->out;
  LLVMOpcode opcode = unbank_opcode(out->root);
  bool is_sum = opcode == LLVMAdd || opcode == LLVMSub ||
                (opcode == LLVMOr && LLVMIsAInstruction(out->root) && LLVMGetIsDisjoint(out->root));
  int operand = is_sum ? unbank_address_operand(taker->module, out->root) : -1;
  if (operand < 0)
    return false;
  if (taker->narrowed)
    out->bits = 32;
  taker->by_number = true;
  add_integer(taker, LLVMGetOperand(out->root, operand ? 0 : 1), true, opcode == LLVMSub ? -1 : 1,
              DEPTH_MAX);
  out->root = LLVMGetOperand(out->root, (unsigned)operand);
  return true;
}

/* The operand of a cast, or of a call that hands its argument on; else NULL. */
static LLVMValueRef cast_of(LLVMValueRef value) {
  static const LLVMOpcode casts[] = {LLVMAddrSpaceCast, LLVMBitCast,  LLVMFreeze,
                                     LLVMPtrToInt,      LLVMIntToPtr, LLVMTrunc,
                                     LLVMZExt,          LLVMSExt,     0};
  if (unbank_opcode(value) == LLVMCall)
    return unbank_handed_on(value);
  return unbank_has_opcode(value, casts) ? LLVMGetOperand(value, 0) : NULL;
}

static bool narrows(const struct module *module, LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  if (LLVMGetTypeKind(type) == LLVMIntegerTypeKind)
    return LLVMGetIntTypeWidth(type) < 64;
  const LLVMOpcode opcode = unbank_opcode(value);
  return (opcode == LLVMAddrSpaceCast || opcode == LLVMIntToPtr) && is_narrow(module, value);
}

bool unbank_pointer_offset(const struct module *module, LLVMValueRef pointer, struct offset *out) {
  *out = (struct offset){.root = pointer, .bits = 64, .part_align = 16};
  struct taker taker = {.module = module, .out = out};
  for (LLVMValueRef from;;) {
    taker.narrowed |= narrows(module, out->root);
    if (unbank_opcode(out->root) == LLVMGetElementPtr) {
      add_gep(&taker, out->root);
      out->root = LLVMGetOperand(out->root, 0);
    } else if ((from = cast_of(out->root)) || (from = unbank_constant_passed(module, out->root))) {
      out->root = from;
    } else if (!add_number(&taker)) {
      if (LLVMGetTypeKind(LLVMTypeOf(out->root)) == LLVMIntegerTypeKind)
        out->bits = 32;
      return !taker.overflow && !is_far(out->constant);
    }
  }
}

static bool take_offset(const struct module *module, const struct access *access,
                        struct offset *out) {
  bool fits = unbank_pointer_offset(module, access->pointer, out);
  out->constant = wrapping_add(out->constant, access->piece);
  out->block = access->block;
  out->depth = unbank_loop_depth(module->shim, access->block);
  for (unsigned i = 0; i < out->term_count; i++) {
    struct term *term = &out->terms[i];
    term->seen = unbank_intersect_ranges(
        unbank_range_at(module, access->block, NULL, term->leaf, term->is_signed), term->seen);
    term->bounded = bounds(out, term->seen, term->scale);
    term->ones = unbank_one_bits(module, term->leaf);
  }
  return fits;
}

/* What an access keeps of the last time it was asked; a rewritten one has another pointer. */
struct taken_offset {
  LLVMValueRef pointer;
  bool fits;
  struct offset offset;
};

bool unbank_offset(const struct module *module, const struct access *access, struct offset *out) {
  struct access *own = &module->accesses.items[access->id];
  if (own != access)
    return take_offset(module, access, out);
  if (!own->taken || own->taken->pointer != own->pointer) {
    own->taken = ARENA_NEW(module->arena, struct taken_offset);
    own->taken->pointer = own->pointer;
    own->taken->fits = take_offset(module, own, &own->taken->offset);
  }
  *out = own->taken->offset;
  return own->taken->fits;
}

bool unbank_same_terms(const struct term *a, unsigned a_count, const struct term *b,
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

bool unbank_is_bit_root(LLVMValueRef root) {
  LLVMOpcode opcode = unbank_opcode(root);
  return opcode == LLVMXor || opcode == LLVMOr || opcode == LLVMAnd;
}

/* Selects, and operations on bits, on the way since the last phi. One that leads to itself so is in
 * code that is never reached. */
struct chain {
  LLVMValueRef select;
  const struct chain *before;
};

/* Whether it is known what a parameter is an address of. */
static bool parameter_fits(const struct module *module, LLVMValueRef root) {
  bool is_number = LLVMGetTypeKind(LLVMTypeOf(root)) == LLVMIntegerTypeKind;
  return !is_number || unbank_space_of_number(module, root) >= 0;
}

/* Phis and selects that may lead from one to the next: each takes room on the stack. */
enum { CHAIN_MAX = 512 };

static bool pointer_phi_fits(const struct module *module, LLVMValueRef root,
                             const struct chain *selects, struct map *seen, unsigned left) {
  int address = unbank_is_bit_root(root) ? unbank_address_operand(module, root) : -1;
  bool is_phi = unbank_opcode(root) == LLVMPHI,
       is_select = unbank_opcode(root) == LLVMSelect || address >= 0;
  for (const struct chain *it = selects; it; it = it->before)
    if (it->select == root)
      return false;
  if (LLVMIsAArgument(root))
    return parameter_fits(module, root);
  if ((!is_phi && !is_select) || map_get(seen, root, NULL))
    return true;
  map_put(seen, root, 1);
  const struct chain here = {root, selects};
  for (unsigned i = is_select && address < 0 ? 1 : 0; i < (unsigned)LLVMGetNumOperands(root); i++) {
    LLVMValueRef in = LLVMGetOperand(root, i);
    struct offset offset;
    if (unbank_leads_nowhere(module, in) || (address >= 0 && i != (unsigned)address))
      continue;
    if (!left || !unbank_pointer_offset(module, in, &offset) ||
        !pointer_phi_fits(module, offset.root, is_select ? &here : NULL, seen, left - 1))
      return false;
  }
  return true;
}

bool unbank_pointer_phi_fits(const struct module *module, LLVMValueRef root) {
  struct map seen = map_new(module->arena);
  return pointer_phi_fits(module, root, NULL, &seen, CHAIN_MAX);
}
