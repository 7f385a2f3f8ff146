/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an inline PTX statement may do that nobody counts. Takes the text of the statement alone,
 * and looks at its instructions one at a time: each is of a family that touches no shared memory,
 * of one that does where it says so, or of one that is not known and then may do anything. An
 * address that comes in through an operand is not looked at here: whoever gave it knows of it. */
#ifndef UNBANK_ASSEMBLY_EFFECTS_H
#define UNBANK_ASSEMBLY_EFFECTS_H

#include <stdbool.h>
#include <stddef.h>

enum unbank_assembly {
  UNBANK_ASSEMBLY_HARMLESS, /* no access to shared memory by itself, and no call */
  UNBANK_ASSEMBLY_ADDRESS,  /* none, but it makes an address of shared memory of a number, by which
                               who has its results may access any array */
  UNBANK_ASSEMBLY_SHARED,   /* may touch shared memory */
  UNBANK_ASSEMBLY_CALLS,    /* may call a function, or declares shared memory of its own */
};

/* The worst that any instruction of the text may do. */
enum unbank_assembly unbank_read_assembly(const char *text);

/* Whether its operands decide its results: it is arithmetic alone. */
bool unbank_assembly_computes(const char *text);

/* Whether threads may end in it, or return from where it stands: what follows is then executed by
 * fewer lanes. */
bool unbank_assembly_ends(const char *text);

/* The same as unbank_read_assembly of one instruction, by its name with all that follows it after
 * dots. */
enum unbank_assembly unbank_read_opcode(const char *opcode, size_t length);

/* Calls `visit` for every name in the text, registers and operands excepted. */
void unbank_each_name(const char *text, void (*visit)(const char *name, void *context),
                      void *context);

#endif
