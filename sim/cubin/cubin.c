/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading a cubin: an ELF file in which each function is a symbol in a section .text.KERNEL. An
 * instruction of sm_70 and later takes 16 bytes:
 *
 *     bits 0-11    opcode; its form (registers, immediate, uniform registers) is part of it
 *     bits 12-15   guard: a predicate, and whether it is negated; 15 is "never"
 *     bits 24-31   address register
 *     bits 40-63   offset, signed
 *     bits 73-75   width
 *
 * as seen in what ptxas 13.0 makes of one PTX instruction each.
 */
#include "sim/cubin/cubin.h"

#include <fcntl.h>
#include <gelf.h>
#include <unistd.h>

#include "sim/cubin/lines.h"

enum { MACHINE_CUDA = 190, INSTRUCTION_BYTES = 16, GUARD_NEVER = 15, GUARD_ALWAYS = 7 };
enum { UNIFORM_ATOMIC = 0x98c, VOTE = 0x806, UNIFORM_VOTE = 0x886 };

/* How an opcode's width field is read. */
enum width { WIDTH_ACCESS, WIDTH_ATOMIC, WIDTH_MATRIX, WIDTH_NONE };

static const struct {
  uint16_t opcode;
  enum unbank_op op;
  enum width width;
  bool generic;
} rows[] = {
    {0x984, UNBANK_OP_LD, WIDTH_ACCESS, false},            /* LDS */
    {0x388, UNBANK_OP_ST, WIDTH_ACCESS, false},            /* STS */
    {0x988, UNBANK_OP_ST, WIDTH_ACCESS, false},            /* STS, uniform address */
    {0x980, UNBANK_OP_LD, WIDTH_ACCESS, true},             /* LD */
    {0x385, UNBANK_OP_ST, WIDTH_ACCESS, true},             /* ST */
    {0x985, UNBANK_OP_ST, WIDTH_ACCESS, true},             /* ST, uniform address */
    {0x38c, UNBANK_OP_ATOM, WIDTH_ATOMIC, false},          /* ATOMS */
    {UNIFORM_ATOMIC, UNBANK_OP_ATOM, WIDTH_ATOMIC, false}, /* ATOMS, uniform address */
    {0xf8c, UNBANK_OP_ATOM, WIDTH_ATOMIC, false},          /* ATOMS.POPC.INC */
    {0x38d, UNBANK_OP_CAS, WIDTH_ATOMIC, false},           /* ATOMS.CAS */
    {0x98d, UNBANK_OP_CAS, WIDTH_ATOMIC, false},           /* ATOMS.CAS, uniform address */
    {0x38a, UNBANK_OP_ATOM, WIDTH_NONE, true},             /* ATOM */
    {0x98a, UNBANK_OP_ATOM, WIDTH_NONE, true},             /* ATOM, uniform address */
    {0x38b, UNBANK_OP_CAS, WIDTH_NONE, true},              /* ATOM.CAS */
    {0x83b, UNBANK_OP_LDMATRIX, WIDTH_MATRIX, false},      /* LDSM */
    {0x844, UNBANK_OP_STMATRIX, WIDTH_MATRIX, false},      /* STSM */
    {0xfae, UNBANK_OP_CPASYNC, WIDTH_ACCESS, false},       /* LDGSTS */
};

static uint32_t width_of(enum width width, uint64_t high) {
  static const uint8_t access[] = {1, 1, 2, 2, 4, 8, 16, 0};
  unsigned field = high >> 9 & 7;
  switch (width) {
  case WIDTH_ACCESS:
    return access[field];
  case WIDTH_ATOMIC:
    return field == 2 ? 8 : 4;
  case WIDTH_MATRIX:
    return 16; /* a row */
  case WIDTH_NONE:
    break;
  }
  return 0;
}

static uint64_t read_word(const uint8_t *bytes) {
  uint64_t word = 0;
  for (unsigned i = 0; i < 8; i++)
    word |= (uint64_t)bytes[i] << 8 * i;
  return word;
}

/* Whether the instruction may access shared memory, and how. */
static bool decode(const uint8_t *bytes, struct instruction *out) {
  uint64_t low = read_word(bytes), high = read_word(bytes + 8);
  if ((low >> 12 & 15) == GUARD_NEVER)
    return false;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (rows[i].opcode != (low & 0xfff))
      continue;
    *out = (struct instruction){.op = rows[i].op,
                                .bytes = width_of(rows[i].width, high),
                                .generic = rows[i].generic,
                                .elected = rows[i].opcode == UNIFORM_ATOMIC,
                                .base = (uint8_t)(low >> 24),
                                .offset = (int32_t)(low >> 32) >> 8};
    return true;
  }
  return false;
}

/* ptxas may let one lane execute an atomic for all lanes with the same address: a vote finds these
 * lanes, and a guard selects one of them. All of these instructions have the same line. */
static bool is_vote(const uint8_t *bytes) {
  uint64_t opcode = read_word(bytes) & 0xfff;
  return opcode == VOTE || opcode == UNIFORM_VOTE;
}

static bool is_guarded_atomic(const uint8_t *bytes, const struct instruction *instruction) {
  return instruction->op == UNBANK_OP_ATOM && (read_word(bytes) >> 12 & 15) != GUARD_ALWAYS;
}

/* ELF. */

struct file {
  Elf *elf;
  size_t names; /* the section of section names */
  Elf_Data *symbols;
  size_t symbol_names;
  struct line_rows source, ptx;
  struct arena *arena;
};

static const char *section_name(const struct file *file, const GElf_Shdr *header) {
  const char *name = elf_strptr(file->elf, file->names, header->sh_name);
  return name ? name : "";
}

/* The first section of that name, or NULL. */
static Elf_Scn *find_section(const struct file *file, const char *name) {
  GElf_Shdr header;
  for (Elf_Scn *it = elf_nextscn(file->elf, NULL); it; it = elf_nextscn(file->elf, it))
    if (gelf_getshdr(it, &header) && !strcmp(section_name(file, &header), name))
      return it;
  return NULL;
}

static void add_relocation(const struct file *file, uint64_t at, size_t symbol_number,
                           uint64_t addend, struct line_relocations *out) {
  GElf_Sym symbol;
  if (file->symbols && gelf_getsym(file->symbols, (int)symbol_number, &symbol))
    *ARENA_PUSH(file->arena, out) =
        (struct line_relocation){at, symbol.st_shndx, symbol.st_value + addend};
}

static void read_relocations(const struct file *file, const char *section,
                             struct line_relocations *out) {
  Elf_Scn *with = find_section(file, arena_printf(file->arena, ".rela%s", section));
  Elf_Scn *without = find_section(file, arena_printf(file->arena, ".rel%s", section));
  Elf_Data *data = with ? elf_getdata(with, NULL) : NULL;
  GElf_Rela rela;
  for (int i = 0; data && gelf_getrela(data, i, &rela); i++)
    add_relocation(file, rela.r_offset, GELF_R_SYM(rela.r_info), (uint64_t)rela.r_addend, out);
  data = without ? elf_getdata(without, NULL) : NULL;
  GElf_Rel rel;
  for (int i = 0; data && gelf_getrel(data, i, &rel); i++)
    add_relocation(file, rel.r_offset, GELF_R_SYM(rel.r_info), 0, out);
}

static void read_lines(const struct file *file, const char *name, struct line_rows *out) {
  Elf_Scn *section = find_section(file, name);
  Elf_Data *data = section ? elf_rawdata(section, NULL) : NULL;
  struct line_relocations relocations = {0};
  if (!data || !data->d_buf)
    return;
  read_relocations(file, name, &relocations);
  lines_read(out, data->d_buf, data->d_size, &relocations, file->arena);
}

/* The text's lines end with zeros. */
static void read_ptx(const struct file *file, struct cubin *cubin) {
  Elf_Scn *section = find_section(file, ".nv_debug_ptx_txt");
  Elf_Data *data = section ? elf_rawdata(section, NULL) : NULL;
  const char *text = data ? data->d_buf : NULL;
  for (size_t at = 0; text && at < data->d_size;) {
    size_t length = strnlen(text + at, data->d_size - at);
    *ARENA_PUSH(file->arena, &cubin->ptx) =
        arena_printf(file->arena, "%.*s", (int)length, text + at);
    at += length + 1;
  }
}

static void read_symbols(struct file *file) {
  Elf_Scn *section = find_section(file, ".symtab");
  GElf_Shdr header;
  if (!section || !gelf_getshdr(section, &header))
    return;
  file->symbols = elf_getdata(section, NULL);
  file->symbol_names = header.sh_link;
}

static void read_function(const struct file *file, const GElf_Sym *symbol,
                          struct cubin_function *out) {
  Elf_Scn *section = elf_getscn(file->elf, symbol->st_shndx);
  Elf_Data *code = section ? elf_rawdata(section, NULL) : NULL;
  if (!code || !code->d_buf || symbol->st_value > code->d_size)
    return;
  uint64_t left = code->d_size - symbol->st_value;
  uint64_t end = symbol->st_value + (symbol->st_size < left ? symbol->st_size : left);
  const struct line_row *voted = NULL;
  bool votes = false;
  for (uint64_t at = symbol->st_value; at + INSTRUCTION_BYTES <= end; at += INSTRUCTION_BYTES) {
    const uint8_t *bytes = (const uint8_t *)code->d_buf + at;
    const struct line_row *ptx = lines_find(&file->ptx, symbol->st_shndx, at);
    if (is_vote(bytes)) {
      voted = ptx;
      votes = true;
    }
    struct instruction instruction;
    if (!decode(bytes, &instruction))
      continue;
    const struct line_row *source = lines_find(&file->source, symbol->st_shndx, at);
    instruction.file = source ? source->file : NULL;
    instruction.line = source ? source->line : 0;
    instruction.ptx = ptx ? ptx->line : 0;
    instruction.elected |= votes && is_guarded_atomic(bytes, &instruction) &&
                           (voted ? voted->line : 0) == instruction.ptx;
    *ARENA_PUSH(file->arena, out) = instruction;
  }
}

static void read_functions(const struct file *file, struct cubin *cubin) {
  GElf_Sym symbol;
  for (int i = 0; file->symbols && gelf_getsym(file->symbols, i, &symbol); i++) {
    const char *name = elf_strptr(file->elf, file->symbol_names, symbol.st_name);
    if (GELF_ST_TYPE(symbol.st_info) != STT_FUNC || !name || symbol.st_shndx == SHN_UNDEF)
      continue;
    struct cubin_function *function = ARENA_PUSH(file->arena, &cubin->functions);
    function->name = arena_strdup(file->arena, name);
    read_function(file, &symbol, function);
  }
}

static struct outcome read_elf(struct file *file, const char *path, struct cubin *cubin) {
  GElf_Ehdr header;
  if (!file->elf || elf_kind(file->elf) != ELF_K_ELF || !gelf_getehdr(file->elf, &header) ||
      header.e_machine != MACHINE_CUDA || elf_getshdrstrndx(file->elf, &file->names))
    return (struct outcome){
        RUN_UNUSABLE, unbank_error("%s is no cubin: give the file that ptxas -o writes", path)};
  read_symbols(file);
  read_lines(file, ".debug_line", &file->source);
  read_lines(file, ".nv_debug_line_sass", &file->ptx);
  read_ptx(file, cubin);
  read_functions(file, cubin);
  return outcome_well();
}

struct outcome cubin_read(struct cubin *cubin, const char *path, struct arena *arena) {
  *cubin = (struct cubin){0};
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return (struct outcome){RUN_UNUSABLE, unbank_error("%s: cannot be read", path)};
  elf_version(EV_CURRENT);
  struct file file = {.elf = elf_begin(descriptor, ELF_C_READ, NULL), .arena = arena};
  struct outcome outcome = read_elf(&file, path, cubin);
  elf_end(file.elf);
  close(descriptor);
  return outcome;
}

const struct cubin_function *cubin_find(const struct cubin *cubin, const char *name) {
  for (size_t i = 0; i < cubin->functions.count; i++)
    if (!strcmp(cubin->functions.items[i].name, name))
      return &cubin->functions.items[i];
  return NULL;
}
