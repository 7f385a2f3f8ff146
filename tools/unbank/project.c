/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Of a source's arguments those count that say what its device code is: where headers are, what is
 * defined, the language, how floats are treated, the architecture (of several the first). What is
 * not in the table is left out: outputs, warnings, the host's code. */
#include "project.h"

#include <popt.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"

static const struct argument_row {
  const char *name;
  enum {
    AS_IT_IS, /* the argument starts so */
    VALUE,    /* its value is the rest of it, or the next argument; `instead` may stand for it */
    INSTEAD,  /* another one stands for it */
    ARCH,     /* the architecture is in its value, or in the next argument */
  } kind;
  const char *instead;
} argument_rows[] = {
    {"-isystem", VALUE, NULL},
    {"-iquote", VALUE, NULL},
    {"-idirafter", VALUE, NULL},
    {"-include", VALUE, NULL},
    {"-imacros", VALUE, NULL},
    {"-I", VALUE, NULL},
    {"--include-path", VALUE, "-I"},
    {"--system-include", VALUE, "-isystem"},
    {"-D", VALUE, NULL},
    {"-U", VALUE, NULL},
    {"-std=", AS_IT_IS, NULL},
    {"--std=", AS_IT_IS, NULL},
    {"-fgpu-rdc", AS_IT_IS, NULL},
    {"-ffast-math", AS_IT_IS, NULL},
    {"-fno-fast-math", AS_IT_IS, NULL},
    {"-ffp-contract=", AS_IT_IS, NULL},
    {"-fcuda-", AS_IT_IS, NULL},
    {"-fgpu-", AS_IT_IS, NULL},
    {"-use_fast_math", INSTEAD, "-ffast-math"},
    {"--use_fast_math", INSTEAD, "-ffast-math"},
    {"-rdc=true", INSTEAD, "-fgpu-rdc"},
    {"--relocatable-device-code=true", INSTEAD, "-fgpu-rdc"},
    {"-dc", INSTEAD, "-fgpu-rdc"},
    {"--offload-arch=", ARCH, NULL},
    {"--cuda-gpu-arch=", ARCH, NULL},
    {"--generate-code", ARCH, NULL},
    {"-gencode", ARCH, NULL},
    {"--gpu-architecture", ARCH, NULL},
    {"-arch", ARCH, NULL},
};
enum { LISTS_DEEP = 4 }; /* files of arguments that name others */
enum { ARGUMENT_ROWS = sizeof argument_rows / sizeof *argument_rows };

static bool starts_with(const char *text, const char *start) {
  return !strncmp(text, start, strlen(start));
}

static const struct argument_row *find_row(const char *argument) {
  for (size_t i = 0; i < ARGUMENT_ROWS; i++) {
    const struct argument_row *row = &argument_rows[i];
    if (row->kind == INSTEAD ? !strcmp(argument, row->name) : starts_with(argument, row->name))
      return row;
  }
  return NULL;
}

/* "sm_90a" of "arch=compute_90a,code=sm_90a", of "sm_90a", of "compute_90a". */
static const char *architecture_in(struct arena *arena, const char *text) {
  static const char *const words[] = {"sm_", "compute_"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    const char *at = strstr(text, words[i]);
    if (at)
      at += strlen(words[i]);
    size_t length = at ? strspn(at, "0123456789af") : 0;
    if (length)
      return arena_printf(arena, "--offload-arch=sm_%.*s", (int)length, at);
  }
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

/* Takes one argument, and the next one where it is the value of this; returns how many. */
static int take_argument(struct reader *it, const char *argument, const char *next) {
  const struct argument_row *row = find_row(argument);
  if (!row)
    return 1;
  const char *rest = argument + strlen(row->name);
  bool is_apart = !*rest && next && row->name[strlen(row->name) - 1] != '=';
  const char *value = is_apart ? next : rest + (*rest == '=');
  const char *architecture = row->kind == ARCH ? architecture_in(it->arena, value) : NULL;
  if (row->kind == AS_IT_IS)
    add(it, argument);
  if (row->kind == INSTEAD)
    add(it, row->instead);
  if (row->kind == VALUE) {
    add(it, row->instead ? row->instead : row->name);
    add(it, value);
  }
  if (architecture && !it->has_architecture)
    add(it, architecture);
  it->has_architecture |= !!architecture;
  return (row->kind == VALUE || row->kind == ARCH) && is_apart ? 2 : 1;
}

/* The file of arguments that one stands for (clang's @FILE, nvcc's --options-file FILE), or NULL.
 * *taken: how many arguments that takes. */
static const char *list_named(const char *argument, const char *next, int *taken) {
  static const char *const names[] = {"--options-file", "-optf"};
  *taken = 1;
  if (argument[0] == '@' && argument[1])
    return argument + 1;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    size_t length = strlen(names[i]);
    if (!strcmp(argument, names[i]) && next) {
      *taken = 2;
      return next;
    }
    if (starts_with(argument, names[i]) && argument[length] == '=')
      return argument + length + 1;
  }
  return NULL;
}

static void take_arguments(struct reader *it, const char *folder, int argc, const char **argv,
                           unsigned depth);

/* The lines of such a file end as its words do. */
static void take_list(struct reader *it, const char *folder, const char *path, unsigned depth) {
  const char *full = *path == '/' ? path : arena_printf(it->arena, "%s/%s", folder, path);
  char *text = depth < LISTS_DEEP ? file_read_text(full) : NULL;
  for (char *at = text; at && (at = strpbrk(at, "\r\n"));)
    *at = ' ';
  const char **words = NULL;
  int count = 0;
  if (text && !poptParseArgvString(text, &count, &words))
    take_arguments(it, folder, count, words, depth + 1);
  free((void *)words);
  free(text);
}

static void take_arguments(struct reader *it, const char *folder, int argc, const char **argv,
                           unsigned depth) {
  for (int i = 0, taken; i < argc; i += taken) {
    const char *next = i + 1 < argc ? argv[i + 1] : NULL;
    const char *list = list_named(argv[i], next, &taken);
    if (list)
      take_list(it, folder, list, depth);
    else
      taken = take_argument(it, argv[i], next);
  }
}

static bool is_cuda(const char *file, int argc, const char **argv) {
  bool out = file_ends_with(file, ".cu");
  for (int i = 1; i < argc; i++)
    out |= !strcmp(argv[i], "-xcuda") || (i && !strcmp(argv[i - 1], "-x") &&
                                          (!strcmp(argv[i], "cuda") || !strcmp(argv[i], "cu")));
  return out;
}

/* The words of an entry, in one block of memory; NULL: it has none. */
static const char **words_of(const json_t *entry, int *argc) {
  const json_t *list = json_object_get(entry, "arguments");
  const char *command = json_string_value(json_object_get(entry, "command")), **argv = NULL;
  *argc = 0;
  if (!list && command && poptParseArgvString(command, argc, &argv))
    return NULL;
  if (!list)
    return argv;
  int count = (int)json_array_size(list);
  const char **words = calloc((size_t)count + 1, sizeof *words);
  for (int i = 0; words && i < count; i++) {
    const char *word = json_string_value(json_array_get(list, (size_t)i));
    words[i] = word ? word : "";
  }
  *argc = words ? count : 0;
  return words;
}

static bool is_listed(const struct job_list *jobs, const char *folder, const char *file) {
  for (size_t i = 0; i < jobs->count; i++)
    if (!strcmp(jobs->items[i].input, file) && jobs->items[i].compilation.folder &&
        !strcmp(jobs->items[i].compilation.folder, folder))
      return true;
  return false;
}

static void read_entry(struct arena *arena, const json_t *entry, const struct compilation *how,
                       struct job_list *out) {
  const char *folder = json_string_value(json_object_get(entry, "directory")),
             *file = json_string_value(json_object_get(entry, "file"));
  int argc = 0;
  const char **argv = folder && file ? words_of(entry, &argc) : NULL;
  if (argv && is_cuda(file, argc, argv) && !is_listed(out, folder, file)) {
    struct compilation own = *how;
    own.arguments = (struct text_list){0};
    own.folder = arena_strdup(arena, folder);
    struct reader reader = {.arena = arena, .out = &own.arguments};
    if (argc)
      take_arguments(&reader, folder, argc - 1, argv + 1, 0);
    for (size_t i = 0; i < how->arguments.count; i++)
      add(&reader, how->arguments.items[i]);
    const char *path = arena_strdup(arena, file);
    *ARENA_PUSH(arena, out) =
        (struct job){.input = path, .name = path, .is_source = true, .compilation = own};
  }
  free((void *)argv);
}

char *project_read(struct arena *arena, const char *path, const json_t *entries,
                   const struct compilation *how, struct job_list *out) {
  size_t before = out->count;
  for (size_t i = 0; i < json_array_size(entries); i++)
    read_entry(arena, json_array_get(entries, i), how, out);
  return out->count > before ? NULL : unbank_error("%s: it lists no CUDA source", path);
}
