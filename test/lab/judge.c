/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "judge.h"

#include <string.h>

bool lab_is_same(const struct widths *predicted, const struct widths *found) {
  for (unsigned i = 0; i < WIDTHS; i++)
    if (!predicted->of[i] != !found->of[i] || found->of[i] < predicted->of[i])
      return false;
  return true;
}

static bool is_empty(const struct widths *widths) {
  const struct widths none = {0};
  return !memcmp(widths, &none, sizeof none);
}

struct lost lab_find_lost(const struct class *classes, size_t count) {
  struct lost out = {0};
  for (size_t i = 0; i < count; i++) {
    if (classes[i].parent != i)
      continue;
    for (unsigned k = 0; k < WIDTHS && classes[i].open; k++)
      if (classes[i].found.of[k] > classes[i].predicted.of[k])
        out.surplus.of[k] += classes[i].found.of[k] - classes[i].predicted.of[k];
    if (!is_empty(&classes[i].found))
      continue;
    uint32_t *open = classes[i].open ? &out.open : NULL;
    for (unsigned k = 0; k < WIDTHS; k++)
      *(open ? open : &out.certain.of[k]) += classes[i].predicted.of[k];
  }
  return out;
}

/* Whether what a class has beside its own is what others have lost, which is then taken. */
static bool is_explained(const struct class *class, struct lost *lost) {
  struct lost left = *lost;
  for (unsigned i = 0; i < WIDTHS; i++) {
    uint32_t found = class->found.of[i], predicted = class->predicted.of[i];
    uint32_t missing = found < predicted ? predicted - found : 0;
    uint32_t strays = missing < left.strays.of[i] ? missing : left.strays.of[i];
    left.strays.of[i] -= strays;
    if (missing > strays && (!found || missing - strays > left.surplus.of[i]))
      return false;
    left.surplus.of[i] -= missing - strays;
    uint32_t beside = predicted ? 0 : found; /* more of its own: a loop that is unrolled */
    uint32_t certain = beside < left.certain.of[i] ? beside : left.certain.of[i];
    left.certain.of[i] -= certain;
    if (beside - certain > left.open)
      return false;
    left.open -= beside - certain;
  }
  *lost = left;
  return true;
}

enum verdict lab_judge(const struct class *class, bool total, struct lost *lost) {
  if (class->open)
    return VERDICT_OPEN;
  if (lab_is_same(&class->predicted, &class->found) || total)
    return VERDICT_AGREE;
  if (is_empty(&class->found) && !is_empty(&class->predicted))
    return VERDICT_GONE;
  return is_explained(class, lost) ? VERDICT_AGREE : VERDICT_WRONG;
}
