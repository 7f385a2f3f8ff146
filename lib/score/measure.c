/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A measured access keeps the patterns of its trace, from which an exact score may still follow,
 * and gets the measured patterns besides:
 *
 *     weight      exact ones stay; others become executions / blocks of the profile, and the counts
 *                 of the patterns follow
 *     addresses   where data decides about them, or about which lanes are active: the profile's
 *                 patterns, their counts scaled to the weight
 */
#include "score/measure.h"

#include "kernels/fingerprint.h"
#include "kernels/instances.h"
#include "model/relations.h"
#include "report/text.h"
#include "shim/query.h"
#include "shim/source.h"
#include "support/integers.h"

struct measurement {
  const char *path;
  const struct profile_access *access; /* NULL if there is none, for the reason `why` */
  const char *why;
  uint64_t blocks;
};

/* Finding the measurement of an access. */

/* The id of the first access in the function of this access. */
static uint32_t first_of(const struct module *module, const struct access *access) {
  uint32_t first = access->id;
  while (first && module->accesses.items[first - 1].function == access->function)
    first--;
  return first;
}

static bool is_alike(const struct access *access, const struct profile_access *measured) {
  return !strcmp(unbank_op_name(measured->op), unbank_op_name(access->op)) &&
         measured->bytes == access->bytes;
}

/* Whether a profile lists the accesses of a function as the module does. The simulator also runs
 * inline PTX that the pass does not fully know, and lists what it accesses; the numbers after these
 * then mean other accesses. */
static bool lists_alike(const struct module *module, const struct access *access,
                        const struct profile_kernel *measured, const char *function) {
  const uint32_t first = first_of(module, access);
  for (size_t k = 0; k < measured->accesses.count; k++) {
    const struct profile_access *other = &measured->accesses.items[k];
    const uint64_t id = (uint64_t)first + other->number;
    if (!strcmp(other->function, function) &&
        (id >= module->accesses.count || module->accesses.items[id].function != access->function ||
         !is_alike(&module->accesses.items[id], other)))
      return false;
  }
  return true;
}

/* Whether a profile's name for an array means this array: the name of the array, of a member, or of
 * any declaration of dynamic memory. */
static bool has_name(const struct module *module, const struct array *array, const char *name) {
  uint32_t id;
  LLVMValueRef global = LLVMGetNamedGlobal(module->ir, name);
  bool found = !strcmp(name, array->name) || (global && map_get(&module->derived, global, &id) &&
                                              &module->arrays.items[id] == array);
  for (size_t i = 0; i < array->members.count && !found; i++)
    found = !strcmp(name, array->members.items[i].name);
  return found;
}

static bool fits(const struct module *module, const struct access *access,
                 const struct profile_access *measured) {
  const struct array *array = &module->arrays.items[access->array];
  if (!is_alike(access, measured) || !has_name(module, array, measured->array))
    return false;
  for (size_t i = 0; i < measured->patterns.count; i++) {
    const struct unbank_lanes *lanes = &measured->patterns.items[i].lanes;
    UNBANK_EACH_BIT(lane, lanes->active) {
      uint32_t offset = lanes->offset[lane];
      if (offset % access->bytes || (array->bytes && offset + access->bytes > array->bytes))
        return false;
    }
  }
  return measured->patterns.count || !measured->executions;
}

void unbank_note_fingerprints(struct module *module) {
  module->fingerprinted = map_new(module->arena);
  UNBANK_EACH_FUNCTION(function, module->ir) {
    if (LLVMIsDeclaration(function) || !unbank_is_kernel(module->ir, function))
      continue;
    map_put(&module->fingerprinted, function, (uint32_t)module->fingerprints.count);
    *ARENA_PUSH(module->arena, &module->fingerprints) = unbank_fingerprint(function);
  }
}

static uint64_t fingerprint_of(const struct module *module, LLVMValueRef kernel) {
  uint32_t number;
  return map_get(&module->fingerprinted, kernel, &number) ? module->fingerprints.items[number]
                                                          : unbank_fingerprint(kernel);
}

/* Why a kernel's measurements do not count, or NULL. */
static const char *objection(const struct module *module, const struct kernel *kernel,
                             const char *path, const struct profile_kernel *measured) {
  struct unbank_shape block = measured->block;
  if (measured->fingerprint != fingerprint_of(module, kernel->function))
    return arena_printf(module->arena, "%s is of another version of this kernel", path);
  if (kernel->shapes.count > 1)
    return arena_printf(module->arena, "%s is of blocks of %s, one of several shapes", path,
                        unbank_text_shape(module->arena, block));
  if (memcmp(&block, &kernel->block, sizeof block) != 0)
    return arena_printf(module->arena, "%s is of blocks of %s", path,
                        unbank_text_shape(module->arena, block));
  return NULL;
}

/* Notes what one profile says of the kernel; an earlier profile's measurements stay. */
static void look_up(const struct module *module, const struct kernel *kernel,
                    const struct profile *profile, const struct trace *trace,
                    struct measurement *out) {
  const struct profile_kernel *measured =
      unbank_profile_kernel(profile, unbank_value_name(kernel->function));
  const char *why =
      measured ? objection(module, kernel, profile->path, measured)
               : arena_printf(module->arena, "%s does not have this kernel", profile->path);
  for (uint32_t i = 0; i < trace->count; i++) {
    if (out[i].access)
      continue;
    const struct access *access = &module->accesses.items[trace->ids[i]];
    out[i].why =
        why ? why : arena_printf(module->arena, "%s does not have this access", profile->path);
    if (why || map_get(&module->followed, access->function, NULL))
      continue; /* a run does not tell the accesses of its callers apart */
    const char *function = unbank_demangled(module->arena, unbank_value_name(access->function));
    if (!lists_alike(module, access, measured, function))
      continue;
    uint32_t number = access->id - first_of(module, access);
    for (size_t k = 0; k < measured->accesses.count && !out[i].access; k++) {
      const struct profile_access *candidate = &measured->accesses.items[k];
      if (candidate->number == number && !strcmp(candidate->function, function) &&
          fits(module, access, candidate))
        out[i] = (struct measurement){profile->path, candidate, NULL, measured->blocks};
    }
  }
}

/* Using it. */

/* Whether data decides about addresses, or about which lanes are active. */
static bool depends_on_data(const struct trace_access *traced) {
  for (size_t i = 0; i < traced->patterns.count; i++) {
    const struct trace_pattern *pattern = &traced->patterns.items[i];
    if (!pattern->known || pattern->data_bits || pattern->may_mask != pattern->must_mask)
      return true;
  }
  return traced->weight_exactness == UNBANK_WEIGHT_UNKNOWN;
}

static void weigh(struct trace_access *traced, double weight) {
  unbank_weigh(traced, weight);
  if (traced->sampled)
    unbank_weigh(traced->sampled, weight);
  traced->weight_exactness = UNBANK_WEIGHT_MEASURED;
  traced->trip_symbols.count = 0;
}

static void add_pattern(struct arena *arena, const struct profile_pattern *measured, double scale,
                        const struct unbank_layout *layout, uint32_t at, struct trace_access *out) {
  const struct unbank_lanes *lanes = &measured->lanes;
  struct trace_pattern *pattern = ARENA_PUSH(arena, &out->patterns);
  pattern->may_mask = pattern->must_mask = lanes->active;
  pattern->known = true;
  uint32_t base = unbank_layout_apply(layout, lanes->offset[__builtin_ctz(lanes->active)] + at);
  UNBANK_EACH_BIT(lane, lanes->active) {
    pattern->relative[lane] = unbank_layout_apply(layout, lanes->offset[lane] + at) - base;
  }
  *ARENA_PUSH(arena, &pattern->bases) = (struct trace_base){base, (double)measured->count * scale};
}

static struct trace_access *patterns_of(struct arena *arena, const struct measurement *measurement,
                                        const struct unbank_layout *layout, uint32_t at,
                                        double weight) {
  struct trace_access *out = ARENA_NEW(arena, struct trace_access);
  const struct profile_access *access = measurement->access;
  double sum = 0;
  for (size_t i = 0; i < access->patterns.count; i++)
    sum += (double)access->patterns.items[i].count;
  out->reached = access->executions > 0;
  out->case_count = 1;
  out->weight = weight;
  out->reason = arena_printf(arena, out->reached ? "measured in %s" : "never executed in %s",
                             measurement->path);
  for (size_t i = 0; out->reached && i < access->patterns.count; i++)
    add_pattern(arena, &access->patterns.items[i], weight / sum, layout, at, out);
  return out;
}

static void apply(struct arena *arena, struct trace_access *traced,
                  const struct measurement *measurement, const struct unbank_layout *layout,
                  uint32_t at) {
  bool by_data = depends_on_data(traced);
  bool is_weighed = traced->weight_exactness != UNBANK_WEIGHT_EXACT;
  if (!traced->reached || (!by_data && !is_weighed))
    return;
  traced->measurement = measurement;
  if (!measurement->access) {
    if (by_data)
      traced->reason = arena_printf(arena, "%s; %s", traced->reason, measurement->why);
    return;
  }
  double weight = (double)measurement->access->executions / (double)measurement->blocks;
  bool never = !measurement->access->executions;
  if (never && !is_weighed)
    return; /* it contradicts the trace, so it is from another launch */
  if (is_weighed)
    weigh(traced, weight);
  /* Where a carved layout moves bytes depends on arguments, which no profile has. */
  if (never || (by_data && !layout->carved))
    traced->measured = patterns_of(arena, measurement, layout, at, traced->weight);
}

/* The end of the bytes that lanes accessed in a measured launch, as far as the profile has kept
 * them.
 */
static uint64_t end_of(const struct profile_access *access) {
  uint64_t end = 0;
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct unbank_lanes *lanes = &access->patterns.items[i].lanes;
    UNBANK_EACH_BIT(lane, lanes->active)
      end = lanes->offset[lane] + access->bytes > end ? lanes->offset[lane] + access->bytes : end;
  }
  return end;
}

static void note_dynamic_bytes(const struct module *module, struct kernel *kernel,
                               const struct trace *trace, const struct measurement *found) {
  for (uint32_t i = 0; i < trace->count; i++) {
    const struct access *access = &module->accesses.items[trace->ids[i]];
    if (!found[i].access || !module->arrays.items[access->array].is_dynamic)
      continue;
    const uint64_t end = end_of(found[i].access);
    kernel->dynamic_bytes = end > kernel->dynamic_bytes ? end : kernel->dynamic_bytes;
  }
}

static void measure(const struct module *module, struct kernel *kernel, struct trace *trace) {
  struct measurement *found = ARENA_ARRAY(module->arena, struct measurement, trace->count + 1);
  for (size_t i = 0; i < module->profiles->count; i++)
    look_up(module, kernel, &module->profiles->items[i], trace, found);
  note_dynamic_bytes(module, kernel, trace, found);
  for (uint32_t i = 0; i < trace->count; i++)
    apply(module->arena, &trace->accesses[i], &found[i], &unbank_identity, 0);
}

void unbank_measure(struct module *module, struct trace *const *traces) {
  for (size_t k = 0; module->profiles->count && k < module->kernels.count; k++)
    measure(module, &module->kernels.items[k], traces[k]);
}

/* An access of the module before the rewrite, or its part from byte `at` on, which is the access
 * `became` of the changed module; < 0: none. */
struct carried {
  uint32_t id, at;
  int32_t became;
};

/* Carries its measurement over from one trace of kernel `k` to the other. */
static void carry(const struct module *module, size_t k, struct carried access,
                  const struct trace *before, struct trace *after) {
  const struct instance *instance =
      unbank_instance_of(module, k, module->accesses.items[access.id].array);
  const struct measurement *measurement = unbank_traced(before, access.id)->measurement;
  if (!instance || !measurement || access.became < 0)
    return;
  uint32_t index = unbank_place_among(after->ids, after->count, (uint32_t)access.became);
  if (index != UNBANK_NO_INDEX)
    apply(module->arena, &after->accesses[index], measurement, &instance->layout, access.at);
}

void unbank_carry_measurements(const struct module *module, struct trace *const *before,
                               struct trace *const *after, const int32_t *access_map) {
  if (!module->profiles->count)
    return;
  for (size_t k = 0; k < module->kernels.count; k++)
    for (size_t i = 0; i < module->kernels.items[k].accesses.count; i++) {
      uint32_t id = module->kernels.items[k].accesses.items[i];
      carry(module, k, (struct carried){id, 0, access_map[id]}, before[k], after[k]);
    }
  for (size_t i = 0; i < module->fragments.count; i++) {
    const struct fragment *part = &module->fragments.items[i];
    const struct array *array = &module->arrays.items[module->accesses.items[part->access].array];
    for (size_t n = 0; n < array->kernels.count; n++) {
      uint32_t k = array->kernels.items[n];
      const struct carried access = {part->access, part->at,
                                     access_map[module->accesses.count + i]};
      carry(module, k, access, before[k], after[k]);
    }
  }
}
