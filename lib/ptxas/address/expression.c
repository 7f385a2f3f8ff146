/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The value of a PTX register as base + constant. Each kind of instruction has a function that
 * combines its operands' values; an instruction without one becomes an opaque node of its own. The
 * rules are the table and the lists of address.h. */
#include "ptxas/address/expression.h"

#include <stdlib.h>

#include "ptxas/address/bits.h"
#include "ptxas/address/expression_internal.h"
#include "ptxas/address/products.h"
#include "support/integers.h"

uint32_t unbank_expression_name(const char *name) {
  uint32_t out = UINT32_C(0x811c9dc5);
  for (; *name; name++)
    out = (out ^ (unsigned char)*name) * UINT32_C(0x01000193);
  return out;
}

uint64_t unbank_set64_bit(int64_t number) { return UINT64_C(1) << ((uint64_t)number % 64); }

struct address unbank_expression_phi(struct addresses *it, uint32_t reg) {
  return (struct address){unbank_node(it, NODE_PHI, reg, 0, 0), 0};
}

struct address unbank_expression_opaque(struct addresses *it, uint32_t reg) {
  return (struct address){unbank_node(it, NODE_LEAF, reg, 0, 0), 0};
}

struct address unbank_expression_value(struct addresses *it, const struct ptx_operand *operand,
                                       enum address_reading reading) {
  struct address out = {ZERO_NODE, 0};
  if (operand->kind == PTX_NAME)
    out.base = unbank_node(it, *operand->name == '%' ? NODE_SPECIAL : NODE_NAME,
                           unbank_expression_name(operand->name), 0, 0);
  else if (operand->kind == PTX_REGISTER && it->function->is_written_often[operand->reg])
    out = unbank_expression_phi(it, operand->reg);
  else if (operand->kind == PTX_REGISTER)
    out = it->registers[reading][operand->reg].base ? it->registers[reading][operand->reg]
          : reading == ADDRESS_MAY && !it->function->first_def[operand->reg]
              ? out
              : unbank_expression_opaque(it, operand->reg);
  out.constant = wrapping_add(out.constant, operand->number);
  return out;
}

struct address unbank_expression_value_in(struct addresses *it, const struct ptx_operand *operand,
                                          uint32_t block) {
  struct address out = unbank_expression_value(it, operand, ADDRESS_MUST);
  if (!it->capped || operand->kind != PTX_REGISTER || !it->capped[operand->reg] ||
      unbank_ptx_home(it->function, operand->reg) == block)
    return out;
  out.base = unbank_node(it, NODE_SELECT, out.base,
                         unbank_expression_phi(it, it->capped[operand->reg] - 1).base, -1);
  return out;
}

static struct address opaque(const struct expression_reader *reader) {
  return unbank_expression_opaque(reader->it, reader->from->operands[0].reg);
}

/* Whether a branch implies that an expression equals a number in a block, or that what it is a
 * multiple or extension of does. */
static bool has_number(const struct addresses *it, struct address is, uint32_t block,
                       unsigned depth, int64_t *out) {
  const struct address_node *node = &it->nodes.items[is.base];
  for (uint32_t i = map_or(&it->first_equal, unbank_address_equal_key(is.base), 0); i;
       i = it->equals.items[i - 1].next) {
    const struct address_equal *equal = &it->equals.items[i - 1];
    *out = equal->number;
    if (equal->constant == is.constant && unbank_flow_dominates(it->flow, equal->block, block))
      return true;
  }
  if (depth && node->kind == NODE_CAST && node->constant <= CAST_SIGNED) /* of base + constant */
    return has_number(it, (struct address){node->a, is.constant}, block, depth - 1, out);
  if (!depth || node->kind != NODE_SCALE ||
      !has_number(it, address_of_node(node->a), block, depth - 1, out))
    return false;
  *out = wrapping_add(wrapping_multiply(*out, node->constant), is.constant);
  return true;
}

/* Whether a branch implies that an operand equals a number in a block, so that ptxas may use the
 * number. */
static bool is_equal(const struct addresses *it, const struct ptx_operand *operand, uint32_t block,
                     struct address *out) {
  enum { DEPTH = 4 };
  int64_t number;
  if (operand->kind != PTX_REGISTER || it->function->is_written_often[operand->reg] ||
      !has_number(it, it->registers[ADDRESS_MUST][operand->reg], block, DEPTH, &number))
    return false;
  *out = address_of_number(number);
  return true;
}

/* Whether an operand's constant was split off in an earlier section of this block, so that here it
 * stays inside. Left shifts are exempt: they are distributed over both terms first. */
static bool is_behind_section(const struct expression_reader *reader,
                              const struct ptx_operand *operand) {
  const struct addresses *it = reader->it;
  if (!it->sections || operand->kind != PTX_REGISTER || unbank_ptx_is(reader->from, "shl"))
    return false;
  const uint32_t section = it->sections[operand->reg];
  return section >= it->first_section && section < it->section;
}

struct address unbank_expression_operand(const struct expression_reader *reader, unsigned i) {
  const struct ptx_operand *operand = &reader->from->operands[i];
  struct address out;
  if (reader->reading == ADDRESS_MUST) {
    out = unbank_expression_value_in(reader->it, operand, reader->block);
    return is_behind_section(reader, operand) ? unbank_expression_inside(reader->it, out) : out;
  }
  return is_equal(reader->it, operand, reader->block, &out)
             ? out
             : unbank_expression_value(reader->it, operand, ADDRESS_MAY);
}

uint32_t unbank_expression_whole(struct addresses *it, struct address address) {
  if (!address.constant)
    return address.base;
  return unbank_node(it, NODE_WITH, address.base, WITH_ADD, address.constant);
}

struct address unbank_expression_of(struct addresses *it, enum node_kind kind, struct address x,
                                    uint32_t b, int64_t constant) {
  return address_of_node(unbank_node(it, kind, unbank_expression_whole(it, x), b, constant));
}

struct address unbank_expression_of_two(struct addresses *it, enum node_kind kind, struct address x,
                                        struct address y, int64_t constant) {
  const uint32_t a = unbank_expression_whole(it, x), b = unbank_expression_whole(it, y);
  return address_of_node(unbank_node(it, kind, a, b, constant));
}

struct address unbank_expression_unfolded(const struct addresses *it, struct address x) {
  const struct address_node *with = &it->nodes.items[x.base];
  if (with->kind != NODE_WITH || with->b != WITH_ADD)
    return x;
  return (struct address){with->a, wrapping_add(x.constant, with->constant)};
}

bool unbank_expression_is_wide(const struct ptx_instruction *from) {
  return unbank_ptx_has(from, "wide") && !strstr(from->opcode, "16");
}

static uint32_t how_of(const struct ptx_instruction *from) {
  if (!unbank_expression_is_wide(from))
    return strstr(from->opcode, "64") ? EXTENDS_LONG : EXTENDS_NOT;
  return unbank_ptx_has(from, "u32") ? EXTENDS_UNSIGNED : EXTENDS_SIGNED;
}

static struct address multiply(const struct expression_reader *reader, struct address x,
                               struct address y, uint32_t how) {
  if (is_constant(y))
    return unbank_expression_scale(reader, x, y.constant, how);
  if (is_constant(x))
    return unbank_expression_scale(reader, y, x.constant, how);
  uint32_t a = unbank_expression_whole(reader->it, x), b = unbank_expression_whole(reader->it, y);
  return address_of_node(
      unbank_node(reader->it, NODE_MUL, a < b ? a : b, a < b ? b : a, (int64_t)how));
}

/* Whether an operand is computed from such a select and numbers, so that it is one of two
 * constants, too. */
static bool is_one_of_two(const struct addresses *it, const struct ptx_operand *operand,
                          unsigned depth) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (unbank_ptx_selects_numbers(from))
    return true;
  return unbank_ptx_is_by_number(from) && depth && !from->is_guarded &&
         PTX_IS_ANY(from, "add", "sub", "mul", "shl", "shr", "and", "or", "xor") &&
         is_one_of_two(it, &from->operands[1], depth - 1);
}

/* Whether an operand is a right shift, and it or the other operand has few bits. If the two have no
 * bits in common, ptxas treats x | y and x ^ y as a sum, and then proves nothing of it, as for x +
 * (y >> c). */
static bool is_short_shift(const struct expression_reader *reader, unsigned i) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *other = &reader->from->operands[3 - i];
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, own);
  if (!from || from->count != 3 || !unbank_ptx_is(from, "shr") || other->kind != PTX_REGISTER)
    return false;
  const uint32_t *bounds = it->bounds[reader->reading];
  return is_one_of_two(it, &from->operands[1], ZEROS_COUNTED) ||
         is_one_of_two(it, other, ZEROS_COUNTED) || bounds[own->reg] < UINT32_MAX >> 8 ||
         bounds[other->reg] < UINT32_MAX;
}

/* Whether an operand is a shift of one of two constants, so that its bits are known. */
static bool shifts_select(const struct addresses *it, const struct ptx_operand *operand,
                          const char *word) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return from && from->count == 3 && unbank_ptx_is(from, word) &&
         is_one_of_two(it, &from->operands[1], ZEROS_COUNTED);
}

/* Whether a register has 64 bits, judging by the instruction that writes it. */
static bool is_long(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from =
      operand->kind == PTX_REGISTER ? unbank_ptx_writer(it->function, operand->reg) : NULL;
  if (!from)
    return false;
  return unbank_expression_is_wide(from) ||
         (unbank_ptx_is(from, "cvt") ? unbank_ptx_width(from, 1) == 64
                                     : strstr(from->opcode, "64") != NULL);
}

static bool extends_sign(const struct ptx_instruction *cvt) {
  return strrchr(cvt->opcode, '.')[1] == 's';
}

/* A truncation from 64 to 32 bits, from which no number is split off. If the number came from a
 * term of a sum of registers, (x + c) + y, ptxas does not recognise it as (x + y) + c. */
static struct address cut_sum(const struct expression_reader *reader, struct address x) {
  struct addresses *it = reader->it;
  const struct ptx_instruction *sum =
      unbank_ptx_definition(it->function, &reader->from->operands[1]);
  const bool of_registers =
      sum && sum->count == 3 && unbank_ptx_is(sum, "add") && sum->operands[2].kind == PTX_REGISTER;
  return of_registers && x.constant
             ? unbank_expression_of(it, NODE_CAST, x, PROOF_SEEN, CAST_OF_PARTS)
             : unbank_expression_inside(it, x);
}

/* Conversions between 32 and 64 bits keep the low bits, but constants added in 64 bits are not
 * split off 32; narrower types truncate. For 8 bits widened to 16, or cut from 16, both outcomes
 * were seen. */
static struct address convert(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address x = unbank_expression_operand(reader, 1);
  unsigned to = unbank_ptx_width(from, 1), of = unbank_ptx_width(from, 2);
  if (strstr(from->opcode, ".f") || strstr(from->opcode, ".bf") || strstr(from->opcode, ".r"))
    return opaque(reader);
  bool keeps = (to == 32 || to == 64) && (of == 32 || of == 64);
  bool is_signed = unbank_ptx_has(from, "s32");
  if (keeps && reader->reading == ADDRESS_MUST && of == 32 &&
      is_long(reader->it, &from->operands[1]))
    x = unbank_expression_inside(reader->it, x);
  if (keeps && reader->reading == ADDRESS_MUST && to == 32)
    return of == 64 ? cut_sum(reader, x) : x;
  if (keeps && !reader->it->before_sm90 && reader->reading == ADDRESS_MAY &&
      !reader->it->stores[from->operands[0].reg] && unbank_extended_sum(reader, from))
    return unbank_outside_of_cast(reader, x);
  if (keeps && (reader->reading == ADDRESS_MAY || reader->it->before_sm90))
    return x;
  if (keeps)
    return (struct address){unbank_node(reader->it, NODE_CAST, x.base, PROOF_SEEN,
                                        is_signed ? CAST_SIGNED : CAST_UNSIGNED),
                            x.constant};
  if (reader->reading == ADDRESS_MAY && (to == 16 || of == 16) && to + of == 48)
    return unbank_expression_inside(reader->it, x); /* a mask may show the rest */
  const bool of_bytes = to <= 16 && (to == 8 || of == 8);
  if (to == 64 && (reader->reading == ADDRESS_MAY || reader->it->before_sm90))
    to = 32; /* as if it were extended twice */
  return unbank_expression_of(reader->it, NODE_CAST, x, of_bytes ? PROOF_OPEN : PROOF_SEEN,
                              100 * (int64_t)to + (int64_t)of + extends_sign(from));
}

/* An operation on one register and numbers: ptxas knows the result if it knows the register, as in
 * the iterations of an unrolled loop. */
static struct address of_register(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address y = {ZERO_NODE, unbank_expression_name(from->opcode)};
  bool is_pure = from->operands[1].kind == PTX_REGISTER && reader->reading == ADDRESS_MAY;
  for (unsigned i = 2; i < from->count; i++) {
    is_pure = is_pure && from->operands[i].kind == PTX_NUMBER;
    y.constant = wrapping_add(wrapping_multiply(y.constant, 257), from->operands[i].number);
  }
  return is_pure ? unbank_expression_of_two(reader->it, NODE_OTHER,
                                            unbank_expression_operand(reader, 1), y, 0)
                 : opaque(reader);
}

/* The bits [first, first + bits) of a number. */
static struct address bits_of_number(int64_t number, int64_t first, int64_t bits, bool is_signed) {
  const uint64_t all = (uint64_t)number >> first << (64 - bits);
  return (struct address){ZERO_NODE,
                          is_signed ? (int64_t)all >> (64 - bits) : (int64_t)(all >> (64 - bits))};
}

/* Extracts a bit field. ptxas counts the zeros of the lowest bits of 64; of others, and of 32-bit
 * fields, none. */
static struct address extract(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  const struct ptx_operand *first = &from->operands[2], *bits = &from->operands[3];
  const struct address x = unbank_expression_operand(reader, 1);
  const bool has_bits = first->kind == PTX_NUMBER && first->number >= 0 &&
                        bits->kind == PTX_NUMBER && bits->number > 0 &&
                        first->number + bits->number <= unbank_ptx_width(from, 1);
  if (reader->reading == ADDRESS_MAY && is_constant(x) && has_bits)
    return bits_of_number(x.constant, first->number, bits->number, strstr(from->opcode, ".s"));
  if (!strstr(from->opcode, "64") || first->kind != PTX_NUMBER || first->number ||
      bits->kind != PTX_NUMBER)
    return of_register(reader);
  int64_t how = CAST_OF_BITS + 2 * bits->number + (strstr(from->opcode, ".s") != NULL);
  return unbank_expression_of(reader->it, NODE_CAST, x, PROOF_SEEN, how);
}

/* Whether a 64-bit shift is of an extended 32-bit counter. Up to sm_89 a number added to the
 * counter is then split off, and if the loop stays rolled ptxas may keep the product as a counter
 * of its own, of which it proves nothing. */
static bool shifts_counter(const struct expression_reader *reader, struct address x) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *from =
      unbank_ptx_definition(it->function, &reader->from->operands[1]);
  return it->before_sm90 && reader->reading == ADDRESS_MUST && from && unbank_ptx_is(from, "cvt") &&
         !strcmp(reader->from->opcode, "shl.b64") && it->nodes.items[x.base].has_counter;
}

static struct address shift(const struct expression_reader *reader) {
  struct address x = unbank_expression_operand(reader, 1),
                 by = unbank_expression_operand(reader, 2);
  if (is_constant(by) && by.constant >= 32 && reader->reading == ADDRESS_MAY)
    return address_of_number(0); /* beyond the 32 bits of an address */
  if (is_constant(by)) {
    const struct address out = unbank_expression_scale(
        reader, x, by.constant < ZEROS_ALL ? (int64_t)(UINT64_C(1) << by.constant) : 0, 0);
    return shifts_counter(reader, x)
               ? unbank_expression_of(reader->it, NODE_EITHER, out, ZERO_NODE, 0)
               : out;
  }
  return unbank_expression_of_two(reader->it, NODE_SHIFT, x, by, 0);
}

/* An operation that is only known to be a function of two operands. */
static struct address of_two(const struct expression_reader *reader, enum node_kind kind) {
  return unbank_expression_of_two(reader->it, kind, unbank_expression_operand(reader, 1),
                                  unbank_expression_operand(reader, 2),
                                  unbank_expression_name(reader->from->opcode));
}

/* A right shift drops zeros. ptxas then counts none in 64-bit values. */
static struct address shift_right(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address x = unbank_expression_operand(reader, 1),
                 by = unbank_expression_operand(reader, 2);
  int64_t bits = unbank_ptx_width(from, 1);
  if (bits == 16 && reader->reading == ADDRESS_MAY)
    bits = 32; /* such numbers are kept in 32 bits */
  if (!is_constant(by) || by.constant < 0 || by.constant >= bits)
    return of_two(reader, NODE_OTHER);
  if (is_constant(x) && !x.constant)
    return x;
  if (is_constant(x) && reader->reading == ADDRESS_MAY)
    return bits_of_number(x.constant, by.constant, bits - by.constant, strstr(from->opcode, ".s"));
  return unbank_expression_of(reader->it, NODE_RIGHT, x, (uint32_t)by.constant,
                              strstr(from->opcode, ".s") ? -bits : bits);
}

/* Whether a node is the complement of another. */
static bool is_complement(const struct addresses *it, uint32_t number, uint32_t of) {
  const struct address_node *node = &it->nodes.items[number];
  return node->kind == NODE_WITH && node->b == WITH_XOR && node->constant == -1 && node->a == of;
}

/* What an instruction does with each bit. */
enum bitwise { BITWISE_AND, BITWISE_OR = WITH_OR, BITWISE_XOR = WITH_XOR };

/* Simplifies x op x and x op ~x. */
static bool folds(const struct expression_reader *reader, enum bitwise op, uint32_t a, uint32_t b,
                  struct address *out) {
  const struct addresses *it = reader->it;
  const bool is_own = a == b;
  *out = address_of_number(0);
  if (is_own && op == BITWISE_XOR) /* also of a number and its extension */
    return true;
  if (reader->reading == ADDRESS_MUST)
    return false;
  if (is_own)
    *out = address_of_node(a);
  else if (op != BITWISE_AND)
    out->constant = -1;
  return is_own || is_complement(it, a, b) || is_complement(it, b, a);
}

/* Whether ptxas proves nothing of x | y, as of a sum. */
static bool or_hides_zeros(const struct expression_reader *reader, uint32_t x, uint32_t y) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *a = &reader->from->operands[1], *b = &reader->from->operands[2];
  const bool is_like_sum = unbank_adds_shifted(it, x, y) || unbank_adds_shifted(it, y, x) ||
                           (shifts_select(it, a, "shl") && shifts_select(it, b, "shr")) ||
                           (shifts_select(it, a, "shr") && shifts_select(it, b, "shl"));
  return is_like_sum && (is_short_shift(reader, 1) || is_short_shift(reader, 2));
}

static struct address bits_of_two(const struct expression_reader *reader, enum bitwise op,
                                  struct address x, struct address y) {
  struct addresses *it = reader->it;
  const uint32_t a = unbank_expression_whole(it, x), b = unbank_expression_whole(it, y);
  enum node_kind kind = op == BITWISE_AND ? NODE_AND : NODE_OR;
  struct address folded;
  if (folds(reader, op, a, b, &folded))
    return folded;
  if (op == BITWISE_OR && or_hides_zeros(reader, x.base, y.base))
    kind = NODE_EITHER;
  return address_of_node(unbank_node(it, kind, smaller(a, b), larger(a, b), op));
}

static struct address bits_with_number(const struct expression_reader *reader, enum bitwise op,
                                       struct address x, int64_t number) {
  struct addresses *it = reader->it;
  const unsigned zeros = fewer(it->nodes.items[x.base].zeros[ADDRESS_MUST], zeros_of(number));
  const bool apart =
      op == BITWISE_OR && unbank_operand_lacks_bits(it, &reader->from->operands[1], zeros, number);
  if (apart && reader->reading == ADDRESS_MAY) { /* x + c, as folded_term treats x */
    if (unbank_ptx_width(reader->from, 1) == 32 && unbank_stays_fused(reader, 1))
      x = unbank_expression_inside(it, x);
    return (struct address){x.base, wrapping_add(x.constant, number)};
  }
  if (op != BITWISE_AND && !number && reader->reading == ADDRESS_MAY)
    return x;
  return unbank_expression_of(it, op == BITWISE_AND ? NODE_MASK : NODE_WITH, x, op, number);
}

static struct address bitwise(const struct expression_reader *reader, enum bitwise op) {
  const struct address x = unbank_expression_operand(reader, 1),
                       y = unbank_expression_operand(reader, 2);
  if (!is_constant(x) && !is_constant(y))
    return bits_of_two(reader, op, x, y);
  if (!is_constant(x) || !is_constant(y))
    return is_constant(x) ? bits_with_number(reader, op, y, x.constant)
                          : bits_with_number(reader, op, x, y.constant);
  if (reader->reading == ADDRESS_MUST && unbank_ptx_width(reader->from, 1) == 64)
    return opaque(reader); /* ptxas folds it too late */
  return address_of_number(op == BITWISE_AND  ? x.constant & y.constant
                           : op == BITWISE_OR ? x.constant | y.constant
                                              : x.constant ^ y.constant);
}

static struct address complement(const struct expression_reader *reader, struct address x) {
  return is_constant(x) ? address_of_number(~x.constant)
                        : unbank_expression_of(reader->it, NODE_WITH, x, WITH_XOR, -1);
}

bool unbank_expression_is_read_once(const struct addresses *it, const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && it->function->reads[operand->reg] == 1;
}

/* The first predicate of the same comparison. */
static uint32_t first_alike(const struct addresses *it, uint32_t predicate) {
  return it->same[predicate] ? it->same[predicate] - 1 : predicate;
}

static enum truth truth_of(bool is_true) { return is_true ? TRUTH_TRUE : TRUTH_FALSE; }

enum truth unbank_expression_compare(const struct ptx_instruction *from, int64_t a, int64_t b) {
  const bool is_long = strstr(from->opcode, "64") != NULL;
  const bool is_signed = strstr(from->opcode, ".s") != NULL;
  if (!is_long) {
    a = is_signed ? (int32_t)a : (int64_t)(uint32_t)a;
    b = is_signed ? (int32_t)b : (int64_t)(uint32_t)b;
  }
  const bool is_less = is_signed || !is_long ? a < b : (uint64_t)a < (uint64_t)b;
  if (PTX_HAS_ANY(from, "eq", "ne"))
    return truth_of((a == b) == unbank_ptx_has(from, "eq"));
  if (PTX_HAS_ANY(from, "lt", "ge"))
    return truth_of(is_less == unbank_ptx_has(from, "lt"));
  if (PTX_HAS_ANY(from, "le", "gt"))
    return truth_of((is_less || a == b) == unbank_ptx_has(from, "le"));
  return TRUTH_UNKNOWN;
}

/* The result of a comparison of two values that the may reading knows as numbers here. */
static enum truth compares_numbers(const struct expression_reader *reader,
                                   const struct ptx_instruction *from) {
  const struct expression_reader here = {reader->it, from, ADDRESS_MAY, reader->splits,
                                         reader->block};
  const struct address a = unbank_expression_operand(&here, 1),
                       b = unbank_expression_operand(&here, 2);
  return is_constant(a) && is_constant(b) ? unbank_expression_compare(from, a.constant, b.constant)
                                          : TRUTH_UNKNOWN;
}

/* Whether bounds decide which operand, 1 or 2, a select yields: its condition compares a number
 * with a value that can only be 0 or only be less, such as a thread index in a block of promised
 * shape. */
static bool chooses(const struct expression_reader *reader, uint32_t predicate, unsigned *operand) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *from = unbank_ptx_comparison(it->function, predicate);
  const enum known_truth known = unbank_truth_of(it->known[predicate]);
  *operand = known == KNOWN_TRUE ? 1 : 2;
  if (known != KNOWN_NEITHER)
    return true;
  if (!from || from->is_guarded || !strstr(from->opcode, "32"))
    return false;
  const enum truth of_numbers = compares_numbers(reader, from);
  *operand = of_numbers == TRUTH_TRUE ? 1 : 2;
  if (of_numbers != TRUTH_UNKNOWN)
    return true;
  if (from->operands[1].kind != PTX_REGISTER || from->operands[2].kind != PTX_NUMBER)
    return false;
  const uint32_t most = it->bounds[ADDRESS_MAY][from->operands[1].reg];
  const int64_t number = from->operands[2].number;
  if (most && (most > INT32_MAX || number <= (int64_t)most))
    return false;
  const enum truth truth = unbank_expression_compare(from, 0, number);
  *operand = truth == TRUTH_TRUE ? 1 : 2;
  return truth != TRUTH_UNKNOWN;
}

/* Whether a mul.wide extends a product of a value that is known only because it can be nothing but
 * 0, such as a thread index in a block of one row: ptxas folds that too late to find the address's
 * neighbours. It folds a mad.wide in time. */
static bool is_late(const struct expression_reader *reader) {
  const struct ptx_operand *factor = &reader->from->operands[1];
  return reader->reading == ADDRESS_MUST && unbank_expression_is_wide(reader->from) &&
         factor->kind == PTX_REGISTER && !reader->it->numbers[factor->reg] &&
         is_constant(unbank_expression_operand(reader, 1));
}

/* The result of an `and` or `or`. ptxas proves nothing of one that is compared with 0 in its own
 * block. If the comparison is in another block, the may reading ignores it, since ptxas may or may
 * not have merged the two blocks. */
static struct address tested(const struct expression_reader *reader, struct address bits) {
  uint8_t how = reader->it->function->tests[reader->from->operands[0].reg];
  bool is_open = how == PTX_TESTED_ELSEWHERE && reader->reading == ADDRESS_MAY;
  return how == PTX_UNTESTED || is_open || is_constant(bits)
             ? bits
             : unbank_expression_of(reader->it, NODE_FUSED, bits, 0, 0);
}

static struct address product(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  if (is_late(reader))
    return opaque(reader);
  if (unbank_product_keeps_number(reader->it, from))
    return unbank_expression_scale(
        reader, unbank_expression_inside(reader->it, unbank_expression_operand(reader, 1)),
        from->operands[2].number, 0);
  if (unbank_product_distributes(reader->it, from))
    return unbank_expression_scale(
        reader,
        unbank_distributed(reader, unbank_expression_operand(reader, 1), from->operands[2].number),
        from->operands[2].number, 0);
  return multiply(reader, unbank_expression_operand(reader, 1),
                  unbank_expression_operand(reader, 2), how_of(from));
}

static struct address selected(const struct expression_reader *reader) {
  const struct ptx_operand *condition = &reader->from->operands[3];
  unsigned chosen;
  if (condition->kind != PTX_REGISTER)
    return opaque(reader);
  if (reader->reading == ADDRESS_MAY && chooses(reader, condition->reg, &chosen))
    return unbank_expression_operand(reader, chosen);
  return unbank_expression_of_two(reader->it, NODE_SELECT, unbank_expression_operand(reader, 1),
                                  unbank_expression_operand(reader, 2),
                                  first_alike(reader->it, condition->reg));
}

static struct address of_one_operand(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  const bool is_may = reader->reading == ADDRESS_MAY;
  if ((unbank_ptx_is(from, "mov") && !from->vector) || unbank_ptx_is(from, "cvta"))
    return unbank_expression_operand(reader, 1);
  if (unbank_ptx_is(from, "cvt"))
    return convert(reader);
  if (unbank_ptx_is(from, "brev") && strstr(from->opcode, "64"))
    return is_may ? address_of_number(0) : opaque(reader);
  if (unbank_ptx_is(from, "not") && is_may)
    return complement(reader, unbank_expression_operand(reader, 1));
  if (unbank_ptx_is_integer(from, "neg"))
    return unbank_expression_of(reader->it, NODE_REVERSE_SUB, unbank_expression_operand(reader, 1),
                                unbank_ptx_width(from, 1) < 32 ? PROOF_NONE : PROOF_OPEN, 0);
  return PTX_IS_ANY(from, "abs", "popc", "clz", "brev") ? of_register(reader) : opaque(reader);
}

static struct address of_two_operands(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  bool is_extreme = unbank_ptx_is_integer(from, "min") || unbank_ptx_is_integer(from, "max");
  if (unbank_ptx_is_integer(from, "add"))
    return unbank_expression_add(reader, unbank_expression_term(reader, 1),
                                 unbank_expression_term(reader, 2));
  if (unbank_ptx_is_integer(from, "sub"))
    return unbank_expression_subtract(reader);
  if (unbank_ptx_is_integer(from, "mul"))
    return product(reader);
  if (unbank_ptx_is(from, "shl"))
    return shift(reader);
  if (unbank_ptx_is(from, "shr"))
    return shift_right(reader);
  if (is_extreme && strstr(from->opcode, "64"))
    return of_two(reader, NODE_EITHER);
  if (unbank_ptx_is(from, "and"))
    return tested(reader, bitwise(reader, BITWISE_AND));
  if (unbank_ptx_is(from, "or"))
    return tested(reader, bitwise(reader, BITWISE_OR));
  if (unbank_ptx_is(from, "xor"))
    return bitwise(reader, BITWISE_XOR);
  if (unbank_ptx_is(from, "rem") && unbank_ptx_has(from, "u32") &&
      is_constant(unbank_expression_operand(reader, 2)))
    return unbank_expression_of(reader->it, NODE_MODULO, unbank_expression_operand(reader, 1), 0,
                                unbank_expression_operand(reader, 2).constant);
  if (PTX_IS_ANY(from, "mul", "div", "rem", "min", "max"))
    return of_two(reader, NODE_OTHER);
  return opaque(reader);
}

static struct address of_three_operands(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  if (unbank_ptx_is_integer(from, "mad"))
    return unbank_expression_add(reader,
                                 multiply(reader, unbank_expression_operand(reader, 1),
                                          unbank_expression_operand(reader, 2), how_of(from)),
                                 unbank_expression_operand(reader, 3));
  if (unbank_ptx_is(from, "bfe"))
    return extract(reader);
  if (unbank_ptx_is(from, "selp"))
    return selected(reader);
  return unbank_ptx_is(from, "prmt") ? of_register(reader) : opaque(reader);
}

/* Dispatches on the number of source operands. */
struct address unbank_expression(const struct expression_reader *reader) {
  switch (reader->from->count) {
  case 2:
    return of_one_operand(reader);
  case 3:
    return of_two_operands(reader);
  case 4:
    return of_three_operands(reader);
  default:
    return opaque(reader);
  }
}
