/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "cost/target.h"

enum { KIB = 1024 };

/* By ascending architecture; the last row that is not newer serves. Where a chip was not at hand
 * the costs are those of sm_90: all of them issue four instructions and move one wavefront in a
 * cycle.
 *
 * instruction  1/4 at most, where the SM does nothing but issue (bench/calibrate); nothing, where
 *              the shared-memory pipe binds. Between the two lies what a bitonic sort shows on an
 *              H200: 2,560 wavefronts fewer of 6,144 with 2 instructions an access run 1.48 times
 *              as fast, with 6 not at all: 1/8
 * access       an issue slot, a register more, and its address: 1
 * block        a kernel that lost one of five resident blocks ran 5 % longer, a quarter of the
 *              share; twice that is asked, since how much latency others must hide is not known */
static const struct target targets[] = {
    {50, 64 * KIB, 0, 256, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {70, 96 * KIB, 0, 256, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {75, 64 * KIB, 0, 256, 1024, 16, 65536, 0.125, 1.0, 0.5},
    {80, 164 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {86, 100 * KIB, KIB, 128, 1536, 16, 65536, 0.125, 1.0, 0.5},
    {87, 164 * KIB, KIB, 128, 1536, 16, 65536, 0.125, 1.0, 0.5},
    {89, 100 * KIB, KIB, 128, 1536, 24, 65536, 0.125, 1.0, 0.5},
    {90, 228 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {100, 228 * KIB, KIB, 128, 2048, 32, 65536, 0.125, 1.0, 0.5},
    {120, 100 * KIB, KIB, 128, 1536, 24, 65536, 0.125, 1.0, 0.5},
};
enum { TARGETS = sizeof targets / sizeof *targets };

const struct target *unbank_target(unsigned architecture) {
  size_t row = 0;
  while (row + 1 < TARGETS && targets[row + 1].architecture <= architecture)
    row++;
  return &targets[row];
}

static unsigned smaller(unsigned a, unsigned b) { return a < b ? a : b; }

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
