/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the files of this folder share (host.h). */
#ifndef UNBANK_HOST_INTERNAL_H
#define UNBANK_HOST_INTERNAL_H

#include <stdbool.h>

#include "host/host.h"
#include "unbank/report.h"

/* The names of functions that are added to the copy. */
#define UNBANK_LAUNCH "unbank.launch"
#define UNBANK_NAMED "unbank.named"

/* A host function that stands for a kernel. */
struct stub {
  const char *stub, *kernel; /* names */
  bool is_local, is_own;     /* as in launch/launch.h */
};

struct local;

struct host {
  struct arena *arena;
  const char *source;   /* its full path */
  LLVMModuleRef module; /* unchanged */
  LLVMModuleRef copy;
  LLVMValueRef launch; /* in the copy: launch(ptr kernel, i32 x, i32 y, i32 z); NULL: not called */
  LLVMValueRef named;  /* in the copy: ptr named(ptr name), the kernel with that name; or NULL */
  LIST_OF(struct stub) stubs;     /* in module order */
  LIST_OF(struct local *) locals; /* those that were looked at: locals.h */
};

/* Names. */

/* Finds the module's stubs, with their kernels' names. */
void unbank_find_stubs(struct host *host);
/* The stub that a function is, or NULL. */
const struct stub *unbank_stub(const struct host *host, LLVMValueRef function);
/* The text that a pointer to a constant string leads to, in the arena; or NULL. */
const char *unbank_constant_text(struct arena *arena, LLVMValueRef pointer);

/* Calls. */

/* Whether the module declares a function that launches kernels. */
bool unbank_may_launch(LLVMModuleRef module);
/* Turns the launches in the copy into calls of `launch`. */
void unbank_make_launches(struct host *host);
/* Whether a function of the CUDA API is given a kernel's address without keeping it: it launches
 * the kernel, which is handled here, or only reads or sets its properties. */
bool unbank_is_known_user(const char *function);

/* Values. */

/* Why a value is not known that is read from memory. */
extern const char unbank_not_read[];

/* A kernel and a block with which a launch may happen. */
struct outcome {
  LLVMValueRef kernel; /* its stub; NULL if it is not known, or found by its name */
  const char *name;    /* the kernel's name; NULL if it is not known */
  struct unbank_shape block;
  const char *why; /* why the block is not known; "" if it is */
};
LIST_STRUCT(outcomes, struct outcome);
/* All outcomes of one call of `launch`. */
struct flows;
void unbank_outcomes(struct host *host, struct flows *flows, LLVMValueRef call,
                     struct outcomes *out);

#endif
