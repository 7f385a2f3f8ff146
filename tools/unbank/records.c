/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "records.h"

static const char *behind(const char *text, const char *start) {
  return strncmp(text, start, strlen(start)) ? NULL : text + strlen(start);
}

/* One for each of an argument's architectures. */
static void add_architectures(struct arena *arena, const char *argument, const char *stem,
                              const char *ending, struct text_list *out) {
  const char *list = toolkit_architectures(argument), *name;
  while ((name = toolkit_next_architecture(arena, &list))) {
    *ARENA_PUSH(arena, out) = arena_printf(arena, "-Xarch_%s", name);
    *ARENA_PUSH(arena, out) =
        arena_printf(arena, "-foptimization-record-file=%s-cuda-nvptx64-nvidia-cuda-%s.opt.%s",
                     stem, name, ending);
  }
}

void records_add(struct arena *arena, const struct text_list *arguments,
                 const struct text_list *added, struct text_list *out) {
  const char *format = NULL, *output = NULL, *file = NULL;
  bool is_named = false, is_half = false;
  for (size_t i = 0; i < arguments->count; i++) {
    const char *argument = arguments->items[i];
    const char *said = behind(argument, "-fsave-optimization-record");
    const char *record = behind(argument, "-foptimization-record-file=");
    format = said ? (*said == '=' ? said + 1 : "yaml") : format;
    file = record ? record : file;
    output = !strcmp(argument, "-o") && i + 1 < arguments->count ? arguments->items[i + 1] : output;
    is_named |= !strcmp(argument, "-c") || !strcmp(argument, "-S");
    is_half |= strstr(argument, "device-only") || strstr(argument, "host-only");
  }
  const char *named = file ? file : is_named ? output : NULL;
  if (!format || is_half || !named)
    return;
  const char *slash = strrchr(named, '/'), *dot = strrchr(slash ? slash : named, '.');
  const char *stem =
      arena_printf(arena, "%.*s", dot ? (int)(dot - named) : (int)strlen(named), named);
  for (size_t i = 0; i < added->count; i++)
    add_architectures(arena, added->items[i], stem, format, out);
  for (size_t i = 0; i < arguments->count; i++)
    add_architectures(arena, arguments->items[i], stem, format, out);
}
