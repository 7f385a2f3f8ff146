/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pieces of one function that may merge, by the address that ptxas is sure to see, and by each
 * further reading of it that ptxas may have: a piece that readings disagree about is not certain.
 */
#include "widths/readings/readings.h"

#include <stdlib.h>

#include "find/joined.h"
#include "shim/shim.h"
#include "support/integers.h"
#include "widths/readings/repeat.h"

enum { NO_PROMISE = UINT32_MAX, PROMISES_READ = 64, SURPRISES_READ = 16 };
enum { NO_HOLDER = UINT32_MAX, HOLDERS_READ = 64 };
enum { PART = 4, PART_ITERATIONS = 4 };

static const char long_constant[] = "a constant of more than 32 bits";
static const char off_alignment[] = "a vector that is off its alignment";
static const char crowd[] = "stores at more known addresses than ptxas looks at";
static const char in_register[] = "bytes in a register, which ptxas may not read again";
static const char moved_ahead[] = "more loads that another block's may merge with than ptxas moves";
static const char around_predicated[] = "loads of the same bytes around a short branch";
static const char around_loop[] = "bytes that are loaded ahead of a loop, too";
const char unbank_outside_cause[] = "an address outside the array";

const char *unbank_reading_cause(enum reading reading) {
  switch (reading) {
  case READING_MAY:
    return "neighbours whose addresses are computed apart";
  case READING_JOINED:
  case READING_JOINED_MAY:
    return "neighbours around a short branch that ptxas may predicate";
  case READING_PARTED:
    return "neighbours around a loop, an arm that writes, or what lanes do together";
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

static bool is_joined(enum reading reading) {
  return reading == READING_JOINED || reading == READING_JOINED_MAY;
}

static bool is_unrolled(enum reading reading) { return reading >= READING_UNROLLED_PART; }

/* How addresses are read. */
static enum address_reading addresses_of(enum reading reading) {
  bool is_must = reading == READING_MUST || reading == READING_JOINED || reading == READING_PARTED;
  return is_must ? ADDRESS_MUST : ADDRESS_MAY;
}

static struct piece *piece_of(const struct readings *it, const struct site *site) {
  return &it->lowered->items.items[site->item].piece;
}

/* What a number is made for (unbank_address_intern): those of different tags differ. */
enum tag {
  TAG_STORES = -1,           /* a run of stores, and a base */
  TAG_APART = -2,            /* a group, and what keeps its accesses apart */
  TAG_BASE_IN_BLOCK = -3,    /* a base, and a block in which it is promised */
  TAG_BASE = -4,             /* a base that is promised somewhere */
  TAG_MADE_IN_BLOCK = -5,    /* a base whose constant comes out in this block alone */
  TAG_VERSION = -6,          /* a base, and a version of memory: for windows, */
  TAG_BYTES = -7,            /* and for the bytes inside them */
  TAG_COUNTER_COPY = -8,     /* a group, and the access that has a copy of its counter */
  TAG_DOUBT = -9,            /* a window, and a block */
  TAG_COUNTER = -10,         /* a base, and a loop */
  TAG_JOINED_BLOCK = -11,    /* a base, and a block that others may become one with */
  TAG_CONSTANT_REGION = -12, /* a base, and where its constants come out */
  TAG_HELD = -13,            /* a base, and a version of memory: for bytes in a register, */
  TAG_HELD_UNIT = -14,       /* and for their unit */
  TAG_LOOP_WINDOW = -15,     /* a window, and a loop that does not change it */
  TAG_MOVED = -16,           /* a block, whose loads may be moved to others */
  TAG_GENERATION = -17,      /* a base, and the loop behind which it is loaded again */
};

static uint32_t tagged(struct readings *it, uint32_t a, uint32_t b, enum tag tag) {
  return unbank_address_intern(it->addresses, a, b, tag);
}

/* Whether an address is made in the block of its access, so that its constant is another one there
 * than elsewhere: by one reading of products, and by another one of sums of 32 bits. */
static bool is_apart_by_place(struct readings *it, const struct site *site, enum reading reading) {
  if (reading == READING_MAY)
    return unbank_address_may_split_in(it->addresses, site->operand, site->block);
  if (reading == READING_JOINED_MAY || is_unrolled(reading))
    return false;
  return unbank_address_block_of_product(it->addresses, site->operand) == site->block;
}

/* Whether more of an address's constant comes out in the block of its access than elsewhere. */
static bool has_constants_of_block(struct readings *it, const struct site *site) {
  return it->addresses->before_sm90 &&
         (unbank_address_block_of_product(it->addresses, site->operand) == site->block ||
          unbank_address_may_split_in(it->addresses, site->operand, site->block) ||
          unbank_address_splits_in(it->addresses, site->operand, site->block));
}

static uint32_t window_key(struct readings *it, const struct site *site);

/* What makes two accesses of one base and reading neighbours. */
static uint32_t group_of(struct readings *it, const struct site *site, uint32_t base,
                         enum reading reading, uint32_t apart) {
  const struct piece *piece = piece_of(it, site);
  bool has_phi = it->addresses->nodes.items[base].has_phi;
  if (reading != READING_MUST)
    base = unbank_address_like(it->addresses, base);
  if (is_apart_by_place(it, site, reading))
    base = tagged(it, base, site->block, TAG_MADE_IN_BLOCK);
  if (reading == READING_MUST && has_constants_of_block(it, site))
    base = tagged(it, base, site->constant_region, TAG_CONSTANT_REGION);
  if (!piece->is_load && is_joined(reading))
    base = tagged(it, base, it->joined_block[site->block], TAG_JOINED_BLOCK);
  if (!piece->is_load) {
    bool may_join = is_joined(reading) || is_unrolled(reading);
    base = tagged(it, may_join ? site->joined_region : site->region, base, TAG_STORES);
    return apart ? tagged(it, base, apart, TAG_APART) : base;
  }
  bool by_block = piece->unit < 4, by_phi = has_phi || by_block;
  uint32_t where = UINT32_MAX;
  if (is_joined(reading) ? by_block : by_phi && !is_unrolled(reading))
    where = site->block;
  else if (by_phi && (is_joined(reading) || (is_unrolled(reading) && site->is_single)))
    where = it->joined_block[site->block];
  if (map_get(&it->around_loops, map_number(window_key(it, site)), NULL))
    base = tagged(it, base, it->generation[site->block], TAG_GENERATION);
  uint32_t which = unbank_address_intern(it->addresses, where, apart, site->is_signed);
  uint32_t version = reading == READING_PARTED ? site->parted : site->version;
  return unbank_address_intern(it->addresses, version, base, (int64_t)which);
}

/* Promises. Whatever accesses a base promises that it is aligned to its width there; ptxas believes
 * it wherever that is executed before. One promise is kept for each base and block. */

static void find_homes(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  it->homes = map_new(it->scratch);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    const uint32_t block = it->flow->blocks[n];
    for (uint32_t i = function->blocks.items[block].first; i < function->blocks.items[block].end;
         i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      if (from->written != 1 || from->operands[0].kind != PTX_REGISTER)
        continue;
      for (unsigned reading = 0; reading < ADDRESS_READINGS; reading++) {
        uint32_t base = it->addresses->registers[reading][from->operands[0].reg].base;
        if (!map_get(&it->homes, map_number(base), NULL))
          map_put(&it->homes, map_number(base), block);
      }
    }
  }
}

static bool is_computed_in(const struct readings *it, uint32_t base, uint32_t block) {
  uint32_t home = 0;
  if (unbank_address_is_phi(it->addresses, base))
    return unbank_flow_headed_by(it->flow, block) != FLOW_NO_LOOP;
  return map_get(&it->homes, map_number(base), &home) && home == block;
}

static void note_promise(struct readings *it, const struct site *site, struct address address) {
  const uint32_t key = tagged(it, address.base, site->block, TAG_BASE_IN_BLOCK);
  const uint32_t base = tagged(it, address.base, 0, TAG_BASE);
  uint32_t at, next = NO_PROMISE;
  if (address.constant % site->vector)
    return;
  if (map_get(&it->promises, map_number(key), &at)) {
    struct promise *promise = &it->promised.items[at];
    if (site->vector > promise->bytes)
      promise->bytes = site->vector, promise->at = (uint32_t)address.constant % UNBANK_ACCESS_MAX;
    return;
  }
  map_get(&it->promises, map_number(base), &next);
  map_put(&it->promises, map_number(key), (uint32_t)it->promised.count);
  map_put(&it->promises, map_number(base), (uint32_t)it->promised.count);
  *ARENA_PUSH(it->scratch, &it->promised) =
      (struct promise){.base = address.base,
                       .block = site->block,
                       .is_open = !is_computed_in(it, address.base, site->block),
                       .bytes = site->vector,
                       .at = (uint32_t)address.constant % UNBANK_ACCESS_MAX,
                       .next = next};
}

static void note_promises(struct readings *it, const struct site *site) {
  struct address must = unbank_address_in(it->addresses, site->operand, site->block);
  struct address may = unbank_address(it->addresses, site->operand, ADDRESS_MAY);
  note_promise(it, site, must);
  if (may.base != must.base)
    note_promise(it, site, may);
}

static void find_promise(struct readings *it, const struct site *site, uint32_t base,
                         struct piece *piece) {
  uint32_t at = NO_PROMISE;
  map_get(&it->promises, map_number(tagged(it, base, 0, TAG_BASE)), &at);
  piece->promise = 0, piece->is_promise_open = false;
  for (unsigned left = PROMISES_READ; at != NO_PROMISE && left; left--) {
    const struct promise *promise = &it->promised.items[at];
    bool before = unbank_flow_dominates(it->flow, promise->block, site->block);
    bool is_open =
        promise->is_open || (it->addresses->before_sm90 && promise->block != site->block);
    if (before && (promise->bytes > piece->promise ||
                   (promise->bytes == piece->promise && piece->is_promise_open)))
      piece->promise = promise->bytes, piece->promised_at = promise->at,
      piece->is_promise_open = is_open;
    at = promise->next;
  }
}

/* Promises of more than the code shows, of which one base's hold for others: what is added to a
 * variable's place has the zeros that the sum was promised, and so may what is computed of it have.
 * Before sm_90, where a place is counted to the constants. */
static void note_surprises(struct readings *it) {
  for (size_t i = 0; i < it->promised.count && it->addresses->before_sm90; i++) {
    const struct promise *promise = &it->promised.items[i];
    unsigned zeros = unbank_address_zeros(it->addresses, promise->base, ADDRESS_MUST);
    if (zeros >= 4 || promise->bytes <= 1u << zeros || promise->at % promise->bytes)
      continue;
    struct surprise *surprise = ARENA_PUSH(it->scratch, &it->surprises);
    surprise->block = promise->block;
    surprise->base = promise->base;
    surprise->given.node = unbank_address_offset_of(it->addresses, promise->base);
    surprise->given.zeros = (uint8_t)__builtin_ctz(promise->bytes);
  }
}

/* What the piece's base may be aligned to by promises of others. */
static void find_surprise(struct readings *it, const struct site *site, uint32_t base,
                          struct piece *piece) {
  struct address_given given[SURPRISES_READ];
  size_t count = 0;
  for (size_t i = 0; i < it->surprises.count && count < SURPRISES_READ; i++) {
    const struct surprise *surprise = &it->surprises.items[i];
    if (surprise->base != base && unbank_flow_dominates(it->flow, surprise->block, site->block))
      given[count++] = surprise->given;
  }
  if (!count || piece->align >= UNBANK_ACCESS_MAX)
    return;
  unsigned zeros = unbank_address_zeros_given(it->addresses, base, given, count);
  if (zeros >= 4 || 1u << zeros > piece->align) {
    piece->is_proved = false;
    piece->align = zeros < 4 ? 1u << zeros : UNBANK_ACCESS_MAX;
  }
}

/* By base and loop: how many accesses inside it have a counter for an address. Registers of one
 * access follow each other. */
static uint32_t count_key(struct readings *it, uint32_t base, uint32_t loop) {
  return tagged(it, base, loop, TAG_COUNTER);
}

static void count_accesses(struct readings *it) {
  uint64_t last = UINT64_MAX;
  it->counter_accesses = map_new(it->scratch);
  for (size_t i = 0; i < it->sites.count; i++) {
    const struct site *site = &it->sites.items[i];
    uint32_t base = unbank_address(it->addresses, site->operand, ADDRESS_MAY).base;
    const uint64_t first = piece_of(it, site)->first;
    bool is_new = first != last && unbank_address_is_phi(it->addresses, base);
    last = first;
    for (uint32_t loop = it->flow->loop[site->block]; is_new && loop != FLOW_NO_LOOP;
         loop = it->flow->loops.items[loop].parent) {
      uint32_t count = 0;
      map_get(&it->counter_accesses, map_number(count_key(it, base, loop)), &count);
      map_put(&it->counter_accesses, map_number(count_key(it, base, loop)), count + 1);
    }
  }
}

/* From sm_120 on ptxas takes copies of a counter, one for each access, where no more than two
 * accesses of a loop have it for an address: those of the iterations that are left over, and done
 * first, do not merge then. */
static bool copies_counter(struct readings *it, const struct site *site, uint32_t loop,
                           enum reading reading) {
  enum { COPIES_MAX = 2 };
  const uint32_t base = unbank_address(it->addresses, site->operand, ADDRESS_MAY).base;
  const struct loop_ends *ends = &it->ends[loop];
  const bool is_left_over = reading == READING_UNROLLED_PART || reading == READING_OUTER_PART;
  uint32_t accesses = 0;
  if (!it->from_sm120 || !is_left_over || ends->is_rolled || ends->in_order ||
      !unbank_address_is_phi(it->addresses, base))
    return false;
  map_get(&it->counter_accesses, map_number(count_key(it, base, loop)), &accesses);
  return accesses <= COPIES_MAX;
}

/* A vector whose place in its base is not known to be aligned stays by itself, with those as long
 * of the same address. */
static void place_apart(struct readings *it, const struct site *site, struct address address,
                        struct piece *piece) {
  int64_t which = wrapping_add(wrapping_multiply(address.constant, 64), site->vector);
  piece->group = unbank_address_intern(it->addresses, piece->group, 0, which);
  piece->place = site->inside;
  piece->align = site->vector;
  piece->from = FROM_VECTOR;
}

/* A vector is aligned to its width, whatever is proved of its base. What its elements may merge
 * with depends on whether that shows. */
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
    piece->why_open = off_alignment;
  place_apart(it, site, address, piece);
}

/* What a place counts from. */
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

/* Gives a piece its group, place and alignment, for a site at an address. `apart`: accesses that
 * have another number there are no neighbours. */
static void place_piece(struct readings *it, const struct site *site, struct address address,
                        enum reading reading, uint32_t apart, struct piece *piece) {
  const unsigned zeros = unbank_address_zeros(it->addresses, address.base, addresses_of(reading));
  piece->group = group_of(it, site, address.base, reading, apart);
  piece->place = (int32_t)wrapping_add(address.constant, site->inside);
  piece->align = zeros < 4 ? 1u << zeros : UNBANK_ACCESS_MAX;
  if (address.constant != (int32_t)address.constant && !piece->is_fixed)
    piece->why_open = long_constant;
  piece->from = origin_of(it, site, address.base, reading);
  piece->mixes_place =
      piece->from == FROM_BASE && unbank_address_mixes_place(it->addresses, address.base);
  find_promise(it, site, address.base, piece);
  if (reading == READING_MUST)
    find_surprise(it, site, address.base, piece);
  if (site->vector != piece->unit)
    place_vector(it, site, address, reading, piece);
}

/* Repeats: loads of the same bytes in several blocks. Of the windows around them it is not known
 * which loads merge where the first is not executed whenever the others are. */

static uint32_t window_at(struct readings *it, const struct site *site, struct address address,
                          int64_t on) {
  uint32_t where = tagged(it, address.base, site->version, TAG_VERSION);
  return unbank_address_intern(it->addresses, where, 0,
                               floor_div(address.constant, UNBANK_ACCESS_MAX) + on);
}

static uint32_t window_key(struct readings *it, const struct site *site) {
  return window_at(it, site, unbank_address_in(it->addresses, site->operand, site->block), 0);
}

static uint32_t may_window_key(struct readings *it, const struct site *site, int64_t on) {
  return window_at(it, site, unbank_address(it->addresses, site->operand, ADDRESS_MAY), on);
}

/* Two blocks load the same bytes, and the first may be predicated into one with the second, and
 * then be executed or not: the second one's loads were seen to merge and not to. Where a load of
 * their window is executed before both, they become a part of that. */
static bool is_doubtful(const struct readings *it, uint32_t first, uint32_t second,
                        uint32_t leader) {
  return !unbank_flow_dominates(it->flow, first, second) &&
         it->joined_block[first] == it->joined_block[second] &&
         !(unbank_flow_dominates(it->flow, leader, first) &&
           unbank_flow_dominates(it->flow, leader, second));
}

/* Gives all blocks their generations. A loop ends where the last of its blocks stands. */
static void find_generations(struct readings *it) {
  const struct flow *flow = it->flow;
  const size_t blocks = it->addresses->function->blocks.count;
  uint32_t *last = ARENA_ARRAY(it->scratch, uint32_t, flow->loops.count + 1), now = 0;
  it->generation = ARENA_ARRAY(it->scratch, uint32_t, blocks + 1);
  for (uint32_t n = 0; n < blocks; n++)
    for (uint32_t loop = flow->loop[flow->blocks[n]]; loop != FLOW_NO_LOOP;
         loop = flow->loops.items[loop].parent)
      last[loop] = n;
  for (uint32_t n = 0; n < blocks; n++) {
    it->generation[flow->blocks[n]] = now;
    for (uint32_t loop = flow->loop[flow->blocks[n]]; loop != FLOW_NO_LOOP && last[loop] == n;
         loop = flow->loops.items[loop].parent)
      now = loop + 1;
  }
}

static uint32_t doubt_key(struct readings *it, const struct site *site) {
  return tagged(it, window_key(it, site), site->block, TAG_DOUBT);
}

/* Notes that bytes which an earlier block loads are loaded again behind a loop: as another load, of
 * which note_held says that it may be none. */
static void note_reload(struct readings *it, const struct site *site) {
  const void *window = map_number(window_key(it, site));
  uint32_t may_vanish = it->ends[it->generation[site->block] - 1].may_vanish, before = 0;
  map_get(&it->around_loops, window, &before);
  map_put(&it->around_loops, window, may_vanish | before);
}

/* A load that may merge with one of an earlier block: ptxas moves it there. */
static bool is_moved(const struct readings *it, const struct site *site, uint32_t leader) {
  return leader != site->block && unbank_flow_dominates(it->flow, leader, site->block);
}

static void count_moved(struct readings *it, const struct site *site, uint32_t leader) {
  const void *key = map_number(tagged(it, site->block, 0, TAG_MOVED));
  uint32_t count = 0;
  map_get(&it->moved, key, &count);
  if (is_moved(it, site, leader))
    map_put(&it->moved, key, count + 1);
}

/* Of one block ptxas moves no more than 7 loads ahead, from sm_90 on 6 (2 to 16 tried on sm_75 to
 * sm_120): which of more, and with what the others merge, is not known. */
static void open_moved(struct readings *it) {
  const uint32_t most = it->addresses->before_sm90 ? 7 : 6;
  struct map windows = map_new(it->scratch);
  for (unsigned pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < it->sites.count; i++) {
      const struct site *site = &it->sites.items[i];
      uint32_t leader = site->block, count = 0;
      if (!piece_of(it, site)->is_load)
        continue;
      const void *window = map_number(window_key(it, site));
      map_get(&it->leaders, window, &leader);
      map_get(&it->moved, map_number(tagged(it, site->block, 0, TAG_MOVED)), &count);
      if (!pass && count > most && is_moved(it, site, leader))
        map_put(&windows, window, 1);
      else if (pass && map_get(&windows, window, NULL))
        piece_of(it, site)->why_open = moved_ahead;
    }
}

static void note_repeat(struct readings *it, uint32_t number) {
  const struct site *site = &it->sites.items[number];
  if (!piece_of(it, site)->is_load)
    return;
  struct address address = unbank_address_in(it->addresses, site->operand, site->block);
  uint32_t where = tagged(it, address.base, site->version, TAG_BYTES);
  uint32_t key =
      unbank_address_intern(it->addresses, where, (uint32_t)site->inside, address.constant);
  uint32_t block, leader = site->block, window = window_key(it, site);
  if (!map_get(&it->leaders, map_number(window), &leader))
    map_put(&it->leaders, map_number(window), site->block);
  if (!map_get(&it->first_blocks, map_number(key), &block)) {
    map_put(&it->first_blocks, map_number(key), site->block);
    count_moved(it, site, leader);
    return;
  }
  for (int64_t on = -1; on <= 1 && block != site->block; on++)
    map_put(&it->repeats, map_number(may_window_key(it, site, on)), 1);
  if (it->generation[block] != it->generation[site->block]) {
    note_reload(it, site);
    map_put(&it->first_blocks, map_number(key), site->block);
  } else if (block != site->block && is_doubtful(it, block, site->block, leader)) {
    map_put(&it->doubts, map_number(doubt_key(it, site)), 1);
  }
}

static bool has_repeats(struct readings *it, const struct site *site) {
  return map_get(&it->repeats, map_number(may_window_key(it, site, 0)), NULL);
}

/* Block by block, each behind those that dominate it. */
static void in_order(struct readings *it, void (*note)(struct readings *it, uint32_t site)) {
  const size_t blocks = it->addresses->function->blocks.count;
  uint32_t *first = ARENA_ARRAY(it->scratch, uint32_t, blocks + 1);
  for (size_t i = it->sites.count; i-- > 0;)
    first[it->sites.items[i].block] = (uint32_t)i;
  for (uint32_t n = 0; n < blocks; n++) {
    uint32_t block = it->flow->blocks[n];
    for (size_t i = first[block]; i < it->sites.count && it->sites.items[i].block == block; i++)
      note(it, (uint32_t)i);
  }
}

static void find_repeats(struct readings *it) {
  it->first_blocks = map_new(it->scratch);
  it->repeats = map_new(it->scratch);
  it->doubts = map_new(it->scratch);
  it->leaders = map_new(it->scratch);
  it->moved = map_new(it->scratch);
  it->around_loops = map_new(it->scratch);
  find_generations(it);
  in_order(it, note_repeat);
}

static void add_copy(struct readings *it, const struct site *site, enum reading reading,
                     struct piece piece) {
  struct lowered_item *item = &it->lowered->items.items[site->item];
  if (!item->copy_count[reading]++)
    item->copies[reading] = (uint32_t)it->lowered->copies.count;
  *ARENA_PUSH(it->arena, &it->lowered->copies) = piece;
}

static bool is_like(const struct piece *a, const struct piece *b) {
  return a->group == b->group && a->place == b->place && a->from == b->from &&
         a->align == b->align && a->is_fixed == b->is_fixed;
}

static void read_otherwise(struct readings *it, const struct site *site, enum address_reading how,
                           enum reading reading) {
  const struct piece must = *piece_of(it, site);
  struct piece piece = must;
  struct address address = how == ADDRESS_MUST && !is_joined(reading)
                               ? unbank_address_in(it->addresses, site->operand, site->block)
                               : unbank_address(it->addresses, site->operand, how);
  place_piece(it, site, address, reading, 0, &piece);
  if (how == ADDRESS_MAY)
    piece.is_fixed &= !piece.may_stay;
  if (unbank_address_is_name(it->addresses, address.base) && address.constant + site->inside < 0)
    piece_of(it, site)->why_open = unbank_outside_cause;
  piece.is_guarded = is_joined(reading) && it->is_arm[site->block];
  if (is_joined(reading) && has_repeats(it, site))
    piece.enter = 0, piece.leave = UINT32_MAX;
  if (is_joined(reading) || !is_like(&piece, &must))
    add_copy(it, site, reading, piece);
}

/* Whether the first iteration of a loop has a known address ahead of the array. */
static bool begins_outside(struct readings *it, const struct site *site, uint32_t loop,
                           struct address from) {
  const struct iteration begin = {.loop = loop, .wholly = true, .unroll = 1};
  struct address first;
  bool is_known;
  return unbank_address_after(it->addresses, from, begin, &first, &is_known) &&
         unbank_address_is_name(it->addresses, first.base) && first.constant + site->inside < 0;
}

/* From sm_90 on ptxas was seen to merge 61 windows of a block's stores at known addresses, and no
 * more. Of a loop that it unrolls nobody here knows how many there are. */
enum { CROWD = 61 };

static bool may_be_crowd(const struct readings *it, const struct site *site,
                         struct address address) {
  return !it->addresses->before_sm90 && !piece_of(it, site)->is_load &&
         unbank_address_is_name(it->addresses, address.base);
}

/* Whether a vector is off its alignment: by what is proved of its base, or, where another one has
 * the same, in one of the two. */
static bool is_off(const struct site *site, struct address address, struct address other,
                   unsigned zeros) {
  uint32_t known = zeros < 4 && 1u << zeros < site->vector ? 1u << zeros : site->vector;
  return address.constant % known ||
         (address.base == other.base &&
          wrapping_add(address.constant, -other.constant) % site->vector);
}

/* Whether the first iteration of a loop may stand ahead of it, and then load what loads ahead of
 * the loop do, which writes shared memory, but not before. */
static bool loads_ahead(const struct readings *it, const struct site *site, uint32_t loop) {
  const struct flow_loop *around = &it->flow->loops.items[loop];
  const struct loop_ends *ends = &it->ends[loop];
  bool is_ahead = !ends->is_rolled && (ends->may_vanish || !ends->in_order || around->is_rotated);
  return is_ahead && piece_of(it, site)->is_load && !around->keeps_version &&
         around->first_version != FLOW_NO_VERSION &&
         site->version == it->flow->version[around->header];
}

/* An address that a loop does not change: its first iteration's load, and those of all others. */
static void read_first(struct readings *it, const struct site *site, uint32_t loop,
                       struct address address, enum reading reading) {
  struct site first = *site;
  if (!loads_ahead(it, site, loop))
    return;
  first.version = it->flow->loops.items[loop].first_version;
  for (unsigned k = 0; k < 2; k++) {
    struct piece piece = *piece_of(it, site);
    place_piece(it, k ? site : &first, address, reading, 0, &piece);
    add_copy(it, site, reading, piece);
  }
}

/* Which iterations of a loop an access may meet those of: its own, the next one's begin, or all. */
enum meeting { MEETS_OWN, MEETS_NEXT, MEETS_ALL };

static enum meeting meet_iterations(const struct readings *it, struct site *site, uint32_t loop) {
  const struct flow_loop *around = &it->flow->loops.items[loop];
  const uint32_t last = it->ends[loop].last_region;
  const uint32_t first = it->blocks[around->header].first_region;
  if (piece_of(it, site)->is_load) {
    if (around->keeps_version)
      return MEETS_ALL;
    if (site->version != around->last_version)
      return MEETS_OWN;
    site->version = it->flow->version[around->header];
    return MEETS_NEXT;
  }
  if (site->joined_region != last)
    return MEETS_OWN;
  site->joined_region = first;
  return first == last ? MEETS_ALL : MEETS_NEXT;
}

/* One iteration of a loop, in which the access has this address; in the first one, `first`. */
static void read_iteration(struct readings *it, const struct site *site, struct iteration iteration,
                           struct address address, struct address first, enum reading reading) {
  const struct flow_loop *around = &it->flow->loops.items[iteration.loop];
  const struct loop_ends *ends = &it->ends[iteration.loop];
  const unsigned k = iteration.number;
  const unsigned zeros = unbank_address_zeros(it->addresses, address.base, ADDRESS_MAY);
  const bool is_ahead = !k && loads_ahead(it, site, iteration.loop);
  struct piece piece = *piece_of(it, site);
  struct site moved = *site;
  if (site->is_in_part && is_off(site, address, first, zeros)) /* where none can be */
    piece_of(it, site)->why_open = unbank_reading_cause(reading);
  const enum meeting meeting = meet_iterations(it, &moved, iteration.loop);
  const unsigned apart = meeting == MEETS_ALL || is_ahead ? 0 : 1 + k + (meeting == MEETS_NEXT);
  moved.is_single = ends->is_rolled && it->all_stay;
  if (is_ahead)
    moved.version = around->first_version;
  place_piece(it, &moved, address, reading, apart, &piece);
  if (copies_counter(it, site, iteration.loop, reading))
    piece.group = tagged(it, piece.group, site->instruction, TAG_COUNTER_COPY);
  if (reading == READING_UNROLLED || reading == READING_OUTER) /* as if nothing were extended */
    piece.is_fixed &= !piece.may_stay;
  piece.first = piece.last += k * ends->accesses;
  if (k && !around->is_block) /* what one iteration executes may dominate the next one */
    piece.enter = 0, piece.leave = UINT32_MAX;
  add_copy(it, site, reading, piece);
}

static uint32_t number_key(const struct readings *it, const struct site *site) {
  return 2 * it->lowered->items.items[site->item].array + piece_of(it, site)->is_load;
}

/* ptxas computes what is made of numbers alone: such an address is known to it, as those are that
 * show it. Where it is not computed here, they may be neighbours. */
static void note_number(struct readings *it, const struct site *site) {
  map_put(&it->numbers, map_number(number_key(it, site)), 1);
}

/* Whether the iterations behind the first ones are as those, as far as numbers tell: an address
 * moves as far in each, or by whole windows in as many as were read. */
static bool goes_on_alike(struct readings *it, struct address from, uint32_t loop) {
  struct address read[ITERATIONS_MAX];
  bool is_known;
  if (unbank_address_is_sum(it->addresses, from.base))
    return true;
  const unsigned trips = unbank_loop_trip_count(it, loop);
  for (unsigned k = 0; k < trips && k < ITERATIONS_LATER; k++) {
    const struct iteration iteration = {.loop = loop, .wholly = true, .unroll = PART, .number = k};
    struct address address;
    if (!unbank_address_after(it->addresses, from, iteration, &address, &is_known))
      return true;
    struct address *before = &read[k % ITERATIONS_MAX];
    if (k >= ITERATIONS_MAX && before->base == address.base &&
        wrapping_add(address.constant, -before->constant) % UNBANK_ACCESS_MAX)
      return false;
    *before = address;
  }
  return true;
}

/* How many iterations are read of the loops around a site. */
static void find_iterations(struct readings *it, const struct site *site) {
  const struct address from = unbank_address(it->addresses, site->operand, ADDRESS_MAY);
  uint32_t loop = it->flow->loop[site->block];
  for (unsigned depth = 0; depth < 2 && loop != FLOW_NO_LOOP; depth++) {
    struct loop_ends *ends = &it->ends[loop];
    if (ends->may_vanish && !ends->goes_on && !goes_on_alike(it, from, loop))
      ends->goes_on = true;
    loop = it->flow->loops.items[loop].parent;
  }
}

static unsigned iterations_of(struct readings *it, uint32_t loop) {
  enum { ACCESSES_MAX = 100000 };
  const unsigned trips = it->ends[loop].goes_on ? unbank_loop_trip_count(it, loop) : 0;
  const bool are_read = trips > ITERATIONS_MAX && trips <= ITERATIONS_LATER &&
                        trips * it->ends[loop].accesses <= ACCESSES_MAX;
  return are_read ? trips : ITERATIONS_MAX;
}

/* Whether what iterations of a loop may address lies apart, or is aligned to no more than it takes,
 * whichever of an iteration's writes of a register is its last: nothing that a branch decides makes
 * two of them neighbours. */
static bool lie_apart(struct readings *it, const struct site *site, struct address from,
                      uint32_t loop) {
  enum { NUMBERS = 16, ADDRESSES_MAX = 128, WIDEST_LOG = 4, WIDEST = 1 << WIDEST_LOG };
  struct address met[ADDRESSES_MAX];
  unsigned numbers[ADDRESSES_MAX], count = 0;
  for (struct iteration at = {.loop = loop, .wholly = true, .unroll = 1}; at.number < NUMBERS;
       at.number++) {
    enum in_iteration known = IN_ITERATION_ONE_OF;
    for (at.write = 1; known == IN_ITERATION_ONE_OF; at.write++) {
      struct address now;
      known = unbank_address_in_iteration(it->addresses, from, at, &now);
      if (known == IN_ITERATION_PAST)
        break;
      if (known == IN_ITERATION_UNKNOWN || count == ADDRESSES_MAX)
        return false;
      const unsigned zeros = unbank_address_zeros(it->addresses, now.base, ADDRESS_MAY);
      const bool is_wider = zeros >= WIDEST_LOG || UINT32_C(1) << zeros > site->vector;
      for (unsigned i = 0; i < count && is_wider; i++)
        if (numbers[i] != at.number && met[i].base == now.base &&
            llabs(wrapping_add(met[i].constant, -now.constant)) < WIDEST)
          return false;
      met[count] = now, numbers[count++] = at.number;
    }
  }
  return true;
}

/* Before sm_90 stores of the first iteration were seen ahead of a loop that stays rolled, if nobody
 * asks for it to stay so; of loops that end with a jump so were loads, from sm_75 on (rolled.h). */
static bool may_peel(const struct readings *it, const struct site *site, uint32_t loop) {
  const struct flow_loop *flow = &it->flow->loops.items[loop];
  bool is_load = piece_of(it, site)->is_load;
  bool is_told = it->addresses->function->blocks.items[flow->header].is_rolled;
  return flow->may_be_peeled ||
         (it->addresses->before_sm90 && !is_load && flow->is_rolled && !is_told);
}

/* The iterations of a loop, side by side; of one that stays rolled only one, whose counters still
 * begin at a multiple of their steps. */
static void read_iterations(struct readings *it, const struct site *site, uint32_t loop,
                            bool wholly, enum reading reading) {
  const struct address from = unbank_address(it->addresses, site->operand, ADDRESS_MAY);
  const struct loop_ends *ends = &it->ends[loop];
  const unsigned iterations = ends->is_rolled ? 1
                              : wholly        ? iterations_of(it, loop)
                                              : PART_ITERATIONS;
  const bool is_part = !ends->is_rolled && (ends->may_vanish || ends->in_order);
  const bool stays =
      ends->is_rolled && !it->flow->loops.items[loop].is_rotated && !may_peel(it, site, loop);
  struct iteration iteration = {
      .loop = loop, .wholly = wholly, .stays = stays, .unroll = is_part ? PART : 1};
  struct address first;
  bool is_known;
  if (!unbank_address_after(it->addresses, from, iteration, &first, &is_known)) {
    read_first(it, site, loop, from, reading);
    return;
  }
  if (!ends->is_rolled && begins_outside(it, site, loop, from))
    piece_of(it, site)->why_open = unbank_outside_cause;
  if (!ends->is_rolled && wholly && may_be_crowd(it, site, first))
    piece_of(it, site)->why_merge_open = crowd;
  if (!ends->is_rolled && wholly && unbank_address_is_decided(it->addresses, from, loop) &&
      !lie_apart(it, site, from, loop))
    piece_of(it, site)->why_open = unbank_reading_cause(reading);
  if (wholly && ends->goes_on && iterations == ITERATIONS_MAX)
    piece_of(it, site)->why_open = unbank_reading_cause(reading);
  for (struct address address = first; iteration.number < iterations; iteration.number++) {
    if (iteration.number)
      unbank_address_after(it->addresses, from, iteration, &address, &is_known);
    if (!is_known) {
      piece_of(it, site)->why_open = unbank_reading_cause(reading);
      note_number(it, site);
    }
    read_iteration(it, site, iteration, address, first, reading);
  }
}

static void read_joined(struct readings *it, const struct site *site) {
  read_otherwise(it, site, ADDRESS_MUST, READING_JOINED);
  read_otherwise(it, site, ADDRESS_MAY, READING_JOINED_MAY);
}

/* Outside the loop what it writes in each iteration is as in the first. */
static void read_outside(struct readings *it, const struct site *site, uint32_t loop) {
  const struct iteration begin = {.loop = loop, .wholly = true, .unroll = PART};
  struct piece piece = *piece_of(it, site);
  struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MAY);
  bool is_known;
  if (!unbank_address_after(it->addresses, address, begin, &address, &is_known))
    return;
  place_piece(it, site, address, READING_UNROLLED, 0, &piece);
  add_copy(it, site, READING_UNROLLED, piece);
}

/* Whether iterations of a loop may begin at what the loop begins at: all of them where it vanishes,
 * the first one where it stands ahead of the loop, and before sm_90, as was seen, those that are
 * left over. */
static bool begins_anew(const struct readings *it, uint32_t loop) {
  const struct flow_loop *flow = &it->flow->loops.items[loop];
  return it->ends[loop].may_vanish || flow->is_rotated || flow->may_be_peeled ||
         it->addresses->before_sm90;
}

/* Halves of one block merge in the first iteration that an unrolled loop with branches does, and
 * were seen apart in the next ones; so were those that are read behind the loop. */
static bool may_be_halves_apart(const struct readings *it, const struct site *site) {
  const uint32_t loop = it->flow->loop[site->block];
  return piece_of(it, site)->unit < 4 && loop != FLOW_NO_LOOP && !it->ends[loop].is_rolled &&
         (!it->flow->loops.items[loop].is_block || site->is_left);
}

/* Where other accesses are read as those of iterations are, blocks are joined for this one, too. */
static void read_beside(struct readings *it, const struct site *site, enum reading reading) {
  const struct lowered_item *item = &it->lowered->items.items[site->item];
  const uint32_t loop = it->flow->loop[site->block];
  struct piece piece = item->piece;
  struct site single = *site;
  single.is_single = it->all_stay && (loop == FLOW_NO_LOOP || it->ends[loop].is_rolled);
  place_piece(it, &single, unbank_address(it->addresses, site->operand, ADDRESS_MAY), reading, 0,
              &piece);
  if (!is_like(&piece, &item->piece))
    add_copy(it, site, reading, piece);
}

static void read_unrolled(struct readings *it, const struct site *site) {
  const uint32_t base = unbank_address(it->addresses, site->operand, ADDRESS_MAY).base;
  const bool has_counter = it->addresses->nodes.items[base].has_counter;
  const struct lowered_item *item = &it->lowered->items.items[site->item];
  if (has_counter && may_be_halves_apart(it, site))
    piece_of(it, site)->is_proved = false;
  for (uint32_t other = 0; has_counter && other < it->flow->loops.count; other++)
    if (!unbank_flow_is_inside(it->flow, site->block, other) && !item->copy_count[READING_UNROLLED])
      read_outside(it, site, other);
  uint32_t loop = it->flow->loop[site->block];
  for (unsigned depth = 0; depth < 2 && loop != FLOW_NO_LOOP; depth++) {
    read_iterations(it, site, loop, false, depth ? READING_OUTER_PART : READING_UNROLLED_PART);
    if (!it->ends[loop].is_rolled || may_peel(it, site, loop))
      read_iterations(it, site, loop, begins_anew(it, loop),
                      depth ? READING_OUTER : READING_UNROLLED);
    loop = it->flow->loops.items[loop].parent;
  }
  for (enum reading r = READING_UNROLLED_PART; r <= READING_UNROLLED && it->flow->loops.count; r++)
    if (!item->copy_count[r])
      read_beside(it, site, r);
}

static unsigned depth_of(const struct flow *flow, uint32_t block) {
  unsigned depth = 0;
  for (uint32_t loop = flow->loop[block]; loop != FLOW_NO_LOOP;
       loop = flow->loops.items[loop].parent)
    depth++;
  return depth;
}

/* Whether codegen has taken a load out of a loop: its GVN loads ahead of one what iterations then
 * hand on, and what only the last iteration's value is needed of is loaded behind it. */
static bool is_taken_out(const struct readings *it, const struct site *site) {
  const struct access *access =
      &it->module->accesses.items[it->lowered->items.items[site->item].access];
  return depth_of(it->flow, site->block) < unbank_loop_depth(it->module->shim, access->block);
}

/* A number for the bytes of a site in a version of memory. */
static uint32_t bytes_in(struct readings *it, const struct site *site, uint32_t version) {
  struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MAY);
  const struct piece *piece = piece_of(it, site);
  uint32_t where = tagged(it, unbank_address_like(it->addresses, address.base), version, TAG_HELD);
  where = tagged(it, where, 2 * piece->unit + site->is_signed, TAG_HELD_UNIT);
  return unbank_address_intern(it->addresses, where, 0,
                               wrapping_add(address.constant, site->inside));
}

/* Whether a way leads from one block to another inside an iteration, as none does from an arm of a
 * branch to the other; and which blocks are on one. */
static bool find_between(const struct readings *it, uint32_t from, uint32_t to, bool *between) {
  const struct ptx_block *blocks = it->addresses->function->blocks.items;
  const size_t count = it->addresses->function->blocks.count;
  bool *reached = ARENA_ARRAY(it->scratch, bool, count + 1);
  size_t n = 0;
  reached[from] = true;
  for (; n < count && it->flow->blocks[n] != to; n++)
    for (unsigned s = 0; s < blocks[it->flow->blocks[n]].successor_count; s++)
      reached[blocks[it->flow->blocks[n]].successors[s]] |= reached[it->flow->blocks[n]];
  between[to] = reached[to];
  while (n-- > 0) { /* what leads back leads to blocks that are not on one yet */
    uint32_t block = it->flow->blocks[n];
    for (unsigned s = 0; reached[block] && s < blocks[block].successor_count; s++)
      between[block] |= between[blocks[block].successors[s]];
  }
  return reached[to];
}

/* Whether what the address is computed of is the same in both blocks: on a way that leads from one
 * to the other, where registers are written at the end of a block, behind its loads; or in two arms
 * of a branch, which ptxas may load for ahead of it. */
static bool keeps_address(const struct readings *it, uint32_t from, uint32_t to, uint32_t base) {
  const size_t count = it->addresses->function->blocks.count;
  bool *between = ARENA_ARRAY(it->scratch, bool, count + 1);
  if (!find_between(it, from, to, between))
    return true;
  for (uint32_t block = 0; block < count; block++)
    if (between[block] && block != to && unbank_address_is_written_in(it->addresses, block, base))
      return false;
  return true;
}

/* Whether a load of their window is executed before both, of which they become a part. */
static bool is_led(struct readings *it, uint32_t first, const struct site *second) {
  uint32_t leader;
  return map_get(&it->leaders, map_number(window_key(it, second)), &leader) &&
         unbank_flow_dominates(it->flow, leader, first) &&
         unbank_flow_dominates(it->flow, leader, second->block);
}

/* What becomes of a load whose bytes an earlier access has in a register. */
enum held { HELD_APART, HELD_PERHAPS, HELD_MERGED };

static enum held held_by(struct readings *it, const struct site *holder, const struct site *site) {
  const struct piece *held = piece_of(it, holder), *piece = piece_of(it, site);
  const uint32_t base = unbank_address(it->addresses, site->operand, ADDRESS_MAY).base;
  const bool is_first = unbank_flow_dominates(it->flow, holder->block, site->block);
  if (is_first && held->is_load && (holder->block == site->block || held->group == piece->group))
    return HELD_MERGED;
  if (!is_first && held->group == piece->group && is_led(it, holder->block, site))
    return HELD_MERGED;
  return holder->block == site->block || keeps_address(it, holder->block, site->block, base)
             ? HELD_PERHAPS
             : HELD_APART;
}

/* What is in a register is not loaded again. */
static void note_held(struct readings *it, uint32_t number) {
  struct site *site = &it->sites.items[number];
  struct piece *piece = piece_of(it, site);
  uint32_t key = bytes_in(it, site, piece->is_load ? site->version : site->leaves);
  enum held most = HELD_APART;
  if (piece->is_ordered)
    return;
  site->holder = NO_HOLDER;
  map_get(&it->holders, map_number(key), &site->holder);
  map_put(&it->holders, map_number(key), number);
  unsigned left = piece->is_load ? HOLDERS_READ : 0;
  for (uint32_t at = site->holder; at != NO_HOLDER && left && most < HELD_MERGED; left--) {
    enum held held = held_by(it, &it->sites.items[at], site);
    most = held > most ? held : most;
    at = it->sites.items[at].holder;
  }
  if (most != HELD_PERHAPS)
    return;
  piece->why_fewer = piece->why_fewer ? piece->why_fewer : in_register;
  piece->why_merge_open = piece->why_merge_open ? piece->why_merge_open : in_register;
}

/* Loads that LLVM takes out of a loop, and nothing else is known of. */
static void note_taken_out(struct readings *it, const struct site *site) {
  struct piece *piece = piece_of(it, site);
  if (piece->is_load && !piece->why_fewer && is_taken_out(it, site))
    piece->why_fewer = "a load that LLVM takes out of a loop";
}

static bool is_constant(struct readings *it, const struct site *site) {
  struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MUST);
  return unbank_address_is_name(it->addresses, address.base);
}

/* Whether an access with a known address may be merged, and so near an end of its array that
 * another array may begin or end in its window. Two arrays of dynamic memory are at one place. */
static bool is_at_border(const struct readings *it, const struct lowered_item *item) {
  const struct piece *piece = &item->piece;
  uint64_t bytes = unbank_least_bytes(&it->module->arrays.items[item->array]);
  bool is_inside = piece->place >= UNBANK_ACCESS_MAX &&
                   (uint64_t)piece->place + piece->bytes + UNBANK_ACCESS_MAX <= bytes;
  return item->is_constant && !is_inside && !piece->is_fixed && piece->unit > 1;
}

/* Constant addresses of several arrays may be neighbours. */
static void mark_constants(struct readings *it) {
  uint32_t array[2] = {UINT32_MAX, UINT32_MAX}; /* that has stores at a border, or loads */
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

/* A window takes at least two stores. */
static void doubt_crowd(struct readings *it) {
  size_t stores = 0;
  for (unsigned pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < it->sites.count && (!pass || stores >= 2 * CROWD); i++) {
      const struct site *site = &it->sites.items[i];
      struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MUST);
      if (!may_be_crowd(it, site, address))
        continue;
      stores++;
      if (pass)
        piece_of(it, site)->why_merge_open = crowd;
    }
}

/* Joined blocks. */

static bool leaves_staying(const struct readings *it, uint32_t from, uint32_t to) {
  uint32_t loop = unbank_flow_left(it->flow, it->flow->loop[from], to);
  while (loop != FLOW_NO_LOOP && it->ends[loop].may_vanish)
    loop = unbank_flow_left(it->flow, it->flow->loops.items[loop].parent, to);
  return loop != FLOW_NO_LOOP;
}

static void note_ends(struct readings *it, uint32_t block, uint32_t to) {
  for (uint32_t loop = unbank_flow_left(it->flow, it->flow->loop[block], to); loop != FLOW_NO_LOOP;
       loop = unbank_flow_left(it->flow, it->flow->loops.items[loop].parent, to)) {
    it->ends[loop].may_vanish |= unbank_address_may_end(it->addresses, loop, block);
    it->ends[loop].in_order |= unbank_address_ends_in_order(it->addresses, block);
  }
  const uint32_t repeated = unbank_flow_repeated_by(it->flow, block, to);
  if (repeated == FLOW_NO_LOOP)
    return;
  struct loop_ends *ends = &it->ends[repeated];
  const uint64_t accesses = it->blocks[block].end - it->blocks[to].first;
  const bool is_one = !ends->repeats++ || ends->last_region == it->blocks[block].last_region;
  ends->last_region = is_one ? it->blocks[block].last_region : 0;
  ends->accesses = accesses > ends->accesses ? accesses : ends->accesses;
}

/* What a loop surely has instructions for: accesses, and arithmetic of floats, as far as no two of
 * them become one. */
struct body {
  uint32_t loads, stores, sums, products, others;
};

static struct body body_of(const struct readings *it, uint32_t loop) {
  const struct ptx_function *function = it->addresses->function;
  struct body out = {0};
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first;
         it->flow->loop[b] == loop && i < function->blocks.items[b].end; i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      bool is_float = PTX_HAS_ANY(from, "f32", "f64");
      bool is_param = unbank_ptx_has(from, "param");
      out.loads += PTX_IS_ANY(from, "ld", "atom") && !is_param;
      out.stores += unbank_ptx_is(from, "st") && !is_param;
      out.sums += is_float && PTX_IS_ANY(from, "add", "sub");
      out.products += is_float && unbank_ptx_is(from, "mul");
      out.others += is_float && PTX_IS_ANY(from, "fma", "cvt");
    }
  return out;
}

/* Whether a loop that runs nobody knows how often is too large to be unrolled: ptxas was seen to
 * unroll 75 instructions and not 84, and 8 stores without a load and not 10. */
static bool is_large(const struct readings *it, uint32_t loop) {
  enum { LARGE = 96, LARGE_STORES = 16 };
  const struct body body = body_of(it, loop);
  uint32_t fused = body.sums > body.products ? body.sums : body.products;
  return body.loads + body.stores + body.others + fused >= LARGE ||
         (!body.loads && body.stores >= LARGE_STORES);
}

static void find_ends(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  const uint32_t loops = (uint32_t)it->flow->loops.count;
  it->ends = (struct loop_ends *)arena_alloc(it->scratch, (loops + 1) * sizeof *it->ends);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++)
      note_ends(it, b, function->blocks.items[b].successors[s]);
  it->all_stay = true;
  it->ends_by_number = ARENA_ARRAY(it->scratch, bool, loops + 1);
  for (uint32_t i = loops; i-- > 0;) { /* parents come first */
    const struct flow_loop *loop = &it->flow->loops.items[i];
    it->ends_by_number[i] = it->ends[i].may_vanish;
    it->ends[i].is_rolled |= loop->is_rolled;
    it->ends[i].is_rolled |= !it->ends[i].may_vanish && !loop->is_rotated && is_large(it, i);
    it->ends[i].may_vanish &= !it->ends[i].is_rolled;
    it->all_stay &= !it->ends[i].may_vanish;
    if (loop->parent != FLOW_NO_LOOP)
      it->ends[loop->parent].is_rolled |= !it->ends[i].may_vanish;
  }
}

/* Blocks that one way leads to, from a branch or from such a block. */
static void find_arms(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  const struct ptx_predecessors into = unbank_ptx_predecessors(function, it->scratch);
  it->is_arm = ARENA_ARRAY(it->scratch, bool, function->blocks.count + 1);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    uint32_t b = it->flow->blocks[n];
    if (into.first[b + 1] - into.first[b] != 1 || it->joined_block[b] == b)
      continue;
    uint32_t from = into.blocks[into.first[b]];
    it->is_arm[b] = function->blocks.items[from].successor_count > 1 || it->is_arm[from];
  }
}

/* Blocks that may become one where branches are predicated: those that all ways to them come from,
 * and between which no loop lies. */
static void find_joined_blocks(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  uint32_t count = (uint32_t)function->blocks.count;
  uint32_t *from = it->joined_block = ARENA_ARRAY(it->scratch, uint32_t, count + 1);
  bool *begins = ARENA_ARRAY(it->scratch, bool, count + 1);
  for (uint32_t b = 0; b < count; b++)
    from[b] = UINT32_MAX;
  for (uint32_t n = 0; n < count; n++) { /* what leads back is met before */
    uint32_t b = it->flow->blocks[n];
    from[b] = begins[b] || from[b] == UINT32_MAX ? b : from[b];
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++) {
      uint32_t to = function->blocks.items[b].successors[s];
      begins[to] |= leaves_staying(it, to, b) || (from[to] != UINT32_MAX && from[to] != from[b]);
      from[to] = from[to] == UINT32_MAX ? from[b] : from[to];
    }
  }
  find_arms(it);
}

/* Whether ptxas knows the address of an access, or of the first iteration's. */
static bool has_known_address(struct readings *it, const struct site *site) {
  const struct address from = unbank_address(it->addresses, site->operand, ADDRESS_MUST);
  struct iteration first = {.loop = it->flow->loop[site->block], .wholly = true, .unroll = 1};
  bool is_known = unbank_address_is_number(it->addresses, site->operand) ||
                  unbank_address_is_name(it->addresses, from.base);
  for (; !is_known && first.loop != FLOW_NO_LOOP && begins_anew(it, first.loop);
       first.loop = it->flow->loops.items[first.loop].parent) {
    struct address address;
    bool is_computed;
    is_known = unbank_address_after(it->addresses, from, first, &address, &is_computed) &&
               unbank_address_is_name(it->addresses, address.base);
  }
  return is_known;
}

static const char left_behind[] = "what a loop leaves behind";

static void open_number(struct readings *it, const struct site *site) {
  if (piece_of(it, site)->why_open ||
      !map_get(&it->numbers, map_number(number_key(it, site)), NULL))
    return;
  if (site->is_left_number)
    piece_of(it, site)->why_open = left_behind;
  else if (has_known_address(it, site))
    piece_of(it, site)->why_open = "neighbours at an address that is computed of numbers";
}

static void open_beside_choice(struct readings *it, const struct site *site) {
  struct piece *piece = piece_of(it, site);
  if (!piece->why_open && !piece->is_load &&
      unbank_address_is_beside_choice(it->addresses, site->operand))
    piece->why_open = "stores to an array whose place a select may give";
}

/* Notes what a loop leaves in this base, and counts, by base, the accesses that depend on such a
 * number. True if this one does. */
static bool note_left(struct readings *it, struct site *site, uint32_t base) {
  const enum address_left left =
      unbank_address_left(it->addresses, it->ends_by_number, base, site->block);
  uint32_t count = 0;
  if (left == ADDRESS_LEFT_APART)
    piece_of(it, site)->why_merge_open = left_behind;
  if (left == ADDRESS_LEFT_NUMBER) {
    site->is_left_number = true;
    note_number(it, site);
  }
  if (left != ADDRESS_LEFT_ALIGNED)
    return false;
  map_get(&it->left_numbers, map_number(base), &count);
  map_put(&it->left_numbers, map_number(base), count + 1);
  return true;
}

/* What stands alone is not merged, however it is aligned. */
static void open_left(struct readings *it, const struct site *site) {
  const uint32_t bases[] = {
      unbank_address_in(it->addresses, site->operand, site->block).base,
      unbank_address(it->addresses, site->operand, ADDRESS_MAY).base,
  };
  uint32_t count = 0;
  for (unsigned i = 0; i < 2; i++)
    if (map_get(&it->left_numbers, map_number(bases[i]), &count) && count > 1)
      piece_of(it, site)->why_open = left_behind;
}

/* Of a loop that is unrolled the last iteration loads nothing that only the next one would read,
 * and the others nothing that only what follows the loop does. */
static void note_reader(struct readings *it, const struct site *site) {
  static const char next[] = "a load for the next iteration of a loop, which the last does without",
                    behind[] =
                        "a load for what follows a loop, which only the last iteration needs";
  const uint32_t loop = it->flow->loop[site->block];
  if (site->reader == READ_BY_ITERATION || loop == FLOW_NO_LOOP || it->ends[loop].is_rolled ||
      (site->reader == READ_BY_NEXT && !it->ends_by_number[loop]))
    return;
  piece_of(it, site)->why_fewer = site->reader == READ_BY_NEXT ? next : behind;
  piece_of(it, site)->why_merge_open = piece_of(it, site)->why_fewer;
}

/* Whether it is open if a loop around a block is unrolled, as a caller decides. */
static bool depends_on_caller(const struct flow *flow, uint32_t block) {
  const uint32_t loop = flow->loop[block];
  return loop != FLOW_NO_LOOP && flow->loops.items[loop].depends_on_caller;
}

/* A number for the window of 16 bytes that a store of a loop goes to, where the loop does not
 * change its address; else 0. Windows begin at multiples of 16 bytes, or of 8 (`half`). */
static uint32_t loop_window(struct readings *it, const struct site *site, bool half) {
  const uint32_t loop = it->flow->loop[site->block];
  struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MAY), first;
  const struct iteration iteration = {.loop = loop, .wholly = true, .unroll = PART};
  bool is_known;
  if (piece_of(it, site)->is_load || loop == FLOW_NO_LOOP || it->ends[loop].is_rolled ||
      site->operand->kind != PTX_REGISTER || it->addresses->differs[site->operand->reg] ||
      unbank_address_after(it->addresses, address, iteration, &first, &is_known))
    return 0;
  int64_t place = wrapping_add(address.constant, site->inside + (half ? UNBANK_ACCESS_MAX / 2 : 0));
  uint32_t where =
      tagged(it, unbank_address_like(it->addresses, address.base), loop, TAG_LOOP_WINDOW);
  return unbank_address_intern(it->addresses, where, half, place & -(int64_t)UNBANK_ACCESS_MAX);
}

/* Stores that follow one another, with none to another base between them, have one number. */
static uint32_t *number_runs(struct readings *it) {
  uint32_t *out = ARENA_ARRAY(it->scratch, uint32_t, it->sites.count + 1);
  uint32_t run = 0, base = 0, region = 0;
  for (size_t i = 0; i < it->sites.count; i++) {
    const struct site *site = &it->sites.items[i];
    if (piece_of(it, site)->is_load)
      continue;
    uint32_t own = unbank_address_like(
        it->addresses, unbank_address(it->addresses, site->operand, ADDRESS_MAY).base);
    run += own != base || site->joined_region != region;
    base = own, region = site->joined_region;
    out[i] = run;
  }
  return out;
}

/* Marks stores of a loop that may merge with stores of the next iteration: those to one window that
 * belong to several runs. */
static void open_between_iterations(struct readings *it) {
  enum { SEVERAL_RUNS = UINT32_MAX };
  const size_t count = it->flow->loops.count ? 2 * it->sites.count : 0;
  uint32_t *windows = ARENA_ARRAY(it->scratch, uint32_t, count + 1);
  const uint32_t *runs = count ? number_runs(it) : NULL;
  struct map of_window = map_new(it->scratch); /* the one run of its stores, or SEVERAL_RUNS */
  for (size_t i = 0; i < count; i++) {
    uint32_t run;
    windows[i] = loop_window(it, &it->sites.items[i / 2], i % 2);
    if (!windows[i])
      continue;
    bool is_other = map_get(&of_window, map_number(windows[i]), &run) && run != runs[i / 2];
    map_put(&of_window, map_number(windows[i]), is_other ? (uint32_t)SEVERAL_RUNS : runs[i / 2]);
  }
  for (size_t i = 0; i < count; i++) {
    uint32_t run;
    if (windows[i] && map_get(&of_window, map_number(windows[i]), &run) &&
        run == (uint32_t)SEVERAL_RUNS)
      piece_of(it, &it->sites.items[i / 2])->why_open = unbank_reading_cause(READING_UNROLLED);
  }
}

/* What the readings of single accesses ask. */
static void prepare(struct readings *it) {
  find_ends(it);
  find_joined_blocks(it);
  find_repeats(it);
  if (it->from_sm120)
    count_accesses(it);
  find_homes(it);
  it->promises = map_new(it->scratch);
  it->left_numbers = map_new(it->scratch);
  it->numbers = map_new(it->scratch);
  for (size_t i = 0; i < it->sites.count; i++)
    note_promises(it, &it->sites.items[i]);
  note_surprises(it);
}

/* By the address that ptxas is sure to see. Whether a loop leaves the address. */
static bool read_must(struct readings *it, struct site *site) {
  struct address address = unbank_address_in(it->addresses, site->operand, site->block);
  struct piece *piece = piece_of(it, site);
  place_piece(it, site, address, READING_MUST, 0, piece);
  uint32_t may_vanish;
  if (piece->is_load && map_get(&it->doubts, map_number(doubt_key(it, site)), NULL))
    piece->why_merge_open = around_predicated;
  if (piece->is_load && map_get(&it->around_loops, map_number(window_key(it, site)), &may_vanish) &&
      may_vanish)
    piece->why_merge_open = around_loop;
  note_reader(it, site);
  bool has_left = note_left(it, site, address.base);
  const uint32_t may = unbank_address(it->addresses, site->operand, ADDRESS_MAY).base;
  if (may != address.base)
    has_left |= note_left(it, site, may);
  if (unbank_address_is_number(it->addresses, site->operand))
    note_number(it, site);
  if (!it->flow->is_known)
    piece->why_open = "a branch by a table";
  if (depends_on_caller(it->flow, site->block))
    piece->why_open = "a loop of a function that ptxas may inline, and unroll then";
  return has_left;
}

/* By each further address that it may see. */
static void read_further(struct readings *it) {
  const size_t count = it->sites.count;
  struct site *sites = it->sites.items;
  for (size_t i = 0; i < count; i++)
    read_otherwise(it, &sites[i], ADDRESS_MAY, READING_MAY);
  it->may_join |= it->addresses->function->blocks.count > 1;
  for (size_t i = 0; i < count && it->may_join; i++)
    read_joined(it, &sites[i]);
  bool may_part = it->may_join || it->flow->loops.count;
  for (size_t i = 0; i < count && may_part; i++)
    read_otherwise(it, &sites[i], ADDRESS_MUST, READING_PARTED);
  for (size_t i = 0; i < count; i++)
    find_iterations(it, &sites[i]);
  for (size_t i = 0; i < count; i++)
    read_unrolled(it, &sites[i]);
}

/* Marks what no reading decides. */
static void mark_uncertain(struct readings *it) {
  for (size_t i = 0; i < it->sites.count; i++) {
    open_number(it, &it->sites.items[i]);
    open_beside_choice(it, &it->sites.items[i]);
  }
  open_between_iterations(it);
  open_moved(it);
  unbank_note_repeats(it);
  for (size_t i = 0; i < it->sites.count; i++)
    note_taken_out(it, &it->sites.items[i]);
  it->holders = map_new(it->scratch);
  in_order(it, note_held);
  mark_constants(it);
  doubt_crowd(it);
}

void unbank_read_sites(struct readings *it) {
  bool has_left = false;
  prepare(it);
  for (size_t i = 0; i < it->sites.count; i++)
    has_left |= read_must(it, &it->sites.items[i]);
  for (size_t i = 0; i < it->sites.count && has_left; i++)
    open_left(it, &it->sites.items[i]);
  read_further(it);
  mark_uncertain(it);
}
