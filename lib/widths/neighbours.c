/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/neighbours.h"

#include "shim/shim.h"
#include "support/integers.h"

enum { LOOK_BACK = 128 }; /* accesses past which another one is moved, at most */

struct base {
  const struct plan *plan; /* its own */
  uint32_t before;         /* 1 + the last base met before it with an equal hash, or 0 */
  uint32_t open;           /* 1 + the access by which those met last are numbered, or 0 */
};

/* Bases. */

static uint32_t base_of(struct neighbours *it, const struct plan *plan) {
  const void *hash = map_number(unbank_base_hash(plan));
  const uint32_t last = map_or(&it->last, hash, 0);
  for (uint32_t i = last; i; i = it->bases.items[i - 1].before)
    if (unbank_share_base(it->bases.items[i - 1].plan, plan))
      return i - 1;
  struct plan *own = ARENA_NEW(&it->arena, struct plan);
  *own = *plan;
  *ARENA_PUSH(&it->arena, &it->bases) = (struct base){own, last, 0};
  map_put(&it->last, hash, (uint32_t)it->bases.count);
  return (uint32_t)it->bases.count - 1;
}

static bool counts_along(const struct module *module, const struct access *access,
                         const struct plan *plan) {
  unsigned depth = unbank_loop_depth(module->shim, access->block);
  bool along = depth && unbank_depth_of(module, plan->root) == depth;
  for (unsigned i = 0; depth && i < plan->term_count; i++)
    along |= unbank_depth_of(module, plan->terms[i].leaf) == depth;
  return along;
}

/* ptxas. */

static void number_by_ptxas(struct neighbours *it, uint32_t i) {
  struct neighbour *one = &it->all[i];
  one->by_ptxas = i;
  if (!one->is_planned)
    return;
  uint32_t *open = &it->bases.items[one->base].open;
  const struct access *last = *open ? it->all[*open - 1].access : NULL;
  if (last && last->ptxas_region == one->access->ptxas_region && last->op == one->access->op)
    one->by_ptxas = *open - 1;
  *open = one->by_ptxas + 1;
}

/* LLVM. */

static bool is_load(const struct neighbour *one) { return one->access->op == UNBANK_OP_LD; }

static bool is_plain_sum(const struct plan *plan) {
  bool any = plan->permutation != PERMUTE_NONE;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    any |= plan->has_row[i];
  return !any;
}

static int64_t scale_in(const struct plan *plan, const struct term *term) {
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->terms[i].leaf == term->leaf && plan->terms[i].is_signed == term->is_signed)
      return plan->linear_part[i];
  return 0;
}

/* The union of the bits of all differences between the factors of a term in `a` and in `b`. */
static uint64_t differences(const struct plan *a, const struct plan *b) {
  uint64_t bits = 0;
  for (unsigned i = 0; i < a->term_count; i++)
    bits |= (uint64_t)a->linear_part[i] - (uint64_t)scale_in(b, &a->terms[i]);
  return bits;
}

/* The distance in bytes from `b` to `a`, modulo *modulus, a power of two, or exactly if that is 0.
 * LLVM knows it if the bases are equal, and for sums of terms; but not if one of the sums changes
 * in a loop and the other does not, since LSR has replaced the former by a pointer. False if it
 * does not know it. */
static bool distance(const struct neighbours *it, const struct neighbour *a,
                     const struct neighbour *b, uint64_t *modulus, uint64_t *bytes) {
  *modulus = 0;
  *bytes = (uint64_t)a->constant - (uint64_t)b->constant;
  if (a->base == b->base)
    return true;
  const struct plan *from = it->bases.items[b->base].plan, *to = it->bases.items[a->base].plan;
  if (from->root != to->root || a->counts_along != b->counts_along || !is_plain_sum(from) ||
      !is_plain_sum(to))
    return false;
  uint64_t bits = differences(from, to) | differences(to, from);
  *modulus = low_bit_of(bits);
  *bytes &= *modulus - 1;
  return *modulus;
}

/* Whether two accesses may overlap, as far as LLVM knows their distance. */
static bool may_overlap(const struct neighbours *it, const struct neighbour *a,
                        const struct neighbour *b) {
  uint64_t modulus, bytes;
  return !a->is_planned || !b->is_planned || !distance(it, a, b, &modulus, &bytes) ||
         bytes < b->access->bytes || modulus - bytes < a->access->bytes;
}

/* Whether an access can move to another one of its kind and base, past all accesses in between. */
static bool can_move(const struct neighbours *it, uint32_t i, uint32_t to) {
  const struct neighbour *one = &it->all[i];
  bool load = is_load(one);
  if (one->access->llvm_region != it->all[to].access->llvm_region ||
      (i > to ? i - to : to - i) > LOOK_BACK)
    return false;
  for (uint32_t k = i; k != to;) {
    k = to < i ? k - 1 : k + 1;
    const struct neighbour *passed = &it->all[k];
    if (!(load && is_load(passed)) && may_overlap(it, passed, one))
      return false;
  }
  return true;
}

static void number_by_llvm(struct neighbours *it, uint32_t i) {
  struct neighbour *one = &it->all[i];
  one->by_llvm = i;
  if (!one->is_planned)
    return;
  uint32_t *open = &it->bases.items[one->base].open;
  if (*open && can_move(it, i, *open - 1))
    one->by_llvm = *open - 1;
  *open = one->by_llvm + 1;
}

/* All. */

static void forget_open(struct neighbours *it) {
  for (size_t i = 0; i < it->bases.count; i++)
    it->bases.items[i].open = 0;
}

void unbank_end_neighbours(struct neighbours *it) {
  for (uint32_t i = it->settled; i < it->count; i++)
    number_by_ptxas(it, i);
  forget_open(it);
  for (uint32_t i = it->settled; i < it->count; i++)
    if (is_load(&it->all[i]))
      number_by_llvm(it, i);
  forget_open(it);
  for (uint32_t i = it->count; i-- > it->settled;)
    if (!is_load(&it->all[i]))
      number_by_llvm(it, i);
  it->settled = it->count;
  arena_free(&it->arena);
  it->bases.items = NULL;
  it->bases.count = it->bases.capacity = 0;
  it->last = map_new(&it->arena);
}

void unbank_add_neighbour(struct neighbours *it, const struct module *module,
                          const struct access *access, const struct plan *plan) {
  const struct access *before = it->count ? it->all[it->count - 1].access : NULL;
  if (!before ||
      (before->ptxas_region != access->ptxas_region && before->llvm_region != access->llvm_region))
    unbank_end_neighbours(it);
  struct neighbour *one = &it->all[it->count++];
  *one = (struct neighbour){.access = access, .is_planned = plan};
  if (!plan)
    return;
  one->constant = plan->constant;
  one->align = plan->align;
  one->align_by_scales = plan->align_by_scales;
  one->base = base_of(it, plan);
  one->counts_along = counts_along(module, access, plan);
}
