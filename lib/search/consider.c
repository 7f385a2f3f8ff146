/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Decides whether a generated layout enters the pool: by a bound of its cost, by the memory that it
 * needs, and by its effect on other plausible cases. */
#include "address/tile.h"
#include "kernels/instances.h"
#include "layout/kind.h"
#include "layout/search/linear.h"
#include "occupancy/occupancy.h"
#include "search/search_internal.h"

/* From this complexity on, a candidate must beat simpler ones that cost no memory. */
enum { COMPLEX = 2 };
/* Wavefronts above the best that fewer instructions may compensate, in ideals. */
static const double reach = 1.0;

/* The most cycles that a candidate's bound may have: those that just pay, those of the best
 * evaluated one (`found`), or the least bound plus what fewer instructions may compensate. A
 * complex candidate must also undercut simpler ones whose memory costs nothing, and not exceed
 * equally complex ones. */
static double limit_of(const struct search *search, const struct unbank_layout *layout) {
  double limit = least_of(unbank_search_before(search) - unbank_search_threshold(search),
                          least_of(search->least + reach * search->ideal, search->found));
  unsigned own = unbank_complexity(layout);
  for (size_t i = 0; own >= COMPLEX && i < search->pool_count; i++) {
    const struct candidate_layout *other = &search->pool[i];
    if (other->is_free && other->complexity <= own)
      limit = least_of(limit, other->bound * (other->complexity < own ? 1 / (1 + tie) : 1 + same));
  }
  return limit;
}

double unbank_wavefront_limit(const struct filling *filling, const struct unbank_layout *layout) {
  struct prefiltered least = unbank_prefilter_least(filling->prefilter, layout);
  return limit_of(filling->search, layout) + least.noise -
         filling->search->rates.access * least.accesses;
}

bool unbank_is_over(const struct filling *filling) {
  return unbank_prefilter_work(filling->prefilter) > filling->work_limit;
}

bool unbank_is_free(struct filling *filling, const struct unbank_layout *layout) {
  const struct search *search = filling->search;
  uint32_t bytes = bytes_under(search, layout);
  if (bytes > filling->free_bytes && bytes < filling->dear_bytes) {
    struct occupancy occupancy = unbank_occupancy(search_module(search), search->instance, layout);
    if (occupancy.fits && occupancy.slowdown <= 1)
      filling->free_bytes = bytes;
    else
      filling->dear_bytes = bytes;
  }
  return bytes <= filling->free_bytes;
}

/* Remembers the best pad that dynamic memory cannot have, so that the report can advise writing it
 * in the source. */
static void note_unsuited(struct search *search, const struct candidate_layout *candidate) {
  bool is_pad = candidate->layout.permutation == UNBANK_PERMUTE_NONE;
  if (!is_pad ||
      (!unbank_layout_is_identity(&search->unsuited) && search->unsuited_bound <= candidate->bound))
    return;
  search->unsuited = candidate->layout;
  search->unsuited_bound = candidate->bound;
}

static void note_roomless(struct search *search, const struct candidate_layout *candidate) {
  if (unbank_layout_is_identity(&search->roomless.layout) ||
      candidate->bound < search->roomless.bound)
    search->roomless = *candidate;
}

static bool is_linear(const struct unbank_layout *layout) {
  return layout->permutation != UNBANK_PERMUTE_NONE && unbank_permutes_bits(layout) &&
         !unbank_layout_is_padded(layout);
}

/* If the array cannot have a linear layout, considers the part of it that moves words within
 * lines. */
static void consider_within_rows(struct filling *filling, const struct unbank_layout *layout) {
  unsigned atom_log = (unsigned)__builtin_ctz(unbank_layout_atom(layout));
  struct unbank_layout within;
  if (is_linear(layout) &&
      unbank_linear_within_rows(layout, atom_log, UNBANK_BANK_ROW_LOG, &within) &&
      unbank_suits(search_array(filling->search), &within) && !unbank_layout_is_identity(&within))
    unbank_consider(filling, &within);
}

/* Bounds a candidate, first by the widths that it leaves, then by its conflict sets. False if it is
 * useless. */
static bool bound(const struct filling *filling, const struct unbank_layout *layout,
                  struct candidate_layout *candidate) {
  const struct search *search = filling->search;
  struct prefiltered least = unbank_prefilter_least(filling->prefilter, layout);
  double of_accesses = least.accesses * search->rates.access - least.noise;
  double limit = limit_of(search, layout);
  candidate->noise = least.noise;
  candidate->wavefronts = least.wavefronts;
  if (least.wavefronts * (1 - same) + of_accesses <= limit)
    candidate->wavefronts =
        unbank_prefilter_layout(filling->prefilter, layout, limit - of_accesses).wavefronts;
  candidate->bound = candidate->wavefronts + of_accesses;
  return candidate->bound <= limit;
}

static bool has_room(const struct search *search, const struct candidate_layout *candidate) {
  uint64_t most = search->instance->confined ? 0 : UNBANK_STATIC_BYTES_MAX;
  return candidate->bytes <= most || candidate->bytes <= bytes_under(search, &unbank_identity);
}

/* Whether a layout harms another plausible case; *fate says which. */
static bool harms(struct filling *filling, const struct unbank_layout *layout,
                  enum unbank_fate *fate) {
  enum prefilter_harm found = unbank_prefilter_harms(filling->prefilter, layout, harm);
  *fate = found == PREFILTER_HARMS_SHAPE ? UNBANK_FATE_HARMS_SHAPE : UNBANK_FATE_HARMS_FEW_TRIPS;
  filling->search->met[*fate] |= found != PREFILTER_HARMLESS;
  return found != PREFILTER_HARMLESS;
}

void unbank_consider(struct filling *filling, const struct unbank_layout *layout) {
  struct search *search = filling->search;
  bool is_carved = search->is_carved && is_linear(layout); /* becomes a carved layout (rows.h) */
  enum unbank_fate fate;
  if ((filling->atom_seen && unbank_layout_atom(layout) >= filling->atom_seen) ||
      (is_carved && unbank_layout_period(layout) > CARVED_PERIOD_MAX) ||
      !unbank_tiles_fit(search_module(search), search->instance, layout))
    return;
  struct candidate_layout candidate = unbank_candidate(search, layout, filling->order++);
  candidate.layout.carved = is_carved;
  if (!bound(filling, layout, &candidate)) {
    unbank_note_refused(search, &candidate, UNBANK_FATE_LITTLE_GAIN);
  } else if (unbank_is_dominated(search, &candidate)) {
    return;
  } else if (!unbank_suits(search_array(search), layout)) {
    note_unsuited(search, &candidate);
    unbank_note_refused(search, &candidate,
                        layout->permutation ? UNBANK_FATE_LAUNCH_LINES : UNBANK_FATE_LAUNCH_SIZE);
    consider_within_rows(filling, layout);
  } else if (!has_room(search, &candidate)) {
    note_roomless(search, &candidate);
    unbank_note_refused(search, &candidate, UNBANK_FATE_NO_ROOM);
  } else if (harms(filling, layout, &fate)) {
    unbank_note_refused(search, &candidate, fate);
  } else {
    candidate.is_free = unbank_is_free(filling, layout);
    unbank_pool_add(search, &candidate);
  }
}

void unbank_consider_all(struct filling *filling, const struct layout_list *list) {
  for (size_t i = 0; i < list->count && !unbank_is_over(filling); i++)
    unbank_consider(filling, &list->items[i]);
}
