/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of a program that see LLVM: program.c leads, the others help it. */
#ifndef UNBANK_SIM_PROGRAM_PROGRAM_H
#define UNBANK_SIM_PROGRAM_PROGRAM_H

#include <llvm-c/Core.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Target.h>

#include "sim/sim.h"
#include "support/map.h"

static inline struct outcome unusable(char *sentence) {
  return (struct outcome){RUN_UNUSABLE, sentence};
}
static inline struct outcome unable(char *sentence) {
  return (struct outcome){RUN_UNABLE, sentence};
}

#define START_FORMAT "unbank.start.%zu" /* the function that starts a kernel */

/* A name that the code uses, and where it leads. */
struct symbol {
  const char *name;
  uintptr_t address; /* of a shared array: its offset */
  bool in_shared;
};

/* A variable or constant of the module. */
struct stored {
  const char *symbol, *name; /* in the code; in the module */
  size_t bytes;
  bool is_constant;
};

struct code {
  struct arena *arena;
  LLVMContextRef context; /* NULL: the module came with one */
  LLVMModuleRef module;   /* NULL once it is compiled */
  LLVMModuleRef device;   /* as it was read, with marks; NULL unless a cubin is to be applied */
  LIST_OF(struct symbol) symbols;
  LIST_OF(struct stored) globals;
  uint32_t *static_bytes; /* by kernel: of its static arrays, as ptxas places them */
  struct map starts_at;   /* of static arrays: how far behind a multiple of SHARED_ALIGN; else 0 */
  LLVMOrcLLJITRef *copies;
  kernel_start **starts; /* [worker * kernels + kernel] */
  struct shared *shared; /* of each worker */
};

void code_define(struct code *code, const char *name, uintptr_t address, bool in_shared);

/* As program_load, for a module in memory, which it takes over. */
struct outcome program_adopt(struct program *program, LLVMModuleRef module,
                             const struct program_options *options, struct arena *arena);

/* The steps of program.c that have a file of their own. */

/* Links all modules into the first, as a device linker would; the others are taken over. On
 * failure the first is still the caller's. (modules.c) */
struct outcome modules_join(LLVMModuleRef *modules, const char *const *names, size_t count);
/* Aliases become what they stand for (modules.c). */
void modules_resolve(LLVMModuleRef module);
/* What a host function stands for gets a body of its own where it is called by pointer, so that
 * threads log where they are (modules.c). */
void modules_wrap(LLVMModuleRef module);

/* Numbers the instructions that access memory, from 1 on, so that they are known again after
 * codegen (marks.c). */
enum { MARK_NONE = 1 << 24 }; /* the source line of what has no mark */
void marks_set(LLVMModuleRef module);
/* The instruction's number, or 0. */
uint32_t marks_get(LLVMValueRef inst);
/* The PTX that codegen makes of a module for one processor, in which an access of mark m is on
 * source line m; malloc'd, or NULL where LLVM cannot. Changes the module's debug information. */
char *marks_ptx(LLVMModuleRef module, const char *processor, const char *features, bool aggressive);

/* Inline PTX and collective intrinsics become calls of host functions and plain IR, as far as they
 * are known (lower.c). */
void lower_module(struct program *program, LLVMModuleRef module);
/* Numbers all sites and blocks of the module, and inserts a hook before each (instrument.c). */
void instrument_module(struct program *program, LLVMModuleRef module);
/* NULL, or a malloc'd sentence that names, with its place in the source, what cannot run here
 * (screen.c). */
char *screen_module(struct program *program, LLVMModuleRef module);
const struct host_function *find_host(const char *name);
/* Where the device has each static array of the kernels, into code->starts_at and static_bytes
 * (places.c). */
void find_places(struct code *code, const LLVMValueRef *kernels, size_t count);
/* The functions and globals that a kernel, and what it reaches, name (places.c). */
struct map find_reached(struct arena *arena, LLVMModuleRef module, LLVMValueRef kernel);
/* Of an array: its bytes, and what ptxas aligns it to (place.c). */
uint32_t place_bytes(LLVMModuleRef module, LLVMValueRef global);
uint32_t place_align(LLVMModuleRef module, LLVMValueRef global);
/* Gives every array its place, and every kernel the list of those that it reaches from `starts`,
 * its start functions (place.c). */
struct outcome place_arrays(struct program *program, LLVMValueRef *starts, uint32_t dynamic_bytes);
/* Triple, calling conventions, attributes; intrinsics become host functions (native.c). */
void make_native(struct code *code);
/* Gives variables and constants names for the linker (store.c). */
void store_globals(struct program *program);
/* Compiles the module, and links a copy for every worker with the memory of its arrays (link.c). */
struct outcome link_copies(struct program *program, bool quick);

/* Which bytes of a loaded value something uses, a bit for each; 0 if all are used, or if it is not
 * known which. (used.c) */
uint64_t used_bytes(LLVMTargetDataRef layout, LLVMValueRef value);

#endif
