/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "judge.h"

#include <string.h>

bool lab_is_same(const struct widths *predicted, const struct widths *fewer,
                 const struct widths *found) {
  for (unsigned i = 0; i < WIDTHS; i++) {
    const uint32_t least = predicted->of[i] - (fewer ? fewer->of[i] : 0);
    if ((found->of[i] && !predicted->of[i]) || found->of[i] < least)
      return false;
  }
  return true;
}

bool lab_is_equal(const struct widths *a, const struct widths *b) {
  return !memcmp(a, b, sizeof *a);
}

static bool is_empty(const struct widths *widths) {
  const struct widths none = {0};
  return lab_is_equal(widths, &none);
}

/* Bytes that widths move. */
static uint32_t bytes_of(const struct widths *widths) {
  uint32_t bytes = 0;
  for (unsigned k = 0; k < WIDTHS; k++)
    bytes += widths->of[k] << k;
  return bytes;
}

/* What an open class has beside what is predicted of it, as far as that leaves it as many bytes. */
static void add_surplus(const struct class *class, struct lost *out) {
  const uint32_t found = bytes_of(&class->found), predicted = bytes_of(&class->predicted);
  uint32_t spare = found > predicted ? found - predicted : 0;
  for (unsigned k = 0; k < WIDTHS; k++) {
    const uint32_t of = class->found.of[k], own = class->predicted.of[k];
    const uint32_t more = of > own ? of - own : 0, most = spare >> k;
    out->surplus.of[k] += more < most ? more : most;
    spare -= (more < most ? more : most) << k;
  }
}

/* What a certain class has of its own widths beside whole copies, which a loop that is unrolled
 * has.
 */
static void add_odd_ones(const struct class *class, struct lost *out) {
  for (unsigned k = 0; k < WIDTHS; k++)
    if (class->predicted.of[k])
      out->surplus.of[k] += class->found.of[k] % class->predicted.of[k];
}

/* What a certain class has of other widths than its own. */
static void add_others(const struct class *class, struct lost *out) {
  for (unsigned k = 0; k < WIDTHS; k++)
    if (!class->predicted.of[k])
      out->surplus.of[k] += class->found.of[k];
}

/* Whether the cubin has none of the widths that are predicted of a class. */
static bool is_lost(const struct class *class) {
  for (unsigned k = 0; k < WIDTHS; k++)
    if (class->predicted.of[k] && class->found.of[k])
      return false;
  return true;
}

struct lost lab_find_lost(const struct class *classes, size_t count) {
  struct lost out = {0};
  for (size_t i = 0; i < count; i++) {
    const struct class *class = &classes[i];
    if (class->parent != i)
      continue;
    if (class->open)
      add_surplus(class, &out);
    else if (lab_is_same(&class->predicted, NULL, &class->found))
      add_odd_ones(class, &out);
    else
      add_others(class, &out);
    for (unsigned k = 0; k < WIDTHS && is_lost(class); k++)
      if (!class->open)
        out.certain.of[k] += class->predicted.of[k];
      else if (is_empty(&class->found))
        out.open_bytes += class->predicted.of[k] << k;
  }
  return out;
}

/* How often the cubin has a class, if its loop is unrolled: then it may have the lost ones of that
 * as often. */
static uint32_t copies_of(const struct class *class) {
  uint32_t most = 1;
  for (unsigned i = 0; i < WIDTHS; i++)
    if (class->predicted.of[i] && class->found.of[i] / class->predicted.of[i] > most)
      most = class->found.of[i] / class->predicted.of[i];
  return most;
}

/* Whether what a class has beside its own is what others have lost, which is then taken. */
static bool is_explained(const struct class *class, struct lost *lost) {
  const uint32_t copies = copies_of(class);
  struct lost left = *lost;
  for (unsigned i = 0; i < WIDTHS; i++) {
    uint32_t found = class->found.of[i], predicted = class->predicted.of[i];
    uint32_t missing = found < predicted ? predicted - found : 0;
    uint32_t strays = missing < left.strays.of[i] ? missing : left.strays.of[i];
    left.strays.of[i] -= strays;
    if (missing - strays > left.surplus.of[i] || (missing > strays && !found && !is_lost(class)))
      return false;
    left.surplus.of[i] -= missing - strays;
    uint32_t beside = predicted ? 0 : found; /* more of its own: a loop that is unrolled */
    const uint32_t most_certain = copies * left.certain.of[i];
    uint32_t certain = beside < most_certain ? beside : most_certain;
    left.certain.of[i] -= (certain + copies - 1) / copies;
    uint32_t bytes = (beside - certain) << i, most = left.open_bytes;
    if (most == lost->open_bytes) /* three units of a window move a fourth */
      most += most / 3;
    if (bytes > most)
      return false;
    left.open_bytes -= bytes < left.open_bytes ? bytes : left.open_bytes;
  }
  *lost = left;
  return true;
}

enum verdict lab_judge(const struct class *class, bool total, struct lost *lost) {
  if (class->open)
    return VERDICT_OPEN;
  if (is_empty(&class->found) && !is_empty(&class->predicted) && !total)
    return VERDICT_GONE;
  if (lab_is_same(&class->predicted, &class->fewer, &class->found) || total)
    return VERDICT_AGREE;
  return is_explained(class, lost) ? VERDICT_AGREE : VERDICT_WRONG;
}
