/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "inputs.h"

#include <ctype.h>
#include <errno.h>
#include <glob.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "project.h"
#include "temporary.h"

/* Whether a text is JSON, a report or a compile_commands.json: it opens a bracket, as no module
 * does, and a source only in pairs, for an attribute. */
static bool begins_json(const char *text) {
  text += strspn(text, " \t\r\n");
  return *text == '{' || (*text == '[' && text[1] != '[');
}

static bool is_json(const char *path) {
  char head[256] = "";
  struct stat found;
  if (file_ends_with(path, ".json"))
    return true;
  FILE *file = file_is_source(path) || stat(path, &found) || !S_ISREG(found.st_mode)
                   ? NULL
                   : fopen(path, "r");
  if (file && !fread(head, 1, sizeof head - 1, file))
    *head = '\0';
  if (file)
    fclose(file);
  return begins_json(head);
}

static struct job *add_job(struct arena *arena, struct job_list *out, const char *path,
                           const struct compilation *how) {
  struct job *job = ARENA_PUSH(arena, out);
  *job = (struct job){.input = path,
                      .name = path,
                      .is_source = file_is_source(path),
                      .is_report = is_json(path),
                      .compilation = *how};
  return job;
}

/* A list is a compile_commands.json; anything else is left to who reads it as a report. */
static char *take_json(struct arena *arena, const char *path, const char *shown,
                       const struct compilation *how, struct job_list *out) {
  json_error_t where;
  json_t *json = json_load_file(path, 0, &where);
  if (!json)
    return unbank_error("%s:%d:%d: %s", shown, where.line, where.column, where.text);
  char *error = NULL;
  if (json_is_array(json))
    error = project_read(arena, shown, json, how, out);
  else
    add_job(arena, out, path, how)->name = shown;
  json_decref(json);
  return error;
}

/* stdin, and other pipes. */

/* What it is says its text: bitcode begins with a mark, and modules name their target. */
static const char *ending_of(const char *text, size_t bytes) {
  static const char mark[] = {'B', 'C', (char)0xc0, (char)0xde};
  if (bytes >= sizeof mark && !memcmp(text, mark, sizeof mark))
    return ".bc";
  if (begins_json(text))
    return ".json";
  return strstr(text, "target triple = ") ? ".ll" : ".cu";
}

/* Takes a stream by way of a file. `shown`: what people call it. */
static char *take_stream(struct arena *arena, FILE *in, const char *shown,
                         const struct compilation *how, struct job_list *out) {
  size_t bytes = 0;
  char *text = file_read_stream(in, &bytes);
  if (!text)
    return unbank_error("%s: out of memory", shown);
  if (!bytes) {
    free(text);
    return unbank_error("%s: it is empty", shown);
  }
  const char *ending = ending_of(text, bytes), *path;
  char *error = temporary_file(arena, ending, &path);
  FILE *copy = error ? NULL : fopen(path, "w");
  bool is_written = copy &&
                    (strcmp(ending, ".cu") || fprintf(copy, "#line 1 \"%s\"\n", shown) >= 0) &&
                    fwrite(text, 1, bytes, copy) == bytes;
  if (!error && (!copy || fclose(copy) || !is_written))
    error = unbank_error("%s: %s", path, strerror(errno));
  free(text);
  if (path)
    *ARENA_PUSH(arena, &out->temporary) = path;
  if (!error && !strcmp(ending, ".json"))
    return take_json(arena, path, shown, how, out);
  add_job(arena, out, path, how)->name = shown;
  return error;
}

/* Files and folders. */

/* Whether a file of a folder is a report, or by its name one that is damaged, of which its reader
 * says how. */
static bool may_be_report(const char *path) {
  if (!is_json(path))
    return false;
  json_t *json = json_load_file(path, 0, NULL);
  const bool out = json ? json_object_get(json, "kernels") != NULL : file_ends_with(path, ".json");
  json_decref(json);
  return out;
}

/* The first file by the alphabet that a pattern means in a folder; NULL: there is none. */
static const char *first_in(struct arena *arena, const char *folder, const char *pattern) {
  const char *in = strcmp(folder, ".") ? arena_printf(arena, "%s/", folder) : "", *out = NULL;
  glob_t found;
  if (glob(arena_printf(arena, "%s%s", in, pattern), 0, NULL, &found))
    return NULL;
  out = arena_strdup(arena, found.gl_pathv[0]);
  globfree(&found);
  return out;
}

/* What to give instead of a folder in which nothing is. */
static char *nothing_in(struct arena *arena, const char *folder) {
  static const char *const projects[] = {"*/compile_commands.json", "*/*/compile_commands.json"};
  const char *found = NULL;
  for (size_t i = 0; i < sizeof projects / sizeof *projects && !found; i++)
    found = first_in(arena, folder, projects[i]);
  if (found)
    return unbank_error("%s: neither a compile_commands.json nor reports are there: give %s",
                        folder, found);
  found = first_in(arena, folder, "*.cu");
  return unbank_error(
      "%s: neither a compile_commands.json nor reports are there: give sources%s%s, "
      "or the compile_commands.json that CMake writes with "
      "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
      folder, found ? ", such as " : "", found ? found : "");
}

static char *take_folder(struct arena *arena, const char *path, const struct compilation *how,
                         struct job_list *out) {
  const char *project = arena_printf(arena, "%s/compile_commands.json", path);
  if (!access(project, R_OK))
    return take_json(arena, project, project, how, out);
  glob_t found;
  char *error = NULL;
  if (glob(arena_printf(arena, "%s/*", path), 0, NULL, &found))
    return nothing_in(arena, path);
  bool has_report = false;
  for (size_t i = 0; i < found.gl_pathc; i++)
    has_report |= may_be_report(found.gl_pathv[i]);
  if (!has_report)
    error = nothing_in(arena, path);
  for (size_t i = 0; i < found.gl_pathc && !error; i++) {
    const char *file = arena_strdup(arena, found.gl_pathv[i]);
    if (file_ends_with(file, ".json") || may_be_report(file))
      error = take_json(arena, file, file, how, out);
  }
  globfree(&found);
  return error;
}

static char *take_pipe(struct arena *arena, const char *path, const struct compilation *how,
                       struct job_list *out) {
  FILE *in = fopen(path, "r");
  if (!in)
    return unbank_error("%s: %s", path, strerror(errno));
  char *error = take_stream(arena, in, path, how, out);
  fclose(in);
  return error;
}

static char *take(struct arena *arena, const char *path, const struct compilation *how,
                  struct job_list *out) {
  struct stat found;
  if (!strcmp(path, "-"))
    return take_stream(arena, stdin, "<stdin>", how, out);
  if (stat(path, &found))
    return unbank_error("%s: %s", path, strerror(errno));
  if (S_ISDIR(found.st_mode))
    return take_folder(arena, path, how, out);
  if (!S_ISREG(found.st_mode))
    return take_pipe(arena, path, how, out);
  if (!found.st_size)
    return unbank_error("%s: it is empty", path);
  if (is_json(path))
    return take_json(arena, path, path, how, out);
  add_job(arena, out, path, how);
  return NULL;
}

/* Keeps what was taken of an input; of one among several that cannot be read, that. */
static char *take_among(struct arena *arena, const struct text_list *inputs, size_t number,
                        const struct compilation *how, struct job_list *out) {
  const char *path = inputs->items[number];
  const size_t before = out->count;
  char *error = take(arena, path, how, out);
  if (!error || inputs->count == 1)
    return error;
  out->count = before;
  *ARENA_PUSH(arena, out) =
      (struct job){.input = path, .name = path, .problem = arena_strdup(arena, error)};
  free(error);
  return NULL;
}

/* Sources that are there already. */

static bool is_one_file(const struct stat *a, const struct stat *b) {
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

bool inputs_is_same_place(const char *a, const char *b) {
  struct stat x, y;
  return !stat(a, &x) && !stat(b, &y) && is_one_file(&x, &y);
}

static bool is_compiled_alike(const struct job *a, const struct job *b) {
  const char *folder = a->compilation.folder, *other = b->compilation.folder;
  return text_lists_equal(&a->compilation.arguments, &b->compilation.arguments) &&
         inputs_is_same_place(folder ? folder : ".", other ? other : ".");
}

/* A file may have several names, by links and by folders: what is compiled alike is one job, and
 * what is not says that it is shared. */
static void join_sources(struct arena *arena, struct job_list *jobs) {
  size_t count = jobs->count;
  struct stat *files = ARENA_ARRAY(arena, struct stat, count + 1);
  jobs->count = 0;
  for (size_t k = 0; k < count; k++) {
    struct job job = jobs->items[k];
    struct stat file = {0};
    bool is_there = job.is_source && !stat(compile_path(arena, &job.compilation, job.input), &file),
         is_repeated = false;
    for (size_t i = 0; i < jobs->count && is_there && !is_repeated; i++) {
      if (!is_one_file(&files[i], &file))
        continue;
      is_repeated = is_compiled_alike(&jobs->items[i], &job);
      if (!is_repeated)
        jobs->items[i].is_shared = job.is_shared = true;
    }
    if (is_repeated)
      continue;
    files[jobs->count] = file;
    jobs->items[jobs->count++] = job;
  }
}

char *inputs_expand(struct arena *arena, const struct text_list *inputs,
                    const struct compilation *how, struct job_list *out) {
  char *error = NULL;
  for (size_t i = 0; i < inputs->count && !error; i++)
    error = take_among(arena, inputs, i, how, out);
  if (!error && !out->count)
    error = unbank_error("%s: nothing in it is CUDA source", inputs->items[0]);
  join_sources(arena, out);
  for (size_t i = 0; i < out->count; i++)
    out->items[i].has_others = out->count > 1;
  return error;
}

/* Outputs. */

static const char *name_in(struct arena *arena, const char *folder, const char *input) {
  const char *slash = strrchr(input, '/'), *name = slash ? slash + 1 : input;
  const char *dot = strrchr(name, '.');
  int length = dot ? (int)(dot - name) : (int)strlen(name);
  return arena_printf(arena, "%s/%.*s%s", folder, length, name,
                      file_ends_with(name, ".ll") ? ".ll" : ".bc");
}

char *inputs_set_outputs(struct arena *arena, struct job_list *jobs, const char *output) {
  struct stat found;
  bool is_folder = !stat(output, &found) && S_ISDIR(found.st_mode);
  if (!is_folder && jobs->count > 1)
    return unbank_error("%s: of several inputs the output must be a folder", output);
  for (size_t i = 0; i < jobs->count; i++) {
    struct job *job = &jobs->items[i];
    if (job->is_report)
      return unbank_error("%s: a report cannot be fixed", job->name);
    job->output = is_folder ? name_in(arena, output, job->input) : output;
    for (size_t k = 0; k < i; k++)
      if (!strcmp(jobs->items[k].output, job->output))
        return unbank_error("%s: both %s and %s would be written there", job->output,
                            jobs->items[k].name, job->name);
  }
  return NULL;
}

char *inputs_check_output(const struct job_list *jobs, const char *path) {
  struct arena arena = {0};
  struct stat output, input;
  bool is_read = false;
  if (!path || stat(path, &output) || !S_ISREG(output.st_mode))
    return NULL;
  for (size_t i = 0; i < jobs->count; i++)
    is_read |=
        !stat(compile_path(&arena, &jobs->items[i].compilation, jobs->items[i].input), &input) &&
        is_one_file(&input, &output);
  arena_free(&arena);
  return is_read ? unbank_error("%s: it is an input, and would be written over", path) : NULL;
}

void inputs_remove(const struct job_list *jobs) {
  for (size_t i = 0; i < jobs->temporary.count; i++)
    temporary_remove(jobs->temporary.items[i]);
}
