/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/worth.h"

#include <math.h>

#include "find/pins.h"
#include "kernels/instances.h"
#include "model/relations.h"
#include "score/score.h"
#include "widths/single.h"
#include "widths/widths.h"

/* Whether an access, by itself, takes more wavefronts than its ideal, or may be split. */
static bool access_gains(const struct trace *trace, const struct access *access,
                         struct arena *scratch) {
  const struct trace_access *traced = unbank_traced(trace, access->id);
  struct score_work work = {0};
  struct access_score score;
  if (access->align < access->bytes)
    return true;
  if (!traced->reached)
    return false;
  if (!isfinite(traced->weight))
    return true;
  unbank_score((struct scored){trace, access, &unbank_identity, access->bytes, 0}, scratch, &score);
  if (score.exactness != UNBANK_UNKNOWN)
    return !(score.max <= score.ideal);
  return unbank_score_cost((struct scored){trace, access, &unbank_identity, access->bytes, 0},
                           false, &work)
             .known != 0;
}

/* Whether aligning the array may let neighbours merge. `count`: accesses of the kernel to it. */
static bool alignment_gains(const struct module *module, const struct kernel *kernel,
                            const struct array *array, size_t count) {
  return count > 1 && unbank_is_internal(array) &&
         unbank_place_modulo_16(module, kernel, array, NULL) < UNBANK_ARRAY_ALIGN;
}

static bool array_gains(const struct module *module, struct trace *const *traces,
                        const struct array *array, struct arena *scratch) {
  if (unbank_is_pinned(module, array) || array->reach <= UNBANK_BANK_ROW)
    return false;
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[array->kernels.items[k]];
    size_t count;
    const uint32_t *ids = unbank_kernel_accesses(kernel, array->id, &count);
    if (alignment_gains(module, kernel, array, count))
      return true;
    for (size_t i = 0; i < count; i++)
      if (access_gains(traces[kernel->id], &module->accesses.items[ids[i]], scratch))
        return true;
  }
  return false;
}

/* The kernels and arrays that a change of one array reaches. */
struct spread {
  const struct module *module;
  bool *kernels, *arrays; /* by id: reached */
  LIST_OF(uint32_t) work; /* arrays whose kernels are still to be visited */
  struct arena scratch;
};

static void reach(struct spread *spread, uint32_t array) {
  if (spread->arrays[array])
    return;
  spread->arrays[array] = true;
  *ARENA_PUSH(&spread->scratch, &spread->work) = array;
}

/* Reaches the kernels of an array, and their arrays. */
static void spread_from(struct spread *spread, const struct array *array) {
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &spread->module->kernels.items[array->kernels.items[k]];
    if (spread->kernels[kernel->id])
      continue;
    spread->kernels[kernel->id] = true;
    for (size_t i = 0; i < kernel->arrays.count; i++)
      reach(spread, kernel->arrays.items[i]);
  }
}

bool *unbank_may_gain(const struct module *module, struct trace *const *traces) {
  struct spread spread = {.module = module};
  spread.kernels = ARENA_ARRAY(module->arena, bool, module->kernels.count + 1);
  spread.arrays = ARENA_ARRAY(&spread.scratch, bool, module->arrays.count + 1);
  for (uint32_t i = 0; i < module->arrays.count; i++)
    if (array_gains(module, traces, &module->arrays.items[i], &spread.scratch))
      reach(&spread, i);
  while (spread.work.count)
    spread_from(&spread, &module->arrays.items[spread.work.items[--spread.work.count]]);
  arena_free(&spread.scratch);
  for (size_t k = 0; k < module->kernels.count; k++)
    spread.kernels[k] =
        spread.kernels[k] && !unbank_is_single(module, &module->kernels.items[k], traces[k]);
  return spread.kernels;
}
