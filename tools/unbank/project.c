/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * nvcc's arguments are read in clang's words. Those count that say what the code is: where headers
 * are, what is defined, the language, how floats and characters are treated, the architecture (of
 * several the first), and the host's instructions, as launches are found in its code. What is not
 * in the table is left out: outputs, warnings, optimisation. */
#include "project.h"

#include <popt.h>
#include <stdlib.h>
#include <string.h>

#include "nvcc.h"
#include "support/files.h"
#include "support/words.h"

static const struct argument_row {
  const char *name;
  enum {
    AS_IT_IS, /* the argument starts so */
    VALUE,    /* the value is the rest of the argument, or the next argument */
    ARCH,     /* it names architectures, and the first one counts */
  } kind;
} argument_rows[] = {
    {"-isystem", VALUE},
    {"-iquote", VALUE},
    {"-idirafter", VALUE},
    {"-include", VALUE},
    {"-imacros", VALUE},
    {"-I", VALUE},
    {"-D", VALUE},
    {"-U", VALUE},
    {"-std=", AS_IT_IS},
    {"--std=", AS_IT_IS},
    {"-fgpu-rdc", AS_IT_IS},
    {"-ffast-math", AS_IT_IS},
    {"-fno-fast-math", AS_IT_IS},
    {"-ffp-contract=", AS_IT_IS},
    {"-funsigned-char", AS_IT_IS},
    {"-fsigned-char", AS_IT_IS},
    {"-m", AS_IT_IS},
    {"-fcuda-", AS_IT_IS},
    {"-fgpu-", AS_IT_IS},
    {"--offload-arch=", ARCH},
    {"--cuda-gpu-arch=", ARCH},
};
enum { ARGUMENT_ROWS = sizeof argument_rows / sizeof *argument_rows };

static const struct argument_row *find_row(const char *argument) {
  for (size_t i = 0; i < ARGUMENT_ROWS; i++)
    if (begins_with(argument, argument_rows[i].name))
      return &argument_rows[i];
  return NULL;
}

struct reader {
  struct arena *arena;
  struct text_list *out;
  bool has_architecture;
};

static void add(const struct reader *it, const char *text) {
  *ARENA_PUSH(it->arena, it->out) = arena_strdup(it->arena, text);
}

/* Takes one argument, and the next one if that is its value. Returns how many. */
static size_t take_argument(struct reader *it, const char *argument, const char *next) {
  const struct argument_row *row = find_row(argument);
  if (!row)
    return 1;
  if (row->kind == AS_IT_IS && nvcc_takes_next(argument)) /* -mllvm: no flag of the host's */
    return next ? 2 : 1;
  const char *rest = argument + strlen(row->name);
  bool is_apart = row->kind == VALUE && !*rest && next;
  if (row->kind == VALUE) {
    add(it, row->name);
    add(it, is_apart ? next : rest + (*rest == '='));
  } else if (row->kind == AS_IT_IS || !it->has_architecture) {
    add(it, argument);
  }
  it->has_architecture |= row->kind == ARCH;
  return is_apart ? 2 : 1;
}

static bool is_cuda(const char *file, const struct text_list *words) {
  bool out = file_ends_with(file, ".cu");
  for (size_t i = 0; i < words->count && !out; i++)
    out = nvcc_is_language(words->items[i], i + 1 < words->count ? words->items[i + 1] : NULL);
  return out;
}

/* Whether these are the arguments of a command: its name at least, and all of them text. */
static bool are_words(const json_t *list) {
  size_t count = json_array_size(list), texts = 0;
  for (size_t i = 0; i < count; i++)
    texts += json_is_string(json_array_get(list, i));
  return count && texts == count;
}

/* The words of an entry, in one block of memory; NULL if it has none. */
static const char **words_of(const json_t *entry, int *argc) {
  const json_t *list = json_object_get(entry, "arguments");
  const char *command = json_string_value(json_object_get(entry, "command")), **argv = NULL;
  *argc = 0;
  if (!list && command && poptParseArgvString(command, argc, &argv))
    return NULL;
  if (!list || !are_words(list))
    return argv;
  int count = (int)json_array_size(list);
  const char **words = calloc((size_t)count + 1, sizeof *words);
  for (int i = 0; words && i < count; i++)
    words[i] = json_string_value(json_array_get(list, (size_t)i));
  *argc = words ? count : 0;
  return words;
}

static bool is_name_taken(const struct job_list *jobs, const char *name) {
  for (size_t i = 0; i < jobs->count; i++)
    if (!strcmp(jobs->items[i].name, name))
      return true;
  return false;
}

/* "k.cu (N=2)": the name of a source that is compiled again, with the arguments that the first
 * compile did not have. */
static const char *name_apart(struct arena *arena, const struct job_list *jobs,
                              const struct job *first, const struct job *again) {
  const struct text_list *words = &again->compilation.arguments,
                         *known = &first->compilation.arguments;
  const char *text = "";
  for (size_t i = 0; i < words->count; i++)
    if (!is_one_of(words->items[i], known->items, known->count))
      text = arena_printf(arena, "%s%s%s", text, *text ? " " : "", words->items[i]);
  const char *name = arena_printf(arena, "%s (%s)", again->name, text);
  for (unsigned number = 2; !*text || is_name_taken(jobs, name); number++) {
    text = arena_printf(arena, "%u", number);
    name = arena_printf(arena, "%s (%s)", again->name, text);
  }
  return name;
}

/* Adds a job, unless there is one for the same source with the same arguments. */
static void add_job(struct arena *arena, struct job_list *out, struct job job) {
  struct job *first = NULL;
  for (size_t i = 0; i < out->count; i++) {
    struct job *other = &out->items[i];
    if (strcmp(other->input, job.input) != 0 || !other->compilation.folder ||
        strcmp(other->compilation.folder, job.compilation.folder) != 0)
      continue;
    if (text_lists_equal(&other->compilation.arguments, &job.compilation.arguments))
      return;
    first = first ? first : other;
  }
  if (first) {
    first->is_shared = job.is_shared = true;
    job.name = name_apart(arena, out, first, &job);
  }
  *ARENA_PUSH(arena, out) = job;
}

/* A file of arguments that could not be read, or NULL. */
static const char *unread_list(const struct text_list *words) {
  const char *list = NULL;
  for (size_t i = 0; i < words->count && !list; i++) {
    int taken;
    list = nvcc_list(words->items[i], i + 1 < words->count ? words->items[i + 1] : NULL, &taken);
  }
  return list;
}

/* Adds the job of an entry. The format requires a folder, a file, and a command or arguments.
 * Returns what is wrong with the entry, or NULL. */
static char *read_entry(struct arena *arena, const json_t *entry, const struct compilation *how,
                        struct job_list *out) {
  const char *folder = json_string_value(json_object_get(entry, "directory")),
             *file = json_string_value(json_object_get(entry, "file"));
  int argc = 0;
  const char **argv = folder && file ? words_of(entry, &argc) : NULL;
  struct text_list words = {0};
  if (!argv)
    return unbank_error("it has no \"directory\", \"file\" and \"command\" (or \"arguments\") that "
                        "are text");
  if (argc)
    nvcc_translate(arena, folder, argc - 1, argv + 1, &words);
  const bool is_source = is_cuda(file, &words);
  const char *unread = is_source ? unread_list(&words) : NULL;
  if (is_source && !unread) {
    struct compilation own = *how;
    own.arguments = (struct text_list){0};
    own.folder = arena_strdup(arena, folder);
    struct reader reader = {.arena = arena, .out = &own.arguments};
    for (size_t i = 0; i < how->arguments.count; i++) /* the user's comes before the project's */
      reader.has_architecture |= compile_is_architecture(how->arguments.items[i]);
    for (size_t i = 0; i < words.count;)
      i += take_argument(&reader, words.items[i], i + 1 < words.count ? words.items[i + 1] : NULL);
    for (size_t i = 0; i < how->arguments.count; i++)
      add(&reader, how->arguments.items[i]);
    const char *path = arena_strdup(arena, file);
    add_job(arena, out,
            (struct job){.input = path, .name = path, .is_source = true, .compilation = own});
  }
  free((void *)argv);
  return unread
             ? unbank_error("the file of arguments %s cannot be read: build the project first, and "
                            "keep such files (ninja -d keeprsp)",
                            unread)
             : NULL;
}

char *project_read(struct arena *arena, const char *path, const json_t *entries,
                   const struct compilation *how, struct job_list *out) {
  size_t before = out->count;
  for (size_t i = 0; i < json_array_size(entries); i++) {
    char *wrong = read_entry(arena, json_array_get(entries, i), how, out);
    if (!wrong)
      continue;
    char *error = unbank_error("%s: entry %zu: %s", path, i + 1, wrong);
    free(wrong);
    return error;
  }
  return out->count > before ? NULL : unbank_error("%s: it lists no CUDA source", path);
}
