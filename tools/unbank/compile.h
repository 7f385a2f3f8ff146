/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compiles CUDA source to bitcode by running clang: optimised device code, or host code. Without a
 * CUDA toolkit on the machine, the source can only use clang's builtins. */
#ifndef UNBANK_COMPILE_H
#define UNBANK_COMPILE_H

#include "overlay.h"
#include "toolkit.h"

/* Files that clang cannot read as they are, and as it can: the next compile of the source reads
 * them so at once. */
struct mended {
  const char *path, *was, *is;
};
struct mended_memory {
  struct arena *arena;
  LIST_OF(struct mended) files;
};

struct compilation {
  const char *clang;            /* NULL: found */
  struct text_list arguments;   /* the user's own, which come after ours and override them */
  bool relocatable;             /* the source calls functions of other sources */
  bool is_host;                 /* compile host code instead, without optimisation */
  const char *folder;           /* where to compile, or NULL: here */
  const char *messages;         /* file for the compiler's messages; NULL: stderr */
  struct overlaid_list laid;    /* files with another text than on the disk */
  struct mended_memory *memory; /* of all compiles of one source; NULL: there is none */
};

/* A word as a shell takes it. */
const char *compile_shell_word(struct arena *arena, const char *word);
/* " -- WORD...", the user's own arguments as a command line has them; "" if there are none. */
const char *compile_behind(struct arena *arena, const struct compilation *how);

/* Compiles `input` to a temporary file, *path. If clang cannot compile it as it is, tries again
 * with what nvcc declares, with launches joined that are in pieces (overlay.h), and with a
 * translation of what else clang refuses (dialect.h). NULL, or a malloc'd sentence; then there is
 * no file. */
char *compile_source(struct arena *arena, const struct compilation *how, const char *input,
                     const char **path);

/* The path of a file that is named relative to the folder where a source is compiled. */
const char *compile_path(struct arena *arena, const struct compilation *how, const char *file);

/* Whether an argument of clang names architectures. If several do, the first counts. */
bool compile_is_architecture(const char *argument);

/* The first error in a file of the compiler's messages, "k.cu:12: TEXT"; "" if there is none, or no
 * file (NULL). */
const char *compile_error(struct arena *arena, const char *messages);

/* " -mavx -mfma": the host's instructions that a file of messages says are missing; "" if none. */
const char *compile_missing_flags(struct arena *arena, const char *messages);

/* The same compilation with unbank/nvcc.h, which declares what nvcc itself declares. */
struct compilation compile_as_nvcc(struct arena *arena, const struct compilation *how);

/* The command line that compiles a source, ended by NULL. With `output` NULL: its arguments for a
 * tool that reads the source as clang does. */
const char **compile_command(struct arena *arena, const struct compilation *how, const char *input,
                             const char *output);

#endif
