/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/partly.h"

#include <string.h>

#include "support/integers.h"
#include "widths/readings/fewer.h"
#include "widths/readings/place.h"

enum { NONE = 0, SEVERAL = UINT32_MAX, CHAIN_MAX = 64, ARMS_MAX = 4096, COMPARED_MAX = 1 << 22 };

static const char in_register[] = "bytes that ptxas has in a register on some paths",
                  moved_there[] = "a load next to one that ptxas may move there";

/* An access to some bytes, and 1 + the entry of the access to them before it. */
struct accessed {
  uint32_t site, before;
};

/* The state of the search in one function. Sites are numbered from 1 on; NONE: there is none. A
 * block that begins a version of memory is the join of the paths that come to it. */
struct partly {
  struct readings *it;
  struct ptx_predecessors into;
  uint32_t *left;        /* by block: the version at its end */
  uint32_t *reaches;     /* by version: 1 + the last join considered that it reaches */
  uint32_t *stack, *met; /* blocks still to be followed; versions that reach the join */
  uint32_t met_count;
  uint32_t *store_of; /* by version: the store that begins it */
  uint32_t *last;     /* by version: its last load */
  uint32_t *before;   /* by site: the previous load of its version */
  struct map bytes;   /* bytes, in any version -> 1 + their last entry in `same` */
  LIST_OF(struct accessed) same;
  struct map near;        /* a window, in any version -> its last load */
  uint32_t *beside;       /* by site: the previous load in its window */
  struct map arms;        /* two blocks -> whether they are in different arms of a branch */
  uint32_t arms_left;     /* how many more pairs are examined; after that, all may be */
  uint32_t compared_left; /* likewise for comparisons of paths and accesses */
  bool *reached;          /* scratch space of has_path, by block */
  uint64_t *status; /* by site: a hash of the blocks that access its bytes, on some paths to it
                       or in other arms */
  uint64_t *handed; /* by site: the set, modulo 64, of the joins at which another load may take over
                       its register, as other paths lack its bytes */
  uint32_t *noted;  /* by block and kind of access: 1 + the last site whose status includes it */
  struct map windows; /* a window -> 1 + a load of it; SEVERAL: they differ in status */
};

static void find_versions_left(struct partly *p) {
  const struct ptx_function *function = p->it->addresses->function;
  for (uint32_t b = 0; b < function->blocks.count; b++)
    p->left[b] = unbank_flow_version_at_end(p->it->flow, function, b);
}

/* Finds the versions that reach a join. */
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

/* The bytes of unit k of a site. */
static const void *bytes_key(struct readings *it, const struct site *site, uint32_t k) {
  const struct address address = may_address(it, site);
  const int64_t inside = site->inside + k * (int64_t)piece_of(it, site)->unit;
  const uint32_t base = unbank_address_like(it->addresses, address.base);
  const uint32_t where = tagged(it, base, 0, TAG_PARTLY);
  return map_number(
      unbank_address_intern(it->addresses, where, 0, wrapping_add(address.constant, inside)));
}

/* Whether a path leads from one block to another within one iteration. */
static bool has_path(struct partly *p, uint32_t from, uint32_t to) {
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

/* Whether two blocks are in different arms of a branch. If too many pairs have been examined, they
 * may be. */
static bool are_in_different_arms(struct partly *p, uint32_t a, uint32_t b) {
  const void *key = map_number((uint64_t)(a < b ? a : b) << 32 | (a < b ? b : a));
  uint32_t out = 0;
  if (a == b || unbank_flow_dominates(p->it->flow, a, b) ||
      unbank_flow_dominates(p->it->flow, b, a))
    return false;
  if (map_get(&p->arms, key, &out) || !p->arms_left)
    return out || !p->arms_left;
  p->arms_left--;
  out = !has_path(p, a, b) && !has_path(p, b, a);
  map_put(&p->arms, key, out);
  return out;
}

/* The window of a load in its version of memory, or one `on` windows further. */
static const void *window_key(struct readings *it, const struct site *site, int64_t on) {
  const struct address address = must_address(it, site);
  const int64_t place = wrapping_add(address.constant, site->inside);
  const uint32_t where = tagged(it, address.base, site->version, TAG_PARTLY_WINDOW);
  return map_number(
      unbank_address_intern(it->addresses, where, 0, floor_div(place, UNBANK_ACCESS_MAX) + on));
}

/* Likewise in any version of memory, by the may reading. */
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

/* Adds to the status of a load that a block has its bytes in a register on some path or, with
 * `is_arm`, accesses them in another arm. */
static void note_block(struct partly *p, uint32_t number, const struct site *site, bool is_arm) {
  const bool is_load = piece_of(p->it, site)->is_load;
  const uint32_t key = 4 * site->block + 2 * is_load + is_arm;
  if (p->noted[key] != 1 + number)
    p->status[number] += hash_mix(1, key);
  p->noted[key] = 1 + number;
}

/* The access before one to the same bytes, or with `at` NULL the last one, to those of a load.
 * NULL: there is none. */
static const struct accessed *before(struct partly *p, uint32_t load, const struct accessed *at) {
  const uint32_t entry =
      at ? at->before : map_or(&p->bytes, bytes_key(p->it, &p->it->sites.items[load], 0), NONE);
  return entry == NONE ? NULL : &p->same.items[entry - 1];
}

/* Finds the accesses that have the bytes of a load in a register on some path to the join that
 * begins its version. */
static void find_holders(struct partly *p, uint32_t number) {
  const struct site *sites = p->it->sites.items;
  const uint32_t own = sites[number].version;
  const struct accessed *at = before(p, number, NULL);
  for (unsigned steps = 0; at; at = before(p, number, at), steps++) {
    const uint32_t version = version_of(p->it, &sites[at->site]);
    if (steps == CHAIN_MAX) {
      p->status[number] = hash_mix(2, number);
      return;
    }
    if (version != FLOW_NO_VERSION && version != own && p->reaches[version] == own &&
        !piece_of(p->it, &sites[at->site])->is_ordered) {
      note_block(p, number, &sites[at->site], false);
      p->handed[at->site] |= UINT64_C(1) << (sites[number].block % 64);
    }
  }
}

/* Finds the accesses to the bytes of a load in other arms of a branch. */
static void find_in_arms(struct partly *p, uint32_t number) {
  const struct site *sites = p->it->sites.items;
  const struct accessed *at = before(p, number, NULL);
  for (unsigned steps = 0; at; at = before(p, number, at), steps++) {
    if (steps == CHAIN_MAX) {
      p->status[number] = hash_mix(2, number);
      return;
    }
    if (are_in_different_arms(p, sites[number].block, sites[at->site].block))
      note_block(p, number, &sites[at->site], true);
  }
}

/* Whether the last store on some path may be in the load's window. */
static bool is_beside_some_store(const struct partly *p, const struct site *load) {
  for (uint32_t i = 0; i < p->met_count; i++) {
    const uint32_t store = p->store_of[p->met[i]];
    if (store != NONE && unbank_is_beside(p->it, &p->it->sites.items[store - 1], load))
      return true;
  }
  return false;
}

/* Whether a block has the bytes of a load in a register on some path. */
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

/* Counts a comparison of a path with an access. False: there were too many, so the result is open.
 */
static bool may_compare(struct partly *p) {
  const bool may = p->compared_left != 0;
  p->compared_left -= may;
  return may;
}

/* A path to a join is named by its last block, `end`. Whether a load is executed on all such paths,
 * with no write after it. */
static bool is_on_path(const struct partly *p, const struct site *site, uint32_t end) {
  return site->version == p->left[end] && unbank_flow_dominates(p->it->flow, site->block, end);
}

/* Whether a path has the bytes of a load in a register, or may have. */
static bool has_bytes(struct partly *p, uint32_t number, uint32_t end) {
  const struct site *sites = p->it->sites.items;
  const struct accessed *at = before(p, number, NULL);
  for (unsigned steps = 0; at; at = before(p, number, at), steps++)
    if (steps == CHAIN_MAX || !may_compare(p) ||
        version_of(p->it, &sites[at->site]) == p->left[end])
      return true;
  return false;
}

static uint32_t last_near(struct partly *p, const struct site *load, int64_t on) {
  return map_or(&p->near, near_key(p->it, load, on), NONE);
}

/* Loops over the loads in or next to the window of a load, in any version; `at` is 1 + the site. */
#define EACH_BESIDE(p, load, at)                                                                   \
  for (int64_t on = -1; on <= 1; on++)                                                             \
    for (uint32_t at = last_near(p, load, on); at != NONE; at = (p)->beside[at - 1])

/* Whether a path has a load in or next to the window of a load, or may have. */
static bool has_beside(struct partly *p, const struct site *load, uint32_t end) {
  EACH_BESIDE(p, load, at) {
    if (!may_compare(p) || is_on_path(p, &p->it->sites.items[at - 1], end))
      return true;
  }
  return false;
}

/* The paths to the join that begins a load's version. */
struct paths {
  bool is_some_open; /* other paths meet on one of them, or one comes from the join itself */
  bool is_some_bare; /* one neither has the load's bytes nor loads any near them */
};

static struct paths paths_to(struct partly *p, uint32_t number, uint32_t block) {
  const struct site *load = &p->it->sites.items[number];
  const size_t blocks = p->it->addresses->function->blocks.count;
  struct paths out = {0};
  for (uint32_t i = p->into.first[block]; i < p->into.first[block + 1]; i++) {
    const uint32_t end = p->into.blocks[i], left = p->left[end];
    if (!unbank_flow_is_reached(p->it->flow, end))
      continue;
    if (left && left <= blocks)
      out.is_some_open = true;
    else if (!has_bytes(p, number, end) && !has_beside(p, load, end))
      out.is_some_bare = true;
  }
  return out;
}

/* Whether a load is on one of the paths to a join, or may be. */
static bool is_on_some_path(struct partly *p, const struct site *site, uint32_t block) {
  for (uint32_t i = p->into.first[block]; i < p->into.first[block + 1]; i++)
    if (!may_compare(p) || is_on_path(p, site, p->into.blocks[i]))
      return true;
  return false;
}

/* Marks the loads that may widen: ptxas may load the bytes of load `number` only on the paths that
 * lack them, as a part of a wider load there. */
static void mark_loads_on_paths(struct partly *p, uint32_t number, uint32_t block) {
  struct readings *it = p->it;
  const struct site *load = &it->sites.items[number];
  const struct paths paths = paths_to(p, number, block);
  const void *own = bytes_key(it, load, 0);
  if (paths.is_some_bare)
    return;
  EACH_BESIDE(p, load, at) {
    const struct site *site = &it->sites.items[at - 1];
    const bool is_ahead =
        site->block != block && unbank_flow_dominates(it->flow, site->block, block);
    if (!is_ahead && site->version != load->version && p->reaches[site->version] == load->version &&
        may_widen(it, site) && bytes_key(it, site, 0) != own && !is_noted(p, number, site->block) &&
        (paths.is_some_open || is_on_some_path(p, site, block)))
      piece_of(it, site)->why_open = moved_there;
  }
}

/* Examines the loads that see the version which a join begins. */
static void examine_join(struct partly *p, uint32_t block) {
  struct readings *it = p->it;
  find_reaching(p, block);
  for (uint32_t at = p->last[1 + block]; at != NONE; at = p->before[at - 1]) {
    const struct site *site = &it->sites.items[at - 1];
    if (is_beside_some_store(p, site))
      unbank_set_beside_stored(it, site);
    find_holders(p, at - 1);
    if (p->status[at - 1])
      mark_loads_on_paths(p, at - 1, block);
  }
}

/* Marks a load in the header of a loop that does not change its address, and the loads before the
 * loop that may merge with its execution in the first iteration. This was seen if there is a loop
 * around, or if the address differs between paths (8 bytes on sm_90). */
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
  EACH_BESIDE(p, site, at) {
    const struct site *other = &it->sites.items[at - 1];
    if (other->version == around->first_version &&
        bytes_key(it, other, 0) != bytes_key(it, site, 0))
      piece_of(it, site)->why_open = piece_of(it, other)->why_open =
          unbank_reading_cause(READING_UNROLLED);
  }
}

static void list_sites(struct partly *p) {
  for (uint32_t i = 0; i < p->it->sites.count; i++) {
    const struct site *site = &p->it->sites.items[i];
    for (uint32_t k = 0; k < units_of(piece_of(p->it, site)); k++) {
      const void *key = bytes_key(p->it, site, k);
      const struct accessed accessed = {i, map_or(&p->bytes, key, NONE)};
      *ARENA_PUSH(p->it->scratch, &p->same) = accessed;
      map_put(&p->bytes, key, (uint32_t)p->same.count);
    }
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

/* Records whether the loads of a window differ in status. If the array may begin in the middle of a
 * window, the adjacent windows count, too. */
static void note_window(struct partly *p, uint32_t number) {
  const struct site *site = &p->it->sites.items[number];
  const uint32_t array = p->it->lowered->items.items[site->item].array;
  const int64_t beside = p->it->module->arrays.items[array].align < UNBANK_ACCESS_MAX;
  for (int64_t on = -beside; on <= beside; on++) {
    const void *window = window_key(p->it, site, on);
    const uint32_t first = map_or(&p->windows, window, 1 + number);
    const bool differs = first == SEVERAL || p->status[first - 1] != p->status[number] ||
                         p->handed[first - 1] != p->handed[number];
    map_put(&p->windows, window, differs ? (uint32_t)SEVERAL : first);
  }
}

static struct partly new_partly(struct readings *it) {
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
  return p;
}

/* Marks the loads of windows whose loads differ in status. */
static void mark_windows(struct partly *p) {
  struct readings *it = p->it;
  for (uint32_t i = 0; i < it->sites.count; i++)
    if (piece_of(it, &it->sites.items[i])->is_load)
      note_window(p, i);
  for (size_t i = 0; i < it->sites.count; i++) {
    struct piece *piece = piece_of(it, &it->sites.items[i]);
    if (piece->is_load &&
        map_or(&p->windows, window_key(it, &it->sites.items[i], 0), NONE) == SEVERAL)
      unbank_doubt_merge(piece, piece->why_merge_open ? piece->why_merge_open : in_register);
  }
}

void unbank_mark_partly(struct readings *it) {
  struct partly p = new_partly(it);
  find_versions_left(&p);
  list_sites(&p);
  for (uint32_t b = 0; b < it->addresses->function->blocks.count; b++)
    if (it->flow->version[b] == 1 + b && p.last[1 + b] != NONE)
      examine_join(&p, b);
  for (uint32_t i = 0; i < it->sites.count; i++)
    if (piece_of(it, &it->sites.items[i])->is_load) {
      mark_first(&p, &it->sites.items[i]);
      find_in_arms(&p, i);
    }
  mark_windows(&p);
}
