/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/units.h"

#include "ptxas/access.h"
#include "support/integers.h"

/* The registers that an access moves. */
struct moved {
  uint32_t unit;     /* bytes of a unit */
  uint32_t per_unit; /* registers of a unit */
  uint32_t units;    /* how many units */
  bool is_fixed;     /* a vector load of less than a word, which never merges */
};

static struct moved moved_by(const struct ptx_instruction *from) {
  struct moved out = {unbank_element_bytes(from), 1, from->vector ? from->vector : 1, false};
  while (from->vector && out.unit < 4 && out.units % 2 == 0)
    out.unit *= 2, out.per_unit *= 2, out.units /= 2;
  out.is_fixed = from->vector && out.unit < 4 && unbank_ptx_is(from, "ld");
  return out;
}

/* Whether all registers of a load are read. */
static bool is_read_whole(const struct lowering *it, const struct ptx_instruction *load) {
  uint32_t read = 0;
  PTX_EACH_WRITTEN(operand, load)
    read += it->function->reads[operand->reg] != 0;
  return read == (load->vector ? load->vector : 1);
}

bool *unbank_find_vector_loops(const struct lowering *it) {
  bool *out = ARENA_ARRAY(it->scratch, bool, it->flow.loops.count + 1);
  for (uint32_t b = 0; b < it->function->blocks.count && it->flow.loops.count; b++)
    PTX_EACH_IN(from, it->function, b)
      if (from->vector && unbank_ptx_is(from, "ld") && unbank_is_shared_access(from))
        for (uint32_t loop = it->flow.loop[b]; loop != FLOW_NO_LOOP;
             loop = it->flow.loops.items[loop].parent)
          out[loop] = true;
  return out;
}

static bool loads_vectors_around(const struct lowering *it, uint32_t block) {
  bool out = false;
  for (uint32_t loop = it->flow.loop[block]; loop != FLOW_NO_LOOP;
       loop = it->flow.loops.items[loop].parent)
    out |= it->loads_vectors[loop];
  return out;
}

bool unbank_is_forwarded(struct lowering *it, const struct ptx_instruction *from, uint32_t block) {
  const struct ptx_instruction *store = it->between.stored;
  if (!store || it->machine_of.level < LLVMCodeGenLevelDefault || from->is_guarded ||
      !unbank_ptx_is(from, "ld") || !unbank_is_shared_access(from) || unbank_ptx_is_ordered(from) ||
      PTX_HAS_ANY(from, "s8", "s16") || (store->vector && loads_vectors_around(it, block)))
    return false;
  const struct moved own = moved_by(from), held = moved_by(store);
  const struct address to = unbank_address_in(&it->addresses, unbank_address_of(store), block),
                       at = unbank_address_in(&it->addresses, unbank_address_of(from), block);
  const int64_t on = wrapping_add(at.constant, -to.constant);
  return own.unit == held.unit && is_read_whole(it, from) && at.base == to.base && on >= 0 &&
         on % own.unit == 0 && on / own.unit + own.units <= held.units;
}

/* An instruction that moves registers, while its items are made. */
struct taken {
  const struct ptx_instruction *from;
  const struct origins *origins;
  const struct access *access; /* the first of the origins */
  uint32_t block;
  struct moved moved;
  bool in_part; /* a part of some unit may not be read */
};

/* When ptxas narrows a load into a register of which only a half is read. */
static enum early narrows(const struct lowering *it, uint32_t reg) {
  if (it->live.leaves[reg] == LIVE_STAYS)
    return NOT_EARLY;
  bool unrolls = false;
  for (size_t i = 0; i < it->flow.loops.count; i++)
    unrolls |= !it->flow.loops.items[i].is_rolled;
  return it->live.leaves[reg] == LIVE_MAY_LEAVE || unrolls ? MAY_BE_EARLY : EARLY;
}

/* Register i of unit k of a load; NULL if the PTX discards it. */
static const struct ptx_operand *register_of(const struct taken *taken, uint32_t k, uint32_t i) {
  const uint32_t number = taken->from->vector_first + k * taken->moved.per_unit + i;
  const struct ptx_operand *into = &taken->from->operands[number];
  return into->kind == PTX_REGISTER ? into : NULL;
}

/* The part of register `operand` of a load that some iterations of an unrolled loop may drop, since
 * they use only the other half of it. */
static uint8_t dropped_half(const struct lowering *it, const struct taken *taken,
                            const struct ptx_operand *into) {
  const unsigned k = (unsigned)(into - taken->from->operands);
  const uint32_t loop = it->flow.loop[taken->block];
  if (k >= LIVE_HALVED || loop == FLOW_NO_LOOP || it->flow.loops.items[loop].is_rolled)
    return 0;
  const uint32_t halves = it->later[number_of(it, taken->from)].halves >> 2 * k;
  return (uint8_t)((halves & 1 ? LIVE_LOWER : 0) | (halves & 2 ? LIVE_UPPER : 0));
}

/* Sets which parts of unit k of a load are read. */
static void note_reads(struct lowering *it, const struct taken *taken, uint32_t k,
                       struct piece *piece) {
  const uint32_t registers = taken->moved.per_unit;
  for (uint32_t i = 0; i < registers; i++) {
    const struct ptx_operand *into = register_of(taken, k, i);
    if (!into)
      continue;
    bool is_read = it->function->reads[into->reg];
    piece->read_most |= registers == 1 ? it->live.most[into->reg] : is_read << i;
    piece->read_least |= registers == 1 ? it->live.least[into->reg] : is_read << i;
    piece->is_for_last |= it->live.least[into->reg] && !it->live.each[into->reg];
    if (registers == 1) {
      piece->narrows = narrows(it, into->reg);
      piece->read_least &= (uint8_t)~dropped_half(it, taken, into);
    }
  }
  if (registers > 2 && piece->read_most) /* a word of bytes is not narrowed */
    piece->read_most = piece->read_least = UINT8_MAX;
}

/* A 16-bit load that is extended never merges. It may or may not merge if what is extended is a phi
 * of it and other values, that is, a register that several instructions write; or if a loop is
 * rotated, and code after it reads a phi of the loads of both copies of its header. */
static void note_extension(struct lowering *it, const struct ptx_instruction *from,
                           struct piece *piece) {
  if (from->operands[0].kind != PTX_REGISTER)
    return;
  const uint32_t reg = from->operands[0].reg;
  bool is_signed = unbank_ptx_has(from, "s16");
  uint8_t extended = it->live.extended[is_signed][reg];
  piece->is_fixed |= extended != LIVE_NOT_EXTENDED;
  piece->may_stay = extended == LIVE_PERHAPS_EXTENDED || it->function->is_written_often[reg];
}

/* Whether a set of an instruction's operands contains all registers of unit k. */
static bool has_unit(const struct taken *taken, uint32_t k, uint32_t registers) {
  bool all = true;
  for (uint32_t i = 0; i < taken->moved.per_unit; i++) {
    const uint32_t operand = taken->from->vector_first + k * taken->moved.per_unit + i;
    all &= operand < 32 && registers >> operand & 1;
  }
  return all;
}

/* What reads unit k of a load in a loop. */
static enum site_reader reader_of(const struct lowering *it, const struct taken *taken,
                                  uint32_t k) {
  const struct live_later *later = &it->later[number_of(it, taken->from)];
  return has_unit(taken, k, later->after)  ? READ_BEHIND
         : has_unit(taken, k, later->next) ? READ_BY_NEXT
                                           : READ_BY_ITERATION;
}

static const char to_array[] = "what is loaded only goes into a local array, and ptxas may leave "
                               "out elements that nothing reads",
                  for_last[] = "a load for a store that the next iteration repeats",
                  left_out[] = "what is loaded is used only where ptxas may know that no thread of "
                               "the block goes, or by a store that a later one overwrites";

/* Why unit k of a load may not be read although the PTX reads it; NULL: it is read. */
static const char *unread_cause(const struct lowering *it, const struct taken *taken, uint32_t k) {
  for (uint32_t i = 0; i < taken->moved.per_unit; i++) {
    const struct ptx_operand *into = register_of(taken, k, i);
    if (!into || !it->function->reads[into->reg])
      continue;
    if (!unbank_live_is_read(it->branches, taken->block, number_of(it, taken->from), into->reg))
      return "a value that is read only if branches on one predicate go different ways";
    if (!it->live.least[into->reg])
      return it->live.of_arrays[into->reg] ? to_array : left_out;
  }
  return NULL;
}

/* Adds an item and its site for `bytes` bytes that begin `inside` bytes after the address. */
/* Whether an address changes in a loop whose first iteration ptxas may begin before the loop: the
 * block is its header. */
static bool begins_before_loop(struct lowering *it, const struct ptx_operand *address,
                               uint32_t block) {
  const uint32_t number = it->flow.loop[block];
  const struct flow_loop *loop = number == FLOW_NO_LOOP ? NULL : &it->flow.loops.items[number];
  return loop && loop->header == block && (loop->is_rotated || loop->may_be_peeled) &&
         unbank_address_has_phi(&it->addresses,
                                unbank_address(&it->addresses, address, ADDRESS_MUST).base);
}

static struct lowered_item *add_item(struct lowering *it, const struct taken *taken,
                                     uint32_t inside, uint32_t bytes) {
  const struct ptx_instruction *from = taken->from;
  const struct ptx_operand *address = unbank_address_of(from);
  struct lowered_item *item = ARENA_PUSH(it->module->arena, &it->out->items);
  bool is_load = unbank_ptx_is(from, "ld");
  item->piece = (struct piece){.is_load = is_load,
                               .is_fixed = unbank_ptx_is_ordered(from),
                               .is_ordered = unbank_ptx_is_ordered(from),
                               .used = it->says_used ? from->used_bytes : 0,
                               .unit = unbank_element_bytes(from),
                               .bytes = bytes,
                               .is_of_vector = unbank_bytes_of(from) > unbank_element_bytes(from),
                               .first = it->ordinal,
                               .last = it->ordinal,
                               .enter = it->flow.enter[taken->block],
                               .leave = it->flow.leave[taken->block],
                               .computed = address->kind == PTX_REGISTER ? 1 + address->reg : 0,
                               .is_proved = true};
  item->array = taken->access->array;
  item->access = taken->access->id;
  item->moved = unbank_bytes_of(from);
  item->straight = unbank_straight_run(it, from);
  item->may_be_peeled = begins_before_loop(it, address, taken->block);
  item->member = it->out->members.count;
  *ARENA_PUSH(it->scratch, &it->readings.sites) =
      (struct site){.item = it->out->items.count - 1,
                    .operand = address,
                    .instruction = number_of(it, from),
                    .block = taken->block,
                    .version = it->between.version,
                    .leaves = unbank_ends_version(it->function, from)
                                  ? unbank_version_after(it->function, number_of(it, from))
                                  : FLOW_NO_VERSION,
                    .parted = unbank_parted_before(it, address),
                    .region = it->between.region,
                    .joined_region = it->between.joined_region,
                    .constant_region = it->between.constant_region,
                    .is_signed = PTX_HAS_ANY(from, "s8", "s16"),
                    .inside = (int32_t)inside,
                    .vector = unbank_bytes_of(from)};
  return item;
}

/* Adds the item of unit k of a load, if anything reads it. */
static void take_unit(struct lowering *it, struct taken *taken, uint32_t k) {
  const uint32_t unit = taken->moved.unit;
  struct piece reads = {.unit = unit};
  note_reads(it, taken, k, &reads);
  const uint8_t all = (uint8_t)((1u << (unit + 1) / 2) - 1);
  taken->in_part |= (reads.read_least & all) != all;
  if (!reads.read_most)
    return;
  struct lowered_item *item = add_item(it, taken, k * unit, unit);
  const char *unread = unread_cause(it, taken, k);
  struct piece *piece = &item->piece;
  piece->unit = unit;
  piece->is_fixed |= taken->moved.is_fixed;
  if (unit == 2 && !taken->from->vector)
    note_extension(it, taken->from, piece);
  piece->read_most = reads.read_most;
  piece->read_least = reads.read_least;
  piece->narrows = reads.narrows;
  piece->is_for_last = reads.is_for_last;
  piece->why_fewer = reads.is_for_last ? for_last : piece->why_fewer;
  piece->why_open = unread ? unread : piece->why_open;
  it->readings.sites.items[it->readings.sites.count - 1].reader = reader_of(it, taken, k);
  unbank_note_origins(it, taken->origins, item, k * unit);
}

/* Whether perhaps only a half of a 32-bit register is read. */
static bool may_be_halved(const struct lowering *it, const struct taken *taken) {
  const struct ptx_operand *into = register_of(taken, 0, 0);
  return into && taken->moved.units == 1 && taken->moved.unit == 4 &&
         (it->live.least[into->reg] & LIVE_LOWER) != LIVE_LOWER && it->live.least[into->reg];
}

/* Adds the single item of a store, or of a load that stays as it is. */
static void take_whole(struct lowering *it, const struct taken *taken) {
  const struct moved *moved = &taken->moved;
  const struct strict_load load = unbank_strict_load(taken->access);
  struct lowered_item *item = add_item(it, taken, 0, moved->unit * moved->units);
  item->piece.unit = moved->unit;
  item->piece.is_fixed |= moved->is_fixed;
  item->piece.why_open = load.why_open ? load.why_open : item->piece.why_open;
  item->piece.why_fewer = load.why_fewer;
  if (unbank_ptx_is(taken->from, "ld") && may_be_halved(it, taken))
    item->piece.why_open = unbank_strict_cause;
  unbank_note_origins(it, taken->origins, item, 0);
}

bool *unbank_find_live_out(const struct lowering *it) {
  const struct ptx_function *function = it->function;
  bool *out = ARENA_ARRAY(it->scratch, bool, function->registers + 1);
  uint32_t *loop_of = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1); /* 1 + that */
  for (unsigned reads = 0; reads < 2 && it->flow.loops.count; reads++)
    for (uint32_t b = 0; b < function->blocks.count; b++)
      PTX_EACH_IN(from, function, b)
        for (unsigned k = 0; k < from->count; k++) {
          uint32_t reg = from->operands[k].reg;
          if (from->operands[k].kind != PTX_REGISTER || (k < from->written) == reads)
            continue;
          if (!reads)
            loop_of[reg] = it->flow.loop[b] == FLOW_NO_LOOP ? 0 : it->flow.loop[b] + 1;
          else
            out[reg] |= loop_of[reg] && !unbank_flow_is_inside(&it->flow, b, loop_of[reg] - 1);
        }
  return out;
}

/* Whether an instruction writes such a register. */
static bool is_live_out(const struct lowering *it, const struct ptx_instruction *from) {
  PTX_EACH_WRITTEN(operand, from)
    if (it->live_out[operand->reg])
      return true;
  return false;
}

void unbank_take_registers(struct lowering *it, const struct origins *origins, uint32_t block) {
  const struct ptx_instruction *from = origins->from;
  struct taken taken = {.from = from,
                        .origins = origins,
                        .access = marked_access(it, origins->marks[0]),
                        .block = block,
                        .moved = moved_by(from)};
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
