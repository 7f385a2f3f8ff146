/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/advice.h"

#include <string.h>

#include "report/text.h"
#include "support/integers.h"

static const double much = 0.25; /* of the array's executions: less is not worth a sentence */

static bool is_atomic(enum unbank_op op) {
  return op == UNBANK_OP_ATOM || op == UNBANK_OP_RED || op == UNBANK_OP_CAS;
}

/* The largest number of lanes that address one word. */
static unsigned lanes_on_word(const struct unbank_execution *execution) {
  unsigned most = 0;
  UNBANK_EACH_BIT(lane, execution->active) {
    uint32_t word = execution->offset[lane] / UNBANK_BANK_BYTES;
    unsigned lanes = 0;
    UNBANK_EACH_BIT(other, execution->active)
      lanes += execution->offset[other] / UNBANK_BANK_BYTES == word;
    most = lanes > most ? lanes : most;
  }
  return most;
}

static void advise_of_words(struct arena *arena, const struct subject *subject,
                            struct remark_list *out) {
  double all = 0, uniform = 0, crowded = 0;
  for (size_t i = 0; i < subject->told->executions.count; i++) {
    const struct unbank_execution *execution = &subject->told->executions.items[i];
    if (!unbank_is_execution_of(subject, execution, false))
      continue;
    all += execution->count;
    unsigned lanes = execution->is_known ? lanes_on_word(execution) : 0;
    if (lanes > 1 && is_atomic(execution->op))
      crowded += execution->count;
    else if (lanes > 1 && execution->op == UNBANK_OP_LD &&
             lanes == (unsigned)__builtin_popcount(execution->active))
      uniform += execution->count;
  }
  if (uniform > much * all)
    unbank_remark(
        arena, out, "broadcast",
        arena_printf(
            arena,
            "%.0f %% of its accesses read one place with all lanes: that is a broadcast, "
            "without a conflict; only fewer or wider reads would take less (docs/advice.md)",
            100 * uniform / all));
  if (crowded > 0)
    unbank_remark(
        arena, out, "one-word",
        "lanes of an atomic meet on one word, and take turns wherever it lies: add them up within "
        "the warp first, or give each warp a copy (docs/advice.md)");
}

/* Why the score of the first such access to the array is of this kind; NULL if there is none. */
static const char *reason_of(const struct subject *subject, enum unbank_exactness exactness) {
  for (size_t i = 0; i < subject->kernel->access_count; i++) {
    const struct unbank_report_access *access = &subject->kernel->accesses[i];
    const struct unbank_report_side *side = &access->before;
    if (unbank_is_of(subject, access) && side->present && side->exactness == exactness &&
        side->reason && *side->reason && unbank_is_partial(access))
      return side->reason;
  }
  return NULL;
}

static bool is_of_data(const char *reason) { return reason && strstr(reason, "depends on data"); }

static void advise_of_scores(struct arena *arena, const struct subject *subject,
                             struct remark_list *out) {
  const char *unknown = reason_of(subject, UNBANK_UNKNOWN),
             *bounded = reason_of(subject, UNBANK_BOUNDED);
  if (is_of_data(unknown) || is_of_data(bounded))
    unbank_remark(
        arena, out, "data",
        "data decides the words of some accesses: unbank simulate --write-profile=FILE runs a "
        "launch, and --profile=FILE here takes what it met");
  if (bounded && !is_of_data(bounded))
    unbank_remark(arena, out, "range",
                  arena_printf(arena, "the wavefronts of an access are a range: %s",
                               unbank_text_clean(arena, bounded)));
}

/* Nsight Compute counts the turns of cp.async as turns of other instructions, or not at all. */
static void advise_of_copies(struct arena *arena, const struct subject *subject,
                             struct remark_list *out) {
  bool is_copied = false;
  for (size_t i = 0; i < subject->kernel->access_count; i++) {
    const struct unbank_report_access *access = &subject->kernel->accesses[i];
    is_copied |= access->op == UNBANK_OP_CPASYNC && unbank_is_of(subject, access) &&
                 unbank_waste_of(access) > 0;
  }
  if (is_copied)
    unbank_remark(arena, out, "copies",
                  "cp.async writes it with conflicts, of which a profiler shows others or none: "
                  "compare times (docs/advice.md)");
}

/* What a block takes with a candidate: "584 wavefronts and 12 added instructions". */
static const char *figures_of(struct arena *arena, const struct unbank_candidate *candidate) {
  return arena_printf(arena, "%s wavefronts and %s added instructions",
                      unbank_text_number(arena, candidate->price.wavefronts),
                      unbank_text_number(arena, candidate->price.added));
}

/* The least share of the array's cycles that a promise must save to be worth a sentence. */
static const double saved_by_promise = 0.02;

static void advise_of_promise(struct arena *arena, const struct subject *subject,
                              struct remark_list *out) {
  const struct unbank_report_kernel *kernel = subject->kernel;
  if (!subject->told->promised || !subject->choice || !unbank_may_be_promised(kernel))
    return;
  const struct unbank_choice *choice =
      unbank_told_choice(subject->told->promised, subject->array->name, kernel->name);
  const struct unbank_candidate *now = unbank_told_taken(subject->choice),
                                *then = choice ? unbank_told_taken(choice) : NULL;
  if (!now || !then || then->fate != UNBANK_FATE_CHOSEN ||
      !(then->price.cycles < (1 - saved_by_promise) * now->price.cycles))
    return;
  const char *shape = unbank_text_shape(arena, kernel->block);
  unbank_remark(arena, out, "promise",
                arena_printf(arena,
                             "if all its launches have blocks of %s, block=%s@%s says so: the "
                             "layout is %s then, with %s of a block; as it is: %s",
                             shape, kernel->name, shape,
                             unbank_text_layout(arena, &then->price.layout),
                             figures_of(arena, then), figures_of(arena, now)));
}

void unbank_advise(struct arena *arena, const struct subject *subject, struct remark_list *out) {
  if (subject->array->code == UNBANK_CODE_USED_BY_TMA)
    unbank_remark(
        arena, out, "tma",
        "if a tensor map fills it: CU_TENSOR_MAP_SWIZZLE_128B puts 16-byte chunk c of row r of 128 "
        "bytes "
        "at chunk c ^ (r % 8): read it so, as no compiler can move what the engine writes "
        "(docs/advice.md)");
  if (!subject->kernel)
    return;
  advise_of_words(arena, subject, out);
  advise_of_scores(arena, subject, out);
  advise_of_copies(arena, subject, out);
  advise_of_promise(arena, subject, out);
}
