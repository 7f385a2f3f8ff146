/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pool: the candidates with the best bounds, a few of each kind and row (a bucket), so that one
 * kind does not crowd out the others. */
#include <math.h>

#include "search/search_internal.h"

enum { PER_BUCKET = 3 }; /* candidates per bucket */

struct candidate_layout unbank_candidate(const struct search *search,
                                         const struct unbank_layout *layout, unsigned order) {
  return (struct candidate_layout){.layout = *layout,
                                   .complexity = unbank_complexity(layout),
                                   .bytes = bytes_under(search, layout),
                                   .order = order};
}

struct candidate_layout *unbank_search_find(const struct search *search,
                                            const struct unbank_layout *layout) {
  for (size_t i = 0; i < search->pool_count; i++)
    if (unbank_layout_equal(&search->pool[i].layout, layout))
      return &search->pool[i];
  return NULL;
}

unsigned unbank_complexity(const struct unbank_layout *layout) {
  static const unsigned of_permutation[UNBANK_PERMUTE_PITCH + 1] = {[UNBANK_PERMUTE_NONE] = 0,
                                                                    [UNBANK_PERMUTE_XOR] = 1,
                                                                    [UNBANK_PERMUTE_LINEAR] = 4,
                                                                    [UNBANK_PERMUTE_ROTATE] = 3,
                                                                    [UNBANK_PERMUTE_PITCH] = 1};
  if (unbank_layout_is_identity(layout))
    return 0;
  unsigned pads = (layout->pads[0].row != 0) + (layout->pads[1].row != 0);
  return layout->permutation == UNBANK_PERMUTE_NONE
             ? 2 * (pads - 1)
             : of_permutation[layout->permutation] + 3 * pads;
}

bool unbank_goes_before(const struct candidate_layout *a, const struct candidate_layout *b) {
  if (fabs(a->bound - b->bound) > same + b->bound * tie + b->noise)
    return a->bound < b->bound;
  return a->bytes != b->bytes ? a->bytes < b->bytes : a->order < b->order;
}

bool unbank_is_dominated(const struct search *search, const struct candidate_layout *candidate) {
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *other = &search->pool[i];
    if (other->complexity < candidate->complexity && other->bytes <= candidate->bytes &&
        other->bound <= candidate->bound * (1 + tie) + same)
      return true;
  }
  return false;
}

/* Whether two layouts are in one bucket: of the same kind, atom and rows. */
static bool same_bucket(const struct unbank_layout *a, const struct unbank_layout *b) {
  bool same_rows = a->pads[0].row == b->pads[0].row && a->pads[1].row == b->pads[1].row;
  if (a->permutation == UNBANK_PERMUTE_ROTATE && b->permutation == a->permutation)
    same_rows = same_rows && a->rotate.row == b->rotate.row;
  return same_rows && a->permutation == b->permutation &&
         unbank_layout_atom(a) == unbank_layout_atom(b);
}

static struct candidate_layout *place_for(struct search *search,
                                          const struct candidate_layout *candidate) {
  struct candidate_layout *worst = NULL;
  unsigned alike = 0;
  if (unbank_search_find(search, &candidate->layout))
    return NULL;
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *other = &search->pool[i];
    if (!same_bucket(&other->layout, &candidate->layout))
      continue;
    alike++;
    worst = !worst || unbank_goes_before(worst, other) ? other : worst;
  }
  if (alike < PER_BUCKET && search->pool_count < POOL_MAX)
    return &search->pool[search->pool_count++];
  for (size_t i = 0; alike < PER_BUCKET && i < search->pool_count; i++)
    worst = !worst || unbank_goes_before(worst, &search->pool[i]) ? &search->pool[i] : worst;
  return unbank_goes_before(candidate, worst) ? worst : NULL;
}

void unbank_pool_add(struct search *search, const struct candidate_layout *candidate) {
  struct candidate_layout *place = place_for(search, candidate);
  if (!place)
    return;
  search->least = least_of(search->least, candidate->bound);
  *place = *candidate;
}

void unbank_note_refused(struct search *search, const struct candidate_layout *candidate,
                         enum unbank_fate fate) {
  struct refused_layout *refused = search->refused;
  if (!refused)
    return;
  for (size_t i = 0; i < search->refused_count; i++)
    if (unbank_layout_equal(&refused[i].layout, &candidate->layout))
      return;
  size_t at = search->refused_count < REFUSED_MAX ? search->refused_count++ : REFUSED_MAX;
  for (; at && refused[at - 1].bound > candidate->bound; at--)
    if (at < REFUSED_MAX)
      refused[at] = refused[at - 1];
  if (at < REFUSED_MAX)
    refused[at] = (struct refused_layout){candidate->layout, candidate->bound, fate};
}
