/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The order in which the files of this folder say what they know of a function's sites. */
#include "widths/readings/readings.h"

#include "widths/readings/fewer.h"
#include "widths/readings/iterations.h"
#include "widths/readings/partly.h"
#include "widths/readings/place.h"
#include "widths/readings/repeat.h"

const char unbank_outside_cause[] = "an address outside the array";

const char *unbank_reading_cause(enum reading reading) {
  switch (reading) {
  case READING_MAY:
    return "neighbours whose addresses are computed apart";
  case READING_JOINED:
  case READING_JOINED_MAY:
    return "neighbours around a short branch that ptxas may predicate";
  case READING_PARTED:
    return "neighbours around a loop, an arm that writes, or a warp-wide operation";
  case READING_UNROLLED_PART:
  case READING_UNROLLED:
  case READING_OUTER_PART:
  case READING_OUTER:
    return "neighbours in other iterations of a loop that ptxas may unroll";
  case READING_MUST:
  case READINGS:
    break;
  }
  return "";
}

static void read_otherwise(struct readings *it, const struct site *site, enum address_reading how,
                           enum reading reading) {
  const struct piece must = *piece_of(it, site);
  struct piece piece = must;
  struct address address = how == ADDRESS_MUST && !is_joined(reading)
                               ? must_address(it, site)
                               : unbank_address(it->addresses, site->operand, how);
  unbank_place_piece(it, site, address, reading, 0, &piece);
  if (how == ADDRESS_MAY)
    piece.is_fixed &= !piece.may_stay;
  if (is_outside(it, site, address))
    piece_of(it, site)->why_open = unbank_outside_cause;
  piece.is_guarded = is_joined(reading) && it->control.is_arm[site->block];
  if (is_joined(reading) && unbank_has_repeats(it, site) && !it->control.is_table_arm[site->block])
    piece.enter = 0, piece.leave = UINT32_MAX; /* it may move to where the others are */
  if (is_joined(reading) || !unbank_is_placed_alike(&piece, &must))
    unbank_add_copy(it, site, reading, piece);
}

static void read_joined(struct readings *it, const struct site *site) {
  read_otherwise(it, site, ADDRESS_MUST, READING_JOINED);
  read_otherwise(it, site, ADDRESS_MAY, READING_JOINED_MAY);
}

static void mark_beside_choice(struct readings *it, const struct site *site) {
  struct piece *piece = piece_of(it, site);
  if (!piece->why_open && !piece->is_load &&
      unbank_address_is_beside_choice(it->addresses, site->operand))
    piece->why_open = "stores to an address that a select may yield";
}

static bool writes(const struct readings *it, uint32_t block) {
  return unbank_flow_version_at_end(it->flow, it->addresses->function, block) !=
         it->flow->version[block];
}

/* By block: it is dominated by a branch by a table, and so is another block, which writes. */
static bool *find_beside_writes(const struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  const uint32_t blocks = (uint32_t)function->blocks.count;
  bool *out = ARENA_ARRAY(it->scratch, bool, blocks + 1),
       *is_writing = ARENA_ARRAY(it->scratch, bool, blocks + 1);
  for (uint32_t b = 0; b < blocks; b++)
    is_writing[b] = writes(it, b);
  for (uint32_t from = 0; from < blocks; from++) {
    uint32_t all = 0;
    if (function->blocks.items[from].successor_count <= 2)
      continue;
    for (uint32_t b = 0; b < blocks; b++)
      all += b != from && is_writing[b] && unbank_flow_dominates(it->flow, from, b);
    for (uint32_t b = 0; b < blocks && all; b++)
      out[b] |= b != from && all > is_writing[b] && unbank_flow_dominates(it->flow, from, b);
  }
  return out;
}

static uint32_t *find_parted_in_text(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  uint32_t *out = ARENA_ARRAY(it->scratch, uint32_t, function->instructions.count + 1), last = 0;
  const bool *is_beside_writes = find_beside_writes(it);
  for (uint32_t b = 0; b < function->blocks.count; b++) {
    const bool begins = unbank_flow_headed_by(it->flow, b) != FLOW_NO_LOOP || is_beside_writes[b];
    last = begins ? 1 + b : last;
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      out[i] = last;
      if (unbank_ends_version(function, &function->instructions.items[i]))
        last = unbank_version_after(function, i);
    }
  }
  return out;
}

/* Finds what the readings of single accesses need. */
static void prepare(struct readings *it) {
  it->parted_in_text = find_parted_in_text(it);
  unbank_find_control(it);
  unbank_find_same_bytes(it);
  unbank_count_counters(it);
  it->known = (struct known_addresses){map_new(it->scratch), map_new(it->scratch)};
  unbank_find_promises(it);
}

/* Places a site by the address that ptxas certainly sees. True if a loop leaves a constant in it.
 */
static bool read_must(struct readings *it, struct site *site) {
  struct address address = must_address(it, site);
  struct piece *piece = piece_of(it, site);
  piece->is_in_arm = it->control.is_arm[site->block];
  piece->is_in_table_arm = it->control.is_table_arm[site->block];
  unbank_place_piece(it, site, address, READING_MUST, 0, piece);
  unbank_mark_same_bytes(it, site);
  unbank_note_reader(it, site);
  const bool has_left = unbank_note_left(it, site, address.base, may_address(it, site).base);
  if (unbank_address_is_number(it->addresses, site->operand))
    unbank_note_number(it, site);
  if (!it->flow->is_known)
    piece->why_open = "a branch with an unknown target";
  if (it->by_known_index)
    piece->why_open = "a switch over a value that ptxas knows";
  if (unbank_depends_on_caller(it->flow, site->block))
    piece->why_open = "a loop of a function that ptxas may inline, and unroll then";
  return has_left;
}

/* Adds copies for all other readings. */
static void read_further(struct readings *it) {
  const size_t count = it->sites.count;
  struct site *sites = it->sites.items;
  for (size_t i = 0; i < count; i++)
    read_otherwise(it, &sites[i], ADDRESS_MAY, READING_MAY);
  it->may_join |= it->addresses->function->blocks.count > 1;
  for (size_t i = 0; i < count && it->may_join; i++)
    read_joined(it, &sites[i]);
  bool may_be_parted = (it->may_join || it->flow->loops.count) && !it->flow->chain;
  for (size_t i = 0; i < count && may_be_parted; i++)
    read_otherwise(it, &sites[i], ADDRESS_MUST, READING_PARTED);
  unbank_read_iterations(it);
}

/* Marks what the readings leave open. */
static void mark_uncertain(struct readings *it) {
  for (size_t i = 0; i < it->sites.count; i++) {
    unbank_mark_number(it, &it->sites.items[i]);
    mark_beside_choice(it, &it->sites.items[i]);
  }
  unbank_mark_next_iterations(it);
  unbank_mark_moved(it);
  unbank_note_repeats(it);
  unbank_note_taken_out(it);
  unbank_note_held(it);
  if (!it->flow->chain)
    unbank_mark_partly(it);
  unbank_note_into_arms(it);
  unbank_note_sunk(it);
  unbank_mark_known(it);
}

void unbank_read_sites(struct readings *it) {
  bool has_left = false;
  prepare(it);
  for (size_t i = 0; i < it->sites.count; i++)
    has_left |= read_must(it, &it->sites.items[i]);
  for (size_t i = 0; i < it->sites.count && has_left; i++)
    unbank_mark_left(it, &it->sites.items[i]);
  read_further(it);
  mark_uncertain(it);
}
