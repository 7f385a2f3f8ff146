/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/room.h"

#include "ir/target.h"
#include "ir/units.h"

/* Whether a unit that may take no more bytes than it does would, wherever it lies: a linker may
 * order arrays by their alignment. `align` is that of the array as it is. */
static bool breaks_out(const struct module *module, const struct unit *unit, uint32_t align) {
  uint64_t bytes = unbank_unit_bytes(module, unit);
  return bytes > module->arrays.items[unit->array].bytes ||
         (align < UNBANK_ARRAY_ALIGN && bytes % UNBANK_ARRAY_ALIGN);
}

struct room unbank_room(const struct module *module, struct unit *unit,
                        const struct unbank_layout *layout) {
  struct room room = {.fits = true};
  const struct unit was = *unit;
  if (unit->confined) {
    unit->layout = *layout;
    room.fits = !breaks_out(module, unit, module->arrays.items[unit->array].align);
    *unit = was;
  }
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
