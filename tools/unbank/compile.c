/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The code is that of a release build, for one architecture unless the arguments name another, with
 * debug info, since reports name source lines. */
#include "compile.h"

#include <ctype.h>
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
#include "dialect.h"
#include "files.h"
#include "overlay.h"
#include "support/words.h"
#include "temporary.h"

const char *compile_path(struct arena *arena, const struct compilation *how, const char *file) {
  return how->folder && *file != '/' ? arena_printf(arena, "%s/%s", how->folder, file) : file;
}

bool compile_is_architecture(const char *argument) { return toolkit_architectures(argument); }

/* The user's arguments, for one architecture: the first that they name, or the usual one. */
static void add_arguments(struct arena *arena, const struct toolkit *toolkit,
                          const struct text_list *arguments, struct text_list *to) {
  const char *architecture = NULL;
  for (size_t i = 0; i < arguments->count; i++) {
    const char *list = toolkit_architectures(arguments->items[i]);
    if (!list)
      *ARENA_PUSH(arena, to) = arguments->items[i];
    else if (!architecture)
      architecture = toolkit_next_architecture(arena, &list);
  }
  if (!architecture)
    architecture = TOOLKIT_ARCHITECTURE;
  *ARENA_PUSH(arena, to) = arena_printf(arena, "--offload-arch=%s", architecture);
  const char *flag = toolkit_ptx_flag(arena, toolkit, architecture);
  if (flag)
    *ARENA_PUSH(arena, to) = flag;
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
                  "-Xclang", "-emit-llvm-uselists", "-fno-discard-value-names", "-fgpu-defer-diag",
                  "-frecord-command-line");
  /* Whose source it is has seen nvcc's warnings; clang's would bury a report, and with the user's
     -Werror end it. */
  *ARENA_PUSH(arena, &out) = "-w";
  if (toolkit.path)
    toolkit_add_flags(arena, &toolkit, &how->arguments, &out);
  else
    TEXT_LIST_ADD(arena, &out, "--target=x86_64-linux-gnu", "-nocudainc", "-nocudalib",
                  arena_printf(arena, "--cuda-feature=+ptx%d", TOOLKIT_PTX_WITHOUT),
                  "-Wno-error=c++11-narrowing");
  add_arguments(arena, &toolkit, &how->arguments, &out);
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

/* Clang names features of the target, and not the flags. Those of a GPU are its architecture. */
static const char *missing_flags(struct arena *arena, const char *messages) {
  static const char mark[] = "target feature ";
  struct text_list flags = {0};
  const char *out = "";
  for (const char *at = messages; (at = strstr(at, mark));) {
    at += strlen(mark) + (at[strlen(mark)] == '\'');
    const size_t length = strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789.-");
    const char *flag = arena_printf(arena, " -m%.*s", (int)length, at);
    if (length && at[length] != '_' && !begins_with(at, "ptx") &&
        !is_one_of(flag, flags.items, flags.count))
      *ARENA_PUSH(arena, &flags) = flag;
  }
  for (size_t i = 0; i < flags.count; i++)
    out = arena_printf(arena, "%s%s", out, flags.items[i]);
  return out;
}

const char *compile_missing_flags(struct arena *arena, const char *messages) {
  char *text = messages ? file_read_text(messages) : NULL;
  const char *out = text ? missing_flags(arena, text) : "";
  free(text);
  return out;
}

/* What helps against errors of clang that sources of nvcc's often meet: rows of docs/build.md. */
static const char *what_helps(struct arena *arena, const char *messages) {
  static const char other_cuda[] =
      "the source may be for another CUDA than the one that was found: name the folder of that by "
      "CUDA_PATH=, or behind --, as in -- --cuda-path=/usr/local/cuda-12.9";
  static const char *const rows[][2] = {
      {"initialization is not supported for __shared__ variables",
       "docs/build.md, row \"__shared__ cuda::barrier\", says how both compilers take an object "
       "with "
       "a constructor"},
      {"invalid % escape in inline assembly string",
       "docs/build.md, row \"%laneid\", says how both compilers take a register"},
      {"'#' is not followed by a macro parameter",
       "docs/build.md, row \"#pragma unroll\", says how both compilers take a directive in a "
       "macro"},
      {"no matching function for call to 'cuda", other_cuda},
      {" in 'cudaDeviceProp'", other_cuda},
      {" in 'cudaPointerAttributes'", other_cuda},
      {" in namespace 'cub'", other_cuda},
      {" in namespace 'thrust'", other_cuda},
      {"undeclared identifier 'cudaThread", other_cuda},
      {"no template named 'texture'", other_cuda},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strstr(messages, rows[i][0]))
      return rows[i][1];
  const char *flags = missing_flags(arena, messages);
  if (*flags)
    return arena_printf(arena, "host code uses instructions that are said behind --, as in --%s",
                        flags);
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

static char *run_command(struct arena *arena, const char *input, const struct compilation *how,
                         const char **command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  int error = how->folder ? posix_spawn_file_actions_addchdir_np(&actions, how->folder) : 0;
  int status = 0;
  if (!error && how->messages)
    error = posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, how->messages,
                                             O_WRONLY | O_TRUNC, 0);
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
                           what_helps(arena, messages ? messages : ""));
  free(messages);
  return out;
}

/* "a.cu:12: ", where the line of an error says that, "a.cu:12:5: fatal error: ..."; else "". */
static const char *error_place(struct arena *arena, const char *text, const char *error) {
  const char *line = memrchr(text, '\n', (size_t)(error - text));
  line = line ? line + 1 : text;
  const char *end = memrchr(line, ':', (size_t)(error - line));
  size_t length = end ? (size_t)(end - line) : 0;
  while (length && isdigit((unsigned char)line[length - 1]))
    length--;
  bool has_line = length > 1 && line[length - 1] == ':' && isdigit((unsigned char)line[length - 2]);
  return has_line ? arena_printf(arena, "%.*s: ", (int)length - 1, line) : "";
}

const char *compile_error(struct arena *arena, const char *messages) {
  static const char mark[] = "error: ";
  char *text = messages ? file_read_text(messages) : NULL;
  const char *found = text ? strstr(text, mark) : NULL;
  const char *out = found ? found + strlen(mark) : "";
  out = arena_printf(arena, "%s%.*s", found ? error_place(arena, text, found) : "",
                     (int)strcspn(out, "\n"), out);
  free(text);
  return out;
}

/* Declares what nvcc declares by itself. */
static const char nvcc_header[] = "unbank/nvcc.h";
/* Lets it declare what a build has to change: what is compiled is not run. */
static const char only_reads[] = "-DUNBANK_READS";

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
  TEXT_LIST_ADD(arena, &out.arguments, only_reads, "-include", nvcc_header, "-Wno-register");
  if (*gcc)
    TEXT_LIST_ADD(arena, &out.arguments, "-idirafter", gcc);
  return out;
}

static bool is_as_nvcc(const struct compilation *how) {
  for (size_t i = 0; i < how->arguments.count; i++)
    if (!strcmp(how->arguments.items[i], only_reads))
      return true;
  return false;
}

/* A compile, and what it leaves. */
struct attempt {
  struct compilation how;
  const char *messages;     /* the file of the compiler's */
  struct text_list made;    /* other files, for the files that are laid */
  struct text_list changed; /* places that were put in clang's words */
};

static char *run_once(struct arena *arena, struct attempt *it, const char *input,
                      const char *output) {
  struct compilation how = it->how;
  const char *overlay = NULL;
  how.messages = it->messages;
  char *sentence = how.laid.count
                       ? overlay_write(arena, how.laid.items, how.laid.count, &it->made, &overlay)
                       : NULL;
  if (sentence)
    return sentence;
  how.arguments = (struct text_list){0};
  text_list_add(arena, &how.arguments, it->how.arguments.items, it->how.arguments.count);
  if (overlay)
    TEXT_LIST_ADD(arena, &how.arguments, "-ivfsoverlay", overlay);
  return run_command(arena, input, &how, compile_command(arena, &how, input, output));
}

/* A compile ends at its first 20 errors, and templates show theirs where others are mended. */
enum { MENDED_TIMES = 8, PLACES_TOLD = 8 };

/* Compiles what failed with these messages, again and again, as long as there is something to put
 * in clang's words. `is_new`: it is to be tried anyway, as it was not compiled in this way. NULL,
 * or a malloc'd sentence, whose messages are those of `it`. */
static char *run_mended(struct arena *arena, struct attempt *it, const char *input,
                        const char *output, const char *failed, bool is_new) {
  char *here = getcwd(NULL, 0), *sentence = unbank_error("%s: it cannot be compiled", input);
  const char *folder = it->how.folder ? it->how.folder : here ? here : ".";
  for (unsigned i = 0; i < MENDED_TIMES && sentence; i++) {
    char *messages = file_read_text(failed);
    const size_t count =
        messages ? dialect_mend(arena, messages, folder, &it->how.laid, &it->changed) : 0;
    free(messages);
    if (!count && !(is_new && !i))
      break;
    free(sentence);
    sentence = run_once(arena, it, input, output);
    failed = it->messages;
  }
  free(here);
  return sentence;
}

static void tell(const char *input, const struct attempt *it, bool is_as_before) {
  if (!is_as_before)
    fprintf(stderr,
            "unbank: %s: compiled with -include %s, which declares what nvcc declares by itself\n",
            input, nvcc_header);
  for (size_t i = 0; i < it->changed.count && i < PLACES_TOLD; i++)
    fprintf(stderr, "%s%s",
            i ? ", "
              : "unbank: lines read in clang's words, which a build by clang needs changed "
                "(docs/build.md): ",
            it->changed.items[i]);
  if (it->changed.count > PLACES_TOLD)
    fprintf(stderr, " and %zu more", it->changed.count - PLACES_TOLD);
  if (it->changed.count)
    fputc('\n', stderr);
}

static void end_attempt(struct attempt *it) {
  if (it->messages)
    temporary_remove(it->messages);
  for (size_t i = 0; i < it->made.count; i++)
    temporary_remove(it->made.items[i]);
}

/* The messages of an attempt go to stderr, unless there is a file for them. */
static void hand_on(const struct attempt *it, const char *messages) {
  char *text = file_read_text(it->messages);
  if (messages && text)
    free(file_write(messages, text, strlen(text)));
  else if (text)
    fputs(text, stderr);
  free(text);
}

/* The text of a file as a compile reads it; NULL: it is not there. */
static const char *text_of(struct arena *arena, const struct overlaid_list *laid,
                           const char *path) {
  const size_t at = overlay_find(arena, laid, path);
  if (at < laid->count)
    return laid->items[at].text;
  char *text = file_read_text(path);
  const char *out = text ? arena_strdup(arena, text) : NULL;
  free(text);
  return out;
}

static void remember_mended(const struct overlaid_list *was, const struct overlaid_list *is,
                            struct mended_memory *memory) {
  for (size_t i = 0; i < is->count; i++) {
    const struct overlaid *file = &is->items[i];
    const char *text = text_of(memory->arena, was, file->path);
    if (text && strcmp(text, file->text) != 0)
      *ARENA_PUSH(memory->arena, &memory->files) = (struct mended){
          arena_strdup(memory->arena, file->path), arena_strdup(memory->arena, text),
          arena_strdup(memory->arena, file->text)};
  }
}

/* Lines that are not there any more, as a change has other ones, are left to the compiler's errors.
 */
static void lay_mended(struct arena *arena, const struct mended_memory *memory,
                       struct overlaid_list *laid) {
  for (size_t i = 0; i < memory->files.count; i++) {
    const struct mended *file = &memory->files.items[i];
    const char *text = text_of(arena, laid, file->path),
               *is = text ? dialect_repeat(arena, file->was, file->is, text) : NULL;
    const size_t at = overlay_find(arena, laid, file->path);
    if (!is)
      continue;
    if (at == laid->count)
      (void)ARENA_PUSH(arena, laid);
    laid->items[at] = (struct overlaid){file->path, is};
  }
}

/* Compiles; what that cannot, as nvcc would have it. Where neither can, the first says why. */
static char *run_either(struct arena *arena, const struct compilation *how, const char *input,
                        const char *output) {
  struct attempt first = {.how = *how}, again = {.how = compile_as_nvcc(arena, how)};
  const bool is_as_before = is_as_nvcc(how);
  char *sentence = temporary_file(arena, "", &first.messages), *problem = NULL;
  if (!sentence)
    sentence = temporary_file(arena, "", &again.messages);
  if (sentence)
    return sentence;
  if (is_as_before)
    again.how = *how;
  again.how.laid = (struct overlaid_list){0}; /* what is mended stays as it was in `how` */
  for (size_t i = 0; i < how->laid.count; i++)
    *ARENA_PUSH(arena, &again.how.laid) = how->laid.items[i];
  sentence = run_once(arena, &first, input, output);
  if (sentence)
    problem = run_mended(arena, &again, input, output, first.messages, !is_as_before);
  const bool is_again = sentence && !problem;
  hand_on(is_again ? &again : &first, how->messages);
  if (is_again && how->memory)
    remember_mended(&how->laid, &again.how.laid, how->memory);
  if (is_again && !how->messages)
    tell(input, &again, is_as_before);
  end_attempt(&first);
  end_attempt(&again);
  free(problem);
  if (!is_again)
    return sentence;
  free(sentence);
  return NULL;
}

/* Where launches of a source stand in pieces, has clang read them in one. */
static void join_launches(struct arena *arena, struct compilation *how, const char *there) {
  char *text = file_read_text(there), *real = realpath(there, NULL);
  const char *joined = text ? overlay_join_launches(arena, text) : NULL;
  if (joined && real)
    *ARENA_PUSH(arena, &how->laid) =
        (struct overlaid){arena_strdup(arena, *there == '/' ? there : real), joined};
  free(text);
  free(real);
}

const char *compile_shell_word(struct arena *arena, const char *word) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                              "_-+=:,./@%^";
  const char *out = "", *quote;
  if (*word && !word[strspn(word, plain)])
    return word;
  for (; (quote = strchr(word, '\'')); word = quote + 1)
    out = arena_printf(arena, "%s%.*s'\\''", out, (int)(quote - word), word);
  return arena_printf(arena, "'%s%s'", out, word);
}

const char *compile_behind(struct arena *arena, const struct compilation *how) {
  const char *out = how->arguments.count ? " --" : "";
  for (size_t i = 0; i < how->arguments.count; i++)
    out = arena_printf(arena, "%s %s", out, compile_shell_word(arena, how->arguments.items[i]));
  return out;
}

char *compile_source(struct arena *arena, const struct compilation *how, const char *input,
                     const char **path) {
  const char *there = compile_path(arena, how, input);
  if (access(there, R_OK))
    return unbank_error("%s: %s", there, strerror(errno));
  struct compilation as_read = *how;
  as_read.laid = (struct overlaid_list){0};
  for (size_t i = 0; i < how->laid.count; i++) {
    const struct overlaid *file = &how->laid.items[i];
    const char *joined = overlay_join_launches(arena, file->text);
    *ARENA_PUSH(arena, &as_read.laid) = (struct overlaid){file->path, joined ? joined : file->text};
  }
  if (overlay_find(arena, &as_read.laid, there) == as_read.laid.count)
    join_launches(arena, &as_read, there);
  if (how->memory)
    lay_mended(arena, how->memory, &as_read.laid);
  char *sentence = temporary_file(arena, ".bc", path);
  if (sentence)
    return sentence;
  sentence = run_either(arena, &as_read, input, *path);
  if (sentence)
    temporary_remove(*path);
  return sentence;
}
