/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Byte offsets as sums.
 *
 * The pointer of an access, or the integer that holds its address (find/numbers.h), is `root` plus
 * an offset. The root is the array itself, a phi or select of pointers into it, a parameter that is
 * such a pointer (find/callees.h), or an operation on the bits of such an integer. The offset is
 * decomposed into
 *
 *     constant + sum of scale * leaf
 *
 * A leaf is an IR integer, read as signed or unsigned. The sum always equals the offset modulo
 * 2^bits. This is weaker than equality of integers, but sufficient: plan.h says for which terms it
 * also needs bounds.
 *
 * `bits` is 64; or 32 in a module whose data layout gives shared pointers 32 bits (`p3:32:32`,
 * which clang's -fcuda-short-ptr sets). In such a module
 *
 *     a GEP on a shared pointer adds modulo 2^32; an i64 index is truncated first
 *     a GEP on a generic pointer adds modulo 2^64
 *     a cast from shared to generic adds the window's start to the 32 bits
 *     a cast from generic to shared subtracts it, and drops all bits above 32
 *
 * so every step keeps the sum equal to the offset modulo 2^32. For an `inbounds` GEP more is true:
 * it starts and ends in the array and truncates nothing (else its result is poison), so it adds one
 * integer, the sum of its indices modulo 2^64. If all GEPs on shared pointers are inbounds, and so
 * are all GEPs on generic pointers that are cast to shared ones afterwards, then nothing is ever
 * dropped, and the sum equals the offset modulo 2^64, as with pointers of 64 bits. In both cases,
 * 32-bit arithmetic in an index is decomposed only if it is proved not to wrap.
 *
 * A 32-bit integer that holds an address drops all bits above, as a cast to a pointer of 32 bits
 * does. What is added to it counts modulo 2^32, and so does all that was added before. So 32-bit
 * arithmetic in what is added need not be proved not to wrap.
 *
 * ScalarEvolution decomposes most offsets alike (19 of the 21 in test/lit/rewrite/split.ll), but is
 * used for ranges alone: it does not decompose `zext nneg` and `or disjoint`, and its leaves are
 * recurrences of loops, while the rewrite needs values that exist in the function.
 */
#ifndef UNBANK_ADDRESS_OFFSETS_H
#define UNBANK_ADDRESS_OFFSETS_H

#include "address/facts.h"

struct term {
  LLVMValueRef leaf;
  LLVMValueRef wide; /* an extension to 64 bits on the way to the pointer that reads the leaf in
                        this way, or NULL */
  bool is_signed;    /* how the leaf's bits are read as an integer */
  bool bounded; /* |scale * leaf| is certain to be below 2^48, or 2^24 for an offset of 32 bits,
                   so that no sum of a few terms wraps; set only in an access's offset */
  int64_t scale;
  struct range seen; /* of the leaf, as read, whenever the access is executed: from branches, and
                        from `inbounds` GEPs, which stay inside the array */
  uint64_t ones;     /* bits of the leaf that may be ones; set only in an access's offset */
};

enum { OFFSET_TERMS_MAX = 16 };

struct offset {
  LLVMValueRef root;
  int64_t constant;
  unsigned bits;           /* the sum equals the offset modulo 2^bits: 64 or 32 */
  uint32_t part_align;     /* the alignment, at most 16 bytes, of all summands that were merged with
                              others into one term. ptxas does not merge them, and so proves no more
                              than this of their sum */
  LLVMBasicBlockRef block; /* of the access; NULL for a pointer without one */
  unsigned depth;          /* number of loops around the access */
  unsigned term_count;
  struct term terms[OFFSET_TERMS_MAX];
};

/* From now on, until module->tails is NULL, the module's code does not change, and what is found
 * out about its pointers is kept. */
void unbank_keep_tails(struct module *module);
/* Decomposes the offset of an access. False if it has more than OFFSET_TERMS_MAX terms, a scale or
 * constant beyond 2^31 in either direction, or a step over a type of unknown size. */
bool unbank_offset(const struct module *module, const struct access *access, struct offset *out);
/* Decomposes the offset of any pointer that leads to an array, in the same way. */
bool unbank_pointer_offset(const struct module *module, LLVMValueRef pointer, struct offset *out);

/* Whether two sums have the same terms, in whatever order. */
bool unbank_same_terms(const struct term *a, unsigned a_count, const struct term *b,
                       unsigned b_count);

/* Whether a root is an operation on bits: XOR, OR or AND. */
bool unbank_is_bit_root(LLVMValueRef root);

/* Whether every pointer that flows into `root`, if that is a phi, a select or an operation on bits,
 * or into such roots behind it, can be decomposed as well. */
bool unbank_pointer_phi_fits(const struct module *module, LLVMValueRef root);

#endif
