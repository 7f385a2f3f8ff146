/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Lists of words, and tables of words by enumerator. An enumerator may be any number, because
 * programs fill in the structures of the public headers. */
#ifndef UNBANK_SUPPORT_WORDS_H
#define UNBANK_SUPPORT_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* The word of an enumerator, or "?" if the number is not one. */
#define WORD_OF(words, number) word_of(words, sizeof(words) / sizeof *(words), (unsigned)(number))

static inline const char *word_of(const char *const *words, size_t count, unsigned number) {
  return number < count && words[number] ? words[number] : "?";
}

static inline bool begins_with(const char *text, const char *word) {
  return !*word || (*text == *word && !strncmp(text, word, strlen(word)));
}

/* Whether a text begins with one of the words of an array. */
#define BEGINS_WITH_ANY(text, words)                                                               \
  begins_with_any((text), (words), sizeof(words) / sizeof *(words))

static inline bool begins_with_any(const char *text, const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (begins_with(text, words[i]))
      return true;
  return false;
}

/* Whether it is one of the words of an array. */
#define IS_ONE_OF(word, words) is_one_of((word), (words), sizeof(words) / sizeof *(words))

static inline bool is_one_of(const char *word, const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!strcmp(word, words[i]))
      return true;
  return false;
}

static inline int compare_words(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* By the alphabet. */
static inline void sort_words(const char **words, size_t count) {
  if (count)
    qsort((void *)words, count, sizeof *words, compare_words);
}

/* Names in the source come before phrases ("a loaded value"); both are in alphabetical order. */
static inline int compare_names(const void *a, const void *b) {
  const bool is_phrase = strchr(*(const char *const *)a, ' '),
             is_other = strchr(*(const char *const *)b, ' ');
  return is_phrase != is_other ? is_phrase - is_other : compare_words(a, b);
}

static inline void sort_names(const char **names, size_t count) {
  if (count)
    qsort((void *)names, count, sizeof *names, compare_names);
}

#endif
