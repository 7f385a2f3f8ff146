/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which lanes of a warp execute together: the definition that counts rest on, applied to what the
 * threads really did.
 *
 *   - Lanes start together and execute a basic block in lockstep.
 *   - Where they leave a block for different successors, the arms run one after the other, each up
 *     to the branch's reconvergence point, its immediate post-dominator. There they join again.
 *     So each arm counts its own accesses, and a loop runs to its largest lane trip count: lanes
 *     that have left wait behind it.
 *   - A call is a nested run of the callee, whose end joins all. Where lanes call different
 *     functions, these run one after the other.
 *   - Barriers change nothing.
 *
 * One warp execution is one access by the lanes that are together; a lane whose address is not in
 * shared memory is inactive, and an execution without an active lane does not count.
 *
 * The threads ran one by one, each to its next barrier, and logged their paths; here the 32 logs
 * are read in step. The recursion is shallow: a nested arm always has fewer lanes.
 */
#include "bank/bank.h"
#include "sim/sim.h"
#include "support/integers.h"

struct warp {
  const struct program *program;
  const struct event_log *logs;
  size_t at[UNBANK_LANES]; /* the next event of each lane */
  struct tally *tally;
  replay_observer *seen;
  void *context;
  bool in_step; /* lanes that were together did the same */
};

static unsigned first_lane(uint32_t lanes) { return (unsigned)__builtin_ctz(lanes); }

/* The lane's next event; past the end, a return. */
static uint64_t peek(const struct warp *warp, unsigned lane) {
  const struct event_log *log = &warp->logs[lane];
  return warp->at[lane] < log->count ? log->events[warp->at[lane]] : event_pack(EVENT_RETURN, 0, 0);
}

static void advance(struct warp *warp, uint32_t lanes) {
  for (; lanes; lanes &= lanes - 1)
    warp->at[first_lane(lanes)]++;
}

/* The block that a lane enters next in its function, or NO_BLOCK when it returns. */
static uint32_t next_block(const struct warp *warp, unsigned lane) {
  uint64_t event = peek(warp, lane);
  return event_kind(event) == EVENT_BLOCK ? event_id(event) : NO_BLOCK;
}

/* Of `lanes`, those whose next block is `block`. */
static uint32_t lanes_into(const struct warp *warp, uint32_t lanes, uint32_t block) {
  uint32_t out = 0;
  for (uint32_t left = lanes; left; left &= left - 1)
    if (next_block(warp, first_lane(left)) == block)
      out |= left & -left;
  return out;
}

static void add_execution(struct count *count, enum unbank_op op, uint32_t bytes,
                          const struct unbank_lanes *lanes) {
  struct unbank_wavefronts cost = {0, 0, 0};
  unsigned active = (unsigned)__builtin_popcount(lanes->active);
  unbank_bank_wavefronts(unbank_bank_rule(op), bytes, lanes, &cost);
  /* Each lane of a copy may wait for a line of its own. */
  unsigned most = op == UNBANK_OP_CPASYNC && active > cost.wavefronts ? active : cost.wavefronts;
  if (!count->executions || cost.wavefronts < count->min)
    count->min = cost.wavefronts;
  if (most > count->max)
    count->max = most;
  count->executions++;
  count->lanes += active;
  count->wavefronts += cost.wavefronts;
  count->ideal += cost.ideal;
}

/* An execution at the widths of a cubin: one for each instruction that the site leads. A load of
 * three words of four begins at the first of the four, whichever the site has. */
static void add_pieces(struct count *count, const struct site *site,
                       const struct unbank_lanes *lanes) {
  for (uint32_t i = 0; i < site->piece_count; i++) {
    const struct piece *piece = &site->pieces[i];
    struct unbank_lanes moved = {lanes->active, {0}};
    UNBANK_EACH_BIT(lane, lanes->active) {
      moved.offset[lane] = lanes->offset[lane] + (uint32_t)piece->offset;
      count->misaligned |= moved.offset[lane] % piece->bytes != 0;
    }
    add_execution(count, site->op, piece->bytes, &moved);
  }
}

static void count_access(struct warp *warp, uint32_t lanes) {
  uint32_t id = event_id(peek(warp, first_lane(lanes)));
  const struct site *site = &warp->program->sites.items[id];
  struct unbank_lanes accessed = {0, {0}};
  UNBANK_EACH_BIT(lane, lanes) {
    uint64_t event = peek(warp, lane);
    uint32_t offset = event_offset(event);
    warp->in_step &= event_kind(event) == EVENT_ACCESS && event_id(event) == id;
    if (offset == EVENT_ELSEWHERE)
      continue;
    accessed.active |= 1u << lane;
    accessed.offset[lane] = offset;
  }
  advance(warp, lanes);
  if (!accessed.active || site->lead != id)
    return;
  if (site->pieces)
    add_pieces(&warp->tally->counts[id], site, &accessed);
  else
    add_execution(&warp->tally->counts[id], site->op, site->unknown ? 0 : site->bytes, &accessed);
  if (warp->seen)
    warp->seen(warp->context, site, &accessed);
}

static void replay_until(struct warp *warp, uint32_t lanes, uint32_t stop);

/* Lanes stand before the entry blocks of functions; an indirect call may lead to several. */
static void replay_call(struct warp *warp, uint32_t lanes) {
  while (lanes) {
    uint32_t callee = lanes_into(warp, lanes, next_block(warp, first_lane(lanes)));
    replay_until(warp, callee, NO_BLOCK);
    advance(warp, callee); /* the return */
    lanes &= ~callee;
  }
}

/* The block that all lanes stand before, with the calls in it. */
static void replay_block(struct warp *warp, uint32_t lanes) {
  const struct basic_block *blocks = warp->program->blocks.items;
  warp->tally->block_warps[next_block(warp, first_lane(lanes))]++;
  advance(warp, lanes);
  for (;;) {
    uint64_t event = peek(warp, first_lane(lanes));
    if (event_kind(event) == EVENT_ACCESS)
      count_access(warp, lanes);
    else if (event_kind(event) == EVENT_BLOCK && blocks[event_id(event)].is_entry)
      replay_call(warp, lanes);
    else
      return;
  }
}

/* The arms of a divergent branch, up to where they join. */
static void replay_arms(struct warp *warp, uint32_t lanes, uint32_t join) {
  while (lanes) {
    uint32_t arm = lanes_into(warp, lanes, next_block(warp, first_lane(lanes)));
    replay_until(warp, arm, join);
    lanes &= ~arm;
  }
}

/* Runs lanes that stand before one block until all stand before `stop` (NO_BLOCK: return). */
static void replay_until(struct warp *warp, uint32_t lanes, uint32_t stop) {
  uint32_t block = next_block(warp, first_lane(lanes));
  while (block != stop && block != NO_BLOCK) {
    replay_block(warp, lanes);
    uint32_t join = warp->program->blocks.items[block].reconverge;
    block = next_block(warp, first_lane(lanes));
    if (lanes_into(warp, lanes, block) != lanes) {
      replay_arms(warp, lanes, join);
      block = join;
    }
  }
}

bool replay_warp(const struct program *program, const struct event_log *lanes, unsigned lane_count,
                 struct tally *tally, replay_observer *seen, void *context) {
  struct warp warp = {.program = program,
                      .logs = lanes,
                      .tally = tally,
                      .seen = seen,
                      .context = context,
                      .in_step = true};
  replay_until(&warp, UINT32_MAX >> (UNBANK_LANES - lane_count), NO_BLOCK);
  for (unsigned lane = 0; lane < lane_count; lane++)
    warp.in_step &= warp.at[lane] + 1 == lanes[lane].count; /* all but the kernel's return */
  return warp.in_step;
}
