/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What compiles of changed sources said, kernel by kernel.
 *
 * A change of a declaration makes other kernels of those alone that use its array. So what a
 * compile says of a kernel holds for every source with the same changes of that kernel's arrays.
 * What is asked of a source is put together of earlier compiles, where these say it of all its
 * kernels. With A used by kernel a, and B by b:
 *
 *     compiled     asked     a is that of    b is that of
 *     A, B         A         A, B            the source as it was
 *     A', B        A', none  A', B           the source as it was
 *
 * Pointers of arrays, which functions of several kernels may take, and dynamic memory, whose name
 * is not that of its declaration, are not asked for in this way. */
#ifndef UNBANK_COMPILED_H
#define UNBANK_COMPILED_H

#include "propose.h"
#include "trial.h"

/* One compile, or what was put together. */
struct compiled_source {
  struct change_list changes;
  struct unbank_report *report; /* NULL: it was not asked for, or there is none, for a problem */
  const char *problem;
  bool has_works;
  struct work_list works;
};

struct array_users {
  const struct source_array *array;
  struct text_list kernels; /* mangled */
};

struct compiled {
  const struct proposing *from; /* whose report is that of the source as it was */
  LIST_OF(struct compiled_source *) sources;
  LIST_OF(struct array_users *) users; /* as far as they were asked for */
};

/* The kernels that use what a declaration declares. */
const struct text_list *compiled_users(struct compiled *it, const struct source_array *array);

/* The compile of these changes, which is made an entry if there is none. */
struct compiled_source *compiled_source(struct compiled *it, const struct change_list *changes);

/* The report of these changes, in the arena, as far as it says what kernels take as written; NULL:
 * some kernel was not compiled with them. */
struct unbank_report *compiled_report(struct compiled *it, const struct change_list *changes);

/* The same of what kernels ask of an SM. */
bool compiled_works(struct compiled *it, const struct change_list *changes, struct work_list *out);

/* Whether a report of changes says what they are in all kernels that use an array. */
bool compiled_knows(struct compiled *it, const struct change_list *changes,
                    const struct source_array *array);

/* Whether changes can be looked at kernel by kernel. */
bool compiled_is_apart(const struct change_list *changes);

/* Frees the reports. */
void compiled_clear(struct compiled *it);

#endif
