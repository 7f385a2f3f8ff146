/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an SM holds, by the table of the CUDA C++ Programming Guide: blocks limited by shared
 * memory, by threads, by registers, and by their own number. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cost/target.h"

static const struct resident {
  const char *name;
  unsigned architecture;
  uint64_t bytes;
  unsigned threads, registers, blocks;
} rows[] = {
    {"nothing limits but the number of blocks", 90, 0, 32, 0, 32},
    {"threads", 90, 0, 256, 0, 8},
    {"fewer threads on sm_86", 86, 0, 256, 0, 6},
    {"bytes, and 1 KiB that the system takes of each block", 90, 45056, 256, 0, 5},
    {"one pad more costs a block", 90, 45056 + 1024, 256, 0, 4},
    {"bytes are given by units of 128", 90, 45057, 256, 0, 5},
    {"registers", 90, 0, 256, 128, 2},
    {"a block that is too large is one", 75, 48 * 1024, 1024, 255, 1},
    {"an architecture between rows has those of the older one", 103, 45056, 256, 0, 5},
    {"one before all has those of the first", 35, 0, 32, 0, 32},
};

static void test_resident(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const struct resident *row = &rows[i];
    unsigned blocks = unbank_blocks_of(unbank_target(row->architecture), row->bytes, row->threads,
                                       row->registers);
    if (blocks != row->blocks)
      fail_msg("%s: %u blocks, not %u", row->name, blocks, row->blocks);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_resident)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
