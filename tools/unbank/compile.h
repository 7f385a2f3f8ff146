/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA source to optimised device bitcode, or to that of its host code, by running clang. Without a
 * CUDA toolkit on the machine the source must do with clang's builtins. */
#ifndef UNBANK_COMPILE_H
#define UNBANK_COMPILE_H

#include "overlay.h"
#include "toolkit.h"

struct compilation {
  const char *clang;          /* NULL: found */
  struct text_list arguments; /* the user's own, after ours and so over them */
  bool relocatable;           /* the source calls functions of other sources */
  bool is_host;               /* host code is wanted instead, as it is before it is optimised */
  const char *folder;         /* where to compile, or NULL: here */
  const char *messages;       /* the file that gets the compiler's, or NULL: stderr */
  struct overlaid_list laid;  /* files that have another text than on the disk */
};

/* Compiles `input` to a temporary file, whose name it leaves in *path; what clang cannot compile by
 * itself, with what nvcc declares, launches in pieces (overlay.h) in one, and what else clang
 * refuses in its words (dialect.h). NULL, or a malloc'd
 * sentence, and there is no file then. */
char *compile_source(struct arena *arena, const struct compilation *how, const char *input,
                     const char **path);

/* A file that is named from where a source is compiled. */
const char *compile_path(struct arena *arena, const struct compilation *how, const char *file);

/* Whether an argument of clang's names architectures. Of several the first counts. */
bool compile_is_architecture(const char *argument);

/* The first error of the compiler's messages in a file (NULL: none); "": none is there. */
const char *compile_error(struct arena *arena, const char *messages);

/* The same with unbank/nvcc.h, which declares what nvcc declares by itself. */
struct compilation compile_as_nvcc(struct arena *arena, const struct compilation *how);

/* The command that does so; without `output` (NULL), for who reads the source as clang does. A NULL
 * ends the list. */
const char **compile_command(struct arena *arena, const struct compilation *how, const char *input,
                             const char *output);

#endif
