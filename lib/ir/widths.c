/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/widths.h"

#include "ir/align.h"
#include "ir/bases.h"
#include "ir/ir.h"
#include "ir/lowered.h"
#include "ir/merge.h"
#include "ir/units.h"

/* What is known of an access by itself: one that promises less alignment than its width is taken
 * apart by codegen unless the pieces are merged again. */
static struct width alone(const struct access *access) {
  return (struct width){access->id, access->bytes, 0, access->align >= access->bytes, 1};
}

/* The same under a layout, which may take it apart. */
static struct width alone_under(const struct module *module, const struct access *access,
                                const struct unbank_layout *layout) {
  uint32_t part = access->is_divisible ? unbank_part_under(module, access, layout) : access->bytes;
  return part < access->bytes ? (struct width){access->id, part, 0, true, access->bytes / part}
                              : alone(access);
}

/* As the code stands. */

/* The items of one array, and the pieces that they are, with the array where it is placed. */
struct chosen {
  struct {
    const struct lowered_item **items;
    size_t count, room;
  } items;
  struct {
    struct piece *items;
    size_t count, room;
  } pieces;
  uint32_t *order, *leads; /* of a piece that others became a part of: the least access */
};

/* Of an array's items, which come in the order of the functions, the first whose accesses are not
 * before a function's first access of the array, or behind its last. */
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

static void choose_item(struct chosen *out, const struct lowered_item *item, uint32_t align,
                        struct arena *arena) {
  struct piece *piece = ARENA_PUSH(arena, &out->pieces);
  *piece = item->piece;
  piece->align = piece->align < align ? piece->align : align;
  piece->into = (uint32_t)out->items.count;
  *ARENA_PUSH(arena, &out->items) = item;
}

/* Function by function. */
static struct chosen choose_items(const struct module *module, const uint32_t *accesses,
                                  size_t count, uint32_t align, struct arena *arena) {
  const struct lowered *lowered = module->lowered;
  const struct access *all = module->accesses.items;
  uint32_t array = all[accesses[0]].array;
  struct chosen out = {0};
  for (size_t i = 0, next; i < count; i = next) {
    for (next = i + 1; next < count; next++)
      if (all[accesses[next]].function != all[accesses[i]].function)
        break;
    size_t end = first_item(lowered, array, accesses[next - 1] + 1);
    for (size_t at = first_item(lowered, array, accesses[i]); at < end; at++)
      choose_item(&out, &lowered->items.items[lowered->by_array[at]], align, arena);
  }
  out.order = ARENA_ARRAY(arena, uint32_t, out.items.count + 1);
  out.leads = ARENA_ARRAY(arena, uint32_t, out.items.count + 1);
  return out;
}

static const struct lowered_member *member_of(const struct lowered *lowered,
                                              const struct lowered_item *item, size_t i) {
  return &lowered->members.items[item->member + i];
}

static void find_leads(const struct lowered *lowered, struct chosen *it) {
  for (uint32_t i = 0; i < it->items.count; i++)
    it->leads[i] = UINT32_MAX;
  for (uint32_t i = 0; i < it->items.count; i++) {
    uint32_t *lead = &it->leads[unbank_merged_into(it->pieces.items, i)];
    for (size_t k = 0; k < it->items.items[i]->member_count; k++) {
      uint32_t access = member_of(lowered, it->items.items[i], k)->access;
      *lead = access < *lead ? access : *lead;
    }
  }
}

/* `seen`, by access id: 1 + the piece that moves it. An access that two pieces move was taken
 * apart, or copied. */
static void take_widths(const struct module *module, const struct chosen *it, struct map *seen,
                        struct width *widths) {
  const struct lowered *lowered = module->lowered;
  for (uint32_t i = 0; i < it->items.count; i++) {
    uint32_t into = unbank_merged_into(it->pieces.items, i), before;
    const struct piece *whole = &it->pieces.items[into];
    for (size_t k = 0; k < it->items.items[i]->member_count; k++) {
      const struct lowered_member *member = member_of(lowered, it->items.items[i], k);
      const struct access *access = &module->accesses.items[member->access];
      struct width *width = &widths[member->access];
      if (map_get(seen, access, &before) && before != into) {
        *width = alone(access);
        width->certain = false;
        continue;
      }
      map_put(seen, access, into);
      *width =
          (struct width){it->leads[into], whole->bytes, (int32_t)(whole->place - member->place),
                         whole->certain && member->known, 1};
    }
  }
}

static void widths_as_lowered(const struct module *module, const uint32_t *accesses, size_t count,
                              uint32_t align, struct arena *scratch, struct width *widths) {
  const struct lowered *lowered = module->lowered;
  for (size_t i = 0; i < count; i++) {
    widths[accesses[i]] = alone(&module->accesses.items[accesses[i]]);
    widths[accesses[i]].certain &= !lowered->covered[accesses[i]];
  }
  struct chosen chosen = choose_items(module, accesses, count, align, scratch);
  struct map seen = map_new(scratch);
  unbank_merge_by_ptxas(chosen.pieces.items, chosen.order, chosen.items.count);
  find_leads(lowered, &chosen);
  take_widths(module, &chosen, &seen, widths);
}

/* As a layout would have it. */

struct candidate {
  const struct access *access;
  bool can_merge;
  int64_t constant; /* of its plan */
  uint32_t align;
  struct first_of group; /* of those whose addresses differ by their plans' constants alone */
};

/* Plans the address of an access that may be merged. What an atom cuts lies apart, or is aligned to
 * the atom alone: it is not. */
static void prepare(const struct module *module, const struct unbank_layout *layout,
                    const struct unbank_shape *promise, uint32_t parts, uint32_t number,
                    struct bases *bases, struct candidate *candidate) {
  const struct access *access = candidate->access;
  struct offset offset;
  struct plan plan;
  bool plain = access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST;
  candidate->can_merge =
      plain && !access->is_volatile && parts == 1 && unbank_offset(module, access, &offset);
  candidate->group = (struct first_of){number, number};
  if (!candidate->can_merge)
    return;
  unbank_plan(module, access->function, promise, &offset, layout, &plan);
  candidate->constant = plan.constant;
  candidate->align = plan.align;
  candidate->group = unbank_first_of(bases, number, access, &plan);
}

static struct piece piece_of(const struct candidate *all, uint32_t i, uint32_t align) {
  const struct candidate *it = &all[i];
  return (struct piece){.group = it->group.in_chain,
                        .is_load = it->access->op == UNBANK_OP_LD,
                        .is_fixed = !it->can_merge,
                        .unit = it->access->bytes,
                        .bytes = it->access->bytes,
                        .place = it->constant,
                        .align = it->can_merge && it->align < align ? it->align : align,
                        .first = it->access->id,
                        .last = it->access->id,
                        .into = i,
                        .is_proved = true,
                        .certain = true};
}

/* The first piece of a wide access in the order of places leads it in merge.h, the first in the
 * order of ids here. */
static void take_pieces(const struct candidate *all, const struct piece *pieces, size_t count,
                        uint32_t *leads, bool certain, struct width *widths) {
  for (uint32_t i = 0; i < count; i++)
    leads[i] = (uint32_t)count;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t into = unbank_merged_into(pieces, i);
    leads[into] = i < leads[into] ? i : leads[into];
  }
  for (uint32_t i = 0; i < count; i++) {
    uint32_t into = unbank_merged_into(pieces, i);
    const struct access *access = all[i].access;
    bool merged = pieces[into].bytes > access->bytes;
    if (merged)
      widths[access->id] = (struct width){all[leads[into]].access->id, pieces[into].bytes,
                                          (int32_t)(pieces[into].place - all[i].constant),
                                          certain && pieces[into].certain, 1};
  }
}

static void widths_by_rule(const struct module *module, const uint32_t *accesses, size_t count,
                           const struct unbank_layout *layout, uint32_t align,
                           const struct unbank_shape *promise, struct arena *scratch,
                           struct width *widths) {
  struct candidate *all = ARENA_ARRAY(scratch, struct candidate, count);
  struct piece *pieces = ARENA_ARRAY(scratch, struct piece, count);
  uint32_t *order = ARENA_ARRAY(scratch, uint32_t, count);
  struct bases bases = {0};
  for (uint32_t i = 0; i < count; i++) {
    all[i].access = &module->accesses.items[accesses[i]];
    widths[accesses[i]] = alone_under(module, all[i].access, layout);
    prepare(module, layout, promise, widths[accesses[i]].parts, i, &bases, &all[i]);
    pieces[i] = piece_of(all, i, align);
  }
  unbank_bases_free(&bases);
  unbank_merge_by_llvm(pieces, order, count);
  for (uint32_t i = 0; i < count; i++)
    pieces[i].group = all[i].group.in_region;
  unbank_merge_by_ptxas(pieces, order, count);
  take_pieces(all, pieces, count, order, !unbank_layout_is_identity(layout), widths);
}

void unbank_widths(const struct module *module, const uint32_t *accesses, size_t count,
                   const struct unbank_layout *layout, uint32_t align,
                   const struct unbank_shape *promise, struct width *widths) {
  struct arena scratch = {0};
  bool hardware = module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (!hardware)
    for (size_t i = 0; i < count; i++)
      widths[accesses[i]] = alone_under(module, &module->accesses.items[accesses[i]], layout);
  else if (count && module->lowered && unbank_layout_is_identity(layout))
    widths_as_lowered(module, accesses, count, align, &scratch, widths);
  else if (count)
    widths_by_rule(module, accesses, count, layout, align, promise, &scratch, widths);
  arena_free(&scratch);
}

uint32_t unbank_placed_align(const struct module *module, const struct kernel *kernel,
                             const struct array *array) {
  uint64_t place = unbank_place(module, kernel, array->id, true);
  uint32_t align = MERGE_WIDEST;
  while (align > array->align && place % align)
    align /= 2;
  return align;
}
