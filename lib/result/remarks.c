/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "result/remarks.h"

#include <math.h>
#include <string.h>

#include "report/place.h"
#include "report/text.h"
#include "report/total.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/hash.h"

enum { PARTS_MAX = 24 };

/* A remark that is being put together. */
struct sentence {
  struct arena *arena;
  struct unbank_remark_part parts[PARTS_MAX];
  size_t count;
};

static void say(struct sentence *it, const char *key, const char *text) {
  if (*text && it->count < PARTS_MAX)
    it->parts[it->count++] = (struct unbank_remark_part){key, text};
}

static void emit(const struct module *module, struct sentence *it, void *where,
                 enum unbank_remark kind, const char *name, const struct unbank_place *place) {
  unsigned length = 0;
  const char *architecture = module->options->names_architecture
                                 ? unbank_processor(module->kernels.items[0].function, &length)
                                 : NULL;
  if (architecture) {
    say(it, NULL, " (");
    say(it, "Architecture", arena_printf(module->arena, "%.*s", (int)length, architecture));
    say(it, NULL, ")");
  }
  unbank_shim_remark(module->shim, where, kind,
                     &(struct unbank_remark_text){.name = name,
                                                  .parts = it->parts,
                                                  .count = it->count,
                                                  .file = place ? place->file : NULL,
                                                  .line = place ? place->line : 0,
                                                  .column = place ? place->column : 0});
}

static const char *number(struct arena *arena, double value) {
  return isnan(value) ? "?" : arena_printf(arena, value == floor(value) ? "%.0f" : "%g", value);
}

static const char *figure(struct arena *arena, const struct unbank_report_side *side) {
  if (!side->present)
    return "none";
  if (!isnan(side->mean))
    return number(arena, side->mean);
  if (isnan(side->min) || isnan(side->max))
    return "?";
  return arena_printf(arena, "%g..%g", side->min, side->max);
}

/* Says "32 -> 1", or a single figure if both are the same, and returns whether they are. */
static bool say_change(struct sentence *it, const char *first_key, const char *before,
                       const char *second_key, const char *after) {
  bool same = !strcmp(before, after);
  say(it, first_key, before);
  say(it, NULL, same ? "" : " -> ");
  say(it, second_key, same ? "" : after);
  return same;
}

static void say_wavefronts(struct sentence *it, const char *before, const char *after) {
  bool same = say_change(it, "Wavefronts", before, "WavefrontsAfter", after);
  say(it, NULL, same && !strcmp(before, "1") ? " wavefront" : " wavefronts");
}

static struct sentence
describe_access(struct arena *arena, const struct unbank_report_access *access, const char *array) {
  const struct unbank_report_side *side = access->after.present ? &access->after : &access->before;
  struct sentence it = {.arena = arena};
  say(&it, "Op", unbank_op_name(access->op));
  say(&it, NULL, " of ");
  say(&it, "Bytes", side->bytes < 0 ? "?" : arena_printf(arena, "%d", side->bytes));
  say(&it, NULL, side->bytes == 1 ? " byte a lane in " : " bytes a lane in ");
  say(&it, "Array", array);
  say(&it, NULL, ": ");
  say_wavefronts(&it, figure(arena, &access->before), figure(arena, &access->after));
  say(&it, NULL, ", ideal ");
  say(&it, "Ideal", number(arena, side->ideal));
  say(&it, NULL, *side->reason ? "; " : "");
  say(&it, "Reason", side->reason);
  return it;
}

/* The remark on an access. Copies that unrolling has made are at one place and have the same
 * remark, which is printed once. */
struct access_remark {
  const struct unbank_report_access *access;
  struct sentence sentence;
  unsigned copies;
};

struct access_remarks {
  struct access_remark *items;
  size_t count, capacity;
  struct hash_table by_words;
};

static uint64_t hash_words(const struct access_remark *remark) {
  const struct unbank_place *place = unbank_place_for_people(remark->access);
  uint64_t hash = hash_mix(hash_mix(0, (uint64_t)place->line), (uint64_t)place->column);
  for (size_t i = 0; i < remark->sentence.count; i++)
    hash = hash_text(hash, remark->sentence.parts[i].text);
  return hash;
}

static bool is_same_file(const char *a, const char *b) {
  return a == b || (a && b && !strcmp(a, b));
}

static bool is_copy(const struct access_remark *a, const struct access_remark *b) {
  const struct unbank_place *first = unbank_place_for_people(a->access),
                            *second = unbank_place_for_people(b->access);
  bool same = first->line == second->line && first->column == second->column &&
              is_same_file(first->file, second->file) && a->sentence.count == b->sentence.count;
  for (size_t i = 0; i < a->sentence.count && same; i++)
    same = !strcmp(a->sentence.parts[i].text, b->sentence.parts[i].text);
  return same;
}

static void add_access(struct arena *arena, struct access_remarks *all,
                       const struct access_remark *remark) {
  uint64_t hash = hash_words(remark);
  HASH_EACH(slot, &all->by_words, hash)
    if (is_copy(&all->items[slot->number], remark)) {
      all->items[slot->number].copies++;
      return;
    }
  hash_add(arena, &all->by_words, hash, (uint32_t)all->count);
  *ARENA_PUSH(arena, all) = *remark;
}

static void remark_accesses(const struct module *module, const struct access_remarks *all) {
  for (size_t i = 0; i < all->count; i++) {
    struct sentence it = all->items[i].sentence;
    unsigned copies = all->items[i].copies;
    say(&it, NULL, copies > 1 ? "; " : "");
    say(&it, "Copies", copies > 1 ? arena_printf(module->arena, "%u", copies) : "");
    say(&it, NULL, copies > 1 ? " copies" : "");
    const struct unbank_report_access *access = all->items[i].access;
    emit(module, &it, access->instruction, UNBANK_REMARK_ANALYSIS, "Access",
         unbank_place_for_people(access));
  }
}

/* Rows of accesses share the text of their array's id with its row. */
static struct map number_arrays(const struct module *module, const struct unbank_report *report) {
  struct map numbers = map_new(module->arena);
  for (uint32_t i = 0; i < report->array_count; i++)
    map_put(&numbers, report->arrays[i].id, i);
  return numbers;
}

/* Wavefronts of all accesses to an array in a block, "64" or "64..128"; NULL if they are not known.
 * Loops of unknown length count as one trip. */
static const char *total_of(struct arena *arena, const struct unbank_report_kernel *kernel,
                            const char *array, bool after) {
  double low = 0, high = 0;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    bool is_known = side->weight_exactness != UNBANK_WEIGHT_UNKNOWN;
    bool is_exact = side->exactness == UNBANK_EXACT || isnan(side->min);
    if (!side->present || !access->array_count || strcmp(access->arrays[0], array) != 0)
      continue;
    low += is_known ? unbank_report_least_weight(side) * (is_exact ? side->mean : side->min)
                    : (double)NAN;
    high += is_known ? side->weight * (is_exact ? side->mean : side->max) : (double)NAN;
  }
  const char *least = number(arena, low);
  if (isnan(low) || isnan(high))
    return NULL;
  return low < high ? arena_printf(arena, "%s..%s", least, number(arena, high)) : least;
}

/* "32x8", "32x8 (assumed)" */
static void say_block(struct sentence *it, const struct unbank_report_kernel *kernel) {
  say(it, "Block", unbank_text_shapes(it->arena, kernel));
  say(it, NULL, kernel->block_source == UNBANK_BLOCK_ASSUMED ? " (assumed)" : "");
}

/* What the layout is worth: "1056 -> 64 wavefronts a block of 32x8, ". */
static void say_worth(struct sentence *it, const struct unbank_report_kernel *kernel,
                      const struct unbank_report_array *array) {
  const char *before = total_of(it->arena, kernel, array->id, false),
             *after = total_of(it->arena, kernel, array->id, true);
  if (!before || !after)
    return;
  say_wavefronts(it, before, after);
  say(it, NULL, " a block of ");
  say_block(it, kernel);
  say(it, NULL, ", ");
}

/* Bytes before and after; those of dynamic memory are not known. */
static void say_bytes(struct sentence *it, const struct unbank_report_array *array) {
  if (array->bytes_before < 0)
    return;
  say_change(it, "Bytes", arena_printf(it->arena, "%ld", array->bytes_before), "BytesAfter",
             arena_printf(it->arena, "%ld", array->bytes_after));
  say(it, NULL, " bytes: ");
}

static void remark_array(const struct module *module, const struct unbank_report_kernel *kernel,
                         const struct unbank_report_array *array,
                         const struct unbank_report_access *first) {
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  char layout[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&array->layout, layout);
  bool changed = code->decision == UNBANK_DECISION_CHANGED;
  bool silent = array->code == UNBANK_CODE_CLEAN || array->code == UNBANK_CODE_TINY ||
                array->code == UNBANK_CODE_SWITCHED_OFF;
  if (silent)
    return;
  bool applied = changed && module->options->mode == UNBANK_MODE_FIX;
  struct sentence it = {.arena = module->arena};
  say(&it, "Array", array->display);
  say(&it, NULL, changed ? ": layout " : ": ");
  if (changed) {
    say(&it, "Layout", layout);
    say(&it, NULL, applied ? ", " : " (not applied: mode=report), ");
    say_worth(&it, kernel, array);
    say_bytes(&it, array);
    say(&it, "Reason", array->reason);
  } else {
    say(&it, "Reason", array->reason);
    say(&it, NULL, " (");
    say(&it, "Code", code->text);
    say(&it, NULL, *code->advice ? "); " : ")");
    say(&it, "Advice", code->advice);
  }
  emit(module, &it, first->instruction, applied ? UNBANK_REMARK_PASSED : UNBANK_REMARK_MISSED,
       applied ? "LayoutChanged" : "LayoutKept",
       array->place.file ? &array->place : unbank_place_for_people(first));
}

/* The wavefronts of a block, or why they are not known. */
static void remark_kernel(const struct module *module, LLVMValueRef function,
                          const struct unbank_report_kernel *kernel) {
  const char *reason = kernel->before.reason ? kernel->before.reason : kernel->after.reason;
  struct sentence it = {.arena = module->arena};
  bool unknown = reason && *reason;
  if (!unknown && !kernel->access_count)
    return;
  say(&it, "Kernel", kernel->display);
  if (unknown) {
    say(&it, NULL, ": its score is not known, for ");
    say(&it, "Reason", reason);
    say(&it, NULL,
        unbank_text_is_told_by_profile(reason)
            ? "; a profile tells: unbank simulate --write-profile=FILE, "
              "then profile=FILE"
            : "");
  } else {
    say(&it, NULL, ": ");
    say_wavefronts(&it, number(module->arena, kernel->before.score),
                   number(module->arena, kernel->after.score));
    say(&it, NULL, " a block of ");
    say_block(&it, kernel);
    say(&it, NULL, ", ideal ");
    say(&it, "Ideal", number(module->arena, kernel->after.ideal));
  }
  emit(module, &it, function, UNBANK_REMARK_ANALYSIS, unknown ? "ScoreUnknown" : "Kernel", NULL);
}

/* Says that launches are not known yet: their file is written by the compile of host code, which
 * follows that of device code. */
static void remark_lack(const struct module *module, LLVMValueRef function,
                        const struct unbank_report_kernel *kernel) {
  struct sentence it = {.arena = module->arena};
  say(&it, "Kernel", kernel->display);
  say(&it, NULL, ": no launches are known yet: ");
  say(&it, "File", module->options->launch);
  say(&it, NULL, " is written by the compile of host code, and the next build knows");
  emit(module, &it, function, UNBANK_REMARK_ANALYSIS, "LaunchUnknown", NULL);
}

void unbank_emit_remarks(const struct module *module, const struct unbank_report *report,
                         bool lacks_launches) {
  bool *told = ARENA_ARRAY(module->arena, bool, report->array_count + 1);
  struct map numbers = number_arrays(module, report);
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    LLVMValueRef function = module->kernels.items[k].function;
    if (!unbank_shim_wants_remarks(module->shim, function))
      continue;
    remark_kernel(module, function, kernel);
    if (lacks_launches && kernel->access_count && kernel->block_source >= UNBANK_BLOCK_LAUNCH)
      remark_lack(module, function, kernel);
    struct access_remarks accesses = {0};
    for (size_t i = 0; i < kernel->access_count; i++) {
      const struct unbank_report_access *access = &kernel->accesses[i];
      const struct unbank_report_array *array;
      uint32_t number;
      if (!access->instruction || !map_get(&numbers, access->arrays[0], &number))
        continue;
      array = &report->arrays[number];
      if (!told[number])
        remark_array(module, kernel, array, access);
      told[number] = true;
      add_access(module->arena, &accesses,
                 &(struct access_remark){
                     access, describe_access(module->arena, access, array->display), 1});
    }
    remark_accesses(module, &accesses);
  }
}
