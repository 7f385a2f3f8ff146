/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * find_covered picks the functions; they go through codegen in batches; the PTX of each becomes
 * items, in the order of execution; and order_by_array makes the index by array. */
#include "widths/lowered/lowered.h"

#include <stdlib.h>

#include "address/offsets.h"
#include "bank/bank.h"
#include "ptxas/live.h"
#include "shim/codegen/codegen.h"
#include "shim/codegen/generated.h"
#include "shim/codegen/machine.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "widths/readings/readings.h"

/* Which functions. */

static bool is_plain(const struct access *access) {
  return unbank_is_load_or_store(access->op) && !access->is_volatile;
}

enum { REFUSED, TOO_LARGE, ASKED_FOR, GIVEN };

/* Of one block. LLVM's vectorizer compares all accesses with each other, and instruction selection
 * looks through all instructions behind one: 100,000 take a minute. */
enum { BLOCK_ACCESSES_MAX = 4096, BLOCK_INSTRUCTIONS_MAX = 25000 };

static bool has_long_block(LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function) {
    size_t count = 0;
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (count++ == BLOCK_INSTRUCTIONS_MAX)
        return true;
  }
  return false;
}

/* Whether all types of a function have a size. Codegen gives up in the midst where one has none. */
static bool has_sizes(const struct module *module, LLVMValueRef function) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  uint64_t bytes;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
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

/* Functions with a block that is too large. Accesses of one follow each other. */
static void leave_large(const struct module *module, struct map *wanted, struct lowered *out) {
  const struct access *all = module->accesses.items;
  LLVMValueRef before = NULL;
  uint32_t state;
  for (size_t i = 0, first = 0; i < module->accesses.count; i++) {
    LLVMValueRef function = all[i].function;
    first = all[i].block == all[first].block ? first : i;
    if (map_get(wanted, function, NULL) &&
        (i - first == BLOCK_ACCESSES_MAX || (function != before && has_long_block(function))))
      map_put(wanted, function, TOO_LARGE);
    before = function;
  }
  for (size_t i = 0; i < module->accesses.count; i++)
    out->unread[all[i].array] |= map_get(wanted, all[i].function, &state) && state == TOO_LARGE;
}

/* Marks the accesses of functions that go through codegen (`covered`): those with an access that
 * may not be executed as it stands. */
static void find_covered(const struct module *module, const bool *kernels, struct lowered *out) {
  struct map wanted = map_new(module->arena);
  const struct access *all = module->accesses.items;
  for (size_t i = 0; i < module->accesses.count; i++)
    if (is_plain(&all[i]))
      map_put(&wanted, all[i].function, ASKED_FOR);
  leave_large(module, &wanted, out);
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

/* From PTX to items. */

struct lowering {
  const struct module *module;
  struct arena *scratch;
  const struct unbank_codegen_source *source;
  struct unbank_machine_of machine_of;
  const struct unbank_codegen *codegen;
  struct lowered *out;
  const uint32_t *all_marked; /* of all batches, by mark: the first access of the instruction */
  const uint32_t *marked;     /* of this batch */
  bool before_sm90, before_sm100, from_sm120, is_short;
  bool says_used; /* ptxas is told which bytes of wider loads are used */
  const struct ptx_function *function;
  struct flow flow;
  struct addresses addresses;
  struct readings readings;
  struct live live;
  struct {
    struct copied {
      size_t site;
      const struct access *first; /* of the copy */
    } *items;
    size_t count, capacity;
  } copied;           /* sites that a copy was taken apart into */
  LLVMValueRef taken; /* the function that is read, by one of its accesses */
  bool has_strays;    /* it has accesses of unknown origin, */
  bool has_generic;   /* or such as may be of shared memory */
  uint32_t version, parted, parted_alone, region, joined_region, constant_region;
  uint32_t lanes_block;           /* before sm_90: in which lanes first do something together, or
                                     ADDRESS_NO_BLOCK */
  bool *made_ahead;               /* by register: written ahead of that, and outside loops */
  const struct live_later *later; /* by instruction */
  const struct live_branches *branches; /* by predicates that decide several */
  bool *live_out; /* by register: a loop writes it, and it is read behind that loop */
  struct ptx_predecessors into;
  uint8_t *decided;          /* by register, enum decided */
  uint32_t straight;         /* the number of the run without a load of other memory */
  uint32_t *stored_straight; /* by register: the run in which it was stored last */
  uint32_t *reads_left;      /* by register: what of its reads has not been met yet */
  uint32_t *stored_in;       /* by register: the region of the last store of it that was met */
  struct block_accesses *blocks;
  uint64_t ordinal; /* of the next access of shared memory */
};

/* Bytes of one element of a load or store: the digits of its type. */
static uint32_t element_bytes(const struct ptx_instruction *instruction) {
  const char *type = strrchr(instruction->opcode, '.');
  return type && type[1] ? (uint32_t)strtoul(type + 2, NULL, 10) / 8 : 0;
}

static uint32_t bytes_of(const struct ptx_instruction *instruction) {
  return element_bytes(instruction) * (instruction->vector ? instruction->vector : 1);
}

static const struct ptx_operand *address_of(const struct ptx_instruction *instruction) {
  for (unsigned i = 0; i < instruction->count; i++)
    if (instruction->operands[i].is_address)
      return &instruction->operands[i];
  return NULL;
}

static bool is_access(const struct ptx_instruction *instruction) {
  return PTX_IS_ANY(instruction, "ld", "st") && unbank_ptx_has(instruction, "shared") &&
         address_of(instruction);
}

/* An access that may be of shared memory, though codegen does not say so. Those of device
 * functions, which are given such addresses, merge as others do (ptxas 13); of kernels that was not
 * seen. */
static bool is_generic(const struct ptx_instruction *instruction) {
  return PTX_IS_ANY(instruction, "ld", "st") && address_of(instruction) &&
         !PTX_HAS_ANY(instruction, "shared", "global", "local", "param", "const");
}

static uint32_t number_of(const struct lowering *it, const struct ptx_instruction *instruction) {
  return (uint32_t)(instruction - it->function->instructions.items);
}

/* Whether an address is made ahead of all that lanes do together. */
static bool is_made_ahead(const struct lowering *it, const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && it->made_ahead[operand->reg];
}

/* Whether a loop or a join of ways decides a register, as it is written in several places; nor are
 * quotients followed, nor selects, nor numbers of 16 bits. */
enum decided { DECIDED_UNASKED, DECIDED_STRAIGHT, DECIDED_ELSEWHERE };
enum { DECIDED_DEPTH_MAX = 100 };

static bool is_straight(struct lowering *it, const struct ptx_operand *operand, unsigned depth) {
  if (operand->kind != PTX_REGISTER)
    return true;
  uint8_t *decided = &it->decided[operand->reg];
  if (*decided != DECIDED_UNASKED)
    return *decided == DECIDED_STRAIGHT;
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  bool out = from && depth < DECIDED_DEPTH_MAX && !PTX_IS_ANY(from, "div", "rem", "call", "selp") &&
             !PTX_HAS_ANY(from, "u16", "s16", "b16");
  for (unsigned k = out ? from->written : 0; out && k < from->count; k++)
    out = unbank_ptx_is(from, "ld") || is_straight(it, &from->operands[k], depth + 1);
  *decided = out ? DECIDED_STRAIGHT : DECIDED_ELSEWHERE;
  return out;
}

/* The number of the run that an access stands in, or 0: lowered_item.straight. Of stores that store
 * one register ptxas makes one only if it copies that. */
static uint32_t straight_run(struct lowering *it, const struct ptx_instruction *from) {
  bool is_again = false;
  for (unsigned k = 0; unbank_ptx_is(from, "st") && k < from->count; k++) {
    const struct ptx_operand *operand = &from->operands[k];
    if (operand->is_address || operand->kind != PTX_REGISTER)
      continue;
    is_again |= it->stored_straight[operand->reg] == it->straight;
    it->stored_straight[operand->reg] = it->straight;
  }
  return !is_again && is_straight(it, address_of(from), 0) ? it->straight : 0;
}

/* Items. */

static struct lowered_item *add_item(struct lowering *it, const struct ptx_instruction *from,
                                     const struct access *access, uint32_t block, uint32_t inside,
                                     uint32_t bytes) {
  struct lowered_item *item = ARENA_PUSH(it->module->arena, &it->out->items);
  bool is_load = unbank_ptx_is(from, "ld");
  item->piece = (struct piece){.is_load = is_load,
                               .is_fixed = unbank_ptx_is_ordered(from),
                               .is_ordered = unbank_ptx_is_ordered(from),
                               .used = it->says_used ? from->used_bytes : 0,
                               .unit = element_bytes(from),
                               .bytes = bytes,
                               .first = it->ordinal,
                               .last = it->ordinal,
                               .enter = it->flow.enter[block],
                               .leave = it->flow.leave[block],
                               .is_proved = true};
  item->array = access->array;
  item->access = access->id;
  item->moved = bytes_of(from);
  item->straight = straight_run(it, from);
  item->member = it->out->members.count;
  *ARENA_PUSH(it->scratch, &it->readings.sites) =
      (struct site){.item = it->out->items.count - 1,
                    .operand = address_of(from),
                    .instruction = number_of(it, from),
                    .block = block,
                    .version = it->version,
                    .leaves = unbank_ends_version(it->function, from)
                                  ? unbank_version_after(it->function, number_of(it, from))
                                  : FLOW_NO_VERSION,
                    .parted = is_made_ahead(it, address_of(from)) ? it->parted_alone : it->parted,
                    .region = it->region,
                    .joined_region = it->joined_region,
                    .constant_region = it->constant_region,
                    .is_signed = PTX_HAS_ANY(from, "s8", "s16"),
                    .inside = (int32_t)inside,
                    .vector = bytes_of(from)};
  return item;
}

static void add_member(struct lowering *it, struct lowered_item *item, const struct access *access,
                       int64_t place, bool known) {
  *ARENA_PUSH(it->module->arena, &it->out->members) =
      (struct lowered_member){access->id, place, known};
  item->member_count++;
}

/* Bit b: byte b of the instruction's vector is moved by one of these accesses, if access `first`
 * starts at the first byte that is used. */
static uint32_t bytes_moved(const struct lowering *it, const struct ptx_instruction *from,
                            const uint32_t *marks, size_t count, const int64_t *distances,
                            size_t first) {
  const struct access *all = it->module->accesses.items;
  int64_t begin = __builtin_ctz(from->used_bytes) - distances[first];
  uint64_t out = 0;
  for (size_t i = 0; i < count; i++) {
    int64_t at = distances[i] + begin;
    if (at >= 0 && at + all[it->marked[marks[i]]].bytes <= 32)
      out |= ((UINT64_C(1) << all[it->marked[marks[i]]].bytes) - 1) << at;
  }
  return (uint32_t)(out & ((UINT64_C(1) << bytes_of(from)) - 1));
}

/* LLVM's vectorizer fills gaps between loads with copies that have the marks of the load that they
 * copy. Finds the one way to place the accesses in which the bytes that they move are those that
 * are used; false where there is none, or more than one. */
static bool place_used(const struct lowering *it, const struct ptx_instruction *from,
                       const uint32_t *marks, size_t count, int64_t *distances) {
  size_t first = count;
  for (size_t i = 0; i < count; i++)
    if (bytes_moved(it, from, marks, count, distances, i) == from->used_bytes) {
      if (first < count && distances[first] != distances[i])
        return false;
      first = i;
    }
  if (first == count)
    return false;
  int64_t begin = __builtin_ctz(from->used_bytes) - distances[first];
  for (size_t i = 0; i < count; i++)
    distances[i] += begin;
  return true;
}

/* Where the accesses that one instruction moves start, in bytes from its address; false if that is
 * not known. */
static bool find_distances(struct lowering *it, const struct ptx_instruction *from,
                           const uint32_t *marks, size_t count, int64_t *distances) {
  struct offset *offsets = ARENA_ARRAY(it->scratch, struct offset, count);
  const struct access *all = it->module->accesses.items;
  bool comparable = true;
  int64_t least = INT64_MAX;
  for (size_t i = 0; i < count; i++) {
    comparable = comparable && unbank_offset(it->module, &all[it->marked[marks[i]]], &offsets[i]) &&
                 offsets[0].root == offsets[i].root &&
                 unbank_same_terms(offsets[0].terms, offsets[0].term_count, offsets[i].terms,
                                   offsets[i].term_count);
    if (!comparable)
      return false;
    least = offsets[i].constant < least ? offsets[i].constant : least;
  }
  for (size_t i = 0; i < count; i++) {
    distances[i] = offsets[i].constant - least;
    if (!from->used_bytes && distances[i] + all[it->marked[marks[i]]].bytes > bytes_of(from))
      return false; /* another iteration's */
  }
  return !from->used_bytes || place_used(it, from, marks, count, distances);
}

/* The members of one item, which begins `inside` bytes behind the instruction's address. Their
 * places count from there, until the item's is known. */
static void add_members(struct lowering *it, struct lowered_item *item, const uint32_t *marks,
                        size_t count, const int64_t *distances, bool known, uint32_t inside) {
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &it->module->accesses.items[it->marked[marks[i]]];
    int64_t at = known ? distances[i] : 0;
    if (count > 1 && known &&
        (at >= (int64_t)inside + item->piece.bytes || at + access->bytes <= inside))
      continue;
    add_member(it, item, access, at - (int64_t)inside, known || count == 1);
  }
}

/* What an access moves of registers. ptxas holds a vector of narrow elements in words, and takes
 * words for units; two bytes are stored as a unit of 16 bits, and loaded as they are. */
struct moved {
  uint32_t unit, per_unit, units; /* bytes; registers of a unit; how many units */
  bool is_fixed;
};

static struct moved moved_by(const struct ptx_instruction *from) {
  struct moved out = {element_bytes(from), 1, from->vector ? from->vector : 1, false};
  while (from->vector && out.unit < 4 && out.units % 2 == 0)
    out.unit *= 2, out.per_unit *= 2, out.units /= 2;
  out.is_fixed = from->vector && out.unit < 4 && unbank_ptx_is(from, "ld");
  return out;
}

/* When ptxas narrows a load into a register of which a half is read. */
static enum early narrows(const struct lowering *it, uint32_t reg) {
  if (it->live.leaves[reg] == LIVE_STAYS)
    return NOT_EARLY;
  bool unrolls = false;
  for (size_t i = 0; i < it->flow.loops.count; i++)
    unrolls |= !it->flow.loops.items[i].is_rolled;
  return it->live.leaves[reg] == LIVE_MAY_LEAVE || unrolls ? MAY_BE_EARLY : EARLY;
}

/* What is read of unit k of a load. */
static void note_reads(struct lowering *it, const struct ptx_instruction *from, uint32_t k,
                       const struct moved *moved, struct piece *piece) {
  for (uint32_t i = 0; i < moved->per_unit; i++) {
    const struct ptx_operand *into = &from->operands[from->vector_first + k * moved->per_unit + i];
    if (into->kind != PTX_REGISTER)
      continue;
    bool is_read = it->function->reads[into->reg];
    piece->read_most |= moved->per_unit == 1 ? it->live.most[into->reg] : is_read << i;
    piece->read_least |= moved->per_unit == 1 ? it->live.least[into->reg] : is_read << i;
    if (moved->per_unit == 1)
      piece->narrows = narrows(it, into->reg);
  }
  if (moved->per_unit > 2 && piece->read_most) /* bytes are not taken apart */
    piece->read_most = piece->read_least = UINT8_MAX;
}

/* Of 16 bits: those that are extended stay as they are. Where a loop's header stands ahead of it,
 * too, what is behind the loop reads neither load, but a phi of both: perhaps they do. */
static void note_extension(struct lowering *it, const struct ptx_instruction *from,
                           struct piece *piece) {
  if (from->operands[0].kind != PTX_REGISTER)
    return;
  bool is_signed = unbank_ptx_has(from, "s16");
  uint8_t extended = it->live.extended[is_signed][from->operands[0].reg];
  piece->is_fixed |= extended != LIVE_NOT_EXTENDED;
  piece->may_stay = extended == LIVE_PERHAPS_EXTENDED;
}

/* Whether a set of an instruction's registers has all of a unit. */
static bool has_unit(const struct ptx_instruction *from, uint32_t k, const struct moved *moved,
                     uint32_t registers) {
  bool all = true;
  for (uint32_t i = 0; i < moved->per_unit; i++) {
    const uint32_t operand = from->vector_first + k * moved->per_unit + i;
    all &= operand < 32 && registers >> operand & 1;
  }
  return all;
}

/* Who reads a unit of a load in a loop. */
static enum site_reader reader_of(const struct lowering *it, const struct ptx_instruction *from,
                                  uint32_t k, const struct moved *moved) {
  const struct live_later *later = &it->later[number_of(it, from)];
  return has_unit(from, k, moved, later->behind) ? READ_BEHIND
         : has_unit(from, k, moved, later->next) ? READ_BY_NEXT
                                                 : READ_BY_ITERATION;
}

/* Why a unit of a load that something reads may not be read after all; NULL: it is. */
static const char *unread_cause(const struct lowering *it, const struct ptx_instruction *from,
                                uint32_t block, uint32_t k, const struct moved *moved) {
  for (uint32_t i = 0; i < moved->per_unit; i++) {
    const struct ptx_operand *into = &from->operands[from->vector_first + k * moved->per_unit + i];
    if (into->kind != PTX_REGISTER || !it->function->reads[into->reg])
      continue;
    if (!unbank_live_is_read(it->branches, block, number_of(it, from), into->reg))
      return "what is read only if branches by one predicate differ";
    if (!it->live.least[into->reg])
      return "what is read only behind a branch that known bits may bar";
  }
  return NULL;
}

struct strict_load unbank_strict_load(const struct access *access) {
  bool is_dead = access->op == UNBANK_OP_LD && !access->stays &&
                 !LLVMIsAMemIntrinsic(access->inst) && !LLVMGetFirstUse(access->inst);
  return (struct strict_load){
      .why_open = access->may_be_narrowed ? "a volatile or atomic load that is read in part" : NULL,
      .why_fewer = is_dead ? "a load that nothing reads" : NULL};
}

/* An instruction that moves registers, as it is made to items. */
struct taken {
  const struct ptx_instruction *from;
  const struct access *access;
  uint32_t block;
  const uint32_t *marks; /* of the accesses that it was made of */
  size_t count;
  int64_t *distances; /* of these from the first; only if they are known */
  bool are_known;
  struct moved moved;
  bool in_part; /* some unit may be read in part */
};

/* Notes what the last item was made of. */
static void note_origin(struct lowering *it, const struct taken *taken, struct lowered_item *item,
                        uint32_t inside) {
  if (LLVMIsAMemIntrinsic(taken->access->inst))
    *ARENA_PUSH(it->scratch, &it->copied) =
        (struct copied){it->readings.sites.count - 1, taken->access};
  else
    add_members(it, item, taken->marks, taken->count, taken->distances, taken->are_known, inside);
}

static void take_unit(struct lowering *it, struct taken *taken, uint32_t k) {
  const struct moved *moved = &taken->moved;
  struct piece reads = {.unit = moved->unit};
  note_reads(it, taken->from, k, moved, &reads);
  const uint8_t all = (uint8_t)((1u << (moved->unit + 1) / 2) - 1);
  taken->in_part |= (reads.read_least & all) != all;
  if (!reads.read_most)
    return;
  struct lowered_item *item =
      add_item(it, taken->from, taken->access, taken->block, k * moved->unit, moved->unit);
  const char *unread = unread_cause(it, taken->from, taken->block, k, moved);
  struct piece *piece = &item->piece;
  piece->unit = moved->unit;
  piece->is_fixed |= moved->is_fixed;
  if (moved->unit == 2 && !taken->from->vector)
    note_extension(it, taken->from, piece);
  piece->read_most = reads.read_most;
  piece->read_least = reads.read_least;
  piece->narrows = reads.narrows;
  piece->why_open = unread ? unread : piece->why_open;
  it->readings.sites.items[it->readings.sites.count - 1].reader =
      reader_of(it, taken->from, k, moved);
  note_origin(it, taken, item, k * moved->unit);
}

/* A store, or a load that stays as it is. */
static void take_whole(struct lowering *it, const struct taken *taken) {
  const struct moved *moved = &taken->moved;
  const struct strict_load load = unbank_strict_load(taken->access);
  struct lowered_item *item =
      add_item(it, taken->from, taken->access, taken->block, 0, moved->unit * moved->units);
  item->piece.unit = moved->unit;
  item->piece.is_fixed |= moved->is_fixed;
  item->piece.why_open = load.why_open ? load.why_open : item->piece.why_open;
  item->piece.why_fewer = load.why_fewer;
  note_origin(it, taken, item, 0);
}

/* Whether a loop writes a register of an instruction that is read behind that loop. */
static bool is_live_out(const struct lowering *it, const struct ptx_instruction *from) {
  PTX_EACH_WRITTEN(operand, from)
    if (it->live_out[operand->reg])
      return true;
  return false;
}

/* A load is one item for each of its units that is read; a volatile or atomic one is one item. */
static void take_registers(struct lowering *it, const struct ptx_instruction *from, uint32_t block,
                           const uint32_t *marks, size_t count) {
  struct taken taken = {.from = from,
                        .access = &it->module->accesses.items[it->marked[marks[0]]],
                        .block = block,
                        .marks = marks,
                        .count = count,
                        .distances = ARENA_ARRAY(it->scratch, int64_t, count),
                        .moved = moved_by(from)};
  taken.are_known = count == 1 || find_distances(it, from, marks, count, taken.distances);
  const size_t first_site = it->readings.sites.count;
  if (!unbank_ptx_is(from, "ld") || unbank_ptx_is_ordered(from))
    take_whole(it, &taken);
  else
    for (uint32_t k = 0; k < taken.moved.units; k++)
      take_unit(it, &taken, k);
  const bool is_left = is_live_out(it, from);
  for (size_t i = first_site; i < it->readings.sites.count; i++) {
    struct site *site = &it->readings.sites.items[i];
    struct piece *piece = &it->out->items.items[site->item].piece;
    site->is_in_part = taken.in_part;
    site->is_left = is_left;
    piece->may_stay |= is_left && piece->unit == 2 && piece->is_fixed && !piece->is_ordered;
  }
}

/* What an instruction was made of, of what was asked for. */
static const uint32_t *marks_of(const struct lowering *it, const struct ptx_instruction *from,
                                size_t *count) {
  const struct unbank_codegen *codegen = it->codegen;
  const uint32_t line = from->line < codegen->lines ? from->line : 0;
  *count = codegen->starts[line + 1] - codegen->starts[line];
  return codegen->origins + codegen->starts[line];
}

static void take_access(struct lowering *it, const struct ptx_instruction *from, uint32_t block) {
  size_t count;
  const uint32_t *marks = marks_of(it, from, &count);
  bool generic = is_generic(from), known = count && !(generic && it->function->is_entry);
  if (count)
    it->taken = it->module->accesses.items[it->marked[marks[0]]].function;
  it->has_generic |= generic && !known;
  it->has_strays |= !generic && !known;
  if (known)
    take_registers(it, from, block, marks, count);
  it->ordinal += !generic || known;
}

/* Nobody knows what becomes of an access that is not among those of known origin, nor what accesses
 * of unknown origin are merged with. */
static void note_strays(struct lowering *it, size_t first_item) {
  const struct access *all = it->module->accesses.items;
  for (size_t i = 0; i < it->module->accesses.count; i++)
    it->out->has_strays[i] |= !it->taken || all[i].function == it->taken;
  for (size_t i = first_item; it->has_strays && i < it->out->items.count; i++)
    it->out->items.items[i].piece.why_open = "accesses of unknown origin";
}

/* The parts of a copy: its loads and its stores each move all of it, from one base. */
static void add_copied_members(struct lowering *it, size_t first, size_t end) {
  const struct access *all = it->module->accesses.items, *access = it->copied.items[first].first;
  struct lowered_item *items = it->out->items.items;
  const struct site *sites = it->readings.sites.items;
  for (size_t i = first; i < end; i++) {
    struct lowered_item *item = &items[sites[it->copied.items[i].site].item];
    uint32_t base =
        unbank_address(&it->addresses, sites[it->copied.items[i].site].operand, ADDRESS_MUST).base;
    int64_t least = item->piece.place;
    uint32_t moved = 0, wanted = 0;
    bool one_base = true;
    for (size_t k = first; k < end; k++) {
      const struct site *site = &sites[it->copied.items[k].site];
      if (items[site->item].piece.is_load != item->piece.is_load)
        continue;
      one_base &= unbank_address(&it->addresses, site->operand, ADDRESS_MUST).base == base;
      least = items[site->item].piece.place < least ? items[site->item].piece.place : least;
      moved += items[site->item].piece.bytes;
    }
    enum unbank_op op = item->piece.is_load ? UNBANK_OP_LD : UNBANK_OP_ST;
    item->member = it->out->members.count;
    for (size_t k = access->id; k < it->module->accesses.count && all[k].inst == access->inst; k++)
      wanted += all[k].op == op ? all[k].bytes : 0;
    for (size_t k = access->id; k < it->module->accesses.count && all[k].inst == access->inst;
         k++) {
      int64_t at = least + all[k].piece;
      bool known = one_base && moved == wanted;
      if (all[k].op == op && (!known || (at < item->piece.place + item->piece.bytes &&
                                         item->piece.place < at + all[k].bytes)))
        add_member(it, item, &all[k], at, known);
    }
  }
}

/* After the places are known: members' places count from the array, too. */
static void finish_members(struct lowering *it) {
  for (size_t i = 0; i < it->readings.sites.count; i++) {
    struct lowered_item *item = &it->out->items.items[it->readings.sites.items[i].item];
    for (size_t k = 0; k < item->member_count; k++)
      it->out->members.items[item->member + k].place += item->piece.place;
  }
  for (size_t i = 0, end; i < it->copied.count; i = end) {
    for (end = i + 1; end < it->copied.count; end++)
      if (it->copied.items[end].first != it->copied.items[i].first)
        break;
    add_copied_members(it, i, end);
  }
}

/* Functions. */

/* A store of shared memory: also one that was asked for, though codegen does not say that it is, in
 * a function that is called with such an address. These are merged as others are where ptxas puts
 * the function in the place of its calls; those between which accesses of any memory stand were
 * seen apart on all of sm_75, sm_90 and sm_120. */
static bool is_store(const struct lowering *it, const struct ptx_instruction *from) {
  size_t count = 0;
  if (is_generic(from) && !it->function->is_entry)
    marks_of(it, from, &count);
  return (is_access(from) || count) && unbank_ptx_is(from, "st");
}

/* Counts the reads of an instruction, and notes what it stores, and what it makes ahead of all that
 * lanes do together. */
static void note_registers(struct lowering *it, const struct ptx_instruction *from,
                           uint32_t block) {
  const bool stores = is_store(it, from);
  PTX_EACH_WRITTEN(operand, from)
    it->made_ahead[operand->reg] = it->lanes_block == ADDRESS_NO_BLOCK &&
                                   it->flow.loop[block] == FLOW_NO_LOOP &&
                                   !it->function->is_written_often[operand->reg];
  PTX_EACH_READ(operand, from) {
    it->reads_left[operand->reg] -= it->reads_left[operand->reg] != 0;
    if (stores && !operand->is_address)
      it->stored_in[operand->reg] = it->region;
  }
}

/* Whether a select instruction becomes a write of x under a predicate, over the y that a store of
 * the run has stored: nothing else reads x, and nobody y afterwards. That store stays before it.
 * Of 64 bits it was seen not to. */
static bool overwrites_stored(const struct lowering *it, const struct ptx_instruction *from) {
  bool overwrites = false;
  for (unsigned k = 1; k < 3 && unbank_ptx_is(from, "selp") && from->count == 4; k++) {
    const struct ptx_operand *y = &from->operands[k], *x = &from->operands[3 - k];
    overwrites |= y->kind == PTX_REGISTER && x->kind == PTX_REGISTER &&
                  it->function->reads[x->reg] == 1 && !it->reads_left[y->reg] &&
                  it->stored_in[y->reg] == it->region;
  }
  return overwrites && !strstr(from->opcode, "64");
}

/* What stands between accesses and may keep them apart, or only stores: a signed division becomes
 * many instructions, one of 16 bits may be a call, and so many more. Up to sm_89 what lanes do
 * together ends a block as far as the constants of addresses go: what comes out in a block alone
 * does so before it or behind it, and stores were seen apart there; loads, too, if their address is
 * made behind the first of these in the function, or if these stand in several blocks. */
enum parts { PARTS_NONE, PARTS_CONSTANTS, PARTS_STORES, PARTS_ALL };

static enum parts may_part(const struct lowering *it, const struct ptx_instruction *from) {
  if (PTX_IS_ANY(from, "div", "rem"))
    return unbank_ptx_has(from, "s32")       ? PARTS_STORES
           : PTX_HAS_ANY(from, "u32", "f32") ? PARTS_NONE
                                             : PARTS_ALL;
  if (overwrites_stored(it, from))
    return PARTS_STORES;
  bool is_together = PTX_IS_ANY(from, "shfl", "vote", "match", "redux");
  return it->before_sm90 && is_together ? PARTS_CONSTANTS : PARTS_NONE;
}

/* Whether what lanes do together in a block stands in the first block with such, and in no loop. */
static bool is_first_of_lanes(struct lowering *it, uint32_t block) {
  if (it->lanes_block == ADDRESS_NO_BLOCK)
    it->lanes_block = block;
  return it->lanes_block == block && it->flow.loop[block] == FLOW_NO_LOOP;
}

/* A block of which select instructions can be made. */
static bool is_light(const struct lowering *it, uint32_t number) {
  const struct ptx_block *block = &it->function->blocks.items[number];
  if (block->end - block->first > 4)
    return false;
  for (uint32_t i = block->first; i < block->end; i++) {
    const struct ptx_instruction *from = &it->function->instructions.items[i];
    if (address_of(from) || unbank_ends_version(it->function, from) ||
        PTX_IS_ANY(from, "ret", "exit"))
      return false;
  }
  return true;
}

/* Registers that a loop writes and that are read behind it. */
static bool *find_live_out(const struct lowering *it) {
  const struct ptx_function *function = it->function;
  bool *out = ARENA_ARRAY(it->scratch, bool, function->registers + 1);
  uint32_t *loop_of = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1); /* 1 + that */
  for (unsigned reads = 0; reads < 2 && it->flow.loops.count; reads++)
    for (uint32_t b = 0; b < function->blocks.count; b++)
      for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
        const struct ptx_instruction *from = &function->instructions.items[i];
        for (unsigned k = 0; k < from->count; k++) {
          uint32_t reg = from->operands[k].reg;
          if (from->operands[k].kind != PTX_REGISTER || (k < from->written) == reads)
            continue;
          if (!reads)
            loop_of[reg] = it->flow.loop[b] == FLOW_NO_LOOP ? 0 : it->flow.loop[b] + 1;
          else
            out[reg] |= loop_of[reg] && !unbank_flow_is_inside(&it->flow, b, loop_of[reg] - 1);
        }
      }
  return out;
}

/* The run of stores that goes on in a block where branches are predicated, or 0: that which all
 * ways to it have come with. An arm with accesses begins one of its own, and so does an iteration;
 * what stands behind an exit of its loop does not, as nothing is left of that once the loop is
 * unrolled whole. */
static uint32_t run_before(const struct lowering *it, uint32_t block) {
  const struct ptx_block *blocks = it->function->blocks.items;
  uint32_t run = 0, ways = 0;
  bool is_one = true, is_arm = false;
  for (uint32_t p = it->into.first[block]; p < it->into.first[block + 1]; p++) {
    const uint32_t from = it->into.blocks[p];
    if (!unbank_flow_is_reached(&it->flow, from))
      continue;
    is_one &= !ways++ || run == it->blocks[from].last_region;
    run = it->blocks[from].last_region;
    is_arm = ways == 1 && blocks[from].successor_count > 1 &&
             !unbank_flow_leaves(&it->flow, it->function, from, it->flow.loop[from]);
  }
  const bool begins = unbank_flow_headed_by(&it->flow, block) != FLOW_NO_LOOP;
  return is_one && !begins && !(is_arm && !is_light(it, block)) ? run : 0;
}

static void enter_block(struct lowering *it, uint32_t block) {
  const uint32_t run = run_before(it, block);
  it->version = it->flow.version[block];
  if (unbank_flow_headed_by(&it->flow, block) != FLOW_NO_LOOP)
    it->parted = it->parted_alone = 1 + block;
  it->region++;
  it->joined_region = run ? run : it->region;
}

static void take_block(struct lowering *it, uint32_t number) {
  const struct ptx_block *block = &it->function->blocks.items[number];
  struct block_accesses *accesses = &it->blocks[number];
  enter_block(it, number);
  accesses->first = it->ordinal;
  accesses->first_region = it->joined_region;
  it->straight++;
  for (uint32_t i = block->first; i < block->end; i++) {
    const struct ptx_instruction *from = &it->function->instructions.items[i];
    bool store = is_store(it, from);
    bool ends = (unbank_ends_version(it->function, from) && !store) || unbank_ends_stores(from);
    it->region += ends;
    note_registers(it, from, number);
    enum parts parts = ends ? PARTS_NONE : may_part(it, from);
    if (ends)
      it->joined_region = it->region;
    it->readings.may_join |= parts != PARTS_NONE;
    it->region += parts != PARTS_NONE;
    it->constant_region = parts == PARTS_CONSTANTS ? it->constant_region + 1 : it->constant_region;
    if (parts == PARTS_ALL || parts == PARTS_CONSTANTS)
      it->parted = unbank_version_after(it->function, i);
    if (parts == PARTS_ALL || (parts == PARTS_CONSTANTS && !is_first_of_lanes(it, number)))
      it->parted_alone = it->parted;
    it->straight += !is_access(from) &&
                    (unbank_ptx_is(from, "ld") || from->is_guarded || unbank_ends_stores(from));
    if (is_access(from) || is_generic(from))
      take_access(it, from, number);
    if (unbank_ends_version(it->function, from))
      it->version = it->parted = it->parted_alone = unbank_version_after(it->function, i);
  }
  accesses->end = it->ordinal;
  accesses->last_region = it->joined_region;
}

/* Blocks in the order of execution. Behind a loop there is room for its iterations. */
static void take_blocks(struct lowering *it) {
  it->parted = it->parted_alone = 0;
  it->lanes_block = ADDRESS_NO_BLOCK;
  for (uint32_t n = 0; n < it->function->blocks.count; n++) {
    const uint32_t block = it->flow.blocks[n];
    const struct ptx_block *from = &it->function->blocks.items[block];
    take_block(it, block);
    for (unsigned s = 0; s < from->successor_count; s++) {
      const uint32_t to = from->successors[s];
      if (unbank_flow_repeated_by(&it->flow, block, to) != FLOW_NO_LOOP)
        it->ordinal += ITERATIONS_LATER * (it->ordinal - it->blocks[to].first);
    }
  }
}

static void take_function(struct lowering *it, const struct ptx_function *function) {
  size_t first_item = it->out->items.count;
  it->function = function;
  it->taken = NULL;
  it->has_strays = it->has_generic = false;
  it->copied.count = 0;
  unbank_flow_of(&it->flow, function, it->scratch);
  it->into = unbank_ptx_predecessors(function, it->scratch);
  it->blocks = ARENA_ARRAY(it->scratch, struct block_accesses, function->blocks.count + 1);
  it->stored_in = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  it->made_ahead = ARENA_ARRAY(it->scratch, bool, function->registers + 1);
  it->decided = ARENA_ARRAY(it->scratch, uint8_t, function->registers + 1);
  it->stored_straight = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  it->reads_left = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  memcpy(it->reads_left, function->reads, function->registers * sizeof *it->reads_left);
  unbank_addresses(&it->addresses, function, &it->flow, it->before_sm90, it->is_short, it->scratch);
  it->readings = (struct readings){.arena = it->module->arena,
                                   .module = it->module,
                                   .scratch = it->scratch,
                                   .lowered = it->out,
                                   .addresses = &it->addresses,
                                   .flow = &it->flow,
                                   .from_sm120 = it->from_sm120,
                                   .blocks = it->blocks};
  it->live_out = find_live_out(it);
  it->branches = unbank_live_branches(function, &it->flow, it->scratch);
  it->later = unbank_live_later(function, &it->flow, it->scratch);
  unbank_live(&it->live, function, it->addresses.known, it->before_sm100, it->scratch);
  take_blocks(it);
  unbank_read_sites(&it->readings);
  finish_members(it);
  if (it->has_strays || it->has_generic)
    note_strays(it, first_item);
}

/* Where an iteration loads what the next one needs, codegen takes the next one's load out of the
 * loop, and some LLVMs give what is left the marks of both. The load ahead of the loop is the
 * other's own: what is left moves it for others alone. */
static void drop_taken_out(const struct module *module, struct lowered *out) {
  bool *has_own = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  for (size_t i = 0; i < out->items.count; i++) {
    const struct lowered_item *item = &out->items.items[i];
    const uint32_t access = item->member_count ? out->members.items[item->member].access : 0;
    has_own[access] |= item->member_count == 1 && item->piece.is_load &&
                       item->moved == module->accesses.items[access].bytes;
  }
  for (size_t i = 0; i < out->items.count; i++) {
    struct lowered_item *item = &out->items.items[i];
    struct lowered_member *members = &out->members.items[item->member];
    size_t kept = 0;
    for (size_t k = 0; k < item->member_count; k++)
      if (members[k].known || !has_own[members[k].access])
        members[kept++] = members[k];
    if (!kept || kept == item->member_count)
      continue;
    members->known |= kept == 1 && item->moved == module->accesses.items[members->access].bytes;
    item->member_count = kept;
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

/* The first version of PTX that has pragmas for it, 8.3. What is read here is the newest one's. */
enum { PTX_SAYS_USED = 83 };

/* Whether it is among those that were asked for: others have no lines. */
static bool has_lines(const struct ptx_function *function) {
  for (size_t i = 0; i < function->instructions.count; i++)
    if (function->instructions.items[i].line)
      return true;
  return false;
}

static void take_ptx(struct lowering *it, LLVMValueRef function) {
  struct ptx ptx;
  it->before_sm90 = unbank_architecture(function) < 90;
  it->before_sm100 = unbank_architecture(function) < 100;
  it->from_sm120 = unbank_architecture(function) >= 120;
  unsigned version = unbank_ptx_version(function);
  it->says_used = !version || version >= PTX_SAYS_USED;
  unbank_ptx_read(it->codegen->ptx, it->scratch, &ptx);
  for (size_t i = 0; i < ptx.functions.count; i++) {
    ptx.functions.items[i].architecture = unbank_architecture(function);
    ptx.functions.items[i].is_given &= !it->module->is_part;
    if (has_lines(&ptx.functions.items[i]))
      take_function(it, &ptx.functions.items[i]);
  }
}

enum codegen_outcome unbank_codegen_outcome(const struct lowered *lowered,
                                            const struct access *access) {
  bool plain = unbank_is_load_or_store(access->op);
  if (!lowered->covered[access->id] || !plain || access->is_assembly)
    return CODEGEN_KEEPS;
  bool known = !lowered->has_strays[access->id] && !LLVMIsAMemIntrinsic(access->inst);
  return known ? CODEGEN_DROPS : CODEGEN_UNKNOWN;
}

/* Functions go through codegen in batches of about as many instructions each, several side by side:
 * it is what most of the time of a large module goes to. Of what is small one batch is made, since
 * each takes a copy of the module's globals; and none is larger than it must be, since its PTX
 * takes far more room than what is kept of it. */
enum { BATCHES_AT_ONCE = 4, BATCH_LEAST = 2000, BATCH_MOST = 20000, WHOLE_MOST = 100000 };

static size_t count_instructions(LLVMValueRef function) {
  size_t count = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      count++;
  return count;
}

/* By mark: how many instructions the function has that begins there; 0: none does. */
static size_t *count_begun(const struct lowering *it, size_t count) {
  const struct access *all = it->module->accesses.items;
  size_t *begun = ARENA_ARRAY(it->module->arena, size_t, count + 1);
  LLVMValueRef before = NULL;
  for (size_t i = 0; i < count; i++) {
    LLVMValueRef function = all[it->all_marked[i]].function;
    begun[i] = function == before ? 0 : count_instructions(function);
    before = function;
  }
  return begun;
}

static size_t batch_instructions(const size_t *begun, size_t count) {
  size_t all = 0;
  for (size_t i = 0; i < count; i++)
    all += begun[i];
  size_t each = (all + BATCHES_AT_ONCE - 1) / BATCHES_AT_ONCE;
  return each < BATCH_LEAST ? BATCH_LEAST : each > BATCH_MOST ? BATCH_MOST : each;
}

/* The mark behind those of a batch: the first of a function that is one too many. */
static size_t end_of_batch(const size_t *begun, size_t first, size_t count, size_t instructions) {
  size_t taken = begun[first];
  for (size_t end = first + 1; end < count; end++) {
    if (begun[end] && taken + begun[end] / 2 >= instructions)
      return end;
    taken += begun[end];
  }
  return count;
}

/* Marks that go through codegen together, and the job that does so, NULL while there is none. */
struct batch {
  size_t first;
  LLVMTargetMachineRef machine;
  struct unbank_codegen_job *job;
};

static bool take_batch(struct lowering *it, struct batch *batch) {
  struct unbank_codegen codegen;
  struct arena scratch = {0};
  struct unbank_codegen_job *job = batch->job;
  batch->job = NULL;
  if (!unbank_codegen_end(job, &codegen))
    return false;
  it->codegen = &codegen;
  it->scratch = &scratch;
  it->marked = it->all_marked + batch->first;
  memset(&it->copied, 0, sizeof it->copied);
  take_ptx(it, it->module->accesses.items[it->marked[0]].function);
  arena_free(&scratch);
  unbank_codegen_clear(&codegen);
  return true;
}

/* Before any job begins: what is made of a machine depends on an option of the process. */
static bool new_machines(const struct lowering *it, struct batch *batches, size_t count,
                         bool is_whole) {
  LLVMValueRef function = it->module->accesses.items[it->all_marked[0]].function;
  struct unbank_machine_of of = it->machine_of;
  of.is_exact = is_whole;
  bool done = true;
  for (size_t i = 0; i < count; i++) {
    batches[i].machine = unbank_new_machine(it->module->ir, function, it->is_short, of);
    done = done && batches[i].machine;
  }
  return done;
}

static void clear_batches(struct batch *batches) {
  for (size_t i = 0; i < BATCHES_AT_ONCE; i++) {
    struct unbank_codegen unread;
    if (batches[i].job && unbank_codegen_end(batches[i].job, &unread))
      unbank_codegen_clear(&unread);
    if (batches[i].machine)
      LLVMDisposeTargetMachine(batches[i].machine);
  }
}

/* Whether the whole module goes through codegen, as one batch, so that the compile can have its
 * code if nothing is changed (generated.h). Most of the module must be functions that are looked at
 * anyway: of a module that is changed the rest is compiled for nothing. */
static bool pays_whole(const struct lowering *it, const size_t *sizes, size_t count,
                       bool lengthens) {
  const struct module *module = it->module;
  LLVMCodeGenOptLevel level;
  if (lengthens || !unbank_shim_expects_codegen(module->shim, &level))
    return false;
  unsigned version = unbank_ptx_version(module->accesses.items[it->all_marked[0]].function);
  for (size_t a = 0; a < module->arrays.count; a++)
    if (it->out->unread[a])
      return false;
  size_t looked_at = 0, all = 0;
  for (size_t i = 0; i < count; i++)
    looked_at += sizes[i];
  for (LLVMValueRef f = LLVMGetFirstFunction(module->ir); f; f = LLVMGetNextFunction(f))
    all += count_instructions(f);
  return version >= PTX_SAYS_USED && all <= WHOLE_MOST && looked_at > all / 2 &&
         unbank_may_keep_generated(module->ir);
}

/* All batches: it->all_marked are the accesses of `instructions`, in their order. While one is read
 * the next goes through codegen. */
static bool take_batches(struct lowering *it, LLVMValueRef *instructions, size_t count,
                         bool lengthens, const size_t *sizes, bool is_whole) {
  size_t instructions_each = is_whole ? SIZE_MAX : batch_instructions(sizes, count);
  size_t begun = 0, taken = 0;
  bool one = end_of_batch(sizes, 0, count, instructions_each) == count;
  struct batch batches[BATCHES_AT_ONCE] = {0};
  bool done = new_machines(it, batches, one ? 1 : BATCHES_AT_ONCE, is_whole);
  for (size_t first = 0; done && (first < count || taken < begun);) {
    if (first == count || begun == taken + BATCHES_AT_ONCE) {
      done = take_batch(it, &batches[taken++ % BATCHES_AT_ONCE]);
      continue;
    }
    struct batch *batch = &batches[begun++ % BATCHES_AT_ONCE];
    size_t end = end_of_batch(sizes, first, count, instructions_each);
    batch->first = first;
    const struct unbank_codegen_request request = {.machine = batch->machine,
                                                   .instructions = instructions + first,
                                                   .count = end - first,
                                                   .is_whole = is_whole,
                                                   .lengthens = lengthens,
                                                   .has_thread = !one};
    batch->job = unbank_codegen_begin(it->source, &request);
    first = end;
  }
  clear_batches(batches);
  return done;
}

static bool generate(struct lowering *it, LLVMValueRef *instructions, size_t count,
                     bool lengthens) {
  const size_t *sizes = count_begun(it, count);
  struct unbank_codegen_source *source =
      unbank_codegen_open(it->module->ir, it->machine_of.is_clangs);
  it->source = source;
  bool done = pays_whole(it, sizes, count, lengthens) &&
              take_batches(it, instructions, count, lengthens, sizes, true);
  done = done || take_batches(it, instructions, count, lengthens, sizes, false);
  unbank_codegen_close(source);
  return done;
}

/* What the compile says that runs the pass, or else the option. */
static struct unbank_machine_of machine_for(const struct module *module) {
  struct unbank_machine_of out = {.is_clangs = true};
  const enum unbank_level said = module->options->codegen;
  if (unbank_shim_expects_codegen(module->shim, &out.level))
    return out;
  if (said)
    out.level = (LLVMCodeGenOptLevel)(LLVMCodeGenLevelNone + (said - UNBANK_LEVEL_0));
  else
    out = (struct unbank_machine_of){.level = LLVMCodeGenLevelAggressive};
  return out;
}

struct lowered *unbank_lower(const struct module *module, const bool *kernels, bool for_choice) {
  if (module->options->widths != UNBANK_WIDTHS_HARDWARE)
    return NULL;
  bool has_short = unbank_has_short_pointers(module->ir), lengthens = has_short && for_choice;
  struct lowered *out = ARENA_NEW(module->arena, struct lowered);
  out->is_for_choice = for_choice || !has_short;
  LLVMValueRef *instructions = ARENA_ARRAY(module->arena, LLVMValueRef, module->accesses.count + 1);
  uint32_t *marked = ARENA_ARRAY(module->arena, uint32_t, module->accesses.count + 1);
  size_t count = 0;
  out->covered = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  out->unread = ARENA_ARRAY(module->arena, bool, module->arrays.count + 1);
  out->has_strays = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  find_covered(module, kernels, out);
  for (uint32_t i = 0; i < module->accesses.count; i++) {
    const struct access *access = &module->accesses.items[i];
    if (!out->covered[i] || access->copy)
      continue;
    instructions[count] = access->inst;
    marked[count++] = i;
  }
  struct lowering it = {.module = module,
                        .out = out,
                        .all_marked = marked,
                        .is_short = has_short && !for_choice,
                        .machine_of = machine_for(module)};
  out->level = it.machine_of.level;
  if (count && !generate(&it, instructions, count, lengthens))
    return NULL;
  drop_taken_out(module, out);
  order_by_array(module, out);
  return out;
}
