/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA source to device bitcode, with clang. With a CUDA toolkit (where CUDA_PATH says, else in
 * /usr/local/cuda) its headers and libdevice are used; without one the source must do with clang's
 * builtins. */
#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "simulate.h"

extern char **environ;

/* Where the toolkit is, or NULL. */
static const char *find_toolkit(struct arena *arena) {
  const char *place = getenv("CUDA_PATH");
  if (!place)
    place = "/usr/local/cuda";
  bool there = !access(arena_printf(arena, "%s/include/cuda_runtime.h", place), R_OK);
  return there ? place : NULL;
}

static const char *find_clang(const struct simulation *it) {
  if (it->clang)
    return it->clang;
  return access(UNBANK_CLANG, X_OK) ? "clang++" : UNBANK_CLANG;
}

/* From CUDA 13 on, headers of the C++ standard library for devices lie apart. */
static const char *find_library(struct arena *arena, const char *toolkit) {
  const char *place = toolkit ? arena_printf(arena, "%s/include/cccl", toolkit) : NULL;
  return place && !access(place, R_OK) ? place : NULL;
}

static const char **make_command(const struct simulation *it, const char *input,
                                 const char *output) {
  static const char *const always[] = {
      "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90",    "-O3",
      "-g", "-c",   "-emit-llvm",         "-Wno-unknown-cuda-version"};
  static const char *const bare[] = {"--target=x86_64-linux-gnu", "-nocudainc", "-nocudalib",
                                     "--cuda-feature=+ptx78"};
  enum { ALWAYS = sizeof always / sizeof *always, BARE = sizeof bare / sizeof *bare };
  const char *toolkit = find_toolkit(it->arena);
  const char *library = find_library(it->arena, toolkit);
  const char **out =
      ARENA_ARRAY(it->arena, const char *, ALWAYS + BARE + it->clang_arguments.count + 8);
  size_t count = 0;
  out[count++] = find_clang(it);
  for (size_t i = 0; i < ALWAYS; i++)
    out[count++] = always[i];
  if (toolkit)
    out[count++] = arena_printf(it->arena, "--cuda-path=%s", toolkit);
  if (library) {
    out[count++] = "-isystem";
    out[count++] = library;
  }
  for (size_t i = 0; i < BARE && !toolkit; i++)
    out[count++] = bare[i];
  for (size_t i = 0; i < it->clang_arguments.count; i++)
    out[count++] = it->clang_arguments.items[i];
  if (it->inputs.count > 1) /* they call one another */
    out[count++] = "-fgpu-rdc";
  out[count++] = input;
  out[count++] = "-o";
  out[count++] = output;
  return out;
}

static char *run_command(const char *input, const char **command) {
  pid_t child;
  int error = posix_spawnp(&child, command[0], NULL, NULL, (char **)command, environ), status = 0;
  if (error)
    return unbank_error("%s: %s: cannot compile %s; name a clang++ with --clang=PATH", command[0],
                        strerror(error), input);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return NULL;
  return unbank_error("%s: %s cannot compile this", input, command[0]);
}

/* Compiles one source to a temporary file, whose name it gives. */
static char *compile_file(const struct simulation *it, const char *input, const char **path) {
  const char *folder = getenv("TMPDIR");
  if (access(input, R_OK))
    return unbank_error("%s: %s", input, strerror(errno));
  char *name =
      arena_printf(it->arena, "%s/unbank-XXXXXX.bc", folder && *folder ? folder : P_tmpdir);
  int file = mkstemps(name, 3);
  if (file < 0)
    return unbank_error("%s: %s", name, strerror(errno));
  close(file);
  char *sentence = run_command(input, make_command(it, input, name));
  if (sentence)
    unlink(name);
  *path = name;
  return sentence;
}

char *simulation_compile(struct simulation *it) {
  char *sentence = NULL;
  for (size_t i = 0; i < it->inputs.count && !sentence; i++) {
    const char *path = it->inputs.items[i];
    if (file_ends_with(path, ".cu"))
      sentence = compile_file(it, path, &path);
    if (!sentence)
      *ARENA_PUSH(it->arena, &it->paths) = path;
  }
  return sentence;
}

void simulation_remove(const struct simulation *it) {
  for (size_t i = 0; i < it->paths.count; i++)
    if (it->paths.items[i] != it->inputs.items[i])
      unlink(it->paths.items[i]);
}
