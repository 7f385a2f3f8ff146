/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/bases.h"

struct base {
  struct plan plan;
  enum unbank_op op;
  uint32_t chain, before; /* before: 1 + the last base met before it with an equal hash, or 0 */
  struct first_of first;
};

static struct base *find(const struct bases *bases, const void *hash, enum unbank_op op,
                         const struct plan *plan, uint32_t *last) {
  *last = 0;
  map_get(&bases->last, hash, last);
  for (uint32_t i = *last; i; i = bases->list.items[i - 1].before)
    if (bases->list.items[i - 1].op == op &&
        unbank_share_base(&bases->list.items[i - 1].plan, plan))
      return &bases->list.items[i - 1];
  return NULL;
}

struct first_of unbank_first_of(struct bases *bases, uint32_t number, const struct access *access,
                                const struct plan *plan) {
  if (!bases->last.arena || bases->region != access->region) {
    unbank_bases_free(bases);
    bases->last = map_new(&bases->arena);
    bases->region = access->region;
  }
  const void *hash = (const void *)(uintptr_t)(unbank_base_hash(plan) | 1);
  uint32_t last;
  struct base *base = find(bases, hash, access->op, plan, &last);
  if (!base) {
    base = ARENA_PUSH(&bases->arena, &bases->list);
    *base = (struct base){*plan, access->op, access->chain, last, {number, number}};
    map_put(&bases->last, hash, (uint32_t)bases->list.count);
  }
  if (base->chain != access->chain) {
    base->chain = access->chain;
    base->first.in_chain = number;
  }
  return base->first;
}

void unbank_bases_free(struct bases *bases) {
  arena_free(&bases->arena);
  *bases = (struct bases){0};
}
