/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "occupancy/occupancy.h"

#include "cost/cycles.h"
#include "kernels/instances.h"
#include "kernels/placing.h"
#include "occupancy/resident.h"
#include "shim/query.h"
#include "shim/source.h"

/* Whether ptxas places the instance's array among arrays that this module does not show. */
static bool is_among_unseen(const struct module *module, const struct instance *instance) {
  bool leaves = module->may_be_part;
  UNBANK_EACH_KERNEL(kernel, module, instance)
    leaves |= kernel->leaves;
  return leaves && !module->is_whole;
}

/* Whether a confined instance can have the layout in its present bytes, with its present alignment:
 * no access promises more alignment than the array has, and if the array lies among arrays that are
 * not seen, ptxas leaves it where it is. A clone, an array that other modules see, or one that more
 * functions come to name would be placed behind others, and alignment might leave bytes before
 * it. */
static bool is_kept_in(const struct module *module, const struct instance *instance,
                       const struct unbank_layout *layout) {
  const struct array *array = &module->arrays.items[instance->array];
  if (array->is_dynamic)
    return unbank_suits(array, layout);
  for (size_t i = 0; i < instance->access_count; i++)
    if (module->accesses.items[instance->accesses[i]].align > array->align)
      return false;
  bool is_placed_anew =
      instance->kernel >= 0 || !unbank_is_internal(array) || unbank_changes_group(module, instance);
  for (size_t i = 0; i < array->members.count; i++)
    if (unbank_layout_size(layout, (uint32_t)array->members.items[i].bytes) >
        array->members.items[i].bytes)
      return false;
  return !(is_placed_anew && is_among_unseen(module, instance));
}

struct occupancy unbank_occupancy(const struct module *module, const struct instance *instance,
                                  const struct unbank_layout *layout) {
  struct occupancy occupancy = {.fits = true, .slowdown = 1};
  struct instance changed = *instance;
  changed.layout = *layout, changed.code = UNBANK_CODE_CHANGED;
  changed.bytes_after = unbank_instance_bytes(module, &changed); /* once, for all its kernels */
  occupancy.fits = !instance->confined || is_kept_in(module, instance, layout);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    uint64_t before = unbank_shared_bytes(module, kernel, NULL);
    uint64_t after = unbank_shared_bytes(module, kernel, &changed);
    if (after <= before)
      continue;
    occupancy.fits = occupancy.fits && !instance->confined && after <= UNBANK_STATIC_BYTES_MAX;
    unsigned blocks = unbank_resident_blocks(module, kernel, before);
    unsigned remaining = unbank_resident_blocks(module, kernel, after);
    unsigned warps = unbank_block_warps(kernel);
    double slowdown =
        unbank_slowdown(unbank_kernel_target(kernel), blocks * warps, remaining * warps);
    if (slowdown > occupancy.slowdown)
      occupancy.slowdown = slowdown, occupancy.blocks = blocks, occupancy.remaining = remaining;
  }
  return occupancy;
}

/* The fewest resident blocks that a kernel of the instance has under a layout, or the fewest warps
 * of these. */
static unsigned least_under(const struct module *module, const struct instance *instance,
                            const struct unbank_layout *layout, bool counts_warps) {
  struct instance changed = *instance;
  unsigned least = 0;
  changed.layout = *layout;
  changed.code = unbank_layout_is_identity(layout) ? UNBANK_CODE_NO_GAIN : UNBANK_CODE_CHANGED;
  changed.bytes_after = unbank_instance_bytes(module, &changed);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    unsigned resident =
        unbank_resident_blocks(module, kernel, unbank_shared_bytes(module, kernel, &changed));
    resident *= counts_warps ? unbank_block_warps(kernel) : 1;
    least = !least || resident < least ? resident : least;
  }
  return least;
}

unsigned unbank_blocks_under(const struct module *module, const struct instance *instance,
                             const struct unbank_layout *layout) {
  return least_under(module, instance, layout, false);
}

unsigned unbank_warps_under(const struct module *module, const struct instance *instance,
                            const struct unbank_layout *layout) {
  return least_under(module, instance, layout, true);
}

/* Whether a kernel uses the array itself, not a clone of it. */
static bool keeps(const struct module *module, const struct array *array, uint32_t kernel) {
  const struct instance *instance = unbank_instance_of(module, kernel, array->id);
  return !unbank_instance_changes(instance);
}

/* Whether exactly one kernel uses the array itself. */
static bool has_one_keeper(const struct module *module, const struct array *array) {
  size_t count = 0;
  for (uint32_t i = module->first_instance[array->id];
       i < module->first_instance[array->id + 1] && count < 2; i++)
    count += !unbank_instance_changes(&module->instances.items[i]);
  return count == 1;
}

/* Why a kernel has no room for an array that it keeps, which no other kernel keeps. `grows`: there
 * it takes more bytes. */
static const char *lack_of_room(const struct module *module, const struct array *array,
                                const struct kernel *kernel, bool grows) {
  const bool is_confined = unbank_instance_of(module, kernel->id, array->id)->confined;
  const char *name = unbank_demangled(module->arena, unbank_value_name(kernel->function));
  if (is_confined && (grows || module->may_be_part))
    return arena_printf(
        module->arena,
        "with a copy for this kernel it would be left to %s alone, and might move there; but that "
        "kernel %s; declare an array inside each kernel%s",
        name, unbank_memory_beside(module, kernel),
        kernel->leaves && !kernel->dynamic && kernel->unseen.kind == GAP_POINTER
            ? ", or give whole-program=yes"
            : "");
  if (!is_confined && grows && unbank_shared_bytes(module, kernel, NULL) > UNBANK_STATIC_BYTES_MAX)
    return arena_printf(module->arena,
                        "with a copy for this kernel it would be left to %s alone, whose arrays "
                        "would then exceed 48 KiB of static shared memory; make an array smaller",
                        name);
  return NULL;
}

const char *unbank_crowds_others(const struct module *module, const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  struct instance kept = *instance;
  kept.layout = unbank_identity, kept.code = UNBANK_CODE_NO_GAIN;
  const char *lack = NULL;
  if (array->is_dynamic || instance->kernel < 0 || !unbank_instance_changes(instance) ||
      !has_one_keeper(module, array))
    return NULL;
  for (size_t k = 0; k < array->kernels.count && !lack; k++) {
    const struct kernel *kernel = &module->kernels.items[array->kernels.items[k]];
    const struct instance *other = unbank_instance_of(module, kernel->id, array->id);
    if (other == instance || !keeps(module, array, kernel->id))
      continue;
    const uint64_t after = unbank_shared_bytes(module, kernel, NULL),
                   before = unbank_shared_bytes(module, kernel, &kept);
    lack = lack_of_room(module, array, kernel, after > before);
  }
  return lack;
}
