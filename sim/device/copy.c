/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Copies between memories, and matrices in registers.
 *
 * cp.async copies at once: a kernel that waits before it reads cannot tell.
 *
 * ldmatrix .xN reads N 8x8 matrices of 16-bit elements (PTX ISA, "ldmatrix"). Lane 8m + r brings
 * the address of row r of matrix m; lane t gets, of each matrix, elements 2(t mod 4) and 2(t mod 4)
 * + 1 of row t / 4; with .trans those of column t / 4. stmatrix is the reverse. */
#include "sim/device/device.h"

enum { MATRIX_ROWS = 8 };

/* Of matrix m, the address of element (row, column); NULL if the lane that brings it has ended. */
static char *element(const struct meeting *const *members, unsigned count, unsigned m, unsigned row,
                     unsigned column) {
  unsigned lane = m * MATRIX_ROWS + row;
  const struct meeting *owner = lane < count ? members[lane] : NULL;
  return owner ? (char *)(uintptr_t)owner->pointer + 2 * column : NULL;
}

/* Moves one lane's share of matrix m between memory and its register. */
static void move_share(const struct meeting *const *members, unsigned count, unsigned self,
                       unsigned m, bool transposed, bool stores) {
  char *share = (char *)members[self]->data + 4 * m;
  for (unsigned half = 0; half < 2; half++, share += 2) {
    unsigned across = self % 4 * 2 + half, along = self / 4;
    char *at = transposed ? element(members, count, m, across, along)
                          : element(members, count, m, along, across);
    if (at)
      memcpy(stores ? at : share, stores ? share : at, 2);
  }
}

#define MATRICES(name, number, transposed, stores)                                                 \
  static uint64_t result_##name(const struct meeting *const *members, unsigned count,              \
                                unsigned self) {                                                   \
    for (unsigned m = 0; m < (number); m++)                                                        \
      move_share(members, count, self, m, transposed, stores);                                     \
    return 0;                                                                                      \
  }                                                                                                \
  static void meet_##name(const void *row, uint32_t *registers) {                                  \
    thread_meet((struct meeting){.kind = MEETING_WARP,                                             \
                                 .group = UINT32_MAX,                                              \
                                 .pointer = row,                                                   \
                                 .data = registers,                                                \
                                 .result = result_##name});                                        \
  }
MATRICES(load1, 1, false, false)
MATRICES(load2, 2, false, false)
MATRICES(load4, 4, false, false)
MATRICES(load1_trans, 1, true, false)
MATRICES(load2_trans, 2, true, false)
MATRICES(load4_trans, 4, true, false)
MATRICES(store1, 1, false, true)
MATRICES(store2, 2, false, true)
MATRICES(store4, 4, false, true)
MATRICES(store1_trans, 1, true, true)
MATRICES(store2_trans, 2, true, true)
MATRICES(store4_trans, 4, true, true)

#define STORES(form)                                                                               \
  static void store_matrix1##form(const void *row, uint32_t a) { meet_store1##form(row, &a); }     \
  static void store_matrix2##form(const void *row, uint32_t a, uint32_t b) {                       \
    meet_store2##form(row, (uint32_t[]){a, b});                                                    \
  }                                                                                                \
  static void store_matrix4##form(const void *row, uint32_t a, uint32_t b, uint32_t c,             \
                                  uint32_t d) {                                                    \
    meet_store4##form(row, (uint32_t[]){a, b, c, d});                                              \
  }
STORES()
STORES(_trans)

#define COPY(bytes)                                                                                \
  static void copy##bytes(void *to, const void *from) { memcpy(to, from, bytes); }                 \
  static void copy##bytes##_part(void *to, const void *from, uint32_t size) {                      \
    memset(to, 0, bytes);                                                                          \
    memcpy(to, from, size < (bytes) ? size : (bytes));                                             \
  }
COPY(4)
COPY(8)
COPY(16)

static void nothing(void) {}

static void copy_bulk(void *to, const void *from, uint32_t bytes) { memcpy(to, from, bytes); }

const struct host_function copy_functions[] = {
    ROW("ldmatrix.sync.aligned.m8n8.x1.b16", meet_load1),
    ROW("ldmatrix.sync.aligned.m8n8.x2.b16", meet_load2),
    ROW("ldmatrix.sync.aligned.m8n8.x4.b16", meet_load4),
    ROW("ldmatrix.sync.aligned.m8n8.x1.trans.b16", meet_load1_trans),
    ROW("ldmatrix.sync.aligned.m8n8.x2.trans.b16", meet_load2_trans),
    ROW("ldmatrix.sync.aligned.m8n8.x4.trans.b16", meet_load4_trans),
    ROW("stmatrix.sync.aligned.m8n8.x1.b16", store_matrix1),
    ROW("stmatrix.sync.aligned.m8n8.x2.b16", store_matrix2),
    ROW("stmatrix.sync.aligned.m8n8.x4.b16", store_matrix4),
    ROW("stmatrix.sync.aligned.m8n8.x1.trans.b16", store_matrix1_trans),
    ROW("stmatrix.sync.aligned.m8n8.x2.trans.b16", store_matrix2_trans),
    ROW("stmatrix.sync.aligned.m8n8.x4.trans.b16", store_matrix4_trans),
    ROW("cp.async.ca.shared.global.4", copy4),
    ROW("cp.async.ca.shared.global.8", copy8),
    ROW("cp.async.ca.shared.global.16", copy16),
    ROW("cp.async.cg.shared.global.16", copy16),
    ROW("cp.async.ca.shared.global.4.s", copy4_part),
    ROW("cp.async.ca.shared.global.8.s", copy8_part),
    ROW("cp.async.ca.shared.global.16.s", copy16_part),
    ROW("cp.async.cg.shared.global.16.s", copy16_part),
    ROW("cp.async.bulk", copy_bulk),
    ROW("cp.async.commit.group", nothing),
    ROW("cp.async.wait.group", nothing),
    ROW("cp.async.wait.all", nothing),
    {NULL, NULL},
};

#define MATRIX_ACCESS(function, operation, number, stores)                                         \
  {.name = HOST_PREFIX function,                                                                   \
   .operand = 0,                                                                                   \
   .op = operation,                                                                                \
   .bytes = 16,                                                                                    \
   .lanes = MATRIX_ROWS * (number),                                                                \
   .writes = stores}
#define MATRIX_ACCESSES(number)                                                                    \
  MATRIX_ACCESS("ldmatrix.sync.aligned.m8n8.x" #number ".b16", UNBANK_OP_LDMATRIX, number, false), \
      MATRIX_ACCESS("ldmatrix.sync.aligned.m8n8.x" #number ".trans.b16", UNBANK_OP_LDMATRIX,       \
                    number, false),                                                                \
      MATRIX_ACCESS("stmatrix.sync.aligned.m8n8.x" #number ".b16", UNBANK_OP_STMATRIX, number,     \
                    true),                                                                         \
      MATRIX_ACCESS("stmatrix.sync.aligned.m8n8.x" #number ".trans.b16", UNBANK_OP_STMATRIX,       \
                    number, true)
/* A copy writes the shared side and reads the global one. Of a copy that may be shorter, lower.c
 * makes the source harmless where nothing is read. */
#define COPY_ACCESSES(function, width)                                                             \
  {HOST_PREFIX function, 0, UNBANK_OP_CPASYNC, width, 0, true},                                    \
      {HOST_PREFIX function, 1, UNBANK_OP_LD, width, 0, false},                                    \
      {HOST_PREFIX function ".s", 0, UNBANK_OP_CPASYNC, width, 0, true}, {                         \
    HOST_PREFIX function ".s", 1, UNBANK_OP_LD, width, 0, false                                    \
  }

const struct host_access host_accesses[] = {
    MATRIX_ACCESSES(1),
    MATRIX_ACCESSES(2),
    MATRIX_ACCESSES(4),
    COPY_ACCESSES("cp.async.ca.shared.global.4", 4),
    COPY_ACCESSES("cp.async.ca.shared.global.8", 8),
    COPY_ACCESSES("cp.async.ca.shared.global.16", 16),
    COPY_ACCESSES("cp.async.cg.shared.global.16", 16),
    {HOST_PREFIX "wmma.load.1", 0, UNBANK_OP_WMMA_LD, 1, 0, false},
    {HOST_PREFIX "wmma.load.4", 0, UNBANK_OP_WMMA_LD, 4, 0, false},
    {HOST_PREFIX "wmma.load.8", 0, UNBANK_OP_WMMA_LD, 8, 0, false},
    {HOST_PREFIX "wmma.load.16", 0, UNBANK_OP_WMMA_LD, 16, 0, false},
    {HOST_PREFIX "wmma.store.4", 0, UNBANK_OP_WMMA_ST, 4, 0, true},
    {HOST_PREFIX "wmma.store.8", 0, UNBANK_OP_WMMA_ST, 8, 0, true},
    {HOST_PREFIX "wmma.store.16", 0, UNBANK_OP_WMMA_ST, 16, 0, true},
    {HOST_PREFIX "cp.async.bulk", 0, UNBANK_OP_CPASYNC, 0, 0, true},
    {HOST_PREFIX "cp.async.bulk", 1, UNBANK_OP_LD, 0, 0, false},
    {.name = NULL},
};
