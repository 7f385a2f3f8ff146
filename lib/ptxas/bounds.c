/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/bounds.h"

#include "support/integers.h"

struct reader {
  const struct ptx_function *function;
  uint32_t *bounds;
  bool by_value;
};

uint32_t unbank_bound_of_name(const struct ptx_function *function, const char *name) {
  static const char *const numbers[] = {"%tid.x", "%tid.y", "%tid.z"};
  for (unsigned i = 0; i < 3; i++)
    if (function->threads[i] && !strcmp(name, numbers[i]))
      return function->threads[i] - 1;
  return strcmp(name, "%laneid") ? UINT32_MAX : 31;
}

static uint32_t bound_of(const struct reader *reader, const struct ptx_operand *operand) {
  if (operand->is_address)
    return UINT32_MAX;
  if (operand->kind == PTX_NUMBER)
    return (uint32_t)operand->number;
  if (operand->kind == PTX_NAME)
    return unbank_bound_of_name(reader->function, operand->name);
  return reader->bounds[operand->reg];
}

/* All bits below the highest one, too, where bits are asked for. */
static uint32_t bound(const struct reader *reader, uint64_t most) {
  if (most >= UINT32_MAX)
    return UINT32_MAX;
  if (!most || reader->by_value)
    return (uint32_t)most;
  return (uint32_t)((UINT64_C(2) << (63 - __builtin_clzll(most))) - 1);
}

static uint64_t product(const struct reader *reader, uint32_t a, uint32_t b) {
  if (!a || !b || reader->by_value)
    return (uint64_t)a * b;
  unsigned bits = bits_of(a) + bits_of(b);
  return bits < 32 ? (UINT64_C(1) << bits) - 1 : UINT32_MAX;
}

static bool ends_in_word(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  return type && (!strcmp(type, ".b32") || !strcmp(type, ".u32") || !strcmp(type, ".s32"));
}

/* A conversion keeps a bound. That it gives one ptxas was seen to know of arguments, and not to
 * know of others. */
static uint32_t bound_of_cvt(const struct reader *reader, const struct ptx_instruction *from) {
  const uint32_t most = bound_of(reader, &from->operands[1]);
  const uint32_t limit = !strcmp(from->opcode, "cvt.u32.u8")    ? UINT8_MAX
                         : !strcmp(from->opcode, "cvt.u32.u16") ? UINT16_MAX
                                                                : 0;
  if (!limit)
    return UINT32_MAX;
  return most <= limit ? most : reader->by_value ? limit : UINT32_MAX;
}

/* Loads of 8 and 16 bits extend them, in registers of 16 bits, too. */
static uint32_t bound_of_load(const struct ptx_instruction *from) {
  const char *type = strrchr(from->opcode, '.');
  if (type && (!strcmp(type, ".u8") || !strcmp(type, ".b8")))
    return UINT8_MAX;
  return type && (!strcmp(type, ".u16") || !strcmp(type, ".b16")) ? UINT16_MAX : UINT32_MAX;
}

/* Of 16 bits, and of what they are multiplied to: ptxas was seen to know a product in one form
 * alone, so that this bounds what it may know, not what it does. */
static uint32_t bound_of_half(const struct reader *reader, const struct ptx_instruction *from) {
  if (from->count != 3)
    return UINT32_MAX;
  uint32_t a = bound_of(reader, &from->operands[1]), b = bound_of(reader, &from->operands[2]);
  a = a < UINT16_MAX ? a : UINT16_MAX, b = b < UINT16_MAX ? b : UINT16_MAX;
  if (!strcmp(from->opcode, "and.b16"))
    return a < b ? a : b;
  return reader->by_value && !strcmp(from->opcode, "mul.wide.u16")
             ? bound(reader, product(reader, a, b))
             : UINT32_MAX;
}

static uint32_t bound_of_shift(const struct reader *reader, const struct ptx_instruction *from) {
  uint32_t a = bound_of(reader, &from->operands[1]);
  const struct ptx_operand *by = &from->operands[2];
  if (by->kind != PTX_NUMBER || by->number < 0 || by->number > 31)
    return UINT32_MAX;
  if (unbank_ptx_is(from, "shl"))
    return bound(reader, (uint64_t)a << by->number);
  return a <= INT32_MAX || !unbank_ptx_has(from, "s32") ? a >> by->number : UINT32_MAX;
}

/* A mask keeps no bit that a number of at most `most` lacks. */
static uint32_t bound_of_mask(uint32_t mask, uint32_t most) {
  const uint32_t ones = most ? UINT32_MAX >> __builtin_clz(most) : 0;
  return (mask & ones) < most ? mask & ones : most;
}

/* As far as ptxas may know it: of numbers alone it was seen to take the least. */
static uint32_t bound_of_and(const struct reader *reader, const struct ptx_instruction *from,
                             uint32_t a, uint32_t b) {
  if (reader->by_value && from->operands[2].kind == PTX_NUMBER)
    return bound_of_mask(b, a);
  if (reader->by_value && from->operands[1].kind == PTX_NUMBER)
    return bound_of_mask(a, b);
  return a < b ? a : b;
}

static bool is_zero(const struct reader *reader, const struct ptx_operand *operand) {
  return (operand->kind == PTX_REGISTER || operand->kind == PTX_NUMBER) &&
         !bound_of(reader, operand);
}

/* Whether 0 is all that an instruction of any width can give, as its operands are 0. */
static bool gives_zero(const struct reader *reader, const struct ptx_instruction *from) {
  const struct ptx_operand *operands = from->operands;
  const unsigned n = from->count;
  if (n < 2 || from->vector || unbank_ptx_has(from, "f32") || unbank_ptx_has(from, "f64"))
    return false;
  const bool first = is_zero(reader, &operands[1]), second = n > 2 && is_zero(reader, &operands[2]);
  if (n == 2)
    return first && PTX_IS_ANY(from, "mov", "cvt");
  if (n == 4)
    return (first || second) && unbank_ptx_is(from, "mad") && is_zero(reader, &operands[3]);
  return (first && PTX_IS_ANY(from, "shl", "shr", "div", "rem")) ||
         ((first || second) && PTX_IS_ANY(from, "mul", "and")) ||
         (first && second && PTX_IS_ANY(from, "add", "sub", "or", "xor", "min", "max"));
}

static uint32_t bound_of_result(const struct reader *reader, const struct ptx_instruction *from) {
  unsigned n = from->count;
  if (reader->by_value && gives_zero(reader, from))
    return 0;
  if (n == 2 && unbank_ptx_is(from, "ld"))
    return bound_of_load(from);
  if (n == 2 && unbank_ptx_is(from, "cvt"))
    return bound_of_cvt(reader, from);
  if (n < 2 || from->vector || !ends_in_word(from))
    return from->vector ? UINT32_MAX : bound_of_half(reader, from);
  uint32_t a = bound_of(reader, &from->operands[1]);
  if (n == 2)
    return unbank_ptx_is(from, "mov") ? a : UINT32_MAX;
  uint32_t b = bound_of(reader, &from->operands[2]);
  if (n == 3 && PTX_IS_ANY(from, "shr", "shl"))
    return bound_of_shift(reader, from);
  if (n == 3 && unbank_ptx_is(from, "and"))
    return bound_of_and(reader, from, a, b);
  if (a == UINT32_MAX || b == UINT32_MAX)
    return UINT32_MAX;
  if (n == 4 && unbank_ptx_is(from, "selp"))
    return bound(reader, a > b ? a : b);
  if (n == 3 && unbank_ptx_is(from, "add"))
    return bound(reader, (uint64_t)a + b);
  if (n == 3 && PTX_IS_ANY(from, "or", "xor")) {
    uint32_t most = a > b ? a : b;
    return bound(&(struct reader){reader->function, reader->bounds, false}, most);
  }
  if (n == 3 && unbank_ptx_is(from, "mul") && unbank_ptx_has(from, "lo"))
    return bound(reader, product(reader, a, b));
  if (n == 4 && unbank_ptx_is(from, "mad") && unbank_ptx_has(from, "lo"))
    return bound(reader, product(reader, a, b) + bound_of(reader, &from->operands[3]));
  return UINT32_MAX;
}

uint32_t *unbank_bounds(const struct ptx_function *function, const struct flow *flow, bool by_value,
                        struct arena *arena) {
  struct reader reader = {function, ARENA_ARRAY(arena, uint32_t, function->registers + 1),
                          by_value};
  memset(reader.bounds, UINT8_MAX, (function->registers + 1) * sizeof *reader.bounds);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    const struct ptx_block *block = &function->blocks.items[flow->blocks[n]];
    for (uint32_t i = block->first; i < block->end; i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      if (from->written != 1 || from->operands[0].kind != PTX_REGISTER ||
          function->is_written_often[from->operands[0].reg])
        continue;
      uint32_t most = bound_of_result(&reader, from);
      reader.bounds[from->operands[0].reg] = most == UINT32_MAX ? most : bound(&reader, most);
    }
  }
  return reader.bounds;
}
