/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Widths under a layout that has not been applied: accesses whose planned addresses differ only by
 * constants are merged first as LLVM would merge them, then as ptxas would. */
#include "address/align.h"
#include "bank/bank.h"
#include "support/integers.h"
#include "widths/items/merge.h"
#include "widths/kept.h"
#include "widths/neighbours.h"
#include "widths/widths_internal.h"

/* The accesses that may merge. */
struct candidates {
  struct neighbours near;
  struct piece *pieces;
  uint32_t *order;
};

/* The alignment of the new address without its constant. Dynamic memory stays in place, so there
 * the alignment that the access promises also counts, as far as the layout preserves it. */
static uint32_t align_of_base(const struct access *access, const struct width_request *request,
                              const struct plan *plan) {
  const struct unbank_layout *layout = request->layout;
  uint32_t align = request->has_versions ? plan->align_where_moved : plan->align;
  uint32_t atom = unbank_layout_atom(layout);
  uint32_t kept = access->align < atom ? access->align : atom;
  uint32_t constant = (uint32_t)plan->constant & (kept - 1);
  kept = constant ? low_bit_of(constant) : kept;
  return unbank_stays(plan, layout) && kept > align ? kept : align;
}

/* Plans the new address of an access that may merge. One that is split into atoms does not: its
 * parts are scattered, or aligned only to the atom. */
static void add_candidate(const struct module *module, const struct access *access,
                          const struct width_request *request, uint32_t parts,
                          struct candidates *it) {
  struct offset offset;
  struct plan plan;
  bool plain = unbank_is_load_or_store(access->op);
  bool can_merge =
      plain && !access->is_volatile && parts == 1 && unbank_offset(module, access, &offset);
  if (can_merge)
    unbank_plan(module, access->function, request->promise, &offset, request->layout, &plan);
  unbank_add_neighbour(&it->near, module, access, can_merge ? &plan : NULL);
  if (can_merge)
    it->near.all[it->near.count - 1].align = align_of_base(access, request, &plan);
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

void unbank_widths_by_rule(const struct module *module, const struct width_request *request,
                           struct arena *scratch, struct width *widths) {
  const size_t count = request->count;
  struct candidates it = {.near.all = ARENA_ARRAY(scratch, struct neighbour, count),
                          .pieces = ARENA_ARRAY(scratch, struct piece, count),
                          .order = ARENA_ARRAY(scratch, uint32_t, count)};
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[request->accesses[i]];
    struct width *width = &widths[access->id];
    *width = unbank_width_alone_under(module, access, request->layout);
    if (module->kept && module->kept[access->id].is_gone) {
      width->lead = WIDTH_GONE;
      continue;
    }
    add_candidate(module, access, request, width->parts, &it);
  }
  unbank_end_neighbours(&it.near);
  for (uint32_t i = 0; i < it.near.count; i++)
    it.pieces[i] = piece_of(&it.near.all[i], i, request->align);
  join_equals(module, &it, scratch);
  unbank_merge_by_llvm(it.pieces, it.order, it.near.count);
  regroup_for_ptxas(module, &it);
  unbank_merge_by_ptxas(it.pieces, it.order, it.near.count);
  take_pieces(&it, widths);
}
