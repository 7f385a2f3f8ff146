/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Byte offsets as sums.
 *
 * The pointer of an access, or the integer that holds its address (find/numbers.h), is `root` plus
 * an offset; root is the array itself, or a phi or select between pointers into it, or a parameter
 * that is one (find/callees.h), or an operation on the bits of such an integer. The offset is taken
 * apart into
 *
 *     constant + sum of scale * leaf
 *
 * A leaf is an IR integer, read as signed or unsigned. The sum equals the offset modulo 2^bits,
 * always. That is less than equality of integers, and it is enough: see plan.h, which asks of
 * single terms whether they are bounded.
 *
 * `bits` is 64, or 32 in a module whose data layout says so of shared pointers (`p3:32:32`, as of
 * clang's -fcuda-short-ptr). There
 *
 *     a GEP on a shared pointer adds modulo 2^32; an i64 index is truncated first
 *     a GEP on a generic pointer adds modulo 2^64
 *     a cast from shared to generic adds the window's start to the 32 bits
 *     a cast from generic to shared takes it off, and drops what is above 32 bits
 *
 * so every step keeps the sum equal to the offset modulo 2^32. More holds of an `inbounds` GEP: it
 * starts and ends in the array and truncates nothing (else poison), so it adds one integer, which
 * its indices sum up to modulo 2^64. Where all GEPs on shared pointers are so, and all on generic
 * pointers that are cast to shared ones after it, nothing is ever dropped, and the sum equals the
 * offset modulo 2^64, as where all pointers have 64 bits. Arithmetic of 32 bits in an index is
 * crossed on the same terms in both: where it is proved not to wrap.
 *
 * An integer of 32 bits that holds an address drops what is above, as a cast to a pointer of 32
 * bits does: what is added to it counts modulo 2^32, and so does all that is added before. There,
 * 32-bit arithmetic of what is added need not be proved not to wrap.
 *
 * ScalarEvolution takes most of them apart alike (19 of the 21 of test/lit/rewrite/split.ll) and is
 * asked for ranges alone: it makes nothing of `zext nneg` and `or disjoint`, and its leaves are
 * recurrences of loops, where the rewrite needs values that the function has.
 */
#ifndef UNBANK_ADDRESS_OFFSETS_H
#define UNBANK_ADDRESS_OFFSETS_H

#include "address/facts.h"

struct term {
  LLVMValueRef leaf;
  LLVMValueRef wide; /* a 64-bit instruction of the pointer's own that is this reading of the leaf,
                        or NULL */
  bool is_signed;    /* how the leaf's bits are read as an integer */
  bool bounded; /* |scale * leaf| < 2^48 for certain, as integers: no wrapping in any sum of a few.
                   Where the offset has 32 bits, < 2^24. Of an access's offset only */
  int64_t scale;
  struct range seen; /* of the leaf, as read, wherever the access executes: an `inbounds` GEP steps
                        inside the array, and branches lead there */
  uint64_t ones;     /* bits of the leaf that may be ones; of an access's offset only */
};

enum { OFFSET_TERMS_MAX = 16 };

struct offset {
  LLVMValueRef root;
  int64_t constant;
  unsigned bits;       /* the sum equals the offset modulo 2^bits: 64 or 32 */
  uint32_t part_align; /* the alignment, at most 16 bytes, of all summands that were merged into one
                          term. ptxas does not merge them, so it proves no more of the sum */
  LLVMBasicBlockRef block; /* of the access; NULL of a pointer that is none's */
  unsigned depth;          /* loops around it */
  unsigned term_count;
  struct term terms[OFFSET_TERMS_MAX];
};

/* Takes the offset of an access apart. false: more than OFFSET_TERMS_MAX terms, a scale or the
 * constant beyond 2^31 either way, or a step over a type whose size is not known. */
bool unbank_offset(const struct module *module, const struct access *access, struct offset *out);
/* The same for a pointer that leads to an array. */
bool unbank_pointer_offset(const struct module *module, LLVMValueRef pointer, struct offset *out);

/* Whether two sums have the same terms, in whatever order. */
bool unbank_same_terms(const struct term *a, unsigned a_count, const struct term *b,
                       unsigned b_count);

/* Whether a root is an operation on bits: XOR, OR or AND. */
bool unbank_is_bit_root(LLVMValueRef root);

/* Whether the same can be done for every pointer that flows into a phi or select `root`, or an
 * operation on bits, and into those behind it. */
bool unbank_pointer_phi_fits(const struct module *module, LLVMValueRef root);

#endif
