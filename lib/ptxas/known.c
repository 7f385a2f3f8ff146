/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/known.h"

#include <stdlib.h>

#include "support/integers.h"

uint32_t unbank_bound_of_name(const struct ptx_function *function, const char *name) {
  static const char *const numbers[] = {"%tid.x", "%tid.y", "%tid.z"};
  for (unsigned i = 0; i < 3; i++)
    if (function->threads[i] && !strcmp(name, numbers[i]))
      return function->threads[i] - 1;
  return strcmp(name, "%laneid") ? UINT32_MAX : 31;
}

/* Known bits. */

struct reader {
  const struct ptx_function *function;
  struct known_bits *known; /* by register */
};

static const struct known_bits nothing = {0, 0};

static struct known_bits number(uint32_t value) { return (struct known_bits){~value, value}; }

static bool is_known(struct known_bits bits) { return (bits.zeros | bits.ones) == UINT32_MAX; }

/* The known bits of a value that is at most `most`. */
static struct known_bits at_most(uint64_t most) {
  return (struct known_bits){most > UINT32_MAX ? 0 : ~bits_up_to((uint32_t)most), 0};
}

static struct known_bits cut(struct known_bits bits, unsigned width) {
  return width >= 32 ? bits
                     : (struct known_bits){bits.zeros | UINT32_MAX << width,
                                           bits.ones & ~(UINT32_MAX << width)};
}

/* The lower `width` bits, sign-extended or zero-extended. */
static struct known_bits extended(struct known_bits bits, unsigned width, bool is_signed) {
  struct known_bits out = cut(bits, width);
  if (width < 32 && is_signed) {
    const uint32_t above = UINT32_MAX << width, sign = UINT32_C(1) << (width - 1);
    out.zeros = bits.zeros & sign ? out.zeros | above : out.zeros & ~above;
    out.ones |= bits.ones & sign ? above : 0;
  }
  return out;
}

static struct known_bits of_operand(const struct reader *reader,
                                    const struct ptx_operand *operand) {
  if (operand->is_address)
    return nothing;
  if (operand->kind == PTX_NUMBER)
    return number((uint32_t)operand->number);
  if (operand->kind == PTX_NAME)
    return at_most(unbank_bound_of_name(reader->function, operand->name));
  return reader->known[operand->reg];
}

static struct known_bits negated(struct known_bits a) {
  return (struct known_bits){a.ones, a.zeros};
}

/* The known bits of a + b + carry. A bit is known if both of its operands' bits are known, and the
 * carry into it. */
static struct known_bits sum(struct known_bits a, struct known_bits b, bool carry) {
  const uint32_t most = ~a.zeros + ~b.zeros + carry, least = a.ones + b.ones + carry;
  const uint32_t known = (a.zeros | a.ones) & (b.zeros | b.ones) &
                         (~(most ^ a.zeros ^ b.zeros) | (least ^ a.ones ^ b.ones));
  return (struct known_bits){~most & known, least & known};
}

static unsigned trailing_zeros(struct known_bits bits) {
  return bits.zeros == UINT32_MAX ? 32 : (unsigned)__builtin_ctz(~bits.zeros);
}

static struct known_bits product(struct known_bits a, struct known_bits b) {
  if (is_known(a) && is_known(b))
    return number(a.ones * b.ones);
  const unsigned low = trailing_zeros(a) + trailing_zeros(b);
  struct known_bits out = at_most((uint64_t)~a.zeros * ~b.zeros);
  out.zeros |= low >= 32 ? UINT32_MAX : (UINT32_C(1) << low) - 1;
  return out;
}

static struct known_bits upper_product(struct known_bits a, struct known_bits b) {
  if (is_known(a) && is_known(b))
    return number((uint32_t)((uint64_t)a.ones * b.ones >> 32));
  return at_most((uint64_t)~a.zeros * ~b.zeros >> 32);
}

static struct known_bits shifted(const struct ptx_instruction *from, struct known_bits a,
                                 struct known_bits by, unsigned width) {
  const uint32_t places = by.ones;
  const bool is_left = unbank_ptx_is(from, "shl");
  if (!is_known(by) || places >= width || (width > 32 && (places >= 32 || !is_left)))
    return nothing;
  if (is_left)
    return cut(
        (struct known_bits){a.zeros << places | ((UINT32_C(1) << places) - 1), a.ones << places},
        width);
  const bool is_signed = PTX_HAS_ANY(from, "s32", "s16");
  a = extended(a, width, is_signed);
  a = is_signed ? (struct known_bits){(uint32_t)((int32_t)a.zeros >> places),
                                      (uint32_t)((int32_t)a.ones >> places)}
                : (struct known_bits){~(~a.zeros >> places), a.ones >> places};
  return cut(a, width);
}

/* Comparisons. */

static struct known_bits truth(bool is_true, bool is_false) {
  return (struct known_bits){is_false, is_true};
}

/* The result of an unsigned comparison. For a signed one, the sign bits have to be flipped first.
 */
static struct known_bits compared(const struct ptx_instruction *from, struct known_bits a,
                                  struct known_bits b) {
  const uint32_t least_a = a.ones, most_a = ~a.zeros, least_b = b.ones, most_b = ~b.zeros;
  const bool differ = (a.ones & b.zeros) | (a.zeros & b.ones);
  const bool equal = is_known(a) && is_known(b) && a.ones == b.ones;
  if (unbank_ptx_has(from, "eq"))
    return truth(equal, differ);
  if (unbank_ptx_has(from, "ne"))
    return truth(differ, equal);
  if (PTX_HAS_ANY(from, "lt", "lo"))
    return truth(most_a < least_b, least_a >= most_b);
  if (PTX_HAS_ANY(from, "le", "ls"))
    return truth(most_a <= least_b, least_a > most_b);
  if (PTX_HAS_ANY(from, "gt", "hi"))
    return truth(least_a > most_b, most_a <= least_b);
  if (PTX_HAS_ANY(from, "ge", "hs"))
    return truth(least_a >= most_b, most_a < least_b);
  return nothing;
}

static struct known_bits with_sign_flipped(struct known_bits bits) {
  const uint32_t sign = UINT32_C(1) << 31;
  return (struct known_bits){(bits.zeros & ~sign) | (bits.ones & sign),
                             (bits.ones & ~sign) | (bits.zeros & sign)};
}

static struct known_bits of_setp(const struct reader *reader, const struct ptx_instruction *from,
                                 unsigned width) {
  const bool is_signed = PTX_HAS_ANY(from, "s32", "s16");
  if (from->count != 3 || from->written != 1 || !width || width > 32)
    return nothing;
  struct known_bits a = extended(of_operand(reader, &from->operands[1]), width, is_signed),
                    b = extended(of_operand(reader, &from->operands[2]), width, is_signed);
  return is_signed ? compared(from, with_sign_flipped(a), with_sign_flipped(b))
                   : compared(from, a, b);
}

/* Instructions. For 64-bit ones, all this is about the lower half of the result, which depends only
 * on the lower halves of the operands. */

/* The width of an integer type, 32 for "u32"; 0 for any other type. */
static unsigned bits_of_type(const char *type, size_t length) {
  if (length < 2 || !strchr("usb", *type))
    return 0;
  unsigned long bits = strtoul(type + 1, NULL, 10);
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? (unsigned)bits : 0;
}

static unsigned width_of(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type ? bits_of_type(type + 1, strlen(type + 1)) : 0;
}

static struct known_bits of_cvt(const struct reader *reader, const struct ptx_instruction *from) {
  const char *to = from->opcode + strlen("cvt."), *of = strchr(to, '.');
  if (!of)
    return nothing;
  const unsigned to_bits = bits_of_type(to, (size_t)(of - to)),
                 of_bits = bits_of_type(of + 1, strlen(of + 1));
  if (!to_bits || !of_bits)
    return nothing;
  return cut(extended(of_operand(reader, &from->operands[1]), of_bits, of[1] == 's'), to_bits);
}

static struct known_bits of_load(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  const unsigned bits = width_of(from);
  return bits && type[1] != 's' ? cut(nothing, bits) : nothing;
}

static struct known_bits of_logic(const struct ptx_instruction *from, struct known_bits a,
                                  struct known_bits b) {
  if (unbank_ptx_is(from, "and"))
    return (struct known_bits){a.zeros | b.zeros, a.ones & b.ones};
  if (unbank_ptx_is(from, "or"))
    return (struct known_bits){a.zeros & b.zeros, a.ones | b.ones};
  return (struct known_bits){(a.zeros & b.zeros) | (a.ones & b.ones),
                             (a.zeros & b.ones) | (a.ones & b.zeros)};
}

static struct known_bits of_select(const struct reader *reader,
                                   const struct ptx_instruction *from) {
  const enum known_truth truth = unbank_truth_of(of_operand(reader, &from->operands[3]));
  const struct known_bits a = of_operand(reader, &from->operands[1]),
                          b = of_operand(reader, &from->operands[2]);
  return truth == KNOWN_TRUE    ? a
         : truth == KNOWN_FALSE ? b
                                : (struct known_bits){a.zeros & b.zeros, a.ones & b.ones};
}

/* The part of a product that an instruction yields. The product of 16-bit factors has 32 bits. */
static struct known_bits part_of_product(const struct ptx_instruction *from, struct known_bits a,
                                         struct known_bits b) {
  const bool is_half = unbank_ptx_has(from, "u16"), is_word = unbank_ptx_has(from, "u32");
  const struct known_bits of_halves = product(cut(a, 16), cut(b, 16));
  if (unbank_ptx_has(from, "wide"))
    return is_half ? of_halves : is_word || unbank_ptx_has(from, "s32") ? product(a, b) : nothing;
  if (unbank_ptx_has(from, "hi"))
    return is_half   ? (struct known_bits){~(~of_halves.zeros >> 16), of_halves.ones >> 16}
           : is_word ? upper_product(a, b)
                     : nothing;
  return product(a, b);
}

static struct known_bits of_product(const struct reader *reader, const struct ptx_instruction *from,
                                    unsigned width) {
  const struct known_bits part = part_of_product(from, of_operand(reader, &from->operands[1]),
                                                 of_operand(reader, &from->operands[2]));
  const struct known_bits all =
      unbank_ptx_is(from, "mad") ? sum(part, of_operand(reader, &from->operands[3]), false) : part;
  return unbank_ptx_has(from, "wide") ? all : cut(all, width);
}

static struct known_bits of_result(const struct reader *reader,
                                   const struct ptx_instruction *from) {
  const bool is_predicate = unbank_ptx_has(from, "pred");
  const unsigned width = is_predicate ? 1 : width_of(from), count = from->count;
  if (unbank_ptx_is(from, "setp"))
    return of_setp(reader, from, width);
  if (from->vector || count < 2)
    return nothing;
  if (unbank_ptx_is(from, "cvt"))
    return of_cvt(reader, from);
  if (unbank_ptx_is(from, "ld"))
    return of_load(from);
  if (!width || (count == 4 && !PTX_IS_ANY(from, "selp", "mad")))
    return nothing;
  const struct known_bits a = of_operand(reader, &from->operands[1]);
  if (unbank_ptx_is(from, "mov"))
    return cut(a, width);
  if (unbank_ptx_is(from, "not"))
    return cut(negated(a), width);
  if (count < 3)
    return nothing;
  const struct known_bits b = of_operand(reader, &from->operands[2]);
  if (PTX_IS_ANY(from, "and", "or", "xor"))
    return cut(of_logic(from, a, b), width);
  if (PTX_IS_ANY(from, "shl", "shr"))
    return shifted(from, a, b, width);
  if (unbank_ptx_is(from, "add"))
    return cut(sum(a, b, false), width);
  if (unbank_ptx_is(from, "sub"))
    return cut(sum(a, negated(b), true), width);
  if (PTX_IS_ANY(from, "mul", "mad"))
    return of_product(reader, from, width);
  return unbank_ptx_is(from, "selp") ? of_select(reader, from) : nothing;
}

struct known_bits *unbank_known_bits(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena) {
  struct reader reader = {function, ARENA_ARRAY(arena, struct known_bits, function->registers + 1)};
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    PTX_EACH_IN(from, function, flow->blocks[n])
      if (from->written == 1 && from->operands[0].kind == PTX_REGISTER && !from->is_guarded &&
          !function->is_written_often[from->operands[0].reg])
        reader.known[from->operands[0].reg] = of_result(&reader, from);
  }
  return reader.known;
}

enum { NO_SUCCESSOR = -1 };

/* The successor, 0 or 1, to which a branch with a known predicate does not lead; or NO_SUCCESSOR.
 */
static int excluded_successor(const struct ptx_function *function, const struct known_bits *known,
                              uint32_t block) {
  const struct ptx_instruction *last = unbank_ptx_last(function, block);
  if (!last || !last->is_guarded || !unbank_ptx_is(last, "bra") ||
      function->blocks.items[block].successor_count < PTX_SIDES)
    return NO_SUCCESSOR;
  const enum known_truth truth = unbank_truth_of(known[last->guard]);
  if (truth == KNOWN_NEITHER)
    return NO_SUCCESSOR;
  return (truth == KNOWN_TRUE) != last->is_guard_negated ? 1 : 0;
}

bool *unbank_known_reached(const struct ptx_function *function, const struct known_bits *known,
                           struct arena *arena) {
  const uint32_t count = (uint32_t)function->blocks.count;
  bool *out = ARENA_ARRAY(arena, bool, count + 1);
  uint32_t *next = ARENA_ARRAY(arena, uint32_t, count + 1), left = 0;
  if (count)
    next[left++] = 0, out[0] = true;
  while (left) {
    const uint32_t block = next[--left];
    const struct ptx_block *from = &function->blocks.items[block];
    const int excluded = excluded_successor(function, known, block);
    for (unsigned s = 0; s < from->successor_count; s++) {
      const uint32_t to = from->successors[s];
      if ((int)s == excluded || out[to])
        continue;
      out[to] = true;
      next[left++] = to;
    }
    if (from->leads_anywhere)
      memset(out, true, count * sizeof *out);
  }
  return out;
}

bool unbank_knows_index(const struct ptx_function *function, const struct known_bits *known) {
  const struct reader reader = {function, (struct known_bits *)known};
  PTX_EACH(from, function)
    if (unbank_ptx_is(from, "brx") && is_known(of_operand(&reader, &from->operands[0])))
      return true;
  return false;
}

bool unbank_gives_number(const struct known_bits *known, const struct ptx_instruction *from,
                         int32_t *number) {
  const bool is_cvt = unbank_ptx_is(from, "cvt");
  const unsigned width =
      is_cvt ? bits_of_type(from->opcode + strlen("cvt."), strlen("u32")) : width_of(from);
  if (width != 32 || unbank_ptx_has(from, "wide") || !is_known(known[from->operands[0].reg]))
    return false;
  *number = (int32_t)known[from->operands[0].reg].ones;
  return true;
}

/* Bounds. */

struct bounding {
  const struct ptx_function *function;
  uint32_t *bounds;
  bool by_value;
};

static uint32_t bound_of(const struct bounding *it, const struct ptx_operand *operand) {
  if (operand->is_address)
    return UINT32_MAX;
  if (operand->kind == PTX_NUMBER)
    return (uint32_t)operand->number;
  if (operand->kind == PTX_NAME)
    return unbank_bound_of_name(it->function, operand->name);
  return it->bounds[operand->reg];
}

/* Rounds a bound up to all ones, unless values are wanted. */
static uint32_t bound(const struct bounding *it, uint64_t most) {
  if (most >= UINT32_MAX)
    return UINT32_MAX;
  if (!most || it->by_value)
    return (uint32_t)most;
  return (uint32_t)((UINT64_C(2) << (63 - __builtin_clzll(most))) - 1);
}

static uint64_t bound_of_product(const struct bounding *it, uint32_t a, uint32_t b) {
  if (!a || !b || it->by_value)
    return (uint64_t)a * b;
  unsigned bits = bits_of(a) + bits_of(b);
  return bits < 32 ? (UINT64_C(1) << bits) - 1 : UINT32_MAX;
}

static bool ends_in_word(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type && (!strcmp(type, ".b32") || !strcmp(type, ".u32") || !strcmp(type, ".s32"));
}

/* A conversion keeps the bound of its operand. That its result is bounded by the narrower type,
 * ptxas was seen to know if the operand is an argument, but not otherwise. */
static uint32_t bound_of_cvt(const struct bounding *it, const struct ptx_instruction *from) {
  const uint32_t most = bound_of(it, &from->operands[1]);
  const uint32_t limit = !strcmp(from->opcode, "cvt.u32.u8")    ? UINT8_MAX
                         : !strcmp(from->opcode, "cvt.u32.u16") ? UINT16_MAX
                                                                : 0;
  if (!limit)
    return UINT32_MAX;
  return most <= limit ? most : it->by_value ? limit : UINT32_MAX;
}

/* A load of 8 or 16 bits extends them, also if the register has 16 bits. */
static uint32_t bound_of_load(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  if (type && (!strcmp(type, ".u8") || !strcmp(type, ".b8")))
    return UINT8_MAX;
  return type && (!strcmp(type, ".u16") || !strcmp(type, ".b16")) ? UINT16_MAX : UINT32_MAX;
}

/* The bound of a 16-bit mask, or of a wide product of 16-bit factors. ptxas was seen to know such a
 * product in a single test kernel, so it may know this bound, but not certainly. */
static uint32_t bound_of_half(const struct bounding *it, const struct ptx_instruction *from) {
  if (from->count != 3)
    return UINT32_MAX;
  uint32_t a = bound_of(it, &from->operands[1]), b = bound_of(it, &from->operands[2]);
  a = a < UINT16_MAX ? a : UINT16_MAX, b = b < UINT16_MAX ? b : UINT16_MAX;
  if (!strcmp(from->opcode, "and.b16"))
    return a < b ? a : b;
  return it->by_value && !strcmp(from->opcode, "mul.wide.u16")
             ? bound(it, bound_of_product(it, a, b))
             : UINT32_MAX;
}

static uint32_t bound_of_shift(const struct bounding *it, const struct ptx_instruction *from) {
  uint32_t a = bound_of(it, &from->operands[1]);
  const struct ptx_operand *by = &from->operands[2];
  if (by->kind != PTX_NUMBER || by->number < 0 || by->number > 31)
    return UINT32_MAX;
  if (unbank_ptx_is(from, "shl"))
    return bound(it, (uint64_t)a << by->number);
  return a <= INT32_MAX || !unbank_ptx_has(from, "s32") ? a >> by->number : UINT32_MAX;
}

/* The bound of a masked value that is at most `most`. */
static uint32_t bound_of_mask(uint32_t mask, uint32_t most) {
  const uint32_t ones = most ? UINT32_MAX >> __builtin_clz(most) : 0;
  return (mask & ones) < most ? mask & ones : most;
}

/* ptxas may know the bound of a mask by a constant. Otherwise it was seen to take the lesser of the
 * operands' bounds. */
static uint32_t bound_of_and(const struct bounding *it, const struct ptx_instruction *from,
                             uint32_t a, uint32_t b) {
  if (it->by_value && from->operands[2].kind == PTX_NUMBER)
    return bound_of_mask(b, a);
  if (it->by_value && from->operands[1].kind == PTX_NUMBER)
    return bound_of_mask(a, b);
  return a < b ? a : b;
}

static bool is_bound_to_zero(const struct bounding *it, const struct ptx_operand *operand) {
  return (operand->kind == PTX_REGISTER || operand->kind == PTX_NUMBER) && !bound_of(it, operand);
}

/* Whether the result of an instruction, of any width, can only be 0, since operands are 0. */
static bool gives_zero(const struct bounding *it, const struct ptx_instruction *from) {
  const struct ptx_operand *operands = from->operands;
  const unsigned n = from->count;
  if (n < 2 || from->vector || unbank_ptx_has(from, "f32") || unbank_ptx_has(from, "f64"))
    return false;
  const bool first = is_bound_to_zero(it, &operands[1]),
             second = n > 2 && is_bound_to_zero(it, &operands[2]);
  if (n == 2)
    return first && PTX_IS_ANY(from, "mov", "cvt");
  if (n == 4)
    return (first || second) && unbank_ptx_is(from, "mad") && is_bound_to_zero(it, &operands[3]);
  return (first && PTX_IS_ANY(from, "shl", "shr", "div", "rem")) ||
         ((first || second) && PTX_IS_ANY(from, "mul", "and")) ||
         (first && second && PTX_IS_ANY(from, "add", "sub", "or", "xor", "min", "max"));
}

static uint32_t bound_of_result(const struct bounding *it, const struct ptx_instruction *from) {
  unsigned n = from->count;
  if (it->by_value && gives_zero(it, from))
    return 0;
  if (n == 2 && unbank_ptx_is(from, "ld"))
    return bound_of_load(from);
  if (n == 2 && unbank_ptx_is(from, "cvt"))
    return bound_of_cvt(it, from);
  if (n < 2 || from->vector || !ends_in_word(from))
    return from->vector ? UINT32_MAX : bound_of_half(it, from);
  uint32_t a = bound_of(it, &from->operands[1]);
  if (n == 2)
    return unbank_ptx_is(from, "mov") ? a : UINT32_MAX;
  uint32_t b = bound_of(it, &from->operands[2]);
  if (n == 3 && PTX_IS_ANY(from, "shr", "shl"))
    return bound_of_shift(it, from);
  if (n == 3 && unbank_ptx_is(from, "and"))
    return bound_of_and(it, from, a, b);
  if (a == UINT32_MAX || b == UINT32_MAX)
    return UINT32_MAX;
  if (n == 4 && unbank_ptx_is(from, "selp"))
    return bound(it, a > b ? a : b);
  if (n == 3 && unbank_ptx_is(from, "add"))
    return bound(it, (uint64_t)a + b);
  if (n == 3 && PTX_IS_ANY(from, "or", "xor")) {
    uint32_t most = a > b ? a : b;
    return bound(&(struct bounding){it->function, it->bounds, false}, most);
  }
  if (n == 3 && unbank_ptx_is(from, "mul") && unbank_ptx_has(from, "lo"))
    return bound(it, bound_of_product(it, a, b));
  if (n == 4 && unbank_ptx_is(from, "mad") && unbank_ptx_has(from, "lo"))
    return bound(it, bound_of_product(it, a, b) + bound_of(it, &from->operands[3]));
  return UINT32_MAX;
}

uint32_t *unbank_bounds(const struct ptx_function *function, const struct flow *flow, bool by_value,
                        struct arena *arena) {
  struct bounding it = {function, ARENA_ARRAY(arena, uint32_t, function->registers + 1), by_value};
  memset(it.bounds, UINT8_MAX, (function->registers + 1) * sizeof *it.bounds);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    PTX_EACH_IN(from, function, flow->blocks[n]) {
      if (from->written != 1 || from->operands[0].kind != PTX_REGISTER ||
          function->is_written_often[from->operands[0].reg])
        continue;
      uint32_t most = bound_of_result(&it, from);
      it.bounds[from->operands[0].reg] = most == UINT32_MAX ? most : bound(&it, most);
    }
  }
  return it.bounds;
}
