/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/items/merge.h"

#include <stdlib.h>
#include <string.h>

#include "support/integers.h"

uint32_t unbank_merged_into(const struct piece *pieces, uint32_t i) {
  while (pieces[i].into != i)
    i = pieces[i].into;
  return i;
}

/* By unit, group and place; equal ones in execution order. */
static int compare(const void *left, const void *right, void *context) {
  const struct piece *pieces = context;
  uint32_t i = *(const uint32_t *)left, k = *(const uint32_t *)right;
  const struct piece *a = &pieces[i], *b = &pieces[k];
  int order = compare_numbers(a->unit, b->unit);
  order = order ? order : compare_numbers(a->group, b->group);
  order = order ? order : compare_numbers(a->place, b->place);
  return order ? order : compare_numbers(i, k);
}

/* Lists the pieces that may merge, sorted; returns their number. */
static size_t sort(struct piece *pieces, uint32_t *order, size_t count) {
  size_t found = 0;
  for (uint32_t i = 0; i < count; i++)
    if (pieces[i].into == i && !pieces[i].is_fixed && pieces[i].bytes < UNBANK_ACCESS_MAX &&
        (uint64_t)pieces[i].place % pieces[i].bytes == 0)
      order[found++] = i;
  qsort_r(order, found, sizeof *order, compare, pieces);
  return found;
}

static const char in_other_blocks[] = "three loads of a window of which others are in other blocks";
static const char side_by_side[] = "stores of different widths side by side";
static const char part_used[] = "a load of which a part is used";
static const char stored_last[] =
    "three loads of a window of which the rest was stored just before";
static const char stored_beside[] =
    "loads of several blocks beside a word that was stored just before";
static const char computed_twice[] = "equal addresses that are computed in several blocks";
static const char before_arms[] = "neighbours in arms, behind other arms that load them";
static const char for_last[] = "loads of which an iteration that is unrolled may need some alone";
static const char not_in_all[] = "an alignment that is not proved for certain";

/* Whether the pieces of order[0 .. count) in the range of `bytes` from `start` are exactly those of
 * one instruction, which other executions make redundant only as a whole. */
static bool repeats_whole(const struct piece *pieces, const uint32_t *order, size_t count,
                          int64_t start, uint32_t bytes) {
  const struct piece *first = NULL;
  uint32_t taken = 0;
  for (size_t i = 0; i < count; i++) {
    const struct piece *piece = &pieces[order[i]];
    if (piece->place < start || piece->place >= start + bytes)
      continue;
    first = first ? first : piece;
    if (!piece->is_of_vector || piece->may_be_cut || piece->repeats != first->repeats ||
        piece->first != first->first)
      return false;
    taken += piece->bytes;
  }
  return taken == bytes;
}

/* Merges the pieces of order[0 .. count) that are in the range of `bytes` from `start`. */
static void absorb(struct piece *pieces, const uint32_t *order, size_t count, int64_t start,
                   uint32_t bytes, const char *cause) {
  const bool is_whole = repeats_whole(pieces, order, count, start, bytes);
  struct piece *whole = NULL;
  uint64_t first = UINT64_MAX, last = 0;
  for (size_t i = 0; i < count; i++) {
    struct piece *piece = &pieces[order[i]];
    if (piece->place < start || piece->place >= start + bytes)
      continue;
    if (!whole)
      whole = piece;
    cause = piece->why_open                      ? piece->why_open
            : !piece->is_proved                  ? not_in_all
            : piece->why_merge_open && !is_whole ? piece->why_merge_open
                                                 : cause;
    whole->why_fewer = whole->why_fewer ? whole->why_fewer : piece->why_fewer;
    first = piece->first < first ? piece->first : first;
    last = piece->last > last ? piece->last : last;
    piece->into = (uint32_t)(whole - pieces);
  }
  if (whole->bytes == bytes) /* alone in it */
    return;
  whole->place = start;
  whole->bytes = bytes;
  whole->first = first;
  whole->last = last;
  whole->why_open = cause;
}

/* LLVM. */

/* The run of adjacent pieces in order[0 .. count) that starts with the first: its length in bytes,
 * up to the widest access, and the number of *members. Equal places count once. */
static uint32_t run_length(const struct piece *pieces, const uint32_t *order, size_t count,
                           size_t *members) {
  const struct piece *first = &pieces[order[0]];
  int64_t end = first->place + first->bytes;
  for (*members = 1; *members < count; ++*members) {
    const struct piece *next = &pieces[order[*members]];
    if (next->group != first->group || next->bytes != first->bytes || next->place > end ||
        next->place >= first->place + UNBANK_ACCESS_MAX)
      break;
    end = next->place + next->bytes;
  }
  return (uint32_t)(end - first->place < UNBANK_ACCESS_MAX ? end - first->place
                                                           : UNBANK_ACCESS_MAX);
}

/* How many pieces after order[0] are at the same place and not better aligned: they start no wide
 * access either. */
static size_t equals(const struct piece *pieces, const uint32_t *order, size_t count) {
  const struct piece *first = &pieces[order[0]];
  size_t taken = 1;
  while (taken < count && pieces[order[taken]].group == first->group &&
         pieces[order[taken]].bytes == first->bytes && pieces[order[taken]].place == first->place &&
         pieces[order[taken]].align <= first->align)
    taken++;
  return taken;
}

void unbank_merge_by_llvm(struct piece *pieces, uint32_t *order, size_t count) {
  size_t found = sort(pieces, order, count);
  for (size_t i = 0; i < found;) {
    const struct piece *first = &pieces[order[i]];
    if (first->align <= first->bytes) {
      i++;
      continue;
    }
    size_t members, taken = 0;
    uint32_t run = run_length(pieces, order + i, found - i, &members);
    for (uint32_t bytes = UNBANK_ACCESS_MAX; bytes > first->bytes; bytes /= 2) {
      if (bytes > run || bytes > first->align || (uint64_t)first->place % bytes)
        continue;
      absorb(pieces, order + i, members, first->place, bytes, NULL);
      pieces[order[i]].unit = bytes < 4 ? bytes : 4; /* a vector is held in words */
      for (taken = 1; taken < members && pieces[order[i + taken]].into != order[i + taken];)
        taken++;
      break;
    }
    i += taken ? taken : equals(pieces, order + i, found - i);
  }
}

/* ptxas. */

static uint32_t window_bytes(const struct piece *piece) {
  return 4 * piece->unit < UNBANK_ACCESS_MAX ? 4 * piece->unit : UNBANK_ACCESS_MAX;
}

/* Bit i is set if the piece covers unit i of the window at `base`. */
static unsigned units_of(const struct piece *piece, int64_t base) {
  unsigned first = (unsigned)(piece->place - base) / piece->unit;
  return ((1u << piece->bytes / piece->unit) - 1) << first;
}

/* For 64 bits that are read in parts: whether ptxas narrows the loads before it merges them. It
 * narrows quarters, and halves if they are read in other blocks; but none if it does not narrow all
 * of them. */
static enum early narrows_before(const struct piece *pieces, const uint32_t *order, size_t count) {
  enum early least = EARLY;
  for (size_t i = 0; i < count; i++) {
    const struct piece *piece = &pieces[order[i]];
    if (piece->unit != 8 || !piece->read_most)
      return NOT_EARLY;
    bool is_quarter = !(piece->read_most & (piece->read_most - 1));
    bool is_half = !(piece->read_most & 3) || !(piece->read_most & 12);
    enum early one = is_quarter ? EARLY : is_half ? piece->narrows : NOT_EARLY;
    least = one < least ? one : least;
  }
  return least;
}

static void open_parts(struct piece *pieces, const uint32_t *order, size_t count,
                       const char *cause) {
  for (size_t i = 0; i < count; i++)
    if (!pieces[order[i]].why_open)
      pieces[order[i]].why_open = cause;
}

/* Whether loads of three units of a window merge. Two that fill a half, and use the same parts,
 * merge first; the third one then joins only if it uses the same part. */
static bool joins_three(const struct piece *pieces, const uint32_t *order, size_t count,
                        int64_t base, uint32_t bytes) {
  unsigned units[2] = {0};
  uint32_t used[2] = {0};
  bool alike[2] = {true, true};
  for (size_t i = 0; i < count; i++) {
    const struct piece *piece = &pieces[order[i]];
    unsigned half = piece->place - base >= bytes / 2;
    alike[half] &= !units[half] || used[half] == piece->used;
    used[half] = piece->used;
    units[half] |= units_of(piece, base);
  }
  unsigned pair = __builtin_popcount(units[1]) == 2;
  return !alike[pair] || used[0] == used[1];
}

/* Whether two of the pieces of a window load the same bytes and use other parts of them. */
static bool has_other_use(const struct piece *pieces, const uint32_t *order, size_t count) {
  const struct piece *of_unit[4] = {NULL};
  for (size_t i = 0; i < count; i++) {
    const struct piece *piece = &pieces[order[i]];
    const struct piece **first = &of_unit[(uint64_t)piece->place / piece->unit % 4];
    if (*first && (*first)->used != piece->used)
      return true;
    *first = piece;
  }
  return false;
}

/* If loads that fill `bytes` bytes are sufficiently aligned and others among them are not, the
 * others have a different base that this reading does not distinguish. */
static void note_aligned(struct piece *pieces, const uint32_t *order, size_t count,
                         uint32_t bytes) {
  const int64_t base = floor_to(pieces[order[0]].place, bytes);
  unsigned units = 0, all = (1u << bytes / pieces[order[0]].unit) - 1;
  for (size_t i = 0; i < count; i++)
    units |= pieces[order[i]].align >= bytes ? units_of(&pieces[order[i]], base) : 0;
  const bool fill = units == all || (all == 0xF && __builtin_popcount(units) == 3);
  for (size_t i = 0; i < count && fill; i++)
    pieces[order[i]].may_merge |= pieces[order[i]].align >= bytes;
}

static void note_doubt(struct piece *pieces, const uint32_t *order, size_t count) {
  for (size_t i = 0; i < count; i++)
    pieces[order[i]].may_merge = true;
}

/* Merges the pieces order[0 .. count) if they fill `bytes` bytes, to which all are aligned; loads
 * also with three of the four units of a window. */
static bool merge_all(struct piece *pieces, const uint32_t *order, size_t count, uint32_t bytes,
                      bool has_others) {
  const struct piece *first = &pieces[order[0]];
  int64_t base = floor_to(first->place, bytes);
  unsigned units = 0, all = (1u << bytes / first->unit) - 1;
  uint32_t align = bytes;
  bool alike = true, guarded = true, of_vector = false, beside_stored = false, one_block = true;
  bool some_for_last = false, all_for_last = true;
  for (size_t i = 0; i < count; i++) {
    const struct piece *piece = &pieces[order[i]];
    guarded &= piece->is_guarded;
    some_for_last |= piece->is_for_last;
    all_for_last &= piece->is_for_last;
    of_vector |= piece->is_of_vector;
    beside_stored |= piece->is_beside_stored;
    one_block &= piece->enter == first->enter;
    units |= units_of(piece, base);
    align = piece->align < align ? piece->align : align;
    alike &= piece->bytes == first->bytes;
  }
  enum early narrows = first->is_load ? narrows_before(pieces, order, count) : NOT_EARLY;
  if (narrows == EARLY)
    return false;
  bool three = first->is_load && all == 0xF && __builtin_popcount(units) == 3 &&
               joins_three(pieces, order, count, base, bytes);
  if (three && guarded) /* no window if the branch is if-converted, which is open */
    note_doubt(pieces, order, count);
  three &= !guarded;
  if (first->is_load && align < bytes && bytes > first->unit)
    note_aligned(pieces, order, count, bytes);
  if (bytes <= first->unit || align < bytes || !(units == all || three))
    return false;
  if (narrows == MAY_BE_EARLY || has_other_use(pieces, order, count))
    open_parts(pieces, order, count, part_used);
  if (units != all && has_others) {
    open_parts(pieces, order, count, in_other_blocks);
    note_doubt(pieces, order, count);
  }
  if (some_for_last && !all_for_last)
    open_parts(pieces, order, count, for_last);
  if (units != all && of_vector && beside_stored)
    open_parts(pieces, order, count, stored_last);
  if (first->is_load && beside_stored && !one_block)
    open_parts(pieces, order, count, stored_beside);
  absorb(pieces, order, count, base, bytes, first->is_load || alike ? NULL : side_by_side);
  return true;
}

static bool same_window(const struct piece *a, const struct piece *b) {
  return a->group == b->group && a->unit == b->unit &&
         floor_to(a->place, window_bytes(a)) == floor_to(b->place, window_bytes(b));
}

static bool is_mergeable(const struct piece *piece, uint32_t i) {
  return piece->into == i && !piece->is_fixed && piece->unit > 1 &&
         piece->bytes < window_bytes(piece) && (uint64_t)piece->place % piece->bytes == 0;
}

static bool dominates(const struct piece *a, const struct piece *b) {
  return a->enter <= b->enter && b->leave <= a->leave;
}

static int compare_blocks(const void *left, const void *right, void *context) {
  const struct piece *pieces = context;
  uint32_t i = *(const uint32_t *)left, k = *(const uint32_t *)right;
  int order = compare_numbers(pieces[i].enter, pieces[k].enter);
  return order ? order : compare_numbers(i, k);
}

/* Loads that are still alone are merged with an earlier load of the same bytes. */
static void merge_equals(struct piece *pieces, const uint32_t *order, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const struct piece *first = &pieces[order[i]];
    if (first->into != order[i])
      continue;
    for (size_t k = i + 1; k < count; k++) {
      struct piece *next = &pieces[order[k]];
      if (next->into == order[k] && next->place == first->place && next->bytes == first->bytes &&
          next->used == first->used)
        next->into = order[i];
    }
  }
}

/* Loads that are not part of a wider one are still combined if they read the same bytes. With 16
 * bits or fewer, this happens before any merging, and the combined load stays fixed if one of them
 * is. */
static bool may_repeat(const struct piece *piece, uint32_t i) {
  return piece->is_load && !piece->is_ordered && piece->into == i &&
         (piece->unit <= 2 || !is_mergeable(piece, i));
}

static void repeat(struct piece *first, struct piece *next) {
  next->into = first->into;
  first->is_fixed |= next->is_fixed;
  first->why_fewer = first->why_fewer ? first->why_fewer : next->why_fewer;
  first->why_open = first->why_open ? first->why_open : next->why_open;
}

static void merge_repeats(struct piece *pieces, uint32_t *order, size_t count) {
  size_t found = 0, next;
  for (uint32_t i = 0; i < count; i++)
    if (may_repeat(&pieces[i], i))
      order[found++] = i;
  qsort_r(order, found, sizeof *order, compare, pieces);
  for (size_t i = 0; i < found; i = next) {
    struct piece *first = &pieces[order[i]];
    for (next = i + 1; next < found; next++) {
      struct piece *other = &pieces[order[next]];
      if (other->unit != first->unit || other->group != first->group ||
          other->place != first->place || other->bytes != first->bytes || !dominates(first, other))
        break;
      repeat(first, other);
    }
  }
}

/* Moves the pieces of the lower half of a window to the front; returns their number. */
static size_t split_halves(const struct piece *pieces, uint32_t *order, size_t count,
                           uint32_t half) {
  size_t lower = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t it = order[i];
    if ((uint64_t)floor_to(pieces[it].place, half) / half % 2)
      continue;
    memmove(order + lower + 1, order + lower, (i - lower) * sizeof *order);
    order[lower++] = it;
  }
  return lower;
}

static uint32_t least_align(const struct piece *pieces, const uint32_t *order, size_t count) {
  uint32_t align = UNBANK_ACCESS_MAX;
  for (size_t i = 0; i < count; i++)
    align = pieces[order[i]].align < align ? pieces[order[i]].align : align;
  return align;
}

static void merge_window(struct piece *pieces, uint32_t *order, size_t count, uint32_t bytes);

static void merge_halves(struct piece *pieces, uint32_t *order, size_t count, uint32_t bytes) {
  size_t lower = split_halves(pieces, order, count, bytes / 2);
  merge_window(pieces, order, lower, bytes / 2);
  merge_window(pieces, order + lower, count - lower, bytes / 2);
}

/* Merges all pieces, or those that fill a half; then the rest. `has_others`: the window also has
 * loads in other blocks, which may merge with these. */
static void merge_together(struct piece *pieces, uint32_t *order, size_t count, uint32_t bytes,
                           bool has_others) {
  if (count < 2 || merge_all(pieces, order, count, bytes, has_others))
    return;
  if (bytes == window_bytes(&pieces[order[0]]))
    merge_halves(pieces, order, count, bytes);
  merge_equals(pieces, order, count);
}

/* Whether loads in several blocks use different parts. */
static bool differ_in_use(const struct piece *pieces, const uint32_t *order, size_t count) {
  bool used = false, blocks = false;
  for (size_t i = 1; i < count; i++) {
    used |= pieces[order[i]].used != pieces[order[0]].used;
    blocks |= pieces[order[i]].enter != pieces[order[0]].enter;
  }
  return used && blocks;
}

/* Such loads were seen to merge only within blocks: returns how many are in the first one's. */
static size_t part_blocks(struct piece *pieces, const uint32_t *order, size_t count) {
  size_t same = 0;
  for (size_t i = 0; i < count; i++) {
    struct piece *piece = &pieces[order[i]];
    piece->why_open = "loads of several blocks of which parts are used";
    piece->may_merge = true;
    same += piece->enter == pieces[order[0]].enter;
  }
  return same;
}

/* Loads of a window whose blocks the first one does not dominate. If its address is in a different
 * register than theirs, ptxas may consider it different: then they are a window of their own, in
 * which the first of them may dominate the others. */
static void note_computed(struct piece *pieces, const uint32_t *order, size_t first, size_t count) {
  bool may = false;
  for (size_t i = first; i < count; i++)
    for (size_t k = i + 1; k < count; k++) {
      const struct piece *a = &pieces[order[i]], *b = &pieces[order[k]];
      may |= a->enter != b->enter && dominates(a, b) && a->computed == b->computed &&
             a->computed != pieces[order[0]].computed;
    }
  if (!may)
    return;
  open_parts(pieces, order + first, count - first, computed_twice);
  note_doubt(pieces, order + first, count - first);
}

/* Arms of a table that load a window before others do not keep those apart: a load in no arm merges
 * with those in no arm that it dominates (300 loads in 1,500 test kernels on sm_75 to sm_120). With
 * those in arms it was seen to merge (sm_80), and not to (sm_100). Moves the former to the front;
 * returns how many there are, or 0. */
static size_t pass_over_arms(struct piece *pieces, uint32_t *order, size_t count) {
  size_t first = 0, moved = 0;
  while (first < count && pieces[order[first]].is_in_table_arm)
    first++;
  if (!first || first == count || pieces[order[first]].is_in_arm)
    return 0;
  struct piece *leader = &pieces[order[first]];
  for (size_t i = first; i < count; i++) {
    const uint32_t it = order[i];
    if (!dominates(leader, &pieces[it]))
      continue;
    if (pieces[it].is_in_arm) {
      leader->why_open = pieces[it].why_open = before_arms;
      leader->may_merge = pieces[it].may_merge = true;
      continue;
    }
    memmove(order + moved + 1, order + moved, (i - moved) * sizeof *order);
    order[moved++] = it;
  }
  return moved;
}

/* Merges the loads order[0 .. count) of a window of `bytes` bytes, or of its halves if only those
 * can be aligned. Loads in blocks dominated by the first one's block merge with it; the others
 * merge only within their blocks, even where one dominates another. */
static void merge_window(struct piece *pieces, uint32_t *order, size_t count, uint32_t bytes) {
  if (count < 2)
    return;
  if (bytes == window_bytes(&pieces[order[0]]) && least_align(pieces, order, count) < bytes) {
    note_aligned(pieces, order, count, bytes);
    merge_halves(pieces, order, count, bytes);
    return;
  }
  qsort_r(order, count, sizeof *order, compare_blocks, pieces);
  size_t next = 1;
  while (next < count && dominates(&pieces[order[0]], &pieces[order[next]]))
    next++;
  if (next < count) {
    const size_t passed = pass_over_arms(pieces, order, count);
    next = passed ? passed : next;
  }
  if (differ_in_use(pieces, order, next))
    next = part_blocks(pieces, order, next);
  merge_together(pieces, order, next, bytes, next < count);
  note_computed(pieces, order, next, count);
  for (size_t first = next; first < count; first = next) {
    while (next < count && pieces[order[next]].enter == pieces[order[first]].enter)
      next++;
    merge_together(pieces, order + first, next - first, bytes, true);
  }
}

/* Consecutive stores fill a window or its halves. */
static void merge_run(struct piece *pieces, uint32_t *order, size_t count) {
  uint32_t window = window_bytes(&pieces[order[0]]);
  if (merge_all(pieces, order, count, window, false))
    return;
  size_t lower = split_halves(pieces, order, count, window / 2);
  if (lower > 1)
    merge_all(pieces, order, lower, window / 2, false);
  if (count - lower > 1)
    merge_all(pieces, order + lower, count - lower, window / 2, false);
}

static void merge_loads(struct piece *pieces, uint32_t *order, size_t count) {
  size_t found = 0, next;
  for (uint32_t i = 0; i < count; i++)
    if (pieces[i].is_load && is_mergeable(&pieces[i], i))
      order[found++] = i;
  qsort_r(order, found, sizeof *order, compare, pieces);
  for (size_t i = 0; i < found; i = next) {
    for (next = i + 1; next < found; next++)
      if (!same_window(&pieces[order[i]], &pieces[order[next]]))
        break;
    if (next - i > 1)
      merge_window(pieces, order + i, next - i, window_bytes(&pieces[order[i]]));
  }
}

/* Whether a store continues the run order[0 .. count). */
static bool follows(const struct piece *pieces, const uint32_t *order, size_t count,
                    const struct piece *next) {
  const struct piece *first = &pieces[order[0]], *last = &pieces[order[count - 1]];
  if (!same_window(first, next) || next->first != last->last + 1)
    return false;
  uint32_t window = window_bytes(first);
  int64_t base = floor_to(first->place, window);
  if (next->align < window &&
      floor_to(first->place, window / 2) != floor_to(next->place, window / 2))
    return false;
  for (size_t i = 0; i < count; i++)
    if (units_of(&pieces[order[i]], base) & units_of(next, base))
      return false;
  return true;
}

static void merge_stores(struct piece *pieces, uint32_t *order, size_t count) {
  size_t run = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (pieces[i].is_load || !is_mergeable(&pieces[i], i))
      continue;
    if (run && !follows(pieces, order, run, &pieces[i])) {
      merge_run(pieces, order, run);
      run = 0;
    }
    order[run++] = i;
  }
  if (run)
    merge_run(pieces, order, run);
}

/* Partially used loads. */

enum { QUARTER_BYTES = 2 };

static uint8_t all_of(const struct piece *piece) {
  return (uint8_t)((1u << piece->unit / QUARTER_BYTES) - 1);
}

/* The narrowest access that covers the given quarters of a load; *first: its first quarter. */
static uint32_t narrowest(const struct piece *load, uint8_t read, uint32_t *first) {
  for (uint32_t bytes = QUARTER_BYTES; bytes < load->unit; bytes *= 2)
    for (*first = 0; *first * QUARTER_BYTES < load->unit; *first += bytes / QUARTER_BYTES) {
      unsigned mask = ((1u << bytes / QUARTER_BYTES) - 1) << *first;
      if (!(read & ~mask))
        return bytes;
    }
  *first = 0;
  return load->unit;
}

static void narrow(struct piece *load) {
  uint32_t first, other;
  uint32_t bytes = narrowest(load, load->read_most & all_of(load), &first);
  bool certain = bytes == narrowest(load, load->read_least & all_of(load), &other);
  if (!certain && !load->why_open)
    load->why_open = part_used;
  load->bytes = bytes;
  load->place += (int64_t)first * QUARTER_BYTES;
}

/* Narrows loads; a merged load uses the parts that any of its loads uses. */
static void narrow_loads(struct piece *pieces, size_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (!pieces[i].read_most)
      pieces[i].read_most = pieces[i].read_least = UINT8_MAX;
  for (uint32_t i = 0; i < count; i++) {
    struct piece *whole = &pieces[unbank_merged_into(pieces, i)];
    whole->read_most |= pieces[i].read_most;
    whole->read_least |= pieces[i].read_least;
  }
  for (uint32_t i = 0; i < count; i++)
    if (pieces[i].into == i && pieces[i].is_load && pieces[i].bytes == pieces[i].unit &&
        pieces[i].unit > QUARTER_BYTES)
      narrow(&pieces[i]);
}

void unbank_merge_by_ptxas(struct piece *pieces, uint32_t *order, size_t count) {
  merge_repeats(pieces, order, count);
  merge_loads(pieces, order, count);
  merge_stores(pieces, order, count);
  narrow_loads(pieces, count);
}
