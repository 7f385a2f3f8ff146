/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Picks the best of the pool. The most promising candidate is evaluated, then the next, until the
 * best by actual cost is among the evaluated ones and harms no other plausible case. */
#include <limits.h>
#include <math.h>

#include "address/tile.h"
#include "evaluate/added.h"
#include "evaluate/instructions.h"
#include "evaluate/lookups.h"
#include "evaluate/other_cases.h"
#include "occupancy/occupancy.h"
#include "search/search_internal.h"

/* Limits for one array. Work is counted in applications of the bank rule. */
enum {
  EVALUATED_MAX = 16,            /* candidates evaluated if the array has few accesses */
  EVALUATED_MIN = 5,             /* candidates evaluated if it has many */
  PLANNED_IN_EVALUATIONS = 1000, /* accesses planned in evaluations, about: 10 us each */
  EVALUATION_WORK_MAX = 8000,    /* work of all evaluations: about 8 ms */
  MEASURED_WORK = 16,            /* factor for that work if a profile was given */
  PLANNED_ACCESSES = 1000,       /* accesses planned for candidates with randomly drawn bounds */
  LAST_EVALUATED = 4,            /* candidates evaluated beyond the limits if none fits so far */
  LAST_WORK = 1000,              /* work that is left for each of those */
  ADVICE_WORK = 1 << 17,         /* work for a pad that only the source can have: about 30 ms */
};
/* The relative difference up to which costs are equal if one of two layouts costs resident blocks,
 * or much more memory. */
static const double dear_tie = 1e-2;
/* One layout takes much more memory than another if its bytes are more than this many times those
 * of the other. */
static const double much_memory = 2;

static bool is_permuted(const struct candidate_layout *candidate) {
  return candidate->layout.permutation != UNBANK_PERMUTE_NONE;
}

/* Compares by cycles. In a tie, fewer added instructions win, since instructions may take
 * registers; then a pad, since a permutation may take more registers; then fewer bytes. An
 * unevaluated candidate counts as adding none. What a lost block costs is known less precisely than
 * the rest, and what memory taken from the L1 cache costs is not known. So the tie is wider if one
 * of the two loses more blocks or takes much more memory; the other one then wins. */
static bool wins(const struct candidate_layout *a, double cycles_a,
                 const struct candidate_layout *b, double cycles_b) {
  double apart = fabs(cycles_a - cycles_b), slower = a->occupancy.slowdown - b->occupancy.slowdown;
  if (fabs(slower) > same && apart <= cycles_b * dear_tie)
    return slower < 0;
  if (apart <= cycles_b * dear_tie &&
      (a->bytes > much_memory * b->bytes || b->bytes > much_memory * a->bytes))
    return a->bytes < b->bytes;
  if (apart > same + cycles_b * tie)
    return cycles_a < cycles_b;
  double added_a = a->evaluated ? a->cost.added : 0, added_b = b->evaluated ? b->cost.added : 0;
  if (fabs(added_a - added_b) > same)
    return added_a < added_b;
  if (a->evaluated != b->evaluated)
    return a->evaluated;
  if (is_permuted(a) != is_permuted(b))
    return is_permuted(b);
  return a->bytes != b->bytes ? a->bytes < b->bytes : a->order < b->order;
}

/* Whether issuing instructions takes the kernels longer than the pipe does. */
static bool is_bound_by_issue(const struct search *search) {
  return unbank_issue_cycles(&search->total) > search->total.wavefronts;
}

/* Whether a layout costs resident blocks, although the pipe does not limit the kernels. */
static bool loses_blocks_for_nothing(const struct search *search,
                                     const struct candidate_layout *candidate) {
  return candidate->occupancy.slowdown > 1 + same && is_bound_by_issue(search);
}

/* Whether a candidate that would pay does not because its bytes cost resident blocks. `slowed`: its
 * cycles with as many blocks as remain. */
static bool loses_by_blocks(const struct search *search, const struct candidate_layout *candidate,
                            double slowed) {
  return !unbank_search_pays(search, slowed) || loses_blocks_for_nothing(search, candidate);
}

/* Whether a candidate fits and pays; its cycles with as many blocks as remain. */
static bool is_eligible(struct search *search, const struct candidate_layout *candidate,
                        double *slowed) {
  const double cycles = unbank_search_own_cycles(search, candidate);
  *slowed = unbank_slowed(search, candidate, cycles);
  if (candidate->rejected || !unbank_search_pays(search, cycles))
    return false;
  return candidate->occupancy.fits && !loses_by_blocks(search, candidate, *slowed);
}

/* Of the evaluated candidates that take hardly more cycles than the best, the one that adds the
 * fewest instructions, and of several the one with the fewest cycles. "Hardly" follows from how far
 * off cycles may be that data decides, but is small beside what is saved. */
static struct candidate_layout *
with_fewest_instructions(struct search *search, struct candidate_layout *best, double least) {
  const double saved = unbank_search_before(search) - least;
  const double most = least + search->guessed * fmin(least, saved);
  double slowed;
  for (size_t i = 0; search->guessed > 0 && i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    const double more = candidate->cost.added - best->cost.added;
    if (candidate->evaluated && is_eligible(search, candidate, &slowed) && slowed <= most &&
        (more < -same || (more <= same && slowed < least)))
      best = candidate, least = slowed;
  }
  return best;
}

/* The relative difference up to which a layout that adds fewer instructions is taken, if by twice
 * the price of an instruction it saves more than it costs. */
static const double instructions_tie = 0.03;
static const double more_memory = 1.125; /* times the bytes of the other layout */

/* What an instruction takes is the least certain of the formula's constants: half of what it costs
 * if nothing hides it. So of layouts of nearly equal cycles, one that adds many wins only if it
 * gains by the lower price at least what it loses by the higher. The other one must not take
 * resident blocks or clearly more memory for it. */
static struct candidate_layout *with_less_regret(struct search *search,
                                                 struct candidate_layout *best) {
  struct candidate_layout *out = best;
  double least, slowed, most_saved = 0;
  (void)is_eligible(search, best, &least);
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    const double fewer = search->rates.instruction * (best->cost.added - candidate->cost.added);
    if (!candidate->evaluated || fewer <= same ||
        candidate->occupancy.slowdown > best->occupancy.slowdown + same ||
        candidate->bytes > more_memory * best->bytes || !is_eligible(search, candidate, &slowed) ||
        slowed > least * (1 + instructions_tie))
      continue;
    const double lost = slowed - least, saved = fewer - lost;
    if (saved > lost + same && saved > most_saved)
      out = candidate, most_saved = saved;
  }
  return out;
}

/* The best candidate that fits, by cost or bound. */
static struct candidate_layout *most_promising(struct search *search, bool evaluated_only) {
  struct candidate_layout *best = NULL;
  double least = 0, slowed;
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    if ((candidate->evaluated || !evaluated_only) && is_eligible(search, candidate, &slowed) &&
        (!best || wins(candidate, slowed, best, least)))
      best = candidate, least = slowed;
  }
  if (!best || !best->evaluated)
    return best;
  return with_less_regret(search, with_fewest_instructions(search, best, least));
}

/* Whether as many candidates were evaluated as the limits and `evaluations` allow. */
static bool has_evaluated_enough(const struct search *search, unsigned evaluations) {
  size_t most = PLANNED_IN_EVALUATIONS / (search->instance->access_count + 1);
  most = most > EVALUATED_MAX ? EVALUATED_MAX : most < EVALUATED_MIN ? EVALUATED_MIN : most;
  return search->evaluated_count >= (most < evaluations ? most : evaluations);
}

static uint64_t work_left(const struct search *search) {
  uint64_t most = EVALUATION_WORK_MAX;
  if (search_module(search)->options->profile_count)
    most *= MEASURED_WORK;
  return most > search->evaluation_work ? most - search->evaluation_work : 0;
}

/* If the scores exceed the work limit, the cost is only a part of the whole. */
void unbank_evaluate_candidate(struct search *search, struct candidate_layout *candidate,
                               uint64_t work) {
  struct evaluator *evaluator = search->evaluator;
  uint64_t before = evaluator->work.count;
  evaluator->work.limit = work < UINT64_MAX - before ? before + work : UINT64_MAX;
  candidate->cost = unbank_evaluate(evaluator, search->instance, &candidate->layout);
  bool is_over = score_is_over(&evaluator->work);
  candidate->rejected =
      is_over || !unbank_tiles_fit(evaluator->module, search->instance, &candidate->layout);
  candidate->is_part = is_over;
  candidate->fate = is_over ? UNBANK_FATE_UNFOLLOWED : UNBANK_FATE_UNFIT;
  evaluator->work.limit = 0;
  unbank_count_instructions(evaluator, search->instance, &candidate->cost);
  candidate->evaluated = true;
}

static void evaluate_next(struct search *search, struct candidate_layout *candidate) {
  uint64_t before = search->evaluator->work.count, left = work_left(search);
  unbank_evaluate_candidate(search, candidate, left > LAST_WORK ? left : LAST_WORK);
  search->evaluation_work += search->evaluator->work.count - before;
  search->evaluated_count++;
}

bool unbank_search_has_advice(struct search *search, double cycles) {
  struct candidate_layout candidate = {.layout = search->unsuited};
  if (unbank_layout_is_identity(&candidate.layout))
    return false;
  unbank_evaluate_candidate(search, &candidate, ADVICE_WORK);
  candidate.cost.added = 0; /* the source says where rows begin */
  return !candidate.rejected &&
         cycles - unbank_cycles_of(search, &candidate.cost) > unbank_search_threshold(search);
}

/* Whether a candidate pays as evaluated; evaluates it if it is not, and *evaluations allows. */
static bool pays_evaluated(struct search *search, struct candidate_layout *candidate,
                           unsigned *evaluations) {
  if (!candidate->evaluated && *evaluations &&
      unbank_search_pays(search, unbank_search_own_cycles(search, candidate))) {
    --*evaluations;
    unbank_search_evaluate(search, candidate);
  }
  return candidate->evaluated && !candidate->rejected &&
         unbank_search_pays(search, unbank_search_own_cycles(search, candidate));
}

bool unbank_search_lacks_room(struct search *search) {
  unsigned evaluations = LAST_EVALUATED;
  if (!unbank_layout_is_identity(&search->roomless.layout) &&
      pays_evaluated(search, &search->roomless, &evaluations))
    return true;
  for (size_t i = 0; i < search->pool_count; i++)
    if (!search->pool[i].occupancy.fits && pays_evaluated(search, &search->pool[i], &evaluations))
      return true;
  return search->cannot_align;
}

/* Whether the instructions that one layout adds are an estimate for the other. */
static bool are_alike(const struct unbank_layout *a, const struct unbank_layout *b) {
  return a->permutation == b->permutation && a->pads[0].row == b->pads[0].row &&
         a->pads[1].row == b->pads[1].row;
}

/* The instructions that an unevaluated candidate is expected to add: as few as the best evaluated
 * one like it. The first of its kind is assumed to add none. But if bounds are drawn at random, as
 * for words that data selects, little else tells candidates apart, so its addresses are planned to
 * count their instructions. */
static double expected_added(struct search *search, struct candidate_layout *candidate) {
  double added = INFINITY;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *other = &search->pool[i];
    if ((other->evaluated || other->is_planned) && are_alike(&other->layout, &candidate->layout))
      added = least_of(added, other->evaluated ? other->cost.added : other->planned);
  }
  if (isfinite(added))
    return added;
  size_t accesses = search->instance->access_count;
  if (candidate->noise == 0 || search->planned_accesses + accesses > PLANNED_ACCESSES)
    return 0;
  struct layout_cost cost = {.layout = candidate->layout};
  unbank_count_instructions(search->evaluator, search->instance, &cost);
  search->planned_accesses += accesses;
  candidate->is_planned = true;
  candidate->planned = cost.added;
  return cost.added;
}

/* The cycles that an unevaluated candidate is expected to take. */
static double expected_cycles(struct search *search, struct candidate_layout *candidate) {
  double instructions = expected_added(search, candidate) * search->rates.instruction;
  return unbank_slowed(search, candidate, candidate->bound + instructions);
}

/* The least cycles of an evaluated candidate. */
static double least_evaluated(const struct search *search) {
  double least = INFINITY;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    if (candidate->evaluated && !candidate->rejected && candidate->occupancy.fits)
      least = least_of(
          least, unbank_slowed(search, candidate, unbank_search_own_cycles(search, candidate)));
  }
  return least;
}

/* Whether a candidate that is not evaluated may take less than `cycles`. */
static bool may_beat(const struct search *search, const struct candidate_layout *candidate,
                     double cycles) {
  double bound = unbank_slowed(search, candidate, candidate->bound);
  return !candidate->evaluated && !candidate->rejected && candidate->occupancy.fits &&
         bound < cycles && unbank_search_pays(search, bound);
}

/* If bounds are drawn at random: the smallest candidate that chance alone may have kept behind
 * `best`, which is expected to take `least` cycles, while none evaluated takes fewer than `most`.
 */
static struct candidate_layout *
smaller_by_chance(struct search *search, struct candidate_layout *best, double least, double most) {
  const double luck = least + best->noise;
  for (size_t i = 0; best->noise > 0 && i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    if (may_beat(search, candidate, most) && candidate->bytes < best->bytes &&
        expected_cycles(search, candidate) <= luck &&
        expected_added(search, candidate) <= expected_added(search, best))
      best = candidate;
  }
  return best;
}

/* Of the candidates that may beat all evaluated ones, the one with the least expected cycles, then
 * the fewest bytes. Many swizzles share the best bound and add equally many instructions; expected
 * cycles make sure that after one of them other kinds get a turn. `best` has the least bound. */
static struct candidate_layout *next_to_evaluate(struct search *search,
                                                 struct candidate_layout *best) {
  double most = least_evaluated(search), least = expected_cycles(search, best);
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    if (!may_beat(search, candidate, most) ||
        !wins(candidate, unbank_slowed(search, candidate, candidate->bound), best, least))
      continue;
    double expected = expected_cycles(search, candidate);
    if (wins(candidate, expected, best, least))
      best = candidate, least = expected;
  }
  return smaller_by_chance(search, best, least, most);
}

/* Whether a layout lengthens an instruction-bound kernel to save wavefronts that are only expected,
 * from data or arguments: if they turn out to be hidden behind the instructions, the kernel gets
 * slower. */
static bool is_unsure(struct search *search, const struct candidate_layout *candidate) {
  return candidate->cost.added > same && is_bound_by_issue(search) &&
         unbank_certain_saving(search->evaluator, search->instance, &candidate->layout) <=
             unbank_search_threshold(search);
}

/* The fraction of a gain that depends on data or arguments that is weighed against a certain
 * loss. */
static const double seldom = 0.125;

/* Whether a layout certainly costs more, by more than it gains if what depends on data or arguments
 * seldom happens. (Seen in a kernel with a guard that two of 32 lanes pass: 16 times fewer
 * wavefronts behind the guard, but twice as many elsewhere, made 1.5 times as many in all.) */
static bool harms_certain(struct search *search, const struct candidate_layout *candidate) {
  const double loss = unbank_certain_loss(search->evaluator, search->instance, &candidate->layout),
               gain = search->before.wavefronts - candidate->cost.wavefronts;
  return gain > 0 && loss > harm * search->before.wavefronts && loss > seldom * (gain + loss);
}

/* The work of the kernels if a layout that costs `now` replaces one that costs `before`. */
static struct block_work work_after(const struct block_work *total,
                                    const struct layout_cost *before,
                                    const struct layout_cost *now) {
  struct block_work after = *total;
  after.wavefronts += now->wavefronts - before->wavefronts;
  after.accesses += now->accesses - before->accesses;
  after.instructions += now->added;
  return after;
}

/* Whether the instructions that a layout adds would take longer than the conflicts do, if identity
 * took `less_before` wavefronts less, and the layout `less_after`. */
static bool lengthens_issue(const struct search *search, const struct candidate_layout *candidate,
                            double less_before, double less_after) {
  struct block_work before = search->total,
                    after = work_after(&search->total, &search->before, &candidate->cost);
  before.wavefronts -= less_before, after.wavefronts -= less_after;
  return unbank_lengthens_issue(&before, &after);
}

/* Whether the instructions that a layout adds would take longer than the conflicts do, if loops of
 * unknown length run few trips. (On an H200, a kernel that fills a table in a
 * loop whose length is an argument, and reads it in a loop of 64 trips, was 0.82 times as fast with
 * the layout when the argument was 16.) */
static bool lengthens_issue_of_few_trips(const struct search *search,
                                         const struct candidate_layout *candidate) {
  if (candidate->cost.added <= same ||
      !unbank_kernels_have_unknown_trips(search->evaluator, search->instance))
    return false;
  struct evaluator few = unbank_evaluator_of_few_trips(search->evaluator);
  const struct layout_cost own = unbank_evaluate(&few, search->instance, &unbank_identity);
  struct layout_cost now = unbank_evaluate(&few, search->instance, &candidate->layout);
  unbank_count_instructions(&few, search->instance, &now);
  struct block_work before = unbank_kernel_total(&few, search->instance),
                    after = work_after(&before, &own, &now);
  const double guessed =
      least_of(unbank_guessed_above_least(&few, search->instance, &unbank_identity),
               unbank_guessed_above_least(&few, search->instance, &candidate->layout));
  before.wavefronts -= guessed, after.wavefronts -= guessed;
  return unbank_lengthens_issue(&before, &after);
}

/* Whether the instructions that a layout adds would take longer than the conflicts do, if words
 * that data selects conflict as little as possible, with the layout and without. This happens if
 * lanes act alike, as in searches of sorted data. */
static bool lengthens_issue_at_best(const struct search *search,
                                    const struct candidate_layout *candidate) {
  struct evaluator *evaluator = search->evaluator;
  if (candidate->cost.added <= same)
    return false;
  const double spared = unbank_spared_at_best(evaluator, search->instance, &unbank_identity);
  return spared > 0 &&
         lengthens_issue(search, candidate, spared,
                         unbank_spared_at_best(evaluator, search->instance, &candidate->layout));
}

/* Whether a layout loses in the launches that profiles measured: its instructions take longer, with
 * as many warps as are resident then, or cost more than it gains. If arguments decide how long rows
 * are, all other estimates count every length. (On an H200, an auction in rows of 168 floats, whose
 * dynamic memory leaves two blocks of six warps on an SM, was 0.86 times as fast with a
 * swizzle.) */
static bool loses_as_measured(const struct search *search,
                              const struct candidate_layout *candidate) {
  struct evaluator *evaluator = search->evaluator;
  const struct instance *instance = search->instance;
  if (candidate->cost.added <= same || !search_module(search)->options->profile_count)
    return false;
  const double more_before = unbank_expected_above_measured(evaluator, instance, &unbank_identity);
  if (more_before <= same)
    return false;
  struct block_work before = search->total,
                    after = work_after(&search->total, &search->before, &candidate->cost);
  before.wavefronts -= more_before;
  after.wavefronts -= unbank_expected_above_measured(evaluator, instance, &candidate->layout);
  const double lost =
      unbank_cycles(&search->rates, &after) - unbank_cycles(&search->rates, &before);
  return lost > unbank_least_gain(&search->rates, &before) ||
         unbank_lengthens_issue_of_warps(
             &before, &after,
             unbank_warps_under(search_module(search), instance, &candidate->layout));
}

/* Whether a layout costs more in loops of lookups, which may run long, than it gains elsewhere, and
 * in these loops where data picks the words. (On an H200, an automaton whose table is filled once,
 * with conflicts, by loops over its states, and then read for each byte of a text, was 0.91 times
 * as fast with a swizzle. Lists of the best tokens, which a few lanes of a warp change at a time,
 * and which are merged when all tokens are seen, 0.95 times.) */
static bool loses_in_lookups(struct search *search, const struct candidate_layout *candidate) {
  if (candidate->cost.added <= same)
    return false;
  struct evaluator *evaluator = search->evaluator;
  const struct lookups_cost before = unbank_cost_of_lookups(evaluator, search->instance,
                                                            &unbank_identity),
                            after = unbank_cost_of_lookups(evaluator, search->instance,
                                                           &candidate->layout);
  const double loss =
      unbank_cycles_of(search, &after.cost) - unbank_cycles_of(search, &before.cost);
  const double gain = unbank_search_gain(search, &candidate->cost) - (before.spared - after.spared);
  return loss > same && gain < (UNBANK_LOOKUPS_LONGER - 1) * loss;
}

/* Whether a loop keeps so many more addresses in registers that fewer warps are resident, while
 * other memory takes longer than the pipe. Then that memory hides the conflicts, and fewer warps
 * hide less of its latency. (A star of 25 points, whose loads have nine base registers in place of
 * one: 58 registers for 40, and 0.90 times as fast on an H200.) Where a launch chooses how much
 * dynamic memory there is, that is taken to limit the warps before registers do. */
static bool loses_warps_for_nothing(const struct search *search,
                                    const struct candidate_layout *candidate) {
  const struct evaluator *evaluator = search->evaluator;
  double bytes = 0;
  if (candidate->cost.more_registers < UNBANK_REGISTER_UNIT)
    return false;
  UNBANK_EACH_KERNEL(kernel, search_module(search), search->instance) {
    if (kernel->dynamic)
      return false;
    bytes += unbank_global_bytes(evaluator, kernel->id, evaluator->trips);
  }
  return unbank_memory_cycles(bytes) > search->total.wavefronts;
}

/* In which case, as plausible as the one that a layout was chosen for, it loses; UNBANK_FATE_CHOSEN
 * if in none. */
static enum unbank_fate harm_in_other_cases(const struct search *search,
                                            const struct unbank_layout *layout) {
  struct evaluator *evaluator = search->evaluator;
  const struct instance *instance = search->instance;
  if (unbank_harms_few_trips(evaluator, instance, layout, harm))
    return UNBANK_FATE_HARMS_FEW_TRIPS;
  if (unbank_harms_other_shape(evaluator, instance, layout, harm))
    return UNBANK_FATE_HARMS_SHAPE;
  if (score_is_over(&evaluator->work))
    return UNBANK_FATE_UNFOLLOWED;
  if (unbank_harms_unaligned(evaluator, instance, layout, harm))
    return UNBANK_FATE_HARMS_UNALIGNED;
  if (unbank_harms_residue(evaluator, instance, layout, harm))
    return UNBANK_FATE_HARMS_RESIDUE;
  if (unbank_harms_kernel(evaluator, instance, layout, harm))
    return UNBANK_FATE_HARMS_KERNEL;
  return UNBANK_FATE_CHOSEN;
}

/* Why the best layout is refused: it loses in another case, or whether it does cannot be
 * determined, or its gain is not certain. UNBANK_FATE_CHOSEN if it is not refused. */
static enum unbank_fate refusal_of(struct search *search,
                                   const struct candidate_layout *candidate) {
  struct evaluator *evaluator = search->evaluator;
  if (candidate->layout.permutation == UNBANK_PERMUTE_PITCH)
    evaluator->work.limit = evaluator->work.count + UNBANK_PITCHED_WORK;
  enum unbank_fate fate = harm_in_other_cases(search, &candidate->layout);
  evaluator->work.limit = 0;
  if (fate != UNBANK_FATE_CHOSEN)
    return fate;
  if (harms_certain(search, candidate))
    return UNBANK_FATE_HARMS_CERTAIN;
  if (is_unsure(search, candidate) || lengthens_issue_at_best(search, candidate))
    return UNBANK_FATE_UNSURE;
  if (lengthens_issue(search, candidate, 0, 0) ||
      unbank_hides_conflicts(&search->total, candidate->cost.added) ||
      loses_as_measured(search, candidate))
    return UNBANK_FATE_LENGTHENS_ISSUE;
  if (loses_warps_for_nothing(search, candidate))
    return UNBANK_FATE_TAKES_REGISTERS;
  return lengthens_issue_of_few_trips(search, candidate) || loses_in_lookups(search, candidate)
             ? UNBANK_FATE_HARMS_FEW_TRIPS
             : UNBANK_FATE_CHOSEN;
}

bool unbank_search_left_unfollowed(const struct search *search) {
  const struct candidate_layout *best = NULL;
  double least = 0;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    if (!candidate->rejected || !candidate->evaluated)
      continue;
    const double cycles = unbank_search_own_cycles(search, candidate);
    if (unbank_search_pays(search, cycles) && (!best || cycles < least))
      best = candidate, least = cycles;
  }
  return best && best->fate == UNBANK_FATE_UNFOLLOWED;
}

/* Determines what the candidates' bytes cost, once per number of bytes. */
static void weigh_bytes(struct search *search) {
  for (size_t i = 0; i < search->pool_count; i++) {
    struct candidate_layout *candidate = &search->pool[i];
    size_t k = 0;
    if (candidate->has_occupancy)
      continue;
    while (k < search->pool_count &&
           (!search->pool[k].has_occupancy || search->pool[k].bytes != candidate->bytes))
      k++;
    candidate->occupancy =
        k < search->pool_count
            ? search->pool[k].occupancy
            : unbank_occupancy(search_module(search), search->instance, &candidate->layout);
    candidate->has_occupancy = true;
  }
}

/* Whether nothing speaks against a candidate. If something does, the candidate is rejected. */
static bool admit(struct search *search, struct candidate_layout *candidate) {
  enum unbank_fate refusal =
      candidate->harmless ? UNBANK_FATE_CHOSEN : refusal_of(search, candidate);
  candidate->harmless = refusal == UNBANK_FATE_CHOSEN;
  if (!candidate->harmless) {
    candidate->rejected = true;
    candidate->fate = refusal;
    search->met[refusal] = true;
  }
  return candidate->harmless;
}

/* After `evaluations`, only evaluated candidates count. */
const struct candidate_layout *unbank_best_within(struct search *search, unsigned evaluations) {
  weigh_bytes(search);
  for (unsigned more = 0;;) {
    bool evaluated_only = has_evaluated_enough(search, evaluations) || !work_left(search);
    struct candidate_layout *best = most_promising(search, evaluated_only);
    if (!best && evaluated_only && more++ < LAST_EVALUATED)
      best = most_promising(search, false);
    if (!best)
      return NULL;
    if (!best->evaluated) {
      evaluate_next(search, next_to_evaluate(search, best));
      continue;
    }
    if (admit(search, best))
      return best;
  }
}

const struct candidate_layout *unbank_search_best(struct search *search) {
  for (size_t i = 0; i < search->pool_count; i++) /* other arrays may have been decided since */
    search->pool[i].has_occupancy = false;
  return unbank_best_within(search, UINT_MAX);
}

const struct candidate_layout *unbank_search_loses_blocks(const struct search *search) {
  const struct candidate_layout *least = NULL;
  for (size_t i = 0; i < search->pool_count; i++) {
    const struct candidate_layout *candidate = &search->pool[i];
    const double cycles = unbank_search_own_cycles(search, candidate);
    if (!candidate->rejected && candidate->occupancy.fits && unbank_search_pays(search, cycles) &&
        loses_by_blocks(search, candidate, unbank_slowed(search, candidate, cycles)) &&
        (!least || candidate->bytes < least->bytes))
      least = candidate;
  }
  return least;
}

void unbank_search_evaluate(struct search *search, struct candidate_layout *candidate) {
  unbank_evaluate_candidate(search, candidate, ADVICE_WORK);
  candidate->occupancy =
      unbank_occupancy(search_module(search), search->instance, &candidate->layout);
}
