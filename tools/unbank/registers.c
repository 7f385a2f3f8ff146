/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "registers.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "nvcc.h"
#include "temporary.h"

/* What ptxas says. */

static struct registers_list read_messages(struct arena *arena, const char *text) {
  static const char entry[] = "Compiling entry function '", used[] = "Used ";
  struct registers_list out = {0};
  const char *kernel = NULL;
  for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
    const char *end = line + strcspn(line, "\n"), *name = strstr(line, entry),
               *count = strstr(line, used);
    unsigned registers;
    if (name && name < end) {
      name += strlen(entry);
      kernel = arena_printf(arena, "%.*s", (int)strcspn(name, "'\n"), name);
    } else if (kernel && count && count < end &&
               sscanf(count + strlen(used), "%u registers", &registers) == 1) {
      *ARENA_PUSH(arena, &out) = (struct kernel_registers){kernel, registers};
      kernel = NULL;
    }
  }
  return out;
}

unsigned registers_of(const struct registers_list *list, const char *kernel) {
  for (size_t i = 0; i < list->count; i++)
    if (!strcmp(list->items[i].kernel, kernel))
      return list->items[i].registers;
  return 0;
}

/* The compile. */

/* NULL: there is none. */
static const char *find_nvcc(struct arena *arena, const struct compilation *how) {
  const struct toolkit toolkit = toolkit_find(arena, toolkit_named(&how->arguments));
  const char *out = toolkit.path ? arena_printf(arena, "%s/bin/nvcc", toolkit.path) : NULL;
  return out && !access(out, X_OK) ? out : NULL;
}

/* Whether all files are a job's own source. */
static bool are_own(struct arena *arena, const char *source, const struct patched_list *files) {
  bool own = true;
  for (size_t i = 0; i < files->count; i++)
    own &= !strcmp(file_real_path(arena, files->items[i].file->path), source);
  return own;
}

/* Quoted headers of a source that lies in another folder now are found where they were. */
static void add_folder_of(struct arena *arena, const char *source, struct text_list *command) {
  const char *folder = arena_printf(arena, "%.*s", (int)(strrchr(source, '/') - source), source);
  TEXT_LIST_ADD(arena, command, "-Xcompiler", "-iquote", "-Xcompiler", folder);
}

static struct text_list command_of(struct arena *arena, const struct compilation *how,
                                   const char *nvcc, const char *architecture) {
  struct text_list out = {0};
  TEXT_LIST_ADD(arena, &out, nvcc, "-cubin", "-x", "cu",
                arena_printf(arena, "-arch=%s", architecture), "-Xptxas", "-v", "-w",
                "--extended-lambda", "--expt-relaxed-constexpr");
  nvcc_take_back(arena, &how->arguments, how->relocatable, &out);
  TEXT_LIST_ADD(arena, &out, "-isystem", toolkit_include_folder(arena));
  return out;
}

/* Whether the command, whose messages go to a file, ends well. */
static bool runs(const struct compilation *how, const struct text_list *command,
                 const char *messages) {
  posix_spawn_file_actions_t actions;
  int status = 0;
  posix_spawn_file_actions_init(&actions);
  int error = how->folder ? posix_spawn_file_actions_addchdir_np(&actions, how->folder) : 0;
  if (!error)
    error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, messages,
                                             O_WRONLY | O_TRUNC | O_APPEND, 0);
  if (!error)
    error = posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  if (!error)
    error = temporary_run(command->items, &actions, &status);
  posix_spawn_file_actions_destroy(&actions);
  return !error && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static char *make_file(struct arena *arena, const char *ending, struct text_list *made,
                       const char **path) {
  char *error = temporary_file(arena, ending, path);
  if (!error)
    *ARENA_PUSH(arena, made) = *path;
  return error;
}

/* Adds the input and the output to the command, and makes what files these ask for. */
static char *add_files(struct arena *arena, const char *source, const struct patched_list *files,
                       struct text_list *made, struct text_list *command) {
  const char *cubin, *input = source;
  char *error = make_file(arena, ".cubin", made, &cubin);
  for (size_t i = 0; i < files->count && !error; i++) {
    const char *text = files->items[i].text;
    error = make_file(arena, ".cu", made, &input);
    if (!error)
      error = file_write(input, text, strlen(text));
    add_folder_of(arena, source, command);
  }
  if (!error)
    TEXT_LIST_ADD(arena, command, "-o", cubin, input, NULL);
  return error;
}

struct registers_list registers_by_nvcc(struct arena *arena, const struct job *job,
                                        const char *architecture,
                                        const struct patched_list *files) {
  const struct compilation *how = &job->compilation;
  const char *nvcc = architecture ? find_nvcc(arena, how) : NULL, *messages;
  const char *source = file_real_path(arena, compile_path(arena, how, job->input));
  struct registers_list out = {0};
  if (!nvcc || *source != '/' || !are_own(arena, source, files))
    return out;
  struct text_list command = command_of(arena, how, nvcc, architecture), made = {0};
  char *error = make_file(arena, "", &made, &messages);
  if (!error)
    error = add_files(arena, source, files, &made, &command);
  char *said = !error && runs(how, &command, messages) ? file_read_text(messages) : NULL;
  if (said)
    out = read_messages(arena, said);
  for (size_t i = 0; i < made.count; i++)
    temporary_remove(made.items[i]);
  free(said);
  free(error);
  return out;
}
