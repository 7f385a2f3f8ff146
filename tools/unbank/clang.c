/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank clang++ ARGUMENT...: clang++ with the plugin, and with what clang must be told of this
 * machine so that a CUDA program compiles and links.
 *
 * The arguments are clang's own, unchanged and in their order; those of nvcc, which clang does not
 * know, are put in clang's words (nvcc.h). What the user does not say is added:
 *
 * - always: -fplugin= and -fpass-plugin=, this build's; caches look at the file of the first;
 * - CUDA sources: where the toolkit is; the architecture of this machine's GPUs, else the one of
 * all commands; the old offload driver where the new one's linker, which is in a package of its
 * own, is not installed;
 * - fail-above=, report= and launch=: that clang keeps the lines of the source, which they name;
 * - optimisation records: files of their own for the device's (records.h);
 * - UNBANK_OPTIONS: the same as an argument, which caches see, and which travels;
 * - a link: the CUDA runtime, static as nvcc has it; of objects with device code that is to be
 * linked, that this is done.
 *
 * UNBANK_LAUNCHER names a program that starts clang++, such as ccache: before this command it would
 * see nothing of what is added here. It gets one argument more, -unbank-inputs=, which changes with
 * all that decides and that no other argument says.
 *
 * -v and -### show the whole command. As unbank-clang++, the command is a compiler to CMake and to
 * other tools that want one program and no arguments. */
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <llvm/Config/llvm-config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "command.h"
#include "files.h"
#include "nvcc.h"
#include "options/names.h"
#include "records.h"
#include "support/words.h"
#include "toolkit.h"

/* Of an argument behind -mllvm. */
#define FLAG_START "-unbank-"

enum { PARENT_NAME_MAX = 32 };

/* Options of the pass that name files which it reads. */
static const char *const reading[] = {"profile=", "baseline=", "launch="};
enum { READING = sizeof reading / sizeof *reading };
/* Remarks whose outcome names lines of the source. */
static const char *const naming_lines[] = {"fail-above=", "report=", "launch="};
enum { NAMING_LINES = sizeof naming_lines / sizeof *naming_lines };

/* What the user's arguments say. */
struct command_line {
  bool cuda, input;    /* CUDA source; anything to compile or link */
  bool links;          /* no option ends before the link */
  bool architecture;   /* --offload-arch= */
  bool plugin;         /* -fpass-plugin=.../Unbank.so, from CMake's unbank_target() for one */
  const char *toolkit; /* --cuda-path=, or NULL */
  bool driver;         /* --[no-]offload-new-driver */
  bool relocatable;    /* -fgpu-rdc: device code of several sources is linked */
  bool device_link;    /* of objects that wait for it */
  bool runtime;        /* -lcudart, -lcudart_static */
  bool shows;          /* -v, -### */
  bool level;          /* -O..., or -g, with which none is meant */
  bool no_code;        /* nothing is compiled for the device */
  bool preprocesses;   /* -E */
  bool reads;          /* an option names a file */
  bool lines;          /* an option asks for what names lines of the source */
};

static bool ends_early(const char *option) {
  static const char *const ending[] = {"-c",         "-S",
                                       "-E",         "-M",
                                       "-MM",        "-fsyntax-only",
                                       "-r",         "--cuda-device-only",
                                       "-emit-llvm", "--offload-device-only"};
  return IS_ONE_OF(option, ending);
}

static bool makes_no_code(const char *option) {
  static const char *const names[] = {
      "-E", "-M", "-MM", "-fsyntax-only", "--cuda-host-only", "--offload-host-only", "--version"};
  return IS_ONE_OF(option, names);
}

static void read_flag(struct command_line *line, const char *flag) {
  if (!begins_with(flag, FLAG_START))
    return;
  flag += strlen(FLAG_START);
  line->reads |= BEGINS_WITH_ANY(flag, reading);
  line->lines |= BEGINS_WITH_ANY(flag, naming_lines);
}

/* -g alone is how -O0 is meant; lines alone are not. */
static bool says_level(const char *option) {
  return begins_with(option, "-O") ||
         (begins_with(option, "-g") && !begins_with(option, "-gline-tables"));
}

static void read_option(struct command_line *line, const char *option, const char *next) {
  line->cuda |= nvcc_is_language(option, next);
  line->links &= !ends_early(option);
  line->architecture |= !!toolkit_architectures(option);
  line->plugin |= begins_with(option, "-fpass-plugin=") && file_ends_with(option, "/Unbank.so");
  line->driver |=
      !strcmp(option, "--offload-new-driver") || !strcmp(option, "--no-offload-new-driver");
  line->relocatable = unbank_is_part_after(option, line->relocatable);
  line->runtime |= begins_with(option, "-lcudart");
  read_flag(line, strcmp(option, "-mllvm") || !next ? option : next);
  line->preprocesses |= !strcmp(option, "-E");
  line->level |= says_level(option);
  line->no_code |= makes_no_code(option);
  line->shows |= !strcmp(option, "-v") || !strcmp(option, "-###");
}

/* Whether an object, or an archive of some, holds device code that waits for its link: by the name
 * of the section. */
static bool holds_device_code(const char *path) {
  static const char section[] = ".llvm.offloading";
  bool is_object = file_ends_with(path, ".o") || file_ends_with(path, ".a");
  struct stat found;
  int file = is_object ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  size_t bytes = file >= 0 && !fstat(file, &found) && found.st_size > 0 ? (size_t)found.st_size : 0;
  void *text = bytes ? mmap(NULL, bytes, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
  bool out = text != MAP_FAILED && memmem(text, bytes, section, sizeof section);
  if (text != MAP_FAILED)
    munmap(text, bytes);
  if (file >= 0)
    close(file);
  return out;
}

static struct command_line read_arguments(const struct text_list *arguments) {
  const char *options = getenv("UNBANK_OPTIONS");
  struct command_line out = {.links = true, .toolkit = toolkit_named(arguments)};
  for (size_t i = 0; options && i < NAMING_LINES; i++)
    out.lines |= !!strstr(options, naming_lines[i]);
  for (size_t i = 0; i < arguments->count; i++) {
    const char *argument = arguments->items[i],
               *next = i + 1 < arguments->count ? arguments->items[i + 1] : NULL;
    if (argument[0] == '-' && argument[1]) {
      read_option(&out, argument, next);
      i += nvcc_takes_next(argument);
    } else {
      out.input = true;
      out.cuda |= file_ends_with(argument, ".cu");
    }
  }
  out.links &= out.input;
  for (size_t i = 0; i < arguments->count && out.links && !out.device_link; i++)
    out.device_link = holds_device_code(arguments->items[i]);
  return out;
}

/* One flag for each kind of GPU that the driver's tool lists; "9.0" is sm_90. */
static void add_architectures(struct arena *arena, struct text_list *out) {
  size_t before = out->count;
  FILE *listed = popen("nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null", "r");
  unsigned major, minor;
  while (listed && fscanf(listed, "%u.%u", &major, &minor) == 2) {
    const char *flag = arena_printf(arena, "--offload-arch=sm_%u%u", major, minor);
    if (!is_one_of(flag, out->items + before, out->count - before))
      *ARENA_PUSH(arena, out) = flag;
  }
  if (listed)
    pclose(listed);
  if (out->count == before)
    *ARENA_PUSH(arena, out) = "--offload-arch=" TOOLKIT_ARCHITECTURE;
}

/* One for each architecture that needs one, as the code of the others is to stay as it is. */
static void add_ptx_flags(struct arena *arena, const struct toolkit *toolkit, const char *argument,
                          struct text_list *out) {
  const char *list = toolkit_architectures(argument), *name;
  while ((name = toolkit_next_architecture(arena, &list))) {
    const char *flag = toolkit_ptx_flag(arena, toolkit, name);
    if (flag)
      TEXT_LIST_ADD(arena, out, arena_printf(arena, "-Xarch_%s", name), flag);
  }
}

static bool has_device_linker(struct arena *arena, const char *clang) {
  const char *folder = strchr(clang, '/') ? dirname(arena_strdup(arena, clang)) : NULL;
  return toolkit_has_program(arena, "clang-linker-wrapper", folder);
}

static void add_cuda(struct arena *arena, const struct command_line *line,
                     const struct text_list *said, const struct toolkit *toolkit, const char *clang,
                     struct text_list *out) {
  const bool wants_ptx = toolkit->path && !line->no_code;
  if (toolkit->path)
    toolkit_add_flags(arena, toolkit, said, out);
  if (!line->architecture)
    add_architectures(arena, out);
  for (size_t i = 0, count = out->count; i < count && wants_ptx; i++)
    add_ptx_flags(arena, toolkit, out->items[i], out);
  for (size_t i = 0; i < said->count && wants_ptx; i++)
    add_ptx_flags(arena, toolkit, said->items[i], out);
  if (line->driver || has_device_linker(arena, clang))
    return;
  *ARENA_PUSH(arena, out) = "--no-offload-new-driver";
  if (line->relocatable)
    fprintf(stderr,
            "unbank: warning: device code of several sources is linked by clang-linker-wrapper, "
            "which is not installed: install clang-tools-%d\n",
            LLVM_VERSION_MAJOR);
}

/* nvcc links device code without being told. */
static void add_device_link(struct arena *arena, const struct command_line *line,
                            const struct toolkit *toolkit, struct text_list *out) {
  if (toolkit->path && !line->toolkit && !line->cuda)
    *ARENA_PUSH(arena, out) = arena_printf(arena, "--cuda-path=%s", toolkit->path);
  *ARENA_PUSH(arena, out) = "--offload-link";
}

/* Who names a runtime is told where it is. */
static void add_runtime(struct arena *arena, const struct toolkit *toolkit, bool is_named,
                        struct text_list *out) {
  const char *folder = arena_printf(arena, "%s/lib64", toolkit->path);
  if (!access(folder, R_OK))
    *ARENA_PUSH(arena, out) = arena_printf(arena, "-L%s", folder);
  if (!is_named)
    TEXT_LIST_ADD(arena, out, "-lcudart_static", "-ldl", "-lrt", "-pthread");
}

/* An option of the plugin goes to the compiler alone: clang hands what -mllvm says to its
 * assembler, too, as -save-temps runs it, and that has no plugin and refuses the option. */
static void add_option(struct arena *arena, const char *option, struct text_list *out) {
  TEXT_LIST_ADD(arena, out, "-Xclang", "-mllvm", "-Xclang", option);
}

static void add_options(struct arena *arena, struct text_list *out) {
  const char *options = getenv("UNBANK_OPTIONS");
  if (options && *options)
    add_option(arena, arena_printf(arena, "-unbank-options=%s", options), out);
}

/* Continues a hash over a file's bytes; of a file that is not there, over nothing. */
static void hash_file(XXH64_state_t *hash, const char *path) {
  FILE *in = fopen(path, "rb");
  char piece[1 << 16];
  for (size_t got; in && (got = fread(piece, 1, sizeof piece, in));)
    XXH64_update(hash, piece, got);
  if (in)
    fclose(in);
}

/* The file that an option "NAME=FILE;..." names, if what it holds decides what becomes of the code;
 * else NULL. */
static const char *read_by(struct arena *arena, const char *option) {
  for (size_t i = 0; i < READING; i++)
    if (begins_with(option, reading[i])) {
      const char *file = option + strlen(reading[i]);
      return arena_printf(arena, "%.*s", (int)strcspn(file, ";"), file);
    }
  return NULL;
}

static void hash_option(struct arena *arena, XXH64_state_t *hash, const char *option) {
  const char *file = read_by(arena, option);
  if (file)
    hash_file(hash, file);
}

/* A cache compares arguments. This one changes with the bytes of the plugin and of the files that
 * options name; where the outcome names `lines`, with those of the sources, whose comments a cache
 * does not compare. */
static void add_inputs(struct arena *arena, const char *plugin, bool lines,
                       const struct text_list *arguments, struct text_list *out) {
  XXH64_state_t hash;
  XXH64_reset(&hash, 0);
  hash_file(&hash, plugin);
  for (const char *at = getenv("UNBANK_OPTIONS"); at && *at;) {
    hash_option(arena, &hash, at);
    at += strcspn(at, ";");
    at += *at == ';';
  }
  for (size_t i = 0; i < arguments->count; i++)
    if (begins_with(arguments->items[i], FLAG_START))
      hash_option(arena, &hash, arguments->items[i] + strlen(FLAG_START));
    else if (lines && arguments->items[i][0] != '-' && file_is_source(arguments->items[i]))
      hash_file(&hash, arguments->items[i]);
  add_option(arena,
             arena_printf(arena, "-unbank-inputs=%016llx", (unsigned long long)XXH64_digest(&hash)),
             out);
}

/* The name of the program that started this one; "" where it cannot be told. */
static void name_parent(char name[PARENT_NAME_MAX]) {
  char path[64];
  *name = '\0';
  snprintf(path, sizeof path, "/proc/%ld/comm", (long)getppid());
  FILE *in = fopen(path, "r");
  if (in && fgets(name, PARENT_NAME_MAX, in))
    name[strcspn(name, "\n")] = '\0';
  if (in)
    fclose(in);
}

/* Whether a cache that stands before this command compares all that decides: ccache looks at a
 * plugin that it is given, neither looks at the environment or at files that options name. */
static bool is_seen(const struct command_line *line, const char *cache) {
  const char *options = getenv("UNBANK_OPTIONS");
  return line->plugin && !line->reads && !(options && *options) && strcmp(cache, "sccache") != 0;
}

/* Such a cache takes old objects for new ones. Its own preprocessing says nothing yet. */
static void warn_of_cache(const struct command_line *line) {
  char parent[PARENT_NAME_MAX];
  if (!line->cuda || line->preprocesses)
    return;
  name_parent(parent);
  bool is_cache = !strcmp(parent, "ccache") || !strcmp(parent, "sccache");
  if (is_cache && !is_seen(line, parent))
    fprintf(stderr,
            "unbank: warning: %s does not see all that decides (plugin, UNBANK_OPTIONS, profiles, "
            "baselines), and may take old objects for new ones: leave it away here and set "
            "UNBANK_LAUNCHER=%s instead\n",
            parent, parent);
}

/* nvcc optimises device code in any case, and people do not think of it. */
static void warn_of_level(const struct command_line *line) {
  if (line->cuda && line->input && !line->level && !line->no_code)
    fputs("unbank: note: without -O clang does not optimise device code, and Unbank changes "
          "nothing: give -O3, or -O0 if that is meant\n",
          stderr);
}

static void print_command(struct arena *arena, const struct text_list *command) {
  fputs("unbank:", stderr);
  for (size_t i = 0; i + 1 < command->count; i++)
    fprintf(stderr, " %s", compile_shell_word(arena, command->items[i]));
  fputc('\n', stderr);
}

/* A NULL ends the list. */
static char *make_command(struct arena *arena, int argc, const char **argv, struct text_list *out) {
  struct text_list own = {0}, arguments = {0}; /* as the user says them; in clang's words */
  text_list_add(arena, &own, argv + 1, (size_t)argc - 1);
  bool is_nvcc = nvcc_translate(arena, ".", argc - 1, argv + 1, &arguments);
  const struct command_line line = read_arguments(&arguments);
  const struct toolkit toolkit = toolkit_find(arena, line.toolkit);
  const char *clang = toolkit_clang(), *plugin;
  char *error = toolkit_find_plugin(arena, &plugin);
  if (error)
    return error;
  const char *launcher = getenv("UNBANK_LAUNCHER");
  bool launches = launcher && *launcher;
  if (launches)
    *ARENA_PUSH(arena, out) = launcher;
  *ARENA_PUSH(arena, out) = clang;
  warn_of_cache(&line);
  warn_of_level(&line);
  if (!line.plugin)
    TEXT_LIST_ADD(arena, out, arena_printf(arena, "-fplugin=%s", plugin),
                  arena_printf(arena, "-fpass-plugin=%s", plugin));
  if (line.cuda)
    add_options(arena, out);
  if (line.cuda && launches)
    add_inputs(arena, plugin, line.lines, &arguments, out);
  if (line.lines) /* clang then keeps lines for remarks, and writes nothing of them */
    *ARENA_PUSH(arena, out) = "-Rpass=^unbank-lines$";
  if (line.cuda)
    add_cuda(arena, &line, &arguments, &toolkit, clang, out);
  if (line.cuda) { /* unbank/array.h, behind all folders of the user's */
    TEXT_LIST_ADD(arena, out, "-idirafter", toolkit_include_folder(arena));
    struct text_list records = {0};
    records_add(arena, &arguments, out, &records);
    text_list_add(arena, out, records.items, records.count);
  }
  if (line.device_link)
    add_device_link(arena, &line, &toolkit, out);
  const struct text_list *said = is_nvcc ? &arguments : &own;
  for (size_t i = 0; i < said->count; i++)
    if (!strcmp(said->items[i], "-mllvm") && i + 1 < said->count &&
        begins_with(said->items[i + 1], FLAG_START))
      add_option(arena, said->items[++i], out);
    else
      *ARENA_PUSH(arena, out) = said->items[i];
  if (line.links && toolkit.path)
    add_runtime(arena, &toolkit, line.runtime, out);
  *ARENA_PUSH(arena, out) = NULL;
  if (line.shows)
    print_command(arena, out);
  return NULL;
}

int unbank_command_clang(int argc, const char **argv) {
  struct arena arena = {0};
  struct text_list command = {0};
  const char *launcher = getenv("UNBANK_LAUNCHER");
  char *error = make_command(&arena, argc, argv, &command);
  if (!error) {
    execvp(command.items[0], (char **)command.items);
    error = launcher && *launcher
                ? unbank_error("%s: %s: UNBANK_LAUNCHER takes the name of one program, without "
                               "arguments",
                               command.items[0], strerror(errno))
                : unbank_error("%s: %s: install clang %d, the compiler that this plugin is for",
                               command.items[0], strerror(errno), LLVM_VERSION_MAJOR);
  }
  arena_free(&arena);
  return unbank_command_fail(error);
}
