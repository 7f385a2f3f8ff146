/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Widths of the code as it stands: they are read off the PTX that codegen generates, whose accesses
 * are then merged as ptxas would merge them.
 *
 * An item (items.h) is an access of the PTX; a piece (merge.h) is an item at its final place,
 * ready to be merged with its neighbours; a whole is a piece that others were merged into. */
#include <stdlib.h>

#include "bank/bank.h"
#include "find/joined.h"
#include "kernels/instances.h"
#include "support/integers.h"
#include "widths/items/merge.h"
#include "widths/lowered/lowered.h"
#include "widths/readings/readings.h"
#include "widths/widths_internal.h"

static const char taken_apart[] = "an access that is taken apart";
static const char not_optimised[] = "code of -O0, which ptxas does not optimise",
                  less_merged[] = "code of -O1, in which ptxas merges less";
const char unbank_in_another_cause[] = "neighbours in another array";
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
  struct width out = unbank_width_alone(access);
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

/* The pieces of a reading, in execution order. */
struct read_pieces {
  enum reading reading;
  struct pieces pieces;
  uint32_t *owners; /* by piece: its item */
  int64_t *places;  /* by piece: its place before merging */
};

/* Lists the pieces of out->reading. False if the reading does not differ from the first. */
static bool read_pieces(const struct lowered *lowered, const struct selection *it,
                        struct placement placed, struct arena *arena, struct read_pieces *out) {
  const enum reading reading = out->reading;
  LIST_OF(uint32_t) list = {0};
  bool differs = false;
  for (uint32_t i = 0; i < it->items.count; i++) {
    const struct lowered_item *item = it->items.items[i];
    bool iterations = reading >= READING_UNROLLED_PART;
    enum reading like = iterations && !item->copy_count[reading] ? READING_MAY : reading;
    const struct piece *copies = &lowered->copies.items[item->copies[like]];
    differs |= item->copy_count[reading] != 0;
    for (uint32_t k = 0; k < item->copy_count[like]; k++) {
      add_piece(&out->pieces, &copies[k], placement_of(item, it->array, placed), arena);
      *ARENA_PUSH(arena, &list) = i;
    }
    if (!item->copy_count[like]) {
      add_piece(&out->pieces, &item->piece, placement_of(item, it->array, placed), arena);
      *ARENA_PUSH(arena, &list) = i;
    }
  }
  if (!differs)
    return false;
  struct pieces *pieces = &out->pieces;
  if (pieces->count)
    qsort(pieces->items, pieces->count, sizeof *pieces->items, compare_order);
  out->owners = ARENA_ARRAY(arena, uint32_t, pieces->count + 1);
  for (uint32_t i = 0; i < pieces->count; i++) {
    out->owners[i] = list.items[pieces->items[i].into];
    pieces->items[i].into = i;
  }
  out->places = list_places(pieces, arena);
  return true;
}

/* Records what the merged pieces of a reading make of their items. */
static void note_others(const struct lowered *lowered, const struct selection *it,
                        const struct read_pieces *read, struct arena *arena) {
  const struct pieces *pieces = &read->pieces;
  uint32_t *leads = ARENA_ARRAY(arena, uint32_t, pieces->count + 1);
  for (uint32_t i = 0; i < pieces->count; i++)
    leads[i] = UINT32_MAX;
  for (uint32_t i = 0; i < pieces->count; i++) {
    uint32_t *lead = &leads[unbank_merged_into(pieces->items, i)];
    uint32_t access = least_access(lowered, it->items.items[read->owners[i]]);
    *lead = access < *lead ? access : *lead;
  }
  struct map iterations = map_new(arena); /* key: item, whole */
  for (uint32_t i = 0; i < pieces->count; i++) {
    uint32_t into = unbank_merged_into(pieces->items, i), owner = read->owners[i];
    const struct piece *whole = &pieces->items[into];
    struct other_width *other = &it->others[owner][read->reading];
    const void *key = map_number((uint64_t)owner << 32 | into);
    const uint32_t count = 1 + map_or(&iterations, key, 0);
    map_put(&iterations, key, count);
    if (whole->bytes < other->bytes || (whole->bytes == other->bytes && count < other->iterations))
      continue;
    *other = (struct other_width){.bytes = (uint8_t)whole->bytes,
                                  .iterations = (uint8_t)count,
                                  .shift = (int8_t)(whole->place - read->places[i]),
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
  struct read_pieces read = {.reading = reading};
  if (!read_pieces(lowered, it, placed, arena, &read))
    return false;
  struct piece *pieces = read.pieces.items, *first = it->pieces.items;
  const size_t count = read.pieces.count;
  for (uint32_t i = 0; i < count && as_whole; i++)
    pieces[i].used = 0;
  unbank_merge_by_ptxas(pieces, ARENA_ARRAY(arena, uint32_t, count + 1), count);
  note_others(lowered, it, &read, arena);
  bool any_open = false;
  for (uint32_t i = 0; i < count; i++) {
    struct piece *whole = &first[unbank_merged_into(first, read.owners[i])];
    const bool open = pieces[i].may_merge;
    any_open |= open;
    if (!whole->why_open && (open || !same_whole(pieces, i, first, read.owners[i])))
      whole->why_open = unbank_reading_cause(reading);
  }
  return any_open;
}

static void compare_readings(const struct lowered *lowered, struct selection *it,
                             struct placement placed, struct arena *arena) {
  /* At -O1, ptxas unrolls no loop (loops of 2 to 64 iterations, sm_75 to sm_90). */
  const bool unrolls = lowered->level != LLVMCodeGenLevelLess;
  const enum reading end = unrolls ? READINGS : READING_UNROLLED_PART;
  for (enum reading reading = READING_MUST + 1; reading < end; reading++)
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
    whole->why_open = inside ? unbank_in_another_cause : unbank_outside_cause;
    it->others[i][READING_MUST] = (struct other_width){
        .bytes = UNBANK_ACCESS_MAX,
        .iterations = 1,
        .shift = (int8_t)-(int64_t)((uint64_t)item->piece.place % UNBANK_ACCESS_MAX)};
  }
}

/* The merge rules describe -O2 and -O3, at which ptxas behaves the same. At -O1 it merges within a
 * chain of blocks (flow.h) by the same rules, but derives no alignment from loops and joins
 * (address.h) and unrolls no loop. Selects, 16-bit numbers and masks that are shifted may hide the
 * alignment, too: where a merge depends on that, its width is open. So is that of merged halves of
 * loads, which were seen to stay apart in some orders (sm_90, sm_120), of loads that merge across
 * loads from other memory, of those that ptxas narrows at -O3, of stores that may sink out of a
 * loop and merge with later ones, and of accesses in the header of a loop that ptxas executes once
 * before the loop, where it knows their alignment. (6,000 kernels of cuda and ir, sm_75 to sm_120,
 * before and after a rewrite.) */
static void open_by_level(struct selection *it, LLVMCodeGenOptLevel level) {
  for (uint32_t i = 0; i < it->items.count; i++) {
    const struct lowered_item *item = it->items.items[i];
    const uint32_t first = unbank_merged_into(it->pieces.items, i);
    const struct lowered_item *lead = it->items.items[first];
    struct piece *whole = &it->pieces.items[first];
    const bool is_merged = item->piece.first != lead->piece.first || whole->bytes > item->moved;
    const bool is_hidden = !item->straight;
    const bool is_odd_load = item->piece.is_load && (item->straight != lead->straight ||
                                                     item->piece.unit < UNBANK_BANK_BYTES);
    const bool is_narrowed_load = item->piece.is_load && whole->bytes < item->moved;
    if (level == LLVMCodeGenLevelNone)
      whole->why_open = not_optimised;
    else if (level == LLVMCodeGenLevelLess &&
             (item->may_be_sunk || item->may_be_peeled || is_narrowed_load ||
              (is_merged && (is_hidden || is_odd_load))))
      whole->why_open = less_merged;
  }
}
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
void unbank_widths_as_lowered(const struct module *module, const struct width_request *request,
                              struct arena *scratch, struct width *widths) {
  const uint32_t *accesses = request->accesses;
  const size_t count = request->count;
  const struct lowered *lowered = module->lowered;
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    widths[access->id] = unbank_width_alone(access);
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
  const bool is_joined = unbank_is_joined_array(array) && request->align < UNBANK_ACCESS_MAX;
  struct placement placed = {request->align, !module->is_part, is_joined,
                             .kernel = request->kernel};
  if (request->kernel)
    place_beside(module, array, request->places, &placed);
  struct selection chosen = select_items(module, accesses, count, placed, scratch);
  unbank_merge_by_ptxas(chosen.pieces.items, chosen.order, chosen.items.count);
  compare_readings(lowered, &chosen, placed, scratch);
  open_borders(module, &chosen, &placed);
  open_by_level(&chosen, lowered->level);
  find_leads(lowered, &chosen);
  take_widths(module, &chosen, scratch, widths);
}
