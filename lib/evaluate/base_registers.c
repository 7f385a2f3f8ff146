/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/base_registers.h"

#include "shim/shim.h"
#include "support/hash.h"

struct base_registers unbank_new_base_registers(struct arena *arena) {
  return (struct base_registers){.arena = arena, .seen = map_new(arena), .loops = map_new(arena)};
}

/* The innermost loop in which an offset changes, or NULL. */
static LLVMBasicBlockRef home_of(const struct module *module, const struct offset *offset) {
  LLVMBasicBlockRef home = NULL;
  unbank_narrow_home(module, offset->root, &home);
  for (unsigned i = 0; i < offset->term_count; i++)
    unbank_narrow_home(module, offset->terms[i].leaf, &home);
  return home;
}

/* Counts a register for one loop, unless the loop keeps it already. `count`: 1 for a register under
 * the layout, -1 for one without. */
static void keep(struct base_registers *registers, LLVMBasicBlockRef header, uint64_t hash,
                 int count) {
  const void *key = map_number(hash_mix(hash_mix(hash, (uintptr_t)header), count > 0));
  uint32_t loop = (uint32_t)registers->kept.count;
  if (!map_add(&registers->seen, key, 1))
    return;
  if (!map_get(&registers->loops, header, &loop)) {
    map_put(&registers->loops, header, loop);
    ARENA_PUSH(registers->arena, &registers->kept);
  }
  registers->kept.items[loop] += count;
}

/* Adds a register to all loops from the innermost one around the access on, as far out as the
 * address does not change. */
static void add(struct base_registers *registers, const struct module *module,
                LLVMBasicBlockRef loop, const struct offset *offset, uint64_t hash, int count) {
  uint64_t *last = &registers->last[count > 0];
  const uint64_t own = hash_mix(hash, (uintptr_t)loop);
  if (*last == own)
    return;
  *last = own;
  LLVMBasicBlockRef home = home_of(module, offset);
  for (; loop && loop != home; loop = unbank_loop_parent(module->shim, loop))
    keep(registers, loop, hash, count);
}

void unbank_add_base_register(struct base_registers *registers, const struct module *module,
                              const struct access *access, const struct offset *offset) {
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  uint64_t terms = 0; /* a sum, so that the order of terms does not matter */
  for (unsigned i = 0; loop && i < offset->term_count; i++)
    terms += hash_mix((uintptr_t)offset->terms[i].leaf + offset->terms[i].is_signed,
                      (uint64_t)offset->terms[i].scale);
  if (loop)
    add(registers, module, loop, offset, hash_mix((uintptr_t)offset->root, terms), -1);
}

void unbank_add_planned_register(struct base_registers *registers, const struct module *module,
                                 const struct access *access, const struct offset *offset,
                                 const struct plan *plan) {
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  if (loop)
    add(registers, module, loop, offset, unbank_base_hash(plan), 1);
}

unsigned unbank_more_registers(const struct base_registers *registers) {
  int most = 0;
  for (size_t i = 0; i < registers->kept.count; i++)
    most = registers->kept.items[i] > most ? registers->kept.items[i] : most;
  return (unsigned)most;
}
