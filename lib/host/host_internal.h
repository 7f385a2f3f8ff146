/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the steps of host.h share. */
#ifndef UNBANK_HOST_INTERNAL_H
#define UNBANK_HOST_INTERNAL_H

#include <stdbool.h>

#include "host/host.h"
#include "unbank/report.h"

/* Their names. */
#define UNBANK_LAUNCH "unbank.launch"
#define UNBANK_NAMED "unbank.named"

struct host {
  struct arena *arena;
  LLVMModuleRef module; /* as the compile has it */
  LLVMModuleRef copy;
  LLVMValueRef launch; /* launch(ptr kernel, i32 x, i32 y, i32 z), of the copy; or NULL: none */
  LLVMValueRef named;  /* ptr named(ptr name): the kernel of that name; or NULL */
  struct {
    struct stub {
      const char *stub, *kernel;
      bool is_local, is_own; /* as in launch/launch.h */
    } *items;
    size_t count, capacity;
  } stubs; /* host functions that stand for kernels, in module order */
};

/* Names. */

/* Notes the module's stubs, with their kernels' names. */
void unbank_find_stubs(struct host *host);
/* The stub with that name, or NULL. */
const struct stub *unbank_stub(const struct host *host, LLVMValueRef function);
/* The text of a constant, in the arena; NULL: it is none. */
const char *unbank_constant_text(struct arena *arena, LLVMValueRef pointer);

/* Calls. */

/* Whether the module has a function that launches. */
bool unbank_may_launch(LLVMModuleRef module);
/* Makes launches in the copy calls of `launch`. */
void unbank_make_launches(struct host *host);
/* Whether a function takes the address of a kernel and launches nothing. */
bool unbank_only_asks(const char *function);

/* Values. */

/* One thing that a launch may be. */
struct outcome {
  LLVMValueRef kernel; /* a stub, or NULL: */
  const char *name;    /* the kernel's name; NULL: not known */
  struct unbank_shape block;
  const char *why; /* the block is not known; "" */
};
LIST_STRUCT(outcomes, struct outcome);
/* All that one call of `launch` may be. */
void unbank_outcomes(const struct host *host, LLVMValueRef call, struct outcomes *out);

#endif
