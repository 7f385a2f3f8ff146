/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading a job file: jobs.h has the format. A line is a keyword and its words; a table names the
 * function that reads each keyword.
 */
#include "jobs.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/arena.h"

#define LENGTH(table) (sizeof(table) / sizeof((table)[0]))

/* What the lines so far have said. `job` is the one between `kernel` and `end`, or NULL. */
struct reader {
  struct arena *arena;
  struct jobs *jobs;
  struct job *job;
  unsigned dynamic_bytes; /* of the job's variants that follow */
  const char *folder;
  char *why; /* malloc'd: what is wrong with an argument */
};

/* The words of a keyword's line, the keyword left out. Each returns false if they make no sense. */
typedef bool read_line(struct reader *reader, char **words);

static bool read_number(const char *word, unsigned long long max, unsigned long long *out) {
  char *end;
  errno = 0;
  *out = strtoull(word, &end, 10);
  return !errno && end != word && !*end && *word != '-' && *out <= max;
}

static bool read_extent(char **words, unsigned extent[3]) {
  for (int axis = 0; axis < 3; axis++) {
    unsigned long long number;
    if (!read_number(words[axis], INT32_MAX, &number) || number == 0)
      return false;
    extent[axis] = (unsigned)number;
  }
  return true;
}

static bool read_kernel(struct reader *reader, char **words) {
  if (reader->job)
    return false;
  reader->job = ARENA_PUSH(reader->arena, reader->jobs);
  reader->job->name = arena_strdup(reader->arena, words[0]);
  reader->dynamic_bytes = 0;
  return true;
}

static bool read_symbol(struct reader *reader, char **words) {
  reader->job->symbol = arena_strdup(reader->arena, words[0]);
  return true;
}

static bool read_grid(struct reader *reader, char **words) {
  return read_extent(words, reader->job->grid);
}

static bool read_block(struct reader *reader, char **words) {
  return read_extent(words, reader->job->block);
}

static bool read_dynamic(struct reader *reader, char **words) {
  unsigned long long bytes;
  bool good = read_number(words[0], INT32_MAX, &bytes);
  reader->dynamic_bytes = good ? (unsigned)bytes : 0;
  return good;
}

static bool add_slot(struct reader *reader, const char *global, const char *role,
                     const char *text) {
  struct job *job = reader->job;
  if (job->slot_count == MAX_SLOTS)
    return false;
  struct slot *slot = &job->slots[job->slot_count++];
  reader->why = argument_parse(&slot->argument, text, reader->arena);
  slot->argument.is_output = !strcmp(role, "output");
  slot->global = global ? arena_strdup(reader->arena, global) : NULL;
  bool is_buffer = slot->argument.kind == ARGUMENT_BUFFER;
  return !reader->why && (is_buffer || (!slot->argument.is_output && !global)) &&
         (slot->argument.is_output || !strcmp(role, "input"));
}

static bool read_input(struct reader *reader, char **words) {
  return add_slot(reader, NULL, "input", words[0]);
}

static bool read_output(struct reader *reader, char **words) {
  return add_slot(reader, NULL, "output", words[0]);
}

static bool read_global(struct reader *reader, char **words) {
  return add_slot(reader, words[0], words[1], words[2]);
}

static bool read_variant(struct reader *reader, char **words) {
  struct job *job = reader->job;
  if (job->variant_count == MAX_VARIANTS)
    return false;
  job->variants[job->variant_count++] = (struct variant){
      arena_strdup(reader->arena, words[0]),
      arena_printf(reader->arena, "%s%s", reader->folder, words[1]), reader->dynamic_bytes};
  return true;
}

static bool read_end(struct reader *reader, char **words) {
  (void)words;
  const struct job *job = reader->job;
  bool complete = job->symbol && job->grid[0] && job->block[0] && job->variant_count;
  reader->job = NULL;
  return complete;
}

enum { MAX_WORDS = 4 };

static const struct keyword {
  const char *name;
  read_line *read;
  size_t words; /* that follow the keyword */
} keywords[] = {
    {"kernel", read_kernel, 1},   {"symbol", read_symbol, 1}, {"grid", read_grid, 3},
    {"block", read_block, 3},     {"input", read_input, 1},   {"output", read_output, 1},
    {"global", read_global, 3},   {"end", read_end, 0},       {"variant", read_variant, 2},
    {"dynamic", read_dynamic, 1},
};

static bool read_words(struct reader *reader, char **words, size_t count) {
  for (size_t i = 0; i < LENGTH(keywords); i++)
    if (!strcmp(keywords[i].name, words[0]))
      return count == keywords[i].words + 1 && (reader->job || keywords[i].read == read_kernel) &&
             keywords[i].read(reader, words + 1);
  return false;
}

/* Splits `line` in place; more words than any keyword takes are counted but not kept. */
static size_t split(char *line, char *words[MAX_WORDS]) {
  size_t count = 0;
  char *state;
  for (char *word = strtok_r(line, " \t", &state); word; word = strtok_r(NULL, " \t", &state)) {
    if (count < MAX_WORDS)
      words[count] = word;
    count++;
  }
  return count;
}

char *unbank_jobs_read(struct arena *arena, const char *path, struct jobs *jobs) {
  FILE *file = fopen(path, "r");
  if (!file)
    return unbank_error("cannot read %s: %s", path, strerror(errno));
  char *folder = arena_strdup(arena, path);
  char *slash = strrchr(folder, '/');
  slash ? (slash[1] = '\0') : (folder[0] = '\0');

  struct reader reader = {.arena = arena, .jobs = jobs, .folder = folder};
  char *error = NULL, *line = NULL, *words[MAX_WORDS];
  size_t capacity = 0;
  for (unsigned number = 1; !error && getline(&line, &capacity, file) >= 0; number++) {
    line[strcspn(line, "\n")] = '\0';
    char *text = arena_strdup(arena, line);
    size_t count = split(line, words);
    if (count && words[0][0] != '#' && !read_words(&reader, words, count))
      error = unbank_error("%s:%u: not a line of a job file: %s%s%s", path, number, text,
                           reader.why ? ": " : "", reader.why ? reader.why : "");
  }
  if (!error && reader.job)
    error = unbank_error("%s: the last job has no end", path);
  free(reader.why);
  free(line);
  fclose(file);
  return error;
}
