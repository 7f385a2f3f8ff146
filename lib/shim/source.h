/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where things are in the source, and what the source calls them. All texts are the arena's. */
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

/* A sentence, and behind it, where they are known, the file and line of an instruction, which may
 * be NULL: "its address is passed to a call (k.cu:12)". Of one that a header of the toolkit wrote,
 * the line of the program that it was inlined at. */
const char *unbank_with_location(struct arena *arena, const char *sentence, LLVMValueRef inst);

/* "transpose(float*, float const*, int)"; and without parameters and return type,
 * "transpose::tile". */
const char *unbank_demangled(struct arena *arena, const char *name);
const char *unbank_plain(struct arena *arena, const char *name);

#endif
