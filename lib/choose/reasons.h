/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the report says of a decision, from the search that led to it. Nothing here decides. */
#ifndef UNBANK_CHOOSE_REASONS_H
#define UNBANK_CHOOSE_REASONS_H

#include "search/search.h"

/* A code and what is said with it; NULL: the code's own sentence. */
struct reason {
  enum unbank_code code;
  const char *text;
};

/* Why the array got its new layout. */
const char *unbank_why_changed(struct search *search);

/* Why the array keeps its layout, if no candidate was chosen. */
struct reason unbank_why_identity(struct search *search);

/* What the best pad would gain that dynamic memory has no room for, if it takes fewer cycles than
 * `cycles`; or NULL. If not all conflicts are known, it is not certain to have fewer. */
const char *unbank_pad_advice(struct search *search, double cycles);

#endif
