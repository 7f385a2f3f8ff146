/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names: how a person says which kernel or array an option is for.
 *
 * A demangled name is read once from left to right. Outside all brackets there are five things:
 *
 *     void   (anonymous namespace)::   foo   <int, (Kind)1>   (float*) const   ::   tile
 *     ----   -----------------------   ---   --------------   --------------        ----
 *     left   dropped                   kept  dropped, or      dropped               kept
 *     behind                                 <int, 1>
 *
 * A space ends what was a return type, unless it stands inside the name of an operator ("operator
 * new"). The anonymous namespace is dropped because nobody writes it in a program.
 */
#include "options/names.h"

#include <ctype.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "support/arena.h"
#include "support/words.h"

static const char anonymous[] = "(anonymous namespace)::";
enum { ANONYMOUS = sizeof anonymous - 1 };

/* Symbols after "operator", each before its own prefixes. */
static const char *const operators[] = {
    "<=>", "<<=", ">>=", "->*", "()", "[]", "->", "<<", ">>", "<=", ">=", "==", "!=", "&&",
    "||",  "++",  "--",  "+=",  "-=", "*=", "/=", "%=", "&=", "|=", "^=", "+",  "-",  "*",
    "/",   "%",   "&",   "|",   "^",  "~",  "!",  "=",  "<",  ">",  ",",  NULL,
};

/* What may follow a parameter list. */
static const char *const qualifiers[] = {" const", " volatile", " &&", " &", " noexcept", NULL};

/* The length of the entry of a table that `text` starts with, or 0. */
static size_t prefix_in(const char *const *table, const char *text) {
  for (; *table; table++) {
    size_t length = strlen(*table);
    if (strncmp(text, *table, length) == 0)
      return length;
  }
  return 0;
}

/* The place behind the bracket that closes the one at `text`; the end of the text when none does.
 * '<' and '>' are brackets only directly inside template arguments: within parentheses they may be
 * operators. */
static const char *skip_bracket(const char *text) {
  bool angles = *text == '<';
  const char *close = angles ? ">" : ")";
  text++;
  while (*text && *text != *close) {
    if (*text == '(' || (angles && *text == '<'))
      text = skip_bracket(text);
    else
      text++;
  }
  return *text ? text + 1 : text;
}

static bool in_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '$'; }

static bool is_operator(const char *whole, const char *text) {
  size_t length = strlen("operator");
  return strncmp(text, "operator", length) == 0 && !in_word(text[length]) &&
         (text == whole || !in_word(text[-1]));
}

/* Copies "operator" and its symbol, or its words as in "operator new" and "operator float"; returns
 * the place behind. */
static const char *copy_operator(const char *text, char **out) {
  size_t length = strlen("operator");
  size_t symbol = prefix_in(operators, text + length);
  length += symbol;
  if (!symbol)
    length += strcspn(text + length, "(<");
  memcpy(*out, text, length);
  *out += length;
  return text + length;
}

static bool is_anonymous(const char *text) { return strncmp(text, anonymous, ANONYMOUS) == 0; }

/* The length of "(Kind)" before the number of an enumerator, or 0. */
static size_t enumeration(const char *text) {
  const char *end = *text == '(' ? skip_bracket(text) : text;
  bool is_number = isdigit((unsigned char)*end) || (*end == '-' && isdigit((unsigned char)end[1]));
  return is_number ? (size_t)(end - text) : 0;
}

/* Copies template arguments; returns the place behind. */
static const char *copy_arguments(const char *text, char **out) {
  const char *end = skip_bracket(text);
  for (size_t skipped; text < end;) {
    skipped = is_anonymous(text) ? ANONYMOUS : enumeration(text);
    text += skipped;
    if (!skipped)
      *(*out)++ = *text++;
  }
  return end;
}

/* A simplified name is never longer. */
static char *simplify(const char *demangled, bool keeps_arguments) {
  char *simple = unbank_error("%s", demangled);
  char *out = simple;
  for (const char *text = demangled; *text;) {
    if (is_anonymous(text)) {
      text += ANONYMOUS;
    } else if (is_operator(demangled, text)) {
      text = copy_operator(text, &out);
    } else if (*text == '<') {
      text = keeps_arguments ? copy_arguments(text, &out) : skip_bracket(text);
    } else if (*text == '(') {
      text = skip_bracket(text);
      for (size_t length; (length = prefix_in(qualifiers, text));)
        text += length;
    } else if (*text == ' ') {
      /* "f(int) (.1)", a clone: what follows is no name. */
      bool clone = text[1] == '(' && text[2] == '.';
      out = clone ? out : simple;
      text++;
    } else {
      *out++ = *text++;
    }
  }
  *out = '\0';
  return simple;
}

char *unbank_plain_name(const char *demangled) { return simplify(demangled, false); }

char *unbank_short_name(const char *demangled) { return simplify(demangled, true); }

bool unbank_is_part_after(const char *word, bool is_part) {
  static const char *const linked[] = {"-fgpu-rdc", "-fcuda-rdc"};
  static const char *const whole[] = {"-fno-gpu-rdc", "-fno-cuda-rdc"};
  return (is_part || IS_ONE_OF(word, linked)) && !IS_ONE_OF(word, whole);
}

/* With -fgpu-rdc, clang gives what only its source sees a name that no other source has:
 * "_ZL3rowPfi__intern__dd74fcb6" or, for hosts, "_ZL3rowPfi.intern.dd74fcb6". */
size_t unbank_mangled_length(const char *mangled) {
  static const char *const marks[] = {"__static__", "__intern__", ".static.", ".intern.", NULL};
  static const char digits[] = "0123456789abcdef";
  size_t length = strlen(mangled);
  for (const char *at = mangled; *at; at++) {
    size_t mark = prefix_in(marks, at);
    if (mark && at > mangled && at[mark] && !at[mark + strspn(at + mark, digits)])
      return (size_t)(at - mangled);
  }
  return length;
}

bool unbank_same_mangled(const char *a, const char *b) {
  size_t length = unbank_mangled_length(a);
  return length == unbank_mangled_length(b) && strncmp(a, b, length) == 0;
}

/* What a person typed, without anonymous namespaces; malloc'd. */
static char *without_anonymous(const char *typed) {
  char *out = unbank_error("%s", typed);
  for (char *at = out; (at = strstr(at, anonymous));)
    memmove(at, at + ANONYMOUS, strlen(at + ANONYMOUS) + 1);
  return out;
}

bool unbank_options_match(const char *pattern, const char *mangled, const char *display) {
  char *typed = without_anonymous(pattern);
  bool found = fnmatch(pattern, mangled, 0) == 0 || fnmatch(typed, display, 0) == 0;
  free(typed);
  return found;
}

/* The number of characters before `length` that are left when spaces at the end are dropped. */
static size_t without_spaces_behind(const char *text, size_t length) {
  while (length && text[length - 1] == ' ')
    length--;
  return length;
}

bool unbank_is_tail_of_name(const char *tail, const char *name) {
  size_t left = without_spaces_behind(tail, strlen(tail));
  size_t rest = without_spaces_behind(name, strlen(name));
  while (left && rest && tail[left - 1] == name[rest - 1]) {
    left = without_spaces_behind(tail, left - 1);
    rest = without_spaces_behind(name, rest - 1);
  }
  return !left && (!rest || (rest >= 2 && strncmp(name + rest - 2, "::", 2) == 0));
}

/* Whether two names are the same, spaces apart. */
static bool is_same_name(const char *a, const char *b) {
  return unbank_is_tail_of_name(a, b) && unbank_is_tail_of_name(b, a);
}

bool unbank_options_means(const char *name, const char *mangled, const char *demangled) {
  if (unbank_same_mangled(name, mangled) || is_same_name(name, demangled))
    return true;
  char *plain = unbank_plain_name(demangled), *with_arguments = unbank_short_name(demangled);
  char *typed = without_anonymous(name);
  const bool same = is_same_name(typed, plain) || is_same_name(typed, with_arguments);
  free(typed);
  free(with_arguments);
  free(plain);
  return same;
}
