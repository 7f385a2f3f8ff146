/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "patches.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "support/words.h"
#include "temporary.h"
#include "workers.h"

/* What a process found, in a file: texts, each behind its length, as they hold any bytes. */

static void put(FILE *out, const char *text) { fprintf(out, "%zu\n%s", strlen(text), text); }

static void put_patch(FILE *out, const struct suggested_patch *patch) {
  put(out, patch->message);
  put(out, patch->closing);
  put(out, patch->needs_header ? "header" : "");
  for (size_t i = 0; i < patch->declared_in.count; i++)
    put(out, patch->declared_in.items[i]);
  put(out, "");
  for (size_t i = 0; i < patch->files.count; i++) {
    put(out, patch->files.items[i].file->path);
    put(out, patch->files.items[i].file->text);
    put(out, patch->files.items[i].text);
  }
  put(out, "");
}

/* "": there is none. */
static const char *get(struct arena *arena, FILE *in) {
  size_t length = 0;
  if (fscanf(in, "%zu", &length) != 1 || fgetc(in) != '\n')
    return "";
  char *out = arena_alloc(arena, length + 1);
  out[fread(out, 1, length, in)] = '\0';
  return out;
}

static struct suggested_patch get_patch(struct arena *arena, FILE *in) {
  struct suggested_patch out = {.message = get(arena, in)};
  out.closing = get(arena, in);
  const char *text;
  out.needs_header = *get(arena, in);
  while (*(text = get(arena, in)))
    *ARENA_PUSH(arena, &out.declared_in) = text;
  while (*(text = get(arena, in))) {
    struct source_file *file = ARENA_NEW(arena, struct source_file);
    *file = (struct source_file){text, get(arena, in)};
    *ARENA_PUSH(arena, &out.files) = (struct patched){file, get(arena, in)};
  }
  return out;
}

/* Sources by themselves. */

struct apart {
  struct project *project;
  const char *folder;
};

static const char *file_of(struct arena *arena, const struct apart *it, size_t job,
                           const char *ending) {
  return arena_printf(arena, "%s/%zu.%s", it->folder, job, ending);
}

/* Works on one source, in a process of its own. What it says on stderr goes to a file, as another
 * text is said in its place if the source is worked on once more. */
static int find_apart(const struct job *job, const char *report, void *context) {
  const struct apart *it = context;
  struct arena arena = {0};
  struct project project = *it->project;
  struct suggested_patch patch;
  (void)report;
  project.number = (size_t)(job - project.jobs->items);
  int said = open(file_of(&arena, it, project.number, "said"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (said >= 0)
    dup2(said, STDERR_FILENO);
  char *error =
      suggest_patch(&arena, job, project.reports->items[project.number], &project, &patch);
  FILE *out = fopen(file_of(&arena, it, project.number, "patch"), "w");
  if (out) {
    put(out, error ? error : "");
    if (!error)
      put_patch(out, &patch);
    fclose(out);
  }
  free(error);
  arena_free(&arena);
  return UNBANK_EXIT_FINE;
}

/* Takes what a process found, and says what it said. False: the source is to be worked on once
 * more, as an earlier source has a patch of an array that it declares, or as its process ended
 * early. */
static bool take_apart(struct arena *arena, const struct apart *it, char **error,
                       struct suggested_patch *out) {
  const size_t job = it->project->number;
  FILE *in = fopen(file_of(arena, it, job, "patch"), "r");
  if (!in)
    return false;
  const char *problem = get(arena, in);
  *out = get_patch(arena, in);
  fclose(in);
  for (size_t i = 0; i < out->declared_in.count; i++)
    if (includers_has_patch(arena, it->project,
                            &(struct source_file){.path = out->declared_in.items[i]}))
      return false;
  *error = *problem ? unbank_error("%s", problem) : NULL;
  char *said = file_read_text(file_of(arena, it, job, "said"));
  fputs(said ? said : "", stderr);
  free(said);
  for (size_t i = 0; i < out->files.count; i++)
    *ARENA_PUSH(arena, &it->project->patched) = out->files.items[i];
  return true;
}

/* The last sentences, a paragraph of their own where they are of several sources. */
static const char *closing_of(struct arena *arena, const struct suggested_patch *patch) {
  return arena_printf(arena, "%s%s", patch->shares_closing ? "\n" : "", patch->closing);
}

static void add_patch(struct arena *arena, const struct suggested_patch *one,
                      struct suggested_patch *out) {
  if (!one->files.count)
    return;
  const bool is_first = !*out->message, is_alike = !strcmp(out->closing, one->closing);
  out->message = arena_printf(arena, "%s%s\n%s", is_first ? SUGGEST_TITLE "\n" : out->message,
                              is_first || is_alike ? "" : closing_of(arena, out), one->message);
  out->shares_closing = !is_first && is_alike;
  out->closing = one->closing;
  for (size_t f = 0; f < one->files.count; f++)
    *ARENA_PUSH(arena, &out->files) = one->files.items[f];
  out->needs_header |= one->needs_header;
}

static void remove_files(struct arena *arena, const struct apart *it) {
  for (size_t i = 0; i < it->project->jobs->count; i++) {
    temporary_remove(file_of(arena, it, i, "said"));
    temporary_remove(file_of(arena, it, i, "patch"));
  }
  temporary_remove(it->folder);
}

char *patches_find(struct arena *arena, struct project project, unsigned at_once,
                   struct suggested_patch *out) {
  struct apart apart = {.project = &project};
  const bool is_apart = project.jobs->count > 1 && at_once != 1;
  char *error = is_apart ? temporary_folder(arena, &apart.folder) : NULL;
  *out = (struct suggested_patch){.message = "", .closing = ""};
  if (!error && is_apart) {
    for (size_t i = 0; i < project.jobs->count; i++) {
      temporary_expect(file_of(arena, &apart, i, "said"));
      temporary_expect(file_of(arena, &apart, i, "patch"));
    }
    const struct workers workers = {
        .arena = arena, .at_once = at_once, .work = find_apart, .context = &apart};
    workers_run(&workers, project.jobs, NULL);
  }
  for (size_t i = 0; i < project.jobs->count && !error; i++) {
    struct suggested_patch one;
    project.number = i;
    if (!is_apart || !take_apart(arena, &apart, &error, &one))
      error =
          suggest_patch(arena, &project.jobs->items[i], project.reports->items[i], &project, &one);
    if (!error)
      add_patch(arena, &one, out);
  }
  out->message = arena_printf(arena, "%s%s", out->message, closing_of(arena, out));
  if (apart.folder)
    remove_files(arena, &apart);
  return error;
}
