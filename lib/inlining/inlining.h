/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Functions that are inlined so that arrays can be followed. An array is pinned if its address goes
 * where it is not followed (find/arrays.h). Some of these places exist only because a function is
 * not inlined:
 *
 *     heap.push(event)        the heap is a local variable that holds the address. LLVM keeps it in
 *                             memory, because the function is given the variable
 *     sum(odd ? a : b)        a pointer that may lead to several arrays is not followed through
 *                             parameters
 *
 * Whether inlining leads to a layout is known only at the end. So it is tried on a copy of the
 * module (run.c), first for all such arrays, then for those that got a layout alone, until all of
 * them get one. The module itself is left alone unless there are such arrays. */
#ifndef UNBANK_INLINING_INLINING_H
#define UNBANK_INLINING_INLINING_H

#include "find/arrays.h"
#include "model/model.h"

LIST_STRUCT(name_list, const char *);

/* What would be inlined, where, and for which arrays. */
struct inlining {
  struct function_list functions;
  struct function_list callers; /* that use one of the arrays; calls of others stay */
  struct name_list arrays;      /* the names of their globals */
};

/* Lists the functions whose inlining may free arrays that nothing else pins, and these arrays.
 * `wanted`: the arrays by the names of their globals; NULL: all. */
void unbank_find_inlining(const struct module *module, const struct name_list *wanted,
                          struct inlining *out);

/* Inlines the functions in these callers, as far as that does not make the module much larger,
 * optimises the callers, which are added to `inlined`, and deletes the functions that nothing can
 * call any more. The module must be as it was before it was found, and is to be found again. */
void unbank_inline(struct module *module, const struct inlining *inlining, struct map *inlined);

/* Whether functions were inlined into what a kernel runs. Its accesses are then not those that it
 * had before, since LLVM has merged and moved some: inlining/as_written.h. */
enum inlined {
  NOT_INLINED,
  INLINED,
  INLINED_WITH_LOSS /* of a module as written: some accesses are gone */
};
enum inlined unbank_inlined(const struct module *module, const struct kernel *kernel);

/* Lists those of the arrays that have got a layout. `module` may be a copy of the one that they
 * were found in. */
struct name_list unbank_list_freed(const struct module *module, const struct name_list *wanted);

#endif
