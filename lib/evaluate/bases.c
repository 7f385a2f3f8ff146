/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/bases.h"

#include "shim/shim.h"
#include "support/hash.h"

struct bases unbank_new_bases(struct arena *arena) {
  return (struct bases){.arena = arena, .seen = map_new(arena), .loops = map_new(arena)};
}

/* The innermost loop in which an offset changes, or NULL. */
static LLVMBasicBlockRef home_of(const struct module *module, const struct offset *offset) {
  LLVMBasicBlockRef home = NULL;
  unbank_narrow_home(module, offset->root, &home);
  for (unsigned i = 0; i < offset->term_count; i++)
    unbank_narrow_home(module, offset->terms[i].leaf, &home);
  return home;
}

/* Counts a base for one loop, unless the loop keeps it already. `count`: 1 for a base under the
 * layout, -1 for one without. */
static void keep(struct bases *bases, LLVMBasicBlockRef header, uint64_t hash, int count) {
  const void *key = map_number(hash_mix(hash_mix(hash, (uintptr_t)header), count > 0));
  uint32_t loop = (uint32_t)bases->kept.count;
  if (map_get(&bases->seen, key, NULL))
    return;
  map_put(&bases->seen, key, 1);
  if (!map_get(&bases->loops, header, &loop)) {
    map_put(&bases->loops, header, loop);
    ARENA_PUSH(bases->arena, &bases->kept);
  }
  bases->kept.items[loop] += count;
}

/* Adds a base to all loops from the innermost one around the access in which it does not change. */
static void add(struct bases *bases, const struct module *module, LLVMBasicBlockRef loop,
                const struct offset *offset, uint64_t hash, int count) {
  uint64_t *last = &bases->last[count > 0];
  const uint64_t own = hash_mix(hash, (uintptr_t)loop);
  if (*last == own)
    return;
  *last = own;
  LLVMBasicBlockRef home = home_of(module, offset);
  for (; loop && loop != home; loop = unbank_loop_parent(module->shim, loop))
    keep(bases, loop, hash, count);
}

void unbank_add_base(struct bases *bases, const struct module *module, const struct access *access,
                     const struct offset *offset) {
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  uint64_t terms = 0; /* a sum, so that the order of terms does not matter */
  for (unsigned i = 0; loop && i < offset->term_count; i++)
    terms += hash_mix((uintptr_t)offset->terms[i].leaf + offset->terms[i].is_signed,
                      (uint64_t)offset->terms[i].scale);
  if (loop)
    add(bases, module, loop, offset, hash_mix((uintptr_t)offset->root, terms), -1);
}

void unbank_add_planned_base(struct bases *bases, const struct module *module,
                             const struct access *access, const struct offset *offset,
                             const struct plan *plan) {
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  if (loop)
    add(bases, module, loop, offset, unbank_base_hash(plan), 1);
}

unsigned unbank_more_bases(const struct bases *bases) {
  int most = 0;
  for (size_t i = 0; i < bases->kept.count; i++)
    most = bases->kept.items[i] > most ? bases->kept.items[i] : most;
  return (unsigned)most;
}
