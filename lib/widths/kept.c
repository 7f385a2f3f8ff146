/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/kept.h"

#include "widths/lowered/lowered.h"

static void take_item(const struct module *module, const struct lowered_item *item,
                      struct kept *kept) {
  const struct lowered_member *members = &module->lowered->members.items[item->member];
  const struct access *all = module->accesses.items;
  for (size_t i = 0; i < item->member_count; i++) {
    struct kept *one = &kept[members[i].access];
    one->align = item->piece.align < one->align ? item->piece.align : one->align;
    one->is_fixed |= item->piece.is_fixed;
    one->is_gone = false;
    for (size_t k = 0; item->piece.is_load && k < i && one->same_as == members[i].access; k++)
      if (members[k].known && members[i].known && members[k].place == members[i].place &&
          all[members[k].access].bytes == all[members[i].access].bytes)
        one->same_as = members[k].access;
  }
}

struct kept *unbank_keep(const struct module *module) {
  if (!module->lowered)
    return NULL;
  struct kept *kept = ARENA_ARRAY(module->arena, struct kept, module->accesses.count + 1);
  for (uint32_t i = 0; i < module->accesses.count; i++)
    kept[i] = (struct kept){.same_as = i, .align = UNBANK_ACCESS_MAX};
  for (uint32_t i = 0; i < module->accesses.count; i++)
    kept[i].is_gone =
        unbank_codegen_outcome(module->lowered, &module->accesses.items[i]) == CODEGEN_DROPS;
  for (size_t i = 0; i < module->lowered->items.count; i++)
    take_item(module, &module->lowered->items.items[i], kept);
  return kept;
}
