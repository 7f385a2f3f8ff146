/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A folder is a toolkit if it has the header that every CUDA program begins with. */
#include "toolkit.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/words.h"

bool text_lists_equal(const struct text_list *a, const struct text_list *b) {
  bool out = a->count == b->count;
  for (size_t i = 0; i < a->count && out; i++)
    out = !strcmp(a->items[i], b->items[i]);
  return out;
}

void text_list_add(struct arena *arena, struct text_list *to, const char *const *texts,
                   size_t count) {
  for (size_t i = 0; i < count; i++)
    *ARENA_PUSH(arena, to) = texts[i];
}

static bool is_toolkit(struct arena *arena, const char *place) {
  return place && *place && !access(arena_printf(arena, "%s/include/cuda_runtime.h", place), R_OK);
}

/* The folder of PATH that holds a program, or NULL. */
static const char *find_in_path(struct arena *arena, const char *name) {
  const char *path = getenv("PATH");
  for (const char *at = path ? path : ""; *at;) {
    size_t length = strcspn(at, ":");
    char *folder = arena_printf(arena, "%.*s", (int)length, at);
    if (length && !access(arena_printf(arena, "%s/%s", folder, name), X_OK))
      return folder;
    at += length + (at[length] == ':');
  }
  return NULL;
}

/* nvcc is in the toolkit's bin; in a distribution's packages it is not. */
static const char *beside_nvcc(struct arena *arena) {
  const char *folder = find_in_path(arena, "nvcc");
  return folder ? arena_printf(arena, "%s/..", folder) : NULL;
}

/* If the variable is set, only it counts: if it names no toolkit, there is none. */
static const char *search(struct arena *arena) {
  const char *said = getenv("CUDA_PATH") ? getenv("CUDA_PATH") : getenv("CUDA_HOME");
  const char *places[] = {said ? said : beside_nvcc(arena), said ? NULL : "/usr/local/cuda"};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    char *real = is_toolkit(arena, places[i]) ? realpath(places[i], NULL) : NULL;
    if (real) {
      const char *found = arena_strdup(arena, real);
      free(real);
      return found;
    }
  }
  return NULL;
}

/* 0: there is no such line. */
static unsigned read_version(struct arena *arena, const char *place) {
  FILE *in = fopen(arena_printf(arena, "%s/include/cuda.h", place), "r");
  char line[256];
  unsigned out = 0;
  while (in && !out && fgets(line, sizeof line, in))
    if (sscanf(line, " # define CUDA_VERSION %u", &out) != 1)
      out = 0;
  if (in)
    fclose(in);
  return out;
}

struct toolkit toolkit_find(struct arena *arena, const char *place) {
  struct toolkit out = {.path = place ? place : search(arena)};
  const char *apart = out.path ? arena_printf(arena, "%s/include/cccl", out.path) : NULL;
  out.standard = apart && !access(apart, R_OK) ? apart : NULL;
  out.version = out.path ? read_version(arena, out.path) : 0;
  return out;
}

const char *toolkit_named(const struct text_list *arguments) {
  static const char option[] = "--cuda-path=";
  const char *out = NULL;
  for (size_t i = 0; i < arguments->count; i++)
    if (begins_with(arguments->items[i], option))
      out = arguments->items[i] + strlen(option);
  return out;
}

/* -DNAME, -UNAME, or NAME as the value of an option that stands alone. */
static bool says_macro(const struct text_list *arguments, const char *name) {
  for (size_t i = 0; i < arguments->count; i++) {
    const char *argument = arguments->items[i];
    size_t length = strlen(name);
    argument += begins_with(argument, "-D") || begins_with(argument, "-U") ? 2 : 0;
    if (begins_with(argument, name) && (!argument[length] || argument[length] == '='))
      return true;
  }
  return false;
}

/* Macros that nvcc defines, also in host code, and clang does not. A toolkit's headers do not
 * contain the build number, which sources check if the version is that of an old toolkit. */
static void add_version(struct arena *arena, unsigned version, const struct text_list *said,
                        struct text_list *flags) {
  const struct {
    const char *name;
    unsigned value;
  } macros[] = {{"__CUDACC_VER_MAJOR__", version / 1000},
                {"__CUDACC_VER_MINOR__", version % 1000 / 10},
                {"__CUDACC_VER_BUILD__", 0}};
  for (size_t i = 0; i < sizeof macros / sizeof *macros; i++)
    if (!says_macro(said, macros[i].name))
      *ARENA_PUSH(arena, flags) = arena_printf(arena, "-D%s=%u", macros[i].name, macros[i].value);
}

/* The folder of Unbank's headers comes before clang's, which include more of the toolkit than nvcc
 * does, where the user's macros may break it. */
static void add_headers(struct arena *arena, unsigned version, struct text_list *flags) {
  const char *folder = arena_printf(arena, "%s/unbank/clang", toolkit_include_folder(arena));
  TEXT_LIST_ADD(arena, flags, "-iquote", folder, "-isystem",
                arena_printf(arena, "%s/system", folder),
                arena_printf(arena, "-DUNBANK_CUDA_VERSION=%u", version));
}

void toolkit_add_flags(struct arena *arena, const struct toolkit *toolkit,
                       const struct text_list *said, struct text_list *flags) {
  TEXT_LIST_ADD(arena, flags, arena_printf(arena, "--cuda-path=%s", toolkit->path),
                "-Wno-unknown-cuda-version", "-Wno-error=c++11-narrowing");
  if (toolkit->standard)
    TEXT_LIST_ADD(arena, flags, "-isystem", toolkit->standard);
  if (toolkit->version) {
    add_version(arena, toolkit->version, said, flags);
    add_headers(arena, toolkit->version, flags);
  }
}

const char *toolkit_architectures(const char *argument) {
  static const char *const options[] = {"--offload-arch=", "--cuda-gpu-arch="};
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    if (begins_with(argument, options[i]))
      return argument + strlen(options[i]);
  return NULL;
}

const char *toolkit_next_architecture(struct arena *arena, const char **list) {
  const size_t length = *list ? strcspn(*list, ",") : 0;
  const char *out = length ? arena_printf(arena, "%.*s", (int)length, *list) : NULL;
  if (length)
    *list += length + ((*list)[length] == ',');
  return out;
}

/* The PTX version of the newest CUDA that clang knows, whatever the toolkit is. */
enum { PTX_OF_CLANG = 88 };

const char *toolkit_ptx_flag(struct arena *arena, const struct toolkit *toolkit,
                             const char *architecture) {
  static const struct {
    const char *architecture; /* and its variants: sm_110a */
    unsigned ptx;             /* the first that has it */
  } rows[] = {{"sm_90a", 80}, {"sm_100", 86}, {"sm_101", 86}, {"sm_103", 88},
              {"sm_110", 90}, {"sm_120", 87}, {"sm_121", 88}, {"sm_88", 90}};
  const unsigned known = toolkit->path ? PTX_OF_CLANG : TOOLKIT_PTX_WITHOUT;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const size_t length = strlen(rows[i].architecture);
    if (begins_with(architecture, rows[i].architecture) &&
        !architecture[length + strspn(architecture + length, "af")])
      return rows[i].ptx > known ? arena_printf(arena, "--cuda-feature=+ptx%u", rows[i].ptx) : NULL;
  }
  return NULL;
}

bool toolkit_has_own_clang(void) { return !access(UNBANK_CLANG, X_OK); }

const char *toolkit_clang(void) { return toolkit_has_own_clang() ? UNBANK_CLANG : "clang++"; }

/* Its path follows from that of this program, in a build folder or an installation. */
char *toolkit_find_plugin(struct arena *arena, const char **plugin) {
  static const char *const folders[] = {UNBANK_PLUGIN_FOLDER, "../lib"};
  char self[4096];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (length < 0)
    return unbank_error("/proc/self/exe: %s", strerror(errno));
  self[length] = '\0';
  const char *own = dirname(self);
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
    *plugin = arena_printf(arena, "%s/%s/Unbank.so", own, folders[i]);
    if (!access(*plugin, R_OK))
      return NULL;
  }
  return unbank_error("%s: %s: the plugin belongs there", *plugin, strerror(errno));
}

const char *toolkit_include_folder(struct arena *arena) {
  char self[4096];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  self[length > 0 ? length : 0] = '\0';
  char *slash = strrchr(self, '/');
  const char *installed =
      arena_printf(arena, "%.*s/../include", slash ? (int)(slash - self) : 0, self);
  char *real = realpath(installed, NULL);
  if (real)
    installed = arena_strdup(arena, real);
  free(real);
  return access(arena_printf(arena, "%s/unbank/array.h", installed), R_OK) ? UNBANK_INCLUDE_FOLDER
                                                                           : installed;
}

bool toolkit_has_program(struct arena *arena, const char *name, const char *folder) {
  return (folder && !access(arena_printf(arena, "%s/%s", folder, name), X_OK)) ||
         find_in_path(arena, name);
}
