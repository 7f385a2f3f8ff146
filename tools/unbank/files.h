/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files of the command. Functions that return a message return NULL, or a malloc'd sentence. */
#ifndef UNBANK_FILES_H
#define UNBANK_FILES_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "support/arena.h"
#include "support/files.h"

/* Whether a file name is that of CUDA source: .cu, or C++ that clang compiles as CUDA. */
bool file_is_source(const char *path);

/* The path of a file with links resolved; `path` itself if there is no such file. */
const char *file_real_path(struct arena *arena, const char *path);

/* The rest of a stream, malloc'd, with a zero at the end. NULL if memory runs out. */
char *file_read_stream(FILE *in, size_t *bytes);

/* The text of a file, likewise. NULL if it cannot be read. */
char *file_read_text(const char *path);

/* Reads and verifies a module, .ll or .bc. From then on, fatal errors of LLVM also end the process
 * with a sentence that names the file. */
char *file_read_module(LLVMContextRef context, const char *path, LLVMModuleRef *module);

/* Fails if two outputs are the same file. A path may be NULL, or "-" for standard output. */
char *files_check_apart(const char *const *paths, size_t count);

/* Fails if a file could not be written. Called before long work. */
char *file_may_write(const char *path, bool may_be_folder);

#endif
