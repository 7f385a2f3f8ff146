/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/partly.h"

#include <string.h>

#include "support/integers.h"
#include "widths/readings/fewer.h"
#include "widths/readings/place.h"

enum { NONE = 0, SEVERAL = UINT32_MAX, CHAIN_MAX = 64, ARMS_MAX = 4096, COMPARED_MAX = 1 << 22 };

static const char in_register[] = "bytes that ptxas has in a register on some ways",
                  moved_there[] = "a load beside one that ptxas may move to it";

/* What is asked of a function. Numbers of sites are 1 + an index; NONE: there is none. */
struct partly {
  struct readings *it;
  struct ptx_predecessors into;
  uint32_t *left;        /* by block: the version that it leaves */
  uint32_t *reaches;     /* by version: 1 + the last block that was asked of, if it reaches that */
  uint32_t *stack, *met; /* blocks that are left to follow; versions that reach the block */
  uint32_t met_count;
  uint32_t *store_of;      /* by version: the store that begins it */
  uint32_t *last, *before; /* by version: its last load; by site: the load before it */
  struct map bytes;        /* bytes, whatever the version, to the last site that accesses them */
  uint32_t *same;          /* by site: the one before it with these bytes */
  struct map near;         /* a window, whatever the version, to its last load */
  uint32_t *beside;        /* by site: the load before it in this window */
  struct map arms;         /* two blocks to whether they are in arms of a branch */
  uint32_t arms_left;      /* how many more are asked */
  uint32_t compared_left;  /* ways and accesses that are compared; of others all may be so */
  bool *reached;           /* room for all blocks that one leads to */
  uint64_t *status;        /* by site: a hash of the blocks that some ways to it, or other arms, go
                              through, and that access its bytes */
  uint64_t *handed;   /* by site: a set, modulo 64, of the blocks that may take over its register,
                         as other ways to them lack it */
  uint32_t *noted;    /* by block and how: 1 + the last site whose status has it */
  struct map windows; /* to 1 + a load in it, or to SEVERAL: they differ in their status */
};

static void find_left(struct partly *p) {
  const struct ptx_function *function = p->it->addresses->function;
  for (uint32_t b = 0; b < function->blocks.count; b++) {
    p->left[b] = p->it->flow->version[b];
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++)
      if (unbank_ends_version(function, &function->instructions.items[i]))
        p->left[b] = unbank_version_after(function, i);
  }
}

/* Finds the versions that reach a block which begins its own. */
static void find_reaching(struct partly *p, uint32_t block) {
  const uint32_t blocks = (uint32_t)p->it->addresses->function->blocks.count;
  uint32_t depth = 0;
  p->met_count = 0;
  p->stack[depth++] = block;
  while (depth) {
    const uint32_t to = p->stack[--depth];
    for (uint32_t i = p->into.first[to]; i < p->into.first[to + 1]; i++) {
      const uint32_t from = p->into.blocks[i], version = p->left[from];
      if (!unbank_flow_is_reached(p->it->flow, from) || p->reaches[version] == 1 + block)
        continue;
      p->reaches[version] = 1 + block;
      p->met[p->met_count++] = version;
      if (version && version <= blocks && version != 1 + block)
        p->stack[depth++] = version - 1;
    }
  }
}

static const void *bytes_key(struct readings *it, const struct site *site) {
  const struct address address = may_address(it, site);
  const uint32_t base = unbank_address_like(it->addresses, address.base);
  const uint32_t where = tagged(it, base, 0, TAG_PARTLY);
  return map_number(
      unbank_address_intern(it->addresses, where, 0, wrapping_add(address.constant, site->inside)));
}

/* Whether some way leads from one block to another inside an iteration. */
static bool leads_on(struct partly *p, uint32_t from, uint32_t to) {
  const struct ptx_block *blocks = p->it->addresses->function->blocks.items;
  const size_t count = p->it->addresses->function->blocks.count;
  bool *reached = p->reached;
  memset(reached, 0, count * sizeof *reached);
  reached[from] = true;
  for (size_t n = 0; n < count && p->it->flow->blocks[n] != to; n++)
    for (unsigned s = 0; s < blocks[p->it->flow->blocks[n]].successor_count; s++)
      reached[blocks[p->it->flow->blocks[n]].successors[s]] |= reached[p->it->flow->blocks[n]];
  return reached[to];
}

/* Whether two blocks are in different arms of a branch. Where there are too many to ask, they may
 * be. */
static bool are_arms(struct partly *p, uint32_t a, uint32_t b) {
  const void *key = map_number((uint64_t)(a < b ? a : b) << 32 | (a < b ? b : a));
  uint32_t out = 0;
  if (a == b || unbank_flow_dominates(p->it->flow, a, b) ||
      unbank_flow_dominates(p->it->flow, b, a))
    return false;
  if (map_get(&p->arms, key, &out) || !p->arms_left)
    return out || !p->arms_left;
  p->arms_left--;
  out = !leads_on(p, a, b) && !leads_on(p, b, a);
  map_put(&p->arms, key, out);
  return out;
}

/* The window of a load, or the one behind it or ahead of it. */
static const void *window_key(struct readings *it, const struct site *site, int64_t on) {
  const struct address address = must_address(it, site);
  const int64_t place = wrapping_add(address.constant, site->inside);
  const uint32_t where = tagged(it, address.base, site->version, TAG_PARTLY_WINDOW);
  return map_number(
      unbank_address_intern(it->addresses, where, 0, floor_div(place, UNBANK_ACCESS_MAX) + on));
}

/* The same, whatever the version, by the may reading. */
static const void *near_key(struct readings *it, const struct site *site, int64_t on) {
  const struct address address = may_address(it, site);
  const int64_t place = wrapping_add(address.constant, site->inside);
  const uint32_t base = unbank_address_like(it->addresses, address.base);
  return map_number(unbank_address_intern(it->addresses, tagged(it, base, 0, TAG_PARTLY), 1,
                                          floor_div(place, UNBANK_ACCESS_MAX) + on));
}

/* The version of memory that an access sees, or leaves. */
static uint32_t version_of(const struct readings *it, const struct site *site) {
  return piece_of(it, site)->is_load ? site->version : site->leaves;
}

/* Notes in the status of a load that a block has its bytes in a register on some way, or loads or
 * stores them in another arm. */
static void note_block(struct partly *p, uint32_t number, const struct site *site, bool is_arm) {
  const bool is_load = piece_of(p->it, site)->is_load;
  const uint32_t key = 4 * site->block + 2 * is_load + is_arm;
  if (p->noted[key] != 1 + number)
    p->status[number] += hash_mix(1, key);
  p->noted[key] = 1 + number;
}

/* What some way to the block that a load's version begins with has of its bytes in a register.
 */
static void find_holders(struct partly *p, uint32_t number) {
  const struct site *sites = p->it->sites.items;
  const uint32_t own = sites[number].version;
  uint32_t at = NONE;
  map_get(&p->bytes, bytes_key(p->it, &sites[number]), &at);
  for (unsigned steps = 0; at != NONE; at = p->same[at - 1], steps++) {
    const uint32_t version = version_of(p->it, &sites[at - 1]);
    if (steps == CHAIN_MAX) {
      p->status[number] = hash_mix(2, number);
      return;
    }
    if (version != FLOW_NO_VERSION && version != own && p->reaches[version] == own &&
        !piece_of(p->it, &sites[at - 1])->is_ordered) {
      note_block(p, number, &sites[at - 1], false);
      p->handed[at - 1] |= UINT64_C(1) << (sites[number].block % 64);
    }
  }
}

/* What other arms of a branch access of the bytes of a load. */
static void find_arms(struct partly *p, uint32_t number) {
  const struct site *sites = p->it->sites.items;
  uint32_t at = NONE;
  map_get(&p->bytes, bytes_key(p->it, &sites[number]), &at);
  for (unsigned steps = 0; at != NONE; at = p->same[at - 1], steps++) {
    if (steps == CHAIN_MAX) {
      p->status[number] = hash_mix(2, number);
      return;
    }
    if (are_arms(p, sites[number].block, sites[at - 1].block))
      note_block(p, number, &sites[at - 1], true);
  }
}

/* Whether what was stored last on some way may be in the load's window. */
static bool is_beside_some(const struct partly *p, const struct site *load) {
  for (uint32_t i = 0; i < p->met_count; i++) {
    const uint32_t store = p->store_of[p->met[i]];
    if (store != NONE && unbank_is_beside(p->it, &p->it->sites.items[store - 1], load))
      return true;
  }
  return false;
}

/* Whether a block has the bytes of a load in a register on some way. */
static bool is_noted(const struct partly *p, uint32_t number, uint32_t block) {
  return p->noted[4 * block] == 1 + number || p->noted[4 * block + 2] == 1 + number;
}

/* Whether a load may be a part of a wider one, as far as its base's alignment goes. */
static bool may_widen(struct readings *it, const struct site *site) {
  const uint32_t base = may_address(it, site).base;
  const unsigned zeros = unbank_address_zeros(it->addresses, base, ADDRESS_MAY);
  return site->vector < UNBANK_ACCESS_MAX &&
         (aligned_by(zeros) > site->vector || piece_of(it, site)->promise > site->vector);
}

/* Counts a comparison of a way and an access. Where too many are left to make, false: what they
 * would tell is open then. */
static bool may_compare(struct partly *p) {
  const bool may = p->compared_left != 0;
  p->compared_left -= may;
  return may;
}

/* Whether a load is executed on each way that ends with a block, and nothing is written behind it
 * there. */
static bool is_on_way(const struct partly *p, const struct site *site, uint32_t end) {
  return site->version == p->left[end] && unbank_flow_dominates(p->it->flow, site->block, end);
}

/* Whether a way, by the block that it ends with, has the bytes of a load in a register, or may. */
static bool has_bytes(struct partly *p, uint32_t number, uint32_t end) {
  const struct site *sites = p->it->sites.items;
  uint32_t at = NONE;
  map_get(&p->bytes, bytes_key(p->it, &sites[number]), &at);
  for (unsigned steps = 0; at != NONE; at = p->same[at - 1], steps++)
    if (steps == CHAIN_MAX || !may_compare(p) || version_of(p->it, &sites[at - 1]) == p->left[end])
      return true;
  return false;
}

static uint32_t last_near(struct partly *p, const struct site *load, int64_t on) {
  uint32_t at = NONE;
  map_get(&p->near, near_key(p->it, load, on), &at);
  return at;
}

/* Runs what follows for each load beside another one, whatever their versions; `at` is 1 + its
 * number. */
#define EACH_BESIDE(p, load, at)                                                                   \
  for (int64_t on = -1; on <= 1; on++)                                                             \
    for (uint32_t at = last_near(p, load, on); at != NONE; at = (p)->beside[at - 1])

/* Whether a way, by the block that it ends with, has a load beside another one, or may. */
static bool has_beside(struct partly *p, const struct site *load, uint32_t end) {
  EACH_BESIDE(p, load, at) {
    if (!may_compare(p) || is_on_way(p, &p->it->sites.items[at - 1], end))
      return true;
  }
  return false;
}

/* What is known of the ways to the block that a load's version begins with. */
struct ways {
  bool is_some_open;   /* ways meet ahead of one, or one comes back from the block */
  bool is_some_lonely; /* one lacks the load's bytes, and has no load beside them */
};

static struct ways ways_of(struct partly *p, uint32_t number, uint32_t block) {
  const struct site *load = &p->it->sites.items[number];
  const size_t blocks = p->it->addresses->function->blocks.count;
  struct ways out = {0};
  for (uint32_t i = p->into.first[block]; i < p->into.first[block + 1]; i++) {
    const uint32_t end = p->into.blocks[i], left = p->left[end];
    if (!unbank_flow_is_reached(p->it->flow, end))
      continue;
    if (left && left <= blocks)
      out.is_some_open = true;
    else if (!has_bytes(p, number, end) && !has_beside(p, load, end))
      out.is_some_lonely = true;
  }
  return out;
}

/* Whether a load is on one of the ways to a block, or may be. */
static bool is_on_some_way(struct partly *p, const struct site *site, uint32_t block) {
  for (uint32_t i = p->into.first[block]; i < p->into.first[block + 1]; i++)
    if (!may_compare(p) || is_on_way(p, site, p->into.blocks[i]))
      return true;
  return false;
}

/* Of a load whose bytes ptxas may load on the other ways alone: these may be a part of a wider load
 * with others that are there. */
static void mark_others(struct partly *p, uint32_t number, uint32_t block) {
  struct readings *it = p->it;
  const struct site *load = &it->sites.items[number];
  const struct ways ways = ways_of(p, number, block);
  const void *own = bytes_key(it, load);
  if (ways.is_some_lonely)
    return;
  EACH_BESIDE(p, load, at) {
    const struct site *site = &it->sites.items[at - 1];
    const bool is_ahead =
        site->block != block && unbank_flow_dominates(it->flow, site->block, block);
    if (!is_ahead && site->version != load->version && p->reaches[site->version] == load->version &&
        may_widen(it, site) && bytes_key(it, site) != own && !is_noted(p, number, site->block) &&
        (ways.is_some_open || is_on_some_way(p, site, block)))
      piece_of(it, site)->why_open = moved_there;
  }
}

/* The loads that see the version that a block begins. */
static void ask_block(struct partly *p, uint32_t block) {
  struct readings *it = p->it;
  find_reaching(p, block);
  for (uint32_t at = p->last[1 + block]; at != NONE; at = p->before[at - 1]) {
    const struct site *site = &it->sites.items[at - 1];
    if (is_beside_some(p, site))
      unbank_set_beside_stored(it, site);
    find_holders(p, at - 1);
    if (p->status[at - 1])
      mark_others(p, at - 1, block);
  }
}

/* The loop around a load that begins with it, and does not change its address; what is in a loop
 * around that, or has an address of several ways, may merge with the load of the first iteration (8
 * bytes on sm_90). */
static void mark_first(struct partly *p, const struct site *site) {
  struct readings *it = p->it;
  const uint32_t loop = it->flow->loop[site->block];
  if (loop == FLOW_NO_LOOP || it->control.ends[loop].is_rolled)
    return;
  const struct flow_loop *around = &it->flow->loops.items[loop];
  const bool has_phi = it->addresses->nodes.items[may_address(it, site).base].has_phi;
  if ((around->parent == FLOW_NO_LOOP && !has_phi) || around->first_version == FLOW_NO_VERSION ||
      around->header != site->block || site->version != it->flow->version[around->header] ||
      site->version == around->first_version || site->vector == UNBANK_ACCESS_MAX ||
      !unbank_address_is_kept(it->addresses, loop, site->operand))
    return;
  for (int64_t on = -1; on <= 1; on++) {
    uint32_t at = NONE;
    map_get(&p->near, near_key(it, site, on), &at);
    for (; at != NONE; at = p->beside[at - 1])
      if (it->sites.items[at - 1].version == around->first_version &&
          bytes_key(it, &it->sites.items[at - 1]) != bytes_key(it, site))
        piece_of(it, site)->why_open = piece_of(it, &it->sites.items[at - 1])->why_open =
            unbank_reading_cause(READING_UNROLLED);
  }
}

static void list_sites(struct partly *p) {
  for (uint32_t i = 0; i < p->it->sites.count; i++) {
    const struct site *site = &p->it->sites.items[i];
    const void *key = bytes_key(p->it, site);
    map_get(&p->bytes, key, &p->same[i]);
    map_put(&p->bytes, key, 1 + i);
    if (!piece_of(p->it, site)->is_load) {
      if (site->leaves != FLOW_NO_VERSION)
        p->store_of[site->leaves] = 1 + i;
      continue;
    }
    const void *window = near_key(p->it, site, 0);
    map_get(&p->near, window, &p->beside[i]);
    map_put(&p->near, window, 1 + i);
    p->before[i] = p->last[site->version];
    p->last[site->version] = 1 + i;
  }
}

/* Whether the loads of a window differ in their status; where the array may begin elsewhere, of
 * those beside it, too. */
static void note_window(struct partly *p, uint32_t number) {
  const struct site *site = &p->it->sites.items[number];
  const uint32_t array = p->it->lowered->items.items[site->item].array;
  const int64_t beside = p->it->module->arrays.items[array].align < UNBANK_ACCESS_MAX;
  for (int64_t on = -beside; on <= beside; on++) {
    const void *window = window_key(p->it, site, on);
    uint32_t first = 1 + number;
    map_get(&p->windows, window, &first);
    const bool differs = first == SEVERAL || p->status[first - 1] != p->status[number] ||
                         p->handed[first - 1] != p->handed[number];
    map_put(&p->windows, window, differs ? (uint32_t)SEVERAL : first);
  }
}

void unbank_mark_partly(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  const size_t blocks = function->blocks.count,
               versions = blocks + function->instructions.count + 2;
  struct partly p = {
      .it = it,
      .into = unbank_ptx_predecessors(function, it->scratch),
      .left = ARENA_ARRAY(it->scratch, uint32_t, blocks + 1),
      .reaches = ARENA_ARRAY(it->scratch, uint32_t, versions),
      .stack = ARENA_ARRAY(it->scratch, uint32_t, versions),
      .met = ARENA_ARRAY(it->scratch, uint32_t, versions),
      .store_of = ARENA_ARRAY(it->scratch, uint32_t, versions),
      .last = ARENA_ARRAY(it->scratch, uint32_t, versions),
      .before = ARENA_ARRAY(it->scratch, uint32_t, it->sites.count + 1),
      .bytes = map_new(it->scratch),
      .same = ARENA_ARRAY(it->scratch, uint32_t, it->sites.count + 1),
      .arms = map_new(it->scratch),
      .arms_left = ARMS_MAX,
      .compared_left = COMPARED_MAX,
      .reached = ARENA_ARRAY(it->scratch, bool, blocks + 1),
      .near = map_new(it->scratch),
      .beside = ARENA_ARRAY(it->scratch, uint32_t, it->sites.count + 1),
      .status = (uint64_t *)arena_alloc(it->scratch, (it->sites.count + 1) * sizeof *p.status),
      .handed = (uint64_t *)arena_alloc(it->scratch, (it->sites.count + 1) * sizeof *p.handed),
      .noted = ARENA_ARRAY(it->scratch, uint32_t, 4 * blocks + 4),
      .windows = map_new(it->scratch)};
  find_left(&p);
  list_sites(&p);
  for (uint32_t b = 0; b < blocks; b++)
    if (it->flow->version[b] == 1 + b && p.last[1 + b] != NONE)
      ask_block(&p, b);
  for (uint32_t i = 0; i < it->sites.count; i++)
    if (piece_of(it, &it->sites.items[i])->is_load)
      mark_first(&p, &it->sites.items[i]);
  for (uint32_t i = 0; i < it->sites.count; i++)
    if (piece_of(it, &it->sites.items[i])->is_load)
      find_arms(&p, i);
  for (uint32_t i = 0; i < it->sites.count; i++)
    if (piece_of(it, &it->sites.items[i])->is_load)
      note_window(&p, i);
  for (size_t i = 0; i < it->sites.count; i++) {
    struct piece *piece = piece_of(it, &it->sites.items[i]);
    uint32_t first = NONE;
    if (piece->is_load)
      map_get(&p.windows, window_key(it, &it->sites.items[i], 0), &first);
    if (first == SEVERAL)
      unbank_doubt_merge(piece, piece->why_merge_open ? piece->why_merge_open : in_register);
  }
}
