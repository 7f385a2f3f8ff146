/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/same_bytes.h"

#include "support/integers.h"
#include "widths/readings/place.h"

/* Whether a block dominates two others. */
static bool leads(const struct readings *it, uint32_t leader, uint32_t first, uint32_t second) {
  return unbank_flow_dominates(it->flow, leader, first) &&
         unbank_flow_dominates(it->flow, leader, second);
}

static uint32_t window_at(struct readings *it, const struct site *site, struct address address,
                          int64_t on) {
  uint32_t where = tagged(it, address.base, site->version, TAG_VERSION);
  if (it->flow->chain)
    where = tagged(it, where, it->flow->chain[site->block], TAG_CHAIN);
  return unbank_address_intern(it->addresses, where, 0,
                               floor_div(address.constant, UNBANK_ACCESS_MAX) + on);
}

static uint32_t window_key(struct readings *it, const struct site *site) {
  return window_at(it, site, must_address(it, site), 0);
}

static uint32_t may_window_key(struct readings *it, const struct site *site, int64_t on) {
  return window_at(it, site, may_address(it, site), on);
}

/* Whether the merging of the second block's loads is open. Both blocks load the same bytes, the
 * first does not dominate the second, and if-conversion may turn them into one block. The second
 * one's loads were then seen to merge, and not to. If the leader dominates both blocks, their loads
 * become a part of the leader's. */
static bool is_doubtful(const struct readings *it, uint32_t first, uint32_t second,
                        uint32_t leader) {
  return !it->flow->chain && !unbank_flow_dominates(it->flow, first, second) &&
         it->control.joined_block[first] == it->control.joined_block[second] &&
         !leads(it, leader, first, second);
}

/* Sets the generations of all blocks. A loop ends with the last of its blocks in block order. */
static void find_generations(struct readings *it) {
  const struct flow *flow = it->flow;
  const size_t blocks = it->addresses->function->blocks.count;
  uint32_t *last = ARENA_ARRAY(it->scratch, uint32_t, flow->loops.count + 1), now = 0;
  it->same_bytes.generation = ARENA_ARRAY(it->scratch, uint32_t, blocks + 1);
  for (uint32_t n = 0; n < blocks; n++)
    for (uint32_t loop = flow->loop[flow->blocks[n]]; loop != FLOW_NO_LOOP;
         loop = flow->loops.items[loop].parent)
      last[loop] = n;
  for (uint32_t n = 0; n < blocks; n++) {
    it->same_bytes.generation[flow->blocks[n]] = now;
    for (uint32_t loop = flow->loop[flow->blocks[n]]; loop != FLOW_NO_LOOP && last[loop] == n;
         loop = flow->loops.items[loop].parent)
      now = loop + 1;
  }
}

static uint32_t doubt_key(struct readings *it, const struct site *site) {
  return tagged(it, window_key(it, site), site->block, TAG_DOUBT);
}

/* Why bytes that an earlier block loads may not be loaded again after a loop: bits. */
enum { LOOP_MAY_UNROLL_FULLY = 1, ADDRESS_IS_LEFT = 2, LOOP_LOADS = 4 };

/* Records whether the loads of a window differ in width or place. */
static void note_place(struct readings *it, const struct site *site) {
  enum { SEVERAL = UINT32_MAX };
  const void *window = map_number(window_key(it, site));
  const uint32_t own = site->vector << 4 | (must_address(it, site).constant & 15);
  if (!piece_of(it, site)->is_load)
    return;
  const bool is_same = map_or(&it->same_bytes.places, window, own) == own;
  map_put(&it->same_bytes.places, window, is_same ? own : (uint32_t)SEVERAL);
}

/* Whether a load in a loop and one after it may both become a part of a wider one. */
static bool may_widen(struct readings *it, const struct site *site) {
  return map_or(&it->same_bytes.places, map_number(window_key(it, site)), 0) == UINT32_MAX &&
         site->vector < UNBANK_ACCESS_MAX;
}

/* Records that bytes which an earlier block loads are loaded again after a loop. (fewer.c says if
 * that second load may be removed.) */
static void note_reload(struct readings *it, const struct site *site, uint32_t before) {
  const void *window = map_number(window_key(it, site));
  const uint32_t loop = it->same_bytes.generation[site->block] - 1;
  const uint32_t base = must_address(it, site).base;
  uint32_t why = map_or(&it->same_bytes.reloads, window, 0);
  if (it->control.ends[loop].may_unroll_fully)
    why |= LOOP_MAY_UNROLL_FULLY;
  if (unbank_address_is_left(it->addresses, it->control.ends_by_number, base, site->block))
    why |= ADDRESS_IS_LEFT;
  if (unbank_flow_is_inside(it->flow, before, loop) &&
      unbank_address_is_kept(it->addresses, loop, site->operand))
    why |= LOOP_LOADS;
  map_put(&it->same_bytes.reloads, window, why);
}

/* Whether ptxas may move a load to the block of the first load of the same window. */
static bool may_move_to(const struct readings *it, const struct site *site, uint32_t leader) {
  return leader != site->block && unbank_flow_dominates(it->flow, leader, site->block);
}

static const void *moved_key(struct readings *it, const struct site *site) {
  return map_number(tagged(it, site->block, 0, TAG_MOVED));
}

static void count_moved(struct readings *it, const struct site *site, uint32_t leader) {
  const void *key = moved_key(it, site);
  if (may_move_to(it, site, leader))
    map_put(&it->same_bytes.moved, key, map_or(&it->same_bytes.moved, key, 0) + 1);
}

/* Records that an earlier block loads the same bytes, even if there is a write between the two
 * loads: if all addresses are constants, ptxas knows that the write goes to other bytes. */
static void note_repeat_of_any(struct readings *it, const struct site *site,
                               struct map *first_blocks) {
  const struct address address = must_address(it, site);
  const uint32_t where = tagged(it, address.base, 0, TAG_ANY_VERSION);
  const void *key = map_number(
      unbank_address_intern(it->addresses, where, (uint32_t)site->inside, address.constant));
  if (map_add(first_blocks, key, site->block))
    return;
  const uint32_t block = map_or(first_blocks, key, site->block);
  const uint32_t leader =
      map_or(&it->same_bytes.leaders, map_number(window_key(it, site)), site->block);
  if (block != site->block && unbank_address_is_name(it->addresses, address.base) &&
      is_doubtful(it, block, site->block, leader))
    map_put(&it->same_bytes.doubts, map_number(doubt_key(it, site)), 1);
}

/* Records windows that several blocks load, other than arms of tables, which no load moves to or
 * from. */
static void note_movable(struct readings *it, const struct site *site, uint32_t key) {
  const void *bytes = map_number(key);
  if (it->control.is_table_arm[site->block])
    return;
  map_add(&it->same_bytes.movable, bytes, site->block);
  const uint32_t block = map_or(&it->same_bytes.movable, bytes, site->block);
  for (int64_t on = -1; on <= 1 && block != site->block; on++)
    map_put(&it->same_bytes.repeats, map_number(may_window_key(it, site, on)), 1);
}

/* `first_blocks`: bytes -> the first block that loads them. */
static void note_repeat(struct readings *it, const struct site *site, struct map *first_blocks) {
  if (!piece_of(it, site)->is_load)
    return;
  struct address address = must_address(it, site);
  uint32_t where = tagged(it, address.base, site->version, TAG_BYTES);
  uint32_t key =
      unbank_address_intern(it->addresses, where, (uint32_t)site->inside, address.constant);
  const void *window = map_number(window_key(it, site));
  map_add(&it->same_bytes.leaders, window, site->block);
  const uint32_t leader = map_or(&it->same_bytes.leaders, window, site->block);
  note_repeat_of_any(it, site, first_blocks);
  note_movable(it, site, key);
  if (map_add(first_blocks, map_number(key), site->block)) {
    count_moved(it, site, leader);
    return;
  }
  const uint32_t block = map_or(first_blocks, map_number(key), site->block);
  if (it->flow->chain) {
    map_put(first_blocks, map_number(key), site->block);
  } else if (it->same_bytes.generation[block] != it->same_bytes.generation[site->block]) {
    note_reload(it, site, block);
    map_put(first_blocks, map_number(key), site->block);
  } else if (block != site->block && is_doubtful(it, block, site->block, leader)) {
    map_put(&it->same_bytes.doubts, map_number(doubt_key(it, site)), 1);
  }
}

void unbank_find_same_bytes(struct readings *it) {
  struct map first_blocks = map_new(it->scratch);
  it->same_bytes = (struct same_bytes){
      .repeats = map_new(it->scratch),
      .leaders = map_new(it->scratch),
      .doubts = map_new(it->scratch),
      .reloads = map_new(it->scratch),
      .moved = map_new(it->scratch),
      .places = map_new(it->scratch),
      .movable = map_new(it->scratch),
  };
  find_generations(it);
  for (size_t i = 0; i < it->sites.count; i++) {
    note_place(it, &it->sites.items[i]);
    note_repeat(it, &it->sites.items[i], &first_blocks);
  }
}

bool unbank_is_reloaded(struct readings *it, const struct site *site) {
  return map_get(&it->same_bytes.reloads, map_number(window_key(it, site)), NULL);
}

bool unbank_has_repeats(struct readings *it, const struct site *site) {
  return map_get(&it->same_bytes.repeats, map_number(may_window_key(it, site, 0)), NULL);
}

bool unbank_is_led(struct readings *it, uint32_t first, const struct site *second) {
  uint32_t leader;
  return map_get(&it->same_bytes.leaders, map_number(window_key(it, second)), &leader) &&
         leads(it, leader, first, second->block);
}

void unbank_mark_same_bytes(struct readings *it, const struct site *site) {
  static const char before_loop[] = "bytes that are loaded before a loop, too";
  struct piece *piece = piece_of(it, site);
  if (!piece->is_load)
    return;
  if (map_get(&it->same_bytes.doubts, map_number(doubt_key(it, site)), NULL))
    unbank_doubt_merge(piece, "loads of the same bytes around a short branch");
  const uint32_t why = map_or(&it->same_bytes.reloads, map_number(window_key(it, site)), 0);
  if (why & (LOOP_MAY_UNROLL_FULLY | LOOP_LOADS) && may_widen(it, site))
    piece->why_open = before_loop;
  if (why & LOOP_MAY_UNROLL_FULLY)
    unbank_doubt_merge(piece, before_loop);
  else if (why & ADDRESS_IS_LEFT)
    unbank_doubt_merge(piece, "bytes that the last iteration of a loop loads, too");
}

/* ptxas moves at most 7 loads of a block, and 6 from sm_90 on (2 to 16 tried on sm_75 to sm_120).
 * If there are more, it is not known which of them it moves, or what the others merge with. */
void unbank_mark_moved(struct readings *it) {
  const uint32_t most = it->addresses->before_sm90 ? 7 : 6;
  struct map windows = map_new(it->scratch);
  for (unsigned pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < it->sites.count; i++) {
      const struct site *site = &it->sites.items[i];
      if (!piece_of(it, site)->is_load)
        continue;
      const void *window = map_number(window_key(it, site));
      const uint32_t leader = map_or(&it->same_bytes.leaders, window, site->block),
                     count = map_or(&it->same_bytes.moved, moved_key(it, site), 0);
      if (!pass && count > most && may_move_to(it, site, leader))
        map_put(&windows, window, 1);
      else if (pass && map_get(&windows, window, NULL))
        piece_of(it, site)->why_open = "more loads than ptxas moves to another block to merge them";
    }
}
