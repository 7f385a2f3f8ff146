/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What wmma.load and wmma.store touch, against the counters of an H200. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assembly/wmma.h"

enum { ROWS = 1482, TILE_BYTES_MAX = 1 << 15 };

static unsigned wavefronts_of(const struct wmma *wmma, uint32_t stride, uint32_t start) {
  unsigned sum = 0;
  enum unbank_op op = wmma->is_store ? UNBANK_OP_WMMA_ST : UNBANK_OP_WMMA_LD;
  for (unsigned i = 0; i < wmma->pieces; i++) {
    struct wmma_piece piece = unbank_wmma_piece(wmma, i);
    struct unbank_lanes lanes = {.active = UINT32_MAX};
    struct unbank_wavefronts out;
    for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
      lanes.offset[lane] = start + unbank_wmma_place(&piece, lane, stride);
    assert_true(unbank_bank_wavefronts(op, wmma->piece_bytes, &lanes, &out));
    sum += out.wavefronts;
  }
  return sum;
}

static void counters(void **state) {
  (void)state;
  FILE *file = fopen("test/data/h200-wmma.csv", "r");
  char line[512], name[128] = "llvm.nvvm.wmma.", pointer[16];
  unsigned rows = 0, stride, start, wavefronts;
  assert_non_null(file);
  while (fgets(line, sizeof line, file)) {
    struct wmma wmma;
    char *own = name + strlen("llvm.nvvm.wmma.");
    if (*line == '#' ||
        sscanf(line, "%64[^,],%15[^,],%u,%u,%u", own, pointer, &stride, &start, &wavefronts) != 5)
      continue;
    strcat(name, *pointer == 's' ? ".p3" : ".p0");
    assert_int_equal(unbank_read_wmma(name, 90, &wmma), WMMA_READ);
    if (wavefronts_of(&wmma, stride, start) != wavefronts)
      fail_msg("%s %u+%u: %u, measured %u", name, stride, start,
               wavefronts_of(&wmma, stride, start), wavefronts);
    rows++;
  }
  fclose(file);
  assert_int_equal(rows, ROWS);
}

/* Each byte of the tile is some lane's, once, and none beyond. */
static void whole_tiles(void **state) {
  (void)state;
  static const char *const names[] = {
      "m16n16k16.load.a.row.stride.f16",   "m16n16k16.load.b.row.stride.f16",
      "m32n8k16.load.a.col.stride.bf16",   "m8n32k16.load.b.col.stride.s8",
      "m8n32k16.load.b.row.stride.u8",     "m16n16k8.load.a.col.stride.tf32",
      "m16n16k8.load.b.col.stride.tf32",   "m8n8k4.load.a.row.stride.f64",
      "m8n8k4.store.d.col.stride.f64",     "m8n8k4.load.c.row.stride.f64",
      "m8n8k32.load.a.row.stride.s4",      "m8n8k128.load.b.col.stride.b1",
      "m8n32k16.load.c.row.stride.f16",    "m8n32k16.store.d.col.stride.f32",
      "m32n8k16.store.d.row.stride.s32",   "m16n16k16.load.c.col.stride.f32",
      "m8n8k128.store.d.col.stride.s32.p3"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    struct wmma wmma;
    char name[128];
    static uint8_t met[TILE_BYTES_MAX];
    snprintf(name, sizeof name, "llvm.nvvm.wmma.%s", names[i]);
    assert_int_equal(unbank_read_wmma(name, 80, &wmma), WMMA_READ);
    memset(met, 0, sizeof met);
    for (unsigned p = 0; p < wmma.pieces; p++) {
      struct wmma_piece piece = unbank_wmma_piece(&wmma, p);
      for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
        for (unsigned b = 0; b < wmma.piece_bytes; b++)
          met[unbank_wmma_place(&piece, lane, 512) + b]++;
    }
    for (unsigned at = 0; at < TILE_BYTES_MAX; at++)
      assert_int_equal(met[at], at / 512 < wmma.lines && at % 512 < wmma.line_bytes);
  }
}

static void names(void **state) {
  (void)state;
  static const struct {
    const char *name;
    unsigned sm;
    enum wmma_reading reading;
  } rows[] = {
      {"llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0", 75, WMMA_READ},
      {"llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p0", 75, WMMA_READ},
      {"llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0", 72, WMMA_UNKNOWN},
      {"llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0", 75, WMMA_UNKNOWN},
      {"llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0", 75, WMMA_UNKNOWN},
      {"llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0", 121, WMMA_READ},
      {"llvm.nvvm.wmma.m16n16k16.load.a.row.stride.e4m3.p0", 90, WMMA_UNKNOWN},
      {"llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f32.p0", 90, WMMA_UNKNOWN},
      {"llvm.nvvm.wmma.m8n8k32.load.a.col.stride.s4.p0", 90, WMMA_UNKNOWN},
      {"llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16", 90, WMMA_NONE},
      {"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3", 90, WMMA_NONE},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct wmma wmma;
    assert_int_equal(unbank_read_wmma(rows[i].name, rows[i].sm, &wmma), rows[i].reading);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(counters), cmocka_unit_test(whole_tiles),
                                     cmocka_unit_test(names)};
  return cmocka_run_group_tests_name("wmma", tests, NULL, NULL);
}
