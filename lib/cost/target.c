/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "cost/target.h"

#include "support/integers.h"

enum { KIB = 1024 };

/* By ascending architecture; the last row that is not newer than the target applies. For chips
 * that were not at hand the costs are those of sm_90: all of these issue four instructions and
 * move one wavefront in a cycle.
 *
 *   instruction   an SM issues four in a cycle, which makes 1/4; half of that, because other units
 *                 work meanwhile
 *   access        besides its wavefronts: the issue slot and the wait for it
 *   latency       a kernel that lost 8 of 40 resident warps ran 5 % longer; the formula gives 4 %,
 *                 because the constant is fitted to all kernels (docs/choice.md) */
static const struct target targets[] = {
    /* sm, shared, reserve, unit, threads, blocks, registers, instruction, access, latency */
    {50, 64 * KIB, 0, 256, 2048, 32, 65536, 0.125, 0.375, 8},
    {70, 96 * KIB, 0, 256, 2048, 32, 65536, 0.125, 0.375, 8},
    {75, 64 * KIB, 0, 256, 1024, 16, 65536, 0.125, 0.375, 8},
    {80, 164 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 0.375, 8},
    {86, 100 * KIB, KIB, 128, 1536, 16, 65536, 0.125, 0.375, 8},
    {87, 164 * KIB, KIB, 128, 1536, 16, 65536, 0.125, 0.375, 8},
    {89, 100 * KIB, KIB, 128, 1536, 24, 65536, 0.125, 0.375, 8},
    {90, 228 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 0.375, 8},
    {100, 228 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 0.375, 8},
    {120, 100 * KIB, KIB, 128, 1536, 24, 65536, 0.125, 0.375, 8},
};
enum { TARGETS = sizeof targets / sizeof *targets };

const struct target *unbank_target(unsigned architecture) {
  size_t row = 0;
  while (row + 1 < TARGETS && targets[row + 1].architecture <= architecture)
    row++;
  return &targets[row];
}

unsigned unbank_blocks_of(const struct target *target, uint64_t bytes, unsigned threads,
                          unsigned registers) {
  uint64_t given = (bytes + target->block_unit - 1) / target->block_unit * target->block_unit;
  unsigned blocks = smaller(target->blocks, target->threads / threads);
  if (given + target->block_reserve)
    blocks = smaller(blocks, (unsigned)(target->shared / (given + target->block_reserve)));
  if (registers)
    blocks = smaller(blocks, target->registers / (registers * threads));
  return blocks ? blocks : 1;
}
