/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/room.h"

#include "ir/target.h"
#include "ir/units.h"

struct room unbank_room(const struct module *module, struct unit *unit,
                        const struct unbank_layout *layout) {
  struct room room = {.fits = true};
  const struct unit was = *unit;
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
    room.fits = room.fits && after <= UNBANK_STATIC_BYTES_MAX;
    unsigned blocks = unbank_resident_blocks(module, kernel, before);
    unsigned remaining = unbank_resident_blocks(module, kernel, after);
    double lost = 1 - (double)remaining / blocks;
    if (lost > room.lost)
      room.lost = lost, room.blocks = blocks, room.remaining = remaining;
  }
  return room;
}
