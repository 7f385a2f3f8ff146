/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/access_map.h"

#include "support/map.h"

struct unbank_watch *unbank_watch_accesses(const struct module *module) {
  size_t wholes = module->accesses.count, count = wholes + module->fragments.count;
  LLVMValueRef *insts = ARENA_ARRAY(module->arena, LLVMValueRef, count + 1);
  for (size_t i = 0; i < count; i++)
    insts[i] =
        i < wholes ? module->accesses.items[i].inst : module->fragments.items[i - wholes].inst;
  return unbank_watch_create(insts, count);
}

const int32_t *unbank_access_map(const struct module *before, const struct module *after,
                                 const struct unbank_watch *watch) {
  struct map ids = map_new(before->arena);
  for (size_t i = after->accesses.count; i-- > 0;)
    map_put(&ids, after->accesses.items[i].inst, (uint32_t)i);
  size_t wholes = before->accesses.count, count = wholes + before->fragments.count;
  int32_t *out = ARENA_ARRAY(before->arena, int32_t, count + 1);
  bool *taken = ARENA_ARRAY(before->arena, bool, after->accesses.count + 1);
  for (size_t i = 0; i < count; i++) {
    LLVMValueRef inst = unbank_watch_get(watch, i);
    uint32_t id, copy = i < wholes ? before->accesses.items[i].copy : 0;
    out[i] = -1;
    if (!inst || !map_get(&ids, inst, &id) || id + copy >= after->accesses.count ||
        after->accesses.items[id + copy].inst != inst || taken[id + copy])
      continue;
    out[i] = (int32_t)(id + copy);
    taken[out[i]] = true;
  }
  return out;
}

const int32_t *unbank_same_accesses(const struct module *module) {
  int32_t *out = ARENA_ARRAY(module->arena, int32_t, module->accesses.count + 1);
  for (size_t i = 0; i < module->accesses.count; i++)
    out[i] = (int32_t)i;
  return out;
}
