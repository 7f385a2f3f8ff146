/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is stored in a local variable that is in memory because something has its address, such as a
 * lambda that captures it:
 *
 *     dim3 block(256);
 *     time([&] { kernel<<<grid, block>>>(data); });
 *
 * The address is followed into all that may have it: through constant distances, into other locals
 * that hold it, out of these again, and into functions of this module. It is known what a local
 * holds if all of these only read it, besides stores at constant distances.
 *
 * A lambda in a std::function of libstdc++ is called by a pointer, that of its invoker, which is a
 * member of the object. The object is the invoker's first argument. */
#ifndef UNBANK_HOST_LOCALS_H
#define UNBANK_HOST_LOCALS_H

#include "host/host_internal.h"

struct local_store {
  LLVMValueRef value;
  int64_t first, end; /* the bytes of the local that it writes */
};

/* A place in what a pointer leads into. */
struct local_place {
  LLVMValueRef base;
  int64_t bytes;
};

struct local {
  LLVMValueRef variable;
  LIST_OF(struct local_store) stores;
  const char *why; /* why something else may write it, too; NULL: nothing does */
};

/* Whether a value is the beginning of a local variable, or of what `new` gives, as for lambdas that
 * have more in them than fits into a std::function. */
bool unbank_is_local_memory(LLVMValueRef value);

/* What may write such a variable, found once. */
const struct local *unbank_local(struct host *host, LLVMValueRef variable);

/* Whether a function is the invoker of a std::function. Then *object is where the number-th object
 * begins into which its address is written, and *count how many there are. */
bool unbank_is_invoker(LLVMValueRef function, uint32_t number, struct local_place *object,
                       uint32_t *count);

#endif
