/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What powers of two divide offsets, as far as their scales and the low zero bits of their leaves
 * prove. */
#ifndef UNBANK_ADDRESS_ALIGN_H
#define UNBANK_ADDRESS_ALIGN_H

#include "address/offsets.h"

enum { UNBANK_ALIGN_MAX = 4096 };

/* The largest power of two, at most UNBANK_ALIGN_MAX, that divides a number; that of 0. */
uint32_t unbank_align_of(uint64_t value);
/* The same of scale * leaf. */
uint32_t unbank_align_of_term(const struct module *module, const struct term *term, int64_t scale);
/* The same of all offsets that flow into a root which is a phi or select; of an array, the most. */
uint32_t unbank_align_of_root(const struct module *module, LLVMValueRef root);
/* The same of everything but the constant of an offset. */
uint32_t unbank_offset_align(const struct module *module, const struct offset *offset);

/* Whether a term of an offset may say where a carved array begins: a multiple of an argument. */
bool unbank_is_start(const struct term *term);

/* unbank_offset_align in each launch in which a layout moves something. For rows of P = K * n + C
 * bytes, n an argument of the function, that is where 2^L divides each P and where dynamic memory
 * begins (rewrite/launch.h). It divides K * n, too, if it divides C. */
uint32_t unbank_offset_align_where_moved(const struct module *module, LLVMValueRef function,
                                         const struct offset *offset,
                                         const struct unbank_layout *layout);

/* The width of the equal parts of an access, as few as possible, of each of which the bits of the
 * offset prove that it stays inside one aligned group of `atom` bytes: its own where the whole
 * does, 0 where there are none. */
uint32_t unbank_part_in_atom(const struct module *module, const struct access *access,
                             const struct offset *offset, uint32_t atom);

/* The same of an access under a layout, in each launch in which that moves something: in others all
 * lies as it did. Its own width where its offset is not known, or there are none. */
uint32_t unbank_part_under(const struct module *module, const struct access *access,
                           const struct unbank_layout *layout);

#endif
