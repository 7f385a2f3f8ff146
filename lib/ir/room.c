/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/room.h"

#include "ir/target.h"
#include "ir/units.h"

/* Whether a unit that is confined can have the layout as it is aligned now: in no more bytes, and
 * without an access that promises more of its address than the array does. */
static bool is_kept_in(const struct module *module, const struct unit *unit,
                       const struct unbank_layout *layout) {
  const struct array *array = &module->arrays.items[unit->array];
  for (size_t i = 0; i < unit->access_count; i++)
    if (module->accesses.items[unit->accesses[i]].align > array->align)
      return false;
  return unbank_layout_size(layout, (uint32_t)array->bytes) <= array->bytes;
}

struct room unbank_room(const struct module *module, struct unit *unit,
                        const struct unbank_layout *layout) {
  struct room room = {.fits = true};
  const struct unit was = *unit;
  room.fits = !unit->confined || is_kept_in(module, unit, layout);
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  for (size_t k = 0; k < count; k++) {
    const struct kernel *kernel = &module->kernels.items[kernels[k]];
    uint64_t before = unbank_shared_bytes(module, kernel, true);
    unit->layout = *layout, unit->code = UNBANK_CODE_CHANGED;
    uint64_t after = unbank_shared_bytes(module, kernel, true);
    *unit = was;
    if (after <= before)
      continue;
    room.fits = room.fits && !unit->confined && after <= UNBANK_STATIC_BYTES_MAX;
    unsigned blocks = unbank_resident_blocks(module, kernel, before);
    unsigned remaining = unbank_resident_blocks(module, kernel, after);
    double lost = 1 - (double)remaining / blocks;
    if (lost > room.lost)
      room.lost = lost, room.blocks = blocks, room.remaining = remaining;
  }
  return room;
}
