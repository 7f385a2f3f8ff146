/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files of the command. What returns text returns NULL, or a malloc'd sentence. */
#ifndef UNBANK_FILES_H
#define UNBANK_FILES_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "support/arena.h"
#include "support/files.h"

/* Whether a name is one of CUDA source: .cu, or C++ that clang is told to take for CUDA. */
bool file_is_source(const char *path);

/* The path of a file without links; its own where it is not there. */
const char *file_real_path(struct arena *arena, const char *path);

/* All that is left of a stream, malloc'd, with a zero behind it; NULL: out of memory. */
char *file_read_stream(FILE *in, size_t *bytes);

/* The same of a file; NULL where it cannot be read. */
char *file_read_text(const char *path);

/* Reads a module, .ll or .bc, which is verified. From then on what LLVM calls fatal, too, ends the
 * process with a sentence that names the file. */
char *file_read_module(LLVMContextRef context, const char *path, LLVMModuleRef *module);

/* Refuses two outputs that are one file. A path may be NULL, or "-" for standard output. */
char *files_check_apart(const char *const *paths, size_t count);

/* Whether a file could be written there: asked before long work. */
char *file_may_write(const char *path, bool may_be_folder);

#endif
