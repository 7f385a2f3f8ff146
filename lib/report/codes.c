/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of codes and the names of decisions, both made from UNBANK_CODES of unbank/report.h. */
#include "unbank/report.h"

#include "support/words.h"

static const struct unbank_code_entry rows[UNBANK_CODE_COUNT] = {
#define X(name, text, decision, sentence, advice)                                                  \
  [UNBANK_CODE_##name] = {text, UNBANK_DECISION_##decision, sentence, advice},
    UNBANK_CODES(X)
#undef X
};

/* Of a number that is no code. */
static const struct unbank_code_entry unknown = {"unknown", UNBANK_DECISION_REFUSED,
                                                 "no code of this version", ""};

const struct unbank_code_entry *unbank_code_row(enum unbank_code code) {
  return (unsigned)code < UNBANK_CODE_COUNT ? &rows[code] : &unknown;
}

const char *unbank_decision_name(enum unbank_decision decision) {
  static const char *const names[] = {
      [UNBANK_DECISION_CHANGED] = "changed",
      [UNBANK_DECISION_KEPT] = "kept",
      [UNBANK_DECISION_REFUSED] = "refused",
  };
  return WORD_OF(names, decision);
}
