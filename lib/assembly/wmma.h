/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a wmma.load or wmma.store of a warp accesses. A tile of a matrix is in memory as lines,
 * `stride` elements apart. The hardware executes a few instructions, here called pieces, in each of
 * which every lane accesses one group of bytes:
 *
 *     address = start + stride * line + byte, for a lane's line and byte
 *     line = first line of the piece + group * line_step[0] + place * line_step[1]
 *     byte = first byte of the piece + group * byte_step[0] + place * byte_step[1]
 *     group = lane / 4, place = lane mod 4
 *
 * Together, the pieces access each byte of the tile once. A lane's pieces fill its registers in
 * order, with two exceptions. If 16-bit elements are ordered across the registers, 8x8 matrices are
 * transposed between lanes after a load or before a store (`transposes`). And A and B of 16-bit
 * floats have 8 registers; if the tile has fewer values, these are repeated.
 *
 * Learned from cubins of ptxas 13.0, and from an H200: fragments from the registers that are
 * filled, wavefronts from hardware counters (test/data/h200-wmma.csv). Through a shared pointer,
 * ptxas reads 8x8 matrices by LDSM, up to four at once; through a generic pointer, by LD of 4 bytes
 * per lane. The counters are the same, and here both are pieces of 4 bytes. Cubins of sm_80 to
 * sm_121 have the same instructions; those of sm_75, too, except for 32-bit integers of m8n32k16.
 * Older architectures have different fragments. */
#ifndef UNBANK_ASSEMBLY_WMMA_H
#define UNBANK_ASSEMBLY_WMMA_H

#include <stdbool.h>
#include <stdint.h>

#include "unbank/bank.h"

enum matrix_role { MATRIX_A, MATRIX_B, MATRIX_C, MATRIX_D };

/* One matrix of a multiplication. Registers are filled block by block: a block is 8 x 8 elements of
 * C and D, 8 rows of A by 16 bytes along the depth, and 8 columns of B by 16 bytes along the depth.
 */
struct wmma {
  enum matrix_role role;
  unsigned m, n, k; /* the shape */
  unsigned bits;    /* of an element */
  const char *type; /* of an element, as in PTX */
  bool is_row;      /* lines are rows; else columns */
  bool has_stride;  /* an operand gives the stride; else the lines are adjacent */
  bool is_store;    /* operands: pointer, registers, stride */
  unsigned lines;   /* of the tile */
  unsigned line_bytes;
  unsigned pieces, piece_bytes; /* how many, and the bytes of a lane in each */
  bool transposes;
};

struct wmma_piece {
  uint32_t line, line_step[2], byte, byte_step[2];
};

enum wmma_reading {
  WMMA_NONE,    /* not a wmma.load or wmma.store */
  WMMA_UNKNOWN, /* one whose pieces are not known, for this architecture or at all */
  WMMA_READ,
};

/* Reads the name of an intrinsic: "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16", perhaps with a
 * suffix. `sm`: 90 for sm_90. */
enum wmma_reading unbank_read_wmma(const char *name, unsigned sm, struct wmma *out);

struct wmma_piece unbank_wmma_piece(const struct wmma *wmma, unsigned piece);

/* Where a lane's bytes of a piece start, in bytes from the tile's start, for lines that are
 * `stride` bytes apart. */
uint32_t unbank_wmma_place(const struct wmma_piece *piece, unsigned lane, uint32_t stride);

#endif
