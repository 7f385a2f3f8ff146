/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared arrays as CUDA source declares them, by libclang: where the text of each declaration lies,
 * and how the source names the array elsewhere. What a macro writes has no text that can be
 * changed.
 *
 *     alignas(16) __shared__ float re[N][N], im[N][N];
 *                            type  one declarator, its name, then its dimensions */
#ifndef UNBANK_SOURCE_H
#define UNBANK_SOURCE_H

#include "inputs.h"

/* Bytes of a file's text. */
struct span {
  size_t first, end;
};

struct source_file {
  const char *path; /* as clang says it, from the root on */
  const char *text;
};

/* Text that stands in place of other text. */
struct edit {
  const struct source_file *file;
  struct span span;
  const char *text;
  const char *pointee; /* not NULL: the text is the type of pointers to such elements, which has the
                          array's layout in it */
};
LIST_STRUCT(edit_list, struct edit);

/* A statement that declares shared arrays, its ';' included. */
struct source_statement {
  const struct source_file *file;
  struct span text, type;   /* the type without what else is said ahead of the first name */
  const char *problem;      /* why it cannot be changed, or NULL */
  const char *type_problem; /* why its type cannot be another one, or NULL */
};

struct source_array {
  struct source_statement *statement;
  const char *name, *mangled;
  const char *function;   /* in which it is declared; NULL: in none */
  struct unbank_place in; /* where that function's name is, as debug information has it, but for the
                             column */
  const char *kernel;     /* that function's mangled name, if it is a kernel and no template */
  bool is_template;       /* its mangled name is that of no instantiation */
  bool is_dynamic;
  struct span declarator;
  struct {
    struct span *items; /* of what stands in each pair of brackets */
    size_t count, capacity;
  } dimensions;
  /* How the source names it: */
  bool is_measured;  /* in sizeof, or where its type counts */
  bool is_decayed;   /* without all subscripts, as a pointer to a row */
  bool is_addressed; /* behind an & */
  bool is_bound;     /* an element, by its address or by a reference */
  bool is_bare;      /* as a pointer with which more is done than a type of unbank/array.h can do */
  unsigned bare_line;        /* the first where it is bare, or measured; 0: not known */
  struct edit_list pointers; /* what makes pointers to its elements, and parameters that are given
                                them, those of such a type */
};

struct source {
  struct {
    struct source_array **items; /* as they stand in the text */
    size_t count, capacity;
  } arrays;
  bool asks_sizes; /* __builtin_object_size */
  struct job job;  /* as it was read, and is to be compiled again: with unbank/nvcc.h, if it needs
                    * that */
};

/* Reads the job's source. NULL, or a malloc'd sentence. */
char *source_read(struct arena *arena, const struct job *job, struct source *out);

/* The declaration of an array of a report, or of its clone for a kernel, in the function that is
 * `in` a place, as far as that is known; NULL, and *problem says why. */
struct source_array *source_find(struct arena *arena, const struct source *source,
                                 const struct unbank_report_array *member,
                                 const struct unbank_place *in, const char **problem);

/* Whether a kernel may reach dynamic memory by two declarations, and not by one of its own alone.
 */
bool source_shares_dynamic(const struct source *source);

#endif
