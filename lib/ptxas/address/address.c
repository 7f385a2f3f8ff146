/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reads a function and finds the address, base + constant, that each register holds, in both
 * readings. expression.c has the rules for single instructions. */
#include "ptxas/address/address.h"

#include "ptxas/address/address_internal.h"
#include "ptxas/address/bits.h"
#include "ptxas/address/expression.h"
#include "ptxas/address/products.h"
#include "ptxas/known.h"
#include "support/integers.h"

/* Whether an instruction adds a number to the lower half of a 64-bit value, or to a product of that
 * by numbers. */
static bool adds_to_half(const struct addresses *it, const struct ptx_instruction *from) {
  if (!PTX_IS_ANY(from, "add", "sub", "mad") || from->operands[from->count - 1].kind != PTX_NUMBER)
    return false;
  const struct ptx_instruction *of = unbank_ptx_definition(it->function, &from->operands[1]);
  while (of && (unbank_ptx_is(of, "neg") ||
                (unbank_ptx_is_by_number(of) && PTX_IS_ANY(of, "mul", "shl"))))
    of = unbank_ptx_definition(it->function, &of->operands[1]);
  return of && PTX_IS_ANY(of, "cvt", "mov") && strstr(of->opcode, "64");
}

/* Whether constants are split off the sum or product that `from` computes. Constants added in 64
 * bits are; up to sm_89 also those added in 32 bits to values that differ between lanes, and
 * usually to uniform ones. Not in 16 bits, where sums may wrap, nor in wide or 64-bit products. */
static bool splits(const struct addresses *it, const struct ptx_instruction *from,
                   enum address_reading reading) {
  bool wide = strstr(from->opcode, "64") != NULL;
  bool adds = PTX_IS_ANY(from, "add", "sub");
  if (wide)
    return adds || (reading == ADDRESS_MAY && unbank_ptx_is(from, "shl"));
  if (unbank_expression_is_wide(from) || strstr(from->opcode, "16"))
    return false;
  if (reading == ADDRESS_MAY)
    return it->before_sm90 || it->is_short || it->in_short_addresses[from->operands[0].reg];
  return it->before_sm90 && it->differs[from->operands[0].reg] && !adds_to_half(it, from);
}

static void add_source(struct addresses *it, uint32_t reg, struct address value, uint32_t block) {
  struct address_source source = {unbank_expression_phi(it, reg).base, value, value, block,
                                  it->first_source[reg]};
  *ARENA_PUSH(it->arena, &it->sources) = source;
  it->first_source[reg] = (uint32_t)it->sources.count;
}

static struct address_split split_of(const struct addresses *it,
                                     const struct ptx_operand *operand) {
  const bool is_known =
      operand->kind == PTX_REGISTER && !it->function->is_written_often[operand->reg];
  return is_known ? it->splits[operand->reg] : (struct address_split){0, 0};
}

bool unbank_holds_place(struct addresses *it, const struct ptx_operand *operand) {
  return unbank_address_is_name(it, unbank_expression_value(it, operand, ADDRESS_MUST).base);
}

uint64_t unbank_set_of_place(struct addresses *it, const struct ptx_operand *operand) {
  struct address x = unbank_expression_value(it, operand, ADDRESS_MUST);
  return unbank_address_is_name(it, x.base) ? unbank_set64_bit(x.base) : 0;
}

/* Puts a split-off constant back into the base. */
static struct address join(struct addresses *it, struct address address, int64_t constant) {
  return (struct address){unbank_expression_whole(it, (struct address){address.base, constant}),
                          wrapping_add(address.constant, -constant)};
}

/* A sum of registers with a constant that another block has split off one of them: there it stays
 * inside. (x + k) + y is not (x + y) + k then (sm_80). */
static struct address sum_with_inner(struct addresses *it, const struct ptx_instruction *from,
                                     uint32_t block) {
  uint32_t terms[2];
  for (unsigned i = 0; i < 2; i++)
    terms[i] =
        unbank_expression_whole(it, unbank_expression_value_in(it, &from->operands[1 + i], block));
  return address_of_node(unbank_node_sum(it, terms[0], terms[1], true));
}

/* A sum of registers whose operands bring split-off constants: they stay outside if a place or a
 * number is added, too. */
static struct address add_splits(struct addresses *it, const struct ptx_instruction *from,
                                 uint32_t block, struct address value, struct address_split *out) {
  bool has_number = false, has_name = false;
  unsigned split = 0;
  int64_t constant = 0;
  for (unsigned i = 1; i < from->count; i++) {
    struct address_split one = split_of(it, &from->operands[i]);
    has_number |= from->operands[i].kind == PTX_NUMBER;
    has_name |= unbank_holds_place(it, &from->operands[i]);
    split += one.block != 0;
    constant = wrapping_add(constant, one.constant);
    *out = one.block ? one : *out;
  }
  if (!split || (split == 1 && from->count == 3 && (has_number || has_name)))
    return value;
  const bool is_inner = split == 1 && out->block != block + 1;
  out->block = 0;
  return is_inner && from->count == 3 && unbank_ptx_is(from, "add")
             ? sum_with_inner(it, from, block)
             : join(it, value, constant);
}

/* Whether an instruction is c - x. */
static bool is_reverse_subtract(const struct ptx_instruction *from) {
  return unbank_ptx_is(from, "sub") && from->operands[1].kind == PTX_NUMBER;
}

static bool is_sum_by_number(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return unbank_ptx_is_by_number(from) && PTX_IS_ANY(from, "add", "sub");
}

static bool is_product_by_number(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return unbank_ptx_is_by_number(from) && unbank_ptx_is(from, "mul");
}

/* Whether a 32-bit instruction adds x + k and y * c, or subtracts one from the other, where k and c
 * are numbers. */
static bool adds_product_to_sum(const struct addresses *it, const struct ptx_instruction *from) {
  const struct ptx_operand *operands = from->operands;
  return from->count == 3 && PTX_IS_ANY(from, "add", "sub") && !strstr(from->opcode, "64") &&
         ((is_sum_by_number(it, &operands[1]) && is_product_by_number(it, &operands[2])) ||
          (is_sum_by_number(it, &operands[2]) && is_product_by_number(it, &operands[1])));
}

/* Some instructions may become a sum whose constant is split off only in its own block: (x + k) <<
 * c may become (x << c) + (k << c); (x + k) + y * c becomes (x + y * c) + k; (k - x) * c becomes k
 * * c - x * c; and an operation on a select of two numbers may become a number plus a select of 0
 * and another. Records that block (1 + block; 0: none) for the result and for sums and shifts made
 * from it. */
static void note_shifted(struct addresses *it, const struct ptx_instruction *from, uint32_t block) {
  uint32_t *out = &it->shifted[from->operands[0].reg];
  bool passes = PTX_IS_ANY(from, "mov", "cvt", "add", "sub", "mad");
  const struct ptx_instruction *x = unbank_ptx_definition(it->function, &from->operands[1]);
  bool scales = x && PTX_IS_ANY(from, "shl", "shr", "mul", "and");
  if (unbank_ptx_is(from, "shl") && from->operands[2].kind == PTX_NUMBER &&
      !(x && is_reverse_subtract(x)))
    *out = split_of(it, &from->operands[1]).block;
  if ((from->count == 3 && unbank_product_distributes(it, from)) ||
      (scales && unbank_ptx_selects_numbers(x)) || adds_product_to_sum(it, from))
    *out = block + 1;
  if (!*out && unbank_ptx_is(from, "shl") && from->operands[1].kind == PTX_REGISTER)
    *out = it->shifted[from->operands[1].reg];
  for (unsigned i = 1; i < from->count && passes && !*out; i++)
    if (from->operands[i].kind == PTX_REGISTER && !(unbank_ptx_is(from, "mad") && i < 3))
      *out = it->shifted[from->operands[i].reg];
}

/* Whether a term of a sum or a difference is a product of 64 bits. */
static bool has_long_product(const struct addresses *it, uint32_t base, unsigned depth) {
  const struct address_node *node = &it->nodes.items[base];
  switch ((enum node_kind)node->kind) {
  case NODE_SCALE:
    return node->b == EXTENDS_LONG;
  case NODE_MUL:
    return node->constant == EXTENDS_LONG;
  case NODE_ADD:
  case NODE_SUB:
    return depth &&
           (has_long_product(it, node->a, depth - 1) || has_long_product(it, node->b, depth - 1));
  default:
    return false;
  }
}

/* Records what is split off a sum of 32 bits, or of 64 bits with a product of 64 bits; returns the
 * register's value. */
static struct address note_split(struct addresses *it, const struct ptx_instruction *from,
                                 uint32_t block, struct address value) {
  struct address_split *out = &it->splits[from->operands[0].reg];
  bool adds = PTX_IS_ANY(from, "add", "sub", "mad");
  note_shifted(it, from, block);
  if (is_constant(value) || !value.constant)
    return value;
  if (from->count == 2)
    *out = split_of(it, &from->operands[1]);
  else if (adds && !strstr(from->opcode, "64") && !unbank_expression_is_wide(from) &&
           (from->operands[from->count - 1].kind == PTX_NUMBER || is_reverse_subtract(from)))
    *out = (struct address_split){value.constant, block + 1};
  else if (adds) {
    value = add_splits(it, from, block, value, out);
    if (!out->block && value.constant && has_long_product(it, value.base, ZEROS_COUNTED))
      *out = (struct address_split){value.constant, block + 1};
  }
  return value;
}

/* Whether ptxas appears to end a block at this instruction. */
static bool ends_section(const struct ptx_instruction *from) {
  return from->is_guarded ||
         PTX_IS_ANY(from, "membar", "fence", "barrier", "shfl", "vote", "match", "redux", "elect",
                    "call", "div", "rem", "rcp", "sqrt", "brkpt", "pmevent") ||
         (unbank_ptx_is(from, "bar") && unbank_ptx_has(from, "warp")) ||
         unbank_ptx_has(from, "release") || unbank_ptx_has(from, "acq_rel");
}

/* Records the section in which a constant is split off a 32-bit value. */
static void note_section(struct addresses *it, const struct ptx_instruction *from,
                         struct address value) {
  const bool is_long = strstr(from->opcode, "64") && !unbank_ptx_is(from, "cvt");
  if (value.constant && !is_long && !is_constant(value) && !it->nodes.items[value.base].has_name)
    it->sections[from->operands[0].reg] = it->section;
}

/* Equal comparisons have equal results, wherever they are. */
static void note_comparison(struct addresses *it, const struct ptx_instruction *from) {
  const uint32_t reg = from->operands[0].reg;
  uint32_t first;
  if (from != unbank_ptx_comparison(it->function, reg) || from->is_guarded)
    return;
  const struct address x = unbank_expression_value(it, &from->operands[1], ADDRESS_MUST),
                       y = unbank_expression_value(it, &from->operands[2], ADDRESS_MUST);
  const uint32_t with = unbank_address_intern(it, x.base, y.base, x.constant);
  const uint32_t number =
      unbank_address_intern(it, with, unbank_expression_name(from->opcode), y.constant);
  const void *key = map_number(number);
  if (map_get(&it->comparisons, key, &first))
    it->same[reg] = first + 1;
  else
    map_put(&it->comparisons, key, reg);
}

/* Reads one instruction. `source`: the may reading visits the entries of it->sources in the order
 * in which the must reading created them. */
static void read(struct addresses *it, uint32_t index, uint32_t block, enum address_reading reading,
                 size_t *source) {
  const struct ptx_instruction *from = &it->function->instructions.items[index];
  const bool is_one = from->written == 1 && !from->is_guarded;
  unbank_expression_note_sum(it, from, block);
  if (reading == ADDRESS_MUST && unbank_ptx_is(from, "setp"))
    note_comparison(it, from);
  PTX_EACH_WRITTEN(operand, from) {
    uint32_t reg = operand->reg;
    int32_t number;
    struct expression_reader reader = {it, from, reading, splits(it, from, reading), block};
    struct address value = is_one ? unbank_expression(&reader) : unbank_expression_opaque(it, reg);
    if (!it->bounds[reading][reg])
      value = address_of_number(0);
    else if (reading == ADDRESS_MAY && is_one && unbank_gives_number(it->known, from, &number))
      value = address_of_number(number);
    bool once = !it->function->is_written_often[reg];
    if (once && it->splits && reading == ADDRESS_MUST && is_one)
      value = note_split(it, from, block, value);
    if (once && it->sections && reading == ADDRESS_MUST && is_one)
      note_section(it, from, value);
    if (once)
      it->registers[reading][reg] = value;
    else if (reading == ADDRESS_MUST)
      add_source(it, reg, value, block);
    else
      it->sources.items[(*source)++].may = value;
  }
  it->section += ends_section(from);
}

/* The zeros of one write to a register with several. From sm_120 on, a place plus a constant below
 * INT32_MIN proves nothing here. */
static uint8_t source_zeros(const struct addresses *it, const struct address_source *source,
                            enum address_reading reading) {
  const struct address_node *with = &it->nodes.items[source->from.base];
  bool adds = with->kind == NODE_WITH && with->b == WITH_ADD;
  int64_t constant = wrapping_add(source->from.constant, adds ? with->constant : 0);
  if (constant < INT32_MIN && it->nodes.items[adds ? with->a : source->from.base].has_name &&
      reading == ADDRESS_MUST)
    return 0;
  const uint8_t zeros =
      fewer(it->nodes.items[source->from.base].zeros[reading], zeros_of(source->from.constant));
  const uint8_t may =
      fewer(it->nodes.items[source->may.base].zeros[reading], zeros_of(source->may.constant));
  return reading == ADDRESS_MAY ? more(zeros, may) : zeros;
}

/* From sm_90 on, where code has (x + k) * c and x * c, ptxas may compute the latter as the former
 * minus k * c. It then proves no more zeros of it than k * c has: x * 4 is no multiple of 8 beside
 * (x + 15) * 4, whatever x is. Records these for such products of 32 bits by a number. */
static void find_derived(struct addresses *it) {
  for (size_t i = 1; i < it->nodes.count && !it->before_sm90; i++) {
    struct address_node wanted = it->nodes.items[i];
    if (wanted.kind != NODE_SCALE)
      continue;
    const struct address_node *sum = &it->nodes.items[wanted.a];
    if (sum->kind != NODE_WITH || sum->b != WITH_ADD)
      continue;
    wanted.a = sum->a;
    const uint32_t product = unbank_node_find(it, &wanted);
    struct address_node *found = &it->nodes.items[product];
    const uint8_t zeros = 1 + zeros_of(wrapping_multiply(sum->constant, wanted.constant));
    if (product)
      found->derived = found->derived ? fewer(found->derived, zeros) : zeros;
  }
}

/* The greatest fixed point, starting from "all bits are zero". */
static void solve(struct addresses *it, enum address_reading reading) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 1; i < it->nodes.count; i++)
      it->nodes.items[i].zeros[reading] = unbank_node_zeros(it, &it->nodes.items[i], reading);
    for (size_t i = 0; i < it->sources.count; i++) {
      const struct address_source *source = &it->sources.items[i];
      uint8_t *phi = &it->nodes.items[source->phi].zeros[reading];
      uint8_t zeros = source_zeros(it, source, reading);
      changed |= zeros < *phi;
      *phi = fewer(*phi, zeros);
    }
  }
}

/* Records what a branch on x == c implies for its target, if no other edge leads there. */
static void note_equal(struct addresses *it, const struct ptx_predecessors *into, uint32_t block) {
  const struct ptx_block *from = &it->function->blocks.items[block];
  const struct ptx_instruction *last = unbank_ptx_last(it->function, block);
  if (from->successor_count != 2 || !last->is_guarded)
    return;
  const struct ptx_instruction *compares = unbank_ptx_comparison(it->function, last->guard);
  if (!compares || compares->is_guarded || compares->operands[1].kind != PTX_REGISTER ||
      compares->operands[2].kind != PTX_NUMBER || strstr(compares->opcode, ".f") ||
      it->function->is_written_often[compares->operands[1].reg])
    return;
  const bool is_eq = unbank_ptx_has(compares, "eq"), is_ne = unbank_ptx_has(compares, "ne");
  const uint32_t to = from->successors[is_eq == last->is_guard_negated];
  if (is_eq == is_ne || !unbank_ptx_has_one_edge(into, to))
    return;
  const struct address is = it->registers[ADDRESS_MUST][compares->operands[1].reg];
  const void *key = unbank_address_equal_key(is.base);
  if (!is.base || is.base == ZERO_NODE)
    return;
  *ARENA_PUSH(it->arena, &it->equals) = (struct address_equal){
      is.constant, compares->operands[2].number, to, map_or(&it->first_equal, key, 0)};
  map_put(&it->first_equal, key, (uint32_t)it->equals.count);
}

static void find_equals(struct addresses *it) {
  const struct ptx_predecessors into = unbank_ptx_predecessors(it->function, it->arena);
  it->first_equal = map_new(it->arena);
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    note_equal(it, &into, b);
}

/* Visits each register's only write before its reads. */
static void read_all(struct addresses *it, enum address_reading reading) {
  size_t source = 0;
  for (uint32_t n = 0; n < it->function->blocks.count; n++) {
    const struct ptx_block *block = &it->function->blocks.items[it->flow->blocks[n]];
    it->first_section = ++it->section;
    for (uint32_t i = block->first; i < block->end; i++)
      read(it, i, it->flow->blocks[n], reading, &source);
  }
}

/* Whether an instruction is a sum of a capped value in that value's block: what caps it, or 0. */
static uint32_t capped_by(const struct addresses *it, const uint32_t *capped, uint32_t number) {
  const struct ptx_function *function = it->function;
  const struct ptx_instruction *from = &function->instructions.items[number];
  if (from->written != 1 || !PTX_IS_ANY(from, "add", "sub") ||
      function->is_written_often[from->operands[0].reg])
    return 0;
  for (unsigned k = 1; k < from->count; k++) {
    const struct ptx_operand *operand = &from->operands[k];
    if (operand->kind == PTX_REGISTER && capped[operand->reg] &&
        unbank_ptx_home(function, operand->reg) == unbank_ptx_block_of(function, number))
      return capped[operand->reg];
  }
  return 0;
}

/* Finds values that are aligned better, without their constant, than all values sharing their
 * register, and sums of them in their block. Numbers and, before sm_90, places are known everywhere
 * and are not affected. */
static uint32_t *find_capped(struct addresses *it) {
  const struct ptx_function *function = it->function;
  uint32_t *out = NULL;
  for (uint32_t reg = 0; function->web && reg < function->registers; reg++) {
    const struct address own = it->registers[ADDRESS_MUST][reg];
    if (!function->web[reg] || !own.base || is_constant(own) ||
        (it->before_sm90 && unbank_address_is_name(it, own.base)))
      continue;
    uint8_t zeros = it->nodes.items[own.base].zeros[ADDRESS_MUST];
    uint32_t all = unbank_expression_phi(it, function->web[reg] - 1).base;
    if (it->nodes.items[all].zeros[ADDRESS_MUST] >= fewer(zeros, ZEROS_COUNTED))
      continue;
    out = out ? out : ARENA_ARRAY(it->arena, uint32_t, function->registers + 1);
    out[reg] = function->web[reg];
  }
  for (uint32_t i = 0; out && i < function->instructions.count; i++) {
    const uint32_t by = capped_by(it, out, i);
    if (by)
      out[function->instructions.items[i].operands[0].reg] = by;
  }
  return out;
}

/* For an operand of a select that may yield an address: records the place, if another term is added
 * to it, or the sum that the operand is, without constants. */
static void note_chosen(struct addresses *it, const struct ptx_operand *operand,
                        const struct ptx_operand *other) {
  const struct address x = unbank_expression_value(it, operand, ADDRESS_MUST);
  if (!it->before_sm90 && !it->is_short && !unbank_holds_place(it, other) && !x.constant)
    it->chosen |= unbank_set_of_place(it, operand);
  if (!unbank_address_is_name(it, x.base) && x.base != ZERO_NODE)
    it->chosen_sums |= unbank_set64_bit(x.base);
}

/* Finds selects whose result, plus other terms, is the address of an access. */
static void find_chosen(struct addresses *it) {
  const struct ptx_function *function = it->function;
  bool *is_address = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (size_t i = function->instructions.count; i--;) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    const struct ptx_operand *operands = from->operands;
    PTX_EACH_READ(operand, from)
      is_address[operand->reg] |= operand->is_address;
    if (from->written != 1 || !is_address[operands[0].reg])
      continue;
    for (unsigned k = 1; k < 3 && from->count == 3 && unbank_ptx_is(from, "add"); k++)
      if (operands[k].kind == PTX_REGISTER)
        is_address[operands[k].reg] = true;
    for (unsigned k = 1; k < 3 && from->count == 4 && unbank_ptx_is(from, "selp"); k++)
      note_chosen(it, &operands[k], &operands[3 - k]);
  }
}

/* Fills in what follows from the function; *out says which, for what it is read, and `capped`. */
static void read_function(struct addresses *out) {
  const struct ptx_function *function = out->function;
  struct arena *arena = out->arena;
  const size_t registers = function->registers + 1;
  out->same = ARENA_ARRAY(arena, uint32_t, registers);
  out->comparisons = map_new(arena);
  out->first_source = ARENA_ARRAY(arena, uint32_t, registers);
  out->first_sums = ARENA_ARRAY(arena, struct address_split, registers);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    out->registers[r] = ARENA_ARRAY(arena, struct address, registers);
  if (out->before_sm90) {
    out->splits = ARENA_ARRAY(arena, struct address_split, registers);
    out->sections = ARENA_ARRAY(arena, uint32_t, registers);
    out->shifted = ARENA_ARRAY(arena, uint32_t, registers);
  }
  ARENA_PUSH(arena, &out->nodes); /* number 0 stands for none */
  unbank_node(out, NODE_ZERO, 0, 0, 0);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    out->bounds[r] = unbank_bounds(function, out->flow, r == ADDRESS_MAY, arena);
  out->known = unbank_known_bits(function, out->flow, arena);
  unbank_find_roles(out);
  read_all(out, ADDRESS_MUST);
  find_equals(out);
  read_all(out, ADDRESS_MAY);
  find_derived(out);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    solve(out, (enum address_reading)r);
}

void unbank_addresses(struct addresses *out, const struct ptx_function *function,
                      const struct flow *flow, bool before_sm90, bool is_short, bool is_o1,
                      struct arena *arena) {
  const struct addresses unread = {.function = function,
                                   .flow = flow,
                                   .arena = arena,
                                   .before_sm90 = before_sm90,
                                   .is_short = is_short,
                                   .is_o1 = is_o1};
  *out = unread;
  read_function(out);
  uint32_t *capped = find_capped(out);
  if (capped) {
    *out = unread;
    out->capped = capped;
    read_function(out);
  }
  find_chosen(out);
  unbank_find_escapes(out);
}

struct address unbank_address(struct addresses *it, const struct ptx_operand *operand,
                              enum address_reading reading) {
  return unbank_expression_value(it, operand, reading);
}

/* Whether a term of a sum comes from a select of two numbers. */
static bool adds_selected(const struct addresses *it, uint32_t base) {
  const struct address_node *nodes = it->nodes.items;
  struct node_terms terms = {.count = 0};
  if (nodes[base].kind != NODE_ADD || !unbank_node_terms(it, base, &terms))
    return false;
  for (unsigned i = 0; i < terms.count; i++) {
    const struct address_node *term = &nodes[terms.items[i]];
    while (term->kind == NODE_SCALE || term->kind == NODE_CAST)
      term = &nodes[term->a];
    if (term->kind == NODE_SELECT && nodes[term->a].is_number && nodes[term->b].is_number)
      return true;
  }
  return false;
}

struct address unbank_address_in(struct addresses *it, const struct ptx_operand *operand,
                                 uint32_t block) {
  struct address out = unbank_expression_value_in(it, operand, block);
  if (it->is_short && adds_selected(it, out.base)) /* a different sum in each block */
    out.base = unbank_node(it, NODE_SELECT, out.base, out.base, -2 - (int64_t)block);
  if (!it->splits)
    return out;
  struct address_split split = split_of(it, operand);
  return split.block && split.block != block + 1 ? join(it, out, split.constant) : out;
}

bool unbank_address_splits_in(const struct addresses *it, const struct ptx_operand *operand,
                              uint32_t block) {
  return it->splits && split_of(it, operand).block == block + 1;
}

uint32_t unbank_address_intern(struct addresses *it, uint32_t a, uint32_t b, int64_t c) {
  return unbank_node(it, NODE_TRIPLE, a, b, c);
}

bool unbank_address_is_name(const struct addresses *it, uint32_t base) {
  return it->nodes.items[base].kind == NODE_NAME;
}

bool unbank_address_has_phi(const struct addresses *it, uint32_t base) {
  return it->nodes.items[base].has_phi;
}

bool unbank_address_is_phi(const struct addresses *it, uint32_t base) {
  return it->nodes.items[base].kind == NODE_PHI;
}

uint32_t unbank_address_like(struct addresses *it, uint32_t base) {
  return unbank_expression_like(it, base);
}

unsigned unbank_address_zeros(const struct addresses *it, uint32_t base,
                              enum address_reading reading) {
  return it->nodes.items[base].zeros[reading];
}

uint32_t unbank_address_offset_of(const struct addresses *it, uint32_t base) {
  const struct address_node *nodes = it->nodes.items;
  const bool is_sum = nodes[base].kind == NODE_ADD || nodes[base].kind == NODE_SUB;
  if (is_sum && nodes[nodes[base].a].kind == NODE_NAME)
    base = nodes[base].b;
  else if (nodes[base].kind == NODE_ADD && nodes[nodes[base].b].kind == NODE_NAME)
    base = nodes[base].a;
  while (nodes[base].kind == NODE_CAST && nodes[base].constant <= CAST_OF_SUM)
    base = nodes[base].a;
  return base;
}

static bool is_among(const struct address_given *given, size_t count, uint32_t number) {
  size_t i = 0;
  while (i < count && given[i].node != number)
    i++;
  return i < count;
}

/* The zeros of an expression when those of some subexpressions are given. Right shifts show nothing
 * of what is given. Of a place minus a number usually nothing is proved; but zeros given for the
 * number count. */
static unsigned zeros_given(const struct addresses *it, uint32_t number,
                            const struct address_given *given, size_t count, unsigned depth) {
  const struct address_node *node = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)node->kind;
  unsigned zeros = node->zeros[ADDRESS_MUST];
  for (size_t i = 0; i < count; i++)
    if (given[i].node == number)
      zeros = more(zeros, given[i].zeros);
  if (!depth || !has_nodes(kind) || kind == NODE_RIGHT)
    return zeros;
  unsigned a = zeros_given(it, node->a, given, count, depth - 1);
  unsigned b = has_two(kind) ? zeros_given(it, node->b, given, count, depth - 1) : 0;
  const bool is_proved = kind == NODE_SUB && is_among(given, count, node->b);
  return more(zeros, is_proved ? fewer(a, b) : unbank_node_zeros_of(it, node, a, b, ADDRESS_MUST));
}

enum { GIVEN_DEPTH = 8 };

unsigned unbank_address_zeros_given(const struct addresses *it, uint32_t base,
                                    const struct address_given *given, size_t count) {
  return zeros_given(it, base, given, count, GIVEN_DEPTH);
}
