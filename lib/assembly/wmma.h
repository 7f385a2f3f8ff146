/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a wmma.load or wmma.store of a warp touches. A tile of a matrix lies in memory as lines,
 * `stride` elements from one to the next, and the hardware executes a few instructions, here called
 * pieces, in each of which every lane touches one group of bytes:
 *
 *     address = start + stride * line + byte, both of the lane
 *     line = piece's first + group * line_step[0] + place * line_step[1]
 *     byte = piece's first + group * byte_step[0] + place * byte_step[1]
 *     group = lane / 4, place = lane mod 4
 *
 * Together the pieces touch each byte of the tile once. One behind the other, a lane's pieces fill
 * its registers, but for two things. Where 16-bit elements lie across the registers' order, 8x8
 * matrices are transposed between lanes, after a load or before a store (`transposes`). And A and B
 * of 16-bit floats have 8 registers, which the same values fill again where there are fewer.
 *
 * Learned from cubins of ptxas 13.0, and from an H200: fragments from what it puts into registers,
 * wavefronts from its counters (test/data/h200-wmma.csv). Through a shared pointer ptxas reads 8x8
 * matrices by LDSM, up to four at once, through a generic one by LD of 4 bytes a lane: the counters
 * are the same, and here both are pieces of 4 bytes. Cubins of sm_80 to sm_121 have the same
 * instructions, those of sm_75 the same but for 32-bit integers of m8n32k16. Older architectures
 * have other fragments. */
#ifndef UNBANK_ASSEMBLY_WMMA_H
#define UNBANK_ASSEMBLY_WMMA_H

#include <stdbool.h>
#include <stdint.h>

#include "unbank/bank.h"

enum matrix_role { MATRIX_A, MATRIX_B, MATRIX_C, MATRIX_D };

/* One matrix of a multiplication. Registers go block by block: 8 x 8 elements of C and D, and of A
 * and B 8 rows, of B columns, by 16 bytes of the depth. */
struct wmma {
  enum matrix_role role;
  unsigned m, n, k; /* of the shape */
  unsigned bits;    /* of an element */
  const char *type; /* of an element, as PTX says it */
  bool is_row;      /* rows are lines; else columns */
  bool has_stride;  /* an operand says how far apart lines are; else they follow each other */
  bool is_store;    /* operands: pointer, registers, stride */
  unsigned lines;   /* of the tile */
  unsigned line_bytes;
  unsigned pieces, piece_bytes; /* how many, and what a lane touches in each */
  bool transposes;
};

struct wmma_piece {
  uint32_t line, line_step[2], byte, byte_step[2];
};

enum wmma_reading {
  WMMA_NONE,    /* it is no wmma.load and no wmma.store */
  WMMA_UNKNOWN, /* it is one that was not learned, for this architecture or at all */
  WMMA_READ,
};

/* Reads the name of an intrinsic: "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16", and what may
 * follow. `sm`: 90 for sm_90. */
enum wmma_reading unbank_read_wmma(const char *name, unsigned sm, struct wmma *out);

struct wmma_piece unbank_wmma_piece(const struct wmma *wmma, unsigned piece);

/* Bytes from the tile's start, for lines `stride` bytes apart. */
uint32_t unbank_wmma_place(const struct wmma_piece *piece, unsigned lane, uint32_t stride);

#endif
