/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "holders.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "support/words.h"
#include "temporary.h"
#include "workers.h"

/* Words. */

/* The last two parts of "space::kernel::array": what stands ahead may be a namespace that the name
 * of a kernel in a header of the toolkit's does not show. */
static const char *last_two(const char *name) {
  const char *out = name, *last = name;
  for (const char *at = name; (at = strstr(at, "::")); at += 2) {
    out = last;
    last = at + 2;
  }
  return out;
}

static bool is_letter(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* The length of a name without the number of its line, or its own. */
static size_t label_length(const char *name) {
  size_t length = strlen(name), digits = 0;
  while (digits < length && isdigit((unsigned char)name[length - digits - 1]))
    digits++;
  const bool is_number = digits && digits + 1 < length &&
                         (name[length - digits - 1] == '#' ||
                          (name[length - digits - 1] == ':' && name[length - digits - 2] != ':'));
  return is_number ? length - digits - 1 : length;
}

/* The identifiers, or pieces of some, that a source must have for a name to mean something of it.
 * None is taken of mangled names, of template arguments, or of sets in globs. */
static struct text_list words_of(struct arena *arena, const char *name) {
  struct text_list out = {0}, none = {0};
  /* "tile:12" and "tile#2" are what reports call one of several. */
  const char *at = last_two(arena_printf(arena, "%.*s", (int)label_length(name), name));
  if (begins_with(name, "_Z"))
    return none;
  while (*at) {
    size_t length = 0;
    while (is_letter(at[length]))
      length++;
    if (length)
      *ARENA_PUSH(arena, &out) = arena_printf(arena, "%.*s", (int)length, at);
    else if (!strchr(":*?", *at))
      return none;
    at += length ? length : 1;
  }
  return out;
}

/* Sources. */

struct search {
  const struct job_list *sources;
  const struct text_list *words;
  const char *made; /* files of that name and a source's number say that it has not all words */
};

static const char *mark_of(struct arena *arena, const struct search *search, size_t source) {
  return arena_printf(arena, "%s.%zu", search->made, source);
}

static bool has_all(const char *text, const struct text_list *words) {
  bool out = true;
  for (size_t i = 0; i < words->count && out; i++)
    out = strstr(text, words->items[i]) != NULL;
  return out;
}

/* What is wrong with a source is told by the compile that follows. */
static int look(const struct job *job, const char *report, void *context) {
  const struct search *search = context;
  struct arena arena = {0};
  struct compilation how = job->compilation;
  const char *path = NULL;
  (void)report;
  how.arguments = (struct text_list){0};
  text_list_add(&arena, &how.arguments, job->compilation.arguments.items,
                job->compilation.arguments.count);
  TEXT_LIST_ADD(&arena, &how.arguments, "-E", "-P");
  char *error = temporary_file(&arena, "", &how.messages);
  error = error ? error : compile_source(&arena, &how, job->input, &path);
  char *text = error ? NULL : file_read_text(path);
  if (text && !has_all(text, search->words))
    free(file_write(mark_of(&arena, search, (size_t)(job - search->sources->items)), "", 0));
  free(text);
  free(error);
  if (path)
    temporary_remove(path);
  if (how.messages)
    temporary_remove(how.messages);
  arena_free(&arena);
  return UNBANK_EXIT_FINE;
}

/* A precompiled header or a module is not in what the preprocessor prints. */
static bool is_in_text(const struct job *job) {
  bool out = job->is_source;
  for (size_t i = 0; i < job->compilation.arguments.count && out; i++)
    out = !strstr(job->compilation.arguments.items[i], "pch") &&
          !begins_with(job->compilation.arguments.items[i], "-fmodule");
  return out;
}

struct job_list holders_of(struct arena *arena, const struct job_list *jobs, const char *name,
                           unsigned at_once) {
  const struct text_list words = words_of(arena, name);
  struct job_list sources = {0}, out = *jobs;
  struct search search = {&sources, &words, NULL};
  for (size_t i = 0; i < jobs->count; i++)
    if (is_in_text(&jobs->items[i]))
      *ARENA_PUSH(arena, &sources) = jobs->items[i];
  if (jobs->count < 2 || !words.count || !sources.count)
    return out;
  char *error = temporary_file(arena, "", &search.made);
  for (size_t i = 0; i < sources.count && !error; i++)
    temporary_expect(mark_of(arena, &search, i));
  const struct workers workers = {
      .arena = arena, .at_once = at_once, .work = look, .context = &search};
  if (!error)
    workers_run(&workers, &sources, NULL);
  out.items = ARENA_ARRAY(arena, struct job, jobs->count);
  out.count = 0;
  for (size_t i = 0, source = 0; i < jobs->count; i++) {
    const char *mark =
        !error && is_in_text(&jobs->items[i]) ? mark_of(arena, &search, source++) : NULL;
    if (!mark || access(mark, F_OK))
      out.items[out.count++] = jobs->items[i];
    if (mark)
      temporary_remove(mark);
  }
  if (search.made)
    temporary_remove(search.made);
  free(error);
  return out.count ? out : *jobs;
}
