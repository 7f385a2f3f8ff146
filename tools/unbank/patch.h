/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Changes of declarations as text: the files with them, and the unified diff that brings them
 * there. */
#ifndef UNBANK_PATCH_H
#define UNBANK_PATCH_H

#include "source.h"
#include "unbank/layout.h"

/* What becomes of one array: a longer or shorter dimension, or a type of unbank/array.h. */
struct change {
  struct source_array *array;
  unsigned dimension;          /* the one that gets another text */
  const char *length;          /* that text; NULL: it gets another type */
  bool is_enclosed;            /* in that text, the one that was there stands in brackets */
  bool is_shorter;             /* asked for: fewer elements in the banks of more */
  int64_t by;                  /* elements that it is longer by; negative: shorter */
  const char *type;            /* the layout in that type: "unbank::pad<128, 4>" */
  bool is_apart;               /* asked for: the type with fewest instructions, through which
                                  compilers merge no neighbours */
  struct unbank_layout layout; /* of the first array that it is proposed for */
  unsigned passed_over; /* 0: the cheapest rows that propose_rows finds; else the n-th shortest */
  double missing;       /* of what the chosen layout saves, the part that it may leave */
  bool may_be_open;     /* it may leave accesses whose widths ptxas alone knows */
};
LIST_STRUCT(change_list, struct change);

/* The edits that make the changes, in the order of the text. */
struct edit_list patch_edits(struct arena *arena, const struct source *source,
                             const struct change_list *changes);

/* The files with the edits. */
struct patched {
  const struct source_file *file;
  const char *text;
};
LIST_STRUCT(patched_list, struct patched);
struct patched_list patch_apply(struct arena *arena, const struct edit_list *edits);

/* NULL; or why no patch can be one of a file of that name. */
const char *patch_refuses_name(const char *path);

/* As `diff -u` writes it, with paths from *root on: the deepest folder that holds the working
 * folder and all files. NULL, or a malloc'd sentence. */
char *patch_diff(struct arena *arena, const struct patched_list *files, const char **out,
                 const char **root);

#endif
