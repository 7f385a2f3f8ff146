/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "cost/cycles.h"

double unbank_cycles(const struct target *target, const struct block_work *work) {
  return work->wavefronts + target->access * work->accesses +
         target->instruction * work->instructions;
}

double unbank_slowdown(const struct target *target, unsigned before, unsigned after) {
  return (1 + target->latency / after) / (1 + target->latency / before);
}
