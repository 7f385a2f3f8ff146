/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/ptx.h"

#include <ctype.h>
#include <stdlib.h>

#include "ptxas/rename.h"
#include "support/blanks.h"
#include "support/hash.h"
#include "support/integers.h"
#include "support/map.h"
#include "support/words.h"

/* Names of registers or blocks. The number of a name is its index. */
struct names {
  struct hash_table table;
  const char **items;
  size_t count, capacity;
};

/* Braces in a function's body, which inline PTX may have, are a scope. Registers and labels that
 * are declared in one are local to it; here their names get a suffix, '@' and the number of the
 * scope. Scope 0 is the body. */
struct scopes {
  struct names registers; /* declared by statements; LLVM's own, %r1, need no declaration */
  uint32_t *items;        /* the scope around each */
  size_t count, capacity;
  uint32_t now;
};

/* "name: .branchtargets label, label;": the targets of a branch by an index. */
struct branch_table {
  uint32_t scope; /* of the labels */
  LIST_OF(const char *) labels;
};

struct reader {
  const char *at, *end; /* of the text */
  struct arena *arena;
  struct ptx_function *function;
  struct names registers;
  struct scopes scopes;
  struct names table_names;
  LIST_OF(struct branch_table) tables;  /* in the order of their names */
  LIST_OF(struct ptx_operand) operands; /* of the current instruction */
  uint32_t line;
  uint32_t used_bytes; /* of the next load */
};

enum { NO_NAME = UINT32_MAX };

static uint32_t find_name(const struct names *names, const char *name) {
  HASH_EACH(slot, &names->table, hash_text(0, name))
    if (!strcmp(names->items[slot->number], name))
      return slot->number;
  return NO_NAME;
}

static uint32_t number_of(struct names *names, const char *name, struct arena *arena) {
  const uint32_t found = find_name(names, name);
  if (found != NO_NAME)
    return found;
  hash_add(arena, &names->table, hash_text(0, name), (uint32_t)names->count);
  *ARENA_PUSH(arena, names) = name;
  return (uint32_t)names->count - 1;
}

/* Scopes. */

static void enter_scope(struct reader *it) {
  *ARENA_PUSH(it->arena, &it->scopes) = it->scopes.now;
  it->scopes.now = (uint32_t)it->scopes.count;
}

static uint32_t scope_around(const struct reader *it, uint32_t scope) {
  return it->scopes.items[scope - 1];
}

static const char *scoped(const struct reader *it, const char *name, uint32_t scope) {
  return scope ? arena_printf(it->arena, "%s@%u", name, scope) : name;
}

/* Resolves a name in a scope: the innermost declaration, with its suffix; or NULL. */
static const char *name_in(const struct reader *it, const struct names *names, const char *name,
                           uint32_t scope) {
  for (;; scope = scope_around(it, scope)) {
    const uint32_t found = find_name(names, scoped(it, name, scope));
    if (found != NO_NAME || !scope)
      return found == NO_NAME ? NULL : names->items[found];
  }
}

/* Text. */

static void skip_line(struct reader *it) {
  it->at += strcspn(it->at, "\n");
  it->at += *it->at == '\n';
}

static void skip_space(struct reader *it) { it->at = skip_blanks(it->at, it->end); }

static bool is_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.' || c == '%' || c == ':' ||
         c == '-';
}

static const char *text_of(struct reader *it, size_t length) {
  return memcpy(arena_alloc(it->arena, length + 1), it->at, length);
}

/* Reads a word, as a copy. */
static const char *word(struct reader *it) {
  size_t length = 0;
  while (is_word(it->at[length]))
    length++;
  const char *out = text_of(it, length);
  it->at += length;
  return out;
}

bool unbank_ptx_has(const struct ptx_instruction *instruction, const char *part) {
  for (const char *at = instruction->opcode; *at; at++) {
    if (*at != '.' || at[1] != *part)
      continue;
    size_t same = 1;
    while (part[same] && at[1 + same] == part[same])
      same++;
    if (!part[same] && (!at[1 + same] || at[1 + same] == '.'))
      return true;
  }
  return false;
}

bool unbank_ptx_is_integer(const struct ptx_instruction *from, const char *word) {
  return unbank_ptx_is(from, word) && !strstr(from->opcode, ".f") && !strstr(from->opcode, ".bf") &&
         !strstr(from->opcode, ".sat") && !strstr(from->opcode, ".hi") &&
         !strstr(from->opcode, ".cc") && !strstr(from->opcode, "x2");
}

unsigned unbank_ptx_width(const struct ptx_instruction *from, unsigned word) {
  const char *at = from->opcode;
  for (; word && at; word--)
    at = (at = strchr(at, '.')) ? at + 1 : NULL;
  return at && at[0] ? (unsigned)strtoul(at + 1, NULL, 10) : 0;
}

/* Instructions. */

/* "0f3F800000" is a float's bits, "0d…" a double's. */
static bool is_number(const char *text) {
  text += *text == '-';
  return isdigit((unsigned char)*text);
}

static int64_t number(const char *text) {
  bool is_float = text[0] == '0' && text[1] && strchr("fFdD", text[1]);
  return (int64_t)strtoull(text + (is_float ? 2 : 0), NULL, is_float ? 16 : 0);
}

static bool is_register(const char *name) {
  static const char *const special[] = {
      "tid",   "ntid",        "ctaid",    "nctaid",  "laneid",      "warpid",   "smid",
      "clock", "globaltimer", "lanemask", "dynamic", "total",       "envreg",   "gridid",
      "pm",    "cluster",     "nsmid",    "nwarpid", "is_explicit", "reserved", "aggr"};
  if (*name != '%')
    return false;
  for (size_t i = 0; i < sizeof special / sizeof *special; i++)
    if (begins_with(name + 1, special[i]))
      return false;
  return true;
}

/* The register that a text names; for an element of a vector, the whole vector; NULL if it names
 * none. LLVM's own registers have the same names in all scopes, unless a scope declares another one
 * of that name. */
static const char *register_named(const struct reader *it, const char *text) {
  const char *declared = NULL;
  if (it->scopes.registers.count && (it->scopes.now || !is_register(text)))
    declared =
        name_in(it, &it->scopes.registers,
                arena_printf(it->arena, "%.*s", (int)strcspn(text, "."), text), it->scopes.now);
  return declared ? declared : is_register(text) ? text : NULL;
}

static void add_operand(struct reader *it, struct ptx_instruction *out, bool is_address,
                        const char *text) {
  struct ptx_operand *operand = ARENA_PUSH(it->arena, &it->operands);
  out->count++;
  *operand = (struct ptx_operand){.kind = PTX_NAME, .is_address = is_address, .name = text};
  const char *reg = is_number(text) ? NULL : register_named(it, text);
  if (is_number(text)) {
    operand->kind = PTX_NUMBER;
    operand->number = number(text);
  } else if (reg) {
    operand->kind = PTX_REGISTER;
    operand->reg = number_of(&it->registers, reg, it->arena);
    out->is_wide |= out->count == 1 && !begins_with(reg, "%rs") && !begins_with(reg, "%h") &&
                    !begins_with(reg, "%p");
  }
}

/* Reads "[%r1+8]", or "[%rd1, {%f1, %f2}]", whose coordinates become operands, too. */
static void read_address(struct reader *it, struct ptx_instruction *out) {
  it->at++;
  skip_space(it);
  add_operand(it, out, true, word(it));
  skip_space(it);
  struct ptx_operand *operand = &it->operands.items[out->count - 1];
  if (*it->at == '+') {
    it->at++;
    skip_space(it);
    const char *text = word(it);
    if (is_number(text))
      operand->number += number(text);
  }
  while (*it->at && !strchr("];", *it->at))
    if (is_word(*it->at))
      add_operand(it, out, false, word(it));
    else
      it->at++;
  it->at += *it->at == ']';
}

static void read_operands(struct reader *it, struct ptx_instruction *out) {
  bool in_braces = false;
  it->operands.count = 0;
  while (*it->at && *it->at != ';') {
    skip_space(it);
    if (*it->at == '[') {
      read_address(it, out);
    } else if (is_word(*it->at)) {
      add_operand(it, out, false, word(it));
      out->vector += in_braces;
    } else if (*it->at && *it->at != ';') {
      if (*it->at == '{')
        out->vector_first = out->count;
      in_braces = *it->at == '{' || (in_braces && *it->at != '}');
      it->at++;
    }
  }
  it->at += *it->at == ';';
  out->operands = unbank_ptx_operands(out->count, it->arena);
  if (out->count)
    memcpy(out->operands, it->operands.items, out->count * sizeof *out->operands);
}

static unsigned count_written(const struct ptx_instruction *it) {
  bool reduces = unbank_ptx_is(it, "barrier") && unbank_ptx_has(it, "red");
  if (!reduces && PTX_IS_ANY(it, "st", "red", "bra", "brx", "bar", "barrier", "ret", "exit", "call",
                             "membar", "fence", "prefetch", "trap", "cp", "stmatrix", "discard",
                             "brkpt", "nanosleep", "mbarrier"))
    return 0;
  if (it->vector && it->vector_first == 0)
    return smaller(it->vector, it->count);
  return it->count ? 1 : 0;
}

static struct ptx_block *last_block(struct reader *it) {
  return &it->function->blocks.items[it->function->blocks.count - 1];
}

static void begin_block(struct reader *it, const char *label) {
  uint32_t here = (uint32_t)it->function->instructions.count;
  struct ptx_block *block = ARENA_PUSH(it->arena, &it->function->blocks);
  *block = (struct ptx_block){.label = label, .first = here, .end = here};
}

static bool ends_block(const struct ptx_instruction *instruction) {
  return PTX_IS_ANY(instruction, "bra", "brx", "ret", "exit", "trap");
}

static void read_instruction(struct reader *it) {
  struct ptx_instruction instruction = {.line = it->line, .used_bytes = it->used_bytes};
  it->used_bytes = 0;
  if (*it->at == '@') {
    instruction.is_guarded = true;
    instruction.is_guard_negated = it->at[1] == '!';
    it->at += 1 + instruction.is_guard_negated;
    const char *guard = word(it), *declared = register_named(it, guard);
    instruction.guard = number_of(&it->registers, declared ? declared : guard, it->arena);
    it->at += strcspn(it->at, " \t;");
    skip_space(it);
  }
  const char *begin = it->at;
  instruction.opcode = word(it);
  if (it->at == begin) { /* unknown: skip the statement */
    it->at += strcspn(it->at, ";");
    it->at += *it->at == ';';
    instruction.opcode = "?";
    instruction.operands = unbank_ptx_operands(0, it->arena);
  } else {
    read_operands(it, &instruction);
  }
  instruction.written = (uint16_t)count_written(&instruction);
  *ARENA_PUSH(it->arena, &it->function->instructions) = instruction;
  last_block(it)->end = (uint32_t)it->function->instructions.count;
  last_block(it)->scope = it->scopes.now;
  if (ends_block(&instruction))
    begin_block(it, NULL);
}

static void read_pragma(struct reader *it, const char *text) {
  last_block(it)->is_rolled |= begins_with(text, "\"nounroll\"");
  static const char mask[] = "\"used_bytes_mask";
  if (begins_with(text, mask))
    it->used_bytes = (uint32_t)strtoul(text + strlen(mask), NULL, 16);
}

static void declare(struct reader *it, const char *name) {
  number_of(&it->scopes.registers, scoped(it, name, it->scopes.now), it->arena);
}

/* Reads a declared register: "p", or "q<4>" for q0 to q3. LLVM's own, "%r<8>" in the body, need no
 * declaration. */
static void read_declared(struct reader *it) {
  enum { DECLARED_MAX = 1024 };
  const char *name = word(it);
  const bool is_range = *it->at == '<';
  char *end;
  const unsigned long count = is_range ? strtoul(it->at + 1, &end, 10) : 0;
  if (is_range)
    it->at = end;
  if (!it->scopes.now && is_register(name))
    return;
  if (!is_range)
    declare(it, name);
  for (unsigned i = 0; i < count && i < DECLARED_MAX; i++)
    declare(it, arena_printf(it->arena, "%s%u", name, i));
}

/* ".reg .b32 low, high;" */
static void read_registers(struct reader *it) {
  it->at += strlen(".reg");
  for (skip_space(it); *it->at && *it->at != ';'; skip_space(it))
    if (*it->at == '.')
      word(it);
    else if (is_word(*it->at))
      read_declared(it);
    else
      it->at++;
  it->at += *it->at == ';';
}

/* A directive ends with its line or with a semicolon. */
static void read_directive(struct reader *it) {
  static const char place[] = ".loc";
  if (begins_with(it->at, place)) { /* ".loc 1 27 0": file, line, column */
    char *file_end;
    strtoul(it->at + strlen(place), &file_end, 10);
    it->line = (uint32_t)strtoul(file_end, NULL, 10);
    skip_line(it);
    return;
  }
  if (begins_with(it->at, ".reg")) {
    read_registers(it);
    return;
  }
  if (begins_with(it->at, ".pragma"))
    read_pragma(it, it->at + 7 + strspn(it->at + 7, " \t"));
  size_t line_length = strcspn(it->at, "\n"), length = strcspn(it->at, ";");
  it->at += length < line_length ? length + 1 : line_length;
}

/* Reads the list of a branch table. Its name is not a label, as no block begins there. */
static void read_table(struct reader *it, const char *name) {
  const uint32_t number = number_of(&it->table_names, scoped(it, name, it->scopes.now), it->arena);
  struct branch_table *table =
      number < it->tables.count ? &it->tables.items[number] : ARENA_PUSH(it->arena, &it->tables);
  *table = (struct branch_table){.scope = it->scopes.now};
  for (skip_space(it); *it->at && *it->at != ';'; skip_space(it))
    if (is_word(*it->at))
      *ARENA_PUSH(it->arena, &table->labels) = word(it);
    else
      it->at++;
  it->at += *it->at == ';';
}

/* Reads a label: "$L__BB0_2:", where a block begins, or "$L__tmp3:", which is for the debugger. */
static bool read_label(struct reader *it) {
  static const char branch_targets[] = ".branchtargets";
  size_t length = 0;
  while (is_word(it->at[length]) && it->at[length] != ':')
    length++;
  if (!length || it->at[length] != ':' || it->at[length + 1] == ':')
    return false;
  const char *label = text_of(it, length);
  it->at += length + 1;
  skip_space(it);
  if (begins_with(it->at, branch_targets)) {
    it->at += strlen(branch_targets);
    read_table(it, label);
    return true;
  }
  if (!begins_with(label, "$L__tmp") && !begins_with(label, "$L__func") &&
      !begins_with(label, "$L__info"))
    begin_block(it, scoped(it, label, it->scopes.now));
  return true;
}

static void read_body(struct reader *it) {
  begin_block(it, NULL);
  for (skip_space(it); *it->at; skip_space(it)) {
    if (*it->at == '{') {
      enter_scope(it);
      it->at++;
    } else if (*it->at == '}') {
      it->at++;
      if (!it->scopes.now)
        return;
      it->scopes.now = scope_around(it, it->scopes.now);
    } else if (*it->at == ';') {
      it->at++;
    } else if (*it->at == '.') {
      read_directive(it);
    } else if (!read_label(it)) {
      read_instruction(it);
    }
  }
}

/* After reading. */

/* Makes c - x what LLVM 22 prints. An older LLVM moves c to a register first. */
static void take_minuends(struct ptx_function *function) {
  for (size_t i = 0; i < function->instructions.count; i++) {
    struct ptx_instruction *from = &function->instructions.items[i];
    if (!unbank_ptx_is(from, "sub") || from->count != 3)
      continue;
    const struct ptx_instruction *moved = unbank_ptx_definition(function, &from->operands[1]);
    if (moved && unbank_ptx_is(moved, "mov") && moved->count == 2 && !moved->is_guarded &&
        moved->operands[1].kind == PTX_NUMBER && !strstr(from->opcode, ".f"))
      from->operands[1] = moved->operands[1];
  }
}

static void count_reads(struct ptx_function *function, struct arena *arena) {
  function->reads = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  PTX_EACH(instruction, function) {
    PTX_EACH_READ(operand, instruction)
      function->reads[operand->reg]++;
  }
}

static void find_definitions(struct ptx_function *function, struct arena *arena) {
  function->first_def = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  function->is_written_often = ARENA_ARRAY(arena, bool, function->registers + 1);
  PTX_EACH(instruction, function) {
    PTX_EACH_WRITTEN(operand, instruction) {
      uint32_t reg = operand->reg;
      function->is_written_often[reg] |= function->first_def[reg] || instruction->is_guarded;
      if (!function->first_def[reg])
        function->first_def[reg] = (uint32_t)(instruction - function->instructions.items) + 1;
    }
  }
}

static void add_successor(struct ptx_block *block, uint32_t to) {
  block->successors[block->successor_count++] = to;
}

/* The blocks that labels begin. */
struct labels {
  struct names names;
  uint32_t *blocks; /* by name */
  uint32_t *found;  /* by block: 1 + the last block whose table contains it */
};

static struct labels find_labels(const struct reader *it) {
  const struct ptx_function *function = it->function;
  struct labels out = {.blocks = ARENA_ARRAY(it->arena, uint32_t, function->blocks.count + 1),
                       .found = ARENA_ARRAY(it->arena, uint32_t, function->blocks.count + 1)};
  for (uint32_t i = 0; i < function->blocks.count; i++)
    if (function->blocks.items[i].label)
      out.blocks[number_of(&out.names, function->blocks.items[i].label, it->arena)] = i;
  return out;
}

/* The block that a label names in a scope, in *out; false if there is none. */
static bool block_at(const struct reader *it, const struct labels *labels, const char *name,
                     uint32_t scope, uint32_t *out) {
  const char *label = name ? name_in(it, &labels->names, name, scope) : NULL;
  if (label)
    *out = labels->blocks[find_name(&labels->names, label)];
  return label;
}

/* The last operand of a branch: the label or the table that it leads to. */
static const char *named_by(const struct ptx_instruction *branch) {
  return branch->count ? branch->operands[branch->count - 1].name : NULL;
}

/* The table of a branch, or NULL. */
static const struct branch_table *table_of(const struct reader *it, const struct ptx_block *block,
                                           const struct ptx_instruction *branch) {
  const char *name = named_by(branch),
             *table = name ? name_in(it, &it->table_names, name, block->scope) : NULL;
  return table ? &it->tables.items[find_name(&it->table_names, table)] : NULL;
}

/* Adds the successors that a table lists. Tables of guarded branches are not followed, since
 * codegen makes none. */
static void add_table(const struct reader *it, struct labels *labels, struct ptx_block *block,
                      const struct ptx_instruction *branch) {
  const struct branch_table *table = branch->is_guarded ? NULL : table_of(it, block, branch);
  const uint32_t number = 1 + (uint32_t)(block - it->function->blocks.items);
  block->leads_anywhere = !table;
  if (!table)
    return;
  block->successors = ARENA_ARRAY(it->arena, uint32_t, table->labels.count + 1);
  for (size_t i = 0; i < table->labels.count; i++) {
    uint32_t to;
    if (!block_at(it, labels, table->labels.items[i], table->scope, &to)) {
      block->leads_anywhere = true;
    } else if (labels->found[to] != number) {
      labels->found[to] = number;
      add_successor(block, to);
    }
  }
}

/* Whether a guarded branch may be taken, and whether it may be passed. LLVM leaves some branches
 * whose predicate is a constant, which ptxas folds. */
static void find_sides(const struct ptx_function *function, const struct ptx_instruction *branch,
                       bool *is_taken, bool *is_passed) {
  const struct ptx_operand guard = {.kind = PTX_REGISTER, .reg = branch->guard};
  const struct ptx_instruction *from = unbank_ptx_definition(function, &guard);
  *is_taken = *is_passed = true;
  if (!from || strcmp(from->opcode, "mov.pred") != 0 || from->operands[1].kind != PTX_NUMBER)
    return;
  *is_taken = (from->operands[1].number != 0) != branch->is_guard_negated;
  *is_passed = !*is_taken;
}

static void find_successors(struct reader *it) {
  struct ptx_function *function = it->function;
  struct labels labels = find_labels(it);
  for (uint32_t i = 0; i < function->blocks.count; i++) {
    struct ptx_block *block = &function->blocks.items[i];
    const struct ptx_instruction *last = unbank_ptx_last(function, i);
    bool leaves = last && ends_block(last), is_taken = true, is_passed = !leaves;
    block->successors = ARENA_ARRAY(it->arena, uint32_t, PTX_SIDES);
    if (leaves && last->is_guarded)
      find_sides(function, last, &is_taken, &is_passed);
    if (leaves && unbank_ptx_is(last, "bra") && is_taken) {
      uint32_t to;
      block->leads_anywhere = !block_at(it, &labels, named_by(last), block->scope, &to);
      if (!block->leads_anywhere)
        add_successor(block, to);
    }
    if (leaves && unbank_ptx_is(last, "brx"))
      add_table(it, &labels, block, last);
    if (is_passed && i + 1 < function->blocks.count)
      add_successor(block, i + 1);
  }
}

/* Skips "	.visible .entry name(" or "	.func  (.param .b32 func_retval0) name(", up to the
 * body; false if there is none, as in a declaration. */
static bool reach_body(struct reader *it) {
  it->at += strcspn(it->at, "{;");
  bool defined = *it->at == '{';
  it->at += *it->at != 0;
  return defined;
}

static bool begins_function(const char *line) {
  size_t length = strcspn(line, "\n");
  for (const char *at = line; at < line + length && !begins_with(at, "//"); at++)
    if (begins_with(at, ".entry ") || begins_with(at, ".func ") || begins_with(at, ".func\t"))
      return true;
  return false;
}

/* Reads ".reqntid 32, 4" between a function's name and its body. */
static void read_shape(const char *from, const char *body, struct ptx_function *out) {
  static const char word[] = ".reqntid";
  const char *at = memmem(from, (size_t)(body - from), word, strlen(word));
  uint32_t threads[3] = {0, 1, 1};
  at = at ? at + strlen(word) : body;
  for (unsigned i = 0; i < 3 && at < body; i++) {
    char *end;
    threads[i] = (uint32_t)strtoul(at, &end, 10);
    end += strspn(end, " ");
    at = *end == ',' ? end + 1 : body;
  }
  if (threads[0])
    memcpy(out->threads, threads, sizeof threads);
}

/* Tests of bits. */

static bool is_zero(const struct ptx_function *function, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(function, operand);
  if (from && from->count == 2 && unbank_ptx_is(from, "mov"))
    operand = &from->operands[1];
  return operand->kind == PTX_NUMBER && !operand->number;
}

/* The `and` or `or` whose result an operand holds, or NULL. */
static const struct ptx_instruction *bits_in(const struct ptx_function *function,
                                             const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(function, operand);
  while (from && from->count == 2 && unbank_ptx_is(from, "mov") && !from->vector)
    from = unbank_ptx_definition(function, &from->operands[1]);
  bool is_short = from && (unbank_ptx_has(from, "b32") || unbank_ptx_has(from, "b16"));
  return is_short && from->count == 3 && PTX_IS_ANY(from, "and", "or") && !from->is_guarded ? from
                                                                                            : NULL;
}

/* The `and` or `or` that a comparison tests, or NULL. */
static const struct ptx_instruction *tested_by(const struct ptx_function *function,
                                               const struct ptx_instruction *by) {
  bool is_test = by->count == 3 && unbank_ptx_is(by, "setp") && !strstr(by->opcode, ".f") &&
                 (unbank_ptx_has(by, "eq") || unbank_ptx_has(by, "ne"));
  for (unsigned k = 1; is_test && k < 3; k++)
    if (is_zero(function, &by->operands[3 - k]))
      return bits_in(function, &by->operands[k]);
  return NULL;
}

static uint64_t hash_of_operand(const struct ptx_operand *operand) {
  return hash_mix((uint64_t)operand->kind << 32 | operand->reg, (uint64_t)operand->number);
}

/* A key for the result of an `and` or `or`, the same for both orders of the operands. */
static const void *key_of(const struct ptx_instruction *bits) {
  uint64_t sum = hash_of_operand(&bits->operands[1]) + hash_of_operand(&bits->operands[2]);
  return (const void *)(uintptr_t)(hash_mix(sum, unbank_ptx_is(bits, "or")) | 1);
}

/* Finds the instructions whose results are tested. Equal instructions count as one. */
static void find_tests(struct ptx_function *function, struct arena *arena) {
  struct map tested = map_new(arena);
  function->tests = ARENA_ARRAY(arena, uint8_t, function->registers + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      const struct ptx_instruction *bits = tested_by(function, &function->instructions.items[i]);
      if (!bits)
        continue;
      uint32_t at = (uint32_t)(bits - function->instructions.items);
      uint32_t how =
          at >= function->blocks.items[b].first && at < i ? PTX_TESTED : PTX_TESTED_ELSEWHERE;
      map_put(&tested, key_of(bits), larger(how, map_or(&tested, key_of(bits), PTX_UNTESTED)));
    }
  PTX_EACH(bits, function) {
    uint32_t how;
    if (bits->count == 3 && PTX_IS_ANY(bits, "and", "or") && map_get(&tested, key_of(bits), &how))
      function->tests[bits->operands[0].reg] = (uint8_t)how;
  }
}

void unbank_ptx_read(const char *text, struct arena *arena, struct ptx *out) {
  struct reader it = {.at = text, .end = text + strlen(text), .arena = arena};
  *out = (struct ptx){0};
  while (*it.at) {
    if (!begins_function(it.at)) {
      skip_line(&it);
      continue;
    }
    const char *header = it.at;
    if (!reach_body(&it))
      continue;
    struct ptx_function function = {0};
    read_shape(header, it.at, &function);
    function.is_entry = memmem(header, (size_t)(it.at - header), ".entry ", 7);
    function.is_given = !function.is_entry;
    it.function = &function;
    it.registers = (struct names){0};
    it.scopes = (struct scopes){0};
    it.table_names = (struct names){0};
    it.tables.count = 0;
    it.line = 0;
    read_body(&it);
    function.registers = (uint32_t)it.registers.count;
    find_definitions(&function, arena);
    find_successors(&it);
    unbank_ptx_rename(&function, arena);
    find_definitions(&function, arena); /* again, since registers have been renamed */
    take_minuends(&function);
    count_reads(&function, arena);
    find_tests(&function, arena);
    *ARENA_PUSH(arena, &out->functions) = function;
  }
}

const struct ptx_instruction *unbank_ptx_definition(const struct ptx_function *function,
                                                    const struct ptx_operand *operand) {
  if (operand->kind != PTX_REGISTER || function->is_written_often[operand->reg] ||
      !function->first_def[operand->reg])
    return NULL;
  return &function->instructions.items[function->first_def[operand->reg] - 1];
}

const struct ptx_instruction *unbank_ptx_comparison(const struct ptx_function *function,
                                                    uint32_t predicate) {
  const struct ptx_operand condition = {.kind = PTX_REGISTER, .reg = predicate};
  const struct ptx_instruction *from = unbank_ptx_definition(function, &condition);
  return from && from->count == 3 && unbank_ptx_is(from, "setp") ? from : NULL;
}

const struct ptx_instruction *unbank_ptx_last(const struct ptx_function *function, uint32_t block) {
  const struct ptx_block *at = &function->blocks.items[block];
  return at->end > at->first ? &function->instructions.items[at->end - 1] : NULL;
}

uint32_t unbank_ptx_block_of(const struct ptx_function *function, uint32_t instruction) {
  uint32_t low = 0, high = (uint32_t)function->blocks.count;
  while (low + 1 < high) {
    uint32_t middle = low + (high - low) / 2;
    if (function->blocks.items[middle].first <= instruction)
      low = middle;
    else
      high = middle;
  }
  return low;
}

struct graph unbank_ptx_graph(const struct ptx_function *function, struct arena *arena) {
  const uint32_t count = (uint32_t)function->blocks.count;
  uint32_t edge_count = 0;
  for (uint32_t b = 0; b < count; b++)
    edge_count += function->blocks.items[b].successor_count;
  struct graph out = graph_new(arena, count, edge_count);
  for (uint32_t b = 0, edges = 0; b < count; b++) {
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++)
      out.to[edges++] = function->blocks.items[b].successors[s];
    out.first[b + 1] = edges;
  }
  return out;
}

struct ptx_predecessors unbank_ptx_predecessors(const struct ptx_function *function,
                                                struct arena *arena) {
  const struct graph graph = unbank_ptx_graph(function, arena),
                     into = graph_reversed(&graph, arena);
  return (struct ptx_predecessors){into.first, into.to};
}
