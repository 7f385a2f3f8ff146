/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/known.h"

#include "find/joined.h"
#include "widths/readings/place.h"

const char unbank_number_cause[] = "neighbours at an address that is computed from constants";
static const char left_behind[] = "a value that a loop leaves in a register";

static uint32_t number_key(const struct readings *it, const struct site *site) {
  return 2 * it->lowered->items.items[site->item].array + piece_of(it, site)->is_load;
}

void unbank_note_number(struct readings *it, const struct site *site) {
  map_put(&it->known.numbers, map_number(number_key(it, site)), 1);
}

/* Records what a loop leaves in a base, and counts, by base, the accesses that depend on a constant
 * it leaves. True if this one does. */
static bool note_left_in(struct readings *it, struct site *site, uint32_t base) {
  const enum address_left left =
      unbank_address_left(it->addresses, it->control.ends_by_number, base, site->block);
  if (left == ADDRESS_LEFT_APART)
    unbank_doubt_merge(piece_of(it, site), left_behind);
  if (left == ADDRESS_LEFT_NUMBER) {
    site->is_left_number = true;
    unbank_note_number(it, site);
  }
  if (left == ADDRESS_LEFT_ALIGNED)
    map_put(&it->known.left, map_number(base), map_or(&it->known.left, map_number(base), 0) + 1);
  return left == ADDRESS_LEFT_ALIGNED;
}

bool unbank_note_left(struct readings *it, struct site *site, uint32_t must, uint32_t may) {
  bool out = note_left_in(it, site, must);
  if (may != must)
    out |= note_left_in(it, site, may);
  return out;
}

/* The alignment of an access without neighbours does not matter. */
void unbank_mark_left(struct readings *it, const struct site *site) {
  const uint32_t bases[] = {must_address(it, site).base, may_address(it, site).base};
  uint32_t count = 0;
  for (unsigned i = 0; i < 2; i++)
    if (map_get(&it->known.left, map_number(bases[i]), &count) && count > 1)
      piece_of(it, site)->why_open = left_behind;
}

/* Whether the address of an access is a constant to ptxas, perhaps in the first iteration only. */
static bool has_known_address(struct readings *it, const struct site *site) {
  const struct address from = unbank_address(it->addresses, site->operand, ADDRESS_MUST);
  struct iteration first = {.loop = it->flow->loop[site->block], .wholly = true, .unroll = 1};
  bool is_known = unbank_address_is_number(it->addresses, site->operand) ||
                  unbank_address_is_name(it->addresses, from.base);
  for (; !is_known && first.loop != FLOW_NO_LOOP && unbank_begins_anew(it, first.loop);
       first.loop = it->flow->loops.items[first.loop].parent) {
    struct address address;
    bool is_computed;
    is_known = unbank_address_after(it->addresses, from, first, &address, &is_computed) &&
               unbank_address_is_name(it->addresses, address.base);
  }
  return is_known;
}

void unbank_mark_number(struct readings *it, const struct site *site) {
  if (piece_of(it, site)->why_open ||
      !map_get(&it->known.numbers, map_number(number_key(it, site)), NULL))
    return;
  if (site->is_left_number)
    piece_of(it, site)->why_open = left_behind;
  else if (has_known_address(it, site))
    piece_of(it, site)->why_open = unbank_number_cause;
}

static bool is_constant(struct readings *it, const struct site *site) {
  return unbank_address_is_name(it->addresses,
                                unbank_address(it->addresses, site->operand, ADDRESS_MUST).base);
}

/* Whether an access with a constant address may merge, and is so near to an end of its array that
 * another array may begin or end in its window. Arrays of dynamic memory all begin at one place. */
static bool is_at_border(const struct readings *it, const struct lowered_item *item) {
  const struct piece *piece = &item->piece;
  uint64_t bytes = unbank_least_bytes(&it->module->arrays.items[item->array]);
  bool is_inside = piece->place >= UNBANK_ACCESS_MAX &&
                   (uint64_t)piece->place + piece->bytes + UNBANK_ACCESS_MAX <= bytes;
  return item->is_constant && !is_inside && !piece->is_fixed && piece->unit > 1;
}

/* Constant addresses in several arrays may be neighbours. */
static void mark_constants(struct readings *it) {
  uint32_t array[2] = {UINT32_MAX, UINT32_MAX}; /* one with stores at a border; one with loads */
  bool several[2] = {false, false};
  for (size_t i = 0; i < it->sites.count; i++) {
    struct lowered_item *item = &it->lowered->items.items[it->sites.items[i].item];
    bool is_load = item->piece.is_load;
    item->is_constant = is_constant(it, &it->sites.items[i]);
    if (!is_at_border(it, item))
      continue;
    several[is_load] |= unbank_is_joined_array(&it->module->arrays.items[item->array]) ||
                        (array[is_load] != UINT32_MAX && array[is_load] != item->array);
    array[is_load] = item->array;
  }
  for (size_t i = 0; i < it->sites.count; i++) {
    struct lowered_item *item = &it->lowered->items.items[it->sites.items[i].item];
    item->meets_others = is_at_border(it, item) && several[item->piece.is_load];
  }
}

static const char crowd[] = "stores at more constant addresses than ptxas merges";

static bool may_be_crowd(const struct readings *it, const struct site *site,
                         struct address address) {
  return !it->addresses->before_sm90 && !piece_of(it, site)->is_load &&
         unbank_address_is_name(it->addresses, address.base);
}

void unbank_mark_crowd(struct readings *it, const struct site *site, struct address address) {
  if (may_be_crowd(it, site, address))
    unbank_doubt_merge(piece_of(it, site), crowd);
}

/* A merged window has at least two stores. */
static void mark_crowds(struct readings *it) {
  enum { WINDOWS = 61 };
  size_t stores = 0;
  for (unsigned pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < it->sites.count && (!pass || stores >= 2 * WINDOWS); i++) {
      const struct site *site = &it->sites.items[i];
      struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MUST);
      if (!may_be_crowd(it, site, address))
        continue;
      stores++;
      if (pass)
        unbank_doubt_merge(piece_of(it, site), crowd);
    }
}

void unbank_mark_known(struct readings *it) {
  mark_constants(it);
  mark_crowds(it);
}
