/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The inputs of unbank simulate that are CUDA source are compiled before they are read. */
#include "simulate.h"
#include "support/files.h"
#include "temporary.h"

char *simulation_compile(struct simulation *it) {
  char *sentence = NULL;
  it->compilation.relocatable = it->inputs.count > 1;
  for (size_t i = 0; i < it->inputs.count && !sentence; i++) {
    const char *path = it->inputs.items[i];
    if (file_ends_with(path, ".cu"))
      sentence = compile_source(it->arena, &it->compilation, path, &path);
    if (!sentence)
      *ARENA_PUSH(it->arena, &it->paths) = path;
  }
  return sentence;
}

void simulation_remove(const struct simulation *it) {
  for (size_t i = 0; i < it->paths.count; i++)
    if (it->paths.items[i] != it->inputs.items[i])
      temporary_remove(it->paths.items[i]);
}
