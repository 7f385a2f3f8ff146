/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The names and sentences of fates, made from UNBANK_FATES of unbank/choice.h. */
#include "support/words.h"
#include "unbank/choice.h"

const char *unbank_fate_name(enum unbank_fate fate) {
  static const char *const names[] = {
#define X(name, text, sentence) [UNBANK_FATE_##name] = text,
      UNBANK_FATES(X)
#undef X
  };
  return WORD_OF(names, fate);
}

const char *unbank_fate_sentence(enum unbank_fate fate) {
  static const char *const sentences[] = {
#define X(name, text, sentence) [UNBANK_FATE_##name] = sentence,
      UNBANK_FATES(X)
#undef X
  };
  return WORD_OF(sentences, fate);
}
