/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "assembly/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "support/blanks.h"
#include "support/words.h"

struct reader {
  const char *at, *end;
  struct asm_text *text;
  struct arena *arena;
};

static bool take(struct reader *it, char wanted) {
  it->at = skip_blanks(it->at, it->end);
  if (it->at == it->end || *it->at != wanted)
    return false;
  it->at++;
  return true;
}

static bool is_name_char(char c) { return isalnum((unsigned char)c) || (c && strchr("_$%.:", c)); }

/* The number of a copy of the text, by which LLVM tells labels of several apart. */
static const char copy_number[] = "${:uid}";

static size_t name_part(const struct reader *it) {
  const size_t whole = sizeof copy_number - 1;
  if ((size_t)(it->end - it->at) >= whole && !memcmp(it->at, copy_number, whole))
    return whole;
  return it->at < it->end && is_name_char(*it->at);
}

/* Reads a word with its dots; NULL if there is none. ${N:x} becomes $N. */
static const char *read_name(struct reader *it) {
  it->at = skip_blanks(it->at, it->end);
  const char *from = it->at;
  if (it->end - from > 2 && from[0] == '$' && from[1] == '{' && from[2] != ':') {
    const char *digits = from + 2;
    int length = 0;
    while (digits + length < it->end && isdigit((unsigned char)digits[length]))
      length++;
    while (it->at < it->end && *it->at != '}')
      it->at++;
    it->at += it->at < it->end;
    return arena_printf(it->arena, "$%.*s", length, digits);
  }
  for (size_t part; (part = name_part(it)) > 0;)
    it->at += part;
  return it->at > from ? arena_printf(it->arena, "%.*s", (int)(it->at - from), from) : NULL;
}

/* Numbers. */

static bool read_number(const char *word, bool negative, struct asm_operand *out) {
  char *end;
  float narrow;
  double wide;
  if (word[0] == '0' && (word[1] == 'f' || word[1] == 'F') && strlen(word) == 10) {
    uint32_t bits = (uint32_t)strtoul(word + 2, &end, 16);
    memcpy(&narrow, &bits, sizeof narrow);
    wide = (double)narrow;
  } else if (word[0] == '0' && (word[1] == 'd' || word[1] == 'D') && strlen(word) == 18) {
    uint64_t bits = strtoull(word + 2, &end, 16);
    memcpy(&wide, &bits, sizeof wide);
  } else if (strchr(word, '.')) {
    wide = strtod(word, &end);
  } else {
    out->kind = OPERAND_INTEGER;
    out->number = strtoull(word, &end, 0);
    out->number = negative ? -out->number : out->number;
    return !*end || !strcmp(end, "U");
  }
  wide = negative ? -wide : wide;
  out->kind = OPERAND_FLOAT;
  memcpy(&out->number, &wide, sizeof wide);
  return !*end;
}

/* Operands. */

static bool read_operand(struct reader *it, struct asm_operand *out);

static bool read_parts(struct reader *it, struct asm_operand *out, char closing) {
  out->parts = ARENA_ARRAY(it->arena, struct asm_operand, ASM_PARTS);
  do {
    if (out->part_count == ASM_PARTS || !read_operand(it, &out->parts[out->part_count++]))
      return false;
  } while (take(it, ','));
  return take(it, closing);
}

static bool read_address(struct reader *it, struct asm_operand *out) {
  out->kind = OPERAND_ADDRESS;
  out->parts = ARENA_ARRAY(it->arena, struct asm_operand, ASM_PARTS);
  out->part_count = 1;
  if (!read_operand(it, &out->parts[0]))
    return false;
  bool minus = false;
  if (take(it, '+') || (minus = take(it, '-'))) {
    struct asm_operand offset = {.kind = OPERAND_NAME};
    bool negative = take(it, '-') != minus;
    const char *word = read_name(it);
    if (!word)
      return false;
    /* The offset may be an operand of the asm statement. */
    if (isdigit((unsigned char)*word) && read_number(word, negative, &offset)) {
      out->number = offset.number;
    } else {
      out->parts[1] = (struct asm_operand){.kind = OPERAND_NAME, .name = word};
      out->part_count = negative ? 0 : 2;
    }
  }
  return out->part_count && take(it, ']');
}

static bool read_single(struct reader *it, struct asm_operand *out) {
  if (take(it, '{')) {
    out->kind = OPERAND_VECTOR;
    return read_parts(it, out, '}');
  }
  if (take(it, '[')) {
    out->at = it->at - 1;
    const bool is_read = read_address(it, out);
    out->length = (size_t)(it->at - out->at);
    return is_read;
  }
  bool negative = take(it, '-');
  const char *word = read_name(it);
  if (!word)
    return false;
  if (isdigit((unsigned char)*word))
    return read_number(word, negative, out);
  out->kind = OPERAND_NAME;
  out->name = word;
  return !negative;
}

static bool read_operand(struct reader *it, struct asm_operand *out) {
  *out = (struct asm_operand){.negated = take(it, '!')};
  if (!read_single(it, out))
    return false;
  if (!take(it, '|'))
    return true;
  struct asm_operand first = *out;
  *out = (struct asm_operand){.kind = OPERAND_PAIR, .part_count = 2};
  out->parts = ARENA_ARRAY(it->arena, struct asm_operand, ASM_PARTS);
  out->parts[0] = first;
  return read_single(it, &out->parts[1]);
}

/* Statements. */

static void declare(struct reader *it, const char *name, const char *type) {
  *ARENA_PUSH(it->arena, &it->text->registers) = (struct asm_register){name, type};
}

/* Reads "name, name<count>;". */
static bool read_registers(struct reader *it, const char *type) {
  do {
    const char *name = read_name(it);
    if (!name)
      return false;
    if (!take(it, '<')) {
      declare(it, name, type);
      continue;
    }
    const char *count = read_name(it);
    unsigned long number = count ? strtoul(count, NULL, 10) : 0;
    if (!number || number > 1024 || !take(it, '>'))
      return false;
    for (unsigned long i = 0; i < number; i++)
      declare(it, arena_printf(it->arena, "%s%lu", name, i), type);
  } while (take(it, ','));
  return take(it, ';');
}

static bool split_words(struct reader *it, const char *name, struct asm_instruction *out) {
  while (*name) {
    size_t length = strcspn(name, ".");
    if (out->word_count == ASM_WORDS || !length)
      return false;
    out->words[out->word_count++] = arena_printf(it->arena, "%.*s", (int)length, name);
    name += length + (name[length] == '.');
  }
  return out->word_count > 0;
}

/* Reads an opcode, before whose dots blanks may be. */
static const char *read_opcode(struct reader *it) {
  const char *name = read_name(it);
  for (; name; name = arena_printf(it->arena, "%s%s", name, read_name(it))) {
    it->at = skip_blanks(it->at, it->end);
    if (it->at == it->end || *it->at != '.')
      break;
  }
  return name;
}

/* Takes the colon behind the name of a label, which may be read as part of the name. NULL if there
 * is none. */
static const char *label_of(struct reader *it, const char *name) {
  const size_t length = name ? strlen(name) : 0;
  if (length > 1 && name[length - 1] == ':' && name[length - 2] != ':')
    return arena_printf(it->arena, "%.*s", (int)length - 1, name);
  return name && take(it, ':') ? name : NULL;
}

/* Reads an instruction, or a label. */
static bool read_instruction(struct reader *it) {
  struct asm_instruction inst = {.guard = NULL};
  if (take(it, '@')) {
    inst.guard_negated = take(it, '!');
    inst.guard = read_name(it);
    if (!inst.guard)
      return false;
  }
  const char *name = read_opcode(it), *label = inst.guard ? NULL : label_of(it, name);
  if (label) {
    *ARENA_PUSH(it->arena, &it->text->labels) =
        (struct asm_label){label, it->text->instructions.count};
    return true;
  }
  if (!name || !split_words(it, name, &inst))
    return false;
  if (!take(it, ';')) {
    do {
      if (inst.operand_count == ASM_OPERANDS ||
          !read_operand(it, &inst.operands[inst.operand_count++]))
        return false;
    } while (take(it, ','));
    it->at = skip_blanks(it->at, it->end);
    if (it->at < it->end && !take(it, ';') && *it->at != '}') /* the last ';' may be missing */
      return false;
  }
  *ARENA_PUSH(it->arena, &it->text->instructions) = inst;
  return true;
}

/* Skips what is left up to a character, and the character; all of it if there is none. */
static bool skip_past(struct reader *it, char end) {
  const char *found = memchr(it->at, end, (size_t)(it->end - it->at));
  it->at = found ? found + 1 : it->end;
  return true;
}

static bool read_statement(struct reader *it) {
  if (take(it, '{') || take(it, '}') || take(it, ';'))
    return true;
  it->at = skip_blanks(it->at, it->end);
  if (it->at == it->end)
    return true;
  if (*it->at != '.')
    return read_instruction(it);
  const char *word = read_name(it);
  if (word && !strcmp(word, ".pragma"))
    return skip_past(it, ';');
  if (word && !strcmp(word, ".loc"))
    return skip_past(it, '\n');
  if (!word || strncmp(word, ".reg", 4))
    return false;
  const char *type = word[4] == '.' ? word + 5 : take(it, '.') ? read_name(it) : NULL;
  return type && read_registers(it, type);
}

bool unbank_read_text(struct asm_text *text, const char *source, size_t length,
                      struct arena *arena) {
  struct reader it = {source, source + length, text, arena};
  *text = (struct asm_text){{NULL, 0, 0}, {NULL, 0, 0}, {NULL, 0, 0}};
  while (it.at < it.end)
    if (!read_statement(&it))
      return false;
  return true;
}

bool unbank_asm_has(const struct asm_instruction *inst, const char *word) {
  return inst->word_count && is_one_of(word, inst->words + 1, inst->word_count - 1);
}
