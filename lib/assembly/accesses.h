/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What one inline PTX statement does with the addresses that it is given, from its text alone:
 *
 *     ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4+32];
 *
 * is an access of 16 bytes per lane, 32 bytes after operand 4. The use of an operand is understood
 * if the text uses it only as the address of such accesses, perhaps by way of registers that hold
 * it plus a number:
 *
 *     add.u32 a, $1, 4; ld.shared.u32 $0, [a+4];
 *
 * Any other use, in an instruction that is not known or that computes something else from it, may
 * do anything with the address. The same goes for all uses in a text with branches, whose accesses
 * may be executed any number of times, and in one that cannot be parsed. */
#ifndef UNBANK_ASSEMBLY_ACCESSES_H
#define UNBANK_ASSEMBLY_ACCESSES_H

#include "support/arena.h"
#include "unbank/bank.h"

struct asm_access {
  enum unbank_op op;
  uint32_t bytes;    /* per lane */
  unsigned operand;  /* its value is the address */
  int32_t immediate; /* added to it */
  size_t at, length; /* the place of the address in the text, with its brackets */
  bool is_direct;    /* that names the operand: no register is between them */
  bool is_converted; /* the text makes a shared address of the operand, which is generic */
  int size;          /* the operand that gives `bytes`, which is 0 then; -1: none */
  int counted;       /* for an atomic that counts if this operand is `count`; -1: none */
  uint32_t count;
  bool counts;     /* an atomic that counts: adds 1 to a u32, or is inc without a limit */
  uint32_t lanes;  /* the lanes whose addresses matter: the first 8 N for ldmatrix/stmatrix .xN */
  bool is_generic; /* the address is generic, not a shared one */
  bool is_guarded; /* only some lanes execute it, by a predicate of the text */
  int guard; /* if is_guarded: the operand whose value decides which lanes do; -1: not known */
  bool guard_is_zero; /* lanes execute it if `guard` is 0; else if it is not */
  bool stays;         /* volatile: ptxas does not remove it */
  bool is_of_64_bits; /* a load or store of 64-bit elements */
  bool is_ordered;    /* ptxas never merges it: it is volatile, or neither ld nor st */
  bool may_combine;   /* an atomic whose lanes ptxas may combine if all have one address */
  bool is_loop;       /* an atomic that becomes a loop of compare-and-swap */
};

enum { ASM_OPERANDS_SEEN = 64 };

/* An instruction that uses operands or shared memory in another way than as the address of an
 * access. Bit N of a mask is operand N. */
struct asm_other {
  const char *name; /* "mbarrier.init.shared.b64" */
  uint64_t operands;
  uint64_t addresses; /* those in brackets, if it may access shared memory */
};

struct asm_reading {
  LIST_OF(struct asm_access) accesses;
  LIST_OF(struct asm_other) others;
  bool is_complete; /* the accesses are all that it does with shared memory */
};

void unbank_read_accesses(const char *text, struct arena *arena, struct asm_reading *out);

/* The access of a text before which so many others come. It must exist. */
const struct asm_access *unbank_nth_access(const char *text, struct arena *arena, size_t nth);

/* Whether the text only converts an address: result 0 is operand *from as a shared address, in the
 * width of the result. An example is cvta.to.shared followed by cvt.u32.u64. */
bool unbank_only_converts(const char *text, struct arena *arena, unsigned *from);

#endif
