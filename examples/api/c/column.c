/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *     column LAYOUT...
 *
 * What a warp pays that reads a column of `float tile[32][32]` under each layout; with
 * libunbank-model alone, without LLVM. */
#include <stdio.h>
#include <unbank/bank.h>
#include <unbank/layout.h>
#include <unbank/library.h>

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    struct unbank_lanes lanes = {.active = 0xffffffff};
    struct unbank_wavefronts cost;
    struct unbank_layout layout;
    char *error = unbank_layout_parse(argv[i], &layout);
    for (uint32_t lane = 0; !error && lane < UNBANK_LANES; lane++)
      lanes.offset[lane] = unbank_layout_apply(&layout, lane * 128);
    if (!error)
      error = unbank_bank_check(UNBANK_OP_LD, 4, &lanes);
    if (error) {
      fprintf(stderr, "column: %s\n", error);
      unbank_free(error);
      return 1;
    }
    unbank_bank_wavefronts(UNBANK_OP_LD, 4, &lanes, &cost);
    printf("%s: %u wavefronts, ideal %u, %u bytes\n", argv[i], cost.wavefronts, cost.ideal,
           (unsigned)unbank_layout_size(&layout, 4096));
  }
  return 0;
}
