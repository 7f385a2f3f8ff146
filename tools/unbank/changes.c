/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "changes.h"

#include "report/table.h"
#include "support/hash.h"

static const char *module_name(const struct ranked_kernel *in) {
  const char *slash = strrchr(in->report->module, '/');
  return slash ? slash + 1 : in->report->module;
}

static const char *arch_of(const struct ranked_kernel *in) {
  return in->report->arch ? in->report->arch : "";
}

static bool is_same(const struct ranked_kernel *a, const struct ranked_kernel *b) {
  return !strcmp(a->kernel->name, b->kernel->name) && !strcmp(module_name(a), module_name(b)) &&
         !strcmp(arch_of(a), arch_of(b));
}

struct change_list changes_find(struct arena *arena, const struct ranking *now,
                                const struct ranking *then) {
  struct change_list out = {0};
  struct hash_table table = {0};
  bool *taken = ARENA_ARRAY(arena, bool, then->count + 1);
  for (size_t i = 0; i < then->count; i++)
    hash_add(arena, &table, hash_text(0, then->items[i].kernel->name), (uint32_t)i);
  for (size_t i = 0; i < now->count; i++) {
    const struct ranked_kernel *is = &now->items[i];
    size_t found = then->count;
    HASH_EACH(slot, &table, hash_text(0, is->kernel->name))
      if (!taken[slot->number] && slot->number < found && is_same(is, &then->items[slot->number]))
        found = slot->number;
    taken[found] = true;
    *ARENA_PUSH(arena, &out.kernels) =
        (struct change){is, found < then->count ? &then->items[found] : NULL};
  }
  for (size_t i = 0; i < then->count; i++)
    if (!taken[i])
      *ARENA_PUSH(arena, &out.kernels) = (struct change){NULL, &then->items[i]};
  return out;
}

static double waste_of(const struct ranked_kernel *in, bool after) {
  return !in ? 0 : after ? in->waste.after : in->waste.before;
}

bool change_is_worse(const struct change *change, bool after) {
  bool was_known = !change->was || !change->was->waste.partial;
  return change->is && (waste_of(change->is, after) > waste_of(change->was, after) ||
                        (was_known && change->is->waste.partial));
}

static bool wastes(const struct ranked_kernel *in) {
  return in->waste.before > 0 || in->waste.after > 0 || in->waste.partial;
}

/* What came or went without any waste is no news. */
static bool is_changed(const struct change *change) {
  if (!change->is || !change->was)
    return wastes(change->is ? change->is : change->was);
  return change->is->waste.partial != change->was->waste.partial ||
         waste_of(change->is, false) != waste_of(change->was, false) ||
         waste_of(change->is, true) != waste_of(change->was, true);
}

static const char *figure(struct arena *arena, const struct ranked_kernel *in, bool after) {
  return !in ? "-"
             : arena_printf(arena, "%s%s", unbank_text_number(arena, waste_of(in, after)),
                            in->waste.partial ? "+" : "");
}

static const char *figures(struct arena *arena, const struct change *change, bool after) {
  const char *was = figure(arena, change->was, after), *is = figure(arena, change->is, after);
  return strcmp(was, is) ? arena_printf(arena, "%s -> %s", was, is) : is;
}

/* Figures of different blocks are no change of the code alone, and those of an assumed one may be
 * others in the launches; NULL: there is nothing to say of the block. */
static const char *block_text(struct arena *arena, const struct change *change) {
  const struct unbank_report_kernel *shown = (change->is ? change->is : change->was)->kernel;
  const char *assumed =
      shown->block_source == UNBANK_BLOCK_ASSUMED
          ? arena_printf(arena, "blocks of %s", unbank_text_scored_with(arena, shown))
          : NULL;
  if (!change->is || !change->was)
    return assumed;
  struct unbank_shape is = change->is->kernel->block, was = change->was->kernel->block;
  if (is.x == was.x && is.y == was.y && is.z == was.z)
    return assumed;
  return arena_printf(arena, "the figures are of blocks of %s and, before, of %s",
                      unbank_text_scored_with(arena, change->is->kernel),
                      unbank_text_scored_with(arena, change->was->kernel));
}

void changes_print(FILE *out, struct arena *arena, const struct change_list *changes,
                   const struct text_style *style) {
  static const struct table_column columns[] = {
      {"", TABLE_LEFT, TABLE_FIGURE, 6},
      {"wasted as written", TABLE_LEFT, TABLE_FIGURE, 17},
      {"with Unbank", TABLE_LEFT, TABLE_FIGURE, 11},
      {"kernel", TABLE_LEFT, TABLE_KERNEL, 12},
      {"at", TABLE_LEFT, TABLE_PLACE, 12},
      {0},
  };
  struct table table = unbank_text_table(style, columns);
  for (size_t i = 0; i < changes->kernels.count; i++) {
    const struct change *change = &changes->kernels.items[i];
    const struct ranked_kernel *shown = change->is ? change->is : change->was;
    const struct unbank_report_kernel *kernel = shown->kernel;
    if (!is_changed(change))
      continue;
    *ARENA_PUSH(arena, &table.rows) = (struct table_row){
        .cells = {!change->was                                                      ? "new"
                  : !change->is                                                     ? "gone"
                  : change_is_worse(change, false) || change_is_worse(change, true) ? "worse"
                                                                                    : "better",
                  figures(arena, change, false), figures(arena, change, true),
                  unbank_text_clean(arena, unbank_kernel_title(kernel)),
                  unbank_text_place(arena, &kernel->place)},
        .below = block_text(arena, change)};
  }
  if (!table.rows.count)
    fprintf(out, "%zu kernel%s: none wastes more or less than it did\n", changes->kernels.count,
            changes->kernels.count == 1 ? "" : "s");
  unbank_table_print(out, arena, &table);
}
