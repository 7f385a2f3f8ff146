/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/room.h"

#include "ir/target.h"
#include "ir/units.h"

static uint64_t aligned(uint64_t bytes) {
  return (bytes + UNBANK_ARRAY_ALIGN - 1) / UNBANK_ARRAY_ALIGN * UNBANK_ARRAY_ALIGN;
}

struct room unbank_room(const struct module *module, const struct unit *unit, uint64_t bytes) {
  struct room room = {.fits = true};
  uint64_t now = unbank_unit_bytes(module, unit);
  for (size_t k = 0; bytes > now && k < module->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[k];
    if (!unbank_unit_in_kernel(module, unit, kernel))
      continue;
    uint64_t before = unbank_shared_bytes(module, kernel, true);
    uint64_t after = before - now + aligned(bytes);
    room.fits = room.fits && after <= UNBANK_STATIC_BYTES_MAX;
    unsigned blocks = unbank_resident_blocks(module, kernel, before);
    unsigned remaining = unbank_resident_blocks(module, kernel, after);
    double lost = 1 - (double)remaining / blocks;
    if (lost > room.lost)
      room.lost = lost, room.blocks = blocks, room.remaining = remaining;
  }
  return room;
}
