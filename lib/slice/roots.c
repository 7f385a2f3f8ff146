/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/roots.h"

#include "slice/leaving.h"

#include "shim/query.h"
#include "support/words.h"

enum { WARP = UNBANK_LANES };
/* Any lane may read any other by its number. */
enum { WHOLE_WARP = SHUFFLE_IDX + SHUFFLE_CLAMP * (WARP - 1) };

static const char *const symbol_names[] = {
#define X(name, reg, symbol) [SPECIAL_##name] = (symbol),
    SLICE_SPECIALS(X)
#undef X
};

static const char *const float_roots[] = {[NO_FLOAT] = SLICE_ROOT_LOADED,
                                          [PLAIN_FLOAT] = SLICE_ROOT_COMPUTED,
                                          [LOADED_FLOAT] = SLICE_ROOT_LOADED_FLOAT};

struct fixpoint {
  struct slices *slices;
  struct unbank_shape shape;
  bool changed;
};

static uint64_t root(struct slices *slices, const char *name) {
  for (unsigned i = 0; i < slices->root_count; i++)
    if (strcmp(slices->roots[i], name) == 0)
      return (uint64_t)1 << i;
  if (slices->root_count == SLICE_ROOTS_MAX - 1)
    name = "other values";
  if (slices->root_count < SLICE_ROOTS_MAX)
    slices->roots[slices->root_count++] = arena_strdup(slices->module->arena, name);
  return (uint64_t)1 << (slices->root_count - 1);
}

const char *unbank_roots_text(const struct slices *slices, uint64_t roots) {
  const char *names[SLICE_ROOTS_MAX];
  size_t count = 0;
  for (unsigned i = 0; i < slices->root_count; i++)
    if (roots >> i & 1)
      names[count++] = slices->roots[i];
  sort_words(names, count);
  const char *text = count ? names[0] : "";
  for (size_t i = 1; i < count; i++)
    text = arena_printf(slices->module->arena, "%s, %s", text, names[i]);
  return text;
}

static struct slot_facts facts_of_root(uint64_t root) {
  return (struct slot_facts){.roots = root, .values = root};
}

static void join(struct slot_facts *to, struct slot_facts from) {
  to->roots |= from.roots;
  to->values |= from.values;
  to->varies |= from.varies;
  to->by_thread |= from.by_thread;
  to->data |= from.data;
}

static void update(struct fixpoint *fixpoint, struct slice *slice, uint32_t slot,
                   struct slot_facts facts) {
  if (slot == SLICE_NONE)
    return;
  struct slot_facts *to = &slice->slots.items[slot].facts, before = *to;
  join(to, facts);
  if (to->roots != before.roots || to->values != before.values || to->varies != before.varies ||
      to->by_thread != before.by_thread || to->data != before.data)
    fixpoint->changed = true;
}

static struct slot_facts facts_of(const struct slice *slice, uint32_t slot) {
  return slot == SLICE_NONE ? (struct slot_facts){0} : slice->slots.items[slot].facts;
}

/* Lanes of a warp run along x, then y, then z. So a coordinate is the same in all of them if the
 * faster ones fill whole warps, and in all threads if the block is 1 wide along it. */
static struct slot_facts special_facts(struct fixpoint *fixpoint, enum special special) {
  struct unbank_shape shape = fixpoint->shape;
  switch (special) {
  case SPECIAL_TID_Y:
    return (struct slot_facts){.varies = shape.y > 1 && shape.x % WARP, .by_thread = shape.y > 1};
  case SPECIAL_TID_Z:
    return (struct slot_facts){.varies = shape.z > 1 && shape.x * shape.y % WARP,
                               .by_thread = shape.z > 1};
  case SPECIAL_WARPID:
    return (struct slot_facts){.by_thread = true};
  case SPECIAL_TID_X:
  case SPECIAL_LANEID:
  case SPECIAL_LANEMASK_EQ:
  case SPECIAL_LANEMASK_LT:
  case SPECIAL_LANEMASK_LE:
  case SPECIAL_LANEMASK_GT:
  case SPECIAL_LANEMASK_GE:
    return (struct slot_facts){.varies = true, .by_thread = true};
  default:
    break;
  }
  if (!*symbol_names[special])
    return (struct slot_facts){0};
  uint64_t bit = root(fixpoint->slices, symbol_names[special]);
  fixpoint->slices->coordinates |= bit;
  return facts_of_root(bit);
}

/* What lanes take out of loops that they may leave one by one. */
static struct slot_facts leaving_facts(const struct slice *slice, const struct step *step) {
  struct slot_facts facts = facts_of(slice, step->a);
  for (uint32_t loop = unbank_left_loop(slice, step, SLICE_NONE); loop != SLICE_NONE;
       loop = unbank_left_loop(slice, step, loop)) {
    const struct slice_loop *left = &slice->loops.items[loop];
    for (size_t i = 0; !left->concrete && i < left->deciders.count; i++) {
      struct slot_facts decider =
          facts_of(slice, slice->blocks.items[left->deciders.items[i]].condition);
      if (decider.varies)
        join(&facts, decider);
    }
    facts.data |= left->data;
  }
  return facts;
}

static struct slot_facts data_facts(struct slices *slices, const struct step *step) {
  const uint64_t given = step->number ? root(slices, slices->given.items[step->number - 1]) : 0;
  slices->given_roots |= given;
  struct slot_facts facts = facts_of_root(given ? given : root(slices, SLICE_ROOT_DATA));
  facts.varies = facts.data = true;
  return facts;
}

static struct slot_facts step_facts(struct fixpoint *fixpoint, const struct slice *slice,
                                    const struct step *step) {
  struct slot_facts facts = facts_of(slice, step->a);
  join(&facts, facts_of(slice, step->b));
  join(&facts, facts_of(slice, step->c));
  switch (step->op) {
  case STEP_SPECIAL:
    return special_facts(fixpoint, (enum special)step->number);
  case STEP_UNIFORM:
  case STEP_CONSTANT:
    join(&facts, facts_of_root(root(fixpoint->slices, float_roots[step->number])));
    facts.data = facts.varies;
    return facts;
  case STEP_VOTE:
    fixpoint->slices->votes = root(fixpoint->slices, SLICE_ROOT_VOTE);
    join(&facts, facts_of_root(fixpoint->slices->votes));
    facts.data = facts.varies;
    return facts;
  case STEP_DATA:
    return data_facts(fixpoint->slices, step);
  case STEP_LEAVE:
    return leaving_facts(slice, step);
  case STEP_SHUFFLE: { /* from one lane to all, or from lanes that only the launch knows */
    struct slot_facts lane = facts_of(slice, step->b);
    bool is_one = step->number == WHOLE_WARP && !lane.varies;
    facts.varies = facts_of(slice, step->a).varies && !is_one;
    facts.data |= facts.varies && lane.roots;
    return facts;
  }
  case STEP_EQ: /* one lane may be the one; no lane's coordinates tell which */
  case STEP_NE:
    facts.data |= facts.varies && facts.roots;
    return facts;
  default:
    return facts;
  }
}

static void flow_call(struct fixpoint *fixpoint, struct slice *slice, const struct step *step) {
  struct slice *callee = &fixpoint->slices->list.items[step->number];
  for (uint32_t i = 0; i < step->b && i < callee->argument_count; i++)
    update(fixpoint, callee, callee->arguments[i],
           facts_of(slice, slice->call_args.items[step->a + i]));
  for (size_t b = 0; b < callee->blocks.count; b++)
    update(fixpoint, slice, step->out, facts_of(callee, callee->blocks.items[b].result));
}

/* What decides over which edge lanes come to `block`: the conditions of the branches whose paths
 * meet there. */
static struct slot_facts edge_facts(const struct slice *slice, uint32_t block) {
  struct slot_facts facts = {0};
  const struct slice_block *at = &slice->blocks.items[block];
  for (size_t i = 0; i < at->reconverging.count; i++)
    join(&facts, facts_of(slice, slice->blocks.items[at->reconverging.items[i]].condition));
  return facts;
}

static void flow_block(struct fixpoint *fixpoint, struct slice *slice, uint32_t number) {
  const struct slice_block *block = &slice->blocks.items[number];
  struct slot_facts edges = block->phis.count ? edge_facts(slice, number) : (struct slot_facts){0};
  for (size_t i = 0; i < block->phis.count; i++) {
    struct slot_facts facts = edges;
    for (size_t p = 0; p < block->predecessors.count; p++)
      join(&facts, facts_of(slice, block->phis.items[i].incoming[p]));
    update(fixpoint, slice, block->phis.items[i].out, facts);
  }
  for (size_t i = 0; i < block->steps.count; i++) {
    const struct step *step = &block->steps.items[i];
    if (step->op == STEP_CALL)
      flow_call(fixpoint, slice, step);
    else if (step->op != STEP_ACCESS)
      update(fixpoint, slice, step->out, step_facts(fixpoint, slice, step));
  }
}

bool unbank_slice_exits(const struct slice *slice, uint32_t block, uint32_t loop) {
  const struct slice_block *branch = &slice->blocks.items[block];
  if (!branch->follow || !slice_loop_contains(slice, loop, block))
    return false;
  for (uint32_t i = 0; i < branch->arm_count; i++)
    if (!slice_loop_contains(slice, loop, branch->arms[i]))
      return true;
  return false;
}

/* Whether an exit decides the same in every iteration: it may let some lanes leave, but never
 * all. */
static bool is_same_each_time(const struct slice *slice, uint32_t loop, uint32_t condition) {
  uint32_t block = condition == SLICE_NONE ? SLICE_NONE : slice->slots.items[condition].block;
  return block == SLICE_NONE || !slice_loop_contains(slice, loop, block);
}

static void flow_loop(struct fixpoint *fixpoint, struct slice *slice, uint32_t number) {
  struct slice_loop *loop = &slice->loops.items[number];
  struct slot_facts all = {0};
  bool ends = false, lanes_leave = false;
  uint64_t decide = 0; /* whether an iteration reaches an exit */
  for (size_t i = 0; i < loop->exits.count; i++) {
    uint32_t condition = slice->blocks.items[loop->exits.items[i]].condition;
    struct slot_facts facts = facts_of(slice, condition);
    join(&all, facts);
    ends |= !facts.roots && !is_same_each_time(slice, number, condition);
  }
  for (size_t i = 0; i < loop->deciders.count; i++) {
    struct slot_facts facts =
        facts_of(slice, slice->blocks.items[loop->deciders.items[i]].condition);
    lanes_leave |= !facts.roots && facts.varies;
    all.data |= facts.data;
    decide |= facts.roots;
  }
  /* If everything about its exits is known, it is run until all lanes have left: at once, or
   * never. */
  loop->concrete = ends || !all.roots;
  if (loop->leaks && (all.roots | decide)) {
    /* Lanes that may have left would see what the others compute later. */
    loop->concrete = false;
    all.roots |= decide;
  }
  if (loop->folded) {
    loop->concrete = false;
    fixpoint->slices->counters = root(fixpoint->slices, "a loop counter");
    fixpoint->slices->coordinates |= fixpoint->slices->counters;
    all.roots |= fixpoint->slices->counters;
  }
  loop->roots = all.roots;
  /* If one iteration stands for all, it is not known which lanes remain in it. */
  loop->data = all.data || (lanes_leave && all.roots && !loop->concrete && !loop->folded);
  const struct slice_block *header = &slice->blocks.items[loop->header];
  uint64_t counter = loop->folded ? fixpoint->slices->counters : 0;
  for (size_t i = 0; !loop->concrete && i < header->phis.count; i++)
    update(fixpoint, slice, header->phis.items[i].out,
           (struct slot_facts){.roots = all.roots, .values = counter});
}

static const char *argument_name(struct slices *slices, LLVMValueRef function, uint32_t number) {
  const char *name = unbank_value_name(LLVMGetParam(function, number));
  return *name ? name : arena_printf(slices->module->arena, "argument %u", number + 1);
}

static void start(struct fixpoint *fixpoint, struct slice *slice, bool is_kernel) {
  struct slices *slices = fixpoint->slices;
  for (uint32_t i = 0; i < slice->slots.count; i++)
    if (slice->slots.items[i].ir && LLVMIsAConstant(slice->slots.items[i].ir) &&
        !slice->slots.items[i].is_constant)
      update(fixpoint, slice, i, facts_of_root(root(slices, "an address")));
  for (uint32_t i = 0; is_kernel && i < slice->argument_count; i++)
    if (slice->arguments[i] != SLICE_NONE)
      update(fixpoint, slice, slice->arguments[i],
             facts_of_root(root(slices, argument_name(slices, slice->function, i))));
}

void unbank_slice_facts(struct slices *slices, struct unbank_shape shape) {
  struct fixpoint fixpoint = {.slices = slices, .shape = shape};
  for (size_t s = 0; s < slices->list.count; s++) {
    struct slice *slice = &slices->list.items[s];
    for (size_t i = 0; i < slice->slots.count; i++)
      slice->slots.items[i].facts = (struct slot_facts){0};
    start(&fixpoint, slice, s == 0);
  }
  do {
    fixpoint.changed = false;
    for (size_t s = 0; s < slices->list.count; s++) {
      struct slice *slice = &slices->list.items[s];
      for (uint32_t b = 0; b < slice->blocks.count; b++)
        flow_block(&fixpoint, slice, b);
      for (uint32_t i = 0; i < slice->loops.count; i++)
        flow_loop(&fixpoint, slice, i);
    }
  } while (fixpoint.changed);
}

static bool has_root(const struct slices *slices, uint64_t roots, const char *name) {
  for (unsigned i = 0; i < slices->root_count; i++)
    if (roots >> i & 1 && !strcmp(slices->roots[i], name))
      return true;
  return false;
}

bool unbank_has_data(const struct slices *slices, uint64_t roots) {
  return has_root(slices, roots, SLICE_ROOT_DATA) || has_root(slices, roots, SLICE_ROOT_LOADED) ||
         roots & (slices->votes | slices->given_roots);
}

const char *unbank_given_variables(const struct slices *slices, uint64_t roots) {
  return roots & slices->given_roots && !has_root(slices, roots, SLICE_ROOT_DATA)
             ? unbank_roots_text(slices, roots & slices->given_roots)
             : NULL;
}

bool unbank_has_floats(const struct slices *slices, uint64_t roots) {
  return has_root(slices, roots, SLICE_ROOT_COMPUTED) || unbank_has_loaded_floats(slices, roots);
}

bool unbank_has_loaded_floats(const struct slices *slices, uint64_t roots) {
  return has_root(slices, roots, SLICE_ROOT_LOADED_FLOAT);
}
