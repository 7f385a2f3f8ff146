/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an inline PTX statement may do that is not counted as an access. Reads the text of the
 * statement alone, one instruction at a time. Each belongs to a family that does not access shared
 * memory, to one that does if its state space says so, or to an unknown family, which may do
 * anything. Addresses that come in through an operand are not considered here: the code that passes
 * them knows about them. */
#ifndef UNBANK_ASSEMBLY_EFFECTS_H
#define UNBANK_ASSEMBLY_EFFECTS_H

#include <stdbool.h>
#include <stddef.h>

enum unbank_assembly {
  UNBANK_ASSEMBLY_HARMLESS, /* no access to shared memory by itself, and no call */
  UNBANK_ASSEMBLY_ADDRESS,  /* no access, but it makes a shared address from a number, through which
                               its results may be used to access any array */
  UNBANK_ASSEMBLY_SHARED,   /* may access shared memory */
  UNBANK_ASSEMBLY_CALLS,    /* may call a function, or declares shared memory of its own */
};

/* The worst that any instruction of the text may do. */
enum unbank_assembly unbank_read_assembly(const char *text);

/* Whether its results depend on its operands alone: it is pure arithmetic. */
bool unbank_assembly_computes(const char *text);

/* Whether threads may end in it, or return there, so that fewer lanes execute what follows. */
bool unbank_assembly_ends(const char *text);

/* What one instruction may do, given its whole opcode. */
enum unbank_assembly unbank_read_opcode(const char *opcode, size_t length);

/* Calls `visit` for every name in the text, except registers and operands. */
void unbank_each_name(const char *text, void (*visit)(const char *name, void *context),
                      void *context);

#endif
