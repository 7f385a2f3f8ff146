/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/widths.h"

#include "ir/align.h"
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
  const struct lowered_item **items;
  struct piece *pieces;
  uint32_t *order, *leads; /* of a piece that others became a part of: the least access */
  size_t count;
};

static struct chosen choose_items(const struct lowered *lowered, uint32_t array, uint32_t align,
                                  struct arena *arena) {
  size_t room = lowered->items.count + 1;
  struct chosen out = {ARENA_ARRAY(arena, const struct lowered_item *, room),
                       ARENA_ARRAY(arena, struct piece, room), ARENA_ARRAY(arena, uint32_t, room),
                       ARENA_ARRAY(arena, uint32_t, room), 0};
  for (size_t i = 0; i < lowered->items.count; i++) {
    const struct lowered_item *item = &lowered->items.items[i];
    if (item->array != array)
      continue;
    struct piece *piece = &out.pieces[out.count];
    *piece = item->piece;
    piece->align = piece->align < align ? piece->align : align;
    piece->into = (uint32_t)out.count;
    out.items[out.count++] = item;
  }
  return out;
}

static const struct lowered_member *member_of(const struct lowered *lowered,
                                              const struct lowered_item *item, size_t i) {
  return &lowered->members.items[item->member + i];
}

static void find_leads(const struct lowered *lowered, struct chosen *it) {
  for (uint32_t i = 0; i < it->count; i++)
    it->leads[i] = UINT32_MAX;
  for (uint32_t i = 0; i < it->count; i++) {
    uint32_t *lead = &it->leads[unbank_merged_into(it->pieces, i)];
    for (size_t k = 0; k < it->items[i]->member_count; k++) {
      uint32_t access = member_of(lowered, it->items[i], k)->access;
      *lead = access < *lead ? access : *lead;
    }
  }
}

/* `seen`, by access id: 1 + the piece that moves it. An access that two pieces move was taken
 * apart, or copied. */
static void take_widths(const struct module *module, const struct chosen *it, struct map *seen,
                        struct width *widths) {
  const struct lowered *lowered = module->lowered;
  for (uint32_t i = 0; i < it->count; i++) {
    uint32_t into = unbank_merged_into(it->pieces, i), before;
    const struct piece *whole = &it->pieces[into];
    for (size_t k = 0; k < it->items[i]->member_count; k++) {
      const struct lowered_member *member = member_of(lowered, it->items[i], k);
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
  struct chosen chosen =
      choose_items(lowered, module->accesses.items[accesses[0]].array, align, scratch);
  struct map seen = map_new(scratch);
  unbank_merge_by_ptxas(chosen.pieces, chosen.order, chosen.count);
  find_leads(lowered, &chosen);
  take_widths(module, &chosen, &seen, widths);
}

/* As a layout would have it. */

struct candidate {
  const struct access *access;
  struct plan plan;
  bool can_merge;
};

/* Whether the addresses of two accesses differ by their plans' constants alone. */
static bool same_base(const struct candidate *a, const struct candidate *b) {
  return a->access->region == b->access->region && a->access->op == b->access->op &&
         unbank_share_base(&a->plan, &b->plan);
}

/* Plans the address of an access that may be merged. What an atom cuts lies apart, or is aligned to
 * the atom alone: it is not. */
static void prepare(const struct module *module, const struct unbank_layout *layout,
                    const struct unbank_shape *promise, uint32_t parts,
                    struct candidate *candidate) {
  const struct access *access = candidate->access;
  struct offset offset;
  bool plain = access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST;
  candidate->can_merge =
      plain && !access->is_volatile && parts == 1 && unbank_offset(module, access, &offset);
  if (candidate->can_merge)
    unbank_plan(module, access->function, promise, &offset, layout, &candidate->plan);
}

/* The first candidate that shares region and base with the i-th; `by_llvm`: and the chain. */
static uint32_t group_of(const struct candidate *all, uint32_t i, bool by_llvm) {
  const struct access *access = all[i].access;
  uint32_t group = i;
  while (group > 0 && all[group - 1].access->region == access->region &&
         (!by_llvm || all[group - 1].access->chain == access->chain))
    group--;
  while (group < i && !(all[group].can_merge && same_base(&all[group], &all[i])))
    group++;
  return group;
}

static struct piece piece_of(const struct candidate *all, uint32_t i, uint32_t align) {
  const struct candidate *it = &all[i];
  return (struct piece){.group = group_of(all, i, true),
                        .is_load = it->access->op == UNBANK_OP_LD,
                        .is_fixed = !it->can_merge,
                        .unit = it->access->bytes,
                        .bytes = it->access->bytes,
                        .place = it->can_merge ? it->plan.constant : 0,
                        .align = it->can_merge && it->plan.align < align ? it->plan.align : align,
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
                                          (int32_t)(pieces[into].place - all[i].plan.constant),
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
  for (uint32_t i = 0; i < count; i++) {
    all[i].access = &module->accesses.items[accesses[i]];
    widths[accesses[i]] = alone_under(module, all[i].access, layout);
    prepare(module, layout, promise, widths[accesses[i]].parts, &all[i]);
    pieces[i] = piece_of(all, i, align);
  }
  unbank_merge_by_llvm(pieces, order, count);
  for (uint32_t i = 0; i < count; i++)
    pieces[i].group = group_of(all, i, false);
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
