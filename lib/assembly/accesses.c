/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "assembly/accesses.h"

#include <stdlib.h>
#include <string.h>

#include "assembly/effects.h"
#include "assembly/text.h"

enum { NO_OPERAND = -1, MATRIX_ROWS = 8 };

/* The number of an operand of the statement; NO_OPERAND for a register. */
static int number_of_name(const char *name) {
  if (*name != '$')
    return NO_OPERAND;
  char *end;
  unsigned long number = strtoul(name + 1, &end, 10);
  return end > name + 1 && !*end && number < ASM_OPERANDS_SEEN ? (int)number : NO_OPERAND;
}

static int operand_number(const struct asm_operand *operand) {
  return operand->kind == OPERAND_NAME ? number_of_name(operand->name) : NO_OPERAND;
}

/* Memory instructions: their address, and what they move. */

static bool has_any(const struct asm_instruction *inst, const char *const *words) {
  for (; *words; words++)
    if (unbank_asm_has(inst, *words))
      return true;
  return false;
}

/* The bits of a type such as f32, b8 or bf16x2; 0 if it is none. */
static uint32_t type_bits(const char *word) {
  word += *word == 'b' && word[1] == 'f';
  if (!*word || !strchr("busf", *word))
    return 0;
  char *end;
  unsigned long bits = strtoul(word + 1, &end, 10);
  unsigned long lanes = !strcmp(end, "x2") ? 2 : !*end ? 1 : 0;
  return bits <= 128 && bits % 8 == 0 ? (uint32_t)(bits * lanes) : 0;
}

static const char *last_word(const struct asm_instruction *inst) {
  return inst->words[inst->word_count - 1];
}

static bool is_shared(const struct asm_instruction *inst) {
  return unbank_asm_has(inst, "shared") || unbank_asm_has(inst, "shared::cta");
}

/* Whether the address is in another space, or perhaps in another block's shared memory. */
static bool is_elsewhere(const struct asm_instruction *inst) {
  static const char *const spaces[] = {"global", "const",           "local",
                                       "param",  "shared::cluster", NULL};
  return has_any(inst, spaces);
}

static bool is_ordered(const struct asm_instruction *inst) {
  static const char *const orders[] = {"volatile", "relaxed", "acquire", "release", "mmio", NULL};
  return has_any(inst, orders);
}

static uint32_t vector_of(const struct asm_instruction *inst) {
  return unbank_asm_has(inst, "v8")   ? 8
         : unbank_asm_has(inst, "v4") ? 4
         : unbank_asm_has(inst, "v2") ? 2
                                      : 1;
}

static bool read_plain(const struct asm_instruction *inst, enum unbank_op op,
                       struct asm_access *out) {
  out->op = op;
  out->bytes = type_bits(last_word(inst)) / 8 * vector_of(inst);
  out->is_of_64_bits = type_bits(last_word(inst)) == 64;
  out->stays = unbank_asm_has(inst, "volatile");
  out->is_ordered = is_ordered(inst) || out->bytes == UNBANK_ACCESS_MAX;
  return inst->operand_count == 2;
}

static bool is_integer(const char *type) { return *type && strchr("bus", *type) && type[1] != 'f'; }

/* Whether an atomic becomes a loop of compare-and-swap, as unbank_atomic_is_loop says of LLVM's
 * atomics, which become the same instructions. */
static bool is_loop(const struct asm_instruction *inst, uint32_t bits) {
  static const char *const logic[] = {"and", "or", "xor", NULL};
  if (unbank_asm_has(inst, "exch"))
    return bits < 32;
  if (has_any(inst, logic))
    return bits > 32;
  return bits != 32 || !is_integer(last_word(inst));
}

static bool is_number(const struct asm_operand *operand, uint64_t number) {
  return operand->kind == OPERAND_INTEGER && operand->number == number;
}

/* ptxas has an instruction for counting lanes, if their results are not used (ATOMS.POPC.INC, only
 * for u32): they add 1, or increment without a limit. */
static void find_count(const struct asm_instruction *inst, const struct asm_operand *value,
                       struct asm_access *out) {
  bool adds = unbank_asm_has(inst, "add"), wraps = unbank_asm_has(inst, "inc");
  out->counted = NO_OPERAND;
  out->count = wraps ? UINT32_MAX : 1;
  if ((!adds && !wraps) || strcmp(last_word(inst), "u32"))
    return;
  out->counted = operand_number(value);
  out->counts = is_number(value, out->count);
}

/* `value`: the operand with the value that is added, exchanged, and so on. */
static bool read_atomic(const struct asm_instruction *inst, unsigned value,
                        struct asm_access *out) {
  static const char *const commutes[] = {"add", "and", "or", "xor", "min", "max", NULL};
  uint32_t bits = type_bits(last_word(inst));
  bool cas = unbank_asm_has(inst, "cas"), uses_old = value > 1;
  if (inst->operand_count != value + (cas ? 2 : 1) || vector_of(inst) > 1)
    return false;
  out->bytes = bits / 8;
  out->op = cas ? UNBANK_OP_CAS : uses_old ? UNBANK_OP_ATOM : UNBANK_OP_RED;
  out->is_ordered = true;
  out->is_loop = !cas && is_loop(inst, bits);
  find_count(inst, &inst->operands[value], out);
  out->may_combine = bits == 32 && is_integer(last_word(inst)) && has_any(inst, commutes) &&
                     (!uses_old || unbank_asm_has(inst, "add"));
  return bits >= 16;
}

/* cp.async.cg.shared.global [to], [from], bytes ... */
static bool read_copy(const struct asm_instruction *inst, struct asm_access *out) {
  static const char *const known[] = {"ca", "cg", NULL};
  bool plain = inst->word_count > 3 && !strcmp(inst->words[1], "async") && is_shared(inst) &&
               (!strcmp(inst->words[2], known[0]) || !strcmp(inst->words[2], known[1]));
  if (!plain || inst->operand_count < 3)
    return false;
  out->op = UNBANK_OP_CPASYNC;
  out->is_ordered = true;
  out->size = operand_number(&inst->operands[2]);
  if (inst->operands[2].kind == OPERAND_INTEGER && inst->operands[2].number <= UNBANK_ACCESS_MAX)
    out->bytes = (uint32_t)inst->operands[2].number;
  return out->bytes || out->size != NO_OPERAND;
}

static bool read_matrix(const struct asm_instruction *inst, enum unbank_op op,
                        struct asm_access *out) {
  unsigned count = unbank_asm_has(inst, "x4")   ? 4
                   : unbank_asm_has(inst, "x2") ? 2
                   : unbank_asm_has(inst, "x1") ? 1
                                                : 0;
  out->op = op;
  out->bytes = UNBANK_ACCESS_MAX;
  out->is_ordered = true;
  if (count)
    out->lanes = UINT32_MAX >> (UNBANK_LANES - MATRIX_ROWS * count);
  return count && unbank_asm_has(inst, "m8n8") && !strcmp(last_word(inst), "b16") &&
         inst->operand_count == 2;
}

/* Reads the access of an instruction, and returns which of its operands is the address; NO_OPERAND
 * if it is no access, or not a known one. */
static int address_of(const struct asm_instruction *inst, struct asm_access *out) {
  const char *word = inst->words[0];
  if (!strcmp(word, "cp"))
    return read_copy(inst, out) ? 0 : NO_OPERAND;
  if (is_elsewhere(inst))
    return NO_OPERAND;
  if (!strcmp(word, "ld"))
    return read_plain(inst, UNBANK_OP_LD, out) ? 1 : NO_OPERAND;
  if (!strcmp(word, "st"))
    return read_plain(inst, UNBANK_OP_ST, out) ? 0 : NO_OPERAND;
  if (!strcmp(word, "atom"))
    return read_atomic(inst, 2, out) ? 1 : NO_OPERAND;
  if (!strcmp(word, "red"))
    return !unbank_asm_has(inst, "async") && read_atomic(inst, 1, out) ? 0 : NO_OPERAND;
  if (!strcmp(word, "ldmatrix"))
    return read_matrix(inst, UNBANK_OP_LDMATRIX, out) ? 1 : NO_OPERAND;
  if (!strcmp(word, "stmatrix"))
    return read_matrix(inst, UNBANK_OP_STMATRIX, out) ? 0 : NO_OPERAND;
  return NO_OPERAND;
}

/* Registers that hold the value of an operand plus a number, the last one first if several have one
 * name. */
struct holder {
  const char *name;
  int operand; /* NO_OPERAND: another value */
  int64_t offset;
  bool is_converted; /* the operand is generic, and this is the shared address */
};

LIST_STRUCT(holders, struct holder);

static struct holder held_by(const struct holders *holders, const struct asm_operand *operand) {
  const struct holder none = {.operand = NO_OPERAND};
  if (operand->kind != OPERAND_NAME)
    return none;
  for (size_t i = holders->count; i-- > 0;)
    if (!strcmp(holders->items[i].name, operand->name))
      return holders->items[i];
  return (struct holder){.name = operand->name, .operand = number_of_name(operand->name)};
}

/* Takes [name + number]. */
static bool take_address(const struct asm_operand *address, const struct holders *holders,
                         const char *text, struct asm_access *out) {
  if (address->kind != OPERAND_ADDRESS || address->part_count != 1)
    return false;
  const struct holder base = held_by(holders, &address->parts[0]);
  int64_t sum;
  if (base.operand == NO_OPERAND ||
      __builtin_add_overflow(base.offset, (int64_t)address->number, &sum) || sum < INT32_MIN ||
      sum > INT32_MAX)
    return false;
  out->operand = (unsigned)base.operand;
  out->immediate = (int32_t)sum;
  out->at = (size_t)(address->at - text);
  out->length = address->length;
  out->is_direct = address->parts[0].name[0] == '$';
  out->is_converted = base.is_converted;
  return true;
}

static bool is_width(uint32_t bytes) {
  return bytes && bytes <= UNBANK_ACCESS_MAX && !(bytes & (bytes - 1));
}

static int read_access(const struct asm_instruction *inst, const struct holders *holders,
                       const char *text, struct asm_access *out) {
  *out = (struct asm_access){.lanes = UINT32_MAX,
                             .counted = NO_OPERAND,
                             .size = NO_OPERAND,
                             .is_generic = !is_shared(inst),
                             .is_guarded = inst->guard != NULL,
                             .guard = NO_OPERAND};
  int at = address_of(inst, out);
  bool fits = at >= 0 && take_address(&inst->operands[at], holders, text, out) &&
              (is_width(out->bytes) || out->size != NO_OPERAND);
  return fits ? at : NO_OPERAND;
}

/* What else a statement does. */

static bool names(const struct asm_operand *operand, const char *name) {
  bool found = operand->kind == OPERAND_NAME && !strcmp(operand->name, name);
  for (unsigned i = 0; !found && i < operand->part_count; i++)
    found = names(&operand->parts[i], name);
  return found;
}

/* The last instruction before `at` that writes a predicate, such as `setp.ne.b32 p, $N, 0;`; NULL
 * if a later one names the predicate, since it may write it as one of a pair. */
static const struct asm_instruction *setter_of(const struct asm_text *text, size_t at,
                                               const char *predicate) {
  while (at-- > 0) {
    const struct asm_instruction *inst = &text->instructions.items[at];
    bool is_named = false;
    for (unsigned i = 0; i < inst->operand_count; i++)
      is_named |= names(&inst->operands[i], predicate);
    if (is_named)
      return inst->operands[0].kind == OPERAND_NAME && !strcmp(inst->operands[0].name, predicate)
                 ? inst
                 : NULL;
  }
  return NULL;
}

static void find_guard(const struct asm_text *text, size_t at, struct asm_access *out) {
  const struct asm_instruction *inst = &text->instructions.items[at], *setter;
  out->guard = inst->guard ? number_of_name(inst->guard) : NO_OPERAND;
  out->guard_is_zero = inst->guard_negated;
  if (!inst->guard || out->guard != NO_OPERAND || !(setter = setter_of(text, at, inst->guard)) ||
      setter->guard || strcmp(setter->words[0], "setp") || setter->word_count != 3 ||
      setter->operand_count != 3 || type_bits(last_word(setter)) != 32 ||
      !is_number(&setter->operands[2], 0))
    return;
  bool equal = !strcmp(setter->words[1], "eq");
  if (!equal && strcmp(setter->words[1], "ne"))
    return;
  out->guard = operand_number(&setter->operands[1]);
  out->guard_is_zero = equal != inst->guard_negated;
}

/* What is read of a statement. */
struct statement {
  const char *source;
  struct asm_text text;
  struct holders holders;
  struct arena *arena;
  struct asm_reading *out;
};

/* The operand that a name is, or whose value it holds. */
static uint64_t bit_of(const struct holders *holders, const char *name) {
  const struct asm_operand operand = {.kind = OPERAND_NAME, .name = name};
  const int number = held_by(holders, &operand).operand;
  if (number != NO_OPERAND)
    return UINT64_C(1) << number;
  return name[0] == '$' ? UINT64_MAX : 0;
}

static uint64_t bits_in(const struct holders *holders, const struct asm_operand *operand) {
  uint64_t bits = operand->kind == OPERAND_NAME ? bit_of(holders, operand->name) : 0;
  for (unsigned i = 0; i < operand->part_count; i++)
    bits |= bits_in(holders, &operand->parts[i]);
  return bits;
}

static const char *full_name(const struct asm_instruction *inst, struct arena *arena) {
  const char *name = inst->words[0];
  for (unsigned i = 1; i < inst->word_count; i++)
    name = arena_printf(arena, "%s.%s", name, inst->words[i]);
  return name;
}

/* The operands of the statement that an instruction uses, other than in its own operand `except`.
 */
static uint64_t bits_of(const struct holders *holders, const struct asm_instruction *inst,
                        int except) {
  uint64_t bits = inst->guard ? bit_of(holders, inst->guard) : 0;
  for (unsigned i = 0; i < inst->operand_count; i++)
    bits |= (int)i != except ? bits_in(holders, &inst->operands[i]) : 0;
  return bits;
}

static uint64_t bits_of_addresses(const struct holders *holders,
                                  const struct asm_instruction *inst) {
  uint64_t bits = 0;
  for (unsigned i = 0; i < inst->operand_count; i++)
    bits |= inst->operands[i].kind == OPERAND_ADDRESS ? bits_in(holders, &inst->operands[i]) : 0;
  return bits;
}

static bool is_named(const struct asm_instruction *inst, const char *name, const char *first,
                     const char *second) {
  return !strcmp(inst->words[0], name) && inst->word_count == 3 && !strcmp(inst->words[1], first) &&
         !strcmp(inst->words[2], second);
}

/* Whether an instruction gives a register the value of another, perhaps in another width or as a
 * shared address. */
static bool is_move(const struct asm_instruction *inst) {
  if (inst->operand_count != 2)
    return false;
  if (!strcmp(inst->words[0], "cvta"))
    return inst->word_count == 4 && !strcmp(inst->words[1], "to") && is_shared(inst);
  if (is_named(inst, "cvt", "u32", "u64") || is_named(inst, "cvt", "u64", "u32"))
    return true;
  return !strcmp(inst->words[0], "mov") && inst->word_count == 2 && type_bits(inst->words[1]) >= 32;
}

/* Whether an instruction adds two integers as wide as addresses, or subtracts them. */
static bool is_sum(const struct asm_instruction *inst) {
  return (!strcmp(inst->words[0], "add") || !strcmp(inst->words[0], "sub")) &&
         inst->word_count == 2 && inst->operand_count == 3 && type_bits(inst->words[1]) >= 32 &&
         is_integer(inst->words[1]);
}

/* Notes what a register holds if an instruction makes it an operand plus a number. */
static bool hold(struct statement *it, const struct asm_instruction *inst) {
  if (inst->guard || !inst->operand_count || inst->operands[0].kind != OPERAND_NAME)
    return false;
  struct holder made = {.operand = NO_OPERAND};
  if (is_move(inst)) {
    made = held_by(&it->holders, &inst->operands[1]);
    made.is_converted |= !strcmp(inst->words[0], "cvta");
  } else if (is_sum(inst)) {
    const bool subtracts = !strcmp(inst->words[0], "sub");
    const unsigned number = !subtracts && inst->operands[1].kind == OPERAND_INTEGER ? 1 : 2;
    if (inst->operands[number].kind != OPERAND_INTEGER)
      return false;
    made = held_by(&it->holders, &inst->operands[3 - number]);
    const int64_t added = (int64_t)inst->operands[number].number;
    if (subtracts ? __builtin_sub_overflow(made.offset, added, &made.offset)
                  : __builtin_add_overflow(made.offset, added, &made.offset))
      return false;
  }
  if (made.operand == NO_OPERAND)
    return false;
  made.name = inst->operands[0].name;
  *ARENA_PUSH(it->arena, &it->holders) = made;
  return true;
}

/* Notes that an instruction uses operands otherwise. */
static void add_other(struct statement *it, const struct asm_instruction *inst, uint64_t operands,
                      uint64_t addresses) {
  *ARENA_PUSH(it->arena, &it->out->others) =
      (struct asm_other){full_name(inst, it->arena), operands, addresses};
}

static void read_instruction(struct statement *it, size_t number) {
  const struct asm_instruction *inst = &it->text.instructions.items[number];
  struct asm_access access;
  const int at = read_access(inst, &it->holders, it->source, &access);
  if (at != NO_OPERAND) {
    const uint64_t bits = bits_of(&it->holders, inst, at);
    find_guard(&it->text, number, &access);
    *ARENA_PUSH(it->arena, &it->out->accesses) = access;
    if (bits)
      add_other(it, inst, bits, 0);
    return;
  }
  const bool is_of_register = inst->operand_count && inst->operands[0].kind == OPERAND_NAME &&
                              number_of_name(inst->operands[0].name) == NO_OPERAND;
  if (is_of_register && !it->text.labels.count && hold(it, inst))
    return;
  const char *name = full_name(inst, it->arena);
  const bool harmless = unbank_read_opcode(name, strlen(name)) == UNBANK_ASSEMBLY_HARMLESS;
  const uint64_t bits = bits_of(&it->holders, inst, NO_OPERAND);
  it->out->is_complete &= harmless;
  if (bits || !harmless)
    add_other(it, inst, bits, harmless ? 0 : bits_of_addresses(&it->holders, inst));
}

/* In a text with branches the accesses may be executed any number of times. */
static void give_up_accesses(struct statement *it) {
  uint64_t operands = 0;
  for (size_t i = 0; i < it->out->accesses.count; i++)
    operands |= UINT64_C(1) << it->out->accesses.items[i].operand;
  if (operands)
    *ARENA_PUSH(it->arena, &it->out->others) =
        (struct asm_other){"a text with branches", operands, 0};
}

void unbank_read_accesses(const char *text, struct arena *arena, struct asm_reading *out) {
  struct statement it = {.source = text, .arena = arena, .out = out};
  *out = (struct asm_reading){.is_complete = true};
  if (!unbank_read_text(&it.text, text, strlen(text), arena)) {
    *ARENA_PUSH(arena, &out->others) =
        (struct asm_other){"text that is not understood", UINT64_MAX, 0};
    out->is_complete = unbank_read_assembly(text) == UNBANK_ASSEMBLY_HARMLESS;
    return;
  }
  for (size_t i = 0; i < it.text.instructions.count; i++)
    read_instruction(&it, i);
  if (it.text.labels.count)
    give_up_accesses(&it);
}

const struct asm_access *unbank_nth_access(const char *text, struct arena *arena, size_t nth) {
  struct asm_reading reading;
  unbank_read_accesses(text, arena, &reading);
  return &reading.accesses.items[nth];
}

bool unbank_only_converts(const char *text, struct arena *arena, unsigned *from) {
  struct asm_reading none;
  struct statement it = {.source = text, .arena = arena, .out = &none};
  if (!unbank_read_text(&it.text, text, strlen(text), arena) || it.text.labels.count)
    return false;
  for (size_t i = 0; i < it.text.instructions.count; i++) {
    const struct asm_instruction *inst = &it.text.instructions.items[i];
    if (!is_move(inst) || !hold(&it, inst))
      return false;
  }
  const size_t count = it.holders.count;
  const struct holder *last = &it.holders.items[count ? count - 1 : 0];
  if (!count || strcmp(last->name, "$0") || last->operand <= 0 || !last->is_converted)
    return false;
  *from = (unsigned)last->operand;
  return true;
}
