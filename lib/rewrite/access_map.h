/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the accesses of a module have become in the rewritten one. The rewrite replaces
 * instructions, and the clean-up behind it merges equal ones; each access is watched through both.
 *
 *     map[id]               for access `id` of the module: the access it has become, or -1
 *     map[accesses + i]     the same for fragment `i`, a piece of a copy that was taken apart */
#ifndef UNBANK_REWRITE_ACCESS_MAP_H
#define UNBANK_REWRITE_ACCESS_MAP_H

#include "model/model.h"
#include "shim/edit.h"

/* From here on changes are followed. To be disposed of with unbank_watch_dispose. */
struct unbank_watch *unbank_watch_accesses(const struct module *module);

/* The map, in the arena of `before`; `after` is the changed module, found again. Of two accesses
 * that became one, the first became it, and the other is gone. */
const int32_t *unbank_access_map(const struct module *before, const struct module *after,
                                 const struct unbank_watch *watch);

/* The map of a module that has not changed. */
const int32_t *unbank_same_accesses(const struct module *module);

#endif
