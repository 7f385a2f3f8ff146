/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared arrays as CUDA source declares them, found by libclang: where the text of each declaration
 * is, and how the source uses the array's name elsewhere. What a macro expands to has no text that
 * can be changed.
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
  const char *path; /* as clang reports it, absolute */
  const char *text;
};

/* A replacement of text. */
struct edit {
  const struct source_file *file;
  struct span span;
  const char *text;
  const char *pointee; /* not NULL: the text is the type of pointers to such elements, which has the
                          array's layout in it */
};
LIST_STRUCT(edit_list, struct edit);

/* A statement that declares shared arrays, including its ';'. */
struct source_statement {
  const struct source_file *file;
  struct span text, type;   /* the type, without other specifiers before the first name */
  const char *problem;      /* why it cannot be changed, or NULL */
  const char *type_problem; /* why its type cannot be changed, or NULL */
};

struct source_array {
  struct source_statement *statement;
  const char *name, *mangled;
  const char *function;   /* in which it is declared; NULL if in none */
  struct unbank_place in; /* of that function's name, as in debug information, without the column */
  const char *kernel;     /* that function's mangled name, if it is a kernel and no template */
  bool is_template; /* it is in a template, so `mangled` is not the name of an instantiation */
  bool is_dynamic;
  struct span declarator;
  struct {
    struct span *items; /* the text in each pair of brackets */
    size_t count, capacity;
  } dimensions;
  /* How the source uses its name: */
  bool is_measured;     /* in sizeof, or where its type matters */
  bool is_decayed;      /* without all subscripts, as a pointer to a row */
  bool is_addressed;    /* after an & */
  bool is_bound;        /* the address of an element, or a reference to one, is taken */
  bool is_bare;         /* as a pointer in ways that a type of unbank/array.h does not support */
  unsigned bare_line;   /* the first line where it is bare, or measured; 0: unknown */
  const char *bare_use; /* what is done with it there, "a cast" */
  struct edit_list pointers; /* give such types to pointers to its elements, and to parameters that
                                receive them */
};

struct source {
  struct {
    struct source_array **items; /* in the order of the text */
    size_t count, capacity;
  } arrays;
  bool asks_sizes; /* the source uses __builtin_object_size */
  struct job job;  /* how it was read, and will be compiled again: with unbank/nvcc.h if needed */
};

/* Reads the job's source. NULL, or a malloc'd sentence. */
char *source_read(struct arena *arena, const struct job *job, struct source *out);

/* The declaration of an array of a report, or of its clone for a kernel. `in`: the place of the
 * function that declares it, as far as it is known. NULL, and *problem, if it is not found. */
struct source_array *source_find(struct arena *arena, const struct source *source,
                                 const struct unbank_report_array *member,
                                 const struct unbank_place *in, const char **problem);

/* Whether a kernel may access dynamic memory by several declarations, not only by one of its own.
 */
bool source_shares_dynamic(const struct source *source);

#endif
