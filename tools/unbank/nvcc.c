/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names stand here without dashes, of which nvcc takes one or two; a value may be apart or behind
 * '='. Not in the table is what clang knows by the same name. */
#include "nvcc.h"

#include <ctype.h>
#include <popt.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "support/words.h"

static const struct flag_row {
  const char *name;
  const char *value; /* for which the row is, ANY or a NUMBER; NULL: the flag has none */
  enum {
    WORDS,  /* `clang`, words apart by blanks, stands for it */
    PREFIX, /* `clang` and the value do, in one word */
    BEHIND, /* each part of the value does, behind the word `clang` if that is not empty */
    ARCHES, /* the architectures that the value names do; none of them: those of this machine */
  } kind;
  const char *clang;
} rows[] = {
#define ANY "*"
#define NUMBER "0"
    {"gpu-architecture", ANY, ARCHES, ""},
    {"arch", ANY, ARCHES, ""},
    {"gpu-code", ANY, ARCHES, ""},
    {"code", ANY, ARCHES, ""},
    {"generate-code", ANY, ARCHES, ""},
    {"gencode", ANY, ARCHES, ""},
    {"relocatable-device-code", "true", WORDS, "-fgpu-rdc"},
    {"relocatable-device-code", "false", WORDS, ""},
    {"rdc", "true", WORDS, "-fgpu-rdc"},
    {"rdc", "false", WORDS, ""},
    {"device-c", NULL, WORDS, "-fgpu-rdc -c"},
    {"dc", NULL, WORDS, "-fgpu-rdc -c"},
    {"ptx", NULL, WORDS, "--cuda-device-only -S"},
    {"cubin", NULL, WORDS, "--cuda-device-only -c"},
    {"device-w", NULL, WORDS, "-c"},
    {"x", "cu", WORDS, "-x cuda"},
    {"std", ANY, PREFIX, "-std="},
    {"use_fast_math", NULL, WORDS, "-ffast-math -fcuda-flush-denormals-to-zero"},
    {"fmad", "true", WORDS, ""},
    {"fmad", "false", WORDS, "-ffp-contract=off"},
    {"ftz", "true", WORDS, "-fcuda-flush-denormals-to-zero"},
    {"ftz", "false", WORDS, ""},
    {"prec-div", ANY, WORDS, ""},
    {"prec-sqrt", ANY, WORDS, ""},
    {"default-stream", "per-thread", WORDS, "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"},
    {"default-stream", ANY, WORDS, ""},
    {"Werror", "all-warnings", WORDS, "-Werror"},
    {"Werror", "cross-execution-space-call", WORDS, ""},
    {"Werror", "reorder", WORDS, "-Werror=reorder"},
    {"Werror", "deprecated-declarations", WORDS, "-Werror=deprecated-declarations"},
    {"lineinfo", NULL, WORDS, "-gline-tables-only"},
    {"generate-line-info", NULL, WORDS, "-gline-tables-only"},
    {"device-debug", NULL, WORDS, "-g --cuda-noopt-device-debug"},
    {"G", NULL, WORDS, "-g --cuda-noopt-device-debug"},
    {"machine", NUMBER, PREFIX, "-m"},
    {"m", NUMBER, PREFIX, "-m"},
    {"maxrregcount", NUMBER, PREFIX, "-Xcuda-ptxas --maxrregcount="},
    {"resource-usage", NULL, WORDS, "-Xcuda-ptxas -v"},
    {"res-usage", NULL, WORDS, "-Xcuda-ptxas -v"},
    {"Xcompiler", ANY, BEHIND, ""},
    {"compiler-options", ANY, BEHIND, ""},
    {"Xptxas", ANY, BEHIND, "-Xcuda-ptxas"},
    {"ptxas-options", ANY, BEHIND, "-Xcuda-ptxas"},
    {"Xlinker", ANY, BEHIND, "-Xlinker"},
    {"linker-options", ANY, BEHIND, "-Xlinker"},
    {"Xfatbin", ANY, BEHIND, "-Xcuda-fatbinary"},
    {"fatbin-options", ANY, BEHIND, "-Xcuda-fatbinary"},
    {"include-path", ANY, PREFIX, "-I"},
    {"system-include", ANY, BEHIND, "-isystem"},
    {"pre-include", ANY, BEHIND, "-include"},
    {"library", ANY, PREFIX, "-l"},
    {"library-path", ANY, PREFIX, "-L"},
    {"output-file", ANY, BEHIND, "-o"},
    {"generate-dependencies", NULL, WORDS, "-M"},
    {"generate-nonsystem-dependencies", NULL, WORDS, "-MM"},
    {"generate-dependencies-with-compile", NULL, WORDS, "-MD"},
    {"generate-nonsystem-dependencies-with-compile", NULL, WORDS, "-MMD"},
    {"generate-dependency-targets", NULL, WORDS, "-MP"},
    {"dependency-output", ANY, BEHIND, "-MF"},
    {"dependency-target-name", ANY, BEHIND, "-MT"},
    {"ftemplate-depth", NUMBER, PREFIX, "-ftemplate-depth="},
    {"ftemplate-backtrace-limit", NUMBER, PREFIX, "-ftemplate-backtrace-limit="},
    {"no-exceptions", NULL, WORDS, "-fno-exceptions"},
    {"noeh", NULL, WORDS, "-fno-exceptions"},
    {"disable-warnings", NULL, WORDS, "-w"},
    {"Wreorder", NULL, WORDS, "-Wreorder"},
    {"Wno-deprecated-declarations", NULL, WORDS, "-Wno-deprecated-declarations"},
    {"cudart", "shared", WORDS, "-lcudart"},
    {"cudart", ANY, WORDS, ""},
    /* How nvcc itself works, what it says, and what clang does in any case. */
    {"expt-relaxed-constexpr", NULL, WORDS, ""},
    {"extended-lambda", NULL, WORDS, ""},
    {"expt-extended-lambda", NULL, WORDS, ""},
    {"restrict", NULL, WORDS, ""},
    {"extra-device-vectorization", NULL, WORDS, ""},
    {"keep-device-functions", NULL, WORDS, ""},
    {"extensible-whole-program", NULL, WORDS, ""},
    {"ewp", NULL, WORDS, ""},
    {"relocatable-ptx", NULL, WORDS, ""},
    {"dlink-time-opt", NULL, WORDS, ""},
    {"gen-opt-lto", NULL, WORDS, ""},
    {"Ofast-compile", ANY, WORDS, ""},
    {"Ofc", ANY, WORDS, ""},
    {"dopt", ANY, WORDS, ""},
    {"jump-table-density", NUMBER, WORDS, ""},
    {"jtd", NUMBER, WORDS, ""},
    {"device-stack-protector", ANY, WORDS, ""},
    {"static-global-template-stub", ANY, WORDS, ""},
    {"device-entity-has-hidden-visibility", ANY, WORDS, ""},
    {"no-host-device-initializer-list", NULL, WORDS, ""},
    {"nohdinitlist", NULL, WORDS, ""},
    {"no-host-device-move-forward", NULL, WORDS, ""},
    {"nohdmoveforward", NULL, WORDS, ""},
    {"no-compress", NULL, WORDS, ""},
    {"compress-mode", ANY, WORDS, ""},
    {"cudadevrt", ANY, WORDS, ""},
    {"Xnvlink", ANY, WORDS, ""},
    {"nvlink-options", ANY, WORDS, ""},
    {"Xarchive", ANY, WORDS, ""},
    {"archive-options", ANY, WORDS, ""},
    {"target-directory", ANY, WORDS, ""},
    {"target-dir", ANY, WORDS, ""},
    {"libdevice-directory", ANY, WORDS, ""},
    {"forward-unknown-opts", NULL, WORDS, ""},
    {"forward-unknown-to-host-compiler", NULL, WORDS, ""},
    {"forward-unknown-to-host-linker", NULL, WORDS, ""},
    {"allow-unsupported-compiler", NULL, WORDS, ""},
    {"ccbin", ANY, WORDS, ""},
    {"compiler-bindir", ANY, WORDS, ""},
    {"t", NUMBER, WORDS, ""},
    {"threads", NUMBER, WORDS, ""},
    {"split-compile", NUMBER, WORDS, ""},
    {"split-compile-extended", NUMBER, WORDS, ""},
    {"fdevice-time-trace", ANY, WORDS, ""},
    {"objdir-as-tempdir", NULL, WORDS, ""},
    {"keep-dir", ANY, WORDS, ""},
    {"optimization-info", ANY, WORDS, ""},
    {"opt-info", ANY, WORDS, ""},
    {"brief-diagnostics", ANY, WORDS, ""},
    {"brief-diag", ANY, WORDS, ""},
    {"no-display-error-number", NULL, WORDS, ""},
    {"err-no", NULL, WORDS, ""},
    {"no-err-no", NULL, WORDS, ""},
    {"Wdefault-stream-launch", NULL, WORDS, ""},
    {"Wmissing-launch-bounds", NULL, WORDS, ""},
    {"Wext-lambda-captures-this", NULL, WORDS, ""},
    {"keep", NULL, WORDS, "-save-temps"},
    {"source-in-ptx", NULL, WORDS, ""},
    {"src-in-ptx", NULL, WORDS, ""},
    {"display-error-number", NULL, WORDS, ""},
    {"Xcudafe", ANY, WORDS, ""},
    {"cudafe-options", ANY, WORDS, ""},
    {"diag-suppress", ANY, WORDS, ""},
    {"diag-warn", ANY, WORDS, ""},
    {"diag-error", ANY, WORDS, ""},
    {"Wno-deprecated-gpu-targets", NULL, WORDS, ""},
};
enum { ROWS = sizeof rows / sizeof *rows, LISTS_DEEP = 4 /* files that name others */ };

struct translation {
  struct arena *arena;
  const char *folder;
  struct text_list *out;
  bool is_nvcc; /* something was none of clang's own */
};

static void add(const struct translation *it, const char *text, size_t length) {
  *ARENA_PUSH(it->arena, it->out) = arena_printf(it->arena, "%.*s", (int)length, text);
}

/* The parts of a text between any of `separators`. As nvcc has it, "\\," is a comma of a part. */
static void add_parts(const struct translation *it, const char *before, const char *text,
                      const char *separators) {
  for (const char *at = text; *(at += strspn(at, separators));) {
    char *part = arena_strdup(it->arena, at);
    size_t length = 0;
    for (; *at && !strchr(separators, *at); at++) {
      at += *at == '\\' && at[1] == ',';
      part[length++] = *at;
    }
    if (*before)
      add(it, before, strlen(before));
    add(it, part, length);
  }
}

/* "compute_80" of "arch=compute_80,code=[sm_80,sm_86]" is no target of its own beside "sm_80" and
 * "sm_86"; by itself it is the one that clang has for it. */
static void add_architectures(const struct translation *it, const char *value) {
  static const char *const words[] = {"sm_", "compute_"};
  for (size_t i = 0, found = 0; i < sizeof words / sizeof *words && !found; i++)
    for (const char *at = value; (at = strstr(at, words[i]));) {
      at += strlen(words[i]);
      size_t length = strspn(at, "0123456789af");
      const char *flag = arena_printf(it->arena, "--offload-arch=sm_%.*s", (int)length, at);
      if (!is_one_of(flag, it->out->items, it->out->count))
        add(it, flag, strlen(flag));
      found++;
    }
}

static void add_row(const struct translation *it, const struct flag_row *row, const char *value) {
  const char *text;
  switch (row->kind) {
  case WORDS:
    add_parts(it, "", row->clang, " ");
    break;
  case PREFIX:
    text = strrchr(row->clang, ' ');
    if (text)
      add(it, row->clang, (size_t)(text - row->clang));
    text = arena_printf(it->arena, "%s%s", text ? text + 1 : row->clang, value);
    add(it, text, strlen(text));
    break;
  case BEHIND:
    add_parts(it, row->clang, value, ", ");
    break;
  case ARCHES:
    add_architectures(it, value);
    break;
  }
}

static bool is_value_of(const struct flag_row *row, const char *value) {
  return !strcmp(row->value, ANY) || !strcmp(row->value, value) ||
         (!strcmp(row->value, NUMBER) && isdigit((unsigned char)*value));
}

/* How many arguments a flag of nvcc's takes, itself among them; 0: it is none. */
static int take_flag(struct translation *it, const char *flag, const char *next) {
  const char *name = flag + (*flag == '-') + (flag[0] == '-' && flag[1] == '-');
  const char *equals = strchr(name, '=');
  size_t length = equals ? (size_t)(equals - name) : strlen(name);
  const char *value = equals ? equals + 1 : next;
  for (size_t i = 0; i < ROWS && name > flag; i++) {
    const struct flag_row *row = &rows[i];
    if (strlen(row->name) != length || strncmp(row->name, name, length) != 0 ||
        (row->value ? !value || !is_value_of(row, value) : !!equals))
      continue;
    add_row(it, row, value);
    it->is_nvcc = true;
    return row->value && !equals ? 2 : 1;
  }
  return 0;
}

bool nvcc_takes_next(const char *flag) {
  static const char *const taking[] = {"-o",
                                       "-I",
                                       "-D",
                                       "-U",
                                       "-L",
                                       "-l",
                                       "-x",
                                       "--language",
                                       "-T",
                                       "-MF",
                                       "-MT",
                                       "-MQ",
                                       "-include",
                                       "-imacros",
                                       "-iquote",
                                       "-isystem",
                                       "-idirafter",
                                       "-ivfsoverlay",
                                       "-Xclang",
                                       "-u",
                                       "-z",
                                       "-B",
                                       "-mllvm",
                                       "-mmlir",
                                       "-mthread-model",
                                       "-target",
                                       "-Xcuda-ptxas",
                                       "-Xlinker",
                                       "-Xpreprocessor",
                                       "-isysroot",
                                       "-Xarch_device",
                                       "-Xarch_host",
                                       "-Xcuda-fatbinary",
                                       "-Xassembler",
                                       "-Xoffload-linker",
                                       "--param"};
  return IS_ONE_OF(flag, taking);
}

bool nvcc_is_language(const char *argument, const char *next) {
  bool is_apart = !strcmp(argument, "-x") || !strcmp(argument, "--language");
  return !strcmp(argument, "-xcuda") || !strcmp(argument, "--language=cuda") ||
         (is_apart && next && !strcmp(next, "cuda"));
}

const char *nvcc_list(const char *argument, const char *next, int *taken) {
  static const char *const names[] = {"--options-file", "-optf"};
  *taken = 1;
  if (argument[0] == '@' && argument[1])
    return argument + 1;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    size_t length = strlen(names[i]);
    bool is_apart = !strcmp(argument, names[i]) && next;
    bool is_behind = !strncmp(argument, names[i], length) && argument[length] == '=';
    *taken = is_apart ? 2 : 1;
    if (is_apart || is_behind)
      return is_apart ? next : argument + length + 1;
  }
  return NULL;
}

static void take_arguments(struct translation *it, int argc, const char *const *argv,
                           unsigned depth);

/* False: it cannot be read. The lines of such a file end as its words do. */
static bool take_list(struct translation *it, const char *path, unsigned depth) {
  const char *full = *path == '/' ? path : arena_printf(it->arena, "%s/%s", it->folder, path);
  char *text = depth < LISTS_DEEP ? file_read_text(full) : NULL;
  for (char *at = text; at && (at = strpbrk(at, "\r\n"));)
    *at = ' ';
  const char **words = NULL;
  int count = 0;
  bool is_read = text && (!text[strspn(text, " \t")] || !poptParseArgvString(text, &count, &words));
  if (is_read)
    take_arguments(it, count, words, depth + 1);
  free((void *)words);
  free(text);
  return is_read;
}

static void take_arguments(struct translation *it, int argc, const char *const *argv,
                           unsigned depth) {
  for (int i = 0, taken; i < argc; i += taken) {
    const char *next = i + 1 < argc ? argv[i + 1] : NULL;
    const char *list = nvcc_list(argv[i], next, &taken);
    it->is_nvcc |= list && *argv[i] != '@';
    if (list && take_list(it, list, depth))
      continue;
    taken = take_flag(it, argv[i], next);
    if (taken)
      continue;
    taken = next && nvcc_takes_next(argv[i]) ? 2 : 1;
    for (int k = 0; k < taken; k++)
      add(it, argv[i + k], strlen(argv[i + k]));
  }
}

bool nvcc_translate(struct arena *arena, const char *folder, int argc, const char *const *argv,
                    struct text_list *out) {
  struct translation it = {.arena = arena, .folder = folder, .out = out};
  take_arguments(&it, argc, argv, 0);
  return it.is_nvcc;
}

struct text_list nvcc_unroll(struct arena *arena, const struct text_list *arguments,
                             const char *threshold) {
  struct text_list out = {0};
  bool is_said = false;
  for (size_t i = 0; i < arguments->count; i++)
    is_said |= strstr(arguments->items[i], "-unroll-threshold") != NULL;
  if (!is_said)
    TEXT_LIST_ADD(arena, &out, "-mllvm", threshold);
  for (size_t i = 0; i < arguments->count; i++) {
    const char *one = arguments->items[i];
    *ARENA_PUSH(arena, &out) = strcmp(one, NVCC_UNROLLS_ARRAYS) ? one : threshold;
  }
  return out;
}

/* Arguments of which nvcc takes one, whatever it is told twice. */
static void add_once(struct arena *arena, const char *flag, struct text_list *out) {
  if (!is_one_of(flag, out->items, out->count))
    *ARENA_PUSH(arena, out) = flag;
}

/* A dialect of C++; nvcc knows gnu++17 as c++17. */
static const char *dialect_of(struct arena *arena, const char *value) {
  static const char gnu[] = "gnu++";
  return begins_with(value, gnu) ? arena_printf(arena, "-std=c++%s", value + strlen(gnu))
                                 : arena_printf(arena, "-std=%s", value);
}

void nvcc_take_back(struct arena *arena, const struct text_list *arguments, bool relocatable,
                    struct text_list *out) {
  static const char *const words[][2] = {{"-fgpu-rdc", "-rdc=true"},
                                         {"-ffast-math", "-use_fast_math"},
                                         {"-fcuda-flush-denormals-to-zero", "-ftz=true"},
                                         {"-ffp-contract=off", "-fmad=false"}};
  static const char *const valued[][2] = {{"-D", "-D"},
                                          {"-U", "-U"},
                                          {"-I", "-I"},
                                          {"-isystem", "-isystem"},
                                          {"-include", "-include"},
                                          {"-Xcuda-ptxas", "-Xptxas"}};
  static const char dialect[] = "-std=";
  if (relocatable)
    add_once(arena, "-rdc=true", out);
  for (size_t i = 0; i < arguments->count; i++) {
    const char *one = arguments->items[i];
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
      if (!strcmp(one, words[k][0]))
        add_once(arena, words[k][1], out);
    if (begins_with(one, dialect))
      add_once(arena, dialect_of(arena, one + strlen(dialect)), out);
    const bool is_apart = i + 1 < arguments->count && nvcc_takes_next(one);
    for (size_t k = 0; k < sizeof valued / sizeof *valued; k++)
      if (is_apart ? !strcmp(one, valued[k][0]) : begins_with(one, valued[k][0])) {
        TEXT_LIST_ADD(arena, out, valued[k][1],
                      is_apart ? arguments->items[i + 1] : one + strlen(valued[k][0]));
        break;
      }
    i += is_apart;
  }
}
