/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "assembly/effects.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/words.h"

/* Families of instructions, by the opcode's first word. */

enum family {
  ARITHMETIC, /* the result depends on the operands alone */
  REGISTERS,  /* also memory that is not shared, barriers, and jumps */
  BY_SPACE,   /* shared memory if its state space says so. Without a space the address is generic,
                 which is shared only if the address of an array was passed on before */
  BY_GROUP,   /* shared memory, except for the instructions that wait for earlier ones */
  CALLS,
  UNKNOWN,
};

/* Each name is between two blanks. */
static const char *const families[] = {
    [ARITHMETIC] =
        " .reg abs add and bfe bfi bfind bmsk brev clz cnot copysign cos cvt div dp2a dp4a "
        "ex2 fma fns lg2 lop3 mad mad24 max min mov mul mul24 neg not or popc prmt rcp rem "
        "rsqrt sad selp set setp shf shl shr sin slct sqrt sub szext tanh testp vabsdiff "
        "vabsdiff2 vabsdiff4 vadd vadd2 vadd4 vavrg2 vavrg4 vmad vmax vmax2 vmax4 vmin "
        "vmin2 vmin4 vset vset2 vset4 vshl vshr vsub vsub2 vsub4 xor ",
    [REGISTERS] =
        " .const .local .param .pragma activemask addc bar barrier bra brkpt createpolicy "
        "cvta elect exit fence getctarank griddepcontrol isspacep istypep madc mapa match "
        "membar mma movmatrix nanosleep pmevent redux ret setmaxnreg shfl subc suld suq "
        "sured sust tex tld4 trap txq vote ",
    [BY_SPACE] = " applypriority atom discard ld ldu multimem prefetch prefetchu red st wmma ",
    [BY_GROUP] = " cp wgmma ",
    [CALLS] = " .extern .func .shared call ",
};
enum { FAMILY_NAME_MAX = 16 };

/* A name that begins with a dot is a directive, such as ".reg". */
static bool is_of_family(const char *opcode, size_t length, enum family family) {
  char name[FAMILY_NAME_MAX + 3];
  size_t own = 1;
  while (own < length && opcode[own] != '.')
    own++;
  if (own > FAMILY_NAME_MAX)
    return false;
  snprintf(name, sizeof name, " %.*s ", (int)own, opcode);
  return strstr(families[family], name) != NULL;
}

static enum family family_of(const char *opcode, size_t length) {
  enum family family = ARITHMETIC;
  while (family < UNKNOWN && !is_of_family(opcode, length, family))
    family++;
  return family;
}

static bool has_part(const char *opcode, size_t length, const char *part) {
  return memmem(opcode, length, part, strlen(part)) != NULL;
}

static bool only_waits(const char *opcode, size_t length) {
  return has_part(opcode, length, ".commit_group") || has_part(opcode, length, ".wait_group") ||
         has_part(opcode, length, ".wait_all") || has_part(opcode, length, "wgmma.fence");
}

/* Whether it makes a generic address from a shared one, which need not come from the address of an
 * array but may be any number. A plain `ld` by that address does not show that it is shared. */
static bool makes_address(const char *opcode) {
  static const char *const made[] = {"cvta.shared", "mapa.shared"};
  return BEGINS_WITH_ANY(opcode, made);
}

enum unbank_assembly unbank_read_opcode(const char *opcode, size_t length) {
  switch (family_of(opcode, length)) {
  case ARITHMETIC:
    return UNBANK_ASSEMBLY_HARMLESS;
  case REGISTERS:
    return makes_address(opcode) ? UNBANK_ASSEMBLY_ADDRESS : UNBANK_ASSEMBLY_HARMLESS;
  case BY_SPACE:
    return has_part(opcode, length, ".shared") ? UNBANK_ASSEMBLY_SHARED : UNBANK_ASSEMBLY_HARMLESS;
  case BY_GROUP:
    return only_waits(opcode, length) ? UNBANK_ASSEMBLY_HARMLESS : UNBANK_ASSEMBLY_SHARED;
  case CALLS:
    return UNBANK_ASSEMBLY_CALLS;
  case UNKNOWN:
    break;
  }
  return UNBANK_ASSEMBLY_SHARED;
}

/* The text. */

static bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.' || c == '%';
}

static size_t name_length(const char *at) {
  size_t length = 0;
  while (is_in_name(at[length]))
    length++;
  return length;
}

/* A malloc'd copy with blanks instead of comments, and letters instead of the number that LLVM puts
 * into a label; NULL if out of memory. */
static char *without_comments(const char *text) {
  static const char number[] = "${:uid}";
  char *out = strdup(text);
  for (char *at = out; at && (at = strstr(at, number));)
    memset(at, 'N', sizeof number - 1);
  for (char *at = out; at && *at;) {
    char *end = at + 1;
    if (!strncmp(at, "//", 2))
      end = at + strcspn(at, "\n");
    else if (!strncmp(at, "/*", 2))
      end = strstr(at + 2, "*/") ? strstr(at + 2, "*/") + 2 : at + strlen(at);
    if (end > at + 1)
      memset(at, ' ', (size_t)(end - at));
    at = end;
  }
  return out;
}

/* Skips blanks, braces, labels and the guard before an instruction. */
static const char *instruction_at(const char *text) {
  for (;;) {
    text += strspn(text, " \t\r\n{};");
    size_t length = name_length(text);
    const char *after = text + length + strspn(text + length, " \t\r\n");
    if (*text == '@') {
      text += 1 + strspn(text + 1, "! \t");
      text += name_length(text);
    } else if (length && *after == ':' && after[1] != ':') {
      text = after + 1;
    } else {
      return text;
    }
  }
}

/* Whether the opcode at a place begins with this word. */
static bool is_opcode(const char *at, const char *name) {
  size_t length = strlen(name);
  return !strncmp(at, name, length) && (at[length] == '.' || !is_in_name(at[length]));
}

bool unbank_assembly_ends(const char *text) {
  char *copy = without_comments(text);
  bool ends = !copy;
  for (const char *at = copy; at && *(at = instruction_at(at)); at += strcspn(at, ";"))
    ends |= is_opcode(at, "exit") || is_opcode(at, "ret");
  free(copy);
  return ends;
}

bool unbank_assembly_computes(const char *text) {
  char *copy = without_comments(text);
  bool computes = copy && !strchr(copy, '%'); /* as the names of special registers have */
  for (const char *at = copy; computes && *(at = instruction_at(at)); at += strcspn(at, ";"))
    computes = family_of(at, strcspn(at, " \t\r\n;")) == ARITHMETIC;
  free(copy);
  return computes;
}

enum unbank_assembly unbank_read_assembly(const char *text) {
  char *copy = without_comments(text);
  enum unbank_assembly worst = copy ? UNBANK_ASSEMBLY_HARMLESS : UNBANK_ASSEMBLY_CALLS;
  bool accesses = false;
  for (const char *at = copy; at && *(at = instruction_at(at)); at += strcspn(at, ";")) {
    const size_t length = strcspn(at, " \t\r\n;");
    enum unbank_assembly one = unbank_read_opcode(at, length);
    worst = one > worst ? one : worst;
    accesses |= family_of(at, length) == BY_SPACE;
  }
  free(copy);
  /* It may access memory by the address that it makes, or store the address. */
  return worst == UNBANK_ASSEMBLY_ADDRESS && accesses ? UNBANK_ASSEMBLY_SHARED : worst;
}

void unbank_each_name(const char *text, void (*visit)(const char *name, void *context),
                      void *context) {
  char *copy = without_comments(text);
  for (char *at = copy; at && *at;) {
    size_t length = name_length(at);
    char end = at[length];
    at[length] = '\0';
    if (length && !strchr("%.$0123456789", *at))
      visit(at, context);
    at[length] = end;
    at += length ? length : 1;
  }
  free(copy);
}
