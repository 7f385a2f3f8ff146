/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "result/as_written.h"

#include <string.h>

#include "bank/bank.h"
#include "inlining/as_written.h"
#include "inlining/inlining.h"
#include "model/relations.h"
#include "result/collect.h"
#include "result/side.h"
#include "shim/query.h"
#include "support/hash.h"

/* Widths. */

static const char cause[] =
    "functions are inlined for a layout, and as written, accesses may merge otherwise";

static bool may_merge(const struct access *access) {
  return unbank_is_load_or_store(access->op) && !access->is_volatile;
}

static bool are_as_often(const struct trace *trace, uint32_t a, uint32_t b) {
  const struct trace_access *first = unbank_traced(trace, a), *second = unbank_traced(trace, b);
  return first->weight == second->weight && first->weight_exactness == second->weight_exactness;
}

static bool is_by_itself(const struct access *access, const struct width *width) {
  return width->bytes == access->bytes && width->parts == 1 && access->align >= access->bytes &&
         !LLVMIsAMemIntrinsic(access->inst) && !width->why_open && !width->why_fewer &&
         !unbank_may_take_less(access->inst) && !unbank_is_of_copy(access->inst);
}

/* An access that is executed less often than the one it is merged with, or not at all, or more
 * often, counts by itself. */
static void part_followers(const struct analysis *analysis, size_t k) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const struct access *access = &module->accesses.items[kernel->accesses.items[i]];
    struct width *width = &analysis->widths[k][i];
    if (width->lead == access->id ||
        (unbank_index_in_kernel(kernel, width->lead) != UNBANK_NO_INDEX &&
         are_as_often(analysis->traces[k], width->lead, access->id)))
      continue;
    *width = (struct width){.lead = access->id,
                            .bytes = access->bytes,
                            .parts = 1,
                            .why_open = cause,
                            .may_take_less = true};
  }
}

void unbank_open_widths(const struct analysis *analysis, size_t k) {
  struct arena *arena = analysis->module->arena;
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  bool *leads_others = ARENA_ARRAY(arena, bool, kernel->accesses.count + 1);
  part_followers(analysis, k);
  for (size_t i = 0; i < kernel->accesses.count; i++)
    if (analysis->widths[k][i].lead != kernel->accesses.items[i])
      leads_others[unbank_index_in_kernel(kernel, analysis->widths[k][i].lead)] = true;
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const struct access *access = &module->accesses.items[kernel->accesses.items[i]];
    struct width *width = &analysis->widths[k][i];
    if (!may_merge(access) || width->lead != access->id ||
        (is_by_itself(access, width) && !leads_others[i]))
      continue;
    width->may_take_less |= unbank_may_take_less(access->inst) || LLVMIsAMemIntrinsic(access->inst);
    if (width->why_open)
      continue;
    width->why_open = cause;
    memset(width->others, 0, sizeof width->others);
    width->others[READING_MUST] = (struct other_width){
        .bytes = (uint8_t)width->bytes, .iterations = 1, .shift = (int8_t)width->shift};
  }
}

/* The copy's report. */

/* Whether all accesses of a kernel of the copy are those of the code as it came. */
static bool is_as_it_came(const struct module *module, const struct kernel *kernel) {
  for (size_t i = 0; i < kernel->accesses.count; i++)
    if (!unbank_is_written(module->accesses.items[kernel->accesses.items[i]].inst))
      return false;
  return unbank_inlined(module, kernel) != INLINED_WITH_LOSS;
}

static void name_arrays(const struct module *module, const struct access *access,
                        struct unbank_report_access *row) {
  const struct array *array = &module->arrays.items[access->array];
  row->arrays = ARENA_ARRAY(module->arena, const char *, array->members.count + 1);
  for (size_t m = 0; m < array->members.count; m++)
    if (m >= UNBANK_MEMBER_BITS || (access->members >> m & 1))
      row->arrays[row->array_count++] = arena_strdup(module->arena, array->members.items[m].name);
}

struct unbank_report *unbank_report_written(const struct analysis *analysis) {
  const struct module *module = analysis->module;
  struct unbank_report *report = unbank_report_begin(analysis);
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    struct unbank_report_kernel *row = &report->kernels[k];
    if (!row->before.reason && !is_as_it_came(module, kernel))
      row->before.reason = "what it executed as written is not known";
    for (size_t i = 0; i < kernel->accesses.count; i++) {
      struct unbank_report_access *access = &row->accesses[i];
      name_arrays(module, &module->accesses.items[kernel->accesses.items[i]], access);
      access->id = arena_printf(module->arena, "w%s", access->id);
    }
  }
  return report;
}

const struct unbank_report_kernel *unbank_written_kernel(const struct analysis *analysis,
                                                         size_t k) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  const struct unbank_report *report = analysis->written;
  if (!report || !unbank_inlined(module, kernel))
    return NULL;
  for (size_t i = 0; i < report->kernel_count; i++) {
    const struct unbank_report_kernel *written = &report->kernels[i];
    const struct unbank_shape block =
        kernel->shapes.count < 2 ? kernel->block : (struct unbank_shape){0};
    if (!strcmp(written->name, unbank_value_name(kernel->function)))
      return !written->before.reason && !memcmp(&written->block, &block, sizeof block) ? written
                                                                                       : NULL;
  }
  return NULL;
}

/* Rows. */

/* Accesses of one place in the source, reached by the same inlined calls. */
struct group {
  const struct unbank_report_access *one;
  size_t count, next;        /* rows of the module, and how many of them have got their side */
  LIST_OF(uint32_t) of_copy; /* rows of the copy */
};

struct groups {
  struct arena *arena;
  struct hash_table by_place;
  LIST_OF(struct group) list;
};

static bool is_known(const struct unbank_place *place) { return place->file && place->line > 0; }

static uint64_t hash_place(uint64_t hash, const struct unbank_place *place) {
  return hash_mix(hash_mix(hash_text(hash, place->file), (uint64_t)place->line),
                  (uint64_t)place->column);
}

static bool is_same_place(const struct unbank_place *a, const struct unbank_place *b) {
  return a->line == b->line && a->column == b->column &&
         !strcmp(a->file ? a->file : "", b->file ? b->file : "");
}

static bool is_same(const struct unbank_report_access *a, const struct unbank_report_access *b) {
  bool same = a->op == b->op && a->inlined_at_count == b->inlined_at_count &&
              is_same_place(&a->place, &b->place);
  for (size_t i = 0; i < a->inlined_at_count && same; i++)
    same = is_same_place(&a->inlined_at[i], &b->inlined_at[i]);
  return same;
}

/* The group of an access, or NULL if its place is not known. */
static struct group *group_of(struct groups *it, const struct unbank_report_access *access) {
  if (!is_known(&access->place))
    return NULL;
  uint64_t hash = hash_place(access->op, &access->place);
  for (size_t i = 0; i < access->inlined_at_count; i++)
    hash = hash_place(hash, &access->inlined_at[i]);
  HASH_EACH(slot, &it->by_place, hash)
    if (is_same(it->list.items[slot->number].one, access))
      return &it->list.items[slot->number];
  hash_add(it->arena, &it->by_place, hash, (uint32_t)it->list.count);
  struct group *group = ARENA_PUSH(it->arena, &it->list);
  *group = (struct group){.one = access};
  return group;
}

void unbank_add_written(struct arena *arena, const struct unbank_report_kernel *written,
                        struct unbank_report_kernel *out) {
  struct groups groups = {.arena = arena};
  const size_t count = out->access_count;
  bool *is_taken = ARENA_ARRAY(arena, bool, written->access_count + 1);
  struct unbank_report_access *rows =
      ARENA_ARRAY(arena, struct unbank_report_access, count + written->access_count + 1);
  memcpy(rows, out->accesses, count * sizeof *rows);
  for (uint32_t i = 0; i < written->access_count; i++) {
    struct group *group = group_of(&groups, &written->accesses[i]);
    if (group)
      *ARENA_PUSH(arena, &group->of_copy) = i;
  }
  for (size_t i = 0; i < count; i++) {
    struct group *group = group_of(&groups, &rows[i]);
    group ? group->count++ : 0;
  }
  for (size_t i = 0; i < count; i++) {
    struct group *group = group_of(&groups, &rows[i]);
    rows[i].before = (struct unbank_report_side){.reason = ""};
    if (!group || group->count != group->of_copy.count)
      continue;
    const uint32_t one = group->of_copy.items[group->next++];
    rows[i].before = written->accesses[one].before;
    is_taken[one] = true;
  }
  for (size_t i = 0; i < written->access_count; i++)
    if (!is_taken[i] && written->accesses[i].before.present)
      rows[out->access_count++] = written->accesses[i];
  out->accesses = rows;
  out->assumes |= written->assumes;
}
