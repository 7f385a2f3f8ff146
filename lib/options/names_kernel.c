/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which kernel a person means who names one to a command, not in an option of the run: outer
 * namespaces may be left out, and names may be as tables shorten them. */
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "options/names.h"
#include "support/arena.h"
#include "support/words.h"

bool unbank_means_kernel(const char *name, const char *mangled, const char *demangled) {
  char *plain = unbank_plain_name(demangled), *with_arguments = unbank_short_name(demangled);
  const bool means = !strcmp(name, mangled) || unbank_is_tail_of_name(name, demangled) ||
                     (plain && unbank_is_tail_of_name(name, plain)) ||
                     (with_arguments && unbank_is_tail_of_name(name, with_arguments));
  free(plain);
  free(with_arguments);
  return means;
}

/* Without spaces, and with "*" for the "..." of names that a table shortens. */
static const char *glob_of(struct arena *arena, const char *text) {
  char *out = arena_strdup(arena, text), *end = out;
  for (; *text; text++)
    if (begins_with(text, "..."))
      *end++ = '*', text += 2;
    else if (*text != ' ')
      *end++ = *text;
  *end = '\0';
  return out;
}

bool unbank_matches_instance(const char *pattern, const char *demangled) {
  struct arena arena = {0};
  char *name = unbank_short_name(demangled);
  const char *glob = glob_of(&arena, pattern), *at = glob_of(&arena, name),
             *arguments = at + strcspn(at, "<");
  const bool is_one = strchr(glob, '<') || strstr(pattern, "...");
  bool matches = is_one && !fnmatch(glob, at, 0);
  for (; is_one && (at = strstr(at, "::")) && at < arguments && !matches; at += 2)
    matches = !fnmatch(glob, at + 2, 0);
  free(name);
  arena_free(&arena);
  return matches;
}
