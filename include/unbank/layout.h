/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: where the bytes of a shared array go.
 *
 * A layout is an injective function phi from byte offset to byte offset within one array. It keeps
 * atoms, aligned groups of 4, 8 or 16 bytes that one lane moves at once, whole: phi(a * k + r) =
 * phi(a * k) + r for 0 <= r < a. The family:
 *
 *     identity      phi(o) = o
 *     pad:R:P       phi(o) = o + floor(o / R) * P               P bytes of padding after every R
 * bytes xor:B:M:S     phi(o) = o ^ (((o >> S) & M) << B)          bits S.. of the offset, masked by
 * M, flip bits B..
 *
 * pad:128:4 is `tile[32][33]` of a `float tile[32][32]`; xor:2:31:7 is its swizzle `col ^ row`,
 * which needs no room. R, P, B, M and S are decimal; R and P in bytes, B and S in bits.
 *
 * Nothing here knows of LLVM.
 */
#ifndef UNBANK_LAYOUT_H
#define UNBANK_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum unbank_layout_kind { UNBANK_LAYOUT_IDENTITY, UNBANK_LAYOUT_PAD, UNBANK_LAYOUT_XOR };

struct unbank_layout {
  enum unbank_layout_kind kind;
  union {
    struct {
      uint32_t row; /* R, bytes, > 0 */
      uint32_t pad; /* P, bytes, > 0 */
    } pad;
    struct {
      uint32_t bit;   /* B: lowest bit that is flipped */
      uint32_t mask;  /* M, > 0 */
      uint32_t shift; /* S: lowest bit that is read; S > B makes phi invertible */
    } xor_;
  };
};

enum { UNBANK_LAYOUT_TEXT_MAX = 64 }; /* bytes that hold any printed layout and its NUL */

/* Reads "identity", "pad:R:P" or "xor:B:M:S". NULL, or a malloc'd sentence that says what is wrong.
 */
char *unbank_layout_parse(const char *text, struct unbank_layout *out);
/* Writes the text that unbank_layout_parse reads. */
void unbank_layout_print(const struct unbank_layout *layout, char out[UNBANK_LAYOUT_TEXT_MAX]);

/* phi(offset). */
uint32_t unbank_layout_apply(const struct unbank_layout *layout, uint32_t offset);
/* The offset o with phi(o) = place, or false where `place` holds no byte (padding). */
bool unbank_layout_invert(const struct unbank_layout *layout, uint32_t place, uint32_t *offset);
/* Bytes that an array of `bytes` bytes takes under the layout. Identity: `bytes`. Pad: 1 +
 * phi(bytes - 1), rounded up to the atom. A swizzle permutes aligned lines of 2^(B + bits of M)
 * bytes: whole lines. UINT32_MAX when it does not fit 32 bits. */
uint32_t unbank_layout_size(const struct unbank_layout *layout, uint32_t bytes);
/* T > 0 with phi(o + T) - phi(o) the same for all o: R for pad, 2^(S + bits of M) for xor, 1 for
 * identity. */
uint32_t unbank_layout_period(const struct unbank_layout *layout);
/* The largest atom, 1, 2, 4, 8 or 16 bytes, that phi keeps whole and aligned (when the array is
 * aligned to 16). */
uint32_t unbank_layout_atom(const struct unbank_layout *layout);
bool unbank_layout_equal(const struct unbank_layout *a, const struct unbank_layout *b);

#ifdef __cplusplus
}
#endif
#endif
