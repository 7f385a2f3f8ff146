/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Places in the source, and names in the source. All texts belong to the arena. */
#ifndef UNBANK_SHIM_SOURCE_H
#define UNBANK_SHIM_SOURCE_H

#include <llvm-c/Core.h>

#include "support/arena.h"
#include "unbank/report.h"

/* The instruction's place, and the calls that it was inlined through, innermost first. */
struct unbank_place unbank_location_of_instruction(struct arena *arena, LLVMValueRef inst,
                                                   struct unbank_place **inlined_at, size_t *count);
struct unbank_place unbank_place_of_function(struct arena *arena, LLVMValueRef function);
struct unbank_place unbank_place_of_subprogram(struct arena *arena, LLVMMetadataRef subprogram);
struct unbank_place unbank_place_of_global(struct arena *arena, LLVMValueRef global);

/* A sentence followed by the file and line of an instruction, if they are known: "its address is
 * passed to a call (k.cu:12)". `inst` may be NULL. If the instruction is from a header of the
 * toolkit, it is the line of the program at which that was inlined. */
const char *unbank_with_location(struct arena *arena, const char *sentence, LLVMValueRef inst);

/* "transpose(float*, float const*, int)"; and without parameters and return type,
 * "transpose::tile". */
const char *unbank_demangled(struct arena *arena, const char *name);
const char *unbank_plain(struct arena *arena, const char *name);

#endif
