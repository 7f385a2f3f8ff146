/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * For the code as it stands, widths are read off the PTX that codegen generates, merged as ptxas
 * would merge it (widths_as_lowered). For a layout that has not been applied, rules predict them
 * (widths_by_rule).
 *
 * An item (items.h) is an access of the PTX; a piece (merge.h) is an item at its final place,
 * ready to be merged with its neighbours; a whole is a piece that others were merged into. */
#include "widths/widths.h"

#include <stdlib.h>

#include "address/align.h"
#include "bank/bank.h"
#include "find/joined.h"
#include "kernels/instances.h"
#include "shim/query.h"
#include "support/integers.h"
#include "widths/items/merge.h"
#include "widths/kept.h"
#include "widths/lowered/lowered.h"
#include "widths/neighbours.h"
#include "widths/readings/readings.h"

/* What is known of an access by itself. If it promises less alignment than its width, codegen
 * splits it, and may or may not merge the pieces again. */
static struct width alone(const struct access *access) {
  bool is_aligned = access->align >= access->bytes;
  const struct strict_load load = unbank_strict_load(access);
  return (struct width){.lead = access->id,
                        .bytes = access->bytes,
                        .why_open = is_aligned ? load.why_open
                                               : "an access that is not aligned to its width",
                        .why_fewer = load.why_fewer,
                        .parts = 1};
}

/* Likewise under a layout, which may split it. */
static struct width alone_under(const struct module *module, const struct access *access,
                                const struct unbank_layout *layout) {
  uint32_t part = access->is_divisible ? unbank_part_under(module, access, layout) : access->bytes;
  if (part == access->bytes)
    return alone(access);
  return (struct width){.lead = access->id, .bytes = part, .parts = access->bytes / part};
}

static const char unread[] =
    "LLVM generated no PTX of this code to look at; does clang compile it for "
    "this architecture?",
                  too_long[] = "the code as it stands was not read, as it has too many "
                               "instructions without a branch";

/* The code as it stands. */

static const char taken_apart[] = "an access that is taken apart";
static const char not_optimised[] = "code of -O0, which ptxas does not optimise",
                  less_merged[] = "code of -O1, in which ptxas merges less";
static const char in_another[] = "neighbours in another array";
static const char which_of_joined[] = "one of several arrays, which are aligned differently";

struct pieces {
  struct piece *items;
  size_t count, capacity;
};

/* The items of one array, plus items of other arrays that may merge with them; and the
 * corresponding pieces, one per item. */
struct selection {
  uint32_t array;
  LIST_OF(const struct lowered_item *) items;
  struct pieces pieces;
  int64_t *places;                        /* by piece, its place before merging */
  uint32_t *order, *leads;                /* `leads`: for a whole, the lowest id of its accesses */
  struct other_width (*others)[READINGS]; /* by item */
};

/* The index of an array's first item whose access has an id of at least `access`. An array's items
 * are sorted by access. */
static size_t first_item(const struct lowered *lowered, uint32_t array, uint32_t access) {
  size_t low = lowered->starts[array], high = lowered->starts[array + 1];
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (lowered->items.items[lowered->by_array[middle]].access < access)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* The address of an array modulo 16; if unknown, its alignment. */
struct placement {
  uint32_t at; /* with 16 for 0; for a joined array, the alignment that all members share */
  bool is_known;
  bool is_joined;         /* some members are elsewhere */
  bool is_beside;         /* the addresses of all arrays of the kernel are known */
  uint64_t place;         /* this array's address, if is_beside */
  const uint64_t *places; /* all arrays' addresses, in the order of kernel->arrays */
  const struct kernel *kernel;
};

/* Adds an item as a piece, at the place of its array. If the array's address is added to a constant
 * within the base and both have equally many low zeros, their sum has more, but how many is not
 * known. */
static void add_piece(struct pieces *out, const struct piece *piece, struct placement placed,
                      struct arena *arena) {
  struct piece *added = ARENA_PUSH(arena, out);
  *added = *piece;
  added->into = (uint32_t)out->count - 1;
  bool moves = piece->from == FROM_ARRAY && placed.is_known;
  uint32_t aligned = low_bit_of(placed.at);
  if (placed.is_joined && piece->from == FROM_ARRAY && !piece->is_fixed)
    added->why_open = which_of_joined;
  if (placed.is_joined && piece->from == FROM_BASE && aligned < piece->align)
    added->is_proved = false;
  else if (moves && placed.is_beside && piece->is_named)
    added->place += (int64_t)placed.place;
  else if (moves)
    added->place += placed.at % UNBANK_ACCESS_MAX;
  else if (piece->from != FROM_VECTOR && aligned < piece->align)
    added->align = aligned;
  if (!moves && piece->mixes_place && placed.is_known && aligned == piece->align) {
    added->is_proved &= aligned == UNBANK_ACCESS_MAX;
    added->align = UNBANK_ACCESS_MAX;
  }
  if (piece->promise > added->align &&
      (piece->promised_at + (moves ? placed.at : 0)) % piece->promise == 0) {
    added->align = piece->promise;
    added->is_proved &= !piece->is_promise_open;
  }
}

static int64_t *list_places(const struct pieces *pieces, struct arena *arena) {
  int64_t *places = ARENA_ARRAY(arena, int64_t, pieces->count + 1);
  for (size_t i = 0; i < pieces->count; i++)
    places[i] = pieces->items[i].place;
  return places;
}

/* Whether it is known which accesses of other arrays are next to an item: its function is the
 * kernel itself, so no other kernel places the arrays differently. */
static bool is_decided(const struct module *module, const struct lowered_item *item,
                       const struct placement *placed) {
  return placed->is_beside && item->piece.is_named &&
         module->accesses.items[item->access].function == placed->kernel->function;
}

/* Selects the items of the kernel's other arrays that may merge with this array's. */
static void select_others(const struct module *module, uint32_t array,
                          const struct placement *placed, struct arena *arena,
                          struct selection *out) {
  const struct lowered *lowered = module->lowered;
  for (size_t i = 0; placed->is_beside && i < placed->kernel->arrays.count; i++) {
    const uint32_t other = placed->kernel->arrays.items[i];
    for (uint32_t at = lowered->starts[other]; other != array && at < lowered->starts[other + 1];
         at++) {
      const struct lowered_item *item = &lowered->items.items[lowered->by_array[at]];
      if (item->meets_others && is_decided(module, item, placed))
        *ARENA_PUSH(arena, &out->items) = item;
    }
  }
}

static int compare_items(const void *left, const void *right) {
  const struct lowered_item *a = *(const struct lowered_item *const *)left,
                            *b = *(const struct lowered_item *const *)right;
  const int order = compare_numbers(a->piece.first, b->piece.first);
  return order ? order : (a > b) - (a < b);
}

/* The placement of the item's own array; `placed` is the one of `array`. */
static struct placement placement_of(const struct lowered_item *item, uint32_t array,
                                     struct placement placed) {
  if (item->array == array)
    return placed;
  for (size_t i = 0; i < placed.kernel->arrays.count; i++)
    if (placed.kernel->arrays.items[i] == item->array)
      placed.place = placed.places[i];
  placed.at =
      placed.place % UNBANK_ACCESS_MAX ? placed.place % UNBANK_ACCESS_MAX : UNBANK_ACCESS_MAX;
  return placed;
}

/* Selects items function by function or, if other arrays take part, in execution order. */
static struct selection select_items(const struct module *module, const uint32_t *accesses,
                                     size_t count, struct placement placed, struct arena *arena) {
  const struct lowered *lowered = module->lowered;
  const struct access *all = module->accesses.items;
  uint32_t array = all[accesses[0]].array;
  struct selection out = {.array = array};
  for (size_t i = 0, next; i < count; i = next) {
    for (next = i + 1; next < count; next++)
      if (all[accesses[next]].function != all[accesses[i]].function)
        break;
    size_t end = first_item(lowered, array, accesses[next - 1] + 1);
    for (size_t at = first_item(lowered, array, accesses[i]); at < end; at++) {
      const struct lowered_item *item = &lowered->items.items[lowered->by_array[at]];
      *ARENA_PUSH(arena, &out.items) = item;
    }
  }
  const size_t own = out.items.count;
  select_others(module, array, &placed, arena, &out);
  if (out.items.count > own)
    qsort(out.items.items, out.items.count, sizeof *out.items.items, compare_items);
  for (size_t i = 0; i < out.items.count; i++)
    add_piece(&out.pieces, &out.items.items[i]->piece,
              placement_of(out.items.items[i], array, placed), arena);
  out.places = list_places(&out.pieces, arena);
  out.order = ARENA_ARRAY(arena, uint32_t, out.items.count + 1);
  out.leads = ARENA_ARRAY(arena, uint32_t, out.items.count + 1);
  out.others = (struct other_width(*)[READINGS])arena_alloc(arena, (out.items.count + 1) *
                                                                       sizeof *out.others);
  return out;
}

static const struct lowered_member *member_of(const struct lowered *lowered,
                                              const struct lowered_item *item, size_t i) {
  return &lowered->members.items[item->member + i];
}

static uint32_t least_access(const struct lowered *lowered, const struct lowered_item *item) {
  uint32_t least = UINT32_MAX;
  for (size_t k = 0; k < item->member_count; k++) {
    uint32_t access = member_of(lowered, item, k)->access;
    least = access < least ? access : least;
  }
  return least;
}

static void find_leads(const struct lowered *lowered, struct selection *it) {
  for (uint32_t i = 0; i < it->items.count; i++)
    it->leads[i] = UINT32_MAX;
  for (uint32_t i = 0; i < it->items.count; i++) {
    uint32_t *lead = &it->leads[unbank_merged_into(it->pieces.items, i)];
    uint32_t access = least_access(lowered, it->items.items[i]);
    *lead = access < *lead ? access : *lead;
  }
}

/* `at`: bytes from the access to the start of the item. */
static void copy_other_widths(const struct other_width *others, int64_t at, struct width *width) {
  for (unsigned r = 0; r < READINGS; r++) {
    width->others[r] = others[r];
    width->others[r].shift = (int8_t)(others[r].shift + at);
  }
}

/* An item that moves all or part of an access. */
struct move {
  uint32_t access, whole, item; /* whole: the piece that the item was merged into */
  int64_t place;                /* of the access, as seen by the item */
  bool known;                   /* whether `place` is known */
};

struct moves {
  struct move *items;
  size_t count, capacity;
};

static int compare_moves(const void *left, const void *right) {
  const struct move *a = left, *b = right;
  int order = compare_numbers(a->access, b->access);
  order = order ? order : compare_numbers(a->whole, b->whole);
  return order ? order : compare_numbers(a->item, b->item);
}

/* Sorted by access, then by whole. */
static struct moves list_moves(const struct lowered *lowered, const struct selection *it,
                               struct arena *arena) {
  struct moves out = {0};
  for (uint32_t i = 0; i < it->items.count; i++) {
    uint32_t whole = unbank_merged_into(it->pieces.items, i);
    int64_t at = it->places[i] - it->items.items[i]->piece.place;
    for (size_t k = 0; k < it->items.items[i]->member_count; k++) {
      const struct lowered_member *member = member_of(lowered, it->items.items[i], k);
      *ARENA_PUSH(arena, &out) =
          (struct move){member->access, whole, i, member->place + at, member->known};
    }
  }
  if (out.count)
    qsort(out.items, out.count, sizeof *out.items, compare_moves);
  return out;
}

/* By whole: how many accesses it moves. */
static uint32_t *count_sharers(const struct moves *moves, size_t pieces, struct arena *arena) {
  uint32_t *out = ARENA_ARRAY(arena, uint32_t, pieces + 1);
  for (size_t i = 0; i < moves->count; i++)
    out[moves->items[i].whole] += !i || moves->items[i].access != moves->items[i - 1].access ||
                                  moves->items[i].whole != moves->items[i - 1].whole;
  return out;
}

/* An access moved by a single whole. If codegen moves only part of it, the offset of that part is
 * not known; within one bank word that does not matter. */
static struct width width_in_whole(const struct selection *it, const struct access *access,
                                   const struct move *moves, size_t count) {
  const struct piece *whole = &it->pieces.items[moves->whole];
  int64_t place = moves->place;
  uint32_t bytes = 0;
  bool known = true;
  for (size_t i = 0; i < count; i++) {
    place = moves[i].place < place ? moves[i].place : place;
    known &= moves[i].known;
    bytes += it->items.items[moves[i].item]->moved;
  }
  bool aligned = whole->bytes <= 4 && access->align >= 4;
  known &= bytes >= access->bytes || aligned;
  struct width out = {.lead = it->leads[moves->whole],
                      .bytes = whole->bytes,
                      .shift = (int32_t)(whole->place - place),
                      .why_open = whole->why_open,
                      .why_fewer = whole->why_fewer,
                      .parts = 1};
  if (!whole->why_open && !known)
    out.why_open = "an access that codegen turns into others";
  copy_other_widths(it->others[moves->item], it->places[moves->item] - moves->place, &out);
  return out;
}

/* An access moved by several wholes. It counts as split if they have the same width, cover its
 * bytes exactly and move nothing else. Otherwise it was duplicated, or neighbours hold parts of
 * it. */
static struct width width_in_parts(const struct selection *it, const struct access *access,
                                   const struct move *moves, size_t count,
                                   const uint32_t *sharers) {
  const struct piece *pieces = it->pieces.items, *first = &pieces[moves->whole];
  struct width out = alone(access);
  const char *cause = NULL;
  int64_t place = moves->place, end = moves->place;
  uint32_t bytes = 0;
  bool alike = true;
  for (size_t i = 0; i < count; i++) {
    const struct piece *whole = &pieces[moves[i].whole];
    alike &= moves[i].known && sharers[moves[i].whole] == 1 && whole->bytes == first->bytes &&
             whole->group == first->group && whole->enter == first->enter;
    place = whole->place < place ? whole->place : place;
    end = whole->place + whole->bytes > end ? whole->place + whole->bytes : end;
    bytes += !i || moves[i].whole != moves[i - 1].whole ? whole->bytes : 0;
    cause = whole->why_open ? whole->why_open : cause;
    out.why_fewer = out.why_fewer ? out.why_fewer : whole->why_fewer;
  }
  if (!alike || bytes != access->bytes || end - place != bytes)
    cause = taken_apart;
  if (cause) {
    out.why_open = cause;
    return out;
  }
  return (struct width){.lead = access->id,
                        .bytes = first->bytes,
                        .why_fewer = out.why_fewer,
                        .parts = bytes / first->bytes};
}

static void take_widths(const struct module *module, const struct selection *it,
                        struct arena *scratch, struct width *widths) {
  const struct moves moves = list_moves(module->lowered, it, scratch);
  const uint32_t *sharers = count_sharers(&moves, it->items.count, scratch);
  for (size_t i = 0, next; i < moves.count; i = next) {
    const struct move *first = &moves.items[i];
    for (next = i + 1; next < moves.count && moves.items[next].access == first->access;)
      next++;
    const struct access *access = &module->accesses.items[first->access];
    bool one = moves.items[next - 1].whole == first->whole;
    if (access->array != it->array)
      continue;
    widths[access->id] = one ? width_in_whole(it, access, first, next - i)
                             : width_in_parts(it, access, first, next - i, sharers);
  }
}

/* Other readings. */

/* Whether two pieces, one in each reading, were merged into wholes of the same width that start at
 * the same distance from them. */
static bool same_whole(const struct piece *a_pieces, uint32_t a, const struct piece *b_pieces,
                       uint32_t b) {
  const struct piece *x = &a_pieces[unbank_merged_into(a_pieces, a)];
  const struct piece *y = &b_pieces[unbank_merged_into(b_pieces, b)];
  return x->bytes == y->bytes && x->place - a_pieces[a].place == y->place - b_pieces[b].place;
}

static int compare_order(const void *left, const void *right) {
  const struct piece *a = left, *b = right;
  int order = compare_numbers(a->first, b->first);
  return order ? order : compare_numbers(a->into, b->into);
}

/* Lists the pieces of a reading in execution order, with the item of each in *owners. False if the
 * reading does not differ from the first. */
static bool read_pieces(const struct lowered *lowered, const struct selection *it,
                        enum reading reading, struct placement placed, struct arena *arena,
                        struct pieces *out, uint32_t **owners) {
  LIST_OF(uint32_t) list = {0};
  bool differs = false;
  for (uint32_t i = 0; i < it->items.count; i++) {
    const struct lowered_item *item = it->items.items[i];
    bool iterations = reading >= READING_UNROLLED_PART;
    enum reading like = iterations && !item->copy_count[reading] ? READING_MAY : reading;
    const struct piece *copies = &lowered->copies.items[item->copies[like]];
    differs |= item->copy_count[reading] != 0;
    for (uint32_t k = 0; k < item->copy_count[like]; k++) {
      add_piece(out, &copies[k], placement_of(item, it->array, placed), arena);
      *ARENA_PUSH(arena, &list) = i;
    }
    if (!item->copy_count[like]) {
      add_piece(out, &item->piece, placement_of(item, it->array, placed), arena);
      *ARENA_PUSH(arena, &list) = i;
    }
  }
  if (!differs)
    return false;
  if (out->count)
    qsort(out->items, out->count, sizeof *out->items, compare_order);
  *owners = ARENA_ARRAY(arena, uint32_t, out->count + 1);
  for (uint32_t i = 0; i < out->count; i++) {
    (*owners)[i] = list.items[out->items[i].into];
    out->items[i].into = i;
  }
  return true;
}

/* Records what the merged pieces of a reading make of their items. `places`: where the pieces were
 * before merging. */
static void note_others(const struct lowered *lowered, const struct selection *it,
                        enum reading reading, const struct pieces *pieces, const int64_t *places,
                        const uint32_t *owners, struct arena *arena) {
  uint32_t *leads = ARENA_ARRAY(arena, uint32_t, pieces->count + 1);
  for (uint32_t i = 0; i < pieces->count; i++)
    leads[i] = UINT32_MAX;
  for (uint32_t i = 0; i < pieces->count; i++) {
    uint32_t *lead = &leads[unbank_merged_into(pieces->items, i)];
    uint32_t access = least_access(lowered, it->items.items[owners[i]]);
    *lead = access < *lead ? access : *lead;
  }
  struct map iterations = map_new(arena); /* key: item, whole */
  for (uint32_t i = 0; i < pieces->count; i++) {
    uint32_t into = unbank_merged_into(pieces->items, i), owner = owners[i], count = 0;
    const struct piece *whole = &pieces->items[into];
    struct other_width *other = &it->others[owner][reading];
    const void *key = map_number((uint64_t)owner << 32 | into);
    map_get(&iterations, key, &count);
    map_put(&iterations, key, ++count);
    if (whole->bytes < other->bytes || (whole->bytes == other->bytes && count < other->iterations))
      continue;
    *other = (struct other_width){.bytes = (uint8_t)whole->bytes,
                                  .iterations = (uint8_t)count,
                                  .shift = (int8_t)(whole->place - places[i]),
                                  .may_follow =
                                      pieces->items[i].may_merge ||
                                      leads[into] < least_access(lowered, it->items.items[owner])};
  }
}

/* Merges the pieces of a reading. An item's width becomes open if the result differs from the first
 * reading's, or if this reading leaves it undecided. `as_whole`: treat partially used loads as if
 * all of each were used. False if the reading does not differ, or leaves nothing undecided. */
static bool compare_reading(const struct lowered *lowered, struct selection *it,
                            enum reading reading, struct placement placed, bool as_whole,
                            struct arena *arena) {
  struct pieces pieces = {0};
  uint32_t *owners;
  if (!read_pieces(lowered, it, reading, placed, arena, &pieces, &owners))
    return false;
  for (uint32_t i = 0; i < pieces.count && as_whole; i++)
    pieces.items[i].used = 0;
  uint32_t *order = ARENA_ARRAY(arena, uint32_t, pieces.count + 1);
  int64_t *places = list_places(&pieces, arena);
  unbank_merge_by_ptxas(pieces.items, order, pieces.count);
  note_others(lowered, it, reading, &pieces, places, owners, arena);
  bool any_open = false;
  for (uint32_t i = 0; i < pieces.count; i++) {
    struct piece *whole = &it->pieces.items[unbank_merged_into(it->pieces.items, owners[i])];
    const bool open = pieces.items[i].may_merge;
    any_open |= open;
    if (!whole->why_open && (open || !same_whole(pieces.items, i, it->pieces.items, owners[i])))
      whole->why_open = unbank_reading_cause(reading);
  }
  return any_open;
}

static void compare_readings(const struct lowered *lowered, struct selection *it,
                             struct placement placed, struct arena *arena) {
  for (enum reading reading = READING_MUST + 1; reading < READINGS; reading++)
    if (compare_reading(lowered, it, reading, placed, false, arena))
      compare_reading(lowered, it, reading, placed, true, arena);
}

/* Accesses of different arrays at constant addresses can be adjacent, and then they merge like
 * those of one array (400 groups of loads and stores of two to five arrays on sm_75 to sm_120, each
 * beside an equivalent group in one array). If the arrays' addresses are not all known, it is open
 * which accesses merge, up to the largest width. */
static void open_borders(const struct module *module, struct selection *it,
                         const struct placement *placed) {
  for (uint32_t i = 0; i < it->items.count; i++) {
    const struct lowered_item *item = it->items.items[i];
    struct piece *whole = &it->pieces.items[unbank_merged_into(it->pieces.items, i)];
    uint64_t bytes = unbank_least_bytes(&module->arrays.items[item->array]);
    int64_t at = it->places[i] - item->piece.place; /* address of the array */
    int64_t window = it->places[i] / UNBANK_ACCESS_MAX * UNBANK_ACCESS_MAX;
    bool inside = item->piece.place >= 0 && (!bytes || (uint64_t)item->piece.place < bytes);
    bool alone = window >= at && (uint64_t)(window + UNBANK_ACCESS_MAX - at) <= bytes;
    const bool settled = alone || !item->meets_others || is_decided(module, item, placed);
    if (item->array != it->array || !item->is_constant || (inside && settled))
      continue;
    whole->why_open = inside ? in_another : unbank_outside_cause;
    it->others[i][READING_MUST] = (struct other_width){
        .bytes = UNBANK_ACCESS_MAX,
        .iterations = 1,
        .shift = (int8_t)-(int64_t)((uint64_t)item->piece.place % UNBANK_ACCESS_MAX)};
  }
}

/* The merge rules describe -O2 and -O3, at which ptxas behaves the same. At -O1 it merges loads
 * only within a chain of blocks (flow.h), and there in straight-line code as at -O3. It does not
 * derive alignment from loops and joins, and rarely merges across loads from other memory: where a
 * merge depends on that, its width is open. So is that of merged halves, which were seen to stay
 * apart in some orders (sm_90, sm_120), of stores that may sink out of a loop and merge with later
 * ones, and of loads that ptxas narrows at -O3. (5,000 kernels of cuda and ir and 6,000 of all
 * kinds, sm_75 to sm_120, before and after a rewrite.) */
static void open_by_level(struct selection *it, LLVMCodeGenOptLevel level) {
  for (uint32_t i = 0; i < it->items.count; i++) {
    const uint32_t first = unbank_merged_into(it->pieces.items, i),
                   straight = it->items.items[i]->straight;
    const struct piece *own = &it->items.items[i]->piece, *lead = &it->items.items[first]->piece;
    struct piece *whole = &it->pieces.items[first];
    const bool is_merged = own->first != lead->first || whole->bytes > it->items.items[i]->moved;
    const bool is_narrowed = whole->bytes < it->items.items[i]->moved;
    if (level == LLVMCodeGenLevelNone)
      whole->why_open = not_optimised;
    else if (level == LLVMCodeGenLevelLess && is_merged &&
             (!straight || straight != it->items.items[first]->straight ||
              own->unit < UNBANK_BANK_BYTES))
      whole->why_open = less_merged;
    else if (level == LLVMCodeGenLevelLess &&
             (it->items.items[i]->may_be_sunk || (own->is_load && is_narrowed)))
      whole->why_open = less_merged;
  }
}

/* A request: the widths of these accesses, all of one array. */
struct asked {
  const uint32_t *accesses;
  size_t count;
  uint32_t align;
  const struct kernel *kernel; /* if not NULL, the accesses of all its arrays are considered */
  const uint64_t *places;      /* of the kernel's arrays */
};

/* Fills in where the kernel's arrays are, if all of that is known. */
static void place_beside(const struct module *module, const struct array *array,
                         const uint64_t *places, struct placement *placed) {
  const struct kernel *kernel = placed->kernel;
  placed->is_beside = placed->is_known;
  placed->places = places;
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *one = &module->arrays.items[kernel->arrays.items[i]];
    placed->is_beside &= !unbank_is_joined_array(one);
    if (one == array)
      placed->place = places[i];
  }
}

/* Whether an open width may depend on neighbours that no reading knows about. */
static bool has_unknown_neighbours(const char *cause) {
  return cause == in_another || cause == unbank_outside_cause || cause == unbank_number_cause;
}

static void widths_as_lowered(const struct module *module, const struct asked *asked,
                              struct arena *scratch, struct width *widths) {
  const uint32_t *accesses = asked->accesses;
  const size_t count = asked->count;
  const struct lowered *lowered = module->lowered;
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    widths[access->id] = alone(access);
    enum codegen_outcome left = unbank_codegen_outcome(lowered, access);
    if (left == CODEGEN_UNKNOWN)
      widths[access->id].why_open =
          LLVMIsAMemIntrinsic(access->inst)
              ? "a copy, or fill, of which codegen makes a loop, or other pieces"
              : "an access of which codegen leaves nothing";
    else if (left == CODEGEN_DROPS)
      widths[access->id].lead = WIDTH_GONE;
  }
  const struct array *array = &module->arrays.items[module->accesses.items[accesses[0]].array];
  const bool is_joined = unbank_is_joined_array(array) && asked->align < UNBANK_ACCESS_MAX;
  struct placement placed = {asked->align, !module->is_part, is_joined, .kernel = asked->kernel};
  if (asked->kernel)
    place_beside(module, array, asked->places, &placed);
  struct selection chosen = select_items(module, accesses, count, placed, scratch);
  unbank_merge_by_ptxas(chosen.pieces.items, chosen.order, chosen.items.count);
  compare_readings(lowered, &chosen, placed, scratch);
  open_borders(module, &chosen, &placed);
  open_by_level(&chosen, lowered->level);
  find_leads(lowered, &chosen);
  take_widths(module, &chosen, scratch, widths);
}

/* A layout that has not been applied. */

/* The accesses that may merge. */
struct candidates {
  struct neighbours near;
  struct piece *pieces;
  uint32_t *order;
};

/* The alignment of the new address without its constant. Dynamic memory stays in place, so there
 * the alignment that the access promises also counts, as far as the layout preserves it. */
static uint32_t align_of_base(const struct access *access, const struct unbank_layout *layout,
                              const struct plan *plan) {
  uint32_t atom = unbank_layout_atom(layout);
  uint32_t kept = access->align < atom ? access->align : atom;
  uint32_t constant = (uint32_t)plan->constant & (kept - 1);
  kept = constant ? low_bit_of(constant) : kept;
  return unbank_stays(plan, layout) && kept > plan->align ? kept : plan->align;
}

/* Plans the new address of an access that may merge. One that is split into atoms does not: its
 * parts are scattered, or aligned only to the atom. */
static void add_candidate(const struct module *module, const struct access *access,
                          const struct unbank_layout *layout, const struct unbank_shape *promise,
                          uint32_t parts, struct candidates *it) {
  struct offset offset;
  struct plan plan;
  bool plain = unbank_is_load_or_store(access->op);
  bool can_merge =
      plain && !access->is_volatile && parts == 1 && unbank_offset(module, access, &offset);
  if (can_merge)
    unbank_plan(module, access->function, promise, &offset, layout, &plan);
  unbank_add_neighbour(&it->near, module, access, can_merge ? &plan : NULL);
  if (can_merge)
    it->near.all[it->near.count - 1].align = align_of_base(access, layout, &plan);
}

static struct piece piece_of(const struct neighbour *it, uint32_t i, uint32_t align) {
  uint32_t placed = low_bit_of(align);
  return (struct piece){.group = it->by_llvm,
                        .is_load = it->access->op == UNBANK_OP_LD,
                        .is_fixed = !it->is_planned,
                        .unit = it->access->bytes,
                        .bytes = it->access->bytes,
                        .place = it->constant,
                        .align = it->is_planned && it->align < placed ? it->align : placed,
                        .first = it->access->id,
                        .last = it->access->id,
                        .into = i,
                        .is_proved = true};
}

/* Loads that codegen combines under any layout share the piece of the first. */
static void join_equals(const struct module *module, const struct candidates *it,
                        struct arena *scratch) {
  struct map index = map_new(scratch);
  for (uint32_t i = 0, first; i < it->near.count && module->kept; i++) {
    const struct neighbour *one = &it->near.all[i];
    const struct access *same = &module->accesses.items[module->kept[one->access->id].same_as];
    map_put(&index, one->access, i);
    if (same != one->access && map_get(&index, same, &first) && one->is_planned &&
        it->near.all[first].is_planned && it->near.all[first].constant == one->constant)
      it->pieces[i].into = first;
  }
}

/* The alignment that ptxas proves of a new address: what its scales imply, or what was proved of
 * the leaves in the current offsets. */
static uint32_t proved_align(const struct module *module, const struct neighbour *one) {
  uint32_t kept = module->kept[one->access->id].align;
  return kept > one->align_by_scales ? kept : one->align_by_scales;
}

/* An access merged by LLVM takes the position of its first load or its last store. In a loop where
 * LLVM replaces the addresses by a running pointer, ptxas proves the alignment of the start that
 * LLVM picks among the group's addresses. */
static void regroup_for_ptxas(const struct module *module, const struct candidates *it) {
  for (uint32_t i = 0; i < it->near.count; i++) {
    const struct neighbour *one = &it->near.all[i];
    struct piece *piece = &it->pieces[i], *whole = &it->pieces[unbank_merged_into(it->pieces, i)];
    if (one->access->id == (piece->is_load ? whole->first : whole->last))
      whole->group = one->by_ptxas;
    whole->is_proved &= !one->counts_along;
    if (!module->kept)
      continue;
    uint32_t proved = proved_align(module, one);
    whole->align = proved < whole->align ? proved : whole->align;
    piece->is_fixed |= piece == whole && piece->bytes == one->access->bytes &&
                       module->kept[one->access->id].is_fixed;
  }
}

/* merge.h makes the piece with the lowest address the lead; here it is the one with the lowest
 * id. */
static void take_pieces(const struct candidates *it, struct width *widths) {
  uint32_t *leads = it->order, count = it->near.count;
  for (uint32_t i = 0; i < count; i++)
    leads[i] = count;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t into = unbank_merged_into(it->pieces, i);
    leads[into] = i < leads[into] ? i : leads[into];
  }
  for (uint32_t i = 0; i < count; i++) {
    uint32_t into = unbank_merged_into(it->pieces, i), lead = leads[into];
    const struct piece *whole = &it->pieces[into];
    const struct neighbour *one = &it->near.all[i];
    if (lead != i || whole->bytes > one->access->bytes)
      widths[one->access->id] = (struct width){.lead = it->near.all[lead].access->id,
                                               .bytes = whole->bytes,
                                               .shift = (int32_t)(whole->place - one->constant),
                                               .why_open = whole->why_open,
                                               .parts = 1};
  }
}

static void widths_by_rule(const struct module *module, const uint32_t *accesses, size_t count,
                           const struct unbank_layout *layout, uint32_t align,
                           const struct unbank_shape *promise, struct arena *scratch,
                           struct width *widths) {
  struct candidates it = {.near.all = ARENA_ARRAY(scratch, struct neighbour, count),
                          .pieces = ARENA_ARRAY(scratch, struct piece, count),
                          .order = ARENA_ARRAY(scratch, uint32_t, count)};
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    struct width *width = &widths[access->id];
    *width = alone_under(module, access, layout);
    if (module->kept && module->kept[access->id].is_gone) {
      width->lead = WIDTH_GONE;
      continue;
    }
    add_candidate(module, access, layout, promise, width->parts, &it);
  }
  unbank_end_neighbours(&it.near);
  for (uint32_t i = 0; i < it.near.count; i++)
    it.pieces[i] = piece_of(&it.near.all[i], i, align);
  join_equals(module, &it, scratch);
  unbank_merge_by_llvm(it.pieces, it.order, it.near.count);
  regroup_for_ptxas(module, &it);
  unbank_merge_by_ptxas(it.pieces, it.order, it.near.count);
  take_pieces(&it, widths);
}

static void open_all(const struct module *module, const uint32_t *accesses, size_t count,
                     const char *cause, struct width *widths) {
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    if (unbank_is_load_or_store(access->op) && !access->is_volatile)
      widths[access->id].why_open = cause;
  }
}

/* All these accesses are of one array. */
static bool was_read(const struct module *module, const uint32_t *accesses) {
  return module->lowered && !module->lowered->unread[module->accesses.items[accesses[0]].array];
}

/* ptxas merges inline PTX like other code, except for values held in registers of a different type
 * than the instruction's: a .f32 in a .b32 register, which is how LLVM 22 holds floats. */
static void open_assembly(const struct module *module, const uint32_t *accesses, size_t count,
                          struct width *widths) {
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    struct width *width = &widths[accesses[i]];
    bool merged =
        width->lead != WIDTH_GONE && (width->lead != access->id || width->bytes != access->bytes);
    if (access->is_assembly && merged)
      width->why_open = widths[width->lead].why_open = "neighbours in inline PTX";
  }
}

/* The last adjustments, once all widths are known. */
static void finish_widths(const struct module *module, const uint32_t *accesses, size_t count,
                          struct width *widths) {
  const bool hardware = module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (hardware)
    open_assembly(module, accesses, count, widths);
  if (hardware && module->is_for_debugger)
    open_all(module, accesses, count, "compiled for a debugger", widths);
  for (size_t i = 0; i < count; i++)
    widths[accesses[i]].may_take_less = has_unknown_neighbours(widths[accesses[i]].why_open);
}

static void find_widths(const struct module *module, const struct asked *asked,
                        const struct unbank_layout *layout, const struct unbank_shape *promise,
                        struct width *widths) {
  const uint32_t *accesses = asked->accesses;
  const size_t count = asked->count;
  struct arena scratch = {0};
  bool hardware = module->options->widths == UNBANK_WIDTHS_HARDWARE, stands = !layout;
  layout = layout ? layout : &unbank_identity;
  if (!hardware)
    for (size_t i = 0; i < count; i++)
      widths[accesses[i]] = alone_under(module, &module->accesses.items[accesses[i]], layout);
  else if (count && stands && was_read(module, accesses))
    widths_as_lowered(module, asked, &scratch, widths);
  else if (count) {
    widths_by_rule(module, accesses, count, layout, asked->align, promise, &scratch, widths);
    if (stands) /* codegen would decide, but it was not run */
      open_all(module, accesses, count, module->lowered ? too_long : unread, widths);
  }
  arena_free(&scratch);
}

void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count,
                   const struct unbank_layout *layout, uint32_t align,
                   const struct unbank_shape *promise, struct width *widths) {
  const struct asked asked = {accesses, count, align, NULL, NULL};
  find_widths(module, &asked, layout, promise, widths);
  finish_widths(module, accesses, count, widths);
}

void unbank_widths_of_kernel(const struct module *module, const struct kernel *kernel,
                             struct width *widths) {
  struct arena scratch = {0};
  const uint64_t *places = unbank_places(module, kernel, NULL, &scratch);
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    struct asked asked = {
        .align = unbank_modulo_16(module, array, places[i]), .kernel = kernel, .places = places};
    asked.accesses = unbank_kernel_accesses(kernel, array->id, &asked.count);
    find_widths(module, &asked, NULL, NULL, widths);
  }
  finish_widths(module, kernel->accesses.items, kernel->accesses.count, widths);
  arena_free(&scratch);
}

uint32_t unbank_modulo_16(const struct module *module, const struct array *array, uint64_t place) {
  if (!array->bytes) /* dynamic memory starts at a multiple of 16 */
    return UNBANK_ACCESS_MAX;
  if (module->is_part)
    return array->align < UNBANK_ACCESS_MAX ? array->align : UNBANK_ACCESS_MAX;
  place %= UNBANK_ACCESS_MAX;
  if (unbank_is_joined_array(array))
    place &= ~place + 1;
  return place ? (uint32_t)place : UNBANK_ACCESS_MAX;
}

uint32_t unbank_place_modulo_16(const struct module *module, const struct kernel *kernel,
                                const struct array *array, const struct instance *hypothesis) {
  return unbank_modulo_16(module, array, unbank_place(module, kernel, array->id, hypothesis));
}

/* Whether a linker may reorder the kernel's arrays: it places the ones that it sees first. */
static bool may_be_reordered(const struct module *module, const struct kernel *kernel) {
  for (size_t i = 0; i < kernel->arrays.count && !module->is_whole; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    for (size_t m = 0; array->bytes && m < array->members.count; m++)
      if (!unbank_is_local(array->members.items[m].global))
        return true;
  }
  return false;
}

struct behind_word unbank_behind_word(const struct module *module, const struct kernel *kernel,
                                      const struct array *array) {
  uint32_t align = array->align ? array->align : 1;
  if (align >= UNBANK_BANK_BYTES || !array->bytes)
    return (struct behind_word){0, UNBANK_BANK_BYTES};
  if (module->is_part || unbank_is_joined_array(array) || may_be_reordered(module, kernel))
    return (struct behind_word){0, align};
  return (struct behind_word){
      unbank_place_modulo_16(module, kernel, array, NULL) % UNBANK_BANK_BYTES, UNBANK_BANK_BYTES};
}
