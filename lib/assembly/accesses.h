/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What one inline PTX statement does with the addresses that it is given. Takes its text alone:
 *
 *     ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4+32];
 *
 * is an access of 16 bytes a lane at 32 bytes behind operand 4. An operand is accounted for when
 * the text uses it as the address of such accesses and as nothing else. Any other use of it, in an
 * instruction that is not known or is known to make something else of it, may do anything with an
 * address. Of a text that cannot be read all operands may be used so. */
#ifndef UNBANK_ASSEMBLY_ACCESSES_H
#define UNBANK_ASSEMBLY_ACCESSES_H

#include "support/arena.h"
#include "unbank/bank.h"

struct asm_access {
  enum unbank_op op;
  uint32_t bytes;     /* a lane */
  unsigned operand;   /* whose value is the address */
  uint32_t immediate; /* added to it */
  int size;           /* the operand that says `bytes`, which are 0 then; -1: none */
  int counted;        /* of an atomic that counts if this operand is `count`; -1: none */
  uint32_t count;
  bool counts;        /* it counts: adds 1 to an u32, or is inc without an end */
  uint32_t lanes;     /* whose addresses count: of ldmatrix and stmatrix .xN the first 8 N */
  bool is_generic;    /* the address is one of all memory, not of shared memory alone */
  bool is_guarded;    /* a predicate of the text says which lanes execute it: */
  int guard;          /* those whose operand of this number is not 0; -1: others */
  bool guard_is_zero; /* or those whose operand is 0 */
  bool stays;         /* volatile: ptxas does not leave it out */
  bool is_of_64_bits; /* a load or store of numbers of so many bits */
  bool is_ordered;    /* ptxas merges it with no other: volatile, or it is no ld and no st */
  bool may_combine;   /* an atomic whose lanes ptxas may combine where all have one address */
  bool is_loop;       /* an atomic that becomes a loop of compare-and-swap */
};

enum { ASM_OPERANDS_SEEN = 64 };

struct asm_reading {
  LIST_OF(struct asm_access) accesses;
  uint64_t others;     /* bit N: operand N is used otherwise, too */
  const char *unknown; /* the first instruction, as far as its name goes, that uses an operand or
                          shared memory otherwise; NULL: there is none */
  bool is_complete;    /* all that it does with shared memory is among the accesses */
};

void unbank_read_accesses(const char *text, struct arena *arena, struct asm_reading *out);

/* Whether the text does nothing but hand on an address: result 0 is operand *from as a shared
 * address, of as many bits as the result has. Such is a cvta.to.shared with a cvt.u32.u64. */
bool unbank_hands_on(const char *text, struct arena *arena, unsigned *from);

#endif
