/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Phis in two steps, because all phis of a block change at once: an edge stages their values, and
 * they take them when the block is entered. */
#include "lanes/phis.h"

#include "address/members.h"
#include "lanes/symbols.h"
#include "lanes/trips.h"
#include "lanes/value/members.h"
#include "support/hash.h"
#include "support/integers.h"

/* Joins two values, one of which data picks for each of `lanes`. */
static void join_as_unknown_bits(struct value *out, const struct value *b, uint32_t lanes) {
  uint64_t differ = out->term_count || b->term_count ? UINT64_MAX : 0;
  value_expand(out);
  UNBANK_EACH_BIT(lane, lanes) {
    differ |= (uint64_t)(out->k[lane] ^ value_lane(b, lane));
  }
  out->unknown_bits =
      differ | (out->unknown ? out->unknown_bits : 0) | (b->unknown ? b->unknown_bits : 0);
  out->unknown |= lanes;
}

/* Whether two addresses in a joined array differ only by their members. */
static bool is_choice(const struct machine *machine, const struct value *address,
                      const struct value *difference, uint32_t mask) {
  const struct module *module = machine->module;
  bool is_address = address->array && address->array != VALUE_ARRAYS_MIXED;
  unsigned lane = (unsigned)__builtin_ctz(mask);
  return is_address && unbank_is_joined_array(&module->arrays.items[address->array - 1]) &&
         !difference->term_count && is_of_members((uint32_t)value_lane(difference, lane));
}

void unbank_join_values(struct machine *machine, struct symbol_source source, struct value *out,
                        const struct value *b, uint32_t mask, struct decided by) {
  if (!mask)
    return;
  const bool assumed = out->assumed || b->assumed,
             by_iteration = out->differs_by_iteration || b->differs_by_iteration;
  struct value *difference = &machine->difference;
  unbank_add_values(machine, &(struct addition){source, 64, b, out, -1, mask}, difference);
  if (out->array != b->array)
    value_set_unknown(difference);
  uint32_t differs = difference->unknown & mask;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (value_lane(difference, i))
      differs |= mask & 1u << i;
  differs |= mask & ~value_known_lanes(difference);
  out->assumed = assumed, out->differs_by_iteration = by_iteration;
  if (!differs)
    return;
  const bool is_alike = value_is_uniform(difference, mask);
  const bool is_typical = by.data && !by.is_loaded && is_alike;
  machine->trace->has_typical |= is_typical;
  if (!is_alike || (by.data && !(is_typical && machine->is_typical))) {
    join_as_unknown_bits(out, b, differs);
    return;
  }
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(sum);
  unsigned lane = (unsigned)__builtin_ctz(mask);
  uint64_t identity = hash_mix(by.decisions, value_identity(out, lane));
  unbank_set_fresh(machine, &symbol, source, hash_mix(identity, value_identity(b, lane)));
  const int64_t factor = is_choice(machine, out, difference, mask) ? 1 << MEMBER_SPAN_BITS : 1;
  unbank_add_values(machine, &(struct addition){source, 64, out, &symbol, factor, mask}, &sum);
  sum.array = out->array, sum.assumed = assumed, sum.differs_by_iteration = by_iteration;
  value_write(machine->arena, out, &sum, mask);
}

void unbank_stage(struct machine *machine, struct activation *activation, uint32_t block,
                  const struct arrival *arrival) {
  const struct slice_block *to = &activation->slice->blocks.items[block];
  const uint32_t lanes = arrival->lanes, earlier = arrival->earlier;
  size_t edge = 0;
  while (edge < to->predecessors.count && to->predecessors.items[edge] != arrival->from)
    edge++;
  for (size_t i = 0; edge < to->predecessors.count && i < to->phis.count; i++) {
    const struct slice_phi *phi = &to->phis.items[i];
    const struct value *value = &activation->values[phi->incoming[edge]];
    struct value *staged = &activation->values[phi->staged];
    staged->written = earlier;
    if (earlier)
      value_write(machine->arena, staged, value, lanes & ~earlier);
    else
      value_copy(machine->arena, staged, value);
    unbank_join_values(machine, unbank_source_of_slot(activation, phi->out), staged, value,
                       lanes & earlier, arrival->by);
    staged->written = earlier | lanes;
  }
}

void unbank_commit(struct machine *machine, struct activation *activation, uint32_t block,
                   uint32_t mask) {
  const struct slice_block *to = &activation->slice->blocks.items[block];
  for (size_t i = 0; i < to->phis.count; i++) {
    const struct slice_phi *phi = &to->phis.items[i];
    struct value *out = unbank_place_for(machine, activation, phi->out, mask);
    value_copy(machine->arena, out, &activation->values[phi->staged]);
    out->assumed |= activation->assumed_by_iteration[block],
        out->differs_by_iteration |= activation->assumed_by_iteration[block];
    unbank_finish_write(machine, activation, phi->out, out, mask);
  }
  activation->assumed_by_iteration[block] = false;
}

/* Sets a value to a new symbol that counts the iterations of a loop. It is a coordinate if it
 * advances by steps, since it then says where in the data the lanes are. */
static void set_counter(struct machine *machine, struct value *out, struct symbol_origin counter,
                        uint64_t identity) {
  counter.is_counter = true;
  unbank_new_symbol(machine, out, counter, ++machine->age, identity);
}

static bool moves_alike(const struct activation *activation, const struct slice_phi *phi) {
  for (uint32_t i = 0; i < phi->alike_count; i++)
    if (activation->slice->slots.items[phi->alike[i]].facts.varies)
      return false;
  return phi->alike_step;
}

enum { ALIKE_STEP_LOG_MAX = 16 };

/* A power of two that divides a uniform number, whatever its symbols are. */
static uint32_t divisor_of(const struct value *value, unsigned lane) {
  uint64_t bits = (uint64_t)value_lane(value, lane);
  for (unsigned t = 0; t < value->term_count; t++)
    bits |= value_coefficient(value, t, lane);
  return bits ? (uint32_t)low_bit_of(bits | 1u << ALIKE_STEP_LOG_MAX) : 1u;
}

/* Whether flipping bits of a number moves all lanes by the same distance, because they agree in
 * these bits. An address agrees where its offset does, if its array has a higher alignment. */
static bool toggles_alike(const struct machine *machine, const struct value *start, uint32_t bits,
                          uint32_t mask) {
  const uint32_t low = bits ? UINT32_MAX >> __builtin_clz(bits) : 0;
  uint64_t first = (uint64_t)value_lane(start, (unsigned)__builtin_ctz(mask)) & bits;
  if (!bits || start->unknown & mask ||
      (start->array && machine->module->arrays.items[start->array - 1].align <= low))
    return false;
  UNBANK_EACH_BIT(lane, mask) {
    for (unsigned t = 0; t < start->term_count; t++)
      if (value_coefficient(start, t, lane) & low)
        return false;
    if (((uint64_t)value_lane(start, lane) & bits) != first)
      return false;
  }
  return true;
}

/* How far a header phi moves in each iteration. */
static void set_step(struct machine *machine, const struct activation *activation,
                     const struct slice_phi *phi, struct value *step) {
  VALUE_TEMPORARY(scale);
  value_set_number(&scale, phi->step, 0);
  if (phi->has_step)
    value_copy(machine->arena, step, &scale);
  else if (phi->step_slot == SLICE_NONE ||
           !value_binary(machine->arena, STEP_MUL, 64, step, &activation->values[phi->step_slot],
                         &scale))
    value_set_unknown(step);
}

/* A loop of unknown trips that lanes have entered. */
struct counted_loop {
  uint32_t number, mask;
  const struct value *counter;
};

/* How far a header phi has moved from its start: step * counter, or a symbol of its own if all
 * lanes move together. */
static void set_advance(struct machine *machine, struct activation *activation,
                        const struct slice_phi *phi, const struct counted_loop *loop,
                        struct value *out) {
  const uint32_t mask = loop->mask;
  VALUE_TEMPORARY(step);
  set_step(machine, activation, phi, &step);
  const struct slot *slot = &activation->slice->slots.items[phi->out];
  if (!step.unknown && value_binary(machine->arena, STEP_MUL, 64, out, loop->counter, &step))
    return;
  const bool is_toggled = toggles_alike(machine, &activation->values[phi->out], phi->toggled, mask);
  bool is_alike = moves_alike(activation, phi), is_uniform = value_is_uniform(&step, mask);
  if (is_alike || is_uniform || is_toggled || !slot->facts.varies)
    set_counter(
        machine, out,
        (struct symbol_origin){.origin = unbank_source_of_slot(activation, phi->out).origin,
                               .roots = activation->slice->loops.items[loop->number].roots,
                               .is_coordinate = !step.unknown || is_alike || is_toggled},
        hash_mix(value_identity(loop->counter, 0),
                 unbank_sequence_identity(machine, activation, loop->number, phi->out, mask)));
  else
    value_set_unknown(out);
  if (is_toggled)
    unbank_scale_symbol(out, (unsigned)__builtin_ctz(phi->toggled));
  else if (is_alike)
    unbank_scale_symbol(out, (unsigned)__builtin_ctz(phi->alike_step));
  else if (is_uniform && !(step.unknown & mask))
    unbank_scale_symbol(out,
                        (unsigned)__builtin_ctz(divisor_of(&step, (unsigned)__builtin_ctz(mask))));
}

void unbank_count_loop(struct machine *machine, struct activation *activation, uint32_t number,
                       uint32_t mask, uint64_t identity) {
  const struct slice_loop *loop = &activation->slice->loops.items[number];
  const struct slice_block *header = &activation->slice->blocks.items[loop->header];
  VALUE_TEMPORARY(counter);
  VALUE_TEMPORARY(advance);
  struct value *out = &machine->scratch;
  set_counter(machine, &counter,
              (struct symbol_origin){.origin = header->ir,
                                     .roots = loop->roots,
                                     .is_coordinate = true,
                                     .has_step = true,
                                     .trips = loop->folded},
              identity);
  const struct counted_loop counted = {number, mask, &counter};
  for (size_t i = 0; i < header->phis.count; i++) {
    const struct slice_phi *phi = &header->phis.items[i];
    const struct value *start = &activation->values[phi->out];
    set_advance(machine, activation, phi, &counted, &advance);
    LLVMValueRef ir = activation->slice->slots.items[phi->out].ir;
    bool is_choice = ir && unbank_root_is_start(machine->module, ir);
    const struct addition sum = {.source = unbank_source_of_slot(activation, phi->out),
                                 .width = 64,
                                 .a = start,
                                 .b = &advance,
                                 .factor = is_choice ? 1 << MEMBER_SPAN_BITS : 1,
                                 .may_mask = mask};
    unbank_add_values(machine, &sum, out);
    out->array = start->array;
    unbank_finish_write(machine, activation, phi->out, out, mask);
  }
}
