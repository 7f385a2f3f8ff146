/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * compile_commands.json, as CMake, Bazel and others write it, for clang or nvcc. */
#ifndef UNBANK_PROJECT_H
#define UNBANK_PROJECT_H

#include <jansson.h>

#include "inputs.h"

/* Adds one job for each CUDA source of the project at `path`. NULL, or a malloc'd sentence. */
char *project_read(struct arena *arena, const char *path, const json_t *entries,
                   const struct compilation *how, struct job_list *out);

#endif
