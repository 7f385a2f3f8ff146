/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/lint.h"

#include <math.h>
#include <string.h>

#include "bank/bank.h"
#include "report/text.h"
#include "support/integers.h"
#include "support/words.h"

enum {
  LINT_EXECUTIONS_MAX = 1 << 14, /* of an array: about 0.1 s */
  LINT_PADS_MAX = 32,            /* longest pad that is tried, in elements */
};
static const double same = 1e-6;

/* An array, with the executions of all its accesses. */
struct used {
  struct arena *arena;
  const struct unbank_declared *declared;
  LIST_OF(const struct unbank_execution *) executions;
};

static uint64_t bytes_of(const struct unbank_declared *declared) {
  uint64_t bytes = declared->element;
  for (unsigned k = 0; k < declared->dim_count; k++)
    bytes *= declared->dims[k];
  return bytes;
}

/* Collects the executions of all accesses to an array. False if one is not known, or leaves the
 * array without being moved by unknown values. */
static bool gather(const struct told *told, const char *array, struct used *used) {
  bool is_known = !told->is_cut;
  for (size_t i = 0; i < told->executions.count && is_known; i++) {
    const struct unbank_execution *execution = &told->executions.items[i];
    if (execution->is_after || !is_one_of(array, execution->arrays, execution->array_count))
      continue;
    used->declared = execution->declared;
    is_known = execution->is_known && execution->declared->is_complete &&
               execution->declared->dim_count && execution->array_count == 1 &&
               used->executions.count < LINT_EXECUTIONS_MAX;
    for (unsigned lane = 0; lane < UNBANK_LANES && is_known; lane++)
      if (execution->active >> lane & 1)
        is_known = execution->moved || (uint64_t)execution->offset[lane] + execution->bytes <=
                                           bytes_of(execution->declared);
    *ARENA_PUSH(used->arena, &used->executions) = execution;
  }
  return is_known && used->executions.count;
}

/* Rows of one level of the declaration: `elements` of `unit` bytes. */
struct level {
  uint32_t elements, unit;
};

static struct level level_of(const struct unbank_declared *declared, unsigned k) {
  uint64_t unit = declared->element;
  for (unsigned i = k + 1; i < declared->dim_count; i++)
    unit *= declared->dims[i];
  return (struct level){declared->dims[k], (uint32_t)unit};
}

/* Whether unknown values move lanes by whole rows only. */
static bool moves_by_rows(const struct used *used, const struct level *level) {
  for (size_t i = 0; i < used->executions.count; i++)
    if (used->executions.items[i]->moved % (level->elements * level->unit))
      return false;
  return true;
}

/* The number of elements in a row up to the last one that any lane accesses. */
static uint32_t touched_of(const struct used *used, const struct level *level) {
  uint32_t row = level->elements * level->unit, touched = 0;
  for (size_t i = 0; i < used->executions.count; i++) {
    const struct unbank_execution *execution = used->executions.items[i];
    UNBANK_EACH_BIT(lane, execution->active) {
      uint32_t end = execution->offset[lane] % row + execution->bytes;
      uint32_t elements = (end + level->unit - 1) / level->unit;
      touched = elements > touched ? elements : touched;
    }
  }
  return touched;
}

/* The wavefronts of a block if rows were `elements` long; NAN if accesses would not be aligned, or
 * have no rule. */
static double cost_of(const struct used *used, const struct level *level, uint32_t elements) {
  uint32_t row = level->elements * level->unit, other = elements * level->unit;
  double sum = 0;
  for (size_t i = 0; i < used->executions.count; i++) {
    const struct unbank_execution *execution = used->executions.items[i];
    struct unbank_lanes lanes = {.active = execution->active};
    struct unbank_wavefronts wavefronts;
    enum unbank_op op = unbank_bank_rule(execution->op);
    UNBANK_EACH_BIT(lane, execution->active) {
      uint32_t offset = execution->offset[lane];
      lanes.offset[lane] = offset / row * other + offset % row;
      if (lanes.offset[lane] % execution->bytes)
        return NAN;
    }
    if (!unbank_bank_wavefronts(op, execution->bytes, &lanes, &wavefronts))
      return NAN;
    sum += execution->count * wavefronts.wavefronts;
  }
  return sum;
}

/* The length of a row, at least `touched`, that takes the fewest wavefronts; the shortest of
 * several.
 */
static uint32_t best_of(const struct used *used, const struct level *level, uint32_t touched,
                        double *least) {
  uint32_t best = 0;
  *least = INFINITY;
  for (uint32_t more = 0; more <= LINT_PADS_MAX; more++) {
    double cost = cost_of(used, level, touched + more);
    if (cost < *least * (1 - same))
      *least = cost, best = touched + more;
  }
  return best;
}

static const char *saved_bytes(const struct used *used, const struct level *level,
                               uint32_t touched) {
  double rows = (double)bytes_of(used->declared) / ((double)level->elements * level->unit);
  return unbank_text_number(used->arena, rows * (level->elements - touched) * level->unit);
}

static void lint_pad(const struct used *used, const struct level *level, struct remark_list *out) {
  struct arena *arena = used->arena;
  uint32_t touched = touched_of(used, level);
  if (touched >= level->elements || !moves_by_rows(used, level))
    return;
  double now = cost_of(used, level, level->elements), without = cost_of(used, level, touched),
         least;
  uint32_t best = best_of(used, level, touched, &least), pad = level->elements - touched;
  const char *last = pad == 1 ? "" : arena_printf(arena, "%u ", pad);
  const char *rows = arena_printf(arena, "no index uses the last %sof %u elements of a row", last,
                                  level->elements);
  if (without < now * (1 - same))
    unbank_remark(arena, out, "harmful-pad",
                  arena_printf(arena,
                               "%s, and with %u its accesses take %s wavefronts of a block, not %s",
                               rows, touched, unbank_text_number(arena, without),
                               unbank_text_number(arena, now)));
  else if (without <= now * (1 + same))
    unbank_remark(
        arena, out, "useless-pad",
        arena_printf(arena,
                     "%s, and with %u its accesses take %s wavefronts of a block, too, in %s "
                     "bytes less",
                     rows, touched, unbank_text_number(arena, without),
                     saved_bytes(used, level, touched)));
  else if (least < now * (1 - same))
    unbank_remark(
        arena, out, "short-pad",
        arena_printf(arena, "%s, and with %u its accesses take %s wavefronts of a block, not %s",
                     rows, best, unbank_text_number(arena, least), unbank_text_number(arena, now)));
}

static void lint_tail(const struct used *used, struct remark_list *out) {
  const struct level level = level_of(used->declared, 0);
  uint64_t bytes = bytes_of(used->declared), end = 0;
  for (size_t i = 0; i < used->executions.count; i++) {
    const struct unbank_execution *execution = used->executions.items[i];
    if (execution->moved)
      return;
    UNBANK_EACH_BIT(lane, execution->active) {
      uint64_t last = (uint64_t)execution->offset[lane] + execution->bytes;
      end = last > end ? last : end;
    }
  }
  if (bytes - end >= level.unit)
    unbank_remark(used->arena, out, "unused-tail",
                  arena_printf(used->arena, "the last %s of %s bytes are never accessed",
                               unbank_text_number(used->arena, (double)(bytes - end)),
                               unbank_text_number(used->arena, (double)bytes)));
}

bool unbank_has_lint(const struct subject *subject) {
  struct arena arena = {0};
  struct remark_list lint = {0};
  unbank_lint(&arena, subject, &lint);
  arena_free(&arena);
  return lint.count;
}

bool unbank_find_shorter_rows(struct arena *arena, const struct subject *subject,
                              struct lint_rows *out) {
  struct used used = {.arena = arena};
  bool is_found = false;
  if (!subject->kernel || !gather(subject->told, subject->array->name, &used))
    return false;
  for (unsigned k = 1; k < used.declared->dim_count; k++) {
    const struct level level = level_of(used.declared, k);
    const double before = cost_of(&used, &level, level.elements);
    const uint32_t touched =
        moves_by_rows(&used, &level) ? touched_of(&used, &level) : level.elements;
    for (uint32_t elements = touched; elements && elements < level.elements; elements++) {
      const double cost = cost_of(&used, &level, elements);
      if (cost < (is_found ? out->wavefronts : before) * (1 - same)) {
        *out = (struct lint_rows){k, elements, cost, before};
        is_found = true;
      }
    }
  }
  return is_found;
}

void unbank_lint(struct arena *arena, const struct subject *subject, struct remark_list *out) {
  struct used used = {.arena = arena};
  if (!subject->kernel || !gather(subject->told, subject->array->name, &used))
    return;
  for (unsigned k = 1; k < used.declared->dim_count; k++) {
    const struct level level = level_of(used.declared, k);
    lint_pad(&used, &level, out);
  }
  if (subject->kernel->block.x && !(subject->kernel->assumes & UNBANK_ASSUMES_BLOCK))
    lint_tail(&used, out);
}
