/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The paths of a warp are a stack. At a branch where lanes diverge, the path on top becomes the
 * one that continues where the lanes reconverge, waiting there without lanes, and a path for each
 * arm is pushed. A path that reaches the block where it reconverges hands its lanes to the waiting
 * one and is popped. If that block is also where the path on top reconverges (as it is in a loop,
 * whenever some lanes leave), no waiting path is needed, so iterations do not grow the stack. */
#include "lanes/warp.h"

#include "lanes/execute.h"
#include "lanes/phis.h"
#include "lanes/trips.h"
#include "model/relations.h"
#include "slice/roots.h"
#include "slice/sides.h"
#include "support/hash.h"
#include "support/integers.h"

/* How many contexts, or blocks, are looked at in the time of one step. */
enum { CONTEXTS_A_STEP = 16, BLOCKS_A_STEP = 16 };

/* Whether a decision was made before: testing the same condition again adds nothing. */
static bool is_decided(const struct context *context, uint64_t decision) {
  while (context && context->decision != decision)
    context = context->parent ? context->parent : context->caller;
  return context;
}

/* Whether the branches around a loop that lanes leave one by one test only what ends the loop, too.
 * Such a branch, ahead of the loop, lets through the lanes that run the loop at all. */
static bool begins_together(const struct context *around, const struct context *inner) {
  return inner->loop != SLICE_NONE && inner->data && !(around->branchers & ~inner->deciders);
}

const struct context *unbank_context(struct machine *machine, const struct context *parent,
                                     struct context inner) {
  bool is_old = !inner.decision || is_decided(parent, inner.decision);
  if (inner.loop == SLICE_NONE && parent && !inner.data && !(inner.roots & ~parent->roots) &&
      is_old)
    return parent; /* nothing new */
  struct context *context = ARENA_NEW(machine->arena, struct context);
  *context = inner;
  context->parent = parent;
  context->times = inner.times ? inner.times : 1;
  context->decisions += is_old ? 0 : inner.decision;
  context->age = inner.loop == SLICE_NONE && parent ? parent->age : inner.age;
  context->sampled |= inner.is_sample;
  context->data_parts = inner.data;
  if (parent) {
    context->roots |= parent->roots;
    context->repeats += parent->repeats;
    if (!inner.open)
      context->open = parent->open, context->each = inner.loop == SLICE_NONE ? NULL : parent->each;
    context->decisions += parent->decisions;
    context->times *= parent->times;
    context->data |= parent->data;
    context->deciders |= parent->deciders;
    context->behind_branch |=
        parent->behind_branch && (parent->is_rare || !begins_together(parent, &inner));
    context->is_rare |= parent->is_rare;
    context->around_rare |= parent->around_rare;
    context->branchers |= parent->branchers;
    context->data_parts = parent->data_parts + inner.data;
    context->sampled |= parent->sampled;
    context->is_later |= parent->is_later;
    context->depth = parent->depth + 1;
  }
  machine->steps += context->depth / CONTEXTS_A_STEP;
  return context;
}

/* The context of a loop, if the path is in it; else NULL. */
static const struct context *in_loop(const struct context *context, uint32_t loop) {
  while (context && context->loop != loop)
    context = context->parent;
  return context;
}

static uint32_t data_parts(const struct context *context) {
  return context ? context->data_parts : 0;
}

/* Drops the loops that do not contain `block`, because all lanes leave them in the end. But if
 * lanes leave a loop one by one and for several blocks, data decides which lanes get here. */
static void leave_loops(struct machine *machine, const struct slice *slice, struct path *path,
                        uint32_t block) {
  const struct context *forks = NULL;
  for (const struct context *c = path->context; c; c = c->parent)
    if (c->loop != SLICE_NONE && !slice_loop_contains(slice, c->loop, block)) {
      path->must_mask = c->must_mask;
      path->context = c->parent;
      if (data_parts(c) > data_parts(c->parent) && slice->loops.items[c->loop].forks)
        forks = c;
    }
  if (!forks)
    return;
  path->must_mask = 0;
  path->context = unbank_context(
      machine, path->context,
      (struct context){.loop = SLICE_NONE, .data = true, .deciders = forks->deciders});
}

static struct path *top(struct machine *machine) {
  return &machine->paths.items[machine->paths.count - 1];
}

/* Adds lanes to the path that waits at `block`. What has been decided since it began to wait says
 * by which way a lane comes; what was decided before says whether it comes at all. */
static void arrive(struct machine *machine, struct activation *activation, const struct path *path,
                   uint32_t from, uint32_t may_mask, const struct context *context) {
  struct path *waiting = &machine->paths.items[path->join];
  const uint64_t deciders = context ? context->deciders : 0;
  const struct decided by = {data_parts(context) > data_parts(waiting->context),
                             !deciders || unbank_has_data_or_floats(machine->slices, deciders),
                             context ? context->decisions : 0};
  const struct arrival arrival = {from, may_mask, waiting->may_mask, by};
  unbank_stage(machine, activation, path->reconverge, &arrival);
  waiting->may_mask |= may_mask;
}

/* Of a context inside another, what symbols decide in between; false if it is not only symbols that
 * decide there. */
static bool add_decisions(const struct context *inner, const struct context *outer, uint64_t *roots,
                          uint64_t *decision) {
  for (const struct context *c = inner; c != outer; c = c->parent) {
    if (c->loop != SLICE_NONE || data_parts(c) > data_parts(c->parent))
      return false;
    *roots |= c->roots;
    *decision = hash_mix(*decision, c->decision);
  }
  return true;
}

/* The innermost context around both. */
static const struct context *context_around(const struct context *a, const struct context *b) {
  while (a != b) {
    const bool is_deeper = a && (!b || a->depth >= b->depth);
    a = is_deeper ? a->parent : a, b = is_deeper ? b : b->parent;
  }
  return a;
}

/* Whether two paths of the same lanes are alternatives, between which symbols decide. Sets *either
 * to the context of what is run in both cases. */
static bool are_alternatives(struct machine *machine, const struct path *a, const struct path *b,
                             const struct context **either) {
  const struct context *around = context_around(a->context, b->context);
  uint64_t roots = 0, decision = 0;
  if (a->reconverge != b->reconverge || a->join != b->join || a->may_mask != b->may_mask ||
      a->must_mask != b->must_mask || !add_decisions(a->context, around, &roots, &decision) ||
      !add_decisions(b->context, around, &roots, &decision))
    return false;
  *either = roots ? unbank_context(
                        machine, around,
                        (struct context){.loop = SLICE_NONE, .roots = roots, .decision = decision})
                  : around;
  return true;
}

/* Lets a path run together with an alternative to it that has not begun yet, at the block to which
 * it goes. False if there is none. */
static bool joins_alternative(struct machine *machine, struct activation *activation,
                              const struct path *path) {
  for (size_t i = machine->paths.count; i-- > activation->first_path;) {
    struct path *other = &machine->paths.items[i];
    const struct context *either;
    if (other == path || other->waits || other->block != path->block ||
        !are_alternatives(machine, other, path, &either))
      continue;
    const uint32_t lanes = path->may_mask;
    if (other->from != SLICE_NONE)
      unbank_stage(machine, activation, path->block,
                   &(struct arrival){.from = other->from, .lanes = lanes});
    unbank_stage(
        machine, activation, path->block,
        &(struct arrival){
            path->from, lanes, lanes, {.decisions = path->context ? path->context->decisions : 0}});
    other->from = SLICE_NONE;
    other->context = either;
    return true;
  }
  return false;
}

/* Sends all lanes of the top path to `block`. */
static void go(struct machine *machine, struct activation *activation, uint32_t block) {
  struct path *path = top(machine);
  if (block == SLICE_NONE) {
    machine->paths.count--;
  } else if (block == path->reconverge) {
    arrive(machine, activation, path, path->block, path->may_mask, path->context);
    machine->paths.count--;
  } else {
    leave_loops(machine, activation->slice, path, block);
    path->from = path->block;
    path->block = block;
    path->waits = false;
    if (joins_alternative(machine, activation, path))
      machine->paths.count--;
  }
}

static uint32_t arm_of(const struct slice_block *block, int64_t condition) {
  for (uint32_t i = 0; i < block->case_count; i++)
    if (block->cases[i].value == condition)
      return block->cases[i].arm;
  return block->default_arm;
}

/* Whether the branch leaves a loop of unknown trips that the path is in. Samples leave it if the
 * condition `is_known`. */
static bool ends_symbolic_loop(const struct slice *slice, const struct slice_block *block,
                               const struct context *context, bool is_known) {
  for (const struct context *c = context; c; c = c->parent)
    for (uint32_t i = 0; c->loop != SLICE_NONE && i < block->arm_count; i++)
      if (!slice_loop_contains(slice, c->loop, block->arms[i]) && !(c->is_sample && is_known))
        return true;
  return false;
}

/* Of a branch whose condition is not known, drops the arms that a sample does not take: those that
 * leave its loop, or in the last sample those that stay, as long as others remain. */
static void choose_arms(struct machine *machine, const struct slice *slice,
                        const struct slice_block *block, const struct context *context) {
  for (const struct context *c = context; c; c = c->parent) {
    uint32_t wanted = 0;
    for (uint32_t i = 0; c->is_sample && i < block->arm_count; i++)
      wanted += slice_loop_contains(slice, c->loop, block->arms[i]) != c->leaves;
    for (uint32_t i = 0; wanted && i < block->arm_count; i++)
      if (slice_loop_contains(slice, c->loop, block->arms[i]) == c->leaves)
        machine->arms[i] = (struct arm){0};
  }
}

/* Divides the path's lanes among the arms. */
static void divide_lanes(struct machine *machine, const struct slice_block *block,
                         const struct value *condition, uint32_t may_mask, bool is_counted) {
  memset(machine->arms, 0, block->arm_count * sizeof *machine->arms);
  uint32_t known = is_counted ? 0 : value_known_lanes(condition) & may_mask;
  uint32_t data = is_counted ? 0 : condition->unknown & may_mask;
  uint32_t symbol = may_mask & ~known & ~data;
  if (!is_counted && !value_is_uniform(condition, symbol))
    data |= symbol, symbol = 0;
  UNBANK_EACH_BIT(lane, known) {
    uint32_t lanes = condition->uniform ? known : 1u << lane;
    machine->arms[arm_of(block, value_lane(condition, lane))].known |= lanes;
    if (condition->uniform)
      break;
  }
  for (uint32_t i = 0; i < block->arm_count; i++) {
    machine->arms[i].symbol = symbol;
    machine->arms[i].data = data;
  }
}

static void mark_accesses(struct machine *machine, const struct slice_block *block, bool *marks) {
  for (size_t i = 0; i < block->steps.count; i++)
    if (block->steps.items[i].op == STEP_ACCESS)
      marks[unbank_index_in_kernel(machine->slices->kernel,
                                   (uint32_t)block->steps.items[i].number)] = true;
}

/* Notes blocks that only a partial block of a guard such as `gid < n` visits. Their accesses are
 * listed, but not run. */
static void note_partial(struct machine *machine, struct activation *activation, uint32_t number,
                         uint32_t reconverge) {
  if (number == reconverge || number == SLICE_NONE || activation->noted[number])
    return;
  activation->noted[number] = true;
  const struct slice_block *block = &activation->slice->blocks.items[number];
  mark_accesses(machine, block, machine->partial);
  for (uint32_t i = 0; i < block->arm_count; i++)
    note_partial(machine, activation, block->arms[i], reconverge);
}

/* Marks all blocks that arm number `arm` of a branch leads to before lanes reconverge. Each arm is
 * a new way, and a block that an earlier way since `before` has reached is shared. Returns how many
 * blocks there are. */
static uint32_t walk_arm(struct machine *machine, struct activation *activation, uint32_t number,
                         uint32_t arm, uint32_t before) {
  const struct slice_block *blocks = activation->slice->blocks.items, *branch = &blocks[number];
  const struct slice_block *from = branch;
  uint32_t begun = 0, end = 0, last = arm + 1;
  machine->ways++;
  for (;;) {
    for (; arm < last; arm++) {
      const uint32_t to = from->arms[arm];
      if (to == number || to == branch->reconverge || to == SLICE_NONE ||
          activation->ways[to] == machine->ways)
        continue;
      if (activation->ways[to] > before)
        mark_accesses(machine, &blocks[to], machine->shared);
      activation->ways[to] = machine->ways;
      activation->reached[end++] = to;
    }
    if (begun == end)
      return end;
    from = &blocks[activation->reached[begun++]];
    arm = 0, last = from->arm_count;
  }
}

/* Notes blocks to which several arms lead before lanes certainly reconverge. */
static void note_shared(struct machine *machine, struct activation *activation, uint32_t number,
                        uint32_t mask) {
  const struct slice_block *branch = &activation->slice->blocks.items[number];
  const uint32_t before = machine->ways;
  /* if a symbol decides, all lanes take the same arm */
  bool parts = unbank_may_diverge(&activation->values[branch->condition], mask);
  for (uint32_t i = 0; i < branch->arm_count; i++)
    parts |= machine->arms[i].known | machine->arms[i].data;
  if (!parts || activation->diverged[number])
    return;
  activation->diverged[number] = true;
  for (uint32_t i = 0; i < branch->arm_count; i++)
    machine->steps += walk_arm(machine, activation, number, i, before) / BLOCKS_A_STEP;
}

/* The decision that a condition has one of the values that lead to an arm: equal wherever it is the
 * same. */
static uint64_t decision_of(const struct slice_block *block, uint32_t arm,
                            const struct value *condition, uint32_t lanes) {
  bool is_rest = arm == block->default_arm;
  uint64_t decision = hash_mix(value_identity(condition, (unsigned)__builtin_ctz(lanes)), is_rest);
  for (uint32_t i = 0; i < block->case_count; i++)
    if (is_rest || block->cases[i].arm == arm)
      decision = hash_mix(decision, (uint64_t)block->cases[i].value);
  return decision;
}

static bool is_number_of_lane(const struct value *value, uint32_t lanes) {
  return !(value->unknown & lanes) && !value_is_uniform(value, lanes);
}

/* Whether a condition compares a known number of each lane, for instance with the length of a list.
 * Most lanes then lie on the same side. */
static bool compares_lanes(const struct activation *activation, uint32_t condition,
                           uint32_t lanes) {
  const struct slot *slot = &activation->slice->slots.items[condition];
  const struct value *values = activation->values;
  for (uint32_t i = 0; i < slot->step_count; i++) {
    const struct step *step = &activation->slice->decoded.items[slot->first_step + i];
    if (step_is_comparison((enum step_op)step->op) &&
        (is_number_of_lane(&values[step->a], lanes) || is_number_of_lane(&values[step->b], lanes)))
      return true;
  }
  return false;
}

/* Whether a number is multiplied by another that is not constant, as the number of a row is by the
 * length of rows. If it has many uses, only the first ones are examined. */
static bool is_row(LLVMValueRef number) {
  enum { USES_MAX = 16 };
  unsigned left = USES_MAX;
  for (LLVMUseRef use = LLVMGetFirstUse(number); use && left; use = LLVMGetNextUse(use), left--) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAInstruction(user) && LLVMGetInstructionOpcode(user) == LLVMMul &&
        !LLVMIsAConstant(LLVMGetOperand(user, 0)) && !LLVMIsAConstant(LLVMGetOperand(user, 1)))
      return true;
  }
  return false;
}

/* Whether slot a holds the number of a row that data picks, or a constant from one, and slot b may
 * say how many rows there are. A constant may be a mark: row -1 for none. */
static bool is_row_below(const struct activation *activation, uint32_t a, uint32_t b,
                         uint32_t lanes) {
  const struct slot *slots = activation->slice->slots.items;
  LLVMValueRef number = slots[a].ir, limit = slots[b].ir;
  if (!(activation->values[a].unknown & lanes) || !number || !limit || LLVMIsAConstant(limit))
    return false;
  const bool is_sum = LLVMIsAInstruction(number) && LLVMGetInstructionOpcode(number) == LLVMAdd &&
                      LLVMIsAConstant(LLVMGetOperand(number, 1));
  return is_row(number) || (is_sum && is_row(LLVMGetOperand(number, 0)));
}

/* Whether a condition checks that the row which data picks for each lane is one of the rows there
 * are. Most lanes pass. */
static bool checks_row(const struct activation *activation, uint32_t condition, uint32_t lanes) {
  const struct slot *slot = &activation->slice->slots.items[condition];
  for (uint32_t i = 0; i < slot->step_count; i++) {
    const struct step *step = &activation->slice->decoded.items[slot->first_step + i];
    const enum step_op op = (enum step_op)step->op;
    if (step_is_comparison(op) && op != STEP_EQ && op != STEP_NE &&
        (is_row_below(activation, step->a, step->b, lanes) ||
         is_row_below(activation, step->b, step->a, lanes)))
      return true;
  }
  return false;
}

/* Whether only a few lanes may take an arm, because each lane decides by data of its own. Not at
 * the exit of a loop: lanes that leave it one by one have begun it together. */
static bool may_be_few(const struct activation *activation, const struct path *path,
                       uint32_t lanes) {
  const struct slice *slice = activation->slice;
  const struct slice_block *block = &slice->blocks.items[path->block];
  const bool ends_loop = block->loop != SLICE_NONE &&
                         slice_loop_decides(&slice->loops.items[block->loop], path->block);
  return !ends_loop && !compares_lanes(activation, block->condition, lanes) &&
         !checks_row(activation, block->condition, lanes);
}

static uint32_t all_lanes_of(struct arm lanes) { return lanes.known | lanes.symbol | lanes.data; }

/* The context of an arm: that of the path, with what a symbol or data decides at the branch. */
static const struct context *context_of_arm(struct machine *machine,
                                            const struct activation *activation,
                                            const struct path *from, uint32_t number) {
  const struct slice_block *branch = &activation->slice->blocks.items[from->block];
  const struct arm lanes = machine->arms[number];
  const uint32_t may_mask = all_lanes_of(lanes);
  const uint64_t roots = activation->slice->slots.items[branch->condition].facts.roots;
  const bool is_of_few = lanes.data && may_be_few(activation, from, may_mask);
  const bool is_rare =
      is_of_few && unbank_is_rare_branch(machine->slices->module->shim, branch->ir);
  if (lanes.data)
    return unbank_context(
        machine, from->context,
        (struct context){.loop = SLICE_NONE,
                         .data = true,
                         .deciders = roots,
                         .behind_branch = is_of_few,
                         .is_rare = is_rare,
                         .around_rare = is_rare && from->context ? from->context->roots : 0,
                         .branchers = is_of_few ? roots : 0});
  if (lanes.known)
    return from->context;
  return unbank_context(
      machine, from->context,
      (struct context){.loop = SLICE_NONE,
                       .roots = roots,
                       .decision = decision_of(branch, number,
                                               &activation->values[branch->condition], may_mask)});
}

/* Moves the top path below alternatives that may lead to its block. */
static void run_later(struct machine *machine, const struct activation *activation) {
  const struct slice_block *blocks = activation->slice->blocks.items;
  for (size_t i = machine->paths.count; --i > activation->first_path;) {
    struct path *above = &machine->paths.items[i], *below = above - 1;
    const struct slice_block *block = &blocks[above->block], *other = &blocks[below->block];
    if (below->waits || below->join != above->join || below->reconverge != above->reconverge ||
        block->loop != other->loop || block->rank <= other->rank)
      return;
    const struct path moved = *above;
    *above = *below, *below = moved;
  }
}

/* Pushes a path for an arm, or sends its lanes to where they reconverge. `is_counted`: the branch
 * ends a loop of unknown trips, whose context says already what decides. */
static void push_arm(struct machine *machine, struct activation *activation,
                     const struct path *from, uint32_t number, bool is_counted) {
  const struct arm lanes = machine->arms[number];
  uint32_t block = activation->slice->blocks.items[from->block].arms[number];
  uint32_t may_mask = all_lanes_of(lanes);
  uint32_t must_mask = lanes.known ? lanes.known : lanes.data ? 0 : lanes.symbol;
  const struct context *context =
      is_counted ? from->context : context_of_arm(machine, activation, from, number);
  if (block == from->reconverge) {
    arrive(machine, activation, from, from->block, may_mask, context);
    return;
  }
  struct path *arm = ARENA_PUSH(machine->arena, &machine->paths);
  *arm = *from;
  arm->from = from->block;
  arm->block = block;
  arm->may_mask = may_mask;
  arm->must_mask = must_mask & from->must_mask;
  arm->context = context;
  arm->waits = false;
  leave_loops(machine, activation->slice, arm, block);
  if (joins_alternative(machine, activation, arm))
    machine->paths.count--;
  else if (lanes.symbol == may_mask)
    run_later(machine, activation);
}

/* Lets lanes diverge: the path waits where they will reconverge, and its arms run. Arms that stay
 * in the loop run last, since they may come back to this very branch. */
static void diverge(struct machine *machine, struct activation *activation,
                    const struct slice_block *block, bool is_counted) {
  const struct slice *slice = activation->slice;
  struct path from = *top(machine);
  note_shared(machine, activation, from.block, from.may_mask);
  if (block->reconverge == SLICE_NONE || block->reconverge == from.reconverge) {
    machine->paths.count--;
  } else {
    struct path *waiting = top(machine);
    leave_loops(machine, slice, waiting, block->reconverge);
    waiting->block = block->reconverge;
    waiting->from = SLICE_NONE;
    waiting->may_mask = 0;
    waiting->waits = true;
    from.reconverge = block->reconverge;
    from.join = (uint32_t)machine->paths.count - 1;
  }
  for (int is_inside = 1; is_inside >= 0; is_inside--)
    for (uint32_t i = 0; i < block->arm_count; i++) {
      bool stays =
          block->loop != SLICE_NONE && slice_loop_contains(slice, block->loop, block->arms[i]);
      if (stays == is_inside && all_lanes_of(machine->arms[i]))
        push_arm(machine, activation, &from, i, is_counted);
    }
}

/* Notes that lanes may leave a loop one by one, though one iteration stands for all. What that
 * iteration has recorded about its lanes so far does not hold in every iteration. */
static void note_divergence(struct machine *machine, struct activation *activation, uint32_t block,
                            const struct value *condition, uint32_t mask) {
  const struct slice *slice = activation->slice;
  if (!unbank_may_diverge(condition, mask))
    return;
  for (uint32_t loop = slice->blocks.items[block].loop; loop != SLICE_NONE;
       loop = slice->loops.items[loop].parent)
    if (!slice->loops.items[loop].concrete && !slice->loops.items[loop].data &&
        !slice->loop_diverges[loop] && slice_loop_decides(&slice->loops.items[loop], block))
      slice->loop_diverges[loop] = machine->has_diverged = true;
}

/* Divides the lanes of the top path among the arms of its block. */
static void branch(struct machine *machine, struct activation *activation,
                   const struct slice_block *block) {
  const struct slice *slice = activation->slice;
  const struct path *path = top(machine);
  const struct value *condition = &activation->values[block->condition];
  bool is_known = (value_known_lanes(condition) & path->may_mask) == path->may_mask;
  bool is_counted = ends_symbolic_loop(slice, block, path->context, is_known);
  divide_lanes(machine, block, condition, path->may_mask, is_counted);
  if (is_counted && !machine->sampling)
    unbank_note_pace(machine, activation, block, path);
  if (is_counted)
    choose_arms(machine, slice, block, path->context);
  if (!machine->sampling)
    note_divergence(machine, activation, path->block, condition, path->may_mask);
  uint32_t taken = 0, only = 0;
  for (uint32_t i = 0; i < block->arm_count; i++) {
    if (all_lanes_of(machine->arms[i]))
      taken++, only = i;
    else if (condition->assumed)
      note_partial(machine, activation, block->arms[i], block->reconverge);
  }
  if (condition->assumed)
    machine->trace->assumes |= UNBANK_ASSUMES_FULL_BLOCK;
  if (taken == 1 && condition->differs_by_iteration && block->reconverge != SLICE_NONE)
    activation->assumed_by_iteration[block->reconverge] = true;
  if (taken == 1)
    go(machine, activation, block->arms[only]);
  else
    diverge(machine, activation, block, is_counted);
}

/* Ends a path at a return. */
static void finish(struct machine *machine, struct activation *activation,
                   const struct slice_block *block) {
  const struct path *path = top(machine);
  if (block->result != SLICE_NONE) {
    const struct value *value = &activation->values[block->result];
    struct value *result = &activation->result;
    uint32_t again = activation->returned & path->may_mask;
    value_write(machine->arena, result, value, path->may_mask & ~again);
    unbank_join_values(machine, (struct symbol_source){activation->slice->function, 0, false},
                       result, value, again,
                       path->context
                           ? (struct decided){path->context->data, true, path->context->decisions}
                           : (struct decided){0});
    result->written |= path->may_mask;
  }
  activation->returned |= path->may_mask;
  machine->paths.count--;
}

/* Whether a phi of the header that doubles or halves has a number, which tells iterations apart. */
static bool has_numbered_iterations(const struct activation *activation,
                                    const struct slice_block *header) {
  for (size_t i = 0; i < header->phis.count; i++) {
    const struct value *value = &activation->values[header->phis.items[i].out];
    if (header->phis.items[i].is_geometric && value->uniform && !value->term_count &&
        !value->unknown && !value->array && value->k[0] > 0 && value->k[0] < SAMPLE_MAX)
      return true;
  }
  return false;
}

/* Begins the iteration that stands for a whole loop, or a sample. `before`: the previous sample, or
 * NULL. */
static void begin_iteration(struct machine *machine, struct activation *activation,
                            struct path *path, const struct context *before) {
  const struct slice_block *header = &activation->slice->blocks.items[path->block];
  const struct slice_loop *loop = &activation->slice->loops.items[header->loop];
  bool is_numbered = machine->sampling && unbank_is_sampled(activation->slice, loop) &&
                     has_numbered_iterations(activation, header) &&
                     !(before && machine->first_only);
  uint64_t roots = loop->roots & ~machine->slices->counters;
  const bool is_data = loop->data || activation->slice->loop_diverges[header->loop];
  uint64_t trips = loop->folded || before
                       ? (uintptr_t)header->ir
                       : unbank_trips_identity(machine, activation, header->loop, path->may_mask);
  struct context inside = {.loop = header->loop,
                           .must_mask = before ? before->must_mask : path->must_mask,
                           .roots = roots,
                           .repeats = roots || is_data,
                           .times = (double)loop->folded,
                           .age = machine->age,
                           .data = is_data,
                           .deciders = is_data ? loop->roots : 0,
                           .decision = loop->folded || before ? 0 : trips,
                           .is_sample = before || is_numbered,
                           .leaves = before && !is_numbered,
                           .is_later = before};
  const struct context *around = before ? before->parent : path->context;
  if (inside.repeats) {
    struct open_loop *open = ARENA_NEW(machine->arena, struct open_loop);
    *open =
        (struct open_loop){header->ir, around ? around->open : NULL, around ? around->each : NULL};
    inside.open = inside.each = open;
  }
  path->context = unbank_context(machine, around, inside);
  if (is_data)
    path->must_mask = 0;
  if (!inside.is_sample)
    unbank_count_loop(machine, activation, header->loop, path->may_mask, trips);
}

/* Enters the block of the top path: sets its phis, and begins the loop whose header it is. False if
 * the path ends here instead. */
static bool enter(struct machine *machine, struct activation *activation) {
  const struct slice *slice = activation->slice;
  struct path *path = top(machine);
  const struct slice_block *block = &slice->blocks.items[path->block];
  const struct slice_loop *loop =
      block->loop == SLICE_NONE ? NULL : &slice->loops.items[block->loop];
  bool begins = loop && loop->header == path->block && !loop->concrete;
  const struct context *before = begins ? in_loop(path->context, block->loop) : NULL;
  if (before && !before->is_sample) {
    machine->paths.count--; /* one iteration stands for all */
    return false;
  }
  path->must_mask &= path->may_mask;
  if (path->from != SLICE_NONE)
    unbank_stage(machine, activation, path->block,
                 &(struct arrival){.from = path->from, .lanes = path->may_mask});
  unbank_commit(machine, activation, path->block, path->may_mask);
  if (begins)
    begin_iteration(machine, activation, path, before);
  return true;
}

/* Runs the block of the top path, and sends its lanes on. */
static void visit(struct machine *machine, struct activation *activation) {
  if (!top(machine)->may_mask) {
    machine->paths.count--;
    return;
  }
  if (!enter(machine, activation))
    return;
  struct path path = *top(machine);
  const struct slice_block *block = &activation->slice->blocks.items[path.block];
  machine->loop_age = path.context ? path.context->age : 0;
  for (size_t i = 0; i < block->steps.count && !machine->cap; i++)
    unbank_execute(machine, activation, &block->steps.items[i], path.may_mask, path.must_mask,
                   path.context);
  machine->steps += 1 + (uint32_t)(block->steps.count + block->phis.count);
  if (machine->steps > TRACE_STEPS_MAX)
    machine->cap =
        "work cap reached: the index arithmetic of the kernel takes too many steps; a profile "
        "of a launch tells its score";
  if (!block->arm_count)
    finish(machine, activation, block);
  else if (block->arm_count == 1)
    go(machine, activation, block->arms[0]);
  else if (!block->follow)
    go(machine, activation, block->reconverge);
  else
    branch(machine, activation, block);
}

void unbank_run_slice(struct machine *machine, struct activation *activation, uint32_t may_mask,
                      uint32_t must_mask, const struct context *context) {
  size_t base = activation->first_path = machine->paths.count;
  *ARENA_PUSH(machine->arena, &machine->paths) = (struct path){.from = SLICE_NONE,
                                                               .reconverge = SLICE_NONE,
                                                               .join = SLICE_NONE,
                                                               .may_mask = may_mask,
                                                               .must_mask = must_mask,
                                                               .context = context};
  activation->active = true;
  value_set_number(&activation->result, 0, 0);
  activation->returned = activation->result.written = 0;
  while (machine->paths.count > base && !machine->cap)
    visit(machine, activation);
  machine->paths.count = base;
  activation->active = false;
}

bool unbank_is_sampled(const struct slice *slice, const struct slice_loop *loop) {
  const struct slice_block *header = &slice->blocks.items[loop->header];
  bool is_geometric = false;
  for (size_t i = 0; i < header->phis.count; i++)
    is_geometric |= header->phis.items[i].is_geometric;
  return is_geometric && !loop->concrete && !loop->folded && !loop->data;
}

/* Threads are numbered along x, then y, then z; warp w holds threads 32w to 32w + 31. */
void unbank_warp_run(struct machine *machine, uint32_t warp) {
  struct unbank_shape shape = machine->shape;
  machine->warp = warp;
  machine->lanes = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    unsigned thread = warp * UNBANK_LANES + i;
    machine->thread[0][i] = thread % shape.x;
    machine->thread[1][i] = thread / shape.x % shape.y;
    machine->thread[2][i] = thread / shape.x / shape.y;
    if (thread < shape.x * shape.y * shape.z)
      machine->lanes |= 1u << i;
  }
  unbank_reset_values(machine, &machine->activations[0], true);
  unbank_run_slice(machine, &machine->activations[0], machine->lanes, machine->lanes, NULL);
}
