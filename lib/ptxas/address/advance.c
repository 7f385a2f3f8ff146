/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rebuilds the expression of an address for a given iteration: counters are replaced by their
 * values there, and everything above them is recomputed as ptxas would fold it. Results are
 * cached per node and iteration. */
#include "ptxas/address/advance.h"

#include "ptxas/address/expression.h"
#include "ptxas/known.h"
#include "support/integers.h"

enum { BOUND_DEPTH_MAX = 12, WRITES_FOLLOWED = 8 };

struct advancing {
  struct addresses *it;
  struct iteration to;
  bool changed;      /* something in the address differs there */
  bool unknown;      /* its value there is not known */
  bool unfolded;     /* an expression of numbers is not folded here, */
  bool undecided;    /* or a product of such, which differs if they do; or a select that later
                        iterations may decide differently */
  bool by_branch;    /* or something that a branch decides by numbers */
  bool is_condition; /* a branch condition is being followed */
  bool is_join;      /* the writes of a register that paths of an iteration share are */
  bool no_write;     /* a register has fewer writes than iteration.write says */
  unsigned followed; /* number of writes */
};

/* A cached result of advance(): what a node becomes in an iteration, and the flags set on the way.
 * Sums share terms, and conditions are evaluated for many iterations; the most recent entry of each
 * hash bucket is kept. */
struct advance_memo {
  uint32_t node; /* 0: empty */
  unsigned depth;
  struct iteration to;
  bool is_condition;
  bool changed, unknown, unfolded, undecided, by_branch;
  struct address out;
};

enum { MEMO_BITS = 12 };

static bool is_same_iteration(const struct iteration *a, const struct iteration *b) {
  return a->loop == b->loop && a->wholly == b->wholly && a->stays == b->stays &&
         a->unroll == b->unroll && a->number == b->number && a->write == b->write;
}

static struct advance_memo *memo_of(const struct advancing *advancing, uint32_t number) {
  struct addresses *it = advancing->it;
  const struct iteration *to = &advancing->to;
  uint64_t hash = hash_mix(number, (uint64_t)to->loop << 32 | to->number);
  hash = hash_mix(hash, (uint64_t)to->write << 32 | to->unroll);
  hash = hash_mix(hash, to->wholly | to->stays << 1 | advancing->is_condition << 2);
  if (!it->advanced)
    it->advanced = ARENA_ARRAY(it->arena, struct advance_memo, (size_t)1 << MEMO_BITS);
  return &it->advanced[hash >> (64 - MEMO_BITS)];
}

/* Whether an entry answers the query. If it failed for lack of depth, a shallower query may still
 * succeed. */
static bool is_kept_for(const struct advance_memo *memo, const struct advancing *advancing,
                        uint32_t number, unsigned depth) {
  return memo->node == number && memo->is_condition == advancing->is_condition &&
         is_same_iteration(&memo->to, &advancing->to) && !(memo->unknown && depth < memo->depth);
}

/* Whether an address is the phi plus a constant, *step. */
static bool goes_on(const struct addresses *it, struct address from, uint32_t phi, int64_t *step) {
  const struct address_node *node = &it->nodes.items[from.base];
  *step = from.constant;
  if (node->kind == NODE_WITH && node->b == WITH_ADD && node->a == phi)
    *step = wrapping_add(*step, node->constant);
  else if (from.base != phi)
    return false;
  return true;
}

/* What a loop does to a register that it writes. */
struct counter {
  struct address start;            /* its start value, if there is only one */
  uint8_t zeros[ADDRESS_READINGS]; /* the most zeros of any start value */
  int64_t step;                    /* per iteration, if constant */
  bool is_ours;                    /* the loop writes it */
  bool starts, steps;              /* whether `start` and `step` are known */
  bool adds;                       /* each iteration adds something to the previous value */
};

static bool has_term(const struct addresses *it, uint32_t node, uint32_t term) {
  struct node_terms terms = {.count = 0};
  bool found = false;
  if (!unbank_node_terms(it, node, &terms))
    return false;
  for (unsigned i = 0; i < terms.count; i++)
    found |= terms.items[i] == term;
  return found;
}

static struct counter find_counter(const struct advancing *advancing, uint32_t phi) {
  const struct addresses *it = advancing->it;
  struct counter out = {.starts = true, .steps = true, .adds = true};
  unsigned starts = 0, steps = 0;
  ADDRESS_EACH_SOURCE(source, it, it->nodes.items[phi].a) {
    if (!unbank_flow_is_inside(it->flow, source->block, advancing->to.loop)) {
      const struct address *from = &source->may;
      out.starts &=
          !starts++ || (from->base == out.start.base && from->constant == out.start.constant);
      out.start = *from;
      for (unsigned r = 0; r < ADDRESS_READINGS; r++)
        out.zeros[r] = more(out.zeros[r],
                            fewer(it->nodes.items[from->base].zeros[r], zeros_of(from->constant)));
      continue;
    }
    int64_t step;
    bool on = goes_on(it, source->from, phi, &step);
    out.is_ours = true;
    out.adds &= on || has_term(it, source->from.base, phi);
    out.steps &= on && (!steps++ || out.step == step);
    out.step = step;
  }
  out.starts &= starts != 0;
  return out;
}

/* A register recomputed in each iteration in an unknown way. If the iteration has its own copy of
 * the code, the register may be aligned better there than across all iterations; if iterations add
 * to it, no better than its start value. If the loop stays rolled, it is the same in all iterations
 * (400 nests that step by arguments, data, differences; sm_75 to sm_120). */
static struct address advance_unknown(const struct advancing *advancing, uint32_t number,
                                      const struct counter *counter) {
  struct addresses *it = advancing->it;
  if (counter->starts && advancing->to.wholly && !advancing->to.number)
    return counter->start;
  if (advancing->to.stays)
    return address_of_node(number);
  uint32_t out = unbank_node(it, NODE_STRIDE, it->nodes.items[number].a, 0, advancing->to.number);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    it->nodes.items[out].zeros[r] =
        counter->starts && counter->adds ? counter->zeros[r] : ZEROS_ALL;
  return address_of_node(out);
}

/* The value of a counter with this start after `on` more. If the constant is not split off the
 * start, the result is a sum with a different constant. */
static struct address starts_later(struct addresses *it, struct address start, int64_t on) {
  struct address inside = unbank_expression_unfolded(it, start);
  const bool is_held = inside.base != start.base;
  inside.constant = wrapping_add(inside.constant, on);
  return is_held ? unbank_expression_inside(it, inside) : inside;
}

static struct address advance(struct advancing *advancing, uint32_t number, unsigned depth);

/* The value that one of an iteration's writes leaves in a register. */
static struct address advance_write(struct advancing *advancing, uint32_t phi) {
  const struct addresses *it = advancing->it;
  unsigned left = advancing->to.write;
  ADDRESS_EACH_SOURCE(source, it, it->nodes.items[phi].a) {
    const struct address from = source->may;
    if (from.base == phi || !unbank_flow_is_inside(it->flow, source->block, advancing->to.loop) ||
        --left)
      continue;
    advancing->unknown |= advancing->followed++ >= WRITES_FOLLOWED;
    struct address out =
        advancing->unknown ? address_of_node(phi) : advance(advancing, from.base, 0);
    out.constant = wrapping_add(out.constant, from.constant);
    return out;
  }
  advancing->no_write = true;
  return address_of_node(phi);
}

static enum truth decide(struct advancing *advancing, uint32_t predicate, unsigned iteration,
                         unsigned depth);

/* Whether numbers decide a branch between blocks of the loop: if ptxas unrolls the loop completely,
 * it knows which of several writes each iteration executes. */
static bool has_decided(const struct advancing *advancing) {
  const struct addresses *it = advancing->it;
  bool found = false;
  for (uint32_t b = 0; b < it->function->blocks.count && !found && !advancing->is_condition; b++) {
    const struct ptx_block *block = &it->function->blocks.items[b];
    const struct ptx_instruction *last = unbank_ptx_last(it->function, b);
    struct advancing branch = {.it = advancing->it, .to = advancing->to, .is_condition = true};
    found = block->successor_count == 2 && last->is_guarded &&
            unbank_flow_is_inside(it->flow, b, advancing->to.loop) &&
            unbank_flow_is_inside(it->flow, block->successors[0], advancing->to.loop) &&
            unbank_flow_is_inside(it->flow, block->successors[1], advancing->to.loop) &&
            decide(&branch, last->guard, 0, 0) != TRUTH_UNKNOWN;
  }
  return found;
}

static struct address as_number(const struct addresses *it, struct address x);

/* Whether all paths of an iteration leave the same number in a register, which is then known
 * although branches decide who wrote it. Of registers that are computed from others of this kind,
 * it is not known. */
static bool joins_in_number(const struct advancing *advancing, uint32_t phi, struct address *out) {
  struct addresses *it = advancing->it;
  struct advancing path = *advancing;
  bool is_one = !path.is_join && path.to.wholly, is_first = true;
  path.is_join = true;
  ADDRESS_EACH_SOURCE(source, it, it->nodes.items[phi].a)
    is_one &=
        source->may.base != phi && unbank_flow_is_inside(it->flow, source->block, path.to.loop);
  ADDRESS_EACH_SOURCE(source, it, it->nodes.items[phi].a) {
    const struct address from = source->may; /* a copy, since nodes may be added */
    if (!is_one)
      return false;
    struct address value = advance(&path, from.base, 0);
    value.constant = wrapping_add(value.constant, from.constant);
    value = as_number(it, value);
    is_one = is_constant(value) && !path.unknown && (is_first || value.constant == out->constant);
    *out = value, is_first = false;
  }
  return is_one;
}

static struct address advance_phi(struct advancing *advancing, uint32_t number) {
  struct addresses *it = advancing->it;
  const struct counter counter = find_counter(advancing, number);
  if (!counter.is_ours)
    return address_of_node(number);
  advancing->changed = true;
  struct address joined;
  if (!counter.steps && joins_in_number(advancing, number, &joined)) {
    advancing->undecided = true;
    return joined;
  }
  if (!counter.steps && !counter.adds && advancing->to.write)
    return advance_write(advancing, number);
  if (!counter.steps) {
    advancing->by_branch |= advancing->to.wholly && !advancing->to.number && has_decided(advancing);
    return advance_unknown(advancing, number, &counter);
  }
  int64_t on = wrapping_multiply(counter.step, (int64_t)advancing->to.number);
  if (advancing->to.wholly && counter.starts)
    return starts_later(it, counter.start, on);
  const uint32_t unroll = advancing->to.wholly ? 0 : advancing->to.unroll;
  uint32_t out = unbank_node(it, NODE_STRIDE, it->nodes.items[number].a,
                             unroll ? unroll : STRIDE_WHOLE, counter.step);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    it->nodes.items[out].zeros[r] =
        fewer(counter.zeros[r], zeros_of(wrapping_multiply(counter.step, unroll)));
  return (struct address){out, on};
}

/* Folds an operation on numbers as ptxas does. */
static bool fold(const struct address_node *from, int64_t a, int64_t b, int64_t *out) {
  const int64_t c = from->constant;
  const uint64_t mask = c == 64 || c == -64 ? UINT64_MAX : UINT32_MAX;
  switch ((enum node_kind)from->kind) {
  case NODE_MASK:
    *out = a & c;
    return true;
  case NODE_WITH:
    *out = from->b == WITH_ADD ? wrapping_add(a, c) : from->b == WITH_OR ? a | c : a ^ c;
    return true;
  case NODE_REVERSE_SUB:
    *out = wrapping_add(c, -a);
    return true;
  case NODE_FUSED:
    *out = a;
    return true;
  case NODE_RIGHT:
    *out = c == -32 ? (int32_t)a >> from->b : (int64_t)(((uint64_t)a & mask) >> from->b);
    return c == 32 || c == -32 || (a >= 0 && (c == 64 || c == -64));
  case NODE_MODULO: /* 32 bits, unsigned */
    *out = c ? (int64_t)((uint32_t)a % (uint64_t)c) : 0;
    return c > 0;
  case NODE_SUB:
    *out = wrapping_add(a, -b);
    return true;
  case NODE_MUL:
    *out = wrapping_multiply(a, b);
    return true;
  case NODE_AND:
    *out = a & b;
    return true;
  case NODE_OR:
    *out = c == WITH_XOR ? a ^ b : a | b;
    return true;
  default:
    return false;
  }
}

/* Whether counter + invariants + number equals the sum without the number some iterations later. */
static bool is_later_counter(const struct advancing *advancing, const struct address_node *sum) {
  const struct addresses *it = advancing->it;
  struct node_terms terms = {.count = 0};
  unsigned counters = 0;
  if (!unbank_node_terms(it, sum->a, &terms))
    return false;
  for (unsigned i = 0; i < terms.count; i++) {
    const struct address_node *term = &it->nodes.items[terms.items[i]];
    if (!term->has_counter)
      continue;
    if (term->kind != NODE_PHI)
      return false;
    const struct counter counter = find_counter(advancing, terms.items[i]);
    if (counter.is_ours && !(counter.steps && counter.step && sum->constant % counter.step == 0))
      return false;
    counters += counter.is_ours;
  }
  return counters == 1;
}

/* A number that is the operand of an expression, as a constant. */
static struct address as_number(const struct addresses *it, struct address x) {
  const struct address out = unbank_expression_unfolded(it, x);
  return is_constant(out) ? out : x;
}

/* Conditions. */

/* The result of a comparison in an iteration, as far as numbers decide it. */
static enum truth decide(struct advancing *advancing, uint32_t predicate, unsigned iteration,
                         unsigned depth) {
  struct advancing then = *advancing;
  const struct ptx_instruction *from = unbank_ptx_comparison(then.it->function, predicate);
  if (!from || from->is_guarded || strstr(from->opcode, "16") || strstr(from->opcode, ".f"))
    return TRUTH_UNKNOWN;
  then.to.number = iteration;
  struct address x[2];
  for (unsigned i = 0; i < 2; i++) {
    const struct address now =
        unbank_expression_value(then.it, &from->operands[i + 1], ADDRESS_MAY);
    x[i] = advance(&then, now.base, depth + 1);
    x[i].constant = wrapping_add(x[i].constant, now.constant);
    x[i] = as_number(then.it, x[i]);
  }
  advancing->changed |= then.changed;
  return is_constant(x[0]) && is_constant(x[1])
             ? unbank_expression_compare(from, x[0].constant, x[1].constant)
             : TRUTH_UNKNOWN;
}

/* Which operand a select yields. Iterations beyond those that are analysed may decide
 * differently. */
static enum truth decide_select(struct advancing *advancing, uint32_t predicate, unsigned depth) {
  enum { ITERATIONS_READ = 8, ITERATIONS_LATER = 64 };
  const enum truth out = decide(advancing, predicate, advancing->to.number, depth);
  const enum truth last = decide(advancing, predicate, ITERATIONS_READ - 1, depth);
  for (unsigned k = ITERATIONS_READ; out && !advancing->to.number && k < ITERATIONS_LATER; k++)
    advancing->undecided |= decide(advancing, predicate, k, depth) != last;
  return out;
}

/* Expressions, rebuilt from their operands in the iteration. */

static struct expression_reader reader_of(struct addresses *it) {
  return (struct expression_reader){.it = it, .reading = ADDRESS_MUST, .splits = true};
}

/* A sum with a number. */
static struct address advance_with(const struct advancing *advancing,
                                   const struct address_node *from, struct address a) {
  struct addresses *it = advancing->it;
  const bool comes_out = is_later_counter(advancing, from);
  a = unbank_expression_unfolded(it, a);
  a.constant = wrapping_add(a.constant, from->constant);
  return comes_out || is_constant(a) || unbank_address_is_name(it, a.base)
             ? a
             : unbank_expression_inside(it, a);
}

static struct address advance_cast(struct addresses *it, const struct address_node *from,
                                   struct address a) {
  const uint32_t base =
      is_constant(a) ? ZERO_NODE : unbank_node(it, NODE_CAST, a.base, from->b, from->constant);
  return (struct address){base, a.constant};
}

/* The maximum of a leaf or special register; UINT32_MAX if unknown. */
static uint32_t greatest_of_register(const struct addresses *it, const struct address_node *node) {
  static const char *const names[] = {"%tid.x", "%tid.y", "%tid.z", "%laneid"};
  if (node->kind == NODE_LEAF)
    return it->bounds[ADDRESS_MAY][node->a];
  for (unsigned i = 0; node->kind == NODE_SPECIAL && i < sizeof names / sizeof *names; i++)
    if (node->a == unbank_expression_name(names[i]))
      return unbank_bound_of_name(it->function, names[i]);
  return UINT32_MAX;
}

/* The maximum of a 32-bit expression that cannot be negative; NO_BOUND if unknown. Registers are
 * bounded as in known.h, here followed into the iteration. */
static const uint64_t NO_BOUND = UINT64_MAX;

static uint64_t greatest(const struct addresses *it, uint32_t number, unsigned depth,
                         unsigned *steps_left) {
  const struct address_node *node = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)node->kind;
  if (kind == NODE_ZERO)
    return 0;
  if (!has_nodes(kind)) {
    const uint32_t most = greatest_of_register(it, node);
    return most <= INT32_MAX ? most : NO_BOUND;
  }
  if (depth == BOUND_DEPTH_MAX || !*steps_left)
    return NO_BOUND;
  --*steps_left;
  const uint64_t c = (uint64_t)node->constant;
  const uint64_t a = greatest(it, node->a, depth + 1, steps_left);
  const uint64_t b = has_two(kind) ? greatest(it, node->b, depth + 1, steps_left) : 0;
  uint64_t out = NO_BOUND;
  if (kind == NODE_MASK)
    return c > INT32_MAX ? a : a < c ? a : c;
  if (kind == NODE_MODULO)
    return node->constant > 0 ? c - 1 : NO_BOUND;
  if (a > INT32_MAX || b > INT32_MAX)
    return NO_BOUND;
  if (kind == NODE_RIGHT)
    return a >> node->b;
  if (kind == NODE_ADD)
    out = a + b;
  else if (kind == NODE_OR)
    out = bits_up_to((uint32_t)(a | b));
  else if (kind == NODE_SELECT)
    out = a > b ? a : b;
  else if (kind == NODE_SCALE && c <= INT32_MAX)
    out = a * c;
  else if (kind == NODE_WITH && c <= INT32_MAX)
    out = node->b == WITH_ADD ? a + c : bits_up_to((uint32_t)(a | c));
  return out > INT32_MAX ? NO_BOUND : out;
}

/* Whether every bit of an operand that may be set is shifted or masked out. */
static bool is_nothing(const struct addresses *it, const struct address_node *from,
                       struct address a) {
  unsigned steps_left = NODE_PATHS_MAX;
  const uint64_t most = greatest(it, a.base, 0, &steps_left);
  if (most > INT32_MAX || a.constant < 0 || a.constant > INT32_MAX)
    return false;
  const uint64_t bits = bits_up_to((uint32_t)(most + (uint64_t)a.constant));
  return (from->kind == NODE_RIGHT && !(bits >> from->b)) ||
         (from->kind == NODE_MASK && !(bits & (uint64_t)from->constant));
}

static bool is_zero(struct address x) { return is_constant(x) && !x.constant; }

/* Any other operation on one or two operands. */
static struct address advance_other(struct advancing *advancing, const struct address_node *from,
                                    struct address a, struct address b) {
  struct addresses *it = advancing->it;
  const struct expression_reader reader = reader_of(it);
  const enum node_kind kind = (enum node_kind)from->kind;
  const bool two = has_two(kind);
  int64_t number;
  a = as_number(it, a), b = two ? as_number(it, b) : b;
  if (kind == NODE_MUL && is_constant(a) != is_constant(b))
    return unbank_expression_scale(&reader, is_constant(a) ? b : a,
                                   is_constant(a) ? a.constant : b.constant,
                                   (uint32_t)from->constant);
  if (is_constant(a) && (!two || is_constant(b))) {
    if (fold(from, a.constant, b.constant, &number))
      return address_of_number(number);
    advancing->unfolded |= kind != NODE_SELECT && kind != NODE_SCALE;
    advancing->undecided |= kind == NODE_SCALE;
  }
  if (is_nothing(it, from, a))
    return address_of_node(ZERO_NODE);
  if (kind == NODE_OR && is_zero(a)) /* x | 0 and x ^ 0 */
    return unbank_expression_unfolded(it, b);
  if (kind == NODE_OR && is_zero(b))
    return unbank_expression_unfolded(it, a);
  return two ? unbank_expression_of_two(it, kind, a, b, from->constant)
             : unbank_expression_of(it, kind, a, from->b, from->constant);
}

static struct address advance_expression(struct advancing *advancing,
                                         const struct address_node *from, struct address a,
                                         struct address b) {
  struct addresses *it = advancing->it;
  const struct expression_reader reader = reader_of(it);
  if (from->kind == NODE_ADD)
    return unbank_expression_add(&reader, a, b);
  const struct address taken = from->kind == NODE_SUB ? as_number(it, b) : b;
  if (from->kind == NODE_SUB && is_constant(taken))
    return unbank_expression_add(&reader, a,
                                 address_of_number(wrapping_multiply(taken.constant, -1)));
  if (from->kind == NODE_WITH && from->b == WITH_ADD)
    return advance_with(advancing, from, a);
  if (from->kind == NODE_SCALE && (it->before_sm90 || !from->b))
    return unbank_expression_scale(&reader, a, from->constant, from->b);
  if (from->kind == NODE_CAST && from->constant <= CAST_OF_SUM)
    return advance_cast(it, from, a);
  return advance_other(advancing, from, a, b);
}

static struct address advance_anew(struct advancing *advancing, uint32_t number, unsigned depth) {
  const struct address_node from =
      advancing->it->nodes.items[number]; /* a copy, since nodes may be added */
  const enum node_kind kind = (enum node_kind)from.kind;
  if (kind == NODE_PHI)
    return advance_phi(advancing, number);
  struct address a = advance(advancing, from.a, depth + 1);
  struct address b =
      has_two(kind) ? advance(advancing, from.b, depth + 1) : (struct address){from.b, 0};
  if (advancing->to.wholly && unbank_node_chooses_by_counter(advancing->it, &from)) {
    const enum truth truth = decide_select(advancing, (uint32_t)from.constant, depth);
    if (truth != TRUTH_UNKNOWN)
      return truth == TRUTH_TRUE ? a : b;
  }
  return advance_expression(advancing, &from, a, b);
}

/* Finds what a node becomes, from the cache if possible. If writes of a register are followed, the
 * result depends on how many were, and is not cached. */
static struct address advance(struct advancing *advancing, uint32_t number, unsigned depth) {
  const struct address_node *from = &advancing->it->nodes.items[number];
  if (!from->has_counter)
    return address_of_node(number);
  if (from->kind != NODE_PHI &&
      (depth == NODE_DEPTH_MAX || !has_nodes((enum node_kind)from->kind))) {
    advancing->unknown = true;
    return address_of_node(number);
  }
  const struct advance_memo *kept = memo_of(advancing, number);
  struct advancing now = {.it = advancing->it,
                          .to = advancing->to,
                          .is_condition = advancing->is_condition,
                          .is_join = advancing->is_join,
                          .followed = advancing->followed};
  struct address out;
  if (is_kept_for(kept, advancing, number, depth)) {
    now.changed = kept->changed, now.unknown = kept->unknown, now.unfolded = kept->unfolded;
    now.undecided = kept->undecided, now.by_branch = kept->by_branch;
    out = kept->out;
  } else {
    now.unknown = advancing->it->steps == ADDRESS_STEPS_MAX;
    advancing->it->steps += !now.unknown;
    out = now.unknown ? address_of_node(number) : advance_anew(&now, number, depth);
    if (now.followed == advancing->followed && !now.no_write && !now.is_join)
      *memo_of(advancing, number) = (struct advance_memo){
          number,      depth,        now.to,        now.is_condition, now.changed,
          now.unknown, now.unfolded, now.undecided, now.by_branch,    out};
  }
  advancing->changed |= now.changed, advancing->unknown |= now.unknown;
  advancing->unfolded |= now.unfolded, advancing->undecided |= now.undecided;
  advancing->by_branch |= now.by_branch, advancing->no_write |= now.no_write;
  advancing->followed = now.followed;
  return out;
}

bool unbank_address_after(struct addresses *it, struct address address, struct iteration iteration,
                          struct address *out, bool *is_known) {
  struct advancing advancing = {.it = it, .to = iteration};
  *out = advance(&advancing, address.base, 0);
  out->constant = wrapping_add(out->constant, address.constant);
  *is_known =
      !advancing.unfolded && !advancing.undecided && !it->nodes.items[address.base].has_number;
  return advancing.changed && !advancing.unknown;
}

bool unbank_address_is_decided(struct addresses *it, struct address address, uint32_t loop) {
  struct advancing advancing = {.it = it, .to = {.loop = loop, .wholly = true, .unroll = 1}};
  (void)advance(&advancing, address.base, 0);
  return advancing.by_branch;
}

enum in_iteration unbank_address_in_iteration(struct addresses *it, struct address address,
                                              struct iteration iteration, struct address *out) {
  struct advancing advancing = {.it = it, .to = iteration};
  *out = advance(&advancing, address.base, 0);
  out->constant = wrapping_add(out->constant, address.constant);
  if (advancing.no_write)
    return IN_ITERATION_PAST;
  if (advancing.unknown || advancing.unfolded)
    return IN_ITERATION_UNKNOWN;
  return advancing.followed ? IN_ITERATION_ONE_OF : IN_ITERATION_ONE;
}

bool unbank_address_leaves(struct addresses *it, uint32_t loop, uint32_t block, unsigned number) {
  const struct ptx_block *from = &it->function->blocks.items[block];
  const struct ptx_instruction *last = unbank_ptx_last(it->function, block);
  struct advancing advancing = {.it = it, .to = {.loop = loop, .wholly = true, .unroll = 1}};
  if (from->successor_count < 2 || !last || !last->is_guarded)
    return from->successor_count == 1 &&
           !unbank_flow_is_inside(it->flow, from->successors[0], loop);
  const enum truth truth = decide(&advancing, last->guard, number, 0);
  if (truth == TRUTH_UNKNOWN)
    return false;
  const bool is_taken = (truth == TRUTH_TRUE) != last->is_guard_negated;
  return !unbank_flow_is_inside(it->flow, from->successors[is_taken ? 0 : 1], loop);
}

bool unbank_address_is_sum(const struct addresses *it, uint32_t base) {
  return it->nodes.items[base].is_sum;
}

/* Whether a branch condition compares something that is not a number when the loop starts. */
static bool compares_no_number(struct addresses *it, uint32_t loop, uint32_t guard) {
  const struct ptx_instruction *from = unbank_ptx_comparison(it->function, guard);
  const struct iteration begin = {.loop = loop, .wholly = true, .unroll = 1};
  for (unsigned i = 1; from && i < 3; i++) {
    struct address x = unbank_expression_value(it, &from->operands[i], ADDRESS_MAY), first;
    bool is_known;
    if (is_constant(as_number(it, x)))
      continue;
    if (!unbank_address_after(it, x, begin, &first, &is_known))
      first = x;
    if (!is_constant(as_number(it, first)))
      return true;
  }
  return false;
}

bool unbank_address_may_end(struct addresses *it, uint32_t loop, uint32_t block) {
  const struct ptx_instruction *last = unbank_ptx_last(it->function, block);
  return !last || !last->is_guarded || !compares_no_number(it, loop, last->guard);
}

bool unbank_address_ends_in_order(const struct addresses *it, uint32_t block) {
  const struct ptx_instruction *last = unbank_ptx_last(it->function, block);
  const struct ptx_instruction *from =
      last && last->is_guarded ? unbank_ptx_comparison(it->function, last->guard) : NULL;
  if (!from || strstr(from->opcode, ".f") || strstr(from->opcode, ".bf"))
    return true;
  return PTX_HAS_ANY(from, "lt", "le", "gt", "ge") && strstr(from->opcode, ".s");
}

/* What is beyond `steps_left` is taken not to be written. */
static bool is_written_in(const struct addresses *it, uint32_t block, uint32_t number,
                          unsigned *steps_left) {
  const struct address_node *from = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)from->kind;
  if ((!from->has_phi && !from->has_counter) || !*steps_left)
    return false;
  --*steps_left;
  if (kind == NODE_PHI) {
    ADDRESS_EACH_SOURCE(source, it, from->a)
      if (source->block == block)
        return true;
    return false;
  }
  return has_nodes(kind) && (is_written_in(it, block, from->a, steps_left) ||
                             (has_two(kind) && is_written_in(it, block, from->b, steps_left)));
}

bool unbank_address_is_written_in(const struct addresses *it, uint32_t block, uint32_t base) {
  unsigned steps_left = NODE_PATHS_MAX;
  return is_written_in(it, block, base, &steps_left);
}

bool unbank_address_is_kept(const struct addresses *it, uint32_t loop,
                            const struct ptx_operand *operand) {
  const struct ptx_function *function = it->function;
  if (operand->kind != PTX_REGISTER)
    return true;
  uint32_t reg = operand->reg;
  if (!function->is_written_often[reg])
    return !function->first_def[reg] ||
           !unbank_flow_is_inside(it->flow, unbank_ptx_home(function, reg), loop);
  ADDRESS_EACH_SOURCE(source, it, reg)
    if (unbank_flow_is_inside(it->flow, source->block, loop))
      return false;
  return true;
}
