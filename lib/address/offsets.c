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

struct decomposing {
  const struct module *module;
  struct offset *out;
  bool overflow; /* there are more terms than fit, or a number is too large */
  bool folded;   /* the step's value does not bound its new term: a 64-bit product, or a 32-bit sum
                    or product, was decomposed although it may have wrapped, the constant wrapped,
                    or a part was added to an earlier term */
  unsigned splits; /* integers decomposed; limited, since repeated doubling has too many parts */
  bool narrowed;   /* after this step, the pointer is cast to one of fewer bits, or to an integer of
                      32 bits */
  bool by_number;  /* an integer was added to one that holds the address */
};

/* No array is this large, so offsets with a scale or constant beyond it are not followed. Those
 * below it can be added and multiplied in 64 bits. */
static bool is_far(int64_t number) {
  return number > INT64_C(1) << FAR_BITS || number < -(INT64_C(1) << FAR_BITS);
}

/* Pointers are often a few bytes behind others, and these behind others again. So that a chain of n
 * accesses does not take n^2 steps, an access takes at most TAIL_STEPS of them to a pointer whose
 * own offset, its tail, is kept. At most TAILS_MAX new tails are found behind one another, since
 * each takes space on the stack. */
enum { TAIL_STEPS = 128, TAILS_MAX = 256 };

struct tail {
  bool fits;
  LLVMValueRef root;
  int64_t constant;
  unsigned bits;
  uint32_t part_align;
  unsigned term_count;
  struct term *terms;
};

struct tails {
  struct map numbers; /* pointer -> its number in `list` */
  LIST_OF(struct tail) list;
  unsigned depth; /* tails that are being found */
};

void unbank_keep_tails(struct module *module) {
  module->tails = ARENA_NEW(module->arena, struct tails);
  module->tails->numbers = map_new(module->arena);
}

/* Whether a leaf with this range keeps scale * leaf below the limit for the offset's modulus. */
static bool bounds(const struct offset *offset, struct range range, int64_t scale) {
  int64_t limit = INT64_C(1) << (offset->bits == 64 ? BOUND_BITS : SHORT_BOUND_BITS);
  int64_t low, high;
  return !__builtin_mul_overflow(range.low, scale, &low) &&
         !__builtin_mul_overflow(range.high, scale, &high) && low > -limit && low < limit &&
         high > -limit && high < limit;
}

/* Notes the alignment of two summands that become one term: the lowest set bit of either scale,
 * times the power of two that divides the leaf. */
static void note_parts(struct decomposing *it, LLVMValueRef leaf, uint64_t scales) {
  uint64_t align = low_bit_of(scales);
  unsigned zeros = unbank_zero_bits(it->module, leaf);
  if (align < it->out->part_align && zeros < 4 && align << zeros < it->out->part_align)
    it->out->part_align = (uint32_t)(align << zeros);
}

/* An integer of the IR that is added to the offset. */
struct summand {
  LLVMValueRef value;
  bool is_signed; /* it is read as signed, or as unsigned */
  int64_t scale;
  unsigned depth; /* how many more operations that it is made of are followed */
};

static void add_leaf(struct decomposing *it, struct summand leaf) {
  struct offset *out = it->out;
  it->overflow |= is_far(leaf.scale);
  for (unsigned i = 0; i < out->term_count && !it->overflow; i++) {
    struct term *term = &out->terms[i];
    if (term->leaf != leaf.value || term->is_signed != leaf.is_signed)
      continue;
    note_parts(it, leaf.value, (uint64_t)(term->scale | leaf.scale));
    it->folded = true;
    term->scale += leaf.scale;
    it->overflow |= is_far(term->scale);
    if (!term->scale)
      *term = out->terms[--out->term_count];
    return;
  }
  it->overflow |= out->term_count == OFFSET_TERMS_MAX;
  if (!it->overflow)
    out->terms[out->term_count++] = (struct term){.leaf = leaf.value,
                                                  .is_signed = leaf.is_signed,
                                                  .scale = leaf.scale,
                                                  .seen = unbank_any_range};
}

static bool never_wraps(const struct decomposing *it, LLVMValueRef inst, bool is_signed) {
  return (LLVMIsAInstruction(inst) && (is_signed ? LLVMGetNSW(inst) : LLVMGetNUW(inst))) ||
         unbank_range_proves_no_wrap(it->module, inst, is_signed);
}

/* Whether integer(a op b) = integer(a) op integer(b), read as signed or unsigned, or need not be.
 * It need not be for 64 bits, since the sum counts modulo 2^64, nor for 32 bits if it counts modulo
 * 2^32. In the latter case, a 32-bit value does not bound its parts: 1 = 2^32 - 63 + 64. */
static bool is_exact(struct decomposing *it, LLVMValueRef inst, bool is_signed) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(inst));
  if (width == 64 || never_wraps(it, inst, is_signed))
    return true;
  bool is_modular = it->by_number && it->out->bits == 32 && width == 32;
  it->folded |= is_modular;
  return is_modular;
}

static void add_integer(struct decomposing *it, struct summand of);

/* Adds an operand of an operation, as the operation's value is read. */
static void add_operand(struct decomposing *it, struct summand of, unsigned number, int64_t scale) {
  add_integer(
      it, (struct summand){LLVMGetOperand(of.value, number), of.is_signed, scale, of.depth - 1});
}

/* Adds a product with a constant factor, or a shift by a constant; any other as a leaf. */
static void add_product(struct decomposing *it, struct summand of, bool is_shift) {
  LLVMValueRef factor = LLVMGetOperand(of.value, 1);
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(of.value));
  if (LLVMIsAConstantInt(factor) && is_exact(it, of.value, of.is_signed)) {
    int64_t by = of.is_signed ? LLVMConstIntGetSExtValue(factor)
                              : (int64_t)LLVMConstIntGetZExtValue(factor),
            product;
    if (is_shift)
      by = by >= 0 && by < (int64_t)width && by < 62 ? INT64_C(1) << by : 0;
    it->folded |= width == 64 && !never_wraps(it, of.value, true);
    if (by && !__builtin_mul_overflow(of.scale, by, &product) && !is_far(product)) {
      add_operand(it, of, 0, product);
      return;
    }
  }
  add_leaf(it, of);
}

/* Adds an extension, which reads its operand as signed or unsigned. A `zext nneg` may be read
 * either way (else it is poison), so it is read in the way that can be decomposed further. */
static void add_extension(struct decomposing *it, struct summand of) {
  LLVMValueRef inner = LLVMGetOperand(of.value, 0);
  bool zero = unbank_opcode(of.value) == LLVMZExt;
  bool nneg = zero && LLVMIsAInstruction(of.value) && LLVMGetNNeg(of.value);
  if (!zero && !of.is_signed) {
    add_leaf(it, of);
    return;
  }
  bool inner_signed = !zero;
  if (nneg && LLVMIsAInstruction(inner)) {
    LLVMOpcode opcode = LLVMGetInstructionOpcode(inner);
    bool flagged = opcode == LLVMAdd || opcode == LLVMSub || opcode == LLVMMul || opcode == LLVMShl;
    inner_signed = flagged ? LLVMGetNSW(inner) && !LLVMGetNUW(inner) : opcode == LLVMSExt;
  }
  add_integer(it, (struct summand){inner, inner_signed, of.scale, of.depth - 1});
  struct term *last = it->out->term_count ? &it->out->terms[it->out->term_count - 1] : NULL;
  if (last && last->leaf == inner && last->is_signed == inner_signed &&
      LLVMGetIntTypeWidth(LLVMTypeOf(of.value)) == 64)
    last->wide = of.value;
}

static void add_integer(struct decomposing *it, struct summand of) {
  if (LLVMIsAConstantInt(of.value) && LLVMGetIntTypeWidth(LLVMTypeOf(of.value)) <= 64) {
    uint64_t read = of.is_signed ? (uint64_t)LLVMConstIntGetSExtValue(of.value)
                                 : LLVMConstIntGetZExtValue(of.value);
    int64_t part, *constant = &it->out->constant;
    it->folded |= __builtin_mul_overflow(of.scale, (int64_t)read, &part);
    it->folded |= __builtin_add_overflow(*constant, part, constant);
    return;
  }
  bool opaque =
      !of.depth || LLVMGetIntTypeWidth(LLVMTypeOf(of.value)) > 64 || it->splits++ >= SPLITS_MAX;
  LLVMOpcode opcode = opaque ? (LLVMOpcode)0 : unbank_opcode(of.value);
  switch ((int)opcode) {
  case LLVMSExt:
  case LLVMZExt:
    add_extension(it, of);
    return;
  case LLVMMul:
  case LLVMShl:
    add_product(it, of, opcode == LLVMShl);
    return;
  case LLVMOr:
    if (!LLVMIsAInstruction(of.value) || !LLVMGetIsDisjoint(of.value))
      break;
    add_operand(it, of, 0, of.scale);
    add_operand(it, of, 1, of.scale);
    return;
  case LLVMAdd:
  case LLVMSub:
    if (!is_exact(it, of.value, of.is_signed))
      break;
    add_operand(it, of, 0, of.scale);
    add_operand(it, of, 1, opcode == LLVMAdd ? of.scale : -of.scale);
    return;
  default:
    break;
  }
  add_leaf(it, of);
}

/* The bytes of the array that a derived pointer leads to; 0 if they are not known. */
static int64_t bytes_behind(const struct module *module, LLVMValueRef pointer) {
  uint32_t array;
  return map_get(&module->derived, pointer, &array) ? (int64_t)module->arrays.items[array].bytes
                                                    : 0;
}

/* An inbounds GEP starts and ends inside the array (else it is poison), so it adds from -size to
 * size bytes, and with nuw from 0 to size. If it adds a single term, this bounds the term:
 *
 *     low <= scale * leaf + constant <= size
 */
static void see_step(struct decomposing *it, LLVMValueRef gep, unsigned terms_before,
                     int64_t constant_before) {
  unsigned flags = LLVMGEPGetNoWrapFlags(gep);
  int64_t size = bytes_behind(it->module, gep);
  if (it->folded || !(flags & INBOUNDS) || !size || it->out->term_count != terms_before + 1)
    return;
  struct term *term = &it->out->terms[terms_before];
  int64_t constant, scale = term->scale;
  if (__builtin_sub_overflow(it->out->constant, constant_before, &constant) || scale <= 0 ||
      scale > size || constant < -size || constant > size)
    return;
  int64_t low = (flags & NO_UNSIGNED_WRAP ? 0 : -size) - constant;
  term->seen = (struct range){-floor_div(-low, scale), floor_div(size - constant, scale)};
}

static bool is_narrow(const struct module *module, LLVMValueRef pointer) {
  return unbank_index_bits(module->ir, LLVMGetPointerAddressSpace(LLVMTypeOf(pointer))) < 64;
}

/* What a GEP adds counts modulo 2^64 if it is an integer that stays in the array, or if neither the
 * GEP nor a later cast drops bits above 32. */
static void note_modulus(struct decomposing *it, LLVMValueRef gep) {
  bool stays = LLVMGEPGetNoWrapFlags(gep) & INBOUNDS;
  if (!stays && (it->narrowed || is_narrow(it->module, gep)))
    it->out->bits = 32;
}

static void add_gep(struct decomposing *it, LLVMValueRef gep) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(it->module->ir);
  LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
  unsigned terms_before = it->out->term_count;
  int64_t constant_before = it->out->constant;
  it->folded = false;
  note_modulus(it, gep);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(gep); i++) {
    LLVMValueRef index = LLVMGetOperand(gep, i);
    uint64_t size;
    if (i > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
      unsigned field = (unsigned)LLVMConstIntGetZExtValue(index);
      int64_t *constant = &it->out->constant;
      *constant = wrapping_add(*constant, (int64_t)LLVMOffsetOfElement(layout, type, field));
      type = LLVMStructGetTypeAtIndex(type, field);
      continue;
    }
    if (i > 1)
      type = LLVMGetElementType(type);
    if (!unbank_type_bytes(layout, type, &size)) {
      it->overflow = true;
      return;
    }
    add_integer(it, (struct summand){index, true, (int64_t)size, DEPTH_MAX});
  }
  see_step(it, gep, terms_before, constant_before);
}

/* Adds what the root adds to an integer that holds the address (find/numbers.h), and makes that
 * integer the root. False if the root is no such sum. */
static bool add_number(struct decomposing *it) {
  struct offset *out = it->out;
  LLVMOpcode opcode = unbank_opcode(out->root);
  bool is_sum = opcode == LLVMAdd || opcode == LLVMSub ||
                (opcode == LLVMOr && LLVMIsAInstruction(out->root) && LLVMGetIsDisjoint(out->root));
  int operand = is_sum ? unbank_address_operand(it->module, out->root) : -1;
  if (operand < 0)
    return false;
  if (it->narrowed)
    out->bits = 32;
  it->by_number = true;
  add_integer(it, (struct summand){LLVMGetOperand(out->root, operand ? 0 : 1), true,
                                   opcode == LLVMSub ? -1 : 1, DEPTH_MAX});
  out->root = LLVMGetOperand(out->root, (unsigned)operand);
  return true;
}

/* The operand of a cast, or of inline PTX that only converts an address; else NULL. */
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

static struct tail tail_of(const struct module *module, LLVMValueRef pointer);

/* Adds the tail that the root has. What is dropped of the whole is dropped of the tail. */
static bool add_tail(struct decomposing *it) {
  struct offset *out = it->out;
  const struct tail tail = tail_of(it->module, out->root);
  if (it->narrowed || tail.bits == 32)
    out->bits = 32;
  if (tail.part_align < out->part_align)
    out->part_align = tail.part_align;
  out->root = tail.root;
  out->constant = wrapping_add(out->constant, tail.constant);
  it->overflow |= !tail.fits;
  for (unsigned i = 0; i < tail.term_count && !it->overflow; i++) {
    const struct term *term = &tail.terms[i];
    const unsigned before = out->term_count;
    add_leaf(it, (struct summand){
                     .value = term->leaf, .is_signed = term->is_signed, .scale = term->scale});
    if (out->term_count == before + 1)
      out->terms[before] = *term;
  }
  return !it->overflow && !is_far(out->constant);
}

/* Decomposes the offset of a pointer, with tails or without. */
static bool decompose_pointer(const struct module *module, LLVMValueRef pointer, bool has_tails,
                              struct offset *out) {
  *out = (struct offset){.root = pointer, .bits = 64, .part_align = 16};
  struct decomposing it = {.module = module, .out = out};
  unsigned steps = 0;
  for (LLVMValueRef from;;) {
    it.narrowed |= narrows(module, out->root);
    if (has_tails && steps++ == TAIL_STEPS)
      return add_tail(&it);
    if (unbank_opcode(out->root) == LLVMGetElementPtr) {
      add_gep(&it, out->root);
      out->root = LLVMGetOperand(out->root, 0);
    } else if ((from = cast_of(out->root)) || (from = unbank_constant_passed(module, out->root))) {
      out->root = from;
    } else if (!add_number(&it)) {
      if (LLVMGetTypeKind(LLVMTypeOf(out->root)) == LLVMIntegerTypeKind)
        out->bits = 32;
      return !it.overflow && !is_far(out->constant);
    }
  }
}

static struct tail tail_of(const struct module *module, LLVMValueRef pointer) {
  struct tails *tails = module->tails;
  struct arena *arena = tails->numbers.arena;
  struct offset offset;
  uint32_t number;
  if (map_get(&tails->numbers, pointer, &number))
    return tails->list.items[number];
  if (tails->depth == TAILS_MAX)
    return (struct tail){.root = pointer, .bits = 64, .part_align = 16};
  tails->depth++;
  struct tail tail = {.fits = decompose_pointer(module, pointer, true, &offset)};
  tails->depth--;
  tail.root = offset.root, tail.constant = offset.constant;
  tail.bits = offset.bits, tail.part_align = offset.part_align;
  tail.term_count = tail.fits ? offset.term_count : 0;
  tail.terms = ARENA_ARRAY(arena, struct term, tail.term_count);
  for (unsigned i = 0; i < tail.term_count; i++)
    tail.terms[i] = offset.terms[i];
  map_put(&tails->numbers, pointer, (uint32_t)tails->list.count);
  *ARENA_PUSH(arena, &tails->list) = tail;
  return tail;
}

bool unbank_pointer_offset(const struct module *module, LLVMValueRef pointer, struct offset *out) {
  return decompose_pointer(module, pointer, false, out);
}

static bool decompose(const struct module *module, const struct access *access,
                      struct offset *out) {
  bool fits = decompose_pointer(module, access->pointer, module->tails, out);
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

/* The offset of an access, kept for its pointer. A rewritten access has another pointer. */
struct decomposed {
  LLVMValueRef pointer;
  bool fits;
  struct offset offset;
};

bool unbank_offset(const struct module *module, const struct access *access, struct offset *out) {
  struct access *own = &module->accesses.items[access->id];
  if (own != access)
    return decompose(module, access, out);
  if (!own->decomposed || own->decomposed->pointer != own->pointer) {
    own->decomposed = ARENA_NEW(module->arena, struct decomposed);
    own->decomposed->pointer = own->pointer;
    own->decomposed->fits = decompose(module, own, &own->decomposed->offset);
  }
  *out = own->decomposed->offset;
  return own->decomposed->fits;
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

/* Selects and operations on bits that were followed since the last phi. One that leads to itself in
 * this way is in code that is never reached. */
struct chain {
  LLVMValueRef select;
  const struct chain *before;
};

/* Whether the address space of a parameter is known. */
static bool parameter_fits(const struct module *module, LLVMValueRef root) {
  bool is_number = LLVMGetTypeKind(LLVMTypeOf(root)) == LLVMIntegerTypeKind;
  return !is_number || unbank_space_of_number(module, root) >= 0;
}

/* The longest chain of phis and selects that is followed, since each takes space on the stack. */
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
  if ((!is_phi && !is_select) || !map_add(seen, root, 1))
    return true;
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
