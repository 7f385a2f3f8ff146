/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The code is that of a release build, for one architecture unless the arguments name another, with
 * debug info, since reports name source lines. */
#include "compile.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"
#include "files.h"
#include "overlay.h"
#include "support/words.h"
#include "temporary.h"

const char *compile_path(struct arena *arena, const struct compilation *how, const char *file) {
  return how->folder && *file != '/' ? arena_printf(arena, "%s/%s", how->folder, file) : file;
}

bool compile_is_architecture(const char *argument) {
  return begins_with(argument, "--offload-arch=") || begins_with(argument, "--cuda-gpu-arch=");
}

/* The user's arguments, for one architecture: the first that they name, or the usual one. */
static void add_arguments(struct arena *arena, const struct text_list *arguments,
                          struct text_list *to) {
  const char *architecture = NULL;
  for (size_t i = 0; i < arguments->count; i++) {
    const char *argument = arguments->items[i];
    if (!compile_is_architecture(argument))
      *ARENA_PUSH(arena, to) = argument;
    else if (!architecture)
      architecture = arena_printf(arena, "%.*s", (int)strcspn(argument, ","), argument);
  }
  *ARENA_PUSH(arena, to) = architecture ? architecture : "--offload-arch=" TOOLKIT_ARCHITECTURE;
}

/* The plugin keeps the lines that LLVM's optimisations drop. A clang that the user names may be of
 * another LLVM, and a sanitized plugin loads into none. */
static void add_line_keeper(struct arena *arena, const struct compilation *how,
                            struct text_list *to) {
  const char *plugin;
  char *sentence = toolkit_find_plugin(arena, &plugin);
  if (!sentence && !how->clang && toolkit_has_own_clang() && !UNBANK_IS_SANITIZED)
    TEXT_LIST_ADD(arena, to, arena_printf(arena, "-fplugin=%s", plugin),
                  arena_printf(arena, "-fpass-plugin=%s", plugin), "-mllvm", "-unbank-lines");
  free(sentence);
}

const char **compile_command(struct arena *arena, const struct compilation *how, const char *input,
                             const char *output) {
  struct text_list out = {0};
  struct toolkit toolkit = toolkit_find(arena, toolkit_named(&how->arguments));
  *ARENA_PUSH(arena, &out) = how->clang ? how->clang : toolkit_clang();
  if (how->is_host)
    TEXT_LIST_ADD(arena, &out, "-x", "cuda", "--cuda-host-only", "-O1", "-Xclang",
                  "-disable-llvm-passes", "-gline-tables-only", "-c", "-emit-llvm");
  else /* the order of uses is a part of what codegen gets in a compile, and decides addresses;
          reasons call arguments by the names of values; what is wrong with host functions that
          become no code here, as with one that calls a __device__ function, is not asked */
    TEXT_LIST_ADD(arena, &out, "-x", "cuda", "--cuda-device-only", "-O3", "-g", "-c", "-emit-llvm",
                  "-Xclang", "-emit-llvm-uselists", "-fno-discard-value-names", "-Wno-pass-failed",
                  "-fgpu-defer-diag", "-frecord-command-line");
  if (toolkit.path)
    toolkit_add_flags(arena, &toolkit, &how->arguments, &out);
  else
    TEXT_LIST_ADD(arena, &out, "--target=x86_64-linux-gnu", "-nocudainc", "-nocudalib",
                  "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version");
  add_arguments(arena, &how->arguments, &out);
  if (!how->is_host)
    add_line_keeper(arena, how, &out);
  if (how->relocatable)
    *ARENA_PUSH(arena, &out) = "-fgpu-rdc";
  if (unbank_command_has_colour(STDERR_FILENO)) /* though what clang writes to is a file */
    *ARENA_PUSH(arena, &out) = "-fcolor-diagnostics";
  /* Behind all folders of the user's, who may have a copy of the headers. */
  TEXT_LIST_ADD(arena, &out, "-idirafter", toolkit_include_folder(arena), input,
                output ? "-o" : NULL, output, NULL);
  return out.items;
}

/* Whether a header was not found that the toolkit keeps apart from its own: libcu++, CUB, Thrust.
 */
static bool lacks_cccl(const char *messages) {
  static const char missing[] = "' file not found";
  static const char *const folders[] = {"cuda/", "cub/", "thrust/", "nv/"};
  bool out = false;
  for (const char *end = messages; (end = strstr(end, missing)) && !out;
       end += sizeof missing - 1) {
    const char *name = end;
    while (name > messages && name[-1] != '\'' && name[-1] != '\n')
      name--;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
      out |= begins_with(name, folders[i]);
  }
  return out;
}

/* What helps against errors of clang that sources of nvcc's often meet: rows of docs/build.md. */
static const char *what_helps(const char *messages) {
  if (strstr(messages, "initialization is not supported for __shared__ variables"))
    return "docs/build.md, row \"__shared__ cuda::barrier\", says how both compilers take "
           "an object with a constructor";
  if (lacks_cccl(messages))
    return "docs/build.md, row \"'cuda/std/type_traits' file not found\", says where the "
           "headers of libcu++, CUB and Thrust are";
  if (strstr(messages, "is supported by CUDA versions") ||
      strstr(messages, "cannot find libdevice for "))
    return "the CUDA toolkit that was found does not know this GPU: name a newer one behind --, as "
           "in -- -arch=sm_90";
  if (strstr(messages, "' file not found"))
    return "say behind -- where its headers are, as in -- -Iinclude";
  return "if nvcc can, docs/build.md says why";
}

static char *run_command(const char *input, const struct compilation *how, const char **command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  int error = how->folder ? posix_spawn_file_actions_addchdir_np(&actions, how->folder) : 0;
  int status = 0;
  if (!error && how->messages)
    error = posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, how->messages, O_WRONLY, 0);
  if (!error)
    error = temporary_run(command, &actions, &status);
  posix_spawn_file_actions_destroy(&actions);
  if (error)
    return unbank_error("%s: %s: cannot compile %s; name a clang++ with --clang=PATH", command[0],
                        strerror(error), input);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return NULL;
  char *messages = how->messages ? file_read_text(how->messages) : NULL;
  char *out = unbank_error("%s: %s cannot compile this; %s", input, command[0],
                           what_helps(messages ? messages : ""));
  free(messages);
  return out;
}

const char *compile_error(struct arena *arena, const char *messages) {
  static const char mark[] = "error: ";
  char *text = messages ? file_read_text(messages) : NULL;
  const char *found = text ? strstr(text, mark) : NULL;
  const char *out = found ? found + strlen(mark) : "";
  out = arena_printf(arena, "%.*s", (int)strcspn(out, "\n"), out);
  free(text);
  return out;
}

/* Declares what nvcc declares by itself. */
static const char nvcc_header[] = "unbank/nvcc.h";

/* The headers of the host's gcc, which nvcc runs: <omp.h> lies among them. "": there is none. */
static const char *gcc_headers(struct arena *arena) {
  const char *out = "";
  glob_t found;
  if (!glob("/usr/lib/gcc/*/*/include/omp.h", 0, NULL, &found) && found.gl_pathc) {
    const char *last = found.gl_pathv[found.gl_pathc - 1];
    out = arena_printf(arena, "%.*s", (int)(strlen(last) - strlen("/omp.h")), last);
  }
  globfree(&found);
  return out;
}

struct compilation compile_as_nvcc(struct arena *arena, const struct compilation *how) {
  const char *gcc = gcc_headers(arena);
  struct compilation out = *how;
  out.arguments = (struct text_list){0};
  text_list_add(arena, &out.arguments, how->arguments.items, how->arguments.count);
  TEXT_LIST_ADD(arena, &out.arguments, "-DUNBANK_READS", "-include", nvcc_header, "-Wno-register");
  if (*gcc)
    TEXT_LIST_ADD(arena, &out.arguments, "-idirafter", gcc);
  return out;
}

static bool is_as_nvcc(const struct compilation *how) {
  for (size_t i = 0; i < how->arguments.count; i++)
    if (strstr(how->arguments.items[i], nvcc_header))
      return true;
  return false;
}

static void show(const char *messages) {
  char *text = file_read_text(messages);
  fputs(text ? text : "", stderr);
  free(text);
}

/* Compiles; what that cannot, as nvcc would have it. The messages of what counts go to stderr,
 * unless there is a file for them. */
static char *run_either(struct arena *arena, const struct compilation *how, const char *input,
                        const char *output) {
  struct compilation first = *how, again = compile_as_nvcc(arena, how);
  const char *messages = NULL, *messages_again = NULL;
  char *sentence = temporary_file(arena, "", &messages);
  if (!sentence)
    sentence = temporary_file(arena, "", &messages_again);
  if (sentence)
    return sentence;
  first.messages = how->messages ? how->messages : messages;
  again.messages = messages_again;
  sentence = run_command(input, &first, compile_command(arena, &first, input, output));
  char *problem = sentence && !is_as_nvcc(how)
                      ? run_command(input, &again, compile_command(arena, &again, input, output))
                      : NULL;
  bool is_again = sentence && !is_as_nvcc(how) && !problem;
  if (!how->messages)
    show(is_again ? messages_again : messages);
  if (is_again && !how->messages)
    fprintf(stderr,
            "unbank: %s: compiled with -include %s, which declares what nvcc declares by itself\n",
            input, nvcc_header);
  temporary_remove(messages);
  temporary_remove(messages_again);
  free(problem);
  if (!is_again)
    return sentence;
  free(sentence);
  return NULL;
}

/* Where launches of the source stand in pieces, has clang read them in one; `made` are the files
 * for that. */
static char *join_launches(struct arena *arena, struct compilation *how, const char *there,
                           struct text_list *made) {
  const struct text_list *said = &how->arguments;
  char *text = is_one_of("-ivfsoverlay", said->items, said->count) ? NULL : file_read_text(there);
  const char *joined = text ? overlay_join_launches(arena, text) : NULL, *overlay = NULL;
  char *path = joined ? realpath(there, NULL) : NULL, *sentence = NULL;
  free(text);
  if (path) {
    const struct overlaid file = {arena_strdup(arena, *there == '/' ? there : path), joined};
    sentence = overlay_write(arena, &file, 1, made, &overlay);
  }
  free(path);
  if (!overlay || sentence)
    return sentence;
  struct text_list arguments = {0};
  text_list_add(arena, &arguments, how->arguments.items, how->arguments.count);
  TEXT_LIST_ADD(arena, &arguments, "-ivfsoverlay", overlay);
  how->arguments = arguments;
  return NULL;
}

char *compile_source(struct arena *arena, const struct compilation *how, const char *input,
                     const char **path) {
  const char *there = compile_path(arena, how, input);
  if (access(there, R_OK))
    return unbank_error("%s: %s", there, strerror(errno));
  struct compilation as_read = *how;
  struct text_list made = {0};
  char *sentence = temporary_file(arena, ".bc", path);
  if (sentence)
    return sentence;
  sentence = join_launches(arena, &as_read, there, &made);
  if (!sentence)
    sentence = run_either(arena, &as_read, input, *path);
  for (size_t i = 0; i < made.count; i++)
    temporary_remove(made.items[i]);
  if (sentence)
    temporary_remove(*path);
  return sentence;
}
