/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/explain.h"

#include <math.h>
#include <string.h>

#include "explain/told.h"

/* "3.1 %", "12 %", "2.6 times" */
static const char *share(struct arena *arena, double relative) {
  if (relative >= 1)
    return arena_printf(arena, "%.*f times", relative < 9 ? 1 : 0, relative + 1);
  return arena_printf(arena, "%.*f %%", relative < 0.0995 ? 1 : 0, 100 * relative);
}

static const char *dearer(struct arena *arena, const struct unbank_choice *choice,
                          const struct unbank_candidate *candidate) {
  const struct unbank_candidate *chosen = unbank_told_taken(choice);
  if (!(chosen->price.cycles > 0))
    return "dearer";
  double relative = candidate->price.cycles / chosen->price.cycles - 1;
  return relative >= 1 ? arena_printf(arena, "%s the cycles", share(arena, relative))
                       : arena_printf(arena, "dearer by %s", share(arena, relative));
}

/* What decides between layouts that take as many cycles: docs/choice.md. */
static const char *tied(struct arena *arena, const struct unbank_choice *choice,
                        const struct unbank_candidate *candidate) {
  const struct unbank_candidate *chosen = unbank_told_taken(choice);
  double added = candidate->price.added - chosen->price.added;
  if (candidate->blocks < chosen->blocks)
    return arena_printf(arena, "tied, but leaves %u of %u blocks", candidate->blocks,
                        chosen->blocks);
  if (added > 0)
    return arena_printf(arena, "tied, with %s more instructions", unbank_text_number(arena, added));
  if (candidate->bytes > chosen->bytes)
    return arena_printf(arena, "tied, with %s more bytes",
                        unbank_text_number(arena, (double)(candidate->bytes - chosen->bytes)));
  return "tied; the one found first is taken";
}

static const char *little_gain(struct arena *arena, const struct unbank_choice *choice,
                               const struct unbank_candidate *candidate) {
  double gain = choice->candidates[0].price.cycles - candidate->price.cycles;
  const char *least = unbank_text_number(arena, ceil(choice->least_gain));
  const char *bound = candidate->is_evaluated ? "" : "at most ";
  if (gain <= 0)
    return "saves no cycles";
  return arena_printf(arena, "saves %s%s, less than %s cycles", bound,
                      unbank_text_number(arena, floor(gain)), least);
}

static const char *costs_blocks(struct arena *arena, const struct unbank_choice *choice,
                                const struct unbank_candidate *candidate) {
  unsigned blocks = choice->candidates[0].blocks;
  if (candidate->blocks >= blocks)
    return "costs resident blocks";
  return arena_printf(arena, "leaves %u of %u resident blocks", candidate->blocks, blocks);
}

/* A layout that saves too little would not be chosen even if there were room for it. */
static const char *no_room(struct arena *arena, const struct unbank_choice *choice,
                           const struct unbank_candidate *candidate) {
  const uint64_t bytes = choice->candidates[0].bytes;
  if (choice->candidates[0].price.cycles - candidate->price.cycles < choice->least_gain)
    return little_gain(arena, choice, candidate);
  if (candidate->bytes <= bytes)
    return "no room";
  return arena_printf(arena, "no room for %s more bytes",
                      unbank_text_number(arena, (double)(candidate->bytes - bytes)));
}

const char *unbank_explain_fate(struct arena *arena, const struct unbank_choice *choice,
                                const struct unbank_candidate *candidate) {
  switch (candidate->fate) {
  case UNBANK_FATE_CHOSEN:
    return "chosen";
  case UNBANK_FATE_DEARER:
    return dearer(arena, choice, candidate);
  case UNBANK_FATE_TIED:
    return tied(arena, choice, candidate);
  case UNBANK_FATE_LITTLE_GAIN:
    return little_gain(arena, choice, candidate);
  case UNBANK_FATE_COSTS_BLOCKS:
    return costs_blocks(arena, choice, candidate);
  case UNBANK_FATE_NO_ROOM:
    return no_room(arena, choice, candidate);
  case UNBANK_FATE_LAUNCH_SIZE:
    return "needs bytes of the launch";
  case UNBANK_FATE_LAUNCH_LINES:
    return "not for dynamic memory";
  case UNBANK_FATE_HARMS_SHAPE:
    return candidate->harmed.x ? arena_printf(arena, "harms blocks of %s",
                                              unbank_text_shape(arena, candidate->harmed))
                               : "harms another block shape";
  case UNBANK_FATE_HARMS_FEW_TRIPS:
    return "harms loops that run few trips";
  case UNBANK_FATE_HARMS_RESIDUE:
    return "harms some values of an argument";
  case UNBANK_FATE_HARMS_KERNEL:
    return "harms another kernel of the array";
  case UNBANK_FATE_HARMS_CERTAIN:
    return "harms what is certain";
  case UNBANK_FATE_UNSURE:
    return "what it saves is not certain";
  case UNBANK_FATE_LENGTHENS_ISSUE:
    return "its instructions would be the limit";
  case UNBANK_FATE_TAKES_REGISTERS:
    return "its addresses would take registers";
  case UNBANK_FATE_UNFOLLOWED:
    return "takes too much work to score";
  case UNBANK_FATE_UNFIT:
    return "no layout for tiles of a wmma";
  case UNBANK_FATE_BOUNDED:
    return "at least that; not evaluated";
  case UNBANK_FATE_OVERRULED:
    return "the array is kept for its own reason";
  default:
    return unbank_fate_name(candidate->fate);
  }
}

/* Whether two candidates look alike except for their bytes, as pads at the same place often do. */
static bool looks_like(const struct unbank_candidate *a, const struct unbank_candidate *b) {
  return a->fate == b->fate && a->is_evaluated == b->is_evaluated && a->blocks == b->blocks &&
         a->price.wavefronts == b->price.wavefronts && a->price.added == b->price.added &&
         a->price.cycles == b->price.cycles;
}

/* Whether a reason names a layout, as the one with the fewest wavefronts is. */
static bool is_named(const struct unbank_layout *layout, const char *reason) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(layout, text);
  const size_t length = strlen(text);
  for (const char *at = reason; (at = strstr(at, text)); at++)
    if ((at == reason || at[-1] == ' ') && (!at[length] || at[length] == ' '))
      return true;
  return false;
}

static bool is_always(const struct unbank_choice *choice, size_t number, const char *reason) {
  const struct unbank_candidate *candidate = &choice->candidates[number];
  return !number || candidate->fate == UNBANK_FATE_CHOSEN ||
         is_named(&candidate->price.layout, reason);
}

size_t unbank_explain_pick(const struct unbank_choice *choice, const char *reason, size_t most,
                           const struct unbank_candidate **out) {
  const bool shows_all = most >= choice->candidate_count;
  size_t count = 0, left = most;
  for (size_t i = 0; i < choice->candidate_count; i++)
    left -= left && is_always(choice, i, reason);
  for (size_t i = 0; i < choice->candidate_count; i++) {
    const struct unbank_candidate *candidate = &choice->candidates[i];
    const bool is_fixed = is_always(choice, i, reason);
    if (!is_fixed && (!left || (!shows_all && looks_like(out[count - 1], candidate))))
      continue;
    left -= !is_fixed;
    out[count++] = candidate;
  }
  return count;
}
