/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: where the bytes of a shared array go.
 *
 * A layout is an injective function phi from byte offset to byte offset within one array. It keeps
 * atoms, aligned groups of 4, 8 or 16 bytes that one lane moves at once, whole: phi(a * k + r) =
 * phi(a * k) + r for 0 <= r < a. The family: at most one permutation of the offset,
 *
 *     xor:B:M:S       o ^ (((o >> S) & M) << B)          bits S.. of the offset, masked by M, flip
 *                                                        bits B..
 *     lin:J:M:J:M...  o ^ (M of each bit J set in o)     any invertible matrix over bits
 *     rot:R:K         rows of R bytes, row q rotated     R * q + (o - R * q + K * q) mod R,
 *                     by K * q bytes                     q = floor(o / R)
 *     pitch:B:A:K:C   rows of P = K * n + C bytes, n     xor:B:M:S, where 2^k is the largest power
 *                     the kernel's argument A (from 1    of two, at most 2^18, that divides P, S =
 *                     on) or, above these, a number      max(k, 7), M all bits from B below
 *                     computed from arguments            min(k, 7); identity where there are none
 *     pitch:B:A:K:C:A:K:C    rows of two lengths         the same, where 2^k divides both, but S is
 *                                                        the larger of both, up to 2 more than the
 *                                                        smaller
 *     pitch:...:L     one number more                    identity where k < L; L from B + 2 to 7
 *
 * and then padding of one or two levels,
 *
 *     pad:R:P         o + floor(o / R) * P               P bytes of padding after every R bytes
 *     pad:R:P:Q:T     o + floor(o / R) * P + floor(o / Q) * T        Q a multiple of R
 *
 * joined by '+' (a pitch has no pads): xor:2:7:5+pad:1024:16. Without either, the layout is
 * identity. An xor, or a lin whose bits all flip lower ones, may be for memory that the kernel's
 * arguments carve into several arrays; then there are no pads:
 *
 *     +carved:T       reads only bits below 2^k, the largest power of two that divides all places
 *                     where an array, or an incomplete last line, begins. This is known at run
 *                     time. If these places are multiples of the period T, it reads all its bits
 *
 * pad:128:4 is `tile[32][33]` of a `float tile[32][32]`; xor:2:31:7 is its swizzle `col ^ row`,
 * which needs no additional memory. All numbers are decimal. R, P, Q, T and K are in bytes; B, S
 * and J are numbers of bits; M counts from bit B in xor, and from bit 0 in lin.
 *
 * Units: offsets, places and sizes in bytes. Nothing here depends on LLVM. Errors are sentences
 * (unbank/library.h).
 */
#ifndef UNBANK_LAYOUT_H
#define UNBANK_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unbank/bank.h"
#include "unbank/export.h"

#ifdef __cplusplus
extern "C" {
#endif

enum unbank_permutation {
  UNBANK_PERMUTE_NONE,
  UNBANK_PERMUTE_XOR,
  UNBANK_PERMUTE_LINEAR,
  UNBANK_PERMUTE_ROTATE,
  UNBANK_PERMUTE_PITCH
};

enum {
  UNBANK_COLUMNS_MAX = 16, /* bits that flip others, of a linear layout */
  UNBANK_PADS_MAX = 2,
  UNBANK_ROWS_MAX = 2,                  /* lengths of rows that a layout follows */
  UNBANK_PITCH_MAX = UNBANK_OFFSET_END, /* bytes: rows known at run time are shorter */
};

/* One column of a linear layout: bit J of the offset flips the bits M. */
struct unbank_column {
  uint32_t bit;
  uint32_t mask; /* > 0 */
};

struct unbank_xor {
  uint32_t bit;   /* B: lowest bit that is flipped */
  uint32_t mask;  /* M, > 0 */
  uint32_t shift; /* S: lowest bit that is read; S > B makes phi invertible */
};

struct unbank_linear {
  uint32_t count;
  struct unbank_column columns[UNBANK_COLUMNS_MAX]; /* by ascending bits */
};

struct unbank_rotation {
  uint32_t row;  /* R, bytes */
  uint32_t step; /* K, bytes, 0 < K < R */
};

/* Rows of K * argument + C bytes, which a launch knows. */
struct unbank_row {
  uint32_t argument; /* A: number of the kernel's argument, from 1 on. Larger numbers are those of
                        integers that its code computes from arguments, in the order of the code. 0:
                        there are no such rows */
  uint32_t scale;    /* K, bytes, 0 < K < UNBANK_PITCH_MAX */
  uint32_t constant; /* C, bytes, below UNBANK_PITCH_MAX */
};

struct unbank_pitch {
  uint32_t bit;                            /* B: lowest bit that may be flipped */
  struct unbank_row rows[UNBANK_ROWS_MAX]; /* the second, of another argument, only with the
                                              first */
  uint32_t least; /* L: rows that 2^L does not divide stay as they are; 0: B + 1 */
};

struct unbank_pad {
  uint32_t row; /* R, bytes; 0: no padding */
  uint32_t pad; /* P, bytes */
};

/* All zeros: identity. */
struct unbank_layout {
  enum unbank_permutation permutation;
  union { /* the one that `permutation` names */
    struct unbank_xor xor_;
    struct unbank_linear linear;
    struct unbank_rotation rotate;
    struct unbank_pitch pitch;
  };
  struct unbank_pad pads[UNBANK_PADS_MAX]; /* the second level only with the first */
  bool carved; /* an xor or lin that reads only the bits a launch leaves it: +carved */
};

enum { UNBANK_LAYOUT_TEXT_MAX = 320 }; /* bytes that hold any printed layout and its NUL */

/* Reads the text of a layout. NULL, or a sentence for unbank_free that says what is wrong. */
UNBANK_API char *unbank_layout_parse(const char *text, struct unbank_layout *out);
/* Checks whether a layout that was made by hand belongs to the family: NULL, or a sentence for
 * unbank_free. All functions below require that. If `permutation` is not an enumerator, they treat
 * the layout as if it had no permutation. */
UNBANK_API char *unbank_layout_check(const struct unbank_layout *layout);
/* Writes the text that unbank_layout_parse reads. */
UNBANK_API void unbank_layout_print(const struct unbank_layout *layout,
                                    char out[UNBANK_LAYOUT_TEXT_MAX]);

/* phi(offset): where the byte at `offset` lies, modulo 2^32; for a carved layout, in a launch in
 * which it reads all its bits. */
UNBANK_API uint32_t unbank_layout_apply(const struct unbank_layout *layout, uint32_t offset);
/* The layout as it acts in a launch whose rows have `row` bytes. A pitch becomes an xor, or
 * identity if it moves nothing; any other layout is returned as it is. Of rows of two lengths, both
 * have `row` bytes. For a pitch itself, unbank_layout_apply and _invert assume rows of 128 bytes;
 * the line, period and atom hold for rows of every length. */
UNBANK_API struct unbank_layout unbank_layout_with_rows(const struct unbank_layout *layout,
                                                        uint32_t row);
/* The same, in a launch with rows of two lengths; of a layout for one, 2^k divides both. */
UNBANK_API struct unbank_layout unbank_layout_with_two_rows(const struct unbank_layout *layout,
                                                            uint32_t first, uint32_t second);
/* The layout as it acts in a launch that carves memory at multiples of `align`, a power of two. Any
 * layout that is not carved is returned as it is. */
UNBANK_API struct unbank_layout unbank_layout_with_carving(const struct unbank_layout *layout,
                                                           uint32_t align);

/* The offset o with phi(o) = place; false if `place` holds no byte (padding). */
UNBANK_API bool unbank_layout_invert(const struct unbank_layout *layout, uint32_t place,
                                     uint32_t *offset);
/* Bytes that an array of `bytes` bytes takes under the layout. Identity: `bytes`. A permutation
 * moves bytes within aligned lines: whole lines. Padded: 1 + phi of the last byte, rounded up to
 * the atom. UINT32_MAX if that does not fit 32 bits. */
UNBANK_API uint32_t unbank_layout_size(const struct unbank_layout *layout, uint32_t bytes);
/* Bytes of the aligned lines within which the permutation moves bytes; 1 without one. */
UNBANK_API uint32_t unbank_layout_line(const struct unbank_layout *layout);
/* T > 0, at most 2^31, with phi(o + T) - phi(o) the same for all o: the outer row for a pad, 2^(1 +
 * the highest bit that is read or flipped) for xor and lin, R^2 / gcd(R, K) for rot; the least
 * common multiple where a layout has both; 1 for identity. */
UNBANK_API uint32_t unbank_layout_period(const struct unbank_layout *layout);
/* The largest atom, 1, 2, 4, 8 or 16 bytes, that phi keeps whole and aligned (when the array is
 * aligned to 16). */
UNBANK_API uint32_t unbank_layout_atom(const struct unbank_layout *layout);
/* The largest L with phi(o) = o for all o < L; UINT32_MAX for identity. */
UNBANK_API uint32_t unbank_layout_fixed(const struct unbank_layout *layout);

/* Whether the layout has neither a permutation nor padding, so that every byte stays in place. */
UNBANK_API bool unbank_layout_is_identity(const struct unbank_layout *layout);
/* Whether there is padding, which makes an array larger. */
UNBANK_API bool unbank_layout_is_padded(const struct unbank_layout *layout);
/* Whether two layouts have the same text. Different texts may stand for the same function: a lin
 * can be an xor. */
UNBANK_API bool unbank_layout_equal(const struct unbank_layout *a, const struct unbank_layout *b);

#ifdef __cplusplus
}
#endif
#endif
