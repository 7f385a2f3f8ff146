/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/place.h"

#include "find/joined.h"
#include "support/integers.h"

/* Whether an address is computed in the block of its access such that a different constant is split
 * off it there than elsewhere. The must reading does so for products, the may reading for 32-bit
 * sums. */
static bool is_apart_by_place(struct readings *it, const struct site *site, enum reading reading) {
  if (reading == READING_MAY)
    return unbank_address_may_split_in(it->addresses, site->operand, site->block);
  if (reading == READING_JOINED_MAY || is_unrolled(reading))
    return false;
  return unbank_address_block_of_product(it->addresses, site->operand) == site->block;
}

/* Whether a greater part of an address's constant may be split off in the block of its access than
 * elsewhere. */
static bool has_constants_of_block(struct readings *it, const struct site *site) {
  return it->addresses->before_sm90 &&
         (unbank_address_block_of_product(it->addresses, site->operand) == site->block ||
          unbank_address_may_split_in(it->addresses, site->operand, site->block) ||
          unbank_address_splits_in(it->addresses, site->operand, site->block));
}

/* Whether the address is the place of one array, plus a constant: then accesses to other arrays may
 * be neighbours, if those are next to it. */
static bool is_named(const struct readings *it, const struct site *site, uint32_t base) {
  const uint32_t array = it->lowered->items.items[site->item].array;
  return unbank_address_is_name(it->addresses, base) &&
         !unbank_is_joined_array(&it->module->arrays.items[array]) &&
         it->module->arrays.items[array].bytes;
}

static bool in_loop(const struct readings *it, const struct site *site) {
  return it->flow->loop[site->block] != FLOW_NO_LOOP;
}

/* Whether a load has three of its four units used, and so is never merged (merge.h). */
static bool uses_three(const struct site *site, const struct piece *piece) {
  unsigned used = 0;
  if (site->vector != 4 * piece->unit)
    return false;
  for (unsigned k = 0; k < 4; k++)
    used += (piece->used >> k * piece->unit & ((1u << piece->unit) - 1)) != 0;
  return used == 3;
}

/* Whether a load at an address that contains a phi may stay apart from those of other blocks,
 * unless these are joined: if several blocks load its bytes, it was seen to in one of eight
 * unrolled iterations; in a loop that may be unrolled, it was in the iteration that is left over
 * (sm_75 to sm_120); and in a loop whose first block is executed once before it, it does. */
static bool may_stay_in_block(struct readings *it, const struct site *site) {
  const uint32_t loop = it->flow->loop[site->block];
  return unbank_has_repeats(it, site) ||
         (loop != FLOW_NO_LOOP &&
          (it->flow->loops.items[loop].is_rotated || !it->control.ends[loop].is_rolled));
}

/* A number for the blocks with whose loads a load may merge; UINT32_MAX: all. 16-bit units merge
 * only within their block. A load at an address that contains a phi (`has_phi`), such as a loop's
 * counter, merges with those of blocks that if-conversion may join with its own, whether or not it
 * does (500 loads of 100 kernels, sm_75 to sm_120). */
static uint32_t blocks_of_load(struct readings *it, const struct site *site, bool has_phi,
                               enum reading reading) {
  const bool is_half = piece_of(it, site)->unit < 4;
  if (it->flow->chain)
    return it->flow->chain[site->block];
  if ((!is_half && !has_phi) || (is_unrolled(reading) && !site->is_single))
    return UINT32_MAX;
  const bool is_in_block =
      !is_unrolled(reading) && (is_half || (!is_joined(reading) && may_stay_in_block(it, site)));
  return is_in_block ? site->block : it->control.joined_block[site->block];
}

/* The group of an access: in one reading, accesses with equal groups are neighbours. */
static uint32_t group_of(struct readings *it, const struct site *site, uint32_t base,
                         enum reading reading, uint32_t apart) {
  const struct piece *piece = piece_of(it, site);
  bool has_phi = it->addresses->nodes.items[base].has_phi;
  if (reading != READING_MUST)
    base = unbank_address_like(it->addresses, base);
  if (is_named(it, site, base))
    base = tagged(it, 0, 0, TAG_NAMED);
  if (is_apart_by_place(it, site, reading))
    base = tagged(it, base, site->block, TAG_MADE_IN_BLOCK);
  if (reading == READING_MUST && has_constants_of_block(it, site))
    base = tagged(it, base, site->constant_region, TAG_CONSTANT_REGION);
  if (!piece->is_load && is_joined(reading))
    base = tagged(it, base, it->control.joined_block[site->block], TAG_JOINED_BLOCK);
  if (!piece->is_load) {
    bool may_join = is_joined(reading) || is_unrolled(reading);
    base = tagged(it, may_join ? site->joined_region : site->region, base, TAG_STORES);
    return apart ? tagged(it, base, apart, TAG_APART) : base;
  }
  uint32_t where = blocks_of_load(it, site, has_phi, reading);
  if (uses_three(site, piece))
    base = tagged(it, base, site->instruction, TAG_THREE);
  /* Iterations may move an access out of the windows that are loaded again. */
  if (unbank_is_reloaded(it, site) && !(is_unrolled(reading) && in_loop(it, site)))
    base = tagged(it, base, it->same_bytes.generation[site->block], TAG_GENERATION);
  uint32_t which = unbank_address_intern(it->addresses, where, apart, site->is_signed);
  uint32_t version = reading == READING_PARTED ? site->parted : site->version;
  if (reading == READING_PARTED)
    base = tagged(it, base, it->parted_in_text[site->instruction], TAG_PARTED_IN_TEXT);
  return unbank_address_intern(it->addresses, version, base, (int64_t)which);
}

/* A vector that is not known to be aligned, from its base and constant, gets a group of its own,
 * which it shares with vectors of the same address and length. */
static void place_apart(struct readings *it, const struct site *site, struct address address,
                        struct piece *piece) {
  int64_t which = wrapping_add(wrapping_multiply(address.constant, 64), site->vector);
  const uint32_t named = piece->is_named ? address.base : 0;
  piece->group = unbank_address_intern(it->addresses, piece->group, named, which);
  piece->is_named = false;
  piece->place = site->inside;
  piece->align = site->vector;
  piece->from = FROM_VECTOR;
}

/* A vector is aligned to its width, even if this cannot be proved from its base. What its elements
 * may merge with depends on whether it can. */
static void place_vector(struct readings *it, const struct site *site, struct address address,
                         enum reading reading, struct piece *piece) {
  const bool whole = address.constant % site->vector == 0;
  const bool is_promised = piece->is_load &&
                           (piece->from == FROM_BASE || reading != READING_MUST) &&
                           piece->promise >= site->vector;
  if (whole && (piece->align >= site->vector || is_promised))
    return;
  if (whole && is_unrolled(reading)) { /* other iterations' vectors have the same base */
    piece->align = site->vector;
    return;
  }
  if (!whole && reading == READING_MUST && site->is_in_part && piece->align >= site->vector)
    piece->why_open = "a vector that is off its alignment";
  place_apart(it, site, address, piece);
}

/* How addresses are read. */
static enum address_reading addresses_of(enum reading reading) {
  bool is_must = reading == READING_MUST || reading == READING_JOINED || reading == READING_PARTED;
  return is_must ? ADDRESS_MUST : ADDRESS_MAY;
}

/* What a place is relative to. */
static enum piece_origin origin_of(const struct readings *it, const struct site *site,
                                   uint32_t base, enum reading reading) {
  struct addresses *addresses = it->addresses;
  const bool counts = is_unrolled(reading) /* what is left of the base is not known */
                      || (addresses_of(reading) == ADDRESS_MAY
                              ? !unbank_address_hides_place(addresses, site->operand)
                              : unbank_address_shows_place(addresses, site->operand));
  return (addresses->before_sm90 && counts) || unbank_address_is_name(addresses, base) ? FROM_ARRAY
                                                                                       : FROM_BASE;
}

void unbank_place_piece(struct readings *it, const struct site *site, struct address address,
                        enum reading reading, uint32_t apart, struct piece *piece) {
  piece->group = group_of(it, site, address.base, reading, apart);
  piece->is_named = is_named(it, site, address.base);
  piece->place = (int32_t)wrapping_add(address.constant, site->inside);
  piece->align =
      aligned_by(unbank_address_zeros(it->addresses, address.base, addresses_of(reading)));
  if (address.constant != (int32_t)address.constant && !piece->is_fixed)
    piece->why_open = "a constant of more than 32 bits";
  piece->from = origin_of(it, site, address.base, reading);
  piece->mixes_place =
      piece->from == FROM_BASE && unbank_address_mixes_place(it->addresses, address.base);
  unbank_find_promise(it, site, address.base, piece);
  if (reading == READING_MUST)
    unbank_find_surprise(it, site, address.base, piece);
  if (site->vector != piece->unit)
    place_vector(it, site, address, reading, piece);
}

void unbank_add_copy(struct readings *it, const struct site *site, enum reading reading,
                     struct piece piece) {
  struct lowered_item *item = &it->lowered->items.items[site->item];
  if (!item->copy_count[reading]++)
    item->copies[reading] = (uint32_t)it->lowered->copies.count;
  *ARENA_PUSH(it->arena, &it->lowered->copies) = piece;
}

bool unbank_is_placed_alike(const struct piece *a, const struct piece *b) {
  return a->group == b->group && a->place == b->place && a->from == b->from &&
         a->align == b->align && a->is_fixed == b->is_fixed;
}
