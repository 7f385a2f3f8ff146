/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/members.h"

#include "address/offsets.h"
#include "ptxas/access.h"

struct origins unbank_origins_of(const struct lowering *it, const struct ptx_instruction *from) {
  const struct unbank_codegen *codegen = it->codegen;
  const uint32_t line = from->line < codegen->lines ? from->line : 0;
  return (struct origins){.from = from,
                          .marks = codegen->origins + codegen->starts[line],
                          .count = codegen->starts[line + 1] - codegen->starts[line]};
}

/* Which bytes of the instruction's vector the accesses move, as a bit for each, if access `first`
 * starts at the first used byte. */
static uint32_t bytes_moved(const struct lowering *it, const struct origins *origins,
                            size_t first) {
  int64_t begin = __builtin_ctz(origins->from->used_bytes) - origins->distances[first];
  uint64_t out = 0;
  for (size_t i = 0; i < origins->count; i++) {
    const uint32_t bytes = marked_access(it, origins->marks[i])->bytes;
    const int64_t at = origins->distances[i] + begin;
    if (at >= 0 && at + bytes <= 32)
      out |= ((UINT64_C(1) << bytes) - 1) << at;
  }
  return (uint32_t)(out & ((UINT64_C(1) << unbank_bytes_of(origins->from)) - 1));
}

/* Places the accesses such that they move exactly the used bytes; false if there is no such
 * placement, or more than one. (LLVM's vectorizer fills gaps between loads with copies of a load,
 * which have the same marks as that load.) */
static bool place_used(const struct lowering *it, struct origins *origins) {
  const uint32_t used = origins->from->used_bytes;
  int64_t *distances = origins->distances;
  size_t first = origins->count;
  for (size_t i = 0; i < origins->count; i++)
    if (bytes_moved(it, origins, i) == used) {
      if (first < origins->count && distances[first] != distances[i])
        return false;
      first = i;
    }
  if (first == origins->count)
    return false;
  const int64_t begin = __builtin_ctz(used) - distances[first];
  for (size_t i = 0; i < origins->count; i++)
    distances[i] += begin;
  return true;
}

/* Sets where each of the accesses starts, in bytes from the first of them; false if their offsets
 * differ by more than constants. */
static bool compare_offsets(struct lowering *it, struct origins *origins) {
  struct offset *offsets = ARENA_ARRAY(it->scratch, struct offset, origins->count);
  int64_t least = INT64_MAX;
  for (size_t i = 0; i < origins->count; i++) {
    if (!unbank_offset(it->module, marked_access(it, origins->marks[i]), &offsets[i]) ||
        offsets[0].root != offsets[i].root ||
        !unbank_same_terms(offsets[0].terms, offsets[0].term_count, offsets[i].terms,
                           offsets[i].term_count))
      return false;
    least = offsets[i].constant < least ? offsets[i].constant : least;
  }
  for (size_t i = 0; i < origins->count; i++)
    origins->distances[i] = offsets[i].constant - least;
  return true;
}

/* Whether an access would end beyond the vector, and so belongs to another iteration. */
static bool is_beyond(const struct lowering *it, const struct origins *origins) {
  for (size_t i = 0; i < origins->count; i++)
    if (origins->distances[i] + marked_access(it, origins->marks[i])->bytes >
        unbank_bytes_of(origins->from))
      return true;
  return false;
}

void unbank_find_distances(struct lowering *it, struct origins *origins) {
  origins->distances = ARENA_ARRAY(it->scratch, int64_t, origins->count);
  origins->are_known =
      origins->count == 1 ||
      (compare_offsets(it, origins) &&
       (origins->from->used_bytes ? place_used(it, origins) : !is_beyond(it, origins)));
}

static void add_member(struct lowering *it, struct lowered_item *item, const struct access *access,
                       int64_t place, bool known) {
  *ARENA_PUSH(it->module->arena, &it->out->members) =
      (struct lowered_member){access->id, place, known};
  item->member_count++;
}

/* Adds the members of an item. Their places are relative to the item until its own is known. */
static void add_members(struct lowering *it, struct lowered_item *item,
                        const struct origins *origins, uint32_t inside) {
  for (size_t i = 0; i < origins->count; i++) {
    const struct access *access = marked_access(it, origins->marks[i]);
    const int64_t at = origins->are_known ? origins->distances[i] : 0;
    if (origins->count > 1 && origins->are_known &&
        (at >= (int64_t)inside + item->piece.bytes || at + access->bytes <= inside))
      continue;
    add_member(it, item, access, at - (int64_t)inside, origins->are_known);
  }
}

void unbank_note_origins(struct lowering *it, const struct origins *origins,
                         struct lowered_item *item, uint32_t inside) {
  const struct access *first = marked_access(it, origins->marks[0]);
  if (LLVMIsAMemIntrinsic(first->inst))
    *ARENA_PUSH(it->scratch, &it->copied) = (struct copied){it->readings.sites.count - 1, first};
  else
    add_members(it, item, origins, inside);
}

/* One side of a copy: all its loads, or all its stores. */
struct copy_side {
  int64_t least;  /* where the first starts */
  uint32_t moved; /* bytes */
  bool one_base;
};

static const struct site *copied_site(const struct lowering *it, size_t copied) {
  return &it->readings.sites.items[it->copied.items[copied].site];
}

static uint32_t must_base(struct lowering *it, const struct site *site) {
  return unbank_address(&it->addresses, site->operand, ADDRESS_MUST).base;
}

/* The side of a copy that site `of` belongs to; the copy's sites are `first` to `end`. */
static struct copy_side side_of(struct lowering *it, size_t first, size_t end,
                                const struct site *of) {
  const struct lowered_item *items = it->out->items.items;
  const struct piece *own = &items[of->item].piece;
  const uint32_t base = must_base(it, of);
  struct copy_side out = {.least = own->place, .one_base = true};
  for (size_t k = first; k < end; k++) {
    const struct site *site = copied_site(it, k);
    const struct piece *piece = &items[site->item].piece;
    if (piece->is_load != own->is_load)
      continue;
    out.one_base &= must_base(it, site) == base;
    out.least = piece->place < out.least ? piece->place : out.least;
    out.moved += piece->bytes;
  }
  return out;
}

/* Adds the members of a copy's items. They are known if its loads, or its stores, have one base and
 * together move all of its bytes. */
static void add_copied_members(struct lowering *it, size_t first, size_t end) {
  const struct access *all = it->module->accesses.items;
  const struct access *copy = it->copied.items[first].first;
  const struct access *behind = copy;
  while (behind < all + it->module->accesses.count && behind->inst == copy->inst)
    behind++;
  for (size_t i = first; i < end; i++) {
    const struct site *site = copied_site(it, i);
    struct lowered_item *item = &it->out->items.items[site->item];
    const struct copy_side side = side_of(it, first, end, site);
    const enum unbank_op op = item->piece.is_load ? UNBANK_OP_LD : UNBANK_OP_ST;
    uint32_t wanted = 0;
    for (const struct access *part = copy; part < behind; part++)
      wanted += part->op == op ? part->bytes : 0;
    const bool known = side.one_base && side.moved == wanted;
    item->member = it->out->members.count;
    for (const struct access *part = copy; part < behind; part++) {
      const int64_t at = side.least + part->piece;
      if (part->op == op && (!known || (at < item->piece.place + item->piece.bytes &&
                                        item->piece.place < at + part->bytes)))
        add_member(it, item, part, at, known);
    }
  }
}

void unbank_finish_members(struct lowering *it) {
  for (size_t i = 0; i < it->readings.sites.count; i++) {
    struct lowered_item *item = &it->out->items.items[it->readings.sites.items[i].item];
    for (size_t k = 0; k < item->member_count; k++)
      it->out->members.items[item->member + k].place += item->piece.place;
  }
  for (size_t i = 0, end; i < it->copied.count; i = end) {
    for (end = i + 1; end < it->copied.count; end++)
      if (it->copied.items[end].first != it->copied.items[i].first)
        break;
    add_copied_members(it, i, end);
  }
}

void unbank_drop_taken_out(const struct module *module, struct lowered *out) {
  bool *has_own = ARENA_ARRAY(module->arena, bool, module->accesses.count + 1);
  for (size_t i = 0; i < out->items.count; i++) {
    const struct lowered_item *item = &out->items.items[i];
    const uint32_t access = item->member_count ? out->members.items[item->member].access : 0;
    has_own[access] |= item->member_count == 1 && item->piece.is_load &&
                       item->moved == module->accesses.items[access].bytes;
  }
  for (size_t i = 0; i < out->items.count; i++) {
    struct lowered_item *item = &out->items.items[i];
    struct lowered_member *members = &out->members.items[item->member];
    size_t kept = 0;
    for (size_t k = 0; k < item->member_count; k++)
      if (members[k].known || !has_own[members[k].access])
        members[kept++] = members[k];
    if (!kept || kept == item->member_count)
      continue;
    members->known |= kept == 1 && item->moved == module->accesses.items[members->access].bytes;
    item->member_count = kept;
  }
}
