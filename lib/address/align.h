/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which powers of two divide offsets, as far as their scales and the low zero bits of their leaves
 * prove it. */
#ifndef UNBANK_ADDRESS_ALIGN_H
#define UNBANK_ADDRESS_ALIGN_H

#include "address/offsets.h"

enum { UNBANK_ALIGN_MAX = 4096 };

/* The largest power of two, at most UNBANK_ALIGN_MAX, that divides a number; UNBANK_ALIGN_MAX for
 * 0. */
uint32_t unbank_align_of(uint64_t value);
/* The alignment of scale * leaf: the largest power of two, at most UNBANK_ALIGN_MAX, that is proved
 * to divide it. */
uint32_t unbank_align_of_term(const struct module *module, const struct term *term, int64_t scale);
/* The alignment of all offsets that flow into a root that is a phi or select; UNBANK_ALIGN_MAX for
 * an array. */
uint32_t unbank_align_of_root(const struct module *module, LLVMValueRef root);
/* The alignment of an offset without its constant. */
uint32_t unbank_offset_align(const struct module *module, const struct offset *offset);

/* Whether a term of an offset may be the start of a carved array: a multiple of an argument. */
bool unbank_is_start(const struct term *term);

/* unbank_offset_align for the launches in which a layout moves something. For rows of P = K * n + C
 * bytes, where n is an argument of the function, these are the launches in which 2^L divides each P
 * and the start of dynamic memory (rewrite/launch.h). If 2^L divides C, it then divides K * n,
 * too. */
uint32_t unbank_offset_align_where_moved(const struct module *module, LLVMValueRef function,
                                         const struct offset *offset,
                                         const struct unbank_layout *layout);

/* The width of the fewest equal parts of an access that stay, each of them, inside one aligned
 * group of `atom` bytes, as proved by the bits of the offset: the access's own width if the whole
 * access does, 0 if no parts do. */
uint32_t unbank_part_in_atom(const struct module *module, const struct access *access,
                             const struct offset *offset, uint32_t atom);

/* The width of the fewest equal parts of an access that each stay inside one atom of a layout, in
 * the launches in which the layout moves something; in others everything is where it was. The
 * access's own width if its offset is not known, or if no parts do. */
uint32_t unbank_part_under(const struct module *module, const struct access *access,
                           const struct unbank_layout *layout);
/* Whether a layout leaves a load or store whole. A copy or fill never counts as such. */
bool unbank_is_whole_under(const struct module *module, const struct access *access,
                           const struct unbank_layout *layout);

#endif
