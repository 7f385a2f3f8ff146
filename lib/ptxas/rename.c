/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Works on one register at a time. Its values are nodes: one for each write, and one for the start
 * of each block where the register is live, which joins the values at the ends of the predecessors.
 * Two things are found for nodes:
 *
 *   web      the writes that reach a common read, over any blocks: they share a register
 *   source   the only write that reaches a node, if there is one. Its reads get a new register,
 *            written once; if its web has other writes, the web's register gets a copy. Not for the
 *            last value of a loop: ptxas keeps the loop's counters separate for it */
#include "ptxas/rename.h"

enum { NO_NODE = 0, NO_SOURCE = 0, SEVERAL = UINT32_MAX };

/* An occurrence of a register. They are in the order of the instructions, reads before writes. */
struct occurrence {
  uint32_t instruction, block;
  struct ptx_operand *operand; /* NULL: the guard */
  bool is_write;
  uint32_t node; /* the value that is read or written */
  uint32_t own;  /* of a write: 1 + the new register that only it writes; 0: none */
};

struct node {
  uint32_t web;    /* the parent in a forest, each tree of which is a web */
  uint32_t source; /* 1 + an occurrence; SEVERAL; or NO_SOURCE: no write is known to reach it yet */
  uint32_t writes; /* of a root: writes in the web */
  uint32_t name;   /* of a root: 1 + the web's register; 0: not named yet */
};

struct copy {
  uint32_t from, to;
  uint32_t next; /* 1 + another copy after the same instruction; 0: none */
};

struct renamer {
  struct ptx_function *function;
  struct arena *arena;
  struct occurrence *occurrences; /* by register: those of r begin at starts[r] */
  uint32_t *starts;
  struct ptx_predecessors into; /* of each block */
  struct node *nodes;           /* from 1 on */
  uint32_t node_count;
  uint32_t *entry, *exit; /* by block: the node at its start, if live there; and at its end */
  uint32_t *stamps;       /* by block: 1 + the register for which these two are set */
  uint32_t *needed;       /* blocks at whose start the register is live */
  size_t needed_count;
  struct {
    struct loop {
      uint32_t first, last; /* blocks, in the order of the text */
    } *items;
    size_t count, capacity;
  } loops; /* one for each branch back */
  LIST_OF(struct copy) copies;
  uint32_t *copies_after; /* by instruction: 1 + the first copy; 0: none */
  LIST_OF(uint32_t) left; /* registers whose last value in a loop is read after it */
};

static uint32_t root(struct renamer *it, uint32_t node) {
  while (it->nodes[node].web != node)
    node = it->nodes[node].web = it->nodes[it->nodes[node].web].web;
  return node;
}

static void join(struct renamer *it, uint32_t a, uint32_t b) {
  a = root(it, a), b = root(it, b);
  if (a == b)
    return;
  it->nodes[a < b ? b : a].web = a < b ? a : b;
  it->nodes[a < b ? a : b].writes += it->nodes[a < b ? b : a].writes;
}

static uint32_t new_node(struct renamer *it, uint32_t source, unsigned writes) {
  uint32_t node = ++it->node_count;
  it->nodes[node] = (struct node){.web = node, .source = source, .writes = writes};
  return node;
}

/* The node at the start of a block. */
static uint32_t at_entry(struct renamer *it, uint32_t block, uint32_t reg) {
  if (it->stamps[block] != reg + 1)
    it->stamps[block] = reg + 1, it->entry[block] = it->exit[block] = NO_NODE;
  if (!it->entry[block]) {
    it->entry[block] = new_node(it, NO_SOURCE, 0);
    it->needed[it->needed_count++] = block;
  }
  return it->entry[block];
}

static uint32_t at_exit(struct renamer *it, uint32_t block, uint32_t reg) {
  bool is_met = it->stamps[block] == reg + 1 && it->exit[block];
  return is_met ? it->exit[block] : at_entry(it, block, reg);
}

/* The node of a write. A guarded write may leave the value before it, so there are several sources.
 */
static uint32_t write(struct renamer *it, uint32_t occurrence, uint32_t before) {
  const struct occurrence *at = &it->occurrences[occurrence];
  if (!it->function->instructions.items[at->instruction].is_guarded)
    return new_node(it, occurrence + 1, 1);
  uint32_t node = new_node(it, SEVERAL, 1);
  join(it, node, before);
  return node;
}

static void take_block(struct renamer *it, uint32_t first, uint32_t end, uint32_t reg) {
  uint32_t now = NO_NODE, block = it->occurrences[first].block;
  for (uint32_t i = first; i < end; i++) {
    struct occurrence *at = &it->occurrences[i];
    bool is_guarded = it->function->instructions.items[at->instruction].is_guarded;
    if ((!at->is_write || is_guarded) && !now)
      now = at_entry(it, block, reg);
    if (at->is_write)
      now = write(it, i, now);
    at->node = now;
  }
  if (it->stamps[block] != reg + 1)
    it->stamps[block] = reg + 1, it->entry[block] = NO_NODE;
  it->exit[block] = now;
}

static void find_webs(struct renamer *it, uint32_t reg) {
  for (size_t i = 0; i < it->needed_count; i++) {
    uint32_t block = it->needed[i];
    for (uint32_t p = it->into.first[block]; p < it->into.first[block + 1]; p++)
      join(it, it->entry[block], at_exit(it, it->into.blocks[p], reg));
  }
}

static uint32_t source_at(struct renamer *it, uint32_t block, uint32_t reg) {
  uint32_t source = NO_SOURCE;
  for (uint32_t p = it->into.first[block]; p < it->into.first[block + 1]; p++) {
    uint32_t other = it->nodes[at_exit(it, it->into.blocks[p], reg)].source;
    source = !source || other == source ? other : other ? SEVERAL : source;
  }
  return source;
}

/* Finds the sources, by a fixed point: a source only changes from none to one to several, so the
 * result does not depend on the order. Blocks were listed from reads back to writes; in reverse
 * order, most of them get their source in the first pass. */
static void find_sources(struct renamer *it, uint32_t reg) {
  for (bool changes = true; changes;) {
    changes = false;
    for (size_t i = it->needed_count; i-- > 0;) {
      struct node *node = &it->nodes[it->entry[it->needed[i]]];
      uint32_t source = source_at(it, it->needed[i], reg);
      changes |= source != node->source;
      node->source = source;
    }
  }
}

static void copy_after(struct renamer *it, uint32_t instruction, uint32_t from, uint32_t to) {
  *ARENA_PUSH(it->arena, &it->copies) = (struct copy){from, to, it->copies_after[instruction]};
  it->copies_after[instruction] = (uint32_t)it->copies.count;
}

/* Whether a write is in a loop that a read is not in. */
static bool leaves_loop(const struct renamer *it, const struct occurrence *write,
                        const struct occurrence *read) {
  for (size_t i = 0; i < it->loops.count; i++) {
    const struct loop *loop = &it->loops.items[i];
    if (loop->first <= write->block && write->block <= loop->last &&
        !(loop->first <= read->block && read->block <= loop->last))
      return true;
  }
  return false;
}

/* The only write that reaches a read; NULL if there is none, or it is in a loop that the read is
 * not in. */
static struct occurrence *only_write(struct renamer *it, const struct occurrence *read) {
  uint32_t source = it->nodes[read->node].source;
  if (source == NO_SOURCE || source == SEVERAL)
    return NULL;
  struct occurrence *write = &it->occurrences[source - 1];
  return leaves_loop(it, write, read) ? NULL : write;
}

/* Whether a read gets the last value of a loop, from the register of all the loop's values. */
static bool reads_left(const struct renamer *it, const struct occurrence *read) {
  uint32_t source = it->nodes[read->node].source;
  return !read->is_write && source != NO_SOURCE && source != SEVERAL &&
         leaves_loop(it, &it->occurrences[source - 1], read);
}

/* Gives a new register to each write that alone reaches some read, if its web has other writes. */
static void give_own(struct renamer *it, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; i++) {
    const struct occurrence *at = &it->occurrences[i];
    if (at->is_write || it->nodes[root(it, at->node)].writes < 2)
      continue;
    struct occurrence *write = only_write(it, at);
    if (write && !write->own)
      write->own = 1 + it->function->registers++;
  }
}

static void name_operand(struct renamer *it, const struct occurrence *at, uint32_t reg) {
  if (at->operand)
    at->operand->reg = reg;
  else
    it->function->instructions.items[at->instruction].guard = reg;
}

static void take_register(struct renamer *it, uint32_t reg) {
  uint32_t first = it->starts[reg], end = it->starts[reg + 1];
  bool is_used = false; /* the register's own name */
  it->node_count = 0, it->needed_count = 0;
  for (uint32_t i = first, next; i < end; i = next) {
    for (next = i; next < end && it->occurrences[next].block == it->occurrences[i].block; next++)
      ;
    take_block(it, i, next, reg);
  }
  find_webs(it, reg);
  find_sources(it, reg);
  give_own(it, first, end);
  for (uint32_t i = first; i < end; i++) {
    const struct occurrence *at = &it->occurrences[i];
    struct node *web = &it->nodes[root(it, at->node)];
    const struct occurrence *write = at->is_write ? at : only_write(it, at);
    uint32_t own = write ? write->own : 0;
    if (!web->name)
      web->name = 1 + (is_used ? it->function->registers++ : reg), is_used = true;
    if (own && at->is_write)
      copy_after(it, at->instruction, own - 1, web->name - 1);
    name_operand(it, at, (own ? own : web->name) - 1);
    if (reads_left(it, at))
      *ARENA_PUSH(it->arena, &it->left) = web->name - 1;
  }
}

/* The instruction of a copy, to be inserted after another one. */
static struct ptx_instruction move(const struct ptx_instruction *after, const struct copy *copy,
                                   struct arena *arena) {
  struct ptx_operand *operands = unbank_ptx_operands(2, arena);
  operands[0] = (struct ptx_operand){.kind = PTX_REGISTER, .reg = copy->to};
  operands[1] = (struct ptx_operand){.kind = PTX_REGISTER, .reg = copy->from};
  bool is_long = strstr(after->opcode, "64") || strstr(after->opcode, ".wide");
  return (struct ptx_instruction){.opcode = is_long ? "mov.b64" : "mov.b32",
                                  .line = after->line,
                                  .is_wide = after->is_wide,
                                  .count = 2,
                                  .written = 1,
                                  .operands = operands};
}

static void insert_copies(struct renamer *it) {
  struct ptx_function *function = it->function;
  size_t count = function->instructions.count + it->copies.count, at = 0;
  struct ptx_instruction *items = ARENA_ARRAY(it->arena, struct ptx_instruction, count + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++) {
    struct ptx_block *block = &function->blocks.items[b];
    uint32_t first = (uint32_t)at;
    for (uint32_t i = block->first; i < block->end; i++) {
      items[at++] = function->instructions.items[i];
      for (uint32_t c = it->copies_after[i]; c; c = it->copies.items[c - 1].next)
        items[at++] = move(&function->instructions.items[i], &it->copies.items[c - 1], it->arena);
    }
    block->first = first, block->end = (uint32_t)at;
  }
  function->instructions.items = items;
  function->instructions.count = at;
  function->instructions.capacity = count + 1;
}

/* Occurrences. */

static bool is_known(const struct ptx_function *function) {
  for (uint32_t b = 0; b < function->blocks.count; b++)
    if (function->blocks.items[b].leads_anywhere)
      return false;
  return true;
}

/* Calls `take` for each occurrence. */
static void each_occurrence(struct renamer *it,
                            void (*take)(struct renamer *, uint32_t reg, struct occurrence)) {
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (uint32_t i = it->function->blocks.items[b].first; i < it->function->blocks.items[b].end;
         i++) {
      struct ptx_instruction *from = &it->function->instructions.items[i];
      struct occurrence at = {.instruction = i, .block = b};
      if (from->is_guarded)
        take(it, from->guard, at);
      for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned k = pass ? 0 : from->written; k < (pass ? from->written : from->count); k++) {
          at.operand = &from->operands[k], at.is_write = pass;
          if (k < from->count && at.operand->kind == PTX_REGISTER)
            take(it, at.operand->reg, at);
        }
    }
}

static void count(struct renamer *it, uint32_t reg, struct occurrence at) {
  (void)at;
  it->starts[reg + 2]++;
}

static void enter(struct renamer *it, uint32_t reg, struct occurrence at) {
  it->occurrences[it->starts[reg + 1]++] = at;
}

static void list_occurrences(struct renamer *it) {
  uint32_t registers = it->function->registers;
  it->starts = ARENA_ARRAY(it->arena, uint32_t, registers + 2);
  each_occurrence(it, count);
  for (uint32_t r = 2; r < registers + 2; r++)
    it->starts[r] += it->starts[r - 1];
  it->occurrences = ARENA_ARRAY(it->arena, struct occurrence, it->starts[registers + 1] + 1);
  each_occurrence(it, enter);
}

static void list_loops(struct renamer *it) {
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (unsigned s = 0; s < it->function->blocks.items[b].successor_count; s++)
      if (it->function->blocks.items[b].successors[s] <= b)
        *ARENA_PUSH(it->arena, &it->loops) =
            (struct loop){it->function->blocks.items[b].successors[s], b};
}

static bool is_written_once(const struct renamer *it, uint32_t reg) {
  unsigned writes = 0;
  for (uint32_t i = it->starts[reg]; i < it->starts[reg + 1]; i++)
    writes += it->occurrences[i].is_write;
  return writes < 2;
}

void unbank_ptx_rename(struct ptx_function *function, struct arena *arena) {
  struct renamer it = {.function = function, .arena = arena};
  const uint32_t registers = function->registers;
  if (!is_known(function))
    return;
  list_occurrences(&it);
  it.into = unbank_ptx_predecessors(function, arena);
  list_loops(&it);
  size_t blocks = function->blocks.count, most = 0;
  for (uint32_t r = 0; r < registers; r++)
    most = it.starts[r + 1] - it.starts[r] > most ? it.starts[r + 1] - it.starts[r] : most;
  it.nodes = ARENA_ARRAY(arena, struct node, most + blocks + 1);
  it.entry = ARENA_ARRAY(arena, uint32_t, blocks + 1);
  it.exit = ARENA_ARRAY(arena, uint32_t, blocks + 1);
  it.stamps = ARENA_ARRAY(arena, uint32_t, blocks + 1);
  it.needed = ARENA_ARRAY(arena, uint32_t, blocks + 1);
  it.copies_after = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  for (uint32_t r = 0; r < registers; r++)
    if (!is_written_once(&it, r))
      take_register(&it, r);
  if (it.copies.count)
    insert_copies(&it);
  function->web = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  for (size_t i = 0; i < it.copies.count; i++)
    function->web[it.copies.items[i].from] = 1 + it.copies.items[i].to;
  function->is_left = ARENA_ARRAY(arena, bool, function->registers + 1);
  for (size_t i = 0; i < it.left.count; i++)
    function->is_left[it.left.items[i]] = true;
}
