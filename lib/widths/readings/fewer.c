/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/fewer.h"

#include "shim/shim.h"
#include "support/integers.h"
#include "widths/readings/place.h"

void unbank_note_reader(struct readings *it, const struct site *site) {
  static const char next[] =
      "a load for the next iteration of a loop, which the last iteration does not need",
                    behind[] =
                        "a load for what follows a loop, which only the last iteration needs";
  const uint32_t loop = it->flow->loop[site->block];
  if (site->reader == READ_BY_ITERATION || loop == FLOW_NO_LOOP ||
      it->control.ends[loop].is_rolled ||
      (site->reader == READ_BY_NEXT && !it->control.ends_by_number[loop]))
    return;
  piece_of(it, site)->why_fewer = site->reader == READ_BY_NEXT ? next : behind;
  unbank_doubt_merge(piece_of(it, site), piece_of(it, site)->why_fewer);
}

static unsigned depth_of(const struct flow *flow, uint32_t block) {
  unsigned depth = 0;
  for (uint32_t loop = flow->loop[block]; loop != FLOW_NO_LOOP;
       loop = flow->loops.items[loop].parent)
    depth++;
  return depth;
}

/* Whether codegen has moved a load out of a loop. Its GVN loads before the loop what each iteration
 * then hands on to the next, and after the loop what only the last iteration needs. */
static bool is_taken_out(const struct readings *it, const struct site *site) {
  const struct access *access =
      &it->module->accesses.items[it->lowered->items.items[site->item].access];
  return depth_of(it->flow, site->block) < unbank_loop_depth(it->module->shim, access->block);
}

void unbank_note_taken_out(struct readings *it) {
  for (size_t i = 0; i < it->sites.count; i++) {
    struct piece *piece = piece_of(it, &it->sites.items[i]);
    if (piece->is_load && !piece->why_fewer && is_taken_out(it, &it->sites.items[i]))
      piece->why_fewer = "a load that LLVM takes out of a loop";
  }
}

/* A number for the bytes of unit k of a site in a version of memory. */
static uint32_t bytes_in(struct readings *it, const struct site *site, uint32_t version,
                         uint32_t k) {
  struct address address = may_address(it, site);
  const struct piece *piece = piece_of(it, site);
  uint32_t where = tagged(it, unbank_address_like(it->addresses, address.base), version, TAG_HELD);
  where = tagged(it, where, 2 * piece->unit + site->is_signed, TAG_HELD_UNIT);
  return unbank_address_intern(it->addresses, where, 0,
                               wrapping_add(address.constant, site->inside + k * piece->unit));
}

/* Whether a path leads from one block to another within one iteration, and which blocks are on such
 * a path. There is none from one arm of a branch to the other. */
static bool find_path(const struct readings *it, uint32_t from, uint32_t to, bool *between) {
  const struct ptx_block *blocks = it->addresses->function->blocks.items;
  const size_t count = it->addresses->function->blocks.count;
  bool *reached = ARENA_ARRAY(it->scratch, bool, count + 1);
  size_t n = 0;
  reached[from] = true;
  for (; n < count && it->flow->blocks[n] != to; n++)
    for (unsigned s = 0; s < blocks[it->flow->blocks[n]].successor_count; s++)
      reached[blocks[it->flow->blocks[n]].successors[s]] |= reached[it->flow->blocks[n]];
  between[to] = reached[to];
  while (n-- > 0) { /* edges back lead to blocks that are not marked yet */
    uint32_t block = it->flow->blocks[n];
    for (unsigned s = 0; reached[block] && s < blocks[block].successor_count; s++)
      between[block] |= between[blocks[block].successors[s]];
  }
  return reached[to];
}

/* Whether the address has the same value in both blocks. On a path from one to the other, a block
 * may write the registers that the address is computed from, at its end, after its loads. For two
 * arms of a branch it is the same, since ptxas may load before the branch. */
static bool keeps_address(const struct readings *it, uint32_t from, uint32_t to, uint32_t base) {
  const size_t count = it->addresses->function->blocks.count;
  bool *between = ARENA_ARRAY(it->scratch, bool, count + 1);
  if (!find_path(it, from, to, between))
    return true;
  for (uint32_t block = 0; block < count; block++)
    if (between[block] && block != to && unbank_address_is_written_in(it->addresses, block, base))
      return false;
  return true;
}

/* What becomes of an access whose bytes an earlier one has in a register: it stays; it may be
 * removed; or merging decides, as for two neighbours. */
enum held { HELD_APART, HELD_PERHAPS, HELD_MERGED };

static enum held held_by(struct readings *it, const struct site *holder, const struct site *site) {
  const struct piece *held = piece_of(it, holder), *piece = piece_of(it, site);
  const uint32_t base = may_address(it, site).base;
  const bool is_first = unbank_flow_dominates(it->flow, holder->block, site->block);
  if (it->flow->chain &&
      it->control.joined_block[holder->block] != it->control.joined_block[site->block])
    return HELD_APART;
  if (is_first && held->is_load && (holder->block == site->block || held->group == piece->group))
    return HELD_MERGED;
  if (!is_first && held->group == piece->group && unbank_is_led(it, holder->block, site))
    return HELD_MERGED;
  return holder->block == site->block || keeps_address(it, holder->block, site->block, base)
             ? HELD_PERHAPS
             : HELD_APART;
}

enum { NO_HOLDER = UINT32_MAX, HOLDERS_READ = 64 };

/* A site that has bytes in a register, and the last holder of these before it. */
struct holder {
  uint32_t site, before;
};

struct holders {
  LIST_OF(struct holder) all;
  struct map last; /* bytes -> their last holder */
};

static void add_holder(struct readings *it, uint32_t number, uint32_t version,
                       struct holders *holders) {
  const struct site *site = &it->sites.items[number];
  for (uint32_t k = 0; k < units_of(piece_of(it, site)); k++) {
    const void *key = map_number(bytes_in(it, site, version, k));
    const struct holder holder = {number, map_or(&holders->last, key, NO_HOLDER)};
    map_put(&holders->last, key, (uint32_t)holders->all.count);
    *ARENA_PUSH(it->scratch, &holders->all) = holder;
  }
}

static void note_held(struct readings *it, uint32_t number, struct holders *holders) {
  static const char in_register[] = "bytes in a register, which ptxas may not read again";
  const struct site *site = &it->sites.items[number];
  struct piece *piece = piece_of(it, site);
  enum held most = HELD_APART;
  if (piece->is_ordered)
    return;
  const size_t first = holders->all.count;
  add_holder(it, number, piece->is_load ? site->version : site->leaves, holders);
  uint32_t at = piece->is_load ? holders->all.items[first].before : NO_HOLDER;
  for (unsigned left = HOLDERS_READ; at != NO_HOLDER && left && most < HELD_MERGED; left--) {
    enum held held = held_by(it, &it->sites.items[holders->all.items[at].site], site);
    most = held > most ? held : most;
    at = holders->all.items[at].before;
  }
  if (most != HELD_PERHAPS)
    return;
  piece->why_fewer = piece->why_fewer ? piece->why_fewer : in_register;
  unbank_doubt_merge(piece, piece->why_merge_open ? piece->why_merge_open : in_register);
}

bool unbank_is_beside(struct readings *it, const struct site *store, const struct site *load) {
  const struct address to = may_address(it, store), from = may_address(it, load);
  const int64_t apart = wrapping_add(wrapping_add(from.constant, load->inside), -to.constant);
  return unbank_address_like(it->addresses, to.base) ==
             unbank_address_like(it->addresses, from.base) &&
         apart > -UNBANK_ACCESS_MAX && apart < UNBANK_ACCESS_MAX;
}

void unbank_set_beside_stored(struct readings *it, const struct site *site) {
  const struct lowered_item *item = &it->lowered->items.items[site->item];
  piece_of(it, site)->is_beside_stored = true;
  for (enum reading reading = READING_MUST; reading < READINGS; reading++)
    for (uint32_t k = 0; k < item->copy_count[reading]; k++)
      it->lowered->copies.items[item->copies[reading] + k].is_beside_stored = true;
}

/* Marks a load if the store that began its version may be in its window. */
static void note_beside_stored(struct readings *it, const struct site *site, struct map *stores) {
  uint32_t store;
  if (piece_of(it, site)->is_load && map_get(stores, map_number(site->version), &store) &&
      unbank_is_beside(it, &it->sites.items[store], site))
    unbank_set_beside_stored(it, site);
}

void unbank_note_held(struct readings *it) {
  struct holders holders = {.last = map_new(it->scratch)};
  struct map stores = map_new(it->scratch); /* by version */
  for (uint32_t i = 0; i < it->sites.count; i++) {
    const struct site *site = &it->sites.items[i];
    note_held(it, i, &holders);
    if (!piece_of(it, site)->is_load && site->leaves != FLOW_NO_VERSION)
      map_put(&stores, map_number(site->leaves), i);
    else
      note_beside_stored(it, site, &stores);
  }
}

/* A number for the bytes that a store in a block goes to. */
static uint32_t bytes_of_block(struct readings *it, const struct site *site, uint32_t block) {
  const struct address to = may_address(it, site);
  uint32_t where = tagged(it, unbank_address_like(it->addresses, to.base), block, TAG_STORED_IN);
  return unbank_address_intern(it->addresses, where, piece_of(it, site)->unit,
                               wrapping_add(to.constant, site->inside));
}

/* The branch through which all paths lead directly to a block, except for blocks that only jump,
 * and which of its two sides does. False if there is none. */
static bool branch_before(const struct readings *it, const struct ptx_predecessors *into,
                          uint32_t block, uint32_t *branch, unsigned *side) {
  const struct ptx_block *blocks = it->addresses->function->blocks.items;
  for (uint32_t from;
       (from = unbank_flow_single_predecessor(it->flow, into, block)) != FLOW_NO_BLOCK;
       block = from) {
    *branch = from, *side = blocks[from].successors[0] != block;
    if (blocks[from].successor_count > 1)
      return true;
    if (blocks[from].end - blocks[from].first > 1)
      return false;
  }
  return false;
}

void unbank_note_into_arms(struct readings *it) {
  static const char why[] = "a store before a branch, overwritten in an arm of it";
  const struct ptx_function *function = it->addresses->function;
  const struct ptx_predecessors into = unbank_ptx_predecessors(function, it->scratch);
  enum { BOTH_ARMS = 3 };
  /* By block that ends in a branch: which of its arms store to bytes that the block stores to. */
  uint8_t *arms = ARENA_ARRAY(it->scratch, uint8_t, function->blocks.count + 1);
  /* By block: its last store. */
  uint32_t *last = ARENA_ARRAY(it->scratch, uint32_t, function->blocks.count + 1);
  struct map stores = map_new(it->scratch); /* bytes of a block -> the site that stores there */
  for (uint32_t pass = 0; pass < 2; pass++)
    for (uint32_t i = 0; i < it->sites.count; i++) {
      const struct site *site = &it->sites.items[i];
      uint32_t ahead, branch;
      unsigned side;
      if (piece_of(it, site)->is_load)
        continue;
      map_put(&stores, map_number(bytes_of_block(it, site, site->block)), i);
      last[site->block] = i;
      if (!branch_before(it, &into, site->block, &branch, &side) ||
          !map_get(&stores, map_number(bytes_of_block(it, site, branch)), &ahead) ||
          it->sites.items[ahead].joined_region != it->blocks[branch].last_region)
        continue;
      arms[branch] |= (uint8_t)(1u << side);
      const uint32_t other = function->blocks.items[branch].successors[!side];
      const bool has_other = unbank_flow_single_predecessor(it->flow, &into, other) == branch;
      if (arms[branch] == BOTH_ARMS || (ahead == last[branch] && has_other))
        piece_of(it, site)->why_fewer = piece_of(it, &it->sites.items[ahead])->why_fewer = why;
    }
}

/* A number for the 16 bytes around a store's place: from a multiple of 16 on or, if `shifted`, from
 * 8 bytes before one. */
static uint32_t window_of(struct readings *it, const struct site *site, bool shifted) {
  const struct address to = may_address(it, site);
  const int64_t place =
      wrapping_add(to.constant, site->inside + (shifted ? UNBANK_ACCESS_MAX / 2 : 0));
  const uint32_t base = unbank_address_like(it->addresses, to.base);
  return unbank_address_intern(it->addresses, tagged(it, base, shifted, TAG_SUNK), 0,
                               place & -(int64_t)UNBANK_ACCESS_MAX);
}

void unbank_note_sunk(struct readings *it) {
  enum { SEVERAL_LOOPS = UINT32_MAX - 1 };
  struct map loops = map_new(it->scratch); /* a window -> the only loop whose blocks store there */
  for (unsigned pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < 2 * it->sites.count; i++) {
      const struct site *site = &it->sites.items[i / 2];
      const uint32_t own = it->flow->loop[site->block];
      uint32_t loop;
      if (piece_of(it, site)->is_load)
        continue;
      const void *window = map_number(window_of(it, site, i % 2));
      const bool is_other = map_get(&loops, window, &loop) && loop != own;
      if (!pass)
        map_put(&loops, window, is_other ? (uint32_t)SEVERAL_LOOPS : own);
      else
        it->lowered->items.items[site->item].may_be_sunk |= is_other;
    }
}
