/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tables of words by enumerator. Structures of the public headers are filled in by others, too. */
#ifndef UNBANK_SUPPORT_WORDS_H
#define UNBANK_SUPPORT_WORDS_H

#include <stddef.h>

/* The word of an enumerator, or "?" of a number that is none. */
#define WORD_OF(words, number) word_of(words, sizeof(words) / sizeof *(words), (unsigned)(number))

static inline const char *word_of(const char *const *words, size_t count, unsigned number) {
  return number < count && words[number] ? words[number] : "?";
}

#endif
