/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names: how a person says which kernel or array an option is for.
 *
 * A demangled name is read once from left to right. Outside all brackets there are four things:
 *
 *     void   (anonymous namespace)::   foo   <int, (Kind)1>   (float*) const   ::   tile
 *     ----                             ---   --------------   --------------        ----
 *     left behind by the space         kept  dropped          dropped               kept
 *
 * A space ends what was a return type, unless it stands inside the name of an operator ("operator
 * new"). The anonymous namespace is the one pair of parentheses that is part of a name.
 */
#include "options/names.h"

#include <ctype.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "support/arena.h"

static const char anonymous[] = "(anonymous namespace)";

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

char *unbank_plain_name(const char *demangled) {
  char *plain = unbank_error("%s", demangled); /* a plain name is never longer */
  char *out = plain;
  for (const char *text = demangled; *text;) {
    if (strncmp(text, anonymous, sizeof anonymous - 1) == 0) {
      memcpy(out, anonymous, sizeof anonymous - 1);
      out += sizeof anonymous - 1;
      text += sizeof anonymous - 1;
    } else if (is_operator(demangled, text)) {
      text = copy_operator(text, &out);
    } else if (*text == '<') {
      text = skip_bracket(text);
    } else if (*text == '(') {
      text = skip_bracket(text);
      for (size_t length; (length = prefix_in(qualifiers, text));)
        text += length;
    } else if (*text == ' ') {
      /* "f(int) (.1)", a clone: what follows is no name. */
      bool clone = text[1] == '(' && text[2] == '.';
      out = clone ? out : plain;
      text++;
    } else {
      *out++ = *text++;
    }
  }
  *out = '\0';
  return plain;
}

bool unbank_options_match(const char *pattern, const char *mangled, const char *display) {
  return fnmatch(pattern, mangled, 0) == 0 || fnmatch(pattern, display, 0) == 0;
}

bool unbank_options_names_kernel(const char *name, const char *mangled, const char *demangled) {
  if (strcmp(name, mangled) == 0)
    return true;
  char *plain = unbank_plain_name(demangled);
  bool same = strcmp(name, plain) == 0;
  free(plain);
  return same;
}
